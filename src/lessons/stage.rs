//! How far a step has come, by its kind, and how a try is judged there.

use super::answer::{Answer, Try};
use super::choosing;
use super::going::Going;
use super::lesson::{Scene, Step, TableStep, Task};
use super::moving::Moving;
use super::placing::Placing;
use super::seat::Seat;
use super::tapping::Tapping;
use super::wrong::Wrong;
use crate::clock::Instant;
use crate::rules::Position;

/// How far a step has come, by its kind.
#[derive(Clone, PartialEq, Debug)]
pub enum Stage {
    Tap(Tapping),
    Place(Placing),
    Go(Going),
    Move(Moving),
    Choose,
    Table(Box<Seat>),
    /// The step is none that could be worked at; the reader lets none through.
    Impossible,
}

impl Stage {
    /// The beginning of a step.
    pub fn of(step: &Step, at: Instant) -> Stage {
        let Scene {
            board, position, ..
        } = step.scene;
        match (&step.task, position) {
            (Task::Tap(squares), _) => Stage::Tap(Tapping::squares(*squares)),
            (Task::FindFault, _) => Stage::Tap(Tapping::faults(&board)),
            (Task::Place(pieces), _) => Stage::Place(Placing {
                board,
                left: pieces.clone(),
            }),
            (
                Task::Go {
                    piece,
                    marks,
                    careful,
                },
                _,
            ) => Stage::Go(Going {
                board,
                piece: *piece,
                marks: *marks,
                careful: *careful,
            }),
            (Task::Move { .. }, Some(position)) => Stage::Move(Moving {
                position,
                played: Vec::new(),
            }),
            (Task::Choose { .. }, _) => Stage::Choose,
            (Task::Table(table), Some(position)) => Stage::at_table(position, table, at),
            _ => Stage::Impossible,
        }
    }

    fn at_table(position: Position, table: &TableStep, at: Instant) -> Stage {
        match Seat::new(position, table, at) {
            Ok(seat) => Stage::Table(Box::new(seat)),
            Err(_) => Stage::Impossible,
        }
    }

    /// `None`: nothing has come of it.
    pub fn judge(&mut self, step: &Step, attempt: &Try) -> Result<Option<Answer>, Wrong> {
        match (self, &step.task, attempt) {
            (Stage::Tap(tapping), _, Try::Tap(square)) => {
                let new = tapping.tap(*square)?;
                Ok(new.then(|| on_or_done(tapping.left.is_empty())))
            }
            (Stage::Place(placing), _, Try::Put { piece, square }) => {
                placing.put(*piece, *square)?;
                Ok(Some(on_or_done(placing.left.is_empty())))
            }
            (Stage::Go(going), _, Try::Go { from, to, .. }) => {
                let next = going.go(*from, *to)?;
                if going.passes_by(&next) {
                    return Err(Wrong::PassedBy { marks: next.marks });
                }
                *going = next;
                Ok(Some(on_or_done(next.marks.is_empty())))
            }
            (
                Stage::Move(moving),
                Task::Move { goals, lines },
                Try::Go {
                    from,
                    to,
                    promotion,
                },
            ) => {
                let replied = moving.play((*from, *to, *promotion), goals, lines)?;
                Ok(Some(match replied.reply {
                    Some(reply) => Answer::Right(Some(reply)),
                    None => on_or_done(true),
                }))
            }
            (
                Stage::Choose,
                Task::Choose {
                    ask,
                    answers,
                    right,
                },
                Try::Choose(index),
            ) => match answers.get(*index) {
                Some(_) if index == right => Ok(Some(on_or_done(true))),
                Some(word) => Err(choosing::why_not(*ask, step.scene.position.as_ref(), word)),
                None => Ok(None),
            },
            (Stage::Table(seat), Task::Table(table), Try::Act(action, at)) => {
                let due = seat.act(&step.scene, &table.way, action, *at)?;
                Ok(due.then(|| on_or_done(seat.due(&table.way).is_none())))
            }
            _ => Ok(None),
        }
    }
}

fn on_or_done(done: bool) -> Answer {
    if done {
        Answer::Done { moves: 0 }
    } else {
        Answer::Right(None)
    }
}
