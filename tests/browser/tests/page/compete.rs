//! The table where nothing is prevented: each kind of move can be made by hand and completed, and what is
//! wrong costs what it costs.

use browser_tests::{Page, Test, Way, tests};

pub const TESTS: &[Test] = tests![
    each_kind_of_capture_is_completed,
    castling_is_made_with_king_and_rook,
    a_pawn_is_replaced_by_hand,
    a_pawn_left_unreplaced_is_an_illegal_move,
    an_illegal_move_costs_time_and_the_second_the_game,
    a_new_game_by_a_slip_gives_the_former_back_with_its_clocks_stopped,
    the_last_game_is_gone_on_with_from_home,
];

const QUERY: &str = "#/play?table=compete&time=15+10";

fn status(page: &Page, what: &str) -> String {
    let script = "return document.querySelector('[data-status]').dataset[arguments[0]] ?? ''";
    page.js(script, &[what.into()])
        .as_str()
        .unwrap_or("")
        .to_owned()
}

fn press(page: &Page, side: &str) {
    let script =
        "document.querySelector(`[data-action=press][data-side=${arguments[0]}]`)?.click()";
    page.js(script, &[side.into()]);
}

fn state(page: &Page, side: &str) -> String {
    let script = "return document.querySelector(`[data-clock=${arguments[0]}]`).dataset.state";
    page.js(script, &[side.into()])
        .as_str()
        .unwrap_or("")
        .to_owned()
}

fn left(page: &Page, side: &str) -> i64 {
    let script = "return Number(document.querySelector(`[data-clock=${arguments[0]}]`).dataset.ms)";
    page.js(script, &[side.into()]).as_i64().unwrap_or(-1)
}

fn sit_down(page: &Page, fen: &str, side: &str) {
    page.open(&format!("{QUERY}&fen={fen}"));
    press(page, side);
    page.until("the clock runs", || state(page, side) == "running");
}

/// Makes a move by hand, presses, and sees the other clock run without a penalty.
fn complete(page: &Page, side: &str, moves: &str) {
    let other = if side == "white" { "black" } else { "white" };
    for text in moves.split_whitespace() {
        page.gesture(Way::Drag, text);
    }
    let before = left(page, other);
    press(page, side);
    page.until("the move is completed", || state(page, other) == "running");
    assert!(left(page, other) <= before, "{moves}: no penalty");
}

// DONE-3, EP-1
fn each_kind_of_capture_is_completed(page: &Page) {
    sit_down(page, "r3k3/8/8/8/2p5/8/1P6/R3K3 w - - 0 1", "white");
    complete(page, "white", "b2b4");
    complete(page, "black", "c4b3");
    page.until("the passed pawn is off", || {
        page.fen().starts_with("r3k3/8/8/8/8/1p6/8/R3K3 w")
    });
    complete(page, "white", "a1a8");
    page.until("the rook is taken", || {
        page.fen().starts_with("R3k3/8/8/8/8/1p6/8/4K3 b")
    });
}

// DONE-4
fn castling_is_made_with_king_and_rook(page: &Page) {
    sit_down(page, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "white");
    complete(page, "white", "e1g1 h1f1");
    complete(page, "black", "e8c8 a8d8");
    page.until("both have castled", || {
        page.fen().starts_with("2kr3r/8/8/8/8/8/8/R4RK1 w")
    });
}

// PROMO-4, PROMO-5
fn a_pawn_is_replaced_by_hand(page: &Page) {
    sit_down(page, "8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "white");
    page.gesture(Way::Drag, "e7e8");
    page.until("the choice is open", || {
        page.exists("[data-action=promote][data-role=rook]")
    });
    page.click("[data-action=promote][data-role=rook]");
    page.until("a rook stands there", || {
        page.pieces()
            .iter()
            .any(|(one, other)| one == "wR" || other == "wR")
    });
    press(page, "white");
    page.until("completed", || {
        page.fen().starts_with("4R3/8/8/8/8/8/k7/4K3 b")
    });
}

// IRREG-9a
fn a_pawn_left_unreplaced_is_an_illegal_move(page: &Page) {
    sit_down(page, "8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "white");
    page.gesture(Way::Drag, "e7e8");
    page.until("the choice is open", || {
        page.exists("[data-action=promote]")
    });
    let black = left(page, "black");
    press(page, "white");
    page.until("it is a queen", || {
        page.fen().starts_with("4Q3/8/8/8/8/8/k7/4K3 b")
    });
    assert!(left(page, "black") > black + 50_000, "Black gets a minute");
    assert!(!page.exists("[data-action=promote]"));
}

// IRREG-15a, IRREG-3b
fn an_illegal_move_costs_time_and_the_second_the_game(page: &Page) {
    sit_down(
        page,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "white",
    );
    let black = left(page, "black");
    page.gesture(Way::Drag, "e2e5");
    press(page, "white");
    page.until("Black gets a minute", || {
        left(page, "black") > black + 50_000
    });
    assert_eq!(status(page, "result"), "*");
    assert!(
        page.fen()
            .starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w")
    );
    page.gesture(Way::Drag, "e2e5");
    press(page, "white");
    page.until("Black has won", || status(page, "result") == "0-1");
}

fn a_new_game_by_a_slip_gives_the_former_back_with_its_clocks_stopped(page: &Page) {
    page.open("#/play?table=play&time=5+3");
    press(page, "white");
    page.play(Way::Clicks, "e2e4");
    page.play(Way::Clicks, "e7e5");
    let fen = page.fen();
    page.action("new-game");
    page.action("confirm-new-game");
    page.until("a new game", || {
        page.fen().starts_with("rnbqkbnr/pppppppp/8")
    });
    page.action("undo");
    page.until("the former is back", || page.fen() == fen);
    let white = left(page, "white");
    page.until("it can go on", || page.exists("[data-action=resume]"));
    page.click("[data-action=resume]");
    page.until("White's time runs on", || left(page, "white") < white);
    page.play(Way::Clicks, "g1f3");
    // And it is kept: a reload brings it back.
    let fen = page.fen();
    page.reload();
    page.until("it comes back", || page.shows_board() && page.fen() == fen);
}

fn the_last_game_is_gone_on_with_from_home(page: &Page) {
    page.open("#/play?table=play&time=5+3");
    press(page, "white");
    page.play(Way::Clicks, "d2d4");
    let fen = page.fen();
    page.open_home();
    page.until("it is offered", || page.exists("[data-action=go-on]"));
    page.click("[data-action=go-on]");
    page.until("it is back", || page.shows_board() && page.fen() == fen);
}
