//! What each character can mean in a typed move, and a place in a text of them.

use super::letters::Letters;
use crate::rules::{File, Rank, Role};

/// A letter that names a file, a role, or could be either.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Letter {
    pub(super) file: Option<File>,
    pub(super) role: Option<Role>,
    pub(super) capital: bool,
    pub(super) cyrillic: bool,
}

/// What a character can mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    /// The text is over.
    End,
    /// A space, or a mark without width.
    Space,
    /// A dash of any kind.
    Dash,
    /// `x`, `:` and those that look like them; after the move, a sign of mate.
    Capture,
    /// A letter O or zero, as in castling.
    Ring,
    /// `1` to `8`.
    Rank(Rank),
    /// `9`, in move numbers only.
    Nine,
    /// A letter of a file or role.
    Letter(Letter),
    /// The second letter of `Кр`.
    KingTail,
    /// `=` or `/`, before a promotion.
    Equals,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `.`
    Dot,
    /// `+`, `#`, `!`, `?` and their like, which say nothing of what moves.
    Mark,
    /// Anything else.
    Other,
}

/// The signs of ASCII, looked up.
static ASCII: [Sign; 128] = {
    let mut table = [Sign::Other; 128];
    let mut code = 0;
    while code < 128 {
        table[code] = ascii(code as u8);
        code += 1;
    }
    table
};

const fn ascii(byte: u8) -> Sign {
    match byte {
        b' ' | b'\t' | b'\r' | b'\n' => Sign::Space,
        b'-' => Sign::Dash,
        b'x' | b'X' | b':' => Sign::Capture,
        b'0' | b'O' | b'o' => Sign::Ring,
        b'9' => Sign::Nine,
        b'=' | b'/' => Sign::Equals,
        b'(' => Sign::Open,
        b')' => Sign::Close,
        b'.' => Sign::Dot,
        b'+' | b'#' | b'!' | b'?' => Sign::Mark,
        b'1'..=b'8' => match Rank::new(byte - b'1') {
            Some(rank) => Sign::Rank(rank),
            None => Sign::Other,
        },
        _ => {
            let file = File::from_letter(byte.to_ascii_lowercase() as char);
            let role = Role::from_letter(byte as char);
            if file.is_none() && role.is_none() {
                Sign::Other
            } else {
                Sign::Letter(Letter {
                    file,
                    role,
                    capital: byte.is_ascii_uppercase(),
                    cyrillic: false,
                })
            }
        }
    }
}

impl Sign {
    fn of(character: char) -> Sign {
        match ASCII.get(character as usize) {
            Some(&sign) => sign,
            None => Sign::beyond_ascii(character),
        }
    }

    fn beyond_ascii(character: char) -> Sign {
        match character {
            '\u{2010}'..='\u{2015}' | '−' | '－' => Sign::Dash,
            '\u{a0}'
            | '\u{2000}'..='\u{200d}'
            | '\u{202f}'
            | '\u{2060}'
            | '\u{fe0e}'
            | '\u{fe0f}'
            | '\u{feff}' => Sign::Space,
            'х' | 'Х' | '×' => Sign::Capture,
            'О' | 'о' => Sign::Ring,
            'р' | 'Р' => Sign::KingTail,
            '…' => Sign::Dot,
            '†' | '‡' | '≠' | '‼' | '⁇' | '⁈' | '⁉' => Sign::Mark,
            // Black's pictures follow White's in the same order.
            '♚'..='♟' => Sign::role_of_no_case(character as u32 - 6),
            '♔'..='♙' => Sign::role_of_no_case(character as u32),
            'А'..='Я' => Sign::cyrillic(character, true),
            'а'..='я' => match char::from_u32(character as u32 - 0x20) {
                Some(capital) => Sign::cyrillic(capital, false),
                None => Sign::Other,
            },
            _ => Sign::Other,
        }
    }

    fn role_of_no_case(code: u32) -> Sign {
        let picture = char::from_u32(code).unwrap_or_default();
        Sign::Letter(Letter {
            file: None,
            role: Letters::Figurine.role_of(picture).or(Some(Role::Pawn)),
            capital: true,
            cyrillic: false,
        })
    }

    /// A Cyrillic letter: a role, a look-alike of a file's letter, or both (С).
    fn cyrillic(capital: char, is_capital: bool) -> Sign {
        let file = match capital {
            'А' => File::from_letter('a'),
            'С' => File::from_letter('c'),
            'Е' => File::from_letter('e'),
            _ => None,
        };
        let role = match capital {
            'П' => Some(Role::Pawn),
            _ => Letters::Russian
                .role_of(capital)
                .or(Letters::Ukrainian.role_of(capital)),
        };
        if file.is_none() && role.is_none() {
            return Sign::Other;
        }
        Sign::Letter(Letter {
            file,
            role,
            capital: is_capital,
            cyrillic: true,
        })
    }
}

/// How many signs of a text are looked at; no move is half as long.
const LENGTH: usize = 64;

/// The signs of a text, and a place among them.
pub(super) struct Cursor {
    signs: [Sign; LENGTH],
    /// How many characters stand before the place.
    pub(super) at: usize,
}

impl Cursor {
    /// The start of a text.
    pub(super) fn new(text: &str) -> Cursor {
        let mut signs = [Sign::End; LENGTH];
        // The last place keeps its `End`, and a longer text ends in something that is no move.
        let mut characters = text.chars();
        for sign in &mut signs[..LENGTH - 2] {
            match characters.next() {
                Some(character) => *sign = Sign::of(character),
                None => return Cursor { signs, at: 0 },
            }
        }
        if characters.next().is_some() {
            signs[LENGTH - 2] = Sign::Other;
        }
        Cursor { signs, at: 0 }
    }

    /// The sign here.
    #[inline]
    pub(super) fn sign(&self) -> Sign {
        self.signs[self.at % LENGTH]
    }

    /// The sign after this one.
    #[inline]
    pub(super) fn following(&self) -> Sign {
        self.signs[(self.at + 1) % LENGTH]
    }

    /// Goes to the next character, up to the end.
    #[inline]
    pub(super) fn step(&mut self) {
        if self.sign() != Sign::End {
            self.at += 1;
        }
    }

    /// Goes on while the sign is this one.
    pub(super) fn skip(&mut self, sign: Sign) {
        while self.sign() == sign {
            self.step();
        }
    }
}
