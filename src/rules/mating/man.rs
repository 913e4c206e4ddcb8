//! One piece and the squares it could ever get to.

use super::super::attacks;
use super::super::bitboard::Bitboard;
use super::super::color::Color;
use super::super::piece::{Piece, Role};
use super::super::square::{Rank, Square};
use super::spread::{ahead, flood, spread};

/// One piece of the position and what it could do in some series of moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Man {
    pub(super) color: Color,
    pub(super) role: Role,
    pub(super) start: Square,
    /// Squares it could ever stand on, its start included; of a pawn, as a pawn.
    pub(super) reach: Bitboard,
    /// Squares a pawn could stand on as a promoted piece.
    pub(super) promoted: Bitboard,
    /// Of a king: squares where its arrival leaves the other side no move, and so ends the game.
    pub(super) last: Bitboard,
    /// Whether it could be taken on its first square.
    pub(super) taken: bool,
    /// Whether it could be taken anywhere.
    pub(super) lost: bool,
}

impl Man {
    pub(super) fn new(start: Square, piece: Piece) -> Man {
        Man {
            color: piece.color,
            role: piece.role,
            start,
            reach: start.into(),
            promoted: Bitboard::EMPTY,
            last: Bitboard::EMPTY,
            taken: false,
            lost: false,
        }
    }

    /// Whether it could ever leave its first square by a move of its own.
    pub(super) fn moves(&self) -> bool {
        self.reach.more_than_one() || self.promoted.any()
    }

    /// All squares it could ever stand on.
    pub(super) fn anywhere(&self) -> Bitboard {
        self.reach | self.promoted
    }

    /// Squares it could ever attack. A line goes on behind the enemy king on `king`, should that be
    /// where it ends; any other piece that ends a line for good stays for good.
    pub(super) fn attacks(&self, king: Bitboard) -> Bitboard {
        let attacked = spread(self.role, self.color, self.reach);
        let set = match self.role {
            Role::Bishop | Role::Rook | Role::Queen => {
                attacked | spread(self.role, self.color, attacked & king)
            }
            _ => attacked,
        };
        let near = spread(Role::Queen, self.color, self.promoted);
        set | near
            | spread(Role::Queen, self.color, near & king)
            | spread(Role::Knight, self.color, self.promoted)
    }

    /// Whether a pawn could ever get off its file.
    pub(super) fn leaves_file(&self) -> bool {
        self.promoted.any() || (self.reach - Bitboard::file(self.start.file())).any()
    }

    pub(super) fn is_king(&self) -> bool {
        self.role == Role::King
    }
}

/// What the pieces of a side mean for the others, at one stage.
#[derive(Clone, Copy, Default)]
pub(super) struct Side {
    /// Where it could be taken: all squares of its pieces but the king.
    pub(super) prey: Bitboard,
    /// Attacked by its fixed pieces but the king.
    pub(super) guarded: Bitboard,
    /// First squares of its fixed pieces but the king.
    pub(super) fixed: Bitboard,
    /// Its king, while that can't move: bars the way and guards the squares around.
    pub(super) still_king: Bitboard,
    /// Where its king could be.
    pub(super) king: Bitboard,
    /// Its king's first square.
    pub(super) king_start: Bitboard,
    /// Whether a piece other than the king could move.
    pub(super) active: bool,
}

impl Man {
    /// One more step of a pawn from each of its squares; returns where it takes.
    pub(super) fn step_pawn(
        &mut self,
        open: Bitboard,
        barred: Bitboard,
        prey: Bitboard,
    ) -> Bitboard {
        let last = Bitboard::rank(Rank::last(self.color));
        let mut takes = Bitboard::EMPTY;
        for from in self.reach {
            let one = ahead(self.color, from, 1) - barred;
            let capture = attacks::pawn(self.color, from) & prey & open;
            takes |= capture;
            let mut to = one | capture;
            if one.any() && from.rank() == Rank::pawns(self.color) {
                to |= ahead(self.color, from, 2) - barred;
            }
            self.promoted |= to & last;
            self.reach |= to - last;
        }
        if self.promoted.any() {
            let knight = flood(Role::Knight, self.promoted, open);
            self.promoted = flood(Role::Queen, knight, open);
        }
        takes
    }

    /// One more step of a king from each of its squares.
    pub(super) fn step_king(&mut self, open: Bitboard, own: &Side, other: &Side) {
        let still = other.still_king.into_iter().map(attacks::king);
        let guarded = still.fold(other.guarded, |set, near| set | near);
        let to = spread(Role::King, self.color, self.reach) & (open - guarded);
        self.last = Bitboard::EMPTY;
        for square in to - self.reach {
            if other.active || leaves_a_move(square, own, other) {
                self.reach |= square.into();
            } else {
                self.last |= square.into();
            }
        }
    }
}

/// Whether the other side, with only its king to move, could have a move once our king is on `square`.
/// Where that king could go is judged by what surely bars it, not by its reach, which may hang on
/// this very step.
fn leaves_a_move(square: Square, own: &Side, other: &Side) -> bool {
    let near = attacks::king(square) | square.into();
    let shut = near | other.fixed | own.guarded;
    (other.king - near)
        .into_iter()
        .any(|from| (attacks::king(from) - shut).any())
}
