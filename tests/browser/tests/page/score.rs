//! The score sheet: kept in every notation, walked back and forth, printed.

use browser_tests::{Page, Test, Way, tests};
use serde_json::json;

pub const TESTS: &[Test] = tests![
    every_kind_of_move_is_kept_in_every_notation,
    a_mate_is_written_with_its_sign,
    the_notation_stays_and_can_be_asked_for,
    the_game_is_walked_by_click_key_and_wheel,
    an_earlier_position_takes_no_move,
    the_clock_runs_on_while_one_looks_back,
    offers_and_times_are_noted,
    on_a_phone_the_sheet_opens_below_the_board,
    sixty_moves_are_printed_on_one_page,
    the_control_prints_and_the_times_are_pictured,
    players_write_their_own_score,
    under_five_minutes_the_sheet_says_that_nobody_must_write,
    that_nobody_must_write_is_said_at_the_moment_and_nothing_is_drawn_before,
];

/// A game with a double step, en passant, both castlings, checks, a promotion, two like pieces.
const START: &str = "r3k2r/1P1p4/8/4P3/8/2N5/8/R3K1NR b KQkq - 0 10";
const MOVES: &str = "d7d5 e5d6 e8g8 g1e2 g8g7 e1c1 a8a1 c3b1 f8f1 b7b8q g7f7 d1f1";
const WRITTEN: [(&str, &str); 13] = [
    (
        "short",
        "d5 exd6 O-O Nge2 Kg7 O-O-O Ra1+ Nb1 Rf1 b8=Q Kf7 Rdxf1+",
    ),
    (
        "long",
        "d7-d5 e5xd6 O-O Ng1-e2 Kg8-g7 O-O-O Ra8-a1+ Nc3-b1 Rf8-f1 b7-b8Q Kg7-f7 Rd1xf1+",
    ),
    (
        "codex",
        "d5 ed6 O-O Nge2 Kg7 O-O-O Ra1+ Nb1 Rf1 b8Q Kf7 Rdxf1+",
    ),
    (
        "figurine",
        "d5 exd6 O-O ♘ge2 ♔g7 O-O-O ♖a1+ ♘b1 ♖f1 b8♕ ♔f7 ♖dxf1+",
    ),
    (
        "figurine-long",
        "d7-d5 e5xd6 O-O ♘g1-e2 ♔g8-g7 O-O-O ♖a8-a1+ ♘c3-b1 ♖f8-f1 b7-b8♕ ♔g7-f7 ♖d1xf1+",
    ),
    (
        "figurine-codex",
        "d5 ed6 O-O ♘ge2 ♔g7 O-O-O ♖a1+ ♘b1 ♖f1 b8♕ ♔f7 ♖dxf1+",
    ),
    (
        "russian",
        "d5 e:d6 O-O Кge2 Крg7 O-O-O Лa1+ Кb1 Лf1 b8Ф Крf7 Лd:f1+",
    ),
    (
        "russian-long",
        "d7-d5 e5:d6 O-O Кg1-e2 Крg8-g7 O-O-O Лa8-a1+ Кc3-b1 Лf8-f1 b7-b8Ф Крg7-f7 Лd1:f1+",
    ),
    (
        "russian-codex",
        "d5 ed6 O-O Кge2 Крg7 O-O-O Лa1+ Кb1 Лf1 b8Ф Крf7 Лd:f1+",
    ),
    (
        "ukrainian",
        "d5 e:d6 O-O Кge2 Крg7 O-O-O Тa1+ Кb1 Тf1 b8Ф Крf7 Тd:f1+",
    ),
    (
        "ukrainian-long",
        "d7-d5 e5:d6 O-O Кg1-e2 Крg8-g7 O-O-O Тa8-a1+ Кc3-b1 Тf8-f1 b7-b8Ф Крg7-f7 Тd1:f1+",
    ),
    (
        "ukrainian-codex",
        "d5 ed6 O-O Кge2 Крg7 O-O-O Тa1+ Кb1 Тf1 b8Ф Крf7 Тd:f1+",
    ),
    (
        "uci",
        "d7d5 e5d6 e8g8 g1e2 g8g7 e1c1 a8a1 c3b1 f8f1 b7b8q g7f7 d1f1",
    ),
];

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

fn choose_notation(page: &Page, name: &str) {
    let script = "const choice = document.querySelector('[data-action=notation]');\
        choice.value = arguments[0]; choice.dispatchEvent(new Event('change', { bubbles: true }))";
    page.js(script, &[name.into()]);
}

// NOTATION-1, NOTATION-3 to NOTATION-9
fn every_kind_of_move_is_kept_in_every_notation(page: &Page) {
    page.open_position(START);
    for mv in MOVES.split(' ') {
        let before = page.fen();
        page.type_move(mv);
        page.press("Enter");
        page.until(&format!("{mv} is played"), || page.fen() != before);
    }
    let end = page.fen();
    for (name, written) in WRITTEN {
        choose_notation(page, name);
        page.until(&format!("the sheet is {name}"), || {
            page.score() == words(written)
        });
        // The same form is read where moves are typed.
        page.action("undo");
        page.until("the last move is taken back", || page.fen() != end);
        let last = written.rsplit(' ').next().unwrap_or_default();
        page.type_move(last);
        let hint = page.text("#typed-hint").unwrap_or_default();
        assert!(hint.contains(last), "{name}: {hint}");
        page.press("Enter");
        page.expect_fen(&end);
    }
}

// NOTATION-5a
fn a_mate_is_written_with_its_sign(page: &Page) {
    page.open("#/play?table=learn&notation=russian-long");
    page.play(Way::Clicks, "f2f3 e7e5 g2g4 d8h4");
    page.expect_result("0-1");
    assert_eq!(page.score(), words("f2-f3 e7-e5 g2-g4 Фd8-h4х"));
    choose_notation(page, "short");
    page.until("the sheet is short", || {
        page.score() == words("f3 e5 g4 Qh4#")
    });
}

fn the_notation_stays_and_can_be_asked_for(page: &Page) {
    page.open("#/play?table=learn&lang=uk");
    page.play(Way::Clicks, "g1f3");
    page.until("it is that of the language", || page.score() == ["Кf3"]);
    choose_notation(page, "figurine");
    page.until("it is the chosen one", || page.score() == ["♘f3"]);
    page.reload();
    page.until("it stays", || {
        page.exists("[data-ply]") && page.score() == ["♘f3"]
    });
    choose_notation(page, "");
    page.until("it is that of the language again", || {
        page.score() == ["Кf3"]
    });
    page.open("#/play?table=learn&notation=runes");
    page.until("what is not known is said", || {
        page.note().contains("runes")
    });
}

fn past(page: &Page) -> Option<String> {
    page.attribute("[data-fen]", "data-past")
}

fn expect_past(page: &Page, ply: &str, fen: &str) {
    page.expect_fen(fen);
    page.until("the board says so", || past(page).as_deref() == Some(ply));
    let shown = page.text("[data-ply][aria-current]").unwrap_or_default();
    let here = page
        .text(&format!("[data-ply='{ply}']"))
        .unwrap_or_default();
    assert_eq!(shown, here);
}

fn expect_present(page: &Page, fen: &str) {
    page.expect_fen(fen);
    page.until("it is the present", || past(page).is_none());
    assert!(!page.exists("[data-action=back-to-game]"));
}

/// Plays moves by typing them, with nothing between.
fn play_quickly(page: &Page, moves: &[&str]) {
    let script = "const done = arguments[arguments.length - 1], moves = arguments[0];\
        const field = document.querySelector('[data-action=type-move]');\
        const play = () => {\
          if (!moves.length) return done(null);\
          field.value = moves.shift();\
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));\
          setTimeout(() => { field.form.requestSubmit(); setTimeout(play); });\
        };\
        play()";
    page.js_later(script, &[json!(moves)]);
    page.until("all moves are made", || page.score().len() == moves.len());
}

const AFTER_1: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq -";
const AFTER_2: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -";
const AFTER_3: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq -";
const AT_START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

fn the_game_is_walked_by_click_key_and_wheel(page: &Page) {
    page.open("#/play?table=learn");
    page.play(Way::Clicks, "e2e4 e7e5 g1f3");
    page.click("[data-ply='1']");
    expect_past(page, "1", AFTER_1);
    // The click has left the focus on the sheet, whose keys walk on.
    for (key, ply, fen) in [
        ("ArrowRight", "2", AFTER_2),
        ("ArrowLeft", "1", AFTER_1),
        ("Home", "0", AT_START),
        ("ArrowDown", "2", AFTER_2),
        ("ArrowUp", "0", AT_START),
    ] {
        page.press(key);
        expect_past(page, ply, fen);
    }
    page.press("End");
    expect_present(page, AFTER_3);
    let board = page.middle("[data-fen]");
    page.wheel(board, -120);
    expect_past(page, "2", AFTER_2);
    page.wheel(board, -120);
    expect_past(page, "1", AFTER_1);
    page.wheel(board, 120);
    expect_past(page, "2", AFTER_2);
    page.wheel(board, 120);
    expect_present(page, AFTER_3);
    for (action, ply, fen) in [
        ("walk-start", "0", AT_START),
        ("walk-on", "1", AFTER_1),
        ("walk-on", "2", AFTER_2),
        ("walk-back", "1", AFTER_1),
    ] {
        page.click(&format!("[data-action={action}]"));
        expect_past(page, ply, fen);
    }
    page.click("[data-action=walk-present]");
    expect_present(page, AFTER_3);
}

fn an_earlier_position_takes_no_move(page: &Page) {
    page.open("#/play?table=learn");
    page.play(Way::Clicks, "e2e4 e7e5");
    page.click("[data-action=walk-back]");
    expect_past(page, "1", AFTER_1);
    assert!(page.note().contains("1. e4"), "{}", page.note());
    assert_eq!(page.axe(), Vec::<String>::new());
    page.gesture(Way::Clicks, "d7d5");
    page.gesture(Way::Drag, "g8f6");
    page.type_move("Nf3");
    page.press("Enter");
    page.pause();
    expect_past(page, "1", AFTER_1);
    assert_eq!(page.score(), ["e4", "e5"]);
    page.click("[data-action=back-to-game]");
    expect_present(page, AFTER_2);
    assert!(page.focused_square().is_some(), "the board has the focus");
    page.play(Way::Clicks, "g1f3");
    assert_eq!(page.score(), ["e4", "e5", "Nf3"]);
}

fn left(page: &Page, side: &str) -> i64 {
    let script = "return Number(document.querySelector(`[data-clock=${arguments[0]}]`).dataset.ms)";
    page.js(script, &[side.into()]).as_i64().unwrap_or(-1)
}

// CLOCK-1
fn the_clock_runs_on_while_one_looks_back(page: &Page) {
    page.open("#/play?table=play&time=0:04+0");
    page.action("press");
    page.play(Way::Clicks, "e2e4 e7e5");
    page.action("walk-start");
    expect_past(page, "0", AT_START);
    let before = left(page, "white");
    page.until("White's time runs", || left(page, "white") < before - 200);
    // The fall of the flag calls everybody back to the game.
    page.expect_result("0-1");
    expect_present(page, AFTER_2);
    page.action("walk-start");
    expect_past(page, "0", AT_START);
}

// NOTATION-10
fn offers_and_times_are_noted(page: &Page) {
    page.open("#/play?table=play&time=90+30");
    page.action("press");
    page.play(Way::Clicks, "e2e4");
    page.js(
        "document.querySelector('[data-action=offer-draw][data-side=white]').click()",
        &[],
    );
    let entry = || {
        let script = "return document.querySelector('[data-ply=\"1\"]').closest('tr').textContent";
        page.js(script, &[]).as_str().unwrap_or_default().to_owned()
    };
    page.until("the offer is noted", || entry().contains("e4(=)"));
    assert!(entry().contains("0:0"), "{}", entry());
    page.play(Way::Clicks, "e7e5");
    assert_eq!(page.score(), ["e4", "e5"]);
    assert!(entry().contains("(=)"), "{}", entry());
}

fn on_a_phone_the_sheet_opens_below_the_board(page: &Page) {
    for (width, height) in [(390, 844), (360, 640)] {
        page.viewport(width, height);
        page.open("#/play?table=play&time=15+10");
        page.action("press");
        page.play(Way::Taps, "e2e4 e7e5");
        page.action("sheet");
        let fits = "const board = document.querySelector('[data-fen]').getBoundingClientRect();\
            const entry = document.querySelector('[data-ply=\"1\"]').getBoundingClientRect();\
            return board.top > -1 && entry.top > board.bottom - 1 && entry.bottom <= innerHeight && entry.height >= 44";
        page.until("board and moves are in view", || page.js(fits, &[]) == true);
        page.tap_at(page.middle("[data-ply='1']"));
        expect_past(page, "1", AFTER_1);
        page.action("sheet");
        page.until("it is folded up", || {
            page.js(
                "return document.querySelector('[data-ply]').offsetParent === null",
                &[],
            ) == true
        });
        page.tap_at(page.middle("[data-action=back-to-game]"));
        expect_present(page, AFTER_2);
    }
}

// NOTATION-1
fn sixty_moves_are_printed_on_one_page(page: &Page) {
    let round = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let moves: Vec<&str> = round.into_iter().cycle().take(122).collect();
    // By this law neither repetition nor 50 moves end a game that nobody claims.
    let address = "#/play?table=play&laws=codex&aids=undo&notation=long&white=Anna&black=Borys";
    page.open(address);
    assert_eq!(page.printed_pages(), 1, "an empty sheet");
    play_quickly(page, &moves[..120]);
    page.action("walk-back");
    assert_eq!(page.printed_pages(), 1, "60 moves");
    page.open(&format!("{address}&lang=uk"));
    play_quickly(page, &moves);
    assert_eq!(page.printed_pages(), 2, "61 moves");
}

// CLOCK-1
fn the_control_prints_and_the_times_are_pictured(page: &Page) {
    page.open("#/play?table=play&time=90+30");
    page.js(
        "window.__printed = 0; window.print = () => { window.__printed += 1 }",
        &[],
    );
    page.action("print");
    page.until("it is printed", || {
        page.js("return window.__printed", &[]) == 1
    });
    page.action("press");
    page.play(Way::Clicks, "e2e4");
    std::thread::sleep(std::time::Duration::from_millis(700));
    page.play(Way::Clicks, "e7e5");
    page.play(Way::Clicks, "g1f3");
    assert!(
        !page.exists("[data-times]"),
        "while the game goes on, it is not shown"
    );
    for action in ["resign", "confirm-resign"] {
        let press =
            "document.querySelector(`[data-action=${arguments[0]}][data-side=white]`)?.click()";
        page.until(action, || {
            page.exists(&format!("[data-action={action}][data-side=white]"))
        });
        page.js(press, &[action.into()]);
    }
    page.until("the times are pictured", || {
        page.exists("[data-times] svg[role=img]")
    });
    let said = page
        .attribute("[data-times] svg", "aria-label")
        .unwrap_or_default();
    assert!(said.contains("0:01"), "{said}");
    let rows = "return [...document.querySelectorAll('[data-times] tbody tr')].map((row) => \
        [...row.children].map((cell) => cell.textContent))";
    let rows = page.js(rows, &[]);
    assert_eq!(rows[0][0], "1");
    assert_eq!(rows[0][2], "0:01");
    assert_eq!(rows.as_array().map(Vec::len), Some(2));
    assert_eq!(page.axe(), Vec::<String>::new());
}

fn write_down(page: &Page, text: &str) {
    page.click("[data-action=write-down]");
    page.write(text);
    page.press("Enter");
}

/// What a player has written down, as it stands on the sheet that is shown.
fn own_record(page: &Page) -> Vec<String> {
    let script =
        "return [...document.querySelectorAll('[data-line]')].map((e) => e.textContent.trim())";
    let list = page.js(script, &[]);
    let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter()
        .filter_map(|it| it.as_str())
        .map(str::to_owned)
        .collect()
}

fn reminder(page: &Page) -> String {
    page.until("the sheet is there", || page.exists("[data-reminder]"));
    page.text("[data-reminder]").unwrap_or_default()
}

// NOTATION-1
fn players_write_their_own_score(page: &Page) {
    page.open("#/play?table=play&score=own");
    assert!(
        !page.exists("[data-action=print]"),
        "the app shows no score"
    );
    page.play(Way::Clicks, "e2e4 e7e5");
    page.until("White is reminded", || reminder(page).contains('1'));
    write_down(page, "e4");
    page.until("it stands there", || own_record(page) == ["e4", "–"]);
    assert_eq!(reminder(page), "");
    write_down(page, "e6");
    page.until("it stands there, too", || own_record(page) == ["e4", "e6"]);
    page.click("[data-line='2']");
    page.until("it can be corrected", || {
        page.js(
            "return document.querySelector('[data-action=write-down]').value",
            &[],
        ) == "e6"
    });
    page.press("Backspace");
    page.press("Backspace");
    write_down(page, "e5");
    page.until("it is corrected", || own_record(page) == ["e4", "e5"]);
    page.play(Way::Clicks, "g1f3 b8c6");
    write_down(page, "Nf3");
    write_down(page, "Nf6");
    // Black's sheet is another.
    page.click("[data-action=own-sheet][data-side=black]");
    page.until("Black's sheet is empty", || {
        own_record(page) == ["–", "–", "–", "–"]
    });
    page.reload();
    page.until("what is written is kept", || {
        own_record(page) == ["e4", "e5", "Nf3", "Nf6"]
    });
    assert_eq!(page.axe(), Vec::<String>::new());
    for action in ["resign", "confirm-resign"] {
        let selector = format!("[data-action={action}][data-side=black]");
        page.until(action, || page.exists(&selector));
        page.click(&selector);
    }
    page.expect_result("1-0");
    assert!(
        !page.exists("[data-differences]"),
        "before it is asked for nothing is told"
    );
    page.action("compare");
    page.until("the sheets are compared", || {
        page.exists("[data-differences]")
    });
    assert_eq!(page.score(), ["e4", "e5", "Nf3", "Nc6"]);
    let count = |side: &str| page.attribute(&format!("[data-differences={side}]"), "data-count");
    assert_eq!(count("white").as_deref(), Some("1"));
    assert_eq!(count("black").as_deref(), Some("4"));
    let told = page.text("[data-differences=white]").unwrap_or_default();
    assert!(told.contains("2… Nc6") && told.contains("Nf6"), "{told}");
    assert_eq!(page.axe(), Vec::<String>::new());
}

// NOTATION-2
fn under_five_minutes_the_sheet_says_that_nobody_must_write(page: &Page) {
    page.open("#/play?table=play&score=own&laws=codex&time=4+0&notation=long");
    page.action("press");
    page.play(Way::Clicks, "e2e4 e7e5 g1f3 b8c6");
    let free = reminder(page);
    assert!(!free.is_empty() && !free.contains('3'), "{free}");
    // By the laws of today there is no duty in fast games, and so no word of it.
    page.open("#/play?table=play&score=own&time=4+0");
    page.action("press");
    page.play(Way::Clicks, "e2e4 e7e5 g1f3 b8c6");
    assert_eq!(reminder(page), "");
}

// NOTATION-2
fn that_nobody_must_write_is_said_at_the_moment_and_nothing_is_drawn_before(page: &Page) {
    page.open("#/play?table=play&score=own&laws=codex&time=5:03+0");
    page.action("press");
    page.until("the clock runs", || {
        page.exists("[data-clock=white][data-state=running]")
    });
    // What is drawn, but for the clocks and what is said of them.
    page.js(
        "window.__drawn = []; new MutationObserver((all) => all.forEach(({ target }) => { \
           const at = target.closest ? target : target.parentElement; \
           if (!at.closest('[data-clock]')) { \
             window.__drawn.push(document.querySelector('[data-reminder]').textContent) } \
         })).observe(document.querySelector('main'), \
           { subtree: true, childList: true, characterData: true, attributes: true })",
        &[],
    );
    assert_eq!(reminder(page), "");
    page.until("White is told", || !reminder(page).is_empty());
    let left = page.attribute("[data-clock=white]", "data-ms");
    let left: i64 = left.and_then(|ms| ms.parse().ok()).unwrap_or_default();
    // What the face says of its time is never older than 50 ms.
    assert!((297_000..=300_050).contains(&left), "{left}");
    let drawn = page.js("return window.__drawn", &[]);
    let drawn = drawn.as_array().cloned().unwrap_or_default();
    assert!(!drawn.is_empty());
    assert!(drawn.iter().all(|told| told != ""), "{drawn:?}");
}
