//! The home screen, the form, the settings, and looks that are chosen.

use browser_tests::{Page, Way};

use super::{
    ITALIAN, address, choose, fill, go, keep_looks, names, play_with_clocks, press, screen,
    sit_down,
};
use crate::Screen;

const HOME: &str = "[data-action=sit-down]";

/// Home and the settings.
pub const SCREENS: &[Screen] = &[
    screen("home, first visit", |page, language| {
        go(page, "#/", language, HOME)
    }),
    screen("home, with a game begun", |page, language| {
        play_with_clocks(page, "", language, ITALIAN);
        go(page, "#/", language, "[data-action=go-on]");
    }),
    screen("home, a new version waits", |page, language| {
        go(page, "#/", language, HOME);
        page.js(
            "document.documentElement.dataset.update = 'ready'; dispatchEvent(new CustomEvent('jadoube:update'))",
            &[],
        );
        page.until("it is offered", || page.exists("[data-note=update]"));
    }),
    Screen {
        at: "[data-action=set-up]",
        ..screen("set-up", |page, language| {
            go(page, "#/", language, HOME);
            page.open_set_up();
        })
    },
    Screen {
        at: "[data-action=begin]",
        ..screen("set-up, its end", own_time)
    },
    Screen {
        at: "[name=time]",
        ..screen("set-up, a time that can't be read", own_time)
    },
    screen("settings", |page, language| {
        go(page, "#/settings", language, "[data-action=reset-settings]");
    }),
    Screen {
        at: "[data-action=reset-settings]",
        ..screen("settings, their end", |page, language| {
            go(page, "#/settings", language, "[data-action=reset-settings]");
            press(page, "[data-action=reset-settings]");
        })
    },
    screen("an address that leads nowhere", |page, language| {
        sit_down(page, "#/nowhere", language)
    }),
];

fn own_time(page: &Page, language: &str) {
    go(page, "#/", language, HOME);
    page.open_set_up();
    choose(page, "table", "compete");
    choose(page, "time", "own");
    fill(page, "#own-time", "40/90+");
    press(page, "[data-action=occasion]");
}

/// Boards and pieces that are chosen.
pub const LOOKS: &[Screen] = &[
    screen("green board, diagram pieces", |page, language| {
        chosen(
            page,
            language,
            "board green\npieces diagram\ncoordinates inside\n",
        );
    }),
    screen("blue board, friendly pieces", |page, language| {
        chosen(
            page,
            language,
            "board blue\npieces friendly\ncoordinates every\n",
        );
    }),
    screen("walnut board, friendly pieces", |page, language| {
        chosen(page, language, "pieces friendly\ncoordinates none\n");
    }),
    screen("high contrast", |page, language| {
        chosen(page, language, "contrast more\n")
    }),
    screen("high contrast, green board", |page, language| {
        chosen(
            page,
            language,
            "contrast more\nboard green\npieces diagram\n",
        );
    }),
    screen("a lesson, green board", |page, language| {
        keep_looks(page, "board green\npieces diagram\n");
        a_lesson(page, language);
    }),
    screen("a lesson, blue board", |page, language| {
        keep_looks(page, "board blue\npieces friendly\n");
        a_lesson(page, language);
    }),
    screen("a lesson, high contrast", |page, language| {
        keep_looks(page, "contrast more\n");
        a_lesson(page, language);
    }),
];

fn chosen(page: &Page, language: &str, looks: &str) {
    keep_looks(page, looks);
    page.open(&address(
        &format!("#/play?table=play&time=15%2B10&{}", names(language)),
        language,
    ));
    page.action("press");
    // A piece is touched, a queen in check may be taken.
    page.play(Way::Clicks, "e2e4 e7e5 g1f3 d8h4");
    page.click_square("f3");
}

fn a_lesson(page: &Page, language: &str) {
    go(page, "#/learn/rook/2", language, "[data-task]");
    page.click_square("d4");
}
