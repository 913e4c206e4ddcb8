//! The sentences of the settings page, which are fetched with it.

use crate::app::language::{Language, fingerprint};
use crate::app::sentence_folder::Folder;

/// Where they stand.
pub const SETTINGS: Folder = Folder {
    name: "settings",
    versions: [
        fingerprint(include_bytes!("../../../i18n/settings/en.ftl")),
        fingerprint(include_bytes!("../../../i18n/settings/uk.ftl")),
        fingerprint(include_bytes!("../../../i18n/settings/ru.ftl")),
    ],
};

/// The sentences in a language.
#[cfg(not(target_arch = "wasm32"))]
pub fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../i18n/settings/en.ftl"),
        Language::Ukrainian => include_str!("../../../i18n/settings/uk.ftl"),
        Language::Russian => include_str!("../../../i18n/settings/ru.ftl"),
    }
}

/// The address of that file beside the page.
pub fn address(language: Language) -> String {
    SETTINGS.address(language)
}
