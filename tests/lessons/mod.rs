//! The files of the lessons.

use std::fs;
use std::path::PathBuf;

use jadoube::clock::Instant;
use jadoube::lessons::{Answer, Course, Exercise, Lesson, Solution, Step, Try};

/// A folder of the project.
pub fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// The course.
pub fn course() -> Course {
    let text = fs::read_to_string(folder("lessons/course")).unwrap();
    Course::read(&text).unwrap()
}

/// The lesson of a file.
pub fn lesson(file: &str) -> Lesson {
    let path = folder("lessons").join(format!("{file}.lesson"));
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{file}: {error}"));
    Lesson::read(&text).unwrap_or_else(|error| panic!("{file}.lesson, {error}"))
}

/// All lessons in the order of the course.
pub fn lessons() -> Vec<Lesson> {
    course().lessons().map(|it| lesson(&it.file)).collect()
}

/// All steps, each with a name to complain by.
pub fn steps() -> Vec<(String, Step)> {
    let mut steps = Vec::new();
    for lesson in lessons() {
        for step in lesson.steps {
            steps.push((format!("{}/{}", lesson.id, step.name), step));
        }
    }
    steps
}

/// The step `lesson/step`.
pub fn step(name: &str) -> Step {
    let found = steps().into_iter().find(|(known, _)| known == name);
    found.unwrap_or_else(|| panic!("{name} is no step")).1
}

/// A step from its beginning.
pub fn begin(step: &Step) -> Exercise {
    Exercise::new(step, Instant(0))
}

/// Does what the exercise says is right.
pub fn follow(exercise: &mut Exercise) -> Answer {
    let solution = exercise.solution().expect("something is to be done");
    let mut answer = Answer::Nothing;
    for attempt in tries(exercise, &solution) {
        answer = exercise.attempt(&attempt);
    }
    answer
}

/// What a learner does who does that.
fn tries(exercise: &Exercise, solution: &Solution) -> Vec<Try> {
    match solution {
        Solution::Tap(squares) => squares.first().map(Try::Tap).into_iter().collect(),
        Solution::Put { piece, square } => vec![Try::Put {
            piece: *piece,
            square: *square,
        }],
        Solution::Go {
            from,
            to,
            promotion,
        } => vec![Try::Go {
            from: *from,
            to: *to,
            promotion: *promotion,
        }],
        Solution::Choose(index) => vec![Try::Choose(*index)],
        Solution::Do(_) => {
            let actions = exercise.actions(solution).into_iter();
            actions.map(|action| Try::Act(action, Instant(0))).collect()
        }
    }
}
