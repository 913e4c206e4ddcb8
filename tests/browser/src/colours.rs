//! The colours that a reader has, by more than light and dark.

use serde_json::json;

use crate::emulation::Scheme;
use crate::engine::{Browser, Engine};
use crate::page::Page;
use crate::webdriver::Error;

/// What a reader has asked the system, the browser or the page for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// Light, as the page has them.
    Light,
    /// Dark, as the page has them.
    Dark,
    /// Light, with more contrast by the system's wish.
    LightContrast,
    /// Dark, with more contrast by the system's wish.
    DarkContrast,
    /// Light, with the contrast that the page itself offers as a choice.
    LightChoice,
    /// Dark, with the contrast that the page itself offers as a choice.
    DarkChoice,
    /// The reader's own few colours.
    Forced,
}

impl Colours {
    /// All of them.
    pub const ALL: [Colours; 7] = [
        Colours::Light,
        Colours::Dark,
        Colours::LightContrast,
        Colours::DarkContrast,
        Colours::LightChoice,
        Colours::DarkChoice,
        Colours::Forced,
    ];

    /// What the page's `data-contrast` says of it, where it is the page's own choice.
    fn chosen(self) -> Option<&'static str> {
        matches!(self, Colours::LightChoice | Colours::DarkChoice).then_some("more")
    }

    /// The media queries that hold with it; where colours are forced, those of the system decide on light or dark.
    fn queries(self) -> &'static [&'static str] {
        match self {
            Colours::Light | Colours::LightChoice => &["(prefers-color-scheme: light)"],
            Colours::Dark | Colours::DarkChoice => &["(prefers-color-scheme: dark)"],
            Colours::LightContrast => {
                &["(prefers-color-scheme: light)", "(prefers-contrast: more)"]
            }
            Colours::DarkContrast => &["(prefers-color-scheme: dark)", "(prefers-contrast: more)"],
            Colours::Forced => &["(forced-colors: active)"],
        }
    }
}

impl Browser {
    /// Asks for colours; WebKit knows of light and dark alone.
    ///
    /// # Errors
    /// When the browser refuses.
    fn set_colours(&self, colours: Colours) -> Result<(), Error> {
        use Colours::*;
        let dark = matches!(colours, Dark | DarkContrast | DarkChoice | Forced);
        let more = matches!(colours, LightContrast | DarkContrast | Forced);
        let forced = colours == Forced;
        if self.engine == Engine::Chromium {
            let features = json!({ "features": [
                { "name": "prefers-color-scheme", "value": if dark { "dark" } else { "light" } },
                { "name": "prefers-contrast", "value": if more { "more" } else { "no-preference" } },
                { "name": "forced-colors", "value": if forced { "active" } else { "none" } },
            ] });
            return self.devtools("Emulation.setEmulatedMedia", &features);
        }
        self.set_scheme(if dark { Scheme::Dark } else { Scheme::Light })?;
        if self.engine == Engine::Firefox {
            // The system has a theme of high contrast; pages may have their own colours (1), or not (2).
            self.set_preference("ui.useAccessibilityTheme", u8::from(more))?;
            self.set_preference("browser.display.document_color_use", 1 + u8::from(forced))?;
        }
        Ok(())
    }
}

impl Page<'_> {
    /// Gives the page that is open these colours, and waits until it has them.
    #[track_caller]
    pub fn colours(&self, colours: Colours) {
        self.must(self.browser.set_colours(colours));
        let choose = "const root = document.documentElement;\
            if (arguments[0]) root.dataset.contrast = arguments[0]; else delete root.dataset.contrast";
        self.js(choose, &[json!(colours.chosen())]);
        self.until(&format!("the page has {colours:?}"), || {
            colours.queries().iter().all(|query| {
                self.js("return matchMedia(arguments[0]).matches", &[json!(query)]) == true
            })
        });
    }
}
