//! How a game ended, in the tags of PGN.

use super::END_REASON;
use crate::game::outcome::{AnnulReason, DrawReason, Outcome, WinReason};
use crate::game::wire::Wire;
use crate::notation::pgn::{PgnGame, PgnResult};
use crate::rules::Color;

/// The value of the `Termination` tag (PGN standard, 9.8.1).
pub(super) fn termination(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        None => "unterminated",
        Some(Outcome::Won { reason, .. }) => match reason {
            WinReason::Time => "time forfeit",
            WinReason::IllegalMoves | WinReason::SealedMove => "rules infraction",
            WinReason::Absence | WinReason::Unplayed => "abandoned",
            WinReason::LostAppeal | WinReason::Ruling => "adjudication",
            WinReason::Checkmate
            | WinReason::Resignation
            | WinReason::StoppedClocks
            | WinReason::StalemateLoses => "normal",
        },
        Some(Outcome::Drawn { reason }) => match reason {
            DrawReason::TimeLoneKing | DrawReason::TimeCannotMate | DrawReason::BothFlags => {
                "time forfeit"
            }
            DrawReason::IllegalMovesCannotMate | DrawReason::ImpossiblePosition => {
                "rules infraction"
            }
            DrawReason::NormalMeans | DrawReason::Ruling => "adjudication",
            _ => "normal",
        },
        Some(Outcome::Annulled { reason }) => match reason {
            AnnulReason::IllegalMove | AnnulReason::BlackBegan => "rules infraction",
            AnnulReason::Ruling => "adjudication",
        },
    }
}

/// The result in the signs of PGN.
pub(super) fn result(outcome: Option<Outcome>) -> PgnResult {
    match outcome {
        Some(Outcome::Won { winner, .. }) if winner.is_white() => PgnResult::WhiteWins,
        Some(Outcome::Won { .. }) => PgnResult::BlackWins,
        Some(Outcome::Drawn { .. }) => PgnResult::Draw,
        Some(Outcome::Annulled { .. }) | None => PgnResult::Open,
    }
}

/// How a score says that its game ended, where the pieces on the board don't: by our own tag, else
/// by `Termination`, else as most games end.
pub(super) fn outcome(score: &PgnGame) -> Option<Outcome> {
    let winner = match score.result() {
        PgnResult::WhiteWins => Color::White,
        PgnResult::BlackWins => Color::Black,
        PgnResult::Draw => {
            let told = reason(score).filter(|reason| *reason != DrawReason::Stalemate);
            let reason = told.unwrap_or(match ended_by(score) {
                EndedBy::Time => DrawReason::TimeCannotMate,
                EndedBy::Infraction => DrawReason::IllegalMovesCannotMate,
                EndedBy::Ruling => DrawReason::Ruling,
                EndedBy::Absence | EndedBy::Players => DrawReason::Agreement,
            });
            return Some(Outcome::Drawn { reason });
        }
        PgnResult::Open => return reason(score).map(|reason| Outcome::Annulled { reason }),
    };
    let on_board = [WinReason::Checkmate, WinReason::StalemateLoses];
    let told = reason(score).filter(|reason| !on_board.contains(reason));
    let reason = told.unwrap_or(match ended_by(score) {
        EndedBy::Time => WinReason::Time,
        EndedBy::Infraction => WinReason::IllegalMoves,
        EndedBy::Ruling => WinReason::Ruling,
        EndedBy::Absence => WinReason::Absence,
        EndedBy::Players => WinReason::Resignation,
    });
    Some(Outcome::Won { winner, reason })
}

/// The reason that our own tag gives.
fn reason<R: Wire>(score: &PgnGame) -> Option<R> {
    R::read(&score.tag(END_REASON)?.into()).ok()
}

enum EndedBy {
    Time,
    Infraction,
    Ruling,
    Absence,
    Players,
}

/// What `Termination` says, in the words of the standard and of those who use their own.
fn ended_by(score: &PgnGame) -> EndedBy {
    let words = score.tag("Termination").unwrap_or_default();
    let words = words.to_ascii_lowercase();
    let says = |word| words.contains(word);
    if says("time") {
        EndedBy::Time
    } else if says("infraction") || says("illegal") {
        EndedBy::Infraction
    } else if says("adjudication") {
        EndedBy::Ruling
    } else if says("abandon") || says("forfeit") {
        EndedBy::Absence
    } else {
        EndedBy::Players
    }
}
