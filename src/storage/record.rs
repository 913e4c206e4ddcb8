//! One record of a kept game: a line of its log, or that a page took it up.

use serde::{Deserialize, Serialize};

use crate::game::Entry;

/// One record. Records are numbered from 0 and only ever added; a take-back is a record whose line
/// number is smaller than the number of lines before it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// The number of the line, from 0: it stands in place of the line of that number, and those after
    /// it are taken back.
    pub line: usize,
    /// The wall clock when it was written, in milliseconds since 1970.
    pub wall: i64,
    /// The line; none where a page took the game up, which fences off whoever held it before: the
    /// number of this record is taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<Entry>,
}

impl Record {
    /// The record as it is kept. Its size does not depend on the length of the game.
    pub fn to_text(&self) -> String {
        // Nothing in it can fail to be written: all keys are texts, all numbers are finite.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads a record.
    ///
    /// # Errors
    ///
    /// What the reader of JSON says, in English, for developers.
    pub fn read(text: &str) -> Result<Record, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}
