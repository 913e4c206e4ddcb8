//! Windows, colours and motion as a test wants them, by what each engine's own protocol can set.

use std::thread;
use std::time::Duration;

use serde_json::json;

use crate::display::Display;
use crate::engine::{Browser, Engine};
use crate::webdriver::Error;

/// Which colours a reader has asked the browser for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Dark ink on light paper.
    Light,
    /// Light ink on dark paper.
    Dark,
}

impl Browser {
    /// Gives the page this many CSS pixels. Firefox and WebKit have a least width of their own
    /// and may stay wider.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn set_viewport(&self, width: u32, height: u32) -> Result<(), Error> {
        if self.engine == Engine::Chromium {
            let size = json!({
                "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false,
            });
            return self.devtools("Emulation.setDeviceMetricsOverride", &size);
        }
        // The window's frame is as wide and high as what it has beyond the page.
        let frame = self.script(
            "return [outerWidth - innerWidth, outerHeight - innerHeight]",
            &[],
        )?;
        let side =
            |index: usize, length: u32| frame[index].as_u64().unwrap_or(0) + u64::from(length);
        let wanted = u64::from(height);
        let (width, height) = (side(0, width), side(1, height));
        let mut window = json!({ "width": width, "height": height });
        if self.engine == Engine::WebKit {
            let (x, y) = Display::place(width);
            window["x"] = json!(x);
            window["y"] = json!(y);
        }
        self.session().post("window/rect", &window)?;
        // The page learns of it later, and what is measured before that is of the window before.
        for _ in 0..50 {
            if self.script("return innerHeight", &[])?.as_u64() == Some(wanted) {
                break;
            }
            thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    /// Asks for light or dark colours.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn set_scheme(&self, scheme: Scheme) -> Result<(), Error> {
        if self.engine == Engine::WebKit && scheme == Scheme::Light {
            return Ok(()); // as it is without a desktop
        }
        let dark = scheme == Scheme::Dark;
        self.set_feature(
            ("prefers-color-scheme", if dark { "dark" } else { "light" }),
            (
                "layout.css.prefers-color-scheme.content-override",
                u8::from(!dark),
            ),
        )
    }

    /// Asks for little motion, or for the usual.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn set_reduced_motion(&self, reduced: bool) -> Result<(), Error> {
        let value = if reduced { "reduce" } else { "no-preference" };
        self.set_feature(
            ("prefers-reduced-motion", value),
            ("ui.prefersReducedMotion", u8::from(reduced)),
        )
    }

    /// Gives pages scrollbars that take a part of their width.
    ///
    /// # Errors
    /// When the browser refuses.
    pub fn set_classic_scrollbars(&self) -> Result<(), Error> {
        match self.engine {
            Engine::Chromium => {
                let shown = json!({ "hidden": false });
                self.devtools("Emulation.setScrollbarsHidden", &shown)
            }
            Engine::Firefox => self.set_preference("ui.useOverlayScrollbars", 0),
            Engine::WebKit => Err(Error::unsupported("scrollbars that take room")),
        }
    }

    /// Sets a preference of Firefox, which is a number.
    pub(crate) fn set_preference(&self, name: &str, value: u8) -> Result<(), Error> {
        let context = |of: &str| {
            self.session()
                .post("moz/context", &json!({ "context": of }))
        };
        context("chrome")?;
        let set = self.script(
            "Services.prefs.setIntPref(arguments[0], arguments[1])",
            &[json!(name), json!(value)],
        );
        context("content")?;
        set.map(drop)
    }

    fn set_feature(&self, chromium: (&str, &str), firefox: (&str, u8)) -> Result<(), Error> {
        match self.engine {
            Engine::Chromium => {
                // Each call replaces the whole list, so what is not named now is reset.
                let features = json!({ "features": [{ "name": chromium.0, "value": chromium.1 }] });
                self.devtools("Emulation.setEmulatedMedia", &features)
            }
            Engine::Firefox => self.set_preference(firefox.0, firefox.1),
            Engine::WebKit => Err(Error::unsupported(chromium.0)),
        }
    }
}
