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

    /// The sentences of this language.
    pub(super) fn source(self) -> &'static str {
        match self {
            Language::English => include_str!("../../i18n/en.ftl"),
            Language::Ukrainian => include_str!("../../i18n/uk.ftl"),
            Language::Russian => include_str!("../../i18n/ru.ftl"),
        }
    }
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
