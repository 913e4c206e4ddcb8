//! Sentences that stand in the markup, in every language: they are said where the program can't say them.

use std::fs;
use std::path::Path;

use super::files::read;
use crate::project::{Failure, doing};

/// Where they stand, beside the index: a file for each language. The page does not fetch them.
pub(super) const FOLDER: &str = "i18n/start";

/// Markup with the sentence that it asks for by `<!-- say KEY -->`; it may ask for one.
pub(super) fn said(markup: &str, beside: &Path) -> Result<String, Failure> {
    let asked = markup.split_once("<!-- say ");
    let parts = asked.and_then(|(before, rest)| Some((before, rest.split_once(" -->")?)));
    match parts {
        Some((before, (key, after))) => {
            let said = in_every_language(&beside.join(FOLDER), key)?;
            Ok([before, &said, after].concat())
        }
        None => Ok(markup.to_owned()),
    }
}

/// The sentence of this key, each language in an element of its own.
fn in_every_language(folder: &Path, key: &str) -> Result<String, Failure> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(doing(format!("reading {}", folder.display())))? {
        files.push(
            entry
                .map_err(doing(format!("reading {}", folder.display())))?
                .path(),
        );
    }
    files.sort();
    let mut sentences = Vec::new();
    for file in files {
        let language = file.file_stem().unwrap_or_default().to_string_lossy();
        let sentence = sentence(&read(&file)?, key)
            .ok_or_else(|| Failure::new(format!("{} has no {key}", file.display())))?;
        sentences.push(format!("<span lang=\"{language}\">{sentence}</span>"));
    }
    Ok(sentences.join("<br />"))
}

/// The text of this key, where it is a line without what markup takes for its own.
fn sentence(file: &str, key: &str) -> Option<String> {
    let mut messages = file.lines().filter_map(|line| line.split_once(" = "));
    let (_, text) = messages.find(|(name, _)| *name == key)?;
    (!text.contains(['<', '>', '&', '{'])).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::PathBuf;

    use super::*;

    fn root() -> PathBuf {
        crate::project::root()
    }

    #[test]
    fn each_language_has_them() {
        let languages = |folder: &str| -> BTreeSet<String> {
            let entries = fs::read_dir(root().join(folder)).expect("the folder is there");
            let names = entries.map(|entry| entry.expect("an entry").file_name());
            let names = names.map(|name| name.to_string_lossy().into_owned());
            names.filter(|name| name.ends_with(".ftl")).collect()
        };
        assert_eq!(languages(FOLDER), languages("i18n"));
        for key in ["not-started", "file-not-started"] {
            let said = said(&format!("<p><!-- say {key} --></p>"), &root()).expect(key);
            assert_eq!(said.matches("<span lang=").count(), languages(FOLDER).len());
            assert!(said.starts_with("<p><span lang=\"en\">"), "{said}");
        }
    }

    #[test]
    fn a_line_that_asks_for_none_stays() {
        assert_eq!(
            said("  <p>a</p>", &root()).ok().as_deref(),
            Some("  <p>a</p>")
        );
        assert!(said("<!-- say nothing-known -->", &root()).is_err());
    }

    #[test]
    fn what_markup_would_take_for_its_own_is_no_sentence() {
        assert_eq!(sentence("a = b\n", "a").as_deref(), Some("b"));
        assert_eq!(sentence("a = <b>\n", "a"), None);
        assert_eq!(sentence("a = { $b }\n", "a"), None);
    }
}
