//! A player who comes late (CLOCK-2, CLOCK-17).

use serde::{Deserialize, Serialize};

use super::time::Millis;

/// When a player who has not come loses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DefaultTime {
    /// Never by being late alone.
    Never,
    /// As soon as the player is later than this; with nothing, at once.
    After(Millis),
    /// When half of the main limit has gone by (Fide2014, where lateness is allowed).
    HalfTheLimit,
}

impl DefaultTime {
    /// Whether a player who has not come `late` after the set time has lost the game, where the
    /// main limit is `limit`.
    pub fn is_lost(self, late: Millis, limit: Millis) -> bool {
        match self {
            DefaultTime::Never => false,
            DefaultTime::After(allowed) => late > allowed,
            DefaultTime::HalfTheLimit => {
                late.is_positive() && late.get().saturating_mul(2) >= limit.get()
            }
        }
    }
}

/// What lateness takes from the player's clock: the time itself, which ran on it, doubled where the
/// regulations set that as a penalty (CLOCK-17). Nothing for a player in time.
pub fn time_lost(late: Millis, doubled: bool) -> Millis {
    late.or_zero().times(if doubled { 2 } else { 1 })
}
