//! The shelf: kept games listed, found, opened, gone on with, deleted, taken along.

use browser_tests::{Page, Scheme, Test, Way, tests};
use serde_json::json;

pub mod import;
pub mod links;

pub const TESTS: &[Test] = tests![
    a_finished_game_is_on_the_shelf_and_can_be_replayed,
    an_unfinished_game_goes_on_from_the_shelf,
    a_deleted_game_can_be_put_back,
    a_search_finds_games_by_name_and_result,
    a_game_is_taken_along_as_pgn_and_fen,
    the_shelf_has_no_fault_an_audit_finds,
];

/// The result, the moves and the players of each game on the shelf, the latest first.
fn shelf(page: &Page) -> Vec<[String; 3]> {
    let rows = page.js(
        "return [...document.querySelectorAll('[data-game]')].map((row) => [row.dataset.result ?? '',\
         row.dataset.moves ?? '', row.querySelector('[data-action=open-game] span').textContent])",
        &[],
    );
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    let rows = rows.as_array().cloned().unwrap_or_default();
    rows.iter()
        .map(|row| [text(&row[0]), text(&row[1]), text(&row[2])])
        .collect()
}

/// Goes to the shelf as a link there does, and waits until it shows so many games.
fn go_to_shelf(page: &Page, games: u64) {
    page.js("location.hash = '#/shelf'", &[]);
    wait_for(page, games);
}

fn wait_for(page: &Page, games: u64) {
    page.until(&format!("{games} games are on the shelf"), || {
        page.attribute("[data-found]", "data-found").as_deref() == Some(&games.to_string())
            && page.count("[data-game]") == games
    });
}

const NAMED: &str = "#/play?table=learn&white=Anna&black=Boris";

fn fools_mate(page: &Page) {
    page.open(NAMED);
    page.play(Way::Clicks, "f2f3 e7e5 g2g4 d8h4");
    page.expect_result("0-1");
}

fn a_finished_game_is_on_the_shelf_and_can_be_replayed(page: &Page) {
    fools_mate(page);
    let fen = page.fen();
    page.action("shelf");
    wait_for(page, 1);
    assert_eq!(shelf(page), [["0-1", "2", "Anna – Boris"]]);
    page.action("open-game");
    page.until("the game is on the board", || {
        page.shows_board() && page.fen() == fen
    });
    page.expect_result("0-1");
    assert_eq!(page.score().len(), 4);
    // Its score can be walked, and looking at it makes no further game.
    page.action("walk-back");
    page.until("an earlier position is shown", || page.fen() != fen);
    go_to_shelf(page, 1);
    assert_eq!(shelf(page), [["0-1", "2", "Anna – Boris"]]);
    // It is there again after the page was closed.
    page.reload();
    wait_for(page, 1);
}

fn an_unfinished_game_goes_on_from_the_shelf(page: &Page) {
    page.open(NAMED);
    page.play(Way::Clicks, "e2e4 e7e5 g1f3");
    let fen = page.fen();
    go_to_shelf(page, 1);
    page.until("it is known how long it is", || {
        shelf(page) == [["*", "2", "Anna – Boris"]]
    });
    page.action("open-game");
    page.until("the game is on the board", || {
        page.shows_board() && page.fen() == fen
    });
    page.play(Way::Clicks, "b8c6 f1b5");
    let fen = page.fen();
    page.reload();
    page.until("it is back", || page.shows_board() && page.fen() == fen);
    // A new game from there is another one.
    page.action("new-game");
    page.until("the board is set up anew", || page.score().is_empty());
    page.play(Way::Clicks, "d2d4");
    go_to_shelf(page, 2);
    page.until("both are known", || {
        shelf(page).iter().map(|row| row[1].as_str()).eq(["1", "3"])
    });
}

fn a_deleted_game_can_be_put_back(page: &Page) {
    fools_mate(page);
    page.action("new-game");
    page.until("the board is set up anew", || page.score().is_empty());
    page.play(Way::Clicks, "e2e4");
    go_to_shelf(page, 2);
    page.until("both are known", || shelf(page)[0][1] == "1");
    let both = shelf(page);
    let last = "[data-game]:last-child [data-action=delete-game]";
    page.click(last);
    wait_for(page, 1);
    // The way back has the focus.
    page.until("it can be put back", || {
        page.js("return document.activeElement.dataset.action", &[]) == "undo-delete"
    });
    page.press("Enter");
    wait_for(page, 2);
    assert_eq!(shelf(page), both);
    page.reload();
    wait_for(page, 2);
    page.click(last);
    wait_for(page, 1);
    page.reload();
    wait_for(page, 1);
    // What goes on can be deleted and put back as well.
    page.action("delete-game");
    wait_for(page, 0);
    page.action("undo-delete");
    wait_for(page, 1);
    page.action("open-game");
    page.until("the game is on the board", || page.shows_board());
    page.until("it is whole", || page.score().len() == 1);
}

fn a_search_finds_games_by_name_and_result(page: &Page) {
    fools_mate(page);
    page.js("location.hash = '#/play?table=learn&white=Вера'", &[]);
    page.until("another game is set up", || page.score().is_empty());
    page.play(Way::Clicks, "e2e4");
    go_to_shelf(page, 2);
    page.click("[data-action=search]");
    page.write("вера");
    wait_for(page, 1);
    assert!(shelf(page)[0][2].starts_with("Вера"));
    page.js(
        "document.querySelector('[data-action=search]').select()",
        &[],
    );
    page.write("anna 0-1");
    wait_for(page, 1);
    assert_eq!(shelf(page)[0][0], "0-1");
    page.write(" 1-0");
    wait_for(page, 0);
}

/// What the page saves goes to `window.__saved`, what it copies to `window.__copied`.
const CATCH: &str = "URL.createObjectURL = (file) => {\
      file.text().then((text) => window.__saved = text); return '#'; };\
    HTMLAnchorElement.prototype.click = () => {};\
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {\
      writeText: (text) => { window.__copied = text; return Promise.resolve(); } } });";

/// The text that the page has put into this variable of the window.
fn caught(page: &Page, name: &str) -> String {
    page.until("it is caught", || {
        page.js("return !!window[arguments[0]]", &[json!(name)]) == true
    });
    let text = page.js("return window[arguments[0]]", &[json!(name)]);
    page.js("delete window[arguments[0]]", &[json!(name)]);
    text.as_str().unwrap().to_owned()
}

// NOTATION-10
fn a_game_is_taken_along_as_pgn_and_fen(page: &Page) {
    fools_mate(page);
    let fen = page.fen();
    page.js(CATCH, &[]);
    page.action("share");
    page.until("it is asked how", || page.exists("[data-action=copy-pgn]"));
    page.action("copy-pgn");
    let copied = caught(page, "__copied");
    assert!(copied.contains("[White \"Anna\"]"), "{copied}");
    assert!(copied.contains("2. g4 Qh4# 0-1"), "{copied}");
    page.until("it is said", || {
        page.text("[data-note=share]")
            .is_some_and(|said| !said.is_empty())
    });
    page.action("copy-fen");
    assert_eq!(caught(page, "__copied"), fen);
    page.press("Escape");
    page.until("it is closed", || !page.exists("[data-action=copy-pgn]"));
    // From the shelf the same game is the same text.
    go_to_shelf(page, 1);
    page.action("share");
    page.until("it is asked how", || page.exists("[data-action=save-pgn]"));
    page.action("save-pgn");
    assert_eq!(caught(page, "__saved"), copied);
    page.action("export-all");
    assert_eq!(caught(page, "__saved"), format!("{copied}\n"));
}

fn the_shelf_has_no_fault_an_audit_finds(page: &Page) {
    for &scheme in page.engine().schemes() {
        page.scheme(scheme);
        fools_mate(page);
        page.action("shelf");
        wait_for(page, 1);
        page.action("share");
        page.until("it is asked how", || page.exists("[data-action=save-pgn]"));
        assert_eq!(page.axe(), Vec::<String>::new(), "{scheme:?}");
        page.action("delete-game");
        wait_for(page, 0);
        assert_eq!(page.axe(), Vec::<String>::new(), "{scheme:?}, empty");
    }
    page.scheme(Scheme::Light);
}
