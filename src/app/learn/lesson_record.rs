//! What is kept of lessons: how each step went, and how the squares are to glow. They are lines of the
//! [`Record`]: `step/<lesson>/<step>` with tries and best, `setting/glow` with a word.

use super::record::Record;
use crate::lessons::{Course, Glowing, Progress};

/// How the names of steps begin.
const STEP: &str = "step/";

/// The name of the setting.
const GLOW: &str = "setting/glow";

/// What has been done of all lessons. Lines that make no sense are passed over.
pub fn progress(record: &Record) -> Progress {
    let mut progress = Progress::default();
    for (name, value) in record.under(STEP) {
        let name = name.strip_prefix(STEP).unwrap_or(name);
        let line = [&name.replace('/', " "), " ", value].concat();
        if let Ok(step) = line.parse() {
            progress.join(&step);
        }
    }
    progress
}

/// Keeps what has been done.
pub fn keep(record: &mut Record, progress: &Progress) {
    for line in progress.to_string().lines() {
        let mut words = line.splitn(3, ' ');
        if let (Some(lesson), Some(step), Some(value)) = (words.next(), words.next(), words.next())
        {
            record.set(&[STEP, lesson, "/", step].concat(), value);
        }
    }
}

/// The lesson that comes next: the first of which a step has not been done; `None` when all have been.
pub fn next<'c>(course: &'c Course, progress: &Progress) -> Option<&'c str> {
    let mut lessons = course.lessons();
    let open = lessons.find(|listed| progress.done_of(&listed.id) < listed.steps);
    open.map(|listed| listed.id.as_str())
}

/// How the squares are to glow to which a piece may go.
pub fn glowing(record: &Record) -> Glowing {
    let kept = record.get(GLOW);
    let mut words = Glowing::WORDS.into_iter();
    words
        .find(|(word, _)| Some(*word) == kept)
        .map_or(Glowing::default(), |(_, glowing)| glowing)
}

/// Keeps that.
pub fn keep_glowing(record: &mut Record, glowing: Glowing) {
    let mut words = Glowing::WORDS.into_iter();
    if let Some((word, _)) = words.find(|(_, it)| *it == glowing) {
        record.set(GLOW, word);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_done_is_kept_as_lines_of_the_record() {
        let mut record = Record::default();
        let mut done = Progress::default();
        done.note_wrong("rook", "first");
        done.note_done("rook", "first", 3);
        done.note_wrong("rook", "collect");
        keep(&mut record, &done);
        assert_eq!(record.get("step/rook/first"), Some("2 3"));
        assert_eq!(record.get("step/rook/collect"), Some("1 -"));
        assert_eq!(progress(&record), done);
    }

    #[test]
    fn lines_that_make_no_sense_are_passed_over() {
        let text =
            "jadoube-learning 1\nstep/rook 4\nstep/rook/first 1 2\nstep/a/b/c 1 2\nlesson/rook 2\n";
        let record = Record::read(text).unwrap();
        assert_eq!(progress(&record).done_of("rook"), 1);
        assert_eq!(progress(&record).done_of("a"), 0);
    }

    #[test]
    fn of_two_records_the_better_of_each_step_stays() {
        let kept = |text: &str| Record::read(&["jadoube-learning 1\n", text].concat()).unwrap();
        let mut here = kept("step/rook/first 3 2\nstep/rook/collect 1 -\n");
        let there = kept("step/rook/first 1 4\nstep/rook/collect 2 5\nstep/king/first 1 1\n");
        here.take_over(&there);
        assert_eq!(here.get("step/rook/first"), Some("3 2"));
        assert_eq!(here.get("step/rook/collect"), Some("2 5"));
        assert_eq!(here.get("step/king/first"), Some("1 1"));
    }

    #[test]
    fn the_next_lesson_is_the_first_that_is_not_done() {
        let course = Course::read("chapter: a\nlesson: 01-one 1\nlesson: 02-two 2\n").unwrap();
        let mut progress = Progress::default();
        assert_eq!(next(&course, &progress), Some("one"));
        progress.note_done("two", "first", 1);
        progress.note_done("one", "first", 1);
        assert_eq!(next(&course, &progress), Some("two"));
        progress.note_done("two", "second", 1);
        assert_eq!(next(&course, &progress), None);
    }

    #[test]
    fn the_glow_is_kept_and_fades_where_nothing_is_kept() {
        let mut record = Record::default();
        assert_eq!(glowing(&record), Glowing::Fade);
        for (_, chosen) in Glowing::WORDS {
            keep_glowing(&mut record, chosen);
            assert_eq!(glowing(&record), chosen);
        }
        record.set(GLOW, "brightly");
        assert_eq!(glowing(&record), Glowing::Fade);
    }
}
