//! The practice board: setting up a position by mouse, finger and keyboard, and what is wrong with it.

use browser_tests::{Page, Test, tests};
use serde_json::json;

pub const TESTS: &[Test] = tests![
    pieces_are_put_by_two_taps_a_drag_and_keys,
    pieces_are_moved_about_and_taken_away,
    what_is_wrong_is_said_and_marked,
    rights_to_castle_go_with_king_and_rook,
    a_pawn_just_passed_is_chosen_where_there_can_be_one,
    a_fen_is_pasted_copied_and_told_from_nonsense,
    the_address_holds_the_position_and_a_game_begins_from_it,
    one_piece_alone_shows_its_squares,
    the_practice_board_has_no_fault_an_audit_finds,
];

const BARE: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

fn open(page: &Page, fen: &str) {
    page.open(&format!("#/practice?fen={fen}"));
}

fn tool(name: &str) -> String {
    format!("[data-tool={name}]")
}

/// Gives an element the focus, as the Tab key does.
fn focus(page: &Page, selector: &str) {
    page.js(
        "document.querySelector(arguments[0]).focus()",
        &[json!(selector)],
    );
}

fn pieces_are_put_by_two_taps_a_drag_and_keys(page: &Page) {
    let with_knight = "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1";
    open(page, BARE);
    page.click(&tool("wN"));
    assert_eq!(
        page.attribute(&tool("wN"), "aria-pressed").as_deref(),
        Some("true")
    );
    page.click_square("d4");
    page.expect_fen(with_knight);
    page.click_square("d4");
    page.expect_fen(BARE);
    page.tap("d4");
    page.expect_fen(with_knight);

    for kind in ["mouse", "touch"] {
        open(page, BARE);
        page.drag_between(kind, page.middle(&tool("wN")), page.centre("d4"));
        page.expect_fen(with_knight);
        assert_eq!(
            page.attribute(&tool("wN"), "aria-pressed").as_deref(),
            Some("false"),
            "{kind}"
        );
        // Beside the board nothing is put.
        page.drag_between(
            kind,
            page.middle(&tool("wQ")),
            page.middle("[data-action=home]"),
        );
        page.pause();
        page.expect_fen(with_knight);
    }

    open(page, BARE);
    focus(page, &tool("wN"));
    page.press("Enter");
    page.walk_to("d4");
    page.press("Enter");
    page.expect_fen(with_knight);
    // The letter of a piece puts it where the focus is.
    page.walk_to("d5");
    page.press("q");
    page.expect_fen("4k3/8/8/3q4/3N4/8/8/4K3 w - - 0 1");
    page.press("Delete");
    page.expect_fen(with_knight);
}

fn pieces_are_moved_about_and_taken_away(page: &Page) {
    let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    let moved = "R3k3/8/8/8/8/8/8/4K3 b - - 0 1";
    // White gives check on a8: so it must be Black's move.
    let check = "R3k3/8/8/8/8/8/8/4K3 w - - 0 1";
    open(page, fen);
    page.click_square("a1");
    page.click_square("a8");
    page.expect_fen(check);
    page.click("[name=turn][value=black]");
    page.expect_fen(moved);
    page.drag("a8", "a1");
    page.expect_fen(&fen.replace(" w ", " b "));
    page.drag_between(
        "mouse",
        page.centre("a1"),
        page.middle("[data-action=home]"),
    );
    page.expect_fen(&BARE.replace(" w ", " b "));
    open(page, fen);
    page.click(&tool("remove"));
    page.click_square("a1");
    page.expect_fen(BARE);
    page.action("clear");
    page.expect_fen("8/8/8/8/8/8/8/8 w - - 0 1");
    page.action("start-position");
    page.expect_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    // The keyboard moves a piece like the mouse.
    page.walk_to("e2");
    page.press("Enter");
    page.walk_to("e4");
    page.press("Enter");
    page.until("the pawn has moved", || {
        page.piece_at("e4").as_deref() == Some("wP")
    });
    page.action("flip");
    page.until("the board is turned", || {
        page.centre("h8").1 > page.centre("h1").1
    });
}

fn what_is_wrong_is_said_and_marked(page: &Page) {
    open(page, BARE);
    assert!(!page.exists("[data-note=setup]"));
    assert!(page.exists("[data-action=play-from-here]"));
    page.click(&tool("bK"));
    page.click_square("e2");
    page.until("two kings are too many", || {
        page.attribute("[data-note=setup]", "data-squares")
            .as_deref()
            == Some("e2, e8")
    });
    assert!(
        !page.exists("[data-action=play-from-here]"),
        "no game begins so"
    );
    let aloud = page.text("[data-announcer]").unwrap_or_default();
    assert!(aloud.contains("king"), "{aloud}");
    page.click_square("e8");
    page.click(&tool("remove"));
    page.click_square("e8");
    page.until("the kings touch", || {
        page.attribute("[data-note=setup]", "data-squares")
            .as_deref()
            == Some("e1, e2")
    });
    page.click_square("e2");
    page.until("a king is missing", || {
        page.text("[data-note=setup]")
            .is_some_and(|it| it.contains("Black"))
    });
    assert_eq!(page.attribute("[data-note=setup]", "data-squares"), None);
}

// CASTLE-2
fn rights_to_castle_go_with_king_and_rook(page: &Page) {
    open(page, "r3k3/8/8/8/8/8/8/4K2R w K - 0 1");
    let disabled = |value: &str| page.exists(&format!("[name=castling][value={value}]:disabled"));
    assert!(disabled("Q") && disabled("k") && !disabled("K") && !disabled("q"));
    page.click("[name=castling][value=q]");
    page.expect_fen("r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1");
    page.click("[name=castling][value=K]");
    page.expect_fen("r3k3/8/8/8/8/8/8/4K2R w q - 0 1");
    page.drag("a8", "a7");
    page.expect_fen("4k3/r7/8/8/8/8/8/4K2R w - - 0 1");
}

/// Puts a text into the field for a FEN, as a paste does, and sends it by Enter.
fn enter_fen(page: &Page, fen: &str) {
    page.click("#fen");
    page.js("document.querySelector('#fen').select()", &[]);
    page.write(fen);
    page.press("Enter");
}

// C26
// EP-1
fn a_pawn_just_passed_is_chosen_where_there_can_be_one(page: &Page) {
    let choose = |square: &str| {
        let script = "const e = document.querySelector('[name=passed]'); e.value = arguments[0];\
            e.dispatchEvent(new Event('change', { bubbles: true }))";
        page.js(script, &[json!(square)]);
    };
    open(page, BARE);
    assert!(page.exists("[name=passed]:disabled"));
    open(page, "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
    assert!(page.exists("[name=passed]:enabled"));
    choose("d6");
    page.expect_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    page.click("[name=turn][value=black]");
    page.expect_fen("4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1");
    assert!(page.exists("[name=passed]:disabled"));
    page.click("[name=turn][value=white]");
    choose("d6");
    page.expect_fen("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    choose("");
    page.expect_fen("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
}

// C26
fn a_fen_is_pasted_copied_and_told_from_nonsense(page: &Page) {
    open(page, BARE);
    let fen = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
    enter_fen(page, fen);
    page.expect_fen(fen);
    enter_fen(page, "8/2p5/9/8 w");
    page.until("the field is told", || {
        page.text("[data-note=fen]")
            .is_some_and(|it| it.contains("1st field"))
    });
    assert_eq!(
        page.attribute("#fen", "aria-invalid").as_deref(),
        Some("true")
    );
    page.expect_fen(fen);
    // What is pasted is set up at once.
    page.js(
        "const field = document.querySelector('#fen'); field.value = arguments[0];\
         field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))",
        &[json!("8/8/8/8/3R4/8/8/8")],
    );
    page.expect_fen("8/8/8/8/3R4/8/8/8 w - - 0 1");
    page.js(
        "window.__copied = []; Object.defineProperty(navigator, 'clipboard', { configurable: true,\
         value: { writeText: (text) => { __copied.push(text); return Promise.resolve(); } } })",
        &[],
    );
    page.action("copy-fen");
    page.action("copy-link");
    page.until("it is said", || {
        page.text("[data-note=copied]")
            .is_some_and(|it| !it.is_empty())
    });
    let copied = page.js("return __copied.join(' | ')", &[]);
    let copied = copied.as_str().unwrap_or_default();
    assert!(
        copied.starts_with("8/8/8/8/3R4/8/8/8 w - - 0 1 | http"),
        "{copied}"
    );
    assert!(
        copied.ends_with("#/practice?fen=8/8/8/8/3R4/8/8/8_w_-_-_0_1"),
        "{copied}"
    );
}

fn the_address_holds_the_position_and_a_game_begins_from_it(page: &Page) {
    open(page, BARE);
    page.click(&tool("wR"));
    page.click_square("a1");
    let fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
    page.expect_fen(fen);
    page.reload();
    page.until("the board is there again", || page.shows_board());
    page.expect_fen(fen);
    page.action("play-from-here");
    page.until("the table is there", || page.exists("[data-status]"));
    page.expect_fen(fen);
    page.js("history.back()", &[]);
    page.until("the practice board is there", || page.exists("[data-tool]"));
    page.expect_fen(fen);
    page.action("play-computer");
    page.until("the table is there", || page.exists("[data-status]"));
    page.expect_fen(fen);
    // An address whose position makes no sense says so, and begins as usual.
    page.open("#/practice?fen=nonsense");
    assert!(
        page.text("[data-note=fen]")
            .is_some_and(|it| !it.is_empty())
    );
    page.expect_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

// LEARN-3, MOVE-1a
fn one_piece_alone_shows_its_squares(page: &Page) {
    page.open("#/practice");
    page.click("[data-action=alone][data-role=bishop]");
    page.expect_fen("8/8/8/8/3B4/8/8/8 w - - 0 1");
    page.until("its squares are shown", || page.marked("legal").len() == 13);
    page.open("#/practice?fen=8/8/8/8/3Q4/8/8/8");
    assert_eq!(
        page.marked("legal").len(),
        27,
        "the only piece is looked at"
    );
}

// C45
fn the_practice_board_has_no_fault_an_audit_finds(page: &Page) {
    for &scheme in page.engine().schemes() {
        page.scheme(scheme);
        open(page, "4k3/4K3/8/8/8/8/8/8 w - - 0 1");
        page.click(&tool("wQ"));
        enter_fen(page, "nonsense");
        assert_eq!(page.axe(), Vec::<String>::new(), "{scheme:?}");
    }
    for (width, height) in [(390, 844), (820, 1180), (1440, 900)] {
        page.viewport(width, height);
        page.open("#/practice");
        let small = "return [...document.querySelectorAll('.practice button, .practice a')].filter((e) => {\
            const r = e.getBoundingClientRect(); return r.height > 0 && (r.height < 43.9 || r.width < 43.9) && e.dataset.action !== 'home'; })\
            .map((e) => e.dataset.action).join(' ')";
        assert_eq!(
            page.js(small, &[]),
            "",
            "{width} x {height}: too small for a finger"
        );
    }
}
