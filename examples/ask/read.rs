//! `{"ask":"read","fen":F,"text":T}`: the move that a text means, in whatever notation.

use jadoube::notation::{self, ReadError};
use jadoube::rules::Move;
use serde_json::{Value, json};

use crate::question::{Answer, Question, debug_name};
use crate::why;

pub fn answer(question: &Question<'_>) -> Answer {
    let position = question.position()?;
    let legal = notation::read(&position, question.text("text")?).map_err(error)?;
    Ok(json!({
        "uci": legal.get().to_string(),
        "short": notation::short(&position, legal.get()),
    }))
}

/// Why a text is no move.
pub fn error(error: ReadError) -> Value {
    match error {
        ReadError::NotAMove { at, expected } => {
            json!({ "why": "not_a_move", "at": at, "expected": debug_name(&expected) })
        }
        ReadError::Incomplete(missing) => {
            json!({ "why": "incomplete", "missing": debug_name(&missing) })
        }
        ReadError::NoSuchPiece { role, file, rank } => json!({
            "why": "illegal",
            "reason": {
                "why": "no_such_piece",
                "role": debug_name(&role),
                "file": file.map(|file| file.letter().to_string()),
                "rank": rank.map(|rank| rank.digit().to_string()),
            },
        }),
        ReadError::Ambiguous { candidates } => {
            let candidates: Vec<String> = candidates.iter().map(Move::to_string).collect();
            json!({ "why": "ambiguous", "candidates": candidates })
        }
        ReadError::Illegal { from, to, refusal } => json!({
            "why": "illegal",
            "from": from.to_string(),
            "to": to.to_string(),
            "reason": why::reason(refusal),
        }),
    }
}
