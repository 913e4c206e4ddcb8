//! A step being worked at: a try comes in, an answer goes out.

use super::answer::{Answer, Help, Try};
use super::deeds;
use super::lesson::{Step, Task};
use super::solution::Solution;
use super::stage::Stage;
use super::wrong::Wrong;
use crate::clock::Instant;
use crate::game::{Action, Game};
use crate::rules::{Bitboard, Move, Piece, Placement, Position, Rank, Role, Square};

/// After how many wrong tries the hint is given, and after how many the solution.
const HINT_AT: u16 = 2;
const SHOW_AT: u16 = 3;

/// A step being worked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Exercise {
    step: Step,
    stage: Stage,
    moves: u16,
    wrong: u16,
    done: bool,
}

impl Exercise {
    /// A step from its beginning, at this instant (which matters where clocks run).
    pub fn new(step: &Step, at: Instant) -> Exercise {
        Exercise {
            stage: Stage::of(step, at),
            step: step.clone(),
            moves: 0,
            wrong: 0,
            done: false,
        }
    }

    /// The step.
    pub fn step(&self) -> &Step {
        &self.step
    }

    /// The pieces as they stand.
    pub fn board(&self) -> Placement {
        match &self.stage {
            Stage::Place(placing) => placing.board,
            Stage::Go(going) => going.board,
            Stage::Move(moving) => moving.position.placement(),
            Stage::Table(seat) => *seat.game.board(),
            _ => self.step.scene.board,
        }
    }

    /// The position, where moves are looked for; it is what stands on the board then.
    pub fn position(&self) -> Option<&Position> {
        match &self.stage {
            Stage::Move(moving) => Some(&moving.position),
            Stage::Table(seat) => Some(seat.game.position()),
            _ => self.step.scene.position.as_ref(),
        }
    }

    /// The game, where the step is played at the table.
    pub fn game(&self) -> Option<&Game> {
        match &self.stage {
            Stage::Table(seat) => Some(&seat.game),
            _ => None,
        }
    }

    /// The game after the learner's last deed at the table, before what the step has done by itself since.
    pub fn between(&self) -> Option<&Game> {
        match &self.stage {
            Stage::Table(seat) => seat.between.as_deref(),
            _ => None,
        }
    }

    /// The marks that are left, and where squares are to be tapped, those that have been.
    pub fn marks(&self) -> Bitboard {
        match &self.stage {
            Stage::Go(going) => going.marks,
            Stage::Tap(tapping) => tapping.tapped,
            _ => Bitboard::EMPTY,
        }
    }

    /// The pieces that are still to be put on the board.
    pub fn beside(&self) -> Vec<Piece> {
        match &self.stage {
            Stage::Place(placing) => placing.left.iter().map(|&(_, piece)| piece).collect(),
            _ => Vec::new(),
        }
    }

    /// How many moves, taps, pieces or deeds were right so far.
    pub fn moves(&self) -> u16 {
        self.moves
    }

    /// Whether the step is done.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// How many tries were wrong so far.
    pub fn wrong_tries(&self) -> u16 {
        self.wrong
    }

    /// The squares to which the piece on a square may go.
    pub fn targets(&self, from: Square) -> Bitboard {
        match &self.stage {
            Stage::Go(going) if going.piece == from => going.targets(),
            Stage::Move(moving) => {
                let moves = moving.position.legal_moves_from(from.into());
                moves.into_iter().map(Move::to).collect()
            }
            Stage::Table(seat) => {
                let allowed = seat.game.obligation().allowed.into_iter();
                let of_piece = allowed.filter(|mv| mv.from() == from);
                of_piece.map(Move::to).collect()
            }
            _ => Bitboard::EMPTY,
        }
    }

    /// Whether a move of that piece has to say what the pawn becomes (PROMO-1).
    pub fn asks_promotion(&self, from: Square, to: Square) -> bool {
        let Stage::Move(moving) = &self.stage else {
            return false;
        };
        let pawn = Piece::new(moving.position.turn(), Role::Pawn);
        moving.position.piece_at(from) == Some(pawn)
            && to.rank() == Rank::last(pawn.color)
            && self.targets(from).has(to)
    }

    /// What is right now; `None` when the step is done.
    pub fn solution(&self) -> Option<Solution> {
        if self.done {
            return None;
        }
        match (&self.stage, &self.step.task) {
            (Stage::Tap(tapping), _) => Some(Solution::Tap(tapping.left)),
            (Stage::Place(placing), _) => placing
                .left
                .first()
                .map(|&(square, piece)| Solution::Put { piece, square }),
            (Stage::Go(going), _) => Some(Solution::Go {
                from: going.piece,
                to: going.first_of_shortest()?,
                promotion: None,
            }),
            (Stage::Move(moving), Task::Move { goals, lines }) => {
                let text = moving.solution(goals, lines)?;
                Some(Solution::Go {
                    from: text.from,
                    to: text.to,
                    promotion: text.promotion,
                })
            }
            (Stage::Choose, Task::Choose { right, .. }) => Some(Solution::Choose(*right)),
            (Stage::Table(seat), Task::Table(table)) => {
                seat.due(&table.way).cloned().map(Solution::Do)
            }
            _ => None,
        }
    }

    /// What a hand or a mouth has to do at the table for what is right now.
    pub fn actions(&self, solution: &Solution) -> Vec<Action> {
        match (&self.stage, solution) {
            (Stage::Table(seat), Solution::Do(deed)) => {
                deeds::actions(&seat.game, self.step.scene.side, deed)
            }
            _ => Vec::new(),
        }
    }

    /// A try, and what comes of it.
    pub fn attempt(&mut self, attempt: &Try) -> Answer {
        if self.done {
            return Answer::Nothing;
        }
        match self.stage.judge(&self.step, attempt) {
            Ok(Some(answer)) => {
                self.moves = self.moves.saturating_add(1);
                self.done = matches!(answer, Answer::Done { .. });
                match answer {
                    Answer::Done { .. } => Answer::Done { moves: self.moves },
                    _ => answer,
                }
            }
            Ok(None) => Answer::Nothing,
            Err(why) => {
                self.wrong = self.wrong.saturating_add(1);
                if let (Stage::Table(_), Try::Act(_, at)) = (&self.stage, attempt) {
                    // What a mistake costs has been said; the habit is tried again from the start.
                    let refused = matches!(why, Wrong::AtTable(_));
                    if !refused {
                        self.restart(*at);
                    }
                }
                if matches!(why, Wrong::PassedBy { .. }) {
                    self.restart(Instant(0));
                }
                let help = self.help();
                Answer::Wrong { why, help }
            }
        }
    }

    /// Begins the step anew; the wrong tries stay counted.
    pub fn restart(&mut self, at: Instant) {
        self.stage = Stage::of(&self.step, at);
        self.moves = 0;
        self.done = false;
    }

    /// What helps after so many wrong tries.
    pub fn help(&self) -> Help {
        if self.wrong < HINT_AT {
            return Help::None;
        }
        match self.solution() {
            Some(solution) if self.wrong >= SHOW_AT => Help::Show(solution),
            Some(solution) => Help::Hint(solution.hint_squares()),
            None => Help::None,
        }
    }
}
