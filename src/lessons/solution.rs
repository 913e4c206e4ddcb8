//! What is right, to be shown after the third wrong try.

use super::lesson::Deed;
use crate::rules::{Bitboard, Piece, Promotion, Square};

/// The next thing that is right in a step.
#[derive(Clone, PartialEq, Debug)]
pub enum Solution {
    /// Each of these squares is to be tapped.
    Tap(Bitboard),
    /// The piece belongs there.
    Put {
        /// The piece.
        piece: Piece,
        /// Its square.
        square: Square,
    },
    /// This move.
    Go {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Promotion>,
    },
    /// This answer, by index.
    Choose(usize),
    /// This is to be done at the table.
    Do(Deed),
}

impl Solution {
    /// The squares to be shown.
    pub fn squares(&self) -> Bitboard {
        match self {
            Solution::Tap(squares) => *squares,
            Solution::Put { square, .. } | Solution::Do(Deed::Touch(square)) => (*square).into(),
            Solution::Go { from, to, .. } => Bitboard::of(*from) | (*to).into(),
            Solution::Do(Deed::Move(moves)) => moves
                .first()
                .map_or(Bitboard::EMPTY, |mv| Bitboard::of(mv.from) | mv.to.into()),
            Solution::Choose(_) | Solution::Do(Deed::Part(_)) => Bitboard::EMPTY,
        }
    }

    /// Where to look, for a hint: less than what is right.
    pub fn hint_squares(&self) -> Bitboard {
        match self {
            Solution::Go { from, .. } => (*from).into(),
            Solution::Do(Deed::Move(moves)) => {
                moves.first().map_or(Bitboard::EMPTY, |mv| mv.from.into())
            }
            _ => Bitboard::EMPTY,
        }
    }
}
