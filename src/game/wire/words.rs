//! How the words of the rules stand in the log: squares as `e4`, sides as `white`, roles by their
//! letter, pieces by their FEN letter.

use core::fmt;
use core::str::FromStr;

use serde_json::Value;

use super::{Misread, Wire, Writer, serde_by_wire, words};
use crate::clock::{CategoryTable, Control, GapPolicy, Instant, Millis, Sample};
use crate::rules::{
    Color, LegalMove, Move, Piece, Position, Promotion, Refusal, Role, Square, Wing,
};

/// Writes a type by a function to its text, reads it by a function of its text.
macro_rules! as_text {
    ($type:ty, $what:literal, $write:expr, $read:expr) => {
        impl Wire for $type {
            fn write(&self, out: &mut Writer) {
                let write: fn(&$type) -> String = $write;
                out.text(&write(self));
            }

            fn read(value: &Value) -> Result<$type, Misread> {
                let read: fn(&str) -> Option<$type> = $read;
                value
                    .as_str()
                    .and_then(read)
                    .ok_or_else(|| Misread::expected($what))
            }
        }
    };
}

as_text!(Square, "a square", Square::to_string, |text| text
    .parse()
    .ok());
words!(Color { White, Black });
as_text!(Role, "a role", |role| role.letter().to_string(), |text| {
    only_letter(text).and_then(Role::from_letter)
});
as_text!(
    Piece,
    "a piece",
    |piece| piece.letter().to_string(),
    |text| only_letter(text).and_then(Piece::from_letter)
);
words!(Wing { Short, Long });
words!(GapPolicy or default { Count, Stop });
words!(CategoryTable {
    Home,
    Club,
    Fide2014,
    FideNow
});
as_text!(Control, "a time control", Control::to_string, |text| text
    .parse()
    .ok());
as_text!(MoveText, "a move", MoveText::to_string, |text| text
    .parse()
    .ok());

serde_by_wire!(Square, Color, Role, Piece, Wing, MoveText);

/// Milliseconds, as a number.
macro_rules! as_number {
    ($($type:ident),*) => {$(
        impl Wire for $type {
            fn write(&self, out: &mut Writer) {
                out.number(self.0);
            }

            fn read(value: &Value) -> Result<$type, Misread> {
                i64::read(value).map($type)
            }
        }
    )*};
}

as_number!(Instant, Millis);

impl Wire for Sample {
    fn write(&self, out: &mut Writer) {
        out.object(&[("monotonic", &self.monotonic), ("wall", &self.wall)]);
    }

    fn read(value: &Value) -> Result<Sample, Misread> {
        Ok(Sample {
            monotonic: super::member(value, "monotonic")?,
            wall: super::member(value, "wall")?,
        })
    }
}

fn only_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// A move as it is written down, in UCI form: from, to, and the promotion. Only a position tells
/// what it is there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveText {
    /// Where the piece stands; in castling, the king.
    pub from: Square,
    /// Where it goes; in castling, the king.
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Promotion>,
}

impl MoveText {
    /// The legal move that is meant in a position.
    ///
    /// # Errors
    ///
    /// Why there is none.
    pub fn find(self, position: &Position) -> Result<LegalMove<'_>, Refusal> {
        position.find_move(self.from, self.to, self.promotion)
    }
}

impl From<Move> for MoveText {
    fn from(mv: Move) -> MoveText {
        MoveText {
            from: mv.from(),
            to: mv.to(),
            promotion: mv.promotion(),
        }
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(promotion) => write!(f, "{}", promotion.role().letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

/// A text that is no move in UCI form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAMove;

impl FromStr for MoveText {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<MoveText, NotAMove> {
        let square = |from, to| {
            let square: Square = text.get(from..to)?.parse().ok()?;
            Some(square)
        };
        let promotion = match text.get(4..).ok_or(NotAMove)? {
            "" => None,
            letter => Some(
                only_letter(letter)
                    .and_then(Role::from_letter)
                    .and_then(Promotion::to)
                    .ok_or(NotAMove)?,
            ),
        };
        Ok(MoveText {
            from: square(0, 2).ok_or(NotAMove)?,
            to: square(2, 4).ok_or(NotAMove)?,
            promotion,
        })
    }
}

/// The name of a value of an enumeration, without what it carries, in snake case.
pub(in crate::game) fn snake_name(value: &impl fmt::Debug) -> String {
    let text = format!("{value:?}");
    let end = text.find(|c: char| !c.is_alphanumeric());
    let mut name = String::new();
    for letter in text
        .get(..end.unwrap_or(text.len()))
        .unwrap_or_default()
        .chars()
    {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.extend(letter.to_lowercase());
    }
    name
}

/// Writes only the name of a rule's refusal; what it carries is for the page to show.
pub(in crate::game) fn refusal_name<S: serde::Serializer>(
    refusal: &Refusal,
    to: S,
) -> Result<S::Ok, S::Error> {
    to.serialize_str(&snake_name(refusal))
}
