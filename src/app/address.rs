//! What an address asks for beside the place to which it leads ([`Destination`]): `#/play?kept=…` a kept game,
//! `#/game=…` a game that the link holds, `#/play?table=…&time=…&fen=…&lang=…` a game.

use super::destination::{Destination, Screen, parts};
use super::language::Language;
use super::setup::Setup;
use super::setup_address::SetupFault;
use crate::notation::Notation;

/// What the part of the address after `#` asks for. Everything has a default.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Address {
    /// Which screen.
    pub screen: Screen,
    /// What the game is to be played by.
    pub setup: Setup,
    /// A whole game, as a link holds it.
    pub game: Option<String>,
    /// The position to start from, as it stands there.
    pub fen: Option<String>,
    /// The language.
    pub language: Option<Language>,
    /// How moves are written, where it is not as readers of the language write them.
    pub notation: Option<Notation>,
    /// What is asked for and can't be given.
    pub faults: Vec<AddressFault>,
}

/// A part of an address that makes no sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AddressFault {
    /// There is no such place on the page.
    Place(String),
    /// The page is not written in this language.
    Language(String),
    /// No notation has this name.
    Notation(String),
    /// What the game is to be played by can't be had so.
    Setup(SetupFault),
}

impl Address {
    /// Reads the part after `#`, with or without the sign itself.
    pub fn read(hash: &str) -> Address {
        let mut address = Address {
            screen: Destination::read(hash).screen,
            ..Address::default()
        };
        let (place, query) = parts(hash);
        if address.screen == Screen::Play && place != "play" {
            match place.strip_prefix("game=") {
                Some(game) => address.game = Some(game.to_owned()),
                None => address.faults.push(AddressFault::Place(decoded(place))),
            }
        }
        let pairs: Vec<(&str, String)> = query
            .split('&')
            .map(|pair| pair.split_once('=').unwrap_or((pair, "")))
            .map(|(name, value)| (name, value_of(name, value)))
            .collect();
        let (setup, faults) =
            Setup::read(pairs.iter().map(|(name, value)| (*name, value.as_str())));
        address.setup = setup;
        address
            .faults
            .extend(faults.into_iter().map(AddressFault::Setup));
        for (name, value) in pairs {
            if value.trim().is_empty() {
                continue;
            }
            match name {
                "fen" => address.fen = Some(value),
                "lang" => match Language::of_tag(&value) {
                    Some(language) => address.language = Some(language),
                    None => address.faults.push(AddressFault::Language(value)),
                },
                "notation" => match Notation::named(value.trim()) {
                    Some(notation) => address.notation = Some(notation),
                    None => address.faults.push(AddressFault::Notation(value)),
                },
                _ => {}
            }
        }
        address
    }
}

/// The value of a name. In a time `+` is itself, unless it is written as `%2B` there.
fn value_of(name: &str, value: &str) -> String {
    if name == "time" && !value.to_ascii_lowercase().contains("%2b") {
        decoded(&value.replace('+', "%2B"))
    } else {
        decoded(value)
    }
}

/// The text behind `%20` and the like; `+` and `_` stand for a space, as links with a FEN have it.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [byte, after @ ..] = rest {
        if let [b'%', high, low, after @ ..] = rest
            && let Some(code) = code_of(*high, *low)
        {
            bytes.push(code);
            rest = after;
        } else {
            bytes.push(if matches!(byte, b'+' | b'_') {
                b' '
            } else {
                *byte
            });
            rest = after;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The byte that two hexadecimal digits stand for.
fn code_of(high: u8, low: u8) -> Option<u8> {
    let high = char::from(high).to_digit(16)?;
    let low = char::from(low).to_digit(16)?;
    u8::try_from(high * 16 + low).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_and_a_language_are_read() {
        let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        for hash in [
            "#/play?fen=4k3/8/8/8/8/8/8/4K2R%20w%20K%20-%200%201&lang=uk",
            "#/play?fen=4k3/8/8/8/8/8/8/4K2R+w+K+-+0+1&lang=uk-UA",
            "#/play?lang=uk&fen=4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1",
            "/play?lang=uk&fen=4k3%2F8/8/8/8/8/8/4K2R w K - 0 1",
        ] {
            let address = Address::read(hash);
            assert_eq!(address.fen.as_deref(), Some(fen), "{hash}");
            assert_eq!(address.language, Some(Language::Ukrainian), "{hash}");
            assert!(address.faults.is_empty(), "{hash}");
        }
    }

    #[test]
    fn everything_has_a_default() {
        for hash in ["", "#", "#/", "#/?"] {
            assert_eq!(Address::read(hash), Address::default(), "{hash}");
        }
        let play = Address {
            screen: Screen::Play,
            ..Address::default()
        };
        for hash in ["#/play", "#/play?", "#/play?fen=&lang=&table=&time="] {
            assert_eq!(Address::read(hash), play, "{hash}");
        }
    }

    // NOTATION-3, NOTATION-9
    #[test]
    fn every_notation_is_asked_for_by_its_name() {
        for (name, notation) in Notation::ALL {
            let address = Address::read(&format!("#/play?notation={name}"));
            assert_eq!(address.notation, Some(notation), "{name}");
            assert!(address.faults.is_empty(), "{name}");
        }
    }

    #[test]
    fn a_link_holds_a_game() {
        let address = Address::read("#/game=EIAEzhACqQ?lang=uk");
        assert_eq!(address.screen, Screen::Play);
        assert_eq!(address.game.as_deref(), Some("EIAEzhACqQ"));
        assert!(address.faults.is_empty());
    }

    #[test]
    fn what_makes_no_sense_is_told() {
        let address = Address::read("#/nowhere?lang=tlh&notation=runes");
        assert_eq!(
            address.faults,
            [
                AddressFault::Place("nowhere".to_owned()),
                AddressFault::Language("tlh".to_owned()),
                AddressFault::Notation("runes".to_owned()),
            ]
        );
    }

    #[test]
    fn broken_escapes_stand_for_themselves() {
        for (text, is) in [
            ("%", "%"),
            ("%4", "%4"),
            ("%zz", "%zz"),
            ("%41%", "A%"),
            ("%ff", "\u{fffd}"),
        ] {
            assert_eq!(decoded(text), is);
        }
    }
}
