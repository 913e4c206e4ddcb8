//! What the table shows: the state, handed to the components.

use yew::prelude::*;

use super::Table;
use super::drawn::Drawn;
use crate::app::gaps;
use crate::app::message::Message;
use crate::app::move_sentences;
use crate::app::page::announcer::announcer;
use crate::app::page::awake::Awake;
use crate::app::page::board::Board;
use crate::app::page::browser;
use crate::app::page::controls::{
    Controls, InForce, aid_choices, controls, notation_choice, settings,
};
use crate::app::page::keeping::{Keeping, keeping};
use crate::app::page::later;
use crate::app::page::note;
use crate::app::page::printed;
use crate::app::page::score_sheet::ScoreSheet;
use crate::app::page::status::status;
use crate::app::page::typed_move::{TypedMove, typed_move};
use crate::app::scene::{Mark, Scene};
use crate::app::sentences;
use crate::app::verdicts;

impl Table {
    /// The table as it stands; what is not drawn yet ([`Drawn`]) has its place kept free.
    pub(super) fn draw(&self) -> Html {
        let texts = &self.texts;
        let say = |messages: &[Message]| -> AttrValue {
            let sentences: Vec<String> = messages.iter().map(|said| texts.say(said)).collect();
            sentences.join(" ").into()
        };
        let scene = match self.past {
            Some(past) => Scene::past(&self.sitting, past),
            None => Scene::of(&self.sitting, self.hand, self.reason),
        };
        let squares: Vec<String> = scene
            .squares(Mark::Reason)
            .into_iter()
            .map(|square| square.to_string())
            .collect();
        let over = self.sitting.outcome().is_some();
        let position = *self.sitting.position();
        let turn = self.sitting.game().turn();
        let shown = *self.shown();
        let placement = match self.past {
            Some(_) => shown.placement(),
            None => *self.sitting.board(),
        };
        let told_duty = !self.computer_has_move();
        let note = if let (Some(past), true) = (self.past, self.note.is_empty()) {
            say(&[self.past_sentence(past)])
        } else if self.note.is_empty() {
            let duty = verdicts::duty(&position, self.sitting.duty());
            say(&Vec::from_iter(duty.filter(|_| told_duty)))
        } else {
            say(&self.note)
        };
        let near = self.orientation.near;
        let has_bars = self.has_bars();
        let face_to_face = self.is_face_to_face();
        let told = self.computer_status(self.now());
        let told = say(&[told.unwrap_or_else(|| sentences::status(&self.sitting))]);
        let whole = self.drawn == Drawn::Whole;
        let recorded = whole || !has_bars || over || self.writes_own();
        let classes = classes!(
            "table",
            has_bars.then_some("clocked"),
            face_to_face.then_some("face-to-face"),
            format!("near-{near}"),
            self.past.map(|_| "past"),
            (!recorded).then_some("unrecorded"),
        );
        html! {
            <main class={classes} ref={self.root.clone()} aria-busy={(!whole).then_some("true")}>
                <header>
                    <h1><a href="#/" data-action="home">{ texts.plain("title") }</a></h1>
                    <p class="tagline">{ texts.plain("tagline") }</p>
                    { self.settings() }
                </header>
                if has_bars {
                    { self.bar(!near) }
                }
                // Before the board for who reads the page in order; seen while it has the focus.
                <button type="button" class="to-words" data-action="words"
                    onclick={self.callbacks.ask.reform(|_| "?".to_owned())}>{ texts.plain("board-in-words") }</button>
                if has_bars && self.drawn == Drawn::Frame {
                    <div class="board"></div>
                } else {
                    <Board keys={AttrValue::from(texts.plain("board-keys"))} position={shown} {placement} {scene} past={self.past} hand={self.hand}
                        orientation={self.orientation} coordinates={self.sitting.aids().coordinates}
                        cursor={self.cursor} texts={texts.clone()} layer={self.layer.clone()}
                        on_gesture={self.callbacks.gesture.clone()}
                        on_cursor={self.callbacks.cursor.clone()}
                        on_letter={self.callbacks.letter.clone()} />
                }
                if face_to_face {
                    <div class="said mirror" aria-hidden="true">
                        { status(told.clone(), turn, self.sitting.outcome(), true) }
                        <p class="note">{ &note }</p>
                    </div>
                }
                <div class="said">
                    { status(told, turn, self.sitting.outcome(), false) }
                    { note::note(note, squares.join(" ")) }
                    if self.past.is_some() {
                        <button type="button" class="back" data-action="back-to-game"
                            onclick={self.callbacks.back.clone()}>{ texts.plain("back-to-game") }</button>
                    }
                    if over { { self.afterwards() } }
                    { self.computer_note() }
                    { self.kept_notes() }
                </div>
                if recorded { { self.record(face_to_face) } }
                if has_bars {
                    { self.bar(near) }
                }
                { typed_move(TypedMove {
                    value: &self.typed,
                    hint: texts.say(&move_sentences::typed(&position, &self.typed, self.notation())),
                    over,
                    texts,
                    field: &self.field,
                    on_change: &self.callbacks.typing,
                    on_enter: &self.callbacks.typed,
                }) }
                { controls(Controls {
                    can_take_back: self.can_take_back(),
                    leaving: self.leaving,
                    arbiter: (self.has_arbiter() && !over).then_some(self.desk.is_some()),
                    desk: self.asides(),
                    texts,
                    on_control: &self.callbacks.control,
                }) }
                <Awake wanted={self.is_running()} />
                { announcer(self.announced.0, &self.announced.1) }
            </main>
        }
    }

    /// The record of the game, on the screen and on paper.
    fn record(&self, face_to_face: bool) -> Html {
        let (texts, game) = (&self.texts, self.sitting.game());
        let mut sheet = self.sheet.borrow_mut();
        sheet.follow(&self.sitting, self.notation());
        let made = self.sitting.plies().len();
        let last = made.checked_sub(1).map(|last| self.written(last));
        html! {
            <>
                if self.writes_own() {
                    if !face_to_face { { self.own_sheet(None) } }
                } else {
                    <ScoreSheet blocks={sheet.blocks().to_vec()} paper={self.drawn == Drawn::Whole} {made} past={self.past}
                        timed={game.settings().has_clock()} last={last.unwrap_or_default()}
                        over={self.sitting.outcome().is_some()}
                        texts={texts.clone()} on_walk={self.callbacks.walk.clone()}
                        on_print={self.callbacks.print.clone()}>
                        { self.compared_both() }
                    </ScoreSheet>
                }
                if self.drawn == Drawn::Whole {
                    { printed::head(&self.sitting, &self.names(), self.keeper.begun(), texts) }
                    { printed::foot(&self.sitting, texts) }
                }
            </>
        }
    }

    /// What lies over the table at its buttons: the arbiter's desk, what can be done with the game.
    fn asides(&self) -> Html {
        let sharing = self
            .sharing
            .as_ref()
            .zip(later::papers())
            .map(|(sharing, papers)| {
                (papers.sharing)(sharing, &self.texts, &self.callbacks.share_act)
            });
        html! { <>{ self.desk() }{ for sharing }{ self.list() }</> }
    }

    /// What there is to do when the game is over.
    fn afterwards(&self) -> Html {
        html! {
            <p class="afterwards">
                <button type="button" data-action="share" onclick={self.callbacks.share.clone()}>
                    { self.texts.plain("share") }
                </button>
                <a href={browser::with_language("#/shelf")} data-action="shelf">{ self.texts.plain("shelf") }</a>
            </p>
        }
    }

    /// The settings, with the files of games and what holds in this one.
    fn settings(&self) -> Html {
        let (texts, game) = (&self.texts, self.sitting.game());
        if self.drawn < Drawn::Whole {
            return settings(texts, &self.callbacks.language, Html::default());
        }
        let files = Keeping {
            files: true,
            can_export: !game.log().is_empty(),
            ..Keeping::default()
        };
        let others = html! {
            <>
                { notation_choice(self.chosen_notation, texts, &self.callbacks.notation) }
                if self.sitting.may_choose_aids() {
                    { aid_choices(self.sitting.aids(), texts, &self.callbacks.aid) }
                }
                { keeping(&files, texts, &self.callbacks.keeping) }
                <button type="button" class="aside" data-action="words"
                    onclick={self.callbacks.ask.reform(|_| "?".to_owned())}>{ texts.plain("board-in-words") }</button>
                if self.sitting.outcome().is_none() {
                    <button type="button" class="aside" data-action="share"
                        onclick={self.callbacks.share.clone()}>{ texts.plain("share") }</button>
                }
                <InForce settings={game.settings().clone()} texts={texts.clone()} />
            </>
        };
        settings(texts, &self.callbacks.language, others)
    }

    /// What is said of the keeping of this game.
    fn kept_notes(&self) -> Html {
        let shown = Keeping {
            notes: self.kept.clone(),
            gap: gaps::told(&self.sitting, &self.texts),
            undecided: gaps::undecided(self.sitting.game()).is_some(),
            can_resume: self.can_resume(),
            ..Keeping::default()
        };
        keeping(&shown, &self.texts, &self.callbacks.keeping)
    }
}
