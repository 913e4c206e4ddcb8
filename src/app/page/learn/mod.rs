//! The places of learning. Nothing of this is needed to play: the rest of the page knows [`view`] alone, and
//! their sentences are fetched when they are shown.

use std::rc::Rc;

use gloo_utils::window;
use web_sys::File;
use yew::prelude::*;

mod cards;
mod carried;
mod coordinates;
mod course;
mod lesson;
mod lesson_marks;
mod lesson_table;
mod lines;
mod loose_board;
mod path;
mod practice;
mod rounds;
mod store;
mod trainer;
mod ways;
mod words;
mod written;

use self::coordinates::Coordinates;
use self::lesson::LessonPage;
use self::practice::Practice;
use self::written::Written;
use super::controls::settings;
use crate::app::address::Address;
use crate::app::language::Language;
use crate::app::learn::lesson_record;
use crate::app::learn::place::{self, Place};
use crate::app::learn::record::RecordError;
use crate::app::message::Message;
use crate::app::texts::Texts;
use crate::lessons::{Course, Glowing};

/// What the places of learning are given.
#[derive(Properties, PartialEq, Clone)]
pub struct Props {
    /// The part of the address from `#` on.
    pub address: AttrValue,
    /// The language.
    pub texts: Rc<Texts>,
    /// Another language is chosen.
    pub on_language: Callback<Language>,
}

/// The place of learning that the address asks for.
pub fn view(props: &Props) -> Html {
    html! { <Learn ..props.clone() /> }
}

/// What can happen to the places of learning as a whole.
pub enum Msg {
    /// The sentences of learning have come, or can't be had.
    Words(Option<Rc<Texts>>),
    /// The course has come, or can't be had.
    Course(Option<Rc<Course>>),
    /// What has not come is to be fetched once more.
    Retry,
    /// How the squares are to glow to which a piece may go.
    Glow(Glowing),
    /// What is kept of learning is saved as a file.
    Export,
    /// A file is chosen.
    Import(File),
    /// What it holds is taken over.
    TakeOver(String),
}

/// The places of learning.
pub struct Learn {
    /// All sentences, those of the page and those of learning; nothing until they are there.
    texts: Option<Rc<Texts>>,
    course: Option<Rc<Course>>,
    unavailable: bool,
    glowing: Glowing,
    /// What has come of a file.
    note: Option<Message>,
}

impl Component for Learn {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Learn>) -> Learn {
        words::fetch(&ctx.props().texts, ctx.link().callback(Msg::Words));
        course::fetch(ctx.link().callback(Msg::Course));
        Learn {
            texts: None,
            course: None,
            unavailable: false,
            glowing: lesson_record::glowing(&store::load()),
            note: None,
        }
    }

    fn update(&mut self, ctx: &Context<Learn>, msg: Msg) -> bool {
        match msg {
            Msg::Words(Some(texts)) => {
                // What was asked for before the language changed comes too late.
                if texts.language() != ctx.props().texts.language() {
                    return false;
                }
                self.texts = Some(texts);
            }
            Msg::Words(None) => self.unavailable |= self.texts.is_none(),
            Msg::Course(Some(course)) => self.course = Some(course),
            Msg::Course(None) => self.unavailable |= self.course.is_none(),
            Msg::Retry => {
                self.unavailable = false;
                words::fetch(&ctx.props().texts, ctx.link().callback(Msg::Words));
                course::fetch(ctx.link().callback(Msg::Course));
            }
            Msg::Glow(glowing) => {
                self.glowing = glowing;
                store::change(|record| lesson_record::keep_glowing(record, glowing));
            }
            Msg::Export => {
                store::export();
                return false;
            }
            Msg::Import(file) => {
                path::read(file, ctx.link().callback(Msg::TakeOver));
                return false;
            }
            Msg::TakeOver(text) => {
                let taken = store::import(&text);
                if let Ok(Some(language)) = taken {
                    ctx.props().on_language.emit(language);
                }
                self.note = Some(match taken {
                    Ok(_) => Message::of("learn-taken-over"),
                    Err(RecordError::NotARecord) => Message::of("learn-no-record"),
                    Err(RecordError::Line(line)) => {
                        Message::of("learn-broken-record").number("line", line)
                    }
                });
            }
        }
        true
    }

    fn changed(&mut self, ctx: &Context<Learn>, old: &Props) -> bool {
        let props = ctx.props();
        if props.texts != old.texts {
            words::fetch(&props.texts, ctx.link().callback(Msg::Words));
        }
        if Place::read(&props.address) != Place::read(&old.address) {
            self.note = None;
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        true
    }

    fn view(&self, ctx: &Context<Learn>) -> Html {
        let props = ctx.props();
        let Some(texts) = &self.texts else {
            return self.waiting(ctx);
        };
        let address = Address::read(&props.address);
        let head = |others| head(texts, &props.on_language, others);
        match Place::read(&props.address) {
            Place::Practice => html! {
                <Practice fen={address.fen.map(AttrValue::from)} texts={texts.clone()} head={head(Html::default())} />
            },
            Place::Coordinates => html! {
                <Coordinates seed={place::seed(&props.address)} texts={texts.clone()} head={head(Html::default())} />
            },
            Place::Notation => html! {
                <Written notation={address.notation} seed={place::seed(&props.address)} texts={texts.clone()} head={head(Html::default())} />
            },
            Place::Lesson { lesson, step } => {
                let Some(course) = &self.course else {
                    return self.waiting(ctx);
                };
                let Some((listed, next)) = course::find(course, &lesson) else {
                    let lost = texts.plain("learn-no-lesson");
                    return self.path(ctx, texts, Some(lost));
                };
                let on_glow = ctx.link().callback(Msg::Glow);
                let head = head(course::glow_choice(self.glowing, texts, on_glow));
                let glowing = self.glowing;
                html! { <LessonPage {listed} {next} {step} {glowing} texts={texts.clone()} {head} /> }
            }
            place => {
                let lost = Message::of("learn-no-lesson");
                let lost = (place != Place::Path).then_some(&lost);
                let note = self.note.as_ref().or(lost).map(|note| texts.say(note));
                self.path(ctx, texts, note)
            }
        }
    }
}

impl Learn {
    /// The path of learning, with what there is to say of an address or a file.
    fn path(&self, ctx: &Context<Learn>, texts: &Rc<Texts>, note: Option<String>) -> Html {
        let head = head(texts, &ctx.props().on_language, Html::default());
        let course = match &self.course {
            Some(course) => course::path(course, texts),
            None => self.missing(ctx, texts),
        };
        path::view(texts, head, note, course, ctx.link())
    }

    /// The page while its sentences or the course are on their way, or when they can't be had.
    fn waiting(&self, ctx: &Context<Learn>) -> Html {
        let props = ctx.props();
        html! {
            <main class="learn" aria-busy={(!self.unavailable).then_some("true")}>
                { head(&props.texts, &props.on_language, Html::default()) }
                { self.missing(ctx, &props.texts) }
            </main>
        }
    }

    /// What is said when something can't be had, with a way to try once more.
    fn missing(&self, ctx: &Context<Learn>, texts: &Texts) -> Html {
        if !self.unavailable {
            return Html::default();
        }
        unavailable(texts, ctx.link().callback(|_| Msg::Retry))
    }
}

/// What is said where something of learning can't be had.
fn unavailable(texts: &Texts, on_retry: Callback<MouseEvent>) -> Html {
    html! {
        <>
            <p role="alert" data-note="learn">{ texts.plain("lessons-unavailable") }</p>
            <p class="offers">
                <button type="button" data-action="retry" onclick={on_retry}>{ texts.plain("retry") }</button>
            </p>
        </>
    }
}

/// The head of each place of learning: the way home, the way to the path, the settings.
fn head(texts: &Texts, on_language: &Callback<Language>, others: Html) -> Html {
    html! {
        <header>
            <h1><a href={super::browser::with_language("#/")} data-action="home">{ texts.plain("title") }</a></h1>
            <a href={super::browser::with_language("#/learn")} class="to-path" data-action="lessons">{ texts.plain("lessons") }</a>
            { settings(texts, on_language, others) }
        </header>
    }
}
