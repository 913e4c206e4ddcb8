//! What a clock face shows, and when that changes.
//!
//! Time is rounded up, so that a face shows zero only when the time is over: seconds down to
//! 10 seconds, tenths from 9.9 seconds. 5 minutes stand as `5:00` until the first second is used.

use super::control::Control;
use super::time::Millis;
use crate::rules::Color;

/// From this time down tenths are shown.
const TENTHS_FROM: i64 = 9_900;

/// The text for a remaining time: `h:mm:ss` from an hour up, `m:ss` down to 10 seconds, `s.t` below.
/// Overstepped time shows as `0.0`.
pub fn display_text(remaining: Millis) -> String {
    let (_, most) = same_text(remaining);
    let most = most.get();
    if most <= TENTHS_FROM {
        return format!("{}.{}", most / 1_000, most / 100 % 10);
    }
    let seconds = most / 1_000;
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// The times that show the same text: more than the first, up to the second.
pub(super) fn same_text(remaining: Millis) -> (Millis, Millis) {
    let time = remaining.get();
    let step = |length: i64| {
        let below = (time - 1) / length * length;
        (Millis(below), Millis(below.saturating_add(length)))
    };
    if time <= 0 {
        (Millis(i64::MIN), Millis::ZERO)
    } else if time <= TENTHS_FROM {
        step(100)
    } else if time <= 10_000 {
        (Millis(TENTHS_FROM), Millis(10_000))
    } else {
        step(1_000)
    }
}

/// The time below which a side is warned: an eighth of its first time, between 10 seconds and
/// 1 minute; where it began with less than a minute, a fifth, at least 2 seconds. `None` without a
/// limit.
pub fn low_time(control: &Control, side: Color) -> Option<Millis> {
    let start = control.start_time(side)?.get();
    Some(Millis(if start < 60_000 {
        (start / 5).max(2_000)
    } else {
        (start / 8).clamp(10_000, 60_000)
    }))
}

/// Below this a player may be in time trouble and need not keep score (CLOCK-22, NOTATION-2).
pub const SCORE_KEEPING_MARK: Millis = Millis::from_minutes(5);

/// Below this a draw by normal means may be asked for (CLOCK-22, DRAW-21).
pub const TWO_MINUTE_MARK: Millis = Millis::from_minutes(2);
