//! Who has the move and the two counters of a FEN, in one word: a move adds to it once.

use super::color::Color;

/// The half-moves played, counted as FEN numbers them, in the upper half (the player to move is
/// its lowest bit); the half-moves without capture or pawn move in the lower half.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Counters(u64);

impl Counters {
    /// White to make move 1.
    pub(super) const START: Counters = Counters(0);

    /// Move numbers from 1 to 2 147 483 648; others are taken for the nearest of these.
    pub(super) fn new(turn: Color, halfmove_clock: u16, fullmove_number: u32) -> Counters {
        let moves = u64::from(fullmove_number.saturating_sub(1).min(i32::MAX as u32));
        let played = moves << 1 | u64::from(!turn.is_white());
        Counters(played << 32 | u64::from(halfmove_clock))
    }

    #[inline]
    pub(super) fn turn(self) -> Color {
        Color::from_white(self.0 >> 32 & 1 == 0)
    }

    /// At most 65 535, which no game comes near.
    #[inline]
    pub(super) fn halfmove_clock(self) -> u16 {
        (self.0 as u32).min(u32::from(u16::MAX)) as u16
    }

    #[inline]
    pub(super) fn fullmove_number(self) -> u32 {
        (self.0 >> 33) as u32 + 1
    }

    /// The counters after a move; `progress` is a capture or a pawn move.
    #[inline]
    pub(super) fn after(self, progress: bool) -> Counters {
        let kept = if progress {
            self.0 >> 32 << 32
        } else {
            self.0 + 1
        };
        Counters(kept.wrapping_add(1 << 32))
    }
}
