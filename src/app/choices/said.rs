//! What is said of the choices on the settings page: the keys of their titles and values.

use super::LOOKS;

/// A choice in words: the key of its title, and those of its values in the order of
/// [`CHOICES`](super::CHOICES).
pub type Said = (&'static str, &'static [&'static str]);

/// The looks.
pub const SAID: [Said; LOOKS] = [
    (
        "choice-scheme",
        &[
            "choice-scheme-system",
            "choice-scheme-light",
            "choice-scheme-dark",
        ],
    ),
    (
        "choice-board",
        &[
            "choice-board-walnut",
            "choice-board-green",
            "choice-board-blue",
        ],
    ),
    (
        "choice-pieces",
        &[
            "choice-pieces-staunton",
            "choice-pieces-diagram",
            "choice-pieces-friendly",
        ],
    ),
    (
        "choice-coordinates",
        &[
            "choice-coordinates-beside",
            "choice-coordinates-inside",
            "choice-coordinates-every",
            "choice-coordinates-none",
        ],
    ),
    (
        "choice-contrast",
        &["choice-contrast-system", "choice-contrast-more"],
    ),
    (
        "choice-motion",
        &["choice-motion-system", "choice-motion-none"],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::choices::CHOICES;

    #[test]
    fn every_value_of_a_look_has_its_words() {
        for (choice, (title, values)) in CHOICES.iter().zip(SAID) {
            assert_eq!(title, format!("choice-{}", choice.name));
            let keys: Vec<String> = choice
                .values
                .iter()
                .map(|value| format!("{title}-{value}"))
                .collect();
            assert_eq!(values, keys);
        }
    }
}
