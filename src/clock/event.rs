//! What happens to a clock, and when.

use serde::{Deserialize, Serialize};

use super::time::{Instant, Millis};
use crate::rules::Color;

/// What hands, the arbiter and the device do to a clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The signal to start: the clock of the player to move first runs (CLOCK-2).
    Start,
    /// A side presses its button: its time stops, its move is completed, the other's time runs
    /// (CLOCK-1). Before the start the press of the side that moves second is the signal.
    Press(#[serde(with = "color_word")] Color),
    /// A side's unpressed move is completed because the side makes its next one (DONE-9). Its time
    /// runs on; an increment is for those who press.
    ImpliedCompletion(#[serde(with = "color_word")] Color),
    /// Both clocks stop (CLOCK-16), also at the end of the game.
    Stop,
    /// The clock that was stopped runs again.
    Resume,
    /// The arbiter lets the move, and with it the running clock, be this side's.
    SetTurn(#[serde(with = "color_word")] Color),
    /// The arbiter sets a side's time.
    SetTime(#[serde(with = "color_word")] Color, Millis),
    /// The arbiter adds to a side's time, or takes from it.
    AddTime(#[serde(with = "color_word")] Color, Millis),
    /// The arbiter sets the period, counted from 0, that a side is in. No time goes with it.
    SetPeriod(#[serde(with = "color_word")] Color, u32),
    /// The arbiter sets the number of moves that a side has completed. No time goes with it.
    SetMoveCount(#[serde(with = "color_word")] Color, u32),
    /// Time that the source of instants did not see, counted as elapsed now.
    GapCounted(Millis),
    /// Time that the source did not see, not counted; the clocks stop for the players to decide:
    /// `GapCounted` counts it after all, `Resume` lets it be.
    GapStopped(Millis),
    /// The events after the last one have been taken back: the clocks read as they did then, and go
    /// on from now. To take back is to drop events from the list and to add this one.
    TakenBack,
}

/// An event and the instant at which it happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Stamped {
    /// When. An instant before that of the event before it counts as the same instant.
    pub at: Instant,
    /// What.
    pub event: Event,
}

/// A side as the log writes it: `white` or `black`.
pub(super) mod color_word {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::rules::Color;

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Word {
        White,
        Black,
    }

    pub(in crate::clock) fn serialize<S: Serializer>(
        side: &Color,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        match side {
            Color::White => Word::White,
            Color::Black => Word::Black,
        }
        .serialize(to)
    }

    pub(in crate::clock) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Color, D::Error> {
        Ok(match Word::deserialize(from)? {
            Word::White => Color::White,
            Word::Black => Color::Black,
        })
    }
}
