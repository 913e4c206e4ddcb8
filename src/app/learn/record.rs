//! What is kept of learning: how far each lesson has come, and the best results of the trainers. It is a text
//! of lines, `name value`, which can be read and taken along as a file.

use super::lesson_record;

/// The first line of the text.
const HEAD: &str = "jadoube-learning 1";

/// What is kept of learning.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// Names, which have no space, with their values, which are one line each; in the order in which they came.
    lines: Vec<(String, String)>,
}

/// Why a text is no record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// It does not begin as one.
    NotARecord,
    /// This line, counted from 1, has a name without a value, or a result that is no number.
    Line(u32),
}

impl Record {
    /// Reads the text. Names that are not known are kept.
    ///
    /// # Errors
    ///
    /// It is none, or has a line that makes no sense.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let mut record = Record::default();
        let mut lines = text.trim_start_matches('\u{feff}').lines();
        if lines.next().map(str::trim) != Some(HEAD) {
            return Err(RecordError::NotARecord);
        }
        for (line, number) in lines.zip(2..) {
            let line = line.trim();
            if line.is_empty() {
                continue;
            }
            let Some((name, value)) = line.split_once(' ') else {
                return Err(RecordError::Line(number));
            };
            if name.starts_with(BEST) && value.parse::<u32>().is_err() {
                return Err(RecordError::Line(number));
            }
            record.set(name, value);
        }
        Ok(record)
    }

    /// The text.
    pub fn write(&self) -> String {
        let mut text = HEAD.to_owned();
        text.push('\n');
        for (name, value) in &self.lines {
            for part in [name, " ", value, "\n"] {
                text.push_str(part);
            }
        }
        text
    }

    /// The value of a name.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.lines.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// Sets the value of a name. Spaces in a name and ends of line in either are no part of them.
    pub fn set(&mut self, name: &str, value: &str) {
        let name: String = name.split_whitespace().collect();
        let value = value.lines().collect::<Vec<_>>().join(" ");
        let value = value.trim();
        if name.is_empty() || value.is_empty() {
            return;
        }
        match self.lines.iter_mut().find(|(known, _)| *known == name) {
            Some((_, kept)) => value.clone_into(kept),
            None => self.lines.push((name, value.to_owned())),
        }
    }

    /// All names that begin like this, with their values.
    pub fn under<'a>(&'a self, prefix: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.lines
            .iter()
            .filter(move |(name, _)| name.starts_with(prefix))
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// The best result of an exercise.
    pub fn best(&self, exercise: &str) -> Option<u32> {
        self.get(&[BEST, exercise].concat())?.parse().ok()
    }

    /// Notes a result; whether it is better than all before. No result at all is none.
    pub fn note(&mut self, exercise: &str, result: u32) -> bool {
        let better = result > self.best(exercise).unwrap_or(0);
        if better {
            self.set(&[BEST, exercise].concat(), &result.to_string());
        }
        better
    }

    /// Takes over what another record holds; of two results the better stays.
    pub fn take_over(&mut self, other: &Record) {
        let mut done = lesson_record::progress(self);
        done.join(&lesson_record::progress(other));
        for (name, value) in &other.lines {
            match (name.strip_prefix(BEST), value.parse()) {
                (Some(exercise), Ok(result)) => {
                    self.note(exercise, result);
                }
                _ => self.set(name, value),
            }
        }
        lesson_record::keep(self, &done);
    }
}

/// How the names of results begin.
const BEST: &str = "best/";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let mut record = Record::default();
        assert!(record.note("coordinates-find", 12));
        record.set("lesson/rook", "3 of 5");
        let text = record.write();
        assert_eq!(
            text,
            "jadoube-learning 1\nbest/coordinates-find 12\nlesson/rook 3 of 5\n"
        );
        assert_eq!(Record::read(&text), Ok(record.clone()));
        // As an editor of another system leaves it.
        let text = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        assert_eq!(Record::read(&text), Ok(record));
    }

    #[test]
    fn only_a_better_result_is_kept() {
        let mut record = Record::default();
        assert!(!record.note("notation", 0));
        assert!(record.note("notation", 3));
        assert!(!record.note("notation", 3));
        assert!(!record.note("notation", 2));
        assert_eq!(record.best("notation"), Some(3));
    }

    #[test]
    fn of_two_records_the_better_results_stay() {
        let mut here = Record::default();
        let mut there = Record::default();
        here.note("one", 5);
        here.note("two", 1);
        there.note("one", 3);
        there.note("two", 4);
        there.set("language", "uk");
        here.take_over(&there);
        let results = ["one", "two"].map(|name| here.best(name));
        assert_eq!(results, [Some(5), Some(4)]);
        assert_eq!(here.get("language"), Some("uk"));
    }

    #[test]
    fn a_text_that_is_no_record_says_where() {
        for (text, error) in [
            ("", RecordError::NotARecord),
            ("{}", RecordError::NotARecord),
            ("jadoube-learning 2\n", RecordError::NotARecord),
            ("jadoube-learning 1\n\nlonely\n", RecordError::Line(3)),
            ("jadoube-learning 1\nbest/one many\n", RecordError::Line(2)),
        ] {
            assert_eq!(Record::read(text), Err(error), "{text:?}");
        }
    }

    #[test]
    fn a_value_can_break_no_line() {
        let mut record = Record::default();
        record.set("a name", "one\nbest/x 9");
        record.set("", "nothing");
        let read = Record::read(&record.write()).unwrap();
        assert_eq!(read.get("aname"), Some("one best/x 9"));
        assert_eq!(read.best("x"), None);
        assert_eq!(read, record);
    }
}
