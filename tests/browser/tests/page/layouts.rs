//! What is in view beside the board, without scrolling, where there is little room.

use browser_tests::{Page, Test, Way, tests};
use serde_json::json;

pub const TESTS: &[Test] = tests![
    an_upright_phone_shows_all_that_a_game_needs,
    so_it_does_between_the_bars_of_a_browser,
    a_low_laptop_shows_the_last_moves,
    a_projector_shows_letters_and_clocks_larger,
    a_phone_on_its_side_keeps_the_board_while_the_rest_is_scrolled,
    a_long_game_makes_a_tablet_page_no_longer,
    a_table_stands_still_while_the_rest_of_it_comes,
];

/// Of these, what is not wholly in the window.
fn out_of_view(page: &Page, selectors: &[&str]) -> serde_json::Value {
    let script = "return arguments[0].filter((it) => { \
        const r = document.querySelector(it)?.getBoundingClientRect(); \
        return !r || !r.width || r.left < 0 || r.right > innerWidth + 0.5 || r.top < 0 || r.bottom > innerHeight + 0.5 })";
    page.js(script, &[json!(selectors)])
}

const NEEDED: [&str; 13] = [
    "[data-fen]",
    "[data-clock=white]",
    "[data-clock=black]",
    "[data-status]",
    "[data-action=adjust][data-side=white]",
    "[data-action=offer-draw][data-side=white]",
    "[data-action=claim][data-side=white]",
    "[data-action=resign][data-side=white]",
    "[data-action=offer-draw][data-side=black]",
    "[data-action=claim][data-side=black]",
    "[data-action=resign][data-side=black]",
    "[data-action=undo]",
    "[data-action=arbiter]",
];

fn play_some(page: &Page, width: u32, height: u32, lang: &str) {
    page.viewport(width, height);
    page.open(&format!("#/play?table=play&time=90+30&lang={lang}"));
    page.action("press");
    page.play(Way::Clicks, "e2e4 e7e5 g1f3 b8c6");
    page.js("scrollTo(0, 0)", &[]);
}

fn an_upright_phone_shows_all_that_a_game_needs(page: &Page) {
    for lang in ["en", "uk", "ru"] {
        play_some(page, 390, 844, lang);
        page.until("all that a game needs is in view", || {
            out_of_view(page, &NEEDED) == json!([])
        });
        let more = [
            "[data-action=sheet]",
            "[data-action=new-game]",
            "[data-action=flip]",
        ];
        assert_eq!(out_of_view(page, &more), json!([]), "{lang}");
    }
}

fn so_it_does_between_the_bars_of_a_browser(page: &Page) {
    for lang in ["en", "uk", "ru"] {
        play_some(page, 390, 664, lang);
        assert_eq!(out_of_view(page, &NEEDED), json!([]), "{lang}");
        let more = [
            "[data-action=sheet]",
            "[data-action=settings]",
            "[data-action=new-game]",
            "[data-action=flip]",
        ];
        page.until("the other buttons are in view", || {
            out_of_view(page, &more) == json!([])
        });
        page.play(Way::Taps, "f1b5");
    }
}

fn a_low_laptop_shows_the_last_moves(page: &Page) {
    for (width, height) in [(1366, 650), (1366, 768), (1280, 800)] {
        for lang in ["en", "uk", "ru"] {
            play_some(page, width, height, lang);
            let more = [
                "[data-action=new-game]",
                "[data-action=settings]",
                "[data-ply='4']",
            ];
            let all = [NEEDED.as_slice(), &more].concat();
            page.until("all that a game needs is in view", || {
                out_of_view(page, &all) == json!([])
            });
            // Nothing lies over the move.
            let seen = "const move = document.querySelector(\"[data-ply='4']\"); const r = move.getBoundingClientRect(); \
                return [r.top + 1, r.bottom - 1].every((y) => \
                    move.contains(document.elementFromPoint((r.left + r.right) / 2, y)))";
            assert_eq!(page.js(seen, &[]), json!(true), "{width}x{height} {lang}");
        }
    }
}

fn a_projector_shows_letters_and_clocks_larger(page: &Page) {
    let sizes = || {
        let script = "return ['[data-action=flip]', '[data-clock=white] [aria-hidden=true]'].map((it) => \
            parseFloat(getComputedStyle(document.querySelector(it)).fontSize))";
        let sizes = page.js(script, &[]);
        [0, 1].map(|it: usize| sizes[it].as_f64().unwrap_or_default())
    };
    play_some(page, 1440, 900, "en");
    let laptop = sizes();
    play_some(page, 1920, 1080, "en");
    let projector = sizes();
    assert!(projector[0] >= laptop[0] * 1.2, "{laptop:?} {projector:?}");
    assert!(projector[1] >= laptop[1] * 1.4, "{laptop:?} {projector:?}");
    assert_eq!(out_of_view(page, &NEEDED), json!([]));
    let sheet = ["[data-ply='4']", "[data-action=print]"];
    assert_eq!(out_of_view(page, &sheet), json!([]));
}

fn a_phone_on_its_side_keeps_the_board_while_the_rest_is_scrolled(page: &Page) {
    for lang in ["en", "uk"] {
        play_some(page, 844, 390, lang);
        assert_eq!(out_of_view(page, &NEEDED), json!([]), "{lang}");
        for (far, action) in [
            ("[data-ply='4']", "walk-back"),
            ("[data-action=type-move]", "home"),
        ] {
            page.js(
                "document.querySelector(arguments[0]).scrollIntoView({ block: 'end' })",
                &[far.into()],
            );
            assert_eq!(out_of_view(page, &["[data-fen]", far]), json!([]), "{lang}");
            assert!(page.exists(&format!("[data-action={action}]")));
        }
        // What is scrolled takes no move from the board.
        page.play(Way::Clicks, "f1b5");
        page.play(Way::Drag, "a7a6");
    }
}

fn a_long_game_makes_a_tablet_page_no_longer(page: &Page) {
    play_some(page, 820, 1180, "en");
    let beyond = "return document.documentElement.scrollHeight - innerHeight";
    assert_eq!(page.js(beyond, &[]), 0);
    for _ in 0..3 {
        page.play(Way::Keys, "f3g1 c6b8 g1f3 b8c6");
    }
    assert_eq!(page.js(beyond, &[]), 0);
    assert_eq!(out_of_view(page, &NEEDED), json!([]));
    let sheet = ["[data-ply='16']", "[data-action=print]"];
    assert_eq!(out_of_view(page, &sheet), json!([]));
}

fn a_table_stands_still_while_the_rest_of_it_comes(page: &Page) {
    const MOVED: &str = "const done = arguments[arguments.length - 1];\
        new PerformanceObserver((list) => done(list.getEntries().map((it) => it.sources.map(({ node }) =>\
            (node?.closest?.('[class]') ?? node)?.outerHTML?.slice(0, 60))))).observe({ type: 'layout-shift', buffered: true });\
        setTimeout(done, 300, [])";
    let windows = [(390, 844), (390, 664), (375, 667), (320, 568), (844, 390)];
    for (width, height) in windows.into_iter().chain([(820, 1180), (1440, 900)]) {
        page.viewport(width, height);
        for address in [
            "#/play?table=play&time=10+5",
            "#/play?table=compete&time=90+30&lang=uk",
            "#/play?table=learn&time=10+5&opponent=2",
            "#/play?table=play&time=10+5&seats=face&lang=ru",
        ] {
            page.open(address);
            let moved = page.js_later(MOVED, &[]);
            assert_eq!(moved, json!([]), "{width}x{height} {address}");
        }
    }
}
