//! The written form of a control, as players and clubs write it.
//!
//! | written | means |
//! | --- | --- |
//! | `5+3` | all moves in 5 minutes, 3 seconds more for each |
//! | `0:30+2`, `1:30:00+30` | the same with 30 seconds, with 1 hour 30 minutes |
//! | `10d5`, `10b5` | with a simple delay, with a Bronstein delay of 5 seconds |
//! | `40/90+30 30+30` | 40 moves in 90 minutes, then 30 minutes for the rest, always 30 seconds more for each move |
//! | `40/120 60` | 40 moves in 120 minutes, then 60 minutes |
//! | `40/120` | 40 moves in 120 minutes, and again as often as needed |
//! | `h3` | an hourglass of 3 minutes |
//! | <code>5+3 &#124; 3+2</code> | White's control, Black's control |
//! | `none` | no limit |
//!
//! Times are in minutes, increments and delays in seconds. Read as well: units (`1h30m`, `90m`,
//! `30s`), decimals (`0.5+1`), `hourglass 3`, `-` for `none`, commas between periods, capitals.

use core::fmt;
use core::str::FromStr;

use super::control::{Control, ControlError, HourglassTime};
use super::scan::{Expected, ReadError, Scanner, Unit, at_place};
use super::schedule::{Bonus, Period, Schedule};
use super::time::Millis;
use crate::rules::{ByColor, Color};

impl FromStr for Millis {
    type Err = ReadError;

    /// Reads a length of time as a clock shows it or a control writes it: `5`, `5:00`, `1:30:00`, `90m`,
    /// `30s`. A bare number is minutes.
    ///
    /// # Errors
    /// Says at which character what was expected.
    fn from_str(text: &str) -> Result<Millis, ReadError> {
        let mut scan = Scanner::new(text);
        scan.skip_space();
        let length = scan.length(Unit::Minutes)?;
        scan.skip_space();
        if scan.is_at_end() {
            Ok(length)
        } else {
            scan.expected(Expected::End)
        }
    }
}

impl FromStr for Control {
    type Err = ReadError;

    /// Reads the written form.
    ///
    /// # Errors
    /// Says at which character what was expected, or which part of the control can't be.
    fn from_str(text: &str) -> Result<Control, ReadError> {
        let mut scan = Scanner::new(text);
        scan.skip_space();
        let control = if scan.take_word("none") || scan.take('-') {
            Control::Unlimited
        } else if let Some(white) = hourglass(&mut scan)? {
            let black = if other_side(&mut scan) {
                match hourglass(&mut scan)? {
                    Some(black) => black,
                    None => return scan.expected(Expected::Hourglass),
                }
            } else {
                white
            };
            Control::Hourglass(ByColor { white, black })
        } else {
            let white = schedule(&mut scan)?;
            if other_side(&mut scan) {
                let black = schedule(&mut scan)?;
                Control::Timed(ByColor { white, black })
            } else {
                Control::same(white)
            }
        };
        scan.skip_space();
        if scan.is_at_end() {
            return Ok(control);
        }
        scan.expected(match control {
            Control::Timed(_) => Expected::MoreOrEnd,
            Control::Unlimited | Control::Hourglass(_) => Expected::End,
        })
    }
}

/// Whether `|` comes next; takes it, and the spaces around it.
fn other_side(scan: &mut Scanner) -> bool {
    scan.skip_space();
    let found = scan.take('|');
    scan.skip_space();
    found
}

fn hourglass(scan: &mut Scanner) -> Result<Option<HourglassTime>, ReadError> {
    if !scan.take_word("hourglass") && !scan.take('h') {
        return Ok(None);
    }
    scan.skip_space();
    let at = scan.place();
    let time = scan.length(Unit::Minutes)?;
    at_place(at, HourglassTime::new(time)).map(Some)
}

fn schedule(scan: &mut Scanner) -> Result<Schedule, ReadError> {
    let start = scan.place();
    if !scan.peek().is_some_and(|c| c.is_ascii_digit()) {
        return scan.expected(Expected::Control);
    }
    let mut periods: Vec<Period> = Vec::new();
    while scan.peek().is_some_and(|c| c.is_ascii_digit()) {
        if periods.last().is_some_and(|last| last.moves().is_none()) {
            return at_place(scan.place(), Err(ControlError::PeriodAfterLast));
        }
        periods.push(period(scan)?);
        scan.skip_space();
        if scan.take(',') {
            scan.skip_space();
            if !scan.peek().is_some_and(|c| c.is_ascii_digit()) {
                return scan.expected(Expected::Time);
            }
        }
    }
    at_place(start, Schedule::new(periods))
}

fn period(scan: &mut Scanner) -> Result<Period, ReadError> {
    let start = scan.place();
    let moves = scan.moves();
    let time = scan.length(Unit::Minutes)?;
    scan.skip_space();
    let bonus = if scan.take('+') {
        Bonus::Increment(seconds(scan)?)
    } else if scan.take('d') {
        Bonus::Delay(seconds(scan)?)
    } else if scan.take('b') {
        Bonus::Bronstein(seconds(scan)?)
    } else {
        Bonus::None
    };
    at_place(start, Period::new(moves, time, bonus))
}

fn seconds(scan: &mut Scanner) -> Result<Millis, ReadError> {
    scan.skip_space();
    scan.length(Unit::Seconds)
}

impl fmt::Display for Control {
    /// Writes the normal form, which reads back as the same control.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Control::Unlimited => f.write_str("none"),
            Control::Hourglass(times) => {
                f.write_str("h")?;
                write_time(f, times.white.get())?;
                if times.black != times.white {
                    f.write_str(" | h")?;
                    write_time(f, times.black.get())?;
                }
                Ok(())
            }
            Control::Timed(schedules) => {
                write_schedule(f, &schedules[Color::White])?;
                if schedules.black != schedules.white {
                    f.write_str(" | ")?;
                    write_schedule(f, &schedules[Color::Black])?;
                }
                Ok(())
            }
        }
    }
}

fn write_schedule(f: &mut fmt::Formatter<'_>, schedule: &Schedule) -> fmt::Result {
    for (number, period) in schedule.periods().enumerate() {
        if number > 0 {
            f.write_str(" ")?;
        }
        if let Some(moves) = period.moves() {
            write!(f, "{moves}/")?;
        }
        write_time(f, period.time())?;
        let sign = match period.bonus() {
            // Everyone says "ten plus nothing", but not of the second of two periods.
            Bonus::None if number == 0 && period.moves().is_none() => "+",
            Bonus::None => continue,
            Bonus::Increment(_) => "+",
            Bonus::Delay(_) => "d",
            Bonus::Bronstein(_) => "b",
        };
        f.write_str(sign)?;
        let length = period.bonus().length().get();
        write!(f, "{}", length / 1_000)?;
        write_decimals(f, length % 1_000)?;
    }
    Ok(())
}

/// Whole minutes as a bare number, anything else as `m:ss` or `h:mm:ss` with decimals.
fn write_time(f: &mut fmt::Formatter<'_>, time: Millis) -> fmt::Result {
    let time = time.get();
    if time % 60_000 == 0 {
        return write!(f, "{}", time / 60_000);
    }
    let (minutes, seconds) = (time / 60_000, time / 1_000 % 60);
    if minutes < 60 {
        write!(f, "{minutes}:{seconds:02}")?;
    } else {
        write!(f, "{}:{:02}:{seconds:02}", minutes / 60, minutes % 60)?;
    }
    write_decimals(f, time % 1_000)
}

fn write_decimals(f: &mut fmt::Formatter<'_>, thousandths: i64) -> fmt::Result {
    if thousandths == 0 {
        Ok(())
    } else if thousandths % 100 == 0 {
        write!(f, ".{}", thousandths / 100)
    } else if thousandths % 10 == 0 {
        write!(f, ".{:02}", thousandths / 10)
    } else {
        write!(f, ".{thousandths:03}")
    }
}

impl TryFrom<String> for Control {
    type Error = ReadError;

    fn try_from(text: String) -> Result<Control, ReadError> {
        text.parse()
    }
}

impl From<Control> for String {
    fn from(control: Control) -> String {
        control.to_string()
    }
}
