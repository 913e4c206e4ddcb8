//! The game at the table: what hands did, touch-move, claims, irregularities, result.
//!
//! A [`Game`] is its log: a list of [`Entry`]s, each an [`Action`] of a player or the arbiter at an
//! instant. [`Game::apply`] accepts an action and returns [`Notice`]s, or refuses it ([`Refused`])
//! and changes nothing. How strict the table is stands in [`Settings`](regulations::Settings).

mod act;
mod action;
mod adjourn;
mod arbiter;
mod claims;
mod comparison;
mod flags;
mod free;
mod hand;
mod hands;
mod illegal;
mod log;
mod made;
mod mating;
mod notice;
mod offers;
mod outcome;
mod perform;
pub mod pgn;
mod play;
mod points;
mod press;
mod reading;
mod record;
mod refused;
pub mod regulations;
mod release;
mod scoresheet;
mod state;
pub mod touch;
pub mod wire;
mod wrong_start;

pub use action::{Action, Actor, Claim, Entry, Ruling, TwoMinutesDecision};
pub use comparison::{Difference, Different};
pub use flags::flag_outcome;
pub use log::{LOG_VERSION, LogError};
pub use notice::{Declined, Irregularity, Notice, Proof};
pub use outcome::{AnnulReason, DrawReason, Outcome, WinReason};
pub use play::Game;
pub use points::{ScoreSystem, points_text};
pub use record::{Ply, Record, Running};
pub use refused::Refused;
pub use scoresheet::ScoreDuty;
pub use wire::{MoveText, NotAMove};
pub use wrong_start::WrongStart;
