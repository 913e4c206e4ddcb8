//! What the material alone says about mate (DRAW-9).

use super::bitboard::Bitboard;
use super::position::Position;

/// The light squares (BOARD-3a).
pub(super) const LIGHT: Bitboard = Bitboard(0x55aa_55aa_55aa_55aa);

impl Position {
    /// Whether the other side could never be mated by what is left, and neither could this one
    /// (DRAW-9, `ByMaterial`): kings alone, with one knight, or with bishops all on squares of one
    /// colour.
    pub fn is_bare_material(&self) -> bool {
        if (self.pawns | self.straights).any() {
            return false;
        }
        let bishops = self.diagonals;
        let one_color = (bishops & LIGHT).is_empty() || (bishops - LIGHT).is_empty();
        match self.knights.count() {
            0 => one_color,
            1 => bishops.is_empty(),
            _ => false,
        }
    }

    /// Whether each side has its king and at most one bishop or knight (DRAW-9, `OneMinorEach`).
    pub fn has_one_minor_each(&self) -> bool {
        let minors = self.knights | self.diagonals;
        (self.pawns | self.straights).is_empty()
            && !(minors & self.own).more_than_one()
            && !(minors & self.opponent).more_than_one()
    }
}
