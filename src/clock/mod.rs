//! Time controls and the two clocks, as pure functions of time.
//!
//! Nothing here reads a clock. A [`ChessClock`] is the sum of a [`ClockSetup`] and of [`Stamped`] events;
//! what it shows at an instant is asked for with [`ChessClock::at`]. No timer changes it: a timer
//! only asks for a repaint, and [`Reading::next_display_change`] says when. So the last tick, the
//! take-back, the sleeping device and the replay of a log are all the same case.

mod category;
mod chess_clock;
mod control;
mod correction;
mod display;
mod event;
mod gap;
mod lateness;
mod preset;
mod reading;
mod scan;
mod schedule;
mod state;
mod tag;
mod time;
mod written;

pub use category::{Category, CategoryTable};
pub use chess_clock::{ChessClock, ClockRefusal, ClockSetup, CompletedMove, FlagCall};
pub use control::{Control, ControlError, HourglassTime};
pub use correction::{
    CorrectedTime, LEAST_TIME, LEAST_TIME_PER_MOVE, defect_correction, late_correction, least_time,
    proportional_time, quarter_has_passed,
};
pub use display::{SCORE_KEEPING_MARK, TWO_MINUTE_MARK, display_text, low_time};
pub use event::{Event, Stamped};
pub use gap::{Gap, GapPolicy, Sample, TOLERANCE};
pub use lateness::{DefaultTime, time_lost};
pub use preset::{PRESET_CONTROLS, PresetControl};
pub use reading::{FaceState, Reading};
pub use scan::{Expected, ReadError, ReadErrorKind};
pub use schedule::{
    Bonus, LONGEST_BONUS, LONGEST_TIME, MOST_MOVES, MOST_PERIODS, Period, Schedule,
};
pub use tag::{TagError, TimeControlTag};
pub use time::{Instant, Millis};
