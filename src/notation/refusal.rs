//! Why the pieces that a typed move could mean can't make it.

use super::read::ReadError;
use super::said::Origin;
use crate::rules::{Bitboard, Position, Refusal, Role, Square};

/// Why none of the pieces that the text could mean goes to the square.
pub(super) fn nobody(
    position: &Position,
    role: Role,
    said: Origin,
    meant: Origin,
    to: Square,
) -> ReadError {
    let pieces = position.of_role(role) & position.of_color(position.turn()) & meant.squares();
    if pieces.is_empty() {
        ReadError::NoSuchPiece {
            role,
            file: said.file.or(meant.file),
            rank: said.rank,
        }
    } else {
        illegal(position, pieces, to)
    }
}

/// The refusal that tells most, of one or more pieces that can't go to a square.
pub(super) fn illegal(position: &Position, pieces: Bitboard, to: Square) -> ReadError {
    let mut best = (to, Refusal::NotHowItMoves);
    for (nth, from) in pieces.into_iter().enumerate() {
        // Where castling gets the king there, its step still does not.
        let refusal = position.why_not(from, to).unwrap_or(Refusal::NotHowItMoves);
        if nth == 0 || weight(refusal) > weight(best.1) {
            best = (from, refusal);
        }
    }
    ReadError::Illegal {
        from: best.0,
        to,
        refusal: best.1,
    }
}

/// How near a refused move comes to being legal.
fn weight(refusal: Refusal) -> u8 {
    match refusal {
        Refusal::Pinned { .. }
        | Refusal::LeavesCheck { .. }
        | Refusal::KingAttacked { .. }
        | Refusal::EnPassantExposes { .. } => 3,
        Refusal::NotEnPassant { .. } | Refusal::Castling(..) | Refusal::NothingToCapture => 2,
        Refusal::Blocked { .. } | Refusal::OwnPiece => 1,
        _ => 0,
    }
}
