//! `{"ask":"can_mate","fen":F}`: which side can mate by any series of legal moves; `null` where that
//! stays undecided.

use jadoube::rules::{Color, Position};
use serde_json::{Map, Value};

use crate::question::{Answer, Question};

pub fn answer(question: &Question<'_>) -> Answer {
    let position = question.position()?;
    let side = |color: Color| {
        let mating = position.can_mate(color, Position::MATING_BUDGET);
        (color.to_string(), Value::from(mating.is_possible()))
    };
    Ok(Value::Object(
        Color::ALL.map(side).into_iter().collect::<Map<_, _>>(),
    ))
}
