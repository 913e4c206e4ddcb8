//! The two counters of a FEN.

use super::fields::Field;
use super::{FenError, FenFault, FenField, FenNotice};
use crate::rules::setup::Setup;

/// How many half-moves without progress more than were played are let stand: such positions are
/// set up to practise claims. More is a slip of the pen.
const DOUBTFUL: u32 = 150;

/// The highest move number that a position holds.
const LAST_MOVE: u32 = 1 << 31;

/// The number in a field, the highest one if it is higher than that; `None` where the field is
/// missing or says "none".
pub(super) fn number(
    name: FenField,
    field: Option<Field<'_>>,
    notices: &mut Vec<FenNotice>,
) -> Result<Option<u32>, FenError> {
    let Some(field) = field.filter(|field| field.dash().is_none()) else {
        notices.push(FenNotice::Missing(name));
        return Ok(None);
    };
    let mut value = 0u32;
    for (i, letter) in field.text.char_indices() {
        let Some(digit) = letter.to_digit(10) else {
            return Err(FenError {
                field: name,
                at: field.at + i,
                fault: FenFault::UnexpectedCharacter(letter),
            });
        };
        value = value.saturating_mul(10).saturating_add(digit);
    }
    Ok(Some(value))
}

/// Sets the counters, as near to the numbers read as makes sense.
pub(super) fn set(
    setup: &mut Setup,
    halfmoves: Option<u32>,
    fullmoves: Option<u32>,
    notices: &mut Vec<FenNotice>,
) {
    if let Some(number) = fullmoves {
        let kept = number.clamp(1, LAST_MOVE);
        if kept != number {
            notices.push(FenNotice::CounterSet(FenField::FullmoveNumber));
        }
        setup.fullmove_number = kept;
    }
    let Some(clock) = halfmoves else { return };
    let full_turns = setup.fullmove_number.saturating_sub(1);
    let played = full_turns << 1 | u32::from(!setup.turn.is_white());
    let kept = if clock > played.saturating_add(DOUBTFUL) {
        played
    } else {
        clock
    };
    setup.halfmove_clock = u16::try_from(kept).unwrap_or(u16::MAX);
    if u32::from(setup.halfmove_clock) != clock {
        notices.push(FenNotice::CounterSet(FenField::HalfmoveClock));
    } else if fullmoves.is_some() && clock > played || clock > 0 && setup.passed.is_some() {
        notices.push(FenNotice::CounterDoubtful(FenField::HalfmoveClock));
    }
}
