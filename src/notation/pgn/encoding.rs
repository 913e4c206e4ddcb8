//! From bytes to text.
//!
//! The rule, game by game: if all tags and comments of the game are UTF-8, that is what they are.
//! Otherwise each byte is one character. Of the bytes that are letters in both Windows-1251 and
//! Latin-1, those beside each other speak for Windows-1251, since Russian and Ukrainian words
//! consist of nothing else; those beside an ASCII letter speak for Latin-1 (`Grünfeld`). What more
//! pairs speak for is taken; where they say nothing, what the game before it was in, and
//! Latin-1 to begin with. Latin-1 is read as Windows-1252, which has letters and quotation marks
//! where Latin-1 has nothing.

use super::texts::{Note, Span, Tag};

/// How the bytes of a file stand for characters, where they are not UTF-8.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum OneByte {
    #[default]
    Latin,
    Cyrillic,
}

/// 0x80 to 0xbf in Windows-1251.
const CYRILLIC: [u16; 64] = [
    0x402, 0x403, 0x201a, 0x453, 0x201e, 0x2026, 0x2020, 0x2021, 0x20ac, 0x2030, 0x409, 0x2039,
    0x40a, 0x40c, 0x40b, 0x40f, 0x452, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
    0xfffd, 0x2122, 0x459, 0x203a, 0x45a, 0x45c, 0x45b, 0x45f, 0xa0, 0x40e, 0x45e, 0x408, 0xa4,
    0x490, 0xa6, 0xa7, 0x401, 0xa9, 0x404, 0xab, 0xac, 0xad, 0xae, 0x407, 0xb0, 0xb1, 0x406, 0x456,
    0x491, 0xb5, 0xb6, 0xb7, 0x451, 0x2116, 0x454, 0xbb, 0x458, 0x405, 0x455, 0x457,
];

/// 0x80 to 0x9f in Windows-1252.
const LATIN: [u16; 32] = [
    0x20ac, 0xfffd, 0x201a, 0x192, 0x201e, 0x2026, 0x2020, 0x2021, 0x2c6, 0x2030, 0x160, 0x2039,
    0x152, 0xfffd, 0x17d, 0xfffd, 0xfffd, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
    0x2dc, 0x2122, 0x161, 0x203a, 0x153, 0xfffd, 0x17e, 0x178,
];

impl OneByte {
    fn character(self, byte: u8) -> char {
        let code = match (self, byte) {
            (_, ..0x80) => u32::from(byte),
            (OneByte::Cyrillic, 0x80..0xc0) => u32::from(CYRILLIC[usize::from(byte - 0x80)]),
            (OneByte::Cyrillic, _) => u32::from(byte - 0xc0) + 0x410,
            (OneByte::Latin, 0x80..0xa0) => u32::from(LATIN[usize::from(byte - 0x80)]),
            (OneByte::Latin, _) => u32::from(byte),
        };
        char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER)
    }

    pub(super) fn decode(self, bytes: &[u8]) -> String {
        bytes.iter().map(|&byte| self.character(byte)).collect()
    }

    /// What the bytes speak for; `before` where they say nothing.
    fn of(bytes: &[u8], before: OneByte) -> OneByte {
        let letter = |byte: u8| {
            matches!(
                byte,
                0xc0..|0xa5| 0xa8 | 0xaa | 0xaf | 0xb2..=0xb4 | 0xb8 | 0xba | 0xbf
            )
        };
        let (mut cyrillic, mut latin) = (0_u32, 0_u32);
        for (&one, &two) in bytes.iter().zip(bytes.iter().skip(1)) {
            match (letter(one), letter(two)) {
                (true, true) => cyrillic += 1,
                (true, false) if two.is_ascii_alphabetic() => latin += 1,
                (false, true) if one.is_ascii_alphabetic() => latin += 1,
                _ => {}
            }
        }
        match cyrillic.cmp(&latin) {
            core::cmp::Ordering::Greater => OneByte::Cyrillic,
            core::cmp::Ordering::Less => OneByte::Latin,
            core::cmp::Ordering::Equal => before,
        }
    }
}

/// The texts of a game as characters. Where they are not UTF-8, the spans are changed to fit, and
/// `one_byte` is what they are in.
pub(super) fn decode(
    bytes: Vec<u8>,
    tags: &mut [Tag],
    notes: &mut [Note],
    one_byte: &mut OneByte,
) -> String {
    let bytes = match String::from_utf8(bytes) {
        Ok(text) if text.is_ascii() || parts_fit(&text, tags, notes) => return text,
        Ok(text) => text.into_bytes(),
        Err(error) => error.into_bytes(),
    };
    *one_byte = OneByte::of(&bytes, *one_byte);
    let mut text = String::with_capacity(bytes.len() * 2);
    let mut again = |span: &mut Span| {
        let start = text.len() as u32;
        let old = span.start as usize..span.end as usize;
        text.push_str(&one_byte.decode(bytes.get(old).unwrap_or_default()));
        *span = Span {
            start,
            end: text.len() as u32,
        };
    };
    for tag in tags {
        again(&mut tag.name);
        again(&mut tag.value);
    }
    for note in notes {
        again(&mut note.span);
    }
    text
}

/// Whether each text is UTF-8 for itself: the end of one and the beginning of the next, which have
/// nothing to do with each other, can look like one character.
fn parts_fit(text: &str, tags: &[Tag], notes: &[Note]) -> bool {
    let fits = |span: Span| {
        text.is_char_boundary(span.start as usize) && text.is_char_boundary(span.end as usize)
    };
    let of_tags = tags.iter().all(|tag| fits(tag.name) && fits(tag.value));
    of_tags && notes.iter().all(|note| fits(note.span))
}
