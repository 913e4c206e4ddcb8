//! Alpha-beta with quiescence, on a stack of its own, so that it can pause after any position and go on later.

use super::evaluate::evaluate;
use super::level::{Level, Then};
use super::order::{self, Candidate, KILLER};
use super::sight::{Before, Sight, Whose};
use crate::rules::{Identity, Move, Position};

/// What mate on the board is worth to the winner; each half-move until then costs 1 (MATE-1).
pub(super) const MATE: i32 = 30_000;
/// From here on a value means mate.
pub(super) const MATE_IN_SIGHT: i32 = MATE - 1_000;
/// More than any value.
pub(super) const INFINITE: i32 = 32_000;
/// What draws are worth.
const DRAW: i32 = 0;
/// Half-moves without progress that make a draw (DRAW-14).
const NO_PROGRESS: u16 = 100;
/// Captures are followed over so many half-moves at most.
const LONGEST_QUIESCENCE: i32 = 10;
/// What a capture may bring beyond the piece; one that can't lift the value even so is left out.
const MARGIN: i32 = 200;
/// Distances for which good quiet answers are kept.
const KILLER_PLIES: usize = 16;

/// Between which values the result matters.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

/// A position whose moves are being looked at.
struct Node {
    position: Position,
    /// Of the positions that are looked at with all their moves.
    identity: Option<Identity>,
    depth: i32,
    window: Window,
    /// The value of the best move up to now.
    best: i32,
    /// Where its moves stand in the common list.
    first: usize,
    next: usize,
}

/// A search for the value of one position, paused or done.
pub(super) struct Search {
    level: Level,
    sight: Sight,
    /// The positions of the game up to the one on the board.
    earlier: Vec<Identity>,
    stack: Vec<Node>,
    /// The moves of all nodes of the stack, one after another.
    moves: Vec<Candidate>,
    killers: [Option<Move>; KILLER_PLIES],
    positions: u32,
    value: i32,
}

impl Search {
    /// `earlier` are the positions of the game, the one on the board included.
    pub(super) fn of(level: Level, sight: Sight, earlier: Vec<Identity>) -> Search {
        Search {
            level,
            sight,
            earlier,
            stack: Vec::with_capacity(24),
            moves: Vec::with_capacity(512),
            killers: [None; KILLER_PLIES],
            positions: 0,
            value: DRAW,
        }
    }

    /// How many positions have been looked at.
    pub(super) fn positions(&self) -> u32 {
        self.positions
    }

    /// Begins with the position after a move, to be looked at with all moves over `depth` half-moves.
    pub(super) fn begin(&mut self, before: Before, depth: i32, window: Window) {
        self.stack.clear();
        self.moves.clear();
        let position = before.position.after(before.mv);
        if let Some(value) = self.enter(position, before, depth, window) {
            self.value = value;
        }
    }

    /// Goes on until `limit` positions have been looked at. The value for the player who has the move after
    /// the first one, when it is known.
    pub(super) fn go_on(&mut self, limit: u32) -> Option<i32> {
        while let Some(node) = self.stack.last_mut() {
            let cut = node.best >= node.window.beta;
            if cut || node.next == self.moves.len() {
                self.leave(cut);
                continue;
            }
            if self.positions >= limit {
                return None;
            }
            let mv = order::pick(&mut self.moves[node.next..]);
            node.next += 1;
            let before = Before {
                position: node.position,
                mv,
            };
            let depth = node.depth - 1;
            let window = Window {
                alpha: -node.window.beta,
                beta: -node.best.max(node.window.alpha),
            };
            let position = before.position.after(mv);
            if let Some(value) = self.enter(position, before, depth, window) {
                self.hand_up(value);
            }
        }
        Some(self.value)
    }

    /// Whose moves a node makes that is so many half-moves away from the board.
    fn whose(ply: usize) -> Whose {
        if ply.is_multiple_of(2) {
            Whose::Own
        } else {
            Whose::Theirs
        }
    }

    /// The last node is done: its value goes to the one below it.
    fn leave(&mut self, cut: bool) {
        let Some(node) = self.stack.pop() else {
            return;
        };
        let good = self.moves[node.first..node.next].last();
        if let Some(good) = good.filter(|good| cut && order::gain(&node.position, good.mv) == 0) {
            let ply = self.stack.len();
            if let Some(killer) = self.killers.get_mut(ply) {
                *killer = Some(good.mv);
            }
        }
        self.moves.truncate(node.first);
        self.hand_up(node.best);
    }

    /// A value of the position after a move becomes one of the move.
    fn hand_up(&mut self, value: i32) {
        match self.stack.last_mut() {
            Some(node) => node.best = node.best.max(-value),
            None => self.value = value,
        }
    }

    /// Looks at a position: its value, when it is known at once; otherwise the position is on the stack.
    fn enter(
        &mut self,
        position: Position,
        before: Before,
        depth: i32,
        window: Window,
    ) -> Option<i32> {
        self.positions += 1;
        if position.is_bare_material() {
            return Some(DRAW);
        }
        if depth > 0 {
            self.enter_full(position, before, depth, window)
        } else {
            self.enter_quiet(position, before, depth, window)
        }
    }

    /// A position of which all moves that are seen are looked at.
    fn enter_full(
        &mut self,
        position: Position,
        before: Before,
        depth: i32,
        window: Window,
    ) -> Option<i32> {
        let identity = position.identity();
        if self.has_been(&position, identity) {
            return Some(DRAW);
        }
        let first = self.moves.len();
        order::list(&position, &mut self.moves);
        if self.moves.len() == first {
            return Some(self.without_moves(&position, before.mv));
        }
        if position.halfmove_clock() >= NO_PROGRESS {
            self.moves.truncate(first);
            return Some(DRAW);
        }
        self.forget_unseen(first, &position, before);
        if self.moves.len() == first {
            return Some(self.worth(&position));
        }
        let killer = self.killers.get(self.stack.len()).copied().flatten();
        for candidate in &mut self.moves[first..] {
            if Some(candidate.mv) == killer && candidate.weight < KILLER {
                candidate.weight = KILLER;
            }
        }
        self.stack.push(Node {
            position,
            identity: Some(identity),
            depth,
            window,
            best: -INFINITE,
            first,
            next: first,
        });
        None
    }

    /// A position beyond the half-moves looked ahead: it has the worth that it has, unless captures better it.
    fn enter_quiet(
        &mut self,
        position: Position,
        before: Before,
        depth: i32,
        window: Window,
    ) -> Option<i32> {
        let check = position.is_check();
        let worth = self.worth(&position);
        let enough = worth >= window.beta || self.level.then == Then::Nothing;
        if !check && (enough || depth <= -LONGEST_QUIESCENCE) {
            return Some(worth);
        }
        let first = self.moves.len();
        order::list(&position, &mut self.moves);
        if self.moves.len() == first {
            return Some(self.without_moves(&position, before.mv));
        }
        // Out of check there are few moves, and the worth of the position says little.
        let all = check && self.level.then == Then::Captures && depth > -LONGEST_QUIESCENCE;
        if !all {
            let (then, least) = (self.level.then, window.alpha - worth - MARGIN);
            order::keep(&mut self.moves, first, |mv| {
                then.follows(mv, before.mv) && order::is_loud(&position, mv, least)
            });
        }
        self.forget_unseen(first, &position, before);
        if self.moves.len() == first {
            return Some(worth);
        }
        self.stack.push(Node {
            position,
            identity: None,
            depth,
            window,
            best: if all { -INFINITE } else { worth },
            first,
            next: first,
        });
        None
    }

    /// Drops the moves from `first` on that are overlooked.
    fn forget_unseen(&mut self, first: usize, position: &Position, before: Before) {
        let sight = self.sight;
        if !sight.is_perfect() {
            let whose = Search::whose(self.stack.len() + 1);
            order::keep(&mut self.moves, first, |mv| {
                !sight.overlooks(position, mv, Some(before), whose)
            });
        }
    }

    /// The worth of a position by itself.
    fn worth(&self, position: &Position) -> i32 {
        evaluate(position, self.level.knowledge)
    }

    /// The value where the player to move has no move (MATE-1, STALE-1).
    fn without_moves(&self, position: &Position, last: Move) -> i32 {
        let ply = self.stack.len() + 1;
        if !position.is_check() {
            DRAW
        } else if self.sight.overlooks_mate(last, Search::whose(ply - 1)) {
            self.worth(position)
        } else {
            ply as i32 - MATE
        }
    }

    /// Whether a position has been on the board or on the way here (DRAW-11): once is enough, because what
    /// could be repeated once can be again.
    fn has_been(&self, position: &Position, identity: Identity) -> bool {
        let reversible = usize::from(position.halfmove_clock());
        if reversible < 4 {
            return false;
        }
        let on_the_way = self.stack.iter().rev().map(|node| node.identity);
        let on_the_board = self.earlier.iter().rev().copied().map(Some);
        on_the_way
            .chain(on_the_board)
            .take(reversible)
            .any(|was| was == Some(identity))
    }
}
