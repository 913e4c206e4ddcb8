//! A device that sleeps while a clock runs: its monotonic source stands still, its wall clock does not.

use browser_tests::{Page, Test, Way, tests};
use serde_json::{Value, json};

pub const TESTS: &[Test] = tests![
    a_sleep_stops_the_clocks_until_the_players_let_it_be,
    a_sleep_that_the_players_count_is_gone_from_the_clock,
    a_sleep_counts_at_once_where_that_is_agreed,
    a_sleep_that_counts_can_cost_the_game,
    a_sleep_is_found_without_a_word_from_the_browser,
    a_move_right_after_a_sleep_does_not_pass_it_over,
    a_wall_clock_that_is_set_back_takes_and_stops_nothing,
    the_question_about_a_sleep_outlives_a_reload,
    a_page_that_was_closed_asks_whether_that_time_counts,
];

const MINUTE: i64 = 60_000;

/// The wall clock goes so many milliseconds ahead of the other source, and then something happens, in one task.
fn sleep_until(page: &Page, length: i64, then: &str) {
    // By the page's own hand: a script of WebDriver may have a `Date` of its own.
    let script = format!("window.__passTime(arguments[0]); {then}");
    page.js(&script, &[json!(length)]);
}

/// The same; the browser tells the page by an event of its window.
fn sleep(page: &Page, length: i64, event: &str) {
    sleep_until(
        page,
        length,
        &format!("dispatchEvent(new Event('{event}'));"),
    );
}

fn start(page: &Page, address: &str) {
    page.open(address);
    click(page, "press");
    page.until("White's time runs", || state(page, "white") == "running");
}

fn click(page: &Page, action: &str) {
    let button = format!("[data-action={action}]");
    page.until(&format!("{action} is offered"), || page.exists(&button));
    let script = "document.querySelector(arguments[0]).click()";
    page.js(script, &[json!(button)]);
}

fn clock(page: &Page, side: &str, what: &str) -> Value {
    let script =
        "return document.querySelector(`[data-clock=${arguments[0]}]`).dataset[arguments[1]]";
    page.js(script, &[json!(side), json!(what)])
}

fn state(page: &Page, side: &str) -> String {
    clock(page, side, "state")
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

fn left(page: &Page, side: &str) -> i64 {
    let left = clock(page, side, "ms");
    left.as_str()
        .and_then(|left| left.parse().ok())
        .unwrap_or(-1)
}

fn said(page: &Page) -> String {
    page.text("[data-note=gap]").unwrap_or_default()
}

fn asked(page: &Page) -> String {
    page.until("the players are asked", || {
        page.exists("[data-action=count-gap]")
    });
    // On a slow machine the faces are drawn a moment after the question.
    page.until("White's clock stands", || state(page, "white") == "stopped");
    said(page)
}

// CLOCK-16
fn a_sleep_stops_the_clocks_until_the_players_let_it_be(page: &Page) {
    for event in ["focus", "pageshow", "visibilitychange"] {
        start(page, "#/play?table=play&time=5%2B0");
        sleep(page, 2 * MINUTE, event);
        let question = asked(page);
        assert!(question.contains("2 minutes"), "{question}");
        assert!(question.contains("White’s"), "{question}");
        let white = left(page, "white");
        assert!(white > 4 * MINUTE, "{event}: {white}");
        page.pause();
        assert_eq!(left(page, "white"), white);
        click(page, "resume");
        page.until("White's time runs", || left(page, "white") < white);
        assert!(left(page, "white") > 4 * MINUTE);
        page.until("the question is gone", || said(page).is_empty());
        page.play(Way::Clicks, "e2e4");
    }
}

fn a_sleep_that_the_players_count_is_gone_from_the_clock(page: &Page) {
    start(page, "#/play?table=play&time=5%2B0");
    sleep(page, 2 * MINUTE, "focus");
    asked(page);
    let white = left(page, "white");
    click(page, "count-gap");
    page.until("White's time runs", || state(page, "white") == "running");
    let now = left(page, "white");
    assert!(
        now <= white - 2 * MINUTE && now > white - 3 * MINUTE,
        "{now}"
    );
    assert_eq!(left(page, "black"), 5 * MINUTE);
    // It is said what has become of it, until both have moved.
    page.until("it is said", || said(page).contains("2 minutes"));
    page.play(Way::Clicks, "e2e4 e7e5 g1f3");
    page.until("it is said no more", || said(page).is_empty());
}

fn a_sleep_counts_at_once_where_that_is_agreed(page: &Page) {
    start(page, "#/play?table=play&time=5%2B0&sleep=count");
    sleep(page, 2 * MINUTE, "focus");
    page.until("it is said", || said(page).contains("2 minutes"));
    assert_eq!(state(page, "white"), "running");
    let white = left(page, "white");
    assert!(white < 3 * MINUTE && white > 2 * MINUTE, "{white}");
    assert!(!page.exists("[data-action=count-gap]"));
    page.play(Way::Clicks, "e2e4");
}

// CLOCK-6
fn a_sleep_that_counts_can_cost_the_game(page: &Page) {
    start(page, "#/play?table=play&time=5%2B0&sleep=count");
    sleep(page, 6 * MINUTE, "focus");
    page.until("Black has won", || {
        page.attribute("[data-status]", "data-result").as_deref() == Some("0-1")
    });
    assert_eq!(state(page, "white"), "flagged");
    assert!(said(page).contains("6 minutes"), "{}", said(page));
}

fn a_sleep_is_found_without_a_word_from_the_browser(page: &Page) {
    start(page, "#/play?table=play&time=5%2B0");
    sleep_until(page, 2 * MINUTE, "");
    assert!(asked(page).contains("2 minutes"));
}

fn a_move_right_after_a_sleep_does_not_pass_it_over(page: &Page) {
    start(page, "#/play?table=play&time=5%2B0");
    // In one task, before any timer.
    let act = "document.querySelector('[data-action=offer-draw][data-side=white]').click();";
    sleep_until(page, 2 * MINUTE, act);
    assert!(asked(page).contains("2 minutes"));
    assert!(left(page, "white") > 4 * MINUTE);
}

fn a_wall_clock_that_is_set_back_takes_and_stops_nothing(page: &Page) {
    for policy in ["stop", "count"] {
        start(
            page,
            &format!("#/play?table=play&time=5%2B0&sleep={policy}"),
        );
        sleep(page, -60 * MINUTE, "focus");
        let white = left(page, "white");
        page.until("White's time runs", || left(page, "white") < white - 1_100);
        assert!(white > 4 * MINUTE && said(page).is_empty(), "{policy}");
        assert_eq!(state(page, "white"), "running", "{policy}");
    }
}

fn the_question_about_a_sleep_outlives_a_reload(page: &Page) {
    start(page, "#/play?table=play&time=5%2B0");
    page.play(Way::Clicks, "e2e4 e7e5");
    sleep(page, 2 * MINUTE, "focus");
    asked(page);
    let white = left(page, "white");
    page.reload();
    assert!(asked(page).contains("2 minutes"));
    assert_eq!(left(page, "white"), white);
    click(page, "count-gap");
    page.until("it is counted", || {
        left(page, "white") <= white - 2 * MINUTE
    });
}

/// Puts the last sight of the game five minutes back, as if the page had been closed for so long.
const CLOSED: &str = "const done = arguments[arguments.length - 1];\
    indexedDB.open('jadoube').onsuccess = ({ target }) => {\
      const change = target.result.transaction('beats', 'readwrite');\
      change.objectStore('beats').openCursor().onsuccess = (it) => {\
        const cursor = it.target.result; const beat = JSON.parse(cursor.value);\
        beat.wall -= 300000; cursor.update(JSON.stringify(beat));\
        change.oncomplete = () => { target.result.close(); done(beat); } } };";

fn a_page_that_was_closed_asks_whether_that_time_counts(page: &Page) {
    const ADDRESS: &str = "#/play?table=play&time=30%2B0&sleep=count";
    start(page, ADDRESS);
    page.play(Way::Clicks, "e2e4 e7e5");
    page.until("it is noted that the game goes on", || {
        left(page, "white") < 30 * MINUTE - 2_000
    });
    page.js("location.hash = '#/'", &[]);
    page.until("nobody has the game", || !page.exists("[data-fen]"));
    page.js_later(CLOSED, &[]);
    page.open_again(ADDRESS);
    // Whatever was agreed about a sleeping device: both clocks stand.
    let said = asked(page);
    assert!(said.contains("5 minutes"), "{said}");
    let white = left(page, "white");
    assert!(white > 29 * MINUTE, "{white}");
    click(page, "count-gap");
    page.until("it is counted", || {
        left(page, "white") <= white - 5 * MINUTE
    });
}
