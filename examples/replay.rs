//! Applies an exported log and prints what it adds up to, as JSON: `replay LOG.json`.

use std::process::ExitCode;

use jadoube::clock::Instant;
use jadoube::game::{Game, LogError, Notice};
use jadoube::rules::Color;
use serde_json::{Value, json};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [path] = arguments.as_slice() else {
        eprintln!("usage: replay LOG.json");
        return ExitCode::from(2);
    };
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("{path}: {error}");
            return ExitCode::FAILURE;
        }
    };
    match replayed(&text) {
        Ok(answer) => {
            println!("{answer}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            println!("{}", json!({ "error": error, "text": error.to_string() }));
            ExitCode::FAILURE
        }
    }
}

fn replayed(text: &str) -> Result<Value, LogError> {
    let read = Game::from_log(text)?;
    // Once more, line by line, for what was said.
    let mut game = Game::new(read.settings().clone(), *read.start());
    let mut notices: Vec<Value> = Vec::new();
    let mut last = Instant(0);
    for (index, entry) in read.log().iter().enumerate() {
        let number = index + 1;
        last = entry.at;
        let said = game
            .repeat(entry.clone())
            .map_err(|refused| LogError::Refused { number, refused })?;
        notices.extend(said.iter().map(|notice| line(number, notice)));
    }
    let reading = game.clock().at(last);
    let clock = |side| {
        json!({
            "ms": reading.remaining(side).map(|left| left.get()),
            "state": format!("{:?}", reading.face(side)).to_lowercase(),
            "moves": reading.completed(side),
        })
    };
    Ok(json!({
        "fen": game.position().to_string(),
        "turn": game.turn().to_string(),
        "plies": game.record().len(),
        "result": game.outcome().map_or("*", |outcome| outcome.result()),
        "reason": game.outcome().map(|outcome| outcome.reason()),
        "clocks": { "white": clock(Color::White), "black": clock(Color::Black) },
        "duty": game.obligation().duty,
        "notices": notices,
    }))
}

fn line(number: usize, notice: &Notice) -> Value {
    let mut value = serde_json::to_value(notice).unwrap_or_default();
    if let Value::Object(object) = &mut value {
        object.insert("entry".to_string(), number.into());
    }
    value
}
