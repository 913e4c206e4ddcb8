//! Where the page reads the time: one monotonic source for all that it stamps and shows.

use std::cell::Cell;
use std::rc::Rc;

use gloo_utils::window;

use crate::clock::{Gap, Instant, Millis, Sample};

/// The source of instants of one game. It reads the browser's monotonic clock; the wall clock only
/// tells whether the device slept. Clones are the same source.
#[derive(Clone)]
pub struct ClockSource(Rc<Inner>);

struct Inner {
    /// What the game's instants are ahead of the browser's clock.
    ahead: Millis,
    /// Both sources when they were last compared.
    compared: Cell<Sample>,
}

impl PartialEq for ClockSource {
    fn eq(&self, other: &ClockSource) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl ClockSource {
    /// A source on which it is now this instant: a game that is gone on with continues its own line.
    pub fn from(now: Instant) -> ClockSource {
        let ahead = now.since(Instant(monotonic()));
        ClockSource(Rc::new(Inner {
            ahead,
            compared: Cell::new(sample(ahead)),
        }))
    }

    /// The present instant.
    pub fn now(&self) -> Instant {
        Instant(monotonic()) + self.0.ahead
    }

    /// By how much the monotonic source and the wall clock have come apart since they were last
    /// compared, if they have: each gap is found once. To be asked for before whatever is stamped,
    /// and often enough that the two can't drift apart unnoticed.
    pub fn gap(&self) -> Option<Gap> {
        let now = sample(self.0.ahead);
        Gap::between(self.0.compared.replace(now), now)
    }
}

/// Both sources at the same time.
fn sample(ahead: Millis) -> Sample {
    Sample {
        monotonic: Instant(monotonic()) + ahead,
        wall: js_sys::Date::now() as i64,
    }
}

/// Whole milliseconds since the page was opened; without such a clock, of the wall clock.
fn monotonic() -> i64 {
    let performance = window().performance();
    performance.map_or_else(js_sys::Date::now, |clock| clock.now()) as i64
}
