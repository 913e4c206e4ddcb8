//! Moves and lists of moves.

use core::fmt;

use super::color::Color;
use super::piece::Promotion;
use super::square::{File, Rank, Square};

/// The side of the board towards which a king castles (CASTLE-5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wing {
    /// Towards the h-file: O-O.
    Short,
    /// Towards the a-file: O-O-O.
    Long,
}

impl Wing {
    /// Both, short first.
    pub const ALL: [Wing; 2] = [Wing::Short, Wing::Long];

    /// Its English word, by which sentences and files choose: `short`.
    pub const fn word(self) -> &'static str {
        match self {
            Wing::Short => "short",
            Wing::Long => "long",
        }
    }

    /// The wing on which a rook of the king's rank stands.
    #[inline]
    pub fn of(king: Square, rook: Square) -> Wing {
        if rook > king { Wing::Short } else { Wing::Long }
    }

    /// Where the king arrives: the g- or c-file (CASTLE-1, VARIANT-2b).
    #[inline]
    pub const fn king_to(self, color: Color) -> Square {
        let file = match self {
            Wing::Short => File::ALL[6],
            Wing::Long => File::ALL[2],
        };
        Square::at(file, Rank::back(color))
    }

    /// Where the rook arrives: the f- or d-file.
    #[inline]
    pub const fn rook_to(self, color: Color) -> Square {
        let file = match self {
            Wing::Short => File::ALL[5],
            Wing::Long => File::ALL[3],
        };
        Square::at(file, Rank::back(color))
    }
}

/// What a move does beyond taking a piece from one square to another (MOVE-13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MoveKind {
    /// A move or capture without more.
    Plain,
    /// A pawn's step of two squares (MOVE-11).
    DoubleStep,
    /// A pawn's capture of a pawn that passed it (EP).
    EnPassant,
    /// Castling; `to` is where the king arrives.
    Castling(Wing),
    /// A pawn's move to the last rank and what it becomes there (PROMO).
    Promotion(Promotion),
}

/// A move: from where, to where, and its kind, in two bytes. It says nothing of whether it is legal;
/// see [`Position::legal`](super::Position::legal).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

/// The codes of the kinds: the four highest bits of a move.
pub(super) const DOUBLE_STEP: u16 = 1;
pub(super) const EN_PASSANT: u16 = 2;
pub(super) const CASTLING: u16 = 4;
pub(super) const CASTLING_LONG: u16 = 5;
pub(super) const PROMOTION: u16 = 8;

impl Move {
    /// The move with these squares and this kind; in castling, the squares are the king's.
    pub const fn new(from: Square, to: Square, kind: MoveKind) -> Move {
        let code = match kind {
            MoveKind::Plain => 0,
            MoveKind::DoubleStep => DOUBLE_STEP,
            MoveKind::EnPassant => EN_PASSANT,
            MoveKind::Castling(wing) => CASTLING + wing as u16,
            MoveKind::Promotion(promotion) => PROMOTION + promotion as u16,
        };
        Move::coded(from, to, code)
    }

    #[inline]
    pub(super) const fn coded(from: Square, to: Square, code: u16) -> Move {
        Move(from.index() as u16 | (to.index() as u16) << 6 | code << 12)
    }

    #[inline]
    pub(super) const fn code(self) -> u16 {
        self.0 >> 12
    }

    /// Where the piece stood; in castling, the king.
    #[inline]
    pub const fn from(self) -> Square {
        Square::wrapping(self.0 as u32)
    }

    /// Where it arrives; in castling, the king.
    #[inline]
    pub const fn to(self) -> Square {
        Square::wrapping(self.0 as u32 >> 6)
    }

    /// What else it does.
    #[inline]
    pub const fn kind(self) -> MoveKind {
        match self.code() {
            DOUBLE_STEP => MoveKind::DoubleStep,
            EN_PASSANT => MoveKind::EnPassant,
            CASTLING => MoveKind::Castling(Wing::Short),
            CASTLING_LONG => MoveKind::Castling(Wing::Long),
            8 => MoveKind::Promotion(Promotion::Knight),
            9 => MoveKind::Promotion(Promotion::Bishop),
            10 => MoveKind::Promotion(Promotion::Rook),
            11 => MoveKind::Promotion(Promotion::Queen),
            _ => MoveKind::Plain,
        }
    }

    /// The role that a pawn becomes by this move.
    pub const fn promotion(self) -> Option<Promotion> {
        match self.kind() {
            MoveKind::Promotion(promotion) => Some(promotion),
            _ => None,
        }
    }

    /// The wing, if the move castles.
    pub const fn castling(self) -> Option<Wing> {
        match self.kind() {
            MoveKind::Castling(wing) => Some(wing),
            _ => None,
        }
    }
}

impl fmt::Display for Move {
    /// Writes the UCI form with the king's two squares in castling: `e2e4`, `e7e8q`, `e1g1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.promotion() {
            Some(promotion) => write!(f, "{}", promotion.role().letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")?;
        match self.kind() {
            MoveKind::EnPassant => f.write_str(" e.p."),
            MoveKind::Castling(wing) => write!(f, " {wing:?}"),
            _ => Ok(()),
        }
    }
}
