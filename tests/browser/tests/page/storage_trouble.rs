//! A browser that keeps nothing, keeps something else, does not answer, or has no locks.

use browser_tests::{Page, Test, Way, tests};
use serde_json::json;

pub const TESTS: &[Test] = tests![
    a_storage_that_refuses_to_open_is_told_and_used_as_soon_as_it_opens,
    a_storage_of_a_later_version_is_told_and_left_as_it_is,
    a_storage_that_does_not_answer_is_told_and_written_when_it_does,
    a_page_of_a_later_version_is_not_held_up,
    a_game_whose_storage_is_deleted_is_written_once_more,
    without_locks_two_pages_still_lose_nothing,
];

const LEARN: &str = "#/play?table=learn";

fn said(page: &Page) -> String {
    page.text("[data-note=keeping]").unwrap_or_default()
}

fn wait_for(page: &Page, fen: &str) {
    page.until(&format!("{fen} is back"), || {
        page.shows_board() && page.fen() == fen
    });
}

/// From the home screen, where nothing has been opened, to the board, without loading the page anew.
fn sit_down(page: &Page) {
    page.js("location.hash = arguments[0]", &[json!(LEARN)]);
    page.until("the board is there", || page.shows_board());
}

/// A script of the page itself, before it asks for the storage.
fn home_with(page: &Page, script: &str) {
    page.open(LEARN);
    page.js("location.hash = '#/'", &[]);
    page.until("the home screen is there", || !page.exists("[data-fen]"));
    page.js(script, &[]);
    sit_down(page);
}

fn a_storage_that_refuses_to_open_is_told_and_used_as_soon_as_it_opens(page: &Page) {
    home_with(
        page,
        "window.__open = IDBFactory.prototype.open; IDBFactory.prototype.open = () => {\
           throw new DOMException('no', 'SecurityError'); };",
    );
    page.play(Way::Clicks, "e2e4");
    page.until("it is said", || !said(page).is_empty());
    let sentence = said(page);
    page.play(Way::Clicks, "e7e5");
    page.pause();
    assert_eq!(said(page), sentence);
    page.js("IDBFactory.prototype.open = window.__open", &[]);
    page.play(Way::Clicks, "g1f3");
    page.until("it is kept", || said(page) != sentence);
    let fen = page.fen();
    page.reload();
    wait_for(page, &fen);
    assert_eq!(page.score().len(), 3);
}

/// Puts a database of a later version, with something in it, in the place of ours.
const LATER: &str = "const done = arguments[arguments.length - 1];\
    const request = indexedDB.open('jadoube', 9);\
    request.onupgradeneeded = ({ target }) => {\
      for (const store of [...target.result.objectStoreNames]) target.result.deleteObjectStore(store);\
      target.result.createObjectStore('later').put('kept', 1); };\
    request.onsuccess = ({ target }) => { target.result.close(); done('open'); };";

/// What the later version has kept.
const OF_LATER: &str = "const done = arguments[arguments.length - 1];\
    indexedDB.open('jadoube').onsuccess = ({ target }) => {\
      target.result.transaction('later').objectStore('later').get(1).onsuccess = (it) => {\
        const version = target.result.version; target.result.close(); done([version, it.target.result]); } };";

fn a_storage_of_a_later_version_is_told_and_left_as_it_is(page: &Page) {
    page.open(LEARN);
    page.js("location.hash = '#/'", &[]);
    page.until("the home screen is there", || !page.exists("[data-fen]"));
    assert_eq!(page.js_later(LATER, &[]), "open");
    sit_down(page);
    page.play(Way::Clicks, "e2e4 e7e5");
    page.until("it is said", || !said(page).is_empty());
    page.play(Way::Clicks, "g1f3");
    assert_eq!(page.js_later(OF_LATER, &[]), json!([9, "kept"]));
}

/// Holds the database and has it deleted, so that whoever opens it now waits.
const HOLD: &str = "const done = arguments[arguments.length - 1];\
    indexedDB.open('jadoube').onsuccess = ({ target }) => {\
      window.__held = target.result;\
      window.__held.onversionchange = () => done(null);\
      indexedDB.deleteDatabase('jadoube'); };";

fn a_storage_that_does_not_answer_is_told_and_written_when_it_does(page: &Page) {
    page.open(LEARN);
    page.js("location.hash = '#/'", &[]);
    page.until("the home screen is there", || !page.exists("[data-fen]"));
    page.js_later(HOLD, &[]);
    sit_down(page);
    page.play(Way::Clicks, "e2e4");
    page.until("it is said", || !said(page).is_empty());
    let sentence = said(page);
    page.play(Way::Clicks, "e7e5");
    page.js("window.__held.close()", &[]);
    page.until("it is kept", || said(page) != sentence);
    let fen = page.fen();
    page.reload();
    wait_for(page, &fen);
    assert_eq!(page.score().len(), 2);
}

fn a_page_of_a_later_version_is_not_held_up(page: &Page) {
    page.open(LEARN);
    page.play(Way::Clicks, "e2e4");
    page.pause();
    assert_eq!(page.js_later(LATER, &[]), "open");
    // The game goes on here, and it is said that it is not kept.
    page.play(Way::Clicks, "e7e5");
    page.until("it is said", || !said(page).is_empty());
    page.play(Way::Clicks, "g1f3");
    assert_eq!(page.score().len(), 3);
    assert_eq!(page.js_later(OF_LATER, &[]), json!([9, "kept"]));
}

const DELETE: &str = "const done = arguments[arguments.length - 1];\
    const request = indexedDB.deleteDatabase('jadoube');\
    request.onsuccess = () => done('deleted');";

fn a_game_whose_storage_is_deleted_is_written_once_more(page: &Page) {
    page.open(LEARN);
    page.play(Way::Clicks, "e2e4 e7e5");
    page.pause();
    assert_eq!(page.js_later(DELETE, &[]), "deleted");
    page.play(Way::Clicks, "g1f3");
    page.pause();
    let fen = page.fen();
    page.reload();
    wait_for(page, &fen);
    assert_eq!(page.score().len(), 3);
    assert_eq!(page.count("[data-action=save-damaged]"), 0);
}

/// The browser has no locks, as on a page that comes over plain HTTP from another machine.
const NO_LOCKS: &str = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })";

fn without_locks_two_pages_still_lose_nothing(page: &Page) {
    home_with(page, NO_LOCKS);
    page.play(Way::Clicks, "e2e4 e7e5");
    let fen = page.fen();
    // The page that opens the game last has it.
    let (first, second) = page.second_tab();
    page.open_home();
    page.js(NO_LOCKS, &[]);
    sit_down(page);
    wait_for(page, &fen);
    page.play(Way::Clicks, "g1f3");
    let fen = page.fen();
    // The one before learns it with its next action, and overwrites nothing.
    page.go_to_tab(&first);
    page.gesture(Way::Clicks, "d2d4");
    page.until("it says that it is taken over", || {
        page.exists("[data-action=take-over]")
    });
    page.go_to_tab(&second);
    page.reload();
    wait_for(page, &fen);
    assert_eq!(page.score().len(), 3);
}
