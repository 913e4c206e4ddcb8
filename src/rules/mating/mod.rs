//! Whether a player can mate by any series of legal moves (DRAW-9, CLOCK-9, WIN-2, IRREG-15).
//!
//! The problem is that of M. Ambrona, "A Practical Algorithm for Chess Unwinnability" (FUN 2022), and so
//! are its two halves: a bound on where the pieces could ever get, which may show at once that there is
//! no mate, and a search in which both sides work for the mate. Here the search keeps every position once
//! and looks at the most promising first, so that coming to its end without a mate is a proof, too. An
//! answer is given only with what shows it: the moves, or the [`Proof`].
//!
//! - `material`: what the pieces left can't do wherever they stand;
//! - `man`, `reach`, `spread`: where each piece could get;
//! - `net`: on which squares that allows a mate, and what such a mate would take;
//! - `search` with `pack`, `queue`, `estimate`, `walk`.

mod estimate;
mod man;
mod material;
mod net;
mod pack;
mod queue;
mod reach;
mod search;
mod spread;
#[cfg(test)]
mod tests;
mod walk;

use super::color::{ByColor, Color};
use super::moves::Move;
use super::position::Position;

/// Whether a player can mate by any series of legal moves of both sides. The rules of 75 moves and of
/// fivefold repetition are left out of account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Mating {
    /// These moves lead to mate; none when it is on the board. Not the shortest way.
    Possible(Vec<Move>),
    /// No series of moves does, and this shows it.
    Impossible(Proof),
    /// The search did not end within its budget. Nothing is shown: the arbiter lets the laws' main
    /// rule stand, by which the flag loses (CLOCK-9) and the game goes on (DRAW-9).
    Undecided,
}

/// What shows that a player can't mate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// The game is over by the position on the board, without his mate.
    Over,
    /// The pieces left can't mate, wherever they stand.
    Material,
    /// The pieces that could mate can't get to where they could: they are locked in or out.
    Locked,
    /// All positions that could be reached were looked at, so many of them; those from which mate
    /// is plainly out of reach count, but not what comes after them.
    Searched(u32),
}

impl Mating {
    /// `Some` with the answer when it is shown.
    pub fn is_possible(&self) -> Option<bool> {
        match self {
            Mating::Possible(_) => Some(true),
            Mating::Impossible(_) => Some(false),
            Mating::Undecided => None,
        }
    }
}

/// Budget of [`Position::is_plainly_dead`].
const PLAIN_BUDGET: u32 = 1_000;
/// Most legal moves with which [`Position::is_plainly_dead`] follows a forced line.
const FORCED_MOVES: usize = 3;

impl Position {
    /// The budget for a question that is asked once, as when a flag falls: enough for all positions that
    /// the tests know, at most about half a second natively.
    pub const MATING_BUDGET: u32 = 300_000;

    /// Whether `winner` can mate by any series of legal moves (CLOCK-9, `AnySeries`).
    ///
    /// `budget` is how many positions the search may find, and so a bound of its memory: some 120 bytes
    /// each. The same position and budget give the same answer on every machine. Positions
    /// with more than 32 pieces stay undecided when a search is needed.
    ///
    /// ```
    /// use jadoube::rules::{Color, Fen, FenError, Mating, Position, Proof};
    ///
    /// let wall = Fen::read("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1")?.position;
    /// let verdict = wall.can_mate(Color::White, Position::MATING_BUDGET);
    /// assert_eq!(verdict, Mating::Impossible(Proof::Locked));
    /// # Ok::<(), FenError>(())
    /// ```
    pub fn can_mate(&self, winner: Color, budget: u32) -> Mating {
        search::decide(self, winner, budget)
    }

    /// Whether no series of moves mates either king: a dead position (DRAW-9). `None` when that is not
    /// shown within the budget, which each side has for itself; the game then goes on.
    pub fn is_dead(&self, budget: u32) -> Option<bool> {
        let mut dead = Some(true);
        for color in Color::ALL {
            match self.can_mate(color, budget).is_possible() {
                Some(true) => return Some(false),
                Some(false) => {}
                None => dead = None,
            }
        }
        dead
    }

    /// Whether the position is dead (DRAW-9) and this is cheap to show: for a look after each move. It
    /// takes the material, the bounds on the pieces and, where they show it of one side
    /// or where moves are forced, a short search; mostly a fraction of a millisecond. `false` proves nothing.
    pub fn is_plainly_dead(&self) -> bool {
        let hopeless = ByColor::from_fn(|color| {
            self.lacks_material_to_mate(color) || !self.has_mating_plan(color)
        });
        let promising =
            hopeless.white || hopeless.black || self.legal_moves().len() <= FORCED_MOVES;
        promising && self.is_dead(PLAIN_BUDGET) == Some(true)
    }
}
