//! What an engine's driver can't do, and the tests that can't be run there for that; what the engines themselves do, they
//! are all asked. But for rounds of all screens, which take a minute each: phones are emulated in the first engine.

use browser_tests::{Engine, Exception};

const fn exception(engine: Engine, test: &'static str, why: &'static str) -> Exception {
    Exception { engine, test, why }
}

const NO_SHIFTS: &str = "the engine does not tell what has moved";
const ROUND: &str = "a round of all screens in this window is made in Chromium";

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
        Engine::Firefox,
        "layouts::a_table_stands_still_while_the_rest_of_it_comes",
        NO_SHIFTS,
    ),
    exception(
        Engine::WebKit,
        "layouts::a_table_stands_still_while_the_rest_of_it_comes",
        NO_SHIFTS,
    ),
    exception(
        Engine::WebKit,
        "motion::a_device_that_asks_for_little_motion_gets_none",
        "a driven browser can't be asked for little motion; what the page itself is asked for is tested",
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
    exception(
        Engine::Firefox,
        "screens::a_laptop_at_twice_the_size_holds_every_screen",
        ROUND,
    ),
    exception(
        Engine::Firefox,
        "screens::every_target_is_large_enough_for_a_finger",
        ROUND,
    ),
    exception(
        Engine::Firefox,
        "screens::every_screen_on_a_tablet_and_a_laptop_is_whole",
        ROUND,
    ),
    exception(
        Engine::WebKit,
        "screens::a_page_of_320_pixels_holds_every_screen",
        ROUND,
    ),
    exception(
        Engine::WebKit,
        "screens::a_laptop_at_twice_the_size_holds_every_screen",
        ROUND,
    ),
    exception(
        Engine::WebKit,
        "screens::every_target_is_large_enough_for_a_finger",
        ROUND,
    ),
    exception(
        Engine::WebKit,
        "screens::every_screen_on_a_tablet_and_a_laptop_is_whole",
        ROUND,
    ),
];
