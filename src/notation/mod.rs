//! Moves in words: written in every form, described for the spoken sentence, and read.
//!
//! ```
//! use jadoube::notation::{self, Notation};
//! use jadoube::rules::Position;
//!
//! let start = Position::initial();
//! let mv = notation::read(&start, "Кg1—f3").map(|legal| legal.get());
//! let mv = mv.map_err(|_| "unread")?;
//! assert_eq!(notation::short(&start, mv), "Nf3");
//! assert_eq!(notation::written(&start, mv, Notation::LONG), "Ng1-f3");
//! # Ok::<(), &str>(())
//! ```

mod describe;
mod keys;
mod letters;
pub mod link;
mod parse;
pub mod pgn;
mod read;
mod refusal;
mod said;
mod san;
mod signs;
mod tail;
mod write;

pub use describe::{Castling, Check, Description};
pub use keys::Keys;
pub use letters::{Form, Letters, Notation};
pub use read::{ReadError, read, read_in};
pub use said::{Expected, Missing};
pub use san::read_san;

use crate::rules::{Move, Position};

/// A legal move of the position in the short international form: the SAN of PGN.
pub fn short(position: &Position, mv: Move) -> String {
    written(position, mv, Notation::SHORT)
}

/// A legal move of the position in this notation.
pub fn written(position: &Position, mv: Move, notation: Notation) -> String {
    Description::of(position, mv).written(notation)
}
