//! The keys with which a move is written in a notation, one key after another.

use super::letters::{Form, Letters, Notation};
use crate::rules::Role;

/// The keys of a notation. Each move that [`written`](super::written) writes is a row of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Keys {
    /// The letters of the files, from a.
    pub files: [&'static str; 8],
    /// The digits of the ranks, from 1.
    pub ranks: [&'static str; 8],
    /// Pieces, signs, castling and an offered draw (NOTATION-10).
    pub signs: Vec<String>,
}

impl Keys {
    /// The keys of this notation.
    pub fn of(notation: Notation) -> Keys {
        let is_uci = notation.form == Form::Uci;
        let letters = if is_uci {
            Letters::International
        } else {
            notation.letters
        };
        let roles = [
            Role::King,
            Role::Queen,
            Role::Rook,
            Role::Bishop,
            Role::Knight,
        ];
        let mut signs: Vec<String> = roles.map(|role| letters.role(role).to_owned()).into();
        if is_uci {
            signs
                .iter_mut()
                .for_each(|sign| sign.make_ascii_lowercase());
        } else {
            let row = letters.signs();
            signs.extend([row.capture, '+', row.mate].map(String::from));
            let has_sign = letters == Letters::International && notation.form == Form::Short;
            signs.extend(has_sign.then(|| "=".to_owned()));
            signs.extend((notation.form == Form::Long).then(|| "-".to_owned()));
            signs.extend(["O-O", "O-O-O"].map(str::to_owned));
        }
        signs.push("(=)".to_owned());
        Keys {
            files: ["a", "b", "c", "d", "e", "f", "g", "h"],
            ranks: ["1", "2", "3", "4", "5", "6", "7", "8"],
            signs,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::written;
    use crate::rules::FenReader;

    /// Whether a text is made of keys alone.
    fn is_keyed(text: &str, keys: &[&str]) -> bool {
        text.is_empty()
            || keys.iter().any(|key| {
                let rest = text.strip_prefix(key);
                rest.is_some_and(|rest| is_keyed(rest, keys))
            })
    }

    #[test]
    fn every_move_can_be_written_with_the_keys_of_its_notation() {
        let positions = [
            "r3k2r/1P1p4/8/4P3/8/2N5/7p/R3K1NR b KQkq - 0 10",
            "r3k2r/1P1p4/8/4P3/8/2N5/7p/R3K1NR w KQkq - 0 10",
            "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2",
            "8/8/8/3pP3/8/8/k7/2Q1K2Q w - d6 0 1",
        ];
        for (name, notation) in Notation::ALL {
            let keys = Keys::of(notation);
            let signs = keys.signs.iter().map(String::as_str);
            let all: Vec<&str> = keys
                .files
                .into_iter()
                .chain(keys.ranks)
                .chain(signs)
                .collect();
            for fen in positions {
                let position = FenReader::default().read(fen).unwrap().position;
                for mv in position.legal_moves() {
                    let text = written(&position, mv, notation);
                    assert!(is_keyed(&text, &all), "{name}: {text}");
                }
            }
            assert!(is_keyed("(=)", &all), "{name}");
        }
    }
}
