//! Mate and stalemate (MATE-1, STALE-1).

use super::position::Position;

/// How the player to move is out of legal moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// In check: the other side has won (MATE-1).
    Checkmate,
    /// Not in check: a draw (STALE-1).
    Stalemate,
}

impl Position {
    /// How a position has ended the game by itself, if it has: the player to move has no legal
    /// move.
    pub fn ending(&self) -> Option<Ending> {
        // Listed, not counted: the page would carry the counting generator for this alone.
        if !self.legal_moves().is_empty() {
            None
        } else if self.is_check() {
            Some(Ending::Checkmate)
        } else {
            Some(Ending::Stalemate)
        }
    }
}
