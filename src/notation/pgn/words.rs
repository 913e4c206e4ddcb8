//! Words among the moves: the moves themselves, and what is none of them.

use super::course::{Course, Stage};
use super::encoding::OneByte;
use super::fault::{Oddity, PgnFault};
use super::nag::nag_of;
use super::result::PgnResult;
use super::scan;
use super::step::Step;
use super::tag_scan::tag_head;
use crate::notation::{Missing, ReadError, read, read_san};
use crate::rules::Ending;

/// So many half-moves without progress end a game (DRAW-15).
const SEVENTY_FIVE_MOVES: u16 = 150;

/// Of a word that is no move, so many characters are told.
const TOLD: usize = 32;

/// Signs of who stands better that are set right behind a move.
const BEHIND_MOVES: [&str; 9] = ["+/-", "-/+", "+/=", "=/+", "+-", "-+", "±", "∓", "∞"];

impl Course {
    /// A word that does not begin with a digit: most often a move.
    #[inline]
    pub(super) fn word(&mut self, text: &[u8], at: usize, complete: bool) -> Step {
        let end = scan::word_end(text, at);
        if end == text.len() && !complete {
            return Step::More;
        }
        let word = text.get(at..end).unwrap_or_default();
        if self.stage == Stage::Moves && self.read_san(word, text, at) {
            return Step::To(end);
        }
        self.other_word(text, at, end, complete)
    }

    /// Plays the move of a word in the spelling of the standard. Whether it is one.
    #[inline]
    fn read_san(&mut self, word: &[u8], text: &[u8], at: usize) -> bool {
        if self.line.lost {
            return false;
        }
        let legal = read_san(&self.line.after, word);
        let Some((mv, next)) = legal.map(|legal| (legal.get(), legal.play())) else {
            return false;
        };
        self.play(Some(mv), next);
        self.look_at(word, text, at);
        true
    }

    /// Notes what is odd about the move just played, which was written so.
    #[inline]
    fn look_at(&mut self, word: &[u8], text: &[u8], at: usize) {
        let before = &self.line.before;
        let quiet = before.halfmove_clock() >= SEVENTY_FIVE_MOVES;
        let says_capture = word.iter().any(|&byte| byte == b'x' || byte == b':');
        if says_capture {
            let mv = self.tree.mv(self.line.node);
            if mv.is_some_and(|mv| before.captured_square(mv).is_none()) {
                self.odd(text, at, Oddity::NothingCaptured);
            }
        }
        let says_mate = word.last() == Some(&b'#');
        if says_mate && self.line.after.ending() != Some(Ending::Checkmate) {
            self.odd(text, at, Oddity::NoMate);
        }
        if quiet {
            self.odd(text, at, Oddity::PlayedOn);
        }
    }

    /// A word that is no move by the book.
    #[cold]
    pub(super) fn other_word(
        &mut self,
        text: &[u8],
        at: usize,
        end: usize,
        complete: bool,
    ) -> Step {
        let bytes = text.get(at..end).unwrap_or_default();
        if bytes.starts_with(b"\xef\xbb\xbf") {
            return Step::To(at + 3);
        }
        let decoded;
        let word = match core::str::from_utf8(bytes) {
            Ok(word) => word,
            Err(_) => {
                // Of all letters beyond ASCII, only Cyrillic ones name pieces.
                decoded = OneByte::Cyrillic.decode(bytes);
                &decoded
            }
        };
        if PgnResult::read(word).is_some() || self.is_result_of_tag(word) {
            return self.result(word, text, at, end, complete);
        }
        if self.stage == Stage::Over {
            return Step::Game(at);
        }
        if self.stage != Stage::Moves && word.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            let head = tag_head(text, at);
            match head.is_tag {
                None if !complete => return Step::More,
                Some(true) => return self.tag(text, at, head, complete),
                _ => {}
            }
        }
        if self.line.lost {
            return Step::To(end);
        }
        if matches!(word, "--" | "Z0" | "@@@@" | "0000") {
            self.begin_moves(text, at);
            self.null_move(text, at);
            return Step::To(end);
        }
        if !self.line.fresh {
            if let Some(nag) = nag_of(word) {
                self.nag(nag);
                return Step::To(end);
            }
            let says_nothing = |byte| matches!(byte, b'+' | b'#');
            if word.bytes().all(says_nothing) || matches!(word, "e.p." | "e.p" | "ep") {
                return Step::To(end);
            }
        }
        self.free_word(word, text, at, end, complete)
    }

    /// A word that has to be a move in whatever spelling, or is none.
    fn free_word(
        &mut self,
        word: &str,
        text: &[u8],
        at: usize,
        end: usize,
        complete: bool,
    ) -> Step {
        if self.stage == Stage::Tags {
            self.prepare();
        }
        let before = self.line.after;
        let mut end = end;
        let mut read_word = read(&before, word);
        if matches!(&read_word, Err(ReadError::Incomplete(Missing::Promotion))) {
            // `e8(Q)`
            match text.get(end..) {
                Some([b'(', letter, b')', ..]) => {
                    let role = char::from(*letter);
                    read_word = read(&before, &[word, role.encode_utf8(&mut [0; 4])].concat());
                    end += 3;
                }
                Some([] | [b'('] | [b'(', _]) if !complete => return Step::More,
                _ => {}
            }
        }
        let mut nag = None;
        if read_word.is_err() {
            for sign in BEHIND_MOVES {
                if let Some(mv) = word.strip_suffix(sign)
                    && let Ok(legal) = read(&before, mv)
                {
                    read_word = Ok(legal);
                    nag = nag_of(sign);
                    break;
                }
            }
        }
        let why = match read_word {
            Ok(legal) => {
                self.begin_moves(text, at);
                self.play(Some(legal.get()), legal.play());
                self.look_at(word.as_bytes(), text, at);
                if let Some(nag) = nag {
                    self.nag(nag);
                }
                return Step::To(end);
            }
            Err(why) => why,
        };
        let unlike = matches!(why, ReadError::NotAMove { .. } | ReadError::Incomplete(_));
        if unlike && self.stage == Stage::Before {
            // What stands over a file of games: a letter, a heading.
            return self.stray_line(text, at, complete);
        }
        if matches!(why, ReadError::NotAMove { .. }) && is_prose(word) {
            self.stray(text, at);
            return Step::To(end);
        }
        self.begin_moves(text, at);
        let mut place = self.place(text, at);
        let fault = match before.ending() {
            Some(ending) if !unlike => PgnFault::AfterEnd(ending),
            _ => {
                if let ReadError::NotAMove { at, .. } = why {
                    place.column += at as u32;
                }
                let text = word.chars().take(TOLD).collect();
                PgnFault::Move { text, why }
            }
        };
        self.error(place, fault);
        self.line.lost = true;
        Step::To(end)
    }

    fn null_move(&mut self, text: &[u8], at: usize) {
        match self.line.after.null_move() {
            Some(next) => self.play(None, next),
            None => {
                let place = self.place(text, at);
                self.error(place, PgnFault::NullMoveInCheck);
                self.line.lost = true;
            }
        }
    }

    /// Whether a word that is no move is what the `Result` tag says.
    pub(super) fn is_result_of_tag(&self, word: &str) -> bool {
        !word.starts_with(char::is_alphabetic) && self.value_of("Result") == Some(word.as_bytes())
    }

    /// Notes the first words of a game that are neither tag nor move.
    pub(super) fn stray(&mut self, text: &[u8], at: usize) {
        if self.stray_at.is_none() {
            self.stray_at = Some(self.place(text, at));
        }
    }

    pub(super) fn stray_line(&mut self, text: &[u8], at: usize, complete: bool) -> Step {
        match scan::line_end(text, at) {
            None if !complete => Step::More,
            end => {
                self.stray(text, at);
                Step::To(end.unwrap_or(text.len()))
            }
        }
    }
}

/// Whether a word, which is no move, has a letter that no move has, and only letters.
fn is_prose(word: &str) -> bool {
    let letters = word.trim_end_matches([',', ':', '.']);
    letters.len() > 1
        && letters.chars().all(char::is_alphabetic)
        && letters.chars().any(|letter| {
            letter.is_ascii_alphabetic() && !"abcdefghknqrxoABCDEFGHKNQRXO".contains(letter)
        })
}
