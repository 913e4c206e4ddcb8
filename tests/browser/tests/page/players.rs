//! What the two players ask each other, and how they sit: touches called accidents, a new game in the
//! middle of one, the move that a claim rests on, the device passed or lying between them.

use browser_tests::hands::{down, pointer, to, up};
use browser_tests::{Page, Test, Way, tests};
use serde_json::{Value, json};

pub const TESTS: &[Test] = tests![
    a_touch_by_accident_binds_nobody_if_the_other_agrees,
    a_touch_that_is_not_excused_binds,
    what_the_other_player_asks_moves_nothing,
    a_new_game_in_the_middle_of_one_is_asked_about,
    the_move_a_claim_rests_on_is_shown_on_the_board,
    showing_a_move_is_left_by_escape,
    a_passed_device_turns_to_the_player_to_move,
    face_to_face_all_that_is_the_far_players_is_turned,
    what_holds_in_the_game_is_told_at_any_time,
    what_is_shown_is_chosen_while_the_game_runs,
    what_is_shown_in_a_serious_game_stays_as_agreed,
];

/// The place of the board, and of the players' bars, on the page: to click may scroll.
fn layout(page: &Page) -> Value {
    let script = "return ['[data-fen]', '[data-bar=white]', '[data-bar=black]'].map((it) => {\
        const r = document.querySelector(it).getBoundingClientRect(); return [r.left + scrollX, r.top + scrollY, r.width, r.height] })";
    page.js(script, &[])
}

/// Whether nothing reaches beyond the page at the right.
fn fits(page: &Page) -> bool {
    let script =
        "const root = document.documentElement; return root.scrollWidth <= root.clientWidth";
    page.js(script, &[]) == true
}

fn is_touched(page: &Page, square: &str) -> bool {
    page.marks(square).contains(&"touched".to_owned())
}

// APP-2, TOUCH-8
fn a_touch_by_accident_binds_nobody_if_the_other_agrees(page: &Page) {
    for table in ["play", "compete&time=none"] {
        page.open(&format!("#/play?table={table}"));
        page.click_square("d2");
        page.until("it is touched", || is_touched(page, "d2"));
        assert!(!page.exists("[data-action=agree-accident]"));
        page.action_of("white", "accidental");
        page.action_of("black", "agree-accident");
        page.until("it binds no longer", || !is_touched(page, "d2"));
        assert!(page.note().contains("d2"), "{}", page.note());
        page.play(Way::Clicks, "e2e4");
    }
}

// APP-2
fn a_touch_that_is_not_excused_binds(page: &Page) {
    page.open("#/play?table=play");
    page.click_square("d2");
    page.action_of("white", "accidental");
    page.action_of("black", "deny-accident");
    page.until("it is answered", || {
        !page.exists("[data-action=deny-accident]")
    });
    assert!(is_touched(page, "d2"));
    assert!(!page.exists("[data-action=accidental]"), "asked once");
    page.gesture(Way::Clicks, "e2e4");
    page.pause();
    assert!(
        page.fen()
            .starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w")
    );
    page.play(Way::Clicks, "d2d4");
}

fn what_the_other_player_asks_moves_nothing(page: &Page) {
    for (width, height, seats, lang) in [
        (390, 844, "side", "en"),
        (390, 844, "side", "uk"),
        (390, 844, "side", "ru"),
        (390, 844, "face", "uk"),
        (844, 390, "side", "uk"),
        (820, 1180, "face", "ru"),
        (1440, 900, "side", "uk"),
    ] {
        for time in ["none", "5+3"] {
            page.viewport(width, height);
            page.open(&format!(
                "#/play?table=play&seats={seats}&lang={lang}&time={time}"
            ));
            if time != "none" {
                page.action_of("white", "press");
            }
            page.play(Way::Clicks, "e2e4");
            page.play(Way::Clicks, "e7e5");
            let before = layout(page);
            let what = format!("{seats} at {width}, {lang}, {time}");
            page.action_of("white", "offer-draw");
            page.until("Black is asked", || {
                page.exists("[data-action=accept-draw][data-side=black]")
            });
            assert_eq!(layout(page), before, "a draw, {what}");
            assert!(fits(page), "a draw, {what}");
            page.action_of("black", "decline-draw");
            page.click_square("d2");
            page.action_of("white", "accidental");
            page.until("Black is asked", || {
                page.exists("[data-action=agree-accident][data-side=black]")
            });
            assert_eq!(layout(page), before, "an accident, {what}");
        }
    }
}

fn a_new_game_in_the_middle_of_one_is_asked_about(page: &Page) {
    page.open("#/play?table=play");
    // Nothing is lost before the first move.
    page.action("new-game");
    assert!(!page.exists("[role=alertdialog]"));
    page.play(Way::Clicks, "e2e4");
    let (fen, before) = (page.fen(), layout(page));
    page.action("new-game");
    page.until("it is asked", || {
        page.exists("[data-action=confirm-new-game]")
    });
    assert_eq!(layout(page), before);
    assert_eq!(page.axe(), Vec::<String>::new());
    page.press("Escape");
    page.until("the question is gone", || {
        !page.exists("[data-action=confirm-new-game]")
    });
    assert_eq!(page.fen(), fen);
    // By keyboard: the question has the focus, and its answers follow.
    page.js(
        "document.querySelector('[data-action=new-game]').focus()",
        &[],
    );
    page.press("Enter");
    page.until("it is asked", || page.exists("[role=alertdialog]:focus"));
    page.press("Tab");
    page.press("Tab");
    page.until("the answer has the focus", || {
        page.exists("[data-action=confirm-new-game]:focus")
    });
    page.press("Enter");
    page.until("the pieces are set up", || {
        page.fen().starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP")
    });
}

fn intended(page: &Page) -> String {
    let script = "return document.querySelector('[data-action=intended-move]')?.value ?? ''";
    page.js(script, &[]).as_str().unwrap_or("").to_owned()
}

// DRAW-14a, DRAW-17
fn the_move_a_claim_rests_on_is_shown_on_the_board(page: &Page) {
    const FEN: &str = "8/8/8/3k4/8/8/4R3/4K3 w - - 99 100";
    for (way, width) in [(Way::Clicks, 1440), (Way::Drag, 820), (Way::Keys, 390)] {
        page.viewport(width, if width == 820 { 1180 } else { 844 });
        page.open(&format!("#/play?table=play&fen={FEN}"));
        page.action_of("white", "claim");
        page.action_of("white", "show-move");
        page.until("the board is free", || !page.exists("[role=dialog]"));
        page.gesture(way, "e1f2");
        page.until("it is written down", || intended(page) == "Kf2");
        assert_eq!(page.fen(), FEN, "nothing is played");
        assert!(!is_touched(page, "e1"), "nothing is touched");
        page.action_of("white", "claim-fifty-moves");
        assert_eq!(page.expect_result("1/2-1/2"), "fifty-moves");
    }
}

// DRAW-17
fn showing_a_move_is_left_by_escape(page: &Page) {
    page.open("#/play?table=play");
    page.action_of("white", "claim");
    page.action_of("white", "show-move");
    page.click_square("e2");
    page.press("Escape");
    page.press("Escape");
    page.until("the claims are back", || page.exists("[role=dialog]"));
    assert_eq!(intended(page), "");
    page.action_of("white", "close");
    page.play(Way::Clicks, "d2d4");
}

fn near(page: &Page) -> String {
    let script = "const top = (it) => document.querySelector(`[data-square=${it}]`).getBoundingClientRect().top;\
        return top('a1') > top('a8') ? 'white' : 'black'";
    page.js(script, &[]).as_str().unwrap_or("").to_owned()
}

fn a_passed_device_turns_to_the_player_to_move(page: &Page) {
    page.open("#/play?table=play&seats=passed");
    assert_eq!(near(page), "white");
    page.play(Way::Clicks, "e2e4");
    page.until("Black is near", || near(page) == "black");
    page.play(Way::Keys, "e7e5");
    page.until("White is near", || near(page) == "white");
    // Pressed by hand, the clock is pressed before the device is passed.
    page.open("#/play?table=play&seats=passed&time=5+3&press=hand");
    page.action_of("white", "press");
    page.play(Way::Drag, "e2e4");
    page.pause();
    assert_eq!(near(page), "white");
    page.action_of("white", "press");
    page.until("Black is near", || near(page) == "black");
    page.reload();
    page.until("the game is back", || {
        page.shows_board() && page.fen().contains("4P3")
    });
    page.until("as it was left", || near(page) == "black");
}

fn is_turned(page: &Page, selector: &str) -> bool {
    let script = "const it = document.querySelector(arguments[0]);\
        return !!it && new DOMMatrix(getComputedStyle(it).transform).a < -0.9";
    page.js(script, &[json!(selector)]) == true
}

fn face_to_face_all_that_is_the_far_players_is_turned(page: &Page) {
    page.viewport(820, 1180);
    page.open("#/play?table=play&seats=face&time=5+3");
    page.action_of("white", "press");
    page.play(Way::Clicks, "e2e4");
    assert!(is_turned(page, "[data-bar=black]") && !is_turned(page, "[data-bar=white]"));
    assert!(is_turned(page, "[data-at=e7]") && !is_turned(page, "[data-at=e4]"));
    // What is said stands at both edges.
    let said = page.text("[data-status]");
    assert_eq!(page.text(".mirror .status"), said);
    assert!(is_turned(page, ".mirror"));
    // The piece in hand, too.
    let (from, half) = (page.centre("e7"), page.centre("e6"));
    page.perform(&[pointer("mouse", 1, &[to(from, 0), down(), to(half, 30)])]);
    page.until("it is in hand", || page.exists(".flyer.carried"));
    assert!(is_turned(page, ".flyer.carried svg"));
    page.perform(&[pointer("mouse", 1, &[to(page.centre("e5"), 30), up()])]);
    page.until("it is played", || page.fen().contains("4p3"));
    page.play(Way::Drag, "g1f3");
}

// DRAW-11
fn what_holds_in_the_game_is_told_at_any_time(page: &Page) {
    for (laws, words) in [
        ("codex", ["Codex of 1990", "the player to move may claim"]),
        ("school", ["School", "draw at once"]),
    ] {
        page.open(&format!("#/play?table=compete&laws={laws}&time=none"));
        page.play(Way::Drag, "e2e4");
        page.action("settings");
        page.action("laws");
        let told = page.text(".laws").unwrap_or_default();
        for word in words {
            assert!(told.contains(word), "{word} in {told}");
        }
        assert_eq!(page.axe(), Vec::<String>::new());
        page.action("settings");
        page.play(Way::Drag, "e7e5");
    }
}

fn choose_aid(page: &Page, word: &str) {
    page.click(&format!(".choices [name=aids][value={word}]"));
}

fn is_legal(page: &Page, square: &str) -> bool {
    page.marks(square).contains(&"legal".to_owned())
}

/// How many texts the drawing of the board has: the letters and the digits.
fn texts(page: &Page) -> i64 {
    let script = "return document.querySelectorAll('[data-fen] text').length";
    page.js(script, &[]).as_i64().unwrap_or(-1)
}

// CONDUCT-1, BOARD-4
fn what_is_shown_is_chosen_while_the_game_runs(page: &Page) {
    for (width, height) in [(390, 844), (1440, 900)] {
        page.viewport(width, height);
        page.open("#/play?table=learn");
        page.play(Way::Clicks, "e2e4");
        page.click_square("g8");
        page.until("it is shown where it may go", || is_legal(page, "f6"));
        page.gesture(Way::Clicks, "b8b5");
        page.until("the reason is told", || page.note().contains("knight"));
        assert_eq!(texts(page), 2);
        page.action("settings");
        for word in ["legal", "reasons", "coordinates"] {
            choose_aid(page, word);
        }
        assert_eq!(page.axe(), Vec::<String>::new());
        page.action("settings");
        page.until("the board is plain", || texts(page) == 0);
        page.gesture(Way::Clicks, "g8g5");
        page.until("it is refused", || !page.note().is_empty());
        assert_eq!(page.note(), "That is not allowed.");
        page.click_square("g8");
        page.pause();
        assert!(!is_legal(page, "f6"));
        page.play(Way::Keys, "e7e5");
        page.action("settings");
        choose_aid(page, "legal");
        page.action("settings");
        page.click_square("g1");
        page.until("it is shown again", || is_legal(page, "f3"));
    }
}

// CONDUCT-1
fn what_is_shown_in_a_serious_game_stays_as_agreed(page: &Page) {
    page.open("#/play?table=compete&time=none&aids=none");
    assert_eq!(texts(page), 0);
    page.action("settings");
    page.until("the settings are open", || page.exists("details[open]"));
    assert!(!page.exists("[name=aids]"));
}
