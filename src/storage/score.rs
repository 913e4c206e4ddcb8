//! A game kept as its score: one text, in place of a head and records.

use super::damage::Damage;
use super::names::{Heading, Names};
use crate::game::Game;
use crate::game::wire::{Misread, Wire, Writer, member, to_text};
use crate::notation::pgn::{PgnGame, read_pgn};

/// What a score begins with, so that it is told from a head.
const FORMAT: &str = "jadoube-score";

/// The version that is written. All versions from 1 to this are read.
const VERSION: u64 = 1;

/// How a game stands: its result and its length. It is what a list of games shows beside the names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The result in the signs of PGN; `*` while there is none.
    pub result: String,
    /// How many half-moves were made.
    pub plies: u32,
}

/// A game that came as PGN: what a list shows of it, and its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// The head of its sheet, but for the day.
    pub names: Names,
    /// The `Date` tag; empty where there is none.
    pub date: String,
    /// Result and length.
    pub tally: Tally,
    /// The game in export form.
    pub pgn: String,
}

impl Tally {
    /// How a game at the table stands.
    pub fn of(game: &Game) -> Tally {
        let result = game.outcome().map_or("*", |outcome| outcome.result());
        Tally {
            result: result.to_owned(),
            plies: u32::try_from(game.record().plies().len()).unwrap_or(u32::MAX),
        }
    }
}

impl Score {
    /// What is kept of a game.
    pub fn of(game: &PgnGame) -> Score {
        let mut names = Names::of(game);
        let date = names[Heading::Date].clone();
        names.set(Heading::Date, "");
        Score {
            names,
            date,
            tally: Tally {
                result: game.result().sign().to_owned(),
                plies: u32::try_from(game.main_line().count()).unwrap_or(u32::MAX),
            },
            pgn: game.to_pgn(),
        }
    }

    /// The game.
    ///
    /// # Errors
    ///
    /// The text holds none.
    pub fn game(&self) -> Result<PgnGame, Damage> {
        let first = read_pgn(self.pgn.as_bytes()).next();
        first.ok_or_else(|| Damage::Head {
            why: "no game in it".to_owned(),
        })
    }

    /// The score as it is kept.
    pub fn to_text(&self) -> String {
        to_text(self)
    }

    /// Reads a score; `None` where the text is no score but the head of a game, or nothing.
    ///
    /// # Errors
    ///
    /// It is a score that can't be read, or of a later version.
    pub fn read(text: &str) -> Option<Result<Score, Damage>> {
        let value: serde_json::Value = serde_json::from_str(text).ok()?;
        if value.get("format")?.as_str() != Some(FORMAT) {
            return None;
        }
        let version = value.get("version").and_then(serde_json::Value::as_u64);
        if !version.is_some_and(|version| (1..=VERSION).contains(&version)) {
            return Some(Err(Damage::Version(version)));
        }
        let read = Wire::read(&value);
        Some(read.map_err(|misread: Misread| Damage::Head {
            why: misread.to_string(),
        }))
    }
}

impl Wire for Score {
    fn write(&self, out: &mut Writer) {
        out.object(&[
            ("format", &FORMAT.to_string()),
            ("version", &VERSION),
            ("names", &self.names),
            ("date", &self.date),
            ("tally", &self.tally),
            ("pgn", &self.pgn),
        ]);
    }

    fn read(value: &serde_json::Value) -> Result<Score, Misread> {
        Ok(Score {
            names: member(value, "names")?,
            date: member(value, "date")?,
            tally: member(value, "tally")?,
            pgn: member(value, "pgn")?,
        })
    }
}

impl Wire for Tally {
    fn write(&self, out: &mut Writer) {
        out.object(&[("result", &self.result), ("plies", &self.plies)]);
    }

    fn read(value: &serde_json::Value) -> Result<Tally, Misread> {
        Ok(Tally {
            result: member(value, "result")?,
            plies: member(value, "plies")?,
        })
    }
}
