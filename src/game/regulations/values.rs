//! What a row of "Rule sets" in the laws may be set to: one type for each kind of row.

use serde::{Deserialize, Serialize};

/// Declares the value of a row: an enum that the log writes in snake case.
macro_rules! value {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident $(($inner:ty))?),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$doc])* $variant $(($inner))?),+ }
    };
}

value! {
    /// A rule that is in force or not.
    Switch {
        /// Not in force.
        Off,
        /// In force.
        On,
    }
}

impl Switch {
    /// Whether the rule is in force.
    pub const fn is_on(self) -> bool {
        matches!(self, Switch::On)
    }
}

value! {
    /// What touching a piece without meaning to does (TOUCH-8).
    AccidentalTouch {
        /// It binds like any touch.
        Counts,
        /// It has no consequence.
        Ignored,
    }
}

value! {
    /// Which of several touched pieces bind (TOUCH-4 to 6).
    SeveralTouched {
        /// Only the first is looked at; if it can't be moved or captured, any move.
        FirstOnly,
        /// The first own with the first enemy piece, else the first that can be moved or captured.
        FirstPair,
        /// The first that can be moved or captured, then the first later piece of the other colour
        /// that it can capture or be captured by.
        FirstChain,
    }
}

value! {
    /// What the king and then a rook, castling there being legal, oblige to (TOUCH-12).
    KingThenRook {
        /// To that castling.
        MustCastle,
        /// To any move of the king.
        AnyKingMove,
    }
}

value! {
    /// What is due when the king, touched before a rook, has no legal move (TOUCH-14).
    KingThenRookStuck {
        /// Any legal move.
        AnyMove,
        /// A move of the next touched piece that can be moved.
        NextTouched,
    }
}

value! {
    /// From when on a move is an illegal move (IRREG-24).
    IllegalCountsWhen {
        /// As soon as it is made.
        Made,
        /// Once the clock is pressed; before, it is put right without penalty.
        Completed,
    }
}

value! {
    /// What an illegal move leads to (IRREG-3, IRREG-22).
    IllegalRemedy {
        /// The game is played anew.
        NewGame,
        /// The position before the move returns.
        Restore,
    }
}

value! {
    /// What happens if the position before an irregularity can't be found (IRREG-3).
    PositionUnknown {
        /// The game is played anew.
        NewGame,
        /// Play goes on from the last known position.
        LastKnown,
    }
}

value! {
    /// What the opponent gets for an illegal move (IRREG-15).
    IllegalBonus {
        /// Nothing.
        Nothing,
        /// So many seconds.
        Seconds(u32),
        /// So many seconds, if the opponent has less than so many.
        SecondsIfBelow((u32, u32)),
    }
}

value! {
    /// Which illegal move of a player loses (IRREG-15, IRREG-16).
    LosesAt {
        /// None.
        Never,
        /// The so-many-eth.
        Number(u8),
    }
}

value! {
    /// What a lost game is worth to an opponent who could not mate by any series of moves
    /// (WIN-2, IRREG-15).
    VsNoMate {
        /// A win.
        Loss,
        /// A draw.
        Draw,
    }
}

value! {
    /// A bound on the time that each player has for the game.
    Below {
        /// No game is below it.
        Never,
        /// Games of less than so many minutes are.
        Minutes(u16),
    }
}

value! {
    /// When an illegal move that nobody has noticed stands (IRREG-17); "fast" is below
    /// `fast_illegal_loses_below`.
    IllegalStandsAfter {
        /// Never: it can be put right until the end.
        Never,
        /// In fast games, when the opponent has replied.
        ReplyInFast,
        /// In fast games, when the opponent has replied or taken hold of a piece.
        ReplyOrTouchInFast,
        /// In rapid and blitz, when the opponent has made the next move.
        NextMoveInRapidBlitz,
    }
}

value! {
    /// What pressing the clock with a pawn left on the last rank does (IRREG-9).
    UnreplacedPawn {
        /// The move is annulled and put right.
        Annul,
        /// It is an illegal move, and the pawn becomes a queen.
        IllegalQueen,
    }
}

value! {
    /// What pressing the clock without a move is (IRREG-23).
    PressWithoutMove {
        /// A reason for a warning.
        Warn,
        /// An illegal move.
        Illegal,
    }
}

value! {
    /// What making one move with two hands is (IRREG-23).
    TwoHands {
        /// Nobody's business.
        Ignored,
        /// A reason for a warning.
        Warn,
        /// An illegal move.
        Illegal,
    }
}

value! {
    /// What a wrong set-up of the pieces leads to (IRREG-6).
    WrongSetup {
        /// A new game, whenever it is found.
        NewGame,
        /// It is put right within so many moves; later it stays.
        FixWithin(u16),
        /// A new game if fewer than so many moves were made by each; later it stays.
        NewGameBelow(u16),
    }
}

value! {
    /// What wrong colours lead to (IRREG-7).
    WrongColours {
        /// A new game.
        NewGame,
        /// Play goes on once a quarter of the time to the first control has passed; before, the
        /// arbiter may order a new game.
        Quarter,
        /// A new game if fewer than so many moves were made by each.
        NewGameBelow(u16),
    }
}

value! {
    /// How the clocks are set after a late correction (IRREG-19, IRREG-20).
    TimeCorrection {
        /// They stay as they are.
        None,
        /// In proportion to the moves, and never below the floor.
        ProportionalFloor,
        /// As the arbiter decides.
        Arbiter,
    }
}

value! {
    /// When a draw may be offered (DRAW-2 to 4).
    OfferWindow {
        /// At any time.
        Any,
        /// After the own move, before the press; at other times the offer stands, with a warning.
        AfterMove,
        /// On the own time only.
        OwnTurn,
    }
}

value! {
    /// Whether an offer on the own time before moving is in order (DRAW-4).
    OfferBeforeMoving {
        /// It is.
        InOrder,
        /// It stands, with a warning.
        Warned,
    }
}

value! {
    /// What declines an offer without a word (DRAW-2).
    OfferDeclinedBy {
        /// Making the reply.
        Reply,
        /// Touching a piece to move it.
        Touch,
    }
}

value! {
    /// How many moves each player must have made before a draw can be agreed (DRAW-7).
    AgreeAfter {
        /// So many.
        Moves(u16),
    }
}

value! {
    /// What the third occurrence of a position does (DRAW-11).
    Threefold {
        /// Nothing.
        Off,
        /// It ends the game.
        Auto,
        /// The player to move may claim.
        ClaimMover,
        /// Either player may claim.
        ClaimAny,
    }
}

value! {
    /// Which fifth occurrence of a position ends the game (DRAW-13).
    Fivefold {
        /// None.
        Off,
        /// That of five occurrences 4 half-moves apart.
        Consecutive,
        /// Any.
        Any,
    }
}

value! {
    /// Who may claim after 50 moves without capture or pawn move (DRAW-14).
    FiftyMoves {
        /// Nobody.
        Off,
        /// The player to move.
        ClaimMover,
        /// Either player.
        ClaimAny,
    }
}

value! {
    /// When what is left on the board ends the game (DRAW-9).
    MaterialDraw {
        /// K v K, K+B v K, K+N v K, and kings with bishops all on one square colour.
        ByMaterial,
        /// When each side has its king and at most one bishop or knight.
        OneMinorEach,
        /// When no sequence of legal moves mates either king.
        DeadPosition,
    }
}

value! {
    /// What a wrong claim of a draw costs (DRAW-18).
    WrongClaim {
        /// Nothing.
        Nothing,
        /// The claimant so many seconds.
        Claimant(u32),
        /// It gives the opponent so many seconds.
        Opponent(u32),
        /// What the arbiter decides.
        Arbiter,
    }
}

value! {
    /// Whether the game is played with a clock (TURN-7).
    ClockUse {
        /// Without.
        Off,
        /// As the players like.
        Optional,
        /// With.
        On,
    }
}

value! {
    /// Who points out a fallen flag (CLOCK-7, CLOCK-11).
    FlagCall {
        /// It is seen at once.
        Auto,
        /// The opponent, by a claim.
        Claim,
    }
}

value! {
    /// Against whom overstepping the time only draws (CLOCK-9).
    FlagVsNoMate {
        /// Against a bare king.
        LoneKing,
        /// Against a player who can't mate by any series of legal moves.
        AnySeries,
    }
}

value! {
    /// What two fallen flags mean when it is not known which fell first (CLOCK-10).
    BothFlags {
        /// A draw.
        Draw,
        /// Play goes on.
        PlayOn,
    }
}

value! {
    /// What a player says by stopping the clocks (WIN-6).
    StoppingClock {
        /// That the arbiter is wanted.
        CallArbiter,
        /// That the game is resigned, unless the arbiter is called.
        Resigns,
    }
}

value! {
    /// When a player who has not come loses (CLOCK-17).
    DefaultAfter {
        /// Never by being late alone.
        Never,
        /// So many minutes after the set time.
        Minutes(u16),
        /// When half of the main limit has gone by.
        HalfTheLimit,
    }
}

value! {
    /// Whether the moves must be written down (NOTATION-1).
    Scoresheet {
        /// As the player likes.
        Optional,
        /// They must.
        Required,
    }
}

value! {
    /// An increment that takes a relief away.
    FromIncrement {
        /// None does.
        Never,
        /// One of so many seconds or more.
        Seconds(u16),
    }
}
