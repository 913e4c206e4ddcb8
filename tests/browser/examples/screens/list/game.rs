//! Games at the table.

use browser_tests::{Page, Way};
use serde_json::json;

use super::{ITALIAN, names, play_with_clocks, press, press_of, screen, sit_down};
use crate::Screen;

/// Side by side.
pub const SCREENS: &[Screen] = &[
    screen("Learn, its first view", |page, language| {
        sit_down(page, "#/play?table=learn", language)
    }),
    screen("Learn, a piece in hand", |page, language| {
        sit_down(page, "#/play?table=learn", language);
        page.play(Way::Clicks, "e2e4 e7e5 g1f3 d8h4");
        page.click_square("f3");
    }),
    screen("Learn, why not", |page, language| {
        sit_down(page, "#/play?table=learn", language);
        page.play(Way::Clicks, "e2e4 e7e5");
        page.click_square("f1");
        page.click_square("f5");
    }),
    screen("Play, before the first move", |page, language| {
        sit_down(page, "#/play?table=play&time=15%2B10", language)
    }),
    screen("Play, in mid-game", |page, language| {
        play_with_clocks(page, "", language, ITALIAN);
        page.click_square("e1");
    }),
    screen("Play, check", |page, language| {
        play_with_clocks(page, "", language, "e2e4 e7e5 f1c4 b8c6 c4f7");
    }),
    screen("Compete, moved and not pressed", |page, language| {
        let place = format!("#/play?table=compete&time=40/90%2B30&{}", names(language));
        sit_down(page, &place, language);
        press_of(page, "black", "press");
        page.gesture(Way::Drag, "e2e4");
    }),
    screen("a promotion", |page, language| {
        sit_down(
            page,
            "#/play?table=play&time=15%2B10&fen=8/P4k2/8/8/8/8/5K2/8 w - - 0 60",
            language,
        );
        page.action("press");
        page.gesture(Way::Clicks, "a7a8");
        page.until("it is asked", || page.promotion_is_open());
    }),
    screen("little time", |page, language| {
        let place = format!("#/play?table=play&time=0:19%2B0&{}", names(language));
        sit_down(page, &place, language);
        page.action("press");
        page.play(Way::Clicks, "e2e4 e7e5");
    }),
    screen("mate", |page, language| {
        play_with_clocks(page, "", language, "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7");
    }),
    screen("a flag has fallen", |page, language| {
        sit_down(
            page,
            &format!("#/play?table=play&time=0:02%2B0&{}", names(language)),
            language,
        );
        page.action("press");
        page.play(Way::Clicks, "e2e4");
        page.expect_result("1-0");
    }),
    screen("a look at the past", |page, language| {
        play_with_clocks(page, "", language, ITALIAN);
        page.js(
            "for (let i = 0; i < 3; i++) document.querySelector('[data-action=walk-back]')?.click()",
            &[],
        );
        page.until("the past is shown", || page.exists("[data-past]"));
    }),
    screen("against the computer", |page, language| {
        sit_down(page, "#/play?table=play&opponent=3&time=10%2B5", language);
        page.action("press");
        page.play(Way::Clicks, "e2e4");
        page.until("it has moved", || page.count("[data-ply]") == 2);
    }),
    screen("own score sheet", |page, language| {
        play_with_clocks(
            page,
            "&laws=codex&score=own",
            language,
            "e2e4 e7e5 g1f3 b8c6",
        );
        page.js(
            "document.querySelector('[data-action=sheet]')?.click()",
            &[],
        );
        for text in ["e4", "e5"] {
            super::fill(page, "[data-action=write-down]", text);
            page.js(
                "document.querySelector('[data-action=write-down]').focus()",
                &[],
            );
            page.press("Enter");
        }
    }),
    screen("a shared link", |page, language| {
        sit_down(
            page,
            &format!("#/play?table=learn&{}", names(language)),
            language,
        );
        page.play(Way::Clicks, "f2f3 e7e5 g2g4 d8h4");
        let catch = "Object.defineProperty(navigator, 'clipboard', { configurable: true, value: {\
            writeText: (text) => { window.__copied = text; return Promise.resolve(); } } })";
        page.js(catch, &[]);
        press(page, "[data-action=share]");
        press(page, "[data-action=copy-link]");
        page.until("it is copied", || {
            page.js("return !!window.__copied", &[]) == json!(true)
        });
        let link = page.js("return location.hash = '', window.__copied", &[]);
        let link = link.as_str().unwrap_or_default();
        keep_language(page, language);
        page.open(&format!("#{}", link.split_once('#').unwrap_or_default().1));
    }),
    screen("a link that was cut", |page, language| {
        super::go(page, "#/", "en", "[data-action=settings]");
        keep_language(page, language);
        page.open("#/game=EIAEzhAC");
    }),
];

/// Makes the language that of the page for addresses that name none.
fn keep_language(page: &Page, language: &str) {
    let script = "localStorage.setItem('jadoube-language', arguments[0])";
    page.js(script, &[json!(language)]);
}

/// A device that lies between the players.
pub const FACE_TO_FACE: &[Screen] = &[
    screen("face to face", |page, language| face(page, "", language)),
    screen("face to face, a draw is offered", |page, language| {
        face(page, "", language);
        press_of(page, "white", "offer-draw");
    }),
    screen("face to face, the far player claims", |page, language| {
        face(page, "", language);
        press_of(page, "black", "claim");
    }),
    screen("face to face, mate", |page, language| {
        play_with_clocks(
            page,
            "&seats=face",
            language,
            "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7",
        );
    }),
    screen("face to face, both write", |page, language| {
        face(page, "&laws=codex&score=own", language);
        for side in ["white", "black"] {
            press(page, &format!("[data-bar={side}] [data-action=sheet]"));
        }
        for key in ["e", "4"] {
            press(page, &format!("[data-bar=white] [data-key='{key}']"));
        }
    }),
    screen("the device is passed", |page, language| {
        play_with_clocks(page, "&seats=passed", language, "e2e4 e7e5 g1f3");
    }),
];

fn face(page: &Page, query: &str, language: &str) {
    play_with_clocks(page, &format!("&seats=face{query}"), language, ITALIAN);
}
