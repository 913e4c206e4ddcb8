//! How pieces go where there need be no kings: the exercises in which only one piece moves.
//!
//! The rules engine has legal positions only, and a rook alone on the board is none. This knows how pieces go,
//! and nothing of turns, checks and rights.

use crate::rules::{Bitboard, Color, Piece, Placement, Rank, Refusal, Role, Square, attacks};

/// The squares that a piece on `from` attacks among these pieces (MOVE-14).
fn attacked(piece: Piece, from: Square, occupied: Bitboard) -> Bitboard {
    match piece.role {
        Role::Pawn => attacks::pawn(piece.color, from),
        Role::Knight => attacks::knight(from),
        Role::Bishop => attacks::bishop(from, occupied),
        Role::Rook => attacks::rook(from, occupied),
        Role::Queen => attacks::queen(from, occupied),
        Role::King => attacks::king(from),
    }
}

/// The pieces of a side that attack a square.
pub fn attackers(board: &Placement, square: Square, by: Color) -> Bitboard {
    let occupied = board.occupied();
    let mut found = Bitboard::EMPTY;
    for (from, piece) in board.pieces() {
        if piece.color == by && attacked(piece, from, occupied).has(square) {
            found |= from.into();
        }
    }
    found
}

/// The squares to which the piece on `from` can go, were it alone to move (MOVE-2 to 12): a king to none that
/// is attacked.
pub fn targets(board: &Placement, from: Square) -> Bitboard {
    let Some(piece) = board.get(from) else {
        return Bitboard::EMPTY;
    };
    let likely = if piece.role == Role::Pawn {
        Bitboard::ALL
    } else {
        attacked(piece, from, board.occupied())
    };
    let can = |to: &Square| why_not(board, from, *to).is_none();
    likely.into_iter().filter(can).collect()
}

/// Why the piece on `from` can't go to `to`, were it alone to move.
pub fn why_not(board: &Placement, from: Square, to: Square) -> Option<Refusal> {
    let Some(piece) = board.get(from) else {
        return Some(Refusal::NoPiece);
    };
    if from == to {
        return Some(Refusal::SameSquare);
    }
    let target = board.get(to);
    if target.is_some_and(|there| there.color == piece.color) {
        return Some(Refusal::OwnPiece);
    }
    if piece.role == Role::Pawn {
        return pawn_why_not(board, piece.color, from, to);
    }
    if !attacked(piece, from, Bitboard::EMPTY).has(to) {
        return Some(Refusal::NotHowItMoves);
    }
    if piece.role != Role::Knight {
        let between = attacks::between(from, to) & board.occupied();
        let nearest = if to > from {
            between.first()
        } else {
            between.last()
        };
        if let Some(by) = nearest {
            return Some(Refusal::Blocked { by });
        }
    }
    let by = attackers(&after(board, from, to), to, !piece.color);
    (piece.role == Role::King && by.any()).then_some(Refusal::KingAttacked { by })
}

fn pawn_why_not(board: &Placement, color: Color, from: Square, to: Square) -> Option<Refusal> {
    if attacks::pawn(color, from).has(to) {
        return board.get(to).is_none().then_some(Refusal::NothingToCapture);
    }
    let step = if color.is_white() { 1 } else { -1 };
    let one = from.offset(0, step);
    let two = from
        .offset(0, 2 * step)
        .filter(|_| from.rank() == Rank::pawns(color));
    if one != Some(to) && two != Some(to) {
        return Some(Refusal::NotHowItMoves);
    }
    let mut way = one.into_iter().chain(Some(to));
    let by = way.find(|&square| board.get(square).is_some())?;
    Some(Refusal::Blocked { by })
}

/// The board after the piece has gone: what stood there is taken.
pub(super) fn after(board: &Placement, from: Square, to: Square) -> Placement {
    let mut after = *board;
    if let Some(piece) = after.take(from) {
        let promotes = piece.role == Role::Pawn && to.rank() == Rank::last(piece.color);
        let role = if promotes { Role::Queen } else { piece.role };
        after.put(to, Piece::new(piece.color, role));
    }
    after
}
