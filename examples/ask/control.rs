//! `{"ask":"control","text":"40/90+30 30+30"}`: the normal form of a written time control, and what
//! each preset of the laws calls it (CLOCK-20). Where the text is no control: the character, from 0,
//! and what had to stand there, or why the control can't be.

use jadoube::clock::{Control, ReadError, ReadErrorKind};
use jadoube::game::regulations::{Preset, Regulations};
use serde_json::{Value, json};

use crate::question::{Answer, Question, debug_name};

pub fn answer(question: &Question<'_>) -> Answer {
    let control: Control = question.text("text")?.parse().map_err(read_error)?;
    let category = Preset::ALL.into_iter().map(|laws| {
        let called = control.category(Regulations::of(laws).categories);
        let called = called.map_or(Value::Null, |category| debug_name(&category));
        (laws.word().to_owned(), called)
    });
    Ok(json!({ "text": control.to_string(), "category": Value::Object(category.collect()) }))
}

fn read_error(error: ReadError) -> Value {
    match error.why {
        ReadErrorKind::Expected(expected) => json!({
            "at": error.at,
            "why": "expected",
            "expected": debug_name(&expected),
        }),
        ReadErrorKind::Impossible(control) => {
            json!({ "at": error.at, "why": debug_name(&control) })
        }
    }
}
