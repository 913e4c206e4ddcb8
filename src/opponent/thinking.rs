//! The choice of a move: deeper and deeper, as far as the level looks and its budget lasts.

use super::chance::Chance;
use super::level::Level;
use super::order::{self, Candidate};
use super::search::{INFINITE, MATE_IN_SIGHT, Search, Window};
use super::sight::{Before, Sight, Whose};
use crate::rules::{Identity, Move, Position};

/// The question to chance about one move.
const TASTE: u64 = 3;

/// A move that can be chosen.
#[derive(Clone, Copy)]
struct Choice {
    mv: Move,
    /// What the player adds to its value by liking, in hundredths of a pawn.
    taste: i32,
}

/// A player who thinks about a move, to be asked again and again to go on. It can be stopped at any time.
pub struct Thinking {
    position: Position,
    level: Level,
    /// The moves that are seen, the best of the last round first; never empty.
    choices: Vec<Choice>,
    /// The half-moves looked ahead in this round.
    ahead: u8,
    /// How many moves of this round are done.
    done: usize,
    /// Which of them is best, and its value with taste.
    best: usize,
    value: i32,
    search: Search,
    /// Whether the search is about `choices[done]`.
    searching: bool,
    decided: bool,
}

impl Thinking {
    /// Begins to think about a position. `earlier` are the identities of the positions that were on the board before
    /// it, oldest first (DRAW-12); those before the last capture or pawn move don't matter. `seed` is a
    /// number for the whole game: each move of the game has its own chance by it. `None` where the player to
    /// move has no legal move.
    pub fn of(
        position: &Position,
        earlier: &[Identity],
        level: Level,
        seed: u64,
    ) -> Option<Thinking> {
        let turn = u64::from(position.fullmove_number()) << 1 | position.turn() as u64;
        let chance = Chance::of(seed, turn);
        let sight = Sight::of(level.overlooks, chance);
        let choices = choices(position, sight, chance, level);
        if choices.is_empty() {
            return None;
        }
        let mut known = earlier.to_vec();
        known.push(position.identity());
        Some(Thinking {
            position: *position,
            level,
            decided: choices.len() == 1,
            choices,
            ahead: 1,
            done: 0,
            best: 0,
            value: -INFINITE,
            search: Search::of(level, sight, known),
            searching: false,
        })
    }

    /// Goes on over so many positions at most, and no further than the level's budget. The move, once it is
    /// decided; after that, always the same.
    pub fn go_on(&mut self, positions: u32) -> Option<Move> {
        let budget = self.level.positions;
        let limit = self
            .search
            .positions()
            .saturating_add(positions)
            .min(budget);
        while !self.decided {
            if self.done == self.choices.len() {
                self.end_round();
                continue;
            }
            // A move that is done at once must not slip past the limit either.
            if self.search.positions() >= limit {
                self.decided = limit == budget;
                break;
            }
            if !self.searching {
                self.begin_move();
            }
            let Some(value) = self.search.go_on(limit) else {
                continue;
            };
            self.end_move(-value);
        }
        self.decided.then(|| self.best())
    }

    /// Thinks to the end.
    pub fn conclude(mut self) -> Move {
        self.finish();
        self.best()
    }

    /// Thinks to the end: the value for the player to move, in hundredths of a pawn.
    pub(super) fn value(mut self) -> i32 {
        // A move without a choice is decided, but not judged.
        self.decided = false;
        self.finish();
        self.value
    }

    fn finish(&mut self) {
        while self.go_on(self.level.positions.max(1)).is_none() {}
    }

    /// The best move up to now, always a legal one.
    pub fn best(&self) -> Move {
        // A round looks at the best move of the one before first, so its first result is good enough.
        let best = if self.done > 0 { self.best } else { 0 };
        self.choices[best].mv
    }

    /// How many positions have been looked at.
    pub fn positions(&self) -> u32 {
        self.search.positions()
    }

    fn begin_move(&mut self) {
        let choice = self.choices[self.done];
        // A move has to beat the best one with its own taste on top.
        let least = if self.value.abs() < MATE_IN_SIGHT {
            self.value - choice.taste
        } else {
            self.value
        };
        let window = Window {
            alpha: -INFINITE,
            beta: -least,
        };
        let before = Before {
            position: self.position,
            mv: choice.mv,
        };
        self.search.begin(before, i32::from(self.ahead) - 1, window);
        self.searching = true;
    }

    fn end_move(&mut self, value: i32) {
        let taste = self.choices[self.done].taste;
        let value = if value.abs() < MATE_IN_SIGHT {
            value + taste
        } else {
            value
        };
        if value > self.value {
            self.value = value;
            self.best = self.done;
        }
        self.done += 1;
        self.searching = false;
    }

    /// The round is complete: the best move goes first in the next one.
    fn end_round(&mut self) {
        self.choices[..=self.best].rotate_right(1);
        self.best = 0;
        if self.ahead >= self.level.ahead || self.value.abs() >= MATE_IN_SIGHT {
            self.decided = true;
        } else {
            self.ahead += 1;
            self.done = 0;
            self.value = -INFINITE;
        }
    }
}

/// The moves that are seen, the most promising first; all moves, if none is seen.
fn choices(position: &Position, sight: Sight, chance: Chance, level: Level) -> Vec<Choice> {
    let mut moves = Vec::with_capacity(48);
    order::list(position, &mut moves);
    moves.sort_by_key(|candidate| -candidate.weight);
    let seen = |candidate: &&Candidate| !sight.overlooks(position, candidate.mv, None, Whose::Own);
    let choice = |candidate: &Candidate| Choice {
        mv: candidate.mv,
        taste: chance.about(candidate.mv, TASTE, u32::from(level.taste) + 1) as i32,
    };
    let choices: Vec<Choice> = moves.iter().filter(seen).map(choice).collect();
    if choices.is_empty() {
        moves.iter().map(choice).collect()
    } else {
        choices
    }
}
