//! The fields of a FEN, parted by whatever people part them by.

/// What stands for "none" in a field: the hyphen of the standard, then what word processors and
/// phones make of it.
const DASHES: [&str; 6] = [
    "-", "\u{2010}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}",
];

/// A field and the byte at which it begins.
#[derive(Clone, Copy)]
pub(super) struct Field<'t> {
    pub at: usize,
    pub text: &'t str,
}

impl Field<'_> {
    /// Whether the field says "none": `Some(true)` as the standard writes it.
    pub fn dash(self) -> Option<bool> {
        DASHES
            .contains(&self.text)
            .then_some(self.text == DASHES[0])
    }

    /// Whether its first character is a capital of ASCII.
    pub fn begins_with_capital(self) -> bool {
        self.text
            .as_bytes()
            .first()
            .is_some_and(u8::is_ascii_uppercase)
    }
}

/// Takes a text apart, field by field.
pub(super) struct Fields<'t> {
    text: &'t str,
    at: usize,
    /// Addresses have `_` where a FEN has spaces.
    underscores: bool,
    /// Whether other than one space stood between two fields.
    pub spacing: bool,
}

impl<'t> Fields<'t> {
    pub fn of(text: &'t str) -> Fields<'t> {
        Fields {
            text,
            at: 0,
            underscores: !text.trim().contains(char::is_whitespace),
            spacing: false,
        }
    }

    fn parts(&self, letter: char) -> bool {
        letter.is_whitespace() || letter == '\u{feff}' || self.underscores && letter == '_'
    }

    /// The text from here to the first character for which `stop` holds, left behind.
    fn take(&mut self, stop: impl Fn(&Self, char) -> bool) -> &'t str {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let mut letters = rest.char_indices();
        let found = letters.find(|&(_, letter)| stop(self, letter));
        let length = found.map_or(rest.len(), |(at, _)| at);
        self.at += length;
        rest.get(..length).unwrap_or_default()
    }

    /// The next field, if there is one.
    pub fn next(&mut self) -> Option<Field<'t>> {
        let first = self.at == 0;
        let gap = self.take(|fields, letter| !fields.parts(letter));
        let at = self.at;
        let text = self.take(Self::parts);
        let expected = if first || text.is_empty() { "" } else { " " };
        self.spacing |= gap != expected;
        (!text.is_empty()).then_some(Field { at, text })
    }
}
