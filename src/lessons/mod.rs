//! What is taught, as data, and the state machine that a learner works through.
//!
//! A [`Course`] names the lessons; a [`Lesson`] is read from one text file (`lessons/*.lesson`, described in
//! `docs/lessons.md`) and is a list of [`Step`]s. An [`Exercise`] is a step being worked at: it takes a
//! [`Try`] and gives an [`Answer`]: right, done, or wrong with a reason ([`Wrong`]) that knows the squares to be
//! shown. No lesson has code of its own: what is right is asked of the rules engine, and the habits of the table
//! are played in a [`Game`](crate::game::Game).
//!
//! ```
//! use jadoube::lessons::{Answer, Exercise, Lesson, Try};
//!
//! let lesson = Lesson::read("id: rook\n\nstep: corner\ntask: go\nboard: 8/8/8/8/8/8/8/R7\npiece: a1\nmarks: a8\nmoves: 1\n")?;
//! let mut exercise = Exercise::new(&lesson.steps[0], jadoube::clock::Instant(0));
//! let (from, to) = ("a1".parse()?, "a8".parse()?);
//! let answer = exercise.attempt(&Try::Go { from, to, promotion: None });
//! assert_eq!(answer, Answer::Done { moves: 1 });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answer;
mod choosing;
mod course;
mod deeds;
mod exercise;
mod fault;
mod glow;
mod goal;
mod going;
mod lesson;
mod moving;
mod placing;
mod progress;
mod reach;
mod read;
mod said;
mod seat;
mod section;
mod solution;
mod stage;
mod tapping;
mod values;
mod wrong;

pub use answer::{Answer, Help, Try};
pub use course::{Chapter, Course, Listed};
pub use exercise::Exercise;
pub use fault::{Fault, ReadError};
pub use glow::{Glow, Glowing};
pub use goal::{Escape, Goal};
pub use lesson::{Ask, Deed, Lesson, Scene, Step, TableStep, Task, TurnPart, Way};
pub use progress::{Done, NotProgress, Progress};
pub use reach::{attackers, targets, why_not};
pub use said::Said;
pub use seat::PAUSE;
pub use solution::Solution;
pub use wrong::Wrong;
