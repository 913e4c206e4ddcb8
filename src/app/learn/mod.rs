//! Learning, as far as it needs no browser: its places ([`place`]), what is kept of it ([`record`]), its sentences
//! ([`words`]), what is drawn over the board ([`lines`]), what a piece does and what is done to it ([`sight`]).

pub mod editor;
pub mod lines;
pub mod place;
pub mod record;
pub mod sight;
pub mod words;
