//! The instants of a game, on whatever monotonic source the page of the day has.
//!
//! A page's monotonic source begins with the page. A game that comes back goes on where it was last
//! seen: the time in between is on neither clock.

use crate::clock::{Instant, Millis};

/// Maps the page's monotonic source onto the instants of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Timeline {
    offset: i64,
}

impl Timeline {
    /// The line of a game that goes on from `seen`, when the page's source says `now` milliseconds.
    pub fn going_on(seen: Instant, now: f64) -> Timeline {
        let now = Timeline::default().at(now);
        Timeline {
            offset: seen.since(now).get(),
        }
    }

    /// The instant of the game at which the page's source says `now` milliseconds.
    pub fn at(self, now: f64) -> Instant {
        // Whole milliseconds, as the log has them; far from the bounds of the type.
        Instant(now.floor() as i64) + Millis(self.offset)
    }
}
