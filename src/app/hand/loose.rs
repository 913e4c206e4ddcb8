//! What gestures mean over a board on which no game is played: in lessons, in practice, where a position is set up.
//! No position is asked, only which pieces may be taken up; what comes of it is for others to say.

use super::{Before, Gesture, Hand, Place, PointerId};
use crate::rules::{Bitboard, Promotion, Square};

/// What the hand has to know of such a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loose {
    /// The squares whose pieces may be taken up.
    pub movable: Bitboard,
}

/// What comes of a gesture over such a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    /// Nothing, but that the hand may have changed.
    Nothing,
    /// A square is chosen, with whatever stands on it.
    Tap(Square),
    /// The piece is let go on another square.
    Carry {
        /// Where it stood.
        from: Square,
        /// Where it is let go.
        to: Square,
        /// Whether the pointer has carried the piece there.
        carried: bool,
    },
    /// The piece is let go beside the board.
    Off(Square),
    /// What the pawn that was let go becomes is chosen (PROMO-1).
    Promote {
        /// Where it stood.
        from: Square,
        /// Where it promotes.
        to: Square,
        /// What it becomes.
        promotion: Promotion,
    },
}

const fn holding(from: Square) -> Hand {
    let refused = false;
    Hand::Holding { from, refused }
}

impl Hand {
    /// One gesture: what the hand does then, and what comes of it.
    #[must_use]
    pub fn step_loose(self, gesture: Gesture, loose: Loose) -> (Hand, Done) {
        match gesture {
            Gesture::Press {
                pointer,
                at,
                square,
            } => (self.press_loose(pointer, at, square, loose), Done::Nothing),
            Gesture::Move { pointer, at } => match self {
                // What can't be taken up is no more than pressed.
                Hand::Pressing { from, .. } if !loose.movable.has(from) => (self, Done::Nothing),
                _ => (self.follow(pointer, at), Done::Nothing),
            },
            Gesture::Lift { pointer, .. } | Gesture::Lose { pointer }
                if self.pointer() != Some(pointer) =>
            {
                (self, Done::Nothing)
            }
            Gesture::Lift { square, .. } => self.lift_loose(square, loose),
            Gesture::Lose { .. } | Gesture::Interrupt => (self.interrupted(), Done::Nothing),
            Gesture::Activate(square) => self.activate_loose(square, loose),
            Gesture::Dismiss => (self.dismissed(), Done::Nothing),
            Gesture::Choose(promotion) => match self {
                Hand::Choosing { from, to } => (
                    Hand::Empty,
                    Done::Promote {
                        from,
                        to,
                        promotion,
                    },
                ),
                _ => (self, Done::Nothing),
            },
        }
    }

    fn press_loose(self, pointer: PointerId, at: Place, square: Square, loose: Loose) -> Hand {
        let before = match self {
            // A second finger (C34), and the board under an open chooser.
            Hand::Pressing { .. }
            | Hand::Dragging { .. }
            | Hand::Aiming { .. }
            | Hand::Choosing { .. } => return self,
            Hand::Holding { from, .. } if from == square => Before::Held,
            Hand::Holding { from, .. } if !loose.movable.has(square) => {
                return Hand::Aiming {
                    from,
                    to: square,
                    pointer,
                };
            }
            Hand::Empty | Hand::Holding { .. } => Before::Free,
        };
        Hand::Pressing {
            from: square,
            pointer,
            at,
            before,
        }
    }

    fn lift_loose(self, square: Option<Square>, loose: Loose) -> (Hand, Done) {
        match self {
            Hand::Pressing { from, before, .. } if square == Some(from) => {
                let held = before == Before::Free && loose.movable.has(from);
                let hand = if held { holding(from) } else { Hand::Empty };
                (hand, Done::Tap(from))
            }
            Hand::Dragging { from, .. } => match square {
                None => (Hand::Empty, Done::Off(from)),
                Some(to) if to == from => (holding(from), Done::Tap(from)),
                Some(to) => {
                    let carried = true;
                    (Hand::Empty, Done::Carry { from, to, carried })
                }
            },
            Hand::Aiming { from, to, .. } if square == Some(to) => {
                let carried = false;
                (Hand::Empty, Done::Carry { from, to, carried })
            }
            _ => (self.interrupted(), Done::Nothing),
        }
    }

    fn activate_loose(self, square: Square, loose: Loose) -> (Hand, Done) {
        let movable = loose.movable.has(square);
        match self {
            Hand::Holding { from, .. } if from == square => (Hand::Empty, Done::Tap(square)),
            Hand::Holding { from, .. } if !movable => {
                let (to, carried) = (square, false);
                (Hand::Empty, Done::Carry { from, to, carried })
            }
            Hand::Empty | Hand::Holding { .. } if movable => (holding(square), Done::Tap(square)),
            Hand::Empty => (Hand::Empty, Done::Tap(square)),
            _ => (self, Done::Nothing),
        }
    }
}
