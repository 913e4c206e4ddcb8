//! What a program can see of a screen's faults.

use browser_tests::Page;
use serde_json::json;

const LOOK: &str = include_str!("faults.js");

/// The faults of the page as it is shown now, each in a line.
pub fn of(page: &Page, language: &str) -> Vec<String> {
    let found = page.js(LOOK, &[json!(language)]);
    let lines = found.as_array().map(Vec::as_slice).unwrap_or_default();
    lines
        .iter()
        .filter_map(|line| line.as_str().map(str::to_owned))
        .collect()
}
