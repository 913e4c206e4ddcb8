//! One record of a kept game: a line of its log, or that a page took it up.

use crate::game::Entry;
use crate::game::wire::{Misread, Wire, Writer, member, to_text};

/// One record. Records are numbered from 0 and only ever added; a take-back is a record whose line
/// number is smaller than the number of lines before it.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The number of the line, from 0: it stands in place of the line of that number, and those after
    /// it are taken back.
    pub line: usize,
    /// The wall clock when it was written, in milliseconds since 1970.
    pub wall: i64,
    /// The line; none where a page took the game up, which fences off whoever held it before: the
    /// number of this record is taken.
    pub entry: Option<Entry>,
}

impl Record {
    /// The record as it is kept. Its size does not depend on the length of the game.
    pub fn to_text(&self) -> String {
        to_text(self)
    }

    /// Reads a record.
    ///
    /// # Errors
    ///
    /// What the reader says, in English, for developers.
    pub fn read(text: &str) -> Result<Record, String> {
        let value: serde_json::Value =
            serde_json::from_str(text).map_err(|error| error.to_string())?;
        Wire::read(&value).map_err(|misread: Misread| misread.to_string())
    }
}

impl Wire for Record {
    fn write(&self, out: &mut Writer) {
        out.object(&[
            ("line", &self.line),
            ("wall", &self.wall),
            ("entry", &self.entry),
        ]);
    }

    fn read(value: &serde_json::Value) -> Result<Record, Misread> {
        Ok(Record {
            line: member(value, "line")?,
            wall: member(value, "wall")?,
            entry: member(value, "entry")?,
        })
    }
}
