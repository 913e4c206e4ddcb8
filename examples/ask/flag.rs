//! `{"ask":"flag","laws":L,"fen":F,"flagged":"white"}`: how the game ends when a side's time runs out
//! in this position.

use jadoube::game::flag_outcome;
use jadoube::rules::{Color, Ending};
use serde_json::json;

use crate::question::{Answer, Question};

pub fn answer(question: &Question<'_>) -> Answer {
    let position = question.position()?;
    let settings = question.settings()?;
    let word = question.text("flagged")?;
    let flagged = Color::ALL
        .into_iter()
        .find(|side| side.to_string() == word)
        .ok_or_else(|| json!({ "why": "not_a_side", "member": "flagged", "text": word }))?;
    // Mate and stalemate have ended the game before any flag (DONE-8).
    let (result, reason) = match position.ending() {
        Some(Ending::Checkmate) if position.turn().is_white() => ("0-1", "checkmate".to_string()),
        Some(Ending::Checkmate) => ("1-0", "checkmate".to_string()),
        Some(Ending::Stalemate) => ("1/2-1/2", "stalemate".to_string()),
        None => {
            let outcome = flag_outcome(&settings, &position, flagged);
            (outcome.result(), outcome.reason())
        }
    };
    Ok(json!({ "result": result, "reason": reason }))
}
