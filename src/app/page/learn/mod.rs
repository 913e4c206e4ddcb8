//! The places of learning. Nothing of this is needed to play: the rest of the page knows [`view`] alone, and
//! their sentences are fetched when they are shown.

use std::rc::Rc;

use gloo_utils::window;
use web_sys::File;
use yew::prelude::*;

mod cards;
mod coordinates;
mod lines;
mod loose_board;
mod path;
mod practice;
mod store;
mod trainer;
mod words;
mod written;

use self::coordinates::Coordinates;
use self::practice::Practice;
use self::written::Written;
use super::controls::settings;
use crate::app::address::Address;
use crate::app::language::Language;
use crate::app::learn::place::{self, Place};
use crate::app::learn::record::RecordError;
use crate::app::message::Message;
use crate::app::texts::Texts;

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
    unavailable: bool,
    /// What has come of a file.
    note: Option<Message>,
}

impl Component for Learn {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Learn>) -> Learn {
        words::fetch(&ctx.props().texts, ctx.link().callback(Msg::Words));
        Learn {
            texts: None,
            unavailable: false,
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
                self.unavailable = false;
            }
            Msg::Words(None) => self.unavailable = self.texts.is_none(),
            Msg::Export => {
                store::export(ctx.props().texts.language());
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
            let said = self
                .unavailable
                .then(|| props.texts.plain("lessons-unavailable"));
            return html! {
                <main class="learn" aria-busy={(!self.unavailable).then_some("true")}>
                    { head(&props.texts, &props.on_language) }
                    { for said.map(|said| html! { <p role="alert" data-note="learn">{ said }</p> }) }
                </main>
            };
        };
        let address = Address::read(&props.address);
        let head = head(texts, &props.on_language);
        match Place::read(&props.address) {
            Place::Practice => html! {
                <Practice fen={address.fen.map(AttrValue::from)} texts={texts.clone()} {head} />
            },
            Place::Coordinates => html! {
                <Coordinates seed={place::seed(&props.address)} texts={texts.clone()} {head} />
            },
            Place::Notation => html! {
                <Written notation={address.notation} seed={place::seed(&props.address)} texts={texts.clone()} {head} />
            },
            place => {
                let lost = Message::of("learn-no-lesson");
                let lost = (place != Place::Path).then_some(&lost);
                let note = self.note.as_ref().or(lost).map(|note| texts.say(note));
                path::view(texts, head, note, ctx.link())
            }
        }
    }
}

/// The head of each place of learning: the way home, the way to the path, the settings.
fn head(texts: &Texts, on_language: &Callback<Language>) -> Html {
    html! {
        <header>
            <h1><a href={super::browser::with_language("#/")} data-action="home">{ texts.plain("title") }</a></h1>
            <a href={super::browser::with_language("#/learn")} class="to-path" data-action="lessons">{ texts.plain("lessons") }</a>
            { settings(texts, on_language, Html::default()) }
        </header>
    }
}
