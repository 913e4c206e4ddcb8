//! The rules engine: squares, pieces, positions, legal moves, FEN, Chess960.
