//! The rules engine against the laws, against cases from the field, and against other engines.

mod board;
mod cases;
mod fen;
mod laws_ends;
mod laws_moves;
mod laws_special;
mod laws_variants;
mod other_engines;
mod perft;
mod properties;
mod random;
mod setups;
mod why;
