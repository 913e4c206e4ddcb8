//! What the table does with what it is told: gestures, moves, take-backs, typed moves, and what is said.

use web_sys::Element;

use super::Table;
use crate::app::address::Address;
use crate::app::hand::{Deed, Gesture, Hand, Refused, Table as Seen};
use crate::app::message::Message;
use crate::app::page::{board, browser};
use crate::app::scene;
use crate::app::sentences;
use crate::app::session::{Action, Session};
use crate::notation::{self, Notation, ReadError};
use crate::rules::{Fen, Move, Position};

impl Table {
    /// Begins the game that an address asks for; what makes no sense in it gets its sentence.
    pub(super) fn sit_down(&mut self, address: &Address) {
        self.let_go();
        self.note = address
            .faults
            .iter()
            .map(sentences::address_fault)
            .collect();
        let (start, chess960) = match address.fen.as_deref().map(Fen::read) {
            None => (Position::initial(), false),
            Some(Ok(fen)) => {
                self.note
                    .extend(fen.notices.iter().filter_map(sentences::fen_notice));
                (fen.position, fen.chess960)
            }
            Some(Err(error)) => {
                self.note.extend(sentences::fen_error(&error));
                (Position::initial(), false)
            }
        };
        self.session = Session::new(start, chess960);
        if !self.note.is_empty() {
            self.announce(&self.note.clone());
        }
    }

    pub(super) fn name_document(&self) {
        browser::name_document(
            self.texts.language(),
            &self.texts.plain("title"),
            &self.texts.plain("trouble"),
        );
    }

    /// Whatever is in the hand goes back, and what was said of it is over.
    pub(super) fn let_go(&mut self) {
        self.hand = Hand::Empty;
        self.layer.0.put_down();
        self.layer.0.attend(None);
        self.refused = None;
        self.note.clear();
        self.typed.clear();
    }

    pub(super) fn gesture(&mut self, gesture: Gesture) -> bool {
        let seen = Seen {
            position: self.session.position(),
            chess960: self.session.chess960(),
            over: self.session.outcome().is_some(),
        };
        let (hand, deed) = self.hand.step(gesture, seen);
        if hand == self.hand && deed == Deed::Nothing {
            return false;
        }
        let before = std::mem::replace(&mut self.hand, hand);
        self.carry(before);
        match deed {
            Deed::Nothing => {
                if !matches!(hand, Hand::Aiming { .. }) {
                    self.refused = None;
                    self.note.clear();
                }
            }
            Deed::Play { mv, carried } => self.play(mv, carried),
            Deed::Refuse(refused) => self.refuse(refused),
        }
        if matches!(before, Hand::Choosing { .. }) && hand.from().is_none() {
            self.focus_cursor();
        }
        true
    }

    /// Tells the layer when a piece is taken up and when it is put down.
    pub(super) fn carry(&self, before: Hand) {
        self.layer.0.attend(self.hand.pointer());
        let dragging = |hand: Hand| matches!(hand, Hand::Dragging { .. });
        match (dragging(before), dragging(self.hand)) {
            (false, true) => {
                let from = self.hand.from();
                if let Some(piece) = from.and_then(|from| self.session.position().piece_at(from)) {
                    self.layer.0.lift(piece);
                }
            }
            (true, false) => self.layer.0.put_down(),
            _ => {}
        }
    }

    pub(super) fn play(&mut self, mv: Move, carried: bool) {
        let before = *self.session.position();
        if !self.session.apply(Action::Move(mv)) {
            return;
        }
        self.let_go();
        self.gliding = scene::glides(&self.session);
        if carried && !self.gliding.is_empty() {
            self.gliding.remove(0);
        }
        let parts: Vec<String> = sentences::spoken(&before, mv, self.session.position())
            .iter()
            .map(|part| self.texts.say(part))
            .collect();
        let mut text = parts.join(", ");
        if self.session.outcome().is_some() {
            text.push_str(". ");
            text.push_str(&self.texts.say(&sentences::status(&self.session)));
        }
        self.announce_text(text);
    }

    pub(super) fn refuse(&mut self, refused: Refused) {
        self.note = vec![sentences::refusal(self.session.position(), &refused)];
        self.refused = Some(refused);
        self.announce(&self.note.clone());
    }

    pub(super) fn take_back(&mut self) {
        let notation = self.notation();
        let taken = self
            .session
            .plies()
            .last()
            .map(|ply| ply.told.written(notation));
        let mut glides = scene::glides(&self.session);
        self.let_go();
        if !self.session.apply(Action::TakeBack) {
            return;
        }
        for glide in &mut glides {
            (glide.from, glide.to) = (glide.to, glide.from);
            if let Some(piece) = self.session.position().piece_at(glide.to) {
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
        let position = *self.session.position();
        let read = notation::read_in(&position, &self.typed, self.notation());
        match read.map(|mv| mv.get()) {
            Ok(mv) => self.play(mv, false),
            Err(ReadError::Illegal { from, to, refusal }) => self.refuse(Refused {
                from,
                to,
                why: refusal,
            }),
            Err(error) => {
                self.refused = None;
                self.note = vec![sentences::read_error(&position, &error, self.notation())];
                self.announce(&self.note.clone());
            }
        }
    }

    pub(super) fn notation(&self) -> Notation {
        self.texts.language().notation()
    }

    pub(super) fn announce(&mut self, messages: &[Message]) {
        let sentences: Vec<String> = messages.iter().map(|said| self.texts.say(said)).collect();
        self.announce_text(sentences.join(" "));
    }

    pub(super) fn announce_text(&mut self, text: String) {
        self.announced = (self.announced.0.wrapping_add(1), text.into());
    }

    pub(super) fn focus_cursor(&self) {
        if let Some(root) = self.root.cast::<Element>() {
            board::focus(&root, self.cursor);
        }
    }
}
