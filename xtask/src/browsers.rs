//! Where the browsers and their drivers are. An environment variable of the same name in capitals
//! (`CHROMIUM`, `CHROMEDRIVER`, `FIREFOX`, `GECKODRIVER`, `WEBKITDRIVER`, `MINIBROWSER`, `XVFB`) goes before
//! the search path.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

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
    /// An X server without a screen.
    Xvfb,
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
            Self::Xvfb => "XVFB",
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
            Self::Xvfb => &["Xvfb"],
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

    /// The program's file.
    ///
    /// # Panics
    /// When the machine does not have it.
    pub fn found(self) -> PathBuf {
        self.find().unwrap_or_else(|| {
            panic!("{self:?} is not found: `cargo xtask test browser` sets it up")
        })
    }
}

/// The machine's search path, before it the folder where this project keeps its geckodriver, behind it those
/// where systems keep the MiniBrowser, which is on no path.
fn search_path() -> OsString {
    let machine = env::var_os("PATH").unwrap_or_default();
    let own = std::iter::once(GECKODRIVER.folder(&project::root()));
    let all = own
        .chain(env::split_paths(&machine))
        .chain(webkit_folders());
    env::join_paths(all).unwrap_or(machine)
}

/// Such as `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1`, the newest first.
fn webkit_folders() -> Vec<PathBuf> {
    let inside = |folder: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        entries.map(|entry| entry.path()).collect()
    };
    let mut places = vec![PathBuf::from("/usr/libexec"), PathBuf::from("/usr/lib")];
    places.extend(inside(Path::new("/usr/lib")));
    let mut folders: Vec<PathBuf> = places.iter().flat_map(|place| inside(place)).collect();
    folders.retain(|folder| {
        let name = folder.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("webkit2gtk-") || name.starts_with("webkitgtk-")
    });
    folders.sort();
    folders.reverse();
    folders
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
