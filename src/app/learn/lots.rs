//! Lots: numbers that follow from a seed, so that the same exercise can be had again.

/// A row of numbers (SplitMix64).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lots(u64);

impl Lots {
    /// The row of a seed.
    pub fn new(seed: u64) -> Lots {
        Lots(seed)
    }

    /// The next number below a bound; 0 where the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let number = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        // The upper half, multiplied, is even enough for bounds as small as these.
        let upper = (number ^ number >> 31) >> 32;
        ((upper * bound as u64) >> 32) as usize
    }

    /// One of these; none of nothing.
    pub fn one_of<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        all.get(self.below(all.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_below_the_bound_comes_up_about_as_often() {
        let mut lots = Lots::new(1);
        let mut seen = [0_u32; 64];
        for _ in 0..64_000 {
            seen[lots.below(64)] += 1;
        }
        assert!(
            seen.iter().all(|count| (850..1150).contains(count)),
            "{seen:?}"
        );
        assert_eq!(lots.below(0), 0);
        assert_eq!(lots.one_of::<u8>(&[]), None);
    }

    #[test]
    fn the_same_seed_gives_the_same_row() {
        let row = |seed| {
            let mut lots = Lots::new(seed);
            [(); 8].map(|()| lots.below(1000))
        };
        assert_eq!(row(5), row(5));
        assert_ne!(row(5), row(6));
    }
}
