//! The files in which the sentences of learning stand. None of them is in the page: they are fetched when a
//! place of learning is shown, in English, too.

use crate::app::language::{Language, fingerprint};

/// A folder of sentences: a file for each language.
struct Folder {
    name: &'static str,
    /// What tells a file from an earlier one, by the order of [`Language::ALL`].
    versions: [u32; 3],
}

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

const FOLDERS: [Folder; 2] = [PRACTICE, LEARN];

/// The addresses of the files of a language beside the page, with what tells their versions apart.
pub fn addresses(language: Language) -> Vec<String> {
    let address = |folder: &Folder| {
        let version = folder.versions[language as usize];
        format!("i18n/{}/{}.ftl?{version:08x}", folder.name, language.tag())
    };
    FOLDERS.iter().map(address).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_own_file_in_each_folder() {
        for (place, language) in Language::ALL.into_iter().enumerate() {
            assert_eq!(language as usize, place);
            for (folder, address) in FOLDERS.iter().zip(addresses(language)) {
                let file = format!("i18n/{}/{}.ftl", folder.name, language.tag());
                assert!(address.starts_with(&file), "{address}");
                let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
                let version = fingerprint(&std::fs::read(path).unwrap());
                assert!(address.ends_with(&format!("?{version:08x}")), "{address}");
            }
        }
    }
}
