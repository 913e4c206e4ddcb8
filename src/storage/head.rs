//! The head of a kept game: what is known of it beside its lines.

use serde::{Deserialize, Serialize};

use super::damage::Damage;
use crate::game::Game;
use crate::game::regulations::Settings;
use crate::rules::{FenReader, Position};

/// What a head begins with, so that nothing else is taken for one.
const FORMAT: &str = "jadoube-kept";

/// The version that is written. All versions from 1 to this are read.
pub const KEPT_VERSION: u64 = 1;

/// How far a kept game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// It goes on: the last of these comes back at the start.
    Running,
    /// It has a result.
    Finished,
    /// Another game was begun in its place.
    PutAway,
}

/// The names of the players, as they were entered; empty where none was.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Names {
    /// Who plays White.
    #[serde(default)]
    pub white: String,
    /// Who plays Black.
    #[serde(default)]
    pub black: String,
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Head {
    format: String,
    version: u64,
    /// How far it is.
    pub state: Standing,
    /// When it was begun, in milliseconds since 1970.
    pub created: i64,
    /// The address (from `#` on) that asked for it: opening the same again brings it back.
    #[serde(default)]
    pub address: String,
    /// The players.
    #[serde(default)]
    pub names: Names,
    /// What was agreed.
    pub settings: Settings,
    /// The position at the start, as FEN.
    pub start: String,
}

impl Head {
    /// The head of a game that begins now.
    pub fn new(game: &Game, names: Names, address: &str, created: i64) -> Head {
        Head {
            format: FORMAT.to_string(),
            version: KEPT_VERSION,
            state: Standing::of(game),
            created,
            address: address.to_string(),
            names,
            settings: game.settings().clone(),
            start: game.start().to_string(),
        }
    }

    /// The head as it is kept.
    pub fn to_text(&self) -> String {
        // Nothing in it can fail to be written: all keys are texts, all numbers are finite.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a head.
    ///
    /// # Errors
    ///
    /// It is none, or of a later version.
    pub fn read(text: &str) -> Result<Head, Damage> {
        let damaged = |error: serde_json::Error| Damage::Head {
            why: error.to_string(),
        };
        let value: serde_json::Value = serde_json::from_str(text).map_err(damaged)?;
        let version = value.get("version").and_then(serde_json::Value::as_u64);
        if value.get("format").and_then(serde_json::Value::as_str) != Some(FORMAT) {
            return Err(Damage::Head {
                why: "no head of a game".to_string(),
            });
        }
        if !version.is_some_and(|version| (1..=KEPT_VERSION).contains(&version)) {
            return Err(Damage::Version(version));
        }
        serde_json::from_value(value).map_err(damaged)
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
    /// Whether a game has ended.
    pub fn of(game: &Game) -> Standing {
        match game.outcome() {
            Some(_) => Standing::Finished,
            None => Standing::Running,
        }
    }
}
