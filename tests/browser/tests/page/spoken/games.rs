//! Whole games by keyboard alone: what is said of them, word for word, in each language.

use browser_tests::{Page, Test, Way, tests};

use super::{listen, said};

pub const TESTS: &[Test] = tests![
    a_game_to_mate_is_said_in_order,
    a_game_to_a_claimed_draw_is_said_in_order,
    a_promotion_and_a_wrong_claim_are_said_in_order,
];

/// Presses a control by the Tab key and Enter.
#[track_caller]
fn press(page: &Page, side: &str, action: &str) {
    page.tab_to(&format!("[data-action={action}][data-side={side}]"));
    page.press("Enter");
}

/// Sits down at a table whose clock is pressed by hand, in a language, and starts White's clock.
#[track_caller]
fn sit_down(page: &Page, lang: &str, position: &str) {
    let address = format!("#/play?table=play&time=5%2B3&press=hand&lang={lang}{position}");
    page.open(&address);
    listen(page);
    press(page, "white", "press");
    page.until("the clock runs", || {
        page.attribute("[data-clock=white]", "data-state")
            .as_deref()
            == Some("running")
    });
}

/// Makes a move and presses the clock.
#[track_caller]
fn turn(page: &Page, side: &str, text: &str) {
    page.play(Way::Keys, text);
    press(page, side, "press");
}

/// Waits for the result, and compares all that has been said, the repetitions, too.
#[track_caller]
fn expect_end(page: &Page, result: &str, lang: &str, expected: &[&str]) {
    page.expect_result(result);
    page.pause();
    assert_eq!(said(page), expected, "{lang}");
}

// C44, CLOCK-2, CLOCK-5, DRAW-2
fn a_game_to_mate_is_said_in_order(page: &Page) {
    for (lang, expected) in [
        (
            "en",
            [
                "White’s clock is running.",
                "The pawn on f2 was touched first: it must move.",
                "White: pawn to f3",
                "Black’s clock is running.",
                "The pawn on e7 was touched first: it must move.",
                "Black: pawn to e5",
                "Black offers a draw.",
                "White’s clock is running.",
                "White declines the draw.",
                "The pawn on g2 was touched first: it must move.",
                "White: pawn to g4",
                "Black’s clock is running.",
                "The queen on d8 was touched first: it must move.",
                "Black: queen to h4. Checkmate: Black has won (Laws of Chess, 5.1.1)",
            ],
        ),
        (
            "uk",
            [
                "Іде годинник білих.",
                "Взявся — ходи: треба ходити пішаком з f2.",
                "Білі: пішак f3",
                "Іде годинник чорних.",
                "Взявся — ходи: треба ходити пішаком з e7.",
                "Чорні: пішак e5",
                "Чорні пропонують нічию.",
                "Іде годинник білих.",
                "Білі відхиляють нічию.",
                "Взявся — ходи: треба ходити пішаком з g2.",
                "Білі: пішак g4",
                "Іде годинник чорних.",
                "Взявся — ходи: треба ходити ферзем з d8.",
                "Чорні: ферзь h4. Мат: чорні виграли (Правила шахів, 5.1.1)",
            ],
        ),
        (
            "ru",
            [
                "Идут часы белых.",
                "Взялся — ходи: надо ходить пешкой с f2.",
                "Белые: пешка f3",
                "Идут часы чёрных.",
                "Взялся — ходи: надо ходить пешкой с e7.",
                "Чёрные: пешка e5",
                "Чёрные предлагают ничью.",
                "Идут часы белых.",
                "Белые отклоняют ничью.",
                "Взялся — ходи: надо ходить пешкой с g2.",
                "Белые: пешка g4",
                "Идут часы чёрных.",
                "Взялся — ходи: надо ходить ферзём с d8.",
                "Чёрные: ферзь h4. Мат: чёрные выиграли (Правила шахмат, 5.1.1)",
            ],
        ),
    ] {
        sit_down(page, lang, "");
        turn(page, "white", "f2f3");
        page.play(Way::Keys, "e7e5");
        // A draw is offered after the move and before the press.
        press(page, "black", "offer-draw");
        press(page, "black", "press");
        press(page, "white", "decline-draw");
        turn(page, "white", "g2g4");
        // A running clock is not read out, nor what the keyboard only passes.
        page.pause();
        page.pause();
        page.play(Way::Keys, "d8h4");
        expect_end(page, "0-1", lang, &expected);
    }
}

// C44, DRAW-2, DRAW-11a
fn a_game_to_a_claimed_draw_is_said_in_order(page: &Page) {
    let spoken = [
        (
            "en",
            "White’s clock is running.",
            [
                [
                    "The knight on g1 was touched first: it must move.",
                    "White: knight to f3",
                    "Black’s clock is running.",
                ],
                [
                    "The knight on g8 was touched first: it must move.",
                    "Black: knight to f6",
                    "White’s clock is running.",
                ],
                [
                    "The knight on f3 was touched first: it must move.",
                    "White: knight to g1",
                    "Black’s clock is running.",
                ],
                [
                    "The knight on f6 was touched first: it must move.",
                    "Black: knight to g8",
                    "White’s clock is running.",
                ],
            ],
            ["White offers a draw.", "Black declines the draw."],
            "The claim is right. The position stood on the board 3 times (at the start, 2… Ng8, 4… Ng8). \
             A draw: the position stood for the third time (9.2)",
        ),
        (
            "uk",
            "Іде годинник білих.",
            [
                [
                    "Взявся — ходи: треба ходити конем з g1.",
                    "Білі: кінь f3",
                    "Іде годинник чорних.",
                ],
                [
                    "Взявся — ходи: треба ходити конем з g8.",
                    "Чорні: кінь f6",
                    "Іде годинник білих.",
                ],
                [
                    "Взявся — ходи: треба ходити конем з f3.",
                    "Білі: кінь g1",
                    "Іде годинник чорних.",
                ],
                [
                    "Взявся — ходи: треба ходити конем з f6.",
                    "Чорні: кінь g8",
                    "Іде годинник білих.",
                ],
            ],
            ["Білі пропонують нічию.", "Чорні відхиляють нічию."],
            "Заява правильна. Позиція стояла на дошці 3 рази (на початку, 2… Кg8, 4… Кg8). \
             Нічия: позиція виникла втретє (9.2)",
        ),
        (
            "ru",
            "Идут часы белых.",
            [
                [
                    "Взялся — ходи: надо ходить конём с g1.",
                    "Белые: конь f3",
                    "Идут часы чёрных.",
                ],
                [
                    "Взялся — ходи: надо ходить конём с g8.",
                    "Чёрные: конь f6",
                    "Идут часы белых.",
                ],
                [
                    "Взялся — ходи: надо ходить конём с f3.",
                    "Белые: конь g1",
                    "Идут часы чёрных.",
                ],
                [
                    "Взялся — ходи: надо ходить конём с f6.",
                    "Чёрные: конь g8",
                    "Идут часы белых.",
                ],
            ],
            ["Белые предлагают ничью.", "Чёрные отклоняют ничью."],
            "Заявление верно. Позиция стояла на доске 3 раза (в начале, 2… Кg8, 4… Кg8). \
             Ничья: позиция возникла в третий раз (9.2)",
        ),
    ];
    for (lang, start, round, [offer, decline], end) in spoken {
        sit_down(page, lang, "");
        turn(page, "white", "g1f3");
        turn(page, "black", "g8f6");
        // An offer between the move and the press, and its answer before the next move.
        page.play(Way::Keys, "f3g1");
        press(page, "white", "offer-draw");
        press(page, "white", "press");
        press(page, "black", "decline-draw");
        turn(page, "black", "f6g8");
        for (side, text) in [
            ("white", "g1f3"),
            ("black", "g8f6"),
            ("white", "f3g1"),
            ("black", "f6g8"),
        ] {
            turn(page, side, text);
        }
        press(page, "white", "claim");
        press(page, "white", "claim-repetition");
        let mut expected = vec![start];
        expected.extend(round.concat());
        expected.extend(round.concat());
        // In the third turn, after its touch and its move.
        expected.insert(9, offer);
        expected.insert(11, decline);
        expected.push(end);
        expect_end(page, "1/2-1/2", lang, &expected);
    }
}

// C44, PROMO-1, DRAW-14
fn a_promotion_and_a_wrong_claim_are_said_in_order(page: &Page) {
    let spoken = [
        (
            "en",
            [
                "White’s clock is running.",
                "The pawn on a7 was touched first: it must move.",
                "The pawn has arrived on a8: choose what it becomes.",
                "White: pawn to a8, becomes a queen, check",
                "Black’s clock is running.",
                "The claim is wrong. Half-moves without a capture or a pawn move: 0 of 100. White gets 60 seconds.",
            ],
        ),
        (
            "uk",
            [
                "Іде годинник білих.",
                "Взявся — ходи: треба ходити пішаком з a7.",
                "Пішак дійшов до a8: оберіть, на що він перетвориться.",
                "Білі: пішак a8, перетворення на ферзя, шах",
                "Іде годинник чорних.",
                "Заява неправильна. Півходів без узять і ходів пішаків: 0 зі 100. Білим додано час: 60 с.",
            ],
        ),
        (
            "ru",
            [
                "Идут часы белых.",
                "Взялся — ходи: надо ходить пешкой с a7.",
                "Пешка дошла до a8: выберите, во что она превратится.",
                "Белые: пешка a8, превращение в ферзя, шах",
                "Идут часы чёрных.",
                "Заявление неверно. Полуходов без взятий и ходов пешек: 0 из 100. Белым добавлено время: 60 с.",
            ],
        ),
    ];
    for (lang, expected) in spoken {
        sit_down(page, lang, "&fen=7k/P7/8/8/8/8/8/K7 w - - 0 1");
        turn(page, "white", "a7a8q");
        press(page, "black", "claim");
        press(page, "black", "claim-fifty-moves");
        let last = expected[5];
        page.until("the ruling is said", || {
            page.text("[data-announcer]").as_deref() == Some(last)
        });
        assert_eq!(said(page), expected, "{lang}");
    }
}
