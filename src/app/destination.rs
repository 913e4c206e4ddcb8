//! Where an address leads: `#/` the home screen, `#/shelf` the games that are kept, `#/settings` the settings, `#/play?…`
//! and `#/game=…` a game. What `#/learn`, `#/practice` and `#/train` ask for is told by
//! [`Place`](super::learn::place::Place), what a game is to be played by, by [`Address`](super::address::Address).

use super::language::Language;

/// A screen of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Screen {
    /// The home screen.
    #[default]
    Home,
    /// A game.
    Play,
    /// The games that are kept.
    Shelf,
    /// A place of learning: a lesson, practice, a trainer.
    Learn,
    /// What is chosen for looks and sounds.
    Settings,
}

/// Where an address leads, and in which language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Destination {
    /// Which screen.
    pub screen: Screen,
    /// The language.
    pub language: Option<Language>,
}

impl Destination {
    /// Reads the part after `#`, with or without the sign itself.
    pub fn read(hash: &str) -> Destination {
        let (place, query) = parts(hash);
        let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        let language = pairs.rfind(|(name, value)| *name == "lang" && !value.is_empty());
        Destination {
            screen: match place {
                "" => Screen::Home,
                "shelf" => Screen::Shelf,
                "settings" => Screen::Settings,
                other if is_learning(other) => Screen::Learn,
                _ => Screen::Play,
            },
            language: language.and_then(|(_, tag)| Language::of_tag(tag)),
        }
    }
}

/// Whether an address asks for a game that begins from the first position at a table where a touch does not count,
/// and for nothing beside it: then the board can be laid out before all that the table knows is there. `web/early.js`
/// goes by the same, to fetch the board first.
pub fn is_first_game(hash: &str) -> bool {
    let (place, query) = parts(hash);
    let pairs: Vec<_> = query.split('&').map(|pair| pair.split_once('=')).collect();
    let plain = |pair: &Option<_>| matches!(pair, Some(("table", "learn") | ("lang", _)));
    place == "play" && pairs.contains(&Some(("table", "learn"))) && pairs.iter().all(plain)
}

/// The place that an address names, and the pairs behind it.
pub(super) fn parts(hash: &str) -> (&str, &str) {
    let hash = hash.strip_prefix('#').unwrap_or(hash);
    let (place, query) = hash.split_once('?').unwrap_or((hash, ""));
    (place.trim_matches('/'), query)
}

/// Whether an address leads to a place of learning, be there one of that name or not.
fn is_learning(place: &str) -> bool {
    let first = place.split('/').next();
    matches!(first, Some("learn" | "practice" | "train"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::address::Address;
    use crate::app::setup::Setup;
    use crate::game::regulations::Table;

    // LEARN-8
    #[test]
    fn a_board_is_laid_out_at_once_for_a_plain_first_game_only() {
        for hash in ["#/play?table=learn", "#/play?lang=uk&table=learn"] {
            assert!(is_first_game(hash), "{hash}");
            let plain = Address {
                screen: Screen::Play,
                setup: Setup::at(Table::Learn),
                language: Address::read(hash).language,
                ..Address::default()
            };
            assert_eq!(Address::read(hash), plain, "{hash}");
        }
        for hash in [
            "#/",
            "#/play",
            "#/play?table=play",
            "#/play?table=learn&fen=8/8/8/8/8/8/8/8",
            "#/play?table=learn&opponent=2",
            "#/play?table=learn&",
            "#/play?lang=table=learn",
            "#/play?kept=1&table=learn",
            "#/game=EIAE?table=learn",
        ] {
            assert!(!is_first_game(hash), "{hash}");
        }
    }

    #[test]
    fn the_shelf_and_the_settings_have_their_addresses() {
        for (hash, screen) in [
            ("#/shelf", Screen::Shelf),
            ("#/shelf/?lang=uk", Screen::Shelf),
            ("shelf", Screen::Shelf),
            ("#/settings", Screen::Settings),
            ("#/settings?lang=ru", Screen::Settings),
        ] {
            let address = Address::read(hash);
            assert_eq!(address.screen, screen, "{hash}");
            assert!(address.faults.is_empty(), "{hash}");
        }
    }

    #[test]
    fn the_places_of_learning_have_their_addresses() {
        for hash in [
            "#/learn",
            "#/learn/rook/2?lang=ru",
            "#/practice?fen=8/8/8/8/3R4/8/8/8",
            "#/train/coordinates",
        ] {
            let address = Address::read(hash);
            assert_eq!(address.screen, Screen::Learn, "{hash}");
            assert!(address.faults.is_empty(), "{hash}");
        }
        assert_eq!(Address::read("#/learned").screen, Screen::Play);
    }
}
