//! What a learner does in a step, and what comes of it.

use super::solution::Solution;
use super::wrong::Wrong;
use crate::clock::Instant;
use crate::game::Action;
use crate::rules::{Bitboard, Move, Piece, Promotion, Square};

/// What the learner does.
#[derive(Clone, PartialEq, Debug)]
pub enum Try {
    /// Taps a square.
    Tap(Square),
    /// Lets a piece go from one square to another.
    Go {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
        /// What a pawn becomes.
        promotion: Option<Promotion>,
    },
    /// Puts a piece from beside the board on a square.
    Put {
        /// The piece.
        piece: Piece,
        /// The square.
        square: Square,
    },
    /// Gives the answer with this index.
    Choose(usize),
    /// Does something at the table at this instant.
    Act(Action, Instant),
}

/// What comes of a try.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// Nothing: it has no meaning in this step, or none yet.
    Nothing,
    /// Right, and the step goes on, with this reply if there is one.
    Right(Option<Move>),
    /// Right, and the step is done.
    Done {
        /// In how many moves; the step says in how many it can be done.
        moves: u16,
    },
    /// Wrong.
    Wrong {
        /// Why.
        why: Wrong,
        /// What helps now.
        help: Help,
    },
}

/// What helps after a wrong try.
#[derive(Clone, PartialEq, Debug)]
pub enum Help {
    /// The reason alone.
    None,
    /// The hint of the step, and where to look.
    Hint(Bitboard),
    /// What is right.
    Show(Solution),
}
