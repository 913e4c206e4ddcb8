//! Cases from the field that concern rules, FEN and written moves: bug reports of other programs.

use jadoube::notation;
use jadoube::rules::{Color, Fen, FenError, FenFault, FenField, FenNotice, Refusal, SetupError};

use crate::board::{board, sq, squares};

// C01
#[test]
fn c01_en_passant_that_exposes_the_king_is_refused() {
    let rank = board("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1");
    let (king, by) = (sq("h5"), squares("a5"));
    assert_eq!(
        rank.why_not("d5", "e6"),
        Some(Refusal::EnPassantExposes { king, by })
    );
    assert_eq!(rank.moves().len(), 6);
    let diagonal = board("1b6/8/8/3Pp3/8/8/4k2K/8 w - e6 0 1");
    let (king, by) = (sq("h2"), squares("b8"));
    assert_eq!(
        diagonal.why_not("d5", "e6"),
        Some(Refusal::EnPassantExposes { king, by })
    );
    assert_eq!(
        diagonal.moves(),
        ["d5d6", "h2g1", "h2g2", "h2g3", "h2h1", "h2h3"]
    );
}

// C02
#[test]
fn c02_en_passant_answers_a_check() {
    let board = board("8/p2p1N2/8/4p2k/1p2P1Pp/1P1b3K/P6P/n7 b - g3 0 32");
    assert!(board.0.is_check());
    assert_eq!(board.moves(), ["h4g3", "h5g6"]);
}

// C03
#[test]
fn c03_the_passed_square_hides_no_check() {
    let board = board("rnbqkbnr/ppp1pppp/3p4/8/Q7/2P5/PP1PPPPP/RNB1KBNR b KQkq - 0 2");
    let (king, by) = (sq("e8"), squares("a4"));
    assert_eq!(
        board.why_not("c7", "c5"),
        Some(Refusal::LeavesCheck { king, by })
    );
    assert_eq!(
        board.moves(),
        ["b7b5", "b8c6", "b8d7", "c7c6", "c8d7", "d8d7"]
    );
}

// C04
#[test]
fn c04_a_lost_castling_right_does_not_come_back() {
    let before = board("b3k2r/5p2/4p3/1p5p/6p1/2PR2P1/BP3qNP/6QK b k - 2 28");
    assert_eq!(
        before.play("a8g2").fen(),
        "4k2r/5p2/4p3/1p5p/6p1/2PR2P1/BP3qbP/6QK w k - 0 29"
    );
}

// C05
#[test]
fn c05_a_right_does_not_survive_the_capture_of_its_rook() {
    let before = board("rnbqkbnr/pppppp1p/8/8/1P4p1/8/PBPPPPPP/RN1QKBNR w KQkq - 0 1");
    let after = before.play("Bxh8");
    assert!(after.fen().contains(" b KQq - "));
    // Another rook on the corner does not bring it back.
    let later = board("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").play("Rxh8+ Kd7 Ra7+ Ke6 Rh1 Rh8");
    assert!(later.fen().contains(" w - - "));
    let other = board("1r2k2r/8/8/8/8/8/6P1/4K2R w k - 0 1").play("Rxh8+ Kd7 Rh1 Rh8 Kf2 Ke8");
    assert_eq!(other.0.castling_rooks(Color::Black), squares(""));
    assert!(other.play("Kf3").why_not("e8", "g8").is_some());
}

fn san(fen: &str, uci: &str) -> String {
    let board = board(fen);
    let mv = board
        .0
        .find_move(sq(&uci[..2]), sq(&uci[2..]), None)
        .unwrap();
    notation::short(&board.0, mv.get())
}

// C14
#[test]
fn c14_a_file_is_not_dropped_for_a_pin_that_is_none() {
    let fen = "4k2r/r3bppp/p1p5/3pR3/Pp1P1B2/7P/1PP2PP1/R5K1 w k - 0 37";
    assert_eq!(
        (san(fen, "a1e1"), san(fen, "e5e1")),
        ("Rae1".into(), "Ree1".into())
    );
}

// C15
#[test]
fn c15_rooks_on_one_file_are_told_apart_by_their_ranks() {
    let fen = "rnbqkbnr/p1p2p2/3p2p1/R3p2p/7P/8/1PPPPPP1/RNBQKBN1 w kq - 0 8";
    assert_eq!(
        (san(fen, "a5a3"), san(fen, "a1a3")),
        ("R5a3".into(), "R1a3".into())
    );
}

// C16
#[test]
fn c16_a_pinned_twin_forces_no_letter_and_may_be_written_all_the_same() {
    let fen = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";
    assert_eq!(san(fen, "g1e2"), "Ne2");
    let board = board(fen);
    let read = notation::read(&board.0, "Nge2").unwrap();
    assert_eq!(notation::short(&board.0, read.get()), "Ne2");
}

// C17
#[test]
fn c17_a_piece_on_the_en_passant_square_captures_nothing() {
    let fen = "r4rk1/p2q2pp/4p3/2p1PpB1/1b2N3/5P2/PPQ2P1P/2K3R1 w - f6 0 19";
    assert_eq!(
        (san(fen, "e4f6"), san(fen, "e5f6")),
        ("Nf6+".into(), "exf6".into())
    );
    let after = board(fen).play("Nf6+");
    assert_eq!(after.on("f5"), Some('p'));
}

// C26
#[test]
fn c26_faulty_fens_are_refused_by_field_or_mended_with_a_notice() {
    let refused = |fen: &str| {
        Fen::read(fen)
            .map_err(|FenError { field, fault, .. }| (field, fault))
            .err()
    };
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let unexpected = |field, letter| Some((field, FenFault::UnexpectedCharacter(letter)));
    assert_eq!(
        refused(&format!("{start} x KQkq - 0 1")),
        unexpected(FenField::Turn, 'x')
    );
    assert_eq!(
        refused(&format!("{start} w xQkq - 0 1")),
        unexpected(FenField::Castling, 'x')
    );
    let rank = "6"
        .chars()
        .next()
        .and_then(jadoube::rules::Rank::from_digit);
    assert_eq!(
        refused("rnbqkbnr/pppppppp/7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        Some((FenField::Placement, FenFault::RankLength(rank.unwrap(), 7)))
    );
    let check = SetupError::OpponentInCheck(squares("e2"));
    assert_eq!(
        refused("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"),
        Some((FenField::Turn, FenFault::Setup(check)))
    );
    for (fen, mended, notice) in [
        (
            "4k3/8/8/8/8/8/8/4KR2 w K - 0 1",
            "4k3/8/8/8/8/8/8/4KR2 w - - 0 1",
            FenNotice::CastlingDropped(Color::White),
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            FenNotice::EnPassantDropped(sq("e3")),
        ),
        (
            "4k3/8/8/8/8/8/8/4KR2 w - - 500 50",
            "4k3/8/8/8/8/8/8/4KR2 w - - 98 50",
            FenNotice::CounterSet(FenField::HalfmoveClock),
        ),
    ] {
        let read = Fen::read(fen).unwrap();
        assert_eq!(read.position.to_string(), mended);
        assert_eq!(read.notices, [notice], "{fen}");
    }
}

// C27
#[test]
fn c27_the_waiting_side_in_check_is_refused() {
    let error = Fen::read("1n6/8/2Q5/1rK5/8/8/8/5k2 b - - 0 1").unwrap_err();
    let check = SetupError::OpponentInCheck(squares("b5"));
    assert_eq!(
        (error.field, error.fault),
        (FenField::Turn, FenFault::Setup(check))
    );
}

// C28
#[test]
fn c28_a_castling_right_without_a_rook_is_dropped() {
    let read = Fen::read("3qk1nb/1p3p2/p1r1p1p1/3p4/3P4/2N1BP2/PPPQ1P2/R3K3 w Qk - 0 15");
    let read = read.unwrap();
    assert!(read.position.to_string().ends_with(" w Q - 0 15"));
    assert_eq!(read.notices, [FenNotice::CastlingDropped(Color::Black)]);
}

// C29
#[test]
fn c29_an_en_passant_square_of_the_wrong_side_is_dropped() {
    let read = Fen::read("rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR w KQkq a3 0 1").unwrap();
    assert!(read.position.to_string().ends_with(" w KQkq - 0 1"));
    assert_eq!(read.notices, [FenNotice::EnPassantDropped(sq("a3"))]);
}
