//! The table and time that nobody saw: when it is looked for, and what the players decide.

use gloo_timers::callback::Interval;
use yew::html::Scope;

use super::{Msg, Table};
use crate::app::gaps;

/// How often the sources of time are compared while a clock runs, in milliseconds.
const LOOK: u32 = 1_000;

impl Table {
    /// Compares the sources of time while a clock runs. A timer that fires late is in time for this.
    pub(super) fn watch(&mut self, link: &Scope<Table>) {
        if !self.is_running() {
            self.watch = None;
        } else if self.watch.is_none() {
            let link = link.clone();
            let look = Interval::new(LOOK, move || link.send_message(Msg::Look));
            self.watch = Some(look);
        }
    }

    /// Looks whether the device has slept, and enters it; whether it means anything to the game.
    pub(super) fn look(&mut self) -> bool {
        let Some(gap) = self.source.gap() else {
            return false;
        };
        let at = self.now();
        if self.keeper.is_taken_over() || !gaps::enter(&mut self.sitting, gap, at) {
            return false;
        }
        self.keep();
        if !self.is_running() {
            self.let_go();
            self.hand = self.hand.after_touch(self.sitting.seen());
        }
        self.announce_gap();
        true
    }

    /// Says what there is to say of time that nobody saw.
    pub(super) fn announce_gap(&mut self) {
        if let Some(said) = gaps::told(&self.sitting, &self.texts) {
            self.announce_text(said);
        }
    }

    /// The players have decided that the time counts.
    pub(super) fn count_gap(&mut self) {
        if self.is_elsewhere() {
            return;
        }
        let at = self.now();
        match gaps::count(&mut self.sitting, at) {
            Ok(notices) => {
                self.keep();
                self.hear(&notices);
            }
            Err(refused) => self.say_refused(&refused),
        }
    }
}
