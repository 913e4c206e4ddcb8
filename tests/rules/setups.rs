//! Why an arrangement of pieces is no position.

use jadoube::rules::{
    Bitboard, CastlingFault, Color, EnPassantFault, Placement, Setup, SetupError,
};

use crate::board::{sq, squares};

fn setup(placement: &str) -> Setup {
    Setup {
        placement: Placement::from_fen(placement).unwrap(),
        castling: Bitboard::EMPTY,
        ..Setup::initial()
    }
}

fn fault(placement: &str) -> Option<SetupError> {
    setup(placement).position().err()
}

// BOARD-5, TURN-5
#[test]
fn each_side_has_one_king() {
    let none = |color| Some(SetupError::NoKing(color));
    assert_eq!(fault("8/8/8/8/8/8/8/4K3"), none(Color::Black));
    assert_eq!(fault("4k3/8/8/8/8/8/8/8"), none(Color::White));
    assert_eq!(
        fault("4k3/8/8/8/8/8/8/K3K3"),
        Some(SetupError::TwoKings(Color::White, sq("a1"), sq("e1")))
    );
}

// MOVE-5
#[test]
fn kings_do_not_touch() {
    let touch = SetupError::KingsTouch(sq("e4"), sq("d5"));
    assert_eq!(fault("8/8/8/3k4/4K3/8/8/8"), Some(touch));
}

// PROMO-1
#[test]
fn no_pawn_stands_on_a_back_rank() {
    let pawn = |square| Some(SetupError::PawnOnBackRank(sq(square)));
    assert_eq!(fault("4k2P/8/8/8/8/8/8/4K3"), pawn("h8"));
    assert_eq!(fault("4k3/8/8/8/8/8/8/p3K3"), pawn("a1"));
}

// BOARD-5, PROMO-1
#[test]
fn a_side_has_no_more_pieces_than_promotion_can_give() {
    let white = Color::White;
    assert_eq!(
        fault("4k3/8/8/8/8/P7/PPPPPPPP/4K3"),
        Some(SetupError::TooManyPawns(white))
    );
    assert_eq!(
        fault("4k3/8/8/8/8/PPPPPPPP/PPPPPPPP/4K3"),
        Some(SetupError::TooManyPieces(white))
    );
    assert_eq!(
        fault("4k3/8/8/8/8/8/PPPPPPPP/Q3K2Q"),
        Some(SetupError::TooManyPromoted(white))
    );
    assert_eq!(fault("4k3/8/8/8/8/8/PPPPPPP1/Q3K2Q"), None);
    let problem = setup("4k3/8/8/8/8/8/PPPPPPPP/Q3K2Q");
    assert!(problem.position_of_any_material().is_ok());
}

// CHECK-3
#[test]
fn the_side_that_has_moved_is_not_in_check() {
    let placement = "4k3/8/8/8/8/8/4R3/4K3";
    let check = SetupError::OpponentInCheck(squares("e2"));
    assert_eq!(fault(placement), Some(check));
    let black = Setup {
        turn: Color::Black,
        ..setup(placement)
    };
    assert!(black.position().is_ok());
}

// CASTLE-2
#[test]
fn a_right_to_castle_needs_king_and_rook_in_place() {
    let fault = |placement: &str, rooks: &str| {
        let castling = squares(rooks);
        Setup {
            castling,
            ..setup(placement)
        }
        .position()
        .err()
    };
    let castling = |fault| Some(SetupError::Castling(Color::White, fault));
    assert_eq!(fault("4k3/8/8/8/8/8/8/R3K2R", "a1 h1"), None);
    assert_eq!(
        fault("4k3/8/8/8/8/8/4K3/R6R", "h1"),
        castling(CastlingFault::KingMoved)
    );
    assert_eq!(
        fault("4k3/8/8/8/8/8/8/K6R", "h1"),
        castling(CastlingFault::KingMoved)
    );
    assert_eq!(
        fault("4k3/8/8/8/8/8/8/R3K2N", "h1"),
        castling(CastlingFault::NoRook(sq("h1")))
    );
    assert_eq!(
        fault("4k3/8/8/8/8/8/8/4K1RR", "g1 h1"),
        castling(CastlingFault::TwoRooks(sq("g1"), sq("h1")))
    );
}

// EP-3
#[test]
fn an_en_passant_square_lies_behind_a_pawn_that_can_have_passed_it() {
    let fault = |placement: &str, passed: &str| {
        let passed = Some(sq(passed));
        Setup {
            passed,
            ..setup(placement)
        }
        .position()
        .err()
    };
    let wrong = |square, fault| Some(SetupError::EnPassant(sq(square), fault));
    assert_eq!(fault("4k3/8/8/3pP3/8/8/8/4K3", "d6"), None);
    assert_eq!(
        fault("4k3/8/8/3pP3/8/8/8/4K3", "d3"),
        wrong("d3", EnPassantFault::WrongRank)
    );
    assert_eq!(
        fault("4k3/8/8/3pP3/8/8/8/4K3", "c6"),
        wrong("c6", EnPassantFault::NoPawn)
    );
    assert_eq!(
        fault("4k3/3p4/8/3pP3/8/8/8/4K3", "d6"),
        wrong("d6", EnPassantFault::Occupied(sq("d7")))
    );
    assert_eq!(
        fault("4k3/8/3n4/3pP3/8/8/8/4K3", "d6"),
        wrong("d6", EnPassantFault::Occupied(sq("d6")))
    );
}
