//! Where a player's own record differs from the game (NOTATION-1, NOTATION-10).

use super::play::Game;
use crate::notation::{self, Notation};
use crate::rules::{Color, Move};

/// How far an entry may stand from the half-move that it names, and still be taken for it.
const REACH: usize = 4;

/// In what an entry of a player's sheet differs from the game.
#[derive(Clone, PartialEq, Debug)]
pub enum Difference {
    /// Nothing stands there.
    Missing,
    /// It can't be read as a move of that position.
    Unreadable,
    /// It is another move that was possible there.
    Another(Move),
    /// It is the half-move of another line, by index from 0.
    Displaced {
        /// Of which.
        by: usize,
    },
    /// The move is right, but the draw offer made with it is not noted, or one is that was not made.
    Offer {
        /// Whether one was made.
        made: bool,
    },
}

/// An entry that differs.
#[derive(Clone, PartialEq, Debug)]
pub struct Different {
    /// Which half-move, by index from 0.
    pub ply: usize,
    /// What stands there.
    pub written: String,
    /// In what it differs.
    pub how: Difference,
}

impl Game {
    /// Where a player's own record differs from the game, entry by entry. It may be kept in any
    /// notation; where a letter could mean two things, it means what it does in this one.
    pub fn differences(&self, side: Color, notation: Notation) -> Vec<Different> {
        let offers = self.draw_offers();
        let written = self.written(side);
        let plies = self.record().plies().len();
        (0..plies)
            .filter_map(|ply| {
                let text = written.get(ply).map_or("", String::as_str);
                let offer = offers.contains(&ply);
                let how = self.difference(ply, text, offer, notation)?;
                let written = text.to_owned();
                Some(Different { ply, written, how })
            })
            .collect()
    }

    fn difference(
        &self,
        ply: usize,
        text: &str,
        offer: bool,
        notation: Notation,
    ) -> Option<Difference> {
        if text.is_empty() {
            return Some(Difference::Missing);
        }
        let noted = text.strip_suffix(OFFER).map(str::trim_end);
        let text = noted.unwrap_or(text);
        let plies = self.record().plies();
        let read = |ply: usize| -> Option<Move> {
            let before = &plies.get(ply)?.before;
            Some(notation::read_in(before, text, notation).ok()?.get())
        };
        let played = |ply: usize| plies.get(ply).and_then(|ply| ply.mv);
        let here = read(ply);
        // What was no legal move can't be written down rightly or wrongly.
        if here == played(ply) || played(ply).is_none() {
            return (noted.is_some() != offer).then_some(Difference::Offer { made: offer });
        }
        // A line left out or doubled shifts what follows; both moves of a line are then one off.
        let near = (1..=REACH).flat_map(|far| [ply.checked_sub(far), ply.checked_add(far)]);
        let fits = |other: &usize| read(*other).is_some_and(|mv| played(*other) == Some(mv));
        if let Some(by) = near.flatten().find(fits) {
            return Some(Difference::Displaced { by });
        }
        Some(here.map_or(Difference::Unreadable, Difference::Another))
    }
}

/// The sign of a draw offer (NOTATION-10).
const OFFER: &str = "(=)";
