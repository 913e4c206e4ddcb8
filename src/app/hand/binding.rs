//! What gestures mean where a touch counts: it is told at once, and out of it there is no way but what it
//! leaves to be done (TOUCH-1, C31).

use super::{Before, Deed, Hand, Place, PointerId, Table, Touch};
use crate::rules::Square;

impl Hand {
    /// What the hand does once a touch has been entered: it keeps to the piece that is left to it.
    #[must_use]
    pub fn after_touch(self, table: Table) -> Hand {
        match self {
            Hand::Empty | Hand::Holding { .. } => match table.touch {
                Touch::Free | Touch::Anything => self,
                Touch::Binding { rest } => rest.map_or(Hand::Empty, |from| Hand::Holding {
                    from,
                    refused: false,
                }),
                Touch::Adjusting => Hand::Empty,
            },
            _ => self,
        }
    }

    /// A pointer goes down where a touch counts.
    pub(super) fn press_for_good(
        self,
        pointer: PointerId,
        at: Place,
        square: Square,
        table: Table,
    ) -> (Hand, Deed) {
        if self.pointer().is_some() || matches!(self, Hand::Choosing { .. }) {
            return (self, Deed::Nothing);
        }
        if let Some((from, to)) = table.promoting {
            return (Hand::Choosing { from, to }, Deed::Nothing);
        }
        let pressing = |before| Hand::Pressing {
            from: square,
            pointer,
            at,
            before,
        };
        match self {
            Hand::Holding { from, .. } if from == square => {
                return (pressing(Before::Held), Deed::Nothing);
            }
            Hand::Holding { from, .. }
                if !table.own(square) || table.castles_onto(from, square) =>
            {
                let to = square;
                return (Hand::Aiming { from, to, pointer }, Deed::Nothing);
            }
            _ => {}
        }
        let carried = table.own(square) || !matches!(table.touch, Touch::Binding { .. });
        match table.piece(square) {
            None => (self, Deed::Nothing),
            Some(_) if carried => (pressing(Before::Free), Deed::Touch(square)),
            Some(_) => (Hand::Empty, Deed::Touch(square)),
        }
    }

    /// The pointer goes up.
    pub(super) fn lift_for_good(self, square: Option<Square>, table: Table) -> (Hand, Deed) {
        match self {
            Hand::Dragging { from, .. } => match square {
                Some(to) if to != from => table.attempt(from, to, true),
                _ => (table.left(from), Deed::Nothing),
            },
            Hand::Aiming { from, to, .. } if square == Some(to) => table.attempt(from, to, false),
            _ => (self.interrupted_for_good(table), Deed::Nothing),
        }
    }

    /// The pointer is gone; the touch stands.
    pub(super) fn interrupted_for_good(self, table: Table) -> Hand {
        match self {
            Hand::Pressing { from, .. }
            | Hand::Dragging { from, .. }
            | Hand::Aiming { from, .. } => table.left(from),
            Hand::Empty | Hand::Holding { .. } | Hand::Choosing { .. } => self,
        }
    }

    /// Escape: out of a touch that binds there is no way (C31).
    pub(super) fn dismissed_for_good(self, table: Table) -> Hand {
        let binding = matches!(table.touch, Touch::Binding { .. });
        match self {
            Hand::Dragging { .. } => self.interrupted_for_good(table),
            Hand::Empty | Hand::Choosing { .. } => Hand::Empty,
            _ if binding => self.interrupted_for_good(table),
            _ => Hand::Empty,
        }
    }

    /// A square is chosen by key where a touch counts.
    pub(super) fn activate_for_good(self, square: Square, table: Table) -> (Hand, Deed) {
        if self.pointer().is_some() || matches!(self, Hand::Choosing { .. }) {
            return (self, Deed::Nothing);
        }
        if let Some((from, to)) = table.promoting {
            return (Hand::Choosing { from, to }, Deed::Nothing);
        }
        match self {
            Hand::Holding { from, .. } if from == square => match table.touch {
                Touch::Anything => (Hand::Empty, Deed::Nothing),
                _ => (self, Deed::Nothing),
            },
            Hand::Holding { from, .. }
                if !table.own(square) || table.castles_onto(from, square) =>
            {
                table.attempt(from, square, false)
            }
            _ if table.piece(square).is_some() => {
                let hand = Hand::Holding {
                    from: square,
                    refused: false,
                };
                (hand, Deed::Touch(square))
            }
            _ => (self, Deed::Nothing),
        }
    }
}
