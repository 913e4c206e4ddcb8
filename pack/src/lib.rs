//! Compression for the page in one file: slow and strong, made for WebAssembly and for text.
//!
//! What comes next is predicted bit by bit, from what followed in the same places before, and only the
//! surprise is written down (`range`). Many contexts predict at once, and a small network that learns as it
//! goes weighs them (`predictor`). In a module, contexts are those of its instructions and not of its bytes
//! (`module`); in text, of its letters and words (`text`). So writing and reading take the same time, two
//! seconds or three for the page, and the same code.
//!
//! A pack holds parts; each is a module of WebAssembly or something else, which is taken for text.

#![no_std]

extern crate alloc;

mod format;
mod hash;
mod module;
mod operands;
mod predictor;
mod range;
mod repeats;
mod slots;
mod source;
mod text;
mod tree;

use alloc::vec::Vec;

use self::predictor::Predictor;
use self::range::{Reader, Writer};
use self::source::Source;
use self::tree::{KINDS, Tree};

/// A module of WebAssembly begins so.
const MAGIC: [u8; 4] = *b"\0asm";

/// A pack begins with how many parts there are, in one byte, and a number of so many bytes of each: twice its length,
/// and one more where it is a module.
const LENGTH: usize = 4;

/// The longest code of a byte, in bits.
const LONGEST: u8 = 15;

/// Makes a pack of parts.
///
/// # Panics
/// When there are more than 255 parts, or one has 2 GB or more.
#[must_use]
pub fn pack(parts: &[&[u8]]) -> Vec<u8> {
    let mut pack = Vec::from([u8::try_from(parts.len()).expect("as many parts as a byte counts")]);
    for part in parts {
        let length = u32::try_from(part.len()).expect("a part below 2 GB");
        assert!(length < 1 << 31, "a part below 2 GB");
        let word = length << 1 | u32::from(is_module(part));
        pack.extend(word.to_le_bytes());
    }

    let mut counts = [[0; 256]; KINDS];
    for part in parts {
        let mut source = Source::new(is_module(part));
        for &byte in *part {
            counts[source.kind()][usize::from(byte)] += 1;
            source.pass(byte);
        }
    }
    let lengths = counts.map(|counts| tree::lengths(&counts, LONGEST));

    let mut writer = Writer::new(pack);
    let mut predictor = Predictor::new();
    let mut write = |predictor: &mut Predictor, tree: &Tree, source: &Source, byte: u8| {
        writer.put(tree.code(byte));
        predictor.byte(tree, source, &mut writer);
    };
    let flat = Tree::flat();
    let mut source = Source::new(false);
    for length in lengths.as_flattened() {
        write(&mut predictor, &flat, &source, *length);
        source.pass(*length);
    }
    let trees = lengths.map(|lengths| Tree::new(&lengths));
    for part in parts {
        let mut source = Source::new(is_module(part));
        for &byte in *part {
            write(&mut predictor, &trees[source.kind()], &source, byte);
            source.pass(byte);
        }
    }
    writer.end()
}

fn is_module(part: &[u8]) -> bool {
    part.starts_with(&MAGIC)
}

/// Opens a pack, as far at a time as its owner has time for.
pub struct Opener {
    reader: Reader,
    predictor: Predictor,
    trees: [Tree; KINDS],
    /// What has been read of the part that is read now.
    source: Source,
    /// Lengths of the parts that are not read to the end, the last first, and whether each is a module.
    parts: Vec<(usize, bool)>,
    opened: Vec<u8>,
}

impl Opener {
    /// Begins to open a pack. One that is damaged, or none, gives other bytes than were packed, or fewer.
    #[must_use]
    pub fn new(pack: Vec<u8>) -> Self {
        let count = pack.first().copied().map_or(0, usize::from);
        let words = pack.get(1..).unwrap_or_default().as_chunks::<LENGTH>().0;
        let words = words
            .iter()
            .take(count)
            .map(|word| u32::from_le_bytes(*word));
        let parts = words.map(|word| ((word >> 1) as usize, word & 1 == 1));
        let parts: Vec<(usize, bool)> = parts.rev().collect();

        let mut reader = Reader::new(pack, 1 + count * LENGTH);
        let mut predictor = Predictor::new();
        let flat = Tree::flat();
        let mut source = Source::new(false);
        let mut lengths = [[0; 256]; KINDS];
        for length in lengths.as_flattened_mut() {
            *length = predictor.byte(&flat, &source, &mut reader);
            source.pass(*length);
        }
        Self {
            reader,
            predictor,
            trees: lengths.map(|lengths| Tree::new(&lengths)),
            source: Source::new(parts.last().is_some_and(|(_, module)| *module)),
            parts,
            opened: Vec::new(),
        }
    }

    /// Opens up to so many bytes more; whether there are others to come.
    pub fn go_on(&mut self, bytes: usize) -> bool {
        for _ in 0..bytes {
            while let Some((0, _)) = self.parts.last() {
                self.parts.pop();
                self.source = Source::new(self.parts.last().is_some_and(|(_, module)| *module));
            }
            let Some((left, _)) = self.parts.last_mut() else {
                return false;
            };
            *left -= 1;
            let tree = &self.trees[self.source.kind()];
            let byte = (self.predictor).byte(tree, &self.source, &mut self.reader);
            self.source.pass(byte);
            self.opened.push(byte);
        }
        self.parts.iter().any(|(left, _)| *left > 0)
    }

    /// The parts, one after another, as far as they are open.
    #[must_use]
    pub fn opened(&self) -> &[u8] {
        &self.opened
    }
}
