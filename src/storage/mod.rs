//! Games kept in the browser: each accepted line is added to IndexedDB in the task that accepted it.
//!
//! What is kept of a game is a head (settings, names, start, how far it is) and records, one a line of
//! its log, numbered from 0 and only ever added: a take-back is a record too (see `docs/storage.md`).
//! What can be decided without a browser is plain Rust and is tested natively: the form of head and
//! records, what has to be written ([`Journal`]), what comes back ([`Kept`]) or is set aside
//! ([`Damaged`]), and which of several pages may write ([`Tenure`]). Only the `Keeper` and what it
//! stands on know a browser.

mod damage;
mod head;
mod journal;
mod kept;
mod names;
mod record;
mod score;
mod tenure;
mod timeline;

#[cfg(target_arch = "wasm32")]
mod database;
#[cfg(target_arch = "wasm32")]
mod keeper;
#[cfg(target_arch = "wasm32")]
mod lock;
#[cfg(target_arch = "wasm32")]
mod room;

pub use damage::{Damage, Damaged, Raw};
pub use head::{GameId, Head, KEPT_VERSION, Standing};
pub use journal::{Batch, Journal};
pub use kept::{Kept, asked_for, is_wanted};
pub use names::{Heading, Names};
pub use record::Record;
pub use score::{Score, Tally};
pub use tenure::{Happening, Step, Tenure};
pub use timeline::Timeline;

#[cfg(target_arch = "wasm32")]
pub use database::{Database, Mark, Trouble};
#[cfg(target_arch = "wasm32")]
pub use keeper::{ComeBack, Keeper, Report};
#[cfg(target_arch = "wasm32")]
pub use lock::Lock;
#[cfg(target_arch = "wasm32")]
pub use room::Room;
