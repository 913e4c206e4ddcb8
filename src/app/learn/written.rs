//! The trainer of written moves (NOTATION): a move that is written is to be played, or one that is played is to be
//! written. Positions and moves come of famous games ([`classics`]).

use super::classics;
use super::lots::Lots;
use super::round::Round;
use crate::clock::Instant;
use crate::notation::{self, Description, Notation, ReadError};
use crate::rules::{Move, Position, Promotion, Refusal, Square};

/// What is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Exercise {
    /// A move is written: it is to be played.
    #[default]
    Play,
    /// A move is played: it is to be written.
    Write,
}

/// What a round is like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// What is asked.
    pub exercise: Exercise,
    /// Against the clock.
    pub timed: bool,
}

impl Options {
    /// The name under which the best result of such rounds is kept; each notation has its own.
    pub fn name(self, notation: Notation) -> String {
        let exercise = match self.exercise {
            Exercise::Play => "play",
            Exercise::Write => "write",
        };
        let pace = if self.timed { "timed" } else { "free" };
        ["notation-", exercise, "-", notation.name(), "-", pace].concat()
    }
}

/// So many half-moves at the beginning of a game are not asked for.
const OPENING: usize = 4;

/// A move that is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Task {
    /// The position before it.
    pub before: Position,
    /// The move, which is legal there.
    pub mv: Move,
}

impl Task {
    /// A move of a famous game. Half of the moves are of a kind that is not written like all others.
    pub fn drawn(lots: &mut Lots) -> Task {
        let game = lots.one_of(&classics::games()).copied().unwrap_or_default();
        let moves = classics::moves(game);
        // What every game begins with is soon known.
        let later = moves.get(OPENING..).unwrap_or_default();
        let special = |task: &&Task| is_special(&Description::of(&task.before, task.mv));
        let among: Vec<Task> = match lots.below(2) {
            0 => later.iter().filter(special).copied().collect(),
            _ => later.to_vec(),
        };
        match lots.one_of(&among) {
            Some(task) => *task,
            // All games are longer; if one were not, another would be taken.
            None => Task::drawn(lots),
        }
    }

    /// The position after it.
    pub fn after(&self) -> Position {
        self.before.play(self.mv).unwrap_or(self.before)
    }

    /// The move as it is written.
    pub fn written(&self, notation: Notation) -> String {
        notation::written(&self.before, self.mv, notation)
    }
}

/// Whether more is written of a move than piece and square, or something else (NOTATION-4 to 8).
fn is_special(told: &Description) -> bool {
    told.capture.is_some()
        || told.castling.is_some()
        || told.promotion.is_some()
        || told.check.is_some()
        || told.from_file.is_some()
        || told.from_rank.is_some()
}

/// What has come of a try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is the move.
    Right {
        /// It was written as it is usually written.
        usual: bool,
    },
    /// It is another move.
    Other(Move),
    /// The piece can't go there.
    Illegal(Square, Square, Refusal),
    /// The text is not read as a move.
    NotRead(ReadError),
}

/// A round with the trainer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trainer {
    /// What it is like.
    pub options: Options,
    /// How it stands.
    pub round: Round,
    /// The move that is asked for.
    pub task: Task,
    /// What has come of the last try at it.
    pub last: Option<Verdict>,
    lots: Lots,
}

impl Trainer {
    /// A round that begins now.
    pub fn new(options: Options, seed: u64, now: Instant) -> Trainer {
        let mut lots = Lots::new(seed);
        Trainer {
            options,
            round: Round::new(options.timed, now),
            task: Task::drawn(&mut lots),
            last: None,
            lots,
        }
    }

    /// Whether the move has been found, and the next may come.
    pub fn is_done(&self) -> bool {
        matches!(self.last, Some(Verdict::Right { .. }))
    }

    /// A piece is moved; `None` where it has to be said what the pawn becomes (PROMO-1).
    pub fn play(
        &mut self,
        from: Square,
        to: Square,
        promotion: Option<Promotion>,
    ) -> Option<&Verdict> {
        let verdict = match self.task.before.find_move(from, to, promotion) {
            Ok(mv) if mv.get() == self.task.mv => Verdict::Right { usual: true },
            Ok(mv) => Verdict::Other(mv.get()),
            Err(Refusal::PromotionMissing) => return None,
            Err(refusal) => Verdict::Illegal(from, to, refusal),
        };
        Some(self.judge(verdict))
    }

    /// A move is written, in whatever way.
    pub fn write(&mut self, text: &str, notation: Notation) -> &Verdict {
        let verdict = match notation::read_in(&self.task.before, text, notation) {
            Ok(mv) if mv.get() == self.task.mv => Verdict::Right {
                usual: text.trim() == self.task.written(notation),
            },
            Ok(mv) => Verdict::Other(mv.get()),
            Err(ReadError::Illegal { from, to, refusal }) => Verdict::Illegal(from, to, refusal),
            Err(error) => Verdict::NotRead(error),
        };
        self.judge(verdict)
    }

    /// The next move is asked for.
    pub fn go_on(&mut self) {
        self.last = None;
        self.task = Task::drawn(&mut self.lots);
    }

    fn judge(&mut self, verdict: Verdict) -> &Verdict {
        if !self.is_done() {
            match verdict {
                Verdict::Right { .. } => self.round.succeed(),
                _ => self.round.miss(),
            }
        }
        self.last.insert(verdict)
    }
}

#[cfg(test)]
#[path = "written_tests.rs"]
mod tests;
