//! Legal moves as values that can't be anything else, and lists of them.

use core::fmt;
use core::ops::Deref;

use super::bitboard::Bitboard;
use super::moves::{Move, MoveKind, Wing};
use super::piece::Promotion;
use super::position::Position;
use super::reach::Unsettled;
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

    /// The same, faster by a tenth for 37 KiB of tables: for perft and for searches that play on.
    #[inline]
    pub fn each_legal_quickly<'p>(&'p self, mut f: impl FnMut(LegalMove<'p>)) {
        self.each_move_quickly(|mv| f(LegalMove { position: self, mv }));
    }

    /// All legal moves.
    pub fn legal_moves(&self) -> Vec<Move> {
        self.legal_moves_from(Bitboard::ALL)
    }

    /// The legal moves of the pieces on these squares.
    // Not inlined, so that all but perft and search share one copy of the generator.
    #[inline(never)]
    pub fn legal_moves_from(&self, movers: Bitboard) -> Vec<Move> {
        let mut moves = Vec::with_capacity(48);
        self.each_move(movers, |mv| moves.push(mv));
        moves
    }

    /// The legal captures of what stands on `square`, en passant included (TOUCH-3e).
    pub fn legal_captures_of(&self, square: Square) -> Vec<Move> {
        let mut moves = self.legal_moves();
        moves.retain(|&mv| self.captured_square(mv) == Some(square));
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
        let (from, to) = (mv.from(), mv.to());
        let legal = if mv.castling().is_some() {
            self.castling(mv)
        } else {
            self.piece_at(from).and_then(|piece| {
                let sole = self.sole_move(piece.role, to, from.into(), mv.promotion());
                sole.ok()
            })
        };
        match legal.filter(|legal| legal.mv == mv) {
            Some(legal) => Ok(legal),
            None => Err(self.why_not(from, to).unwrap_or(Refusal::NotHowItMoves)),
        }
    }

    /// The castling of the king on `from` that is meant by its arrival square, or by the square of
    /// the rook, if it is legal. A rook's square goes first (Chess960).
    pub(super) fn castling_to(&self, from: Square, to: Square) -> Option<LegalMove<'_>> {
        let turn = self.turn();
        let wing = Wing::ALL.into_iter().find(|&wing| {
            let rook = self.castling_rook(turn, wing);
            rook == Some(to) || rook.is_some() && wing.king_to(turn) == to
        })?;
        let castling = Move::new(from, wing.king_to(turn), MoveKind::Castling(wing));
        self.castling(castling)
    }

    fn castling(&self, mv: Move) -> Option<LegalMove<'_>> {
        let moves = self.legal_moves_from(mv.from().into());
        let legal = moves.contains(&mv);
        legal.then_some(LegalMove { position: self, mv })
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
        let Some(piece) = self.piece_at(from) else {
            return Err(Refusal::NoPiece);
        };
        match self.sole_move(piece.role, to, from.into(), promotion) {
            Ok(legal) => return Ok(legal),
            Err(Unsettled::PromotionMissing(_)) => return Err(Refusal::PromotionMissing),
            Err(_) => {}
        }
        // A king's plain step to the square goes before a castling that ends there (Chess960).
        match self.castling_to(from, to).filter(|_| promotion.is_none()) {
            Some(castling) => Ok(castling),
            None => Err(self.why_not(from, to).unwrap_or(Refusal::NothingToPromote)),
        }
    }
}
