//! What is to be said, before it is put into a language: a key of `i18n/*.ftl` and its values.

/// A sentence to be said: its key and the values that go into it.
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    key: &'static str,
    values: Vec<(&'static str, Value)>,
}

/// A value that goes into a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A text as it stands, such as the name of a square, or a word that the sentence selects by.
    Text(String),
    /// A whole number.
    Number(u32),
}

impl Message {
    /// The sentence of a key.
    pub fn of(key: &'static str) -> Message {
        Message {
            key,
            values: Vec::new(),
        }
    }

    /// The same with a text in it.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: impl ToString) -> Message {
        self.values.push((name, Value::Text(text.to_string())));
        self
    }

    /// The same with a number in it.
    #[must_use]
    pub fn number(mut self, name: &'static str, number: u32) -> Message {
        self.values.push((name, Value::Number(number)));
        self
    }

    /// The key.
    pub fn key(&self) -> &'static str {
        self.key
    }

    /// The values by name.
    pub fn values(&self) -> &[(&'static str, Value)] {
        &self.values
    }
}
