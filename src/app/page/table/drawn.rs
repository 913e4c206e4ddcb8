//! How much of the table is drawn.

use yew::html::Scope;

use super::{Msg, Table};
use crate::app::page::browser;

/// What is drawn of a table: it comes in tasks of its own, so that a slow device can answer between them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Drawn {
    /// What stands around the board, beside clocks; the places of board and record are kept free.
    Frame,
    /// The board, too, and a record that is not beside clocks, whose place is not known before.
    Board,
    /// All, also what is not to be seen at first.
    Whole,
}

impl Table {
    /// Asks for what is drawn next, in a task of its own.
    pub(super) fn await_rest(&self, link: &Scope<Table>) {
        if self.drawn < Drawn::Whole && self.is_laid_out() {
            let link = link.clone();
            browser::in_own_task(move || link.send_message(Msg::Rest));
        }
    }

    /// Draws that; whether there was anything left to draw.
    pub(super) fn draw_next(&mut self) -> bool {
        let before = self.drawn;
        self.drawn = match before {
            Drawn::Frame if self.has_bars() => Drawn::Board,
            _ => Drawn::Whole,
        };
        self.drawn != before
    }
}
