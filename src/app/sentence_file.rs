//! A file of sentences: the part of Fluent that the sentences of the page use.
//!
//! A message is a key, `=` and its text; in the text `{ $name }` stands for a value, and
//! `{ $name -> [a] one text *[b] another }` selects by one: by a word, by a number, or by the plural
//! category of a number in that language. Nothing is taken apart before it is said. That the outcome is
//! that of the complete library of Fluent is tested for all files, which is why the library, fifteen times
//! as large, is not a part of the page.

use std::borrow::Cow;
use std::ops::Range;

use super::message::Value;

/// The plural category of a number: `one`, `few`, `many`, `other`.
pub type Plural = fn(u32) -> &'static str;

/// The sentences of one language.
pub struct SentenceFile {
    source: Cow<'static, str>,
    /// Where the keys and their texts stand.
    messages: Vec<(Range<usize>, Range<usize>)>,
    plural: Plural,
}

impl SentenceFile {
    /// Finds the messages of a file. What is no message is passed over, as Fluent has it.
    pub fn new(source: Cow<'static, str>, plural: Plural) -> SentenceFile {
        let mut messages: Vec<(Range<usize>, Range<usize>)> = Vec::new();
        let mut at = 0;
        let mut open = false;
        for line in source.split_inclusive('\n') {
            let text = line.trim_end();
            if text.starts_with(|first: char| first.is_ascii_alphabetic()) {
                open = false;
                if let Some((key, value)) = text.split_once('=') {
                    let end = at + text.len();
                    let begin = end - value.trim_start().len();
                    messages.push((at..at + key.trim_end().len(), begin..end));
                    open = true;
                }
            } else if text.starts_with('#') {
                open = false;
            } else if open
                && !text.is_empty()
                && let Some((_, value)) = messages.last_mut()
            {
                value.end = at + text.len();
            }
            at += line.len();
        }
        SentenceFile {
            source,
            messages,
            plural,
        }
    }

    /// The file as it was read.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The text of a key with these values in it; `None` where there is no such key.
    pub fn say(&self, key: &str, values: &[(&'static str, Value)]) -> Option<String> {
        let mut messages = self.messages.iter();
        let (_, text) = messages.find(|(name, _)| self.part(name) == key)?;
        Some(self.fill(text, values))
    }

    /// The same where a key may stand there twice: its last text.
    pub fn say_last(&self, key: &str, values: &[(&'static str, Value)]) -> Option<String> {
        let mut messages = self.messages.iter();
        let (_, text) = messages.rfind(|(name, _)| self.part(name) == key)?;
        Some(self.fill(text, values))
    }

    fn part(&self, range: &Range<usize>) -> &str {
        self.source.get(range.clone()).unwrap_or_default()
    }

    fn fill(&self, text: &Range<usize>, values: &[(&'static str, Value)]) -> String {
        let mut said = Saying {
            rest: self.part(text).trim_start(),
            values,
            plural: self.plural,
            out: String::new(),
        };
        said.pattern(true);
        said.out
    }
}

/// A text being said.
struct Saying<'a> {
    /// What is still to be said.
    rest: &'a str,
    values: &'a [(&'static str, Value)],
    plural: Plural,
    out: String,
}

impl<'a> Saying<'a> {
    /// Goes over a text up to its end, or to the end of its variant; says it if `aloud`.
    fn pattern(&mut self, aloud: bool) {
        while let Some(at) = self.rest.find(['{', '\n', '}']) {
            self.take(at, aloud);
            if let Some(rest) = self.rest.strip_prefix('{') {
                self.rest = rest;
                self.placeable(aloud);
            } else if self.rest.starts_with('}') || self.variant_ends() {
                return;
            } else {
                let next = self.rest.trim_start();
                self.take(1, aloud);
                self.rest = next;
            }
        }
        self.take(self.rest.len(), aloud);
    }

    /// Takes so many bytes of text.
    fn take(&mut self, length: usize, aloud: bool) {
        let (text, rest) = self.rest.split_at(length);
        if aloud {
            self.out.push_str(text);
        }
        self.rest = rest;
    }

    /// Whether a new line begins the next variant, or ends the last.
    fn variant_ends(&self) -> bool {
        self.rest.trim_start().starts_with(['[', '*', '}'])
    }

    /// A value, or a selection by one; the brace before it is behind.
    fn placeable(&mut self, aloud: bool) {
        let name = self.until(|letter| letter == '}' || letter == '-' || letter.is_whitespace());
        let name = name.trim_start_matches('$');
        let value = self.values.iter().find(|(known, _)| *known == name);
        let value = value.map(|(_, value)| value);
        self.rest = self.rest.trim_start();
        match self.rest.strip_prefix("->") {
            Some(variants) => {
                self.rest = variants;
                self.select(value, aloud);
            }
            None => match value {
                Some(Value::Text(text)) if aloud => self.out.push_str(text),
                Some(Value::Number(number)) if aloud => self.out.push_str(&number.to_string()),
                _ => {}
            },
        }
        self.rest = self.rest.trim_start();
        self.rest = self.rest.strip_prefix('}').unwrap_or(self.rest);
    }

    /// Says the variant that the value selects, or the default one.
    fn select(&mut self, value: Option<&Value>, aloud: bool) {
        let mut chosen = None;
        let mut settled = false;
        loop {
            self.rest = self.rest.trim_start();
            let is_default = self.rest.starts_with('*');
            let Some(variant) = self.rest.trim_start_matches('*').strip_prefix('[') else {
                break;
            };
            self.rest = variant;
            let key = self.until(|letter| letter == ']');
            self.rest = self.rest.strip_prefix(']').unwrap_or_default().trim_start();
            let selects = self.is_selected(key, value);
            if (selects && !settled) || (is_default && chosen.is_none()) {
                chosen = Some(self.rest);
            }
            settled |= selects;
            self.pattern(false);
        }
        if let Some(chosen) = chosen.filter(|_| aloud) {
            let after = core::mem::replace(&mut self.rest, chosen);
            self.pattern(true);
            self.rest = after;
        }
    }

    fn is_selected(&self, key: &str, value: Option<&Value>) -> bool {
        match value {
            Some(Value::Text(text)) => text == key,
            Some(Value::Number(number)) => {
                key.parse() == Ok(*number) || (self.plural)(*number) == key
            }
            None => false,
        }
    }

    /// The word up to where `stop` holds, without the space before it.
    fn until(&mut self, stop: impl Fn(char) -> bool) -> &'a str {
        let text = self.rest.trim_start();
        let (word, rest) = text.split_at(text.find(stop).unwrap_or(text.len()));
        self.rest = rest;
        word
    }
}

#[cfg(test)]
#[path = "sentence_file_tests.rs"]
mod tests;
