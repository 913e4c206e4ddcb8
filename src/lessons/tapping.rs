//! Squares are tapped.

use super::wrong::Wrong;
use crate::rules::{Bitboard, Placement, Square};

/// Squares to be tapped.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tapping {
    /// Those that are left.
    pub left: Bitboard,
    /// Those that have been tapped.
    pub tapped: Bitboard,
    /// The board, where what stands wrongly is looked for.
    fault_on: Option<Placement>,
}

impl Tapping {
    /// These squares are looked for.
    pub fn squares(left: Bitboard) -> Tapping {
        Tapping {
            left,
            tapped: Bitboard::EMPTY,
            fault_on: None,
        }
    }

    /// Looked for are the squares of this board that are not as at the start of a game (BOARD-6).
    pub fn faults(board: &Placement) -> Tapping {
        let start = Placement::initial();
        let differs = |square: &Square| board.get(*square) != start.get(*square);
        Tapping {
            fault_on: Some(*board),
            ..Tapping::squares(Square::all().filter(differs).collect())
        }
    }

    /// A square is tapped. `false`: it had been before.
    ///
    /// # Errors
    ///
    /// It is not looked for.
    pub fn tap(&mut self, square: Square) -> Result<bool, Wrong> {
        if self.tapped.has(square) {
            return Ok(false);
        }
        if !self.left.has(square) {
            return Err(match &self.fault_on {
                Some(board) => Wrong::StandsRight {
                    square,
                    piece: board.get(square),
                },
                None => Wrong::Square { tapped: square },
            });
        }
        self.left -= square.into();
        self.tapped |= square.into();
        Ok(true)
    }
}
