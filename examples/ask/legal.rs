//! `{"ask":"legal","fen":F}`: all legal moves.

use serde_json::{Value, json};

use crate::question::{Answer, Question};

pub fn answer(question: &Question<'_>) -> Answer {
    let position = question.position()?;
    let moves: Value = position
        .legal_moves()
        .into_iter()
        .map(|mv| json!({ "uci": mv.to_string() }))
        .collect();
    Ok(json!({ "moves": moves }))
}
