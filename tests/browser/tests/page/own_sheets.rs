//! Face to face each player writes on a sheet at the own edge, with keys that are turned with it.

use browser_tests::{Engine, Page, Test, Way, tests};
use serde_json::{Value, json};

pub const TESTS: &[Test] = tests![
    face_to_face_each_writes_at_the_own_edge,
    the_keys_are_as_large_as_fingers_and_turned_to_their_player,
    on_a_phone_both_sheets_can_be_written,
    where_one_sheet_has_room_the_other_yields_and_keeps_what_is_written,
    handed_in_each_sheet_says_where_it_differs,
];

const AT_A_TABLET: &str = "#/play?table=play&laws=codex&time=25%2B10&seats=face&score=own";

fn at(page: &Page, side: &str, selector: &str) -> String {
    let selector = format!("[data-bar={side}] {selector}");
    page.until(&selector, || page.exists(&selector));
    selector
}

fn open_sheet(page: &Page, side: &str) {
    page.click(&at(page, side, "[data-action=sheet]"));
    page.until("it lies open", || {
        page.exists(&format!("[data-own-sheet={side}]"))
    });
}

fn write(page: &Page, side: &str, keys: &str) {
    for key in keys.split(' ') {
        page.click(&at(page, side, &format!("[data-key='{key}']")));
    }
    page.click(&at(page, side, "[data-action=put-down]"));
}

fn record(page: &Page, side: &str) -> Vec<String> {
    let read = "return [...document.querySelectorAll(\
        `[data-own-sheet=${arguments[0]}] [data-line]`)].map((it) => it.textContent)";
    let read = page.js(read, &[json!(side)]);
    let all = read.as_array().cloned().unwrap_or_default();
    all.iter()
        .map(|it| it.as_str().unwrap_or_default().to_owned())
        .collect()
}

fn sit_down(page: &Page) {
    page.viewport(820, 1180);
    page.open(AT_A_TABLET);
    page.action("press");
    page.play(Way::Clicks, "e2e4 e7e5");
}

// NOTATION-1
fn face_to_face_each_writes_at_the_own_edge(page: &Page) {
    sit_down(page);
    assert!(!page.exists("[data-own-sheet]"), "the board is free");
    open_sheet(page, "white");
    open_sheet(page, "black");
    write(page, "white", "e 4");
    page.until("White has written", || record(page, "white") == ["e4", "–"]);
    assert_eq!(record(page, "black"), ["–", "–"]);
    page.click(&at(page, "black", "[data-key=N]"));
    page.click(&at(page, "black", "[data-action=rub-out]"));
    write(page, "black", "e 4");
    page.until("Black has written", || record(page, "black") == ["e4", "–"]);
    assert_eq!(page.axe(), Vec::<String>::new());
    // With the last move written the sheet is laid aside.
    write(page, "white", "e 5");
    page.until("White's sheet is closed", || {
        !page.exists("[data-own-sheet=white]")
    });
    open_sheet(page, "white");
    assert_eq!(record(page, "white"), ["e4", "e5"]);
    page.reload();
    open_sheet(page, "black");
    assert_eq!(record(page, "black"), ["e4", "–"]);
}

fn the_keys_are_as_large_as_fingers_and_turned_to_their_player(page: &Page) {
    for (width, height) in [(820, 1180), (390, 844)] {
        page.viewport(width, height);
        page.open(AT_A_TABLET);
        page.action("press");
        page.play(Way::Clicks, "e2e4 e7e5");
        open_sheet(page, "white");
        open_sheet(page, "black");
        let small = page.js(
            "return [...document.querySelectorAll(\
               '[data-key], [data-action=rub-out], [data-action=put-down], [data-action=write-down], [data-action=sheet]')]\
             .map((it) => [it.textContent, it.getBoundingClientRect()])\
             .filter(([, box]) => box.width < 43.5 || box.height < 43.5)\
             .map(([text, box]) => `${text} ${box.width} x ${box.height}`)",
            &[],
        );
        assert_eq!(small, json!([]), "{width}");
        // a is left of h for who sits there, and nothing lies outside the window.
        let sides = "return ['white', 'black'].map((side) => { \
               const box = (key) => document.querySelector(`[data-bar=${side}] [data-key='${key}']`)\
                 .getBoundingClientRect(); \
               const sheet = document.querySelector(`[data-own-sheet=${side}]`).getBoundingClientRect(); \
               return [box('a').left < box('h').left, sheet.top < box('a').top, \
                 sheet.left >= 0 && sheet.right <= innerWidth && sheet.top >= 0 && sheet.bottom <= innerHeight] })";
        page.until(&format!("both sheets lie right at {width}"), || {
            page.js(sides, &[]) == json!([[true, true, true], [false, false, true]])
        });
    }
}

/// What of a side's open sheet can't be pressed where it is seen: it lies outside of the window, or under something.
fn out_of_reach(page: &Page, side: &str) -> Vec<String> {
    let script = "const own = `[data-bar=${arguments[0]}]`;\
        return [...document.querySelectorAll(\
          ['[data-key]', '[data-action=rub-out]', '[data-action=put-down]', '[data-action=write-down]',\
           '[data-line][aria-current]'].map((it) => `${own} ${it}`).join())]\
        .filter((it) => { const box = it.getBoundingClientRect();\
          return it.getClientRects().length && ![1, 3].every((part) => {\
            const x = box.left + box.width * part / 4, y = box.top + box.height * part / 4;\
            return it.contains(document.elementFromPoint(x, y)); }); })\
        .map((it) => it.outerHTML)";
    let found = page.js(script, &[json!(side)]);
    let found = found.as_array().cloned().unwrap_or_default();
    found.iter().map(Value::to_string).collect()
}

/// How many keys of a side's sheet are seen.
fn keys(page: &Page, side: &str) -> u64 {
    let seen = "return [...document.querySelectorAll(`[data-bar=${arguments[0]}] [data-key]`)]\
        .filter((it) => it.getClientRects().length).length";
    page.js(seen, &[json!(side)]).as_u64().unwrap_or(0)
}

/// What stands in the field of a side's sheet.
fn begun(page: &Page, side: &str) -> String {
    let value = "return document.querySelector(`[data-bar=${arguments[0]}] [data-action=write-down]`).value";
    let value = page.js(value, &[json!(side)]);
    value.as_str().unwrap_or_default().to_owned()
}

/// Both sheets lie open after two moves of each.
fn open_both(page: &Page) {
    page.open(AT_A_TABLET);
    page.action("press");
    page.play(Way::Clicks, "e2e4 e7e5 g1f3 b8c6");
    open_sheet(page, "white");
    open_sheet(page, "black");
}

fn type_key(page: &Page, side: &str, key: &str) {
    page.click(&at(page, side, &format!("[data-key='{key}']")));
}

// NOTATION-1
fn on_a_phone_both_sheets_can_be_written(page: &Page) {
    page.viewport(390, 844);
    open_both(page);
    // White's line comes into view with its field.
    page.click(&at(page, "white", "[data-action=write-down]"));
    for side in ["white", "black"] {
        page.until(&format!("all of {side}'s is in reach"), || {
            out_of_reach(page, side).is_empty()
        });
    }
    // In turns, as two who write at once.
    type_key(page, "white", "e");
    type_key(page, "black", "e");
    type_key(page, "white", "4");
    type_key(page, "black", "5");
    assert_eq!(
        (begun(page, "white"), begun(page, "black")),
        ("e4".into(), "e5".into())
    );
    for side in ["white", "black"] {
        page.click(&at(page, side, "[data-action=put-down]"));
    }
    page.until("both have written", || {
        record(page, "white")[0] == "e4" && record(page, "black")[0] == "e5"
    });
}

fn where_one_sheet_has_room_the_other_yields_and_keeps_what_is_written(page: &Page) {
    // On its side a phone is known by having no mouse.
    let on_its_side = page.engine() == Engine::Chromium;
    if on_its_side {
        page.spend_browser();
        page.fingers_only(true);
    }
    for (width, height) in [(390, 664), (844, 390)] {
        if width > height && !on_its_side {
            continue;
        }
        page.viewport(width, height);
        open_both(page);
        type_key(page, "black", "e");
        for (writes, yields) in [("white", "black"), ("black", "white")] {
            page.click(&at(page, writes, "[data-action=write-down]"));
            page.until("the other sheet yields", || keys(page, yields) == 0);
            assert!(keys(page, writes) > 20, "{width}, {writes}");
            for side in [writes, yields] {
                page.until(&format!("all of {side}'s is in reach, {width}"), || {
                    out_of_reach(page, side).is_empty()
                });
            }
            // A key that is pressed does not make its own sheet yield.
            type_key(page, writes, "4");
            assert!(keys(page, writes) > 20, "{width}, {writes}");
        }
        assert_eq!(
            (begun(page, "white"), begun(page, "black")),
            ("4".into(), "e4".into())
        );
    }
}

// NOTATION-1
fn handed_in_each_sheet_says_where_it_differs(page: &Page) {
    sit_down(page);
    open_sheet(page, "white");
    write(page, "white", "e 4");
    write(page, "white", "e 6");
    for action in ["resign", "confirm-resign"] {
        page.click(&at(page, "black", &format!("[data-action={action}]")));
    }
    page.expect_result("1-0");
    open_sheet(page, "white");
    assert!(!page.exists("[data-differences]"));
    page.click(&at(page, "white", "[data-action=compare]"));
    at(page, "white", "[data-differences=white][data-count='1']");
    open_sheet(page, "black");
    at(page, "black", "[data-differences=black][data-count='2']");
}
