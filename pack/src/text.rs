//! Contexts of text, and of what else is no code.

use crate::hash::join;
use crate::predictor::CONTEXTS;

/// A text, as far as it has been passed.
pub struct Text {
    /// The last eight bytes, the last in the lowest place.
    bytes: u64,
    /// The word that the next byte may belong to, and the one before it.
    word: u32,
    before: u32,
    /// The first word of the line: a name, where the line says what it means.
    name: u32,
}

impl Text {
    /// One of which nothing has been passed.
    pub fn new() -> Self {
        Self {
            bytes: 0,
            word: 0,
            before: 0,
            name: 0,
        }
    }

    /// The byte so many places before the next.
    fn byte(&self, places: u32) -> u32 {
        (self.bytes >> (8 * (places - 1))) as u32 & 0xff
    }

    /// Contexts of the next byte; `left` counts down to the end of what it belongs to.
    #[inline]
    pub fn contexts(&self, left: u32) -> [u32; CONTEXTS] {
        let four = self.bytes as u32;
        let far = |bytes: u32| join(four, (self.bytes >> 32) as u32 & ((1 << (8 * bytes)) - 1));
        [
            0,
            self.byte(1),
            four & 0xffff,
            four & 0xff_ffff,
            far(0),
            far(1),
            self.word,
            join(self.word, self.before),
            join(self.word, self.byte(1)),
            join(four >> 16, 9),
            join(self.word, self.name),
            self.byte(8) << 8 | self.byte(4) << 16 | 11,
            13 + (left & 3) * 256 + (self.byte(4) << 16),
            17 | four & 0xff_ff00,
        ]
    }

    /// What the place is looked for by, when the same has been before.
    #[inline]
    pub fn trail(&self) -> u32 {
        join(self.bytes as u32, (self.bytes >> 32) as u32 & 0xffff)
    }

    /// Passes the next byte.
    pub fn pass(&mut self, byte: u8) {
        self.bytes = self.bytes << 8 | u64::from(byte);
        if byte == b'\n' {
            self.name = 0;
        } else if self.name == 0 && matches!(byte, b'=' | b':') {
            self.name = self.word;
        }
        // Letters of all languages: what is not ASCII is one.
        if byte.is_ascii_alphanumeric() || byte >= 0x80 || byte == b'-' {
            self.word = join(self.word, u32::from(byte) + 1);
        } else if self.word != 0 {
            self.before = self.word;
            self.word = 0;
        }
    }
}
