//! When two positions are the same (DRAW-12).

use super::color::Color;
use super::position::Position;

/// What makes positions the same for repetition (DRAW-12): placement, player to move, castling
/// rights, and en passant where such a capture is legal; not the counters. Exact, 56 bytes, no
/// hash that could collide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Identity([u64; 7]);

impl Position {
    /// The identity of this position for repetition.
    pub fn identity(&self) -> Identity {
        let (white, black) = if self.turn().is_white() {
            (self.own, self.opponent)
        } else {
            (self.opponent, self.own)
        };
        let mut rights = self.castling_rooks(Color::White) | self.castling_rooks(Color::Black);
        if let Some(square) = self.legal_passed_square() {
            rights |= square.into();
        }
        // The middle ranks 4 and 5 carry no right: one bit there tells whose turn it is.
        let turn = u64::from(self.turn().is_white()) << 32;
        Identity([
            self.pawns.0,
            self.knights.0,
            self.diagonals.0,
            self.straights.0,
            white.0,
            black.0,
            rights.0 | turn,
        ])
    }

    /// The passed square, where a capture en passant is legal now (DRAW-12b).
    pub fn legal_passed_square(&self) -> Option<super::Square> {
        let passed = self.passed_square()?;
        let king = self.king(self.turn());
        let pawns = self.pawns & self.own & super::attacks::pawn(!self.turn(), passed);
        pawns
            .into_iter()
            .any(|from| self.en_passant_is_safe(king, from, passed))
            .then_some(passed)
    }
}
