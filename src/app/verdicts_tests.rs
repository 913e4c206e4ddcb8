use std::collections::BTreeSet;

use super::*;
use crate::app::language::Language;
use crate::app::texts::Texts;
use crate::clock::{Instant, Millis};
use crate::game::regulations::{Enforcement, Settings, Table};
use crate::game::{Action, Game, Proof};
use crate::rules::{Fen, Refusal, Wing};

/// A white knight on g1 and pawn on e4 against a black pawn on d5.
const FEN: &str = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

fn position() -> Position {
    Fen::read(FEN).unwrap().position
}

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

/// The sentence in each language; nothing that it speaks of is missing.
pub(super) fn said(message: &Message) -> Vec<String> {
    let each = Language::ALL.map(|language| Texts::new(language).say(message));
    for sentence in &each {
        assert!(!sentence.contains(['{', '}', '$']), "{sentence}");
        assert!(sentence.len() > 5, "{message:?}: {sentence}");
    }
    each.to_vec()
}

pub(super) fn english(message: &Message) -> String {
    Texts::new(Language::English).say(message)
}

/// What White is told for both sides; the two differ, in each language.
pub(super) fn of_each(make: impl Fn(Color) -> Message) -> String {
    let (white, black) = (said(&make(Color::White)), said(&make(Color::Black)));
    for (white, black) in white.iter().zip(&black) {
        assert_ne!(white, black);
    }
    white[0].clone()
}

fn noticed(of: Notice) -> Message {
    notice(&position(), &of).unwrap_or_else(|| panic!("nothing is said of {of:?}"))
}

// TOUCH-1, TOUCH-2, TOUCH-6, TOUCH-12
#[test]
fn a_duty_names_the_piece_its_square_and_what_it_must_take() {
    let told = |due| english(&duty(&position(), due).unwrap());
    let must_move = told(Duty::Move { piece: sq("g1") });
    assert!(
        must_move.contains("knight") && must_move.contains("g1"),
        "{must_move}"
    );
    let capture = told(Duty::Capture { target: sq("d5") });
    assert!(
        capture.contains("pawn") && capture.contains("d5"),
        "{capture}"
    );
    let with = told(Duty::CaptureWith {
        piece: sq("e4"),
        target: sq("d5"),
    });
    assert!(with.contains("e4") && with.contains("d5"), "{with}");
    let castle = |wing| {
        told(Duty::Castle {
            wing,
            rook: sq("h1"),
        })
    };
    assert_ne!(castle(Wing::Short), castle(Wing::Long));
    let written = told(Duty::Written {
        from: sq("g1"),
        to: sq("f3"),
    });
    assert!(
        written.contains("g1") && written.contains("f3"),
        "{written}"
    );
}

#[test]
fn each_duty_has_a_sentence_of_its_own_and_freedom_has_none() {
    let (square, king, rook) = (sq("d5"), sq("e1"), sq("h1"));
    let refusal = Refusal::NoPiece;
    let duties = [
        Duty::NoConsequence,
        Duty::Move { piece: square },
        Duty::Capture { target: square },
        Duty::CaptureWith {
            piece: sq("e4"),
            target: square,
        },
        Duty::Castle {
            wing: Wing::Short,
            rook,
        },
        Duty::MoveKing {
            king,
            rook,
            refusal,
        },
        Duty::FinishCastling { wing: Wing::Short },
        Duty::Promote { square },
        Duty::FinishCapture { square },
        Duty::KingPenalty { king },
        Duty::Written {
            from: sq("g1"),
            to: sq("f3"),
        },
    ];
    let sentences: BTreeSet<Vec<String>> = duties
        .iter()
        .map(|due| said(&duty(&position(), *due).unwrap()))
        .collect();
    assert_eq!(sentences.len(), duties.len());
    assert_eq!(duty(&position(), Duty::Free), None);
    // What is due is said of a broken touch-move, and where nothing is, that it was broken.
    let broken = |duty| {
        noticed(Notice::TouchMoveBroken {
            by: Color::White,
            duty,
        })
    };
    let due = Duty::Move { piece: sq("g1") };
    assert_eq!(Some(broken(due)), duty(&position(), due));
    assert_eq!(broken(Duty::Free).key(), "notice-touch-move-broken");
}

#[test]
fn a_notice_about_a_player_says_which() {
    let by_whom: [fn(Color) -> Notice; 16] = [
        |by| Notice::TouchedOutOfTurn {
            by,
            square: sq("g1"),
        },
        |by| Notice::MovedOutOfTurn { by },
        |by| Notice::AccidentCalled { by },
        |by| Notice::PressedWithoutMove { by },
        |by| Notice::TwoHands { by },
        |by| Notice::DrawOffered { by },
        |by| Notice::OfferAtWrongTime { by },
        |by| Notice::OfferRepeated { by },
        |by| Notice::DrawDeclined {
            by,
            how: Declined::Word,
        },
        |by| Notice::AnswerPutOff { by },
        |by| Notice::ArbiterCalled { by },
        |by| Notice::NormalMeansClaimed { by },
        |side| Notice::FlagDown { side },
        |side| Notice::Warned { side },
        |by| Notice::Adjourned { by },
        |by| Notice::TouchMoveBroken {
            by,
            duty: Duty::Free,
        },
    ];
    let sentences: BTreeSet<String> = by_whom
        .iter()
        .map(|make| of_each(|side| noticed(make(side))))
        .collect();
    assert_eq!(sentences.len(), by_whom.len());
}

// IRREG-3, IRREG-9, IRREG-10, IRREG-23
#[test]
fn an_illegal_move_is_told_by_kind_and_number() {
    let told = |kind, number| of_each(|by| noticed(Notice::IllegalMove { by, kind, number }));
    let kinds = [
        Irregularity::IllegalMove,
        Irregularity::WrongCastling,
        Irregularity::WrongPromotion,
        Irregularity::Unfinished,
        Irregularity::PressWithoutMove,
        Irregularity::TwoHands,
    ];
    let sentences: BTreeSet<String> = kinds.iter().map(|kind| told(*kind, 1)).collect();
    assert_eq!(sentences.len(), kinds.len());
    // A pawn left on its last rank is a wrong promotion, too.
    let pawn = told(Irregularity::UnreplacedPawn, 1);
    assert_eq!(pawn, told(Irregularity::WrongPromotion, 1));
    let second = told(Irregularity::IllegalMove, 2);
    assert_ne!(second, told(Irregularity::IllegalMove, 1));
}

// IRREG-15, DRAW-18
#[test]
fn time_given_and_time_taken_are_told_apart() {
    let told = |time| {
        of_each(|side| {
            noticed(Notice::TimeAdded {
                side,
                time: Millis(time),
            })
        })
    };
    let (given, taken) = (told(120_000), told(-300_000));
    assert!(given.contains('2') && !given.contains('-'), "{given}");
    assert_ne!(given.replace("120", ""), taken.replace("300", ""));
    assert!(!taken.contains('-'), "{taken}");
}

// DRAW-2, DRAW-18
#[test]
fn how_an_offer_was_declined_and_what_a_wrong_claim_costs_is_told() {
    let declined: BTreeSet<String> = [Declined::Word, Declined::Touch, Declined::Reply]
        .into_iter()
        .map(|how| of_each(|by| noticed(Notice::DrawDeclined { by, how })))
        .collect();
    assert_eq!(declined.len(), 3);
    let wrong = |arbiter_decides| {
        english(&noticed(Notice::ClaimWrong {
            proof: Proof::Occurrences(vec![0, 4]),
            arbiter_decides,
        }))
    };
    assert_ne!(wrong(true), wrong(false));
}

#[test]
fn what_the_move_or_the_status_says_is_not_said_again() {
    let mv = position().legal_moves()[0];
    let by = Color::White;
    let outcome = Outcome::Drawn {
        reason: DrawReason::Agreement,
    };
    for silent in [
        Notice::Made { by, mv },
        Notice::Completed { by },
        Notice::Over { outcome },
        Notice::Bound { duty: Duty::Free },
    ] {
        assert_eq!(notice(&position(), &silent), None, "{silent:?}");
    }
}

/// What is told of a game at the table itself, and not of a notice made up here.
// TOUCH-16, TOUCH-1, IRREG-3
#[test]
fn a_game_is_told_as_it_happens() {
    let mut settings = Settings::at(Table::Compete);
    settings.control = "15+10".parse().unwrap();
    assert_eq!(settings.enforcement, Enforcement::Arbiter);
    let mut game = Game::new(settings, Position::initial());
    let mut told = |by: crate::game::Actor, action| {
        let notices = game.apply(by, action, Instant(0)).unwrap();
        let said = notices
            .iter()
            .filter_map(|it| notice(game.position(), it))
            .map(|message| english(&message));
        said.collect::<Vec<String>>().join(" ")
    };
    told(crate::game::Actor::Arbiter, Action::StartClock);
    let touch = |square| Action::Touch { square: sq(square) };
    let release = |from, to| Action::Release {
        from: sq(from),
        to: sq(to),
    };
    let out_of_turn = told(Color::Black.into(), touch("g8"));
    assert!(
        out_of_turn.contains("Black") && out_of_turn.contains("g8"),
        "{out_of_turn}"
    );
    told(Color::White.into(), touch("g1"));
    told(Color::White.into(), release("g1", "g3"));
    let illegal = told(Color::White.into(), Action::Press);
    assert!(illegal.contains("White"), "{illegal}");
    // The knight that was moved wrongly is held to.
    let due = duty(game.position(), game.obligation().duty).unwrap();
    let due = english(&due);
    assert!(due.contains("knight") && due.contains("g1"), "{due}");
}

#[test]
fn an_act_is_refused_with_its_reason() {
    let outcome = Outcome::Drawn {
        reason: DrawReason::Agreement,
    };
    let own = [
        Refused::GameOver { outcome },
        Refused::NotYourTurn,
        Refused::NothingThere { square: sq("d3") },
        Refused::MayNotAdjust,
        Refused::AdjustedPieceStays { square: sq("d2") },
        Refused::HouseRule,
        Refused::NoPromotion,
        Refused::ClockPressesItself,
        Refused::NotYourClock,
        Refused::ClockNotStarted,
        Refused::ClocksStopped,
        Refused::NoMoveMade,
        Refused::OfferStands,
        Refused::NotOnOpponentsTime,
        Refused::TooEarly { moves: 30 },
        Refused::AgreementForbidden,
        Refused::NoSuchClaim,
        Refused::OnlyPlayerToMove,
        Refused::TouchedAlready,
        Refused::NoIntendedMove,
        Refused::NothingToClaim,
        Refused::ClaimLapsed,
        Refused::FlagNotDown,
        Refused::NotInLastTwoMinutes,
        Refused::NotMadeYet,
        Refused::NoTakeBack,
        // The page has no way to do this: it is refused all the same.
        Refused::OnlyByClaim,
    ];
    let sentences: BTreeSet<Vec<String>> = own
        .iter()
        .map(|why| said(&refused(&position(), why)))
        .collect();
    assert_eq!(sentences.len(), own.len());
    let early = english(&refused(&position(), &Refused::TooEarly { moves: 30 }));
    assert!(early.contains("30"), "{early}");
    of_each(|side| refused(&position(), &Refused::FlagDown { side }));
}

// TOUCH-1, DONE-3
#[test]
fn a_refusal_by_the_touches_says_what_is_due_instead() {
    let due = Duty::Move { piece: sq("g1") };
    let expected = duty(&position(), due).unwrap();
    for why in [
        Refused::TouchMove { duty: due },
        Refused::Unfinished { duty: due },
    ] {
        assert_eq!(refused(&position(), &why), expected);
    }
    let nothing_due = Refused::TouchMove { duty: Duty::Free };
    assert_eq!(refused(&position(), &nothing_due).key(), "refused-not-now");
    let (from, to) = (sq("g1"), sq("g3"));
    let why = position().find_move(from, to, None).unwrap_err();
    let illegal = Refused::Illegal {
        from,
        to,
        refusal: why,
    };
    let by_the_rules = sentences::refusal(&position(), &hand::Refused { from, to, why });
    assert_eq!(refused(&position(), &illegal), by_the_rules);
}
