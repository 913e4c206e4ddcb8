//! What has followed each context: how often it was a one, bit by bit.

use alloc::vec;
use alloc::vec::Vec;

use crate::hash::join;
use crate::predictor::CONTEXTS;

/// Lines of one context, as a power of two: with all contexts 63 MB. Twice as many make the page 0.6 % smaller.
const LINES: u32 = 18;

/// A line serves so many bits of a code.
pub const STEPS: usize = 3;

/// What is known of a context and the bits that lead on from it, up to [`STEPS`] of them. The first number tells
/// contexts apart that have the same place; the others are slots: what is known of a bit, the bits before it in
/// the line being the number of the slot, with a one in front of them.
#[derive(Clone, Copy)]
#[repr(C, align(16))]
struct Line([u16; 1 << STEPS]);

/// What is known of a bit in a context: the chance of a one in parts of 4096, and how often it was met, up to 15.
#[derive(Clone, Copy)]
pub struct Slot(u16);

impl Slot {
    /// Nothing is known.
    const NEW: Self = Self(2048 << 4);

    /// The chance of a one, in parts of 4096.
    #[inline(always)]
    pub fn chance(self) -> usize {
        usize::from(self.0 >> 4)
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
    lines: Vec<Line>,
    /// The line that each context is at, and its slot for the next bit.
    at: [usize; CONTEXTS],
    slot: usize,
}

impl Slots {
    /// Nothing is known.
    pub fn new() -> Self {
        Self {
            lines: vec![Line([0; 1 << STEPS]); CONTEXTS << LINES],
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

    /// The line of a context; one that is new takes the place of what was met less.
    #[inline(always)]
    fn line(&mut self, number: usize, context: u32) -> usize {
        let name = (context >> 16) as u16 | 1;
        let place = context.wrapping_mul(0x2c1b_3c6d) >> (32 - LINES);
        let place = (number << LINES) + place as usize;
        for place in [place, place ^ 1] {
            if self.lines[place].0[0] == name {
                return place;
            }
        }
        let met = |place: usize| Slot(self.lines[place].0[1]).met();
        let place = if met(place) <= met(place ^ 1) {
            place
        } else {
            place ^ 1
        };
        let mut line = [Slot::NEW.0; 1 << STEPS];
        line[0] = name;
        self.lines[place] = Line(line);
        place
    }

    /// What a context knows of the next bit.
    #[inline(always)]
    pub fn slot(&self, number: usize) -> Slot {
        Slot(self.lines[self.at[number]].0[self.slot & 7])
    }

    /// Learns the next bit.
    #[inline(always)]
    pub fn learn(&mut self, bit: bool) {
        for at in self.at {
            let slot = &mut self.lines[at].0[self.slot & 7];
            *slot = Slot(*slot).meet(bit).0;
        }
        self.slot = self.slot << 1 | usize::from(bit);
    }
}
