//! The computer at the table: what of it is always there. What it does, and how it is thought out, is a part of
//! the page that is fetched when it plays (`seated`).

use yew::html::Scope;
use yew::prelude::*;

use super::{Msg, Table};
use crate::app::message::Message;
use crate::app::page::later::{self, NotFetched, Playing};
use crate::app::page::worker::Answer;
use crate::app::partner::Deed;
use crate::app::setup::Opponent;
use crate::app::setup_sentences;
use crate::app::sitting::Sitting;
use crate::clock::Instant;
use crate::rules::Color;
use crate::storage::Names;

pub mod seated;

/// What happens to the computer.
pub enum Event {
    /// The part of the page that plays has come, or has not.
    Come(Result<&'static Playing, NotFetched>),
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

/// Who plays for the computer, once that part of the page is there.
pub trait Player {
    /// Looks at the table and does what there is to do about it, or lets it be done later. `seed` is a number for
    /// the whole game.
    fn look(&mut self, sitting: &Sitting, now: Instant, seed: u32, link: &Scope<Table>);
    /// Something happens; what comes of it on the board now.
    fn hear(&mut self, event: Event, sitting: &Sitting) -> Option<Deed>;
    /// It has not been done, and why does not matter to it: it looks anew.
    fn again(&mut self);
    /// It can't go on: the table refuses what it does.
    fn refused(&mut self);
    /// Whether it can't go on.
    fn is_stuck(&self) -> bool;
    /// What the status line says in place of whose move it is.
    fn status(&self, sitting: &Sitting, now: Instant) -> Option<Message>;
}

/// The computer, where it plays.
pub struct Computer {
    side: Color,
    level: u8,
    player: Option<Box<dyn Player>>,
    /// The part that plays is on its way.
    awaited: bool,
    /// It did not come.
    missing: bool,
}

impl Computer {
    fn is_stuck(&self) -> bool {
        self.missing || self.player.as_ref().is_some_and(|player| player.is_stuck())
    }
}

impl Table {
    /// Lets the computer sit down where the set-up has it, with the board turned to the person.
    pub(super) fn seat_computer(&mut self) {
        self.computer = self.setup.computer().map(|(side, level)| {
            self.orientation.near = !side;
            Computer {
                side,
                level,
                player: None,
                awaited: false,
                missing: false,
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
        if let Some(player) = &mut computer.player {
            player.look(&self.sitting, now, seed, link);
        } else if !computer.awaited && !computer.missing {
            computer.awaited = true;
            let link = link.clone();
            later::fetch_playing(move |part| link.send_message(Msg::Computer(Event::Come(part))));
        }
    }

    /// Something happens to the computer.
    pub(super) fn computer_hears(&mut self, event: Event) {
        let Some(computer) = &mut self.computer else {
            return;
        };
        match event {
            Event::Come(Ok(part)) => {
                computer.player = Some((part.player)(computer.side, computer.level));
            }
            Event::Come(Err(_)) => (computer.awaited, computer.missing) = (false, true),
            Event::TwoPlayers => {
                self.setup.opponent = Opponent::Person;
                self.computer = None;
                self.keeper.go_on_by_two(self.names());
                return;
            }
            Event::Again if computer.player.is_none() => computer.missing = false,
            event => {
                let player = computer.player.as_mut();
                let deed = player.and_then(|player| player.hear(event, &self.sitting));
                let side = computer.side;
                if let (Some(deed), Some(part)) = (deed, later::playing()) {
                    (part.acts)(self, side, deed);
                }
            }
        }
        if self.computer.as_ref().is_some_and(Computer::is_stuck) {
            self.announce(&[Message::of("computer-stuck")]);
        }
    }

    /// Whether it is the computer's move. Its pieces are nobody else's.
    pub(super) fn computer_has_move(&self) -> bool {
        self.is_computer(self.sitting.game().turn()) && self.sitting.outcome().is_none()
    }

    /// Whether a side is the computer's.
    pub(super) fn is_computer(&self, side: Color) -> bool {
        self.computer.as_ref().is_some_and(|it| it.side == side)
    }

    /// Says that it is the computer's move.
    pub(super) fn refuse_to_computer(&mut self) {
        self.note = vec![Message::of("computer-has-move")];
        self.announce(&self.note.clone());
    }

    /// What the status line says of the computer.
    pub(super) fn computer_status(&self, now: Instant) -> Option<Message> {
        let player = self.computer.as_ref()?.player.as_ref()?;
        player.status(&self.sitting, now)
    }

    /// How many half-moves are taken back at once: up to the person's own last one.
    pub(super) fn to_take_back(&self) -> usize {
        let Some(computer) = &self.computer else {
            return 1;
        };
        let plies = self.sitting.plies();
        let last = plies.iter().rposition(|ply| ply.by != computer.side);
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
            names.set(computer.side.into(), &name);
        }
        names
    }

    /// What there is to do when the computer can't go on.
    pub(super) fn computer_note(&self) -> Html {
        if !self.computer.as_ref().is_some_and(Computer::is_stuck) {
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
