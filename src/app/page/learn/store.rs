//! Where what is kept of learning lies in this browser.

use crate::app::language::Language;
use crate::app::learn::record::{Record, RecordError};
use crate::app::page::browser;
use crate::app::page::keeping_file;
use crate::notation::Notation;

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

/// The names of the settings that go along with a record.
const LANGUAGE: &str = "setting/language";
const NOTATION: &str = "setting/notation";
/// How the names of the choices for looks and sounds begin.
const CHOICE: &str = "setting/";

/// Saves what is kept as a file, with the settings.
pub fn export(language: Language) {
    let mut record = load();
    record.set(LANGUAGE, language.tag());
    if let Some(notation) = browser::stored_notation() {
        record.set(NOTATION, notation.name());
    }
    for (name, value) in browser::stored_choices().all() {
        record.set(&[CHOICE, name].concat(), value);
    }
    keeping_file::save("jadoube-learning.txt", "text/plain", &record.write());
}

/// Takes over what a file holds, and the settings that go along with it; returns the language among them.
///
/// # Errors
///
/// The text is no record; nothing is changed.
pub fn import(text: &str) -> Result<Option<Language>, RecordError> {
    let taken = Record::read(text)?;
    change(|record| record.take_over(&taken));
    if let Some(notation) = taken.get(NOTATION).and_then(Notation::named) {
        browser::store_notation(Some(notation));
    }
    let mut choices = browser::stored_choices();
    for (name, value) in taken.under(CHOICE) {
        choices.set(name.trim_start_matches(CHOICE), value);
    }
    browser::store_choices(&choices);
    Ok(taken.get(LANGUAGE).and_then(Language::of_tag))
}
