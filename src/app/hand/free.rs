//! What gestures mean where a touch does not count: another piece may be taken instead.

use super::{Before, Deed, Hand, Place, PointerId, Refused, Table};
use crate::rules::{Promotion, Refusal, Square};

impl Before {
    fn hand(self, from: Square) -> Hand {
        match self {
            Before::Free => Hand::Empty,
            Before::Held | Before::Refused => Hand::Holding {
                from,
                refused: self == Before::Refused,
            },
        }
    }
}

impl Hand {
    pub(super) fn press(
        self,
        pointer: PointerId,
        at: Place,
        square: Square,
        table: Table,
    ) -> (Hand, Deed) {
        let before = match self {
            // A second finger (C34), and the board under an open chooser.
            Hand::Pressing { .. }
            | Hand::Dragging { .. }
            | Hand::Aiming { .. }
            | Hand::Choosing { .. } => return (self, Deed::Nothing),
            Hand::Holding { from, refused } if from == square => {
                if refused {
                    Before::Refused
                } else {
                    Before::Held
                }
            }
            // With free touch another own piece is taken in hand instead (C33).
            Hand::Holding { from, .. }
                if !table.own(square) || table.castles_onto(from, square) =>
            {
                return (
                    Hand::Aiming {
                        from,
                        to: square,
                        pointer,
                    },
                    Deed::Nothing,
                );
            }
            Hand::Empty | Hand::Holding { .. } => Before::Free,
        };
        if table.own(square) {
            let hand = Hand::Pressing {
                from: square,
                pointer,
                at,
                before,
            };
            (hand, Deed::Nothing)
        } else {
            (Hand::Empty, nothing_to_take(square, table))
        }
    }

    pub(super) fn lift(self, square: Option<Square>, table: Table) -> (Hand, Deed) {
        match self {
            Hand::Pressing { from, before, .. } => {
                let hand = match before {
                    Before::Held => Hand::Empty,
                    Before::Free | Before::Refused => Hand::Holding {
                        from,
                        refused: false,
                    },
                };
                (hand, Deed::Nothing)
            }
            Hand::Dragging { from, .. } => match square {
                None => (Hand::Empty, Deed::Nothing),
                Some(to) if to == from => {
                    let refused = false;
                    (Hand::Holding { from, refused }, Deed::Nothing)
                }
                Some(to) => table.attempt(from, to, true),
            },
            Hand::Aiming { from, to, .. } if square == Some(to) => table.attempt(from, to, false),
            _ => (self.interrupted(), Deed::Nothing),
        }
    }

    /// The pointer is gone: all is as before it went down.
    pub(super) fn interrupted(self) -> Hand {
        match self {
            Hand::Pressing { from, before, .. } | Hand::Dragging { from, before, .. } => {
                before.hand(from)
            }
            Hand::Aiming { from, .. } => Hand::Holding {
                from,
                refused: false,
            },
            Hand::Empty | Hand::Holding { .. } | Hand::Choosing { .. } => self,
        }
    }

    /// Escape: a drag ends, else the hand lets go.
    pub(super) fn dismissed(self) -> Hand {
        match self {
            Hand::Dragging { .. } => self.interrupted(),
            _ => Hand::Empty,
        }
    }

    pub(super) fn activate(self, square: Square, table: Table) -> (Hand, Deed) {
        match self {
            Hand::Holding { from, .. } if from == square => (Hand::Empty, Deed::Nothing),
            Hand::Holding { from, .. }
                if !table.own(square) || table.castles_onto(from, square) =>
            {
                table.attempt(from, square, false)
            }
            Hand::Empty | Hand::Holding { .. } if table.own(square) => {
                let hand = Hand::Holding {
                    from: square,
                    refused: false,
                };
                (hand, Deed::Nothing)
            }
            Hand::Empty => (Hand::Empty, nothing_to_take(square, table)),
            _ => (self, Deed::Nothing),
        }
    }
}

/// What a pawn becomes is chosen with the move itself.
pub(super) fn choose(from: Square, to: Square, promotion: Promotion, table: Table) -> (Hand, Deed) {
    let deed = match table.position.find_move(from, to, Some(promotion)) {
        Ok(mv) => Deed::Play {
            mv: mv.get(),
            carried: false,
        },
        Err(why) => Deed::Refuse(Refused { from, to, why }),
    };
    (Hand::Empty, deed)
}

/// A touch of a square on which no own piece stands: on an enemy piece it gets its reason.
fn nothing_to_take(square: Square, table: Table) -> Deed {
    match table.piece(square) {
        None => Deed::Nothing,
        Some(_) => Deed::Refuse(Refused {
            from: square,
            to: square,
            why: Refusal::NotYours,
        }),
    }
}
