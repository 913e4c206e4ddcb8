//! A question and its parts.

use jadoube::rules::{Bitboard, FenError, FenFault, FenReader, Position, Square};
use serde_json::{Value, json};

/// The answer to a question, or what takes its place under `"error"`.
pub type Answer = Result<Value, Value>;

/// A question: a JSON object, as far as it is one.
pub struct Question<'q>(&'q Value);

impl<'q> Question<'q> {
    pub fn of(value: &'q Value) -> Question<'q> {
        Question(value)
    }

    /// The member of this name; `None` where it is missing or null.
    pub fn get(&self, name: &str) -> Option<&'q Value> {
        self.0.get(name).filter(|value| !value.is_null())
    }

    /// The text of this name.
    pub fn text(&self, name: &str) -> Result<&'q str, Value> {
        self.get(name)
            .and_then(Value::as_str)
            .ok_or_else(|| json!({ "why": "missing", "member": name }))
    }

    /// The square of this name.
    pub fn square(&self, name: &str) -> Result<Square, Value> {
        let text = self.text(name)?;
        text.parse()
            .map_err(|_| json!({ "why": "not_a_square", "member": name, "text": text }))
    }

    /// The position under `fen`, of whatever material; the start where there is none.
    pub fn position(&self) -> Result<Position, Value> {
        if self.get("fen").is_none() {
            return Ok(Position::initial());
        }
        let reader = FenReader {
            any_material: true,
            ..FenReader::default()
        };
        let fen = reader.read(self.text("fen")?);
        fen.map(|fen| fen.position).map_err(fen_error)
    }
}

/// What is wrong with a FEN.
pub fn fen_error(error: FenError) -> Value {
    let mut answer = json!({
        "field": snake(&format!("{:?}", error.field)),
        "at": error.at,
    });
    answer["why"] = match error.fault {
        FenFault::Setup(setup) => debug_name(&setup),
        fault => debug_name(&fault),
    };
    answer["detail"] = format!("{:?}", error.fault).into();
    answer
}

/// The name of a value of an enumeration, without what it carries, in snake case.
pub fn debug_name(value: &impl core::fmt::Debug) -> Value {
    let text = format!("{value:?}");
    let name = text.split(|c: char| !c.is_alphanumeric()).next();
    snake(name.unwrap_or_default()).into()
}

fn snake(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.extend(letter.to_lowercase());
    }
    text
}

/// The names of squares.
pub fn squares(set: Bitboard) -> Value {
    set.into_iter().map(|square| square.to_string()).collect()
}
