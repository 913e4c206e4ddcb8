//! What a lesson consists of.

use super::goal::Goal;
use crate::game::MoveText;
use crate::game::regulations::Settings;
use crate::rules::{Bitboard, Color, Piece, Placement, Position, Square, Wing};

/// A lesson: steps in their order.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Its name in addresses, in the course and in the keys of its texts.
    pub id: String,
    /// The steps, first first.
    pub steps: Vec<Step>,
}

/// A step: one exercise.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// Its name, within the lesson.
    pub name: String,
    /// What stands on the board.
    pub scene: Scene,
    /// What is to be done.
    pub task: Task,
    /// In how many moves (taps, pieces put, deeds) it can be done.
    pub moves: u16,
    /// The word of its hint: the text `hint-…`.
    pub hint: String,
}

/// What stands on the board, and how it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The pieces.
    pub board: Placement,
    /// The position, where there is one: boards without kings have none.
    pub position: Option<Position>,
    /// At whose edge of the board the learner sits, and whose pieces are the learner's.
    pub side: Color,
    /// Whether letters and digits are shown at the edge (BOARD-4).
    pub letters: bool,
    /// Squares shown from the start.
    pub shown: Bitboard,
}

/// What is to be done in a step.
#[derive(Clone, PartialEq, Debug)]
pub enum Task {
    /// These squares are to be tapped, in any order (BOARD-2).
    Tap(Bitboard),
    /// Each piece that stands where it does not at the start of a game is to be tapped, and each square that
    /// is empty and should not be (BOARD-6).
    FindFault,
    /// These pieces are to be put on their squares (BOARD-6).
    Place(Vec<(Square, Piece)>),
    /// One piece goes on and on while the opponent does nothing, until it has stood on all marks.
    Go {
        /// Where it stands.
        piece: Square,
        /// Where it has to go.
        marks: Bitboard,
        /// Whether it must not come to where an enemy piece could take it.
        careful: bool,
    },
    /// A move is to be found, or a few, with the replies that the step has.
    Move {
        /// What the last move has to do.
        goals: Vec<Goal>,
        /// Moves that count whatever they do: from the learner's first to the learner's last.
        lines: Vec<Vec<MoveText>>,
    },
    /// A question is to be answered.
    Choose {
        /// What the rules know of it.
        ask: Ask,
        /// The words of the answers: the texts `answer-…`.
        answers: Vec<String>,
        /// Which is right, by index.
        right: usize,
    },
    /// The habits of the table are to be kept in a game.
    Table(Box<TableStep>),
}

/// What the rules know of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Nothing: it is about customs, or values.
    Custom,
    /// Whether this move is legal.
    Legal(MoveText),
    /// Mate, stalemate, check or nothing for the player to move (CHECK-1, MATE-1, STALE-1).
    State,
    /// Whether the player to move can castle there, and if not, why (CASTLE-2, CASTLE-3).
    Castling(Wing),
}

/// A game at the table with a habit to be kept.
#[derive(Clone, PartialEq, Debug)]
pub struct TableStep {
    /// What was agreed before the game.
    pub settings: Settings,
    /// What has happened before the learner's turn.
    pub before: Vec<Deed>,
    /// What is to happen, in this order.
    pub way: Vec<Way>,
}

/// A part of the way through a step at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// Whether it is done by the step and not by the learner.
    pub by_itself: bool,
    /// What is done.
    pub deed: Deed,
}

/// What is done at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// A move is made, with all its parts: one of these, or any if there are none (DONE-1 to 5).
    Move(Vec<MoveText>),
    /// A piece is touched, for adjusting or not (TOUCH-1, TOUCH-9).
    Touch(Square),
    /// A part of the turn without a square.
    Part(TurnPart),
}

/// A part of a turn that is said or pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnPart {
    /// "I adjust" is said (TOUCH-9).
    Adjust,
    /// The clock is pressed (DONE-6).
    Press,
    /// A draw is offered (DRAW-1).
    Offer,
    /// The offer is accepted.
    Accept,
    /// The offer is declined by word.
    Decline,
    /// The third repetition is claimed (DRAW-11).
    ClaimRepetition,
    /// 50 moves without progress are claimed (DRAW-14).
    ClaimFiftyMoves,
    /// The move just made is written down (NOTATION-1).
    Write,
    /// The game is given up (WIN-2).
    Resign,
}

impl TurnPart {
    /// The words of the parts in lesson files.
    pub const WORDS: [(&'static str, TurnPart); 9] = [
        ("adjust", TurnPart::Adjust),
        ("press", TurnPart::Press),
        ("offer", TurnPart::Offer),
        ("accept", TurnPart::Accept),
        ("decline", TurnPart::Decline),
        ("claim-repetition", TurnPart::ClaimRepetition),
        ("claim-fifty-moves", TurnPart::ClaimFiftyMoves),
        ("write", TurnPart::Write),
        ("resign", TurnPart::Resign),
    ];
}
