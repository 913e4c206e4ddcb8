//! Where the page reads the time: one monotonic source for all that it stamps and shows.

use std::rc::Rc;

use gloo_utils::window;

use crate::clock::{Instant, Millis, Sample};

/// The source of instants of one game. It reads the browser's monotonic clock and nothing else.
#[derive(Clone)]
pub struct ClockSource(Rc<Millis>);

impl PartialEq for ClockSource {
    fn eq(&self, other: &ClockSource) -> bool {
        self.0 == other.0
    }
}

impl ClockSource {
    /// A source on which it is now this instant: a game that is gone on with continues its own line.
    pub fn from(now: Instant) -> ClockSource {
        ClockSource(Rc::new(now.since(Instant(monotonic()))))
    }

    /// The present instant.
    pub fn now(&self) -> Instant {
        Instant(monotonic()) + *self.0
    }

    /// Both sources at the same time, to find out whether the device slept.
    pub fn sample(&self) -> Sample {
        Sample {
            monotonic: self.now(),
            wall: js_sys::Date::now() as i64,
        }
    }
}

/// Whole milliseconds since the page was opened; without such a clock, of the wall clock.
fn monotonic() -> i64 {
    let performance = window().performance();
    performance.map_or_else(js_sys::Date::now, |clock| clock.now()) as i64
}
