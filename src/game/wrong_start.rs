//! Games that began wrongly: what the laws say to a wrong set-up and to wrong colours (IRREG-6, 7). The
//! arbiter finds the fault; this says what follows, and he ends the game or lets it go on.

use super::play::Game;
use super::regulations::{WrongColours, WrongSetup};
use crate::clock::{Instant, Millis, quarter_has_passed};
use crate::rules::{ByColor, Color};

/// What follows from a game's having begun wrongly.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WrongStart {
    /// The game is annulled and played anew.
    NewGame,
    /// The arbiter may order a new game, if there is time for one.
    NewGamePossible,
    /// The fault is put right, and play goes on.
    Correct,
    /// It stays as it is.
    PlayOn,
}

impl Game {
    /// What follows from a wrong set-up that is found now (IRREG-6).
    pub fn on_wrong_setup(&self) -> WrongStart {
        let regulations = &self.settings().regulations;
        let rule = if self.settings().is_rapid_or_blitz() {
            regulations.wrong_setup_in_rapid_blitz
        } else {
            regulations.wrong_setup
        };
        match rule {
            WrongSetup::NewGame => WrongStart::NewGame,
            WrongSetup::FixWithin(moves) if self.moves_each() <= u32::from(moves) => {
                WrongStart::Correct
            }
            WrongSetup::NewGameBelow(moves) if self.moves_each() < u32::from(moves) => {
                WrongStart::NewGame
            }
            WrongSetup::FixWithin(_) | WrongSetup::NewGameBelow(_) => WrongStart::PlayOn,
        }
    }

    /// What follows from wrong colours that are found at this instant (IRREG-7).
    pub fn on_wrong_colours(&self, now: Instant) -> WrongStart {
        match self.settings().regulations.wrong_colours {
            WrongColours::NewGame => WrongStart::NewGame,
            WrongColours::NewGameBelow(moves) if self.moves_each() < u32::from(moves) => {
                WrongStart::NewGame
            }
            WrongColours::NewGameBelow(_) => WrongStart::PlayOn,
            WrongColours::Quarter if !self.settings().has_clock() => WrongStart::NewGamePossible,
            WrongColours::Quarter => {
                let reading = self.clock().at(now);
                let limit = |side| self.settings().control.start_time(side);
                let to_control = ByColor::from_fn(|side| limit(side).unwrap_or(Millis::ZERO));
                let used = ByColor::from_fn(|side| reading.used(side));
                if quarter_has_passed(to_control, used) {
                    WrongStart::PlayOn
                } else {
                    WrongStart::NewGamePossible
                }
            }
        }
    }

    /// The moves that the player who has made more of them has made.
    fn moves_each(&self) -> u32 {
        let made = Color::ALL.map(|side| self.record().moves_of(side));
        made.into_iter().max().unwrap_or(0)
    }
}
