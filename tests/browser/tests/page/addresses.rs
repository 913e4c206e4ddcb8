//! What can be asked for by address.

use browser_tests::{Page, Test, Way, tests};

pub const TESTS: &[Test] = tests![
    a_position_is_opened_by_address,
    a_bad_position_gets_a_sentence,
    the_first_load_reports_no_problem,
];

// BOARD-6a
fn a_position_is_opened_by_address(page: &Page) {
    let fen = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";
    page.open(&format!("#/play?fen={fen}"));
    page.expect_fen(fen);
    assert_eq!(page.pieces(), Page::pieces_of(fen));
    page.open(&format!("#/play?table=learn&fen={}", fen.replace(' ', "_")));
    page.play(Way::Clicks, "a7a6");
}

// C26, C27, IRREG-6
fn a_bad_position_gets_a_sentence(page: &Page) {
    for fen in [
        "nonsense",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
        "1n6/8/2Q5/1rK5/8/8/8/5k2 b - - 0 1",
        "<b>8</b>/8/8/8/8/8/8/8 w - - 0 1",
    ] {
        page.open(&format!("#/play?fen={fen}"));
        page.until(&format!("a sentence about {fen}"), || {
            page.note().split(' ').count() > 3
        });
        assert!(!page.exists("[data-note] b"), "typed text became markup");
        // There is a board to go on with.
        page.play(Way::Clicks, "e2e4");
    }
}

fn the_first_load_reports_no_problem(page: &Page) {
    page.open("#/play");
    page.pause();
    assert_eq!(page.problems(), Vec::<String>::new());
    assert!(
        page.js("return document.title", &[])
            .as_str()
            .is_some_and(|t| t.contains("adoube"))
    );
}
