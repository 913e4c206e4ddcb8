//! The game as hands play it: touch-move, "I adjust", offers, claims, resignation, the clock, and that
//! nothing is lost.

use browser_tests::{Page, Test, Way, tests};

pub const TESTS: &[Test] = tests![
    a_touched_piece_must_move,
    adjusting_binds_nobody,
    king_then_rook_must_castle,
    an_enemy_piece_touched_first_must_be_taken,
    a_draw_is_offered_and_agreed,
    an_answer_is_put_off_until_the_move_is_made,
    resigning_takes_two_acts,
    a_repetition_is_claimed_with_its_proof,
    a_wrong_claim_costs_time,
    a_flag_falls_against_a_bare_king,
    the_clock_changes_hands_with_the_move,
    a_game_comes_back_after_a_reload,
    what_is_asked_of_a_player_moves_nothing_and_fits,
    touch_binds_by_finger_and_by_key,
];

fn note(page: &Page) -> String {
    let text = page.js(
        "return document.querySelector('[data-note]')?.textContent ?? ''",
        &[],
    );
    text.as_str().unwrap_or("").to_owned()
}

fn marks(page: &Page, square: &str) -> String {
    let script =
        "return document.querySelector(`[data-square=${arguments[0]}]`).dataset.marks ?? ''";
    page.js(script, &[square.into()])
        .as_str()
        .unwrap_or("")
        .to_owned()
}

fn status(page: &Page, what: &str) -> String {
    let script = "return document.querySelector('[data-status]').dataset[arguments[0]] ?? ''";
    page.js(script, &[what.into()])
        .as_str()
        .unwrap_or("")
        .to_owned()
}

fn of_side(page: &Page, action: &str, side: &str) {
    let script = "document.querySelector(`[data-action=${arguments[0]}][data-side=${arguments[1]}]`).click()";
    page.js(script, &[action.into(), side.into()]);
}

fn left(page: &Page, side: &str) -> i64 {
    let script = "return Number(document.querySelector(`[data-clock=${arguments[0]}]`).dataset.ms)";
    page.js(script, &[side.into()]).as_i64().unwrap_or(-1)
}

// TOUCH-1a
fn a_touched_piece_must_move(page: &Page) {
    page.open("#/play?table=play");
    page.click_square("g1");
    page.until("the knight is touched", || {
        marks(page, "g1").contains("touched")
    });
    // Another piece can't be taken instead, and let go over its own square it stays touched.
    page.click_square("e2");
    page.click_square("e4");
    page.click_square("g1");
    page.pause();
    assert!(
        page.fen()
            .starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w")
    );
    assert!(marks(page, "g1").contains("touched"));
    assert!(!note(page).is_empty());
    page.play(Way::Clicks, "g1f3");
}

// TOUCH-9a
fn adjusting_binds_nobody(page: &Page) {
    page.open("#/play?table=play");
    of_side(page, "adjust", "white");
    page.click_square("d1");
    page.until("the queen is adjusted", || {
        marks(page, "d1").contains("adjust")
    });
    of_side(page, "adjust", "white");
    page.until("adjusting is over", || marks(page, "d1").is_empty());
    page.play(Way::Clicks, "e2e4");
}

// TOUCH-12a
fn king_then_rook_must_castle(page: &Page) {
    page.open("#/play?table=play&fen=r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1");
    page.click_square("e1");
    page.click_square("h1");
    page.until("both are touched", || {
        marks(page, "e1").contains("touched") && marks(page, "h1").contains("touched")
    });
    page.click_square("f1");
    page.pause();
    assert!(page.fen().contains("R3K2R w"), "no other king move");
    page.click_square("g1");
    page.until("castled", || page.fen().contains("R4RK1 b"));
}

// TOUCH-2a
fn an_enemy_piece_touched_first_must_be_taken(page: &Page) {
    page.open("#/play?table=play&fen=rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    page.click_square("d5");
    page.until("it is touched", || marks(page, "d5").contains("touched"));
    page.play(Way::Clicks, "e4d5");
}

// DRAW-1, DRAW-7a
fn a_draw_is_offered_and_agreed(page: &Page) {
    page.open("#/play?table=play");
    page.play(Way::Clicks, "e2e4");
    page.play(Way::Clicks, "e7e5");
    of_side(page, "offer-draw", "white");
    page.until("Black is asked", || {
        page.exists("[data-action=accept-draw][data-side=black]")
    });
    assert!(!page.exists("[data-action=accept-draw][data-side=white]"));
    of_side(page, "accept-draw", "black");
    page.until("it is a draw", || status(page, "result") == "1/2-1/2");
    assert_eq!(status(page, "reason"), "agreement");
}

// DRAW-4a
fn an_answer_is_put_off_until_the_move_is_made(page: &Page) {
    for time in ["none", "5+3"] {
        page.viewport(390, 844);
        page.open(&format!(
            "#/play?table=play&laws=home&seats=side&time={time}"
        ));
        if time != "none" {
            of_side(page, "press", "white");
        }
        page.play(Way::Clicks, "e2e4");
        page.play(Way::Clicks, "e7e5");
        of_side(page, "offer-draw", "white");
        page.until("Black may wait for the move", || {
            page.exists("[data-action=put-off-answer][data-side=black]")
        });
        assert_eq!(page.axe(), Vec::<String>::new());
        of_side(page, "put-off-answer", "black");
        page.until("it is said once", || {
            !page.exists("[data-action=put-off-answer]")
        });
        assert_eq!(note(page), "Black will answer after the move.");
        assert!(page.exists("[data-action=accept-draw][data-side=black]"));
        page.play(Way::Clicks, "g1f3");
        of_side(page, "accept-draw", "black");
        page.until("it is a draw", || status(page, "result") == "1/2-1/2");
    }
    // After the move there is nothing to wait for.
    page.open("#/play?table=play&laws=home");
    page.play(Way::Clicks, "e2e4");
    of_side(page, "offer-draw", "white");
    page.until("Black is asked", || {
        page.exists("[data-action=accept-draw][data-side=black]")
    });
    assert!(!page.exists("[data-action=put-off-answer]"));
}

// WIN-2
fn resigning_takes_two_acts(page: &Page) {
    page.open("#/play?table=play");
    of_side(page, "resign", "black");
    page.until("Black is asked", || {
        page.exists("[data-action=confirm-resign]")
    });
    of_side(page, "play-on", "black");
    page.until("the question is gone", || {
        !page.exists("[data-action=confirm-resign]")
    });
    assert_eq!(status(page, "result"), "*");
    of_side(page, "resign", "black");
    page.until("Black is asked again", || {
        page.exists("[data-action=confirm-resign]")
    });
    of_side(page, "confirm-resign", "black");
    page.until("White has won", || status(page, "result") == "1-0");
    assert_eq!(status(page, "reason"), "resignation");
}

// DRAW-11a
fn a_repetition_is_claimed_with_its_proof(page: &Page) {
    page.open("#/play?table=play");
    for text in [
        "g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8",
    ] {
        page.play(Way::Clicks, text);
    }
    of_side(page, "claim", "white");
    page.until("the claims are open", || {
        page.exists("[data-action=claim-repetition]")
    });
    of_side(page, "claim-repetition", "white");
    page.until("it is a draw", || status(page, "result") == "1/2-1/2");
    assert_eq!(status(page, "reason"), "threefold");
    let proof = note(page);
    assert!(
        proof.contains("2… Ng8") && proof.contains("4… Ng8"),
        "{proof}"
    );
}

// DRAW-18b
fn a_wrong_claim_costs_time(page: &Page) {
    page.open("#/play?table=play&time=30+0");
    of_side(page, "press", "white");
    page.play(Way::Clicks, "e2e4");
    of_side(page, "claim", "black");
    page.until("the claims are open", || {
        page.exists("[data-action=claim-repetition]")
    });
    of_side(page, "claim-repetition", "black");
    // The opponent gets a minute: 30 minutes are rapid.
    page.until("White has more time", || left(page, "white") > 30 * 60_000);
    assert_eq!(status(page, "result"), "*");
}

// CLOCK-9a, C13
fn a_flag_falls_against_a_bare_king(page: &Page) {
    page.open("#/play?table=play&time=0:01+0&fen=8/8/8/3q4/8/8/1k6/6K1 b - - 0 1");
    of_side(page, "press", "black");
    page.until("it is a draw", || status(page, "result") == "1/2-1/2");
    assert_eq!(status(page, "reason"), "time-lone-king");
}

// CLOCK-1
fn the_clock_changes_hands_with_the_move(page: &Page) {
    page.open("#/play?table=play&time=5+3");
    of_side(page, "press", "white");
    let before = left(page, "white");
    page.pause();
    page.until("White's time runs", || left(page, "white") < before);
    page.play(Way::Clicks, "e2e4");
    let state = "return document.querySelector('[data-clock=black]').dataset.state";
    page.until("Black's time runs", || page.js(state, &[]) == "running");
    // The increments of the start and of the move are there, and nothing but them.
    let white = left(page, "white");
    assert!(white > before && white <= 5 * 60_000 + 2 * 3_000, "{white}");
}

fn a_game_comes_back_after_a_reload(page: &Page) {
    page.open("#/play?table=play&time=5+3");
    of_side(page, "press", "white");
    page.play(Way::Clicks, "e2e4");
    page.play(Way::Clicks, "e7e5");
    let fen = page.fen();
    page.reload();
    page.until("the game is back", || {
        page.shows_board() && page.fen() == fen
    });
    // Both clocks stand, until somebody lets them go on.
    let white = left(page, "white");
    page.pause();
    assert_eq!(left(page, "white"), white);
    page.until("it can go on", || page.exists("[data-action=resume]"));
    page.js(
        "document.querySelector('[data-action=resume]').click()",
        &[],
    );
    page.until("White's time runs", || left(page, "white") < white);
    page.play(Way::Clicks, "g1f3");
}

/// The place of the board, and how far the page reaches beyond the window to the right and below.
fn layout(page: &Page) -> serde_json::Value {
    let script = "const r = document.querySelector('[data-fen]').getBoundingClientRect();\
        return [r.left, r.top, r.width, document.documentElement.scrollWidth - innerWidth]";
    page.js(script, &[])
}

fn what_is_asked_of_a_player_moves_nothing_and_fits(page: &Page) {
    for (width, height, seats) in [
        (390, 844, "side"),
        (390, 844, "face"),
        (844, 390, "side"),
        (844, 390, "face"),
        (820, 1180, "side"),
        (820, 1180, "face"),
        (1180, 820, "face"),
        (1440, 900, "side"),
        (1440, 900, "face"),
    ] {
        page.viewport(width, height);
        page.open(&format!("#/play?table=play&time=5+3&seats={seats}"));
        let covers = "const board = document.querySelector('[data-fen]').getBoundingClientRect();\
            return ['[data-status]', '[data-bar=white]', '[data-bar=black]', '[data-action=undo]'].filter((it) => {\
              const r = document.querySelector(it).getBoundingClientRect();\
              return r.left < board.right - 1 && r.right > board.left + 1 && r.top < board.bottom - 1 && r.bottom > board.top + 1;\
            })";
        assert_eq!(
            page.js(covers, &[]),
            serde_json::json!([]),
            "{seats} at {width}: the board covers"
        );
        let before = layout(page);
        for side in ["white", "black"] {
            for action in ["claim", "resign"] {
                of_side(page, action, side);
                page.until("it is asked", || {
                    page.exists("[role=dialog],[role=alertdialog]")
                });
                assert_eq!(
                    layout(page),
                    before,
                    "{action} of {side}, {seats} at {width}"
                );
                let hidden = "const asked = document.querySelector('[role=dialog],[role=alertdialog]');\
                    return [asked, ...asked.querySelectorAll('button')].filter((it) => {\
                      const r = it.getBoundingClientRect();\
                      const top = document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2);\
                      return r.left < 0 || r.right > innerWidth || r.top < 0 || r.bottom > innerHeight || !asked.contains(top);\
                    }).map((it) => it.outerHTML.slice(0, 60))";
                assert_eq!(
                    page.js(hidden, &[]),
                    serde_json::json!([]),
                    "{action} of {side}, {seats} at {width}"
                );
                of_side(page, action, side);
                page.until("closed", || {
                    !page.exists("[role=dialog],[role=alertdialog]")
                });
            }
        }
    }
}

// TOUCH-1a
fn touch_binds_by_finger_and_by_key(page: &Page) {
    for way in [Way::Taps, Way::Keys] {
        page.open("#/play?table=play");
        // The first half of a knight's move to a square where it can't go, then another piece's move.
        page.gesture(way, "g1g5");
        page.until("the knight is touched", || {
            marks(page, "g1").contains("touched")
        });
        page.gesture(way, "e2e4");
        page.pause();
        assert!(
            page.fen()
                .starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w")
        );
        assert!(marks(page, "g1").contains("touched"));
        page.play(way, "g1f3");
    }
}
