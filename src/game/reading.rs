//! Reading the pieces on the board: which move stands there, which is half done, what is irregular.

use super::notice::Irregularity;
use super::regulations::Settings;
use super::state::State;
use crate::rules::{Move, Piece, Placement, Refusal, Role, Square};

impl State {
    /// The move among these after which the pieces stand as they do now.
    pub(super) fn read(&self, moves: &[Move]) -> Option<Move> {
        if !self.beside.is_empty() {
            return None;
        }
        let gone = |mv: &&Move| self.board.get(mv.from()) != self.base.get(mv.from());
        let stands = |mv: &&Move| {
            let next = self.position.play(**mv);
            next.is_ok_and(|next| next.placement() == self.board)
        };
        moves.iter().filter(gone).find(stands).copied()
    }

    /// Whether the pieces stand as in the middle of this move.
    pub(super) fn is_part_of(&self, mv: Move) -> bool {
        let captured = self.position.captured_square(mv);
        let mut beside = self.beside.iter();
        let beside_fits = match (beside.next(), beside.next()) {
            (None, _) => true,
            (Some(&(square, piece)), None) => {
                captured == Some(square) && self.base.get(square) == Some(piece)
            }
            _ => false,
        };
        let mut picture = carried(&self.base, mv);
        if beside_fits && picture == self.board {
            return true;
        }
        if let Some(promotion) = mv.promotion() {
            let pawn = self.base.get(mv.from());
            // The new piece stands, the captured one is still beside it.
            if let Some(pawn) = pawn {
                picture.put(mv.to(), Piece::new(pawn.color, promotion.role()));
            }
            if beside_fits && picture == self.board {
                return true;
            }
        }
        false
    }

    /// Why castling is not legal, if the king alone was let go two squares away.
    pub(super) fn castling_attempt(&self) -> Option<Refusal> {
        let from = self.position.king(self.turn);
        let king = Piece::new(self.turn, Role::King);
        let to = self.board.of(king).only()?;
        let far = from.rank() == to.rank()
            && from.file().index().abs_diff(to.file().index()) == 2
            && from.file().index() == 4;
        let mut picture = self.base;
        picture.take(from);
        picture.put(to, king);
        if !far || picture != self.board {
            return None;
        }
        self.position.why_not(from, to)
    }

    /// What is irregular about what stands on the board, and the promotion that is fixed by it.
    pub(super) fn irregularity(
        &self,
        settings: &Settings,
    ) -> (Irregularity, Option<(Square, Square)>) {
        let legal = self.legal_moves(settings);
        let promotion = legal
            .iter()
            .filter(|mv| mv.promotion().is_some())
            .find(|mv| {
                let mut stands = carried(&self.base, **mv);
                let mut board = self.board;
                stands.take(mv.to());
                board.take(mv.to());
                stands == board
            });
        if let Some(mv) = promotion {
            let squares = Some((mv.from(), mv.to()));
            let pawn = self.base.get(mv.from());
            return if self.board.get(mv.to()) == pawn {
                (Irregularity::UnreplacedPawn, squares)
            } else {
                (Irregularity::WrongPromotion, squares)
            };
        }
        if legal.iter().any(|&mv| self.is_part_of(mv)) {
            return (Irregularity::Unfinished, None);
        }
        let king = self.position.king(self.turn);
        let moved = self.board.of(Piece::new(self.turn, Role::King)).only();
        let far = moved.is_some_and(|to| {
            to.rank() == king.rank() && to.file().index().abs_diff(king.file().index()) == 2
        });
        if far {
            (Irregularity::WrongCastling, None)
        } else {
            (Irregularity::IllegalMove, None)
        }
    }
}

/// The pieces with the piece of a move carried to its square, and nothing else done.
pub(super) fn carried(base: &Placement, mv: Move) -> Placement {
    let mut picture = *base;
    if let Some(piece) = picture.take(mv.from()) {
        picture.put(mv.to(), piece);
    }
    picture
}
