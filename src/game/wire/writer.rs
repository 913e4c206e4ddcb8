//! Writes JSON, one value after another.

use core::fmt::Write;

use super::Wire;

/// A text of JSON being written. Names of variants are given as Rust has them (`FlagFallen`) and
/// written in snake case (`flag_fallen`).
#[derive(Default)]
pub struct Writer {
    text: String,
}

impl Writer {
    /// What has been written.
    pub fn into_text(self) -> String {
        self.text
    }

    /// A text, in quotes.
    pub fn text(&mut self, text: &str) {
        // No text fails to be written.
        self.text += &serde_json::to_string(text).unwrap_or_default();
    }

    /// A whole number.
    pub fn number(&mut self, number: i64) {
        let _ = write!(self.text, "{number}");
    }

    /// `true` or `false`.
    pub fn flag(&mut self, flag: bool) {
        self.text += if flag { "true" } else { "false" };
    }

    /// `null`
    pub fn null(&mut self) {
        self.text += "null";
    }

    /// An object of these members, but for those that are left out.
    pub fn object(&mut self, members: &[(&str, &dyn Wire)]) {
        self.begin();
        self.members(members);
        self.end();
    }

    /// Begins an object.
    pub fn begin(&mut self) {
        self.text.push('{');
    }

    /// Ends an object.
    pub fn end(&mut self) {
        self.text.push('}');
    }

    /// The name of a member, whose value comes next.
    pub fn name(&mut self, name: &str) {
        self.comma();
        self.text(name);
        self.text.push(':');
    }

    /// A member, unless it is left out.
    pub fn member(&mut self, name: &str, value: &dyn Wire) {
        if !value.is_left_out() {
            self.name(name);
            value.write(self);
        }
    }

    fn members(&mut self, members: &[(&str, &dyn Wire)]) {
        for (name, value) in members {
            self.member(name, *value);
        }
    }

    /// Parts this value from the one before it, if there is one.
    fn comma(&mut self) {
        if !self.text.ends_with(['{', '[']) {
            self.text.push(',');
        }
    }

    /// A list.
    pub fn list<'a>(&mut self, values: impl Iterator<Item = &'a dyn Wire>) {
        self.text.push('[');
        for value in values {
            self.comma();
            value.write(self);
        }
        self.text.push(']');
    }

    /// A variant that carries nothing.
    pub(in crate::game) fn word(&mut self, name: &str) {
        self.text.push('"');
        snake(name, &mut self.text);
        self.text.push('"');
    }

    /// A variant that carries named values.
    pub(in crate::game) fn variant(&mut self, name: &str, members: &[(&str, &dyn Wire)]) {
        self.text.push('{');
        self.word(name);
        self.text.push(':');
        self.object(members);
        self.text.push('}');
    }

    /// A variant that carries one value.
    pub(in crate::game) fn newtype(&mut self, name: &str, value: &dyn Wire) {
        self.text.push('{');
        self.word(name);
        self.text.push(':');
        value.write(self);
        self.text.push('}');
    }

    /// An object whose member `tag` names a variant, with what stands around the variant before it
    /// and what it carries after it.
    pub(in crate::game) fn tagged(
        &mut self,
        around: &[(&str, &dyn Wire)],
        tag: &str,
        (name, members): (&str, &[(&str, &dyn Wire)]),
    ) {
        self.text.push('{');
        self.members(around);
        self.name(tag);
        self.word(name);
        self.members(members);
        self.text.push('}');
    }
}

/// Adds a name in snake case.
pub(in crate::game) fn snake(name: &str, text: &mut String) {
    for (i, letter) in name.char_indices() {
        if i > 0 && letter.is_ascii_uppercase() {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
    }
}

/// Whether a word is this name in snake case.
pub(super) fn is_snake_of(word: &str, name: &str) -> bool {
    let mut letters = word.bytes();
    for (i, letter) in name.bytes().enumerate() {
        if i > 0 && letter.is_ascii_uppercase() && letters.next() != Some(b'_') {
            return false;
        }
        if letters.next() != Some(letter.to_ascii_lowercase()) {
            return false;
        }
    }
    letters.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_and_known_in_snake_case() {
        for (name, word) in [
            ("FlagFallen", "flag_fallen"),
            ("Auto", "auto"),
            ("Fide2014", "fide2014"),
        ] {
            let mut text = String::new();
            snake(name, &mut text);
            assert_eq!(text, word);
            assert!(is_snake_of(word, name));
            for other in [
                "",
                "flag",
                "flag_fallen_",
                "flagfallen",
                "FlagFallen",
                "_auto",
            ] {
                assert!(!is_snake_of(other, name), "{other}");
            }
        }
    }

    #[test]
    fn what_is_written_is_json() {
        let mut out = Writer::default();
        let name = "a \"quoted\" \u{7} [name]{".to_string();
        out.object(&[("name", &name), ("none", &None::<u8>), ("least", &i64::MIN)]);
        let value: serde_json::Value = serde_json::from_str(&out.into_text()).unwrap();
        assert_eq!(
            value,
            serde_json::json!({ "name": name, "least": i64::MIN })
        );
    }
}
