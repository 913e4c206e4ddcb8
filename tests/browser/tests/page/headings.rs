//! What a score sheet is headed by: asked in the form, kept, printed, and taken over from a score.

use browser_tests::{Page, Test, Way, tests};

pub const TESTS: &[Test] = tests![
    event_and_round_are_asked_and_stand_at_the_head_of_the_sheet,
    a_score_keeps_its_event_and_its_day,
];

fn heading(page: &Page, key: &str) -> String {
    page.text(&format!("[data-heading={key}] dd"))
        .unwrap_or_default()
}

/// Opens the only game on the shelf, and waits until what only paper shows is there, too.
fn open_the_game(page: &Page) {
    page.until("the game is on the shelf", || page.exists("[data-game]"));
    page.action("open-game");
    page.until("the table is whole", || page.shows_board());
}

fn event_and_round_are_asked_and_stand_at_the_head_of_the_sheet(page: &Page) {
    page.open_home();
    page.open_set_up();
    page.action("occasion");
    for (name, text) in [("event", "Club cup"), ("round", "3.1"), ("site", "Kyiv")] {
        page.js(
            "const field = document.querySelector(`[name=${arguments[0]}]`); \
             field.value = arguments[1]; field.dispatchEvent(new Event('input', { bubbles: true }))",
            &[name.into(), text.into()],
        );
    }
    assert_eq!(page.axe(), Vec::<String>::new());
    page.action("begin");
    page.until("the board is there", || page.shows_board());
    let hash = page.js("return location.hash", &[]);
    let hash = hash.as_str().unwrap_or_default();
    assert!(
        hash.ends_with("&event=Club%20cup&site=Kyiv&round=3%2E1"),
        "{hash}"
    );
    page.play(Way::Clicks, "e2e4");
    // What is kept has it too, and not the address alone.
    page.action("home");
    page.until("home is there", || page.exists("[data-action=set-up]"));
    page.js("location.hash = '#/shelf'", &[]);
    open_the_game(page);
    for (key, said) in [
        ("print-event", "Club cup"),
        ("print-round", "3.1"),
        ("print-site", "Kyiv"),
    ] {
        assert_eq!(heading(page, key), said);
    }
}

fn a_score_keeps_its_event_and_its_day(page: &Page) {
    page.open("#/play?table=learn");
    page.js("location.hash = '#/shelf'", &[]);
    page.until("the shelf is there", || {
        page.exists("[data-action=paste-pgn]")
    });
    page.action("paste-pgn");
    let pgn =
        "[Event \"Casual\"]\n[Site \"London\"]\n[Date \"1851.06.21\"]\n[Round \"1\"]\n\n1. e4 e5 *";
    page.js(
        "document.querySelector('[data-action=pgn-text]').value = arguments[0]; \
         document.querySelector('[data-action=put-pgn]').click()",
        &[pgn.into()],
    );
    open_the_game(page);
    let all =
        || ["event", "site", "date", "round"].map(|key| heading(page, &format!("print-{key}")));
    let expected = ["Casual", "London", "21 Jun 1851", "1"];
    assert_eq!(all(), expected);
    // Played on, it is a game of its own, and still of that event.
    page.play(Way::Clicks, "g1f3");
    page.reload();
    page.until("the game is back", || {
        page.shows_board() && page.score().len() == 3
    });
    assert_eq!(all(), expected);
}
