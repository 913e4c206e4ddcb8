//! The state of a game: what the log adds up to.

use super::hand::Hand;
use super::notice::Notice;
use super::offers::Offers;
use super::outcome::Outcome;
use super::record::Record;
use super::refused::Refused;
use super::regulations::{Enforcement, Settings};
use super::touch::Ledger;
use super::wire::MoveText;
use crate::clock::{ChessClock, Event, Instant, Stamped};
use crate::rules::{ByColor, Color, Piece, Placement, Position, Square};

/// The state of a game.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct State {
    /// The position that the player to move has; where the pieces stand impossibly, the last one
    /// that was legal.
    pub(super) position: Position,
    /// The player to move.
    pub(super) turn: Color,
    /// Whether the pieces stand as no legal position has them, and nobody has claimed it.
    pub(super) adrift: bool,
    /// The last completed move has left an impossible position that an arbiter looks out for (IRREG-18).
    pub(super) impossible: bool,
    /// The pieces as they stand on the board.
    pub(super) board: Placement,
    /// The pieces as they stood at the start of the turn.
    pub(super) base: Placement,
    /// Captured pieces that are still beside those that took them.
    pub(super) beside: Vec<(Square, Piece)>,
    /// What has been done on this turn.
    pub(super) hand: Hand,
    /// The half-moves.
    pub(super) record: Record,
    /// The clocks.
    pub(super) clock: ChessClock,
    /// Whether a side has made a move that it has not completed.
    pub(super) unpressed: ByColor<bool>,
    /// Who pressed the clock without a move, which the opponent may claim.
    pub(super) pressed_idle: Option<Color>,
    /// The draw offers.
    pub(super) offers: Offers,
    /// How many illegal moves each side has made.
    pub(super) illegal_moves: ByColor<u8>,
    /// The touches of the last half-move, if it broke touch-move and that can still be claimed
    /// (TOUCH-17).
    pub(super) breach: Option<Ledger>,
    /// A claim of the last two minutes (DRAW-21).
    pub(super) two_minutes: Option<TwoMinutes>,
    /// The move in the envelope (ADJOURN).
    pub(super) sealed: Option<MoveText>,
    /// What the players have written down themselves, half-move by half-move (NOTATION-1).
    pub(super) written: ByColor<Vec<String>>,
    /// When the clocks were started.
    pub(super) started_at: Option<Instant>,
    /// Who has done something, and so is there.
    pub(super) present: ByColor<bool>,
    /// How the game has ended.
    pub(super) outcome: Option<Outcome>,
}

/// A claim of the last two minutes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TwoMinutes {
    /// Whose it is.
    pub(super) by: Color,
    /// Whether the arbiter has put the decision off.
    pub(super) put_off: bool,
}

/// What an action happens in, and what it leads to say.
pub(super) struct Context<'g> {
    /// What was agreed before the game.
    pub(super) settings: &'g Settings,
    /// When.
    pub(super) at: Instant,
    /// How many lines the log has before this one.
    pub(super) log_len: usize,
    /// What has to be said.
    pub(super) notices: Vec<Notice>,
}

impl Context<'_> {
    /// Adds something to be said.
    pub(super) fn say(&mut self, notice: Notice) {
        self.notices.push(notice);
    }
}

impl State {
    /// The state at the start of a game.
    pub(super) fn new(settings: &Settings, start: Position) -> State {
        State {
            position: start,
            turn: start.turn(),
            adrift: false,
            impossible: false,
            board: start.placement(),
            base: start.placement(),
            beside: Vec::new(),
            hand: Hand::new(0),
            record: Record::new(start),
            clock: settings.clock(start.turn()),
            unpressed: ByColor::default(),
            pressed_idle: None,
            offers: Offers::default(),
            illegal_moves: ByColor::default(),
            breach: None,
            two_minutes: None,
            sealed: None,
            written: ByColor::default(),
            started_at: None,
            present: ByColor::default(),
            outcome: None,
        }
    }

    /// Lets something happen to the clock.
    pub(super) fn clock_event(&mut self, event: Event, at: Instant) -> Result<(), Refused> {
        self.clock
            .apply(Stamped { at, event })
            .map_err(|why| Refused::Clock { why })
    }

    /// Refuses while the clocks of a game with a clock do not run.
    pub(super) fn need_running_clock(&self, cx: &Context<'_>) -> Result<(), Refused> {
        if !cx.settings.has_clock() {
            return Ok(());
        }
        let reading = self.clock.at(cx.at);
        if !reading.is_started() {
            Err(Refused::ClockNotStarted)
        } else if reading.running().is_none() {
            Err(Refused::ClocksStopped)
        } else {
            Ok(())
        }
    }

    /// Whether what is not allowed is refused, and so never stands on the board.
    pub(super) fn is_guided(cx: &Context<'_>) -> bool {
        cx.settings.enforcement == Enforcement::Guide
    }

    /// Ends the game: the clocks stop (C42).
    pub(super) fn finish(&mut self, outcome: Outcome, cx: &mut Context<'_>) {
        if self.clock.at(cx.at).running().is_some() {
            // It runs, so it can be stopped.
            let _ = self.clock_event(Event::Stop, cx.at);
        }
        self.outcome = Some(outcome);
        self.two_minutes = None;
        cx.say(Notice::Over { outcome });
    }

    /// Puts the pieces as they stood at the start of the turn.
    pub(super) fn put_pieces_back(&mut self) {
        self.board = self.base;
        self.beside.clear();
        self.hand.put_back();
    }

    /// Whether the pieces stand as at the start of the turn.
    pub(super) fn is_board_untouched(&self) -> bool {
        self.beside.is_empty() && self.board == self.base
    }
}
