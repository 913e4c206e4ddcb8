//! Moves as their places in the lists of legal moves, all together one number of mixed base.

use super::LinkError;
use crate::rules::{Move, Position};

/// The moves as bytes, the low ones first; `None` where one is not legal.
pub(super) fn pack(start: &Position, moves: &[Move]) -> Option<Vec<u8>> {
    let mut position = *start;
    let mut places = Vec::with_capacity(moves.len());
    for &mv in moves {
        let legal = sorted(&position);
        let place = legal.iter().position(|other| *other == mv)?;
        places.push((place as u32, legal.len() as u32));
        position = position.play(mv).ok()?;
    }
    let mut number: Vec<u8> = Vec::new();
    for (place, base) in places.into_iter().rev() {
        let mut carry = place;
        for byte in &mut number {
            carry += u32::from(*byte) * base;
            *byte = (carry & 0xff) as u8;
            carry >>= 8;
        }
        while carry > 0 {
            number.push((carry & 0xff) as u8);
            carry >>= 8;
        }
    }
    Some(number)
}

/// So many moves out of these bytes.
pub(super) fn unpack(start: &Position, count: usize, bytes: &[u8]) -> Result<Vec<Move>, LinkError> {
    let mut position = *start;
    // No position has 256 legal moves.
    if bytes.len() > count {
        return Err(LinkError::Broken);
    }
    let mut number = bytes.to_vec();
    let mut moves = Vec::with_capacity(count);
    for _ in 0..count {
        let legal = sorted(&position);
        // Behind mate nothing can come.
        let base = u32::try_from(legal.len()).unwrap_or(0);
        if base == 0 {
            return Err(LinkError::Broken);
        }
        let mut rest = 0u32;
        for byte in number.iter_mut().rev() {
            let value = rest << 8 | u32::from(*byte);
            *byte = (value / base) as u8;
            rest = value % base;
        }
        while number.last() == Some(&0) {
            number.pop();
        }
        let mv = *legal.get(rest as usize).ok_or(LinkError::Broken)?;
        position = position.play(mv).map_err(|_| LinkError::Broken)?;
        moves.push(mv);
    }
    if number.is_empty() {
        Ok(moves)
    } else {
        Err(LinkError::Broken)
    }
}

/// The legal moves in an order that does not hang on how they are found: by squares, then by what a pawn
/// becomes, and castling after a king's step to the same square.
fn sorted(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves();
    moves.sort_unstable_by_key(|mv| {
        (
            mv.from().index(),
            mv.to().index(),
            mv.promotion().map_or(0, |to| to as usize + 1),
            mv.castling().is_some(),
        )
    });
    moves
}
