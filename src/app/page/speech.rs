//! The sentences of the language in use. English is in the page; the others are fetched when they are
//! wanted, once.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_utils::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;

use super::browser;
use crate::app::language::Language;
use crate::app::texts::Texts;

thread_local! {
    static KNOWN: RefCell<Vec<Rc<Texts>>> = RefCell::new(vec![Rc::new(Texts::english())]);
}

/// The sentences of a language if they are there, else the English ones.
pub fn known(language: Language) -> Rc<Texts> {
    let found = KNOWN.with_borrow(|known| {
        let of = |wanted| known.iter().find(move |texts| texts.language() == wanted);
        of(language).or(of(Language::English)).cloned()
    });
    found.unwrap_or_else(|| Rc::new(Texts::english()))
}

/// Hands the sentences of a language over, now or when they have come; the English ones where they
/// can't be had.
pub fn fetch(language: Language, then: impl FnOnce(Rc<Texts>) + 'static) {
    spawn_local(async move {
        if known(language).language() != language
            && let Ok(file) = text_of(&language.address()).await
        {
            let texts = Rc::new(Texts::of(language, file.into()));
            KNOWN.with_borrow_mut(|known| known.push(texts));
        }
        then(known(language));
    });
}

/// The text of a file beside the page.
///
/// # Errors
///
/// It can't be had.
pub async fn text_of(address: &str) -> Result<String, JsValue> {
    if let Some(text) = browser::packed_text(address).await {
        return Ok(text);
    }
    let answer = JsFuture::from(window().fetch_with_str(address)).await?;
    let answer: Response = answer.dyn_into()?;
    if !answer.ok() {
        return Err(JsValue::NULL);
    }
    let text = JsFuture::from(answer.text()?).await?;
    text.as_string().ok_or(JsValue::NULL)
}

/// The language to show: what the address asks for, else what was chosen before, else what the browser's
/// owner reads.
pub fn wanted(address: Option<Language>) -> Language {
    let preferred = browser::preferred_languages();
    Language::choose(
        address,
        browser::stored_language().as_deref(),
        preferred.iter().map(String::as_str),
    )
}
