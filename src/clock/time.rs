//! Instants and lengths of time, which can't be mixed up.
//!
//! Both count whole milliseconds. All arithmetic saturates: a nonsensical stamp in a damaged log
//! gives a nonsensical reading, never a panic.

use core::ops::{Add, AddAssign, Neg, Sub, SubAssign};

use serde::{Deserialize, Serialize};

/// A length of time in milliseconds; negative for an overdraft or a deduction.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub i64);

impl Millis {
    /// No time at all.
    pub const ZERO: Millis = Millis(0);

    /// A length of whole seconds.
    pub const fn from_seconds(seconds: i64) -> Millis {
        Millis(seconds.saturating_mul(1_000))
    }

    /// A length of whole minutes.
    pub const fn from_minutes(minutes: i64) -> Millis {
        Millis(minutes.saturating_mul(60_000))
    }

    /// The length as a bare number of milliseconds.
    pub const fn get(self) -> i64 {
        self.0
    }

    /// Whether more than nothing is left.
    pub const fn is_positive(self) -> bool {
        self.0 > 0
    }

    /// This length, or nothing where it is negative.
    pub const fn or_zero(self) -> Millis {
        if self.0 < 0 { Millis::ZERO } else { self }
    }

    /// This length `times` over.
    pub const fn times(self, times: u32) -> Millis {
        Millis(self.0.saturating_mul(times as i64))
    }

    /// The length to the nearest whole second, a half upwards, as it is set on a real clock.
    pub const fn to_nearest_second(self) -> Millis {
        Millis::from_seconds(self.0.saturating_add(500).div_euclid(1_000))
    }
}

impl Add for Millis {
    type Output = Millis;

    fn add(self, other: Millis) -> Millis {
        Millis(self.0.saturating_add(other.0))
    }
}

impl Sub for Millis {
    type Output = Millis;

    fn sub(self, other: Millis) -> Millis {
        Millis(self.0.saturating_sub(other.0))
    }
}

impl Neg for Millis {
    type Output = Millis;

    fn neg(self) -> Millis {
        Millis(self.0.saturating_neg())
    }
}

impl AddAssign for Millis {
    fn add_assign(&mut self, other: Millis) {
        *self = *self + other;
    }
}

impl SubAssign for Millis {
    fn sub_assign(&mut self, other: Millis) {
        *self = *self - other;
    }
}

/// A point of time: milliseconds on one monotonic source, whose zero means nothing.
///
/// Whoever reads a clock (the page) sees to it that the instants of one game lie on one line, also
/// after the page has been loaded again and the browser's own count has started anew.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Instant(pub i64);

impl Instant {
    /// The time from `earlier` to this instant; negative if `earlier` is in truth later.
    pub const fn since(self, earlier: Instant) -> Millis {
        Millis(self.0.saturating_sub(earlier.0))
    }
}

impl Add<Millis> for Instant {
    type Output = Instant;

    fn add(self, length: Millis) -> Instant {
        Instant(self.0.saturating_add(length.0))
    }
}
