//! What the hand over the board is doing: one state machine for pointer, keyboard and screen reader.
//!
//! [`Hand::step`] takes one gesture and says what the hand does next and what comes of it. A tap,
//! a drag, a key and a click that a screen reader sends all end in the same [`Deed`]s.

use crate::rules::{Move, Piece, Placement, Position, Promotion, Refusal, Square, Wing};

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

/// What touching a piece means at this table, now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touch {
    /// Nothing: another piece may be taken instead.
    Free,
    /// It binds.
    Binding {
        /// The one piece that the touches leave to be moved, if they do.
        rest: Option<Square>,
    },
    /// "I adjust" has been said: pieces are put right on their squares (TOUCH-9).
    Adjusting,
    /// Any piece may be carried anywhere; what comes of it is ruled on afterwards (IRREG-26).
    Anything,
}

/// What the hand has to know of the game.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// The position.
    pub position: &'a Position,
    /// The pieces as they stand on the board.
    pub board: &'a Placement,
    /// Castling by putting the king on the rook is understood (VARIANT-2).
    pub chess960: bool,
    /// No move can be made any more.
    pub over: bool,
    /// What touching means.
    pub touch: Touch,
    /// From where and to where the pawn came that waits to be replaced (PROMO-4).
    pub promoting: Option<(Square, Square)>,
}

impl Table<'_> {
    fn own(&self, square: Square) -> bool {
        self.piece(square)
            .is_some_and(|piece| piece.color == self.position.turn())
    }

    fn piece(&self, square: Square) -> Option<Piece> {
        self.board.get(square)
    }

    /// What a hand that has let go still has to do with a piece.
    fn left(&self, from: Square) -> Hand {
        let refused = false;
        match self.touch {
            Touch::Free | Touch::Anything => Hand::Holding { from, refused },
            Touch::Binding { rest } => {
                rest.map_or(Hand::Empty, |from| Hand::Holding { from, refused })
            }
            Touch::Adjusting => Hand::Empty,
        }
    }

    /// Whether the king on `from` may castle with the rook on `rook` by going onto it.
    fn castles_onto(&self, from: Square, rook: Square) -> bool {
        let color = self.position.turn();
        self.chess960
            && self.own(rook)
            && Wing::ALL.into_iter().any(|wing| {
                self.position.castling_rook(color, wing) == Some(rook)
                    && self
                        .position
                        .find_move(from, rook, None)
                        .is_ok_and(|mv| mv.castling().is_some())
            })
    }

    fn attempt(&self, from: Square, to: Square, carried: bool) -> (Hand, Deed) {
        let carry = (Hand::Empty, Deed::Carry { from, to, carried });
        if matches!(self.touch, Touch::Adjusting | Touch::Anything) {
            return carry;
        }
        let own_piece = self.own(to) && !self.castles_onto(from, to);
        let found = if own_piece {
            Err(Refusal::OwnPiece)
        } else {
            self.position.find_move(from, to, None)
        };
        match found {
            Ok(mv) => (
                Hand::Empty,
                Deed::Play {
                    mv: mv.get(),
                    carried,
                },
            ),
            Err(Refusal::PromotionMissing) if self.touch == Touch::Free => {
                (Hand::Choosing { from, to }, Deed::Nothing)
            }
            Err(Refusal::PromotionMissing) => carry,
            Err(why) => {
                let hand = match self.touch {
                    Touch::Free => Hand::Holding {
                        from,
                        refused: true,
                    },
                    _ => self.left(from),
                };
                (hand, Deed::Refuse(Refused { from, to, why }))
            }
        }
    }
}

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
        match gesture {
            Gesture::Press {
                pointer,
                at,
                square,
            } => self.press(pointer, at, square, table),
            Gesture::Move { pointer, at } => (self.follow(pointer, at), Deed::Nothing),
            Gesture::Lift { pointer, square } if self.pointer() == Some(pointer) => {
                self.lift(square, table)
            }
            Gesture::Lose { pointer } if self.pointer() == Some(pointer) => {
                (self.interrupted(table), Deed::Nothing)
            }
            Gesture::Lift { .. } | Gesture::Lose { .. } => (self, Deed::Nothing),
            Gesture::Interrupt => (self.interrupted(table), Deed::Nothing),
            Gesture::Activate(square) => self.activate(square, table),
            Gesture::Dismiss => (
                match (self, table.touch) {
                    (Hand::Dragging { .. }, _) => self.interrupted(table),
                    // Out of a touch that binds there is no way (C31).
                    (Hand::Empty | Hand::Choosing { .. }, Touch::Binding { .. }) => Hand::Empty,
                    (_, Touch::Binding { .. }) => self.interrupted(table),
                    _ => Hand::Empty,
                },
                Deed::Nothing,
            ),
            Gesture::Choose(promotion) => match self {
                Hand::Choosing { to, .. } if table.touch != Touch::Free => {
                    let deed = Deed::Promote {
                        to: promotion,
                        square: to,
                    };
                    (Hand::Empty, deed)
                }
                Hand::Choosing { from, to } => {
                    match table.position.find_move(from, to, Some(promotion)) {
                        Ok(mv) => (
                            Hand::Empty,
                            Deed::Play {
                                mv: mv.get(),
                                carried: false,
                            },
                        ),
                        Err(why) => (Hand::Empty, Deed::Refuse(Refused { from, to, why })),
                    }
                }
                _ => (self, Deed::Nothing),
            },
        }
    }

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

    fn press(self, pointer: PointerId, at: Place, square: Square, table: Table) -> (Hand, Deed) {
        if table.touch != Touch::Free {
            return self.press_for_good(pointer, at, square, table);
        }
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

    /// A pointer goes down where a touch counts.
    fn press_for_good(
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

    fn lift(self, square: Option<Square>, table: Table) -> (Hand, Deed) {
        match self {
            Hand::Pressing { from, .. } if table.touch != Touch::Free => {
                (table.left(from), Deed::Nothing)
            }
            Hand::Dragging { from, .. } if table.touch != Touch::Free => match square {
                Some(to) if to != from => table.attempt(from, to, true),
                _ => (table.left(from), Deed::Nothing),
            },
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
            _ => (self.interrupted(table), Deed::Nothing),
        }
    }

    fn interrupted(self, table: Table) -> Hand {
        match self {
            Hand::Pressing { from, .. }
            | Hand::Dragging { from, .. }
            | Hand::Aiming { from, .. }
                if table.touch != Touch::Free =>
            {
                table.left(from)
            }
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

    fn activate(self, square: Square, table: Table) -> (Hand, Deed) {
        if table.touch != Touch::Free {
            return self.activate_for_good(square, table);
        }
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

impl Hand {
    /// A square is chosen by key where a touch counts.
    fn activate_for_good(self, square: Square, table: Table) -> (Hand, Deed) {
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

#[cfg(test)]
#[path = "hand_tests.rs"]
mod tests;
