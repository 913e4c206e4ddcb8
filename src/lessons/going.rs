//! One piece goes from mark to mark.

use std::collections::BTreeSet;

use super::reach;
use super::wrong::Wrong;
use crate::rules::{Bitboard, Placement, Role, Square};

/// How many boards are looked at for a way: more than any lesson needs, and soon done.
const MOST: usize = 20_000;

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
            !next.is_pawn() || next.first_of_shortest().is_none()
        } else {
            next.targets().is_empty()
        };
        next.marks.any() && stuck
    }

    fn is_pawn(&self) -> bool {
        self.board.of_role(Role::Pawn).has(self.piece)
    }

    /// The first square of a shortest way over all marks that are left; `None` where there is no way.
    pub fn first_of_shortest(&self) -> Option<Square> {
        let mut seen = BTreeSet::from([self.key()]);
        let mut reached = vec![(*self, None)];
        let mut at = 0;
        while let Some(&(going, first)) = reached.get(at) {
            at += 1;
            for to in going.targets() {
                let next = going.after(to);
                let first = first.or(Some(to));
                if next.marks.is_empty() {
                    return first;
                }
                if next.is_pawn() == self.is_pawn()
                    && reached.len() < MOST
                    && seen.insert(next.key())
                {
                    reached.push((next, first));
                }
            }
        }
        None
    }

    /// What tells one board on the way from another.
    fn key(&self) -> (Square, u64, u64) {
        (self.piece, self.marks.0, self.board.occupied().0)
    }
}
