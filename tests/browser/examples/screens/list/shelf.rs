//! Kept games, on the shelf and on paper.

use browser_tests::{Page, Way};
use serde_json::json;

use super::{fill, go, names, press, screen, sit_down};
use crate::Screen;

/// The shelf.
pub const SCREENS: &[Screen] = &[
    screen("the shelf, empty", shelf),
    screen("the shelf", |page, language| {
        begun(page, language);
        shelf(page, language);
        bring(page, &games(language));
        press(page, "[data-action=close-import]");
    }),
    screen("the shelf, nothing found", |page, language| {
        shelf(page, language);
        bring(page, &games(language));
        press(page, "[data-action=close-import]");
        fill(page, "[data-action=search]", "1975");
        page.until("nothing is found", || page.exists("[data-found='0']"));
    }),
    screen("the shelf, a game deleted", |page, language| {
        shelf(page, language);
        bring(page, &games(language));
        press(page, "[data-action=close-import]");
        press(page, "[data-action=delete-game]");
        page.until("it can be put back", || {
            page.exists("[data-action=undo-delete]")
        });
    }),
    screen("the shelf, a game shared", |page, language| {
        shelf(page, language);
        bring(page, &games(language));
        press(page, "[data-action=close-import]");
        press(page, "[data-game]:nth-child(2) [data-action=share]");
        page.until("it is asked how", || page.exists("[data-action=save-pgn]"));
    }),
    screen("the shelf, a text put in", |page, language| {
        shelf(page, language);
        press(page, "[data-action=paste-pgn]");
        fill(
            page,
            "[data-action=pgn-text]",
            "[White \"Morphy\"]\n\n1. e4 e5 2. Nf3 d6",
        );
    }),
    screen("the shelf, games with faults", |page, language| {
        shelf(page, language);
        let [one, two, ..] = players(language);
        let faulty = format!(
            "[White \"{one}\"]\n\n1. e4 e5 2. Ke3 *\n\n[White \"{two}\"]\n\n1. d4 d5 2. Qx9 1-0\n\n1. c4 1-0\n"
        );
        bring(page, &faulty);
    }),
];

/// What is printed.
pub const PAPER: &[Screen] = &[
    paper("a printed score", |page, language| {
        let occasion = match language {
            "uk" => "event=Кубок клубу&round=3&site=Львів",
            "ru" => "event=Кубок клуба&round=3&site=Алматы",
            _ => "event=Club cup&round=3&site=Bath",
        };
        let place = format!(
            "#/play?table=play&time=15%2B10&{}&{occasion}",
            names(language)
        );
        sit_down(page, &place, language);
        page.action("press");
        page.play(Way::Clicks, LONG);
        page.expect_result("1-0");
    }),
    paper("a printed score without clocks", |page, language| {
        sit_down(page, "#/play?table=learn", language);
        page.play(Way::Clicks, "e2e4 e7e5 g1f3 b8c6");
    }),
];

const fn paper(name: &'static str, show: fn(&Page, &str)) -> Screen {
    Screen {
        paper: true,
        ..screen(name, show)
    }
}

/// Morphy's game at the opera.
const LONG: &str = "e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 \
    c3b5 c6b5 c4b5 b8d7 e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8";

fn shelf(page: &Page, language: &str) {
    go(page, "#/shelf", language, "[data-found]");
}

fn begun(page: &Page, language: &str) {
    sit_down(
        page,
        &format!("#/play?table=learn&{}", names(language)),
        language,
    );
    page.play(Way::Clicks, "e2e4 e7e5 g1f3");
}

fn bring(page: &Page, text: &str) {
    let script = "const held = new DataTransfer(); held.items.add(new File([arguments[0]], 'games.pgn'));\
        const field = document.querySelector('[data-action=import-pgn]'); field.files = held.files;\
        field.dispatchEvent(new Event('change', { bubbles: true }))";
    page.js(script, &[json!(text)]);
    page.until("they are there", || page.exists("[data-import=done]"));
}

/// Members of a club, as PGN writes names.
fn players(language: &str) -> [&'static str; 6] {
    match language {
        "uk" => [
            "Коваленко, Олена",
            "Мельник, Петро",
            "Шевчук, Ірина",
            "Бондаренко, Іван",
            "Гнатюк, Марія",
            "Лисенко, Юрій",
        ],
        "ru" => [
            "Соколова, Анна",
            "Лебедев, Игорь",
            "Орлова, Вера",
            "Зайцев, Пётр",
            "Белова, Мария",
            "Тихонов, Юрий",
        ],
        _ => [
            "Fielding, Anna",
            "Reed, Thomas",
            "Hart, Josephine",
            "Okafor, Samuel",
            "Lindqvist, Maria",
            "Barnes, George",
        ],
    }
}

/// Games of a club, as PGN.
fn games(language: &str) -> String {
    let players = players(language);
    let rows = [
        (0, 1, "1-0", "2026.11.28", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"),
        (
            2,
            3,
            "0-1",
            "2026.11.28",
            "1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5",
        ),
        (4, 5, "1/2-1/2", "2026.11.27", "1. c4 e5 2. Nc3"),
        (1, 2, "1-0", "2026.10.03", "1. f3 e5 2. g4 Qh4#"),
        (3, 4, "*", "2026.10.02", "1. e4 c5 2. Nf3 d6 3. d4 cxd4"),
        (5, 0, "0-1", "2025.??.??", "1. e4"),
    ];
    let mut text = String::new();
    for (white, black, result, date, moves) in rows {
        let tags = format!(
            "[White \"{}\"]\n[Black \"{}\"]\n[Date \"{date}\"]\n[Result \"{result}\"]",
            players[white], players[black]
        );
        text += &format!("{tags}\n\n{moves} {result}\n\n");
    }
    text
}
