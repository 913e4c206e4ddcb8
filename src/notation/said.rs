//! What a typed move says, taken apart, and what it fails to say.

use crate::rules::{Bitboard, File, Promotion, Rank, Role, Square, Wing};

/// What would have had to stand where a text stops being a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// The beginning of a move: a piece's letter or a square.
    Move,
    /// A square, or a part of one.
    Square,
    /// The rest of `O-O` or `O-O-O`.
    Castling,
    /// The letter of queen, rook, bishop or knight: nothing else can a pawn become (PROMO-1).
    Promotion,
    /// Nothing more than signs like `+`, `!`, `e.p.`.
    End,
}

/// What a text that could still become a move lacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// The square of arrival, or a part of it.
    Square,
    /// The rest of `O-O` or `O-O-O`.
    Castling,
    /// What the pawn becomes (PROMO-1).
    Promotion,
    /// From which file the pawn captures.
    PawnFile,
}

/// Why a text can't be taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    NotAMove { at: usize, expected: Expected },
    Incomplete(Missing),
}

/// How letters that could mean two things are taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reading {
    /// A first letter that names a role and a file is a role where it is a capital and a file
    /// where it is small; or, swapped, the other way round.
    pub(super) swapped: bool,
    /// Cyrillic look-alikes of а, с, е are taken as files after a Cyrillic role letter too.
    pub(super) look_alikes: bool,
}

/// What a text says of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Said {
    Castling(Wing),
    /// A piece to a square.
    To {
        role: Option<Role>,
        from: Origin,
        to: Square,
        promotion: Option<Promotion>,
        captures: bool,
    },
    /// A pawn's capture, by its two files (NOTATION-8).
    TwoFiles {
        from: File,
        to: File,
        promotion: Option<Promotion>,
    },
}

/// What a text says of the from-square, or of any square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Origin {
    pub(super) file: Option<File>,
    pub(super) rank: Option<Rank>,
}

impl Origin {
    /// The whole square, if it is said.
    pub(super) fn square(self) -> Option<Square> {
        Some(Square::at(self.file?, self.rank?))
    }

    /// The squares that fit.
    pub(super) fn squares(self) -> Bitboard {
        let file = self.file.map_or(Bitboard::ALL, Bitboard::file);
        file & self.rank.map_or(Bitboard::ALL, Bitboard::rank)
    }
}

/// The first letter, where it could have meant something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Doubt {
    /// There is no such doubt.
    None,
    /// A small `b`, or a Cyrillic `с`.
    Small,
    /// A capital `B`, or a Cyrillic `С`.
    Capital,
}
