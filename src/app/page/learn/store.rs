//! Where what is kept of learning lies in this browser.

use crate::app::choices::along;
use crate::app::language::Language;
use crate::app::learn::record::{Record, RecordError};
use crate::app::page::browser;
use crate::app::page::keeping_file;

/// Its place.
const KEY: &str = "jadoube-learning";

/// What is kept; nothing where there is none or it can't be read.
pub fn load() -> Record {
    let text = browser::stored(KEY);
    text.and_then(|text| Record::read(&text).ok())
        .unwrap_or_default()
}

/// Changes what is kept. Another tab may have changed it since: it is read anew. Where nothing can be kept, nothing is.
pub fn change<T>(change: impl FnOnce(&mut Record) -> T) -> T {
    let mut record = load();
    let answer = change(&mut record);
    browser::store(KEY, &record.write());
    answer
}

/// How the names of what is chosen on this device begin, which goes along with a record.
const CHOICE: &str = "setting/";

/// Saves what is kept as a file, with what is chosen on this device.
pub fn export() {
    let mut record = load();
    for line in browser::choices_along().lines() {
        if let Some((name, value)) = line.split_once(' ') {
            record.set(&[CHOICE, name].concat(), value);
        }
    }
    keeping_file::save("jadoube-learning.txt", "text/plain", &record.write());
}

/// Takes over what a file holds, and what goes along with it; returns the language among that.
///
/// # Errors
///
/// The text is no record; nothing is changed.
pub fn import(text: &str) -> Result<Option<Language>, RecordError> {
    let taken = Record::read(text)?;
    change(|record| record.take_over(&taken));
    let mut choices = String::new();
    for (name, value) in taken.under(CHOICE) {
        along::add(&mut choices, name.trim_start_matches(CHOICE), value);
    }
    Ok(browser::take_choices(&choices))
}
