//! Gaps: time that the monotonic source did not count, because the device slept.
//!
//! In most browsers that source stands still while the device sleeps. On return it is compared
//! with the wall clock: what the wall clock counted more is the gap.

use serde::{Deserialize, Serialize};

use super::event::Event;
use super::time::{Instant, Millis};

/// Differences up to this are no gap: the two sources are rounded and corrected independently.
pub const TOLERANCE: Millis = Millis::from_seconds(1);

/// Both sources, read at the same time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Sample {
    /// The monotonic source.
    pub monotonic: Instant,
    /// The wall clock, in milliseconds of its own count (as of 1970).
    pub wall: i64,
}

/// How the two sources came to disagree by more than [`TOLERANCE`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gap {
    /// The wall clock counted so much more: the device slept, or the wall clock was set forward.
    Missing(Millis),
    /// The wall clock counted so much less: it was set back. No time is missing.
    WallSetBack(Millis),
}

/// What becomes of missing time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GapPolicy {
    /// It counts as elapsed: at a real board the clock would have run on.
    Count,
    /// It is not counted, the clocks stop, and the players decide. A device that was put to sleep
    /// can't be told from a wall clock that was set forward.
    #[default]
    Stop,
}

impl Gap {
    /// The gap between two samples; `None` if the sources agree.
    pub fn between(earlier: Sample, later: Sample) -> Option<Gap> {
        let monotonic = later.monotonic.since(earlier.monotonic);
        let wall = Millis(later.wall.saturating_sub(earlier.wall));
        let more = wall - monotonic;
        if more > TOLERANCE {
            Some(Gap::Missing(more))
        } else if more < -TOLERANCE {
            Some(Gap::WallSetBack(-more))
        } else {
            None
        }
    }

    /// The event to put into the log; `None` if no time is missing.
    pub fn event(self, policy: GapPolicy) -> Option<Event> {
        match (self, policy) {
            (Gap::Missing(gap), GapPolicy::Count) => Some(Event::GapCounted(gap)),
            (Gap::Missing(gap), GapPolicy::Stop) => Some(Event::GapStopped(gap)),
            (Gap::WallSetBack(_), _) => None,
        }
    }
}
