//! What the trainer of the squares' names shows.

use web_sys::HtmlInputElement;
use yew::html::Scope;
use yew::prelude::*;

use super::{Coordinates, Msg, asked};
use crate::app::learn::coordinates::{Exercise, Options, Trainer, Verdict};
use crate::app::message::Message;
use crate::app::page::learn::loose_board::LooseBoard;
use crate::app::page::learn::trainer;
use crate::app::scene::{Mark, Scene};
use crate::app::texts::Texts;
use crate::rules::{Bitboard, Color, File, Placement, Rank};

impl Coordinates {
    /// The trainer as it stands.
    pub(super) fn draw(&self, ctx: &Context<Coordinates>) -> Html {
        let (texts, link) = (&ctx.props().texts, ctx.link());
        let trainer = self.trainer.as_ref();
        let board = html! {
            <LooseBoard fen={Placement::EMPTY.to_fen()} placement={Placement::EMPTY} scene={scene(trainer)}
                near={self.options.near} coordinates={self.edge} movable={Bitboard::EMPTY}
                texts={texts.clone()} layer={self.rounds.layer.clone()}
                on_done={link.callback(|(done, _)| Msg::Done(done))} />
        };
        let beside = match trainer {
            Some(trainer) => self.running(trainer, texts, link),
            None => self.waiting(texts, link),
        };
        let (head, title) = (&ctx.props().head, texts.plain("coordinates"));
        self.rounds
            .page(head, title, trainer.is_some(), board, beside)
    }

    /// While a round lasts.
    fn running(&self, trainer: &Trainer, texts: &Texts, link: &Scope<Coordinates>) -> Html {
        let named = trainer.options.exercise == Exercise::Name;
        let prompt = match trainer.options.exercise {
            Exercise::Find => trainer.asked.to_string(),
            Exercise::Name => [trainer.begun.map_or('?', File::letter), '?']
                .iter()
                .collect(),
        };
        let wrong = match trainer.last {
            Some(Verdict::Wrong(square)) => {
                Some(Message::of("coordinates-that-is").text("square", square))
            }
            _ => None,
        };
        let ask = html! {
            <p class="prompt" data-asked={(!named).then(|| trainer.asked.to_string())}>
                <span class="unseen">{ texts.say(&asked(trainer)) }</span>
                <strong aria-hidden="true">{ prompt }</strong>
            </p>
        };
        html! {
            <>
                { self.rounds.standing(ask, &trainer.round, texts) }
                <p class="verdict" data-note="verdict">{ for wrong.map(|it| texts.say(&it)) }</p>
                if named { { name_keys(trainer.begun, texts, link) } }
                <p class="offers">{ trainer::stop(texts, link.callback(|_| Msg::Stop)) }</p>
            </>
        }
    }

    /// Before a round, and after one.
    fn waiting(&self, texts: &Texts, link: &Scope<Coordinates>) -> Html {
        let Options {
            exercise,
            near,
            timed,
        } = self.options;
        let on = |msg: fn() -> Msg| link.callback(move |_: Event| msg());
        let plain = |key: &'static str| texts.plain(key);
        let (find, name) = (plain("coordinates-find"), plain("coordinates-name"));
        let (white, black) = (plain("practice-white"), plain("practice-black"));
        let edge = link.callback(|event: Event| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            Msg::Edge(field.is_some_and(|field| field.checked()))
        });
        html! {
            <>
                { self.rounds.opening("coordinates-about", texts, link.callback(|_| Msg::Begin)) }
                { trainer::choices("exercise", texts.plain("train-exercise"), vec![
                    ("find", &find, exercise == Exercise::Find, on(|| Msg::Exercise(Exercise::Find))),
                    ("name", &name, exercise == Exercise::Name, on(|| Msg::Exercise(Exercise::Name))),
                ]) }
                { trainer::choices("near", texts.plain("train-near"), vec![
                    ("white", &white, near.is_white(), on(|| Msg::Near(Color::White))),
                    ("black", &black, !near.is_white(), on(|| Msg::Near(Color::Black))),
                ]) }
                { trainer::pace(timed, texts, &link.callback(Msg::Timed)) }
                <div class="row">
                    <label>
                        <input type="checkbox" name="edge" checked={self.edge} onchange={edge} />
                        { texts.plain("coordinates-edge") }
                    </label>
                </div>
            </>
        }
    }
}

/// What is marked: the square to be named, what was found, what was not right.
fn scene(trainer: Option<&Trainer>) -> Scene {
    let Some(trainer) = trainer else {
        return Scene::default();
    };
    let scene = match trainer.options.exercise {
        Exercise::Find => Scene::default(),
        Exercise::Name => Scene::default().with(Mark::Touched, trainer.asked.into()),
    };
    match (trainer.last, trainer.options.exercise) {
        (Some(Verdict::Right(square)), Exercise::Find) => scene.with(Mark::Last, square.into()),
        (Some(Verdict::Wrong(square)), _) => scene.with(Mark::Reason, square.into()),
        _ => scene,
    }
}

/// The letters and digits as buttons.
fn name_keys(begun: Option<File>, texts: &Texts, link: &Scope<Coordinates>) -> Html {
    let key = |letter: char, pressed: bool| {
        html! {
            <button type="button" data-action="name-key" data-key={letter.to_string()}
                aria-pressed={pressed.then_some("true")} onclick={link.callback(move |_| Msg::Key(letter))}>
                { letter }
            </button>
        }
    };
    html! {
        <div class="name-keys" role="group" aria-label={texts.plain("coordinates-keys")}>
            { for File::ALL.map(|file| key(file.letter(), begun == Some(file))) }
            { for Rank::ALL.map(|rank| key(rank.digit(), false)) }
        </div>
    }
}
