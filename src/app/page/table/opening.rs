//! The moment before the storage has said what it holds. The board is not laid out yet: a game may come
//! back in its place, and a move made in it would be lost with a page that is left at once.

use gloo_timers::callback::Timeout;
use yew::html::Scope;

use super::{Msg, Table};
use crate::storage::Report;

/// How long a table waits for its storage, in milliseconds; without one it is played at all the same.
const PATIENCE: u32 = 1_000;

/// The wait of a table that has just been opened.
pub fn wait(link: &Scope<Table>) -> Timeout {
    let link = link.clone();
    Timeout::new(PATIENCE, move || link.send_message(Msg::Open))
}

/// Whether this report is the answer to the question what there is, and not only a part of it.
pub fn answers(report: &Report) -> bool {
    !matches!(report, Report::Unfinished(..) | Report::SetAside(_))
}
