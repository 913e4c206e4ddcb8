//! What has followed each context: how often it was a one, bit by bit.

use alloc::boxed::Box;
use alloc::vec;

use crate::hash::join;
use crate::predictor::CONTEXTS;

/// Lines of one context, as a power of two: with all contexts 64 MB. Twice as many make the page 0.6 % smaller.
const LINES: u32 = 18;

/// A line serves so many bits of a code.
pub const STEPS: usize = 3;

/// A line has a number that tells contexts apart that have the same place, and so many slots less one: what is
/// known of a bit, the bits before it in the line being the number of the slot, with a one in front of them.
const SLOTS: usize = 1 << STEPS;

/// All numbers of all lines: as many as there would be with 16 contexts, for an index can be cut at a power of two
/// quicker than it can be compared.
const ALL: usize = (16 * SLOTS) << LINES;

/// What is known of a bit in a context: the chance of a one in parts of 4096, and how often it was met, up to 15.
#[derive(Clone, Copy)]
pub struct Slot(u16);

impl Slot {
    /// How many classes there are.
    pub const CLASSES: usize = 16 * 64;

    /// Nothing is known.
    const NEW: Self = Self(2048 << 4);

    /// Which of [`Slot::CLASSES`] it belongs to, by the chance and how often the bit was met.
    #[inline(always)]
    pub fn class(self) -> usize {
        usize::from(self.0 & 15) << 6 | usize::from(self.0 >> 10)
    }

    /// The chance of a one in a class, in parts of 65 536, as long as nothing else is known of it.
    pub fn class_chance(class: usize) -> u16 {
        (class & 63) as u16 * 1024 + 512
    }

    /// How often the bit was met, up to 15.
    #[inline(always)]
    pub fn met(self) -> usize {
        usize::from(self.0 & 15)
    }

    /// What is known when the bit is met again.
    #[inline(always)]
    fn meet(self, bit: bool) -> Self {
        // The first times weigh most; a bit that was met often changes its mind by a fourteenth.
        const RATES: [i32; 16] = {
            let mut rates = [0; 16];
            let mut met = 0;
            while met < 16 {
                rates[met] = 655_360 / (16 + 8 * met as i32);
                met += 1;
            }
            rates
        };
        let chance = i32::from(self.0 >> 4);
        let goal = if bit { 4095 } else { 0 };
        let chance = chance + (((goal - chance) * RATES[self.met()]) >> 16);
        let met = (self.0 & 15) + u16::from(self.met() < 15);
        Self((chance as u16) << 4 | met)
    }
}

/// The slots of all contexts.
pub struct Slots {
    lines: Box<[u16; ALL]>,
    /// Where the line of each context begins, and which slot is that of the next bit.
    at: [usize; CONTEXTS],
    slot: usize,
}

impl Slots {
    /// Nothing is known.
    pub fn new() -> Self {
        let lines = vec![0; ALL].into_boxed_slice();
        Self {
            lines: lines.try_into().expect("as many as were made"),
            at: [0; CONTEXTS],
            slot: 1,
        }
    }

    /// Goes to the lines of these contexts, each with the bits that were met before.
    #[inline]
    pub fn go_to(&mut self, contexts: &[u32; CONTEXTS], path: u32) {
        for (number, context) in contexts.iter().enumerate() {
            self.at[number] = self.line(number, join(*context, path));
        }
        self.slot = 1;
    }

    /// Where the line of a context begins; one that is new takes the place of what was met less.
    #[inline(always)]
    fn line(&mut self, number: usize, context: u32) -> usize {
        let name = (context >> 16) as u16 | 1;
        let place = (context.wrapping_mul(0x2c1b_3c6d) >> (32 - LINES)) as usize;
        let place = ((number << LINES) + place) * SLOTS % ALL;
        let other = place ^ SLOTS;
        if self.lines[place] == name {
            return place;
        }
        if self.lines[other] == name {
            return other;
        }
        let met = |place: usize| Slot(self.lines[place + 1]).met();
        let place = if met(place) <= met(other) {
            place
        } else {
            other
        };
        let line = &mut self.lines[place..place + SLOTS];
        line.fill(Slot::NEW.0);
        line[0] = name;
        place
    }

    /// What a context knows of the next bit.
    #[inline(always)]
    pub fn slot(&self, number: usize) -> Slot {
        Slot(self.lines[(self.at[number] | self.slot) % ALL])
    }

    /// Learns the next bit.
    #[inline(always)]
    pub fn learn(&mut self, bit: bool) {
        for at in self.at {
            let slot = &mut self.lines[(at | self.slot) % ALL];
            *slot = Slot(*slot).meet(bit).0;
        }
        self.slot = (self.slot << 1 | usize::from(bit)) % SLOTS;
    }
}
