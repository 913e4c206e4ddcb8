//! The path of learning: all its places, as ways that lead there, and what is kept of it as a file.

use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlInputElement;
use yew::html::Scope;
use yew::prelude::*;

use super::cards;
use super::ways;
use super::{Learn, Msg};
use crate::app::texts::Texts;

/// The path, with what there is to say of an address or a file that has led here.
pub fn view(
    texts: &Texts,
    head: Html,
    note: Option<String>,
    course: Html,
    link: &Scope<Learn>,
) -> Html {
    html! {
        <main class="learn path">
            { head }
            <h2>{ texts.plain("learn-title") }</h2>
            <p class="note" role="status" data-note="learn">{ for note }</p>
            { course }
            <h2>{ texts.plain("learn-ways") }</h2>
            { ways::view(texts) }
            { cards::view(texts) }
            { files(texts, link) }
        </main>
    }
}

/// What is kept of learning, taken along and brought back.
fn files(texts: &Texts, link: &Scope<Learn>) -> Html {
    let onchange = link.batch_callback(|event: Event| {
        let field = event.target_dyn_into::<HtmlInputElement>()?;
        let file = field.files()?.get(0)?;
        // The same file may be chosen again.
        field.set_value("");
        Some(Msg::Import(file))
    });
    html! {
        <section class="take-along">
            <h2>{ texts.plain("learn-files") }</h2>
            <p class="about">{ texts.plain("learn-files-about") }</p>
            <p class="offers">
                <button type="button" data-action="export-learning" onclick={link.callback(|_| Msg::Export)}>
                    { texts.plain("learn-export") }
                </button>
                <label class="file">
                    <span>{ texts.plain("learn-import") }</span>
                    <input type="file" accept=".txt,text/plain" data-action="import-learning" {onchange} />
                </label>
            </p>
        </section>
    }
}

/// Reads a file; a browser that can't hands over an empty text.
pub fn read(file: web_sys::File, then: Callback<String>) {
    spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok();
        then.emit(text.and_then(|text| text.as_string()).unwrap_or_default());
    });
}
