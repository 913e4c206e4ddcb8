//! The head of a kept game: what is known of it beside its lines.

use super::damage::Damage;
use super::names::Names;
use super::score::Tally;
use crate::game::Game;
use crate::game::regulations::Settings;
use crate::game::wire::{Misread, Wire, Writer, member, to_text};
use crate::rules::{FenReader, Position};

/// What a head begins with, so that nothing else is taken for one.
const FORMAT: &str = "jadoube-kept";

/// The version that is written. All versions from 1 to this are read.
pub const KEPT_VERSION: u64 = 1;

/// How far a kept game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It goes on: the last of these comes back at the start.
    Running,
    /// It has a result.
    Finished,
    /// Another game was begun in its place.
    PutAway,
}

/// What a game is called in the storage. Later games have greater names.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GameId(pub String);

impl GameId {
    /// The name of a game begun at this wall time (milliseconds since 1970); `chance` keeps two games
    /// of the same millisecond apart.
    pub fn new(wall: i64, chance: u32) -> GameId {
        GameId(format!("{:014}-{chance:08x}", wall.max(0)))
    }
}

/// What is known of a game beside its lines.
#[derive(Clone, PartialEq, Debug)]
pub struct Head {
    /// How far it is.
    pub state: Standing,
    /// When it was begun, in milliseconds since 1970.
    pub created: i64,
    /// The address (from `#` on) that asked for it: opening the same again brings it back.
    pub address: String,
    /// Two people have taken a game over that the address asks the computer for.
    pub by_two: bool,
    /// The head of its score sheet.
    pub names: Names,
    /// What was agreed.
    pub settings: Settings,
    /// The position at the start, as FEN.
    pub start: String,
    /// How the game stood when the head was written last; for a game that goes on, the records know
    /// better.
    pub tally: Option<Tally>,
}

impl Head {
    /// The head of a game that begins now.
    pub fn new(game: &Game, names: Names, address: &str, created: i64) -> Head {
        Head {
            state: Standing::of(game),
            created,
            address: address.to_string(),
            by_two: false,
            names,
            settings: game.settings().clone(),
            start: game.start().to_string(),
            tally: Some(Tally::of(game)),
        }
    }

    /// The head as it is kept.
    pub fn to_text(&self) -> String {
        to_text(self)
    }

    /// Reads a head.
    ///
    /// # Errors
    ///
    /// It is none, or of a later version.
    pub fn read(text: &str) -> Result<Head, Damage> {
        let damaged = |why| Damage::Head { why };
        let value: serde_json::Value =
            serde_json::from_str(text).map_err(|error| damaged(error.to_string()))?;
        let version = value.get("version").and_then(serde_json::Value::as_u64);
        if value.get("format").and_then(serde_json::Value::as_str) != Some(FORMAT) {
            return Err(damaged("no head of a game".to_string()));
        }
        if !version.is_some_and(|version| (1..=KEPT_VERSION).contains(&version)) {
            return Err(Damage::Version(version));
        }
        Wire::read(&value).map_err(|misread: Misread| damaged(misread.to_string()))
    }

    /// The position at the start.
    ///
    /// # Errors
    ///
    /// The FEN can't be set up.
    pub fn position(&self) -> Result<Position, Damage> {
        let reader = FenReader {
            any_material: true,
            ..FenReader::default()
        };
        let fen = reader.read(&self.start);
        fen.map(|fen| fen.position).map_err(|error| Damage::Head {
            why: error.to_string(),
        })
    }
}

impl Standing {
    const fn word(self) -> &'static str {
        match self {
            Standing::Running => "running",
            Standing::Finished => "finished",
            Standing::PutAway => "put_away",
        }
    }

    /// Whether a game has ended.
    pub fn of(game: &Game) -> Standing {
        match game.outcome() {
            Some(_) => Standing::Finished,
            None => Standing::Running,
        }
    }
}

impl Wire for Standing {
    fn write(&self, out: &mut Writer) {
        out.text(self.word());
    }

    fn read(value: &serde_json::Value) -> Result<Standing, Misread> {
        let word = value.as_str().unwrap_or_default();
        let mut all = [Standing::Running, Standing::Finished, Standing::PutAway].into_iter();
        let found = all.find(|standing| standing.word() == word);
        found.ok_or_else(|| Misread::expected("how far the game is"))
    }
}

impl Wire for Head {
    fn write(&self, out: &mut Writer) {
        out.object(&[
            ("format", &FORMAT.to_string()),
            ("version", &KEPT_VERSION),
            ("state", &self.state),
            ("created", &self.created),
            ("address", &self.address),
            ("by_two", &self.by_two),
            ("names", &self.names),
            ("settings", &self.settings),
            ("start", &self.start),
            ("tally", &self.tally),
        ]);
    }

    fn read(value: &serde_json::Value) -> Result<Head, Misread> {
        let address: Option<String> = member(value, "address")?;
        let names: Option<Names> = member(value, "names")?;
        Ok(Head {
            state: member(value, "state")?,
            created: member(value, "created")?,
            address: address.unwrap_or_default(),
            by_two: member(value, "by_two")?,
            names: names.unwrap_or_default(),
            settings: member(value, "settings")?,
            start: member(value, "start")?,
            tally: member(value, "tally")?,
        })
    }
}
