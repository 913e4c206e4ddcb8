//! What the practice board shows.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::tray;
use super::{Msg, Practice};
use crate::app::learn::editor::{Tool, squares_of};
use crate::app::learn::sight::Sight;
use crate::app::page::announcer::announcer;
use crate::app::page::browser::with_language;
use crate::app::page::learn::loose_board::LooseBoard;
use crate::app::scene::{Mark, Scene};
use crate::app::sentences::squares;
use crate::app::texts::Texts;
use crate::rules::{Bitboard, Color, Square, Wing};

impl Practice {
    /// The practice board as it stands.
    pub(super) fn draw(&self, ctx: &Context<Practice>) -> Html {
        let (texts, link) = (&ctx.props().texts, ctx.link());
        let sight = self.sight();
        let placement = self.editor.setup().placement;
        let fault = self.fault_words();
        let matter = self.editor.fault().filter(|_| fault.is_some());
        let matter = matter.map_or(Bitboard::EMPTY, |fault| squares_of(&fault));
        let scene = sight.as_ref().map_or(Scene::default(), Sight::scene);
        let scene = scene.with(Mark::Reason, matter);
        let movable = match self.tool {
            Tool::Move => placement.occupied(),
            Tool::Put(_) | Tool::Remove => Bitboard::EMPTY,
        };
        html! {
            <main class="learn at-board practice">
                { ctx.props().head.clone() }
                <LooseBoard position={self.editor.position()} fen={self.editor.fen()} {placement} {scene}
                    lines={sight.as_ref().map_or(Vec::new(), Sight::lines)} near={self.near} {movable}
                    texts={texts.clone()} layer={self.layer.clone()}
                    on_done={link.callback(|(done, _)| Msg::Done(done))}
                    on_key={link.callback(|(square, key)| Msg::Key(square, key))} />
                <div class="beside">
                    <h2 class="unseen">{ texts.plain("practice") }</h2>
                    { tray::view(self.tool, self.carried.is_some(), texts, link) }
                    if let Some(fault) = fault {
                        <p class="fault" data-note="setup" data-squares={(matter.any()).then(|| squares(matter))}>
                            { texts.say(&fault) }
                        </p>
                    }
                    { self.seen_words(sight.as_ref(), texts) }
                    { self.settings(ctx) }
                </div>
                { announcer(self.announced.0, &self.announced.1) }
            </main>
        }
    }

    /// What is seen of the piece that is looked at, or what a tap does.
    fn seen_words(&self, sight: Option<&Sight>, texts: &Texts) -> Html {
        let placement = &self.editor.setup().placement;
        match sight {
            Some(sight) => {
                let said = sight.words(placement);
                let said = said.iter().map(|it| html! { <li>{ texts.say(it) }</li> });
                html! { <ul class="sight" data-note="sight">{ for said }</ul> }
            }
            None => {
                let hint = match self.tool {
                    Tool::Move => "sight-hint",
                    Tool::Put(_) => "practice-put-hint",
                    Tool::Remove => "practice-remove-hint",
                };
                html! { <p class="about" data-note="sight">{ texts.plain(hint) }</p> }
            }
        }
    }

    /// All but the pieces: who has the move, who may castle, ready set-ups, the FEN, the ways on.
    fn settings(&self, ctx: &Context<Practice>) -> Html {
        let (texts, link) = (&ctx.props().texts, ctx.link());
        let doing = |action: &'static str, key: &'static str, act: fn() -> Msg| {
            html! {
                <button type="button" data-action={action} onclick={link.callback(move |_| act())}>
                    { texts.plain(key) }
                </button>
            }
        };
        let turn = |color: Color, key: &'static str| {
            html! {
                <label>
                    <input type="radio" name="turn" value={color.to_string()} checked={self.editor.setup().turn == color}
                        onchange={link.callback(move |_| Msg::Turn(color))} />
                    { texts.plain(key) }
                </label>
            }
        };
        let playable = self.editor.position().is_some();
        let play = |other: &str| {
            let fen = self.editor.fen().replace(' ', "_");
            with_language(&["#/play?table=learn", other, "&fen=", &fen].concat())
        };
        // Whoever has the move makes it; the computer has the other side.
        let side = self.editor.setup().turn.to_string();
        let computer = play(&["&opponent=2&side=", &side].concat());
        html! {
            <>
                <p class="offers">
                    if playable {
                        <a class="main" href={play("")} data-action="play-from-here">{ texts.plain("practice-play") }</a>
                        <a href={computer} data-action="play-computer">{ texts.plain("practice-computer") }</a>
                    }
                    { doing("start-position", "practice-start", || Msg::Start) }
                    { doing("clear", "practice-clear", || Msg::Clear) }
                    { doing("flip", "flip", || Msg::Flip) }
                </p>
                { tray::alone(self.near, texts, link) }
                <fieldset class="turns">
                    <legend>{ texts.plain("practice-turn") }</legend>
                    <div class="row">
                        { turn(Color::White, "practice-white") }
                        { turn(Color::Black, "practice-black") }
                    </div>
                </fieldset>
                { self.castling(ctx) }
                { self.passed(ctx) }
                { self.fen_field(ctx) }
            </>
        }
    }

    /// Who may still castle (CASTLE-2). Where king or rook is not in place, it is not asked.
    fn castling(&self, ctx: &Context<Practice>) -> Html {
        let (texts, link) = (&ctx.props().texts, ctx.link());
        let right = |color: Color, wing: Wing, value: &'static str, key: &'static str| {
            let onchange = link.callback(move |event: Event| {
                let field = event.target_dyn_into::<HtmlInputElement>();
                Msg::Castling(color, wing, field.is_some_and(|field| field.checked()))
            });
            html! {
                <label>
                    <input type="checkbox" name="castling" {value} checked={self.editor.may_castle(color, wing)}
                        disabled={!self.editor.could_castle(color, wing)} {onchange} />
                    { texts.plain(key) }
                </label>
            }
        };
        html! {
            <fieldset class="rights">
                <legend>{ texts.plain("practice-castling") }</legend>
                <div class="row">
                    { right(Color::White, Wing::Short, "K", "practice-white-short") }
                    { right(Color::White, Wing::Long, "Q", "practice-white-long") }
                    { right(Color::Black, Wing::Short, "k", "practice-black-short") }
                    { right(Color::Black, Wing::Long, "q", "practice-black-long") }
                </div>
            </fieldset>
        }
    }

    /// Over which square a pawn has just passed (EP-1). Where none can have, it is not asked.
    fn passed(&self, ctx: &Context<Practice>) -> Html {
        let texts = &ctx.props().texts;
        let onchange = ctx.link().callback(|event: Event| {
            let choice = event.target_dyn_into::<HtmlSelectElement>();
            Msg::Passed(choice.and_then(|choice| choice.value().parse().ok()))
        });
        let passed = self.editor.setup().passed;
        let squares: Vec<Square> = self.editor.passable().collect();
        let options = squares.iter().map(|square| {
            let name = square.to_string();
            html! { <option value={name.clone()} selected={passed == Some(*square)}>{ name }</option> }
        });
        html! {
            <p class="choice-row">
                <label for="passed">{ texts.plain("practice-passed") }</label>
                <select id="passed" name="passed" disabled={squares.is_empty()} {onchange}>
                    <option value="" selected={passed.is_none()}>{ texts.plain("practice-passed-none") }</option>
                    { for options }
                </select>
            </p>
        }
    }

    /// The position as a text: to copy, to paste, to send.
    fn fen_field(&self, ctx: &Context<Practice>) -> Html {
        let (texts, link) = (&ctx.props().texts, ctx.link());
        let fen = self.typed.clone().unwrap_or_else(|| self.editor.fen());
        let oninput = link.batch_callback(|event: InputEvent| {
            let text = event.target_dyn_into::<HtmlInputElement>();
            let text = text.map(|field| field.value()).unwrap_or_default();
            // What is pasted is complete.
            let mut all = vec![Msg::Typing(text)];
            if event.input_type() == "insertFromPaste" {
                all.push(Msg::ReadFen);
            }
            all
        });
        let onsubmit = link.callback(|event: SubmitEvent| {
            event.prevent_default();
            Msg::ReadFen
        });
        let faults: Vec<String> = self.fen_words().iter().map(|it| texts.say(it)).collect();
        let told = self.told.map(|key| texts.plain(key));
        html! {
            <form class="fen" {onsubmit}>
                <label for="fen">{ texts.plain("practice-fen") }</label>
                <input id="fen" type="text" data-action="fen" value={fen} autocomplete="off" autocapitalize="off"
                    spellcheck="false" enterkeyhint="go" aria-describedby="fen-hint"
                    aria-invalid={self.error.is_some().then_some("true")}
                    {oninput} onchange={link.callback(|_| Msg::ReadFen)} />
                <p id="fen-hint" class="fault" data-note="fen">{ faults.join(" ") }</p>
                <p class="offers">
                    <button type="button" data-action="copy-fen" onclick={link.callback(|_| Msg::CopyFen)}>
                        { texts.plain("practice-copy-fen") }
                    </button>
                    <button type="button" data-action="copy-link" onclick={link.callback(|_| Msg::CopyLink)}>
                        { texts.plain("practice-copy-link") }
                    </button>
                </p>
                <p class="about" role="status" data-note="copied">{ for told }</p>
            </form>
        }
    }
}
