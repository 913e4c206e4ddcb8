//! FEN, read and written: standard, X-FEN and Shredder-FEN.
//!
//! Reading is tolerant of what real files hold and exact about what is wrong: a FEN that can be
//! understood is mended with [`FenNotice`]s, one that can't be is refused with a [`FenError`] that
//! names the field, the byte and the fault.

mod castling;
mod counters;
mod fields;
mod placement;
mod read;
mod write;

use core::fmt;

use super::color::Color;
use super::position::Position;
use super::setup::SetupError;
use super::square::{Rank, Square};

pub use read::FenReader;

/// The fields of a FEN, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenField {
    /// The pieces, rank 8 first.
    Placement,
    /// `w` or `b`.
    Turn,
    /// The castling rights.
    Castling,
    /// The square a pawn has just passed over.
    EnPassant,
    /// Half-moves since the last capture or pawn move.
    HalfmoveClock,
    /// The number of the move about to be made.
    FullmoveNumber,
}

/// Why a text is no FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenFault {
    /// The field, or the rest of it, is not there.
    Missing,
    /// This character has no business there.
    UnexpectedCharacter(char),
    /// This castling right stands there for the second time.
    Repeated(char),
    /// A rank that holds fewer or more than eight squares.
    RankLength(Rank, u32),
    /// Fewer or more than eight ranks.
    RankCount(u32),
    /// The fields can be read, but make no legal position.
    Setup(SetupError),
}

/// Where a FEN is wrong, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FenError {
    /// In which field.
    pub field: FenField,
    /// At which byte of the text, from 0.
    pub at: usize,
    /// Why.
    pub fault: FenFault,
}

/// Something odd in a FEN that was put right, or let stand, in reading it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenNotice {
    /// The fields are not parted by one space each, or there is space before or after them.
    Spacing,
    /// The field was missing, and was taken for what it mostly is: White to move, no castling, no
    /// en passant, counters 0 and 1.
    Missing(FenField),
    /// The field was understood, though it is written otherwise: `W`, a long dash, `E3`.
    Spelling(FenField),
    /// A right to castle without king or rook in place was dropped.
    CastlingDropped(Color),
    /// An en passant square that no double step can have left was dropped.
    EnPassantDropped(Square),
    /// A counter was out of range, and was set to the nearest sensible value.
    CounterSet(FenField),
    /// A counter does not fit the rest, but was kept: more half-moves without progress than there
    /// were moves, or some although a pawn has just moved.
    CounterDoubtful(FenField),
    /// Text from this byte on, after the last field, was left out.
    TextAfter(usize),
}

/// A FEN as read: the position and what had to be put right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fen {
    /// The position.
    pub position: Position,
    /// What was put right.
    pub notices: Vec<FenNotice>,
    /// Whether king or rooks castle from other than the classical squares.
    pub chess960: bool,
}

impl Fen {
    /// Reads a FEN of classical chess or, where it shows that it is one, of Chess960.
    ///
    /// # Errors
    ///
    /// The first field that makes no sense, the place and the fault.
    pub fn read(text: &str) -> Result<Fen, FenError> {
        FenReader::default().read(text)
    }
}

impl fmt::Display for FenError {
    /// A plain English line for developers; the page has its own sentences.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} field, byte {}: {:?}",
            self.field, self.at, self.fault
        )
    }
}

impl core::error::Error for FenError {}
