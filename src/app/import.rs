//! Games that come as PGN, read piece by piece, and what is wrong with them, in words.

use std::rc::Rc;

use super::choices::along;
use super::message::Message;
use super::move_sentences;
use super::sentences;
use super::texts::Texts;
use crate::notation::pgn::{PgnError, PgnFault, PgnReader};
use crate::notation::{Notation, ReadError};
use crate::storage::Score;

/// So many faults are told one by one; of more, only the number is.
pub const TOLD: usize = 100;

/// Texts of games that are being read, one after another. It holds the piece and the game that it is
/// reading, and the faults that are told.
pub struct Import {
    reader: PgnReader,
    /// What the text is called.
    name: Rc<str>,
    games: u32,
    faults: Vec<Fault>,
    fault_count: u32,
    /// The head of the text, and the choices that came at the heads of those before.
    head: Vec<u8>,
    choices: String,
}

/// Something that is wrong in a text.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// The name of the file; empty for a text that has none.
    pub file: Rc<str>,
    /// What, and where in the file.
    pub error: PgnError,
}

impl Import {
    /// The beginning of a text without a name.
    pub fn new() -> Import {
        Import {
            reader: PgnReader::new(),
            name: Rc::from(""),
            games: 0,
            faults: Vec::new(),
            fault_count: 0,
            head: Vec::new(),
            choices: String::new(),
        }
    }

    /// The next text begins. All games of the one before must have been taken.
    pub fn begin(&mut self, name: &str) {
        self.reader = PgnReader::new();
        self.name = Rc::from(name);
    }

    /// Adds the next piece of the text.
    pub fn push(&mut self, piece: &[u8]) {
        let room = along::HEAD - self.head.len();
        self.head.extend(piece.iter().take(room));
        self.reader.push(piece);
    }

    /// Says that no more comes.
    pub fn finish(&mut self) {
        self.reader.finish();
        self.choices.push_str(&along::read(&self.head));
        self.head.clear();
    }

    /// What was chosen for looks and sounds where the texts come from, as lines `name value`.
    pub fn choices(&self) -> &str {
        &self.choices
    }

    /// The next game that the pieces so far hold whole, as it is kept; `Some(None)` for one that is
    /// nothing to keep: it has no move and no tag, or a start that can't be.
    pub fn next_score(&mut self) -> Option<Option<Score>> {
        let game = self.reader.next()?;
        let empty = |error: &PgnError| matches!(error.fault, PgnFault::NoGame | PgnFault::Start(_));
        let kept = !game.errors().iter().any(empty);
        for error in game.errors() {
            self.fault_count = self.fault_count.saturating_add(1);
            if self.faults.len() < TOLD {
                self.faults.push(Fault {
                    file: self.name.clone(),
                    error: error.clone(),
                });
            }
        }
        self.games = self.games.saturating_add(u32::from(kept));
        Some(kept.then(|| Score::of(&game)))
    }

    /// How many games there were to keep.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// How many faults there were, those among them that are not told.
    pub fn fault_count(&self) -> u32 {
        self.fault_count
    }

    /// The faults that are told, in the order of the text.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }
}

impl Default for Import {
    fn default() -> Import {
        Import::new()
    }
}

/// What is wrong, and where: file, game, line, column.
pub fn fault(fault: &Fault, texts: &Texts) -> String {
    let error = &fault.error;
    let place = Message::of("import-place")
        .number("game", error.place.game)
        .number("line", error.place.line)
        .number("column", error.place.column);
    let mut said = Vec::new();
    if !fault.file.is_empty() {
        said.push(format!("{}:", fault.file));
    }
    said.push(texts.say(&place));
    match &error.fault {
        PgnFault::Move { text, why } => {
            said.push(texts.say(&Message::of("import-move").text("text", text)));
            said.push(texts.say(&unread(why)));
        }
        PgnFault::AfterEnd(_) => said.push(texts.plain("import-after-end")),
        PgnFault::NullMoveInCheck => said.push(texts.plain("import-null-in-check")),
        PgnFault::Start(error) => {
            // What to do about it is for who types a position.
            let [field, fault, _] = sentences::fen_error(error);
            said.extend([texts.say(&field), texts.say(&fault)]);
        }
        PgnFault::NoGame => said.push(texts.plain("import-no-game")),
        PgnFault::TooLong => said.push(texts.plain("import-too-long")),
    }
    said.join(" ")
}

/// Why a move can't be read. The position is not known here.
fn unread(why: &ReadError) -> Message {
    match why {
        ReadError::Ambiguous { candidates } => {
            let moves = candidates
                .iter()
                .map(|mv| format!("{}{}", mv.from(), mv.to()));
            let moves: Vec<String> = moves.collect();
            Message::of("typed-ambiguous").text("moves", moves.join(", "))
        }
        ReadError::Illegal { from, to, .. } => Message::of("import-illegal")
            .text("from", from)
            .text("to", to),
        why => {
            let start = crate::rules::Position::initial();
            move_sentences::read_error(&start, why, Notation::SHORT)
        }
    }
}

#[cfg(test)]
#[path = "import_tests.rs"]
mod tests;
