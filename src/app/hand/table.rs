//! What the hand has to know of the game, and what becomes of a piece that is let go.

use super::{Deed, Hand, Refused};
use crate::rules::{Piece, Placement, Position, Refusal, Square, Wing};

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
    pub(super) fn own(&self, square: Square) -> bool {
        self.piece(square)
            .is_some_and(|piece| piece.color == self.position.turn())
    }

    pub(super) fn piece(&self, square: Square) -> Option<Piece> {
        self.board.get(square)
    }

    /// What a hand that has let go still has to do with a piece.
    pub(super) fn left(&self, from: Square) -> Hand {
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
    pub(super) fn castles_onto(&self, from: Square, rook: Square) -> bool {
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

    pub(super) fn attempt(&self, from: Square, to: Square, carried: bool) -> (Hand, Deed) {
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
