//! Writing a FEN, without the formatting machinery of the standard library: it would weigh more in
//! the page than all the rest of FEN.

use core::fmt;

use crate::rules::placement::Placement;
use crate::rules::position::Position;
use crate::rules::square::Rank;

impl Position {
    /// The FEN: X-FEN castling letters, and the en passant square only where such a capture is
    /// legal. It reads back as the same position.
    pub fn to_fen(&self) -> String {
        let mut text = String::with_capacity(96);
        self.placement().push_fen(&mut text);
        text.push(' ');
        text.push(self.turn().letter());
        text.push(' ');
        self.push_castling_field(&mut text);
        text.push(' ');
        match self.legal_passed_square() {
            Some(square) => {
                text.push(square.file().letter());
                text.push(square.rank().digit());
            }
            None => text.push('-'),
        }
        text.push(' ');
        push_number(&mut text, self.halfmove_clock().into());
        text.push(' ');
        push_number(&mut text, self.fullmove_number());
        text
    }
}

impl Placement {
    /// The first field of a FEN.
    pub fn to_fen(&self) -> String {
        let mut text = String::with_capacity(72);
        self.push_fen(&mut text);
        text
    }

    fn push_fen(&self, text: &mut String) {
        for rank in Rank::ALL.into_iter().rev() {
            let mut gap = 0;
            for piece in self.rank(rank) {
                if let Some(piece) = piece {
                    push_gap(text, gap);
                    gap = 0;
                    text.push(piece.letter());
                } else {
                    gap += 1;
                }
            }
            push_gap(text, gap);
            if rank.index() > 0 {
                text.push('/');
            }
        }
    }
}

fn push_gap(text: &mut String, gap: u32) {
    if gap > 0 {
        push_number(text, gap);
    }
}

fn push_number(text: &mut String, number: u32) {
    if number > 9 {
        push_number(text, number / 10);
    }
    text.push((b'0' + (number % 10) as u8) as char);
}

impl fmt::Display for Position {
    /// The FEN, as [`to_fen`](Position::to_fen) gives it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_fen())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Placement {
    /// The first field of a FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_fen())
    }
}
