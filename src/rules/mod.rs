//! The rules engine: squares, pieces, positions, legal moves, FEN, Chess960.
//!
//! A [`Position`] is legal by construction: a [`Setup`] becomes one, or says why it can't. Moves
//! come from the position as [`LegalMove`]s, whose [`play`](LegalMove::play) can't fail; a plain
//! [`Move`] is judged by [`Position::legal`], whose [`Refusal`] says why not.
//!
//! ```
//! use jadoube::rules::{Position, Square};
//!
//! let start = Position::initial();
//! assert_eq!(start.perft(3), 8902);
//! let (e2, e4): (Square, Square) = ("e2".parse()?, "e4".parse()?);
//! let after = start.find_move(e2, e4, None).map(|legal| legal.play());
//! assert!(after.is_ok());
//! # Ok::<(), jadoube::rules::NotASquare>(())
//! ```

pub mod attacks;
mod bitboard;
mod chess960;
mod color;
mod counters;
mod ending;
mod fen;
mod generate;
mod identity;
mod legal;
mod material;
mod mating;
mod moves;
mod perft;
mod piece;
mod placement;
mod play;
mod position;
mod reach;
mod setup;
mod sight;
mod square;
mod why;

pub use bitboard::{Bitboard, Squares};
pub use chess960::BackRank;
pub use color::{ByColor, Color};
pub use ending::Ending;
pub use fen::{Fen, FenError, FenFault, FenField, FenNotice, FenReader};
pub use identity::Identity;
pub use legal::LegalMove;
pub use mating::{Mating, Proof};
pub use moves::{Move, MoveKind, Wing};
pub use piece::{Piece, Promotion, Role};
pub use placement::Placement;
pub use position::Position;
pub use reach::Unsettled;
pub use setup::{CastlingFault, EnPassantFault, Setup, SetupError};
pub use sight::Pin;
pub use square::{File, NotASquare, Rank, Square};
pub use why::{CastlingRefusal, Refusal};
