//! The tags of a game, and what they say about its start.

use super::course::{Course, Line, Stage};
use super::fault::{Oddity, PgnFault};
use super::game::ROSTER;
use super::scan;
use super::step::Step;
use super::texts::Tag;
use crate::rules::{FenNotice, FenReader};

/// Tags beyond the roster that say something to a reader.
const KNOWN: [&str; 5] = ["SetUp", "FEN", "Variant", "TimeControl", "Termination"];

impl Course {
    /// A `[`.
    pub(super) fn bracket(&mut self, text: &[u8], at: usize, complete: bool) -> Step {
        let is_tag = match scan::begins_tag(text, at + 1) {
            None if !complete => return Step::More,
            is_tag => is_tag == Some(true),
        };
        match self.stage {
            Stage::Moves if !is_tag => {
                let line = scan::line_end(text, at);
                let end = match line {
                    None if !complete => return Step::More,
                    line => line.unwrap_or(text.len()),
                };
                let rest = text.get(at..end).unwrap_or_default();
                let closing = rest.iter().position(|&byte| byte == b']');
                self.odd(text, at, Oddity::StrayBracket);
                Step::To(closing.map_or(end, |closing| at + closing + 1))
            }
            Stage::Moves | Stage::Over => Step::Game(at),
            Stage::Tags if self.breaks > 1 && self.begins_next(text, at + 1) => Step::Game(at),
            _ if !is_tag && let Some(end) = wrapper(text, at + 1) => {
                // `[pgn]`, as forums have it around games.
                self.stray(text, at);
                Step::To(end)
            }
            Stage::Before | Stage::Tags => self.tag(text, at, at + 1, complete),
        }
    }

    /// Whether a tag behind an empty line begins another game: one whose name is there already,
    /// or `Event`, which comes first.
    fn begins_next(&self, text: &[u8], from: usize) -> bool {
        let name = scan::skip_spaces(text, from);
        let name = text
            .get(name..scan::name_end(text, name))
            .unwrap_or_default();
        let there = core::str::from_utf8(name).is_ok_and(|name| self.value_of(name).is_some());
        name == b"Event" || there
    }

    /// A tag that stands at `at` and whose name is looked for from `from` on.
    pub(super) fn tag(&mut self, text: &[u8], at: usize, from: usize, complete: bool) -> Step {
        let name = scan::skip_spaces(text, from);
        let name_end = scan::name_end(text, name);
        let mut value_at = scan::skip_spaces(text, name_end);
        let quoted = text.get(value_at) == Some(&b'"');
        if quoted {
            value_at += 1;
        }
        let start = self.text.len();
        let Some(value) = scan::value(text, value_at, complete, &mut self.text) else {
            self.text.truncate(start);
            return Step::More;
        };
        let value_span = self.span_from(start);
        let spaced = name == from && value_at > name_end + 1;
        self.begin(text, at);
        match (self.stage, self.breaks) {
            (Stage::Tags, 0) => self.odd(text, at, Oddity::NoLineBreak),
            (Stage::Tags, 2..) => self.odd(text, at, Oddity::BlankLineInTags),
            _ => {}
        }
        self.stage = Stage::Tags;
        if !value.whole || !quoted || !spaced || from == at {
            self.odd(text, at, Oddity::BrokenTag);
        }
        let written = text.get(name..name_end).unwrap_or_default();
        if written.is_empty() {
            self.text.truncate(start);
            return Step::To(value.end);
        }
        let mut known = ROSTER.iter().chain(&KNOWN).map(|known| known.as_bytes());
        let known = known.find(|known| known.eq_ignore_ascii_case(written));
        if known.is_some_and(|known| known != written) {
            self.odd(text, at, Oddity::TagSpelling);
        }
        let name = known.unwrap_or(written);
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
        let there = self.tags.iter().position(|tag| {
            let span = tag.name.start as usize..tag.name.end as usize;
            self.text.get(span) == Some(name)
        });
        match there.and_then(|there| self.tags.get_mut(there)) {
            Some(tag) => {
                tag.value = value_span;
                self.odd(text, at, Oddity::TagRepeated);
            }
            None => {
                let start = self.text.len();
                self.text.extend_from_slice(name);
                let name = self.span_from(start);
                let value = value_span;
                self.tags.push(Tag { name, value });
            }
        }
        Step::To(value.end)
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

/// Where a word in brackets ends that begins at `from`.
fn wrapper(text: &[u8], from: usize) -> Option<usize> {
    let end = scan::name_end(text, from);
    (text.get(end) == Some(&b']')).then_some(end + 1)
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
