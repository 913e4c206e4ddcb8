//! The steps of a lesson as small dots, each a way to its step, with what has been done of it.

use yew::prelude::*;

use super::{LessonPage, Props};
use crate::app::message::Message;
use crate::app::page::browser::with_language;
use crate::lessons::Step;

/// How a step stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Open,
    Done,
    /// Done in as few moves as can be.
    Best,
}

impl State {
    fn word(self) -> &'static str {
        match self {
            State::Open => "open",
            State::Done => "done",
            State::Best => "best",
        }
    }
}

/// The address of a step.
pub fn address(lesson: &str, step: usize) -> String {
    with_language(&["#/learn/", lesson, "/", &step.to_string()].concat())
}

impl LessonPage {
    fn state_of(&self, lesson: &str, step: &Step) -> State {
        match self.progress.of(lesson, &step.name).and_then(|it| it.best) {
            Some(best) if best <= step.moves => State::Best,
            Some(_) => State::Done,
            None => State::Open,
        }
    }

    /// The dots; the one of the step that is played is the current one.
    pub(super) fn steps(&self, props: &Props) -> Html {
        let (texts, lesson) = (&props.texts, &props.listed.id);
        let steps = self.lesson.as_ref().map_or(&[][..], |it| &it.steps);
        let current = self.play.as_ref().map(|play| &play.step().name);
        let dots = (1..).zip(steps).map(|(number, step)| {
            let state = self.state_of(lesson, step);
            let name = Message::of("exercise-step")
                .number("number", u32::try_from(number).unwrap_or(u32::MAX))
                .text("state", state.word());
            let current = (current == Some(&step.name)).then_some("step");
            html! {
                <li>
                    <a href={address(lesson, number)} class={state.word()} aria-current={current}
                        aria-label={texts.say(&name)} data-state={state.word()}>
                        <span>{ if state == State::Open { number.to_string() } else { String::new() } }</span>
                    </a>
                </li>
            }
        });
        html! {
            <nav class="dots" aria-label={texts.plain("exercise-steps")}>
                <ol>{ for dots }</ol>
            </nav>
        }
    }
}
