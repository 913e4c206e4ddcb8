//! What is wrong with a text of the log.

use core::fmt;

/// A value that can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misread {
    /// The names of the members around it, from outside in, with dots between; empty for the whole.
    pub at: String,
    /// What was expected there, in English, for developers; the page has its own sentences.
    pub expected: &'static str,
}

impl Misread {
    /// The value read is not what it should be.
    #[cold]
    pub fn expected(expected: &'static str) -> Misread {
        Misread {
            at: String::new(),
            expected,
        }
    }

    /// The same, seen from around the member of this name.
    #[cold]
    #[inline(never)]
    #[must_use]
    pub fn within(mut self, name: &str) -> Misread {
        if !self.at.is_empty() {
            self.at.insert(0, '.');
        }
        self.at.insert_str(0, name);
        self
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.at.is_empty() {
            f.write_str(&self.at)?;
            f.write_str(": ")?;
        }
        f.write_str("expected ")?;
        f.write_str(self.expected)
    }
}
