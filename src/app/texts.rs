//! Sentences of one language, made from messages with Fluent.

use std::cell::RefCell;
use std::rc::Rc;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::language::Language;
use super::message::{Message, Value};
use super::sentences;
use crate::rules::{Piece, Square};

/// The sentences of one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// The names of squares said so far, by square and by what stands there.
    square_names: RefCell<Vec<Option<Rc<str>>>>,
}

impl PartialEq for Texts {
    fn eq(&self, other: &Texts) -> bool {
        self.language == other.language
    }
}

impl Texts {
    /// The sentences of a language.
    pub fn new(language: Language) -> Texts {
        let tag: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![tag]);
        // Values are squares, moves and words: marks that isolate them from the other direction of
        // writing would only stand in the way of whoever copies or searches the text.
        bundle.set_use_isolating(false);
        // A fault in a file leaves the rest readable; that there is none is tested.
        let resource = match FluentResource::try_new(language.source().to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        bundle.add_resource_overriding(resource);
        Texts {
            language,
            bundle,
            square_names: RefCell::new(vec![None; 64 * 13]),
        }
    }

    /// Which language it is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence of a message; a key that is not in the file stands for itself, which a test
    /// rules out.
    pub fn say(&self, message: &Message) -> String {
        self.try_say(message)
            .unwrap_or_else(|| message.key().to_owned())
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

    fn try_say(&self, message: &Message) -> Option<String> {
        let pattern = self.bundle.get_message(message.key())?.value()?;
        let args: FluentArgs = message
            .values()
            .iter()
            .map(|(name, value)| {
                let value: FluentValue = match value {
                    Value::Text(text) => text.as_str().into(),
                    Value::Number(number) => (*number).into(),
                };
                (*name, value)
            })
            .collect();
        let mut faults = Vec::new();
        let text = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut faults);
        Some(text.into_owned())
    }
}

#[cfg(test)]
#[path = "texts_tests.rs"]
mod tests;
