//! What kind of device the page is on, as far as Chromium can pretend it, and pictures of what it shows.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde_json::json;

use crate::page::Page;

impl Page<'_> {
    /// Gives the page fingers alone, which can't hover and see no scrollbars, or a mouse. Chromium only.
    #[track_caller]
    pub fn fingers_only(&self, fingers: bool) {
        let touch = json!({ "enabled": fingers, "maxTouchPoints": 5 });
        let hidden = json!({ "hidden": fingers });
        for (command, parameters) in [
            ("Emulation.setTouchEmulationEnabled", touch),
            ("Emulation.setScrollbarsHidden", hidden),
        ] {
            self.must(self.browser.devtools(command, &parameters));
        }
    }

    /// Shows the page as it is printed, until it is asked for colours. Chromium only.
    #[track_caller]
    pub fn as_printed(&self) {
        let medium = json!({ "media": "print" });
        self.must(self.browser.devtools("Emulation.setEmulatedMedia", &medium));
    }

    /// A picture of the window: a PNG file, as base64.
    #[track_caller]
    pub fn picture(&self) -> String {
        let picture = self.must(self.browser.session().get("screenshot"));
        picture.as_str().unwrap_or_default().to_owned()
    }

    /// Leaves the page for an empty document of no origin.
    #[track_caller]
    pub fn leave(&self) {
        self.go("about:blank");
    }

    /// Runs a script that calls its last argument with a file as base64, and returns the file.
    ///
    /// # Panics
    /// When what comes is none.
    #[track_caller]
    pub fn file_later(&self, script: &str, arguments: &[serde_json::Value]) -> Vec<u8> {
        let file = self.js_later(script, arguments);
        let file = BASE64_STANDARD.decode(file.as_str().unwrap_or_default());
        file.unwrap_or_else(|error| panic!("no file: {error}"))
    }
}
