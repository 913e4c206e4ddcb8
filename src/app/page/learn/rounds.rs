//! What both trainers have alike: rounds one after another, with a clock or without, and the best of them.

use std::rc::Rc;

use gloo_timers::callback::Interval;
use yew::prelude::*;

use super::store;
use super::trainer::{self, Aloud};
use crate::app::learn::round::Round;
use crate::app::message::Message;
use crate::app::page::board::Handle;
use crate::app::page::browser;
use crate::app::page::clock_source::ClockSource;
use crate::app::texts::Texts;
use crate::clock::Instant;

/// How often the time that is left is drawn, in milliseconds.
const TICK: u32 = 200;

/// The rounds with a trainer.
pub struct Rounds {
    /// The last one, and whether it was better than all before.
    over: Option<(Round, bool)>,
    best: Option<u32>,
    source: ClockSource,
    ticking: Option<Interval>,
    focus: Option<&'static str>,
    /// What is said aloud.
    pub aloud: Aloud,
    /// The layer over the board.
    pub layer: Handle,
}

impl Rounds {
    /// None yet.
    pub fn new() -> Rounds {
        Rounds {
            over: None,
            best: None,
            source: ClockSource::from(Instant(0)),
            ticking: None,
            focus: None,
            aloud: Aloud::default(),
            layer: Handle(Rc::default()),
        }
    }

    /// The present instant.
    pub fn now(&self) -> Instant {
        self.source.now()
    }

    /// Whether the time of the round that is under way is over.
    pub fn is_time_up(&self, round: Option<&Round>) -> bool {
        round.is_some_and(|round| round.is_over(self.now()))
    }

    /// Looks up the best result of the rounds of this name.
    pub fn look_up(&mut self, name: &str) {
        self.best = store::load().best(name);
    }

    /// A round begins, at which `tick` is told that time goes on; the element of this selector gets the focus.
    pub fn begin(&mut self, round: &Round, focus: &'static str, tick: Callback<()>) {
        self.over = None;
        self.focus = Some(focus);
        let timed = round.is_timed();
        self.ticking = timed.then(|| Interval::new(TICK, move || tick.emit(())));
    }

    /// The round is over; its result is kept under this name.
    pub fn end(&mut self, round: Round, name: &str, texts: &Texts) {
        self.ticking = None;
        let better = store::change(|record| record.note(name, round.result()));
        self.look_up(name);
        self.over = Some((round, better));
        browser::sound("done");
        let worth = self.worth();
        self.aloud.say(texts, &worth);
        self.focus = Some("[data-action=begin-round]");
    }

    /// What has been asked for gets the focus, once it is drawn.
    pub fn rendered(&mut self) {
        if let Some(selector) = self.focus.take() {
            trainer::focus(selector);
        }
    }

    /// What the last round was worth, and how it stands to the best.
    fn worth(&self) -> Vec<Message> {
        let best = self
            .best
            .map(|best| Message::of("train-best").number("count", best));
        let Some((round, better)) = &self.over else {
            return best.into_iter().collect();
        };
        let key = if round.is_timed() {
            "train-over-timed"
        } else {
            "train-over-free"
        };
        let result = Message::of(key).number("count", round.result());
        let beside = if *better {
            Some(Message::of("train-new-best"))
        } else {
            best
        };
        [Some(result), beside].into_iter().flatten().collect()
    }

    /// How a round stands: what is asked, beside it the time that is left and what was right.
    pub fn standing(&self, ask: Html, round: &Round, texts: &Texts) -> Html {
        html! { <div class="ask-row">{ ask }{ trainer::standing(round, self.now(), texts) }</div> }
    }

    /// Before a round, and after one: what it is about, or what the last one was worth, and the way into the next.
    pub fn opening(
        &self,
        about: &'static str,
        texts: &Texts,
        on_begin: Callback<MouseEvent>,
    ) -> Html {
        let again = self.over.is_some();
        let said: Vec<String> = self.worth().iter().map(|it| texts.say(it)).collect();
        html! {
            <>
                if !again { <p class="about">{ texts.plain(about) }</p> }
                <p class="worth" data-note="result" data-best={self.best.map(|it| it.to_string())}>{ said.join(" ") }</p>
                <p class="offers">
                    <button type="button" class="main" data-action="begin-round" onclick={on_begin}>
                        { texts.plain(if again { "train-again" } else { "train-begin" }) }
                    </button>
                </p>
            </>
        }
    }

    /// The page of a trainer: the head, the board, and beside it what there is to do in a round or between two.
    pub fn page(
        &self,
        head: &Html,
        title: String,
        running: bool,
        board: Html,
        beside: Html,
    ) -> Html {
        html! {
            <main class="learn at-board trainer">
                { head.clone() }
                { board }
                <div class="beside">
                    <h2 class={classes!(running.then_some("unseen"))}>{ title }</h2>
                    { beside }
                </div>
                { self.aloud.view() }
            </main>
        }
    }
}
