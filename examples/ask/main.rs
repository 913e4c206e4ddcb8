//! Puts questions to the core from outside: reads one JSON question a line, answers one JSON object
//! a line. What can't be answered gets `{"error": …}`; nothing stops the program before its input
//! ends.
//!
//! Each kind of question has its own module here; [`answer`] is the list of them.

mod can_mate;
mod control;
mod fen;
mod flag;
mod laws;
mod legal;
mod perft;
mod pgn;
mod play;
mod question;
mod read;
#[cfg(test)]
mod tests;
mod touch;
mod why;

use std::io::{self, BufRead, BufWriter, Write};

use serde_json::{Value, json};

use question::{Answer, Question};

fn main() -> io::Result<()> {
    let mut input = io::stdin().lock();
    let mut output = BufWriter::new(io::stdout().lock());
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        if !line.trim_ascii().is_empty() {
            writeln!(output, "{}", answer_line(&line))?;
            output.flush()?;
        }
        line.clear();
    }
    Ok(())
}

/// The answer to a line, or what is wrong with it under `"error"`.
fn answer_line(line: &[u8]) -> Value {
    serde_json::from_slice(line)
        .map_err(|error| json!({ "why": "not_json", "text": error.to_string() }))
        .and_then(|question| answer(&Question::of(&question)))
        .unwrap_or_else(|error| json!({ "error": error }))
}

fn answer(question: &Question<'_>) -> Answer {
    match question.text("ask")? {
        "fen" => fen::answer(question),
        "perft" => perft::answer(question),
        "legal" => legal::answer(question),
        "read" => read::answer(question),
        "why" => why::answer(question),
        "play" => play::answer(question),
        "can_mate" => can_mate::answer(question),
        "pgn" => pgn::answer(question),
        "touch" => touch::answer(question),
        "flag" => flag::answer(question),
        "control" => control::answer(question),
        other => Err(json!({ "why": "unknown_question", "ask": other })),
    }
}
