//! The files of the lessons, and what is said of a wrong one.

use std::collections::BTreeSet;
use std::fs;

use jadoube::lessons::{Course, Fault, Lesson, ReadError, Task, targets};
use jadoube::rules::{Placement, Square};

use crate::course::{course, folder, lesson, step, steps};

#[test]
fn the_course_lists_every_file_with_its_name_and_its_number_of_steps() {
    let listed: Vec<_> = course().lessons().cloned().collect();
    for it in &listed {
        let read = lesson(&it.file);
        assert_eq!(read.id, it.id);
        assert_eq!(read.steps.len(), it.steps, "{}", it.file);
        let names: BTreeSet<_> = read.steps.iter().map(|step| &step.name).collect();
        assert_eq!(
            names.len(),
            read.steps.len(),
            "{}: a name stands twice",
            it.file
        );
    }
    let listed: BTreeSet<String> = listed
        .iter()
        .map(|it| format!("{}.lesson", it.file))
        .collect();
    let files: BTreeSet<String> = fs::read_dir(folder("lessons"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != "course")
        .collect();
    assert_eq!(listed, files);
}

fn fault(text: &str) -> (usize, Fault) {
    let ReadError { line, fault } = Lesson::read(text).expect_err(text);
    (line, fault)
}

fn value(key: &'static str, value: &str) -> Fault {
    Fault::Value(key, value.to_owned())
}

const HEAD: &str = "id: x\n\nstep: a\n";
const START: &str = "board: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n";

#[test]
fn a_wrong_file_is_told_by_line_and_kind() {
    let step = |lines: &str| format!("{HEAD}{lines}");
    let cases = [
        ("step: a".to_owned(), 1, Fault::Missing("id")),
        ("id: x\nnonsense".to_owned(), 2, Fault::NoColon),
        (
            "id: x\n# note\nchapter: y".to_owned(),
            3,
            Fault::UnknownKey("chapter".to_owned()),
        ),
        ("id: x\nid: y".to_owned(), 2, Fault::Twice("id".to_owned())),
        (step("task: tap"), 3, Fault::Missing("board")),
        (step("board: 8/8/8/8/8/8/8/8"), 3, Fault::Missing("task")),
        (
            step("board: 8/8/8/8/8/8/8/8\ntask: sing"),
            5,
            value("task", "sing"),
        ),
        (
            step("board: 8/8/8/8/8/8/8/8\ntask: tap"),
            3,
            Fault::Missing("squares"),
        ),
        (
            step("board: 8/8/8/8/8/8/8/8\ntask: tap\nsquares: e9"),
            6,
            value("squares", "e9"),
        ),
        (
            step("board: 8/8/8/8/8/8/8/8\ntask: tap\nsquares: e4\nmoves: 2"),
            7,
            Fault::UnknownKey("moves".to_owned()),
        ),
        (
            step("board: 8/8/8/8/8/8/8/R7\ntask: go\nmarks: a8"),
            3,
            Fault::Missing("moves"),
        ),
        (
            step("board: 8/8/8/8/8/8/8/R6R\ntask: go\nmarks: a8\nmoves: 1"),
            3,
            Fault::Missing("piece"),
        ),
        (
            step("board: 8/8/8/8/8/8/8/8\ntask: move\ngoal: mate"),
            4,
            value("board", "8/8/8/8/8/8/8/8"),
        ),
        (
            step(&format!("{START}task: move")),
            3,
            Fault::Missing("goal"),
        ),
        (
            step(&format!("{START}task: move\ngoal: win")),
            6,
            value("goal", "win"),
        ),
        (
            step(&format!("{START}task: move\nline: e2e4 e2e4 d2d4")),
            6,
            Fault::NotLegal("e2e4".to_owned()),
        ),
        (
            step(&format!("{START}task: move\nline: e2e4 e7e5")),
            6,
            value("line", "e2e4 e7e5"),
        ),
        (
            step(&format!(
                "{START}task: choose\nanswers: mate check\nask: state"
            )),
            6,
            value("answers", "mate check"),
        ),
        (
            step(&format!("{START}task: table\ntable: pub\nway: move")),
            6,
            value("table", "pub"),
        ),
        (
            step(&format!("{START}task: table\ntable: play\nway: >e2e5 move")),
            7,
            Fault::Table(1),
        ),
    ];
    for (text, line, expected) in cases {
        assert_eq!(fault(&text), (line, expected), "{text}");
    }
    let (line, fault) = fault(&step("board: 8/8/8/8/8/8/8\ntask: find-fault"));
    assert!(matches!((line, fault), (4, Fault::Board(_))));
}

#[test]
fn a_wrong_course_is_told_by_line() {
    let fault = |text: &str| Course::read(text).map_err(|error| (error.line, error.fault));
    let outside = fault("lesson: 01-x 3").unwrap_err();
    assert_eq!(outside, (1, Fault::Missing("chapter")));
    let uncounted = fault("chapter: a\nlesson: 01-x").unwrap_err();
    assert_eq!(uncounted, (2, value("lesson", "01-x")));
    let unknown = fault("chapter: a\n\npage: 3").unwrap_err();
    assert_eq!(unknown, (3, Fault::UnknownKey("page".to_owned())));
}

// LEARN-1 to 7, CONDUCT-6, CLOCK-22
#[test]
fn the_course_has_a_step_for_each_thing_to_be_taught() {
    let taught = [
        "value/chief",
        "value/strongest",
        "value/heavy",
        "set-up/royal",
        "bishop/centre",
        "wrong-set-up/white",
        "stages/first-move",
        "stages/develop",
        "stages/open-file",
        "stages/passed-pawn",
        "check/away",
        "check/capture",
        "check/between",
        "touch-move/touched",
        "touch-move/hand-off",
        "manners/after",
        "score/time-trouble",
    ];
    let names: BTreeSet<String> = steps().into_iter().map(|(name, _)| name).collect();
    for name in taught {
        assert!(names.contains(name), "{name}");
    }
}

// LEARN-3, MOVE-1a
#[test]
fn the_squares_that_a_central_bishop_controls_are_thirteen_and_no_bishop_controls_more() {
    let step = step("bishop/centre");
    let board = step.scene.board;
    let bishop = board.occupied().only().unwrap();
    let controlled = targets(&board, bishop);
    assert_eq!(step.task, Task::Tap(controlled));
    assert_eq!(controlled.count(), 13);
    let piece = board.get(bishop).unwrap();
    let most = Square::all().map(|square| {
        let alone = Placement::of_pieces([(square, piece)]);
        targets(&alone, square).count()
    });
    assert_eq!(most.max(), Some(13));
}
