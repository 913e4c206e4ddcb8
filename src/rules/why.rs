//! Why a piece can't go to a square, as a typed answer: lessons, refusals and the arbiter need it.

use super::attacks;
use super::bitboard::Bitboard;
use super::moves::Wing;
use super::piece::{Piece, Role};
use super::position::Position;
use super::square::{Rank, Square};

/// Why a move is not legal. Squares in it are those to be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// No piece stands there.
    NoPiece,
    /// The piece is the opponent's (TURN-1).
    NotYours,
    /// From and to are one square.
    SameSquare,
    /// An own piece stands on the square (MOVE-3).
    OwnPiece,
    /// The piece does not move like that (MOVE-5 to 12).
    NotHowItMoves,
    /// A piece is in the way (MOVE-4), or straight before the pawn (MOVE-10).
    Blocked {
        /// The nearest piece in the way.
        by: Square,
    },
    /// A pawn goes diagonally only to capture, and nothing stands there (MOVE-12).
    NothingToCapture,
    /// The pawn beside has not just come by a double step (EP-2, EP-3).
    NotEnPassant {
        /// The pawn that would have been taken.
        pawn: Square,
    },
    /// The piece shields its own king (MOVE-16).
    Pinned {
        /// The own king.
        king: Square,
        /// The enemy piece that pins it.
        by: Square,
    },
    /// The king is in check and would still be (CHECK-2).
    LeavesCheck {
        /// The own king.
        king: Square,
        /// The pieces that would still give check.
        by: Bitboard,
    },
    /// The king would stand on an attacked square (MOVE-5).
    KingAttacked {
        /// The pieces that attack it.
        by: Bitboard,
    },
    /// Capturing en passant takes both pawns away and opens a line to the king (EP-4).
    EnPassantExposes {
        /// The own king.
        king: Square,
        /// The pieces that would give check.
        by: Bitboard,
    },
    /// Castling is not possible.
    Castling(Wing, CastlingRefusal),
    /// A pawn that reaches the last rank has to become something (PROMO-1).
    PromotionMissing,
    /// A promotion is given for a move that promotes nothing.
    NothingToPromote,
}

/// Which condition of castling is not met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CastlingRefusal {
    /// The king or that rook has moved, or the rook is gone (CASTLE-2).
    RightLost,
    /// The king is in check (CASTLE-3c).
    InCheck {
        /// The pieces that give check.
        by: Bitboard,
    },
    /// Pieces stand in the way (CASTLE-3f).
    Between {
        /// The squares on which they stand.
        pieces: Bitboard,
    },
    /// A square that the king crosses is attacked, or the one where it arrives (CASTLE-3a, b).
    PathAttacked {
        /// The attacked square nearest to the king.
        square: Square,
        /// The pieces that attack it.
        by: Bitboard,
    },
    /// The rook's leaving would open a line to the king (Chess960 only).
    RookPinned {
        /// The pieces that would give check.
        by: Bitboard,
    },
}

impl Position {
    /// Why the piece on `from` can't go to `to` now; `None` when it can (for a pawn to the last
    /// rank: with a promotion).
    pub fn why_not(&self, from: Square, to: Square) -> Option<Refusal> {
        let Some(piece) = self.piece_at(from) else {
            return Some(Refusal::NoPiece);
        };
        if piece.color != self.turn() {
            return Some(Refusal::NotYours);
        }
        let possible =
            self.movers(piece.role, to, from.into()).any() || self.castling_to(from, to).is_some();
        if possible {
            None
        } else if from == to {
            // Only after the moves: in Chess960 castling can end where the king stands.
            Some(Refusal::SameSquare)
        } else {
            Some(self.refusal(piece, from, to))
        }
    }

    fn refusal(&self, piece: Piece, from: Square, to: Square) -> Refusal {
        if piece.role == Role::King
            && let Some(wing) = self.castling_meant(from, to)
        {
            return Refusal::Castling(wing, self.castling_refusal(wing, from));
        }
        if self.own.has(to) {
            return Refusal::OwnPiece;
        }
        let reach = match piece.role {
            Role::Pawn => match self.pawn_refusal(from, to) {
                Some(refusal) => return refusal,
                None => return self.exposed(piece, from, to),
            },
            Role::Knight => attacks::knight(from),
            Role::King => attacks::king(from),
            Role::Bishop => attacks::bishop_rays(from),
            Role::Rook => attacks::rook_rays(from),
            Role::Queen => attacks::bishop_rays(from) | attacks::rook_rays(from),
        };
        if !reach.has(to) {
            return Refusal::NotHowItMoves;
        }
        match self.nearest_between(from, to) {
            Some(by) => Refusal::Blocked { by },
            None => self.exposed(piece, from, to),
        }
    }

    /// The occupied square between two squares that lies nearest to the first.
    fn nearest_between(&self, from: Square, to: Square) -> Option<Square> {
        let between = attacks::between(from, to) & self.occupied();
        if to > from {
            between.first()
        } else {
            between.last()
        }
    }

    fn pawn_refusal(&self, from: Square, to: Square) -> Option<Refusal> {
        if attacks::pawn(self.turn(), from).has(to) {
            if self.opponent.has(to) || self.passed_square() == Some(to) {
                return None;
            }
            let beside = Square::at(to.file(), from.rank());
            let could_pass = to.rank() == Position::passed_rank(self.turn());
            return Some(if could_pass && (self.pawns & self.opponent).has(beside) {
                Refusal::NotEnPassant { pawn: beside }
            } else {
                Refusal::NothingToCapture
            });
        }
        let step = if self.turn().is_white() { 1 } else { -1 };
        let one = from.offset(0, step);
        let two = from
            .offset(0, 2 * step)
            .filter(|_| from.rank() == Rank::pawns(self.turn()));
        if one != Some(to) && two != Some(to) {
            return Some(Refusal::NotHowItMoves);
        }
        let in_the_way = one
            .into_iter()
            .chain(Some(to))
            .find(|&square| self.occupied().has(square));
        in_the_way.map(|by| Refusal::Blocked { by })
    }

    /// The move is how the piece moves, so what forbids it is the safety of the king.
    fn exposed(&self, piece: Piece, from: Square, to: Square) -> Refusal {
        if piece.role == Role::King {
            let through = self.occupied() - from.into();
            return Refusal::KingAttacked {
                by: self.attackers_when(to, !self.turn(), through | to.into()) - to.into(),
            };
        }
        let king = self.king(self.turn());
        let mut after = (self.occupied() - from.into()) | to.into();
        let mut gone = Bitboard::of(to);
        let en_passant = piece.role == Role::Pawn
            && self.passed_square() == Some(to)
            && from.file() != to.file();
        if en_passant {
            gone = Square::at(to.file(), from.rank()).into();
            after -= gone;
        }
        let by = self.attackers_when(king, !self.turn(), after) - gone;
        let checkers = self.checkers();
        match (by - checkers).first() {
            Some(_) if en_passant && self.pinner(from).is_none() => Refusal::EnPassantExposes {
                king,
                by: by - checkers,
            },
            Some(by) => Refusal::Pinned { king, by },
            None => Refusal::LeavesCheck { king, by },
        }
    }

    /// The wing towards which a king's move would be castling: two or more squares along its
    /// back rank to the g- or c-file, or onto its castling rook.
    fn castling_meant(&self, from: Square, to: Square) -> Option<Wing> {
        Wing::ALL.into_iter().find(|&wing| {
            let far = from.file().index().abs_diff(to.file().index()) > 1;
            let outward = (to > from) == (wing == Wing::Short);
            self.castling_rook(self.turn(), wing) == Some(to)
                || from.rank() == Rank::back(self.turn())
                    && far
                    && outward
                    && to == wing.king_to(self.turn())
        })
    }

    fn castling_refusal(&self, wing: Wing, king: Square) -> CastlingRefusal {
        let Some(rook) = self.castling_rook(self.turn(), wing) else {
            return CastlingRefusal::RightLost;
        };
        let checkers = self.checkers();
        if checkers.any() {
            return CastlingRefusal::InCheck { by: checkers };
        }
        let (king_to, rook_to) = (wing.king_to(self.turn()), wing.rook_to(self.turn()));
        let king_path = attacks::between(king, king_to) | king_to.into();
        let rook_path = attacks::between(rook, rook_to) | rook_to.into();
        let others = self.occupied() - king.into() - rook.into();
        let pieces = (king_path | rook_path) & others;
        if pieces.any() {
            return CastlingRefusal::Between { pieces };
        }
        let through = self.occupied() - king.into();
        let attacks_on = |square| self.attackers_when(square, !self.turn(), through);
        let attacked: Bitboard = king_path
            .into_iter()
            .filter(|&square| attacks_on(square).any())
            .collect();
        let nearest = if king_to > king {
            attacked.first()
        } else {
            attacked.last()
        };
        if let Some(square) = nearest {
            let by = attacks_on(square);
            return CastlingRefusal::PathAttacked { square, by };
        }
        let by = self.attackers_when(king_to, !self.turn(), others | rook_to.into());
        CastlingRefusal::RookPinned { by }
    }
}
