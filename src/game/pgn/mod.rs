//! The game at the table as PGN, and PGN as a game at the table.
//!
//! [`Game::score`] writes down what PGN can hold: the moves, what the clocks showed, offered draws,
//! the result and why. Names, event and date are the caller's to add ([`PgnGame::set_tag`]).
//! [`Game::of_score`] plays a score's main line at a table, so that it can be looked at, continued
//! and stored as any game. A table looks at each move far longer than reading does (a tenth of a
//! millisecond): a list of many games is better kept as scores, and opened one by one.
//!
//! ```
//! use jadoube::clock::Instant;
//! use jadoube::game::Game;
//! use jadoube::game::regulations::{Settings, Table};
//! use jadoube::notation::pgn::read_pgn;
//!
//! let score = read_pgn(b"1. f3 e5 2. g4 Qh4# 0-1").next().ok_or("no game")?;
//! let opened = Game::of_score(&score, Settings::at(Table::Play));
//! assert_eq!(opened.stopped, None);
//! assert_eq!(opened.game.outcome().map(|outcome| outcome.result()), Some("0-1"));
//! assert!(opened.game.score().to_pgn().contains("[Termination \"normal\"]"));
//! # Ok::<(), &str>(())
//! ```
//!
//! [`Game::score`]: super::Game::score
//! [`Game::of_score`]: super::Game::of_score
//! [`PgnGame::set_tag`]: crate::notation::pgn::PgnGame::set_tag

mod ending;
mod open;
mod score;

pub use open::{Opened, StopReason, Stopped};

/// The tag that holds why the game ended, in the word of the log: `Termination` knows too few.
const END_REASON: &str = "EndReason";
