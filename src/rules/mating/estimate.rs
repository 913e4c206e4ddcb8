//! How far a position looks from a mate that both sides work for. Only the order in which the search
//! looks at positions hangs on it, never a verdict.

use super::super::attacks;
use super::super::color::Color;
use super::super::position::Position;
use super::super::square::Square;
use super::net::{Plan, Plans};
use super::walk::{Walk, steps};

/// The most plans that are kept.
const PLANS: usize = 48;

/// For each square around the loser's king that he could still go to.
const FREE_SQUARE: u32 = 4;
/// For each step of the loser's king to the place of mate.
const PREY_STEP: u32 = 4;
/// For each step of the winner's king towards it.
const HUNTER_STEP: u32 = 3;
/// For each queen, rook, bishop or knight of the loser, who could defend.
const DEFENDER: u32 = 3;
/// For each pawn of the loser.
const DEFENDING_PAWN: u32 = 2;
/// For having no queen or rook nor two minor pieces to mate with.
const TOO_WEAK: u32 = 20;
/// For having no pawn either that could become one.
const NO_PAWN: u32 = 20;
/// For each step of the nearest pawn to the last rank, and for each man in its way.
const PAWN_STEP: u32 = 4;
/// For each step of the winner's king to such a man.
const CLEARING_STEP: u32 = 2;
/// For each square that has to be blocked and is not; steps of the nearest man come on top.
const MISSING_BLOCK: u32 = 3;
/// For the place of mate being attacked before the king is there.
const SHUT_OUT: u32 = 2;

/// What positions of one search are measured by.
pub(super) struct Estimate {
    winner: Color,
    /// The loser's king to the nearest square where a mate could be.
    distance: Walk,
    /// Plans that need the loser's own pieces, when there are no others.
    plans: Vec<Route>,
}

/// A plan with the ways of both kings to their places.
struct Route {
    plan: Plan,
    prey: Walk,
    hunter: Walk,
}

impl Estimate {
    pub(super) fn new(position: &Position, winner: Color, plans: &Plans) -> Estimate {
        let list = || plans.list.iter();
        let (hunter, prey) = (position.king(winner), position.king(!winner));
        let least = list().map(|plan| plan.blocks.count()).min().unwrap_or(0);
        let mut chosen: Vec<Plan> = list()
            .filter(|plan| least > 0 && plan.blocks.count() == least)
            .copied()
            .collect();
        let far = |plan: &Plan| 3 * steps(prey, plan.square) + 2 * steps(hunter, plan.king);
        // The nearest few, without the weight of a sort.
        for place in 0..PLANS.min(chosen.len()) {
            let nearest = (place..chosen.len()).min_by_key(|&other| far(&chosen[other]));
            let nearest = chosen.remove(nearest.unwrap_or(place));
            chosen.insert(place, nearest);
        }
        chosen.truncate(PLANS);
        let route = |plan: Plan| Route {
            plan,
            prey: Walk::to(plan.square.into(), plans.prey_reach),
            hunter: Walk::to(plan.king.into(), plans.hunter_reach),
        };
        let targets = list().map(|plan| plan.square).collect();
        Estimate {
            winner,
            distance: Walk::to(targets, plans.prey_reach),
            plans: chosen.into_iter().map(route).collect(),
        }
    }

    /// By what the winner has and how little the loser's king has left.
    pub(super) fn by_position(&self, position: &Position) -> u32 {
        let men = position.of_color(self.winner);
        let others = position.of_color(!self.winner);
        let minors_and_majors = position.knights | position.diagonals | position.straights;
        let mut cost = DEFENDER * (others & minors_and_majors).count()
            + DEFENDING_PAWN * (others & position.pawns).count();
        let minors = ((position.diagonals | position.knights) & men).count();
        if (position.straights & men).is_empty() && minors < 2 {
            cost += TOO_WEAK + self.to_promote(position);
            if minors == 0 {
                return cost;
            }
        }
        let (hunter, prey) = (position.king(self.winner), position.king(!self.winner));
        cost + FREE_SQUARE * self.free_squares(position)
            + PREY_STEP * self.distance.from(prey)
            + HUNTER_STEP * steps(hunter, prey)
    }

    /// For the pawn that is nearest to promotion; and a little for all pawns, as each that moves or
    /// goes changes what can happen.
    fn to_promote(&self, position: &Position) -> u32 {
        let hunter = position.king(self.winner);
        let ahead = if self.winner.is_white() { 1 } else { -1 };
        let of_pawn = |pawn: Square| {
            let way = core::iter::successors(pawn.offset(0, ahead), |at| at.offset(0, ahead));
            way.map(|square| {
                if position.occupied().has(square) {
                    2 * PAWN_STEP + CLEARING_STEP * steps(hunter, square)
                } else {
                    PAWN_STEP
                }
            })
            .sum()
        };
        let pawns = position.pawns & position.of_color(self.winner);
        let nearest = pawns.into_iter().map(of_pawn).min().unwrap_or(NO_PAWN);
        let white = position.of_color(Color::White);
        let left = position.pawns.into_iter().map(|pawn| {
            let rank = u32::from(pawn.rank().index());
            if white.has(pawn) { 7 - rank } else { rank }
        });
        nearest + left.sum::<u32>() / 4
    }

    /// By the nearest plan; `None` without plans.
    pub(super) fn by_plan(&self, position: &Position) -> Option<u32> {
        let others = position.of_color(!self.winner);
        let (hunter, prey) = (position.king(self.winner), position.king(!self.winner));
        let blockers = others - prey.into();
        let missing = |square| {
            let near = blockers.into_iter().map(|man| steps(man, square)).min();
            MISSING_BLOCK + near.unwrap_or(8)
        };
        let of_route = |route: &Route| {
            let place = route.plan.square;
            let shut = prey != place && position.attackers(place, self.winner).any();
            let blocks = route.plan.blocks - others;
            PREY_STEP * route.prey.from(prey)
                + HUNTER_STEP * route.hunter.from(hunter)
                + if shut { SHUT_OUT } else { 0 }
                + blocks.into_iter().map(missing).sum::<u32>()
        };
        let nearest = self.plans.iter().map(of_route).min()?;
        Some(nearest + self.free_squares(position))
    }

    /// How many squares around the loser's king are neither attacked nor held by his own pieces.
    fn free_squares(&self, position: &Position) -> u32 {
        let prey = position.king(!self.winner);
        let through = position.occupied() - prey.into();
        let near = attacks::king(prey) - position.of_color(!self.winner);
        let is_free = |&square: &Square| {
            let attackers = position.attackers_when(square, self.winner, through);
            attackers.is_empty()
        };
        near.into_iter().filter(is_free).count() as u32
    }
}
