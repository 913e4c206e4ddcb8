//! A step of a lesson as it is played on the page: what the hand does becomes a try, and what comes of that is
//! what is shown: pieces, marks, lines, the reason and the help.

pub mod shown;
mod table;

use std::rc::Rc;

use crate::app::hand::Done;
use crate::app::scene::{self, Glide};
use crate::app::sitting::Sitting;
use crate::clock::Instant;
use crate::game::Action;
use crate::lessons::{Answer, Exercise, Help, Step, Task, Try, Wrong};
use crate::rules::{Bitboard, Move, Piece, Position, Square};

/// A step being played.
pub struct Play {
    exercise: Exercise,
    /// The game, where the step is played at the table.
    sitting: Option<Rc<Sitting>>,
    wrong: Option<Wrong>,
    /// Where a piece was to go that must not go there.
    missed: Option<Square>,
    help: Help,
    /// Which piece is in hand.
    held: Option<Square>,
    /// Which piece from beside the board is to be put, where the learner has chosen one.
    taken: Option<Piece>,
    choosing: Option<(Square, Square)>,
    /// The reply of the step that has not been shown yet, and the position before it.
    reply: Option<(Position, Move)>,
    /// At the table, the same: what the step has done by itself has not been shown yet.
    waits: bool,
    last: Option<(Square, Square)>,
    glides: Vec<Glide>,
    round: u32,
}

/// What has come of something done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Came {
    /// Nothing that would have to be drawn.
    Nothing,
    /// Something is shown in another way.
    Shown,
    /// A piece is to be taken up first.
    PieceFirst,
    /// It was right, and the step goes on.
    Right,
    /// The step is done.
    Done,
    /// It was wrong.
    Wrong,
}

impl Play {
    /// A step from its beginning, at this instant.
    pub fn new(step: &Step, at: Instant) -> Play {
        let mut play = Play {
            exercise: Exercise::new(step, at),
            sitting: None,
            wrong: None,
            missed: None,
            help: Help::None,
            held: None,
            taken: None,
            choosing: None,
            reply: None,
            waits: false,
            last: None,
            glides: Vec::new(),
            round: 0,
        };
        play.sit_down();
        play
    }

    /// The exercise.
    pub fn exercise(&self) -> &Exercise {
        &self.exercise
    }

    /// The step.
    pub fn step(&self) -> &Step {
        self.exercise.step()
    }

    /// Changes whenever whatever is in hand is to be let go.
    pub fn round(&self) -> u32 {
        self.round
    }

    /// Begins the step anew; what has been tried wrongly stays counted.
    pub fn again(&mut self, at: Instant) {
        self.exercise.restart(at);
        self.wrong = None;
        self.missed = None;
        self.begin();
    }

    fn begin(&mut self) {
        self.help = Help::None;
        self.held = None;
        self.taken = None;
        self.choosing = None;
        self.reply = None;
        self.waits = false;
        self.last = None;
        self.glides.clear();
        self.round = self.round.wrapping_add(1);
        self.sit_down();
    }

    /// Asks for the hint; once more, for what is right.
    pub fn ask_help(&mut self) {
        let solution = self.exercise.solution();
        self.help = match (&self.help, solution) {
            (_, None) => Help::None,
            (Help::None, Some(solution)) => Help::Hint(solution.hint_squares()),
            (_, Some(solution)) => Help::Show(solution),
        };
    }

    /// What the hand has done over a board without a game, and which piece is in hand after it.
    pub fn hand(&mut self, done: Done, held: Option<Square>) -> Came {
        let before = std::mem::replace(&mut self.held, held);
        match done {
            Done::Nothing | Done::Off(_) => {
                // The choice of a piece for the pawn has been given up.
                let gave_up = self.choosing.take().is_some();
                shown(gave_up || before != held)
            }
            Done::Tap(square) => self.tap(square),
            Done::Carry { from, to, .. } if self.exercise.asks_promotion(from, to) => {
                self.choosing = Some((from, to));
                Came::Shown
            }
            Done::Carry { from, to, .. } => self.go(from, to, None),
            Done::Promote {
                from,
                to,
                promotion,
            } => {
                self.choosing = None;
                self.go(from, to, Some(promotion))
            }
        }
    }

    fn tap(&mut self, square: Square) -> Came {
        match self.step().task {
            Task::Tap(_) | Task::FindFault => self.attempt(&Try::Tap(square)),
            Task::Place(_) => match self.taken() {
                Some(piece) => self.attempt(&Try::Put { piece, square }),
                None => Came::Nothing,
            },
            Task::Go { .. } | Task::Move { .. } => {
                let idle = self.exercise.is_done() || self.reply.is_some();
                if self.held.is_none() && !idle && !self.movable().has(square) {
                    return Came::PieceFirst;
                }
                Came::Shown
            }
            Task::Choose { .. } | Task::Table(_) => Came::Nothing,
        }
    }

    fn go(&mut self, from: Square, to: Square, promotion: Option<crate::rules::Promotion>) -> Came {
        let before = self.exercise.position().copied();
        let came = self.attempt(&Try::Go {
            from,
            to,
            promotion,
        });
        if matches!(came, Came::Right | Came::Done) {
            let in_game = matches!(self.step().task, Task::Move { .. });
            let before = before.as_ref().filter(|_| in_game);
            match before.and_then(|it| it.find_move(from, to, promotion).ok()) {
                Some(legal) => {
                    let after = legal.play();
                    if let Some(before) = before {
                        self.moved(before, legal.get(), &after);
                    }
                    if let Some((between, _)) = &mut self.reply {
                        *between = after;
                    }
                }
                None => self.gone(from, to),
            }
        }
        came
    }

    /// A piece has gone where no position knows of it.
    fn gone(&mut self, from: Square, to: Square) {
        self.last = Some((from, to));
        let piece = self.exercise.board().get(to);
        let glide = piece.map(|piece| Glide { piece, from, to });
        self.glides = glide.into_iter().collect();
    }

    fn moved(&mut self, before: &Position, mv: Move, after: &Position) {
        self.last = Some((mv.from(), mv.to()));
        self.glides = scene::move_glides(before, mv, after);
    }

    /// Shows the reply that waits; the piece moved by it, and where to.
    pub fn show_reply(&mut self) -> Option<(Piece, Move)> {
        if self.waits {
            return self.show_table_reply();
        }
        let (before, mv) = self.reply.take()?;
        let after = self.exercise.position().copied()?;
        self.moved(&before, mv, &after);
        Some((before.piece_at(mv.from())?, mv))
    }

    /// Whether a reply waits to be shown.
    pub fn has_reply(&self) -> bool {
        self.waits || self.reply.is_some()
    }

    /// A piece from beside the board is chosen.
    pub fn take(&mut self, piece: Piece) {
        self.taken = Some(piece);
    }

    /// The piece from beside the board that is to be put next.
    pub fn taken(&self) -> Option<Piece> {
        let left = self.exercise.beside();
        self.taken
            .filter(|piece| left.contains(piece))
            .or(left.first().copied())
    }

    /// A piece from beside the board is put on a square.
    pub fn put(&mut self, piece: Piece, square: Square) -> Came {
        self.attempt(&Try::Put { piece, square })
    }

    /// An answer is given.
    pub fn choose(&mut self, index: usize) -> Came {
        self.attempt(&Try::Choose(index))
    }

    /// One try.
    fn attempt(&mut self, attempt: &Try) -> Came {
        let before = self.exercise.moves();
        match self.exercise.attempt(attempt) {
            Answer::Nothing => Came::Nothing,
            Answer::Right(reply) => {
                self.right();
                let position = self.exercise.position().copied();
                self.reply = reply.zip(position).map(|(mv, position)| (position, mv));
                Came::Right
            }
            Answer::Done { .. } => {
                self.right();
                self.held = None;
                Came::Done
            }
            Answer::Wrong { why, help } => {
                if self.exercise.moves() < before || matches!(attempt, Try::Act(..)) {
                    // The step has begun anew, or the table has refused what was in hand.
                    self.begin();
                }
                self.missed = match (attempt, &why) {
                    (Try::Go { to, .. }, _) => Some(*to),
                    (Try::Act(Action::Release { to, .. }, _), Wrong::AtTable(_)) => Some(*to),
                    _ => None,
                };
                self.wrong = Some(why);
                self.help = help;
                Came::Wrong
            }
        }
    }

    fn right(&mut self) {
        self.wrong = None;
        self.missed = None;
        self.help = Help::None;
    }

    /// The squares whose pieces may be taken up.
    pub fn movable(&self) -> Bitboard {
        if self.exercise.is_done() || self.reply.is_some() {
            return Bitboard::EMPTY;
        }
        let side = match (&self.step().task, self.exercise.position()) {
            (Task::Move { .. }, Some(position)) => position.turn(),
            (Task::Go { .. }, _) => self.step().scene.side,
            _ => return Bitboard::EMPTY,
        };
        self.exercise.board().of_color(side)
    }
}

fn shown(shown: bool) -> Came {
    if shown { Came::Shown } else { Came::Nothing }
}

#[cfg(test)]
#[path = "lesson_tests.rs"]
mod tests;
