//! The ways in which PGN comes to the shelf: files chosen or dropped, texts pasted.

use wasm_bindgen::JsCast;
use web_sys::{
    ClipboardEvent, DataTransfer, DragEvent, FileList, HtmlElement, HtmlInputElement,
    HtmlTextAreaElement,
};
use yew::prelude::*;

use crate::app::page::importing::Source;
use crate::app::texts::Texts;

/// The choice of files, and the field for a text.
pub fn ways(texts: &Texts, on_import: &Callback<Vec<Source>>, field: &NodeRef) -> Html {
    let chosen = {
        let on_import = on_import.clone();
        Callback::from(move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                put(&on_import, files(field.files()));
                // The same file may be chosen again.
                field.set_value("");
            }
        })
    };
    let written = {
        let (on_import, field) = (on_import.clone(), field.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                put(&on_import, text(field.value()));
                field.set_value("");
            }
        })
    };
    html! {
        <div class="ways">
            <label class="file">
                <span>{ texts.plain("import-files") }</span>
                <input type="file" multiple={true} data-action="import-pgn" onchange={chosen}
                    accept=".pgn,.txt,application/vnd.chess-pgn,application/x-chess-pgn,text/plain" />
            </label>
            <details class="paste">
                <summary data-action="paste-pgn">{ texts.plain("import-paste") }</summary>
                <textarea ref={field} rows="6" spellcheck="false" data-action="pgn-text"
                    aria-label={texts.plain("import-text")} placeholder={texts.plain("import-text")} />
                <button type="button" data-action="put-pgn" onclick={written}>{ texts.plain("import-begin") }</button>
            </details>
        </div>
    }
}

/// What is dragged over the shelf may be dropped there.
pub fn over() -> Callback<DragEvent> {
    Callback::from(|event: DragEvent| event.prevent_default())
}

/// What is dropped.
pub fn dropped(on_import: &Callback<Vec<Source>>) -> Callback<DragEvent> {
    let on_import = on_import.clone();
    Callback::from(move |event: DragEvent| {
        event.prevent_default();
        if let Some(held) = event.data_transfer() {
            put(&on_import, held_by(&held));
        }
    })
}

/// What is pasted, unless it is pasted into a field.
pub fn pasted(on_import: &Callback<Vec<Source>>) -> Callback<Event> {
    let on_import = on_import.clone();
    Callback::from(move |event: Event| {
        let target = event.target_dyn_into::<HtmlElement>();
        let is_field = target.is_some_and(|it| {
            it.is_instance_of::<HtmlInputElement>() || it.is_instance_of::<HtmlTextAreaElement>()
        });
        let held = event
            .dyn_ref::<ClipboardEvent>()
            .and_then(ClipboardEvent::clipboard_data);
        if let Some(held) = held.filter(|_| !is_field) {
            put(&on_import, held_by(&held));
        }
    })
}

fn held_by(held: &DataTransfer) -> Vec<Source> {
    let files = files(held.files());
    if files.is_empty() {
        text(held.get_data("text/plain").unwrap_or_default())
    } else {
        files
    }
}

fn files(list: Option<FileList>) -> Vec<Source> {
    let files = list
        .iter()
        .flat_map(|list| (0..list.length()).filter_map(|at| list.get(at)));
    files.map(Source::File).collect()
}

fn text(text: String) -> Vec<Source> {
    if text.trim().is_empty() {
        Vec::new()
    } else {
        vec![Source::Text(text)]
    }
}

fn put(on_import: &Callback<Vec<Source>>, sources: Vec<Source>) {
    if !sources.is_empty() {
        on_import.emit(sources);
    }
}
