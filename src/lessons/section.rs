//! The lines of a lesson file, and what is taken out of them by key.

use super::fault::{Fault, ReadError};

/// A reading that has gone well so far. Errors are boxed, or each would weigh on every step of the way.
pub type Read<T> = Result<T, Box<ReadError>>;

/// That something is wrong in a line.
pub fn wrong(line: usize, fault: Fault) -> Box<ReadError> {
    Box::new(ReadError { line, fault })
}

/// A line.
#[derive(Clone, Copy)]
pub struct Entry<'t> {
    /// Which line it is, from 1.
    pub line: usize,
    /// What stands before the colon.
    pub key: &'t str,
    /// What stands after it.
    pub value: &'t str,
}

impl Entry<'_> {
    /// That something is wrong in this line.
    pub fn wrong(&self, fault: Fault) -> Box<ReadError> {
        wrong(self.line, fault)
    }

    /// The value, if it means something.
    pub fn value<T>(&self, key: &'static str, value: Option<T>) -> Read<T> {
        value.ok_or_else(|| self.wrong(Fault::Value(key, self.value.to_owned())))
    }
}

/// The lines of a step, or those before the first.
pub struct Section<'t> {
    /// The line in which it begins.
    pub line: usize,
    /// Its lines.
    pub entries: Vec<Entry<'t>>,
}

impl<'t> Section<'t> {
    /// Takes the line with this key.
    pub fn take(&mut self, key: &'static str) -> Read<Option<Entry<'t>>> {
        let Some(at) = self.entries.iter().position(|entry| entry.key == key) else {
            return Ok(None);
        };
        let entry = self.entries.remove(at);
        match self.entries.iter().find(|other| other.key == key) {
            Some(other) => Err(other.wrong(Fault::Twice(key.to_owned()))),
            None => Ok(Some(entry)),
        }
    }

    /// Takes the line with this key, which must be there.
    pub fn need(&mut self, key: &'static str) -> Read<Entry<'t>> {
        let line = self.line;
        self.take(key)?
            .ok_or_else(|| wrong(line, Fault::Missing(key)))
    }

    /// The value of a key that may be missing.
    pub fn get<T>(
        &mut self,
        key: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Read<Option<T>> {
        match self.take(key)? {
            Some(entry) => entry.value(key, read(entry.value)).map(Some),
            None => Ok(None),
        }
    }

    /// The value of a key that must be there.
    pub fn must<T>(&mut self, key: &'static str, read: impl Fn(&str) -> Option<T>) -> Read<T> {
        let entry = self.need(key)?;
        entry.value(key, read(entry.value))
    }

    /// That no line is left.
    pub fn end(self) -> Read<()> {
        match self.entries.first() {
            Some(entry) => Err(entry.wrong(Fault::UnknownKey(entry.key.to_owned()))),
            None => Ok(()),
        }
    }
}
