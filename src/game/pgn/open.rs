//! A score played at a table.

use super::ending::outcome;
use crate::clock::{Bonus, Control, Instant, Millis, TimeControlTag};
use crate::game::action::{Action, Actor, Ruling};
use crate::game::play::Game;
use crate::game::refused::Refused;
use crate::game::regulations::{Enforcement, PartsOfMove, Press, Settings};
use crate::game::wire::MoveText;
use crate::notation::pgn::{Node, PgnGame};
use crate::rules::{Color, Move, Position};

/// A score that has been played at a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Opened {
    /// The game.
    pub game: Game,
    /// Where it stops before the score does.
    pub stopped: Option<Stopped>,
}

/// Where and why a score can't be played on.
#[derive(Clone, PartialEq, Debug)]
pub struct Stopped {
    /// So many half-moves were taken over.
    pub plies: usize,
    /// Why no more.
    pub why: StopReason,
}

/// Why a score can't be played on at a table.
#[derive(Clone, PartialEq, Debug)]
pub enum StopReason {
    /// A null move: there are none at a table.
    NullMove,
    /// The table refuses the move; mostly because the game is over by the laws chosen (DRAW-13).
    Refused(Refused),
}

impl Game {
    /// Plays the main line of a score at a table with these settings. Moves are made whole there: the
    /// app guides, finishes their parts and presses the clock. If the score tells the control and
    /// what the clocks showed, the game has them, else it has no limit. Where the score has a
    /// result that the pieces don't give, the arbiter rules so.
    ///
    /// Variations and comments stay in the score.
    pub fn of_score(score: &PgnGame, settings: Settings) -> Opened {
        let settings = Settings {
            enforcement: Enforcement::Guide,
            press: Press::Itself,
            parts: PartsOfMove::Assisted,
            control: control(score),
            ..settings
        };
        let mut game = Game::new(settings, *score.start());
        let mut at = Instant(0);
        if game.settings().has_clock() && game.outcome().is_none() {
            // A clock that is there and stands still can be started.
            let _ = game.apply(Actor::Arbiter, Action::StartClock, at);
        }
        let mut stopped = None;
        for (plies, node) in score.main_line().enumerate() {
            let Some(mv) = score.mv(node) else {
                let why = StopReason::NullMove;
                stopped = Some(Stopped { plies, why });
                break;
            };
            at = at + game.time_for(score, node);
            let by = game.turn();
            if let Err(refused) = game.play(told(game.position(), mv), at) {
                let why = StopReason::Refused(refused);
                stopped = Some(Stopped { plies, why });
                break;
            }
            if score.draw_offered(node) {
                // Where the laws don't let him offer, the offer is not taken over.
                let _ = game.apply(Actor::from(by), Action::OfferDraw, at);
            }
        }
        if let Some(outcome) =
            outcome(score).filter(|_| stopped.is_none() && game.outcome().is_none())
        {
            let ruling = Ruling::End { outcome };
            // Nothing stands in its way in a game that is not over.
            let _ = game.apply(Actor::Arbiter, Action::Ruling { ruling }, at);
        }
        Opened { game, stopped }
    }

    /// How long the player to move thought by the score; his flag does not fall.
    fn time_for(&self, score: &PgnGame, node: Node) -> Millis {
        let millis = |time: core::time::Duration| {
            Millis(i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
        };
        let used = score.elapsed(node).map(millis);
        let side = self.turn();
        let now = self.log().last().map_or(Instant(0), |last| last.at);
        let reading = self.clock().at(now);
        let Some(left) = reading.remaining(side) else {
            return used.unwrap_or(Millis::ZERO);
        };
        let shown = score.clock(node).map(millis);
        let used = match shown {
            Some(shown) => left + self.added(side, now) - shown,
            None => used.unwrap_or(Millis::ZERO),
        };
        used.or_zero().min((left - Millis(1)).or_zero())
    }

    /// What the side's clock gets for completing its move.
    fn added(&self, side: Color, now: Instant) -> Millis {
        let reading = self.clock().at(now);
        let Some(schedule) = self.settings().control.schedule(side) else {
            return Millis::ZERO;
        };
        let number = reading.period_number(side);
        let increment = |number| match schedule.period(number).bonus() {
            Bonus::Increment(length) => length,
            _ => Millis::ZERO,
        };
        if reading.moves_to_control(side) == Some(1) {
            let next = number.saturating_add(1);
            schedule.period(next).time() + increment(next)
        } else {
            increment(number)
        }
    }
}

/// The control of a score, if it says what the clocks showed, or nobody has moved yet.
fn control(score: &PgnGame) -> Control {
    let mut moves = score.main_line();
    let timed = score.next(Node::START).is_none() || moves.any(|node| score.clock(node).is_some());
    let tag = score.tag("TimeControl").filter(|_| timed);
    match tag.map(TimeControlTag::read) {
        Some(Ok(TimeControlTag::Known(control))) => control,
        _ => Control::Unlimited,
    }
}

/// A move as it is told at the table: castling by the rook's square, where the king's own square of
/// arrival would mean a step of the king (VARIANT-2).
fn told(position: &Position, mv: Move) -> MoveText {
    let text = MoveText::from(mv);
    let rook = mv
        .castling()
        .and_then(|wing| position.castling_rook(position.turn(), wing));
    match rook {
        Some(rook) if text.find(position).map(|legal| legal.get()) != Ok(mv) => {
            MoveText { to: rook, ..text }
        }
        _ => text,
    }
}
