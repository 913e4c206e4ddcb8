//! What a move has to do, and why it does not.

use super::wrong::Wrong;
use crate::rules::{Bitboard, Move, MoveKind, Position, Promotion, Role, Wing};

/// What a move has to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// It mates (MATE-1).
    Mate,
    /// It gives check (CHECK-1).
    Check,
    /// It stalemates (STALE-1).
    Stalemate,
    /// It does not stalemate.
    NoStalemate,
    /// It captures, this or anything (MOVE-2).
    Capture(Option<Role>),
    /// The moved piece can't be taken then.
    Safe,
    /// It castles, there or anywhere (CASTLE-1).
    Castle(Option<Wing>),
    /// It captures en passant (EP-1).
    EnPassant,
    /// A pawn becomes this, or anything (PROMO-1).
    Promote(Option<Promotion>),
    /// It answers a check in this way (CHECK-2).
    Escape(Escape),
}

/// The three answers to check (CHECK-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Escape {
    /// The king goes away.
    King,
    /// The piece that gives check is taken.
    Capture,
    /// A piece goes between.
    Between,
}

impl Escape {
    /// In which way a legal move answers the check that its player is in.
    pub fn of(position: &Position, mv: Move) -> Escape {
        let king = position.king(position.turn());
        let taken = position.captured_square(mv);
        if taken.is_some_and(|square| position.checkers().has(square)) {
            Escape::Capture
        } else if mv.from() == king {
            Escape::King
        } else {
            Escape::Between
        }
    }
}

impl Goal {
    /// Why a legal move does not do this; `None` if it does.
    pub fn missed(self, before: &Position, mv: Move, after: &Position) -> Option<Wrong> {
        let king = after.king(after.turn());
        let reply = after.legal_moves().first().copied();
        let fails = |failed: bool, wrong: Wrong| failed.then_some(wrong);
        match self {
            Goal::Mate => match (after.is_check(), reply) {
                (true, None) => None,
                (true, Some(reply)) => Some(Wrong::Escapes {
                    mv: reply,
                    how: Escape::of(after, reply),
                }),
                (false, None) => Some(Wrong::Stalemates { king }),
                (false, Some(_)) => Some(Wrong::NoCheck { king }),
            },
            Goal::Check => fails(!after.is_check(), Wrong::NoCheck { king }),
            Goal::Stalemate => match (after.is_check(), reply) {
                (true, _) => Some(Wrong::InCheck {
                    king,
                    by: after.checkers(),
                }),
                (false, Some(mv)) => Some(Wrong::HasMove { mv }),
                (false, None) => None,
            },
            Goal::NoStalemate => fails(
                reply.is_none() && !after.is_check(),
                Wrong::Stalemates { king },
            ),
            Goal::Capture(role) => {
                let taken = before
                    .captured_square(mv)
                    .and_then(|square| before.piece_at(square));
                let taken = taken.map(|piece| piece.role);
                fails(
                    taken.is_none() || role.is_some() && role != taken,
                    Wrong::TakesNot { role },
                )
            }
            Goal::Safe => {
                let captures = after.legal_captures_of(mv.to());
                let by: Bitboard = captures.iter().map(|mv| mv.from()).collect();
                fails(by.any(), Wrong::CanBeTaken { at: mv.to(), by })
            }
            Goal::Castle(wing) => fails(
                mv.castling().is_none() || wing.is_some() && wing != mv.castling(),
                Wrong::CastlesNot { wing },
            ),
            Goal::EnPassant => fails(mv.kind() != MoveKind::EnPassant, Wrong::NotInPassing),
            Goal::Promote(to) => fails(
                mv.promotion().is_none() || to.is_some() && to != mv.promotion(),
                Wrong::BecomesNot { to },
            ),
            Goal::Escape(way) => fails(Escape::of(before, mv) != way, Wrong::EscapesNot { way }),
        }
    }
}
