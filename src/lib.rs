//! J'adoube: over-the-board chess in one browser tab.
//!
//! The layers, lowest first: [`rules`] (the rules engine), [`opponent`] (who plays against a learner),
//! [`notation`], [`clock`], [`game`] (the game at the table), [`lessons`], then `storage` and `app`, the
//! only two that know a browser. A lower layer never names a higher one.

#[cfg(feature = "page")]
pub mod app;
pub mod clock;
pub mod game;
pub mod lessons;
pub mod notation;
pub mod opponent;
pub mod rules;
#[cfg(feature = "page")]
pub mod storage;
