//! Where each piece could ever get: an upper bound that hardly minds whose move it is.

use super::super::bitboard::Bitboard;
use super::super::color::{ByColor, Color};
use super::super::moves::Wing;
use super::super::piece::Role;
use super::super::position::Position;
use super::super::square::Square;
use super::man::{Man, Side};
use super::spread::{ahead, attacks_of, flood};

/// The reach of all pieces of a position.
///
/// It is the least solution of rules that each legal move obeys, so that by induction over the moves
/// no series of moves leads beyond it:
///
/// - A piece goes to a square only from one that it reaches, by its own way of moving. A line is
///   walked square by square.
/// - A square occupied at first is entered only by taking what stands there, or when that piece could
///   have moved or been taken.
/// - A pawn takes only where an enemy piece could stand. While it keeps to its file, it does not get past
///   an enemy pawn of that file that can neither leave it nor be taken.
/// - A king goes to no square attacked by an enemy piece that can neither move nor be taken, and to
///   none from where the enemy, who has only a king to move, is left without a move: that ends the game
///   (such squares are kept in [`Man::last`]).
pub(super) struct Reach {
    pub(super) men: Vec<Man>,
    /// First squares of the pieces that can never move nor be taken.
    pub(super) fixed: Bitboard,
}

impl Reach {
    pub(super) fn of(position: &Position) -> Reach {
        let men = position.pieces();
        let men = men.map(|(square, piece)| Man::new(square, piece)).collect();
        let mut reach = Reach {
            men,
            fixed: position.occupied(),
        };
        reach.add_castling(position);
        let passed = position.legal_passed_square();
        while reach.widen(position, passed) {}
        reach
    }

    /// Castling takes king and rook over one another, so it is granted outright.
    fn add_castling(&mut self, position: &Position) {
        for color in Color::ALL {
            for wing in Wing::ALL {
                let Some(rook) = position.castling_rook(color, wing) else {
                    continue;
                };
                let king = position.king(color);
                for man in &mut self.men {
                    if man.start == king {
                        man.reach |= wing.king_to(color).into();
                    } else if man.start == rook {
                        man.reach |= wing.rook_to(color).into();
                    }
                }
            }
        }
    }

    /// What each side means for the other now.
    fn sides(&self) -> ByColor<Side> {
        let mut sides = ByColor::from_fn(|_| Side::default());
        for man in &self.men {
            let side = &mut sides[man.color];
            let is_fixed = self.fixed.has(man.start);
            if man.is_king() {
                side.king = man.reach;
                side.king_start = man.start.into();
                if is_fixed {
                    side.still_king = man.start.into();
                }
                continue;
            }
            side.prey |= man.anywhere();
            side.active |= man.moves();
            if is_fixed {
                side.fixed |= man.start.into();
                // Only next to it is a line surely open.
                side.guarded |= attacks_of(man.role, man.color, man.start, Bitboard::ALL);
            }
        }
        // A piece that the enemy king may set free by its first step counts as one that moves.
        for man in self.men.iter().filter(|man| !man.is_king()) {
            let king = sides[!man.color].king_start;
            let freed = match man.role {
                Role::Pawn => ahead(man.color, man.start, 1),
                role => attacks_of(role, man.color, man.start, Bitboard::ALL),
            };
            sides[man.color].active |= (freed & king).any();
        }
        sides
    }

    /// Applies all rules once; whether anything new came of it.
    fn widen(&mut self, position: &Position, passed: Option<Square>) -> bool {
        let free = |man: &&Man| man.taken || man.moves();
        let unfixed: Bitboard = self.men.iter().filter(free).map(|man| man.start).collect();
        self.fixed = position.occupied() - unfixed;
        let mut sides = self.sides();
        if let Some(square) = passed {
            sides[!position.turn()].prey |= square.into();
        }
        let walls = self.walls();
        let fixed = self.fixed;
        let mut taken = ByColor::from_fn(|_| Bitboard::EMPTY);
        let mut changed = false;
        for man in &mut self.men {
            let (side, other) = (&sides[man.color], &sides[!man.color]);
            let own = position.of_color(man.color);
            // Own pieces that stay bar the way, and so does an enemy king that stays.
            let open = !(fixed & own | other.still_king);
            let before = (man.reach, man.promoted);
            match man.role {
                Role::Pawn => {
                    let wall = if man.leaves_file() {
                        Bitboard::EMPTY
                    } else {
                        walls[man.color]
                    };
                    let takes = man.step_pawn(open, fixed | wall, other.prey);
                    taken[!man.color] |= takes | man.promoted;
                }
                Role::King => {
                    man.step_king(open, side, other);
                    taken[!man.color] |= man.reach;
                }
                _ => {
                    man.reach = flood(man.role, man.reach, open);
                    taken[!man.color] |= man.reach;
                }
            }
            changed |= before != (man.reach, man.promoted);
        }
        // The pawn that has passed over a square is taken there.
        let passed_pawn = passed
            .filter(|&square| taken[!position.turn()].has(square))
            .map_or(Bitboard::EMPTY, |square| ahead(!position.turn(), square, 1));
        for man in self.men.iter_mut().filter(|man| !man.is_king()) {
            let taken = taken[man.color] | passed_pawn;
            let (before, here) = ((man.taken, man.lost), taken.has(man.start));
            man.taken |= here;
            man.lost |= here || (taken & man.anywhere()).any();
            changed |= before != (man.taken, man.lost);
        }
        changed
    }

    /// For each side, the squares that a pawn does not get past on its own file: the first squares of
    /// enemy pawns that can't leave it.
    fn walls(&self) -> ByColor<Bitboard> {
        let mut walls = ByColor::from_fn(|_| Bitboard::EMPTY);
        for man in &self.men {
            if man.role == Role::Pawn && !man.lost && !man.leaves_file() {
                walls[!man.color] |= man.start.into();
            }
        }
        walls
    }
}
