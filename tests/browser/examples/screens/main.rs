//! Pictures of every screen, put together on contact sheets: `cargo xtask screens [WORD…]`.
//!
//! Each screen is brought about once for each language and then looked at in each size and in both themes, so that
//! nothing but the window and its colours differ. What a program can see of faults in it is printed: text that is
//! cut or not translated, controls that are small or lie over each other. The pictures themselves go to
//! `target/screens`, the sheets to `docs/screens`. Words choose screens by their names or sheets; the other pictures of
//! a sheet are those that were taken before, and where there are none it stays as it is.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use browser_tests::{Engine, Page, Scheme};

mod faults;
mod list;
mod sheet;

/// A screen: a state of the page that somebody looks at.
pub struct Screen {
    /// What it is called on the sheet; a file name, too.
    pub name: &'static str,
    /// Brings it about, in a language.
    pub show: fn(&Page, &str),
    /// What has to be in view of it; empty for the top of the page.
    pub at: &'static str,
    /// Whether it is looked at as it is printed, and not in windows.
    pub paper: bool,
}

/// A window that the page is looked at in.
pub struct Size {
    /// What it is called.
    pub name: &'static str,
    /// Its width and height in CSS pixels.
    pub pixels: (u32, u32),
    /// Whether one has no mouse there.
    pub fingers: bool,
    /// How long a pixel of it is on the sheet.
    pub scale: f64,
}

const fn size(name: &'static str, pixels: (u32, u32), fingers: bool, scale: f64) -> Size {
    Size {
        name,
        pixels,
        fingers,
        scale,
    }
}

/// The sizes, from the smallest to the largest.
pub const SIZES: [Size; 7] = [
    size("phone", (390, 844), true, 0.25),
    size("short phone", (390, 664), true, 0.25),
    size("phone on its side", (844, 390), true, 0.25),
    size("tablet", (820, 1180), true, 0.18),
    size("laptop", (1440, 900), false, 0.17),
    size("projector", (1920, 1080), false, 0.135),
    size("paper", (794, 1123), false, 0.3),
];

/// The languages; in the first all sizes are looked at, in all the phone and the laptop.
pub const LANGUAGES: [&str; 3] = ["en", "uk", "ru"];

/// The themes.
pub const THEMES: [(Scheme, &str); 2] = [(Scheme::Light, "light"), (Scheme::Dark, "dark")];

/// Whether a screen is looked at in this language, size and theme.
pub fn is_looked_at(screen: &Screen, language: &str, size: &Size, theme: &str) -> bool {
    let is_light = theme == THEMES[0].1;
    if screen.paper || size.name == "paper" {
        return screen.paper && size.name == "paper" && is_light;
    }
    match size.name {
        "phone" | "laptop" => language == LANGUAGES[0] || is_light,
        // With a browser's bars above and below.
        "short phone" => language == LANGUAGES[0] && is_light,
        _ => language == LANGUAGES[0],
    }
}

/// Where the picture of a screen is.
pub fn picture_of(screen: &Screen, language: &str, size: &Size, theme: &str) -> PathBuf {
    let name = [screen.name, size.name, theme, language].join(" - ");
    pictures().join(name.replace(' ', "_") + ".png")
}

fn pictures() -> PathBuf {
    xtask::project::root().join("target/screens")
}

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let is_wanted = |sheet: &str, screen: &Screen| {
        words.is_empty()
            || words
                .iter()
                .any(|word| sheet == word || screen.name.contains(word.as_str()))
    };
    let mut faults = 0;
    let browser = Engine::Chromium.start_with_mouse();
    for (sheet, screens) in list::SHEETS {
        for screen in screens.iter().filter(|screen| is_wanted(sheet, screen)) {
            for language in LANGUAGES {
                let page = Page::new(&browser);
                let looked = catch_unwind(AssertUnwindSafe(|| look_at(&page, screen, language)));
                faults += looked.unwrap_or_else(|_| {
                    println!("{}, {language}: it can't be brought about", screen.name);
                    1
                });
            }
        }
    }
    let page = Page::new(&browser);
    let folder = xtask::project::root().join("docs/screens");
    for (name, screens) in list::SHEETS {
        if screens.iter().any(|screen| is_wanted(name, screen)) {
            sheet::write(&page, &folder, name, screens);
        }
    }
    drop(page);
    println!("\n{faults} faults");
    ExitCode::from(u8::from(faults > 0))
}

/// Takes all pictures of a screen in a language; returns how many faults were found.
fn look_at(page: &Page, screen: &Screen, language: &str) -> usize {
    page.fingers_only(false);
    (screen.show)(page, language);
    let mut found = 0;
    for size in &SIZES {
        for (scheme, theme) in THEMES {
            if !is_looked_at(screen, language, size, theme) {
                continue;
            }
            page.fingers_only(size.fingers);
            page.viewport(size.pixels.0, size.pixels.1);
            page.scheme(scheme);
            if screen.paper {
                page.as_printed();
            }
            page.js(
                "if (arguments[0]) document.querySelector(arguments[0]).scrollIntoView({ block: 'start' }); else scrollTo(0, 0)",
                &[screen.at.into()],
            );
            page.painted();
            let file = picture_of(screen, language, size, theme);
            save(&file, page);
            if theme == "light" {
                for fault in faults::of(page, language) {
                    println!("{}, {}, {language}: {fault}", screen.name, size.name);
                    found += 1;
                }
            }
        }
    }
    found
}

fn save(file: &Path, page: &Page) {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    }
    page.screenshot(file)
        .unwrap_or_else(|why| panic!("{}: {why}", file.display()));
}
