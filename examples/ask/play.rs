//! `{"ask":"play","fen":F or null,"moves":"e4 e5 …"}`: the position after the moves, how it ended,
//! and where positions came again.

use std::collections::HashMap;

use jadoube::notation;
use jadoube::rules::{Ending, Identity, Position};
use serde_json::{Value, json};

use crate::question::{Answer, Question};
use crate::read;

pub fn answer(question: &Question<'_>) -> Answer {
    let mut position = question.position()?;
    let mut seen = Occurrences::default();
    seen.count(&position);
    let (mut threefold, mut fivefold) = (Vec::new(), Vec::new());
    let mut ply = 0;
    for text in question.text("moves")?.split_whitespace() {
        ply += 1;
        let legal = notation::read(&position, text).map_err(|error| {
            let mut error = read::error(error);
            error["ply"] = ply.into();
            error["text"] = text.into();
            error
        })?;
        position = legal.play();
        let times = seen.count(&position);
        if times >= 3 {
            threefold.push(ply);
        }
        if times >= 5 {
            fivefold.push(ply);
        }
    }
    Ok(json!({
        "fen": position.to_string(),
        "check": position.is_check(),
        "end": end(&position),
        "threefold_plies": threefold,
        "fivefold_plies": fivefold,
    }))
}

/// How often each position has stood on the board (DRAW-12).
#[derive(Default)]
struct Occurrences(HashMap<Identity, u32>);

impl Occurrences {
    fn count(&mut self, position: &Position) -> u32 {
        let times = self.0.entry(position.identity()).or_default();
        *times += 1;
        *times
    }
}

/// How the position has ended the game by itself.
fn end(position: &Position) -> Value {
    let (result, reason) = match position.ending() {
        Some(Ending::Checkmate) if position.turn().is_white() => ("0-1", "checkmate"),
        Some(Ending::Checkmate) => ("1-0", "checkmate"),
        Some(Ending::Stalemate) => ("1/2-1/2", "stalemate"),
        None if position.is_bare_material() => ("1/2-1/2", "material"),
        None => return Value::Null,
    };
    json!({ "result": result, "reason": reason })
}
