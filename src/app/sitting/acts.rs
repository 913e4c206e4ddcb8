//! What is done in a game on the page: by a hand, by a word, and what is taken back.

use super::{Sitting, TakenBack, Told, stopped};
use crate::clock::Instant;
use crate::game::{Action, Actor, Game, Notice, Refused};
use crate::notation::Description;
use crate::rules::{Color, Move, Promotion, Square};

impl Sitting {
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
    pub(super) fn tell(&mut self) {
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
