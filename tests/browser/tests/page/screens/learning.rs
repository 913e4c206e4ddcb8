//! The screens of learning, and how each is reached.

use browser_tests::Page;

use super::list::{BOARD, Screen, screen, shows, stay};

const PATH: &str = "[data-action=practice]";
const LESSON: &str = "[data-task]";
const ROUND: &str = "[data-action=begin-round]";

pub const LEARNING: [Screen; 11] = [
    screen("path", "#/learn", PATH, |page| page.action("card")),
    screen("no such lesson", "#/learn/none/1", PATH, stay),
    screen("lesson to go", "#/learn/rook/1", LESSON, ask_for_help),
    screen("lesson to set up", "#/learn/set-up/1", LESSON, stay),
    screen("lesson at the table", "#/learn/touch-move/1", LESSON, stay),
    screen(
        "lesson to answer",
        "#/learn/manners/1",
        LESSON,
        ask_for_help,
    ),
    screen(
        "practice",
        "#/practice?fen=4k3/4r3/8/1b6/8/8/4R3/4K3 w - - 0 1",
        BOARD,
        |page| {
            page.click_square("e2");
            shows(page, "[data-drawn]");
        },
    ),
    screen(
        "practice, no position",
        "#/practice?fen=8/8/8/8/8/8/8/K7 w - - 0 1",
        BOARD,
        stay,
    ),
    screen(
        "find squares",
        "#/train/coordinates?seed=3",
        ROUND,
        |page| {
            page.action("begin-round");
            shows(page, "[data-asked]");
        },
    ),
    screen(
        "name squares",
        "#/train/coordinates?seed=3",
        ROUND,
        |page| {
            page.click("input[value=name]");
            page.action("begin-round");
            shows(page, "[data-action=name-key]");
        },
    ),
    screen("write moves", "#/train/notation?seed=5", ROUND, |page| {
        page.click("input[value=write]");
        page.action("begin-round");
        shows(page, "[data-action=write-move]");
    }),
];

/// The hint, and what is right.
fn ask_for_help(page: &Page) {
    page.action("show-hint");
    page.action("show-hint");
}
