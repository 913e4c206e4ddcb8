//! The languages of the page, and which one is shown.

use crate::notation::{Form, Letters, Notation};

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Ukrainian.
    Ukrainian,
    /// Russian.
    Russian,
}

impl Language {
    /// All languages, in the order of the settings.
    pub const ALL: [Language; 3] = [Language::English, Language::Ukrainian, Language::Russian];

    /// The tag, as in `lang=` and `<html lang>`.
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Ukrainian => "uk",
            Language::Russian => "ru",
        }
    }

    /// The language of a tag such as `uk` or `uk-UA`.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let primary = tag.split(['-', '_', ' ']).next()?.to_ascii_lowercase();
        Language::ALL
            .into_iter()
            .find(|language| language.tag() == primary)
    }

    /// The language to show: what the address asks for, else what was chosen before, else the first
    /// that the browser's owner reads, else English.
    pub fn choose<'a>(
        address: Option<Language>,
        stored: Option<&str>,
        preferred: impl IntoIterator<Item = &'a str>,
    ) -> Language {
        address
            .or_else(|| stored.and_then(Language::of_tag))
            .or_else(|| preferred.into_iter().find_map(Language::of_tag))
            .unwrap_or_default()
    }

    /// The notation in which its readers write moves (NOTATION-9).
    pub fn notation(self) -> Notation {
        Notation::new(
            match self {
                Language::English => Letters::International,
                Language::Ukrainian => Letters::Ukrainian,
                Language::Russian => Letters::Russian,
            },
            Form::Short,
        )
    }

    /// The plural category of a number in this language, as Unicode's CLDR has it.
    pub(super) fn plural(self) -> fn(u32) -> &'static str {
        match self {
            Language::English => |number| if number == 1 { "one" } else { "other" },
            Language::Ukrainian | Language::Russian => {
                |number| match (number % 10, number % 100 / 10) {
                    (1, tens) if tens != 1 => "one",
                    (2..=4, tens) if tens != 1 => "few",
                    _ => "many",
                }
            }
        }
    }

    /// The English sentences, which the page holds from the start.
    pub(super) const ENGLISH: &str = include_str!("../../i18n/en.ftl");

    /// The sentences of this language.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn source(self) -> &'static str {
        match self {
            Language::English => Language::ENGLISH,
            Language::Ukrainian => include_str!("../../i18n/uk.ftl"),
            Language::Russian => include_str!("../../i18n/ru.ftl"),
        }
    }

    /// The address of the sentences of this language beside the page, with what tells their versions
    /// apart: an old file that a browser has kept must not go with a new page.
    pub fn address(self) -> String {
        const ENGLISH: u32 = fingerprint(include_bytes!("../../i18n/en.ftl"));
        const UKRAINIAN: u32 = fingerprint(include_bytes!("../../i18n/uk.ftl"));
        const RUSSIAN: u32 = fingerprint(include_bytes!("../../i18n/ru.ftl"));
        let version = match self {
            Language::English => ENGLISH,
            Language::Ukrainian => UKRAINIAN,
            Language::Russian => RUSSIAN,
        };
        format!("i18n/{}.ftl?{version:08x}", self.tag())
    }
}

/// A number that is nearly always another for another file (FNV-1a). Only the number is in the page.
pub(super) const fn fingerprint(file: &[u8]) -> u32 {
    let mut hash = 0x811c_9dc5u32;
    let mut at = 0;
    while at < file.len() {
        hash = (hash ^ file[at] as u32).wrapping_mul(0x0100_0193);
        at += 1;
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_goes_before_the_choice_and_the_choice_before_the_browser() {
        use Language::*;
        let browser = ["de-DE", "uk-UA", "en"];
        assert_eq!(
            Language::choose(Some(Russian), Some("en"), browser),
            Russian
        );
        assert_eq!(Language::choose(None, Some("en"), browser), English);
        assert_eq!(Language::choose(None, Some("xx"), browser), Ukrainian);
        assert_eq!(Language::choose(None, None, ["de"]), English);
    }
}
