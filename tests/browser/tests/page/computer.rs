//! A game against the computer: it moves, presses, answers and waits as a person does, and what stands where it
//! can't be had.

use browser_tests::{Page, Test, Way, tests};

pub const TESTS: &[Test] = tests![
    the_computer_answers_move_by_move,
    a_level_is_one_tap_away_and_its_worker_is_fetched_only_then,
    the_keyboard_plays_the_computer,
    who_has_black_sees_the_board_from_there_and_lets_it_begin,
    a_draw_is_accepted_by_who_is_behind_and_declined_by_others,
    it_presses_its_clock_and_waits_for_the_others_press,
    it_touches_its_piece_before_it_moves_it,
    it_goes_on_after_a_reload_in_the_middle_of_its_thought,
    a_move_is_taken_back_together_with_the_answer,
    it_moves_while_the_past_is_shown_and_leaves_the_view_alone,
    without_its_worker_the_game_stays_and_two_go_on,
    without_its_wasm_it_says_so_and_tries_again,
    without_the_part_that_plays_it_says_so_and_tries_again,
    a_worker_that_is_silent_is_not_waited_for_for_ever,
    the_form_sets_up_a_game_against_it,
    it_is_named_in_the_language_of_the_page,
    a_game_against_it_has_no_fault_an_audit_finds,
];

fn status(page: &Page, what: &str) -> String {
    let script = "return document.querySelector('[data-status]').dataset[arguments[0]] ?? ''";
    let value = page.js(script, &[what.into()]);
    value.as_str().unwrap_or_default().to_owned()
}

fn said(page: &Page) -> String {
    page.text("[data-status]").unwrap_or_default()
}

fn press(page: &Page, side: &str) {
    page.click(&format!("[data-action=press][data-side={side}]"));
}

fn state(page: &Page, side: &str) -> String {
    let face = format!("[data-clock={side}]");
    page.attribute(&face, "data-state").unwrap_or_default()
}

fn plies(page: &Page) -> u64 {
    page.count("[data-ply]")
}

/// Waits until the computer has answered and `turn` (`w` or `b`) has the move.
fn answered(page: &Page, turn: &str) {
    page.until("the computer has moved", || {
        page.fen().split(' ').nth(1) == Some(turn)
    });
}

/// Makes the first move that the table shows for White, by mouse.
fn move_somehow(page: &Page) {
    let before = page.fen();
    let squares =
        "return [...document.querySelectorAll('[data-piece^=w]')].map((e) => e.dataset.at)";
    let squares = page.js(squares, &[]);
    for square in squares.as_array().into_iter().flatten() {
        page.click_square(square.as_str().unwrap_or_default());
        let target = "return document.querySelector('[data-marks~=legal],[data-marks~=capture]')?.dataset.square ?? null";
        let target = page.js(target, &[]);
        if let Some(target) = target.as_str() {
            page.click_square(target);
            page.until("the move is made", || page.fen() != before);
            return;
        }
    }
    panic!("no move is shown in {before}");
}

/// Lets workers that are made from now on do something else than they should.
fn spoil(page: &Page, script: &str) {
    page.js(script, &[]);
}

const NO_SCRIPT: &str = "const Worker = window.Worker; window.__worker = Worker;\
    window.Worker = function () { return new Worker('missing.js'); };";

// LEARN-8
fn the_computer_answers_move_by_move(page: &Page) {
    page.open("#/play?table=learn&opponent=1");
    for moves in 1..=4 {
        move_somehow(page);
        answered(page, "w");
        assert_eq!(plies(page), moves * 2);
    }
    assert_eq!(page.problems(), Vec::<String>::new());
}

// LEARN-8
fn a_level_is_one_tap_away_and_its_worker_is_fetched_only_then(page: &Page) {
    let fetched = || {
        let script = "return performance.getEntriesByType('resource').filter((e) => /opponent-/.test(e.name)).length";
        page.js(script, &[]).as_u64().unwrap_or_default()
    };
    page.open("#/play?table=learn");
    page.play(Way::Clicks, "e2e4");
    page.open_home();
    assert_eq!(fetched(), 0);
    assert_eq!(page.count("[data-action=play-computer]"), 5);
    page.tap_at(page.middle("[data-action=play-computer][data-level='2']"));
    page.until("the board is there", || page.shows_board());
    page.play(Way::Clicks, "d2d4");
    answered(page, "w");
    assert!(fetched() > 0);
    let name = page.text("[data-bar=black] .name");
    assert_eq!(name.as_deref(), Some("Computer, level 2"));
    assert!(
        !page.exists("[data-bar=black] button"),
        "its bar is its own"
    );
}

fn the_keyboard_plays_the_computer(page: &Page) {
    page.open("#/play?table=learn&opponent=1");
    page.play(Way::Keys, "e2e4");
    answered(page, "w");
    page.play(Way::Keys, "d2d4");
    answered(page, "w");
    assert_eq!(plies(page), 4);
    let announced = page.text("[data-announcer]").unwrap_or_default();
    assert!(announced.starts_with("Black"), "{announced}");
}

fn who_has_black_sees_the_board_from_there_and_lets_it_begin(page: &Page) {
    page.open("#/play?table=learn&opponent=1&side=black");
    assert!(page.centre("a8").1 > page.centre("a1").1, "Black is near");
    answered(page, "b");
    assert_eq!(plies(page), 1);
    page.play(Way::Clicks, "e7e6");
    answered(page, "b");
    assert_eq!(plies(page), 3);
}

// DRAW-1
fn a_draw_is_accepted_by_who_is_behind_and_declined_by_others(page: &Page) {
    page.open("#/play?table=play&opponent=3&fen=4k3/8/8/8/8/8/8/Q3K3 w - - 0 1");
    page.play(Way::Clicks, "a1a2");
    answered(page, "w");
    page.action_of("white", "offer-draw");
    page.until("it is a draw", || status(page, "result") == "1/2-1/2");
    assert_eq!(status(page, "reason"), "agreement");

    page.open("#/play?table=play&opponent=3");
    page.play(Way::Clicks, "e2e4");
    answered(page, "w");
    page.action_of("white", "offer-draw");
    page.until("it says no", || {
        let note = page.text("[data-note]").unwrap_or_default();
        note.contains("decline")
    });
    assert_eq!(status(page, "result"), "*");
    page.play(Way::Clicks, "d2d4");
    answered(page, "w");
}

// DONE-7, CLOCK-4
fn it_presses_its_clock_and_waits_for_the_others_press(page: &Page) {
    for table in ["play", "compete"] {
        page.open(&format!(
            "#/play?table={table}&time=5+3&press=hand&opponent=1"
        ));
        press(page, "white");
        page.until("the clock runs", || state(page, "white") == "running");
        page.play(Way::Clicks, "e2e4");
        page.until("it waits for the press", || said(page).contains("Press"));
        page.pause();
        assert_eq!(plies(page), 1);
        assert!(!page.exists("[data-action=press][data-side=black]"));
        press(page, "white");
        page.until("its clock runs", || state(page, "black") == "running");
        answered(page, "w");
        page.until("it presses", || state(page, "white") == "running");
        // The space bar does not press for it.
        page.play(Way::Clicks, "d2d4");
        press(page, "white");
        page.until("its clock runs", || state(page, "black") == "running");
        page.js("document.activeElement.blur()", &[]);
        page.press("Space");
        answered(page, "w");
        page.until("it presses", || state(page, "white") == "running");
        assert_eq!(plies(page), 4);
    }
}

// TOUCH-1
fn it_touches_its_piece_before_it_moves_it(page: &Page) {
    page.open("#/play?table=play&opponent=1&side=black");
    page.until("a white piece is touched", || {
        page.exists(
            "[data-square$='2'][data-marks~=touched],[data-square$='1'][data-marks~=touched]",
        )
    });
    answered(page, "b");
}

fn it_goes_on_after_a_reload_in_the_middle_of_its_thought(page: &Page) {
    for address in [
        "#/play?table=learn&opponent=5",
        "#/play?table=play&opponent=5",
    ] {
        page.open(address);
        page.play(Way::Clicks, "e2e4");
        page.until("it thinks", || said(page).contains("thinking"));
        page.reload();
        page.until("the board is there", || page.shows_board());
        answered(page, "w");
        assert_eq!(plies(page), 2, "{address}");
    }
}

// TOUCH-20
fn a_move_is_taken_back_together_with_the_answer(page: &Page) {
    page.open("#/play?table=learn&opponent=1");
    let start = page.fen();
    page.play(Way::Clicks, "e2e4");
    answered(page, "w");
    page.action("undo");
    page.expect_fen(&start);
    // While it thinks, only the own move is there to take back.
    page.play(Way::Clicks, "d2d4");
    page.action("undo");
    page.expect_fen(&start);
    page.pause();
    page.pause();
    page.pause();
    page.expect_fen(&start);
    assert_eq!(
        page.attribute("[data-action=undo]", "aria-disabled")
            .as_deref(),
        Some("true")
    );
    // Of the computer's first move nothing is taken back.
    page.open("#/play?table=learn&opponent=1&side=black");
    answered(page, "b");
    let after = page.fen();
    page.action("undo");
    page.pause();
    page.expect_fen(&after);
}

fn it_moves_while_the_past_is_shown_and_leaves_the_view_alone(page: &Page) {
    page.open("#/play?table=learn&opponent=1");
    let start = page.fen();
    page.play(Way::Clicks, "e2e4");
    page.action("walk-start");
    page.until("the past is shown", || page.exists("[data-past]"));
    page.until("the computer has moved", || plies(page) == 2);
    page.pause();
    assert_eq!(
        page.attribute("[data-past]", "data-past").as_deref(),
        Some("0")
    );
    page.expect_fen(&start);
    page.action("back-to-game");
    answered(page, "w");
    page.play(Way::Clicks, "d2d4");
    answered(page, "w");
}

fn without_its_worker_the_game_stays_and_two_go_on(page: &Page) {
    page.open_home();
    spoil(page, NO_SCRIPT);
    page.click("[data-action=play-computer][data-level='1']");
    page.until("it is said", || page.exists("[data-note=computer]"));
    assert_eq!(page.axe(), Vec::<String>::new());
    page.play(Way::Clicks, "e2e4");
    // Its pieces stay its own.
    page.click_square("e7");
    page.click_square("e5");
    page.pause();
    assert_eq!(plies(page), 1);
    page.action("two-players");
    page.until("the sentence is gone", || {
        !page.exists("[data-note=computer]")
    });
    page.play(Way::Clicks, "e7e5");
    page.play(Way::Clicks, "g1f3");
    assert_eq!(plies(page), 3);
    // It stays so when the game comes back.
    page.reload();
    page.until("the game is back", || {
        page.shows_board() && plies(page) == 3
    });
    page.play(Way::Clicks, "b8c6");
    page.play(Way::Clicks, "f1c4");
    assert_eq!(plies(page), 5);
    assert!(!page.exists("[data-note=computer]"));
}

fn without_its_wasm_it_says_so_and_tries_again(page: &Page) {
    page.open_home();
    spoil(
        page,
        "const post = Worker.prototype.postMessage; window.__post = post;\
         Worker.prototype.postMessage = function (data) {\
           post.call(this, typeof data === 'string' ? 'missing.wasm' : data); };",
    );
    page.click("[data-action=play-computer][data-level='1']");
    page.until("the board is there", || page.shows_board());
    page.play(Way::Clicks, "e2e4");
    page.until("it is said", || page.exists("[data-note=computer]"));
    page.js("Worker.prototype.postMessage = window.__post", &[]);
    page.action("computer-again");
    answered(page, "w");
    assert!(!page.exists("[data-note=computer]"));
}

fn without_the_part_that_plays_it_says_so_and_tries_again(page: &Page) {
    page.open_home();
    spoil(
        page,
        "const get = window.fetch; window.__fetch = get; window.fetch = (what, ...more) =>\
           /split_more/.test(what.url ?? what) ? Promise.reject(new Error('offline')) : get(what, ...more);",
    );
    page.click("[data-action=play-computer][data-level='1']");
    page.until("it is said", || page.exists("[data-note=computer]"));
    // What fetches parts tells developers of it, too.
    page.js("window.fetch = window.__fetch; window.__problems = []", &[]);
    page.action("computer-again");
    page.until("the sentence is gone", || {
        !page.exists("[data-note=computer]")
    });
    page.play(Way::Clicks, "e2e4");
    answered(page, "w");
}

fn a_worker_that_is_silent_is_not_waited_for_for_ever(page: &Page) {
    page.open_home();
    spoil(
        page,
        "Worker.prototype.postMessage = () => {}; const later = setTimeout;\
         window.setTimeout = (act, ms, ...more) => later(act, ms === 15000 ? 500 : ms, ...more);",
    );
    page.click("[data-action=play-computer][data-level='1']");
    page.until("the board is there", || page.shows_board());
    page.play(Way::Clicks, "e2e4");
    page.until("it is said", || page.exists("[data-note=computer]"));
}

fn choose(page: &Page, name: &str, value: &str) {
    page.js(
        "document.querySelector(`[name=${arguments[0]}][value='${arguments[1]}']`).click()",
        &[name.into(), value.into()],
    );
}

// LEARN-8
fn the_form_sets_up_a_game_against_it(page: &Page) {
    page.open_home();
    page.open_set_up();
    choose(page, "table", "play");
    assert!(page.exists("[name=enforcement][value=claims]"));
    choose(page, "opponent", "4");
    page.until("the side is asked", || page.exists("[name=side]"));
    choose(page, "side", "black");
    for absent in [
        "[name=enforcement][value=claims]",
        "[name=seats]",
        "[name=score]",
    ] {
        assert!(!page.exists(absent), "{absent}");
    }
    page.action("begin");
    page.until("the board is there", || page.shows_board());
    let name = page.text("[data-bar=white] .name");
    assert_eq!(name.as_deref(), Some("Computer, level 4"));
    answered(page, "b");
    // It is remembered.
    page.open_home();
    page.open_set_up();
    assert!(page.exists("[name=opponent][value='4']:checked"));
    choose(page, "opponent", "person");
    page.until("seats are asked for again", || page.exists("[name=seats]"));
}

fn it_is_named_in_the_language_of_the_page(page: &Page) {
    for (language, name) in [
        ("uk", "Комп’ютер, рівень 1"),
        ("ru", "Компьютер, уровень 1"),
    ] {
        page.open(&format!("#/play?table=play&opponent=1&lang={language}"));
        assert_eq!(page.text("[data-bar=black] .name").as_deref(), Some(name));
        page.play(Way::Clicks, "e2e4");
        answered(page, "w");
    }
}

fn a_game_against_it_has_no_fault_an_audit_finds(page: &Page) {
    for &scheme in page.engine().schemes() {
        page.scheme(scheme);
        page.open("#/play?table=play&time=5+3&opponent=1");
        assert_eq!(page.axe(), Vec::<String>::new(), "{scheme:?}");
    }
    for (width, height) in [(390, 844), (844, 390), (820, 1180), (1440, 900)] {
        page.viewport(width, height);
        let beyond = "const e = document.documentElement; return e.scrollWidth - e.clientWidth";
        for table in ["learn", "play&time=5+3&press=hand"] {
            page.open(&format!("#/play?table={table}&opponent=5"));
            assert_eq!(page.js(beyond, &[]), 0, "{width} x {height}, {table}");
        }
    }
}
