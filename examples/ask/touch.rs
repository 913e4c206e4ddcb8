//! `{"ask":"touch","laws":L,"fen":F,"script":"T e1, T h1"}`: the moves still allowed after the touch
//! script of `docs/laws.md`, and why. The player to move acts, before an arbiter, every part by hand,
//! with the clock running.

use jadoube::clock::Instant;
use jadoube::game::regulations::{ClockUse, Enforcement, PartsOfMove, Press};
use jadoube::game::touch::read_script;
use jadoube::game::{Action, Actor, Game};
use serde_json::{Value, json};

use crate::question::{Answer, Question, debug_name};

/// The control by which scripts are performed.
const CONTROL: &str = "90+30";
/// All acts of a script happen at once.
const NOW: Instant = Instant(0);

pub fn answer(question: &Question<'_>) -> Answer {
    let position = question.position()?;
    let steps = read_script(question.text("script")?).map_err(|error| {
        json!({
            "why": debug_name(&error.fault),
            "step": error.step,
            "at": error.at,
        })
    })?;
    let mut settings = question.settings()?;
    settings.regulations.clock = ClockUse::On;
    settings.enforcement = Enforcement::Arbiter;
    settings.press = Press::ByHand;
    settings.parts = PartsOfMove::ByHand;
    settings.control = CONTROL
        .parse()
        .map_err(|error| json!({ "why": "control", "text": format!("{error}") }))?;

    let mut game = Game::new(settings, position);
    let refused = |refused| json!({ "why": "refused", "refusal": refused });
    let mut notices = Vec::new();
    if game.outcome().is_none() {
        let started = game.apply(Actor::Arbiter, Action::StartClock, NOW);
        notices.extend(started.map_err(refused)?);
        notices.extend(
            game.perform(position.turn(), &steps, NOW)
                .map_err(refused)?,
        );
    }
    let made = game.record().plies().last().and_then(|ply| ply.mv);
    let due = game.obligation();
    let (allowed, why) = match made {
        // The move is made: it is the one that stands.
        Some(mv) => (vec![mv.to_string()], json!({ "duty": "made" })),
        None => {
            let mut allowed: Vec<String> = due.allowed.iter().map(ToString::to_string).collect();
            allowed.sort();
            let mut why = serde_json::to_value(due.duty).unwrap_or(Value::Null);
            why["idle"] = due.idle.iter().map(ToString::to_string).collect();
            if let Some(wing) = due.no_castling {
                why["no_castling"] = debug_name(&wing);
            }
            (allowed, why)
        }
    };
    Ok(json!({
        "allowed": allowed,
        "why": why,
        "made": made.map(|mv| mv.to_string()),
        "result": game.outcome().map(|outcome| outcome.result()),
        "notices": notices,
    }))
}
