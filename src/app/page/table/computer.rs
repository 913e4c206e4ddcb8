//! The computer at the table: what it is ordered to do is asked of its worker or done after a pause, and what
//! stands when it can't be had.

use gloo_timers::callback::Timeout;
use yew::html::Scope;
use yew::prelude::*;

use super::{Msg, Table};
use crate::app::message::Message;
use crate::app::page::worker::{Answer, Thinker};
use crate::app::partner::{Deed, Order, Partner};
use crate::app::setup::Opponent;
use crate::app::setup_sentences;
use crate::clock::Instant;
use crate::game::{Action, Refused};
use crate::rules::Color;
use crate::storage::Names;

/// How long an answer is waited for, in milliseconds: loading included, on a slow line.
const PATIENCE: u32 = 15_000;

/// What happens to the computer.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// Its worker answers a question.
    Heard(u32, Answer),
    /// It acts.
    Acts(Deed),
    /// There is no answer.
    Late,
    /// It is to try again.
    Again,
    /// Two people play on.
    TwoPlayers,
}

/// The computer, where it plays.
pub struct Computer {
    partner: Partner,
    level: u8,
    thinker: Option<Thinker>,
    /// The pause until it acts, or the wait for an answer.
    wait: Option<Timeout>,
}

impl Table {
    /// Lets the computer sit down where the set-up has it, with the board turned to the person.
    pub(super) fn seat_computer(&mut self) {
        self.computer = self.setup.computer().map(|(side, level)| {
            self.orientation.near = !side;
            Computer {
                partner: Partner::of(side),
                level,
                thinker: None,
                wait: None,
            }
        });
    }

    /// Lets the computer look at the table; to be called whenever something may have changed.
    pub(super) fn mind_computer(&mut self, link: &Scope<Table>) {
        // It waits while the game is looked for, is elsewhere, or the arbiter is asked.
        if self.opening.is_some() || self.desk.is_some() || self.keeper.is_taken_over() {
            return;
        }
        let now = self.now();
        let seed = self.keeper.begun().unwrap_or_default() as u32;
        let Some(computer) = &mut self.computer else {
            return;
        };
        if computer.thinker.is_none() && !computer.partner.is_stuck() {
            let link = link.clone();
            computer.thinker = Thinker::start(move |number, answer| {
                link.send_message(Msg::Computer(Event::Heard(number, answer)));
            });
        }
        let Some(order) = computer.partner.look(&self.sitting, now) else {
            return;
        };
        let later = |after, event: Event| {
            let link = link.clone();
            Some(Timeout::new(after, move || {
                link.send_message(Msg::Computer(event));
            }))
        };
        computer.wait = match &order {
            Order::Rest => None,
            Order::AskMove | Order::AskDraw if computer.thinker.is_none() => later(0, Event::Late),
            Order::AskMove | Order::AskDraw => later(PATIENCE, Event::Late),
            Order::After(pause, deed) => later(*pause, Event::Acts(deed.clone())),
        };
        let Some(thinker) = &mut computer.thinker else {
            return;
        };
        match order {
            Order::AskMove => {
                thinker.ask_move(&Partner::positions(&self.sitting), computer.level, seed);
            }
            Order::AskDraw => {
                let black = computer.partner.side() == Color::Black;
                thinker.ask_draw(&Partner::positions(&self.sitting), black);
            }
            Order::Rest | Order::After(..) => thinker.rest(),
        }
    }

    /// Something happens to the computer.
    pub(super) fn computer_hears(&mut self, event: Event) {
        let Some(computer) = &mut self.computer else {
            return;
        };
        match event {
            Event::Heard(number, answer) => {
                if !computer
                    .thinker
                    .as_ref()
                    .is_some_and(|it| it.has_asked(number))
                {
                    return;
                }
                match answer {
                    Answer::Move(text) => computer.partner.hear_move(&text, &self.sitting),
                    Answer::Draw(welcome) => computer.partner.hear_draw(welcome),
                    Answer::Nothing => computer.partner.is_stuck_now(),
                }
            }
            Event::Late => computer.partner.is_stuck_now(),
            Event::Acts(deed) => {
                let side = computer.partner.side();
                self.computer_acts(side, deed);
            }
            Event::Again => computer.partner.again(),
            Event::TwoPlayers => {
                self.setup.opponent = Opponent::Person;
                self.computer = None;
            }
        }
        if let Some(computer) = &mut self.computer
            && computer.partner.is_stuck()
        {
            computer.thinker = None;
            computer.wait = None;
            self.announce(&[Message::of("computer-stuck")]);
        }
    }

    /// The computer does something by the same ways as a person, but nothing that the person has open, or
    /// looks at, is put away by it.
    fn computer_acts(&mut self, side: Color, deed: Deed) {
        if self.settle() || self.desk.is_some() || self.keeper.is_taken_over() {
            // It looks anew when that is over.
            if let Some(computer) = &mut self.computer {
                computer.partner.again();
            }
            return;
        }
        let at = self.now();
        match deed {
            Deed::Play(mv) => {
                let (last, position) = (self.sitting.plies().len(), *self.sitting.position());
                let (past, asked) = (self.past, self.asked);
                let (leaving, sharing) = (self.leaving, self.sharing.take());
                let typed = std::mem::take(&mut self.typed);
                let done = self.sitting.play(mv, at);
                self.computer_is_refused(&done);
                self.done(done, last, &position, false);
                self.keep();
                if self.sitting.outcome().is_none() {
                    self.asked = asked;
                }
                (self.past, self.leaving, self.sharing, self.typed) =
                    (past, leaving, sharing, typed);
                if past.is_some() {
                    self.gliding.clear();
                }
            }
            Deed::Act(action @ Action::Touch { .. }) => {
                let done = self.sitting.act(side, action, at);
                self.computer_is_refused(&done);
                self.keep();
            }
            Deed::Act(action) => {
                let accepts = action == Action::AcceptDraw;
                self.does(side, action);
                // There may be laws against an early draw: then it has to say no.
                if accepts && self.sitting.game().draw_offered_by() == Some(!side) {
                    self.does(side, Action::DeclineDraw);
                }
            }
        }
    }

    fn computer_is_refused<T>(&mut self, done: &Result<T, Refused>) {
        if let (Err(_), Some(computer)) = (done, &mut self.computer) {
            computer.partner.is_stuck_now();
        }
    }

    /// Whether it is the computer's move. Its pieces are nobody else's.
    pub(super) fn computer_has_move(&self) -> bool {
        let computer = self.computer.as_ref();
        computer.is_some_and(|computer| computer.partner.has_move(&self.sitting))
    }

    /// Whether a side is the computer's.
    pub(super) fn is_computer(&self, side: Color) -> bool {
        let computer = self.computer.as_ref();
        computer.is_some_and(|computer| computer.partner.side() == side)
    }

    /// Says that it is the computer's move.
    pub(super) fn refuse_to_computer(&mut self) {
        self.note = vec![Message::of("computer-has-move")];
        self.announce(&self.note.clone());
    }

    /// What the status line says of the computer.
    pub(super) fn computer_status(&self, at: Instant) -> Option<Message> {
        let computer = self.computer.as_ref()?;
        computer.partner.status(&self.sitting, at)
    }

    /// How many half-moves are taken back at once: up to the person's own last one.
    pub(super) fn to_take_back(&self) -> usize {
        let Some(computer) = &self.computer else {
            return 1;
        };
        let own = |by| by != computer.partner.side();
        let plies = self.sitting.plies();
        let last = plies.iter().rposition(|ply| own(ply.by));
        last.map_or(0, |last| plies.len() - last)
    }

    /// Whether there is something to take back; of the person's own, where one plays the computer.
    pub(super) fn can_take_back(&self) -> bool {
        let own = self.sitting.plies().is_empty() || self.to_take_back() > 0;
        self.sitting.can_take_back() && own
    }

    /// The names of the players and what else heads the score sheet, with the computer's.
    pub(super) fn names(&self) -> Names {
        let mut names = self.setup.names.clone();
        if let Some(computer) = &self.computer {
            let name = self.texts.say(&setup_sentences::computer(computer.level));
            names.set(computer.partner.side().into(), &name);
        }
        names
    }

    /// What there is to do when the computer can't go on.
    pub(super) fn computer_note(&self) -> Html {
        if !self
            .computer
            .as_ref()
            .is_some_and(|it| it.partner.is_stuck())
        {
            return Html::default();
        }
        let button = |action: &'static str, onclick: &Callback<MouseEvent>| {
            html! {
                <button type="button" data-action={action} {onclick}>{ self.texts.plain(action) }</button>
            }
        };
        html! {
            <div class="keeping" data-note="computer">
                <p class="note">{ self.texts.plain("computer-stuck") }</p>
                <div class="offers">
                    { button("computer-again", &self.callbacks.computer_again) }
                    { button("two-players", &self.callbacks.two_players) }
                </div>
            </div>
        }
    }
}
