//! Reading the written forms of a control character by character, and what can be wrong there.

use super::control::ControlError;
use super::time::Millis;

/// What is wrong in a written control, and where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ReadError {
    /// The place, in characters from 0; the length of the text if it ends too early.
    pub at: usize,
    /// The cause.
    pub why: ReadErrorKind,
}

/// The cause of a [`ReadError`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ReadErrorKind {
    /// Something else had to stand here.
    Expected(Expected),
    /// It can be read, but the control that begins here can't be.
    Impossible(ControlError),
}

/// What had to stand at the place of a [`ReadError`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Expected {
    /// A period (`5+3`, `40/90`), an hourglass (`h3`) or `none`.
    Control,
    /// A number of minutes, or minutes and seconds (`5`, `0:30`, `1:30:00`).
    Time,
    /// A number of seconds, after `+`, `d` or `b`.
    Seconds,
    /// Two digits from 00 to 59.
    Sixty,
    /// One to three digits after a decimal point.
    Decimals,
    /// The other side's hourglass, or the end: an hourglass stands on both sides or on none.
    Hourglass,
    /// `+`, `d` or `b` with seconds, a further period, `|` with the other side's control, or the end.
    MoreOrEnd,
    /// The end.
    End,
    /// In a PGN tag: a number of seconds, `*` with seconds, `-` or `?`.
    TagField,
    /// In a PGN tag: a further field after `:`, or the end.
    TagFieldOrEnd,
}

impl core::fmt::Display for ReadError {
    /// The place and the case, for logs; sentences for players are made elsewhere.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "character {}: {:?}", self.at, self.why)
    }
}

impl core::error::Error for ReadError {}

/// The unit of a number that names none.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unit {
    Minutes,
    Seconds,
}

impl Unit {
    const fn length(self) -> i64 {
        match self {
            Unit::Minutes => 60_000,
            Unit::Seconds => 1_000,
        }
    }

    const fn expected(self) -> Expected {
        match self {
            Unit::Minutes => Expected::Time,
            Unit::Seconds => Expected::Seconds,
        }
    }
}

/// A place in a text.
pub(super) struct Scanner {
    text: Vec<char>,
    at: usize,
}

impl Scanner {
    pub(super) fn new(text: &str) -> Scanner {
        Scanner {
            text: text.chars().collect(),
            at: 0,
        }
    }

    pub(super) fn place(&self) -> usize {
        self.at
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.at >= self.text.len()
    }

    pub(super) fn expected<T>(&self, what: Expected) -> Result<T, ReadError> {
        Err(ReadError {
            at: self.at,
            why: ReadErrorKind::Expected(what),
        })
    }

    /// Takes `wanted`, in either case, if it comes next.
    pub(super) fn take(&mut self, wanted: char) -> bool {
        let found = self.peek().is_some_and(|c| c.eq_ignore_ascii_case(&wanted));
        self.at += usize::from(found);
        found
    }

    /// Takes the whole of `word`, in either case, if it comes next.
    pub(super) fn take_word(&mut self, word: &str) -> bool {
        let start = self.at;
        let found = word.chars().all(|c| self.take(c));
        if !found {
            self.at = start;
        }
        found
    }

    pub(super) fn skip_space(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    /// The digits that come next, at least one; a value past all limits saturates.
    pub(super) fn number(&mut self, else_expected: Expected) -> Result<i64, ReadError> {
        let start = self.at;
        let mut value: i64 = 0;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            value = value.saturating_mul(10).saturating_add(i64::from(digit));
            self.at += 1;
        }
        if self.at == start {
            return self.expected(else_expected);
        }
        Ok(value)
    }

    /// A number followed by `/`, both taken; `None`, with nothing taken, if that is not what comes.
    pub(super) fn moves(&mut self) -> Option<u32> {
        let start = self.at;
        if let Ok(number) = self.number(Expected::Control)
            && self.take('/')
        {
            return Some(u32::try_from(number).unwrap_or(u32::MAX));
        }
        self.at = start;
        None
    }

    /// A length of time: `5` or `5.5` in the given unit, `m:ss`, `h:mm:ss`, each with decimals, or
    /// with units `1h`, `1h30m`, `90m`, `1m30s`, `30s`.
    pub(super) fn length(&mut self, unit: Unit) -> Result<Millis, ReadError> {
        let first = self.number(unit.expected())?;
        if self.take(':') {
            let second = self.sixty()?;
            let sum = first.saturating_mul(60).saturating_add(second);
            let sum = if self.take(':') {
                sum.saturating_mul(60).saturating_add(self.sixty()?)
            } else {
                sum
            };
            let whole = Millis::from_seconds(sum);
            return Ok(whole + self.decimals(1_000)?);
        }
        if self.take('h') {
            let hours = Millis::from_minutes(first.saturating_mul(60));
            return Ok(hours + self.unit_after(Unit::Minutes, 'm')?);
        }
        if self.take_word("min") || self.take('m') {
            let minutes = Millis::from_minutes(first);
            return Ok(minutes + self.unit_after(Unit::Seconds, 's')?);
        }
        if self.take('s') {
            return Ok(Millis::from_seconds(first));
        }
        let whole = Millis(first.saturating_mul(unit.length()));
        Ok(whole + self.decimals(unit.length())?)
    }

    /// The smaller unit after a larger one: nothing, or a number with or without its letter.
    fn unit_after(&mut self, unit: Unit, letter: char) -> Result<Millis, ReadError> {
        if !self.peek().is_some_and(|c| c.is_ascii_digit()) {
            return Ok(Millis::ZERO);
        }
        let number = self.number(unit.expected())?;
        self.take(letter);
        Ok(Millis(number.saturating_mul(unit.length())))
    }

    fn sixty(&mut self) -> Result<i64, ReadError> {
        let start = self.at;
        let value = self.number(Expected::Sixty)?;
        if self.at != start + 2 || value > 59 {
            self.at = start;
            return self.expected(Expected::Sixty);
        }
        Ok(value)
    }

    /// The decimals of a number of units of `unit` milliseconds, if a point comes next.
    fn decimals(&mut self, unit: i64) -> Result<Millis, ReadError> {
        if !self.take('.') {
            return Ok(Millis::ZERO);
        }
        let start = self.at;
        let value = self.number(Expected::Decimals)?;
        let scale = match self.at - start {
            1 => 100,
            2 => 10,
            3 => 1,
            _ => {
                self.at = start;
                return self.expected(Expected::Decimals);
            }
        };
        Ok(Millis(value * scale * (unit / 1_000)))
    }
}

/// Puts the place of the part of a control that can't be beside the cause.
pub(super) fn at_place<T>(at: usize, result: Result<T, ControlError>) -> Result<T, ReadError> {
    result.map_err(|cause| ReadError {
        at,
        why: ReadErrorKind::Impossible(cause),
    })
}
