//! What followed the last time when the same was passed as now.

use alloc::vec;
use alloc::vec::Vec;

/// Places are found by so many bits of their trails.
const TRAILS: u32 = 18;

/// A place before is the same as this one, if so many bytes before it are.
const SAME: usize = 4;

/// From here on it makes no difference how many.
const ENOUGH: usize = 40;

/// How many lengths of what is the same are told apart.
pub const LENGTHS: usize = 32;

/// All bytes that were passed, and the place in them that goes on like now.
pub struct Repeats {
    passed: Vec<u8>,
    /// The last place of each trail.
    places: Vec<u32>,
    place: usize,
    /// How many bytes before the place are the same as now; 0 where there is no such place.
    same: usize,
}

impl Repeats {
    /// Nothing has been passed.
    pub fn new() -> Self {
        Self {
            passed: Vec::new(),
            places: vec![0; 1 << TRAILS],
            place: 0,
            same: 0,
        }
    }

    /// The byte that is expected next, and how long the same has been passed, below [`LENGTHS`].
    #[inline]
    pub fn expected(&self) -> Option<(u8, usize)> {
        let length = match self.same {
            0 => return None,
            same @ 1..16 => same,
            same => (16 + (same - 16) / 4).min(LENGTHS - 1),
        };
        Some((*self.passed.get(self.place)?, length))
    }

    /// Looks for a place before that goes on like this one, which has this trail.
    pub fn look(&mut self, trail: u32) {
        let place = &mut self.places[(trail >> (32 - TRAILS)) as usize];
        let before = *place as usize;
        *place = self.passed.len() as u32;
        if self.same == 0 && before > 0 {
            let backwards = |end: usize| self.passed[..end].iter().rev().take(ENOUGH);
            let pairs = backwards(before).zip(backwards(self.passed.len()));
            let same = pairs.take_while(|(before, now)| before == now).count();
            if same >= SAME {
                self.place = before;
                self.same = same;
            }
        }
    }

    /// Passes a byte.
    pub fn pass(&mut self, byte: u8) {
        if self.same > 0 && self.passed.get(self.place) == Some(&byte) {
            self.place += 1;
            self.same += 1;
        } else {
            self.same = 0;
        }
        self.passed.push(byte);
    }
}
