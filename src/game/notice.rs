//! What has to be said to the players after an action.

use serde::Serialize;

use super::outcome::Outcome;
use super::touch::Duty;
use crate::clock::Millis;
use crate::rules::{Color, Move, Refusal, Square};

/// Something to be said to the players; the page makes a sentence of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "notice", rename_all = "snake_case")]
pub enum Notice {
    /// The touches now oblige the player to this (TOUCH).
    Bound {
        /// What is due.
        #[serde(flatten)]
        duty: Duty,
    },
    /// A player touched a piece when the other had the move (TOUCH-16).
    TouchedOutOfTurn {
        /// Who.
        by: Color,
        /// Which piece.
        square: Square,
    },
    /// A player moved a piece when the other had the move; it was put back.
    MovedOutOfTurn {
        /// Who.
        by: Color,
    },
    /// A piece that was only adjusted must stay on its square (TOUCH-9).
    AdjustedPieceStays {
        /// Where.
        square: Square,
    },
    /// A player calls his last touch an accident; the opponent is asked (APP-2).
    AccidentCalled {
        /// Who.
        by: Color,
    },
    /// The touch of this piece counts as an accident, or does not (APP-2).
    AccidentAnswered {
        /// Which piece.
        square: Square,
        /// Whether it was agreed to.
        agreed: bool,
    },
    /// The move is made (DONE-1 to 5).
    Made {
        /// Whose it is.
        by: Color,
        /// The move, in UCI form.
        #[serde(rename = "move", serialize_with = "move_text")]
        mv: Move,
    },
    /// The move is completed (DONE-7).
    Completed {
        /// Whose it is.
        by: Color,
    },
    /// The king was let go two squares away: the rook must follow (DONE-4).
    RookMustFollow,
    /// The king was let go two squares away, but castling is not legal: another king's move is due
    /// (DONE-4).
    CastlingIsIllegal {
        /// Why.
        #[serde(serialize_with = "super::wire::refusal_name")]
        refusal: Refusal,
    },
    /// The pawn is to be replaced (PROMO-1).
    PromotionDue {
        /// Where.
        square: Square,
    },
    /// The captured piece is to be taken off (DONE-3).
    CaptureToFinish {
        /// Where.
        square: Square,
    },
    /// "Check", where it is said (LEGACY-3).
    Check,
    /// "Gardez": the queen is attacked (LEGACY-3).
    Gardez,
    /// A touched piece was not moved or captured; the move is void, and this is due (TOUCH-18).
    TouchMoveBroken {
        /// Whose move.
        by: Color,
        /// What is due.
        #[serde(flatten)]
        duty: Duty,
    },
    /// An illegal move (IRREG-3, 9, 10, 23).
    IllegalMove {
        /// Whose.
        by: Color,
        /// Of what kind.
        kind: Irregularity,
        /// The how-manieth of this player.
        number: u8,
    },
    /// The opponent of an offender got time (IRREG-15), or was given it for a wrong claim.
    TimeAdded {
        /// Whose clock.
        side: Color,
        /// How much; negative if it was taken.
        time: Millis,
    },
    /// The position before the irregularity is back (IRREG-3).
    Restored {
        /// After how many half-moves.
        ply: u32,
    },
    /// An irregularity that nobody claimed stands (IRREG-17).
    Stands,
    /// The right to claim a broken touch-move has lapsed (TOUCH-17).
    ClaimLapsed,
    /// A player pressed the clock without a move (IRREG-23).
    PressedWithoutMove {
        /// Who.
        by: Color,
    },
    /// A player used two hands (IRREG-23).
    TwoHands {
        /// Who.
        by: Color,
    },
    /// A draw is offered (DRAW-1).
    DrawOffered {
        /// By whom.
        by: Color,
    },
    /// The offer came at another than the proper time (DRAW-3).
    OfferAtWrongTime {
        /// Who is warned.
        by: Color,
    },
    /// The offer was made again without one of the opponent between (DRAW-6).
    OfferRepeated {
        /// Who is warned.
        by: Color,
    },
    /// The offer is declined (DRAW-2).
    DrawDeclined {
        /// By whom.
        by: Color,
        /// By what.
        how: Declined,
    },
    /// The answer is put off until the move is made (DRAW-4).
    AnswerPutOff {
        /// By whom.
        by: Color,
    },
    /// The claim of a draw is right, and this proves it.
    ClaimRight {
        /// The proof.
        proof: Proof,
    },
    /// The claim of a draw is wrong; so far it goes.
    ClaimWrong {
        /// What there is instead.
        proof: Proof,
        /// Whether the arbiter decides what it costs.
        arbiter_decides: bool,
    },
    /// The arbiter is called (CLOCK-16).
    ArbiterCalled {
        /// By whom.
        by: Color,
    },
    /// A draw is asked for because the opponent can't win by normal means; the arbiter decides
    /// (DRAW-21).
    NormalMeansClaimed {
        /// By whom.
        by: Color,
    },
    /// A flag is down (CLOCK-7).
    FlagDown {
        /// Whose.
        side: Color,
    },
    /// A move is sealed; the game is adjourned (ADJOURN-2).
    Adjourned {
        /// Whose move it is.
        by: Color,
    },
    /// The envelope is opened (ADJOURN-3).
    Opened,
    /// Both flags are down; play goes on into the next period (CLOCK-10).
    NextPeriod,
    /// A player is warned by the arbiter (IRREG-25).
    Warned {
        /// Who.
        side: Color,
    },
    /// The game is over.
    Over {
        /// How.
        outcome: Outcome,
    },
}

/// In what an irregularity consists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Irregularity {
    /// The pieces stand as no legal move leaves them (IRREG-3).
    IllegalMove,
    /// Castling that is not legal (IRREG-10).
    WrongCastling,
    /// A pawn became what it can't become (IRREG-9).
    WrongPromotion,
    /// The clock was pressed with the pawn on its last rank (IRREG-9).
    UnreplacedPawn,
    /// The clock was pressed with the move half made.
    Unfinished,
    /// The clock was pressed without a move (IRREG-23).
    PressWithoutMove,
    /// Two hands were used (IRREG-23).
    TwoHands,
}

/// By what an offer was declined (DRAW-2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Declined {
    /// By word.
    Word,
    /// By touching a piece to move it.
    Touch,
    /// By making the reply.
    Reply,
}

/// What a claim of a draw rests on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Proof {
    /// After which half-moves the position stood on the board (0: at the start); with an intended
    /// move, the one to come included.
    Occurrences(Vec<u32>),
    /// How many half-moves without capture or pawn move there are, and how many are needed.
    HalfMoves {
        /// How many there are.
        count: u16,
        /// How many are needed.
        needed: u16,
    },
}

fn move_text<S: serde::Serializer>(mv: &Move, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(mv)
}
