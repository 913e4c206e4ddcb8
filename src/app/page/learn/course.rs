//! The course: its list of lessons, fetched when it is wanted, and the path that leads through them.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::lesson::address;
use super::store;
use crate::app::learn::lesson_record;
use crate::app::message::Message;
use crate::app::page::browser;
use crate::app::page::layer::drawing;
use crate::app::page::speech::text_of;
use crate::app::texts::Texts;
use crate::lessons::{Course, Glowing, Listed, Progress};
use crate::rules::{Color, Piece, Role};

/// The address of a file of the lessons.
pub fn file(name: &str) -> String {
    [&browser::folder("lessons"), "/", name].concat()
}

/// Hands the course over; nothing where it can't be had.
pub fn fetch(then: Callback<Option<Rc<Course>>>) {
    spawn_local(async move {
        let text = text_of(&file("course")).await.ok();
        let course = text.and_then(|text| Course::read(&text).ok());
        then.emit(course.map(Rc::new));
    });
}

/// A lesson of the course by its name, and the name of the next one.
pub fn find(course: &Course, lesson: &str) -> Option<(Listed, Option<AttrValue>)> {
    let mut lessons = course.lessons().skip_while(|listed| listed.id != lesson);
    let found = lessons.next()?.clone();
    Some((found, lessons.next().map(|next| next.id.clone().into())))
}

/// The path: chapters with their lessons, what has been done of each, and which comes next.
pub fn path(course: &Course, texts: &Texts) -> Html {
    let progress = lesson_record::progress(&store::load());
    let next = lesson_record::next(course, &progress);
    let chapters = course.chapters.iter().map(|chapter| {
        let lessons = chapter.lessons.iter().map(|listed| {
            let is_next = next == Some(listed.id.as_str());
            stop(listed, &progress, is_next, texts)
        });
        html! {
            <section class="chapter">
                <h3>{ texts.named(&["chapter-", &chapter.id].concat(), &[]) }</h3>
                <ol>{ for lessons }</ol>
            </section>
        }
    });
    html! { <div class="course">{ for chapters }</div> }
}

/// A lesson on the path: the way to the first step of it that has not been done.
fn stop(listed: &Listed, progress: &Progress, is_next: bool, texts: &Texts) -> Html {
    let done = progress.done_of(&listed.id).min(listed.steps);
    let state = match done {
        0 => "open",
        _ if done == listed.steps => "done",
        _ => "begun",
    };
    let step = if done < listed.steps { done + 1 } else { 1 };
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let said = Message::of("exercise-progress")
        .number("done", number(done))
        .number("steps", number(listed.steps));
    // A lesson about a piece bears its name.
    let role = Role::ALL.into_iter().find(|role| role.word() == listed.id);
    let piece = role.map(|role| drawing(Piece::new(Color::White, role)));
    let dots =
        (0..listed.steps).map(|place| html! { <i class={(place < done).then_some("done")} /> });
    html! {
        <li>
            <a href={address(&listed.id, step)} class={classes!("stop", state)} data-action="lesson"
                data-lesson={listed.id.clone()} data-state={state} aria-current={is_next.then_some("step")}>
                <strong>{ texts.named(&["lesson-", &listed.id].concat(), &[]) }</strong>
                <span class="so-far" aria-hidden="true">{ for dots }</span>
                <span class="about">{ texts.say(&said) }</span>
                if let Some(piece) = piece {
                    <svg viewBox="0 0 100 100" aria-hidden="true"><use href={piece} /></svg>
                }
            </a>
        </li>
    }
}

/// The choice of how the squares glow to which a piece may go.
pub fn glow_choice(chosen: Glowing, texts: &Texts, on_glow: Callback<Glowing>) -> Html {
    let onchange = move |event: Event| {
        let choice = event.target_dyn_into::<HtmlSelectElement>();
        let word = choice.map(|choice| choice.value()).unwrap_or_default();
        let mut words = Glowing::WORDS.into_iter();
        if let Some((_, glowing)) = words.find(|(it, _)| *it == word) {
            on_glow.emit(glowing);
        }
    };
    let options = Glowing::WORDS.into_iter().map(|(word, glowing)| {
        let name = match glowing {
            Glowing::On => "exercise-glow-on",
            Glowing::Off => "exercise-glow-off",
            Glowing::Fade => "exercise-glow-fade",
        };
        html! { <option value={word} selected={chosen == glowing}>{ texts.plain(name) }</option> }
    });
    html! {
        <>
            <label for="glow">{ texts.plain("exercise-glow") }</label>
            <select id="glow" data-action="glow" {onchange}>{ for options }</select>
        </>
    }
}
