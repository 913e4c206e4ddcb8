//! What a learner has done: kept in the browser, taken to another one as text.
//!
//! A line a step, `lesson step tries best`, with `-` for a best that there is not yet. Lessons that nobody knows
//! any more are kept as they are.

use core::fmt;
use core::str::FromStr;

/// What has been done of the steps that were tried.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    steps: Vec<(String, String, Done)>,
}

/// How a step went.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Done {
    /// How often it was begun and either done or tried wrongly.
    pub tries: u32,
    /// The fewest moves in which it was done; `None` while it was not.
    pub best: Option<u16>,
}

/// A line of a text that tells of no step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotProgress {
    /// Which, from 1.
    pub line: usize,
}

impl Progress {
    /// How a step went; `None` if it was never tried.
    pub fn of(&self, lesson: &str, step: &str) -> Option<Done> {
        let mut steps = self.steps.iter();
        let found = steps.find(|(of, name, _)| of == lesson && name == step);
        found.map(|(_, _, done)| *done)
    }

    /// How many steps of a lesson are done.
    pub fn done_of(&self, lesson: &str) -> usize {
        let steps = self.steps.iter();
        steps
            .filter(|(of, _, done)| of == lesson && done.best.is_some())
            .count()
    }

    /// A try that was wrong.
    pub fn note_wrong(&mut self, lesson: &str, step: &str) {
        self.note(
            lesson,
            step,
            Done {
                tries: 1,
                best: None,
            },
        );
    }

    /// A step that was done in so many moves.
    pub fn note_done(&mut self, lesson: &str, step: &str, moves: u16) {
        let best = Some(moves);
        self.note(lesson, step, Done { tries: 1, best });
    }

    /// Takes in what was done elsewhere: of both, the better.
    pub fn join(&mut self, other: &Progress) {
        for (lesson, step, done) in &other.steps {
            let known = self.of(lesson, step).unwrap_or_default();
            let tries = done.tries.saturating_sub(known.tries);
            self.note(lesson, step, Done { tries, ..*done });
        }
    }

    fn note(&mut self, lesson: &str, step: &str, new: Done) {
        let mut steps = self.steps.iter_mut();
        match steps.find(|(of, name, _)| of == lesson && name == step) {
            Some((_, _, done)) => {
                done.tries = done.tries.saturating_add(new.tries);
                done.best = match (done.best, new.best) {
                    (Some(old), Some(new)) => Some(old.min(new)),
                    (old, new) => old.or(new),
                };
            }
            None => self.steps.push((lesson.to_owned(), step.to_owned(), new)),
        }
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (lesson, step, done) in &self.steps {
            write!(f, "{lesson} {step} {} ", done.tries)?;
            match done.best {
                Some(best) => writeln!(f, "{best}")?,
                None => f.write_str("-\n")?,
            }
        }
        Ok(())
    }
}

impl FromStr for Progress {
    type Err = NotProgress;

    /// Reads what is written here; empty lines mean nothing.
    ///
    /// # Errors
    ///
    /// The first line that tells of no step.
    fn from_str(text: &str) -> Result<Progress, NotProgress> {
        let mut progress = Progress::default();
        for (line, written) in (1..).zip(text.lines()) {
            let words: Vec<&str> = written.split_whitespace().collect();
            match words.as_slice() {
                [] => {}
                [lesson, step, tries, best] => {
                    let tries = tries.parse().map_err(|_| NotProgress { line })?;
                    let best = match *best {
                        "-" => None,
                        number => Some(number.parse().map_err(|_| NotProgress { line })?),
                    };
                    progress.note(lesson, step, Done { tries, best });
                }
                _ => return Err(NotProgress { line }),
            }
        }
        Ok(progress)
    }
}
