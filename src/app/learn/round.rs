//! A round with a trainer: what was right and wrong, how long it lasts, what it is worth.

use crate::clock::{Instant, Millis};

/// How long a round with a clock lasts.
pub const ROUND: Millis = Millis(30_000);

/// A round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    begun: Instant,
    timed: bool,
    /// Exercises done at the first try.
    pub right: u32,
    /// Wrong tries.
    pub wrong: u32,
    /// Exercises done at the first try one after another, up to now.
    pub run: u32,
    /// The longest such run.
    pub longest: u32,
    /// A try at the present exercise was wrong.
    missed: bool,
}

impl Round {
    /// A round that begins now, with a clock or without.
    pub fn new(timed: bool, now: Instant) -> Round {
        Round {
            begun: now,
            timed,
            right: 0,
            wrong: 0,
            run: 0,
            longest: 0,
            missed: false,
        }
    }

    /// Whether it has a clock.
    pub fn is_timed(&self) -> bool {
        self.timed
    }

    /// How much time is left; `None` without a clock.
    pub fn left(&self, now: Instant) -> Option<Millis> {
        let left = ROUND.0 - now.since(self.begun).0;
        self.timed.then_some(Millis(left.clamp(0, ROUND.0)))
    }

    /// Whether its time is up.
    pub fn is_over(&self, now: Instant) -> bool {
        self.left(now) == Some(Millis(0))
    }

    /// A try is right: the exercise is done.
    pub fn succeed(&mut self) {
        if !std::mem::take(&mut self.missed) {
            self.right += 1;
            self.run += 1;
            self.longest = self.longest.max(self.run);
        }
    }

    /// A try is wrong.
    pub fn miss(&mut self) {
        self.wrong += 1;
        self.run = 0;
        self.missed = true;
    }

    /// What it is worth: with a clock all that was right at the first try, without one the longest run.
    pub fn result(&self) -> u32 {
        if self.timed { self.right } else { self.longest }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEGUN: Instant = Instant(5_000);

    #[test]
    fn only_what_is_right_at_the_first_try_counts() {
        let mut round = Round::new(true, BEGUN);
        round.succeed();
        round.miss();
        round.miss();
        round.succeed();
        round.succeed();
        assert_eq!((round.right, round.wrong, round.result()), (2, 2, 2));
    }

    #[test]
    fn without_a_clock_the_longest_run_counts() {
        let mut round = Round::new(false, BEGUN);
        for _ in 0..3 {
            round.succeed();
        }
        round.miss();
        round.succeed();
        round.succeed();
        assert_eq!((round.right, round.run, round.result()), (4, 1, 3));
        assert!(!round.is_over(Instant(1_000_000)));
        assert_eq!(round.left(BEGUN), None);
    }

    #[test]
    fn with_a_clock_it_is_over_when_the_time_is_up() {
        let round = Round::new(true, BEGUN);
        assert_eq!(round.left(BEGUN), Some(ROUND));
        assert!(!round.is_over(Instant(34_999)));
        assert!(round.is_over(Instant(35_000)));
        assert_eq!(round.left(Instant(99_000)), Some(Millis(0)));
        // A clock that goes backwards gives no time.
        assert_eq!(round.left(Instant(0)), Some(ROUND));
    }
}
