//! Games from files: many, faulty, dropped, stopped; and the choices that go along with them.

use browser_tests::{Page, Test, Way, tests};
use serde_json::json;

use super::{CATCH, caught, fools_mate, go_to_shelf, shelf, wait_for};

pub const TESTS: &[Test] = tests![
    a_thousand_games_are_put_on_the_shelf_while_the_board_is_played_on,
    what_is_chosen_for_looks_goes_along_with_the_games_and_is_offered,
    faults_are_told_with_their_places_and_lose_no_other_game,
    games_can_be_dropped_and_an_import_be_stopped,
];

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
    page.until("the board is there", || page.shows_board());
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
        page.shows_board() && page.score().len() == 2
    });
    page.play(Way::Clicks, "g1f3");
    let fen = page.fen();
    page.reload();
    page.until("it is kept", || page.shows_board() && page.fen() == fen);
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
