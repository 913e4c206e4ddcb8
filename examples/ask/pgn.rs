//! `{"ask":"pgn","text":T}`: the games of a text, with what is wrong or odd about them.

use jadoube::notation::pgn::{Oddity, PgnError, PgnFault, PgnGame, PgnResult, Place, read_pgn};
use serde_json::{Map, Value, json};

use crate::question::{Answer, Question, debug_name, fen_error};
use crate::read;

pub fn answer(question: &Question<'_>) -> Answer {
    let text = question.text("text")?;
    let games: Value = read_pgn(text.as_bytes()).map(|game| told(&game)).collect();
    Ok(json!({ "games": games }))
}

fn told(game: &PgnGame) -> Value {
    let tags: Map<String, Value> = game
        .tags()
        .map(|(name, value)| (name.to_string(), value.into()))
        .collect();
    let warnings = game.warnings().iter();
    json!({
        "tags": tags,
        "plies": game.main_line().count(),
        "fen": game.end().to_string(),
        "result": result(game),
        "errors": game.errors().iter().map(error).collect::<Value>(),
        "warnings": warnings.map(|warning| at(warning.place, oddity(warning.oddity))).collect::<Value>(),
    })
}

/// The result; where its tag can't be read, what it says.
fn result(game: &PgnGame) -> &str {
    match game.tag("Result") {
        Some(text) if !text.is_empty() && PgnResult::read(text).is_none() => text,
        _ => game.result().sign(),
    }
}

fn oddity(oddity: Oddity) -> Value {
    json!({ "why": debug_name(&oddity) })
}

/// What is wrong with a game, and where.
pub fn error(error: &PgnError) -> Value {
    let mut answer = match &error.fault {
        PgnFault::Move { text, why } => {
            let mut answer = read::error(why.clone());
            answer["text"] = text.as_str().into();
            answer
        }
        PgnFault::AfterEnd(ending) => {
            json!({ "why": "after_end", "ending": debug_name(ending) })
        }
        PgnFault::Start(error) => fen_error(*error),
        fault => json!({ "why": debug_name(fault) }),
    };
    answer["expected"] = debug_name(&error.fault.expected());
    at(error.place, answer)
}

fn at(place: Place, mut answer: Value) -> Value {
    answer["game"] = place.game.into();
    answer["line"] = place.line.into();
    answer["column"] = place.column.into();
    answer
}
