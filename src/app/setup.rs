//! What two players agree on before a game, as the set-up screen and an address have it.
//!
//! A [`Setup`] is the choice; [`Setup::settings`] is what the game is played by. Its written forms,
//! in an address and in the memory of the device, are in [`setup_address`](super::setup_address).

use crate::clock::{Control, GapPolicy};
use crate::game::regulations::{
    Aids, ClockUse, Enforcement, Preset, Press, Regulations, Settings, Table, TouchMove,
};
use crate::rules::Color;
use crate::storage::{Heading, Names};

/// Where the two players sit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Seats {
    /// Side by side, in front of an upright screen.
    #[default]
    SideBySide,
    /// Face to face, with the device flat between them: all that is the far player's is turned to
    /// the far player.
    FaceToFace,
    /// The device is passed to the player to move, and the board turns with it.
    Passed,
}

impl Seats {
    /// All of them, in the order of the set-up.
    pub const ALL: [Seats; 3] = [Seats::SideBySide, Seats::FaceToFace, Seats::Passed];
}

/// Who keeps the score (NOTATION-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum ScoreKeeping {
    /// The app.
    #[default]
    App,
    /// Each player on a sheet of the player's own; the app shows afterwards where it differs.
    Own,
}

/// Against whom one plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Opponent {
    /// Another person.
    #[default]
    Person,
    /// The computer, at a level from 1 to 5 (LEARN-8).
    Computer(u8),
}

/// What two players agree on before a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The table from which the choice began.
    pub table: Table,
    /// The laws.
    pub laws: Preset,
    /// What happens to what is not allowed (IRREG-26).
    pub enforcement: Enforcement,
    /// Whether touched pieces bind.
    pub touch_move: TouchMove,
    /// What helps the players.
    pub aids: Aids,
    /// The time control.
    pub control: Control,
    /// Who presses the clock.
    pub press: Press,
    /// What becomes of the time that the device slept.
    pub gaps: GapPolicy,
    /// Where the players sit.
    pub seats: Seats,
    /// Who keeps the score.
    pub score: ScoreKeeping,
    /// The players' names, the event and the round; empty where none was given.
    pub names: Names,
    /// Against whom one plays.
    pub opponent: Opponent,
    /// Which side the person has who plays against the computer; a child starts with White (LEARN-8).
    pub own_side: Color,
}

impl Default for Setup {
    /// The table Play.
    fn default() -> Setup {
        Setup::at(Table::Play)
    }
}

impl Setup {
    /// What of the head of a score sheet is asked: all but the day.
    pub const ASKED: [Heading; 5] = [
        Heading::White,
        Heading::Black,
        Heading::Event,
        Heading::Site,
        Heading::Round,
    ];

    /// What is agreed on by sitting down at a table. At Compete the clock is on: 15 minutes and 10
    /// seconds a move.
    pub fn at(table: Table) -> Setup {
        let settings = Settings::at(table);
        Setup {
            table,
            laws: settings.regulations.laws,
            enforcement: settings.enforcement,
            touch_move: settings.touch_move,
            aids: settings.aids,
            control: match table {
                Table::Compete => "15+10".parse().unwrap_or(Control::Unlimited),
                Table::Learn | Table::Play => settings.control,
            },
            press: settings.press,
            gaps: settings.gaps,
            seats: Seats::default(),
            score: ScoreKeeping::default(),
            names: Names::default(),
            opponent: Opponent::default(),
            own_side: Color::White,
        }
    }

    /// The side that the computer has, and its level; none where two people play.
    pub fn computer(&self) -> Option<(Color, u8)> {
        match self.opponent {
            Opponent::Person => None,
            Opponent::Computer(level) => Some((!self.own_side, level)),
        }
    }

    /// Leaves out what needs two people, where only one is there: nobody sits opposite, the computer claims
    /// nothing, so that somebody has to rule, and writes no sheet.
    pub(super) fn suit_opponent(&mut self) {
        if self.computer().is_some() {
            self.seats = Seats::SideBySide;
            self.score = ScoreKeeping::App;
            if self.enforcement == Enforcement::Claims {
                self.enforcement = Enforcement::Arbiter;
            }
        }
    }

    /// What the game is played by. A clock that the players choose runs also under laws that are
    /// played without one (TURN-7).
    pub fn settings(&self) -> Settings {
        let mut regulations = Regulations::of(self.laws);
        if self.control.is_limited() && regulations.clock == ClockUse::Off {
            regulations.clock = ClockUse::Optional;
        }
        Settings {
            regulations,
            enforcement: self.enforcement,
            touch_move: self.touch_move,
            aids: self.aids,
            control: self.control.clone(),
            press: self.press,
            gaps: self.gaps,
            ..Settings::at(self.table)
        }
    }

    /// The name of a player, if there is one.
    pub fn name(&self, side: Color) -> Option<&str> {
        let name = self.names[Heading::from(side)].trim();
        (!name.is_empty()).then_some(name)
    }
}

#[cfg(test)]
#[path = "setup_tests.rs"]
mod tests;
