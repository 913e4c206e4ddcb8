//! The game: its log, and the state that the log adds up to.

use super::action::{Action, Actor, Entry};
use super::notice::Notice;
use super::outcome::Outcome;
use super::record::Record;
use super::refused::Refused;
use super::regulations::Settings;
use super::state::{Context, State};
use super::touch::{Ledger, Obligation};
use crate::clock::{ChessClock, Instant};
use crate::rules::{Color, Placement, Position};

/// A game at the table.
///
/// It is its log: the state is what the log adds up to, and [`Game::apply`] either appends a line
/// and says what has to be said, or refuses and changes nothing.
#[derive(Clone, PartialEq, Debug)]
pub struct Game {
    settings: Settings,
    start: Position,
    log: Vec<Entry>,
    state: State,
}

impl Game {
    /// A game that starts from this position.
    pub fn new(settings: Settings, start: Position) -> Game {
        let mut state = State::new(&settings, start);
        let mut cx = Context {
            settings: &settings,
            at: Instant(i64::MIN),
            log_len: 0,
            notices: Vec::new(),
        };
        state.end_by_position(&mut cx);
        state.hand.log_start = 0;
        Game {
            settings,
            start,
            log: Vec::new(),
            state,
        }
    }

    /// Lets somebody do something at this instant. An instant before that of the line before counts
    /// as the same.
    ///
    /// # Errors
    ///
    /// Why it is refused; nothing has changed then.
    pub fn apply(
        &mut self,
        by: Actor,
        action: Action,
        at: Instant,
    ) -> Result<Vec<Notice>, Refused> {
        let entry = Entry { at, by, action };
        if entry.action == Action::TakenBack {
            return Err(Refused::NothingToTakeBack);
        }
        self.enter(entry)
    }

    /// Repeats a line of a log, of whatever kind: what replaying does.
    ///
    /// # Errors
    ///
    /// Why the table would have refused it; nothing has changed then.
    pub fn repeat(&mut self, entry: Entry) -> Result<Vec<Notice>, Refused> {
        self.enter(entry)
    }

    pub(super) fn enter(&mut self, mut entry: Entry) -> Result<Vec<Notice>, Refused> {
        if let Some(last) = self.log.last() {
            entry.at = entry.at.max(last.at);
        }
        let mut cx = Context {
            settings: &self.settings,
            at: entry.at,
            log_len: self.log.len(),
            notices: Vec::new(),
        };
        self.state.act(entry.by, &entry.action, &mut cx)?;
        let notices = cx.notices;
        self.log.push(entry);
        Ok(notices)
    }

    /// Calls the flag if one has fallen by now, where flags are called as they fall. To be asked
    /// before each action and when [`Game::falls_at`] is reached; without a fallen flag it does
    /// nothing.
    pub fn settle(&mut self, at: Instant) -> Vec<Notice> {
        if self.fallen_flag(at).is_none() || self.state.two_minutes.is_some() {
            return Vec::new();
        }
        self.apply(Actor::Arbiter, Action::CallFlag, at)
            .unwrap_or_default()
    }

    /// The side whose flag has fallen by now and waits to be called.
    pub fn fallen_flag(&self, at: Instant) -> Option<Color> {
        let cx = self.context(at);
        self.state.automatic_flag(&cx)
    }

    /// When the next flag falls if nothing happens before.
    pub fn falls_at(&self, now: Instant) -> Option<Instant> {
        self.state.clock.at(now).falls_at()
    }

    /// Takes the last half-move back, with all that was done since its turn began: the log is
    /// shorter, and both clocks read as they did then (C06, C38). Returns how many lines of the log
    /// were kept; a line that says so follows them.
    ///
    /// # Errors
    ///
    /// At this table moves are not taken back (TOUCH-20), or there is none.
    pub fn take_back(&mut self, at: Instant) -> Result<usize, Refused> {
        if !self.settings.aids.take_back {
            return Err(Refused::NoTakeBack);
        }
        let last = self.state.record.plies().last();
        let kept = last.ok_or(Refused::NothingToTakeBack)?.log_start;
        let mut shorter = Game::new(self.settings.clone(), self.start);
        for entry in self.log.iter().take(kept) {
            shorter.enter(entry.clone())?;
        }
        let at = self.log.last().map_or(at, |last| last.at.max(at));
        shorter.enter(Entry {
            at,
            by: Actor::Arbiter,
            action: Action::TakenBack,
        })?;
        *self = shorter;
        Ok(kept)
    }

    fn context(&self, at: Instant) -> Context<'_> {
        Context {
            settings: &self.settings,
            at,
            log_len: self.log.len(),
            notices: Vec::new(),
        }
    }

    /// What was agreed before the game.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The position at the start.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The lines of the log.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// The position that the player to move has; where the pieces stand impossibly and nobody has
    /// claimed it, the last one that was legal.
    pub fn position(&self) -> &Position {
        &self.state.position
    }

    /// The pieces as they stand on the board.
    pub fn board(&self) -> &Placement {
        &self.state.board
    }

    /// Where a captured piece still has to come off the board (DONE-3): beside the piece that took
    /// it, or a pawn taken in passing.
    pub fn to_take_off(&self) -> Option<crate::rules::Square> {
        let beside = self.state.beside.first().map(|&(square, _)| square);
        beside.or_else(|| match self.obligation().duty {
            super::touch::Duty::FinishCapture { square } => Some(square),
            _ => None,
        })
    }

    /// The player to move.
    pub fn turn(&self) -> Color {
        self.state.turn
    }

    /// The half-moves made.
    pub fn record(&self) -> &Record {
        &self.state.record
    }

    /// The clocks.
    pub fn clock(&self) -> &ChessClock {
        &self.state.clock
    }

    /// How the game has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.state.outcome
    }

    pub(super) fn state(&self) -> &State {
        &self.state
    }

    /// How many lines the log had when this turn began.
    pub(super) fn turn_began(&self) -> usize {
        self.state.hand.log_start
    }

    /// The touches of this turn.
    pub fn ledger(&self) -> &Ledger {
        &self.state.hand.ledger
    }

    /// Whether "I adjust" has been said and holds.
    pub fn is_adjusting(&self) -> bool {
        self.state.hand.adjusting
    }

    /// The touched piece that its player may still call touched by accident (APP-2).
    pub fn excusable(&self) -> Option<crate::rules::Square> {
        self.state.excusable()
    }

    /// The touched piece that its player has called touched by accident, while the opponent or the
    /// arbiter has not answered (APP-2).
    pub fn accident_called(&self) -> Option<crate::rules::Square> {
        self.state.hand.accident
    }

    /// The moves that the player to move may still play, and why.
    pub fn obligation(&self) -> Obligation {
        self.state.obligation(&self.settings)
    }

    /// Where the pawn stands, or came from and goes, that waits to be replaced.
    pub fn promotion_due(&self) -> Option<(crate::rules::Square, crate::rules::Square)> {
        let hand = &self.state.hand;
        let due = hand.begun.filter(|_| hand.promoted.is_none())?;
        let moves = self.obligation().allowed;
        moves
            .first()
            .is_some_and(|mv| mv.promotion().is_some())
            .then_some(due)
    }

    /// Whose draw offer waits for an answer.
    pub fn draw_offered_by(&self) -> Option<Color> {
        self.state.offers.standing
    }

    /// Whether a player may let the one who offers a draw move first, and has not yet done so (DRAW-4).
    pub fn may_put_answer_off(&self, by: Color) -> bool {
        let latest = self.log.iter().rev();
        let mut since = latest.take_while(|line| line.action != Action::OfferDraw);
        self.state.can_put_answer_off(by) && since.all(|line| line.action != Action::PutOffAnswer)
    }

    /// Who has asked for a draw in the last two minutes, while the arbiter has not decided (DRAW-21).
    pub fn two_minutes_claimed_by(&self) -> Option<Color> {
        self.state.two_minutes.map(|claim| claim.by)
    }

    /// Whose last move is made but not completed (DONE-7).
    pub fn is_unpressed(&self, side: Color) -> bool {
        self.state.unpressed[side]
    }

    /// Whether the game is adjourned: a sealed move waits in its envelope (ADJOURN).
    pub fn is_adjourned(&self) -> bool {
        self.state.sealed.is_some()
    }

    /// How many illegal moves a side has made (IRREG-15).
    pub fn illegal_moves(&self, side: Color) -> u8 {
        self.state.illegal_moves[side]
    }

    /// Who must be taken to touch the piece on a square, where one screen serves both: the player
    /// to move, but a player whose move is made and not completed if it is his piece (TOUCH-16).
    pub fn presumed_toucher(&self, square: crate::rules::Square) -> Color {
        let turn = self.state.turn;
        match self.state.board.get(square) {
            Some(piece) if piece.color != turn && self.state.unpressed[piece.color] => piece.color,
            _ => turn,
        }
    }
}
