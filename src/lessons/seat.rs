//! A step at the table: a real game, in which a habit is to be kept.

use super::deeds::{act, perform, scripted_side};
use super::lesson::{Deed, Scene, TableStep, TurnPart, Way};
use super::wrong::Wrong;
use crate::clock::{Instant, Millis};
use crate::game::{Action, Actor, Claim, Game, Notice, Outcome};
use crate::notation::{self, Form, Letters, Notation};
use crate::rules::{Color, Position};

/// How long after the learner's deed comes what the step does by itself.
pub const PAUSE: Millis = Millis(450);

/// A learner's seat at the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Seat {
    /// The game.
    pub game: Game,
    /// The game after the learner's last deed, before what the step has done by itself since.
    pub between: Option<Box<Game>>,
    /// How many parts of the way are behind.
    at: usize,
}

/// How an act stands to what is due.
enum Fit {
    /// It is what is due.
    Due,
    /// It is a part of it, or does no harm.
    Harmless,
    /// Something else was due.
    Otherwise,
}

impl Seat {
    /// The table as the step lays it out at this instant.
    ///
    /// # Errors
    ///
    /// The number of the part, from 1, that the table does not allow.
    pub fn new(start: Position, step: &TableStep, at: Instant) -> Result<Seat, usize> {
        let mut game = Game::new(step.settings.clone(), start);
        if step.settings.has_clock() {
            // The clocks of a new game can be started.
            let _ = game.apply(Actor::Arbiter, Action::StartClock, at);
        }
        for (number, deed) in (1usize..).zip(&step.before) {
            let by = scripted_side(&game, deed);
            perform(&mut game, by, deed, at).map_err(|_| number)?;
        }
        let mut seat = Seat {
            game,
            between: None,
            at: 0,
        };
        seat.go_on(&step.way, at).map_err(|part| part + 1)?;
        Ok(seat)
    }

    /// Does what the step does by itself.
    fn go_on(&mut self, way: &[Way], at: Instant) -> Result<(), usize> {
        while let Some(part) = way.get(self.at).filter(|part| part.by_itself) {
            let by = scripted_side(&self.game, &part.deed);
            perform(&mut self.game, by, &part.deed, at).map_err(|_| self.at)?;
            self.at += 1;
        }
        Ok(())
    }

    /// The same in the middle of the step: after another move than the one in mind, the reply in mind may not
    /// be possible, and then any other is made.
    fn reply(&mut self, way: &[Way], at: Instant) {
        if way.get(self.at).is_some_and(|part| part.by_itself) {
            self.between = Some(Box::new(self.game.clone()));
        }
        while let Err(part) = self.go_on(way, at) {
            let any = Deed::Move(Vec::new());
            let turn = self.game.turn();
            // A game that is over has no reply.
            let _ = perform(&mut self.game, turn, &any, at);
            self.at = part + 1;
        }
    }

    /// What the learner has to do next; `None` when all is done.
    pub fn due<'w>(&self, way: &'w [Way]) -> Option<&'w Deed> {
        way.get(self.at).map(|part| &part.deed)
    }

    /// The learner does something; `true` when it was what is due.
    ///
    /// # Errors
    ///
    /// The table refuses it, it costs something, or something else was due first.
    pub fn act(
        &mut self,
        scene: &Scene,
        way: &[Way],
        action: &Action,
        at: Instant,
    ) -> Result<bool, Wrong> {
        let Some(due) = self.due(way).cloned() else {
            return Ok(false);
        };
        self.between = None;
        let plies = self.game.record().plies().len();
        if let Some(flag) = self.game.settle(at).into_iter().next() {
            return Err(Wrong::Costs(flag));
        }
        let notices =
            act(&mut self.game, scene.side, action.clone(), at).map_err(Wrong::AtTable)?;
        let last = self.at + 1 == way.len();
        let cost = notices
            .into_iter()
            .find(|notice| costs(notice, scene.side, last));
        if let Some(notice) = cost {
            return Err(Wrong::Costs(notice));
        }
        let made = self.game.record().plies().get(plies).and_then(|ply| ply.mv);
        let fit = match (&due, made, action) {
            (Deed::Move(moves), Some(mv), _) => {
                if moves.is_empty() || moves.contains(&mv.into()) {
                    Fit::Due
                } else {
                    Fit::Otherwise
                }
            }
            (_, Some(_), _) => Fit::Otherwise,
            (Deed::Part(TurnPart::Write), None, Action::WriteDown { ply, text }) => {
                if !self.is_written_rightly(*ply, text) {
                    return Err(Wrong::Miswritten);
                }
                Fit::Due
            }
            _ => self.fit(&due, action),
        };
        match fit {
            Fit::Due => {
                self.at += 1;
                self.reply(way, at + PAUSE);
                Ok(true)
            }
            Fit::Harmless => Ok(false),
            Fit::Otherwise => Err(Wrong::Due(due)),
        }
    }

    /// How an act by which no move is made stands to what is due.
    fn fit(&self, due: &Deed, action: &Action) -> Fit {
        let fits = |fits: bool| if fits { Fit::Due } else { Fit::Otherwise };
        let due_part = match due {
            Deed::Part(part) => Some(*part),
            _ => None,
        };
        match action {
            Action::Touch { square } => match due {
                Deed::Touch(due) => fits(due == square),
                Deed::Move(moves) => {
                    let allowed = self.game.obligation().allowed;
                    let mut allowed = allowed.into_iter();
                    if moves.is_empty() || allowed.any(|mv| moves.contains(&mv.into())) {
                        Fit::Harmless
                    } else {
                        Fit::Otherwise
                    }
                }
                Deed::Part(_) => Fit::Otherwise,
            },
            Action::Release { .. }
            | Action::Promote { .. }
            | Action::TakeOff { .. }
            | Action::EndAdjust => Fit::Harmless,
            Action::Adjust => match due_part {
                Some(TurnPart::Adjust) => Fit::Due,
                _ => Fit::Harmless,
            },
            Action::Press => fits(due_part == Some(TurnPart::Press)),
            Action::OfferDraw => fits(due_part == Some(TurnPart::Offer)),
            Action::AcceptDraw => fits(due_part == Some(TurnPart::Accept)),
            Action::DeclineDraw => fits(due_part == Some(TurnPart::Decline)),
            Action::Resign => fits(due_part == Some(TurnPart::Resign)),
            Action::Claim {
                claim: Claim::Repetition { .. },
            } => fits(due_part == Some(TurnPart::ClaimRepetition)),
            Action::Claim {
                claim: Claim::FiftyMoves { .. },
            } => fits(due_part == Some(TurnPart::ClaimFiftyMoves)),
            _ => Fit::Otherwise,
        }
    }

    /// Whether a text says, in any notation, the half-move with this number from 1.
    fn is_written_rightly(&self, ply: u32, text: &str) -> bool {
        let index = (ply as usize).wrapping_sub(1);
        let Some(ply) = self.game.record().plies().get(index) else {
            return false;
        };
        let text = text.trim();
        [Letters::International, Letters::Russian, Letters::Ukrainian]
            .into_iter()
            .any(|letters| {
                let notation = Notation::new(letters, Form::Short);
                let read = notation::read_in(&ply.before, text, notation);
                read.is_ok_and(|legal| ply.mv == Some(legal.get()))
            })
    }
}

/// Whether something that has to be said is what a mistake of this player costs. `last`: with what is due,
/// the step is over, and so may be the game.
fn costs(notice: &Notice, player: Color, last: bool) -> bool {
    match notice {
        Notice::TouchedOutOfTurn { .. }
        | Notice::MovedOutOfTurn { .. }
        | Notice::AdjustedPieceStays { .. }
        | Notice::CastlingIsIllegal { .. }
        | Notice::TouchMoveBroken { .. }
        | Notice::IllegalMove { .. }
        | Notice::PressedWithoutMove { .. }
        | Notice::TwoHands { .. }
        | Notice::OfferAtWrongTime { .. }
        | Notice::OfferRepeated { .. }
        | Notice::ClaimWrong { .. }
        | Notice::FlagDown { .. } => true,
        Notice::Over { outcome } => {
            !last || matches!(outcome, Outcome::Won { winner, .. } if *winner != player)
        }
        _ => false,
    }
}
