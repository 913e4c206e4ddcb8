//! When the pieces alone show that a side can never mate.

use super::super::color::Color;
use super::super::material::LIGHT;
use super::super::position::Position;

impl Position {
    /// Whether `winner` can't mate by what there is on the board, wherever it stands, unless the mate is
    /// on the board already. Captures keep a position in its class, so this holds for all that follows.
    ///
    /// - A king alone can't give check.
    /// - King and knight against king and queens at most: the loser's king has a free square, or one
    ///   that only a queen blocks, and that queen takes the knight or gives check.
    /// - King and bishops on squares of one colour, when the loser has nothing but queens, rooks
    ///   and bishops on that colour: next to the king, the checked line begins with a square
    ///   that two squares of the other colour border, also next to the king. The winner's king reaches
    ///   one of them at most without touching; the other is free, or a rook or queen there steps on
    ///   the line or takes the bishop.
    pub(super) fn lacks_material_to_mate(&self, winner: Color) -> bool {
        let men = self.of_color(winner);
        if !men.more_than_one() {
            return true;
        }
        if (self.pawns | self.straights & men).any() {
            return false;
        }
        let others = self.of_color(!winner);
        let knights = self.knights & men;
        let bishops = self.diagonals & men;
        if bishops.is_empty() {
            // Queens alone: no knight, no bishop, no rook.
            !knights.more_than_one()
                && (self.knights & others).is_empty()
                && (self.diagonals ^ self.straights).is_empty()
        } else {
            let all = self.diagonals - self.straights;
            self.knights.is_empty() && ((all & LIGHT).is_empty() || (all - LIGHT).is_empty())
        }
    }
}
