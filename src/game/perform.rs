//! Performing the touch script of the laws at a table.

use super::action::{Action, Actor};
use super::notice::Notice;
use super::play::Game;
use super::refused::Refused;
use super::touch::Step;
use super::wire::MoveText;
use crate::clock::Instant;
use crate::rules::{Color, Square};

impl Game {
    /// Performs the steps of a script as one player, and returns what was said. The held piece is
    /// the one touched last, or let go last.
    ///
    /// # Errors
    ///
    /// Why a step is refused; the steps before it stand.
    pub fn perform(
        &mut self,
        by: Color,
        steps: &[Step],
        at: Instant,
    ) -> Result<Vec<Notice>, Refused> {
        let mut held = None;
        let mut notices = Vec::new();
        for &step in steps {
            for action in self.actions(step, &mut held)? {
                notices.extend(self.apply(Actor::from(by), action, at)?);
            }
        }
        Ok(notices)
    }

    /// The player to move makes a whole move at once, where the app finishes its parts
    /// ([`PartsOfMove::Assisted`](super::regulations::PartsOfMove)): for imports, computer opponents
    /// and typed moves.
    ///
    /// # Errors
    ///
    /// Why it is refused; nothing has changed then, but that a pawn may wait for its promotion if
    /// none is given.
    pub fn play(&mut self, mv: MoveText, at: Instant) -> Result<Vec<Notice>, Refused> {
        let (from, to) = (mv.from, mv.to);
        let by = Actor::from(self.turn());
        if self.outcome().is_none() && mv.promotion.is_some() {
            let legal = mv
                .find(self.position())
                .map_err(|refusal| Refused::Illegal { from, to, refusal })?
                .get();
            let due = self.obligation();
            if !due.allows(legal) {
                return Err(if due.duty.binds() {
                    Refused::TouchMove { duty: due.duty }
                } else {
                    Refused::HouseRule
                });
            }
        }
        let mut notices = self.apply(by, Action::Release { from, to }, at)?;
        if let Some(promotion) = mv.promotion {
            let role = promotion.role();
            notices.extend(self.apply(by, Action::Promote { role, square: to }, at)?);
        }
        Ok(notices)
    }

    fn actions(&self, step: Step, held: &mut Option<Square>) -> Result<Vec<Action>, Refused> {
        // Who takes up a piece to move has done with adjusting (APP-1).
        let freed = |action| {
            let ends = self.is_adjusting().then_some(Action::EndAdjust);
            ends.into_iter().chain([action]).collect()
        };
        Ok(match step {
            Step::Touch(square) => {
                *held = Some(square);
                freed(Action::Touch { square })
            }
            Step::TouchBoth(first, second) => {
                *held = Some(first);
                freed(Action::TouchBoth { first, second })
            }
            Step::Brush(square) => vec![Action::Brush { square }],
            Step::Adjust => vec![Action::Adjust],
            Step::AdjustOn(square) => {
                *held = Some(square);
                let says = (!self.is_adjusting()).then_some(Action::Adjust);
                says.into_iter().chain([Action::Touch { square }]).collect()
            }
            Step::LetGo(to) => {
                let from = held.ok_or(Refused::NothingThere { square: to })?;
                *held = Some(to);
                vec![Action::Release { from, to }]
            }
            Step::TakeOff(square) => vec![Action::TakeOff { square }],
            Step::Promote(role, square) => vec![Action::Promote { role, square }],
            Step::Press => vec![Action::Press],
        })
    }
}
