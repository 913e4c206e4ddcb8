//! A question is answered, and why an answer is not right.

use super::goal::Escape;
use super::lesson::Ask;
use super::wrong::Wrong;
use crate::rules::{CastlingRefusal, Position, Refusal, Wing};

/// The word of the right answer, where the rules know it.
pub fn right_word(ask: Ask, position: &Position) -> Option<&'static str> {
    match ask {
        Ask::Custom => None,
        Ask::Legal(mv) => Some(if mv.find(position).is_ok() {
            "yes"
        } else {
            "no"
        }),
        Ask::State => Some(
            match (position.is_check(), position.legal_moves().is_empty()) {
                (true, true) => "mate",
                (true, false) => "check",
                (false, true) => "stalemate",
                (false, false) => "nothing",
            },
        ),
        Ask::Castling(wing) => Some(match castling_refusal(position, wing) {
            None => "can-castle",
            Some(CastlingRefusal::RightLost) => "has-moved",
            Some(CastlingRefusal::InCheck { .. }) => "in-check",
            Some(CastlingRefusal::Between { .. }) => "piece-between",
            Some(CastlingRefusal::PathAttacked { .. } | CastlingRefusal::RookPinned { .. }) => {
                "way-attacked"
            }
        }),
    }
}

/// Why an answer with this word is not right.
pub fn why_not(ask: Ask, position: Option<&Position>, word: &str) -> Wrong {
    let Some(position) = position else {
        return Wrong::AnotherAnswer;
    };
    let king = position.king(position.turn());
    let by = position.checkers();
    match ask {
        Ask::Custom => Wrong::AnotherAnswer,
        Ask::Legal(mv) => match mv.find(position) {
            Ok(legal) => Wrong::HasMove { mv: legal.get() },
            Err(why) => Wrong::Refused {
                piece: position.piece_at(mv.from),
                from: mv.from,
                to: mv.to,
                why,
            },
        },
        Ask::State => match position.legal_moves().first() {
            Some(&mv) if by.any() && word == "mate" => Wrong::Escapes {
                mv,
                how: Escape::of(position, mv),
            },
            _ if by.any() && word != "check" => Wrong::InCheck { king, by },
            None if by.any() => Wrong::NoWayOut { king, by },
            _ if word == "check" || word == "mate" => Wrong::NoCheck { king },
            Some(&mv) => Wrong::HasMove { mv },
            None => Wrong::Stalemates { king },
        },
        Ask::Castling(wing) => match castling_refusal(position, wing) {
            None => Wrong::CanCastle { wing },
            Some(why) => Wrong::Refused {
                piece: position.piece_at(king),
                from: king,
                to: wing.king_to(position.turn()),
                why: Refusal::Castling(wing, why),
            },
        },
    }
}

/// Why the player to move can't castle there.
fn castling_refusal(position: &Position, wing: Wing) -> Option<CastlingRefusal> {
    let turn = position.turn();
    match position.why_not(position.king(turn), wing.king_to(turn)) {
        None => None,
        Some(Refusal::Castling(_, why)) => Some(why),
        Some(_) => Some(CastlingRefusal::RightLost),
    }
}
