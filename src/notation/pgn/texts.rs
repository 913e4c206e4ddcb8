//! The tags and comments of a game, their texts one after another in one piece of memory.

/// Where a text stands in the piece of memory that holds all texts of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub(super) start: u32,
    pub(super) end: u32,
}

impl Span {
    pub(super) fn of(self, all: &str) -> &str {
        all.get(self.start as usize..self.end as usize)
            .unwrap_or_default()
    }
}

/// A tag.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tag {
    pub(super) name: Span,
    pub(super) value: Span,
}

/// What is said about a place in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A comment before the first move of a variation; it goes with the place after that move.
    Before,
    /// A comment after the move.
    After,
    /// A numeric annotation glyph.
    Nag(u8),
}

/// A comment or a sign, and to which place it belongs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Note {
    pub(super) node: u32,
    pub(super) kind: Kind,
    pub(super) span: Span,
}

/// Adds a comment's text as all comments are kept: one space between words, none at the ends.
pub(super) fn push_words(words: &str, all: &mut String) {
    for (nth, word) in words
        .split(|c| c <= ' ')
        .filter(|word| !word.is_empty())
        .enumerate()
    {
        if nth > 0 {
            all.push(' ');
        }
        all.push_str(word);
    }
}
