//! The board in words: its sentences, and the list of what can be asked. Fetched when somebody asks.

use std::rc::Rc;

use gloo_utils::document;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::ask::focus_on;
use super::speech::text_of;
use crate::app::spoken::{COMMANDS, Command, words};
use crate::app::texts::Texts;

/// Hands over the sentences of the page with those of this part; nothing where they can't be had.
pub fn fetch(texts: &Rc<Texts>, then: Callback<Option<Rc<Texts>>>) {
    let texts = texts.clone();
    spawn_local(async move {
        let file = text_of(&words::address(texts.language())).await.ok();
        then.emit(file.map(|file| Rc::new(texts.with(&file))));
    });
}

/// What the list shows and whom it tells.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The language, with the sentences of this part.
    pub texts: Rc<Texts>,
    /// The last answer; empty when there is none.
    pub answer: AttrValue,
    /// How often the list itself has been asked for: with each time it takes the focus.
    pub called: u32,
    /// Told of what is asked.
    pub on_ask: Callback<String>,
    /// Told that the list is to be closed.
    pub on_close: Callback<()>,
}

/// The answer, and all that can be asked, each with the word by which it is asked. It takes the focus when it is
/// called and gives it back; an answer alone leaves the focus where it is.
#[component]
pub fn List(props: &Props) -> Html {
    let texts = &props.texts;
    let list = use_node_ref();
    let before = use_mut_ref(|| None);
    {
        let (list, before) = (list.clone(), before.clone());
        use_effect_with(props.called, move |&called| {
            let list = list.cast::<HtmlElement>().filter(|_| called > 0);
            if let Some(list) = list {
                let active = document().active_element();
                if !list.contains(active.as_deref()) {
                    *before.borrow_mut() = active;
                }
                let _ = list.focus();
            }
        });
    }
    use_effect_with((), {
        let before = before.clone();
        move |()| move || before.take().iter().for_each(focus_on)
    });
    let close = props.on_close.clone();
    let onkeydown = {
        let close = close.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                event.stop_propagation();
                close.emit(());
            }
        })
    };
    let onclick = {
        let on_ask = props.on_ask.clone();
        Callback::from(move |event: MouseEvent| {
            let target: Option<web_sys::Element> = event.target().and_then(|it| it.dyn_into().ok());
            let button = target.and_then(|it| it.closest("[data-word]").ok().flatten());
            if let Some(word) = button.and_then(|it| it.get_attribute("data-word")) {
                on_ask.emit(word);
            }
        })
    };
    let button = |command: &Command| {
        let words = texts.plain(command.words);
        let word = words.split(' ').next().unwrap_or_default().to_owned();
        html! {
            <button type="button" data-action="ask" data-word={word.clone()}>
                { texts.plain(command.name) }{ " " }<small>{ word }</small>
            </button>
        }
    };
    html! {
        <div class="ask words" ref={list} role="dialog" aria-label={texts.plain("words")} aria-modal="false"
            tabindex="-1" {onkeydown} {onclick}>
            <p class="answer" data-note="answer">{ props.answer.clone() }</p>
            { for COMMANDS.iter().map(button) }
            <button type="button" data-action="close" onclick={close.reform(|_| ())}>{ texts.plain("close") }</button>
            <p class="about">{ texts.plain("words-about") }</p>
        </div>
    }
}
