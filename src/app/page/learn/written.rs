//! The trainer of written moves.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

mod judging;
mod view;

use super::rounds::Rounds;
use super::trainer;
use crate::app::hand::{Done, Refused};
use crate::app::learn::written::{Exercise, Options, Task, Trainer};
use crate::app::message::Message;
use crate::app::move_sentences;
use crate::app::page::browser;
use crate::app::texts::Texts;
use crate::notation::Notation;
use crate::rules::{Refusal, Square};

/// How long a found move is shown, and how long a position before its move is played, in milliseconds.
const SHOWN: u32 = 600;

/// What the trainer is given.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The notation that the address asks for.
    pub notation: Option<Notation>,
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
    /// With a clock, or without.
    Timed(bool),
    /// Another notation, or that of the language.
    Notation(Option<Notation>),
    /// A round begins.
    Begin,
    /// It is ended.
    Stop,
    /// The hand has done something over the board, and holds the piece there.
    Done(Done, Option<Square>),
    /// The text of the field changes.
    Typing(String),
    /// Enter in the field.
    Write,
    /// The move is played, to be written.
    Played,
    /// It is shown once more.
    Again,
    /// The next move is asked for.
    GoOn,
    /// Time has gone on.
    Tick,
}

/// The trainer.
pub struct Written {
    options: Options,
    chosen: Option<Notation>,
    trainer: Option<Trainer>,
    /// The move that is to be written has been played.
    played: bool,
    held: Option<Square>,
    choosing: Option<(Square, Square)>,
    typed: String,
    waiting: Option<Timeout>,
    rounds: Rounds,
}

impl Component for Written {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Written>) -> Written {
        let mut written = Written {
            options: Options {
                exercise: Exercise::Play,
                timed: false,
            },
            chosen: ctx.props().notation.or_else(browser::stored_notation),
            trainer: None,
            played: false,
            held: None,
            choosing: None,
            typed: String::new(),
            waiting: None,
            rounds: Rounds::new(),
        };
        written.look_up(&ctx.props().texts);
        written
    }

    fn update(&mut self, ctx: &Context<Written>, msg: Msg) -> bool {
        let texts = &ctx.props().texts;
        let round = self.trainer.as_ref().map(|it| &it.round);
        if self.rounds.is_time_up(round) {
            self.end(texts);
            return true;
        }
        match msg {
            Msg::Exercise(exercise) => self.options.exercise = exercise,
            Msg::Timed(timed) => self.options.timed = timed,
            Msg::Notation(notation) => {
                browser::store_notation(notation);
                self.chosen = notation;
            }
            Msg::Begin => self.begin(ctx),
            Msg::Stop => self.end(texts),
            Msg::Done(done, held) => {
                self.held = held;
                match done {
                    Done::Carry { from, to, .. } => self.play(ctx, from, to, None),
                    Done::Promote {
                        from,
                        to,
                        promotion,
                    } => self.play(ctx, from, to, Some(promotion)),
                    Done::Tap(_) | Done::Off(_) | Done::Nothing => self.choosing = None,
                }
            }
            Msg::Typing(text) => self.typed = text,
            Msg::Write => self.write(ctx),
            Msg::Played => {
                self.played = true;
                self.waiting = None;
            }
            Msg::Again => {
                self.played = false;
                self.wait(ctx, || Msg::Played);
            }
            Msg::GoOn => {
                if let Some(trainer) = &mut self.trainer {
                    trainer.go_on();
                }
                self.ask(ctx, Vec::new());
            }
            Msg::Tick => {}
        }
        if self.trainer.is_none() {
            self.look_up(texts);
        }
        true
    }

    fn view(&self, ctx: &Context<Written>) -> Html {
        self.draw(ctx)
    }

    fn rendered(&mut self, _: &Context<Written>, _: bool) {
        self.rounds.rendered();
    }
}

impl Written {
    /// The notation of the exercises: the chosen one, or that of the language.
    fn notation(&self, texts: &Texts) -> Notation {
        self.chosen.unwrap_or(texts.language().notation())
    }

    /// The name under which the best result of such rounds is kept.
    fn name(&self, texts: &Texts) -> String {
        self.options.name(self.notation(texts))
    }

    fn look_up(&mut self, texts: &Texts) {
        let name = self.name(texts);
        self.rounds.look_up(&name);
    }

    fn begin(&mut self, ctx: &Context<Written>) {
        let seed = ctx.props().seed.unwrap_or_else(trainer::any_seed);
        let trainer = Trainer::new(self.options, seed, self.rounds.now());
        let focus = match self.options.exercise {
            Exercise::Play => trainer::BOARD,
            Exercise::Write => "#written",
        };
        let tick = ctx.link().callback(|()| Msg::Tick);
        self.rounds.begin(&trainer.round, focus, tick);
        self.trainer = Some(trainer);
        self.ask(ctx, Vec::new());
    }

    fn end(&mut self, texts: &Texts) {
        self.waiting = None;
        self.choosing = None;
        if let Some(trainer) = self.trainer.take() {
            let name = self.name(texts);
            self.rounds.end(trainer.round, &name, texts);
        }
    }

    /// Says what is asked for now, after what there was to say before.
    fn ask(&mut self, ctx: &Context<Written>, mut said: Vec<Message>) {
        let texts = &ctx.props().texts;
        self.held = None;
        self.choosing = None;
        self.typed.clear();
        let notation = self.notation(texts);
        if let Some(trainer) = &self.trainer {
            match trainer.options.exercise {
                Exercise::Play => {
                    let written = trainer.task.written(notation);
                    said.push(Message::of("written-ask-play").text("move", written));
                }
                Exercise::Write => said.push(Message::of("written-ask-write")),
            }
            said.extend(self.task_in_words());
            if trainer.options.exercise == Exercise::Write {
                self.played = false;
                self.wait(ctx, || Msg::Played);
            }
        }
        self.rounds.aloud.say(texts, &said);
    }

    /// The move that is to be written, for who can't see it played.
    fn task_in_words(&self) -> Vec<Message> {
        let write = |it: &&Trainer| it.options.exercise == Exercise::Write;
        let task = self.trainer.as_ref().filter(write).map(|it| it.task);
        let words = |task: Task| {
            move_sentences::spoken(&task.before, task.mv, &task.after(), Notation::LONG)
        };
        task.map(words).unwrap_or_default()
    }

    fn wait(&mut self, ctx: &Context<Written>, then: fn() -> Msg) {
        let link = ctx.link().clone();
        self.waiting = Some(Timeout::new(SHOWN, move || link.send_message(then())));
    }
}

fn refused(from: Square, to: Square, why: Refusal) -> Refused {
    Refused { from, to, why }
}
