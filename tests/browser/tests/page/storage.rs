//! Nothing lost: reload, a killed browser, two tabs, damage, no room, files.

use std::path::{Path, PathBuf};

use browser_tests::hands::{down, pointer, to, up};
use browser_tests::{Page, Test, Way, tests};
use serde_json::{Value, json};

pub const TESTS: &[Test] = tests![
    a_reload_in_mid_drag_loses_nothing,
    a_browser_killed_right_after_a_move_loses_nothing,
    a_second_tab_says_so_and_may_take_over,
    a_damaged_game_is_set_aside_and_can_be_saved,
    without_room_the_game_goes_on_and_says_so_once,
    a_game_saved_as_a_file_comes_back_from_it,
    a_file_without_a_game_says_what_is_wrong,
];

const LEARN: &str = "#/play?table=learn";

fn click(page: &Page, action: &str) {
    let button = format!("[data-action={action}]");
    page.until(&format!("{action} is offered"), || page.exists(&button));
    let script = "document.querySelector(arguments[0]).click()";
    page.js(script, &[json!(button)]);
}

fn said(page: &Page) -> String {
    page.text("[data-note=keeping]").unwrap_or_default()
}

fn wait_for(page: &Page, fen: &str) {
    page.until(&format!("{fen} is back"), || {
        page.shows_board() && page.fen() == fen
    });
}

fn a_reload_in_mid_drag_loses_nothing(page: &Page) {
    page.open(LEARN);
    page.play(Way::Clicks, "e2e4 e7e5");
    let fen = page.fen();
    let (from, over) = (page.centre("g1"), page.centre("f3"));
    page.perform(&[pointer("mouse", 1, &[to(from, 0), down(), to(over, 30)])]);
    page.reload();
    page.perform(&[pointer("mouse", 1, &[up()])]);
    wait_for(page, &fen);
    assert_eq!(page.pieces(), Page::pieces_of(&fen));
    assert_eq!(page.score().len(), 2);
    page.play(Way::Drag, "g1f3");
}

/// A folder for a browser's profile, deleted in the end.
struct Profile(PathBuf);

impl Profile {
    fn new(name: &str) -> Profile {
        let folder = std::env::temp_dir().join(format!("jadoube-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Profile(folder)
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Five times a move, SIGKILL as soon as it is seen, and the same profile again.
fn a_browser_killed_right_after_a_move_loses_nothing(page: &Page) {
    page.open("#/play?table=learn");
    let profile = Profile::new(page.engine().name());
    let address = "#/play?table=play&time=5%2B3";
    let mut fen = String::new();
    let moves = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"];
    for (done, text) in moves.into_iter().enumerate() {
        let browser = page.engine().start_in(&profile.0);
        {
            let page = page.beside(&browser);
            page.open_again(address);
            if done == 0 {
                click(&page, "press");
            } else {
                wait_for(&page, &fen);
                assert_eq!(page.score().len(), done);
                // Both clocks stand, and one tap lets them go on.
                click(&page, "resume");
            }
            page.play(Way::Clicks, text);
            fen = page.fen();
        }
        browser.kill();
    }
    let browser = page.engine().start_in(&profile.0);
    let page = page.beside(&browser);
    page.open_again(address);
    wait_for(&page, &fen);
    assert_eq!(page.score().len(), moves.len());
    assert_eq!(page.problems(), [""; 0]);
}

fn a_second_tab_says_so_and_may_take_over(page: &Page) {
    page.open(LEARN);
    page.play(Way::Clicks, "e2e4 e7e5");
    let fen = page.fen();
    let (first, second) = page.second_tab();
    page.open_again(LEARN);
    page.until("it says where the game is", || !said(page).is_empty());
    assert_ne!(page.fen(), fen);
    click(page, "take-over");
    wait_for(page, &fen);
    page.play(Way::Clicks, "g1f3");
    let fen = page.fen();
    // The first shows that it is taken over, and plays no more.
    page.go_to_tab(&first);
    page.until("it says that it is taken over", || {
        page.exists("[data-action=take-over]")
    });
    page.gesture(Way::Clicks, "b1c3");
    page.pause();
    assert_eq!(page.score().len(), 2);
    click(page, "take-over");
    wait_for(page, &fen);
    page.play(Way::Clicks, "b8c6");
    page.go_to_tab(&second);
    page.until("it is taken back", || {
        page.exists("[data-action=take-over]")
    });
    assert_eq!(page.score().len(), 3);
}

/// Spoils the second record of the only game.
const SPOIL: &str = "const done = arguments[arguments.length - 1];\
    indexedDB.open('jadoube').onsuccess = ({ target }) => {\
      const change = target.result.transaction('records', 'readwrite'), store = change.objectStore('records');\
      store.getAllKeys().onsuccess = (keys) => {\
        store.put('{ spoilt', keys.target.result[1]);\
        change.oncomplete = () => { target.result.close(); done(keys.target.result.length); } } };";

/// All records, as they are kept.
const RECORDS: &str = "const done = arguments[arguments.length - 1];\
    indexedDB.open('jadoube').onsuccess = ({ target }) => {\
      target.result.transaction('records').objectStore('records').getAll().onsuccess = (all) => {\
        target.result.close(); done(all.target.result); } };";

/// Files that the page saves go to `window.__saved`.
const CATCH_FILES: &str = "URL.createObjectURL = (file) => {\
      file.text().then((text) => window.__saved = text); return '#'; };\
    HTMLAnchorElement.prototype.click = () => {};";

fn saved(page: &Page) -> Value {
    page.until("a file is saved", || {
        page.js("return !!window.__saved", &[]) == true
    });
    let text = page.js("return window.__saved", &[]);
    serde_json::from_str(text.as_str().unwrap()).unwrap()
}

fn a_damaged_game_is_set_aside_and_can_be_saved(page: &Page) {
    page.open(LEARN);
    page.play(Way::Clicks, "e2e4 e7e5 g1f3");
    assert_eq!(page.js_later(SPOIL, &[]), 3);
    page.reload();
    page.until("it is said", || !said(page).is_empty());
    page.js(CATCH_FILES, &[]);
    // Another game can be played meanwhile.
    page.play(Way::Clicks, "d2d4");
    click(page, "save-damaged");
    let file = saved(page);
    assert_eq!(file["format"], "jadoube-damaged");
    assert_eq!(file["records"][1], json!([1, "{ spoilt"]));
    assert_eq!(file["records"].as_array().unwrap().len(), 3);
    page.until("it is not offered again", || {
        !page.exists("[data-action=save-damaged]")
    });
    let kept = page.js_later(RECORDS, &[]);
    assert_eq!(kept[1], "{ spoilt");
    assert_eq!(kept.as_array().unwrap().len(), 4);
}

fn without_room_the_game_goes_on_and_says_so_once(page: &Page) {
    page.open(LEARN);
    page.play(Way::Clicks, "e2e4");
    page.js(
        "window.__add = IDBObjectStore.prototype.add; IDBObjectStore.prototype.add = () => {\
           throw new DOMException('full', 'QuotaExceededError'); };",
        &[],
    );
    page.play(Way::Clicks, "e7e5");
    page.until("it is said", || !said(page).is_empty());
    let sentence = said(page);
    page.play(Way::Clicks, "g1f3");
    page.pause();
    assert_eq!(said(page), sentence);
    page.js("IDBObjectStore.prototype.add = window.__add", &[]);
    page.play(Way::Clicks, "b8c6");
    page.until("it is kept again", || said(page) != sentence);
    let fen = page.fen();
    page.reload();
    wait_for(page, &fen);
    assert_eq!(page.score().len(), 4);
}

fn file(page: &Page, name: &str, text: &str) -> PathBuf {
    let folder = std::env::temp_dir();
    let engine = page.engine().name();
    let path = folder.join(format!("jadoube-{}-{engine}-{name}", std::process::id()));
    std::fs::write(&path, text).unwrap();
    path
}

fn import(page: &Page, path: &Path) {
    page.choose_file("[data-action=import]", path);
}

fn a_game_saved_as_a_file_comes_back_from_it(page: &Page) {
    page.open(LEARN);
    page.play(Way::Clicks, "e2e4 e7e5 g1f3");
    let fen = page.fen();
    page.js(CATCH_FILES, &[]);
    click(page, "settings");
    click(page, "export");
    let log = saved(page);
    assert_eq!(log["format"], "jadoube-game");
    assert_eq!(log["entries"].as_array().unwrap().len(), 3);
    click(page, "new-game");
    page.until("a new game is there", || page.score().is_empty());
    let path = file(page, "game.json", &log.to_string());
    import(page, &path);
    wait_for(page, &fen);
    assert_eq!(page.score().len(), 3);
    // It is kept like any other.
    page.reload();
    wait_for(page, &fen);
    std::fs::remove_file(path).unwrap();
}

fn a_file_without_a_game_says_what_is_wrong(page: &Page) {
    page.open(LEARN);
    page.play(Way::Clicks, "e2e4");
    let fen = page.fen();
    let mut seen = Vec::new();
    for (name, text) in [
        ("broken.json", "{\n \"format\":"),
        ("other.json", "{\"format\":\"other\"}"),
    ] {
        let path = file(page, name, text);
        import(page, &path);
        page.until("it is said", || {
            !said(page).is_empty() && !seen.contains(&said(page))
        });
        seen.push(said(page));
        std::fs::remove_file(path).unwrap();
        assert_eq!(page.fen(), fen);
    }
    assert!(seen[0].contains('2'), "names the line: {}", seen[0]);
}
