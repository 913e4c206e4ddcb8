//! The game on the page: the game at the table, and what the hand over the board does in it.

use crate::game::regulations::{Aids, Enforcement, Settings, TouchMove};
use crate::game::touch::{Duty, Intent, Obligation, Touch as Touched};
use crate::game::{Action, Actor, Game, Outcome, Ply};
use crate::notation::Description;
use crate::rules::{Bitboard, Color, Fen, Move, Placement, Position, Square};

use super::hand::{Table, Touch};
use super::setup_words::Aid;

mod acts;

/// A half-move as it is told, beside the move that it tells of.
#[derive(Clone, PartialEq, Debug)]
struct Told {
    mv: Option<Move>,
    as_told: Option<Description>,
}

/// What has been taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TakenBack {
    /// The last half-move.
    Move,
    /// A new game: the one before it is back, and its clocks stand.
    NewGame,
}

/// A game that was left, with its clocks stopped where its log ends: nobody's time runs before
/// somebody lets it.
pub fn stopped(mut game: Game) -> Game {
    if let Some(last) = game.log().last().map(|last| last.at)
        && game.clock().at(last).running().is_some()
    {
        let stop = Action::StopClocks {
            call_arbiter: false,
        };
        // A running clock can be stopped.
        let _ = game.apply(Actor::Arbiter, stop, last);
    }
    game
}

/// A game on the page.
#[derive(Clone, Debug)]
pub struct Sitting {
    game: Game,
    chess960: bool,
    told: Vec<Told>,
    aids: Aids,
    /// The game that a new game has put away, until the new one has a move: a slip costs nothing.
    former: Option<Box<Game>>,
}

impl Sitting {
    /// A game about to begin. `chess960`: king or rooks castle from other than the classical squares
    /// (VARIANT-2).
    pub fn new(settings: Settings, start: Position, chess960: bool) -> Sitting {
        Sitting {
            aids: settings.aids,
            game: Game::new(settings, start),
            chess960,
            told: Vec::new(),
            former: None,
        }
    }

    /// A game that goes on: out of a file, or out of the storage.
    pub fn going_on(game: Game) -> Sitting {
        let chess960 = Fen::read(&game.start().to_string()).is_ok_and(|fen| fen.chess960);
        let mut sitting = Sitting {
            aids: game.settings().aids,
            game,
            chess960,
            told: Vec::new(),
            former: None,
        };
        sitting.tell();
        sitting
    }

    /// The same with the squares shown to which a piece may go, whatever the aids of the game are: where the app teaches.
    #[must_use]
    pub fn with_legal_squares(mut self) -> Sitting {
        self.aids.legal_squares = true;
        self
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position that the player to move has.
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// The pieces as they stand on the board.
    pub fn board(&self) -> &Placement {
        self.game.board()
    }

    /// Whether king or rooks castle from other than the classical squares.
    pub fn chess960(&self) -> bool {
        self.chess960
    }

    /// How the game has ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The half-moves made, first first.
    pub fn plies(&self) -> &[Ply] {
        self.game.record().plies()
    }

    /// The half-move with this index, from 0, as it is told; `None` where it was no legal move.
    pub fn told(&self, index: usize) -> Option<&Description> {
        self.told.get(index)?.as_told.as_ref()
    }

    /// The position after the half-move with this index, from 0.
    pub fn after(&self, index: usize) -> &Position {
        self.plies()
            .get(index + 1)
            .map_or(self.position(), |ply| &ply.before)
    }

    /// Who has the device where it is passed: the player to move, but who has to press the clock keeps
    /// it until then.
    pub fn holder(&self) -> Color {
        let turn = self.game.turn();
        let unpressed = self.game.settings().pressed_by_hand() && self.game.is_unpressed(!turn);
        if unpressed { !turn } else { turn }
    }

    /// Whether everything that hands do is let happen (IRREG-26, *Arbiter* and *Claims*).
    pub fn is_free_board(&self) -> bool {
        self.game.settings().enforcement != Enforcement::Guide
    }

    /// What the players are shown: what was agreed on, until they choose otherwise.
    pub fn aids(&self) -> &Aids {
        &self.aids
    }

    /// Whether the players may choose in the middle of the game what they are shown: not in serious
    /// games (CONDUCT-1), those in which nothing is prevented.
    pub fn may_choose_aids(&self) -> bool {
        !self.is_free_board()
    }

    /// Shows the players something, or shows it no longer; the game knows nothing of it. Where they may
    /// not choose, and of what is more than shown, nothing changes.
    pub fn choose_aid(&mut self, aid: &Aid, given: bool) {
        if aid.is_shown && self.may_choose_aids() {
            (aid.set)(&mut self.aids, given);
        }
    }

    /// Whether touched pieces bind where the app guides.
    pub fn binds(&self) -> bool {
        self.game.settings().touch_move == TouchMove::Binding
    }

    /// What the hand has to know of the game.
    pub fn seen(&self) -> Table<'_> {
        let over = self.outcome().is_some();
        let touch = if self.game.is_adjusting() {
            Touch::Adjusting
        } else if self.is_free_board() {
            Touch::Anything
        } else if self.binds() {
            let rest = (!over).then(|| self.only_piece()).flatten();
            Touch::Binding { rest }
        } else {
            Touch::Free
        };
        Table {
            position: self.position(),
            board: self.board(),
            chess960: self.chess960,
            over,
            touch,
            promoting: self.promoting().filter(|_| !over && !self.is_free_board()),
        }
    }

    /// From where and to where the pawn came that waits to be replaced.
    pub fn promoting(&self) -> Option<(Square, Square)> {
        let due = self.game.promotion_due()?;
        // IRREG-9: the square may be fixed although the pawn is back.
        self.board().get(due.1).is_some().then_some(due)
    }

    /// The one piece with which every move that the touches still allow is made.
    fn only_piece(&self) -> Option<Square> {
        let Obligation { allowed, duty, .. } = self.game.obligation();
        let first = allowed.first()?.from();
        (duty.binds() && allowed.iter().all(|mv| mv.from() == first)).then_some(first)
    }

    /// What the touches oblige to.
    pub fn duty(&self) -> Duty {
        if self.outcome().is_some() {
            Duty::Free
        } else {
            self.game.obligation().duty
        }
    }

    /// The touched pieces that bind.
    pub fn touched(&self) -> Bitboard {
        if self.is_free_board() {
            let touches = self.game.ledger().touches();
            let meant = |touch: &&Touched| touch.intent == Intent::Deliberate;
            return touches.iter().filter(meant).map(|it| it.square).collect();
        }
        match self.duty() {
            Duty::Move { piece } => piece.into(),
            Duty::Capture { target } => target.into(),
            Duty::CaptureWith { piece, target } => Bitboard::of(piece) | target.into(),
            Duty::Castle { rook, .. } => {
                Bitboard::of(rook) | self.position().king(self.game.turn()).into()
            }
            Duty::MoveKing { king, .. } | Duty::KingPenalty { king } => king.into(),
            Duty::Promote { square } | Duty::FinishCapture { square } => square.into(),
            Duty::Written { from, .. } => from.into(),
            Duty::FinishCastling { .. } | Duty::Free | Duty::NoConsequence => Bitboard::EMPTY,
        }
    }

    /// The pieces touched since "I adjust" was said, if it holds.
    pub fn adjusted(&self) -> Bitboard {
        if !self.game.is_adjusting() {
            return Bitboard::EMPTY;
        }
        let lines = self.game.log().iter().rev();
        lines
            .take_while(|line| line.action != Action::Adjust)
            .filter_map(|line| match line.action {
                Action::Touch { square } => Some(square),
                _ => None,
            })
            .collect()
    }

    /// The squares to which the piece may be carried, and the moves that lead there, where the
    /// players are shown them.
    pub fn shown_moves(&self, from: Square) -> Vec<Move> {
        if !self.aids.legal_squares {
            return Vec::new();
        }
        let mut moves = self.game.obligation().allowed;
        moves.retain(|mv| mv.from() == from);
        moves
    }

    /// Whose hand it is that touches the piece on a square, where one screen serves both (TOUCH-16).
    pub fn toucher(&self, square: Square) -> Color {
        let piece = self.board().get(square);
        let begun = self.is_free_board() && *self.board() != self.position().placement();
        match piece {
            // What stands impossibly was left so by the player to move: the other acts on it.
            Some(piece) if begun && !self.game.settings().has_clock() => piece.color,
            _ => self.game.presumed_toucher(square),
        }
    }
}

#[cfg(test)]
#[path = "sitting_tests.rs"]
mod tests;
