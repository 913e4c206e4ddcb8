//! `{"ask":"why","fen":F,"from":"e2","to":"e5"}`: whether the piece may go there, and if not, why.

use jadoube::rules::{CastlingRefusal, Refusal, Wing};
use serde_json::{Value, json};

use crate::question::{Answer, Question, debug_name, squares};

pub fn answer(question: &Question<'_>) -> Answer {
    let (from, to) = (question.square("from")?, question.square("to")?);
    let refusal = question.position()?.why_not(from, to);
    Ok(json!({ "legal": refusal.is_none(), "reason": refusal.map(reason) }))
}

/// The typed reason, with the squares that matter.
pub fn reason(refusal: Refusal) -> Value {
    let why = debug_name(&refusal);
    match refusal {
        Refusal::NoPiece
        | Refusal::NotYours
        | Refusal::SameSquare
        | Refusal::OwnPiece
        | Refusal::NotHowItMoves
        | Refusal::NothingToCapture
        | Refusal::PromotionMissing
        | Refusal::NothingToPromote => json!({ "why": why }),
        Refusal::Blocked { by } => json!({ "why": why, "by": [by.to_string()] }),
        Refusal::NotEnPassant { pawn } => json!({ "why": why, "pawn": pawn.to_string() }),
        Refusal::Pinned { king, by } => {
            json!({ "why": why, "king": king.to_string(), "by": [by.to_string()] })
        }
        Refusal::LeavesCheck { king, by } | Refusal::EnPassantExposes { king, by } => {
            json!({ "why": why, "king": king.to_string(), "by": squares(by) })
        }
        Refusal::KingAttacked { by } => json!({ "why": why, "by": squares(by) }),
        Refusal::Castling(wing, refusal) => {
            let mut reason = castling(refusal);
            reason["why"] = why;
            reason["wing"] = debug_name(&wing);
            reason["move"] = if wing == Wing::Short { "O-O" } else { "O-O-O" }.into();
            reason
        }
    }
}

fn castling(refusal: CastlingRefusal) -> Value {
    let condition = debug_name(&refusal);
    match refusal {
        CastlingRefusal::RightLost => json!({ "condition": condition }),
        CastlingRefusal::InCheck { by } | CastlingRefusal::RookPinned { by } => {
            json!({ "condition": condition, "by": squares(by) })
        }
        CastlingRefusal::Between { pieces } => {
            json!({ "condition": condition, "by": squares(pieces) })
        }
        CastlingRefusal::PathAttacked { square, by } => {
            json!({ "condition": condition, "square": square.to_string(), "by": squares(by) })
        }
    }
}
