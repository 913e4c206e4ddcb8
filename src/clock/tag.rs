//! The control as the `TimeControl` tag of PGN has it (PGN standard, 9.6.1).
//!
//! Times are in seconds, fields are separated by `:`; `40/7200:3600`, `300+3`, `*180` (an
//! hourglass), `-` (no limit), `?` (not known). A last field with moves repeats.

use core::fmt::Write;

use super::control::{Control, ControlError};
use super::scan::{Expected, ReadError, Scanner, at_place};
use super::schedule::{Bonus, Period, Schedule};
use super::time::Millis;

/// What a `TimeControl` tag says.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TimeControlTag {
    /// `?`: the control is not known.
    Unknown,
    /// The control.
    Known(Control),
}

/// Why a control has no form in a `TimeControl` tag.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TagError {
    /// The tag speaks of both sides alike.
    DifferentSides,
    /// The tag knows increments only: no simple and no Bronstein delay.
    Delay,
    /// The tag counts whole seconds.
    FractionOfSecond,
}

impl TimeControlTag {
    /// Reads the value of a tag.
    ///
    /// # Errors
    /// Says at which character what was expected, or which part of the control can't be.
    pub fn read(text: &str) -> Result<TimeControlTag, ReadError> {
        let mut scan = Scanner::new(text);
        scan.skip_space();
        let tag = if scan.take('?') {
            TimeControlTag::Unknown
        } else if scan.take('-') {
            TimeControlTag::Known(Control::Unlimited)
        } else if scan.take('*') {
            let at = scan.place();
            let time = Millis::from_seconds(scan.number(Expected::Seconds)?);
            TimeControlTag::Known(at_place(at, Control::hourglass(time))?)
        } else {
            let schedule = schedule(&mut scan)?;
            TimeControlTag::Known(Control::same(schedule))
        };
        scan.skip_space();
        if scan.is_at_end() {
            Ok(tag)
        } else {
            scan.expected(match tag {
                TimeControlTag::Known(Control::Timed(_)) => Expected::TagFieldOrEnd,
                _ => Expected::End,
            })
        }
    }
}

fn schedule(scan: &mut Scanner) -> Result<Schedule, ReadError> {
    let start = scan.place();
    let mut periods: Vec<Period> = Vec::new();
    loop {
        let at = scan.place();
        if periods.last().is_some_and(|last| last.moves().is_none()) {
            return at_place(at, Err(ControlError::PeriodAfterLast));
        }
        let moves = scan.moves();
        let time = Millis::from_seconds(scan.number(Expected::TagField)?);
        let bonus = if scan.take('+') {
            Bonus::Increment(Millis::from_seconds(scan.number(Expected::Seconds)?))
        } else {
            Bonus::None
        };
        periods.push(at_place(at, Period::new(moves, time, bonus))?);
        if !scan.take(':') {
            return at_place(start, Schedule::new(periods));
        }
    }
}

impl Control {
    /// The value of the `TimeControl` tag.
    ///
    /// # Errors
    /// Says what of the control the tag can't express.
    pub fn to_tag(&self) -> Result<String, TagError> {
        let mut text = String::new();
        match self {
            Control::Unlimited => text.push('-'),
            Control::Hourglass(times) if times.white != times.black => {
                return Err(TagError::DifferentSides);
            }
            Control::Hourglass(times) => {
                text.push('*');
                write_seconds(&mut text, times.white.get())?;
            }
            Control::Timed(schedules) if schedules.white != schedules.black => {
                return Err(TagError::DifferentSides);
            }
            Control::Timed(schedules) => {
                for (number, period) in schedules.white.periods().enumerate() {
                    if number > 0 {
                        text.push(':');
                    }
                    write_field(&mut text, period)?;
                }
            }
        }
        Ok(text)
    }
}

fn write_field(text: &mut String, period: &Period) -> Result<(), TagError> {
    if let Some(moves) = period.moves() {
        // Writing to a string can't fail.
        let _ = write!(text, "{moves}/");
    }
    write_seconds(text, period.time())?;
    match period.bonus() {
        Bonus::None => Ok(()),
        Bonus::Increment(length) => {
            text.push('+');
            write_seconds(text, length)
        }
        Bonus::Delay(_) | Bonus::Bronstein(_) => Err(TagError::Delay),
    }
}

fn write_seconds(text: &mut String, time: Millis) -> Result<(), TagError> {
    if time.get() % 1_000 != 0 {
        return Err(TagError::FractionOfSecond);
    }
    let _ = write!(text, "{}", time.get() / 1_000);
    Ok(())
}
