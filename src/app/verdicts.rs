//! Which sentence is said about what happens at the table: duties, notices, refusals, the end.

use crate::game::touch::Duty;
use crate::game::{
    AnnulReason, Declined, DrawReason, Irregularity, Notice, Outcome, Refused, WinReason,
};
use crate::rules::{Color, Position, Square};

use super::hand;
use super::message::Message;
use super::sentences;

fn with_piece(message: Message, position: &Position, square: Square) -> Message {
    let role = position
        .piece_at(square)
        .map_or("piece", |piece| piece.role.word());
    message.text("role", role).text("square", square)
}

/// What the touches oblige to; nothing is said while they don't.
pub fn duty(position: &Position, duty: Duty) -> Option<Message> {
    Some(match duty {
        Duty::Free => return None,
        Duty::NoConsequence => Message::of("duty-no-consequence"),
        Duty::Move { piece } => with_piece(Message::of("duty-move"), position, piece),
        Duty::Capture { target } => with_piece(Message::of("duty-capture"), position, target),
        Duty::CaptureWith { piece, target } => {
            with_piece(Message::of("duty-capture-with"), position, piece).text("target", target)
        }
        Duty::Castle { wing, .. } => Message::of("duty-castle").text("wing", wing.word()),
        Duty::MoveKing { .. } => Message::of("duty-move-king"),
        Duty::FinishCastling { .. } => Message::of("duty-finish-castling"),
        Duty::Promote { square } => Message::of("duty-promote").text("square", square),
        Duty::FinishCapture { square } => Message::of("duty-finish-capture").text("square", square),
        Duty::KingPenalty { .. } => Message::of("duty-king-penalty"),
        Duty::Written { from, to } => {
            with_piece(Message::of("duty-written"), position, from).text("target", to)
        }
    })
}

/// What has to be said to the players; `None` for what the status line or the move itself says. The
/// proof of a claim is told by the page, which knows the moves by name.
pub fn notice(position: &Position, notice: &Notice) -> Option<Message> {
    let of = |key: &'static str, color: Color| Message::of(key).text("color", color);
    Some(match *notice {
        Notice::Made { .. } | Notice::Completed { .. } | Notice::Over { .. } => return None,
        // The board opens the choice.
        Notice::PromotionDue { square } => Message::of("duty-promote").text("square", square),
        Notice::Bound { duty: due } => return duty(position, due),
        Notice::TouchedOutOfTurn { by, square } => {
            of("notice-touched-out-of-turn", by).text("square", square)
        }
        Notice::MovedOutOfTurn { by } => of("notice-moved-out-of-turn", by),
        Notice::AdjustedPieceStays { square } => {
            Message::of("adjusted-piece-stays").text("square", square)
        }
        Notice::AccidentCalled { by } => of("notice-accident-called", by),
        Notice::AccidentAnswered { square, agreed } => {
            let answer = if agreed { "agreed" } else { "denied" };
            with_piece(Message::of("notice-accident-answered"), position, square)
                .text("answer", answer)
        }
        Notice::RookMustFollow => Message::of("duty-finish-castling"),
        Notice::CastlingIsIllegal { .. } => Message::of("notice-castling-illegal"),
        Notice::CaptureToFinish { square } => {
            Message::of("duty-finish-capture").text("square", square)
        }
        Notice::Check => Message::of("spoken-check"),
        Notice::Gardez => Message::of("notice-gardez"),
        Notice::TouchMoveBroken { by, duty: due } => {
            return duty(position, due).or(Some(of("notice-touch-move-broken", by)));
        }
        Notice::IllegalMove { by, kind, number } => of("notice-illegal-move", by)
            .text("kind", irregularity_word(kind))
            .number("number", u32::from(number)),
        Notice::TimeAdded { side, time } => {
            let seconds = time.get() / 1_000;
            let given = if seconds < 0 { "taken" } else { "given" };
            of("notice-time-added", side).text("given", given).number(
                "seconds",
                u32::try_from(seconds.unsigned_abs()).unwrap_or(u32::MAX),
            )
        }
        Notice::Restored { .. } => Message::of("notice-restored"),
        Notice::Stands => Message::of("notice-stands"),
        Notice::ClaimLapsed => Message::of("notice-claim-lapsed"),
        Notice::PressedWithoutMove { by } => of("notice-pressed-without-move", by),
        Notice::TwoHands { by } => of("notice-two-hands", by),
        Notice::DrawOffered { by } => of("notice-draw-offered", by),
        Notice::OfferAtWrongTime { by } => of("notice-offer-wrong-time", by),
        Notice::OfferRepeated { by } => of("notice-offer-repeated", by),
        Notice::DrawDeclined { by, how } => of("notice-draw-declined", by).text(
            "how",
            match how {
                Declined::Word => "word",
                Declined::Touch => "touch",
                Declined::Reply => "reply",
            },
        ),
        Notice::AnswerPutOff { by } => of("notice-answer-put-off", by),
        Notice::ClaimRight { .. } => Message::of("notice-claim-right"),
        Notice::ClaimWrong {
            arbiter_decides, ..
        } => Message::of("notice-claim-wrong")
            .text("cost", if arbiter_decides { "arbiter" } else { "told" }),
        Notice::ArbiterCalled { by } => of("notice-arbiter-called", by),
        Notice::NormalMeansClaimed { by } => of("notice-normal-means", by),
        Notice::FlagDown { side } => of("notice-flag-down", side),
        Notice::NextPeriod => Message::of("notice-next-period"),
        Notice::Warned { side } => of("notice-warned", side),
        Notice::Adjourned { by } => of("notice-adjourned", by),
        Notice::Opened => Message::of("notice-opened"),
    })
}

fn irregularity_word(kind: Irregularity) -> &'static str {
    match kind {
        Irregularity::IllegalMove => "move",
        Irregularity::WrongCastling => "castling",
        Irregularity::WrongPromotion | Irregularity::UnreplacedPawn => "promotion",
        Irregularity::Unfinished => "unfinished",
        Irregularity::PressWithoutMove => "press",
        Irregularity::TwoHands => "hands",
    }
}

/// Why an act is refused.
pub fn refused(position: &Position, refused: &Refused) -> Message {
    match *refused {
        Refused::Illegal { from, to, refusal } => {
            let why = refusal;
            sentences::refusal(position, &hand::Refused { from, to, why })
        }
        Refused::TouchMove { duty: due } | Refused::Unfinished { duty: due } => {
            duty(position, due).unwrap_or_else(|| Message::of("refused-not-now"))
        }
        Refused::GameOver { .. } => Message::of("refused-over"),
        Refused::FlagDown { side } => Message::of("notice-flag-down").text("color", side),
        Refused::NotYourTurn => Message::of("refused-not-your-turn"),
        Refused::NothingThere { square } => Message::of("refusal-no-piece").text("from", square),
        Refused::MayNotAdjust => Message::of("refused-may-not-adjust"),
        Refused::AdjustedPieceStays { square } => {
            Message::of("adjusted-piece-stays").text("square", square)
        }
        Refused::NoAccident => Message::of("refused-no-accident"),
        Refused::HouseRule => Message::of("refused-house-rule"),
        Refused::NoPromotion => Message::of("refusal-nothing-to-promote"),
        Refused::ClockPressesItself => Message::of("refused-presses-itself"),
        Refused::NotYourClock => Message::of("refused-not-your-clock"),
        Refused::ClockNotStarted => Message::of("refused-clock-not-started"),
        Refused::ClocksStopped => Message::of("refused-clocks-stopped"),
        Refused::NoMoveMade => Message::of("refused-no-move-made"),
        Refused::OfferStands => Message::of("refused-offer-stands"),
        Refused::NotOnOpponentsTime => Message::of("refused-opponents-time"),
        Refused::TooEarly { moves } => {
            Message::of("refused-too-early").number("moves", u32::from(moves))
        }
        Refused::AgreementForbidden => Message::of("refused-agreement"),
        Refused::NoSuchClaim => Message::of("refused-no-such-claim"),
        Refused::OnlyPlayerToMove => Message::of("refused-only-mover"),
        Refused::TouchedAlready => Message::of("refused-touched-already"),
        Refused::NoIntendedMove => Message::of("refused-no-intended-move"),
        Refused::NothingToClaim => Message::of("refused-nothing-to-claim"),
        Refused::ClaimLapsed => Message::of("notice-claim-lapsed"),
        Refused::FlagNotDown => Message::of("refused-flag-not-down"),
        Refused::NotInLastTwoMinutes => Message::of("refused-two-minutes"),
        Refused::NotMadeYet => Message::of("refused-not-made-yet"),
        Refused::NoTakeBack => Message::of("refused-no-take-back"),
        _ => Message::of("refused-not-now"),
    }
}

/// How the game has ended and by which rule; `turn` is the player to move in the last position.
pub fn ending(outcome: Outcome, turn: Color) -> Message {
    match outcome {
        Outcome::Won { winner, reason } => Message::of(match reason {
            WinReason::Checkmate => "status-checkmate",
            WinReason::Resignation => "status-resignation",
            WinReason::Time => "status-time",
            WinReason::IllegalMoves => "status-illegal-moves",
            WinReason::StoppedClocks => "status-stopped-clocks",
            WinReason::StalemateLoses => "status-stalemate-loses",
            WinReason::Absence => "status-absence",
            WinReason::LostAppeal
            | WinReason::SealedMove
            | WinReason::Unplayed
            | WinReason::Ruling => "status-won-by-ruling",
        })
        .text("color", winner),
        Outcome::Drawn { reason } => Message::of(match reason {
            DrawReason::Agreement => "status-agreement",
            DrawReason::Stalemate => "status-stalemate",
            DrawReason::Material => "status-material",
            DrawReason::DeadPosition => "status-dead-position",
            DrawReason::PerpetualCheck => "status-perpetual-check",
            DrawReason::ThreefoldRepetition => "status-threefold",
            DrawReason::FivefoldRepetition => "status-fivefold",
            DrawReason::FiftyMoves => "status-fifty-moves",
            DrawReason::SeventyFiveMoves => "status-seventy-five-moves",
            DrawReason::TimeLoneKing => "status-time-lone-king",
            DrawReason::TimeCannotMate => "status-time-no-mate",
            DrawReason::BothFlags => "status-both-flags",
            DrawReason::ResignationCannotMate => "status-resignation-no-mate",
            DrawReason::IllegalMovesCannotMate => "status-illegal-moves-no-mate",
            DrawReason::ImpossiblePosition => "status-impossible-position",
            DrawReason::NormalMeans => "status-normal-means",
            _ => "status-drawn-by-ruling",
        })
        .text("color", turn),
        Outcome::Annulled { reason } => Message::of(match reason {
            AnnulReason::IllegalMove => "status-annulled-illegal-move",
            _ => "status-annulled",
        }),
    }
}

/// The reason by its name in `data-reason`.
pub fn reason_word(outcome: Outcome) -> String {
    match outcome {
        Outcome::Drawn { reason } => match reason {
            DrawReason::ThreefoldRepetition => "threefold".to_owned(),
            DrawReason::FivefoldRepetition => "fivefold".to_owned(),
            DrawReason::TimeCannotMate => "time-no-mate".to_owned(),
            DrawReason::ResignationCannotMate => "resignation-no-mate".to_owned(),
            DrawReason::IllegalMovesCannotMate => "illegal-moves-no-mate".to_owned(),
            _ => outcome.reason().replace('_', "-"),
        },
        _ => outcome.reason().replace('_', "-"),
    }
}

#[cfg(test)]
#[path = "verdicts_end_tests.rs"]
mod end_tests;
#[cfg(test)]
#[path = "verdicts_tests.rs"]
mod tests;
