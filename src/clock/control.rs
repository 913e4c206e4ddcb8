//! Time controls: how much time each side gets, and when (CLOCK-3).

use serde::{Deserialize, Serialize};

use super::schedule::{Bonus, LONGEST_TIME, Period, Schedule};
use super::time::Millis;
use crate::rules::{ByColor, Color};

/// How the time of a game is limited (CLOCK-3), for both sides.
///
/// In a log it stands in its written form, such as `40/90+30 30+30`: the table at the head of
/// `written.rs` has all of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Control {
    /// No limit: a friendly game (TURN-7).
    Unlimited,
    /// Periods for each side.
    Timed(ByColor<Schedule>),
    /// An hourglass for each side: what one uses, the other gains.
    Hourglass(ByColor<HourglassTime>),
}

/// The starting time of an hourglass: more than nothing, at most [`LONGEST_TIME`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HourglassTime(Millis);

impl HourglassTime {
    /// An hourglass of this length.
    ///
    /// # Errors
    /// Refuses no time, less than none, and more than [`LONGEST_TIME`].
    pub fn new(time: Millis) -> Result<HourglassTime, ControlError> {
        if time < Millis::ZERO {
            Err(ControlError::NegativeTime)
        } else if time == Millis::ZERO {
            Err(ControlError::NoTime)
        } else if time > LONGEST_TIME {
            Err(ControlError::TimeTooLong)
        } else {
            Ok(HourglassTime(time))
        }
    }

    /// The length.
    pub const fn get(self) -> Millis {
        self.0
    }
}

impl Control {
    /// The same schedule for both sides.
    pub fn same(schedule: Schedule) -> Control {
        Control::Timed(ByColor {
            white: schedule.clone(),
            black: schedule,
        })
    }

    /// All moves in one time, with an increment for each, which may be nothing.
    ///
    /// # Errors
    /// As [`Period::new`] and [`Schedule::new`].
    pub fn fischer(time: Millis, increment: Millis) -> Result<Control, ControlError> {
        let period = Period::new(None, time, Bonus::Increment(increment))?;
        Ok(Control::same(Schedule::new(vec![period])?))
    }

    /// An hourglass of this length for each side.
    ///
    /// # Errors
    /// As [`HourglassTime::new`].
    pub fn hourglass(time: Millis) -> Result<Control, ControlError> {
        let time = HourglassTime::new(time)?;
        Ok(Control::Hourglass(ByColor {
            white: time,
            black: time,
        }))
    }

    /// Whether there is a limit at all.
    pub fn is_limited(&self) -> bool {
        !matches!(self, Control::Unlimited)
    }

    /// The periods of one side; `None` without a limit and for an hourglass.
    pub fn schedule(&self, side: Color) -> Option<&Schedule> {
        match self {
            Control::Timed(schedules) => Some(&schedules[side]),
            Control::Unlimited | Control::Hourglass(_) => None,
        }
    }

    /// What the side's clock shows before move 1, a first increment included; `None` without limit.
    pub fn start_time(&self, side: Color) -> Option<Millis> {
        match self {
            Control::Unlimited => None,
            Control::Timed(schedules) => {
                let first = schedules[side].period(0);
                Some(first.time() + first.bonus().shown_ahead())
            }
            Control::Hourglass(times) => Some(times[side].get()),
        }
    }
}

/// Why a time control can't be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ControlError {
    /// There is no period.
    NoPeriods,
    /// There are more than [`MOST_PERIODS`](super::MOST_PERIODS).
    TooManyPeriods,
    /// A period follows one that holds all remaining moves.
    PeriodAfterLast,
    /// A period of no moves.
    NoMoves,
    /// A period of more than [`MOST_MOVES`](super::MOST_MOVES).
    TooManyMoves,
    /// No time on the clock to begin with.
    NoTime,
    /// Less than no time.
    NegativeTime,
    /// More than [`LONGEST_TIME`].
    TimeTooLong,
    /// More than [`LONGEST_BONUS`](super::LONGEST_BONUS).
    BonusTooLong,
}

impl core::fmt::Display for ControlError {
    /// The name of the case, for logs; sentences for players are made elsewhere.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{self:?}")
    }
}

impl core::error::Error for ControlError {}
