//! The moment before the storage has said what it holds. Where a game may come back, the board is not laid out yet:
//! it would come in the place of another, and a move made in that would be lost with a page that is left at once.

use gloo_timers::callback::Timeout;
use yew::html::Scope;

use super::{Msg, Table};
use crate::app::page::browser;
use crate::storage::{self, Report};

/// How long a table waits for its storage, in milliseconds; without one it is played at all the same.
const PATIENCE: u32 = 1_000;

/// The wait of a table that has just been opened; none where there is nothing to wait for. A page that begins with it
/// draws it in the next task.
pub fn wait(link: &Scope<Table>) -> Option<Timeout> {
    let named = browser::names_a_game() || storage::asked_for(&browser::hash()).is_some();
    let patience = match named || browser::may_be_unfinished() {
        true => PATIENCE,
        false if browser::shows_sign() => 0,
        false => return None,
    };
    let link = link.clone();
    Some(Timeout::new(patience, move || link.send_message(Msg::Open)))
}

/// Whether this report is the answer to the question what there is, and not only a part of it.
pub fn answers(report: &Report) -> bool {
    !matches!(report, Report::Unfinished(..) | Report::SetAside(_))
}

impl Table {
    /// Whether there is a board to be seen.
    pub(super) fn is_laid_out(&self) -> bool {
        self.opening.is_none() && !self.waiting
    }
}
