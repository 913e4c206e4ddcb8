//! The places of learning.

use browser_tests::{Page, Way};
use serde_json::json;

use super::{choose, fill, go, press, screen};
use crate::Screen;

const PATH: &str = "[data-action=lesson]";

/// The path and lessons.
pub const SCREENS: &[Screen] = &[
    screen("the path", |page, language| {
        go(page, "#/learn", language, PATH)
    }),
    Screen {
        at: "[data-action=import-learning]",
        ..screen("the path, its end", |page, language| {
            go(page, "#/learn", language, PATH);
            let kept = "jadoube-learning 1\nstep/names/king 1 1\nstep/rook/first 2 2\nbest/coordinates-find 7\n";
            page.js(
                "localStorage.setItem('jadoube-learning', arguments[0])",
                &[json!(kept)],
            );
            go(page, "#/learn", language, PATH);
        })
    },
    screen("a lesson that there is not", |page, language| {
        go(page, "#/learn/no-such-lesson/1", language, PATH);
    }),
    screen("lesson, names", |page, language| {
        lesson(page, "names/1", language)
    }),
    screen("lesson, pieces to be put", |page, language| {
        lesson(page, "set-up/1", language)
    }),
    screen("lesson, a rook on its way", |page, language| {
        lesson(page, "rook/2", language);
        page.click_square("d4");
    }),
    screen("lesson, a wrong try", |page, language| {
        lesson(page, "rook/2", language);
        for _ in 0..2 {
            page.click_square("d4");
            page.click_square("e5");
        }
        page.until("it is said", || !page.note().is_empty());
    }),
    screen("lesson, shown", |page, language| {
        lesson(page, "mate-in-one/1", language);
        press(page, "[data-action=show-hint]");
        press(page, "[data-action=show-hint]");
    }),
    screen("lesson, done", |page, language| {
        lesson(page, "mate-in-one/1", language);
        page.gesture(Way::Clicks, "d1d8");
        page.until("it is done", || page.exists("[data-done]"));
    }),
    screen("lesson, a question", |page, language| {
        lesson(page, "mate/1", language)
    }),
    screen("lesson, a question answered wrong", |page, language| {
        lesson(page, "mate/1", language);
        press(page, "[data-answer=check]");
        page.until("it is said", || !page.note().is_empty());
    }),
    screen("lesson, touch-move", |page, language| {
        lesson(page, "touch-move/1", language)
    }),
    screen("lesson, the clock", |page, language| {
        lesson(page, "clock/1", language)
    }),
    screen("a card to read", |page, language| {
        go(page, "#/learn", language, PATH);
        press(page, "[data-action=card][data-card=grains]");
    }),
];

/// The practice board and the trainers.
pub const TRAINERS: &[Screen] = &[
    screen("practice board", |page, language| {
        go(page, "#/practice", language, "[data-fen]")
    }),
    screen("practice board, a piece looked at", |page, language| {
        go(
            page,
            "#/practice?fen=4k3/4r3/8/1b6/8/8/4R3/4K3 w - - 0 1",
            language,
            "[data-fen]",
        );
        page.click_square("e2");
    }),
    screen(
        "practice board, an impossible position",
        |page, language| {
            go(
                page,
                "#/practice?fen=4k3/8/8/8/8/8/4k3/4K2P w - - 0 1",
                language,
                "[data-fen]",
            );
            page.until("it is said", || page.exists("[data-note=setup]"));
        },
    ),
    screen("coordinates", |page, language| {
        go(page, COORDINATES, language, BEGIN)
    }),
    screen("coordinates, a square to be found", |page, language| {
        go(page, COORDINATES, language, BEGIN);
        round(page, "find");
    }),
    screen("coordinates, a square to be named", |page, language| {
        go(page, COORDINATES, language, BEGIN);
        round(page, "name");
    }),
    screen("written moves", |page, language| {
        go(page, NOTATION, language, BEGIN)
    }),
    screen("written moves, one to be played", |page, language| {
        go(page, NOTATION, language, BEGIN);
        round(page, "play");
    }),
    screen("written moves, one to be written", |page, language| {
        go(page, NOTATION, language, BEGIN);
        round(page, "write");
        fill(page, "[data-action=write-move]", "Ke9");
        page.js(
            "document.querySelector('[data-action=write-move]').focus()",
            &[],
        );
        page.press("Enter");
    }),
];

const COORDINATES: &str = "#/train/coordinates?seed=3";
const NOTATION: &str = "#/train/notation?seed=5";
const BEGIN: &str = "[data-action=begin-round]";

fn lesson(page: &Page, step: &str, language: &str) {
    go(page, &format!("#/learn/{step}"), language, "[data-task]");
}

fn round(page: &Page, exercise: &str) {
    choose(page, "exercise", exercise);
    choose(page, "pace", "free");
    press(page, BEGIN);
    page.until("it has begun", || page.exists("[data-action=stop-round]"));
}
