//! Games as files: PGN, read and written.
//!
//! # Reading
//!
//! [`read_pgn`] gives the games of a text that is at hand, [`PgnReader`] those of a text that comes
//! in pieces: push a slice of a file, take the games out, push the next. It holds the piece and the
//! game it is reading, so the memory it takes does not grow with the file. Reading is tolerant and
//! never stops: what can't be understood is told by [`PgnGame::errors`], what is odd by
//! [`PgnGame::warnings`], each with game, line and column, and the next game is read as if nothing
//! had been. All moves are checked and played, those of variations, too.
//!
//! ```
//! use jadoube::notation::pgn::{Node, read_pgn};
//!
//! let text = b"[White \"Morphy\"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3 {[%clk 0:09:58]} 1-0";
//! let game = read_pgn(text).next().ok_or("no game")?;
//! assert_eq!(game.tag("White"), Some("Morphy"));
//! assert_eq!(game.result().sign(), "1-0");
//! let last = game.main_line().last().ok_or("no move")?;
//! assert_eq!(game.clock(last).map(|left| left.as_secs()), Some(598));
//! let e4 = game.next(Node::START).ok_or("no move")?;
//! assert_eq!(game.continuations(e4).count(), 2);
//! # Ok::<(), &str>(())
//! ```
//!
//! What is read, beyond the standard:
//!
//! - UTF-8, Windows-1251 and Latin-1, found out game by game: `encoding.rs` states the rule.
//! - Moves in any spelling that [`read`](fn@crate::notation::read) knows; null moves `--`, `Z0`.
//! - Chess960, by its `Variant` or where the `FEN` shows it; a `FEN` without `SetUp`.
//! - Games without a result: the next tags end them, or a move number 1 behind an empty line. Tags
//!   alone are a game; an empty line among tags ends it where `Event` or a name that was there
//!   already follows.
//! - A comment that is never closed ends before an empty line and a tag; a variation that is never
//!   closed, with the game.
//! - Words that can't be meant as moves are passed over, also above the first game.
//!
//! An error in the main line ends it there; one in a variation ends that variation.
//!
//! # Writing
//!
//! [`PgnGame::to_pgn`] writes the export form. What it writes is read as an equal game. Of comments,
//! the words are kept and not the line breaks; of tags not their order; a variation of a
//! variation's first move stands beside it.
//!
//! # Making games
//!
//! [`PgnGame::new`] and its `add_…` and `set_…` build a game; `game::pgn` turns games at the
//! table into PGN and back.

mod commands;
mod comment_scan;
mod course;
mod cursor;
mod encoding;
mod fault;
mod game;
mod nag;
mod numbers;
mod reader;
mod result;
mod same;
mod scan;
mod step;
mod tag_scan;
mod tag_section;
mod texts;
mod tree;
mod words;
mod write;

pub use commands::{clock_command, elapsed_command};
pub use fault::{Oddity, PgnError, PgnExpected, PgnFault, PgnWarning, Place};
pub use game::{PgnGame, ROSTER};
pub use nag::nag_sign;
pub use reader::{PgnGames, PgnReader, read_pgn};
pub use result::PgnResult;
pub use step::LONGEST_GAME;
pub use tree::Node;
