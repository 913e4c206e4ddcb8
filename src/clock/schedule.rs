//! The periods of one side: how many moves, in what time, with what for each move (CLOCK-3 to 6).

use super::control::ControlError;
use super::time::Millis;

/// The longest time of one period: 1,000 hours.
pub const LONGEST_TIME: Millis = Millis::from_minutes(60_000);
/// The longest increment or delay of one move: 24 hours.
pub const LONGEST_BONUS: Millis = Millis::from_minutes(1_440);
/// The most moves that one period may ask for.
pub const MOST_MOVES: u32 = 9_999;
/// The most periods that one side may have.
pub const MOST_PERIODS: usize = 16;

/// What a player gets for each move beside the time of the period (CLOCK-21, FIDE 6.3.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bonus {
    /// Nothing.
    None,
    /// Fischer: added for each move, used or not. The first is on the clock before move 1, the
    /// following ones are added when the clock is pressed.
    Increment(Millis),
    /// Simple (US) delay: so much of each move is free before the time runs down.
    Delay(Millis),
    /// Bronstein: what was used of the move, but no more than this, is given back at the press.
    ///
    /// The delay of move 1 is on the clock from the start, so that the flag falls at the same
    /// instant as with a simple delay of the same length (FIDE's "delay mode").
    Bronstein(Millis),
}

impl Bonus {
    /// The length for one move, of whichever kind.
    pub const fn length(self) -> Millis {
        match self {
            Bonus::None => Millis::ZERO,
            Bonus::Increment(length) | Bonus::Delay(length) | Bonus::Bronstein(length) => length,
        }
    }

    /// What of it stands on the clock before the move is begun.
    pub(super) const fn shown_ahead(self) -> Millis {
        match self {
            Bonus::Increment(length) | Bonus::Bronstein(length) => length,
            Bonus::None | Bonus::Delay(_) => Millis::ZERO,
        }
    }

    fn normal(self) -> Bonus {
        if self.length() == Millis::ZERO {
            Bonus::None
        } else {
            self
        }
    }
}

/// One period of a control: so many moves, or all that remain, in a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Period {
    moves: Option<u32>,
    time: Millis,
    bonus: Bonus,
}

impl Period {
    /// A period of `moves` moves, or of all remaining moves for `None`.
    ///
    /// # Errors
    /// Refuses a count of moves outside 1 to [`MOST_MOVES`], a negative or too long time or bonus,
    /// and a period that gives no time at all.
    pub fn new(moves: Option<u32>, time: Millis, bonus: Bonus) -> Result<Period, ControlError> {
        if moves.is_some_and(|moves| moves == 0) {
            return Err(ControlError::NoMoves);
        }
        if moves.is_some_and(|moves| moves > MOST_MOVES) {
            return Err(ControlError::TooManyMoves);
        }
        let length = bonus.length();
        if time < Millis::ZERO || length < Millis::ZERO {
            return Err(ControlError::NegativeTime);
        }
        if time > LONGEST_TIME {
            return Err(ControlError::TimeTooLong);
        }
        if length > LONGEST_BONUS {
            return Err(ControlError::BonusTooLong);
        }
        if time == Millis::ZERO && length == Millis::ZERO {
            return Err(ControlError::NoTime);
        }
        Ok(Period {
            moves,
            time,
            bonus: bonus.normal(),
        })
    }

    /// The moves to be completed in it; `None`: all that remain.
    pub const fn moves(&self) -> Option<u32> {
        self.moves
    }

    /// The time it adds to what is left of the periods before (CLOCK-5).
    pub const fn time(&self) -> Millis {
        self.time
    }

    /// What each move in it gets besides.
    pub const fn bonus(&self) -> Bonus {
        self.bonus
    }
}

/// The periods of one side, in order; never empty.
///
/// A last period that names its moves is repeated for as long as the game lasts.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Schedule {
    first: Period,
    later: Vec<Period>,
}

impl Schedule {
    /// A schedule of these periods.
    ///
    /// # Errors
    /// Refuses no periods, more than [`MOST_PERIODS`], a period of all remaining moves that is not
    /// the last, and a start with no time on the clock (a first period of nothing but a delay).
    pub fn new(periods: Vec<Period>) -> Result<Schedule, ControlError> {
        if periods.len() > MOST_PERIODS {
            return Err(ControlError::TooManyPeriods);
        }
        let mut periods = periods.into_iter();
        let first = periods.next().ok_or(ControlError::NoPeriods)?;
        let later: Vec<Period> = periods.collect();
        let mut before_last: &Period = &first;
        for period in &later {
            if before_last.moves.is_none() {
                return Err(ControlError::PeriodAfterLast);
            }
            before_last = period;
        }
        if first.time + first.bonus.shown_ahead() == Millis::ZERO {
            return Err(ControlError::NoTime);
        }
        Ok(Schedule { first, later })
    }

    /// The period with this number, counted from 0; past the last, the last.
    pub fn period(&self, number: u32) -> &Period {
        let Some(later) = (number as usize).checked_sub(1) else {
            return &self.first;
        };
        self.later
            .get(later)
            .or(self.later.last())
            .unwrap_or(&self.first)
    }

    /// All periods, in order.
    pub fn periods(&self) -> impl Iterator<Item = &Period> {
        core::iter::once(&self.first).chain(&self.later)
    }

    /// Whether no control comes after the period with this number, counted from 0.
    pub fn is_last(&self, number: u32) -> bool {
        number as usize >= self.later.len()
    }

    /// The number of moves, from the start of the game, that ends the period with this number;
    /// `None` where it is never ended.
    pub fn control_move(&self, number: u32) -> Option<u32> {
        let mut moves: u32 = 0;
        for (place, period) in (0..=number).zip(self.periods()) {
            moves = moves.saturating_add(period.moves?);
            if place == number {
                return Some(moves);
            }
        }
        let repeats = number.saturating_sub(self.later.len() as u32);
        Some(moves.saturating_add(self.period(number).moves?.saturating_mul(repeats)))
    }

    /// The time for a game of 60 moves: all periods, and 60 bonuses (FIDE's measure, CLOCK-20).
    ///
    /// Each of the 60 moves gets the bonus of the period in which it falls.
    pub fn sixty_moves(&self) -> Millis {
        let mut time = Millis::ZERO;
        let mut moves: u32 = 60;
        let mut last = &self.first;
        for period in self.periods() {
            let played = period.moves.unwrap_or(moves).min(moves);
            moves -= played;
            time += period.time + period.bonus.length().times(played);
            last = period;
        }
        while let Some(count) = last.moves.filter(|_| moves > 0) {
            let played = count.min(moves);
            moves -= played;
            time += last.time + last.bonus.length().times(played);
        }
        time
    }
}
