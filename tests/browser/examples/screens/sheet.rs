//! Contact sheets: many small pictures with what they show, drawn by the browser itself.

use std::fs;
use std::path::{Path, PathBuf};

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use browser_tests::Page;
use serde_json::{Value, json};

use crate::{LANGUAGES, SIZES, Screen, Size, THEMES, is_looked_at, picture_of};

const DRAW: &str = include_str!("sheet.js");

/// A column of a sheet: what it shows of each screen.
struct Column {
    size: &'static Size,
    theme: &'static str,
    language: &'static str,
}

impl Column {
    fn shows(&self, screen: &Screen) -> bool {
        is_looked_at(screen, self.language, self.size, self.theme)
    }

    fn picture(&self, screen: &Screen) -> PathBuf {
        picture_of(screen, self.language, self.size, self.theme)
    }

    fn has_all(&self, screens: &[Screen]) -> bool {
        let mut shown = screens.iter().filter(|screen| self.shows(screen));
        shown.all(|screen| self.picture(screen).is_file())
    }
}

/// Writes the two sheets of a group of screens into a folder: all sizes and themes in the first language, and the
/// other languages in one theme. A sheet of which a picture is missing stays as it is.
///
/// # Panics
/// When a sheet can't be written.
pub fn write(page: &Page, folder: &Path, name: &str, screens: &[Screen]) {
    let all = |themes: &[&'static str], languages: &[&'static str]| -> Vec<Column> {
        let mut columns = Vec::new();
        for theme in themes {
            for size in &SIZES {
                for language in languages {
                    columns.push(Column {
                        size,
                        theme,
                        language,
                    });
                }
            }
        }
        columns.retain(|column| screens.iter().any(|screen| column.shows(screen)));
        columns
    };
    let themes = THEMES.map(|(_, theme)| theme);
    let looks = all(&themes, &LANGUAGES[..1]);
    // English is on the other sheet.
    let languages = all(&themes[..1], &LANGUAGES[1..]);
    for (kind, columns) in [("looks", looks), ("languages", languages)] {
        let file = folder.join(format!("{name}-{kind}.webp"));
        if columns.iter().any(|column| !column.has_all(screens)) {
            println!("  {}: pictures are missing", file.display());
            continue;
        }
        let bytes = draw(page, &columns, screens);
        fs::write(&file, &bytes).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        println!("  {} ({} KB)", file.display(), bytes.len() / 1024);
    }
}

fn draw(page: &Page, columns: &[Column], screens: &[Screen]) -> Vec<u8> {
    page.leave();
    let titles = columns.iter().map(
        |Column {
             size,
             theme,
             language,
         }| {
            let (width, height) = size.pixels;
            json!([
                [size.name.to_owned(), format!("{theme}, {language}")],
                [width, height, size.scale]
            ])
        },
    );
    let titles: Vec<Value> = titles.collect();
    let rows: Vec<&str> = screens.iter().map(|screen| screen.name).collect();
    page.js_later(DRAW, &[json!("begin"), json!(titles), json!(rows)]);
    for (row, screen) in screens.iter().enumerate() {
        for (place, column) in columns.iter().enumerate() {
            if column.shows(screen) {
                let file = column.picture(screen);
                let picture =
                    fs::read(&file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
                let picture = BASE64_STANDARD.encode(picture);
                page.js_later(
                    DRAW,
                    &[json!("cell"), json!(row), json!(place), json!(picture)],
                );
            }
        }
    }
    page.file_later(DRAW, &[json!("end")])
}
