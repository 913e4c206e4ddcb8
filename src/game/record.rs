//! The record of the game: the half-moves made, and what repetition and the house rules ask of them.
//!
//! Everything is kept as it goes, so that a move costs the same at the end of a long game.

use std::collections::HashMap;

use super::notice::Irregularity;
use super::touch::Ledger;
use crate::clock::Instant;
use crate::rules::{ByColor, Color, Identity, Move, Position, Role};

/// One half-move.
#[derive(Clone, PartialEq, Debug)]
pub struct Ply {
    /// Who made it.
    pub by: Color,
    /// The position before it.
    pub before: Position,
    /// The move; `None` if what was done is no legal move, and nobody has claimed it.
    pub mv: Option<Move>,
    /// When it was made.
    pub made_at: Instant,
    pub(super) irregular: Option<Irregular>,
    pub(super) running: Running,
    /// How many lines of the log there were when the turn began.
    pub(super) log_start: usize,
    counted: Option<Identity>,
}

/// An irregularity that nobody has claimed (IRREG-26, *Claims*).
#[derive(Clone, PartialEq, Debug)]
pub struct Irregular {
    pub(super) kind: Irregularity,
    /// The touches of the turn, to which the player is held after a restoration.
    pub(super) ledger: Ledger,
    /// Whether it stands, being claimed too late (IRREG-17).
    pub(super) stands: bool,
}

/// What is counted along the moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Running {
    /// The pieces that each side has lost and not got back by promotion (LEGACY-5).
    pub lost: ByColor<[u8; 6]>,
    /// Whether a side's king has been in check (LEGACY-2).
    pub checked: ByColor<bool>,
    /// How many of a side's last moves all gave check (DRAW-10).
    pub checks_in_row: ByColor<u32>,
}

/// The half-moves of a game from its start.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    start: Position,
    plies: Vec<Ply>,
    running: Running,
    /// After which half-moves each position stood on the board (DRAW-12).
    seen: HashMap<Identity, Vec<u32>>,
}

impl Record {
    /// The record of a game that starts from this position.
    pub fn new(start: Position) -> Record {
        let mut running = Running::default();
        running.checked[start.turn()] = start.is_check();
        Record {
            start,
            plies: Vec::new(),
            running,
            seen: HashMap::from([(start.identity(), vec![0])]),
        }
    }

    /// The position at the start.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The half-moves in their order.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// How many half-moves were made.
    pub fn len(&self) -> u32 {
        u32::try_from(self.plies.len()).unwrap_or(u32::MAX)
    }

    /// Whether no move was made.
    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// How many moves a side has made.
    pub fn moves_of(&self, side: Color) -> u32 {
        let first = self.start.turn();
        let made = self.len();
        if side == first {
            made.div_ceil(2)
        } else {
            made / 2
        }
    }

    /// What is counted along the moves.
    pub fn running(&self) -> &Running {
        &self.running
    }

    /// After which half-moves the position stood on the board.
    pub fn occurrences(&self, position: &Position) -> &[u32] {
        self.seen
            .get(&position.identity())
            .map(Vec::as_slice)
            .unwrap_or_default()
    }

    /// Enters a legal move, after which `next` stands on the board.
    pub(super) fn enter(
        &mut self,
        mv: Move,
        before: Position,
        next: &Position,
        at: Instant,
        log_start: usize,
    ) {
        let by = before.turn();
        let running = self.running;
        if let Some(taken) = before
            .captured_square(mv)
            .and_then(|square| before.piece_at(square))
        {
            change(&mut self.running.lost[taken.color], taken.role, 1);
        }
        if let Some(promotion) = mv.promotion() {
            change(&mut self.running.lost[by], promotion.role(), -1);
        }
        let check = next.is_check();
        self.running.checked[!by] |= check;
        let row = &mut self.running.checks_in_row[by];
        *row = if check { row.saturating_add(1) } else { 0 };
        let identity = next.identity();
        self.plies.push(Ply {
            by,
            before,
            mv: Some(mv),
            made_at: at,
            irregular: None,
            running,
            log_start,
            counted: Some(identity),
        });
        let ply = self.len();
        self.seen.entry(identity).or_default().push(ply);
    }

    /// Enters what was done in place of a legal move.
    pub(super) fn enter_irregular(
        &mut self,
        by: Color,
        before: Position,
        irregular: Irregular,
        next: Option<&Position>,
        at: Instant,
        log_start: usize,
    ) {
        let counted = next.map(Position::identity);
        self.plies.push(Ply {
            by,
            before,
            mv: None,
            made_at: at,
            irregular: Some(irregular),
            running: self.running,
            log_start,
            counted,
        });
        let ply = self.len();
        if let Some(identity) = counted {
            self.seen.entry(identity).or_default().push(ply);
        }
    }

    /// The half-move with this index, from 0.
    pub(super) fn ply_mut(&mut self, index: usize) -> Option<&mut Ply> {
        self.plies.get_mut(index)
    }

    /// Takes all half-moves from this one (from 0) out of the record; returns the first of them.
    pub(super) fn cut(&mut self, index: usize) -> Option<Ply> {
        let mut first = None;
        while self.plies.len() > index
            && let Some(ply) = self.plies.pop()
        {
            if let Some(identity) = ply.counted
                && let Some(times) = self.seen.get_mut(&identity)
            {
                times.pop();
                if times.is_empty() {
                    self.seen.remove(&identity);
                }
            }
            self.running = ply.running;
            first = Some(ply);
        }
        first
    }
}

fn change(lost: &mut [u8; 6], role: Role, by: i8) {
    if let Some(count) = lost.get_mut(role as usize) {
        *count = count.saturating_add_signed(by);
    }
}
