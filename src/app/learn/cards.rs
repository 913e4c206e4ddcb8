//! Small cards to read: the legend of the grains (LEARN-9) and where the game comes from (LEARN-10).

use crate::app::message::Message;

/// A card: its name in the page, the key of its title, and the keys of its paragraphs.
pub struct Card {
    /// Its name in the page.
    pub name: &'static str,
    /// The key of its title.
    pub title: &'static str,
    paragraphs: &'static [&'static str],
}

/// All cards.
pub const CARDS: [Card; 2] = [
    Card {
        name: "grains",
        title: "card-grains",
        paragraphs: &["card-grains-legend", "card-grains-sum"],
    },
    Card {
        name: "history",
        title: "card-history",
        paragraphs: &[
            "card-history-india",
            "card-history-kin",
            "card-history-europe",
            "card-history-clock",
            "card-history-title",
            "card-history-fide",
            "card-history-space",
            "card-history-sport",
            "card-history-hours",
        ],
    },
];

impl Card {
    /// Its paragraphs.
    pub fn paragraphs(&self) -> impl Iterator<Item = Message> {
        let said = |key: &&'static str| Message::of(key).text("grains", grouped(grains()));
        self.paragraphs.iter().map(said)
    }
}

/// One grain on the first square, and on each of the others twice as many as on the one before (LEARN-9a).
pub fn grains() -> u64 {
    (0..64).map(|square| 1_u64 << square).sum()
}

/// A number in groups of three digits, with a space that does not break.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push('\u{a0}');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    // LEARN-9a
    #[test]
    fn the_grains_of_all_squares_are_18446744073709551615() {
        assert_eq!(grains(), 18_446_744_073_709_551_615);
    }

    #[test]
    fn long_numbers_are_written_in_groups() {
        for (number, text) in [
            (0, "0"),
            (999, "999"),
            (1_000, "1 000"),
            (1_234_567, "1 234 567"),
        ] {
            assert_eq!(grouped(number).replace('\u{a0}', " "), text);
        }
    }
}
