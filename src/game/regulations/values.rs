//! What a row of "Rule sets" in the laws may be set to, one type for each kind of row: touching,
//! and what is irregular.

/// Declares the value of a row: an enum that the log writes in snake case.
macro_rules! value {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$doc])* $variant),+ }

        $crate::game::wire::words!($name { $($variant),+ });
    };
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident $(($inner:ty))?),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$doc])* $variant $(($inner))?),+ }

        $crate::game::wire::variants!($name { $($variant $(($inner))?),+ });
    };
}

pub(super) use value;

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
