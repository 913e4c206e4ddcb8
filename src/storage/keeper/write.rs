//! Writing what has happened, and trying again what could not be written.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;

use super::{Keeper, Report};
use crate::storage::database::Trouble;
use crate::storage::journal::{Batch, Journal};
use crate::storage::tenure::{Happening, Tenure};

/// How long to wait before trying again to keep what could not be kept, in milliseconds.
const RETRY: u32 = 15_000;

/// How long the storage may take to open before it is said that nothing is kept, in milliseconds.
const OPENING: u32 = 5_000;

impl Keeper {
    /// Writes a batch in this task.
    pub(super) fn write(&self, batch: Option<Batch>) {
        let Some(batch) = batch else { return };
        let database = self.inner.database.borrow().clone();
        let this = self.clone();
        match database {
            Some(database) => spawn_local(async move {
                match database.write(&batch).await {
                    Ok(()) => this.is_written(),
                    Err(trouble) => this.is_not_written(batch, trouble),
                }
            }),
            None => {
                self.put_off(batch);
                self.wait_for_opening();
                if !self.inner.opening.get() {
                    spawn_local(async move {
                        match this.database().await {
                            Ok(_) => this.try_again(),
                            Err(trouble) => this.has_to_wait(trouble),
                        }
                    });
                }
            }
        }
    }

    /// A storage that neither opens nor refuses, because another page holds it, keeps nothing: after a
    /// while that is said. What waits is written when it opens.
    fn wait_for_opening(&self) {
        let inner = Rc::downgrade(&self.inner);
        let late = Timeout::new(OPENING, move || {
            if let Some(inner) = inner.upgrade().filter(|inner| inner.opening.get()) {
                let why = "it does not open".to_string();
                Keeper { inner }.has_trouble(Trouble::Refused { why });
            }
        });
        self.inner.late.borrow_mut().get_or_insert(late);
    }

    pub(super) fn is_written(&self) {
        let waits = self.inner.journals.borrow().iter().any(Journal::has_failed);
        if self.inner.told_not_kept.get() && !waits {
            self.inner.told_not_kept.set(false);
            self.inner.retry.take();
            self.report(Report::KeptAgain);
        }
    }

    pub(super) fn is_not_written(&self, batch: Batch, trouble: Trouble) {
        if trouble == Trouble::Clash {
            let current = self.journal(|journal| journal.id() == &batch.id);
            if current == Some(true) {
                self.happens(Happening::Clash);
            }
            return;
        }
        self.put_off(batch);
        self.has_to_wait(trouble);
    }

    /// What is put off is tried again later, and that nothing is kept until then is said.
    fn has_to_wait(&self, trouble: Trouble) {
        self.has_trouble(trouble);
        let inner = Rc::downgrade(&self.inner);
        let again = Timeout::new(RETRY, move || {
            if let Some(inner) = inner.upgrade() {
                Keeper { inner }.try_again();
            }
        });
        *self.inner.retry.borrow_mut() = Some(again);
    }

    pub(super) fn put_off(&self, batch: Batch) {
        let mut journals = self.inner.journals.borrow_mut();
        if let Some(journal) = journals
            .iter_mut()
            .find(|journal| journal.id() == &batch.id)
        {
            journal.failed(batch);
        }
    }

    pub(super) fn try_again(&self) {
        if self.inner.tenure.get() == Tenure::TakenOver {
            return;
        }
        let mut journals = self.inner.journals.borrow_mut();
        let batches: Vec<Batch> = journals.iter_mut().filter_map(Journal::retry).collect();
        drop(journals);
        for batch in batches {
            self.write(Some(batch));
        }
    }

    pub(super) fn has_trouble(&self, trouble: Trouble) {
        // A connection that the browser has ended is opened anew.
        if let Some(database) = self.inner.database.take() {
            database.close();
        }
        if !self.inner.told_not_kept.replace(true) {
            self.report(Report::NotKept(trouble));
        }
    }
}
