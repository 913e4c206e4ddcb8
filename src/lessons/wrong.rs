//! Why a try is wrong, as a typed answer, with the squares and lines to be shown.

use super::goal::Escape;
use super::lesson::{Deed, TurnPart};
use crate::game::{Notice, Refused};
use crate::rules::{
    Bitboard, CastlingRefusal, Move, Piece, Promotion, Refusal, Role, Square, Wing,
};

/// Why a try is wrong. Squares in it are those to be shown.
#[derive(Clone, PartialEq, Debug)]
pub enum Wrong {
    /// Another square was to be tapped.
    Square {
        /// The square tapped.
        tapped: Square,
    },
    /// What stands there stands right (BOARD-6).
    StandsRight {
        /// Where.
        square: Square,
        /// What, if anything.
        piece: Option<Piece>,
    },
    /// The piece does not belong there (BOARD-6, BOARD-7).
    Misplaced {
        /// The piece.
        piece: Piece,
        /// Where it was put.
        square: Square,
        /// Whether king and queen are confused: "the queen loves her colour".
        colour: bool,
    },
    /// Only the piece on this square moves here.
    AnotherPiece {
        /// Where it stands.
        piece: Square,
    },
    /// An enemy piece could take it there.
    Guarded {
        /// Where it was to go.
        to: Square,
        /// The guards.
        by: Bitboard,
    },
    /// Marks are left that can't be reached any more; the step begins anew.
    PassedBy {
        /// The marks.
        marks: Bitboard,
    },
    /// The move is not legal.
    Refused {
        /// What was to go.
        piece: Option<Piece>,
        /// From where.
        from: Square,
        /// To where.
        to: Square,
        /// Why it can't.
        why: Refusal,
    },
    /// It gives check, but this answers it (CHECK-2).
    Escapes {
        /// The answer.
        mv: Move,
        /// In which of the three ways.
        how: Escape,
    },
    /// The king is not in check.
    NoCheck {
        /// Where it stands.
        king: Square,
    },
    /// The king is in check.
    InCheck {
        /// Where it stands.
        king: Square,
        /// What gives check.
        by: Bitboard,
    },
    /// The player to move would have no move, and the king no check (STALE-1).
    Stalemates {
        /// The king.
        king: Square,
    },
    /// The player to move still has this move.
    HasMove {
        /// The move.
        mv: Move,
    },
    /// The player to move has no move (MATE-1).
    NoWayOut {
        /// The king.
        king: Square,
        /// What gives check.
        by: Bitboard,
    },
    /// The move takes nothing, or not what it is to take.
    TakesNot {
        /// What it is to take.
        role: Option<Role>,
    },
    /// The moved piece can be taken.
    CanBeTaken {
        /// Where it stands then.
        at: Square,
        /// What can take it.
        by: Bitboard,
    },
    /// The move is not this castling.
    CastlesNot {
        /// Towards where it is to be.
        wing: Option<Wing>,
    },
    /// Castling is possible there.
    CanCastle {
        /// Towards where.
        wing: Wing,
    },
    /// The move does not capture en passant.
    NotInPassing,
    /// The pawn becomes something else, or nothing.
    BecomesNot {
        /// What it is to become.
        to: Option<Promotion>,
    },
    /// The check is to be answered in another way.
    EscapesNot {
        /// In which.
        way: Escape,
    },
    /// The move is legal, but not the one that is looked for.
    AnotherMove,
    /// Another answer is right, and only the hint says more.
    AnotherAnswer,
    /// The table refuses it.
    AtTable(Refused),
    /// The table lets it happen, and this is what it costs.
    Costs(Notice),
    /// Something else was due first.
    Due(Deed),
    /// What was written is not the move that was made.
    Miswritten,
}

impl Wrong {
    /// The squares to be shown.
    pub fn squares(&self) -> Bitboard {
        match self {
            Wrong::Square { tapped } => (*tapped).into(),
            Wrong::StandsRight { square, .. } | Wrong::Misplaced { square, .. } => (*square).into(),
            Wrong::AnotherPiece { piece } => (*piece).into(),
            Wrong::Guarded { to: at, by } | Wrong::CanBeTaken { at, by } => *by | (*at).into(),
            Wrong::PassedBy { marks } => *marks,
            Wrong::Refused { from, to, why, .. } => refusal_squares(*from, *to, *why),
            Wrong::Escapes { mv, .. } | Wrong::HasMove { mv } => {
                Bitboard::of(mv.from()) | mv.to().into()
            }
            Wrong::NoCheck { king } | Wrong::Stalemates { king } => (*king).into(),
            Wrong::InCheck { king, by } | Wrong::NoWayOut { king, by } => *by | (*king).into(),
            Wrong::Due(Deed::Touch(square)) => (*square).into(),
            Wrong::AtTable(Refused::Illegal { from, to, refusal }) => {
                refusal_squares(*from, *to, *refusal)
            }
            _ => Bitboard::EMPTY,
        }
    }

    /// The lines to be drawn, each from a piece to the square that it guards or checks, or where it can go.
    pub fn lines(&self) -> Vec<(Square, Square)> {
        let all_to = |by: Bitboard, to: Square| by.into_iter().map(|from| (from, to)).collect();
        match self {
            Wrong::Guarded { to: at, by } | Wrong::CanBeTaken { at, by } => all_to(*by, *at),
            Wrong::InCheck { king, by } | Wrong::NoWayOut { king, by } => all_to(*by, *king),
            Wrong::Escapes { mv, .. } | Wrong::HasMove { mv } => vec![(mv.from(), mv.to())],
            Wrong::Refused { to, why, .. }
            | Wrong::AtTable(Refused::Illegal {
                to, refusal: why, ..
            }) => match *why {
                Refusal::Pinned { king, by } => vec![(by, king)],
                Refusal::LeavesCheck { king, by } | Refusal::EnPassantExposes { king, by } => {
                    all_to(by, king)
                }
                Refusal::KingAttacked { by } => all_to(by, *to),
                Refusal::Castling(_, CastlingRefusal::PathAttacked { square, by }) => {
                    all_to(by, square)
                }
                _ => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// What is due, if that is a part of the turn.
    pub fn due(&self) -> Option<TurnPart> {
        match self {
            Wrong::Due(Deed::Part(part)) => Some(*part),
            _ => None,
        }
    }
}

fn refusal_squares(from: Square, to: Square, why: Refusal) -> Bitboard {
    match why {
        Refusal::Blocked { by } => by.into(),
        Refusal::NotEnPassant { pawn } => pawn.into(),
        Refusal::Pinned { king, by } => Bitboard::of(king) | by.into() | from.into(),
        Refusal::LeavesCheck { king, by } | Refusal::EnPassantExposes { king, by } => {
            by | king.into()
        }
        Refusal::KingAttacked { by } => by | to.into(),
        Refusal::OwnPiece | Refusal::NothingToCapture => to.into(),
        Refusal::Castling(_, why) => match why {
            CastlingRefusal::RightLost => from.into(),
            CastlingRefusal::InCheck { by } | CastlingRefusal::RookPinned { by } => {
                by | from.into()
            }
            CastlingRefusal::Between { pieces } => pieces,
            CastlingRefusal::PathAttacked { square, by } => by | square.into(),
        },
        _ => Bitboard::EMPTY,
    }
}
