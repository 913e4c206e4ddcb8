//! Links that hold a whole game.

use browser_tests::{Page, Test, Way, tests};

use super::{CATCH, NAMED, caught, fools_mate, go_to_shelf, shelf};

pub const TESTS: &[Test] = tests![
    a_link_holds_the_whole_game,
    a_game_from_a_link_can_be_played_on_and_is_kept_then,
    a_link_that_was_cut_says_so,
];

/// The part of an address from `#` on.
fn hash_of(link: &str) -> String {
    format!("#{}", link.split_once('#').unwrap().1)
}

fn a_link_holds_the_whole_game(page: &Page) {
    fools_mate(page);
    let fen = page.fen();
    page.js(CATCH, &[]);
    page.action("share");
    page.until("it is asked how", || page.exists("[data-action=copy-link]"));
    page.action("copy-link");
    let link = caught(page, "__copied");
    assert!(link.starts_with(&page.url()), "{link}");
    let hash = hash_of(&link);
    assert!(hash.starts_with("#/game=") && hash.len() < 60, "{hash}");
    page.action("show-qr");
    page.until("the code is shown", || page.exists("[data-qr]"));
    let side: u32 = page
        .attribute("[data-qr]", "data-qr")
        .unwrap()
        .parse()
        .unwrap();
    assert!(side <= 41, "{side} modules");
    assert_eq!(page.axe(), Vec::<String>::new());
    // Another browser, which has kept nothing.
    page.open(&hash);
    page.until("the game is on the board", || page.fen() == fen);
    page.expect_result("0-1");
    assert_eq!(page.score().len(), 4);
    assert!(page.note().contains("link"), "{}", page.note());
    // Looking at it keeps nothing.
    go_to_shelf(page, 0);
}

fn a_game_from_a_link_can_be_played_on_and_is_kept_then(page: &Page) {
    page.open(NAMED);
    page.play(Way::Clicks, "e2e4 e7e5");
    page.js(CATCH, &[]);
    page.action("settings");
    page.action("share");
    page.until("it is asked how", || page.exists("[data-action=copy-link]"));
    page.js(
        "document.querySelector('[data-action=copy-link]').click()",
        &[],
    );
    let hash = hash_of(&caught(page, "__copied"));
    page.open(&hash);
    page.until("the game is on the board", || page.score().len() == 2);
    page.play(Way::Clicks, "g1f3");
    let fen = page.fen();
    page.reload();
    page.until("it goes on from there", || {
        page.shows_board() && page.fen() == fen
    });
    go_to_shelf(page, 1);
    page.until("it is known", || {
        shelf(page) == [["*", "2", "Anna – Boris"]]
    });
}

fn a_link_that_was_cut_says_so(page: &Page) {
    for text in ["EIAEzhAC", "EIAEzhACqQA", "%00%ff<img src=x>", ""] {
        page.open(&format!("#/game={text}"));
        page.until("it is said", || page.note().contains("link"));
        assert_eq!(page.score().len(), 0);
        assert!(!page.exists("main img"));
    }
}
