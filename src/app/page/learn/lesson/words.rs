//! What is said of a lesson that is played.

use super::LessonPage;
use crate::app::learn::lesson::Play;
use crate::app::learn::lesson::shown::solution_words;
use crate::app::message::Message;
use crate::app::texts::Texts;
use crate::lessons::Task;

/// How often a learner is praised in other words.
const PRAISES: usize = 6;

impl LessonPage {
    /// Why the last try was wrong.
    pub(super) fn why_words(&self, texts: &Texts) -> String {
        let why = self.play.as_ref().and_then(Play::why);
        why.map_or(String::new(), |(key, values)| texts.named(key, &values))
    }

    /// The hint, and what is right, as far as they are given.
    pub(super) fn help_words(&self, texts: &Texts) -> Option<String> {
        let play = self.play.as_ref()?;
        let (hinted, shown) = play.help();
        if !hinted {
            return None;
        }
        let hint = texts.named(&["hint-", &play.step().hint].concat(), &[]);
        let shown = shown.and_then(solution_words).map(|it| texts.say(&it));
        Some(
            [Some(hint), shown]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" "),
        )
    }

    /// How far it is from here.
    pub(super) fn left_words(&self, texts: &Texts) -> String {
        let Some(play) = &self.play else {
            return String::new();
        };
        let left = play.exercise().marks().count();
        match play.step().task {
            Task::Go { .. } => texts.say(&Message::of("exercise-left").number("left", left)),
            _ => texts.plain("exercise-right"),
        }
    }

    pub(super) fn praise(&self, texts: &Texts) -> String {
        let number = self.praises.wrapping_sub(1) % PRAISES + 1;
        texts.named(&["praise-", &number.to_string()].concat(), &[])
    }

    /// In how many moves the step was done, and in how many it can be, where that is told.
    pub(super) fn done_words(&self, texts: &Texts) -> String {
        let Some(play) = &self.play else {
            return String::new();
        };
        let (moves, fewest) = (play.exercise().moves(), play.step().moves);
        let counts = matches!(play.step().task, Task::Go { .. }) && fewest > 1;
        let key = match counts {
            false => return String::new(),
            true if moves > fewest => "exercise-done-longer",
            true => "exercise-done-best",
        };
        texts.say(
            &Message::of(key)
                .number("moves", moves.into())
                .number("fewest", fewest.into()),
        )
    }
}
