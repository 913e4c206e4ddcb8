//! From texts that are understood to texts that nobody would write.

/// A generator of numbers (xorshift): the same seed gives the same texts.
pub struct Numbers(u64);

impl Numbers {
    /// A generator; its seed may be any number.
    pub fn new(seed: u64) -> Numbers {
        Numbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below the bound, or 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % bound.max(1) as u64) as usize
    }
}

/// Longer texts are cut.
const LONGEST: usize = 4096;

/// Pieces that the readers know.
const PIECES: &[&str] = &[
    "[",
    "]",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "$",
    "*",
    "\"",
    "\\",
    "\n",
    "\r\n",
    "\n\n",
    "\n\n[Event \"",
    "\u{feff}",
    "1. ",
    "1...",
    "e4",
    "exd5",
    "Nf3",
    "O-O",
    "0-0-0",
    "e8=Q",
    "bxa8=N+",
    "Qh4#",
    "--",
    "Z0",
    "1-0",
    "1/2-1/2",
    "(=)",
    "[%clk 0:00:01]",
    "[FEN \"",
    "[SetUp \"1\"]",
    "[Variant \"Chess960\"]",
    "!?",
    "?",
    "х",
    "Кр",
    "é",
    "\u{d0}",
    "К",
    "w",
    "b",
    " - ",
    "KQkq",
    "/",
    "8",
    "0",
    "9",
    "99999999999",
    "-1",
    "+",
    "|",
    ":",
    "h",
    "d5",
    "null",
    "true",
    "\"do\":\"press\"",
    "\"do\":\"release\",\"from\":\"e2\",\"to\":\"e4\"",
    "\"at\":-9223372036854775808",
    "\"by\":\"arbiter\"",
    ",",
    "[]",
    "{}",
];

/// A text made from one of these by one to eight changes.
pub fn changed(corpus: &[Vec<u8>], numbers: &mut Numbers) -> Vec<u8> {
    let mut text = pick(corpus, numbers).to_vec();
    for _ in 0..=numbers.below(8) {
        change(&mut text, corpus, numbers);
    }
    text.truncate(LONGEST);
    text
}

fn pick<'c>(corpus: &'c [Vec<u8>], numbers: &mut Numbers) -> &'c [u8] {
    // The latest finds are looked at more often.
    let length = corpus.len();
    let index = if numbers.below(2) == 0 {
        length.saturating_sub(1 + numbers.below(32))
    } else {
        numbers.below(length)
    };
    corpus.get(index).map(Vec::as_slice).unwrap_or_default()
}

fn change(text: &mut Vec<u8>, corpus: &[Vec<u8>], numbers: &mut Numbers) {
    let from = numbers.below(text.len() + 1);
    let to = (from + 1 + numbers.below(16)).min(text.len());
    let range = from..to.max(from);
    match numbers.below(8) {
        0 => {
            text.drain(range);
        }
        1 => {
            let piece = text[range].to_vec();
            let at = numbers.below(text.len() + 1);
            text.splice(at..at, piece);
        }
        2 => {
            if let Some(byte) = text.get_mut(from) {
                *byte ^= 1 << numbers.below(8);
            }
        }
        3 => {
            let byte = numbers.below(256) as u8;
            text.insert(from, byte);
        }
        4 => {
            let other = pick(corpus, numbers);
            let start = numbers.below(other.len());
            let end = (start + numbers.below(64)).min(other.len());
            text.splice(from..from, other[start..end].iter().copied());
        }
        5 => text.truncate(from),
        6 => {
            // The same again and again.
            let piece = text[range].to_vec();
            let times = 1 << numbers.below(7);
            text.splice(from..from, piece.repeat(times));
        }
        _ => {
            let piece = PIECES[numbers.below(PIECES.len())];
            text.splice(range, piece.bytes());
        }
    }
}
