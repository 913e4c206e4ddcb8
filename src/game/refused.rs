//! Why an action is refused: nothing has changed then.

use serde::Serialize;

use super::outcome::Outcome;
use super::touch::Duty;
use crate::clock::ClockRefusal;
use crate::rules::{Color, Refusal, Square};

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(tag = "refused", rename_all = "snake_case")]
pub enum Refused {
    /// The game is over; corrections are made before (IRREG-1, IRREG-12).
    GameOver {
        /// How it ended.
        outcome: Outcome,
    },
    /// A flag is down and is to be called first (CLOCK-7).
    FlagDown {
        /// Whose.
        side: Color,
    },
    /// Only a player can do this.
    PlayersOnly,
    /// Only the arbiter can do this.
    ArbiterOnly,
    /// The other player has the move.
    NotYourTurn,
    /// No piece stands there.
    NothingThere {
        /// Where.
        square: Square,
    },
    /// Only the player to move, whose clock runs, may adjust (TOUCH-10).
    MayNotAdjust,
    /// Nothing was said that could be taken back.
    NotAdjusting,
    /// An adjusted piece must stay on its square (TOUCH-9).
    AdjustedPieceStays {
        /// Where.
        square: Square,
    },
    /// There is no touch that could be called an accident, or whose being one could be agreed to.
    NoAccident,
    /// The move is not legal.
    Illegal {
        /// Where the piece stands.
        from: Square,
        /// Where it was to go.
        to: Square,
        /// Why not.
        #[serde(serialize_with = "super::wire::refusal_name")]
        refusal: Refusal,
    },
    /// The touches oblige to something else (TOUCH).
    TouchMove {
        /// To what.
        #[serde(flatten)]
        duty: Duty,
    },
    /// A move is half made and must be finished first (DONE-3 to 5).
    Unfinished {
        /// What is due.
        #[serde(flatten)]
        duty: Duty,
    },
    /// A house rule forbids it (LEGACY-2, LEGACY-5).
    HouseRule,
    /// No pawn can become this there (PROMO-1).
    NoPromotion,
    /// More than one pawn could be promoted there: one has to be touched.
    WhichPawn,
    /// Nothing is captured there.
    NothingToTakeOff,
    /// A guided player can't set pieces up.
    NotGuided,
    /// The clock can't do that now.
    Clock {
        /// Why not.
        #[serde(serialize_with = "clock_name")]
        why: ClockRefusal,
    },
    /// There is no clock.
    NoClock,
    /// The clock presses itself.
    ClockPressesItself,
    /// The own clock does not run.
    NotYourClock,
    /// The clocks have not been started.
    ClockNotStarted,
    /// The clocks stand.
    ClocksStopped,
    /// No move has been made (IRREG-23).
    NoMoveMade,
    /// No offer waits for an answer.
    NoOffer,
    /// An offer can't be made again before it is answered, and never withdrawn (DRAW-5).
    OfferStands,
    /// It is not accepted on the opponent's time (DRAW-2, `OwnTurn`).
    NotOnOpponentsTime,
    /// Too early: so many moves must have been made by each (DRAW-7, EVENT-5).
    TooEarly {
        /// How many.
        moves: u16,
    },
    /// The event's rules forbid it, or ask for the arbiter (EVENT-5).
    AgreementForbidden,
    /// These laws know no such claim.
    NoSuchClaim,
    /// Only the player to move can claim this (DRAW-11, DRAW-14).
    OnlyPlayerToMove,
    /// A piece has been touched: no claim on this move (DRAW-18).
    TouchedAlready,
    /// A claim can't rest on an intended move in these laws (DRAW-17).
    NoIntendedMove,
    /// There is nothing of the kind to claim.
    NothingToClaim,
    /// The time to claim it is over (TOUCH-17).
    ClaimLapsed,
    /// The opponent's flag is not down, or the own is too (CLOCK-7).
    FlagNotDown,
    /// More than two minutes are left, or it is not the last period (DRAW-21).
    NotInLastTwoMinutes,
    /// Only a player's claim counts (CLOCK-11).
    OnlyByClaim,
    /// The game is adjourned; the envelope is to be opened first (ADJOURN-3).
    Adjourned,
    /// There is no envelope.
    NothingSealed,
    /// The side has appeared, or is not late enough yet (CLOCK-17).
    NotAbsent,
    /// No claim waits for a decision.
    NothingToDecide,
    /// There are not so many half-moves.
    NoSuchPly,
    /// A move is written down when it is made, not before (NOTATION-1).
    NotMadeYet,
    /// Moves are not taken back at this table.
    NoTakeBack,
    /// No move has been made that could be taken back.
    NothingToTakeBack,
}

fn clock_name<S: serde::Serializer>(why: &ClockRefusal, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&super::wire::snake_name(why))
}
