//! Reading on by one piece of the text: a word, a comment, a bracket, a tag.

use super::comment_scan::{CommentEnd, comment, line_comment};
use super::course::{Course, Line, Stage};
use super::fault::{Oddity, PgnFault};
use super::game::PgnGame;
use super::scan::{self, Class, class};
use super::texts::Kind;

/// The longest game that is read, in bytes of its text: a hundred times the longest that can be
/// played by the rule of 75 moves.
pub const LONGEST_GAME: usize = 16 << 20;

/// What a piece of the text leads to.
pub(super) enum Step {
    /// The text goes on here.
    To(usize),
    /// The game is over; the text goes on here.
    Game(usize),
    /// The piece does not end within the text.
    More,
}

impl Course {
    /// Reads on from `at`, which it moves, up to the end of a game. `None` if the text does not
    /// hold one: where it is not `complete`, more of it is needed.
    pub(super) fn next_game(
        &mut self,
        text: &[u8],
        at: &mut usize,
        complete: bool,
    ) -> Option<PgnGame> {
        loop {
            let Some(&byte) = text.get(*at) else {
                return if complete { self.last(text) } else { None };
            };
            match self.step(byte, text, *at, complete) {
                Step::To(next) => *at = next,
                Step::Game(next) => {
                    *at = next;
                    return Some(self.hand_over(text, next));
                }
                Step::More if complete => *at = text.len(),
                Step::More if self.is_too_long(text.len()) => *at = text.len(),
                Step::More => return None,
            }
            if self.is_too_long(*at) {
                let place = self.place(text, *at);
                self.error(place, PgnFault::TooLong);
                return Some(self.hand_over(text, *at));
            }
        }
    }

    /// The game that the end of the text ends, if there is one.
    fn last(&mut self, text: &[u8]) -> Option<PgnGame> {
        if !self.has_begun() {
            let place = self.stray_at?;
            self.error(place, PgnFault::NoGame);
            self.stray_at = None;
        }
        Some(self.hand_over(text, text.len()))
    }

    #[inline]
    fn step(&mut self, byte: u8, text: &[u8], at: usize, complete: bool) -> Step {
        let step = match class(byte) {
            Class::Space => {
                self.at_break = false;
                return Step::To(scan::skip_spaces(text, at + 1));
            }
            Class::Break => {
                self.line_break(byte);
                return Step::To(at + 1);
            }
            Class::Word if byte == b'%' && self.at_break => {
                return self.escaped_line(text, at, complete);
            }
            Class::Word => self.word(text, at, complete),
            Class::Digit => self.number(text, at, complete),
            Class::Dot => Step::To(scan::run_end(text, at, Class::Dot)),
            Class::Mark => self.marks(text, at, complete),
            Class::Sign => self.sign(byte, text, at, complete),
        };
        if matches!(step, Step::To(_)) {
            self.breaks = 0;
            self.at_break = false;
            self.after_return = false;
        }
        step
    }

    fn line_break(&mut self, byte: u8) {
        if byte == b'\r' || !self.after_return {
            self.breaks = self.breaks.saturating_add(1);
        }
        self.after_return = byte == b'\r';
        self.at_break = true;
    }

    fn escaped_line(&mut self, text: &[u8], at: usize, complete: bool) -> Step {
        match scan::line_end(text, at) {
            Some(end) => Step::To(end),
            None if complete => Step::To(text.len()),
            None => Step::More,
        }
    }

    fn sign(&mut self, byte: u8, text: &[u8], at: usize, complete: bool) -> Step {
        match byte {
            b'{' => self.comment(text, at, complete),
            b';' => self.line_comment(text, at, complete),
            b'[' => self.bracket(text, at, complete),
            b'*' => self.result("*", text, at, at + 1, complete),
            _ if self.stage == Stage::Over => match byte {
                b')' | b'}' | b']' | b'$' => Step::To(at + 1),
                _ => Step::Game(at),
            },
            b'(' => self.open(text, at, complete),
            b')' => self.close(text, at),
            b'$' => self.glyph(text, at, complete),
            _ => {
                self.odd(text, at, Oddity::StrayBracket);
                Step::To(at + 1)
            }
        }
    }

    /// Whether a comment at this place belongs to the next game.
    fn comment_is_next(&self) -> bool {
        self.stage == Stage::Over && self.breaks > 0
    }

    fn comment(&mut self, text: &[u8], at: usize, complete: bool) -> Step {
        if self.comment_is_next() {
            return Step::Game(at);
        }
        let start = self.text.len();
        let next = match comment(text, at + 1, &mut self.text) {
            CommentEnd::Brace(next) => next,
            CommentEnd::Open if !complete => {
                self.text.truncate(start);
                return Step::More;
            }
            end => {
                self.odd(text, at, Oddity::UnclosedComment);
                match end {
                    CommentEnd::Tags(next) => {
                        self.comment_read(text, at, start);
                        self.breaks = 2;
                        self.stage = Stage::Over;
                        return Step::Game(next);
                    }
                    _ => text.len(),
                }
            }
        };
        self.comment_read(text, at, start);
        Step::To(next)
    }

    fn line_comment(&mut self, text: &[u8], at: usize, complete: bool) -> Step {
        if self.comment_is_next() {
            return Step::Game(at);
        }
        let end = match scan::line_end(text, at) {
            Some(end) => end,
            None if complete => text.len(),
            None => return Step::More,
        };
        let start = self.text.len();
        let line = text.get(at + 1..end).unwrap_or_default();
        line_comment(line, &mut self.text);
        self.comment_read(text, at, start);
        Step::To(end)
    }

    /// Takes down the comment that has been copied from `start` on.
    fn comment_read(&mut self, text: &[u8], at: usize, start: usize) {
        self.begin(text, at);
        if self.stage == Stage::Tags {
            self.begin_moves(text, at);
        }
        if self.text.len() > start {
            let span = self.span_from(start);
            self.note(Kind::After, span);
        }
    }

    fn open(&mut self, text: &[u8], at: usize, complete: bool) -> Step {
        match text.get(at + 1..) {
            Some([b'=', b')', ..]) => {
                // An offered draw (NOTATION-10).
                let start = self.text.len();
                self.text.extend_from_slice(b"(=)");
                let span = self.span_from(start);
                self.note(Kind::After, span);
                return Step::To(at + 3);
            }
            Some([] | [b'=']) if !complete => return Step::More,
            _ => {}
        }
        self.begin_moves(text, at);
        let outer = self.line;
        self.outer.push(outer);
        if outer.fresh {
            self.odd(text, at, Oddity::StrayBracket);
        } else {
            let parent = self.tree.parent(outer.node);
            self.line = Line {
                node: parent.unwrap_or(outer.node),
                after: outer.before,
                fresh: true,
                ..outer
            };
        }
        Step::To(at + 1)
    }

    fn close(&mut self, text: &[u8], at: usize) -> Step {
        let Some(outer) = self.outer.pop() else {
            self.odd(text, at, Oddity::StrayBracket);
            return Step::To(at + 1);
        };
        if self.line.fresh && !outer.fresh {
            self.odd(text, at, Oddity::StrayBracket);
        }
        self.line = outer;
        self.settle_notes();
        Step::To(at + 1)
    }

    /// `$14`
    fn glyph(&mut self, text: &[u8], at: usize, complete: bool) -> Step {
        let end = scan::run_end(text, at + 1, Class::Digit);
        if end == text.len() && !complete {
            return Step::More;
        }
        let digits = text.get(at + 1..end).unwrap_or_default();
        let number = core::str::from_utf8(digits).ok();
        match number.and_then(|number| number.parse().ok()) {
            Some(nag) => self.nag(nag),
            None => self.odd(text, at, Oddity::UnknownSign),
        }
        Step::To(end)
    }

    /// `!`, `?` and two of them.
    fn marks(&mut self, text: &[u8], at: usize, complete: bool) -> Step {
        let end = scan::run_end(text, at, Class::Mark);
        if end == text.len() && !complete {
            return Step::More;
        }
        if self.stage == Stage::Over {
            return Step::To(end);
        }
        let marks = text.get(at..end).unwrap_or_default();
        let known = marks.get(..marks.len().min(2)).unwrap_or_default();
        if marks.len() > 2 {
            self.odd(text, at, Oddity::UnknownSign);
        }
        let sign = core::str::from_utf8(known).unwrap_or_default();
        if let Some(nag) = super::nag::nag_of(sign) {
            self.nag(nag);
        }
        Step::To(end)
    }

    pub(super) fn nag(&mut self, nag: u8) {
        // A sign before a line's first move says nothing of any move.
        if !(self.line.lost || self.line.fresh && !self.outer.is_empty()) {
            let span = self.span_from(self.text.len());
            self.note(Kind::Nag(nag), span);
        }
    }
}
