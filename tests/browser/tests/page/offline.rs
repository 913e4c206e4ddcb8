//! The page without a network, a new version of it, and what goes out of it: nothing.

use std::fs;
use std::path::{Path, PathBuf};

use browser_tests::{Page, Test, Way, tests};
use serde_json::json;

pub const TESTS: &[Test] = tests![
    without_a_server_the_page_comes_back_with_its_game,
    a_new_version_is_offered_and_never_forced,
    no_lesson_of_another_version_comes_into_a_page,
    a_part_that_can_not_be_fetched_says_so_and_is_tried_again,
    a_first_game_begins_while_the_table_is_on_its_way,
    it_begins_by_keyboard,
    it_begins_with_a_dragged_piece,
    the_sign_of_the_page_stands_until_there_is_more_to_see,
    a_page_without_its_script_says_so,
    nothing_is_sent_and_nothing_could_be,
    one_file_from_a_disk_plays_teaches_and_keeps,
    a_damaged_file_says_so_in_each_language,
];

/// A copy of the built page that a test may change; it goes with the test.
struct Copy(PathBuf);

impl Copy {
    fn of_the_page(name: &str) -> Copy {
        let folder = std::env::temp_dir().join(format!("jadoube-{name}-{}", std::process::id()));
        drop(fs::remove_dir_all(&folder));
        copy(&xtask::project::root().join("dist"), &folder);
        Copy(folder)
    }

    /// The file whose name begins so.
    fn file(&self, start: &str) -> PathBuf {
        self.find(start, "")
    }

    /// The file whose name begins and ends so.
    fn find(&self, start: &str, end: &str) -> PathBuf {
        let files = fs::read_dir(&self.0).expect("the copy is there");
        let mut files = files.filter_map(|entry| Some(entry.ok()?.path()));
        let named = |file: &PathBuf| {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            name.starts_with(start) && name.ends_with(end)
        };
        files
            .find(named)
            .unwrap_or_else(|| panic!("no file {start}…{end}"))
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the folder can be made");
    for entry in fs::read_dir(from).expect("the folder can be read") {
        let file = entry.expect("the folder can be read").path();
        let place = to.join(file.file_name().unwrap_or_default());
        if file.is_dir() {
            copy(&file, &place);
        } else {
            fs::copy(&file, &place).expect("the file can be copied");
        }
    }
}

/// Waits until the page is kept for a time without a network.
#[track_caller]
fn wait_until_kept(page: &Page) {
    page.until("the page is kept", || {
        page.js("return !!navigator.serviceWorker.controller", &[]) == json!(true)
    });
}

fn without_a_server_the_page_comes_back_with_its_game(page: &Page) {
    page.open("#/play?table=learn");
    wait_until_kept(page);
    page.play(Way::Clicks, "e2e4 e7e5");
    let fen = page.fen();
    page.stop_server();
    page.reload();
    page.until("the game is back", || {
        page.shows_board() && page.fen() == fen
    });
    page.play(Way::Clicks, "g1f3");
    // Parts that were not loaded before are there as well.
    page.js("location.hash = '#/shelf'", &[]);
    page.until("the shelf is there", || {
        page.exists("[data-action=import-pgn]")
    });
    page.js("location.hash = '#/learn'", &[]);
    page.until("the lessons are there", || {
        page.exists("[data-action=practice]")
    });
    page.js("location.hash = '#/learn/rook/1'", &[]);
    page.until("a lesson is there", || page.exists("[data-task]"));
    page.js("location.hash = '#/settings'", &[]);
    page.until("the settings are there", || page.exists("[name=pieces]"));
    let king = || page.js("return document.getElementById('piece-wK').innerHTML", &[]);
    let own = king();
    page.click("[name=pieces][value=diagram]");
    page.until("the other pieces are there", || king() != own);
}

fn no_lesson_of_another_version_comes_into_a_page(page: &Page) {
    let copy = Copy::of_the_page("lessons");
    // Nothing keeps the files of this version.
    fs::remove_file(copy.0.join("sw.js")).expect("there is a worker");
    page.serve(&copy.0);
    page.open_place("#/learn", "[data-action=lesson]");
    let before = copy.file("lessons-");
    let later = copy.0.join("lessons-later");
    fs::rename(&before, &later).expect("it can be moved");
    page.js("location.hash = '#/learn/rook/1'", &[]);
    page.until("the lesson can't be had", || {
        page.exists("[data-action=retry]")
    });
    let index = copy.0.join("index.html");
    let text = fs::read_to_string(&index).expect("there is a page");
    let name = |folder: &Path| folder.file_name().unwrap().to_string_lossy().into_owned();
    let text = text.replace(&name(&before), &name(&later));
    fs::write(&index, text).expect("it can be written");
    page.reload();
    page.until("the later page has its lesson", || {
        page.exists("[data-task]")
    });
    page.js("__problems.length = 0", &[]);
}

fn a_new_version_is_offered_and_never_forced(page: &Page) {
    let copy = Copy::of_the_page("version");
    page.serve(&copy.0);
    page.open("#/play?table=learn");
    wait_until_kept(page);
    page.play(Way::Clicks, "e2e4");
    let fen = page.fen();
    let worker = copy.0.join("sw.js");
    let text = fs::read_to_string(&worker).expect("there is a worker");
    assert!(text.contains("jadoube-"), "the name of the cache is known");
    fs::write(&worker, text.replace("jadoube-", "jadoube-later-")).expect("it can be written");
    page.js_later(
        "const done = arguments[arguments.length - 1];\
         navigator.serviceWorker.ready.then((it) => it.update()).then(() => done(null), () => done(null))",
        &[],
    );
    page.until("the new version waits", || {
        page.exists("[data-update=ready]")
    });
    // Over a game it is neither used nor offered.
    page.pause();
    assert_eq!(page.fen(), fen);
    assert!(!page.exists("[data-note=update]"));
    page.js("window.sameDocument = true; location.hash = '#/'", &[]);
    page.until("it is offered", || page.exists("[data-note=update]"));
    page.pause();
    assert_eq!(page.js("return window.sameDocument", &[]), json!(true));
    page.click("[data-action=renew]");
    page.until("the page is loaded anew", || {
        page.js("return !window.sameDocument && !!window.__problems && document.readyState === 'complete'", &[]) == json!(true)
            && page.exists("[data-action=sit-down]")
    });
    page.until("the new version has taken over", || {
        page.js("return navigator.serviceWorker.controller?.state", &[]) == json!("activated")
    });
    assert!(!page.exists("[data-note=update]"));
    let caches = page.js_later(
        "const done = arguments[arguments.length - 1]; caches.keys().then(done)",
        &[],
    );
    assert!(caches.to_string().contains("jadoube-later-"), "{caches}");
}

fn a_part_that_can_not_be_fetched_says_so_and_is_tried_again(page: &Page) {
    let copy = Copy::of_the_page("part");
    let part = copy.file("split_papers");
    let away = copy.0.join("away");
    fs::rename(&part, &away).expect("it can be moved");
    page.serve(&copy.0);
    page.open_place("#/shelf", "[data-note=part]");
    assert!(page.exists("[role=alert][data-note=part]"));
    // What the browser itself says of it is no fault of the page.
    page.js("__problems.length = 0", &[]);
    fs::rename(&away, &part).expect("it can be moved back");
    page.click("[data-action=retry]");
    page.until("the shelf is there", || {
        page.exists("[data-action=import-pgn]")
    });
}

// LEARN-8
fn a_first_game_begins_while_the_table_is_on_its_way(page: &Page) {
    // High enough for the table, too: where a scrollbar comes with it, that takes its width from the board.
    begins_on_the_board(page, Way::Clicks, (390, 1000));
}

fn it_begins_by_keyboard(page: &Page) {
    begins_on_the_board(page, Way::Keys, (820, 1180));
}

fn it_begins_with_a_dragged_piece(page: &Page) {
    begins_on_the_board(page, Way::Drag, (1440, 900));
}

/// Makes a move on a board whose table can't be had yet, and takes up another piece: both count when the table comes.
fn begins_on_the_board(page: &Page, way: Way, (width, height): (u32, u32)) {
    const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    const BOUNDS: &str = "const { x, y, width } = document.querySelector('[data-fen]').getBoundingClientRect(); \
        return [x, y, width].map(Math.round)";
    let copy = Copy::of_the_page(&format!("first-game-{width}"));
    let part = copy.file("split_tables");
    let away = copy.0.join("away");
    fs::rename(&part, &away).expect("it can be moved");
    page.serve(&copy.0);
    page.viewport(width, height);
    page.open_place("#/play?table=learn", "[aria-busy] [data-fen]");
    page.until("it is said that the table is missing", || {
        page.exists("[role=alert][data-note=part]")
    });
    page.js("__problems.length = 0", &[]);
    let before = page.js(BOUNDS, &[]);
    page.gesture(way, "e2e4");
    page.expect_fen(AFTER_E4);
    assert_eq!(page.marked("last"), ["e2", "e4"]);
    page.walk_to("g8");
    page.press("Enter");
    assert_eq!(page.marked("selected"), ["g8"]);
    assert_eq!(page.marked("legal"), ["f6", "h6"]);

    fs::rename(&away, &part).expect("it can be moved back");
    // By a script, because a click would take the focus from the board.
    page.js("document.querySelector('[data-action=retry]').click()", &[]);
    page.until("the table is there", || {
        page.exists("main:not([aria-busy]) [data-action=undo]")
    });
    assert_eq!(page.js(BOUNDS, &[]), before, "the board has moved");
    page.expect_fen(AFTER_E4);
    assert_eq!(page.score(), ["e4"]);
    assert_eq!(page.marked("selected"), ["g8"]);
    assert_eq!(page.focused_square().as_deref(), Some("g8"));
    page.press("Escape");
    page.play(way, "e7e5");
    assert_eq!(page.score(), ["e4", "e5"]);
    assert_eq!(page.axe(), Vec::<String>::new());
}

/// The languages in which is said that the page has not started.
fn spoken_trouble(page: &Page) -> Vec<String> {
    let seen = "return [...document.querySelectorAll('[role=alert] > [lang]')]\
        .filter((it) => it.getClientRects().length && it.textContent).map((it) => it.lang)";
    let seen = page.js(seen, &[]);
    let seen = seen.as_array().cloned().unwrap_or_default();
    seen.iter()
        .filter_map(|it| it.as_str().map(str::to_owned))
        .collect()
}

fn the_sign_of_the_page_stands_until_there_is_more_to_see(page: &Page) {
    let copy = Copy::of_the_page("sign");
    let program = copy.file("jadoube_bg");
    let away = copy.0.join("away");
    fs::rename(&program, &away).expect("it can be moved");
    page.serve(&copy.0);
    page.open_place("#/", "#sign");
    page.until("it is said in each language", || {
        spoken_trouble(page) == ["en", "ru", "uk"]
    });
    let seen = page.js(
        "const sign = document.getElementById('sign'), { backgroundImage } = getComputedStyle(sign);\
         return backgroundImage.startsWith('url(') && sign.getBoundingClientRect().height > 0",
        &[],
    );
    assert_eq!(seen, json!(true));
    fs::rename(&away, &program).expect("it can be moved back");
    page.open_home();
    page.until("the sign is gone", || !page.exists("#sign"));
}

fn nothing_is_sent_and_nothing_could_be(page: &Page) {
    page.open("#/play?table=play");
    page.js(
        "window.refused = []; addEventListener('securitypolicyviolation', (e) => refused.push(e.effectiveDirective))",
        &[],
    );
    page.play(Way::Clicks, "f2f3 e7e5 g2g4 d8h4");
    page.expect_result("0-1");
    page.action("share");
    page.until("it can be taken along", || {
        page.exists("[data-action=show-qr]")
    });
    page.click("[data-action=show-qr]");
    page.js("location.hash = '#/shelf'", &[]);
    page.until("the game is on the shelf", || page.exists("[data-game]"));
    page.js("location.hash = '#/learn'", &[]);
    page.until("the lessons are there", || {
        page.exists("[data-action=practice]")
    });
    let strange = page.js(
        "return performance.getEntriesByType('resource').map((it) => it.name)\
           .filter((name) => !name.startsWith(location.origin + '/'))",
        &[],
    );
    assert_eq!(strange, json!([]));
    assert_eq!(page.js("return refused", &[]), json!([]));
    // A script that wanted to send something, or to bring another, could not.
    page.js_later(
        "const done = arguments[arguments.length - 1]; const [elsewhere] = arguments;\
         fetch(elsewhere).catch(() => {}).then(() => { const script = document.createElement('script');\
           script.textContent = 'window.injected = true'; document.head.append(script); done(null); })",
        &[json!("http://127.0.0.1:9/")],
    );
    assert_eq!(page.js("return window.injected ?? null", &[]), json!(null));
    page.until("both are refused", || {
        let refused = page.js("return refused.join(' ')", &[]).to_string();
        refused.contains("connect-src") && refused.contains("script-src")
    });
    page.js("__problems.length = 0", &[]);
}

fn a_page_without_its_script_says_so(page: &Page) {
    let copy = Copy::of_the_page("script");
    let script = copy.find("page-", ".js");
    fs::remove_file(script).expect("it can be removed");
    page.serve(&copy.0);
    page.open_place("#/", "#sign");
    page.until("it is said in each language", || {
        spoken_trouble(page) == ["en", "ru", "uk"]
    });
    page.js("__problems.length = 0", &[]);
}

fn one_file_from_a_disk_plays_teaches_and_keeps(page: &Page) {
    let file = xtask::project::root().join("dist/jadoube.html");
    assert!(
        file.is_file(),
        "`cargo xtask single` builds the page in one file"
    );
    page.open_file(&file, "#/play?table=learn&opponent=1", "[data-fen]");
    page.play(Way::Clicks, "e2e4");
    page.until("the computer answers", || page.score().len() == 2);
    let fen = page.fen();
    page.open_file(&file, "#/play?table=learn&opponent=1", "[data-fen]");
    page.until("the game is back", || page.fen() == fen);
    // Another language, the shelf and the lessons are in the file.
    page.open_file(&file, "#/shelf?lang=uk", "[data-game]");
    assert_eq!(
        page.js("return document.documentElement.lang", &[]),
        json!("uk")
    );
    page.open_file(&file, "#/learn", "[data-action=practice]");
    page.open_file(&file, "#/learn/rook/1", "[data-task]");
    // So are the settings, and the other pieces, which come again with the page.
    page.open_file(&file, "#/settings", "[name=pieces]");
    let king = || page.js("return document.getElementById('piece-wK').innerHTML", &[]);
    let own = king();
    page.click("[name=pieces][value=diagram]");
    page.until("the other pieces come", || king() != own);
    let other = king();
    page.open_file(&file, "#/play?table=learn", "[data-fen]");
    page.until("they stand on the board", || king() == other);
    // Where the listener for faults stands.
    page.open_home();
}

fn a_damaged_file_says_so_in_each_language(page: &Page) {
    let whole = fs::read(xtask::project::root().join("dist/jadoube.html"))
        .expect("`cargo xtask single` builds the page in one file");
    let file = std::env::temp_dir().join(format!("jadoube-damaged-{}.html", std::process::id()));
    // Where the program stands: a part is lost, as on a worn stick.
    let (before, after) = (whole.len() / 4, whole.len() / 4 + 4096);
    fs::write(&file, [&whole[..before], &whole[after..]].concat()).expect("it can be written");
    page.open_file(&file, "#/", "[role=alert]:not([hidden])");
    assert_eq!(spoken_trouble(page), ["en", "ru", "uk"]);
    drop(fs::remove_file(&file));
    page.open_home();
}
