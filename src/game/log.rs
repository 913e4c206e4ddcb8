//! The log as a file: a versioned JSON text (see `docs/log.md`).

use core::fmt;

use serde::Serialize;
use serde_json::Value;

use super::action::Entry;
use super::play::Game;
use super::refused::Refused;
use super::regulations::Settings;
use super::wire::{Wire, Writer};
use crate::rules::{FenError, FenReader};

/// What the text begins with, so that nothing else is taken for a log.
const FORMAT: &str = "jadoube-game";

/// The version that is written. All versions from 1 to this are read.
pub const LOG_VERSION: u64 = 1;

/// Why a text is not the log of a game.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum LogError {
    /// It is not JSON.
    NotJson {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What the reader of JSON says, in English, for developers.
        text: String,
    },
    /// It is JSON, but not a log of this program: `format` is missing or another.
    NotALog,
    /// It was written by a later version of the program, or the version is no number.
    UnknownVersion {
        /// The version.
        version: Option<u64>,
    },
    /// The settings are missing, or one of them can't be.
    Settings {
        /// What the reader says, in English, for developers.
        text: String,
    },
    /// The position at the start can't be.
    Start {
        /// What is wrong with its FEN.
        #[serde(serialize_with = "as_text")]
        error: FenError,
    },
    /// The entries are missing or no list.
    NoEntries,
    /// An entry can't be read.
    Entry {
        /// Which, from 1.
        number: usize,
        /// What the reader says, in English, for developers.
        text: String,
    },
    /// An entry is readable, but the table would have refused it.
    Refused {
        /// Which, from 1.
        number: usize,
        /// Why.
        refused: Refused,
    },
}

impl fmt::Display for LogError {
    /// A plain English line for developers; the page has its own sentences.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LogError::NotJson { line, column, text } => {
                write!(f, "line {line}, column {column}: no JSON: {text}")
            }
            LogError::NotALog => f.write_str("not a log of a game"),
            LogError::UnknownVersion {
                version: Some(version),
            } => write!(f, "unknown version {version}"),
            LogError::UnknownVersion { version: None } => f.write_str("no version"),
            LogError::Settings { text } => write!(f, "settings: {text}"),
            LogError::Start { error } => write!(f, "start: {error}"),
            LogError::NoEntries => f.write_str("no entries"),
            LogError::Entry { number, text } => write!(f, "entry {number}: {text}"),
            LogError::Refused { number, refused } => {
                write!(f, "entry {number} is refused: {refused:?}")
            }
        }
    }
}

impl core::error::Error for LogError {}

fn as_text<S: serde::Serializer>(error: &FenError, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(error)
}

impl Game {
    /// The log as a text, of the latest version.
    pub fn to_log(&self) -> String {
        let mut out = Writer::default();
        out.begin();
        out.member("format", &FORMAT.to_string());
        out.member("version", &LOG_VERSION);
        out.member("settings", self.settings());
        out.member("start", &self.start().to_string());
        out.name("entries");
        out.list(self.log().iter().map(|entry| entry as &dyn Wire));
        out.end();
        out.into_text()
    }

    /// Reads a log and replays it.
    ///
    /// # Errors
    ///
    /// What is wrong with the text, and where; the first thing only.
    pub fn from_log(text: &str) -> Result<Game, LogError> {
        let value: Value = serde_json::from_str(text).map_err(|error| LogError::NotJson {
            line: error.line(),
            column: error.column(),
            text: error.to_string(),
        })?;
        if value.get("format").and_then(Value::as_str) != Some(FORMAT) {
            return Err(LogError::NotALog);
        }
        let version = value.get("version").and_then(Value::as_u64);
        if !version.is_some_and(|version| (1..=LOG_VERSION).contains(&version)) {
            return Err(LogError::UnknownVersion { version });
        }
        let settings = value.get("settings").unwrap_or(&Value::Null);
        let settings = Settings::read(settings).map_err(|misread| LogError::Settings {
            text: misread.to_string(),
        })?;
        let start = match value.get("start") {
            None | Some(Value::Null) => crate::rules::Position::initial(),
            Some(start) => {
                let reader = FenReader {
                    any_material: true,
                    ..FenReader::default()
                };
                let text = start.as_str().unwrap_or_default();
                reader
                    .read(text)
                    .map_err(|error| LogError::Start { error })?
                    .position
            }
        };
        let entries = value
            .get("entries")
            .and_then(Value::as_array)
            .ok_or(LogError::NoEntries)?;
        let read = |(index, entry): (usize, &Value)| {
            Entry::read(entry).map_err(|misread| LogError::Entry {
                number: index + 1,
                text: misread.to_string(),
            })
        };
        let entries: Vec<Entry> = entries
            .iter()
            .enumerate()
            .map(read)
            .collect::<Result<_, _>>()?;
        Game::replay(settings, start, entries)
    }

    /// A game from its parts, as a storage keeps them: settings, start and lines.
    ///
    /// # Errors
    ///
    /// The first line that the table would have refused.
    pub fn replay(
        settings: Settings,
        start: crate::rules::Position,
        entries: impl IntoIterator<Item = Entry>,
    ) -> Result<Game, LogError> {
        let mut game = Game::new(settings, start);
        for (index, entry) in entries.into_iter().enumerate() {
            let number = index + 1;
            game.enter(entry)
                .map_err(|refused| LogError::Refused { number, refused })?;
        }
        Ok(game)
    }
}
