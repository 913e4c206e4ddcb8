//! Finding the game that is wanted, and taking it up.

use std::rc::Rc;

use super::{ComeBack, Keeper, Report, monotonic, wall};
use crate::storage::damage::{Damage, Damaged, Raw};
use crate::storage::database::{Database, Mark, Trouble};
use crate::storage::head::{GameId, Head};
use crate::storage::journal::Journal;
use crate::storage::kept::{Kept, asked_for, is_wanted};
use crate::storage::record::Record;
use crate::storage::room::Room;
use crate::storage::score::Score;
use crate::storage::tenure::{Happening, Tenure};

impl Keeper {
    /// Opens the storage and finds out what there is.
    pub(super) async fn start(&self, address: &str) {
        // What is refused here is told when a line can't be kept.
        drop(self.find_damaged().await);
        self.find(address).await;
        let waiting = self.journal(Journal::retry).flatten();
        self.write(waiting);
    }

    pub(super) async fn find_damaged(&self) -> Result<(), Trouble> {
        let database = self.database().await?;
        for id in database.marked(Mark::Aside).await? {
            let raw = database.take_up(&id, &mut |_| None).await?;
            let damage = Kept::read(&raw).err();
            let damage = damage.unwrap_or(Damage::Version(None));
            self.report(Report::SetAside(Rc::new(Damaged { raw, damage })));
        }
        Ok(())
    }

    /// Looks for an unfinished game that is wanted, and takes it up unless a game goes on already.
    pub(super) async fn find(&self, address: &str) {
        if let Some(id) = asked_for(address) {
            return self.fetch(id).await;
        }
        let found = self.unfinished(address).await.ok().flatten();
        let idle = self.journal(|journal| !journal.is_fresh()) != Some(true);
        match found {
            Some(id) if idle => self.go_on(&id),
            _ => self.report(Report::Nothing),
        }
    }

    /// Brings back the game of this name, or its score.
    async fn fetch(&self, id: GameId) {
        let head = async { self.database().await?.head(&id).await };
        let head = head.await.ok().flatten();
        match head.as_deref().map(Score::read) {
            Some(Some(Ok(score))) => self.report(Report::Score(Box::new(score))),
            // A head that can't be read is set aside.
            Some(None) => self.go_on(&id),
            Some(Some(Err(damage))) => {
                let raw = Raw {
                    id,
                    head,
                    records: Vec::new(),
                    beat: None,
                };
                self.report(Report::SetAside(Rc::new(Damaged { raw, damage })));
            }
            None => self.report(Report::Gone),
        }
    }

    /// The last unfinished game that this address asked for; others are reported.
    pub(super) async fn unfinished(&self, address: &str) -> Result<Option<GameId>, Trouble> {
        let database = self.database().await?;
        let mut wanted = None;
        for id in database.marked(Mark::Running).await? {
            let head = database.head(&id).await?;
            match head.as_deref().map(Head::read) {
                Some(Ok(head)) if !is_wanted(&head.address, address) => {
                    self.report(Report::Unfinished(id, Box::new(head)));
                }
                // A head that can't be read is wanted too: it is set aside then.
                _ => wanted = Some(id),
            }
        }
        Ok(wanted)
    }

    /// Reads the game that is wanted, fences it off and brings it back, or sets it aside.
    pub(super) async fn take_up(&self) {
        let Some(id) = self.inner.wanted.borrow().clone() else {
            return;
        };
        let read = async {
            let database = self.database().await?;
            let mut kept = Err(Damage::Version(None));
            let mut fence = |raw: &Raw| {
                kept = Kept::read(raw);
                let kept = kept.as_mut().ok()?;
                let fence = Record {
                    line: kept.game.log().len(),
                    wall: wall(),
                    entry: None,
                };
                let number = kept.next;
                kept.next += 1;
                Some((number, fence.to_text()))
            };
            let raw = database.take_up(&id, &mut fence).await?;
            if kept.is_err() {
                database.mark(&id, Mark::Aside).await?;
            }
            Ok((raw, kept))
        };
        let read: Result<_, Trouble> = read.await;
        // Another game may have been begun meanwhile.
        if self.inner.wanted.borrow().as_ref() != Some(&id)
            || self.inner.tenure.get() != Tenure::Reading
        {
            return;
        }
        match read {
            Ok((_, Ok(kept))) => {
                self.happens(Happening::Read);
                self.come_back(&kept);
                return;
            }
            Ok((raw, Err(damage))) => {
                self.report(Report::SetAside(Rc::new(Damaged { raw, damage })));
            }
            Err(trouble) => self.has_trouble(trouble),
        }
        self.happens(Happening::Unread);
        self.report(Report::Nothing);
    }

    pub(super) fn come_back(&self, kept: &Kept) {
        let (game, timeline) = kept.come_back(wall(), monotonic());
        self.inner.timeline.set(timeline);
        let journal = Journal::of(kept);
        let head = journal.head().clone();
        let mut journals = self.inner.journals.borrow_mut();
        journals.retain(|journal| journal.id() != &kept.id);
        journals.push(journal);
        drop(journals);
        self.keep(&game);
        self.report(Report::ComeBack(Box::new(ComeBack { game, head })));
    }

    pub(super) async fn database(&self) -> Result<Database, Trouble> {
        let open = self.inner.database.borrow().clone();
        if let Some(database) = open {
            return Ok(database);
        }
        self.inner.opening.set(true);
        let name = self.inner.name.as_deref();
        let opening = Database::open(name);
        let inner = Rc::downgrade(&self.inner);
        let leave = move || {
            if let Some(database) = inner.upgrade().and_then(|inner| inner.database.take()) {
                database.close();
            }
        };
        // Asked for in the same task: a page that wants the database now comes behind both connections, or it
        // would come between them and wait for the first, which hears nothing.
        let room = Room::listen(name, leave);
        let opened = opening.await;
        self.inner.opening.set(false);
        self.inner.late.take();
        let (database, made) = opened?;
        if made {
            // Nothing of what this page has kept is there any more.
            let mut journals = self.inner.journals.borrow_mut();
            journals
                .iter_mut()
                .for_each(|journal| journal.renew(wall()));
        }
        *self.inner.database.borrow_mut() = Some(database.clone());
        *self.inner.room.borrow_mut() = room;
        Ok(database)
    }
}
