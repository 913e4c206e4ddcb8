//! Another game on the board: begun, or shown.

use super::{Keeper, chance, monotonic, wall};
use crate::game::Game;
use crate::storage::head::{GameId, Head};
use crate::storage::journal::Journal;
use crate::storage::names::Names;
use crate::storage::tenure::Happening;
use crate::storage::timeline::Timeline;

impl Keeper {
    /// A new game is on the board; nothing is written before its first line. The game before is put
    /// away where this address had asked for it too, and otherwise stays unfinished.
    pub fn begin(&self, game: &Game, names: Names, address: &str) {
        self.lay_out(game, names, address);
        self.keep(game);
    }

    /// A game that came as a score or a link is on the board, to be looked at: only when something
    /// happens in it, it is kept as a game of its own.
    pub fn show(&self, game: &Game, names: Names, address: &str) {
        self.lay_out(game, names, address);
        self.inner.shown.set(game.log().len());
    }

    fn lay_out(&self, game: &Game, names: Names, address: &str) {
        self.inner.shown.set(0);
        let may_write = self.inner.tenure.get().may_write();
        let former = self.journal(|former| {
            let replaced = may_write && former.head().address == address;
            replaced.then(|| former.put_away())
        });
        self.write(former.flatten().flatten());
        self.happens(Happening::Left);
        let id = GameId::new(wall(), chance());
        let head = Head::new(game, names, address, wall());
        let mut journals = self.inner.journals.borrow_mut();
        if journals.last().is_some_and(Journal::is_fresh) {
            journals.pop();
        }
        journals.push(Journal::new(id, head));
        drop(journals);
        // A game out of a file goes on from its last line.
        let last = game.log().last();
        let timeline = last.map(|last| Timeline::going_on(last.at, monotonic()));
        self.inner.timeline.set(timeline.unwrap_or_default());
    }
}
