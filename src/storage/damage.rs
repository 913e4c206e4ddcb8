//! Why a kept game can't be read, and the file that saves what is left of it.

use core::fmt;

use super::head::GameId;
use crate::game::LogError;
use crate::game::wire::{Wire, Writer};

/// Why a kept game can't be read.
#[derive(Clone, PartialEq, Debug)]
pub enum Damage {
    /// The head is missing or can't be read.
    Head {
        /// What the reader says, in English, for developers.
        why: String,
    },
    /// The game was kept by a later version of the program, or the version is no number.
    Version(Option<u64>),
    /// A record is missing.
    Missing {
        /// The number that should come, from 0.
        record: u64,
    },
    /// A record can't be read.
    Unreadable {
        /// Its number, from 0.
        record: u64,
        /// What the reader says, in English, for developers.
        why: String,
    },
    /// A record is readable, but the lines before its own are missing.
    Gap {
        /// Its number, from 0.
        record: u64,
    },
    /// The lines make no game: the table would have refused one.
    Log(LogError),
}

impl fmt::Display for Damage {
    /// A plain English line for developers; the page has its own sentences.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Damage::Head { why } => write!(f, "head: {why}"),
            Damage::Version(Some(version)) => write!(f, "unknown version {version}"),
            Damage::Version(None) => f.write_str("no version"),
            Damage::Missing { record } => write!(f, "record {record} is missing"),
            Damage::Unreadable { record, why } => write!(f, "record {record}: {why}"),
            Damage::Gap { record } => write!(f, "record {record}: lines before it are missing"),
            Damage::Log(error) => write!(f, "log: {error}"),
        }
    }
}

/// A game as it lies in the storage, read or not.
#[derive(Clone, PartialEq, Debug)]
pub struct Raw {
    /// Which game.
    pub id: GameId,
    /// The text of its head, if there is one.
    pub head: Option<String>,
    /// Its records in order, each with its number; `None` where no text is kept.
    pub records: Vec<(u64, Option<String>)>,
    /// The last reading of both clocks while it was played, as text.
    pub beat: Option<String>,
}

/// A game that can't be read, set aside with all that is left of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Damaged {
    /// What lies in the storage.
    pub raw: Raw,
    /// Why it can't be read.
    pub damage: Damage,
}

impl Damaged {
    /// All that is left of the game, as a text to be saved as a file.
    pub fn to_file(&self) -> String {
        let mut out = Writer::default();
        out.begin();
        out.member("format", &"jadoube-damaged".to_string());
        out.member("version", &1u8);
        out.member("game", &self.raw.id.0);
        out.member("why", &self.damage.to_string());
        out.member("head", &self.raw.head);
        out.name("records");
        out.list(self.raw.records.iter().map(|record| record as &dyn Wire));
        out.end();
        out.into_text()
    }
}
