//! What whoever owns the device chooses for looks and sounds, and keeps: a text of lines, `name value`.
//!
//! The page itself reads the same text before anything is drawn (`web/choices.js`), puts the looks on the root as
//! `data-` attributes, and asks it before each sound. A name or a value that is not known counts as not chosen.

pub mod along;
pub mod said;
pub mod words;

/// A choice and its values, of which the first is what holds where nothing is chosen.
#[derive(Debug)]
pub struct Choice {
    /// Its name, as it is kept.
    pub name: &'static str,
    /// Its values, as they are kept.
    pub values: &'static [&'static str],
}

const fn choice(name: &'static str, values: &'static [&'static str]) -> Choice {
    Choice { name, values }
}

/// A sound or the like, which is heard unless it is switched off.
pub const SWITCH: &[&str] = &["on", "off"];

/// All choices, the looks first.
pub const CHOICES: [Choice; LOOKS + SOUNDS] = [
    choice("scheme", &["system", "light", "dark"]),
    choice("board", &["walnut", "green", "blue"]),
    choice("pieces", &["staunton", "diagram", "friendly"]),
    choice("coordinates", &["beside", "inside", "every", "none"]),
    choice("contrast", &["system", "more"]),
    choice("motion", &["system", "none"]),
    choice("volume", &["middle", "quiet", "loud"]),
    choice("sound-move", SWITCH),
    choice("sound-capture", SWITCH),
    choice("sound-check", SWITCH),
    choice("sound-press", SWITCH),
    choice("sound-flag", SWITCH),
    choice("sound-low", SWITCH),
    choice("haptics", SWITCH),
];

/// How many choices are about looks.
pub const LOOKS: usize = 6;

/// How many are about what is heard and felt.
const SOUNDS: usize = 8;

/// What is chosen: for each choice the place of its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choices([u8; LOOKS + SOUNDS]);

impl Choices {
    /// Reads what is kept.
    pub fn read(text: &str) -> Choices {
        let mut choices = Choices::default();
        choices.take(text);
        choices
    }

    /// Takes over what such a text holds; what it does not name stays.
    pub fn take(&mut self, text: &str) {
        for line in text.lines() {
            if let Some((name, value)) = line.split_once(' ') {
                self.set(name, value.trim());
            }
        }
    }

    /// The text to keep: what is not as it is at first.
    pub fn write(&self) -> String {
        let mut text = String::new();
        for (name, value) in self.chosen() {
            for part in [name, " ", value, "\n"] {
                text.push_str(part);
            }
        }
        text
    }

    /// Sets a choice; whether there is one of this name with this value.
    pub fn set(&mut self, name: &str, value: &str) -> bool {
        for (choice, chosen) in CHOICES.iter().zip(&mut self.0) {
            if choice.name == name {
                for (known, place) in choice.values.iter().zip(0..) {
                    if *known == value {
                        *chosen = place;
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The value of a choice; nothing where none has this name.
    pub fn get(&self, name: &str) -> Option<&'static str> {
        let mut both = CHOICES.iter().zip(&self.0);
        let (choice, chosen) = both.find(|(choice, _)| choice.name == name)?;
        choice.values.get(usize::from(*chosen)).copied()
    }

    /// The names and values of what is not as it is at first.
    pub fn chosen(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let both = CHOICES.iter().zip(&self.0);
        both.filter(|(_, chosen)| **chosen != 0)
            .filter_map(|(choice, chosen)| {
                Some((choice.name, *choice.values.get(usize::from(*chosen))?))
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_of_every_choice_is_kept_and_read() {
        for choice in &CHOICES {
            for value in choice.values {
                let mut choices = Choices::default();
                assert!(choices.set(choice.name, value), "{} {value}", choice.name);
                let read = Choices::read(&choices.write());
                assert_eq!(read.get(choice.name), Some(*value), "{}", choice.name);
                assert_eq!(read, choices, "{} {value}", choice.name);
            }
        }
    }

    #[test]
    fn what_is_as_at_first_is_not_kept() {
        assert_eq!(Choices::default().write(), "");
        let mut choices = Choices::default();
        choices.set("board", "green");
        choices.set("scheme", "dark");
        assert_eq!(choices.write(), "scheme dark\nboard green\n");
        choices.set("board", "walnut");
        assert_eq!(choices.write(), "scheme dark\n");
    }

    #[test]
    fn what_is_not_known_counts_as_not_chosen() {
        let text = "scheme\nboard marble\n\nwalls red\r\npieces diagram\r\n  \nscheme  dark\nmotion none none\n\u{0}";
        let choices = Choices::read(text);
        let chosen: Vec<_> = choices.chosen().collect();
        assert_eq!(chosen, [("scheme", "dark"), ("pieces", "diagram")]);
        assert_eq!(choices.get("walls"), None);
    }

    #[test]
    fn the_looks_come_first() {
        let sound = |choice: &Choice| choice.name == "volume" || choice.values == SWITCH;
        assert_eq!(CHOICES.iter().position(sound), Some(LOOKS));
        assert!(CHOICES[LOOKS..].iter().all(sound));
    }
}
