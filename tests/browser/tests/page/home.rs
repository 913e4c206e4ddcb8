//! The home screen and the set-up of a game.

use browser_tests::{Page, Test, Way, tests};
use serde_json::json;

pub const TESTS: &[Test] = tests![
    one_tap_leads_from_home_to_the_first_move,
    each_table_is_one_link_away_and_back_leads_home,
    what_was_set_up_is_remembered,
    a_time_that_cant_be_read_says_where,
    the_home_screen_has_no_fault_an_audit_finds,
    the_home_screen_fits_every_window,
    the_language_is_chosen_at_home,
    what_lies_below_the_last_game_does_not_move_when_it_comes,
];

fn hash(page: &Page) -> String {
    let hash = page.js("return location.hash", &[]);
    hash.as_str().unwrap_or_default().to_owned()
}

fn one_tap_leads_from_home_to_the_first_move(page: &Page) {
    page.open_home();
    assert_eq!(page.problems(), Vec::<String>::new());
    page.tap_at(page.middle("[data-table=play]"));
    page.until("the board is there", || page.shows_board());
    page.play(Way::Clicks, "e2e4");
}

fn each_table_is_one_link_away_and_back_leads_home(page: &Page) {
    page.open_home();
    for table in ["learn", "play", "compete"] {
        page.click(&format!("[data-table={table}]"));
        page.until("the board is there", || page.shows_board());
        assert!(hash(page).contains(&format!("table={table}")));
        page.js("history.back()", &[]);
        page.until("home is there", || page.exists("[data-action=sit-down]"));
        assert!(!page.exists("[data-fen]"));
    }
}

fn choose(page: &Page, name: &str, value: &str) {
    page.js(
        "document.querySelector(`[name=${arguments[0]}][value='${arguments[1]}']`).click()",
        &[json!(name), json!(value)],
    );
}

fn value(page: &Page, name: &str) -> String {
    let script = "return document.querySelector(`[name=${arguments[0]}]:checked`)?.value ?? ''";
    let value = page.js(script, &[json!(name)]);
    value.as_str().unwrap_or_default().to_owned()
}

fn what_was_set_up_is_remembered(page: &Page) {
    page.open_home();
    page.open_set_up();
    for (name, word) in [
        ("table", "learn"),
        ("laws", "club"),
        ("time", "25+10"),
        ("press", "hand"),
        ("touch", "binding"),
        ("enforcement", "claims"),
        ("seats", "face"),
    ] {
        choose(page, name, word);
    }
    page.click("[name=white]");
    page.write("Anna & Co");
    page.action("begin");
    page.until("the board is there", || page.shows_board());
    let address = hash(page);
    for part in [
        "table=learn",
        "laws=club",
        "time=25+10",
        "press=hand",
        "touch=binding",
        "enforcement=claims",
        "seats=face",
        "white=Anna%20%26%20Co",
    ] {
        assert!(address.contains(part), "{part} in {address}");
    }
    page.open_home();
    page.open_set_up();
    for (name, word) in [
        ("table", "learn"),
        ("laws", "club"),
        ("time", "25+10"),
        ("press", "hand"),
        ("touch", "binding"),
        ("enforcement", "claims"),
        ("seats", "face"),
    ] {
        assert_eq!(value(page, name), word, "{name}");
    }
    let name = page.js("return document.querySelector('[name=white]').value", &[]);
    assert_eq!(name, "Anna & Co");
}

// CLOCK-3
fn a_time_that_cant_be_read_says_where(page: &Page) {
    page.open_home();
    page.open_set_up();
    choose(page, "time", "own");
    page.until("the field is there", || page.exists("#own-time"));
    page.js("document.querySelector('#own-time').select()", &[]);
    page.click("#own-time");
    page.js("document.querySelector('#own-time').select()", &[]);
    page.write("40/90+");
    page.until("the place is told", || {
        page.text("#own-time-hint")
            .is_some_and(|text| text.contains('7'))
    });
    assert_eq!(
        page.attribute("#own-time", "aria-invalid").as_deref(),
        Some("true")
    );
    page.action("begin");
    page.pause();
    assert!(!page.exists("[data-fen]"), "nothing begins by a bad time");
    page.click("#own-time");
    page.write("30");
    page.until("it can be read", || {
        page.attribute("#own-time", "aria-invalid").is_none()
    });
    page.action("begin");
    page.until("the board is there", || page.shows_board());
    assert!(hash(page).contains("time=40/90+30"), "{}", hash(page));
}

fn the_home_screen_has_no_fault_an_audit_finds(page: &Page) {
    for &scheme in page.engine().schemes() {
        page.scheme(scheme);
        page.open_home();
        assert_eq!(page.axe(), Vec::<String>::new(), "{scheme:?}");
        page.open_set_up();
        choose(page, "time", "own");
        page.until("the field is there", || page.exists("#own-time"));
        assert_eq!(page.axe(), Vec::<String>::new(), "{scheme:?}, set-up");
    }
}

fn the_home_screen_fits_every_window(page: &Page) {
    for (width, height) in [(390, 844), (844, 390), (820, 1180), (1440, 900)] {
        page.viewport(width, height);
        page.open_home();
        let beyond = "const e = document.documentElement; return e.scrollWidth - e.clientWidth";
        assert_eq!(page.js(beyond, &[]), 0, "{width} x {height}");
        let last = "const r = document.querySelector('[data-table=compete]').getBoundingClientRect();\
                    return Math.round(r.bottom - innerHeight)";
        let below = page.js(last, &[]).as_i64().unwrap_or(i64::MAX);
        assert!(
            below <= 0,
            "{width} x {height}: {below} px below the window"
        );
        page.open_set_up();
        assert_eq!(page.js(beyond, &[]), 0, "{width} x {height}, set-up");
    }
}

fn the_language_is_chosen_at_home(page: &Page) {
    page.open_home();
    page.action("settings");
    page.js(
        "const e = document.querySelector('[data-action=language]'); e.value = 'uk';\
         e.dispatchEvent(new Event('change', { bubbles: true }))",
        &[],
    );
    page.until("it is Ukrainian", || {
        page.text("[data-table=play] strong").as_deref() == Some("Гра")
    });
    page.click("[data-table=play]");
    page.until("the board is there", || page.shows_board());
    assert_eq!(page.js("return document.documentElement.lang", &[]), "uk");
}

fn what_lies_below_the_last_game_does_not_move_when_it_comes(page: &Page) {
    page.open("#/play?table=learn");
    page.play(Way::Clicks, "e2e4");
    // Seen from the first drawing on.
    page.open_home();
    let place =
        "return document.querySelector('[data-action=sit-down]').getBoundingClientRect().top";
    let before = page.js(place, &[]);
    page.until("the last game is there", || {
        page.exists("[data-action=go-on]")
    });
    assert_eq!(page.js(place, &[]), before);
}
