//! In which order moves are looked at: the better the first one, the fewer of the others matter.

use super::values;
use crate::rules::{Move, Position, Promotion, Role};

/// A move and how early it is looked at.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) mv: Move,
    pub(super) weight: i32,
}

/// Captures before all other moves.
const CAPTURE: i32 = 10_000;
/// Quiet moves that have been good answers at the same distance.
pub(super) const KILLER: i32 = 5_000;

/// What a move takes off the board, and what a promotion adds, in hundredths of a pawn.
pub(super) fn gain(position: &Position, mv: Move) -> i32 {
    let taken = position
        .captured_square(mv)
        .and_then(|square| position.piece_at(square))
        .map_or(0, |piece| values::worth(piece.role));
    let promoted = mv.promotion().map_or(0, |promotion| {
        values::worth(promotion.role()) - values::worth(Role::Pawn)
    });
    taken + promoted
}

/// Whether a move changes the material at once, by more than `least`: what the search goes on with when it is
/// quiet otherwise. Promotions to less than a queen are not worth the time there.
pub(super) fn is_loud(position: &Position, mv: Move, least: i32) -> bool {
    let loud = match mv.promotion() {
        Some(promotion) => promotion == Promotion::Queen,
        None => position.captured_square(mv).is_some(),
    };
    loud && gain(position, mv) > least
}

/// Adds the legal moves to `list`, each with its weight: what takes the most with the least first, then what
/// betters its square.
// Not inlined: one copy of the generator is enough.
#[inline(never)]
pub(super) fn list(position: &Position, list: &mut Vec<Candidate>) {
    let turn = position.turn();
    position.each_legal(|legal| {
        let mv = legal.get();
        let role = position
            .piece_at(mv.from())
            .map_or(Role::Pawn, |piece| piece.role);
        let gain = gain(position, mv);
        let weight = if gain > 0 {
            CAPTURE + 10 * gain - values::worth(role)
        } else {
            values::at(role, turn, mv.to()) - values::at(role, turn, mv.from())
        };
        list.push(Candidate { mv, weight });
    });
}

/// Drops those of the moves from `first` on that are not to be kept.
pub(super) fn keep(moves: &mut Vec<Candidate>, first: usize, keep: impl Fn(Move) -> bool) {
    let mut kept = first;
    for at in first..moves.len() {
        if keep(moves[at].mv) {
            moves.swap(kept, at);
            kept += 1;
        }
    }
    moves.truncate(kept);
}

/// Brings the move with the highest weight to the front.
pub(super) fn pick(moves: &mut [Candidate]) -> Move {
    let mut best = 0;
    for at in 1..moves.len() {
        if moves[at].weight > moves[best].weight {
            best = at;
        }
    }
    moves.swap(0, best);
    moves[0].mv
}
