//! What is said aloud: whole games by keyboard alone, and the board in words for who asks.

pub mod games;

use browser_tests::{Page, Test, Way, tests};

pub const TESTS: &[Test] = tests![
    what_is_asked_twice_is_said_twice,
    what_is_asked_on_the_board_is_said_and_shown,
    what_is_typed_asks_in_the_language_of_the_page,
    the_list_has_the_focus_and_gives_it_back,
    who_knows_no_keys_finds_the_list_before_the_board,
    an_answer_is_gone_with_the_position_that_it_tells_of,
];

/// Notes whatever a live region says, with each repetition. What one task brings is one text.
fn listen(page: &Page) {
    page.js(
        "window.__said = [];\
         const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';\
         new MutationObserver((changes) => {\
           const touched = new Set(changes.map((c) => (c.target.closest ? c.target : c.target.parentElement)\
             ?.closest(regions)).filter(Boolean));\
           for (const region of touched) {\
             const text = region.textContent.trim();\
             if (text) __said.push(text);\
           }\
         }).observe(document.body, { childList: true, characterData: true, subtree: true })",
        &[],
    );
}

/// What has been said since it was asked last.
#[track_caller]
fn said(page: &Page) -> Vec<String> {
    let said = page.js("return __said.splice(0)", &[]);
    let said = said.as_array().map(Vec::as_slice).unwrap_or_default();
    let said = said.iter().filter_map(|text| text.as_str());
    said.map(str::to_string).collect()
}

/// Waits until just this has been said.
#[track_caller]
fn expect_said(page: &Page, expected: &[&str]) {
    page.until(&format!("{expected:?} is said"), || {
        page.js("return __said.length", &[]) != 0
    });
    // Whatever else there is would come now.
    page.pause();
    assert_eq!(said(page), expected);
}

// C44
fn what_is_asked_twice_is_said_twice(page: &Page) {
    page.open("#/play?table=learn");
    page.play(Way::Keys, "e2e4");
    listen(page);
    for _ in 0..3 {
        page.press(".");
        expect_said(page, &["White: pawn to e4."]);
    }
    // A refusal, too.
    for _ in 0..2 {
        page.gesture(Way::Keys, "e7e4");
        page.pause();
        let said = said(page);
        assert!(said.len() == 1 && said[0].contains("e4"), "{said:?}");
    }
}

/// The answer as it is shown.
#[track_caller]
fn answer(page: &Page) -> String {
    page.text("[data-note=answer]").unwrap_or_default()
}

// C44, C45, CLOCK-3
fn what_is_asked_on_the_board_is_said_and_shown(page: &Page) {
    page.open("#/play?table=learn&fen=r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    listen(page);
    page.walk_to("e5");
    for (key, expected) in [
        (".", "No move has been made yet."),
        (",", "This game is played without clocks."),
        (
            ";",
            "e5, white knight. It can go to d3, c4, g4, c6. It can take on g6, d7, f7.",
        ),
        (":", "e5, white knight. Not attacked. Not guarded."),
    ] {
        page.press(key);
        expect_said(page, &[expected]);
        assert_eq!(answer(page), expected);
        assert_eq!(page.focused_square().as_deref(), Some("e5"), "{key}");
    }
    assert_eq!(page.axe(), Vec::<String>::new());
    // The piece in hand, wherever the keyboard is.
    page.press("Enter");
    page.walk_to("d5");
    said(page);
    page.press(";");
    expect_said(
        page,
        &["e5, white knight. It can go to d3, c4, g4, c6. It can take on g6, d7, f7."],
    );
    // Escape closes the answer first, and then puts the piece down.
    page.press("Escape");
    page.until("the answer is gone", || !page.exists("[data-note=answer]"));
    assert_eq!(page.marked("selected"), ["e5"]);
}

// NOTATION-3, C46
fn what_is_typed_asks_in_the_language_of_the_page(page: &Page) {
    for (lang, text, expected) in [
        ("en", "rank 1", "Rank 1: e1, white king."),
        ("uk", "ряд 1", "1-та горизонталь: e1, білий король."),
        ("ru", "пешки", "Белые: нет. Чёрные: пешка a7."),
    ] {
        page.open(&format!(
            "#/play?table=learn&lang={lang}&fen=4k3/p7/8/8/8/8/8/4K3 w - - 0 1"
        ));
        listen(page);
        page.type_move("");
        // The driver types Cyrillic as it types Latin.
        page.write(text);
        page.press("Enter");
        expect_said(page, &[expected]);
        assert_eq!(answer(page), expected);
        page.until("the field is empty", || {
            page.js("return document.activeElement.value", &[]) == ""
        });
        // What is neither a move nor a word is still told to be none, with moves to go by.
        page.write("zz");
        page.press("Enter");
        page.pause();
        let said = said(page);
        assert!(said.len() == 1 && said[0].contains("e4"), "{said:?}");
    }
}

fn the_list_has_the_focus_and_gives_it_back(page: &Page) {
    page.open("#/play?table=play");
    page.walk_to("g1");
    listen(page);
    page.press("?");
    page.until("the list has the focus", || {
        page.exists("[role=dialog]:focus")
    });
    assert_eq!(page.axe(), Vec::<String>::new());
    page.tab_to("[data-action=ask][data-word=turn]");
    page.press("Enter");
    expect_said(page, &["Move 1. White to move."]);
    // The focus stays, and so the next question is one key away.
    page.press("Enter");
    expect_said(page, &["Move 1. White to move."]);
    page.press("Escape");
    page.until("the board has the focus", || {
        page.focused_square().as_deref() == Some("g1")
    });
    assert!(!page.exists("[data-action=ask]"));
    // From the settings, with a pointer.
    page.action("settings");
    page.action("words");
    page.click("[data-action=ask][data-word=white]");
    page.until("it is answered", || answer(page).contains("king e1"));
    page.action("close");
    page.until("the list is closed", || !page.exists("[data-action=ask]"));
}

/// Whoever reads the page in order, or goes through it by the Tab key, comes to the list before the board: at each table,
/// face to face and after the game, too.
fn who_knows_no_keys_finds_the_list_before_the_board(page: &Page) {
    for address in [
        "#/play?table=learn",
        "#/play?table=play&time=5%2B3&seats=face",
        "#/play?table=learn&fen=7k/5KQ1/8/8/8/8/8/8 b - - 0 1",
    ] {
        page.open(address);
        listen(page);
        page.walk_to("e2");
        page.chord("Shift", "Tab");
        let way = "[data-action=words]:focus";
        page.until("it has the focus", || page.exists(way));
        assert_eq!(page.text(way).as_deref(), Some("Board in words"));
        assert_eq!(page.beyond_the_edge(), Vec::<String>::new());
        page.press("Enter");
        page.until("the list has the focus", || {
            page.exists("[role=dialog]:focus")
        });
        page.tab_to("[data-action=ask][data-word=white]");
        said(page);
        page.press("Enter");
        page.until("it is answered", || answer(page).starts_with("White: king"));
    }
    let described = page.attribute("[data-fen]", "aria-description");
    assert!(described.is_some_and(|it| it.contains("Arrow keys") && it.contains('?')));
}

fn an_answer_is_gone_with_the_position_that_it_tells_of(page: &Page) {
    page.open("#/play?table=learn");
    page.walk_to("e2");
    page.press(":");
    page.until("it is answered", || !answer(page).is_empty());
    page.play(Way::Keys, "e2e4");
    page.until("the answer is gone", || !page.exists("[data-note=answer]"));
}
