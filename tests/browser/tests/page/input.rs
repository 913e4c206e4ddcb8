//! Faults of input that other boards had, each as a case of its whole kind.

use browser_tests::hands::{down, pointer, to, up, wait};
use browser_tests::{Page, Test, Way, tests};

pub const TESTS: &[Test] = tests![
    a_touched_piece_shows_where_it_may_go,
    king_then_rook_selects_the_rook_when_touch_is_free,
    a_second_finger_changes_nothing,
    dragging_does_not_scroll_the_page,
    a_swipe_beside_the_board_scrolls_the_page,
    a_turned_board_takes_the_square_under_the_pointer,
    scrolling_and_resizing_move_no_square,
    a_drag_that_ends_outside_puts_the_piece_back,
    a_small_shake_of_the_mouse_is_still_a_click,
];

const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq";

// MOVE-11, MOVE-2
fn a_touched_piece_shows_where_it_may_go(page: &Page) {
    page.open_position("4k3/8/8/8/8/3p4/4P3/4K3 w - - 0 1");
    page.click_square("e2");
    page.until("the squares are shown", || !page.marked("legal").is_empty());
    let mut shown = page.marked("legal");
    shown.extend(page.marked("capture"));
    shown.sort();
    shown.dedup();
    assert_eq!(shown, ["d3", "e3", "e4"]);
    assert_eq!(page.marked("capture"), ["d3"]);
    page.press("Escape");
    page.until("nothing is shown", || page.marked("legal").is_empty());
}

// C33
fn king_then_rook_selects_the_rook_when_touch_is_free(page: &Page) {
    page.open_position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    page.click_square("e1");
    page.click_square("h1");
    page.click_square("h5");
    page.expect_fen("4k3/8/8/7R/8/8/8/4K3 b - - 1 1");
}

// C34
fn a_second_finger_changes_nothing(page: &Page) {
    page.spend_browser();
    page.open("#/play?table=learn");
    let places = ["e2", "e4", "d2", "d4"].map(|square| page.centre(square));
    let [e2, e4, d2, d4] = places;
    page.perform(&[
        pointer(
            "touch",
            1,
            &[to(e2, 0), down(), to(e4, 60), wait(60), wait(0), up()],
        ),
        pointer(
            "touch",
            2,
            &[to(d2, 0), wait(0), down(), to(d4, 60), up(), wait(0)],
        ),
    ]);
    page.expect_fen(AFTER_E4);
    page.pause();
    page.expect_fen(AFTER_E4);
    assert_eq!(page.pieces(), Page::pieces_of(&page.fen()));
    page.play(Way::Finger, "d7d5");
}

/// Makes the page much longer than the window.
fn lengthen(page: &Page) {
    page.js(
        "const end = document.createElement('div'); end.id = 'end'; end.style.height = '3000px';\
         document.body.append(end)",
        &[],
    );
    let height = page.js("return document.documentElement.scrollHeight", &[]);
    assert!(height.as_u64() > Some(2000), "the page is {height} high");
}

fn offset(page: &Page) -> i64 {
    page.js("return Math.round(scrollY)", &[])
        .as_i64()
        .unwrap_or(-1)
}

// C35
fn dragging_does_not_scroll_the_page(page: &Page) {
    page.viewport(500, 800);
    page.open_position("k3R3/8/8/8/8/8/8/4K3 b - - 0 1");
    page.play(Way::Finger, "a8a7");
    lengthen(page);
    // Downwards, then upwards.
    for text in ["e8e3", "a7a6", "e3e7"] {
        page.play(Way::Finger, text);
        page.pause();
        assert_eq!(offset(page), 0, "after {text}");
    }
}

// C35
fn a_swipe_beside_the_board_scrolls_the_page(page: &Page) {
    page.viewport(500, 800);
    page.open("#/play?table=learn");
    lengthen(page);
    page.js(
        "document.getElementById('end').scrollIntoView({ block: 'end' })",
        &[],
    );
    let before = offset(page);
    page.drag_between("touch", (250, 300), (250, 700));
    page.until("the page is scrolled", || offset(page) < before);
}

// C36
fn a_turned_board_takes_the_square_under_the_pointer(page: &Page) {
    page.open_position("4k2r/8/8/8/8/8/8/4K3 b - - 0 1");
    page.action("flip");
    let corner = "const b = document.querySelector('[data-fen]');\
        const all = [...b.querySelectorAll('[data-square]')].map((e) => e.getBoundingClientRect());\
        const left = Math.min(...all.map((r) => r.left)), low = Math.max(...all.map((r) => r.bottom));\
        return [Math.round(left + 10), Math.round(low - 10)]";
    let place = page.js(corner, &[]);
    let place = (
        place[0].as_i64().unwrap_or(0),
        place[1].as_i64().unwrap_or(0),
    );
    page.drag_between("mouse", place, page.centre("h4"));
    page.expect_fen("4k3/8/8/8/7r/8/8/4K3 w - - 1 2");

    // The board is turned between the two clicks of one move.
    page.click_square("e1");
    page.action("flip");
    page.click_square("e2");
    page.expect_fen("4k3/8/8/8/7r/8/4K3/8 b - - 2 2");
    assert_eq!(page.marked("last"), ["e1", "e2"]);
}

// C37
fn scrolling_and_resizing_move_no_square(page: &Page) {
    page.open("#/play?table=learn");
    page.js(
        "document.body.style.paddingTop = '300px'; document.body.style.paddingBottom = '2000px'",
        &[],
    );
    page.js("scrollTo(0, 300)", &[]);
    assert_eq!(offset(page), 300);
    page.play(Way::Drag, "e2e4");
    page.js("scrollTo(0, 250)", &[]);
    page.play(Way::Clicks, "e7e5");
    page.viewport(640, 900);
    page.play(Way::Drag, "g1f3");
    page.viewport(1200, 900);
    page.play(Way::Clicks, "b8c6");
    page.expect_fen("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq");
}

// MOVE-1
fn a_drag_that_ends_outside_puts_the_piece_back(page: &Page) {
    page.open("#/play?table=learn");
    let before = page.fen();
    for kind in ["mouse", "touch"] {
        page.drag_between(kind, page.centre("e2"), (2, 2));
        page.pause();
        assert_eq!(page.fen(), before, "{kind}");
        assert_eq!(page.pieces(), Page::pieces_of(&before), "{kind}");
    }
    page.press("Escape");
    page.play(Way::Drag, "e2e4");
}

// MOVE-11
fn a_small_shake_of_the_mouse_is_still_a_click(page: &Page) {
    page.open("#/play?table=learn");
    for square in ["e2", "e4"] {
        let (x, y) = page.centre(square);
        page.perform(&[pointer(
            "mouse",
            1,
            &[to((x, y), 0), down(), to((x + 1, y + 1), 10), up()],
        )]);
    }
    page.expect_fen(AFTER_E4);
}
