//! Moves written.

use super::describe::{Check, Description};
use super::letters::{Form, Notation};
use crate::rules::{File, Rank, Role, Square, Wing};

impl Description {
    /// The move in this notation, without its number.
    pub fn written(&self, notation: Notation) -> String {
        let mut text = String::with_capacity(12);
        self.write(notation, &mut text);
        text
    }

    /// Adds the move in this notation to a text.
    pub fn write(&self, notation: Notation, text: &mut String) {
        if notation.form == Form::Uci {
            return self.write_uci(text);
        }
        let letters = notation.letters;
        match self.castling {
            Some(castling) => text.push_str(match castling.wing {
                Wing::Short => "O-O",
                Wing::Long => "O-O-O",
            }),
            None => self.write_squares(notation, text),
        }
        if let Some(promotion) = self.promotion {
            if notation == Notation::SHORT {
                text.push('=');
            }
            text.push_str(letters.role(promotion.role()));
        }
        match self.check {
            Some(Check::Given) => text.push('+'),
            Some(Check::Mate) => text.push(letters.signs().mate),
            None => {}
        }
    }

    fn write_squares(&self, notation: Notation, text: &mut String) {
        text.push_str(notation.letters.role(self.role));
        let long = notation.form == Form::Long;
        let codex = notation.form == Form::Codex;
        if long {
            push_square(text, self.from);
        } else {
            if let Some(file) = self.from_file {
                push_file(text, file);
            }
            if let Some(rank) = self.from_rank {
                push_rank(text, rank);
            }
        }
        let pawn_takes = self.role == Role::Pawn && self.capture.is_some();
        if self.capture.is_some() {
            if !(codex && pawn_takes) {
                text.push(notation.letters.signs().capture);
            }
        } else if long {
            text.push('-');
        }
        push_file(text, self.to.file());
        if !(codex && self.two_files && self.promotion.is_none()) {
            push_rank(text, self.to.rank());
        }
    }

    /// Castling from the squares of the usual start by the king's two squares, any other
    /// (VARIANT-2) by the squares of king and rook, which no step of the king resembles.
    fn write_uci(&self, text: &mut String) {
        push_square(text, self.from);
        push_square(
            text,
            match self.castling {
                Some(castling)
                    if self.from.file() != File::ALL[4]
                        || !matches!(castling.rook.file(), File::A | File::H) =>
                {
                    castling.rook
                }
                _ => self.to,
            },
        );
        if let Some(promotion) = self.promotion {
            let letter = promotion.role().letter();
            text.push(letter.to_ascii_lowercase());
        }
    }
}

fn push_square(text: &mut String, square: Square) {
    push_file(text, square.file());
    push_rank(text, square.rank());
}

fn push_file(text: &mut String, file: File) {
    text.push(file.letter());
}

fn push_rank(text: &mut String, rank: Rank) {
    text.push(rank.digit());
}
