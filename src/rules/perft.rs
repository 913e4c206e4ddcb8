//! Perft: the number of lines of legal moves of a given length (MOVE-17).

use super::position::Position;

impl Position {
    /// The number of lines of `depth` legal half-moves from here, the last ply counted in bulk.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_legal_moves(),
            _ => {
                let mut nodes = 0;
                self.each_legal_quickly(|legal| nodes += legal.play().perft(depth - 1));
                nodes
            }
        }
    }
}
