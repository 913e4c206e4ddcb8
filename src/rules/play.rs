//! Playing a move: the position after it.

use super::bitboard::Bitboard;
use super::moves::{self, Move, Wing};
use super::position::{BACK_RANKS, Position};
use super::square::{Rank, Square};

/// A set after the piece on `from`, if it is in the set, has gone to `to`, and what stood on `to`
/// has gone from the board.
#[inline]
fn carried(set: Bitboard, from: Square, to: Square, keep: Bitboard) -> Bitboard {
    set & keep | Bitboard((set.0 >> from.index() & 1) << to.index())
}

impl Position {
    /// The position after a move that the generator has handed over for this position; for searches, which keep
    /// moves and positions apart. Everybody else plays a [`LegalMove`](super::LegalMove).
    #[inline]
    pub(crate) fn after(&self, mv: Move) -> Position {
        let (from, to, code) = (mv.from(), mv.to(), mv.code());
        let leaving = Bitboard::of(from);
        let arriving = Bitboard::of(to);
        let keep = !(leaving | arriving);
        let progress = ((self.pawns & leaving) | (self.opponent & arriving)).any();
        let mut next = Position {
            pawns: carried(self.pawns, from, to, keep),
            knights: carried(self.knights, from, to, keep),
            diagonals: carried(self.diagonals, from, to, keep),
            straights: carried(self.straights, from, to, keep),
            own: self.opponent - arriving,
            opponent: self.own & keep | arriving,
            rights: self.rights & keep & BACK_RANKS,
            counters: self.counters.after(progress),
        };
        if code == moves::DOUBLE_STEP {
            let passed = (from.index() + to.index()) as u32 / 2;
            next.rights |= Square::wrapping(passed).into();
        } else if code != 0 {
            next.special(self, from, to, code);
        }
        next
    }

    /// The position with the other player to move and nothing moved: the null move of analyses, which
    /// counts as a half-move without progress. `None` in check, which can't be left standing (CHECK-2).
    pub fn null_move(&self) -> Option<Position> {
        (!self.is_check()).then(|| Position {
            own: self.opponent,
            opponent: self.own,
            rights: self.rights & BACK_RANKS,
            counters: self.counters.after(false),
            ..*self
        })
    }

    /// What a move does beyond carrying one piece. `self` is the position after the
    /// carrying, `before` the one before.
    fn special(&mut self, before: &Position, from: Square, to: Square, code: u16) {
        match code {
            moves::EN_PASSANT => {
                let taken = Bitboard::of(Square::at(to.file(), from.rank()));
                self.pawns -= taken;
                self.own -= taken;
            }
            moves::CASTLING => self.castle(before, from, to, Wing::Short),
            moves::CASTLING_LONG => self.castle(before, from, to, Wing::Long),
            _ => {
                let new = Bitboard::of(to);
                self.pawns -= new;
                match code {
                    8 => self.knights |= new,
                    9 => self.diagonals |= new,
                    10 => self.straights |= new,
                    _ => {
                        self.diagonals |= new;
                        self.straights |= new;
                    }
                }
            }
        }
    }

    /// Puts king and rook where castling takes them (CASTLE-1), wherever they stood (VARIANT-2).
    fn castle(&mut self, before: &Position, king: Square, king_to: Square, wing: Wing) {
        // A castling move comes from the generator, which found this rook.
        let Some(rook) = before.castling_rook(before.turn(), wing) else {
            return;
        };
        let rook_to = Bitboard::of(wing.rook_to(before.turn()));
        let gone = Bitboard::of(king) | rook.into();
        self.straights = (before.straights - rook.into()) | rook_to;
        self.opponent = (before.own - gone) | king_to.into() | rook_to;
        self.rights = before.rights & (BACK_RANKS - Bitboard::rank(Rank::back(before.turn())));
    }
}
