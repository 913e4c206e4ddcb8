//! The sentences of learning, fetched when they are wanted.

use std::rc::Rc;

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use crate::app::learn::words;
use crate::app::page::speech::text_of;
use crate::app::texts::Texts;

/// Adds the sentences of learning to those of the page in the same language, and hands both over; nothing where they
/// can't be had.
pub fn fetch(texts: &Rc<Texts>, then: Callback<Option<Rc<Texts>>>) {
    let texts = texts.clone();
    spawn_local(async move {
        then.emit(all(&texts).await.ok().map(Rc::new));
    });
}

async fn all(texts: &Texts) -> Result<Texts, JsValue> {
    let mut files = String::new();
    for address in words::addresses(texts.language()) {
        files.push_str(&text_of(&address).await?);
        files.push('\n');
    }
    Ok(texts.with(&files))
}
