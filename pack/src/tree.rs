//! Codes of bytes: frequent ones are short, so that a byte is few bits to predict.

use alloc::vec::Vec;

/// How many kinds of bytes have codes of their own.
pub const KINDS: usize = 6;

/// The lengths of the shortest codes, none longer than `longest`, by how often each byte is there; 0 where it
/// is not (Huffman, with the rare ones made less rare until they fit).
pub fn lengths(counts: &[u32; 256], longest: u8) -> [u8; 256] {
    let mut least = 1;
    loop {
        let lengths = shortest(&counts.map(|count| if count == 0 { 0 } else { count.max(least) }));
        if lengths.iter().all(|length| *length <= longest) {
            return lengths;
        }
        least *= 2;
    }
}

fn shortest(counts: &[u32; 256]) -> [u8; 256] {
    let mut lengths = [0; 256];
    let there = (0..256).filter(|&byte| counts[byte] > 0);
    let mut groups: Vec<(u64, Vec<usize>)> = there
        .map(|byte| (u64::from(counts[byte]), Vec::from([byte])))
        .collect();
    if let [(_, only)] = groups.as_slice() {
        lengths[only[0]] = 1;
    }
    while groups.len() > 1 {
        groups.sort_by(|a, b| b.cmp(a));
        let rarest = groups.split_off(groups.len() - 2);
        let count = rarest.iter().map(|(count, _)| count).sum();
        let bytes: Vec<usize> = rarest.into_iter().flat_map(|(_, bytes)| bytes).collect();
        for &byte in &bytes {
            lengths[byte] += 1;
        }
        groups.push((count, bytes));
    }
    lengths
}

/// Canonical codes: in the order of their lengths, and of the bytes where these are the same.
pub struct Tree {
    /// Bytes in the order of their codes.
    bytes: Vec<u8>,
    /// How many codes have each length.
    counts: [u16; 16],
    /// Code and length of each byte.
    codes: [(u16, u8); 256],
}

/// The bits of a code, one after another.
#[derive(Clone, Copy, Default)]
pub struct Code {
    bits: u16,
    left: u8,
}

impl Code {
    /// The code of one bit.
    #[cfg(test)]
    pub fn of(bit: bool) -> Self {
        Self {
            bits: u16::from(bit),
            left: 1,
        }
    }

    /// The next bit; zeros follow the last.
    #[inline]
    pub fn next(&mut self) -> bool {
        self.left = self.left.saturating_sub(1);
        self.bits >> self.left & 1 == 1
    }

    /// Whether there is another bit.
    #[inline]
    pub fn goes_on(&self) -> bool {
        self.left > 0
    }
}

impl Tree {
    /// The tree of codes with these lengths, up to 15.
    pub fn new(lengths: &[u8; 256]) -> Self {
        let mut tree = Self {
            bytes: Vec::new(),
            counts: [0; 16],
            codes: [(0, 0); 256],
        };
        let mut code = 0_u16;
        for length in 1..16 {
            code <<= 1;
            for byte in 0..=255_u8 {
                if lengths[usize::from(byte)] == length {
                    tree.codes[usize::from(byte)] = (code, length);
                    tree.counts[usize::from(length)] += 1;
                    tree.bytes.push(byte);
                    code = code.wrapping_add(1);
                }
            }
        }
        tree
    }

    /// The tree in which each byte is its own code.
    pub fn flat() -> Self {
        Self::new(&[8; 256])
    }

    /// The code of a byte; one that is not in the tree has no bits.
    pub fn code(&self, byte: u8) -> Code {
        let (bits, left) = self.codes[usize::from(byte)];
        Code { bits, left }
    }

    /// The byte that `next` leads to, which is told the bits before, with a one in front of them. A damaged tree
    /// leads to 0.
    #[inline(always)]
    pub fn walk(&self, mut next: impl FnMut(u32) -> bool) -> u8 {
        let (mut path, mut code, mut first, mut before) = (1, 0_u32, 0_u32, 0_u32);
        for &count in &self.counts[1..] {
            let count = u32::from(count);
            let bit = u32::from(next(path));
            path = path << 1 | bit;
            code = code << 1 | bit;
            first <<= 1;
            if code < first + count {
                let at = (before + code).wrapping_sub(first) as usize;
                return self.bytes.get(at).copied().unwrap_or_default();
            }
            first += count;
            before += count;
        }
        0
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_code_leads_to_its_byte(counts in prop::collection::vec(prop_oneof![Just(0), 1_u32..9, any::<u32>()], 256)) {
            let counts = counts.try_into().unwrap();
            let lengths = lengths(&counts, 15);
            let tree = Tree::new(&lengths);
            for byte in 0..=255_u8 {
                prop_assert_eq!(lengths[usize::from(byte)] > 0, counts[usize::from(byte)] > 0);
                if counts[usize::from(byte)] > 0 {
                    let mut code = tree.code(byte);
                    prop_assert_eq!(tree.walk(|_| code.next()), byte);
                    prop_assert!(!code.goes_on());
                }
            }
        }

        #[test]
        fn a_damaged_tree_leads_somewhere(lengths in prop::collection::vec(any::<u8>(), 256), bits in any::<u16>()) {
            let tree = Tree::new(&lengths.try_into().unwrap());
            let mut code = Code { bits, left: 16 };
            tree.walk(|_| code.next());
        }
    }

    #[test]
    fn frequent_bytes_have_short_codes() {
        let mut counts = [1; 256];
        counts[65] = 1_000_000;
        let lengths = lengths(&counts, 15);
        assert_eq!(lengths[65], 1);
        assert!(lengths.iter().all(|length| *length <= 15));
    }
}
