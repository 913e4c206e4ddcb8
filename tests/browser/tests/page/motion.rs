//! Who asks for little motion gets none: neither pieces that glide nor figures that breathe, nor anything else.

use std::collections::BTreeSet;

use browser_tests::{Page, Test, Way, tests};

pub const TESTS: &[Test] = tests![
    a_device_that_asks_for_little_motion_gets_none,
    a_page_that_is_to_have_no_motion_has_none,
    a_reply_waits_without_motion_too,
];

/// Notes with each frame what is animated or on its way from one style to another for longer than a millisecond.
#[track_caller]
fn watch(page: &Page) {
    page.js(
        "window.__moved = [];\
         const look = () => {\
           for (const it of document.getAnimations())\
             if (it.effect.getComputedTiming().endTime > 1)\
               __moved.push(it.animationName || it.transitionProperty || 'a script');\
           requestAnimationFrame(look); };\
         look()",
        &[],
    );
}

/// What has moved since then.
#[track_caller]
fn moved(page: &Page) -> BTreeSet<String> {
    // Something that sets in late would be seen now.
    page.pause();
    let moved = page.js("return __moved.splice(0)", &[]);
    let moved = moved.as_array().map(Vec::as_slice).unwrap_or_default();
    let moved = moved.iter().filter_map(|name| name.as_str());
    moved.map(str::to_owned).collect()
}

/// A game on the last seconds of its clocks.
fn table(page: &Page) -> BTreeSet<String> {
    page.open("#/play?table=play&time=0:08%2B0&press=hand");
    watch(page);
    page.action("press");
    page.play(Way::Clicks, "e2e4");
    page.action_of("white", "press");
    page.play(Way::Drag, "e7e5");
    page.action_of("black", "press");
    page.until("little time is left", || page.left("white") < 1_900);
    page.action("settings");
    moved(page)
}

/// A step of a lesson in which the other side replies.
fn lesson(page: &Page) -> BTreeSet<String> {
    page.open_place("#/learn/clock/2", "[data-task]");
    watch(page);
    page.play(Way::Clicks, "e2e4");
    page.action_of("white", "press");
    page.until("the reply is on the board", || {
        page.piece_at("e5").as_deref() == Some("bP")
    });
    moved(page)
}

/// The home screen, the form to set up a game, and the way of learning.
fn places(page: &Page) -> BTreeSet<String> {
    page.open_home();
    watch(page);
    page.open_set_up();
    page.keys("Tab Tab Tab");
    let mut all = moved(page);
    page.open_place("#/learn", "[data-action=lesson]");
    watch(page);
    page.keys("Tab Tab Tab");
    all.append(&mut moved(page));
    all
}

#[track_caller]
fn expect_stillness(page: &Page) {
    for (place, moved) in [
        ("a table", table(page)),
        ("a lesson", lesson(page)),
        ("home and learning", places(page)),
    ] {
        assert_eq!(moved, BTreeSet::new(), "{place}");
    }
}

/// Where nobody asks for less, a move and a clock low on time are seen to move.
#[track_caller]
fn expect_motion(page: &Page) {
    let moved = table(page);
    assert!(moved.contains("breathe"), "{moved:?}");
    for moved in [moved, lesson(page)] {
        assert!(moved.iter().any(|it| it.starts_with("glide")), "{moved:?}");
    }
}

/// WCAG 2.3.3
fn a_device_that_asks_for_little_motion_gets_none(page: &Page) {
    page.spend_browser();
    page.reduced_motion(false);
    expect_motion(page);
    page.reduced_motion(true);
    expect_stillness(page);
}

fn choose_no_motion(page: &Page) {
    page.open_home();
    page.js(
        "localStorage.setItem('jadoube-settings', 'motion none\\n')",
        &[],
    );
}

/// WCAG 2.3.3
fn a_page_that_is_to_have_no_motion_has_none(page: &Page) {
    expect_motion(page);
    choose_no_motion(page);
    expect_stillness(page);
}

/// The pause before a reply is what parts it from the learner's own move, where neither glides.
fn a_reply_waits_without_motion_too(page: &Page) {
    choose_no_motion(page);
    page.open_place("#/learn/clock/2", "[data-task]");
    page.play(Way::Clicks, "e2e4");
    page.js(
        "const board = document.querySelector('[data-fen]'), begun = performance.now();\
         new MutationObserver(() => { window.__replied ??= performance.now() - begun; })\
           .observe(board, { attributeFilter: ['data-fen'] });\
         document.querySelector('[data-action=press][data-side=white]').click()",
        &[],
    );
    page.until("the reply is on the board", || {
        page.piece_at("e5").as_deref() == Some("bP")
    });
    let waited = page.js("return window.__replied", &[]);
    assert!(waited.as_f64().is_some_and(|it| it >= 400.0), "{waited} ms");
}
