//! What a row of "Rule sets" in the laws may be set to: draws, claims, clocks and the score sheet.

use super::values::value;

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
