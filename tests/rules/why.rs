//! The reason why a piece can't go to a square, for each kind of reason.

use jadoube::rules::{CastlingRefusal, Promotion, Refusal, Wing};

use crate::board::{board, sq, squares, start};

// TURN-1, TURN-3
#[test]
fn no_piece_the_opponents_piece_or_the_same_square() {
    assert_eq!(start().why_not("e4", "e5"), Some(Refusal::NoPiece));
    assert_eq!(start().why_not("e7", "e5"), Some(Refusal::NotYours));
    assert_eq!(start().why_not("e2", "e2"), Some(Refusal::SameSquare));
    assert_eq!(start().why_not("e2", "e4"), None);
    // VARIANT-2: castling can end where the king stands.
    let castles = board("4k3/8/8/8/8/8/8/RK6 w A - 0 1");
    assert_eq!(castles.why_not("b1", "b1"), Some(Refusal::SameSquare));
    let castles = board("4k3/8/8/8/8/8/8/R1K5 w A - 0 1");
    assert_eq!(castles.why_not("c1", "c1"), None);
}

// MOVE-3
#[test]
fn an_own_piece_there() {
    assert_eq!(start().why_not("b1", "d2"), Some(Refusal::OwnPiece));
    assert_eq!(start().why_not("e1", "e2"), Some(Refusal::OwnPiece));
}

// MOVE-5 to 12
#[test]
fn not_how_it_moves() {
    let board = board("4k3/8/8/8/8/8/P7/QRBNK3 w - - 0 1");
    for (from, to) in [
        ("a2", "b1"),
        ("a2", "a5"),
        ("a1", "c2"),
        ("b1", "c3"),
        ("c1", "c3"),
        ("d1", "d3"),
        ("e1", "e3"),
    ] {
        let expected = if to == "b1" {
            Refusal::OwnPiece
        } else {
            Refusal::NotHowItMoves
        };
        assert_eq!(board.why_not(from, to), Some(expected), "{from}{to}");
    }
}

// MOVE-16
#[test]
fn a_pin_is_named_with_its_king_and_its_pinning_piece() {
    let board = board("4k3/8/8/8/7b/8/5P2/4K3 w - - 0 1");
    let (king, by) = (sq("e1"), sq("h4"));
    for to in ["f3", "f4"] {
        assert_eq!(board.why_not("f2", to), Some(Refusal::Pinned { king, by }));
    }
    // Along the line it is free.
    let along = crate::board::board("4k3/8/8/8/7b/8/5B2/4K3 w - - 0 1");
    assert_eq!(along.targets("f2"), "g3 h4");
}

// MOVE-16, CHECK-2
#[test]
fn a_pinned_piece_that_could_answer_a_check_is_refused_for_its_pin() {
    // Check from e8; the bishop b4 pins the knight d2.
    let board = board("k3r3/8/8/8/1b6/8/3N4/4K3 w - - 0 1");
    let (king, by) = (sq("e1"), sq("b4"));
    assert_eq!(
        board.why_not("d2", "e4"),
        Some(Refusal::Pinned { king, by })
    );
}

// CHECK-2, CHECK-4
#[test]
fn all_pieces_that_would_still_give_check_are_named() {
    let board = board("4r1k1/8/8/8/8/5n2/8/R2QK3 w - - 0 1");
    let king = sq("e1");
    let leaves = |by| Some(Refusal::LeavesCheck { king, by });
    assert_eq!(board.why_not("d1", "d5"), leaves(squares("e8 f3")));
    assert_eq!(board.why_not("d1", "f3"), leaves(squares("e8")));
}

// MOVE-5
#[test]
fn a_king_does_not_step_back_along_the_line_of_a_check() {
    let board = board("4k3/8/8/8/r3K3/8/8/8 w - - 0 1");
    let by = squares("a4");
    assert_eq!(
        board.why_not("e4", "f4"),
        Some(Refusal::KingAttacked { by })
    );
}

// EP-2, EP-3, EP-4, MOVE-12
#[test]
fn each_reason_against_en_passant_has_its_name() {
    let later = start().play("e4 a6 e5 d5 a3 a5");
    let pawn = sq("d5");
    assert_eq!(
        later.why_not("e5", "d6"),
        Some(Refusal::NotEnPassant { pawn })
    );
    assert_eq!(later.why_not("e5", "f6"), Some(Refusal::NothingToCapture));
    // A pawn that is pinned by itself is pinned, in en passant too.
    let pinned = board("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    let (king, by) = (sq("e1"), sq("e8"));
    assert_eq!(
        pinned.why_not("e5", "d6"),
        Some(Refusal::Pinned { king, by })
    );
    // In check, the capture that does not end it leaves it.
    let check = board("4k3/8/8/3pP3/8/8/4n3/2K5 w - d6 0 1");
    let (king, by) = (sq("c1"), squares("e2"));
    assert_eq!(
        check.why_not("e5", "d6"),
        Some(Refusal::LeavesCheck { king, by })
    );
}

// CASTLE-2, CASTLE-3
#[test]
fn the_first_condition_of_castling_that_fails_is_named() {
    let why = |fen: &str, to: &str| match board(fen).why_not("e1", to) {
        Some(Refusal::Castling(_, refusal)) => refusal,
        other => panic!("{fen}: {other:?}"),
    };
    let both = "4kr2/8/8/8/8/8/8/R3K1NR w KQ - 0 1";
    let pieces = squares("g1");
    assert_eq!(why(both, "g1"), CastlingRefusal::Between { pieces });
    let gone = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1";
    assert_eq!(why(gone, "g1"), CastlingRefusal::RightLost);
    let knights = "4k3/8/8/8/8/8/8/RN1QK3 w Q - 0 1";
    let pieces = squares("b1 d1");
    assert_eq!(why(knights, "c1"), CastlingRefusal::Between { pieces });
    // The attacked square nearest to the king.
    let queen = "2qqk3/8/8/8/6b1/8/8/R3K3 w Q - 0 1";
    let (square, by) = (sq("d1"), squares("d8 g4"));
    assert_eq!(
        why(queen, "c1"),
        CastlingRefusal::PathAttacked { square, by }
    );
}

// CASTLE-2
#[test]
fn a_king_put_on_its_rook_means_castling_too() {
    let board = board("4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1");
    let pieces = squares("f1");
    assert_eq!(
        board.why_not("e1", "h1"),
        Some(Refusal::Castling(
            Wing::Short,
            CastlingRefusal::Between { pieces }
        ))
    );
    assert_eq!(board.why_not("e1", "a1"), None);
}

// PROMO-1
#[test]
fn a_promotion_that_is_due_or_is_not_due() {
    let board = board("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    let find = |from, to, promotion| board.0.find_move(sq(from), sq(to), promotion).err();
    assert_eq!(find("a7", "a8", None), Some(Refusal::PromotionMissing));
    let queen = Some(Promotion::Queen);
    assert_eq!(find("e1", "e2", queen), Some(Refusal::NothingToPromote));
    assert_eq!(find("a7", "a8", queen), None);
    assert_eq!(board.why_not("a7", "a8"), None);
}
