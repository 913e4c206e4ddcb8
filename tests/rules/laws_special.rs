//! CASTLE, EP and PROMO: the special moves.

use jadoube::rules::{CastlingRefusal, Promotion, Refusal, Wing};

use crate::board::{Board, board, sq, squares};

const CORNERS: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

fn castling(board: &Board, to: &str) -> Option<CastlingRefusal> {
    match board.why_not("e1", to) {
        Some(Refusal::Castling(wing, refusal)) => {
            assert_eq!(wing == Wing::Short, to == "g1");
            Some(refusal)
        }
        None => None,
        other => panic!("{other:?}"),
    }
}

// CASTLE-1a, CASTLE-5
#[test]
fn castling_takes_the_king_two_squares_and_the_rook_over_it() {
    let short = board(CORNERS).play("O-O");
    assert_eq!((short.on("g1"), short.on("f1")), (Some('K'), Some('R')));
    assert_eq!((short.on("e1"), short.on("h1")), (None, None));
    let long = board(CORNERS).play("O-O-O");
    assert_eq!((long.on("c1"), long.on("d1")), (Some('K'), Some('R')));
    assert_eq!((long.on("e1"), long.on("a1")), (None, None));
    let black = short.play("O-O-O");
    assert_eq!(black.fen(), "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2");
}

// CASTLE-1, CASTLE-4
#[test]
fn castling_is_found_by_the_kings_arrival_or_by_the_rooks_square() {
    let board = board(CORNERS).0;
    for (to, wing) in [
        ("g1", Wing::Short),
        ("h1", Wing::Short),
        ("c1", Wing::Long),
        ("a1", Wing::Long),
    ] {
        let legal = board.find_move(sq("e1"), sq(to), None).unwrap();
        assert_eq!(legal.castling(), Some(wing), "{to}");
        let refused = board.find_move(sq("e1"), sq(to), Some(Promotion::Queen));
        assert_eq!(refused.err(), Some(Refusal::NothingToPromote));
    }
}

// CASTLE-2a
#[test]
fn a_king_that_has_moved_never_castles_though_it_is_back() {
    let board = board("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assert!(board.can("e1g1"));
    let later = board.play("Ke2 Ke7 Ke1 Ke8");
    assert_eq!(castling(&later, "g1"), Some(CastlingRefusal::RightLost));
    assert!(!later.can("e1g1"));
}

// CASTLE-2
#[test]
fn a_rook_that_has_moved_never_castles_though_it_is_back() {
    let board = board(CORNERS).play("Rb1 Ke7 Ra1 Ke8");
    assert_eq!(castling(&board, "c1"), Some(CastlingRefusal::RightLost));
    assert!(board.can("e1g1"));
}

// CASTLE-2
#[test]
fn a_rook_taken_in_its_corner_takes_the_right_away() {
    let board = board(CORNERS).play("Rxh8");
    assert_eq!(board.fen(), "r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1");
}

// CASTLE-3a
#[test]
fn castling_is_illegal_over_an_attacked_square() {
    let board = board("4kr2/8/8/8/8/8/8/4K2R w K - 0 1");
    let (square, by) = (sq("f1"), squares("f8"));
    assert_eq!(
        castling(&board, "g1"),
        Some(CastlingRefusal::PathAttacked { square, by })
    );
}

// CASTLE-3b
#[test]
fn castling_is_illegal_onto_an_attacked_square() {
    let board = board("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1");
    let (square, by) = (sq("g1"), squares("g8"));
    assert_eq!(
        castling(&board, "g1"),
        Some(CastlingRefusal::PathAttacked { square, by })
    );
}

// CASTLE-3c
#[test]
fn castling_is_illegal_out_of_check() {
    let board = board("4k3/4r3/8/8/8/8/8/4K2R w K - 0 1");
    let by = squares("e7");
    assert_eq!(
        castling(&board, "g1"),
        Some(CastlingRefusal::InCheck { by })
    );
}

// CASTLE-3d
#[test]
fn castling_is_legal_with_an_attacked_rook() {
    let board = board("4k2r/8/8/8/8/8/8/4K2R w K - 0 1");
    assert!(board.can("e1g1"));
    assert_eq!(castling(&board, "g1"), None);
}

// CASTLE-3e
#[test]
fn the_rook_may_cross_an_attacked_square() {
    assert!(board("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1").can("e1c1"));
}

// CASTLE-3f
#[test]
fn castling_is_illegal_with_a_piece_between() {
    let board = board("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1");
    let pieces = squares("b1");
    assert_eq!(
        castling(&board, "c1"),
        Some(CastlingRefusal::Between { pieces })
    );
}

// CASTLE-6a
#[test]
fn castling_out_of_a_bishops_check_is_illegal() {
    let board = board("4k3/8/8/8/1b6/8/8/4K2R w K - 0 1");
    assert!(!board.can("e1g1"));
    let by = squares("b4");
    assert_eq!(
        castling(&board, "g1"),
        Some(CastlingRefusal::InCheck { by })
    );
}

// EP-1a
#[test]
fn a_pawn_takes_another_that_passed_it() {
    let board = board("4k3/8/8/8/2p5/8/1P6/4K3 w - - 0 1").play("b4");
    let after = board.play("cxb3");
    assert_eq!((after.on("b3"), after.on("b4")), (Some('p'), None));
    assert_eq!(after.on("c4"), None);
    assert_eq!(after.0.halfmove_clock(), 0);
}

// EP-2a
#[test]
fn en_passant_is_only_the_immediate_reply() {
    let board = board("4k3/8/8/8/2p5/8/1P6/4K3 w - - 0 1").play("b4 Ke7 Kd2");
    let pawn = sq("b4");
    assert_eq!(
        board.why_not("c4", "b3"),
        Some(Refusal::NotEnPassant { pawn })
    );
}

// EP-3a
#[test]
fn en_passant_is_only_after_a_double_step() {
    let board = board("4k3/8/8/8/1Pp5/8/8/4K3 b - - 0 1");
    let pawn = sq("b4");
    assert_eq!(
        board.why_not("c4", "b3"),
        Some(Refusal::NotEnPassant { pawn })
    );
}

// EP-4a
#[test]
fn en_passant_may_not_open_the_rank_to_the_king() {
    let board = board("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1");
    let (king, by) = (sq("a4"), squares("h4"));
    assert_eq!(
        board.why_not("e4", "d3"),
        Some(Refusal::EnPassantExposes { king, by })
    );
}

// EP-4b
#[test]
fn en_passant_answers_the_check_of_the_pawn_that_passed() {
    let board = board("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1");
    assert!(board.0.is_check());
    assert!(board.can("e4d3"));
}

// PROMO-1a
#[test]
fn a_pawn_on_the_last_rank_becomes_queen_rook_bishop_or_knight() {
    let board = board("3r4/4P3/8/8/8/k7/8/4K3 w - - 0 1");
    assert_eq!(board.targets("e7"), "d8b d8n d8q d8r e8b e8n e8q e8r");
    let find = |promotion| board.0.find_move(sq("e7"), sq("e8"), promotion);
    assert_eq!(find(None).err(), Some(Refusal::PromotionMissing));
    for promotion in Promotion::ALL {
        let after = find(Some(promotion)).unwrap().play();
        let piece = after.piece_at(sq("e8")).unwrap();
        assert_eq!(piece.role, promotion.role());
    }
}

// PROMO-2a
#[test]
fn promotion_does_not_depend_on_what_is_on_the_board() {
    let board = board("3Q4/4P1k1/8/8/8/8/8/1N2K1N1 w - - 0 1");
    assert!(board.can("e7e8q") && board.can("e7e8n"));
}

// PROMO-3a
#[test]
fn the_new_piece_acts_at_once() {
    let board = board("8/5k1P/8/8/8/8/8/4K3 w - - 0 1");
    assert!(board.play("h8=N").0.is_check());
    assert!(!board.play("h8=Q").0.is_check());
}

// PROMO-3b
#[test]
fn a_rook_wins_where_a_queen_only_draws() {
    let board = board("8/2P5/8/8/3r4/8/2K5/k7 w - - 0 1");
    let draw = board.play("c8=Q Rc4+ Qxc4");
    assert_eq!(draw.0.ending(), Some(jadoube::rules::Ending::Stalemate));
    let won = board.play("c8=R Ra4 Kb3");
    assert_eq!(won.0.ending(), None);
    assert_eq!(board.targets("c7"), "c8b c8n c8q c8r");
}
