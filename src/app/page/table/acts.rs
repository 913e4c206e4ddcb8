//! What the table does with what it is told, the moves apart: a game begun, put away, turned round; and
//! what is said.

use web_sys::Element;
use yew::Context;

use super::papers::Wanted;
use super::{Msg, Table};
use crate::app::address::Address;
use crate::app::hand::{Gesture, Hand};
use crate::app::language::Language;
use crate::app::message::Message;
use crate::app::page::controls::Control;
use crate::app::page::{board, browser, speech};
use crate::app::sentences;
use crate::app::setup::Seats;
use crate::app::sitting::Sitting;
use crate::notation::Notation;
use crate::rules::{Bitboard, ByColor, Fen, Position};

impl Table {
    /// Begins the game that an address asks for; what makes no sense in it gets its sentence.
    pub(super) fn sit_down(&mut self, ctx: &Context<Table>, address: &Address) {
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
        self.setup = address.setup.clone();
        self.sitting = Sitting::new(self.setup.settings(), start, chess960);
        self.begin_keeping();
        if let Some(text) = &address.game {
            self.want(ctx, Wanted::Link(text.clone()));
        }
        if !self.note.is_empty() {
            self.announce(&self.note.clone());
        }
    }

    /// Goes over to a language, once its sentences are there.
    pub(super) fn speak(&mut self, ctx: &Context<Table>, language: Language) {
        let link = ctx.link().clone();
        speech::fetch(language, move |texts| link.send_message(Msg::Speak(texts)));
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
        self.past = None;
        self.layer.0.put_down();
        self.layer.0.attend(None);
        self.reason = Bitboard::EMPTY;
        self.note.clear();
        self.typed.clear();
        self.asked = ByColor::default();
        self.leaving = false;
        self.sharing = None;
        self.desk = None;
        self.asking.forget();
    }

    /// A button of the game.
    pub(super) fn control(&mut self, control: Control) {
        match control {
            Control::TakeBack => self.take_back(),
            Control::Flip => {
                // A piece in hand stays there: the turn may come between the two taps of a move.
                self.gesture(Gesture::Interrupt);
                self.orientation = self.orientation.flipped();
                let near = self.orientation.near;
                self.announce(&[Message::of("spoken-flipped").text("color", near)]);
            }
            // Where a slip can be taken back it costs nothing; elsewhere it is asked first.
            Control::NewGame if self.is_put_away_by_a_slip() => {
                self.desk = None;
                self.leaving = !self.leaving;
            }
            Control::NewGame | Control::BeginAnew => self.new_game(),
            Control::Stay => self.leaving = false,
            Control::Arbiter => self.open_desk(),
        }
    }

    fn is_put_away_by_a_slip(&self) -> bool {
        !self.sitting.may_take_back() && self.sitting.is_under_way()
    }

    /// Where the device is passed to the player to move, the board turns with it.
    pub(super) fn pass(&mut self) {
        if self.setup.seats == Seats::Passed && self.sitting.outcome().is_none() {
            self.orientation.near = self.sitting.holder();
        }
    }

    pub(super) fn new_game(&mut self) {
        self.let_go();
        if self.sitting.new_game() {
            // It is no longer the game that the address names.
            if browser::names_a_game() {
                browser::replace_hash(&self.setup.address());
            }
            self.begin_keeping();
            if self.sitting.can_take_back() {
                self.note = vec![Message::of("new-game-can-be-taken-back")];
            }
        }
        let mut said = vec![Message::of("spoken-new-game")];
        said.extend(self.note.iter().cloned());
        self.announce(&said);
    }

    /// How moves are written, typed and said here: as chosen, or as readers of the language do it.
    pub(super) fn notation(&self) -> Notation {
        let usual = self.texts.language().notation();
        self.chosen_notation.unwrap_or(usual)
    }

    pub(super) fn announce(&mut self, messages: &[Message]) {
        let sentences: Vec<String> = messages.iter().map(|said| self.texts.say(said)).collect();
        self.announce_text(sentences.join(" "));
    }

    /// Has a text said. What comes before the page is drawn again is one announcement: of two, a screen
    /// reader would say the second alone.
    pub(super) fn announce_text(&mut self, text: String) {
        let (count, before) = &self.announced;
        self.announced = if !self.unsaid {
            (count.wrapping_add(1), text.into())
        } else if before.contains(&text) {
            return;
        } else {
            (*count, [before, " ", &text].concat().into())
        };
        self.unsaid = true;
    }

    pub(super) fn focus_cursor(&self) {
        if let Some(root) = self.root.cast::<Element>() {
            board::focus(&root, self.cursor);
        }
    }
}
