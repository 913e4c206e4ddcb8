//! The course: which lessons there are, in which order, in which chapters.

use super::fault::{Fault, ReadError};

/// All lessons in their order: the file `lessons/course`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Course {
    /// The chapters, first first.
    pub chapters: Vec<Chapter>,
}

/// Lessons that belong together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its name, in the key of its text.
    pub id: String,
    /// Its lessons, first first.
    pub lessons: Vec<Listed>,
}

/// A lesson as the course lists it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The name of its file, without the folder and `.lesson`.
    pub file: String,
    /// The lesson's own name.
    pub id: String,
    /// How many steps it has.
    pub steps: usize,
}

impl Course {
    /// Reads the list: lines `chapter: name` and `lesson: NN-name steps`.
    ///
    /// # Errors
    ///
    /// The first line that says nothing of the kind.
    pub fn read(text: &str) -> Result<Course, ReadError> {
        let mut course = Course::default();
        for (line, written) in (1..).zip(text.lines()) {
            let written = written.trim();
            if written.is_empty() || written.starts_with('#') {
                continue;
            }
            let wrong = |fault| ReadError { line, fault };
            let (key, value) = written.split_once(':').ok_or(wrong(Fault::NoColon))?;
            let value = value.trim();
            match key.trim_end() {
                "chapter" => course.chapters.push(Chapter {
                    id: value.to_owned(),
                    lessons: Vec::new(),
                }),
                "lesson" => {
                    let chapter = course.chapters.last_mut();
                    let chapter = chapter.ok_or(wrong(Fault::Missing("chapter")))?;
                    let listed = listed(value);
                    let bad = || wrong(Fault::Value("lesson", value.to_owned()));
                    chapter.lessons.push(listed.ok_or_else(bad)?);
                }
                key => return Err(wrong(Fault::UnknownKey(key.to_owned()))),
            }
        }
        Ok(course)
    }

    /// All lessons in their order.
    pub fn lessons(&self) -> impl Iterator<Item = &Listed> {
        self.chapters.iter().flat_map(|chapter| &chapter.lessons)
    }
}

fn listed(value: &str) -> Option<Listed> {
    let (file, steps) = value.split_once(' ')?;
    let (number, id) = file.split_once('-')?;
    let numbered = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    Some(Listed {
        file: file.to_owned(),
        id: numbered.then(|| id.to_owned())?,
        steps: steps.trim().parse().ok()?,
    })
}
