//! `{"ask":"perft","fen":F,"depth":N}`: the number of lines of N legal half-moves.

use serde_json::{Value, json};

use crate::question::{Answer, Question};

/// Deeper counts take years.
const DEEPEST: u64 = 12;

pub fn answer(question: &Question<'_>) -> Answer {
    let depth = question
        .get("depth")
        .and_then(Value::as_u64)
        .filter(|&depth| depth <= DEEPEST)
        .and_then(|depth| u32::try_from(depth).ok());
    let Some(depth) = depth else {
        return Err(json!({ "why": "not_a_depth", "deepest": DEEPEST }));
    };
    Ok(json!({ "nodes": question.position()?.perft(depth) }))
}
