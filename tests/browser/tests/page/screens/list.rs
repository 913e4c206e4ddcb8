//! The screens where games are set up, played and kept, and how each is reached.

use browser_tests::{Page, Way};
use serde_json::json;

/// A screen: what leads to it from an address.
pub struct Screen {
    pub name: &'static str,
    address: &'static str,
    /// What the address shows; the board where it is empty.
    shows: &'static str,
    go_on: fn(&Page),
}

impl Screen {
    /// Shows it, in a language.
    #[track_caller]
    pub fn show(&self, page: &Page, lang: &str) {
        let sign = if self.address.contains('?') { '&' } else { '?' };
        let address = format!("{}{sign}lang={lang}", self.address);
        match self.shows {
            BOARD => page.open(&address),
            selector => page.open_place(&address, selector),
        }
        (self.go_on)(page);
    }
}

/// What an address shows, where it is a board.
pub const BOARD: &str = "";
const HOME: &str = "[data-action=sit-down]";
const SHELF: &str = "[data-action=import-pgn]";

/// A screen, by its name, its address, what that shows, and what leads on from there.
pub const fn screen(
    name: &'static str,
    address: &'static str,
    shows: &'static str,
    go_on: fn(&Page),
) -> Screen {
    Screen {
        name,
        address,
        shows,
        go_on,
    }
}

pub const SCREENS: [Screen; 34] = [
    screen("home", "#/", HOME, stay),
    screen("home with a game", "#/play?table=learn", BOARD, |page| {
        page.play(Way::Clicks, "e2e4");
        page.action("home");
        shows(page, "[data-action=go-on]");
    }),
    screen("home, settings", "#/", HOME, |page| page.action("settings")),
    screen("set-up", "#/", HOME, |page| {
        page.open_set_up();
        page.action("occasion");
    }),
    // The tables.
    screen("learn", "#/play?table=learn", BOARD, |page| {
        page.play(Way::Clicks, "e2e4 e7e5");
        page.click_square("g1");
    }),
    screen("learn, settings", "#/play?table=learn", BOARD, |page| {
        page.action("settings");
        page.action("laws");
    }),
    screen("play", "#/play?table=play&time=5%2B3", BOARD, |page| {
        begin(page);
        page.play(Way::Clicks, "e2e4");
    }),
    screen(
        "draw offered",
        "#/play?table=play&time=5%2B3",
        BOARD,
        |page| {
            begin(page);
            page.play(Way::Clicks, "e2e4");
            page.action_of("white", "offer-draw");
            shows(page, "[data-action=accept-draw]");
        },
    ),
    screen("to resign", "#/play?table=play&time=5%2B3", BOARD, |page| {
        begin(page);
        page.action_of("black", "resign");
        shows(page, "[role=alertdialog]");
    }),
    screen("to leave", "#/play?table=play&time=5%2B3", BOARD, |page| {
        begin(page);
        page.play(Way::Clicks, "e2e4");
        page.action("new-game");
        shows(page, "[data-action=confirm-new-game]");
    }),
    screen("claim", "#/play?table=compete", BOARD, |page| {
        begin(page);
        page.action_of("white", "claim");
        shows(page, "[role=dialog]");
    }),
    screen("show a move", "#/play?table=compete", BOARD, |page| {
        begin(page);
        page.action_of("white", "claim");
        page.action_of("white", "show-move");
        shows(page, ".over-acts");
    }),
    screen("desk", "#/play?table=compete", BOARD, |page| {
        begin(page);
        page.action("arbiter");
        shows(page, "[data-action=rule]");
    }),
    screen(
        "gap",
        "#/play?table=play&time=5%2B3&press=hand",
        BOARD,
        |page| {
            begin(page);
            page.js(
                "__passTime(arguments[0]); dispatchEvent(new Event('focus'))",
                &[json!(3_600_000)],
            );
            shows(page, "[data-action=count-gap]");
        },
    ),
    screen(
        "touched",
        "#/play?table=play&fen=4k3/8/8/8/8/3p4/4P3/4K2R w K - 0 1",
        BOARD,
        |page| {
            page.click_square("e2");
            page.until("it binds", || page.marked("touched") == ["e2"]);
        },
    ),
    screen("adjust", "#/play?table=play", BOARD, |page| {
        page.action_of("white", "adjust");
        page.click_square("d1");
    }),
    screen(
        "check",
        "#/play?table=learn&fen=4k3/8/8/8/8/8/4q3/R3K2R w KQ - 0 1",
        BOARD,
        |page| {
            page.click_square("a1");
            page.click_square("a5");
            page.until("it is said why not", || !page.note().is_empty());
        },
    ),
    screen(
        "promotion",
        "#/play?table=learn&fen=3n4/4P3/8/8/8/k7/8/4K3 w - - 0 1",
        BOARD,
        |page| {
            page.gesture(Way::Clicks, "e7d8");
            page.until("the choice opens", || page.promotion_is_open());
        },
    ),
    screen("words", "#/play?table=learn", BOARD, |page| {
        page.walk_to("e2");
        page.press("?");
        shows(page, "[data-action=ask]");
        page.click("[data-action=ask]:nth-of-type(9)");
    }),
    screen("past", "#/play?table=learn", BOARD, |page| {
        page.play(Way::Clicks, "e2e4 e7e5");
        page.press("Escape");
        page.action("walk-back");
        shows(page, "[data-past]");
    }),
    screen("end", "#/play?table=play&time=5%2B3", BOARD, |page| {
        begin(page);
        page.play(Way::Clicks, "f2f3 e7e5 g2g4 d8h4");
        page.expect_result("0-1");
        page.js(
            "document.querySelector('[data-action=times-table]').click()",
            &[],
        );
    }),
    screen(
        "flag",
        "#/play?table=compete&time=0:02&enforcement=claims",
        BOARD,
        |page| {
            begin(page);
            shows(page, "[data-state=flagged]");
        },
    ),
    screen("bad address", "#/play?table=bar&fen=x&time=99", BOARD, stay),
    // Face to face, own sheets, the computer.
    screen(
        "face to face",
        "#/play?table=play&time=25%2B10&seats=face",
        BOARD,
        |page| {
            begin(page);
            page.play(Way::Clicks, "e2e4 e7e5");
        },
    ),
    screen(
        "own sheet",
        "#/play?table=play&laws=codex&time=25%2B10&score=own",
        BOARD,
        |page| {
            begin(page);
            page.play(Way::Clicks, "e2e4 e7e5");
            shows(page, "[data-action=write-down]");
        },
    ),
    screen(
        "own sheets",
        "#/play?table=play&laws=codex&time=25%2B10&seats=face&score=own",
        BOARD,
        |page| {
            begin(page);
            page.play(Way::Clicks, "e2e4 e7e5");
            for side in ["white", "black"] {
                page.click(&format!("[data-bar={side}] [data-action=sheet]"));
                shows(page, &format!("[data-own-sheet={side}]"));
            }
        },
    ),
    screen(
        "computer",
        "#/play?table=play&time=5%2B3&opponent=1",
        BOARD,
        stay,
    ),
    screen("no computer", "#/", HOME, |page| {
        page.js(
            "const W = window.Worker; window.Worker = function () { return new W('missing.js'); }",
            &[],
        );
        // By a script: the place of a last game that is gone closes, and what is below moves up.
        page.js(
            "document.querySelector(\"[data-action=play-computer][data-level='1']\").click()",
            &[],
        );
        shows(page, "[data-note=computer]");
        page.js("window.__problems.length = 0", &[]);
    }),
    // Games kept and taken along.
    screen("share", "#/play?table=learn", BOARD, |page| {
        page.play(Way::Clicks, "e2e4");
        page.action("settings");
        page.action("share");
        page.action("show-qr");
        shows(page, "[data-qr]");
    }),
    screen("linked game", "#/game=EIAEzhACqQ", BOARD, stay),
    screen("shelf", "#/shelf", SHELF, |page| page.action("paste-pgn")),
    screen(
        "shelf with games",
        "#/play?table=learn&white=Maria%20Muzychuk",
        BOARD,
        |page| {
            page.play(Way::Clicks, "f2f3 e7e5 g2g4 d8h4");
            page.expect_result("0-1");
            page.action("shelf");
            shows(page, "[data-game]");
            page.click("[data-game] [data-action=share]");
            shows(page, "[data-action=copy-link]");
        },
    ),
    screen("import", "#/shelf", SHELF, |page| {
        page.action("paste-pgn");
        page.js(
            "document.querySelector('[data-action=pgn-text]').value = arguments[0];\
             document.querySelector('[data-action=put-pgn]').click()",
            &[json!(
                "[White \"A\"]\n\n1. e4 e5 2. Ke3 *\n\n1. d4 d5 1-0\n"
            )],
        );
        shows(page, "[data-import=done]");
    }),
    screen(
        "settings",
        "#/settings",
        "[data-action=reset-settings]",
        stay,
    ),
];

/// The address is all.
pub fn stay(_: &Page) {}

/// Waits for something.
#[track_caller]
pub fn shows(page: &Page, selector: &str) {
    page.until(&format!("{selector} is there"), || page.exists(selector));
}

/// White's clock is started.
#[track_caller]
fn begin(page: &Page) {
    page.action("press");
    shows(page, "[data-state=running]");
}
