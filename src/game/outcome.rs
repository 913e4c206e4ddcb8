//! How a game has ended, and why.

use super::wire::{serde_by_wire, snake, variants, words};
use crate::rules::Color;

/// How a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// A player has won.
    Won {
        /// Who.
        winner: Color,
        /// Why.
        reason: WinReason,
    },
    /// A draw.
    Drawn {
        /// Why.
        reason: DrawReason,
    },
    /// The game does not count and is to be played anew.
    Annulled {
        /// Why.
        reason: AnnulReason,
    },
}

/// Why a game is won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WinReason {
    /// Mate (MATE-1).
    Checkmate,
    /// The loser resigned (WIN-2).
    Resignation,
    /// The loser's time ran out (WIN-3).
    Time,
    /// The loser made too many illegal moves, or one in a fast game (IRREG-15 to 17).
    IllegalMoves,
    /// The loser stopped the clocks (WIN-6).
    StoppedClocks,
    /// The loser was stalemated, which loses by a house rule (LEGACY-6).
    StalemateLoses,
    /// The loser did not appear in time (WIN-4, CLOCK-17).
    Absence,
    /// The loser appealed against a refused draw claim, and lost the appeal (WIN-7).
    LostAppeal,
    /// The loser's sealed move is not legal or not clear (ADJOURN-4).
    SealedMove,
    /// The game was not played, and the regulations give it to the winner (WIN-5).
    Unplayed,
    /// The arbiter's decision (WIN-4).
    Ruling,
}

/// Why a game is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DrawReason {
    /// By agreement (DRAW-1).
    Agreement,
    /// Stalemate (STALE-1).
    Stalemate,
    /// What is left on the board (DRAW-9).
    Material,
    /// No sequence of legal moves mates either king (DRAW-9).
    DeadPosition,
    /// Perpetual check (DRAW-10).
    PerpetualCheck,
    /// The position stood for the third time (DRAW-11).
    ThreefoldRepetition,
    /// The position stood for the fifth time (DRAW-13).
    FivefoldRepetition,
    /// 50 moves, or 75 in a long ending, without capture or pawn move (DRAW-14, DRAW-16).
    FiftyMoves,
    /// 75 moves without capture or pawn move (DRAW-15).
    SeventyFiveMoves,
    /// A player's time ran out, but the opponent has a bare king (CLOCK-9).
    TimeLoneKing,
    /// A player's time ran out, but the opponent can't mate by any series of moves (CLOCK-9).
    TimeCannotMate,
    /// Both flags are down (CLOCK-10).
    BothFlags,
    /// A player resigned to an opponent who can't mate by any series of moves (WIN-2).
    ResignationCannotMate,
    /// One illegal move too many, but the opponent can't mate by any series of moves (IRREG-15).
    IllegalMovesCannotMate,
    /// In a fast game both kings were in check, or a pawn stood on its last rank, and so it was after the next move
    /// (IRREG-18).
    ImpossiblePosition,
    /// The opponent makes no effort to win by normal means (DRAW-21).
    NormalMeans,
    /// The arbiter's decision.
    Ruling,
}

/// Why a game is annulled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AnnulReason {
    /// An illegal move, where the laws ask for a new game (IRREG-22).
    IllegalMove,
    /// Black began (IRREG-14).
    BlackBegan,
    /// The arbiter's decision (IRREG-1).
    Ruling,
}

impl Outcome {
    /// The result in the signs of PGN: `1-0`, `0-1`, `1/2-1/2`, or `*` for an annulled game.
    pub const fn result(self) -> &'static str {
        match self {
            Outcome::Won { winner, .. } if winner.is_white() => "1-0",
            Outcome::Won { .. } => "0-1",
            Outcome::Drawn { .. } => "1/2-1/2",
            Outcome::Annulled { .. } => "*",
        }
    }

    /// The reason as one word in snake case, as the log writes it.
    pub fn reason(self) -> String {
        let mut word = String::new();
        snake(
            match &self {
                Outcome::Won { reason, .. } => reason.variant_name(),
                Outcome::Drawn { reason } => reason.variant_name(),
                Outcome::Annulled { reason } => reason.variant_name(),
            },
            &mut word,
        );
        word
    }

    /// A win.
    pub(super) const fn won(winner: Color, reason: WinReason) -> Outcome {
        Outcome::Won { winner, reason }
    }

    /// A draw.
    pub(super) const fn drawn(reason: DrawReason) -> Outcome {
        Outcome::Drawn { reason }
    }
}

variants!(Outcome {
    Won { winner, reason },
    Drawn { reason },
    Annulled { reason },
});
words!(WinReason {
    Checkmate,
    Resignation,
    Time,
    IllegalMoves,
    StoppedClocks,
    StalemateLoses,
    Absence,
    LostAppeal,
    SealedMove,
    Unplayed,
    Ruling,
});
words!(DrawReason {
    Agreement,
    Stalemate,
    Material,
    DeadPosition,
    PerpetualCheck,
    ThreefoldRepetition,
    FivefoldRepetition,
    FiftyMoves,
    SeventyFiveMoves,
    TimeLoneKing,
    TimeCannotMate,
    BothFlags,
    ResignationCannotMate,
    IllegalMovesCannotMate,
    ImpossiblePosition,
    NormalMeans,
    Ruling,
});
words!(AnnulReason {
    IllegalMove,
    BlackBegan,
    Ruling,
});
serde_by_wire!(Outcome);
