//! Whole games, one for each way of moving.

use browser_tests::{Page, Test, Way, tests};

pub const TESTS: &[Test] = tests![
    a_game_by_clicks_ends_in_mate,
    a_game_by_drag_ends_in_mate,
    a_game_by_finger_ends_in_mate,
    a_game_by_keyboard_alone_ends_in_mate,
    the_board_is_turned_in_the_middle_of_a_game,
    a_new_game_begins_after_one_has_ended,
];

/// Morphy's game at the opera, with castling on the way.
// MATE-1, WIN-1, CASTLE-1, TURN-1
fn a_game_by_clicks_ends_in_mate(page: &Page) {
    page.open("#/play?table=learn");
    page.play(
        Way::Clicks,
        "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 \
         c3b5 c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8",
    );
    page.expect_fen("1n1Rkb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2K5 b k - 1 17");
    assert_eq!(page.pieces(), Page::pieces_of(&page.fen()));
    let reason = page.expect_result("1-0");
    assert!(reason.contains("mate"), "{reason}");
    assert_eq!(page.marked("check"), ["e8"]);
    assert_eq!(page.marked("last"), ["d1", "d8"]);

    // Nothing moves any more.
    let end = page.fen();
    page.gesture(Way::Clicks, "e6e7");
    page.gesture(Way::Clicks, "a2a3");
    page.pause();
    assert_eq!(page.fen(), end);
    assert_eq!(page.pieces(), Page::pieces_of(&end));
}

/// Légal's mate.
// MATE-1, MOVE-2
fn a_game_by_drag_ends_in_mate(page: &Page) {
    page.open("#/play?table=learn");
    page.play(
        Way::Drag,
        "e2e4 e7e5 g1f3 d7d6 f1c4 c8g4 b1c3 g7g6 f3e5 g4d1 c4f7 e8e7 c3d5",
    );
    page.expect_fen("rn1q1bnr/ppp1kB1p/3p2p1/3NN3/4P3/8/PPPP1PPP/R1BbK2R b KQ - 2 7");
    assert_eq!(page.pieces(), Page::pieces_of(&page.fen()));
    page.expect_result("1-0");
}

/// The scholar's mate, by taps and by dragging in turn.
// MATE-1
fn a_game_by_finger_ends_in_mate(page: &Page) {
    page.viewport(600, 900);
    page.open("#/play?table=learn");
    let ways = [Way::Taps, Way::Finger].into_iter().cycle();
    for (way, text) in ways.zip("e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7".split(' ')) {
        page.play(way, text);
    }
    page.expect_fen("r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4");
    assert_eq!(page.pieces(), Page::pieces_of(&page.fen()));
    page.expect_result("1-0");
}

/// The fool's mate: no pointer comes near the board.
// MATE-1, C45
fn a_game_by_keyboard_alone_ends_in_mate(page: &Page) {
    page.open("#/play?table=learn");
    page.play(Way::Keys, "f2f3 e7e5 g2g4 d8h4");
    page.expect_fen("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    page.expect_result("0-1");
    assert_eq!(page.marked("check"), ["e1"]);
}

// BOARD-3b, IRREG-8, C36
fn the_board_is_turned_in_the_middle_of_a_game(page: &Page) {
    page.open("#/play?table=learn");
    let ways = [Way::Clicks, Way::Drag, Way::Taps, Way::Finger, Way::Keys];
    let moves = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"];
    for (way, text) in ways.into_iter().zip(moves) {
        page.action("flip");
        page.play(way, text);
        assert_eq!(page.pieces(), Page::pieces_of(&page.fen()), "after {text}");
    }
    page.expect_fen("r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");
    // Turned five times: Black is below, with the light square a8 at the right hand.
    let (a8, h8, h1) = (page.centre("a8"), page.centre("h8"), page.centre("h1"));
    assert!(
        a8.0 > h8.0 && a8.1 == h8.1 && h8.1 > h1.1,
        "{a8:?} {h8:?} {h1:?}"
    );
}

// BOARD-6
fn a_new_game_begins_after_one_has_ended(page: &Page) {
    page.open("#/play?table=learn");
    page.play(Way::Clicks, "f2f3 e7e5 g2g4 d8h4");
    page.expect_result("0-1");
    page.action("new-game");
    page.expect_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    page.expect_result("*");
    assert!(page.score().is_empty());
    page.play(Way::Clicks, "e2e4");
}
