//! What is asked and told over a game.

use browser_tests::{Page, Way};
use serde_json::json;

use super::{ITALIAN, go, play_with_clocks, press, press_of, screen};
use crate::Screen;

/// All of it.
pub const SCREENS: &[Screen] = &[
    screen("a claim", |page, language| {
        play(page, language);
        press_of(page, "black", "claim");
    }),
    screen("a draw is offered", |page, language| {
        play(page, language);
        press_of(page, "white", "offer-draw");
    }),
    screen("a touch by accident", |page, language| {
        play(page, language);
        page.click_square("d1");
        press_of(page, "white", "accidental");
    }),
    screen("whether one resigns", |page, language| {
        play(page, language);
        press_of(page, "white", "resign");
    }),
    screen("whether a new game begins", |page, language| {
        play(page, language);
        press(page, "[data-action=new-game]");
    }),
    screen("the arbiter's desk", |page, language| {
        play(page, language);
        press(page, "[data-action=arbiter]");
        super::fill(page, "[data-action=ruling]", "ruling-give-time");
    }),
    screen("the laws of the game", |page, language| {
        play(page, language);
        press(page, "[data-action=settings]");
        press(page, "[data-action=laws]");
        page.js(
            "document.querySelector('.settings .choices').scrollTop = 1e6",
            &[],
        );
    }),
    screen("the board in words", |page, language| {
        play(page, language);
        press(page, "[data-action=words]");
        press(page, "[data-action=ask]");
    }),
    screen("the settings of the table", |page, language| {
        play(page, language);
        press(page, "[data-action=settings]");
    }),
    screen("sharing", |page, language| {
        play(page, language);
        press(page, "[data-action=share]");
        press(page, "[data-action=show-qr]");
        page.until("the code is there", || page.exists("[data-qr]"));
    }),
    screen("time that nobody saw", |page, language| {
        play(page, language);
        page.js(
            "window.__passTime(400000); dispatchEvent(new Event('focus'))",
            &[],
        );
        page.until("it is asked", || page.exists("[data-note=gap]"));
    }),
    screen("a storage that refuses", |page, language| {
        go(page, "#/", language, "[data-action=sit-down]");
        page.js(
            "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };\
             document.querySelector('[data-action=sit-down][data-table=learn]').click()",
            &[],
        );
        page.until("the board is there", || page.exists("[data-fen]"));
        page.play(Way::Clicks, "e2e4");
        page.until("it is said", || {
            page.text("[data-note=keeping]")
                .is_some_and(|it| !it.is_empty())
        });
    }),
    screen("without the computer", |page, language| {
        go(page, "#/", language, "[data-action=play-computer]");
        page.js(
            "const Worker = window.Worker; window.Worker = function () { return new Worker('missing.js'); }",
            &[],
        );
        press(page, "[data-action=play-computer][data-level='1']");
        page.until("it is said", || page.exists("[data-note=computer]"));
    }),
    screen("a part that does not come", |page, language| {
        go(page, "#/", language, "[data-action=lessons]");
        page.js(
            "window.fetch = () => Promise.reject(new TypeError('offline')); document.querySelector('[data-action=lessons]').click()",
            &[],
        );
        page.until("it is said", || {
            page.js(
                "return !!document.querySelector('[data-action=retry]')",
                &[],
            ) == json!(true)
        });
    }),
];

fn play(page: &Page, language: &str) {
    play_with_clocks(page, "", language, ITALIAN);
}
