//! The rules engine against the laws, against cases from the field, and against other engines.

mod board;
mod cases;
mod fen;
mod games;
mod laws_ends;
mod laws_moves;
mod laws_special;
mod laws_variants;
mod mating;
mod other_engines;
mod perft;
mod properties;
mod properties_fen;
mod random;
mod setups;
mod why;
