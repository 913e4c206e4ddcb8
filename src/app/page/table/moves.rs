//! Moves at the table: what the hand over the board does, what is typed, what is taken back.

use super::Table;
use crate::app::hand::{Deed, Gesture, Hand, Refused};
use crate::app::message::Message;
use crate::app::move_sentences;
use crate::app::page::browser;
use crate::app::page::player::Asked;
use crate::app::page::set_out::Early;
use crate::app::scene;
use crate::app::sentences;
use crate::app::sitting::TakenBack;
use crate::app::verdicts;
use crate::game::{Notice, Refused as NotDone};
use crate::notation::{self, ReadError};
use crate::rules::{Bitboard, Move, Position};

impl Table {
    /// Does what has been done on the board that was set out before the table came.
    pub(super) fn catch_up(&mut self, early: &Early) -> bool {
        let gestures = early.take();
        for gesture in &gestures {
            self.gesture(*gesture);
        }
        // All that has been seen there.
        self.gliding.clear();
        let focus = early.focus();
        self.cursor = focus.unwrap_or(self.cursor);
        self.takes_focus = focus.is_some();
        self.takes_focus || !gestures.is_empty()
    }

    /// What the hand does, once nothing lies over the board that Escape closes first.
    pub(super) fn does_with_hand(&mut self, gesture: Gesture) -> bool {
        if gesture == Gesture::Dismiss && std::mem::take(&mut self.asking.is_open) {
            return true;
        }
        self.gesture(gesture)
    }

    pub(super) fn gesture(&mut self, gesture: Gesture) -> bool {
        if self.past.is_some() {
            return self.gesture_in_the_past(gesture);
        }
        let takes = matches!(gesture, Gesture::Press { .. } | Gesture::Activate(_));
        if takes && self.computer_has_move() {
            self.refuse_to_computer();
            return true;
        }
        if self.asked[self.sitting.game().turn()] == Some(Asked::Move) {
            return self.show_move(gesture);
        }
        let (hand, deed) = self.hand.step(gesture, self.sitting.seen());
        if hand == self.hand && deed == Deed::Nothing {
            return false;
        }
        let before = std::mem::replace(&mut self.hand, hand);
        self.carry(before);
        let at = self.now();
        if deed != Deed::Nothing && (self.is_elsewhere() || self.settle()) {
            return true;
        }
        let last = self.sitting.plies().len();
        let position = *self.sitting.position();
        match deed {
            Deed::Nothing => {
                if !matches!(hand, Hand::Aiming { .. }) {
                    self.reason = Bitboard::EMPTY;
                    self.note.clear();
                }
            }
            Deed::Touch(square) => {
                let done = self.sitting.touch(square, at);
                self.reason = Bitboard::EMPTY;
                self.note.clear();
                self.touched(done);
                // The choice that was put off opens again at its pawn.
                if let Some((from, to)) = self.sitting.promoting().filter(|due| due.1 == square) {
                    let before = self.hand;
                    self.hand = Hand::Choosing { from, to };
                    self.carry(before);
                }
            }
            Deed::Carry { from, to, carried } => {
                let done = self.sitting.carry(from, to, at);
                self.done(done, last, &position, carried);
            }
            Deed::Promote { to, square } => {
                let done = self.sitting.promote(to, square, at);
                self.done(done, last, &position, true);
            }
            Deed::Play { mv, carried } => {
                let done = self.sitting.play(mv, at);
                self.done(done, last, &position, carried);
            }
            Deed::Refuse(refused) => self.refuse(refused),
        }
        self.keep();
        if matches!(before, Hand::Choosing { .. }) && self.hand.from().is_none() {
            self.focus_cursor();
        }
        true
    }

    /// A touch has been entered, or refused.
    fn touched(&mut self, done: Result<Vec<Notice>, NotDone>) {
        let before = self.hand;
        match done {
            Ok(notices) => {
                self.hand = self.hand.after_touch(self.sitting.seen());
                let said = self.told(&notices);
                if !said.is_empty() {
                    // What the touch obliges to is said by the note as long as it holds.
                    self.announce(&said);
                    let duty = verdicts::duty(self.sitting.position(), self.sitting.duty());
                    self.note = said
                        .into_iter()
                        .filter(|it| Some(it) != duty.as_ref())
                        .collect();
                }
            }
            Err(refused) => {
                self.hand = Hand::Empty;
                self.say_refused(&refused);
            }
        }
        self.carry(before);
    }

    /// The hand has done something on the board that may have made a move.
    pub(super) fn done(
        &mut self,
        done: Result<Vec<Notice>, NotDone>,
        last: usize,
        before: &Position,
        carried: bool,
    ) {
        let notices = match done {
            Ok(notices) => notices,
            Err(refused) => {
                let hand = self.hand;
                self.hand = Hand::Empty.after_touch(self.sitting.seen());
                self.carry(hand);
                self.say_refused(&refused);
                return;
            }
        };
        self.let_go();
        if let Some((from, to)) = self.sitting.promoting() {
            self.hand = Hand::Choosing { from, to };
        } else {
            self.hand = self.hand.after_touch(self.sitting.seen());
        }
        self.note = self.told(&notices);
        let mut text = String::new();
        let ply = self.sitting.plies().get(last);
        let made = ply.and_then(|ply| ply.mv);
        if ply.is_some() {
            browser::sound(self.heard(made, before));
        }
        if let Some(mv) = made {
            self.gliding = scene::glides(&self.sitting);
            if carried && !self.gliding.is_empty() {
                self.gliding.remove(0);
            }
            let after = self.sitting.position();
            let parts: Vec<String> = move_sentences::spoken(before, mv, after, self.notation())
                .iter()
                .map(|part| self.texts.say(part))
                .collect();
            text = parts.join(", ");
        }
        let mut said = self.note.clone();
        if self.sitting.outcome().is_some() {
            said.push(sentences::status(&self.sitting));
        }
        for sentence in said.iter().map(|said| self.texts.say(said)) {
            if !text.is_empty() {
                text.push_str(". ");
            }
            text.push_str(&sentence);
        }
        if !text.is_empty() {
            self.announce_text(text);
        }
    }

    /// How a move just made is heard.
    fn heard(&self, made: Option<Move>, before: &Position) -> &'static str {
        if self.sitting.position().is_check() {
            "check"
        } else if made.is_some_and(|mv| before.captured_square(mv).is_some()) {
            "capture"
        } else {
            "move"
        }
    }

    /// Tells the layer when a piece is taken up and when it is put down.
    pub(super) fn carry(&self, before: Hand) {
        let board = self.sitting.board();
        self.layer.0.carry(before, self.hand, board);
    }

    pub(super) fn refuse(&mut self, refused: Refused) {
        if self.sitting.aids().reasons {
            self.note = vec![sentences::refusal(self.sitting.position(), &refused)];
            self.reason = sentences::squares_that_matter(&refused);
        } else {
            self.note = vec![Message::of("illegal-unexplained")];
            self.reason = Bitboard::EMPTY;
        }
        self.announce(&self.note.clone());
    }

    pub(super) fn take_back(&mut self) {
        if !self.can_take_back() && self.computer.is_some() {
            return self.say_refused(&NotDone::NothingToTakeBack);
        }
        let count = self.to_take_back().max(1);
        let last = self.sitting.plies().len().checked_sub(count);
        let told = last.and_then(|last| self.sitting.told(last));
        let taken = told.map(|told| told.written(self.notation()));
        let mut glides = scene::glides(&self.sitting);
        self.let_go();
        let _ = self.look();
        for _ in 0..count {
            match self.sitting.take_back(self.now()) {
                Err(refused) => return self.say_refused(&refused),
                Ok(TakenBack::Move) => {}
                // Kept as a game of its own: what was kept of it before has been put away.
                Ok(TakenBack::NewGame) => self.begin_keeping(),
            }
        }
        self.keep();
        if count > 1 {
            // Pieces of both sides go back, perhaps to where the other came from.
            glides.clear();
        }
        for glide in &mut glides {
            (glide.from, glide.to) = (glide.to, glide.from);
            if let Some(piece) = self.sitting.board().get(glide.to) {
                glide.piece = piece;
            }
        }
        self.gliding = glides;
        self.announce(&[match taken {
            Some(taken) => Message::of("spoken-taken-back").text("move", taken),
            None => Message::of("spoken-game-again"),
        }]);
    }

    pub(super) fn play_typed(&mut self) {
        if self.typed.trim().is_empty() {
            return;
        }
        if self.past.is_some() {
            return self.refuse_in_the_past();
        }
        if self.computer_has_move() {
            return self.refuse_to_computer();
        }
        if self.is_elsewhere() || self.settle() {
            return;
        }
        let position = *self.sitting.position();
        let read = notation::read_in(&position, &self.typed, self.notation());
        match read.map(|mv| mv.get()) {
            Ok(mv) => {
                let last = self.sitting.plies().len();
                let done = self.sitting.play(mv, self.now());
                self.done(done, last, &position, false);
                self.keep();
            }
            Err(ReadError::Illegal { from, to, refusal }) => self.refuse(Refused {
                from,
                to,
                why: refusal,
            }),
            Err(error) => {
                self.reason = Bitboard::EMPTY;
                self.note = vec![move_sentences::read_error(
                    &position,
                    &error,
                    self.notation(),
                )];
                self.announce(&self.note.clone());
            }
        }
    }
}
