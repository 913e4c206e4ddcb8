//! Pieces of a PGN text: where they end, and what they hold.

/// What a byte begins, where no comment and no tag is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    /// Spaces and control characters.
    Space,
    /// A line feed or a carriage return.
    Break,
    /// `1` to `9` and `0`: move numbers, results, castling with zeros.
    Digit,
    /// Anything that can stand in a move.
    Word,
    /// A dot after a move number.
    Dot,
    /// `!` and `?`.
    Mark,
    /// A byte that stands for itself.
    Sign,
}

/// The classes of all bytes.
static CLASSES: [Class; 256] = {
    let mut table = [Class::Word; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = match byte as u8 {
            b'\n' | b'\r' => Class::Break,
            0..=b' ' => Class::Space,
            b'0'..=b'9' => Class::Digit,
            b'.' => Class::Dot,
            b'!' | b'?' => Class::Mark,
            b'[' | b']' | b'{' | b'}' | b'(' | b')' | b'<' | b'>' | b';' | b'$' | b'"' | b'*' => {
                Class::Sign
            }
            _ => Class::Word,
        };
        byte += 1;
    }
    table
};

#[inline]
pub(super) fn class(byte: u8) -> Class {
    CLASSES[usize::from(byte)]
}

/// Where the word that begins at `from` ends. Dots are part of it, as in `e.p.`
#[inline]
pub(super) fn word_end(text: &[u8], from: usize) -> usize {
    let rest = text.get(from..).unwrap_or_default();
    let length = rest
        .iter()
        .position(|&byte| !matches!(class(byte), Class::Word | Class::Digit | Class::Dot));
    length.map_or(text.len(), |length| from + length)
}

/// Where the run of bytes of this class that begins at `from` ends.
pub(super) fn run_end(text: &[u8], from: usize, of: Class) -> usize {
    let rest = text.get(from..).unwrap_or_default();
    let length = rest.iter().position(|&byte| class(byte) != of);
    length.map_or(text.len(), |length| from + length)
}

/// Where the line that `from` is in ends: at its line break, if the text has it.
pub(super) fn line_end(text: &[u8], from: usize) -> Option<usize> {
    let rest = text.get(from..).unwrap_or_default();
    let length = rest.iter().position(|&byte| class(byte) == Class::Break)?;
    Some(from + length)
}

/// Where spaces that begin at `from` end, within the line.
pub(super) fn skip_spaces(text: &[u8], from: usize) -> usize {
    run_end(text, from, Class::Space)
}

// Eight bytes are looked at together, as one number. The highest bit of a byte marks it; the lowest
// mark is right, those above it may be wrong.
pub(super) const ONES: u64 = 0x0101_0101_0101_0101;
pub(super) const HIGH: u64 = 0x8080_8080_8080_8080;

#[inline]
pub(super) fn first_of(byte: u8, word: u64) -> u64 {
    let zero = word ^ (ONES * byte as u64);
    zero.wrapping_sub(ONES) & !zero & HIGH
}

#[inline]
pub(super) fn first_control(word: u64) -> u64 {
    word.wrapping_sub(ONES * 0x20) & !word & HIGH
}
