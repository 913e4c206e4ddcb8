//! The tags of a game, and what they say about its start.

use super::course::{Course, Line, Stage};
use super::fault::{Oddity, PgnFault};
use super::game::ROSTER;
use super::scan::{Class, class};
use super::step::Step;
use super::tag_scan::{TagHead, tag_head, value};
use super::texts::Tag;
use crate::rules::{FenNotice, FenReader};

/// So many tags of a game are kept.
const MOST_TAGS: usize = 1000;

/// Tags beyond the roster that say something to a reader.
const KNOWN: [&str; 5] = ["SetUp", "FEN", "Variant", "TimeControl", "Termination"];

impl Course {
    /// A `[`.
    pub(super) fn bracket(&mut self, text: &[u8], at: usize, complete: bool) -> Step {
        let head = tag_head(text, at + 1);
        let is_tag = match head.is_tag {
            None if !complete => return Step::More,
            is_tag => is_tag == Some(true),
        };
        match self.stage {
            Stage::Moves if !is_tag => {
                // No further than to the bracket, so that many of them are not looked at again.
                let rest = text.get(at..).unwrap_or_default();
                let ends = |&byte: &u8| byte == b']' || class(byte) == Class::Break;
                let length = match rest.iter().position(ends) {
                    None if !complete => return Step::More,
                    Some(length) => length + usize::from(rest.get(length) == Some(&b']')),
                    None => rest.len(),
                };
                self.odd(text, at, Oddity::StrayBracket);
                Step::To(at + length)
            }
            Stage::Moves | Stage::Over => Step::Game(at),
            Stage::Tags if self.breaks > 1 && self.begins_next(text, head) => Step::Game(at),
            _ if !is_tag && text.get(head.name_end) == Some(&b']') => {
                // `[pgn]`, as forums have it around games.
                self.stray(text, at);
                Step::To(head.name_end + 1)
            }
            Stage::Before | Stage::Tags => self.tag(text, at, head, complete),
        }
    }

    /// Whether a tag behind an empty line begins another game: one whose name is there already,
    /// or `Event`, which comes first.
    fn begins_next(&self, text: &[u8], head: TagHead) -> bool {
        let name = text.get(head.name..head.name_end).unwrap_or_default();
        name == b"Event" || self.find_tag(name).is_some()
    }

    /// A tag that stands at `at`, with or without its bracket.
    pub(super) fn tag(&mut self, text: &[u8], at: usize, head: TagHead, complete: bool) -> Step {
        let quoted = head.is_tag == Some(true);
        let value_at = head.value + usize::from(quoted);
        let start = self.text.len();
        let Some(read) = value(text, value_at, complete, &mut self.text) else {
            self.text.truncate(start);
            return Step::More;
        };
        let value_span = self.span_from(start);
        let spaced = head.name == at + 1 && head.value > head.name_end;
        self.begin(text, at);
        match (self.stage, self.breaks) {
            (Stage::Tags, 0) => self.odd(text, at, Oddity::NoLineBreak),
            (Stage::Tags, 2..) => self.odd(text, at, Oddity::BlankLineInTags),
            _ => {}
        }
        self.stage = Stage::Tags;
        if !read.whole || !quoted || !spaced {
            self.odd(text, at, Oddity::BrokenTag);
        }
        let written = text.get(head.name..head.name_end).unwrap_or_default();
        if written.is_empty() {
            self.text.truncate(start);
            return Step::To(read.end);
        }
        let name = known(written).unwrap_or(written);
        if name != written {
            self.odd(text, at, Oddity::TagSpelling);
        }
        match name {
            b"FEN" => {
                self.fen_at = Some(self.place(text, at));
                self.set_up = false;
            }
            b"Variant" => {
                self.variant_at = Some(self.place(text, at));
                self.set_up = false;
            }
            b"Date" if !is_date(self.text.get(start..).unwrap_or_default()) => {
                self.odd(text, at, Oddity::Date);
            }
            _ => {}
        }
        let full = self.tags.len() >= MOST_TAGS;
        let there = self.find_tag(name);
        match there.and_then(|there| self.tags.get_mut(there)) {
            Some(tag) => {
                tag.value = value_span;
                self.odd(text, at, Oddity::TagRepeated);
            }
            None if full => self.odd(text, at, Oddity::TooManyTags),
            None => {
                let start = self.text.len();
                self.text.extend_from_slice(name);
                let name = self.span_from(start);
                let value = value_span;
                self.tags.push(Tag { name, value });
            }
        }
        Step::To(read.end)
    }

    /// Notes that the moves begin, if they have not begun.
    #[inline]
    pub(super) fn begin_moves(&mut self, text: &[u8], at: usize) {
        if self.stage != Stage::Moves {
            self.begin(text, at);
            if self.stage == Stage::Tags && self.breaks == 0 {
                self.odd(text, at, Oddity::NoLineBreak);
            }
            self.prepare();
            self.stage = Stage::Moves;
        }
    }

    /// Sets the pieces up as the tags say, if that has not been done.
    pub(super) fn prepare(&mut self) {
        if self.set_up {
            return;
        }
        self.set_up = true;
        let chess960 = match self.value_of("Variant").map(variant) {
            None => false,
            Some(Some(chess960)) => chess960,
            Some(None) => {
                if let Some(place) = self.variant_at {
                    self.odd_at(place, Oddity::UnknownVariant);
                }
                false
            }
        };
        let set_up = self.value_of("SetUp").map(|value| value == b"1");
        let Some(place) = self.fen_at else {
            if set_up == Some(true) {
                let place = self.begins_at();
                self.odd_at(place, Oddity::SetUp);
            }
            return;
        };
        if set_up != Some(true) {
            self.odd_at(place, Oddity::SetUp);
        }
        let fen = String::from_utf8_lossy(self.value_of("FEN").unwrap_or_default()).into_owned();
        let reader = FenReader {
            chess960,
            any_material: true,
        };
        match reader.read(&fen) {
            Ok(fen) => {
                self.start = fen.position;
                self.line = Line {
                    node: self.line.node,
                    ..Line::at_start(fen.position)
                };
                let harmless = |notice: &FenNotice| matches!(notice, FenNotice::CounterDoubtful(_));
                if !fen.notices.iter().all(harmless) {
                    self.odd_at(place, Oddity::FenMended);
                }
            }
            Err(error) => {
                self.error(place, PgnFault::Start(error));
                self.line.lost = true;
            }
        }
    }
}

/// The proper spelling of a tag's name that says something to a reader.
fn known(written: &[u8]) -> Option<&'static [u8]> {
    let mut known = ROSTER.iter().chain(&KNOWN).map(|known| known.as_bytes());
    let first = written.first().map(u8::to_ascii_lowercase);
    let begins_so = |known: &[u8]| known.first().map(u8::to_ascii_lowercase) == first;
    known.find(|known| begins_so(known) && known.eq_ignore_ascii_case(written))
}

/// Whether the `Variant` is Chess960, or chess; `None` for any other.
fn variant(value: &[u8]) -> Option<bool> {
    let letters = value.iter().filter(|byte| byte.is_ascii_alphanumeric());
    let plain: Vec<u8> = letters.map(u8::to_ascii_lowercase).collect();
    match plain.as_slice() {
        b"chess960"
        | b"960"
        | b"fischerandom"
        | b"fischerrandom"
        | b"fischerandomchess"
        | b"fischerrandomchess"
        | b"freestyle"
        | b"freestylechess" => Some(true),
        b"" | b"standard" | b"normal" | b"chess" | b"classical" | b"orthodox" | b"fromposition" => {
            Some(false)
        }
        _ => None,
    }
}

/// Whether a date is written by the standard; where nothing is known, a mark of question will do.
fn is_date(value: &[u8]) -> bool {
    let fits = |(nth, &byte): (usize, &u8)| match nth {
        4 | 7 => byte == b'.',
        _ => byte.is_ascii_digit() || byte == b'?',
    };
    matches!(value, b"" | b"?") || value.len() == 10 && value.iter().enumerate().all(fits)
}
