//! Move numbers and results.

use super::course::{Course, Stage};
use super::fault::Oddity;
use super::result::PgnResult;
use super::scan::{self, Class, class};
use super::step::Step;

impl Course {
    /// A move number, or a result or castling that begins with a digit.
    pub(super) fn number(&mut self, text: &[u8], at: usize, complete: bool) -> Step {
        let digits = scan::run_end(text, at, Class::Digit);
        let end = scan::run_end(text, digits, Class::Dot);
        if end == text.len() && !complete {
            return Step::More;
        }
        let next = text.get(digits).copied().unwrap_or(b' ');
        let number = text.get(at..digits).unwrap_or_default();
        if number == b"0000" || class(next) == Class::Word && !next.is_ascii_alphabetic() {
            return self.word_of_digits(text, at, complete);
        }
        if self.stage == Stage::Over {
            return Step::Game(at);
        }
        let number = number.iter().fold(0_u32, |sum, digit| {
            sum.saturating_mul(10)
                .saturating_add(u32::from(digit - b'0'))
        });
        let due = self.line.after.fullmove_number();
        let again = number == 1 && (due > 1 || end - digits < 2);
        if again && self.breaks > 1 && self.outer.is_empty() && !self.line.fresh {
            // A game without tags follows one without a result.
            return Step::Game(at);
        }
        if self.stage == Stage::Before {
            // Headings, too, begin with numbers.
            return Step::To(end);
        }
        self.begin_moves(text, at);
        if !self.line.lost {
            let to_move = self.line.after.turn();
            let black_dots = matches!(end - digits, 2 | 3) && to_move.is_white();
            if number != self.line.after.fullmove_number() || black_dots {
                self.odd(text, at, Oddity::MoveNumber);
            }
        }
        Step::To(end)
    }

    #[cold]
    fn word_of_digits(&mut self, text: &[u8], at: usize, complete: bool) -> Step {
        let end = scan::word_end(text, at);
        if end == text.len() && !complete {
            return Step::More;
        }
        let word = text.get(at..end).unwrap_or_default();
        let castling = word.starts_with(b"0-0") || word == b"0000";
        let word = core::str::from_utf8(word).unwrap_or_default();
        if castling || PgnResult::read(word).is_some() || self.is_result_of_tag(word) {
            return self.other_word(text, at, end, complete);
        }
        if self.stage == Stage::Over {
            return Step::Game(at);
        }
        if self.stage == Stage::Before {
            return self.stray_line(text, at, complete);
        }
        self.stray(text, at);
        Step::To(end)
    }

    /// The sign of a result. Within a variation it says how a game that is told of there ended.
    pub(super) fn result(
        &mut self,
        sign: &str,
        text: &[u8],
        at: usize,
        end: usize,
        complete: bool,
    ) -> Step {
        if self.stage == Stage::Over {
            return Step::Game(at);
        }
        if !self.outer.is_empty() {
            let rest = text.get(end..).unwrap_or_default();
            match rest.iter().find(|&&byte| byte > b' ') {
                None if !complete => return Step::More,
                // The variation was never closed.
                None | Some(b'[') => {}
                Some(_) => return Step::To(end),
            }
        }
        self.begin_moves(text, at);
        self.marker = Some(PgnResult::read(sign).unwrap_or(PgnResult::Open));
        if PgnResult::of_sign(sign).is_none() && !self.is_result_of_tag(sign) {
            self.odd(text, at, Oddity::Results);
        }
        self.stage = Stage::Over;
        Step::To(end)
    }
}
