//! Every screen for everyone: the audit in all colours, nothing cut or wider than a narrow page, targets that a finger
//! hits.

use browser_tests::{Colours, Engine, Page, Test, tests};

mod learning;
mod list;

use learning::LEARNING;
use list::SCREENS;

pub const TESTS: &[Test] = tests![
    the_audit_finds_nothing_on_any_screen_in_any_colours,
    a_page_of_320_pixels_holds_every_screen,
    a_laptop_at_twice_the_size_holds_every_screen,
    every_target_is_large_enough_for_a_finger,
    every_screen_on_a_tablet_and_a_laptop_is_whole,
];

/// Shows each screen in a language, and notes what is found on it.
fn each_screen(page: &Page, lang: &str, look: impl Fn(&Page) -> Vec<String>) -> Vec<String> {
    let mut found = Vec::new();
    for screen in SCREENS.iter().chain(&LEARNING) {
        screen.show(page, lang);
        let faults = look(page).into_iter();
        found.extend(faults.map(|it| format!("{}, {lang}: {it}", screen.name)));
    }
    found
}

/// What is wrong with the screen as it is laid out.
fn laid_out(page: &Page) -> Vec<String> {
    let mut found = page.beyond_the_edge();
    found.extend(page.cut_texts().into_iter().map(|it| format!("cut: {it}")));
    found.extend(page.covered_targets());
    found
}

/// All engines have the same style sheets: in the others fewer colours show that their own rules do no harm.
// C45
fn the_audit_finds_nothing_on_any_screen_in_any_colours(page: &Page) {
    let kinds = match page.engine() {
        Engine::Chromium => &Colours::ALL[..],
        Engine::Firefox => &[Colours::Light, Colours::DarkContrast, Colours::Forced],
        Engine::WebKit => &[Colours::Light, Colours::LightChoice],
    };
    let found = each_screen(page, "en", |page| {
        let in_colours = |colours| {
            page.colours(colours);
            let faults = match colours {
                Colours::Light => page.axe(),
                Colours::Dark | Colours::Forced => page.low_contrasts(false),
                _ => page.low_contrasts(true),
            };
            let faults = faults.into_iter();
            faults.map(move |it| format!("{colours:?}: {it}"))
        };
        let found = kinds.iter().copied().flat_map(in_colours).collect();
        page.colours(Colours::Light);
        found
    });
    assert!(found.is_empty(), "{found:#?}");
}

/// WCAG 1.4.10. Firefox has a least width of its own, which is what it is looked at in.
fn a_page_of_320_pixels_holds_every_screen(page: &Page) {
    page.viewport(320, 640);
    for lang in ["uk", "ru"] {
        let found = each_screen(page, lang, laid_out);
        assert!(found.is_empty(), "{found:#?}");
    }
}

/// WCAG 1.4.4: of 1280 pixels, 640 are left.
fn a_laptop_at_twice_the_size_holds_every_screen(page: &Page) {
    page.viewport(640, 400);
    let found = each_screen(page, "uk", laid_out);
    assert!(found.is_empty(), "{found:#?}");
}

/// WCAG 2.5.5. The squares are as large as the board, which is as wide as the page: 40 pixels where that has 320, which
/// is essential to it; and a move can be typed.
// C45
fn every_target_is_large_enough_for_a_finger(page: &Page) {
    for (width, height) in [(390, 844), (320, 640)] {
        page.viewport(width, height);
        let found = each_screen(page, "en", |page| page.small_targets(""));
        assert!(found.is_empty(), "{width}: {found:#?}");
    }
}

/// A mouse may have closer lines on a score sheet: what it leads to is reached by the steps below it, too.
fn every_screen_on_a_tablet_and_a_laptop_is_whole(page: &Page) {
    for (width, height) in [(820, 1180), (1440, 900)] {
        page.viewport(width, height);
        let found = each_screen(page, "uk", |page| {
            let mut found = laid_out(page);
            found.extend(page.small_targets("[data-ply], [data-line]"));
            found
        });
        assert!(found.is_empty(), "{width}: {found:#?}");
    }
}
