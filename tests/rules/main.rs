//! The rules engine against the laws, against cases from the field, and against other engines.

mod perft;
