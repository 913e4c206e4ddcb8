//! The walk through the game: earlier positions on the board, while the game goes on untouched.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, WheelEvent};
use yew::html::Scope;

use super::{Msg, Table};
use crate::app::hand::{Gesture, Hand};
use crate::app::message::Message;
use crate::app::move_sentences;
use crate::app::sentences;
use crate::app::walk::{Turned, Walk};
use crate::rules::{Bitboard, Position};

impl Table {
    /// The position that the board shows.
    pub(super) fn shown(&self) -> &Position {
        let plies = self.sitting.plies();
        let past = self.past.and_then(|past| plies.get(past));
        past.map_or(self.sitting.position(), |ply| &ply.before)
    }

    /// Goes to another position of the game, if a hand is not just moving a piece; whether it did.
    pub(super) fn walk(&mut self, walk: Walk) -> bool {
        let made = self.sitting.plies().len();
        let past = walk.from(self.past, made);
        if past == self.past || self.hand.pointer().is_some() {
            return false;
        }
        let before = std::mem::replace(&mut self.hand, Hand::Empty);
        self.carry(before);
        self.past = past;
        self.reason = Bitboard::EMPTY;
        self.note.clear();
        match past {
            None => {
                // A touched piece that binds is in the hand again.
                self.hand = self.hand.after_touch(self.sitting.seen());
                self.announce(&[Message::of("past-over"), sentences::status(&self.sitting)]);
            }
            Some(past) => {
                let mut said = vec![self.past_sentence(past)];
                let ply = past
                    .checked_sub(1)
                    .and_then(|last| self.sitting.plies().get(last));
                if let Some((mv, before)) = ply.and_then(|ply| Some((ply.mv?, ply.before))) {
                    let after = *self.shown();
                    said.extend(move_sentences::spoken(&before, mv, &after, self.notation()));
                }
                self.announce(&said);
            }
        }
        true
    }

    /// What is said of the position after so many half-moves.
    pub(super) fn past_sentence(&self, past: usize) -> Message {
        match past.checked_sub(1) {
            Some(last) => Message::of("past-after").text("move", self.written(last)),
            None => Message::of("past-start"),
        }
    }

    /// Says that no move is made on a board that shows the past.
    pub(super) fn refuse_in_the_past(&mut self) {
        self.note = vec![Message::of("past-no-move")];
        self.announce(&self.note.clone());
    }

    /// Which ways lead from the shown position: back, and on.
    pub(super) fn ways(&self) -> (bool, bool) {
        let made = self.sitting.plies().len();
        (self.past.unwrap_or(made) > 0, self.past.is_some())
    }

    /// What pointer and keys do on the board while it shows the past: no move is made there.
    pub(super) fn gesture_in_the_past(&mut self, gesture: Gesture) -> bool {
        match gesture {
            Gesture::Press { .. } | Gesture::Activate(_) => {
                self.refuse_in_the_past();
                true
            }
            Gesture::Dismiss => self.walk(Walk::Present),
            _ => false,
        }
    }
}

/// Walks with the wheel over the board. Where `ways`, back and on, do not lead further, the page scrolls.
pub fn wheel(
    root: &Element,
    ways: Rc<Cell<(bool, bool)>>,
    link: &Scope<Table>,
) -> Option<EventListener> {
    let board = root.query_selector("[data-fen]").ok()??;
    let link = link.clone();
    let options = EventListenerOptions::enable_prevent_default();
    let mut turned = Turned::default();
    Some(EventListener::new_with_options(
        &board,
        "wheel",
        options,
        move |event| {
            let Some(event) = event.dyn_ref::<WheelEvent>() else {
                return;
            };
            // With Ctrl the wheel is for the size of the page.
            let (back, on) = ways.get();
            let open = if event.delta_y() < 0.0 { back } else { on };
            if event.ctrl_key() || event.delta_y() == 0.0 || !open {
                return;
            }
            event.prevent_default();
            let by_lines = event.delta_mode() != WheelEvent::DOM_DELTA_PIXEL;
            if let Some(walk) = turned.on(event.delta_y(), by_lines) {
                link.send_message(Msg::Walk(walk));
            }
        },
    ))
}
