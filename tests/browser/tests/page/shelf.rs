//! The shelf: kept games listed, found, opened, gone on with, deleted, taken along.

use browser_tests::{Page, Scheme, Test, Way, tests};
use serde_json::json;

pub const TESTS: &[Test] = tests![
    a_finished_game_is_on_the_shelf_and_can_be_replayed,
    an_unfinished_game_goes_on_from_the_shelf,
    a_deleted_game_can_be_put_back,
    a_search_finds_games_by_name_and_result,
    a_game_is_taken_along_as_pgn_and_fen,
    the_shelf_has_no_fault_an_audit_finds,
    a_thousand_games_are_put_on_the_shelf_while_the_board_is_played_on,
    what_is_chosen_for_looks_goes_along_with_the_games_and_is_offered,
    faults_are_told_with_their_places_and_lose_no_other_game,
    games_can_be_dropped_and_an_import_be_stopped,
    a_link_holds_the_whole_game,
    a_game_from_a_link_can_be_played_on_and_is_kept_then,
    a_link_that_was_cut_says_so,
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
        page.exists("[data-fen]") && page.fen() == fen
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
        page.exists("[data-fen]") && page.fen() == fen
    });
    page.play(Way::Clicks, "b8c6 f1b5");
    let fen = page.fen();
    page.reload();
    page.until("it is back", || {
        page.exists("[data-fen]") && page.fen() == fen
    });
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
    page.until("the game is on the board", || page.exists("[data-fen]"));
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

/// So many games, each another, with the names of their numbers.
fn many_games(count: u32) -> String {
    let mut text = String::new();
    for number in 1..=count {
        let first = ["e4", "d4", "c4", "Nf3"][number as usize % 4];
        let result = ["1-0", "0-1", "1/2-1/2", "*"][number as usize / 4 % 4];
        let back = "Nc3 Nc6 Nb1 Nb8 ".repeat(number as usize % 7);
        text += &format!(
            "[Event \"Long\"]\n[White \"White {number}\"]\n[Black \"Чорні {number}\"]\n[Date \"2026.11.{:02}\"]\n\
             [Result \"{result}\"]\n\n1. {first} a6 {back}{result}\n\n",
            number % 30 + 1
        );
    }
    text
}

/// Gives the page a text as if it were chosen as a file.
fn choose(page: &Page, text: &str) {
    let script = "const held = new DataTransfer(); held.items.add(new File([arguments[0]], 'games.pgn'));\
        const field = document.querySelector('[data-action=import-pgn]'); field.files = held.files;\
        field.dispatchEvent(new Event('change', { bubbles: true }))";
    page.js(script, &[json!(text)]);
}

fn import_is_done(page: &Page, games: u32) {
    page.until("the import is done", || {
        page.attribute("[data-import=done]", "data-games")
            .as_deref()
            == Some(&games.to_string())
    });
}

fn found(page: &Page, games: u64) {
    page.until(&format!("{games} games are on the shelf"), || {
        page.attribute("[data-found]", "data-found").as_deref() == Some(&games.to_string())
    });
}

/// All rows of the shelf, so many, for which more and more of them are asked for. What has just come is listed anew, so
/// that there may be few of them for a moment, or none.
fn whole_shelf(page: &Page, games: u64) -> Vec<[String; 3]> {
    page.until("all are shown", || {
        page.js("document.querySelector('[data-action=more]')?.click()", &[]);
        page.count("[data-game]") == games
    });
    shelf(page)
}

fn a_thousand_games_are_put_on_the_shelf_while_the_board_is_played_on(page: &Page) {
    page.open("#/play?table=learn");
    page.js("location.hash = '#/shelf'", &[]);
    found(page, 0);
    // How far it has come is looked at whenever the page lets others work, and how long it did not.
    page.js(
        "window.__seen = new Set(); window.__longest = 0; let last = performance.now();\
         const look = () => { const now = performance.now();\
           window.__longest = Math.max(window.__longest, now - last); last = now;\
           const bar = document.querySelector('[data-import] progress');\
           if (bar) window.__seen.add(bar.value); setTimeout(look, 0); }; look()",
        &[],
    );
    let text = many_games(1_000);
    choose(page, &text);
    page.until("it has begun", || page.exists("[data-import]"));
    page.js("location.hash = '#/play?table=learn'", &[]);
    page.until("the board is there", || page.exists("[data-fen]"));
    page.play(Way::Clicks, "e2e4 e7e5");
    page.js("location.hash = '#/shelf'", &[]);
    import_is_done(page, 1_000);
    found(page, 1_001);
    // Held up for the whole of it, the page would have shown one value or none.
    let seen = page.js("return window.__seen.size", &[]).as_u64().unwrap();
    assert!(seen >= 5, "progress was seen {seen} times");
    let longest = page.js("return window.__longest", &[]).as_f64().unwrap();
    assert!(longest < 1_000.0, "the page was held up for {longest} ms");
    page.js(
        "document.querySelector('[data-action=close-import]').click()",
        &[],
    );
    // All of it leaves as one file and comes back the same.
    page.until("the game of the table is known", || {
        let rows = shelf(page);
        !rows.is_empty() && rows.iter().all(|row| !row[1].is_empty())
    });
    let before = whole_shelf(page, 1_001);
    page.js(CATCH, &[]);
    page.js(
        "document.querySelector('[data-action=export-all]').click()",
        &[],
    );
    let all = caught(page, "__saved");
    page.open("#/play?table=learn");
    page.js("location.hash = '#/shelf'", &[]);
    found(page, 0);
    choose(page, &all);
    import_is_done(page, 1_001);
    found(page, 1_001);
    let mut after = whole_shelf(page, 1_001);
    let mut before = before;
    // The game of the table was begun while others were put there.
    before.sort();
    after.sort();
    assert_eq!(after, before);
}

fn what_is_chosen_for_looks_goes_along_with_the_games_and_is_offered(page: &Page) {
    fools_mate(page);
    let keep = "localStorage.setItem('jadoube-settings', arguments[0]);\
        localStorage.setItem('jadoube-notation', arguments[1]); localStorage.setItem('jadoube-language', arguments[2])";
    page.js(
        keep,
        &[
            json!("board green\nsound-move off\n"),
            json!("long"),
            json!("uk"),
        ],
    );
    go_to_shelf(page, 1);
    page.js(CATCH, &[]);
    page.action("export-all");
    let all = caught(page, "__saved");
    let board = || page.attribute("html", "data-board");
    // Where all is chosen so already there is nothing to ask.
    page.reload();
    found(page, 1);
    choose(page, &all);
    import_is_done(page, 1);
    assert!(!page.exists("[data-action=take-choices]"));
    // Nor is it asked for a language that this page does not speak.
    choose(page, &all.replace("language uk", "language xx-<b>"));
    import_is_done(page, 1);
    assert!(!page.exists("[data-action=take-choices]"));
    // Elsewhere other things are chosen: they stay until it is wanted otherwise.
    page.open("#/play?table=learn");
    let elsewhere = [json!("board blue\nscheme dark\n"), json!(""), json!("ru")];
    page.js(keep, &elsewhere);
    page.js("location.hash = '#/shelf'", &[]);
    page.reload();
    found(page, 0);
    choose(page, &all);
    import_is_done(page, 1);
    assert_eq!(board().as_deref(), Some("blue"));
    let lang = || page.attribute("html", "lang");
    assert_eq!(lang().as_deref(), Some("ru"));
    assert_eq!(page.axe(), Vec::<String>::new());
    page.action("take-choices");
    page.until("they hold at once", || {
        board().as_deref() == Some("green") && lang().as_deref() == Some("uk")
    });
    assert!(!page.exists("[data-import]"));
    let kept = "return ['settings', 'notation', 'language'].map((name) => localStorage.getItem(`jadoube-${name}`))";
    let all = json!(["scheme dark\nboard green\nsound-move off\n", "long", "uk"]);
    assert_eq!(page.js(kept, &[]), all);
}

fn faults_are_told_with_their_places_and_lose_no_other_game(page: &Page) {
    page.open("#/play?table=learn");
    page.js("location.hash = '#/shelf'", &[]);
    found(page, 0);
    let hostile = "[White \"<img src=x onerror=alert(1)>\"]\n\n1. e4 e5 2. Ke3 *\n\n\
        [White \"Second\"]\n\n1. d4 d5 1-0\n";
    page.action("paste-pgn");
    page.js(
        "document.querySelector('[data-action=pgn-text]').value = arguments[0]",
        &[json!(hostile)],
    );
    page.js(
        "document.querySelector('[data-action=put-pgn]').click()",
        &[],
    );
    import_is_done(page, 2);
    let told = page.text("[data-import=done] li").unwrap();
    assert!(
        told.contains("line 3") && told.contains("column 13"),
        "{told}"
    );
    assert!(told.contains("Ke3"), "{told}");
    assert_eq!(page.axe(), Vec::<String>::new());
    wait_for(page, 2);
    // A stranger's text is text.
    assert!(shelf(page)[1][2].starts_with("<img"), "{:?}", shelf(page));
    assert!(!page.exists("main img"));
    // The part before the fault is on the board, and can be played on as a game of its own.
    page.js(
        "document.querySelector('[data-game]:last-child a').click()",
        &[],
    );
    page.until("the game is shown", || {
        page.exists("[data-fen]") && page.score().len() == 2
    });
    page.play(Way::Clicks, "g1f3");
    let fen = page.fen();
    page.reload();
    page.until("it is kept", || {
        page.exists("[data-fen]") && page.fen() == fen
    });
    go_to_shelf(page, 3);
}

fn games_can_be_dropped_and_an_import_be_stopped(page: &Page) {
    page.open("#/play?table=learn");
    page.js("location.hash = '#/shelf'", &[]);
    found(page, 0);
    let drop = "const held = new DataTransfer(); held.items.add(new File([arguments[0]], 'games.pgn'));\
        document.querySelector('main').dispatchEvent(\
          new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: held }))";
    page.js(drop, &[json!(many_games(3))]);
    import_is_done(page, 3);
    found(page, 3);
    page.js(
        "document.querySelector('[data-action=close-import]').click()",
        &[],
    );
    choose(page, &many_games(20_000));
    page.until("it goes on", || page.exists("[data-action=cancel-import]"));
    page.js(
        "document.querySelector('[data-action=cancel-import]').click()",
        &[],
    );
    page.until("it is stopped", || page.exists("[data-import=done]"));
    let put = page.attribute("[data-import=done]", "data-games").unwrap();
    let put: u64 = put.parse().unwrap();
    assert!(put < 20_000, "{put}");
    // What had been read by then is there.
    found(page, put + 3);
}

/// The part of an address from `#` on.
fn hash_of(link: &str) -> String {
    format!("#{}", link.split_once('#').unwrap().1)
}

fn a_link_holds_the_whole_game(page: &Page) {
    fools_mate(page);
    let fen = page.fen();
    page.js(CATCH, &[]);
    page.action("share");
    page.until("it is asked how", || page.exists("[data-action=copy-link]"));
    page.action("copy-link");
    let link = caught(page, "__copied");
    assert!(link.starts_with(&page.url()), "{link}");
    let hash = hash_of(&link);
    assert!(hash.starts_with("#/game=") && hash.len() < 60, "{hash}");
    page.action("show-qr");
    page.until("the code is shown", || page.exists("[data-qr]"));
    let side: u32 = page
        .attribute("[data-qr]", "data-qr")
        .unwrap()
        .parse()
        .unwrap();
    assert!(side <= 41, "{side} modules");
    assert_eq!(page.axe(), Vec::<String>::new());
    // Another browser, which has kept nothing.
    page.open(&hash);
    page.until("the game is on the board", || page.fen() == fen);
    page.expect_result("0-1");
    assert_eq!(page.score().len(), 4);
    assert!(page.note().contains("link"), "{}", page.note());
    // Looking at it keeps nothing.
    go_to_shelf(page, 0);
}

fn a_game_from_a_link_can_be_played_on_and_is_kept_then(page: &Page) {
    page.open(NAMED);
    page.play(Way::Clicks, "e2e4 e7e5");
    page.js(CATCH, &[]);
    page.action("settings");
    page.action("share");
    page.until("it is asked how", || page.exists("[data-action=copy-link]"));
    page.js(
        "document.querySelector('[data-action=copy-link]').click()",
        &[],
    );
    let hash = hash_of(&caught(page, "__copied"));
    page.open(&hash);
    page.until("the game is on the board", || page.score().len() == 2);
    page.play(Way::Clicks, "g1f3");
    let fen = page.fen();
    page.reload();
    page.until("it goes on from there", || {
        page.exists("[data-fen]") && page.fen() == fen
    });
    go_to_shelf(page, 1);
    page.until("it is known", || {
        shelf(page) == [["*", "2", "Anna – Boris"]]
    });
}

fn a_link_that_was_cut_says_so(page: &Page) {
    for text in ["EIAEzhAC", "EIAEzhACqQA", "%00%ff<img src=x>", ""] {
        page.open(&format!("#/game={text}"));
        page.until("it is said", || page.note().contains("link"));
        assert_eq!(page.score().len(), 0);
        assert!(!page.exists("main img"));
    }
}
