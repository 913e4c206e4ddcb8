//! Numbers that stand for contexts.

/// One number for two; nearly always another for other two.
#[inline(always)]
pub fn join(a: u32, b: u32) -> u32 {
    (a.rotate_left(5) ^ b).wrapping_mul(0x9e37_79b1)
}
