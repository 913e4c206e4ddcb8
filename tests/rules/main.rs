//! The rules engine against the laws, against cases from the field, and against other engines.

mod board;
mod laws_ends;
mod laws_moves;
mod laws_special;
mod laws_variants;
mod perft;
