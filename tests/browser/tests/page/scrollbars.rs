//! Windows whose scrollbar takes a part of their width: nothing may be wider than what is left.

use browser_tests::{Page, Test, tests};
use serde_json::{Value, json};

pub const TESTS: &[Test] = tests![nothing_scrolls_sideways_beside_a_scrollbar];

/// What reaches beyond the right edge of the page, the page itself first.
fn beyond(page: &Page) -> Value {
    let script = "const root = document.documentElement, width = root.clientWidth;\
        if (root.scrollWidth <= width) return [];\
        const wide = [...document.querySelectorAll('body *')].filter((it) => it.getBoundingClientRect().right > width + 0.5);\
        return [`${root.scrollWidth} > ${width}`, ...wide.slice(0, 5).map((it) => it.outerHTML.slice(0, 80))]";
    page.js(script, &[])
}

fn nothing_scrolls_sideways_beside_a_scrollbar(page: &Page) {
    page.classic_scrollbars();
    for (width, height) in [(390, 844), (820, 1180), (1440, 900)] {
        page.viewport(width, height);
        for (address, opened) in [
            ("#/", None),
            ("#/", Some("set-up")),
            ("#/play?table=learn", None),
            ("#/play?table=learn", Some("settings")),
            ("#/play?table=play&time=40/90+30", None),
            ("#/play?table=play&time=5+3&lang=uk", Some("new-game")),
            ("#/play?table=play&time=5+3&seats=face", None),
            ("#/play?table=compete&time=5+3", Some("arbiter")),
        ] {
            if address == "#/" {
                page.open_home();
            } else {
                page.open(address);
            }
            if let Some(action) = opened {
                page.action(action);
            }
            // Made long: a scrollbar that is always there would be taken off the window's width.
            page.js("document.body.style.minHeight = '300vh'", &[]);
            let taken = page.js(
                "return innerWidth - document.documentElement.clientWidth",
                &[],
            );
            assert!(taken.as_f64() > Some(0.0), "the scrollbar takes no width");
            let what = format!("{address} {opened:?} at {width}x{height}");
            assert_eq!(beyond(page), json!([]), "{what}");
        }
    }
}
