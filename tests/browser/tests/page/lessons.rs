//! The lessons: the whole course by right moves, what is said of wrong ones, the keyboard alone, an audit. The lessons
//! and what is right in them are read from their files, so that new ones are tested as they come.

use browser_tests::{Page, Test, Way, tests};
use jadoube::lessons::{Solution, Try};
use serde_json::json;

#[path = "lessons/course.rs"]
mod course;
#[path = "lessons/learner.rs"]
mod learner;

use course::{Taught, begin, kind, taught};
use learner::Learner;

pub const TESTS: &[Test] = tests![
    the_whole_course_is_walked_by_right_moves,
    a_wrong_try_says_why_then_hints_then_shows,
    a_lesson_of_each_kind_is_done_by_keyboard_alone,
    pieces_are_carried_by_mouse_and_finger,
    each_lesson_has_no_fault_an_audit_finds,
    the_path_shows_what_is_done_and_what_comes_next,
    the_glow_fades_and_can_be_chosen,
    the_reply_at_the_table_comes_after_a_pause,
    a_lesson_that_does_not_come_can_be_fetched_once_more,
    no_lesson_is_wider_than_a_phone,
];

fn open(page: &Page, lesson: &Taught, step: usize) {
    let address = format!("#/learn/{}/{step}", lesson.id);
    page.open_place(&address, "[data-task]");
}

/// Does all steps of a lesson, the first of which is open.
fn walk(page: &Page, lesson: &Taught, way: Way) {
    let learner = Learner { page, way };
    for (number, step) in (1..).zip(&lesson.steps) {
        let at = format!("{}/{}", lesson.id, step.name);
        learner.until_step(&lesson.id, number);
        learner.work(step, &at);
        page.until(&format!("{at} is done"), || page.exists("[data-done]"));
        page.until(&format!("{at}: the way on has the focus"), || {
            page.exists("[data-action=next-step]:focus")
        });
        if number < lesson.steps.len() {
            learner.go_on();
        }
    }
}

fn the_whole_course_is_walked_by_right_moves(page: &Page) {
    page.viewport(390, 844);
    for lesson in taught() {
        open(page, &lesson, 1);
        walk(page, &lesson, Way::Clicks);
        let open = "return document.querySelectorAll('.dots [data-state=open]').length";
        assert_eq!(page.js(open, &[]), 0, "all steps of {} are done", lesson.id);
    }
    page.open_place("#/learn", "[data-action=lesson]");
    assert!(!page.exists("[data-action=lesson]:not([data-state=done])"));
    assert!(!page.exists("[data-action=lesson][aria-current]"));
}

fn a_wrong_try_says_why_then_hints_then_shows(page: &Page) {
    for lesson in taught() {
        open(page, &lesson, 1);
        let learner = Learner {
            page,
            way: Way::Clicks,
        };
        let step = &lesson.steps[0];
        let at = format!("{}/{}", lesson.id, step.name);
        let mut exercise = begin(step);
        for tries in 1..=3 {
            let why = learner.err(&mut exercise, &at);
            page.until(&format!("{at}: a reason is given"), || {
                !page.note().is_empty()
            });
            let shown = page.attribute("[data-note]", "data-squares");
            let squares: Vec<String> = why.squares().into_iter().map(|it| it.to_string()).collect();
            assert_eq!(shown.unwrap_or_default(), squares.join(" "), "{at}");
            for (from, to) in why.lines() {
                let line = format!("[data-drawn][data-from={from}][data-to={to}]");
                assert!(
                    page.exists(&line),
                    "{at}: the line from {from} to {to} is drawn"
                );
            }
            assert_eq!(page.exists("[data-hint]"), tries >= 2, "{at}, {tries}");
            let aloud = page.text("[data-announcer]").unwrap_or_default();
            assert!(aloud.contains(&page.note()), "{at}: {aloud}");
            assert!(!page.exists("[data-done]"), "{at}");
        }
        page.action("again");
        page.until("the reason is gone", || page.note().is_empty());
    }
}

fn a_lesson_of_each_kind_is_done_by_keyboard_alone(page: &Page) {
    let all = taught();
    let mut done: Vec<&str> = Vec::new();
    for wanted in [
        "tap",
        "find-fault",
        "place",
        "go",
        "move",
        "choose",
        "table",
    ] {
        let of_kind = all
            .iter()
            .filter(|it| it.steps.iter().any(|step| kind(step) == wanted));
        let shortest = of_kind.min_by_key(|it| it.steps.len());
        let lesson = shortest.unwrap_or_else(|| panic!("no lesson has a step to {wanted}"));
        if !done.contains(&lesson.id.as_str()) {
            open(page, lesson, 1);
            walk(page, lesson, Way::Keys);
            done.push(&lesson.id);
        }
    }
}

fn pieces_are_carried_by_mouse_and_finger(page: &Page) {
    let all = taught();
    for (wanted, way) in [("go", Way::Drag), ("go", Way::Finger), ("move", Way::Taps)] {
        let lesson = all.iter().find(|it| kind(&it.steps[0]) == wanted);
        let lesson = lesson.unwrap_or_else(|| panic!("no lesson begins with {wanted}"));
        open(page, lesson, 1);
        let learner = Learner { page, way };
        learner.work(&lesson.steps[0], &lesson.id);
        page.until("the step is done", || page.exists("[data-done]"));
    }
    // And from beside the board.
    for kind in ["mouse", "touch"] {
        let lesson = all.iter().find(|it| course::kind(&it.steps[0]) == "place");
        let lesson = lesson.unwrap_or_else(|| panic!("no lesson begins with pieces to be put"));
        open(page, lesson, 1);
        let mut exercise = begin(&lesson.steps[0]);
        while let Some(Solution::Put { piece, square }) = exercise.solution() {
            let name: String = [piece.color.letter(), piece.role.letter()]
                .into_iter()
                .collect();
            let from = page.middle(&format!("[data-take={name}]"));
            page.drag_between(kind, from, page.centre(&square.to_string()));
            let _ = exercise.attempt(&Try::Put { piece, square });
            page.expect_fen(&exercise.board().to_fen());
        }
        page.until("the step is done", || page.exists("[data-done]"));
    }
}

// C45
fn each_lesson_has_no_fault_an_audit_finds(page: &Page) {
    page.viewport(390, 844);
    let schemes = page.engine().schemes().iter().cycle();
    for (lesson, &scheme) in taught().iter().zip(schemes) {
        page.scheme(scheme);
        open(page, lesson, 1);
        // Hint and solution are looked at, too.
        page.action("show-hint");
        page.action("show-hint");
        assert_eq!(
            page.axe(),
            Vec::<String>::new(),
            "{}, {scheme:?}",
            lesson.id
        );
    }
}

fn the_path_shows_what_is_done_and_what_comes_next(page: &Page) {
    let all = taught();
    page.open_place("#/learn", "[data-action=lesson]");
    let current = "[data-action=lesson][aria-current]";
    let next = || page.attribute(current, "data-lesson");
    assert_eq!(next().as_ref(), Some(&all[0].id));
    page.click(current);
    page.until("the lesson is open", || page.exists("[data-task]"));
    walk(page, &all[0], Way::Clicks);
    page.action("next-step");
    Learner {
        page,
        way: Way::Clicks,
    }
    .until_step(&all[1].id, 1);
    page.action("lessons");
    page.until("the path is there", || page.exists(current));
    assert_eq!(next().as_ref(), Some(&all[1].id));
    let first = format!("[data-action=lesson][data-lesson={}]", all[0].id);
    assert_eq!(
        page.attribute(&first, "data-state").as_deref(),
        Some("done")
    );
    // Each step can be begun by itself, by its address and by its dot.
    open(page, &all[0], 3);
    page.click(".dots li:nth-child(2) a");
    Learner {
        page,
        way: Way::Clicks,
    }
    .until_step(&all[0].id, 2);
}

fn the_glow_fades_and_can_be_chosen(page: &Page) {
    let all = taught();
    let go = all.iter().find(|it| kind(&it.steps[0]) == "go");
    let lesson = go.unwrap_or_else(|| panic!("no lesson begins with a piece on its way"));
    open(page, lesson, 1);
    let exercise = begin(&lesson.steps[0]);
    let from = course::piece_of(&exercise);
    page.click_square(&from);
    page.until("the squares glow", || !page.marked("legal").is_empty());
    page.action("settings");
    let choose = "const e = document.querySelector('[data-action=glow]'); e.value = 'off';\
        e.dispatchEvent(new Event('change', { bubbles: true }))";
    page.js(choose, &[]);
    page.until("the squares are dark", || page.marked("legal").is_empty());
    let kept = page.js("return localStorage.getItem('jadoube-learning')", &[]);
    assert!(
        kept.as_str()
            .is_some_and(|it| it.contains("setting/glow off")),
        "{kept}"
    );
    open(page, lesson, 1);
    page.click_square(&from);
    page.until("the piece is in hand", || {
        page.marked("selected") == [from.clone()]
    });
    assert!(page.marked("legal").is_empty(), "the choice is kept");
    // It holds at the table, too.
    page.open_place("#/learn/touch-move/2", "[data-task]");
    page.click_square("e4");
    page.until("the pawn is in hand", || page.marked("selected") == ["e4"]);
    assert!(page.marked("legal").is_empty());
    page.action("settings");
    page.js(&choose.replace("off", "on"), &[]);
    page.until("its squares glow", || page.marked("legal") == ["d5"]);
}

// CLOCK-2
fn the_reply_at_the_table_comes_after_a_pause(page: &Page) {
    page.open_place("#/learn/clock/2", "[data-task]");
    page.js(
        "window.__seen = []; const board = document.querySelector('[data-fen]');\
         new MutationObserver(() => __seen.push([performance.now(), board.dataset.fen.split(' ')[0]]))\
           .observe(board, { attributes: true, attributeFilter: ['data-fen'] })",
        &[],
    );
    page.gesture(Way::Clicks, "e2e4");
    page.action_of("white", "press");
    let answered = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
    page.until("the reply is made", || page.fen().starts_with(answered));
    let seen = page.js("return __seen.map(([, fen]) => fen)", &[]);
    let moved = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    assert_eq!(seen, json!([moved, answered]));
    let pause = page.js("return __seen[1][0] - __seen[0][0]", &[]);
    assert!(pause.as_f64() >= Some(400.0), "{pause}");
    page.gesture(Way::Clicks, "d2d4");
    page.action_of("white", "press");
    page.until("it goes on from there", || page.exists("[data-done]"));
}

fn a_lesson_that_does_not_come_can_be_fetched_once_more(page: &Page) {
    let all = taught();
    page.open_place("#/learn", "[data-action=lesson]");
    page.js(
        "window.__fetch = window.fetch;\
         window.fetch = (...a) => String(a[0].url ?? a[0]).endsWith('.lesson') ? Promise.reject(new TypeError('offline')) : __fetch(...a);\
         location.hash = arguments[0]",
        &[json!(format!("#/learn/{}/1", all[0].id))],
    );
    page.until("it is said", || page.exists("[data-action=retry]"));
    page.js("window.fetch = window.__fetch", &[]);
    page.action("retry");
    page.until("the lesson is there", || page.exists("[data-task]"));
}

fn no_lesson_is_wider_than_a_phone(page: &Page) {
    page.viewport(390, 844);
    let wide = "const e = document.documentElement; return e.scrollWidth - e.clientWidth";
    let high = "const e = document.querySelector('.offers').getBoundingClientRect(); return Math.round(e.bottom)";
    for lesson in taught() {
        open(page, &lesson, 1);
        assert_eq!(page.js(wide, &[]), 0, "{}", lesson.id);
        let bottom = page.js(high, &[]).as_i64().unwrap_or(i64::MAX);
        assert!(
            bottom <= 844,
            "{}: the buttons are on the screen: {bottom}",
            lesson.id
        );
    }
}
