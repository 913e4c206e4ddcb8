//! The arithmetic of corrected times: late corrections (IRREG-7, 19, 20) and defects (CLOCK-14, 15).

use super::time::Millis;
use crate::rules::{ByColor, Color};

/// The least that a correction may leave, whatever the number of moves (CLOCK-14, IRREG-20).
pub const LEAST_TIME: Millis = Millis::from_minutes(5);

/// The least that a correction may leave for each move to the control (CLOCK-14, IRREG-20).
pub const LEAST_TIME_PER_MOVE: Millis = Millis::from_minutes(1);

/// The time that a player keeps at least when the arbiter changes times: 5 minutes or 1 minute for
/// each of the `moves_to_control`, whichever is more; with all moves in one time (`None`) 5 minutes
/// (CLOCK-14, IRREG-20).
pub fn least_time(moves_to_control: Option<u32>) -> Millis {
    LEAST_TIME_PER_MOVE
        .times(moves_to_control.unwrap_or(0))
        .max(LEAST_TIME)
}

/// The time a player is taken to have used when move `error_move` was made, if nobody knows it, in
/// proportion to what was used when the error was found after move `found_after` (IRREG-19).
///
/// To the nearest second, since a clock is set to seconds. `None` if the error is not on one of the
/// moves played, or no time can have been used.
pub fn proportional_time(used: Millis, found_after: u32, error_move: u32) -> Option<Millis> {
    if found_after == 0 || error_move > found_after || used < Millis::ZERO {
        return None;
    }
    let share = i128::from(used.get()) * i128::from(error_move) / i128::from(found_after);
    i64::try_from(share)
        .ok()
        .map(|share| Millis(share).to_nearest_second())
}

/// A player's time after a late correction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CorrectedTime {
    /// The time taken to have been used (IRREG-19).
    pub used: Millis,
    /// What would be left of it by proportion alone; may be negative.
    pub left: Millis,
    /// What the clock is set to: `left`, raised to the least that must be kept (IRREG-20).
    pub set_to: Millis,
}

/// The time of a player who had `allowance` until the control at `control_move` (`None`: for all
/// moves) and had used `used` of it, when an error on `error_move` was found after `found_after`.
///
/// `None` as for [`proportional_time`].
pub fn late_correction(
    allowance: Millis,
    control_move: Option<u32>,
    used: Millis,
    found_after: u32,
    error_move: u32,
) -> Option<CorrectedTime> {
    let used = proportional_time(used, found_after, error_move)?;
    let left = allowance - used;
    let moves_to_control = control_move.map(|last| last.saturating_sub(error_move));
    Some(CorrectedTime {
        used,
        left,
        set_to: left.max(least_time(moves_to_control)),
    })
}

/// What is added to each side's clock for a clock that ran `fast` by so much (negative: slow).
///
/// If it is `proved` which display was wrong only that one is corrected, otherwise both by the same
/// amount (CLOCK-15).
pub fn defect_correction(fast: Millis, proved: Option<Color>) -> ByColor<Millis> {
    ByColor::from_fn(|side| match proved {
        Some(wrong) if wrong != side => Millis::ZERO,
        _ => fast,
    })
}

/// Whether a quarter of the time to the first control has passed, both players' times taken
/// together (IRREG-7).
pub fn quarter_has_passed(to_first_control: ByColor<Millis>, used: ByColor<Millis>) -> bool {
    let together = |times: ByColor<Millis>| i128::from((times.white + times.black).get());
    together(used) * 4 >= together(to_first_control)
}
