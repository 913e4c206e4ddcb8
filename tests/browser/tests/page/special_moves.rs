//! Castling, en passant, promotion, and how a game ends without mate.

use browser_tests::{Page, Test, Way, tests};

pub const TESTS: &[Test] = tests![
    castling_is_played_to_both_sides,
    a_pawn_is_taken_in_passing,
    each_promotion_can_be_chosen,
    a_cancelled_promotion_puts_the_pawn_back,
    no_choice_opens_for_an_impossible_promotion,
    stalemate_ends_the_game,
    bare_kings_end_the_game,
    an_illegal_target_is_refused,
];

const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

// CASTLE-1a, CASTLE-5
fn castling_is_played_to_both_sides(page: &Page) {
    for way in [Way::Clicks, Way::Drag] {
        page.open_position(CASTLING);
        page.play(way, "e1g1 e8c8");
        page.expect_fen("2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2");
        page.open_position(CASTLING);
        page.play(way, "e1c1 e8g8");
        page.expect_fen("r4rk1/8/8/8/8/8/8/2KR3R w - - 2 2");
        assert_eq!(page.pieces(), Page::pieces_of(&page.fen()));
    }
}

// EP-1a
fn a_pawn_is_taken_in_passing(page: &Page) {
    for way in [Way::Clicks, Way::Drag] {
        page.open_position("4k3/8/8/8/2p5/8/1P6/4K3 w - - 0 1");
        page.play(way, "b2b4 c4b3");
        page.expect_fen("4k3/8/8/8/8/1p6/8/4K3 w - - 0 2");
        assert_eq!(page.pieces(), Page::pieces_of(&page.fen()));
    }
}

// PROMO-1a, PROMO-2
fn each_promotion_can_be_chosen(page: &Page) {
    for way in [Way::Clicks, Way::Taps, Way::Drag, Way::Keys] {
        for piece in ["q", "r", "b", "n"] {
            page.open_position("3r4/4P3/8/8/8/k7/8/4K3 w - - 0 1");
            page.play(way, &format!("e7d8{piece}"));
            let letter = piece.to_uppercase();
            page.expect_fen(&format!("3{letter}4/8/8/8/8/k7/8/4K3 b - - 0 1"));
            assert_eq!(page.piece_at("d8"), Some(format!("w{letter}")));
        }
    }
}

// C31
fn a_cancelled_promotion_puts_the_pawn_back(page: &Page) {
    let fen = "8/4P3/8/8/8/k7/8/4K3 w - - 0 1";
    page.open_position(fen);
    for (number, way) in [Way::Drag, Way::Clicks, Way::Finger]
        .into_iter()
        .enumerate()
    {
        page.gesture(way, "e7e8");
        page.until("the choice opens", || page.promotion_is_open());
        if number % 2 == 0 {
            page.press("Escape");
        } else {
            // Beside the choice, on the board.
            page.click_square("a1");
        }
        page.until("the choice closes", || !page.promotion_is_open());
        page.expect_fen(fen);
        page.until("the pawn is back", || page.pieces() == Page::pieces_of(fen));
        assert_eq!(page.piece_at("e7").as_deref(), Some("wP"));
    }
    page.play(Way::Drag, "e1e2");
    page.play(Way::Clicks, "a3a4");
    page.play(Way::Drag, "e7e8n");
    page.expect_fen("4N3/8/8/8/k7/8/4K3/8 b - - 0 2");
}

// C32
fn no_choice_opens_for_an_impossible_promotion(page: &Page) {
    page.open("#/play?table=learn");
    let before = page.fen();
    page.drag("a2", "a8");
    page.pause();
    assert!(!page.promotion_is_open());
    assert_eq!(page.fen(), before);
    assert_eq!(page.pieces(), Page::pieces_of(&before));
}

// STALE-1, DRAW-1
fn stalemate_ends_the_game(page: &Page) {
    page.open_position("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1");
    page.play(Way::Clicks, "g5g6");
    let reason = page.expect_result("1/2-1/2");
    assert!(reason.contains("stalemate"), "{reason}");
    assert!(page.marked("check").is_empty());
}

// DRAW-9
fn bare_kings_end_the_game(page: &Page) {
    page.open_position("8/8/8/8/2k5/8/1p6/K7 w - - 0 1");
    page.play(Way::Clicks, "a1b2");
    page.expect_result("1/2-1/2");
}

// MOVE-1, MOVE-16, CHECK-2
fn an_illegal_target_is_refused(page: &Page) {
    page.open("#/play?table=learn");
    let start = page.fen();
    for way in [Way::Clicks, Way::Drag, Way::Taps, Way::Finger, Way::Keys] {
        page.gesture(way, "e2e5");
        page.pause();
        assert_eq!(page.fen(), start, "{way:?}");
        assert_eq!(page.pieces(), Page::pieces_of(&start), "{way:?}");
        page.press("Escape");
    }
    // The bishop on e2 is pinned.
    let pinned = "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1";
    page.open_position(pinned);
    page.gesture(Way::Drag, "e2d3");
    page.pause();
    assert_eq!(page.fen(), pinned);
    page.play(Way::Drag, "e1d2");
}
