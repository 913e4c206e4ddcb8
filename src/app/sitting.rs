//! The game on the page: the game at the table, and what the hand over the board does in it.

use crate::clock::Instant;
use crate::game::regulations::{Enforcement, Settings, TouchMove};
use crate::game::touch::{Duty, Obligation};
use crate::game::{Action, Actor, Game, Notice, Outcome, Ply, Refused};
use crate::notation::Description;
use crate::rules::{Bitboard, Color, Fen, Move, Placement, Position, Promotion, Square};

use super::hand::{Table, Touch};

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
    /// The game that a new game has put away, until the new one has a move: a slip costs nothing.
    former: Option<Box<Game>>,
}

impl Sitting {
    /// A game about to begin. `chess960`: king or rooks castle from other than the classical squares
    /// (VARIANT-2).
    pub fn new(settings: Settings, start: Position, chess960: bool) -> Sitting {
        Sitting {
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
            game,
            chess960,
            told: Vec::new(),
            former: None,
        };
        sitting.tell();
        sitting
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

    /// Whether everything that hands do is let happen (IRREG-26, *Arbiter* and *Claims*).
    pub fn is_free_board(&self) -> bool {
        self.game.settings().enforcement != Enforcement::Guide
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
            return touches.iter().map(|touch| touch.square).collect();
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
        if !self.game.settings().aids.legal_squares {
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

    /// Lets somebody do something.
    ///
    /// # Errors
    ///
    /// Why it is refused; nothing has changed then.
    pub fn act(
        &mut self,
        by: impl Into<Actor>,
        action: Action,
        at: Instant,
    ) -> Result<Vec<Notice>, Refused> {
        let before = self.plies().len();
        let notices = self.game.apply(by.into(), action, at)?;
        self.tell();
        if self.plies().len() > before {
            self.former = None;
        }
        Ok(notices)
    }

    /// The same for several acts of one hand, of which the later are the parts of a move that the
    /// first begins; what is refused leaves the game as it was before the first.
    fn acts(&mut self, by: Color, actions: &[Action], at: Instant) -> Result<Vec<Notice>, Refused> {
        if let [action] = actions {
            return self.finished(by, action.clone(), at);
        }
        let mut after = self.clone();
        let mut notices = Vec::new();
        for action in actions {
            notices.extend(after.finished(by, action.clone(), at)?);
        }
        *self = after;
        Ok(notices)
    }

    /// An act, and the taking off of what it captures: there is nothing beside the board where a
    /// player could lay it, so the app does it at every table, as DONE-3 lets it.
    fn finished(&mut self, by: Color, action: Action, at: Instant) -> Result<Vec<Notice>, Refused> {
        let mut notices = self.act(by, action, at)?;
        if let Some(square) = self.game.to_take_off() {
            notices.retain(|notice| !matches!(notice, Notice::CaptureToFinish { .. }));
            notices.extend(self.act(by, Action::TakeOff { square }, at)?);
        }
        Ok(notices)
    }

    /// A hand touches the piece on a square.
    ///
    /// # Errors
    ///
    /// Why it can't.
    pub fn touch(&mut self, square: Square, at: Instant) -> Result<Vec<Notice>, Refused> {
        self.act(self.toucher(square), Action::Touch { square }, at)
    }

    /// The hand lets the piece of one square go on another.
    ///
    /// # Errors
    ///
    /// Why it can't.
    pub fn carry(&mut self, from: Square, to: Square, at: Instant) -> Result<Vec<Notice>, Refused> {
        self.acts(self.toucher(from), &[Action::Release { from, to }], at)
    }

    /// The new piece touches the promotion square (PROMO-5).
    ///
    /// # Errors
    ///
    /// Why it can't.
    pub fn promote(
        &mut self,
        to: Promotion,
        square: Square,
        at: Instant,
    ) -> Result<Vec<Notice>, Refused> {
        let by = match self.board().get(square) {
            Some(piece) if self.is_free_board() => piece.color,
            _ => self.game.turn(),
        };
        let role = to.role();
        self.acts(by, &[Action::Promote { role, square }], at)
    }

    /// A legal move, with all its parts.
    ///
    /// # Errors
    ///
    /// Why it can't be made.
    pub fn play(&mut self, mv: Move, at: Instant) -> Result<Vec<Notice>, Refused> {
        let (by, from) = (self.game.turn(), mv.from());
        let rook = mv
            .castling()
            .filter(|_| self.chess960)
            .and_then(|wing| self.position().castling_rook(by, wing));
        let to = rook.unwrap_or(mv.to());
        let promotion = mv.promotion().map(|promotion| Action::Promote {
            role: promotion.role(),
            square: mv.to(),
        });
        let release =
            (self.promoting() != Some((from, to))).then_some(Action::Release { from, to });
        let parts: Vec<Action> = release.into_iter().chain(promotion).collect();
        self.acts(by, &parts, at)
    }

    /// Calls the flag if one has fallen by now (CLOCK-7).
    pub fn settle(&mut self, at: Instant) -> Vec<Notice> {
        self.game.settle(at)
    }

    /// Whether there is something to take back at this table.
    pub fn can_take_back(&self) -> bool {
        self.former.is_some() || (self.may_take_back() && !self.plies().is_empty())
    }

    /// Whether moves are taken back at this table.
    pub fn may_take_back(&self) -> bool {
        self.game.settings().aids.take_back
    }

    /// Takes the last half-move back, with both clocks; before the first move of a new game, the
    /// new game itself.
    ///
    /// # Errors
    ///
    /// At this table nothing is taken back (TOUCH-20), or there is nothing.
    pub fn take_back(&mut self, at: Instant) -> Result<TakenBack, Refused> {
        let taken = if self.plies().is_empty()
            && let Some(former) = self.former.take()
        {
            self.game = stopped(*former);
            TakenBack::NewGame
        } else {
            self.game.take_back(at)?;
            TakenBack::Move
        };
        self.tell();
        Ok(taken)
    }

    /// The pieces are set up again as this game began. `false` when nothing has been done in it.
    pub fn new_game(&mut self) -> bool {
        if self.game.log().is_empty() {
            return false;
        }
        let (settings, start) = (self.game.settings().clone(), *self.game.start());
        let former = std::mem::replace(&mut self.game, Game::new(settings, start));
        if !former.record().is_empty() {
            self.former = Some(Box::new(former));
        }
        self.tell();
        true
    }

    /// Whether a new game would put away one that is going on.
    pub fn is_under_way(&self) -> bool {
        !self.plies().is_empty() && self.outcome().is_none()
    }

    /// Brings what is told of the half-moves in line with the record.
    fn tell(&mut self) {
        let plies = self.game.record().plies();
        while let Some(told) = self.told.last()
            && plies.get(self.told.len() - 1).map(|ply| ply.mv) != Some(told.mv)
        {
            self.told.pop();
        }
        for ply in plies.iter().skip(self.told.len()) {
            self.told.push(Told {
                mv: ply.mv,
                as_told: ply.mv.map(|mv| Description::of(&ply.before, mv)),
            });
        }
    }
}

#[cfg(test)]
#[path = "sitting_tests.rs"]
mod tests;
