//! What is wrong with a text of games, or only odd, and where.

use core::fmt;

use crate::notation::ReadError;
use crate::rules::{Ending, FenError};

/// A place in a text of games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// In which game, from 1.
    pub game: u32,
    /// In which line of the whole text, from 1.
    pub line: u32,
    /// At which character of the line, from 1. In a line that is not UTF-8, each byte is one but
    /// those from 0x80 to 0xbf.
    pub column: u32,
}

/// Something that keeps a game from being taken over whole. What comes before it in its line of
/// moves is kept, and so are all other games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PgnError {
    /// Where.
    pub place: Place,
    /// What.
    pub fault: PgnFault,
}

/// What keeps a game from being taken over whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PgnFault {
    /// A word that is no legal move.
    Move {
        /// The word, cut after 32 characters.
        text: String,
        /// Why it is none.
        why: ReadError,
    },
    /// A move after mate or stalemate.
    AfterEnd(Ending),
    /// A null move by a player in check.
    NullMoveInCheck,
    /// The position of the `FEN` tag can't be.
    Start(FenError),
    /// Nothing in it is a tag or a move.
    NoGame,
    /// It is longer than [`LONGEST_GAME`](super::LONGEST_GAME).
    TooLong,
}

/// What would have had to stand where an error is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PgnExpected {
    /// A legal move.
    LegalMove,
    /// The rest of a move; [`ReadError`] says which.
    RestOfMove,
    /// The result or the end of a line of moves: no move is possible.
    Result,
    /// The FEN of a legal position.
    Fen,
    /// A tag or a move.
    TagOrMove,
    /// The end of the game.
    EndOfGame,
}

impl PgnFault {
    /// What would have had to stand there.
    pub fn expected(&self) -> PgnExpected {
        match self {
            PgnFault::Move {
                why: ReadError::Incomplete(_),
                ..
            } => PgnExpected::RestOfMove,
            PgnFault::Move { .. } | PgnFault::NullMoveInCheck => PgnExpected::LegalMove,
            PgnFault::AfterEnd(_) => PgnExpected::Result,
            PgnFault::Start(_) => PgnExpected::Fen,
            PgnFault::NoGame => PgnExpected::TagOrMove,
            PgnFault::TooLong => PgnExpected::EndOfGame,
        }
    }
}

impl fmt::Display for PgnError {
    /// A plain English line for developers; the page has its own sentences.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { game, line, column } = self.place;
        write!(f, "game {game}, line {line}, column {column}: ")?;
        match &self.fault {
            PgnFault::Move { text, why } => write!(f, "{text}: {why:?}")?,
            PgnFault::AfterEnd(ending) => write!(f, "a move after {ending:?}")?,
            PgnFault::NullMoveInCheck => f.write_str("a null move in check")?,
            PgnFault::Start(error) => write!(f, "start: {error}")?,
            PgnFault::NoGame => f.write_str("no game")?,
            PgnFault::TooLong => f.write_str("a game without end")?,
        }
        write!(f, "; expected: {:?}", self.fault.expected())
    }
}

impl core::error::Error for PgnError {}

/// Something odd that did not keep the game from being read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PgnWarning {
    /// Where.
    pub place: Place,
    /// What.
    pub oddity: Oddity,
}

/// What is odd.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Oddity {
    /// A tag lacks a bracket or a quotation mark, or has one too many.
    BrokenTag,
    /// A tag that is known by another spelling: `Setup`, `fEn`.
    TagSpelling,
    /// A tag stands there twice; the later value counts.
    TagRepeated,
    /// There are more than a thousand tags; those after them are left out.
    TooManyTags,
    /// Tags, moves or games share a line that should begin anew.
    NoLineBreak,
    /// An empty line within the tags.
    BlankLineInTags,
    /// The date is not written as `2026.11.30`, with `??` for what is not known.
    Date,
    /// A `FEN` without `SetUp "1"`, or a `SetUp` that says otherwise.
    SetUp,
    /// The `FEN` had to be mended.
    FenMended,
    /// Chess960 or chess was taken for a variant that is not known.
    UnknownVariant,
    /// The result's tag and the sign after the moves differ, or one of them can't be read.
    Results,
    /// The sign after the moves is missing.
    NoResult,
    /// A move number that does not fit.
    MoveNumber,
    /// A move is written as a capture and takes nothing.
    NothingCaptured,
    /// A move is written as mate and gives none.
    NoMate,
    /// A sign like `!?!` or `$300` that has no meaning.
    UnknownSign,
    /// A comment that is never closed: all up to the next game's tags, or to the end, is in it.
    UnclosedComment,
    /// A variation that is never closed.
    UnclosedVariation,
    /// A bracket or a brace that closes nothing, or a variation of no move.
    StrayBracket,
    /// Words that are neither tag nor move were passed over.
    StrayText,
    /// The game goes on though it was over: 75 moves without progress, or a position for the
    /// fifth time.
    PlayedOn,
}
