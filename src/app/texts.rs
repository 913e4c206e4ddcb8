//! Sentences of one language, made from messages.

use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;

use super::language::Language;
use super::message::{Message, Value};
use super::sentence_file::SentenceFile;
use super::sentences;
use crate::rules::{Piece, Square};

/// The sentences of one language.
pub struct Texts {
    language: Language,
    file: SentenceFile,
    /// The names of squares said so far, by square and by what stands there.
    square_names: RefCell<Vec<Option<Rc<str>>>>,
}

impl PartialEq for Texts {
    fn eq(&self, other: &Texts) -> bool {
        self.language == other.language
    }
}

impl Texts {
    /// The sentences of a language, of which the program holds the file.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn new(language: Language) -> Texts {
        Texts::of(language, language.source().into())
    }

    /// The sentences that the page holds from the start.
    pub fn english() -> Texts {
        Texts::of(Language::English, Language::ENGLISH.into())
    }

    /// The sentences of a language, from its file.
    pub fn of(language: Language, file: Cow<'static, str>) -> Texts {
        Texts {
            language,
            file: SentenceFile::new(file, language.plural()),
            square_names: RefCell::new(vec![None; 64 * 13]),
        }
    }

    /// The same with the sentences of another file of this language.
    #[must_use]
    pub fn with(&self, file: &str) -> Texts {
        let both = [self.file.source(), file].join("\n");
        Texts::of(self.language, both.into())
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence of a message; a key that is not in the file stands for itself, which a test
    /// rules out.
    pub fn say(&self, message: &Message) -> String {
        self.file
            .say(message.key(), message.values())
            .unwrap_or_else(|| message.key().to_owned())
    }

    /// The sentence of a key that is known only from a file, such as that of a lesson, with these values. The page
    /// itself may have the same key, and the one that was added last is meant.
    pub fn named(&self, key: &str, values: &[(&'static str, String)]) -> String {
        let text = |(name, value): &(&'static str, String)| (*name, Value::Text(value.clone()));
        let values: Vec<_> = values.iter().map(text).collect();
        let said = self.file.say_last(key, &values);
        said.unwrap_or_else(|| key.to_owned())
    }

    /// The name of a square with what stands on it ("e2, white pawn"). Each is made once: a move
    /// changes two or more of them, and they are to cost nothing.
    pub fn square_name(&self, square: Square, piece: Option<Piece>) -> Rc<str> {
        let kind = piece.map_or(0, |it| 1 + it.color as usize * 6 + it.role as usize);
        let mut names = self.square_names.borrow_mut();
        let name = || Rc::from(self.say(&sentences::square_name(square, piece)));
        match names.get_mut(square.index() * 13 + kind) {
            Some(kept) => kept.get_or_insert_with(name).clone(),
            None => name(),
        }
    }

    /// The sentence of a key that needs no values.
    pub fn plain(&self, key: &'static str) -> String {
        self.say(&Message::of(key))
    }
}

#[cfg(test)]
#[path = "texts_tests.rs"]
mod tests;
