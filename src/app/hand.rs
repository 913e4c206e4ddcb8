//! What the hand over the board is doing: one state machine for pointer, keyboard and screen reader.
//!
//! [`Hand::step`] takes one gesture and says what the hand does next and what comes of it. A tap,
//! a drag, a key and a click that a screen reader sends all end in the same [`Deed`]s. What a gesture
//! means hangs on whether a touch counts: `free` has what it means where it does not, `binding` where
//! it does.

mod binding;
mod free;
mod loose;
mod table;

pub use loose::{Done, Loose};
pub use table::{Table, Touch};

use self::free::choose;
use crate::rules::{Move, Promotion, Refusal, Square};

/// How far a pointer goes before a press becomes a drag, in CSS pixels.
pub const DRAG_THRESHOLD: f64 = 3.0;

/// A place on the screen, in CSS pixels of the viewport.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// From the left edge.
    pub x: f64,
    /// From the upper edge.
    pub y: f64,
}

impl Place {
    fn is_near(self, other: Place) -> bool {
        let (x, y) = (self.x - other.x, self.y - other.y);
        x * x + y * y < DRAG_THRESHOLD * DRAG_THRESHOLD
    }
}

/// What the browser calls a mouse, a pen or one finger while it is down.
pub type PointerId = i32;

/// What the hand is doing. Each state carries all it needs, so that a pointer that is not down or
/// a promotion without a pawn can't be written.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Hand {
    /// Nothing is touched.
    #[default]
    Empty,
    /// A piece is selected and waits for its target.
    Holding {
        /// Where it stands.
        from: Square,
        /// It has just been refused a target: a tap on it does not let it go.
        refused: bool,
    },
    /// A pointer is down on an own piece and has not gone far.
    Pressing {
        /// Where the piece stands.
        from: Square,
        /// Which pointer.
        pointer: PointerId,
        /// Where it went down.
        at: Place,
        /// What to go back to when the pointer is cancelled.
        before: Before,
    },
    /// The piece follows the pointer.
    Dragging {
        /// Where the piece stands.
        from: Square,
        /// Which pointer.
        pointer: PointerId,
        /// What to go back to when the pointer is cancelled.
        before: Before,
    },
    /// A piece is selected and a pointer is down on a square where it might go.
    Aiming {
        /// Where the piece stands.
        from: Square,
        /// Where the pointer is down.
        to: Square,
        /// Which pointer.
        pointer: PointerId,
    },
    /// A pawn has arrived and waits for what it is to become (PROMO-1).
    Choosing {
        /// Where the pawn stands.
        from: Square,
        /// Where it promotes.
        to: Square,
    },
}

/// How it stood with a piece when a pointer went down on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Before {
    /// It was not selected.
    Free,
    /// It was selected.
    Held,
    /// It was selected and had just been refused a target.
    Refused,
}

/// What pointer, key or assistive tool does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Gesture {
    /// A pointer goes down on a square of the board.
    Press {
        /// Which pointer.
        pointer: PointerId,
        /// Where on the screen.
        at: Place,
        /// On which square.
        square: Square,
    },
    /// A pointer that is down moves.
    Move {
        /// Which pointer.
        pointer: PointerId,
        /// Where to.
        at: Place,
    },
    /// A pointer goes up.
    Lift {
        /// Which pointer.
        pointer: PointerId,
        /// Over which square; `None` beside the board.
        square: Option<Square>,
    },
    /// The browser took this pointer away.
    Lose {
        /// Which pointer.
        pointer: PointerId,
    },
    /// Focus, size or visibility changed: whatever pointer is down counts no more.
    Interrupt,
    /// A square is chosen by key or by an assistive tool.
    Activate(Square),
    /// Escape, or a tap beside the promotion chooser.
    Dismiss,
    /// The new piece is chosen.
    Choose(Promotion),
}

/// What comes of a gesture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Deed {
    /// Nothing, but that the hand may have changed.
    Nothing,
    /// The piece there is touched, and that counts (TOUCH-1).
    Touch(Square),
    /// The piece is let go on another square, be that a move or not.
    Carry {
        /// Where it stood.
        from: Square,
        /// Where it is let go.
        to: Square,
        /// Whether the pointer has carried the piece there.
        carried: bool,
    },
    /// The new piece touches the promotion square where the pawn was let go (PROMO-5).
    Promote {
        /// What it is.
        to: Promotion,
        /// The promotion square.
        square: Square,
    },
    /// A legal move is made.
    Play {
        /// The move.
        mv: Move,
        /// Whether the pointer has carried the piece there.
        carried: bool,
    },
    /// The piece can't go there.
    Refuse(Refused),
}

/// A move that was tried and is not legal.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Refused {
    /// Where the piece stands.
    pub from: Square,
    /// Where it was to go.
    pub to: Square,
    /// Why it can't.
    pub why: Refusal,
}

impl Hand {
    /// Where the piece in hand stands, if there is one.
    pub fn from(self) -> Option<Square> {
        match self {
            Hand::Empty => None,
            Hand::Holding { from, .. }
            | Hand::Pressing { from, .. }
            | Hand::Dragging { from, .. }
            | Hand::Aiming { from, .. }
            | Hand::Choosing { from, .. } => Some(from),
        }
    }

    /// The pointer that is at work, if one is; all others are ignored (C34).
    pub fn pointer(self) -> Option<PointerId> {
        match self {
            Hand::Pressing { pointer, .. }
            | Hand::Dragging { pointer, .. }
            | Hand::Aiming { pointer, .. } => Some(pointer),
            Hand::Empty | Hand::Holding { .. } | Hand::Choosing { .. } => None,
        }
    }

    /// One gesture: what the hand does then, and what comes of it.
    #[must_use]
    pub fn step(self, gesture: Gesture, table: Table) -> (Hand, Deed) {
        if table.over {
            return (Hand::Empty, Deed::Nothing);
        }
        let free = table.touch == Touch::Free;
        match gesture {
            Gesture::Press {
                pointer,
                at,
                square,
            } if free => self.press(pointer, at, square, table),
            Gesture::Press {
                pointer,
                at,
                square,
            } => self.press_for_good(pointer, at, square, table),
            Gesture::Move { pointer, at } => (self.follow(pointer, at), Deed::Nothing),
            Gesture::Lift { pointer, .. } | Gesture::Lose { pointer }
                if self.pointer() != Some(pointer) =>
            {
                (self, Deed::Nothing)
            }
            Gesture::Lift { square, .. } if free => self.lift(square, table),
            Gesture::Lift { square, .. } => self.lift_for_good(square, table),
            Gesture::Lose { .. } | Gesture::Interrupt if free => {
                (self.interrupted(), Deed::Nothing)
            }
            Gesture::Lose { .. } | Gesture::Interrupt => {
                (self.interrupted_for_good(table), Deed::Nothing)
            }
            Gesture::Activate(square) if free => self.activate(square, table),
            Gesture::Activate(square) => self.activate_for_good(square, table),
            Gesture::Dismiss if free => (self.dismissed(), Deed::Nothing),
            Gesture::Dismiss => (self.dismissed_for_good(table), Deed::Nothing),
            Gesture::Choose(promotion) => match self {
                Hand::Choosing { from, to } if free => choose(from, to, promotion, table),
                Hand::Choosing { to, .. } => (
                    Hand::Empty,
                    Deed::Promote {
                        to: promotion,
                        square: to,
                    },
                ),
                _ => (self, Deed::Nothing),
            },
        }
    }

    fn follow(self, id: PointerId, place: Place) -> Hand {
        match self {
            Hand::Pressing {
                from,
                pointer,
                at,
                before,
            } if pointer == id && !at.is_near(place) => Hand::Dragging {
                from,
                pointer,
                before,
            },
            _ => self,
        }
    }
}

#[cfg(test)]
#[path = "hand_tests.rs"]
mod tests;

#[cfg(test)]
#[path = "hand/binding_tests.rs"]
mod binding_tests;

#[cfg(test)]
#[path = "hand/loose_tests.rs"]
mod loose_tests;

#[cfg(test)]
#[path = "hand/walk_tests.rs"]
mod walk_tests;
