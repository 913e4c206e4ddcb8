//! The files with the sentences of the board in words: fetched when somebody asks for it, in English, too.

use crate::app::language::{Language, fingerprint};

/// What tells a file from an earlier one, by the order of [`Language::ALL`].
const VERSIONS: [u32; 3] = [
    fingerprint(include_bytes!("../../../i18n/spoken/en.ftl")),
    fingerprint(include_bytes!("../../../i18n/spoken/uk.ftl")),
    fingerprint(include_bytes!("../../../i18n/spoken/ru.ftl")),
];

/// The address of the file of a language beside the page, with what tells its versions apart.
pub fn address(language: Language) -> String {
    let version = VERSIONS[language as usize];
    format!("i18n/spoken/{}.ftl?{version:08x}", language.tag())
}

/// The sentences in a language.
#[cfg(not(target_arch = "wasm32"))]
pub fn source(language: Language) -> &'static str {
    match language {
        Language::English => include_str!("../../../i18n/spoken/en.ftl"),
        Language::Ukrainian => include_str!("../../../i18n/spoken/uk.ftl"),
        Language::Russian => include_str!("../../../i18n/spoken/ru.ftl"),
    }
}
