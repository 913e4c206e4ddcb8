//! What the trainer of written moves shows.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{Msg, Written, refused};
use crate::app::learn::lines::{Line, Stroke};
use crate::app::learn::written::{Exercise, Options, Trainer, Verdict};
use crate::app::message::Message;
use crate::app::page::controls::notation_choice;
use crate::app::page::learn::loose_board::LooseBoard;
use crate::app::page::learn::trainer;
use crate::app::scene::{Glide, Mark, Scene};
use crate::app::sentences;
use crate::rules::{Bitboard, Color, Move, Position};

impl Written {
    /// The trainer as it stands.
    pub(super) fn draw(&self, ctx: &Context<Written>) -> Html {
        let (texts, link) = (&ctx.props().texts, ctx.link());
        let trainer = self.trainer.as_ref();
        let position = self.position();
        let near = trainer.map_or(Color::White, |it| it.task.before.turn());
        let playing = trainer.filter(|it| it.options.exercise == Exercise::Play && !it.is_done());
        let movable = playing.map_or(Bitboard::EMPTY, |it| {
            position.of_color(it.task.before.turn())
        });
        let board = html! {
            <LooseBoard {position} placement={position.placement()} scene={self.scene()} lines={self.lines()}
                {near} {movable} choosing={self.choosing} glides={self.glides()} texts={texts.clone()}
                layer={self.rounds.layer.clone()} on_done={link.callback(|(done, held)| Msg::Done(done, held))} />
        };
        let beside = match trainer {
            Some(trainer) => self.running(trainer, ctx),
            None => self.waiting_view(ctx),
        };
        let (head, title) = (&ctx.props().head, texts.plain("written"));
        self.rounds
            .page(head, title, trainer.is_some(), board, beside)
    }

    /// Whether the board shows the move that is asked for.
    fn shows_move(&self) -> Option<&Trainer> {
        let write = |it: &&Trainer| it.options.exercise == Exercise::Write && self.played;
        self.trainer.as_ref().filter(|it| it.is_done() || write(it))
    }

    fn position(&self) -> Position {
        match (self.shows_move(), &self.trainer) {
            (Some(trainer), _) => trainer.task.after(),
            (None, Some(trainer)) => trainer.task.before,
            (None, None) => Position::initial(),
        }
    }

    fn scene(&self) -> Scene {
        let scene = Scene::default();
        if let Some(trainer) = self.shows_move() {
            let (from, to) = (trainer.task.mv.from(), trainer.task.mv.to());
            return scene.with(Mark::Last, Bitboard::of(from) | to.into());
        }
        let Some(trainer) = &self.trainer else {
            return scene;
        };
        let before = &trainer.task.before;
        let scene = match self.held {
            Some(from) => {
                let moves = before.legal_moves_from(from.into());
                let takes = |mv: &&Move| before.captured_square(**mv).is_some();
                scene
                    .with(Mark::Legal, moves.iter().map(|mv| mv.to()).collect())
                    .with(
                        Mark::Capture,
                        moves.iter().filter(takes).map(|mv| mv.to()).collect(),
                    )
            }
            None => scene,
        };
        match trainer.last {
            Some(Verdict::Illegal(from, to, why)) => {
                let matter = sentences::squares_that_matter(&refused(from, to, why));
                scene.with(Mark::Reason, matter)
            }
            _ => scene,
        }
    }

    /// The way of the move that is to be written.
    fn lines(&self) -> Vec<Line> {
        let shown = self.shows_move().map(|it| it.task.mv);
        let line = |mv: Move| Line {
            from: mv.from(),
            to: mv.to(),
            stroke: Stroke::Way,
        };
        shown.map(line).into_iter().collect()
    }

    fn glides(&self) -> Vec<Glide> {
        let Some(trainer) = self.shows_move() else {
            return Vec::new();
        };
        let (mv, after) = (trainer.task.mv, trainer.task.after());
        let glide = |piece| Glide {
            piece,
            from: mv.from(),
            to: mv.to(),
        };
        after.piece_at(mv.to()).map(glide).into_iter().collect()
    }

    /// While a round lasts.
    fn running(&self, trainer: &Trainer, ctx: &Context<Written>) -> Html {
        let (texts, link) = (&ctx.props().texts, ctx.link());
        let written = trainer.task.written(self.notation(texts));
        let said: Vec<String> = self.verdict(texts).iter().map(|it| texts.say(it)).collect();
        let done = trainer.is_done();
        let class = classes!("verdict", done.then_some("well"));
        let ask = match trainer.options.exercise {
            Exercise::Play => html! {
                <p class="prompt written" data-asked={written.clone()}>
                    <span class="unseen">{ texts.say(&Message::of("written-ask-play").text("move", &written)) }</span>
                    <strong aria-hidden="true">{ written }</strong>
                </p>
            },
            Exercise::Write => self.field(ctx),
        };
        html! {
            <>
                { self.rounds.standing(ask, &trainer.round, texts) }
                <p {class} id="written-verdict" data-note="verdict" data-done={done.then_some("")}>{ said.join(" ") }</p>
                <p class="offers">
                    if trainer.options.exercise == Exercise::Write {
                        <button type="button" data-action="show-again" onclick={link.callback(|_| Msg::Again)}>
                            { texts.plain("written-again") }
                        </button>
                    }
                    { trainer::stop(texts, link.callback(|_| Msg::Stop)) }
                </p>
            </>
        }
    }

    /// The field in which the move is written.
    fn field(&self, ctx: &Context<Written>) -> Html {
        let (texts, link) = (&ctx.props().texts, ctx.link());
        let oninput = link.batch_callback(|event: InputEvent| {
            let field = event.target_dyn_into::<HtmlInputElement>()?;
            Some(Msg::Typing(field.value()))
        });
        let onsubmit = link.callback(|event: SubmitEvent| {
            event.prevent_default();
            Msg::Write
        });
        html! {
            <form class="write-move" {onsubmit}>
                <label for="written">{ texts.plain("written-ask-write") }</label>
                <input id="written" type="text" data-action="write-move" autocomplete="off" autocapitalize="off"
                    spellcheck="false" enterkeyhint="go" aria-describedby="written-verdict" value={self.typed.clone()} {oninput} />
            </form>
        }
    }

    /// Before a round, and after one.
    fn waiting_view(&self, ctx: &Context<Written>) -> Html {
        let (texts, link) = (&ctx.props().texts, ctx.link());
        let Options { exercise, timed } = self.options;
        let on = |msg: fn() -> Msg| link.callback(move |_: Event| msg());
        let plain = |key: &'static str| texts.plain(key);
        let (play, write) = (plain("written-play"), plain("written-write"));
        html! {
            <>
                { self.rounds.opening("written-about", texts, link.callback(|_| Msg::Begin)) }
                { trainer::choices("exercise", texts.plain("train-exercise"), vec![
                    ("play", &play, exercise == Exercise::Play, on(|| Msg::Exercise(Exercise::Play))),
                    ("write", &write, exercise == Exercise::Write, on(|| Msg::Exercise(Exercise::Write))),
                ]) }
                <p class="choice-row">
                    { notation_choice(self.chosen, texts, &link.callback(Msg::Notation)) }
                </p>
                { trainer::pace(timed, texts, &link.callback(Msg::Timed)) }
            </>
        }
    }
}
