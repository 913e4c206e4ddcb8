//! Reasons as the keys of their sentences (`i18n/learn`), with what goes into them.

use super::goal::Escape;
use super::lesson::{Deed, TurnPart};
use super::wrong::Wrong;
use crate::game::{Notice, Refused};
use crate::rules::{Bitboard, CastlingRefusal, Piece, Refusal, Role, Wing};

/// A sentence: its key, and the values that go into it by name.
pub type Said = (&'static str, Vec<(&'static str, String)>);

impl Wrong {
    /// The sentence for this reason. Squares are named, roles and sides are the words `knight`, `white`; what
    /// the table says (its refusals and notices) has sentences of the table's own, of which these are the short
    /// form for a learner.
    pub fn said(&self) -> Said {
        let role = |piece: &Option<Piece>| piece.map_or("none", |piece| piece.role.word());
        match self {
            Wrong::Square { tapped } => ("why-square", vec![("square", tapped.to_string())]),
            Wrong::StandsRight { square, piece } => (
                "why-stands-right",
                vec![
                    ("square", square.to_string()),
                    ("role", role(piece).to_owned()),
                ],
            ),
            Wrong::Misplaced { colour: true, .. } => ("why-colour", Vec::new()),
            Wrong::Misplaced { piece, square, .. } => (
                "why-misplaced",
                vec![
                    ("role", role(&Some(*piece)).to_owned()),
                    ("square", square.to_string()),
                ],
            ),
            Wrong::AnotherPiece { piece } => {
                ("why-another-piece", vec![("square", piece.to_string())])
            }
            Wrong::Guarded { to, by } => (
                "why-guarded",
                vec![("square", to.to_string()), ("by", names(*by))],
            ),
            Wrong::PassedBy { marks } => ("why-passed-by", vec![("marks", names(*marks))]),
            Wrong::Refused {
                piece,
                from,
                to,
                why,
            } => refusal(
                *why,
                vec![
                    ("role", role(piece).to_owned()),
                    ("from", from.to_string()),
                    ("to", to.to_string()),
                ],
            ),
            Wrong::Escapes { mv, how } => (
                "why-escapes",
                vec![
                    ("how", escape_word(*how).to_owned()),
                    ("from", mv.from().to_string()),
                    ("to", mv.to().to_string()),
                ],
            ),
            Wrong::NoCheck { king } => ("why-no-check", vec![("king", king.to_string())]),
            Wrong::InCheck { king, by } => (
                "why-in-check",
                vec![("king", king.to_string()), ("by", names(*by))],
            ),
            Wrong::Stalemates { king } => ("why-stalemates", vec![("king", king.to_string())]),
            Wrong::HasMove { mv } => (
                "why-has-move",
                vec![("from", mv.from().to_string()), ("to", mv.to().to_string())],
            ),
            Wrong::NoWayOut { king, .. } => ("why-no-way-out", vec![("king", king.to_string())]),
            Wrong::TakesNot { role } => (
                "why-takes-not",
                vec![("role", role.map_or("none", Role::word).to_owned())],
            ),
            Wrong::CanBeTaken { at, by } => (
                "why-can-be-taken",
                vec![("square", at.to_string()), ("by", names(*by))],
            ),
            Wrong::CastlesNot { wing } => (
                "why-castles-not",
                vec![("wing", wing.map_or("none", Wing::word).to_owned())],
            ),
            Wrong::CanCastle { wing } => ("why-can-castle", vec![("wing", wing.word().to_owned())]),
            Wrong::NotInPassing => ("why-not-in-passing", Vec::new()),
            Wrong::BecomesNot { to } => (
                "why-becomes-not",
                vec![("role", to.map_or("none", |to| to.role().word()).to_owned())],
            ),
            Wrong::EscapesNot { way } => (
                "why-escapes-not",
                vec![("how", escape_word(*way).to_owned())],
            ),
            Wrong::AnotherMove => ("why-another-move", Vec::new()),
            Wrong::AnotherAnswer => ("why-another-answer", Vec::new()),
            Wrong::AtTable(refused) => at_table(refused),
            Wrong::Costs(notice) => costs(notice),
            Wrong::Due(deed) => due(deed),
            Wrong::Miswritten => ("why-miswritten", Vec::new()),
        }
    }
}

fn refusal(why: Refusal, mut values: Vec<(&'static str, String)>) -> Said {
    let mut with = |key, more: &[(&'static str, String)]| {
        values.extend_from_slice(more);
        (key, std::mem::take(&mut values))
    };
    match why {
        Refusal::NoPiece => with("why-no-piece", &[]),
        Refusal::NotYours => with("why-not-yours", &[]),
        Refusal::SameSquare => with("why-same-square", &[]),
        Refusal::OwnPiece => with("why-own-piece", &[]),
        Refusal::NotHowItMoves => with("why-not-how-it-moves", &[]),
        Refusal::Blocked { by } => with("why-blocked", &[("by", by.to_string())]),
        Refusal::NothingToCapture => with("why-nothing-to-capture", &[]),
        Refusal::NotEnPassant { pawn } => with("why-not-en-passant", &[("pawn", pawn.to_string())]),
        Refusal::Pinned { king, by } => with(
            "why-pinned",
            &[("king", king.to_string()), ("by", by.to_string())],
        ),
        Refusal::LeavesCheck { king, by } => with(
            "why-leaves-check",
            &[("king", king.to_string()), ("by", names(by))],
        ),
        Refusal::KingAttacked { by } => with("why-king-attacked", &[("by", names(by))]),
        Refusal::EnPassantExposes { king, by } => with(
            "why-en-passant-exposes",
            &[("king", king.to_string()), ("by", names(by))],
        ),
        Refusal::PromotionMissing => with("why-promotion-missing", &[]),
        Refusal::NothingToPromote => with("why-nothing-to-promote", &[]),
        Refusal::Castling(wing, why) => {
            let wing = ("wing", wing.word().to_owned());
            match why {
                CastlingRefusal::RightLost => with("why-castling-has-moved", &[wing]),
                CastlingRefusal::InCheck { by } => {
                    with("why-castling-in-check", &[wing, ("by", names(by))])
                }
                CastlingRefusal::Between { pieces } => {
                    with("why-castling-between", &[wing, ("pieces", names(pieces))])
                }
                CastlingRefusal::PathAttacked { square, by } => with(
                    "why-castling-way-attacked",
                    &[wing, ("square", square.to_string()), ("by", names(by))],
                ),
                CastlingRefusal::RookPinned { by } => {
                    with("why-castling-way-attacked", &[wing, ("by", names(by))])
                }
            }
        }
    }
}

/// What the table refuses, for a learner.
fn at_table(refused: &Refused) -> Said {
    let key = match refused {
        Refused::Illegal { from, to, refusal } => {
            let values = vec![
                ("role", "none".to_owned()),
                ("from", from.to_string()),
                ("to", to.to_string()),
            ];
            return self::refusal(*refusal, values);
        }
        Refused::TouchMove { .. } => "why-touch-move",
        Refused::Unfinished { .. } => "why-unfinished",
        Refused::AdjustedPieceStays { .. } => "why-adjusted-stays",
        Refused::NoMoveMade => "why-no-move-made",
        Refused::TouchedAlready => "why-touched-already",
        Refused::NotYourTurn => "why-not-your-turn",
        Refused::OfferStands => "why-offer-stands",
        Refused::NothingToClaim => "why-nothing-to-claim",
        _ => "why-not-now",
    };
    (key, Vec::new())
}

/// What a mistake costs at the table.
fn costs(notice: &Notice) -> Said {
    let key = match notice {
        Notice::TouchedOutOfTurn { .. } | Notice::MovedOutOfTurn { .. } => "why-out-of-turn",
        Notice::AdjustedPieceStays { .. } => "why-adjusted-stays",
        Notice::CastlingIsIllegal { .. } => "why-castling-illegal",
        Notice::TouchMoveBroken { .. } => "why-touch-move-broken",
        Notice::IllegalMove { .. } => "why-illegal-move",
        Notice::PressedWithoutMove { .. } => "why-no-move-made",
        Notice::TwoHands { .. } => "why-two-hands",
        Notice::OfferAtWrongTime { .. } | Notice::OfferRepeated { .. } => "why-offer-wrong-time",
        Notice::ClaimWrong { .. } => "why-claim-wrong",
        Notice::FlagDown { .. } => "why-flag-down",
        _ => "why-over",
    };
    (key, Vec::new())
}

/// What was due first.
fn due(deed: &Deed) -> Said {
    let key = match deed {
        Deed::Move(moves) => match moves.first() {
            Some(mv) if moves.len() == 1 => {
                let (from, to) = (mv.from.to_string(), mv.to.to_string());
                return ("due-this-move", vec![("from", from), ("to", to)]);
            }
            Some(mv) if moves.iter().all(|other| other.from == mv.from) => {
                return ("due-piece", vec![("square", mv.from.to_string())]);
            }
            _ => "due-move",
        },
        Deed::Touch(square) => return ("due-touch", vec![("square", square.to_string())]),
        Deed::Part(part) => match part {
            TurnPart::Adjust => "due-adjust",
            TurnPart::Press => "due-press",
            TurnPart::Offer => "due-offer",
            TurnPart::Accept => "due-accept",
            TurnPart::Decline => "due-decline",
            TurnPart::ClaimRepetition => "due-claim-repetition",
            TurnPart::ClaimFiftyMoves => "due-claim-fifty-moves",
            TurnPart::Write => "due-write",
            TurnPart::Resign => "due-resign",
        },
    };
    (key, Vec::new())
}

fn names(squares: Bitboard) -> String {
    let names: Vec<String> = squares.into_iter().map(|it| it.to_string()).collect();
    names.join(", ")
}

fn escape_word(way: Escape) -> &'static str {
    match way {
        Escape::King => "king",
        Escape::Capture => "capture",
        Escape::Between => "between",
    }
}
