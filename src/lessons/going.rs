//! One piece goes from mark to mark.

use super::reach;
use super::wrong::Wrong;
use crate::rules::{Bitboard, Placement, Role, Square};

/// How many moves ahead a way is looked for.
const FAR: u16 = 12;

/// A piece on its way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Going {
    /// The pieces.
    pub board: Placement,
    /// Where the piece stands.
    pub piece: Square,
    /// The marks on which it has not yet stood.
    pub marks: Bitboard,
    /// Whether it must not come to where an enemy piece could take it.
    pub careful: bool,
}

impl Going {
    /// Lets the piece go.
    ///
    /// # Errors
    ///
    /// Why it can't, or must not.
    pub fn go(&self, from: Square, to: Square) -> Result<Going, Wrong> {
        let piece = self.board.get(from);
        if from != self.piece && piece.is_some() {
            return Err(Wrong::AnotherPiece { piece: self.piece });
        }
        if let Some(why) = reach::why_not(&self.board, from, to) {
            return Err(Wrong::Refused {
                piece,
                from,
                to,
                why,
            });
        }
        let next = self.after(to);
        let by = next.guards();
        if self.careful && by.any() {
            return Err(Wrong::Guarded { to, by });
        }
        Ok(next)
    }

    /// The squares to which it may go.
    pub fn targets(&self) -> Bitboard {
        let mut targets = reach::targets(&self.board, self.piece);
        if self.careful {
            targets = targets
                .into_iter()
                .filter(|&to| self.after(to).guards().is_empty())
                .collect();
        }
        targets
    }

    fn after(&self, to: Square) -> Going {
        Going {
            board: reach::after(&self.board, self.piece, to),
            piece: to,
            marks: self.marks - to.into(),
            careful: self.careful,
        }
    }

    /// The enemy pieces that could take it.
    fn guards(&self) -> Bitboard {
        self.board.get(self.piece).map_or(Bitboard::EMPTY, |piece| {
            reach::attackers(&self.board, self.piece, !piece.color)
        })
    }

    /// Whether marks are left in `next` that can't be reached any more: a pawn never comes back, and what it
    /// becomes is another lesson.
    pub fn passes_by(&self, next: &Going) -> bool {
        let stuck = if self.is_pawn() {
            !next.is_pawn() || next.way(FAR).is_none()
        } else {
            next.targets().is_empty()
        };
        next.marks.any() && stuck
    }

    fn is_pawn(&self) -> bool {
        self.board.of_role(Role::Pawn).has(self.piece)
    }

    /// A shortest way over all marks, its last square first.
    pub fn shortest(&self) -> Option<Vec<Square>> {
        (0..=FAR).find_map(|moves| self.way(moves))
    }

    /// A way of no more than so many moves, its last square first.
    fn way(&self, moves: u16) -> Option<Vec<Square>> {
        if self.marks.is_empty() {
            return Some(Vec::new());
        }
        if self.marks.count() > u32::from(moves) {
            return None;
        }
        self.targets().into_iter().find_map(|to| {
            let next = self.after(to);
            if self.is_pawn() && !next.is_pawn() && next.marks.any() {
                return None;
            }
            let mut way = next.way(moves - 1)?;
            way.push(to);
            Some(way)
        })
    }
}
