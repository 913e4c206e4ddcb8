//! Legal moves as values that can't be anything else, and lists of them.

use core::fmt;
use core::ops::Deref;

use super::bitboard::Bitboard;
use super::moves::{Move, MoveKind};
use super::piece::Promotion;
use super::position::Position;
use super::square::Square;
use super::why::Refusal;

/// A legal move together with the position in which it is legal: playing it can't fail.
#[derive(Clone, Copy)]
pub struct LegalMove<'p> {
    pub(super) position: &'p Position,
    pub(super) mv: Move,
}

impl LegalMove<'_> {
    /// The move alone.
    #[inline]
    pub fn get(self) -> Move {
        self.mv
    }

    /// The position after the move.
    #[inline]
    pub fn play(self) -> Position {
        self.position.after(self.mv)
    }
}

impl Deref for LegalMove<'_> {
    type Target = Move;

    #[inline]
    fn deref(&self) -> &Move {
        &self.mv
    }
}

impl fmt::Debug for LegalMove<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.mv.fmt(f)
    }
}

impl Position {
    /// Calls `f` with each legal move, piece by piece.
    #[inline]
    pub fn each_legal<'p>(&'p self, mut f: impl FnMut(LegalMove<'p>)) {
        self.each_move(Bitboard::ALL, |mv| f(LegalMove { position: self, mv }));
    }

    /// All legal moves.
    pub fn legal_moves(&self) -> Vec<Move> {
        self.legal_moves_from(Bitboard::ALL)
    }

    /// The legal moves of the pieces on these squares.
    pub fn legal_moves_from(&self, movers: Bitboard) -> Vec<Move> {
        let mut moves = Vec::with_capacity(48);
        self.each_move(movers, |mv| moves.push(mv));
        moves
    }

    /// The legal captures of what stands on `square`, en passant included (TOUCH-3e).
    pub fn legal_captures_of(&self, square: Square) -> Vec<Move> {
        let mut moves = Vec::new();
        self.each_move(Bitboard::ALL, |mv| {
            if self.captured_square(mv) == Some(square) {
                moves.push(mv);
            }
        });
        moves
    }

    /// The square from which a move takes an enemy piece off, if it captures (MOVE-2, EP-1).
    pub fn captured_square(&self, mv: Move) -> Option<Square> {
        match mv.kind() {
            MoveKind::EnPassant => Some(Square::at(mv.to().file(), mv.from().rank())),
            _ if self.opponent.has(mv.to()) => Some(mv.to()),
            _ => None,
        }
    }

    /// The move as a legal one.
    ///
    /// # Errors
    ///
    /// Why it is not legal.
    pub fn legal(&self, mv: Move) -> Result<LegalMove<'_>, Refusal> {
        let mut found = false;
        self.each_move(mv.from().into(), |other| found |= other == mv);
        if found {
            Ok(LegalMove { position: self, mv })
        } else {
            Err(self
                .why_not(mv.from(), mv.to())
                .unwrap_or(Refusal::NotHowItMoves))
        }
    }

    /// The position after the move.
    ///
    /// # Errors
    ///
    /// Why the move is not legal.
    pub fn play(&self, mv: Move) -> Result<Position, Refusal> {
        self.legal(mv).map(LegalMove::play)
    }

    /// The legal move between two squares, with the promotion where one is due. Castling is found
    /// by the king's arrival square, or by the square of the castling rook.
    ///
    /// # Errors
    ///
    /// Why there is none; a promotion that is due but not given, or given but not due, among them.
    pub fn find_move(
        &self,
        from: Square,
        to: Square,
        promotion: Option<Promotion>,
    ) -> Result<LegalMove<'_>, Refusal> {
        let mut found = None;
        let mut promotes = false;
        let mut castles = None;
        self.each_move(from.into(), |mv| match mv.kind() {
            MoveKind::Castling(wing)
                if (mv.to() == to || self.castling_rook(self.turn(), wing) == Some(to)) =>
            {
                castles = Some(mv);
            }
            _ if mv.to() == to => {
                promotes |= mv.promotion().is_some();
                if mv.promotion() == promotion {
                    found = Some(mv);
                }
            }
            _ => {}
        });
        // A king's plain step to the square goes before a castling that ends there (Chess960).
        match found.or(castles.filter(|_| promotion.is_none())) {
            Some(mv) => Ok(LegalMove { position: self, mv }),
            None if promotes => Err(Refusal::PromotionMissing),
            None => Err(self.why_not(from, to).unwrap_or(Refusal::NothingToPromote)),
        }
    }
}
