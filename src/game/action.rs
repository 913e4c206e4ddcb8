//! What hands and mouths do at the table: the lines of the log.

mod lines;

use super::outcome::Outcome;
use super::wire::MoveText;
use crate::clock::{Instant, Millis};
use crate::rules::{Color, Piece, Role, Square};

/// Who acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Actor {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// The arbiter, or the app in his place.
    Arbiter,
}

impl Actor {
    /// The side, if a player acts.
    pub const fn player(self) -> Option<Color> {
        match self {
            Actor::White => Some(Color::White),
            Actor::Black => Some(Color::Black),
            Actor::Arbiter => None,
        }
    }
}

impl From<Color> for Actor {
    fn from(color: Color) -> Actor {
        match color {
            Color::White => Actor::White,
            Color::Black => Actor::Black,
        }
    }
}

/// What is done.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// The arbiter gives the signal to start: the clock of the player to move runs (CLOCK-2).
    StartClock,
    /// Says "I adjust": the touches that follow bind nobody (TOUCH-9).
    Adjust,
    /// Takes the word back, or begins a move.
    EndAdjust,
    /// Touches a piece (TOUCH-1, TOUCH-2).
    Touch {
        /// Where it stands.
        square: Square,
    },
    /// Touches two pieces at once, or in an order that nobody knows (TOUCH-7, TOUCH-12).
    TouchBoth {
        /// One.
        first: Square,
        /// The other.
        second: Square,
    },
    /// Touches a piece by accident, as both sides agree (TOUCH-8).
    Brush {
        /// Where it stands.
        square: Square,
    },
    /// Calls the touch just made an accident (APP-2).
    CallAccident,
    /// Agrees that it was one.
    AgreeAccident,
    /// Does not agree: the touch counts.
    DenyAccident,
    /// The hand leaves the piece taken from one square on another, or on its own (DONE-1).
    Release {
        /// Where the piece stood.
        from: Square,
        /// Where it is let go.
        to: Square,
    },
    /// Takes the captured piece off the board (DONE-3).
    TakeOff {
        /// Where it stands.
        square: Square,
    },
    /// The new piece touches the promotion square (PROMO-5).
    Promote {
        /// What it is.
        role: Role,
        /// The promotion square.
        square: Square,
    },
    /// Stands a piece from beside the board on a square; nothing that a guided player can do.
    Place {
        /// The piece.
        piece: Piece,
        /// The square.
        square: Square,
    },
    /// Presses the own clock (DONE-7).
    Press,
    /// Uses two hands for the move (IRREG-23).
    UseTwoHands,
    /// Says "draw" (DRAW-1).
    OfferDraw,
    /// Accepts the offer.
    AcceptDraw,
    /// Declines the offer by word.
    DeclineDraw,
    /// Puts the answer off until the move is made (DRAW-4).
    PutOffAnswer,
    /// Says "I resign" (WIN-2).
    Resign,
    /// Claims something of the arbiter.
    Claim {
        /// What.
        claim: Claim,
    },
    /// Stops both clocks (CLOCK-16, WIN-6).
    StopClocks {
        /// Whether the arbiter is called.
        call_arbiter: bool,
    },
    /// Lets the clocks go on.
    Resume,
    /// The flag that is down is called, by the arbiter or by the app in his place (CLOCK-7).
    CallFlag,
    /// The arbiter rules.
    Ruling {
        /// What.
        ruling: Ruling,
    },
    /// Writes the sealed move and hands it over: the clocks stop (ADJOURN-2, ADJOURN-4).
    Seal {
        /// The move.
        mv: MoveText,
    },
    /// The arbiter opens the envelope: the sealed move is made, and the other clock runs
    /// (ADJOURN-3).
    OpenSealed,
    /// The device slept: so much time is counted as elapsed.
    GapCounted {
        /// The time.
        time: Millis,
    },
    /// The device slept: so much time is not counted, and the clocks stop.
    GapStopped {
        /// The time.
        time: Millis,
    },
    /// Writes a half-move down on the own score sheet (NOTATION-1), after it is made; an empty text
    /// wipes out what stands there.
    WriteDown {
        /// Which half-move, from 1.
        ply: u32,
        /// What is written.
        text: String,
    },
    /// What came after the lines before has been taken back; the clocks go on from now. Written by
    /// [`Game::take_back`](super::Game::take_back) only.
    TakenBack,
}

/// What is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Claim {
    /// The position stands for the third time, or will after the move written down (DRAW-11).
    Repetition {
        /// The move written down (DRAW-17).
        intended: Option<MoveText>,
    },
    /// 50 moves without capture or pawn move are complete, or will be (DRAW-14).
    FiftyMoves {
        /// The move written down (DRAW-17).
        intended: Option<MoveText>,
    },
    /// The opponent's flag is down (CLOCK-7).
    FlagFallen,
    /// An illegal move was made (IRREG-3, IRREG-17).
    IllegalMove,
    /// The opponent broke touch-move on the last move (TOUCH-17).
    TouchMoveBroken,
    /// The opponent makes no effort to win by normal means, or can't (DRAW-21).
    NormalMeans,
}

/// What the arbiter decides.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ruling {
    /// A side's clock is set.
    SetTime {
        /// Whose.
        side: Color,
        /// What is left.
        time: Millis,
    },
    /// A side gets time, or loses it (IRREG-25).
    AddTime {
        /// Whose.
        side: Color,
        /// How much; negative to take.
        time: Millis,
    },
    /// A side's period is set, counted from 0.
    SetPeriod {
        /// Whose.
        side: Color,
        /// Which.
        period: u32,
    },
    /// A side's number of completed moves is set.
    SetMoveCount {
        /// Whose.
        side: Color,
        /// How many.
        count: u32,
    },
    /// A side is warned (IRREG-25).
    Warn {
        /// Which.
        side: Color,
    },
    /// The position after so many half-moves returns (IRREG-3).
    RestoreTo {
        /// How many half-moves stand.
        ply: u32,
    },
    /// A side has not appeared, and the time allowed for that is over (CLOCK-17).
    Absent {
        /// Which.
        side: Color,
    },
    /// The claim of the last two minutes is decided (DRAW-21).
    TwoMinutes {
        /// How.
        decision: TwoMinutesDecision,
    },
    /// The game ends like this.
    End {
        /// How.
        outcome: Outcome,
    },
}

/// How a claim of the last two minutes is decided (DRAW-21).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TwoMinutesDecision {
    /// A draw at once.
    Agree,
    /// Play goes on, and the arbiter watches; the opponent gets two minutes or not.
    PutOff {
        /// Whether he does.
        bonus: bool,
    },
    /// Play goes on; the opponent gets two minutes.
    Reject,
}

/// One line of the log.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Entry {
    /// When.
    pub at: Instant,
    /// Who.
    pub by: Actor,
    /// What.
    pub action: Action,
}
