//! Chance that is the same each time: numbers mixed from a seed and from what is being decided.

use crate::rules::Move;

/// A source that answers each question the same way as often as it is asked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chance(u64);

/// The finaliser of SplitMix64: each bit of the answer hangs on each bit of the number.
fn mixed(number: u64) -> u64 {
    let number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}

impl Chance {
    /// The chance of one turn of one game.
    pub(super) fn of(seed: u64, turn: u64) -> Chance {
        Chance(mixed(
            seed ^ mixed(turn.wrapping_add(0x9e37_79b9_7f4a_7c15)),
        ))
    }

    /// A number from 0 to `below` - 1 about a move; `what` tells questions about the same move apart.
    pub(super) fn about(self, mv: Move, what: u64, below: u32) -> u32 {
        let squares = (mv.from().index() as u64) << 6 | mv.to().index() as u64;
        let number = mixed(self.0 ^ mixed(what << 12 | squares));
        // The upper half times the range: no modulus, and no bias that matters.
        (((number >> 32) * u64::from(below)) >> 32) as u32
    }
}
