//! What a control is called and counts as: bullet, blitz, rapid, classical (CLOCK-20).

use serde::{Deserialize, Serialize};

use super::control::Control;
use super::time::Millis;
use crate::rules::Color;

/// The speed of a game, fastest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    /// A minute or so.
    Bullet,
    /// Fast chess.
    Blitz,
    /// Between blitz and classical.
    Rapid,
    /// Standard chess.
    Classical,
}

/// The four ways to divide controls by their time: the rows of the table below CLOCK-20.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CategoryTable {
    /// The article for beginners: up to 1 minute is bullet, from 20 minutes classical.
    Home,
    /// The encyclopaedia: below 15 minutes is blitz.
    Club,
    /// The pupil's report: below 10 minutes is blitz, from 60 classical.
    Fide2014,
    /// FIDE today, and School and Codex: up to 10 minutes is blitz, from 60 classical.
    FideNow,
}

impl CategoryTable {
    /// The category of a time per player: the minutes, and 60 increments.
    pub fn category(self, time: Millis) -> Category {
        let reaches = |minutes| time >= Millis::from_minutes(minutes);
        let exceeds = |minutes| time > Millis::from_minutes(minutes);
        match self {
            CategoryTable::Home if !exceeds(1) => Category::Bullet,
            CategoryTable::Home if !reaches(20) => Category::Blitz,
            CategoryTable::Club if !reaches(15) => Category::Blitz,
            CategoryTable::Home | CategoryTable::Club => Category::Classical,
            CategoryTable::Fide2014 if !reaches(10) => Category::Blitz,
            CategoryTable::FideNow if !exceeds(10) => Category::Blitz,
            CategoryTable::Fide2014 | CategoryTable::FideNow if !reaches(60) => Category::Rapid,
            CategoryTable::Fide2014 | CategoryTable::FideNow => Category::Classical,
        }
    }
}

impl Control {
    /// The time that one player has for a game of 60 moves: all periods, and 60 increments or
    /// delays; for an hourglass its starting time. `None` without a limit.
    ///
    /// This is what "below 60 minutes" and the like are measured by (CLOCK-11, CLOCK-20, IRREG-17).
    pub fn game_time(&self, side: Color) -> Option<Millis> {
        match self {
            Control::Unlimited => None,
            Control::Timed(schedules) => Some(schedules[side].sixty_moves()),
            Control::Hourglass(times) => Some(times[side].get()),
        }
    }

    /// The category of the game; `None` without a limit.
    ///
    /// Where the sides have different times the longer one decides: a game is fast only if it is
    /// fast for both.
    pub fn category(&self, table: CategoryTable) -> Option<Category> {
        let longer = self
            .game_time(Color::White)
            .max(self.game_time(Color::Black))?;
        Some(table.category(longer))
    }
}
