//! What a player may be obliged to.

use serde::Serialize;

use crate::rules::{Refusal, Square, Wing};

/// What the player to move has to do. Squares are those of the pieces concerned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "duty", rename_all = "snake_case")]
pub enum Duty {
    /// Nothing has been touched that binds: any legal move.
    Free,
    /// No touched piece can be moved or captured: any legal move (TOUCH-3, TOUCH-14).
    NoConsequence,
    /// The piece must be moved (TOUCH-1, TOUCH-4).
    Move {
        /// The piece.
        piece: Square,
    },
    /// The enemy piece must be captured (TOUCH-2, TOUCH-5).
    Capture {
        /// The enemy piece.
        target: Square,
    },
    /// The enemy piece must be captured with the own piece (TOUCH-6).
    CaptureWith {
        /// The own piece.
        piece: Square,
        /// The enemy piece.
        target: Square,
    },
    /// King, then rook: that castling must be played (TOUCH-12).
    Castle {
        /// Towards where.
        wing: Wing,
        /// The rook.
        rook: Square,
    },
    /// King, then rook, but castling there is not legal: another king's move (TOUCH-13).
    MoveKing {
        /// The king.
        king: Square,
        /// The rook.
        rook: Square,
        /// Why castling there is not possible.
        #[serde(serialize_with = "crate::game::wire::refusal_name")]
        refusal: Refusal,
    },
    /// The king was let go two squares away: that castling must be finished (DONE-4).
    FinishCastling {
        /// Towards where.
        wing: Wing,
    },
    /// The pawn was let go on the last rank: it must be promoted there (PROMO-4).
    Promote {
        /// The promotion square.
        square: Square,
    },
    /// The piece was let go beside the piece that it captures: that capture must be finished
    /// (DONE-3).
    FinishCapture {
        /// Where the piece stands that has to come off: for a pawn taken in passing, where it went
        /// by (EP-1).
        square: Square,
    },
    /// A touch that could not be followed by a move costs a king's move (LEGACY-4).
    KingPenalty {
        /// The king.
        king: Square,
    },
    /// The move that a claim rested on must be played (DRAW-18).
    Written {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
}

impl Duty {
    /// Whether it leaves less than every legal move.
    pub fn binds(&self) -> bool {
        !matches!(self, Duty::Free | Duty::NoConsequence)
    }

    /// Whether a touched piece is one of those that the duty names.
    pub(super) fn concerns(&self, square: Square) -> bool {
        match *self {
            Duty::Move { piece } => piece == square,
            Duty::Capture { target } => target == square,
            Duty::CaptureWith { piece, target } => piece == square || target == square,
            Duty::Castle { rook, .. } => rook == square,
            Duty::MoveKing { king, .. } => king == square,
            _ => false,
        }
    }
}
