//! The trainer of the squares' names, on an empty board.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::window;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::html::Scope;
use yew::prelude::*;

mod view;

use super::rounds::Rounds;
use super::trainer;
use crate::app::hand::Done;
use crate::app::learn::coordinates::{Exercise, Options, Trainer, Verdict};
use crate::app::message::Message;
use crate::app::page::browser;
use crate::app::texts::Texts;
use crate::rules::Color;

/// What the trainer is given.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The seed of the exercises, where the address asks for one.
    pub seed: Option<u64>,
    /// The language.
    pub texts: Rc<Texts>,
    /// The head of the page.
    pub head: Html,
}

/// What can happen to the trainer.
pub enum Msg {
    /// Another exercise is chosen.
    Exercise(Exercise),
    /// Another side.
    Near(Color),
    /// With a clock, or without.
    Timed(bool),
    /// Letters and digits at the board, or none.
    Edge(bool),
    /// A round begins.
    Begin,
    /// It is ended.
    Stop,
    /// The hand has done something over the board.
    Done(Done),
    /// A letter or digit of a name.
    Key(char),
    /// Time has gone on.
    Tick,
}

/// The trainer.
pub struct Coordinates {
    options: Options,
    /// The letters and digits at the board are shown.
    edge: bool,
    trainer: Option<Trainer>,
    rounds: Rounds,
    _keys: EventListener,
}

impl Component for Coordinates {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Coordinates>) -> Coordinates {
        let options = Options {
            exercise: Exercise::Find,
            near: Color::White,
            timed: true,
        };
        let mut rounds = Rounds::new();
        rounds.look_up(&options.name());
        Coordinates {
            options,
            edge: false,
            trainer: None,
            rounds,
            _keys: keys(ctx.link()),
        }
    }

    fn update(&mut self, ctx: &Context<Coordinates>, msg: Msg) -> bool {
        let texts = &ctx.props().texts;
        let round = self.trainer.as_ref().map(|it| &it.round);
        if self.rounds.is_time_up(round) {
            self.end(texts);
            return true;
        }
        match msg {
            Msg::Exercise(exercise) => self.options.exercise = exercise,
            Msg::Near(near) => self.options.near = near,
            Msg::Timed(timed) => self.options.timed = timed,
            Msg::Edge(edge) => {
                self.edge = edge;
                return true;
            }
            Msg::Begin => self.begin(ctx),
            Msg::Stop => self.end(texts),
            Msg::Done(Done::Tap(square)) => {
                let find = |it: &&mut Trainer| it.options.exercise == Exercise::Find;
                if let Some(trainer) = self.trainer.as_mut().filter(find) {
                    trainer.answer(square);
                    self.rounds.aloud.say(texts, &told(trainer));
                }
            }
            Msg::Done(_) => return false,
            Msg::Key(key) => {
                let name = |it: &&mut Trainer| it.options.exercise == Exercise::Name;
                let Some(trainer) = self.trainer.as_mut().filter(name) else {
                    return false;
                };
                if trainer.typed(key).is_some() {
                    self.rounds.aloud.say(texts, &told(trainer));
                }
            }
            Msg::Tick => {}
        }
        if self.trainer.is_none() {
            self.rounds.look_up(&self.options.name());
        }
        true
    }

    fn view(&self, ctx: &Context<Coordinates>) -> Html {
        self.draw(ctx)
    }

    fn rendered(&mut self, _: &Context<Coordinates>, _: bool) {
        self.rounds.rendered();
    }
}

impl Coordinates {
    fn begin(&mut self, ctx: &Context<Coordinates>) {
        let seed = ctx.props().seed.unwrap_or_else(trainer::any_seed);
        let trainer = Trainer::new(self.options, seed, self.rounds.now());
        self.rounds
            .aloud
            .say(&ctx.props().texts, &[asked(&trainer)]);
        let focus = match self.options.exercise {
            Exercise::Find => trainer::BOARD,
            // The ring of the focus is not to be taken for the mark.
            Exercise::Name => "[data-action=name-key]",
        };
        let tick = ctx.link().callback(|()| Msg::Tick);
        self.rounds.begin(&trainer.round, focus, tick);
        self.trainer = Some(trainer);
    }

    fn end(&mut self, texts: &Texts) {
        if let Some(trainer) = self.trainer.take() {
            self.rounds.end(trainer.round, &self.options.name(), texts);
        }
    }
}

/// What is asked for, in words: where the marked square is, for who can't see it.
fn asked(trainer: &Trainer) -> Message {
    let asked = trainer.asked;
    match trainer.options.exercise {
        Exercise::Find => Message::of("coordinates-ask-find").text("square", asked),
        Exercise::Name => {
            let (file, rank) = (asked.file().index(), asked.rank().index());
            let turned = |index: u8| {
                if trainer.options.near.is_white() {
                    index
                } else {
                    7 - index
                }
            };
            Message::of("coordinates-ask-name")
                .number("column", u32::from(turned(file)) + 1)
                .number("row", u32::from(turned(rank)) + 1)
        }
    }
}

/// What has come of a try, which is heard, and what is asked for now.
fn told(trainer: &Trainer) -> Vec<Message> {
    let (verdict, heard) = match trainer.last {
        Some(Verdict::Wrong(square)) => (
            Message::of("coordinates-that-is").text("square", square),
            "wrong",
        ),
        _ => (Message::of("train-well"), "move"),
    };
    browser::sound(heard);
    vec![verdict, asked(trainer)]
}

/// Letters and digits typed anywhere but in a field.
fn keys(link: &Scope<Coordinates>) -> EventListener {
    let link = link.clone();
    EventListener::new(&window(), "keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        if event.ctrl_key() || event.alt_key() || event.meta_key() || event.repeat() {
            return;
        }
        let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
        if target.is_some_and(|it| matches!(it.tag_name().as_str(), "SELECT" | "TEXTAREA")) {
            return;
        }
        let key = event.key();
        let mut letters = key.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            link.send_message(Msg::Key(letter));
        }
    })
}
