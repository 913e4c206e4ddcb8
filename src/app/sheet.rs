//! The score sheet: what stands on it (NOTATION-1, NOTATION-10).
//!
//! A sheet is kept in blocks that are shared with who draws it. A move makes the last block anew and
//! no other, so that it costs the same on a long sheet as on a short one.

use std::rc::Rc;

use super::sitting::Sitting;
use crate::clock::Millis;
use crate::notation::Notation;
use crate::rules::{ByColor, Color, Move, Position};

/// How many moves stand in a block: a column of a printed sheet.
pub const MOVES_A_BLOCK: usize = 30;

/// A half-move as it is written down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The move in the notation of the sheet; a question mark where it was no legal move.
    pub text: Rc<str>,
    /// Whether a draw was offered with it.
    pub offer: bool,
    /// The time used for it; none without a clock and before it is completed.
    pub used: Option<Millis>,
}

/// A line of the sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The number of the move.
    pub number: u32,
    /// The half-move number of White's move, from 1; Black's is one more. 0 where Black began.
    pub ply: usize,
    /// What each has moved; nothing of White's where Black began.
    pub entries: ByColor<Option<Entry>>,
}

/// Up to [`MOVES_A_BLOCK`] lines.
pub type Block = Rc<[Line]>;

/// What an entry is made from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Fact {
    mv: Option<Move>,
    offer: bool,
    used: Option<Millis>,
}

/// What the lines are numbered and written by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Manner {
    notation: Notation,
    start: Position,
}

/// A score sheet that follows a game.
#[derive(Debug, Default)]
pub struct Sheet {
    manner: Option<Manner>,
    facts: Vec<Fact>,
    blocks: Vec<Block>,
}

impl Sheet {
    /// The blocks, first first.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// Brings the sheet in line with the game; blocks of which nothing has changed stay the same.
    pub fn follow(&mut self, sitting: &Sitting, notation: Notation) {
        let manner = Manner {
            notation,
            start: *sitting.game().start(),
        };
        let facts = facts(sitting);
        let same = if self.manner == Some(manner) {
            let pairs = facts.iter().zip(&self.facts);
            pairs.take_while(|(new, old)| new == old).count()
        } else {
            0
        };
        if self.manner == Some(manner) && same == facts.len() && same == self.facts.len() {
            return;
        }
        let shift = manner.shift();
        let kept = (same + shift) / 2 / MOVES_A_BLOCK;
        self.blocks.truncate(kept);
        let count = (facts.len() + shift).div_ceil(2);
        let mut first = kept * MOVES_A_BLOCK;
        while first < count {
            let end = count.min(first + MOVES_A_BLOCK);
            let lines = (first..end).map(|line| manner.line(line, sitting, &facts));
            self.blocks.push(lines.collect());
            first = end;
        }
        self.manner = Some(manner);
        self.facts = facts;
    }
}

impl Manner {
    /// How many half-moves of the first line were not played: one where Black began.
    fn shift(self) -> usize {
        usize::from(self.start.turn() == Color::Black)
    }

    fn line(self, line: usize, sitting: &Sitting, facts: &[Fact]) -> Line {
        let ply = line * 2 + 1 - self.shift();
        Line {
            number: u32::try_from(line).map_or(u32::MAX, |line| {
                self.start.fullmove_number().saturating_add(line)
            }),
            ply,
            entries: ByColor::from_fn(|side| {
                let index = (ply + usize::from(side == Color::Black)).checked_sub(1)?;
                let fact = facts.get(index)?;
                let told = sitting.told(index);
                let text =
                    told.map_or_else(|| "?".into(), |told| told.written(self.notation).into());
                Some(Entry {
                    text,
                    offer: fact.offer,
                    used: fact.used,
                })
            }),
        }
    }
}

fn facts(sitting: &Sitting) -> Vec<Fact> {
    let game = sitting.game();
    let timed = game.settings().has_clock();
    let mut facts: Vec<Fact> = sitting
        .plies()
        .iter()
        .enumerate()
        .map(|(index, ply)| Fact {
            mv: ply.mv,
            offer: false,
            used: timed.then(|| used(sitting, index, ply.by)).flatten(),
        })
        .collect();
    for ply in game.draw_offers() {
        if let Some(fact) = facts.get_mut(ply) {
            fact.offer = true;
        }
    }
    facts
}

/// The time that a half-move has cost, from the clock's own list of completed moves.
fn used(sitting: &Sitting, index: usize, side: Color) -> Option<Millis> {
    let moves = sitting.game().clock().moves(side);
    let made = moves.get(index / 2)?;
    // Where the arbiter has set the count, the list no longer runs along the moves.
    (made.number as usize == index / 2 + 1).then_some(made.used)
}

/// A length of time as it is noted beside a move: minutes and seconds, to the nearest second.
pub fn used_text(used: Millis) -> String {
    let seconds = used.to_nearest_second().or_zero().get() / 1_000;
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
#[path = "sheet_tests.rs"]
mod tests;
