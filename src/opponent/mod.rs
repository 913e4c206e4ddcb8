//! A simple computer opponent (LEARN-8): five [`Level`]s, from one that only knows how the pieces move to
//! about a club beginner's.
//!
//! A level is a row of the table [`LEVELS`]: how far it looks ahead, what it knows of squares, and what it
//! overlooks. The lower levels make the mistakes of people: they don't see the bishop in the far corner,
//! they forget what a piece was guarding when it goes away. They never move at random.
//!
//! Nothing here reads a clock or draws lots: the seed comes with the question, and the same question has
//! the same answer. [`Thinking`] goes on in slices of so many positions, so that whoever asked can
//! stop it at any time, and [`Thinking::best`] is a legal move from the first moment.
//!
//! ```
//! use jadoube::opponent::{LEVELS, Thinking};
//! use jadoube::rules::Fen;
//!
//! let position = Fen::read("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1")?.position;
//! let strongest = LEVELS[4];
//! let found = Thinking::of(&position, &[], strongest, 7).map(Thinking::conclude);
//! assert_eq!(found.map(|mv| mv.to_string()).as_deref(), Some("e1e8"));
//! # Ok::<(), jadoube::rules::FenError>(())
//! ```
//!
//! - `level`: the table of the levels; `values`: the tables of what pieces are worth where;
//! - `evaluate`: the worth of a position by these; `sight`: what is overlooked; `chance`: chance by seed;
//! - `search`: alpha-beta with quiescence that can pause anywhere; `thinking`: deeper and deeper from the
//!   position on the board; `offer`: whether a draw is welcome.

mod chance;
mod evaluate;
mod level;
mod offer;
mod order;
mod search;
mod sight;
mod thinking;
mod values;

pub use level::{LEVELS, Level, Overlooks, Then};
pub use offer::welcomes_draw;
pub use thinking::Thinking;
