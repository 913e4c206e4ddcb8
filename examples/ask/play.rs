//! `{"ask":"play","fen":F or null,"moves":"e4 e5 …"}`: the position after the moves, how it ended,
//! and where positions came again. `"laws"` names a preset; moves after the end are played on.

use std::collections::HashMap;

use jadoube::clock::Instant;
use jadoube::game::regulations::TouchMove;
use jadoube::game::{Game, MoveText};
use jadoube::notation;
use jadoube::rules::{Identity, Position};
use serde_json::json;

use crate::question::{Answer, Question};
use crate::read;

pub fn answer(question: &Question<'_>) -> Answer {
    let mut position = question.position()?;
    let mut settings = question.settings()?;
    settings.touch_move = TouchMove::Off;
    let mut game = Game::new(settings, position);
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
        if game.outcome().is_none() {
            game.play(MoveText::from(legal.get()), Instant(0))
                .map_err(|refused| json!({ "why": "refused", "refusal": refused, "ply": ply }))?;
        }
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
        "end": game.outcome().map(|outcome| json!({
            "result": outcome.result(),
            "reason": outcome.reason(),
        })),
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
