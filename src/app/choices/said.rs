//! What is said of the choices on the settings page: the keys of their titles and values.

use super::CHOICES;

/// A choice in words: the key of its title, and those of its values in the order of
/// [`CHOICES`].
pub type Said = (&'static str, &'static [&'static str]);

/// All choices; a switch has a title alone.
pub const SAID: [Said; CHOICES.len()] = [
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
    (
        "choice-volume",
        &[
            "choice-volume-middle",
            "choice-volume-quiet",
            "choice-volume-loud",
        ],
    ),
    ("choice-sound-move", &[]),
    ("choice-sound-capture", &[]),
    ("choice-sound-check", &[]),
    ("choice-sound-press", &[]),
    ("choice-sound-flag", &[]),
    ("choice-sound-low", &[]),
    ("choice-haptics", &[]),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::choices::SWITCH;

    #[test]
    fn every_value_has_its_words_and_a_switch_its_title() {
        for (choice, (title, values)) in CHOICES.iter().zip(SAID) {
            assert_eq!(title, format!("choice-{}", choice.name));
            if choice.values == SWITCH {
                assert!(values.is_empty(), "{title}");
                continue;
            }
            let keys: Vec<String> = choice
                .values
                .iter()
                .map(|value| format!("{title}-{value}"))
                .collect();
            assert_eq!(values, keys);
        }
    }
}
