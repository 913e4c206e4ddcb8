//! A source of chance that gives the same games in every run.

/// Marsaglia's xorshift with 64 bits.
pub struct Chance(u64);

impl Chance {
    /// The chance of this seed, which is not 0.
    pub fn seeded(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % limit
    }
}
