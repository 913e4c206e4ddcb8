//! The search for a mate that both sides work for.

use super::super::color::Color;
use super::super::ending::Ending;
use super::super::moves::Move;
use super::super::position::Position;
use super::estimate::Estimate;
use super::pack::{Found, Pack, Seen};
use super::queue::Queue;
use super::{Mating, Proof};

/// Credit for the test of where pieces can get: it costs as much as some twenty positions, so it goes on
/// only while it pays.
const CREDIT: u32 = 64;
const REWARD: u32 = 8;
const MOST_CREDIT: u32 = 4096;

/// Looks at all positions that legal moves lead to, each once, until one is a mate, all are looked
/// at, or `budget` positions have been found.
pub(super) fn decide(position: &Position, winner: Color, budget: u32) -> Mating {
    match position.ending() {
        Some(Ending::Checkmate) if position.turn() != winner => return Mating::Possible(Vec::new()),
        Some(_) => return Mating::Impossible(Proof::Over),
        None => {}
    }
    if position.lacks_material_to_mate(winner) {
        return Mating::Impossible(Proof::Material);
    }
    let plans = position.mating_plans(winner);
    if plans.list.is_empty() && !mates_at_once(position, winner) {
        return Mating::Impossible(Proof::Locked);
    }
    let Some(first) = Pack::of(position) else {
        return Mating::Undecided;
    };
    let estimate = Estimate::new(position, winner, &plans);
    Search::new(first, winner, estimate).run(budget as usize)
}

/// Whether `winner` has the move and a move that mates.
pub(super) fn mates_at_once(position: &Position, winner: Color) -> bool {
    let mut mates = false;
    if position.turn() == winner {
        position.each_legal(|legal| {
            mates |= legal.play().ending() == Some(Ending::Checkmate);
        });
    }
    mates
}

struct Search {
    winner: Color,
    estimate: Estimate,
    seen: Seen,
    /// Which of the seen positions have been looked at.
    done: Vec<bool>,
    /// Those to look at, in four orders: by estimate, by plan, by how new their pawns and material are,
    /// and as they came.
    by_estimate: Queue,
    by_plan: Queue,
    by_novelty: Queue,
    by_age: Queue,
    /// How many positions of a class (pawns and number of pieces, hashed) have been found.
    classes: Vec<u32>,
    credit: u32,
}

impl Search {
    fn new(first: Pack, winner: Color, estimate: Estimate) -> Search {
        let mut by_age = Queue::default();
        by_age.push(0, 0);
        Search {
            winner,
            estimate,
            seen: Seen::new(first),
            done: Vec::new(),
            by_estimate: Queue::default(),
            by_plan: Queue::default(),
            by_novelty: Queue::default(),
            by_age,
            classes: vec![0; 1 << CLASS_BITS],
            credit: CREDIT,
        }
    }

    fn run(mut self, budget: usize) -> Mating {
        let mut moves = Vec::new();
        for turn in 0_u32.. {
            let Some(place) = self.next(turn) else {
                return Mating::Impossible(Proof::Searched(self.seen.len() as u32));
            };
            let Some(found) = self.seen.get(place).copied() else {
                break;
            };
            let position = found.pack.position();
            moves.clear();
            position.each_legal(|legal| moves.push((legal.get(), legal.play())));
            for &(mv, next) in &moves {
                if let Some(mate) = self.add(place, &found, mv, &next) {
                    return Mating::Possible(self.seen.line(mate));
                }
            }
            if self.seen.len() > budget {
                break;
            }
        }
        Mating::Undecided
    }

    /// The next position to look at; the orders take turns.
    fn next(&mut self, turn: u32) -> Option<u32> {
        loop {
            let place = match turn % 8 {
                0 | 4 => self.by_novelty.pop_first(),
                2 => self.by_age.pop_first(),
                1 | 5 | 7 => self.by_plan.pop_latest(),
                _ => None,
            };
            let place = place
                .or_else(|| self.by_estimate.pop_latest())
                .or_else(|| self.by_age.pop_first())?;
            if let Some(done) = self.done_mut(place)
                && !*done
            {
                *done = true;
                return Some(place);
            }
        }
    }

    fn done_mut(&mut self, place: u32) -> Option<&mut bool> {
        if self.done.len() <= place as usize {
            self.done.resize(self.seen.len(), false);
        }
        self.done.get_mut(place as usize)
    }

    /// Takes in a position one move further. Returns its place when it is the mate.
    fn add(&mut self, before: u32, found: &Found, mv: Move, next: &Position) -> Option<u32> {
        let depth = found.depth.saturating_add(1);
        let pack = Pack::of(next)?;
        let place = self.seen.add(Found {
            pack,
            before,
            mv,
            depth,
        })?;
        if next.turn() != self.winner && next.is_check() && next.legal_moves().is_empty() {
            return Some(place);
        }
        if next.halfmove_clock() == 0 && self.is_hopeless(next) {
            return None;
        }
        let age = u32::from(depth) / 8;
        self.by_age.push(0, place);
        self.by_estimate
            .push(self.estimate.by_position(next) + age, place);
        if let Some(cost) = self.estimate.by_plan(next) {
            self.by_plan.push(cost + age, place);
        }
        let class = class(next);
        if let Some(count) = self.classes.get_mut(class) {
            *count += 1;
            self.by_novelty.push(count.ilog2(), place);
        }
        None
    }

    /// After a capture or pawn move: whether the winner surely can't mate any more.
    fn is_hopeless(&mut self, position: &Position) -> bool {
        if position.lacks_material_to_mate(self.winner) {
            return true;
        }
        if self.credit == 0 {
            return false;
        }
        let hopeless =
            !position.has_mating_plan(self.winner) && !mates_at_once(position, self.winner);
        self.credit = if hopeless {
            (self.credit + REWARD).min(MOST_CREDIT)
        } else {
            self.credit - 1
        };
        hopeless
    }
}

const CLASS_BITS: u32 = 16;

/// Positions of one class have the same pawns and as many pieces a side.
fn class(position: &Position) -> usize {
    let mut hash = 0_u64;
    for color in Color::ALL {
        let men = position.of_color(color);
        let part = (position.pawns & men).0 ^ u64::from(men.count());
        hash = (hash ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        hash ^= hash >> 32;
    }
    (hash.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - CLASS_BITS)) as usize
}
