//! What the page asks of the browser: the address, the stored language, the owner's languages.

use gloo_utils::{document, document_element, window};

use crate::app::language::Language;

/// Where the chosen language is kept.
const LANGUAGE_KEY: &str = "jadoube-language";

/// The part of the address from `#` on.
pub fn hash() -> String {
    window().location().hash().unwrap_or_default()
}

/// The language that was chosen on this device.
pub fn stored_language() -> Option<String> {
    let storage = window().local_storage().ok().flatten()?;
    storage.get_item(LANGUAGE_KEY).ok().flatten()
}

/// Keeps the chosen language; where nothing can be kept, the choice holds until the page is left.
pub fn store_language(language: Language) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(LANGUAGE_KEY, language.tag());
    }
}

/// The languages that the browser's owner reads, best first.
pub fn preferred_languages() -> Vec<String> {
    let languages = window().navigator().languages();
    languages
        .iter()
        .filter_map(|language| language.as_string())
        .collect()
}

/// Tells the document its language and title, and puts the sentence of [`show_trouble_on_panic`] in place.
pub fn name_document(language: Language, title: &str, trouble: &str) {
    let _ = document_element().set_attribute("lang", language.tag());
    document().set_title(title);
    if let Some(place) = document().get_element_by_id("trouble") {
        place.set_text_content(Some(trouble));
    }
}

/// Whether the owner has asked for less motion.
pub fn reduces_motion() -> bool {
    window()
        .match_media("(prefers-reduced-motion: reduce)")
        .ok()
        .flatten()
        .is_some_and(|query| query.matches())
}

/// After a panic, which is a fault of the program, a sentence stands in place of a dead page.
pub fn show_trouble_on_panic() {
    std::panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        if let Some(place) = document().get_element_by_id("trouble") {
            let _ = place.remove_attribute("hidden");
        }
    }));
}
