//! The arbiter's desk: every ruling in one dialog, by mouse and by keyboard.

use browser_tests::{Page, Test, Way, tests};
use serde_json::json;

pub const TESTS: &[Test] = tests![
    the_clocks_are_set_right_at_the_desk,
    an_earlier_position_is_set_up_again,
    the_arbiter_ends_the_game,
    the_arbiter_stops_the_clocks_and_lets_them_go_on,
    a_player_stops_the_clocks_to_call_the_arbiter,
    the_desk_is_worked_by_keyboard,
    what_is_wrong_on_the_desk_is_said_there,
    the_desk_fits_and_the_audit_finds_nothing,
];

fn choose(page: &Page, action: &str, value: &str) {
    let selector = format!("[data-action={action}]");
    page.until(&format!("{action} is there"), || page.exists(&selector));
    page.js(
        "const it = document.querySelector(arguments[0]); it.value = arguments[1];\
         it.dispatchEvent(new Event('change', { bubbles: true }))",
        &[json!(selector), json!(value)],
    );
}

/// Rules at the desk about a side, or about the game where `side` is empty.
fn rule(page: &Page, ruling: &str, side: &str, value: &str) {
    page.action("arbiter");
    choose(page, "ruling", ruling);
    if !side.is_empty() {
        choose(page, "ruling-side", side);
    }
    if !value.is_empty() {
        choose(page, "ruling-value", value);
    }
    page.action("rule");
}

fn sit_down(page: &Page, moves: &str) {
    page.open("#/play?table=play&time=15+10");
    page.action_of("white", "press");
    page.play(Way::Clicks, moves);
}

// CLOCK-14, IRREG-25
fn the_clocks_are_set_right_at_the_desk(page: &Page) {
    sit_down(page, "e2e4");
    rule(page, "ruling-set-time", "white", "6:00");
    page.until("White's clock is set", || page.left("white") == 360_000);
    rule(page, "ruling-give-time", "white", "2:00");
    page.until("White has two minutes more", || {
        page.left("white") == 480_000
    });
    rule(page, "ruling-take-time", "white", "0:30");
    page.until("and half a minute less", || page.left("white") == 450_000);
    rule(page, "ruling-warn", "black", "");
    page.until("Black is warned", || page.note().contains("Black"));
    page.play(Way::Clicks, "e7e5");
}

// IRREG-3d, IRREG-4
fn an_earlier_position_is_set_up_again(page: &Page) {
    sit_down(page, "e2e4 e7e5 g1f3");
    rule(page, "ruling-restore", "", "1");
    page.expect_fen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    assert_eq!(page.score(), ["e4"]);
    page.play(Way::Clicks, "c7c5");
}

// WIN-4
fn the_arbiter_ends_the_game(page: &Page) {
    for (sign, result) in [("0-1", "0-1"), ("1/2-1/2", "1/2-1/2")] {
        sit_down(page, "e2e4");
        rule(page, "ruling-end", "", sign);
        assert_eq!(page.expect_result(result), "ruling");
        assert!(!page.exists("[data-action=arbiter]"), "IRREG-1");
    }
}

// CLOCK-16
fn the_arbiter_stops_the_clocks_and_lets_them_go_on(page: &Page) {
    sit_down(page, "e2e4");
    page.action("arbiter");
    page.action("stop-clocks");
    let state = || page.attribute("[data-clock=black]", "data-state");
    page.until("they stand", || state().as_deref() == Some("stopped"));
    let black = page.left("black");
    page.pause();
    assert_eq!(page.left("black"), black);
    page.js(
        "document.querySelector('.desk [data-action=resume]').click()",
        &[],
    );
    page.until("Black's runs", || state().as_deref() == Some("running"));
}

// CLOCK-16, WIN-6
fn a_player_stops_the_clocks_to_call_the_arbiter(page: &Page) {
    // At Club's laws stopping the clocks resigns, but not to call the arbiter.
    page.open("#/play?table=play&laws=club&time=15+10");
    page.action_of("white", "press");
    page.play(Way::Clicks, "e2e4");
    page.action_of("black", "claim");
    page.action_of("black", "call-arbiter");
    let state = || page.attribute("[data-clock=black]", "data-state");
    page.until("they stand", || state().as_deref() == Some("stopped"));
    assert_eq!(page.status().result, "*");
    assert!(page.note().contains("Black"), "{}", page.note());
    page.action("arbiter");
    page.js(
        "document.querySelector('.desk [data-action=resume]').click()",
        &[],
    );
    page.until("Black's runs", || state().as_deref() == Some("running"));
    page.play(Way::Clicks, "e7e5");
}

// CLOCK-14
fn the_desk_is_worked_by_keyboard(page: &Page) {
    sit_down(page, "e2e4");
    page.js(
        "document.querySelector('[data-action=arbiter]').focus()",
        &[],
    );
    page.press("Enter");
    page.until("the desk has the focus", || {
        page.exists("[role=dialog]:focus")
    });
    for action in ["ruling", "ruling-side", "ruling-value"] {
        page.press("Tab");
        page.until(&format!("{action} has the focus"), || {
            page.exists(&format!("[data-action={action}]:focus"))
        });
    }
    page.write("7:30");
    page.press("Enter");
    page.until("Black's clock is set", || {
        (440_000..=450_000).contains(&page.left("black"))
    });
    page.until("the desk is closed", || !page.exists("[role=dialog]"));
    page.js(
        "document.querySelector('[data-action=arbiter]').focus()",
        &[],
    );
    page.press("Enter");
    page.until("it is open", || page.exists("[role=dialog]:focus"));
    page.press("Escape");
    page.until("it is closed", || !page.exists("[role=dialog]"));
    page.until("the focus is back", || {
        page.exists("[data-action=arbiter]:focus")
    });
}

fn what_is_wrong_on_the_desk_is_said_there(page: &Page) {
    sit_down(page, "e2e4");
    let white = page.left("white");
    rule(page, "ruling-set-time", "white", "6:7");
    page.until("it is said", || page.exists("[role=dialog] [role=alert]"));
    assert_eq!(page.left("white"), white);
    choose(page, "ruling-value", "6:07");
    page.action("rule");
    page.until("White's clock is set", || page.left("white") == 367_000);
}

fn the_desk_fits_and_the_audit_finds_nothing(page: &Page) {
    for (width, height, seats) in [(390, 844, "side"), (820, 1180, "face"), (1440, 900, "side")] {
        page.viewport(width, height);
        for &scheme in page.engine().schemes() {
            page.scheme(scheme);
            page.open(&format!(
                "#/play?table=play&time=15+10&seats={seats}&lang=uk"
            ));
            page.action("arbiter");
            page.until("the desk is there", || page.exists("[role=dialog]"));
            let inside = "const r = document.querySelector('[role=dialog]').getBoundingClientRect();\
                return r.left >= 0 && r.right <= innerWidth && r.height <= innerHeight";
            assert_eq!(page.js(inside, &[]), true, "{seats} at {width}");
            assert_eq!(page.axe(), Vec::<String>::new(), "{seats} at {width}");
        }
    }
}
