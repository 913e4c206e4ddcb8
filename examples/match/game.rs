//! One game between two players.

use std::fmt;

use jadoube::opponent::{Level, Thinking};
use jadoube::rules::{Color, Ending, Identity, Move, Position};

use crate::baseline;
use crate::openings::Opening;

/// Who plays.
#[derive(Clone, Copy)]
pub enum Player {
    Level { number: usize, level: Level },
    Baseline(u32),
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Level { number, .. } => f.pad(&format!("level {number}")),
            Player::Baseline(_) => f.pad("baseline"),
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    Won(Color),
    Drawn,
}

/// Half-moves after which a game is drawn, whatever stands on the board.
const LONGEST: usize = 400;
/// Half-moves without progress that make a draw (DRAW-14).
const NO_PROGRESS: u16 = 100;

/// Who plays whom.
pub struct Players {
    pub first: Player,
    pub second: Player,
    /// The first player's.
    pub color: Color,
}

/// What the first player's moves took.
#[derive(Clone, Copy, Default)]
pub struct Effort {
    pub moves: u64,
    /// Positions looked at for all of them.
    pub positions: u64,
    /// And for one of them at most.
    pub most: u32,
}

/// How many positions a player looks at before it is asked again.
const SLICE: u32 = 1_000;

/// Plays a game.
pub fn play(players: &Players, opening: &Opening, seed: u64, effort: &mut Effort) -> Outcome {
    let mut position = opening.position;
    let mut earlier = opening.earlier.clone();
    for _ in 0..LONGEST {
        match position.ending() {
            Some(Ending::Checkmate) => return Outcome::Won(!position.turn()),
            Some(Ending::Stalemate) => return Outcome::Drawn,
            None => {}
        }
        if is_draw(&position, &earlier) {
            return Outcome::Drawn;
        }
        let is_first = position.turn() == players.color;
        let player = if is_first {
            players.first
        } else {
            players.second
        };
        let seed = seed << 1 | u64::from(is_first);
        let Some((mv, positions)) = choose(player, &position, &earlier, seed) else {
            return Outcome::Drawn;
        };
        if is_first {
            effort.moves += 1;
            effort.positions += u64::from(positions);
            effort.most = effort.most.max(positions);
        }
        earlier.push(position.identity());
        match position.play(mv) {
            Ok(next) => position = next,
            // An illegal move loses here; the tests of the library say that there is none.
            Err(_) => return Outcome::Won(!position.turn()),
        }
    }
    Outcome::Drawn
}

/// The move, and how many positions were looked at for it, where that is counted.
fn choose(
    player: Player,
    position: &Position,
    earlier: &[Identity],
    seed: u64,
) -> Option<(Move, u32)> {
    match player {
        Player::Level { level, .. } => {
            let mut thinking = Thinking::of(position, earlier, level, seed)?;
            loop {
                if let Some(mv) = thinking.go_on(SLICE) {
                    return Some((mv, thinking.positions()));
                }
            }
        }
        Player::Baseline(depth) => Some((baseline::choose(position, depth, seed)?, 0)),
    }
}

/// Bare kings, 50 moves, third occurrence (DRAW-9, 14, 11).
fn is_draw(position: &Position, earlier: &[Identity]) -> bool {
    let identity = position.identity();
    let before = earlier.iter().filter(|&&was| was == identity).count();
    position.is_bare_material() || position.halfmove_clock() >= NO_PROGRESS || before >= 2
}
