//! The files in which the sentences of learning stand. None of them is in the page: they are fetched when a
//! place of learning is shown, in English, too.

use crate::app::language::{Language, fingerprint};
use crate::app::sentence_folder::Folder;

/// What is said in practice and by the trainers.
const PRACTICE: Folder = Folder {
    name: "practice",
    versions: [
        fingerprint(include_bytes!("../../../i18n/practice/en.ftl")),
        fingerprint(include_bytes!("../../../i18n/practice/uk.ftl")),
        fingerprint(include_bytes!("../../../i18n/practice/ru.ftl")),
    ],
};

/// What is said in the lessons.
const LEARN: Folder = Folder {
    name: "learn",
    versions: [
        fingerprint(include_bytes!("../../../i18n/learn/en.ftl")),
        fingerprint(include_bytes!("../../../i18n/learn/uk.ftl")),
        fingerprint(include_bytes!("../../../i18n/learn/ru.ftl")),
    ],
};

/// All of them.
pub const FOLDERS: [Folder; 2] = [PRACTICE, LEARN];

/// The addresses of the files of a language beside the page, with what tells their versions apart.
pub fn addresses(language: Language) -> Vec<String> {
    FOLDERS
        .iter()
        .map(|folder| folder.address(language))
        .collect()
}

/// The sentences of learning in a language, but for those of the lessons, whose keys are made from their names.
#[cfg(not(target_arch = "wasm32"))]
pub fn sources(language: Language) -> [&'static str; 1] {
    match language {
        Language::English => [include_str!("../../../i18n/practice/en.ftl")],
        Language::Ukrainian => [include_str!("../../../i18n/practice/uk.ftl")],
        Language::Russian => [include_str!("../../../i18n/practice/ru.ftl")],
    }
}
