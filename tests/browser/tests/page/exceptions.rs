//! What an engine's driver can't do, and the tests that can't be run there for that; what the engines themselves do, they
//! are all asked.

use browser_tests::{Engine, Exception};

const fn exception(engine: Engine, test: &'static str, why: &'static str) -> Exception {
    Exception { engine, test, why }
}

pub const EXCEPTIONS: &[Exception] = &[
    exception(
        Engine::Firefox,
        "input::a_swipe_beside_the_board_scrolls_the_page",
        "its driver's finger makes pointer events only and never scrolls",
    ),
    exception(
        Engine::WebKit,
        "input::a_swipe_beside_the_board_scrolls_the_page",
        "its driver's finger is the mouse",
    ),
    exception(
        Engine::WebKit,
        "input::a_second_finger_changes_nothing",
        "its driver's fingers are one mouse",
    ),
    exception(
        Engine::WebKit,
        "scrollbars::nothing_scrolls_sideways_beside_a_scrollbar",
        "a driven browser's scrollbars lie over the page",
    ),
    exception(
        Engine::WebKit,
        "score::sixty_moves_are_printed_on_one_page",
        "its driver does not print",
    ),
    exception(
        Engine::WebKit,
        "storage::a_browser_killed_right_after_a_move_loses_nothing",
        "a driven browser has no profile that outlives it",
    ),
];
