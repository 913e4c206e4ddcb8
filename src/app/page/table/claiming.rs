//! Claims at the table: what can be claimed, the move that a claim rests on, and what it is proved by.

use super::Table;
use crate::app::hand::{self, Deed, Gesture, Hand, Touch};
use crate::app::message::Message;
use crate::app::move_sentences;
use crate::app::page::player::{Asked, Claimed};
use crate::game::{MoveText, Proof};
use crate::notation;
use crate::rules::Color;

impl Table {
    pub(super) fn claim(&mut self, side: Color, claimed: Claimed) {
        let intended = match self.read_intended() {
            Ok(intended) => intended,
            Err(said) => {
                self.note = vec![said];
                self.announce(&self.note.clone());
                return;
            }
        };
        self.does(side, claimed.act(intended));
    }

    /// The move written down for a claim, if there is one.
    fn read_intended(&self) -> Result<Option<MoveText>, Message> {
        if self.intended.trim().is_empty() {
            return Ok(None);
        }
        let position = self.sitting.position();
        match notation::read_in(position, &self.intended, self.notation()) {
            Ok(mv) => Ok(Some(MoveText::from(mv.get()))),
            Err(error) => Err(move_sentences::read_error(
                position,
                &error,
                self.notation(),
            )),
        }
    }

    /// The board is there to show the move that a claim rests on: it is written down, not made, and
    /// nothing is touched by it (DRAW-17).
    pub(super) fn go_to_show_move(&mut self, side: Color) {
        self.past = None;
        self.asked[side] = Some(Asked::Move);
        self.hand = Hand::Empty;
        self.focus_cursor();
    }

    /// A gesture while the move is shown.
    pub(super) fn show_move(&mut self, gesture: Gesture) -> bool {
        let side = self.sitting.game().turn();
        if gesture == Gesture::Dismiss && self.hand == Hand::Empty {
            self.come_back_to_claim(side);
            return true;
        }
        let seen = hand::Table {
            touch: Touch::Free,
            promoting: None,
            ..self.sitting.seen()
        };
        let (hand, deed) = self.hand.step(gesture, seen);
        if hand == self.hand && deed == Deed::Nothing {
            return false;
        }
        let before = std::mem::replace(&mut self.hand, hand);
        self.carry(before);
        match deed {
            Deed::Play { mv, .. } => {
                self.intended = notation::written(self.sitting.position(), mv, self.notation());
                self.come_back_to_claim(side);
            }
            Deed::Refuse(refused) => self.refuse(refused),
            _ => self.note.clear(),
        }
        true
    }

    /// Back from the board to what is claimed; what is in hand is as the touches leave it.
    pub(super) fn come_back_to_claim(&mut self, side: Color) {
        self.asked[side] = Some(Asked::Claim);
        self.reason = crate::rules::Bitboard::EMPTY;
        self.note.clear();
        let before = std::mem::replace(&mut self.hand, Hand::Empty);
        self.hand = self.hand.after_touch(self.sitting.seen());
        self.carry(before);
    }

    pub(super) fn proof(&self, proof: &Proof) -> Message {
        match proof {
            Proof::HalfMoves { count, needed } => Message::of("proof-moves")
                .number("count", u32::from(*count))
                .number("needed", u32::from(*needed)),
            Proof::Occurrences(plies) => {
                let when: Vec<String> = plies.iter().map(|&ply| self.when(ply)).collect();
                Message::of("proof-repetition")
                    .number("count", u32::try_from(plies.len()).unwrap_or(u32::MAX))
                    .text("when", when.join(", "))
            }
        }
    }

    /// When a position stood on the board: after which move, as the score sheet names it.
    pub(super) fn when(&self, ply: u32) -> String {
        let Some(index) = (ply as usize).checked_sub(1) else {
            return self.texts.plain("proof-start");
        };
        if index < self.sitting.plies().len() {
            self.written(index)
        } else {
            self.texts.plain("proof-intended")
        }
    }

    /// The half-move with this index, from 0, with its number, as the score sheet has it.
    pub(super) fn written(&self, index: usize) -> String {
        let Some(made) = self.sitting.plies().get(index) else {
            return String::new();
        };
        let number = made.before.fullmove_number();
        let dots = if made.by == Color::White { "." } else { "…" };
        let written = self.sitting.told(index);
        let written = written.map_or_else(|| "?".to_owned(), |told| told.written(self.notation()));
        format!("{number}{dots} {written}")
    }
}
