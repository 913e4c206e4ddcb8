//! When two positions are the same (DRAW-12).

use super::bitboard::Bitboard;
use super::position::{BACK_RANKS, Position};

/// What makes positions the same for repetition (DRAW-12): placement, player to move, castling
/// rights, and en passant where such a capture is legal; not the counters. Exact, 56 bytes, no
/// hash that could collide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Identity([u64; 7]);

impl Position {
    /// The identity of this position for repetition.
    pub fn identity(&self) -> Identity {
        let (white, black) = if self.turn.is_white() {
            (self.own, self.opponent)
        } else {
            (self.opponent, self.own)
        };
        let mut rights = self.rights & BACK_RANKS;
        if let Some(square) = self.legal_passed_square() {
            rights |= square.into();
        }
        // The middle ranks 4 and 5 carry no right: one bit there tells whose turn it is.
        let turn = u64::from(self.turn.is_white()) << 32;
        Identity([
            self.pawns.0,
            self.knights.0,
            self.diagonals.0,
            self.straights.0,
            white.0,
            black.0,
            rights.0 | turn,
        ])
    }

    /// The passed square, where a capture en passant is legal now (DRAW-12b).
    pub fn legal_passed_square(&self) -> Option<super::Square> {
        let passed = self.passed_square()?;
        let king = self.king(self.turn);
        let pawns = self.pawns & self.own & super::attacks::pawn(!self.turn, passed);
        pawns
            .into_iter()
            .any(|from| self.en_passant_is_safe(king, from, passed))
            .then_some(passed)
    }

    /// Whether the other side could never be mated by what is left, and neither could this one
    /// (DRAW-9, `ByMaterial`): kings alone, with one knight, or with bishops all on squares of one
    /// colour.
    pub fn is_bare_material(&self) -> bool {
        let light = Bitboard(0x55aa_55aa_55aa_55aa);
        if (self.pawns | self.straights).any() {
            return false;
        }
        let bishops = self.diagonals;
        let one_color = (bishops & light).is_empty() || (bishops - light).is_empty();
        match self.knights.count() {
            0 => one_color,
            1 => bishops.is_empty(),
            _ => false,
        }
    }

    /// Whether each side has its king and at most one bishop or knight (DRAW-9, `OneMinorEach`).
    pub fn has_one_minor_each(&self) -> bool {
        let minors = self.knights | self.diagonals;
        (self.pawns | self.straights).is_empty()
            && !(minors & self.own).more_than_one()
            && !(minors & self.opponent).more_than_one()
    }

    /// How a position has ended the game by itself, if it has: the player to move has no legal
    /// move.
    pub fn ending(&self) -> Option<Ending> {
        if self.count_legal_moves() > 0 {
            None
        } else if self.is_check() {
            Some(Ending::Checkmate)
        } else {
            Some(Ending::Stalemate)
        }
    }
}

/// How the player to move is out of legal moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// In check: the other side has won (MATE-1).
    Checkmate,
    /// Not in check: a draw (STALE-1).
    Stalemate,
}
