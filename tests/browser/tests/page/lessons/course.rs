//! The lessons as their files have them.

use std::fs;

use jadoube::clock::Instant;
use jadoube::lessons::{Course, Exercise, Lesson, Solution, Step, Task};

/// A lesson.
pub struct Taught {
    pub id: String,
    pub steps: Vec<Step>,
}

/// All lessons in the order of the course.
pub fn taught() -> Vec<Taught> {
    let folder = xtask::project::root().join("lessons");
    let read = |name: &str| {
        let path = folder.join(name);
        fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let course = Course::read(&read("course")).unwrap_or_else(|error| panic!("{error}"));
    let lessons = course.lessons().map(|listed| {
        let lesson = Lesson::read(&read(&format!("{}.lesson", listed.file)));
        let lesson = lesson.unwrap_or_else(|error| panic!("{}: {error}", listed.file));
        Taught {
            id: lesson.id,
            steps: lesson.steps,
        }
    });
    lessons.collect()
}

/// A step from its beginning.
pub fn begin(step: &Step) -> Exercise {
    Exercise::new(step, Instant(0))
}

/// What kind of step it is, as the page names it.
pub fn kind(step: &Step) -> &'static str {
    match step.task {
        Task::Tap(_) => "tap",
        Task::FindFault => "find-fault",
        Task::Place(_) => "place",
        Task::Go { .. } => "go",
        Task::Move { .. } => "move",
        Task::Choose { .. } => "choose",
        Task::Table(_) => "table",
    }
}

/// Where the piece stands that is to go.
pub fn piece_of(exercise: &Exercise) -> String {
    match exercise.solution() {
        Some(Solution::Go { from, .. }) => from.to_string(),
        other => panic!("{other:?} is no piece on its way"),
    }
}
