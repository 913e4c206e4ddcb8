//! Sentences that are not in the page: folders with a file for each language, fetched when they are wanted, in
//! English, too.

use super::language::Language;

/// A folder of sentences.
pub struct Folder {
    /// Its name in `i18n/`.
    pub name: &'static str,
    /// What tells a file from an earlier one, by the order of [`Language::ALL`].
    pub versions: [u32; 3],
}

impl Folder {
    /// The address of the file of a language beside the page, with what tells its versions apart.
    pub fn address(&self, language: Language) -> String {
        let version = self.versions[language as usize];
        format!("i18n/{}/{}.ftl?{version:08x}", self.name, language.tag())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::choices;
    use crate::app::language::fingerprint;
    use crate::app::learn::words;

    #[test]
    fn each_language_has_its_own_file_in_each_folder() {
        for (place, language) in Language::ALL.into_iter().enumerate() {
            assert_eq!(language as usize, place);
            for folder in words::FOLDERS.iter().chain([&choices::words::SETTINGS]) {
                let address = folder.address(language);
                let file = format!("i18n/{}/{}.ftl", folder.name, language.tag());
                assert!(address.starts_with(&file), "{address}");
                let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
                let version = fingerprint(&std::fs::read(path).unwrap());
                assert!(address.ends_with(&format!("?{version:08x}")), "{address}");
            }
        }
    }
}
