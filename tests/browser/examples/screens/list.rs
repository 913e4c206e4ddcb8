//! The screens, in the groups that share a contact sheet.

use browser_tests::{Page, Way};
use serde_json::json;

use crate::Screen;

mod asked;
mod game;
mod home;
mod learning;
mod shelf;

/// Each contact sheet's name and its screens.
pub const SHEETS: &[(&str, &[Screen])] = &[
    ("home", home::SCREENS),
    ("game", game::SCREENS),
    ("asked", asked::SCREENS),
    ("face-to-face", game::FACE_TO_FACE),
    ("looks", home::LOOKS),
    ("shelf", shelf::SCREENS),
    ("learning", learning::SCREENS),
    ("trainers", learning::TRAINERS),
    ("paper", shelf::PAPER),
];

const fn screen(name: &'static str, show: fn(&Page, &str)) -> Screen {
    Screen {
        name,
        show,
        at: "",
        paper: false,
    }
}

/// An address in a language.
fn address(address: &str, language: &str) -> String {
    let sign = if address.contains('?') { '&' } else { '?' };
    format!("{address}{sign}lang={language}")
}

/// Two players' names, as they are written in the language.
fn names(language: &str) -> &'static str {
    match language {
        "uk" => "white=Олена Коваленко&black=Петро Мельник",
        "ru" => "white=Анна Соколова&black=Игорь Лебедев",
        _ => "white=Anna Fielding&black=Thomas Reed",
    }
}

/// Opens a place and waits for what a selector names there.
fn go(page: &Page, place: &str, language: &str, selector: &str) {
    page.open_place(&address(place, language), selector);
}

/// Opens a game, which nobody has played before.
fn sit_down(page: &Page, place: &str, language: &str) {
    page.open(&address(place, language));
}

/// Opens a game with clocks between two named players and plays some moves.
fn play_with_clocks(page: &Page, query: &str, language: &str, moves: &str) {
    let place = format!("#/play?table=play&time=15%2B10&{}{query}", names(language));
    sit_down(page, &place, language);
    page.action("press");
    page.play(Way::Clicks, moves);
}

/// Presses a control without a pointer, which would scroll.
fn press(page: &Page, selector: &str) {
    page.until(selector, || page.exists(selector));
    page.js(
        "document.querySelector(arguments[0]).click()",
        &[json!(selector)],
    );
}

/// Presses a player's own control.
fn press_of(page: &Page, side: &str, action: &str) {
    press(page, &format!("[data-action={action}][data-side={side}]"));
}

/// Gives a field another value, as its user does.
fn fill(page: &Page, selector: &str, value: &str) {
    page.until(selector, || page.exists(selector));
    let script = "const it = document.querySelector(arguments[0]); it.value = arguments[1];\
        for (const kind of ['input', 'change']) it.dispatchEvent(new Event(kind, { bubbles: true }))";
    page.js(script, &[json!(selector), json!(value)]);
}

/// Chooses a value among those of this name.
fn choose(page: &Page, name: &str, value: &str) {
    press(page, &format!("[name={name}][value='{value}']"));
}

/// Keeps choices for looks for the pages that are opened from now on.
fn keep_looks(page: &Page, looks: &str) {
    go(page, "#/", "en", "[data-action=sit-down]");
    page.js(
        "localStorage.setItem('jadoube-settings', arguments[0])",
        &[json!(looks)],
    );
}

/// The opening moves of a quiet game.
const ITALIAN: &str = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 c2c3 g8f6 d2d3 d7d6";
