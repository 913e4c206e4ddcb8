//! Lines and columns of a text, counted only as far as somebody asks for them.

use super::fault::Place;
use super::scan::{Class, class};

/// The byte order mark, which is no character.
const MARK: &[u8] = "\u{feff}".as_bytes();

/// A place in the text, up to which lines and columns have been counted.
#[derive(Clone, Copy)]
pub(super) struct Cursor {
    at: usize,
    line: u32,
    column: u32,
}

impl Cursor {
    /// At the beginning of the text.
    pub(super) fn new() -> Cursor {
        Cursor {
            at: 0,
            line: 1,
            column: 1,
        }
    }

    /// Goes on to a byte of the text; it never goes back.
    pub(super) fn go_to(&mut self, text: &[u8], at: usize) {
        let mut passed = text.get(self.at..at).unwrap_or_default();
        let breaks = line_breaks(passed, text.get(at));
        if breaks > 0 {
            self.line = self.line.saturating_add(breaks as u32);
            self.column = 1;
            let last = passed.iter().rposition(|&byte| class(byte) == Class::Break);
            let start = last.map_or(0, |last| last + 1);
            passed = passed.get(start..).unwrap_or_default();
        }
        let marks = passed.windows(3).filter(|three| *three == MARK).count();
        let goes_on = |byte: &&u8| matches!(byte, 0x80..=0xbf);
        let characters = passed.len() - passed.iter().filter(goes_on).count() - marks;
        self.column = self.column.saturating_add(characters as u32);
        self.at = self.at.max(at);
    }

    /// The first so many bytes are no longer in the text.
    pub(super) fn forget(&mut self, bytes: usize) {
        self.at = self.at.saturating_sub(bytes);
    }

    pub(super) fn place(&self, game: u32) -> Place {
        Place {
            game,
            line: self.line,
            column: self.column,
        }
    }
}

/// How many lines end within these bytes, which are followed by `next`: with a line feed, or with a
/// carriage return that has no line feed behind it.
fn line_breaks(bytes: &[u8], next: Option<&u8>) -> usize {
    let mut breaks = 0;
    // A byte counts the breaks of so many bytes, which the machine then looks at many at a time.
    for (nth, part) in bytes.chunks(128).enumerate() {
        let after = bytes.get(nth * 128 + 1..).unwrap_or_default();
        let count = part.iter().zip(after).fold(0_u8, |count, (&byte, &next)| {
            let ends = (byte == b'\n') | ((byte == b'\r') & (next != b'\n'));
            count + u8::from(ends)
        });
        breaks += usize::from(count);
    }
    match bytes.last() {
        Some(b'\n') => breaks + 1,
        Some(b'\r') if next != Some(&b'\n') => breaks + 1,
        _ => breaks,
    }
}
