//! CHECK, MATE, STALE, and DRAW as far as the position tells.

use jadoube::rules::{Color, Ending};

use crate::board::{Board, board, squares, start};

// CHECK-1
#[test]
fn a_king_on_an_attacked_square_is_in_check() {
    let check = start().play("e4 f6 Qh5");
    assert!(check.0.is_check());
    assert_eq!(check.0.checkers(), squares("h5"));
    assert_eq!(check.moves(), ["g7g6"]);
}

// CHECK-2a
#[test]
fn check_is_answered_by_stepping_away_or_taking() {
    let three = board("3k4/8/8/8/4r3/8/3N1PP1/4K3 w - - 0 1");
    assert_eq!(three.moves(), ["d2e4", "e1d1", "e1f1"]);
    let four = board("3k4/8/8/8/4r3/8/3N1PB1/4K3 w - - 0 1");
    assert_eq!(four.moves(), ["d2e4", "e1d1", "e1f1", "g2e4"]);
}

// CHECK-2b
#[test]
fn check_is_answered_by_putting_a_piece_between() {
    let board = board("4k3/8/8/4r3/8/8/3P1P2/3QKB2 w - - 0 1");
    assert_eq!(board.moves(), ["d1e2", "f1e2"]);
}

// CHECK-3
#[test]
fn a_move_that_leaves_check_unanswered_is_refused_with_the_checking_piece() {
    let board = board("4k3/8/8/4r3/8/8/3P1P2/3QKB2 w - - 0 1");
    let (king, by) = (crate::board::sq("e1"), squares("e5"));
    assert_eq!(
        board.why_not("d2", "d3"),
        Some(jadoube::rules::Refusal::LeavesCheck { king, by })
    );
}

// CHECK-4a
#[test]
fn in_double_check_only_the_king_moves() {
    let board = board("4r1k1/8/8/8/8/5n2/8/R2QK3 w - - 0 1");
    assert_eq!(board.0.checkers(), squares("e8 f3"));
    assert!(board.moves().iter().all(|mv| mv.starts_with("e1")));
    assert!(!board.moves().is_empty());
}

fn ending(fen: &str) -> Option<Ending> {
    board(fen).0.ending()
}

// MATE-1a
#[test]
fn the_fools_mate_is_mate() {
    let board = start().play("f3 e5 g4 Qh4");
    assert_eq!(board.0.ending(), Some(Ending::Checkmate));
    assert_eq!(board.0.turn(), Color::White);
}

// MATE-1b
#[test]
fn smothered_mate_is_mate() {
    let fen = "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1";
    assert_eq!(ending(fen), Some(Ending::Checkmate));
}

// MATE-1c
#[test]
fn a_piece_between_on_the_back_rank_is_no_check_at_all() {
    let mate = "R5k1/5ppp/8/8/8/8/6K1/8 b - - 0 1";
    assert_eq!(ending(mate), Some(Ending::Checkmate));
    let none = board("R1b3k1/5ppp/8/8/8/8/6K1/8 b - - 0 1");
    assert!(!none.0.is_check());
    assert_eq!(none.0.ending(), None);
}

// STALE-1a, DRAW-8
#[test]
fn a_lone_king_without_a_move_is_stalemated() {
    let fen = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    assert_eq!(ending(fen), Some(Ending::Stalemate));
}

// STALE-1b, DRAW-8
#[test]
fn a_blocked_pawn_does_not_lift_stalemate() {
    let fen = "5k2/5P2/5K2/8/8/p7/P7/8 b - - 0 1";
    assert_eq!(ending(fen), Some(Ending::Stalemate));
}

// STALE-1c
#[test]
fn a_free_pawn_lifts_stalemate() {
    let board = board("k7/2Q5/8/8/1K6/p7/8/8 b - - 0 1");
    assert_eq!(board.0.ending(), None);
    assert_eq!(board.moves(), ["a3a2"]);
}

/// What the material says: nobody can ever mate; one minor piece each at most.
fn material(fen: &str) -> (bool, bool) {
    let Board(position) = board(fen);
    (position.is_bare_material(), position.has_one_minor_each())
}

// DRAW-9a
#[test]
fn bare_kings_or_one_minor_piece_are_a_draw_at_once() {
    for fen in [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KB2 w - - 0 1",
    ] {
        assert_eq!(material(fen), (true, true), "{fen}");
    }
}

// DRAW-9b
#[test]
fn bishops_draw_by_material_only_on_one_colour() {
    let same = "2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1";
    assert_eq!(material(same), (true, true));
    let opposite = "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1";
    assert_eq!(material(opposite), (false, true));
    let mate = "6bk/8/6K1/8/3B4/8/8/8 b - - 0 1";
    assert_eq!(ending(mate), Some(Ending::Checkmate));
}

// DRAW-9c
#[test]
fn a_knight_each_is_a_draw_only_by_counting_minor_pieces() {
    let fen = "4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1";
    assert_eq!(material(fen), (false, true));
    let mate = "6nk/5N2/6K1/8/8/8/8/8 b - - 0 1";
    assert_eq!(ending(mate), Some(Ending::Checkmate));
}

// DRAW-9d
#[test]
fn two_knights_are_no_draw_by_material() {
    let fen = "4k3/8/8/8/8/8/8/2N1K1N1 w - - 0 1";
    assert_eq!(material(fen), (false, false));
    let mate = "7k/5N2/5NK1/8/8/8/8/8 b - - 0 1";
    assert_eq!(ending(mate), Some(Ending::Checkmate));
}

// DRAW-9
#[test]
fn pawns_and_heavy_pieces_are_never_bare_material() {
    for piece in ["P", "R", "Q", "p", "r", "q"] {
        let fen = format!("4k3/8/8/8/8/{piece}7/8/4K3 w - - 0 1");
        assert_eq!(material(&fen), (false, false), "{fen}");
    }
}

fn same(one: &Board, other: &Board) -> bool {
    one.0.identity() == other.0.identity()
}

// DRAW-12
#[test]
fn positions_are_the_same_whatever_the_counters_say() {
    let board = start().play("Nf3 Nf6 Ng1 Ng8");
    assert!(same(&board, &start()));
    assert_ne!(board.0, start().0);
}

// DRAW-12
#[test]
fn the_same_picture_with_the_other_player_to_move_is_another_position() {
    let white = board("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let black = board("4k3/8/8/8/8/8/8/R3K3 b - - 0 1");
    assert!(!same(&white, &black));
}

// DRAW-12a
#[test]
fn a_legal_en_passant_capture_makes_another_position() {
    let first = start().play("e4 Nf6 e5 d5");
    let later = first.play("Nf3 Ng8 Ng1 Nf6");
    assert!(!same(&first, &later));
    assert!(same(&later, &later.play("Nf3 Ng8 Ng1 Nf6")));
}

// DRAW-12b
#[test]
fn an_en_passant_square_that_nobody_can_use_makes_no_difference() {
    let first = start().play("e4 e5");
    assert!(same(&first, &first.play("Nf3 Nf6 Ng1 Ng8")));
}

// DRAW-12c
#[test]
fn lost_castling_rights_make_another_position() {
    let first = board("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let second = first.play("Ke2 Ke7 Ke1 Ke8");
    assert!(!same(&first, &second));
    assert!(same(&second, &second.play("Ke2 Ke7 Ke1 Ke8")));
}

// DRAW-12
#[test]
fn castling_that_is_only_hindered_is_still_a_right() {
    let with = board("4kr2/8/8/8/8/8/8/4K2R w K - 0 1");
    let without = board("4kr2/8/8/8/8/8/8/4K2R w - - 0 1");
    assert!(!same(&with, &without));
}
