//! Where the browsers and their drivers are. An environment variable of the same name in capitals
//! (`CHROMIUM`, `CHROMEDRIVER`, `FIREFOX`, `GECKODRIVER`, `WEBKITDRIVER`, `MINIBROWSER`) goes before the
//! search path.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

use crate::project;
use crate::setup::GECKODRIVER;

/// A program that the browser tests start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// The Chromium browser, or Chrome.
    Chromium,
    /// Chromium's WebDriver server.
    Chromedriver,
    /// The Firefox browser.
    Firefox,
    /// Firefox's WebDriver server.
    Geckodriver,
    /// The WebDriver server of WebKitGTK.
    Webkitdriver,
    /// The small browser of WebKitGTK.
    Minibrowser,
}

impl Program {
    fn variable(self) -> &'static str {
        match self {
            Self::Chromium => "CHROMIUM",
            Self::Chromedriver => "CHROMEDRIVER",
            Self::Firefox => "FIREFOX",
            Self::Geckodriver => "GECKODRIVER",
            Self::Webkitdriver => "WEBKITDRIVER",
            Self::Minibrowser => "MINIBROWSER",
        }
    }

    fn names(self) -> &'static [&'static str] {
        match self {
            Self::Chromium => &[
                "chromium",
                "chromium-browser",
                "google-chrome",
                "google-chrome-stable",
            ],
            Self::Chromedriver => &["chromedriver"],
            Self::Firefox => &["firefox-esr", "firefox"],
            Self::Geckodriver => &["geckodriver"],
            Self::Webkitdriver => &["WebKitWebDriver"],
            Self::Minibrowser => &["MiniBrowser"],
        }
    }

    /// The program's file, when the machine has it.
    pub fn find(self) -> Option<PathBuf> {
        if let Some(named) = env::var_os(self.variable()) {
            return Some(PathBuf::from(named)).filter(|file| file.is_file());
        }
        let path = search_path();
        self.names()
            .iter()
            .find_map(|name| project::find(name, &path))
    }
}

/// The machine's search path, before it the folder where this project keeps its geckodriver.
fn search_path() -> OsString {
    let machine = env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(GECKODRIVER.folder(&project::root()));
    env::join_paths(folders.chain(env::split_paths(&machine))).unwrap_or(machine)
}

/// The arguments with which Chromium runs unattended: no window, no traffic of its own, and as root.
pub const CHROMIUM_ARGUMENTS: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
];
