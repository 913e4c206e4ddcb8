//! Numeric annotation glyphs and the signs that are written for them.

/// The signs that are read, and the number of each. The first six are those of the standard.
const SIGNS: [(&str, u8); 34] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("□", 7),
    ("=", 10),
    ("∞", 13),
    ("+=", 14),
    ("+/=", 14),
    ("⩲", 14),
    ("=+", 15),
    ("=/+", 15),
    ("⩱", 15),
    ("+/-", 16),
    ("±", 16),
    ("-/+", 17),
    ("∓", 17),
    ("+-", 18),
    ("-+", 19),
    ("⨀", 22),
    ("○", 26),
    ("⟳", 32),
    ("↑", 36),
    ("→", 40),
    ("⇆", 132),
    ("∆", 140),
    ("N", 146),
    ("D", 220),
];

/// The number of a sign that stands by itself.
pub(super) fn nag_of(sign: &str) -> Option<u8> {
    let found = SIGNS.iter().find(|(other, _)| *other == sign);
    found.map(|&(_, nag)| nag)
}

/// The sign that is set right behind a move for a number, `!` to `?!`.
pub fn nag_sign(nag: u8) -> Option<&'static str> {
    let found = SIGNS.iter().take(6).find(|(_, other)| *other == nag);
    found.map(|&(sign, _)| sign)
}
