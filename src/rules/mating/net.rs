//! On which squares a king could be mated, judged by where the pieces could ever get.

use super::super::attacks;
use super::super::bitboard::Bitboard;
use super::super::color::Color;
use super::super::piece::Role;
use super::super::position::Position;
use super::super::square::Square;
use super::man::Man;
use super::reach::Reach;
use super::spread::attacks_of;

/// One way in which a mate could look.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// Where the loser's king stands.
    pub(super) square: Square,
    /// Where the winner's king stands.
    pub(super) king: Square,
    /// Squares that the loser's own pieces have to block.
    pub(super) blocks: Bitboard,
}

/// The ways in which a mate could look, and where the kings could walk to them.
#[derive(Default)]
pub(super) struct Plans {
    pub(super) list: Vec<Plan>,
    pub(super) prey_reach: Bitboard,
    pub(super) hunter_reach: Bitboard,
}

impl Position {
    /// The ways in which `winner` could mate later on, as far as the reach of the pieces shows; none when
    /// he surely can't. A mate with the move to be made now is not looked at when it is the winner's: see
    /// [`Net::last_moves_fit`].
    pub(super) fn mating_plans(&self, winner: Color) -> Plans {
        let reach = Reach::of(self);
        Net::of(&reach, self, winner).map_or(Plans::default(), |net| net.plans())
    }

    /// Whether [`Position::mating_plans`] would find any.
    pub(super) fn has_mating_plan(&self, winner: Color) -> bool {
        let reach = Reach::of(self);
        Net::of(&reach, self, winner).is_some_and(|net| net.squares().next().is_some())
    }
}

/// A piece of the winner and what it could ever attack.
struct Hunter<'r> {
    man: &'r Man,
    attacks: Bitboard,
    /// A pawn or knight that stays for good, and so attacks always the same.
    is_post: bool,
}

/// What could cover and block the squares around the loser's king.
struct Net<'r> {
    hunters: Vec<Hunter<'r>>,
    /// Squares that pieces of the winner other than the king could attack.
    covered: Bitboard,
    hunter_king: &'r Man,
    prey_king: &'r Man,
    /// Where each other piece of the loser could stand.
    blockers: Vec<Bitboard>,
    /// Pieces that stay for good, without the loser's king.
    standing: Bitboard,
    /// Whether each move of the loser is one step of the king.
    only_king_steps: bool,
}

impl<'r> Net<'r> {
    fn of(reach: &'r Reach, position: &Position, winner: Color) -> Option<Net<'r>> {
        let king_of = |color| {
            let mut men = reach.men.iter();
            men.find(move |man| man.color == color && man.role == Role::King)
        };
        let hunter_king = king_of(winner)?;
        let prey_king = king_of(!winner)?;
        let standing = reach.fixed - prey_king.start.into();
        let of = |color| {
            let men = reach.men.iter();
            men.filter(move |man| man.color == color && man.role != Role::King)
        };
        let hunters: Vec<Hunter<'r>> = of(winner)
            .map(|man| Hunter {
                man,
                attacks: man.attacks(prey_king.start.into()),
                is_post: reach.fixed.has(man.start)
                    && matches!(man.role, Role::Pawn | Role::Knight),
            })
            .collect();
        let castling = Color::ALL.map(|color| position.castling_rooks(color).any());
        Some(Net {
            covered: hunters
                .iter()
                .fold(Bitboard::EMPTY, |set, hunter| set | hunter.attacks),
            hunters,
            hunter_king,
            prey_king,
            blockers: of(!winner).map(Man::anywhere).collect(),
            standing,
            only_king_steps: !of(!winner).any(Man::moves) && castling == [false, false],
        })
    }

    /// The squares on which a mate could be.
    fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        let squares = self.prey_king.reach & self.covered;
        squares.into_iter().filter(|&square| self.mates_on(square))
    }

    fn plans(&self) -> Plans {
        let kings = self.hunter_king.reach | self.hunter_king.last;
        let mut list = Vec::new();
        for square in self.squares() {
            let near = attacks::king(square);
            for king in kings - near - square.into() {
                let blocks = near - attacks::king(king) - self.covered;
                if self.can_block(blocks) {
                    list.push(Plan {
                        square,
                        king,
                        blocks,
                    });
                }
            }
        }
        Plans {
            list,
            prey_reach: self.prey_king.reach,
            hunter_reach: kings,
        }
    }

    /// Whether there could be a mate with the king on `square`: a piece other than the king gives check,
    /// and each square around is covered, or blocked by one of the loser's own pieces, each blocking one.
    fn mates_on(&self, square: Square) -> bool {
        let near = attacks::king(square);
        let zone = near | square.into();
        let mut posts = Bitboard::EMPTY;
        let mut others = self
            .hunters
            .iter()
            .filter(|hunter| (hunter.attacks & zone).any())
            .filter(|hunter| {
                if hunter.is_post {
                    posts |= hunter.attacks;
                }
                !hunter.is_post
            });
        // Consumed to the end, so that the posts are complete.
        let (first, more) = (others.next(), others.count());
        let Some(first) = first else { return false };
        let kings = self.hunter_king.reach | self.hunter_king.last;
        (kings - zone).into_iter().any(|king| {
            let rest = near - attacks::king(king);
            if more > 0 {
                return self.can_block(rest - self.covered)
                    && self.last_moves_fit(square, king, self.covered);
            }
            // The only piece that could give check covers from one square.
            first.man.anywhere().into_iter().any(|from| {
                let mut attacked = Bitboard::EMPTY;
                if first.man.reach.has(from) {
                    attacked |= attacks_of(first.man.role, first.man.color, from, self.standing);
                }
                if first.man.promoted.has(from) {
                    attacked |= attacks::queen(from, self.standing) | attacks::knight(from);
                }
                from != king
                    && attacked.has(square)
                    && self.can_block(rest - attacked - posts)
                    && self.last_moves_fit(square, king, attacked | posts)
            })
        })
    }

    /// Whether each of the squares could hold a blocker of its own: a matching, by augmenting paths.
    fn can_block(&self, squares: Bitboard) -> bool {
        if squares.is_empty() {
            return true;
        }
        if squares.count() as usize > self.blockers.len() {
            return false;
        }
        let mut holds: Vec<Option<Square>> = vec![None; self.blockers.len()];
        squares.into_iter().all(|square| {
            let mut tried = vec![false; self.blockers.len()];
            self.place(square, &mut holds, &mut tried)
        })
    }

    fn place(&self, square: Square, holds: &mut [Option<Square>], tried: &mut [bool]) -> bool {
        for (i, reach) in self.blockers.iter().enumerate() {
            match tried.get_mut(i) {
                Some(tried) if !*tried && reach.has(square) => *tried = true,
                _ => continue,
            }
            let holder = holds.get(i).copied().flatten();
            if holder.is_none_or(|other| self.place(other, holds, tried)) {
                if let Some(held) = holds.get_mut(i) {
                    *held = Some(square);
                }
                return true;
            }
        }
        false
    }

    /// Whether the last two moves fit a mate on `square` with the winner's king on `king` and these
    /// squares covered by the other pieces, when the loser has only king steps to make.
    ///
    /// The loser's king came from a square beside, and could stand there until then; now it can't go back.
    /// So either another piece covers that square, or the winner's king has just come up to it, and the
    /// check was discovered by its leaving. This needs a move of the loser before the mate.
    fn last_moves_fit(&self, square: Square, king: Square, covered: Bitboard) -> bool {
        if !self.only_king_steps {
            return true;
        }
        let near = attacks::king(square);
        let beside = near & self.prey_king.reach;
        let by_king = attacks::king(king);
        let stayed = self.hunter_king.reach.has(king) && (beside & (covered - by_king)).any();
        stayed || {
            (by_king & (self.hunter_king.reach - near))
                .into_iter()
                .filter(|&from| self.could_discover(square, from))
                .any(|from| (beside & ((covered | by_king) - attacks::king(from))).any())
        }
    }

    /// Whether a king's leaving `from` could open a line of its own side to `square`.
    fn could_discover(&self, square: Square, from: Square) -> bool {
        let both = Bitboard::of(square) | from.into();
        if (attacks::between(square, from) & self.standing).any() {
            return false;
        }
        let straight = attacks::rook_rays(square).has(from);
        let diagonal = attacks::bishop_rays(square).has(from);
        self.hunters.iter().any(|hunter| {
            let lines = match hunter.man.role {
                Role::Bishop => diagonal,
                Role::Rook => straight,
                Role::Queen => diagonal || straight,
                Role::Pawn => hunter.man.promoted.any() && (diagonal || straight),
                _ => false,
            };
            lines && (both - hunter.attacks).is_empty()
        })
    }
}
