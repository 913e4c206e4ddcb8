//! `{"ask":"fen","fen":F}`: the normal form, and what had to be mended.

use jadoube::rules::{Fen, FenNotice};
use serde_json::{Value, json};

use crate::question::{Answer, Question, debug_name, fen_error};

pub fn answer(question: &Question<'_>) -> Answer {
    let fen = Fen::read(question.text("fen")?).map_err(fen_error)?;
    let mut answer = json!({
        "fen": fen.position.to_string(),
        "chess960": fen.chess960,
        "repaired": fen.notices.iter().any(mends),
    });
    if !fen.notices.is_empty() {
        answer["notices"] = fen.notices.iter().map(notice).collect();
    }
    Ok(answer)
}

/// Whether something was put right, and not only found odd.
fn mends(notice: &FenNotice) -> bool {
    !matches!(notice, FenNotice::CounterDoubtful(_))
}

fn notice(notice: &FenNotice) -> Value {
    let mut answer = json!({ "notice": debug_name(notice) });
    match *notice {
        FenNotice::Spacing => {}
        FenNotice::Missing(field)
        | FenNotice::Spelling(field)
        | FenNotice::CounterSet(field)
        | FenNotice::CounterDoubtful(field) => answer["field"] = debug_name(&field),
        FenNotice::CastlingDropped(color) => answer["color"] = color.to_string().into(),
        FenNotice::EnPassantDropped(square) => answer["square"] = square.to_string().into(),
        FenNotice::TextAfter(at) => answer["at"] = at.into(),
    }
    answer
}
