//! What is chosen for looks and sounds: each choice takes effect at once, is kept, and can be put back.

use browser_tests::{Engine, Page, Scheme, Test, Way, tests};
use serde_json::json;

pub const TESTS: &[Test] = tests![
    the_settings_are_reached_from_every_screen,
    each_look_takes_effect_at_once_and_is_kept,
    the_pieces_of_a_set_come_at_once_and_after_a_reload,
    letters_and_digits_stand_where_they_are_chosen,
    all_is_put_back_as_it_was_at_first,
    the_audit_finds_nothing_in_any_look,
    each_act_at_the_table_is_heard_once,
    what_is_switched_off_is_not_heard,
    what_is_tried_in_learning_is_heard,
];

const SETTINGS: &str = "[data-action=reset-settings]";

fn open(page: &Page) {
    page.open_place("#/settings", SETTINGS);
}

fn choose(page: &Page, name: &str, value: &str) {
    page.click(&format!("[name={name}][value={value}]"));
}

/// The value of a custom property or a property of an element, as it is drawn.
fn style(page: &Page, selector: &str, property: &str) -> String {
    let script = "return getComputedStyle(document.querySelector(arguments[0])).getPropertyValue(arguments[1])";
    let value = page.js(script, &[json!(selector), json!(property)]);
    value.as_str().unwrap_or_default().to_owned()
}

fn the_settings_are_reached_from_every_screen(page: &Page) {
    for address in ["#/", "#/play?table=learn", "#/shelf", "#/learn"] {
        page.open_place(address, "[data-action=settings]");
        page.click("[data-action=settings]");
        page.click("[data-action=all-settings]");
        page.until(&format!("the settings open from {address}"), || {
            page.exists(SETTINGS)
        });
        page.click("[data-action=back]");
        page.until(&format!("it is gone back to {address}"), || {
            let hash = page.js("return location.hash", &[]);
            hash == json!(address) && page.exists("[data-action=settings]")
        });
    }
}

fn each_look_takes_effect_at_once_and_is_kept(page: &Page) {
    page.scheme(Scheme::Light);
    open(page);
    let drawn = |selector: &str, property: &str| style(page, selector, property);
    for (name, value, selector, property) in [
        ("scheme", "dark", "html", "background-color"),
        ("board", "green", ".light-squares", "fill"),
        ("board", "blue", ".dark-squares", "fill"),
        ("contrast", "more", ".mark-legal", "stroke-width"),
    ] {
        let before = drawn(selector, property);
        choose(page, name, value);
        page.until(&format!("{name} {value} is seen"), || {
            drawn(selector, property) != before
        });
        let after = drawn(selector, property);
        page.reload();
        page.until("the settings are back", || page.exists(SETTINGS));
        assert_eq!(drawn(selector, property), after, "{name} {value} is kept");
        let chosen = format!("[name={name}][value={value}]:checked");
        assert!(page.exists(&chosen), "{chosen}");
    }
    choose(page, "motion", "none");
    page.open_again("#/play?table=learn");
    page.play(Way::Clicks, "e2e4");
    assert!(!page.exists("[class*=gliding]"), "nothing glides");
}

/// The drawing of the white king on the board.
fn king(page: &Page) -> String {
    let script = "return document.getElementById('piece-wK').innerHTML";
    page.js(script, &[]).as_str().unwrap_or_default().to_owned()
}

fn the_pieces_of_a_set_come_at_once_and_after_a_reload(page: &Page) {
    open(page);
    let mut seen = vec![king(page)];
    for set in ["diagram", "friendly"] {
        choose(page, "pieces", set);
        page.until(&format!("{set} comes"), || !seen.contains(&king(page)));
        let drawn = king(page);
        page.reload();
        page.until(&format!("{set} is back"), || {
            king(page) == drawn && page.exists(SETTINGS)
        });
        seen.push(drawn);
    }
    let ids = "return ['w', 'b'].flatMap((c) => [...'KQRBNP'].map((r) => `piece-${c}${r}`))\
        .filter((id) => document.querySelectorAll(`#${id}`).length !== 1)";
    assert_eq!(page.js(ids, &[]), json!([]), "a piece is missing");
    choose(page, "pieces", "staunton");
    page.until("the page's own pieces are back", || king(page) == seen[0]);
}

// BOARD-4
fn letters_and_digits_stand_where_they_are_chosen(page: &Page) {
    page.viewport(1440, 900);
    open(page);
    let board = "document.querySelector('[data-fen]').getBoundingClientRect()";
    // The box of a text goes a little below its letters.
    let shown = || {
        let script = format!(
            "const board = {board}; return [...document.querySelectorAll('[role=grid] > text')]\
             .filter((t) => t.getClientRects().length && getComputedStyle(t).display !== 'none')\
             .map((t) => [t.textContent.length, t.getBoundingClientRect().left >= board.left - 1 \
               && t.getBoundingClientRect().bottom <= board.bottom + 6])"
        );
        page.js(&script, &[])
    };
    assert_eq!(shown(), json!([[8, false], [8, false]]));
    choose(page, "coordinates", "inside");
    page.until("they are inside", || {
        shown() == json!([[8, true], [8, true]])
    });
    choose(page, "coordinates", "every");
    page.until("they are on every square", || {
        shown() == json!([[64, true], [64, true]])
    });
    choose(page, "coordinates", "none");
    page.until("there are none", || shown() == json!([]));
}

fn all_is_put_back_as_it_was_at_first(page: &Page) {
    open(page);
    for (name, value) in [
        ("scheme", "dark"),
        ("board", "blue"),
        ("coordinates", "none"),
    ] {
        choose(page, name, value);
    }
    page.until("the choices hold", || page.exists("html[data-board=blue]"));
    page.action("reset-settings");
    page.until("none holds", || {
        !page.exists("html[data-board]") && !page.exists("html[data-scheme]")
    });
    for (name, value) in [
        ("scheme", "system"),
        ("board", "walnut"),
        ("coordinates", "beside"),
    ] {
        let chosen = format!("[name={name}][value={value}]:checked");
        assert!(page.exists(&chosen), "{chosen}");
    }
    let said = page.text("[data-note=settings]").unwrap_or_default();
    assert!(said.contains("as it was at first"), "{said}");
}

fn the_audit_finds_nothing_in_any_look(page: &Page) {
    for (scheme, contrast) in [
        ("light", "system"),
        ("dark", "system"),
        ("light", "more"),
        ("dark", "more"),
    ] {
        open(page);
        choose(page, "scheme", scheme);
        choose(page, "contrast", contrast);
        assert_eq!(page.axe(), Vec::<String>::new(), "{scheme}, {contrast}");
        page.open_again("#/play?table=learn");
        assert_eq!(
            page.axe(),
            Vec::<String>::new(),
            "a table, {scheme}, {contrast}"
        );
    }
}

/// Counts what the page lets be heard, and what is played.
fn listen(page: &Page) {
    page.js(
        "window.__sounds = []; window.__played = 0;\
         addEventListener('jadoube:sound', (e) => __sounds.push(e.detail));\
         const start = AudioBufferSourceNode.prototype.start;\
         AudioBufferSourceNode.prototype.start = function (...at) { __played++; return start.apply(this, at); }",
        &[],
    );
}

/// Waits until so many strikes have been played. In Firefox a test's script stands apart from the page's, and can't
/// change what that calls.
fn expect_played(page: &Page, what: &str, strikes: u64) {
    if page.engine() != Engine::Firefox {
        page.until(what, || page.js("return __played", &[]) == json!(strikes));
    }
}

fn sounds(page: &Page) -> serde_json::Value {
    page.js("return __sounds.filter((it) => it !== 'low')", &[])
}

fn each_act_at_the_table_is_heard_once(page: &Page) {
    page.open("#/play?table=play&time=5&press=hand");
    listen(page);
    page.action("press");
    page.play(Way::Clicks, "e2e4");
    page.action_of("white", "press");
    page.play(Way::Clicks, "d7d5");
    page.action_of("black", "press");
    page.play(Way::Drag, "e4d5");
    page.action_of("white", "press");
    page.play(Way::Clicks, "d8d5");
    page.action_of("black", "press");
    page.play(Way::Clicks, "b1c3");
    page.action_of("white", "press");
    page.play(Way::Clicks, "d5e5");
    page.until("the check is heard", || {
        sounds(page)
            == json!([
                "press", "move", "press", "move", "press", "capture", "press", "capture", "press",
                "move", "press", "check"
            ])
    });
    // Presses, captures and checks are struck twice.
    expect_played(page, "all is played", 21);
    page.open("#/play?table=play&time=0:03+0");
    listen(page);
    page.action("press");
    page.until("the flag is heard", || {
        sounds(page) == json!(["press", "flag"])
    });
    let ticks = page.js("return __sounds.filter((it) => it === 'low').length", &[]);
    assert!(ticks.as_u64() >= Some(2), "{ticks}");
}

fn what_is_switched_off_is_not_heard(page: &Page) {
    open(page);
    listen(page);
    choose(page, "volume", "loud");
    expect_played(page, "the loudness is tried", 1);
    page.click("[name=sound-move]");
    assert!(!page.exists("[name=sound-move]:checked"));
    choose(page, "volume", "quiet");
    assert_eq!(sounds(page), json!(["move", "move", "move"]));
    page.click("[name=sound-press]");
    page.click("[name=sound-press]");
    expect_played(page, "only the press is played", 3);
    page.open_again("#/play?table=learn");
    listen(page);
    page.play(Way::Clicks, "e2e4");
    page.until("the move is told", || sounds(page) == json!(["move"]));
    expect_played(page, "nothing is played", 0);
    page.js("delete window.AudioContext; localStorage.clear()", &[]);
    page.play(Way::Clicks, "e7e5");
    assert_eq!(page.problems(), Vec::<String>::new());
}

fn what_is_tried_in_learning_is_heard(page: &Page) {
    page.open_place("#/learn/names/4", "[data-task]");
    listen(page);
    page.click_square("a1");
    page.click_square("e4");
    page.until("both tries are heard", || {
        sounds(page) == json!(["wrong", "done"])
    });
    // A wrong try is struck once, what is done three times.
    expect_played(page, "both are played", 4);
    page.open("#/practice?fen=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1");
    listen(page);
    page.click("[data-tool=wN]");
    page.click_square("d4");
    page.until("the piece is heard", || sounds(page) == json!(["move"]));
    page.open("#/train/coordinates?seed=3");
    listen(page);
    page.click("input[value=free]");
    page.action("begin-round");
    let asked = || page.attribute("[data-asked]", "data-asked");
    page.until("the round has begun", || asked().is_some());
    page.click_square(&asked().unwrap_or_default());
    page.until("what is right is heard", || sounds(page) == json!(["move"]));
    page.action("stop-round");
    page.until("the end is heard", || {
        sounds(page) == json!(["move", "done"])
    });
    // All of it by the switch of the moves.
    page.js(
        "localStorage.setItem('jadoube-settings', 'sound-move off\\n')",
        &[],
    );
    page.open_place("#/learn/names/4", "[data-task]");
    page.reload();
    page.until("the step is back", || page.exists("[data-task]"));
    listen(page);
    page.click_square("a1");
    page.until("the try is told", || sounds(page) == json!(["wrong"]));
    expect_played(page, "nothing is played", 0);
}
