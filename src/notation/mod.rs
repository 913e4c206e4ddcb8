//! Moves in words.
