//! Who can go to a square: the question of notation, asked backwards from where the move ends.

use super::attacks;
use super::bitboard::Bitboard;
use super::legal::LegalMove;
use super::moves::{Move, MoveKind};
use super::piece::{Promotion, Role};
use super::position::Position;
use super::square::{Rank, Square};

/// Why [`Position::sole_move`] finds no single move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unsettled {
    /// None of the pieces can go there.
    Nobody,
    /// Each of these can.
    Several(Bitboard),
    /// The pawn on this square can, and has to become something there (PROMO-1).
    PromotionMissing(Square),
    /// The piece on this square can, but nothing is promoted there.
    NothingToPromote(Square),
}

impl Position {
    /// The pieces among these, of the player to move and of this role, that have a legal move to
    /// `to`: pins and checks counted, castling not.
    pub fn movers(&self, role: Role, to: Square, among: Bitboard) -> Bitboard {
        if self.own.has(to) {
            return Bitboard::EMPTY;
        }
        let occupied = self.occupied();
        let near = match role {
            Role::Pawn => self.pawns & self.pawn_origins(to),
            Role::Knight => self.knights & attacks::knight(to),
            Role::Bishop => (self.diagonals - self.straights) & attacks::bishop(to, occupied),
            Role::Rook => (self.straights - self.diagonals) & attacks::rook(to, occupied),
            Role::Queen => self.diagonals & self.straights & attacks::queen(to, occupied),
            Role::King => self.kings() & attacks::king(to),
        };
        let mut movers = near & self.own & among;
        for from in movers {
            if !self.leaves_king_safe(role, from, to) {
                movers -= from.into();
            }
        }
        movers
    }

    /// The only legal move to `to` of a piece of this role among these, castling not counted.
    ///
    /// # Errors
    ///
    /// That there is none or more than one, or that a promotion is due but not given, or given
    /// but not due.
    pub fn sole_move(
        &self,
        role: Role,
        to: Square,
        among: Bitboard,
        promotion: Option<Promotion>,
    ) -> Result<LegalMove<'_>, Unsettled> {
        let movers = self.movers(role, to, among);
        let Some(from) = movers.first() else {
            return Err(Unsettled::Nobody);
        };
        if movers.more_than_one() {
            return Err(Unsettled::Several(movers));
        }
        let kind = if role != Role::Pawn {
            MoveKind::Plain
        } else if to.rank() == Rank::last(self.turn()) {
            match promotion {
                None => return Err(Unsettled::PromotionMissing(from)),
                Some(promotion) => MoveKind::Promotion(promotion),
            }
        } else if from.file() != to.file() && !self.opponent.has(to) {
            MoveKind::EnPassant
        } else if from.rank().index().abs_diff(to.rank().index()) == 2 {
            MoveKind::DoubleStep
        } else {
            MoveKind::Plain
        };
        if promotion.is_some() && !matches!(kind, MoveKind::Promotion(_)) {
            return Err(Unsettled::NothingToPromote(from));
        }
        Ok(LegalMove {
            position: self,
            mv: Move::new(from, to, kind),
        })
    }

    /// From where a pawn would come to a square: by a capture, or by a step (MOVE-10 to 12).
    fn pawn_origins(&self, to: Square) -> Bitboard {
        let mut from = Bitboard::EMPTY;
        if self.opponent.has(to) || self.passed_square() == Some(to) {
            from = attacks::pawn(!self.turn(), to);
        }
        if !self.opponent.has(to) {
            let back = if self.turn().is_white() { -1 } else { 1 };
            if let Some(one) = to.offset(0, back) {
                from |= one.into();
                if !self.occupied().has(one)
                    && let Some(two) = one.offset(0, back)
                    && two.rank() == Rank::pawns(self.turn())
                {
                    from |= two.into();
                }
            }
        }
        from
    }

    /// Whether our king is safe after the move, which is how the piece moves (CHECK-2).
    fn leaves_king_safe(&self, role: Role, from: Square, to: Square) -> bool {
        let king = self.king(self.turn());
        let without = self.occupied() - from.into();
        match role {
            Role::King => self.attackers_when(to, !self.turn(), without).is_empty(),
            Role::Pawn if from.file() != to.file() && !self.opponent.has(to) => {
                self.en_passant_is_safe(king, from, to)
            }
            _ => (self.attackers_when(king, !self.turn(), without | to.into()) - to.into())
                .is_empty(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Bitboard, Position, Role, Square};
    use crate::rules::Fen;

    // MOVE-17: the same question, asked of the generator.
    #[test]
    fn movers_are_those_of_the_generator() {
        let fens = [
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
            "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1",
        ];
        for fen in fens {
            compare(&Fen::read(fen).unwrap().position, 2);
        }
    }

    fn compare(position: &Position, depth: u32) {
        let moves = position.legal_moves();
        for to in Square::all() {
            for role in Role::ALL {
                let listed: Bitboard = moves
                    .iter()
                    .filter(|mv| mv.to() == to && mv.castling().is_none())
                    .map(|mv| mv.from())
                    .filter(|&from| position.piece_at(from).unwrap().role == role)
                    .collect();
                assert_eq!(position.movers(role, to, Bitboard::ALL), listed);
            }
        }
        for &mv in &moves {
            if mv.castling().is_none() {
                let role = position.piece_at(mv.from()).unwrap().role;
                let found = position
                    .sole_move(role, mv.to(), mv.from().into(), mv.promotion())
                    .unwrap();
                assert_eq!(found.get(), mv);
            }
            if depth > 0 {
                compare(&position.play(mv).unwrap(), depth - 1);
            }
        }
    }
}
