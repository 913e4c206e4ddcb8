//! The page for everyone: audit, names, keyboard, what is said aloud.

use browser_tests::{Page, Scheme, Test, Way, tests};

pub const TESTS: &[Test] = tests![
    the_audit_finds_nothing_in_light_and_dark,
    the_audit_finds_what_is_spoilt,
    the_board_is_a_grid_of_64_named_cells,
    the_board_is_one_stop_of_the_tab_key,
    every_move_is_said_once,
    typed_castling_is_understood_in_every_spelling,
    moves_are_played_by_typing_them,
];

const FORKED: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

// C45
fn the_audit_finds_nothing_in_light_and_dark(page: &Page) {
    for &scheme in page.engine().schemes() {
        page.scheme(scheme);
        page.open("#/play?table=learn");
        assert_eq!(page.axe(), Vec::<String>::new(), "{scheme:?}, at the start");
        page.play(Way::Clicks, "e2e4 e7e5");
        page.click_square("g1");
        assert_eq!(
            page.axe(),
            Vec::<String>::new(),
            "{scheme:?}, piece touched"
        );
        page.open_position("8/4P3/8/8/8/k7/8/4K3 w - - 0 1");
        page.gesture(Way::Clicks, "e7e8");
        page.until("the choice opens", || page.promotion_is_open());
        assert_eq!(page.axe(), Vec::<String>::new(), "{scheme:?}, promotion");
        page.open_position("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1");
        page.play(Way::Clicks, "g5g7");
        page.expect_result("1-0");
        assert_eq!(page.axe(), Vec::<String>::new(), "{scheme:?}, at the end");
    }
    page.open("#/play");
    assert_eq!(page.axe(), Vec::<String>::new(), "the first screen, dark");
    page.scheme(Scheme::Light);
    assert_eq!(page.axe(), Vec::<String>::new(), "the first screen, light");
}

/// Shows that the audit itself works: an audit that fell silent would pass every page.
fn the_audit_finds_what_is_spoilt(page: &Page) {
    page.open("#/play?table=learn");
    page.js(
        "const image = document.createElement('img'); image.src = 'data:,'; document.body.append(image);\
         document.querySelectorAll('[role=gridcell]').forEach((e) => e.removeAttribute('role'))",
        &[],
    );
    let found = page.axe().join("\n");
    assert!(found.contains("image-alt"), "{found}");
    assert!(found.contains("aria-required-children"), "{found}");
    // The broken image is the test's own.
    page.js("__problems.length = 0", &[]);
}

// BOARD-1, BOARD-2, C45
fn the_board_is_a_grid_of_64_named_cells(page: &Page) {
    page.open("#/play?table=learn");
    assert_eq!(
        page.count("[data-fen] [role=grid], [data-fen][role=grid]"),
        1
    );
    assert_eq!(page.count("[role=grid] [role=row]"), 8);
    assert_eq!(page.count("[role=row] [role=gridcell][data-square]"), 64);
    let script = "return [...document.querySelectorAll('[role=gridcell]')]\
        .filter((e) => !(e.getAttribute('aria-label') ?? '').includes(e.dataset.square))\
        .map((e) => e.dataset.square).join(' ')";
    assert_eq!(
        page.js(script, &[]),
        "",
        "cells without their square in their name"
    );
    let name = |square: &str| {
        let name = page.attribute(&format!("[data-square={square}]"), "aria-label");
        name.unwrap_or_default().to_lowercase()
    };
    for (square, words) in [
        ("e1", ["white", "king"]),
        ("d8", ["black", "queen"]),
        ("e2", ["white", "pawn"]),
        ("b8", ["black", "knight"]),
    ] {
        let name = name(square);
        assert!(
            words.iter().all(|word| name.contains(word)),
            "{square}: {name}"
        );
    }
    assert!(!name("e4").contains("pawn"), "{}", name("e4"));
    page.play(Way::Clicks, "e2e4");
    page.until("the names follow the pieces", || {
        name("e4").contains("pawn") && !name("e2").contains("pawn")
    });
}

fn the_board_is_one_stop_of_the_tab_key(page: &Page) {
    page.open("#/play?table=learn");
    let stops = || page.count("[data-fen] [tabindex='0'], [data-fen][tabindex='0']");
    assert_eq!(stops(), 1);
    page.walk_to("c3");
    assert_eq!(stops(), 1);
    let here = page.focused_square();
    page.press("Tab");
    assert_ne!(page.focused_square(), here);
    assert_eq!(page.focused_square(), None, "Tab leaves the board");
}

/// Notes each text that a live region takes on.
fn listen(page: &Page) {
    page.js(
        "window.__said = [];\
         const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';\
         const last = new Map();\
         new MutationObserver((changes) => {\
           const touched = new Set(changes.map((c) => (c.target.closest ? c.target : c.target.parentElement)\
             ?.closest(regions)).filter(Boolean));\
           for (const region of touched) {\
             const text = region.textContent.trim();\
             if (text && last.get(region) !== text) { last.set(region, text); __said.push(text); }\
           }\
         }).observe(document.body, { childList: true, characterData: true, subtree: true })",
        &[],
    );
}

fn said(page: &Page) -> Vec<String> {
    let said = page.js("return __said", &[]);
    let said = said.as_array().map(Vec::as_slice).unwrap_or_default();
    said.iter()
        .filter_map(|text| text.as_str())
        .map(str::to_string)
        .collect()
}

// C44
fn every_move_is_said_once(page: &Page) {
    page.open("#/play?table=learn");
    listen(page);
    page.play(Way::Keys, "e2e4");
    page.play(Way::Clicks, "d7d5");
    page.play(Way::Drag, "e4d5");
    page.play(Way::Keys, "d8d5 b1c3");
    page.play(Way::Clicks, "d5e5");
    page.pause();
    let said = said(page);
    let squares = ["e4", "d5", "d5", "d5", "c3", "e5"];
    assert_eq!(said.len(), squares.len(), "{said:?}");
    for (text, square) in said.iter().zip(squares) {
        assert!(text.contains(square), "{square} in {said:?}");
    }
    assert!(said[2].contains("takes"), "{said:?}");
    let last = said[5].to_lowercase();
    assert!(last.contains("queen") && last.contains("check"), "{said:?}");
}

// C46
fn typed_castling_is_understood_in_every_spelling(page: &Page) {
    for text in ["O-O", "0-0", "o-o"] {
        page.open_position(FORKED);
        page.type_move(text);
        page.pause();
        // Long castling begins the same: the field says what it has read, and waits.
        let hint = page.text("#typed-hint").unwrap_or_default();
        assert!(hint.contains("O-O"), "{hint}");
        assert_eq!(page.fen(), FORKED, "{text} without Enter");
        page.press("Enter");
        page.expect_fen("r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
    }
    page.open_position(FORKED);
    page.type_move("O-O-O");
    page.press("Enter");
    page.expect_fen("r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1");
}

// NOTATION-1
fn moves_are_played_by_typing_them(page: &Page) {
    page.open("#/play?table=learn");
    for text in ["e4", "e7e5", "Nf3", "Nc6", "Bb5"] {
        let before = page.fen();
        page.type_move(text);
        page.press("Enter");
        page.until(&format!("{text} is played"), || page.fen() != before);
    }
    page.expect_fen("r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");
}
