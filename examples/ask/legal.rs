//! `{"ask":"legal","fen":F}`: all legal moves, each in several notations.

use jadoube::notation::{Description, Form, Letters, Notation};
use serde_json::{Value, json};

use crate::question::{Answer, Question};

pub fn answer(question: &Question<'_>) -> Answer {
    let position = question.position()?;
    let moves: Value = position
        .legal_moves()
        .into_iter()
        .map(|mv| {
            let described = Description::of(&position, mv);
            json!({
                "uci": mv.to_string(),
                "short": described.written(Notation::SHORT),
                "long": described.written(Notation::LONG),
                "russian": described.written(Notation::new(Letters::Russian, Form::Short)),
                "ukrainian": described.written(Notation::new(Letters::Ukrainian, Form::Short)),
            })
        })
        .collect();
    Ok(json!({ "moves": moves }))
}
