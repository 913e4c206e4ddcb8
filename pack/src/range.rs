//! Range coding of bits: a bit that was expected costs little, one that was not costs much.

use alloc::vec::Vec;

use crate::tree::Code;

/// Chances are in parts of 2^16.
const CHANCE_BITS: u32 = 16;

/// What bits are written to, or read from.
pub trait Bits {
    /// The next bit, which is a one by this chance, more than 0 and less than all.
    fn bit(&mut self, chance: u32) -> bool;
}

/// The part of a range that stands for a one.
struct Range {
    low: u32,
    high: u32,
}

impl Range {
    const ALL: Self = Self {
        low: 0,
        high: u32::MAX,
    };

    /// The last number that stands for a one; `chance` of it is more than 0 and less than all.
    fn middle(&self, chance: u32) -> u32 {
        let width = u64::from(self.high - self.low);
        self.low + ((width * u64::from(chance)) >> CHANCE_BITS) as u32
    }

    fn take(&mut self, bit: bool, middle: u32) {
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
    }

    /// Gives the first byte away when it is settled.
    fn settled(&mut self) -> Option<u8> {
        let same = (self.low ^ self.high) >> 24 == 0;
        same.then(|| {
            let byte = (self.low >> 24) as u8;
            self.low <<= 8;
            self.high = self.high << 8 | 0xff;
            byte
        })
    }
}

/// Writes bits.
pub struct Writer {
    range: Range,
    bytes: Vec<u8>,
    /// Those that come next.
    code: Code,
}

impl Writer {
    /// Writes behind these bytes.
    pub fn new(bytes: Vec<u8>) -> Self {
        Self {
            range: Range::ALL,
            bytes,
            code: Code::default(),
        }
    }

    /// What is to be written next.
    pub fn put(&mut self, code: Code) {
        self.code = code;
    }

    /// All that was written. What a reader reads behind it is zeros.
    pub fn end(mut self) -> Vec<u8> {
        // A number of the range that is followed by zeros.
        self.bytes.push((self.range.low >> 24) as u8 + 1);
        self.bytes
    }
}

impl Bits for Writer {
    fn bit(&mut self, chance: u32) -> bool {
        let bit = self.code.next();
        let middle = self.range.middle(chance);
        self.range.take(bit, middle);
        while let Some(byte) = self.range.settled() {
            self.bytes.push(byte);
        }
        bit
    }
}

/// Reads bits.
pub struct Reader {
    range: Range,
    number: u32,
    bytes: Vec<u8>,
    next: usize,
}

impl Reader {
    /// Reads from a place in these bytes; behind them are zeros.
    pub fn new(bytes: Vec<u8>, next: usize) -> Self {
        let mut reader = Self {
            range: Range::ALL,
            number: 0,
            bytes,
            next,
        };
        for _ in 0..4 {
            reader.read();
        }
        reader
    }

    fn read(&mut self) {
        let byte = self.bytes.get(self.next).copied().unwrap_or_default();
        self.number = self.number << 8 | u32::from(byte);
        self.next += 1;
    }
}

impl Bits for Reader {
    #[inline]
    fn bit(&mut self, chance: u32) -> bool {
        let middle = self.range.middle(chance);
        let bit = self.number <= middle;
        self.range.take(bit, middle);
        while self.range.settled().is_some() {
            self.read();
        }
        bit
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn bits_are_read_as_they_were_written(bits in prop::collection::vec((any::<bool>(), 1_u32..65_536), 0..400)) {
            let mut writer = Writer::new(Vec::new());
            for (bit, chance) in &bits {
                writer.put(Code::of(*bit));
                writer.bit(*chance);
            }
            let mut reader = Reader::new(writer.end(), 0);
            for (bit, chance) in &bits {
                prop_assert_eq!(reader.bit(*chance), *bit);
            }
        }
    }

    #[test]
    fn what_is_expected_costs_little() {
        let mut writer = Writer::new(Vec::new());
        for _ in 0..1000 {
            writer.put(Code::of(true));
            writer.bit(65_000);
        }
        assert!(writer.end().len() < 4);
    }
}
