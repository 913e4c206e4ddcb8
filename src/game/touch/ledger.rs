//! The ledger of touches: which pieces the player to move has touched on this turn, in which order.

use crate::rules::{Position, Role, Square};

/// Whether a touch was meant (TOUCH-8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Intent {
    /// It was, or was not clearly an accident.
    Deliberate,
    /// Both sides agree that it was an accident.
    Accidental,
}

/// One touched piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Touch {
    /// Where it stands.
    pub square: Square,
    /// Whether the touch was meant.
    pub intent: Intent,
}

/// The touches of one turn. A piece is entered once, when it is first touched; touches after "I
/// adjust" and out of turn are never entered (TOUCH-9, TOUCH-16).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ledger {
    touches: Vec<Touch>,
}

impl Ledger {
    /// The touches in their order.
    pub fn touches(&self) -> &[Touch] {
        &self.touches
    }

    /// Whether nothing has been touched.
    pub fn is_empty(&self) -> bool {
        self.touches.is_empty()
    }

    /// Whether a piece has been touched on purpose.
    pub fn has_deliberate(&self) -> bool {
        self.touches
            .iter()
            .any(|touch| touch.intent == Intent::Deliberate)
    }

    /// Enters a touch of the piece on `square`. A piece brushed before and now touched on purpose
    /// counts from now.
    pub fn enter(&mut self, square: Square, intent: Intent) {
        let found = self.touches.iter().position(|touch| touch.square == square);
        match found {
            None => self.touches.push(Touch { square, intent }),
            Some(index) => {
                let earlier = self.touches.get(index).map(|touch| touch.intent);
                if earlier == Some(Intent::Accidental) && intent == Intent::Deliberate {
                    self.touches.remove(index);
                    self.touches.push(Touch { square, intent });
                }
            }
        }
    }

    /// Enters two pieces touched at once, or in an order that nobody knows: the own piece counts as
    /// the first (TOUCH-7), and of king and rook the king (TOUCH-12, TOUCH-13).
    pub fn enter_both(&mut self, one: Square, other: Square, position: &Position) {
        let rank = |square| match position.piece_at(square) {
            Some(piece) if piece.color != position.turn() => 2,
            Some(piece) if piece.role == Role::King => 0,
            _ => 1,
        };
        let pair = if rank(other) < rank(one) {
            [other, one]
        } else {
            [one, other]
        };
        for square in pair {
            self.enter(square, Intent::Deliberate);
        }
    }

    /// Turns the last touch into an accident, if it was of this piece.
    pub fn excuse_last(&mut self, square: Square) {
        if let Some(touch) = self.touches.last_mut()
            && touch.square == square
        {
            touch.intent = Intent::Accidental;
        }
    }

    /// Forgets everything: the next turn begins.
    pub fn clear(&mut self) {
        self.touches.clear();
    }
}
