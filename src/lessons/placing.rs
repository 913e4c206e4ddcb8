//! Pieces are put on their squares.

use super::wrong::Wrong;
use crate::rules::{Piece, Placement, Role, Square};

/// Pieces beside the board, each with its square.
#[derive(Clone, PartialEq, Debug)]
pub struct Placing {
    /// What stands on the board.
    pub board: Placement,
    /// What is still to be put there.
    pub left: Vec<(Square, Piece)>,
}

impl Placing {
    /// A piece is put on a square; like pieces stand for each other.
    ///
    /// # Errors
    ///
    /// It does not belong there.
    pub fn put(&mut self, piece: Piece, square: Square) -> Result<(), Wrong> {
        let place = self.left.iter().position(|&at| at == (square, piece));
        let Some(place) = place else {
            return Err(Wrong::Misplaced {
                piece,
                square,
                colour: self.is_royal_confusion(piece, square),
            });
        };
        self.left.remove(place);
        self.board.put(square, piece);
        Ok(())
    }

    /// Whether the king is put where the queen belongs, or the queen where the king does (BOARD-7).
    fn is_royal_confusion(&self, piece: Piece, square: Square) -> bool {
        let other = match piece.role {
            Role::King => Role::Queen,
            Role::Queen => Role::King,
            _ => return false,
        };
        Placement::initial().get(square) == Some(Piece::new(piece.color, other))
    }
}
