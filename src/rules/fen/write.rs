//! Writing a FEN.

use core::fmt;

use crate::rules::position::Position;

impl fmt::Display for Position {
    /// The FEN: X-FEN castling letters, and the en passant square only where such a capture is
    /// legal. It reads back as the same position.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (turn, castling) = (self.turn().letter(), self.castling_field());
        write!(f, "{} {turn} {castling} ", self.placement())?;
        match self.legal_passed_square() {
            Some(square) => write!(f, "{square}")?,
            None => f.write_str("-")?,
        }
        write!(f, " {} {}", self.halfmove_clock(), self.fullmove_number())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
