//! The page: board, score sheet, status, controls, in the player's language.
//!
//! What can be decided without a browser is plain Rust and is tested natively: the game so far
//! ([`sitting`]), what the hand is doing ([`hand`]), what is drawn where ([`scene`],
//! [`geometry`]), what an address asks for ([`address`]), what is agreed
//! on before a game ([`setup`]), what is learned and practised ([`learn`]), what holds in a running game
//! ([`in_force`]), what the arbiter rules ([`desk`]), what a clock shows ([`clock_face`]), what the
//! computer does as a player ([`partner`]), what becomes of time that nobody saw ([`gaps`]),
//! what is said ([`sentences`], [`move_sentences`], [`verdicts`], [`texts`]), and what is told of the board to who
//! asks ([`spoken`]).
//! Only `page`, the components, knows a browser.

pub mod address;
pub mod choices;
pub mod clock_face;
pub mod day;
pub mod desk;
pub mod destination;
pub mod gaps;
pub mod geometry;
pub mod hand;
pub mod import;
pub mod in_force;
pub mod keeping;
pub mod language;
pub mod learn;
pub mod message;
pub mod move_sentences;
pub mod partner;
pub mod scene;
mod sentence_file;
pub mod sentence_folder;
pub mod sentences;
pub mod setup;
pub mod setup_address;
pub mod setup_form;
pub mod setup_sentences;
pub mod setup_words;
pub mod sheet;
pub mod shelf;
pub mod sitting;
pub mod spoken;
pub mod texts;
pub mod time_picture;
pub mod verdicts;
pub mod walk;

#[cfg(target_arch = "wasm32")]
pub mod page;
