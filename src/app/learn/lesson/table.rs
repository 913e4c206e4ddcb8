//! A step at the table: what the hand and the player's buttons do there.

use std::rc::Rc;

use super::{Came, Play};
use crate::app::hand::Deed;
use crate::app::scene;
use crate::app::sitting::Sitting;
use crate::clock::Instant;
use crate::game::Action;
use crate::lessons::{self, Task, Try, TurnPart};
use crate::rules::{Move, Piece};

impl Play {
    /// The game, where the step is played at the table.
    pub fn sitting(&self) -> Option<&Rc<Sitting>> {
        self.sitting.as_ref()
    }

    /// Takes the game as the exercise has it now.
    pub(super) fn sit_down(&mut self) {
        let between = self.exercise.between().filter(|_| self.waits);
        let game = between.or(self.exercise.game());
        self.sitting = game.map(|game| {
            // How strongly they glow is for the board to say.
            Rc::new(Sitting::going_on(game.clone()).with_legal_squares())
        });
    }

    /// What the hand has done over the board of a game.
    pub fn deed(&mut self, deed: Deed, at: Instant) -> Came {
        let promote = |role, square| Action::Promote { role, square };
        let release = |from, to| Action::Release { from, to };
        match deed {
            Deed::Nothing => Came::Nothing,
            Deed::Touch(square) => self.acts([Action::Touch { square }], at),
            Deed::Carry { from, to, .. } => self.acts([release(from, to)], at),
            // The table says why.
            Deed::Refuse(refused) => self.acts([release(refused.from, refused.to)], at),
            Deed::Promote { to, square } => self.acts([promote(to.role(), square)], at),
            Deed::Play { mv, .. } => {
                let becomes = mv.promotion().map(|to| promote(to.role(), mv.to()));
                let goes = release(mv.from(), mv.to());
                self.acts(std::iter::once(goes).chain(becomes), at)
            }
        }
    }

    /// The learner does something at the table, in one or more acts, as long as they are not wrong.
    pub fn acts(&mut self, actions: impl IntoIterator<Item = Action>, at: Instant) -> Came {
        // The opponent's turn is not over.
        if self.waits {
            return Came::Nothing;
        }
        let plies = self.plies();
        let mut came = Came::Nothing;
        for action in actions {
            came = match (came, self.attempt(&Try::Act(action, at))) {
                (Came::Right, Came::Nothing) => Came::Right,
                (_, now) => now,
            };
            if matches!(came, Came::Wrong | Came::Done) {
                break;
            }
        }
        if came != Came::Wrong {
            let went_on = matches!(came, Came::Right | Came::Done);
            self.waits = went_on && self.exercise.between().is_some();
            self.sit_down();
            self.glide_since(plies);
        }
        // What the table has let happen is seen, even where nothing has come of it.
        if came == Came::Nothing {
            Came::Shown
        } else {
            came
        }
    }

    /// Shows what the step has done by itself; the piece moved last by it, and where to.
    pub(super) fn show_table_reply(&mut self) -> Option<(Piece, Move)> {
        self.waits = false;
        let plies = self.plies();
        self.sit_down();
        self.glide_since(plies);
        let ply = self.sitting.as_ref()?.plies().get(plies..)?.last()?;
        let mv = ply.mv?;
        Some((ply.before.piece_at(mv.from())?, mv))
    }

    /// Lets the pieces glide, if there are more half-moves than so many.
    fn glide_since(&mut self, plies: usize) {
        if self.plies() > plies
            && let Some(sitting) = &self.sitting
        {
            self.glides = scene::glides(sitting);
        }
    }

    fn plies(&self) -> usize {
        self.sitting.as_ref().map_or(0, |it| it.plies().len())
    }

    /// Whether the learner has to write in this step.
    pub fn writes(&self) -> bool {
        let write = lessons::Deed::Part(TurnPart::Write);
        match &self.step().task {
            Task::Table(table) => table.way.iter().any(|part| part.deed == write),
            _ => false,
        }
    }

    /// The learner writes the last move of the own side down.
    pub fn write(&mut self, text: &str, at: Instant) -> Came {
        let side = self.step().scene.side;
        let plies = self.sitting.as_ref().map_or(&[][..], |it| it.plies());
        let own = (1..).zip(plies).filter(|(_, ply)| ply.by == side).last();
        let next = u32::try_from(plies.len() + 1).unwrap_or(u32::MAX);
        let ply = own.map_or(next, |(number, _)| number);
        let text = text.to_owned();
        self.acts([Action::WriteDown { ply, text }], at)
    }
}
