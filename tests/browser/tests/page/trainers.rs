//! The trainers: squares' names and written moves, by mouse and by keyboard alone.

use browser_tests::{Page, Test, Way, tests};
use serde_json::json;

pub const TESTS: &[Test] = tests![
    a_named_square_is_found_by_mouse_and_keyboard,
    a_marked_square_is_named_by_keys_and_buttons,
    the_time_runs_out_and_the_best_result_stays,
    a_written_move_is_played,
    a_played_move_is_written,
    each_notation_is_trained,
    the_trainers_have_no_fault_an_audit_finds,
];

const COORDINATES: &str = "#/train/coordinates?seed=3";
const NOTATION: &str = "#/train/notation?seed=5";

fn choose(page: &Page, value: &str) {
    page.click(&format!("input[value={value}]"));
}

/// Begins a round by keyboard alone.
fn begin(page: &Page) {
    page.js(
        "document.querySelector('[data-action=begin-round]').focus()",
        &[],
    );
    page.press("Enter");
    page.until("the round has begun", || {
        page.exists("[data-action=stop-round]")
    });
}

fn asked(page: &Page) -> String {
    page.attribute("[data-asked]", "data-asked")
        .unwrap_or_default()
}

fn count(page: &Page, name: &str) -> u32 {
    let count = page.attribute(".standing [data-right]", name);
    count.and_then(|it| it.parse().ok()).unwrap_or(0)
}

fn right(page: &Page) -> u32 {
    count(page, "data-right")
}

/// Another square than this.
fn other(square: &str) -> &'static str {
    if square == "a1" { "h8" } else { "a1" }
}

// BOARD-4
fn a_named_square_is_found_by_mouse_and_keyboard(page: &Page) {
    page.open(COORDINATES);
    choose(page, "free");
    begin(page);
    assert!(
        page.focused_square().is_some(),
        "the keyboard is on the board"
    );
    page.click_square(other(&asked(page)));
    page.until("a wrong square is named", || {
        page.text("[data-note=verdict]")
            .is_some_and(|it| it.contains(other(&asked(page))))
    });
    assert_eq!(count(page, "data-wrong"), 1);
    page.click_square(&asked(page));
    page.until("it is found, but not at the first try", || {
        page.text("[data-note=verdict]").as_deref() == Some("")
    });
    assert_eq!(right(page), 0);
    page.click_square(&asked(page));
    page.until("it is right", || right(page) == 1);
    let square = asked(page);
    let aloud = page.text("[data-announcer]").unwrap_or_default();
    assert!(aloud.contains(&square), "{aloud}");
    page.walk_to(&square);
    page.press("Enter");
    page.until("the keyboard does the same", || right(page) == 2);
    page.tap(&asked(page));
    page.until("so does a finger", || right(page) == 3);
    page.action("stop-round");
    page.until("the result is told", || {
        page.attribute("[data-note=result]", "data-best").as_deref() == Some("3")
    });
    page.open(COORDINATES);
    choose(page, "free");
    page.until("the best is kept", || {
        page.attribute("[data-note=result]", "data-best").as_deref() == Some("3")
    });
    choose(page, "black");
    page.until("Black's side has its own", || {
        page.attribute("[data-note=result]", "data-best").is_none()
    });
    begin(page);
    assert!(
        page.centre("h1").0 < page.centre("a1").0,
        "the board is seen from Black's side"
    );
}

// BOARD-4
fn a_marked_square_is_named_by_keys_and_buttons(page: &Page) {
    page.open(COORDINATES);
    choose(page, "name");
    choose(page, "free");
    begin(page);
    let marked = || page.marked("touched").concat();
    let square = marked();
    assert_eq!(square.len(), 2, "one square is marked");
    assert!(!page.exists("[data-asked]"), "its name stands nowhere");
    let aloud = page.text("[data-announcer]").unwrap_or_default();
    assert!(
        aloud.contains("column") && !aloud.contains(&square),
        "{aloud}"
    );
    assert_eq!(page.focused_square(), None, "no ring but the mark");
    page.write(&square);
    page.until("it is named by keys", || right(page) == 1);
    let square = marked();
    for key in square.chars() {
        page.click(&format!("[data-key='{key}']"));
    }
    page.until("and by buttons", || right(page) == 2);
    page.write(other(&marked()));
    page.until("a wrong name says which square that is", || {
        count(page, "data-wrong") == 1
    });
    let verdict = page.text("[data-note=verdict]").unwrap_or_default();
    assert!(verdict.contains(other(&marked())), "{verdict}");
}

/// Puts the page's monotonic clock forward, as if so much time had gone by.
fn put_forward(page: &Page, ms: u32) {
    page.js(
        "const now = performance.now.bind(performance); const later = arguments[0];\
         performance.now = () => now() + later",
        &[json!(ms)],
    );
}

fn the_time_runs_out_and_the_best_result_stays(page: &Page) {
    page.open(COORDINATES);
    begin(page);
    page.click_square(&asked(page));
    page.until("one is right", || right(page) == 1);
    assert!(page.exists("[role=timer][data-left]"));
    put_forward(page, 31_000);
    page.until("the round is over", || {
        page.exists("[data-action=begin-round]")
    });
    assert_eq!(
        page.attribute("[data-note=result]", "data-best").as_deref(),
        Some("1")
    );
    let focused = page.js("return document.activeElement.dataset.action", &[]);
    assert_eq!(focused, "begin-round", "the next round is one key away");
    let kept = page.js("return localStorage.getItem('jadoube-learning')", &[]);
    let kept = kept.as_str().unwrap_or_default().to_owned();
    assert!(
        kept.contains("best/coordinates-find-white-timed 1"),
        "{kept}"
    );
}

/// The legal move that is written so in UCI, as two squares and the promoted piece.
fn played(page: &Page, way: Way, uci: &str) {
    page.gesture(way, &uci[..4]);
    if let Some(piece) = uci.get(4..5) {
        page.until("the choice opens", || page.promotion_is_open());
        page.promote(way, piece);
    }
}

// NOTATION-3, LEARN-7
fn a_written_move_is_played(page: &Page) {
    // In UCI a move names its squares, so that a test can play it.
    page.open(&format!("{NOTATION}&notation=uci"));
    begin(page);
    let mut before = String::new();
    for way in [Way::Clicks, Way::Drag, Way::Keys] {
        page.until("another move is asked for", || {
            asked(page) != before && !page.exists("[data-done]")
        });
        before = asked(page);
        if way == Way::Clicks {
            // A piece does not go where another of its side stands.
            let turn = page.fen().split(' ').nth(1).unwrap_or_default().to_owned();
            let own = page
                .pieces()
                .into_iter()
                .filter(|(_, piece)| piece.starts_with(&turn));
            let own: Vec<String> = own.map(|(square, _)| square).collect();
            page.drag(&own[0], &own[1]);
            page.until("the reason is told", || {
                count(page, "data-wrong") == 1
                    && page
                        .text("[data-note=verdict]")
                        .is_some_and(|it| it.contains(&own[1]))
            });
        }
        played(page, way, &before);
        page.until("it is right", || page.exists("[data-done]"));
    }
    assert_eq!(right(page), 2, "the first was not right at the first try");
}

// NOTATION-1
fn a_played_move_is_written(page: &Page) {
    page.open(&format!("{NOTATION}&notation=uci"));
    choose(page, "write");
    begin(page);
    let focused = || page.js("return document.activeElement.id", &[]);
    assert_eq!(focused(), "written", "the field has the focus");
    page.until("the move is shown", || page.marked("last").len() == 2);
    // The way of the move is drawn from square to square.
    let way = || {
        let from = page
            .attribute("[data-drawn=way]", "data-from")
            .unwrap_or_default();
        from + &page
            .attribute("[data-drawn=way]", "data-to")
            .unwrap_or_default()
    };
    page.write("nonsense");
    page.press("Enter");
    page.until("it is no move", || count(page, "data-wrong") == 1);
    let reason = page.text("[data-note=verdict]").unwrap_or_default();
    assert!(!reason.is_empty());
    page.action("show-again");
    page.until("it goes back", || page.marked("last").is_empty());
    page.until("and is shown once more", || page.marked("last").len() == 2);
    let uci = way();
    page.js("document.querySelector('#written').select()", &[]);
    page.click("#written");
    page.js("document.querySelector('#written').select()", &[]);
    let aloud = page.text("[data-announcer]").unwrap_or_default();
    assert!(
        !aloud.contains("becomes"),
        "a promotion is written otherwise: choose another seed"
    );
    page.write(&uci);
    page.press("Enter");
    page.until("it is right", || page.exists("[data-done]"));
    page.until("the next move is shown", || {
        !page.exists("[data-done]") && page.marked("last").len() == 2
    });
    assert_eq!(
        page.js("return document.querySelector('#written').value", &[]),
        "",
        "the field is empty again"
    );
}

// NOTATION-3, NOTATION-9
fn each_notation_is_trained(page: &Page) {
    page.open(&format!("{NOTATION}&notation=russian-long"));
    begin(page);
    let written = asked(page);
    assert!(
        written.contains(['-', ':', 'O', '0']),
        "a long form: {written}"
    );
    page.action("stop-round");
    page.until("the round is over", || {
        page.exists("[data-action=notation]")
    });
    page.js(
        "const e = document.querySelector('[data-action=notation]'); e.value = 'uci';\
         e.dispatchEvent(new Event('change', { bubbles: true }))",
        &[],
    );
    begin(page);
    let written = asked(page);
    assert!(written.is_ascii() && written.len() >= 4, "{written}");
}

// C45
fn the_trainers_have_no_fault_an_audit_finds(page: &Page) {
    for &scheme in page.engine().schemes() {
        page.scheme(scheme);
        for (address, exercises) in [
            (COORDINATES, ["find", "name"]),
            (NOTATION, ["play", "write"]),
        ] {
            for exercise in exercises {
                page.open(address);
                choose(page, exercise);
                assert_eq!(page.axe(), Vec::<String>::new(), "{scheme:?}, {exercise}");
                begin(page);
                assert_eq!(
                    page.axe(),
                    Vec::<String>::new(),
                    "{scheme:?}, {exercise}, in a round"
                );
            }
        }
    }
    for (width, height) in [(390, 844), (844, 390), (820, 1180), (1440, 900)] {
        page.viewport(width, height);
        for address in [COORDINATES, NOTATION] {
            page.open(address);
            begin(page);
            let beyond = "const e = document.documentElement; return e.scrollWidth - e.clientWidth";
            assert_eq!(page.js(beyond, &[]), 0, "{address} at {width} x {height}");
        }
    }
}
