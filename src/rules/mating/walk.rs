//! Ways of a king over the board.

use super::super::attacks;
use super::super::bitboard::Bitboard;
use super::super::square::Square;

/// Steps of a king from each square to where he is wanted.
pub(super) struct Walk([u8; 64]);

/// Given for squares without a way, or with a longer one.
const FAR: u8 = 16;

impl Walk {
    /// The ways to the nearest of some squares, over squares that the king reaches.
    pub(super) fn to(targets: Bitboard, reach: Bitboard) -> Walk {
        let mut walk = [FAR; 64];
        let mut ring = targets;
        let mut walked = targets;
        for step in 0..FAR {
            for square in ring {
                if let Some(entry) = walk.get_mut(square.index()) {
                    *entry = step;
                }
            }
            let near = ring.into_iter().map(attacks::king);
            ring = near.fold(Bitboard::EMPTY, |set, squares| set | squares) & (reach - walked);
            walked |= ring;
        }
        Walk(walk)
    }

    /// The steps from a square.
    pub(super) fn from(&self, square: Square) -> u32 {
        u32::from(self.0.get(square.index()).copied().unwrap_or(FAR))
    }
}

/// Steps of a king between two squares on an empty board.
pub(super) fn steps(a: Square, b: Square) -> u32 {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    u32::from(files.max(ranks))
}
