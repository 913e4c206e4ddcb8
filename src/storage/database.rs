//! The IndexedDB database: four stores of texts.
//!
//! | store | key | value |
//! | --- | --- | --- |
//! | `heads` | game | the head, or the whole game as a score, as JSON |
//! | `records` | `[game, number]` | one record, as JSON; only ever added |
//! | `marks` | game | `running`, `aside` (damaged, not yet saved) or `saved` |
//! | `beats` | game | when the game was last seen going on, as JSON |

use std::cell::Cell;
use std::rc::Rc;

use indexed_db_futures::database::Database as Idb;
use indexed_db_futures::error::{DomException, Error, OpenDbError};
use indexed_db_futures::prelude::*;
use indexed_db_futures::transaction::{
    Transaction, TransactionDurability, TransactionMode, TransactionOptions,
};
use indexed_db_futures::{KeyRange, OpenDbResult};
use wasm_bindgen::JsValue;

use super::damage::Raw;
use super::head::{GameId, Standing};
use super::journal::Batch;

mod shelf;

/// The name of the database of this site.
pub(super) const NAME: &str = "jadoube";
const VERSION: u32 = 1;
const HEADS: &str = "heads";
const RECORDS: &str = "records";
const MARKS: &str = "marks";
const BEATS: &str = "beats";
const STORES: [&str; 4] = [HEADS, RECORDS, MARKS, BEATS];

/// Why something is not kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The browser keeps nothing for this page, or not now.
    Refused {
        /// What the browser says, in English, for developers.
        why: String,
    },
    /// There is no room.
    Full,
    /// A record of this number is there already: another page has the game.
    Clash,
}

/// How a game is marked, so that it is found at the start without reading all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It goes on.
    Running,
    /// It is damaged, and waits to be saved as a file.
    Aside,
    /// It is damaged, and has been saved as a file.
    Saved,
}

impl Mark {
    const fn text(self) -> &'static str {
        match self {
            Mark::Running => "running",
            Mark::Aside => "aside",
            Mark::Saved => "saved",
        }
    }
}

/// The open database.
#[derive(Clone)]
pub struct Database {
    idb: Rc<Idb>,
}

impl Database {
    /// Opens the database of this site, or one of another name for tests; makes it where there is none,
    /// and tells whether it was made. The browser is asked before this returns.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub fn open(
        name: Option<&str>,
    ) -> impl Future<Output = Result<(Database, bool), Trouble>> + use<> {
        let made = Rc::new(Cell::new(false));
        let making = Rc::clone(&made);
        let request = Idb::open(name.unwrap_or(NAME))
            .with_version(VERSION)
            .with_on_upgrade_needed(move |_, idb| {
                making.set(true);
                for store in STORES {
                    idb.create_object_store(store).build()?;
                }
                Ok(())
            })
            .build();
        async move {
            let opened: OpenDbResult<Idb> = match request {
                Ok(request) => request.await,
                Err(error) => Err(error),
            };
            match opened {
                Ok(idb) => Ok((Database { idb: Rc::new(idb) }, made.get())),
                Err(OpenDbError::Base(error)) => Err(error.into()),
                Err(error) => Err(Trouble::Refused {
                    why: error.to_string(),
                }),
            }
        }
    }

    /// Closes the connection; what is being written is written first.
    pub fn close(&self) {
        Idb::clone(&self.idb).close();
    }

    /// The games with this mark, oldest first.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn marked(&self, mark: Mark) -> Result<Vec<GameId>, Trouble> {
        let transaction = self.idb.transaction(MARKS).build()?;
        let store = transaction.object_store(MARKS)?;
        let keys = store.get_all_keys::<JsValue>().primitive()?;
        let marks = store.get_all::<JsValue>().primitive()?;
        let keys = texts(keys.await?);
        let marks = texts(marks.await?);
        let pairs = keys.into_iter().zip(marks);
        Ok(pairs
            .filter(|(_, found)| found.as_deref() == Some(mark.text()))
            .filter_map(|(key, _)| key.map(GameId))
            .collect())
    }

    /// Marks a game.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn mark(&self, id: &GameId, mark: Mark) -> Result<(), Trouble> {
        let transaction = self.change(&[MARKS], TransactionDurability::Strict)?;
        let store = transaction.object_store(MARKS)?;
        let put = store.put(mark.text()).with_key(id.key()).primitive()?;
        put.await?;
        Ok(transaction.commit().await?)
    }

    /// The text of a game's head.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn head(&self, id: &GameId) -> Result<Option<String>, Trouble> {
        let transaction = self.idb.transaction(HEADS).build()?;
        let store = transaction.object_store(HEADS)?;
        let head: Option<JsValue> = store.get(id.key()).primitive()?.await?;
        Ok(head.and_then(|head| head.as_string()))
    }

    /// Reads a game and, in the same transaction, adds the record that `fence` makes of it: from then
    /// on no page that had the game before can add to it.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn take_up(
        &self,
        id: &GameId,
        fence: &mut dyn FnMut(&Raw) -> Option<(u64, String)>,
    ) -> Result<Raw, Trouble> {
        let transaction = self.change(&[HEADS, RECORDS, BEATS], TransactionDurability::Strict)?;
        let heads = transaction.object_store(HEADS)?;
        let records = transaction.object_store(RECORDS)?;
        let beats = transaction.object_store(BEATS)?;
        let head = heads.get::<JsValue, _, _>(id.key()).primitive()?;
        let keys = records
            .get_all_keys::<JsValue>()
            .with_query::<JsValue, _>(id.range());
        let keys = keys.primitive()?;
        let lines = records
            .get_all::<JsValue>()
            .with_query::<JsValue, _>(id.range());
        let lines = lines.primitive()?;
        let beat = beats.get::<JsValue, _, _>(id.key()).primitive()?;
        let head = head.await?.and_then(|head| head.as_string());
        let numbers = keys.await?.filter_map(Result::ok).map(|key| number(&key));
        let numbers: Vec<u64> = numbers.collect();
        let records_kept = numbers.into_iter().zip(texts(lines.await?)).collect();
        let raw = Raw {
            id: id.clone(),
            head,
            records: records_kept,
            beat: beat.await?.and_then(|beat| beat.as_string()),
        };
        if let Some((number, text)) = fence(&raw) {
            let add = records.add(text).with_key(id.record(number)).primitive()?;
            add.await?;
        }
        transaction.commit().await?;
        Ok(raw)
    }

    /// Writes a batch, in one transaction that reaches the disk before it is done.
    ///
    /// # Errors
    ///
    /// Nothing of it is written; [`Trouble::Clash`] if one of its records is there already.
    pub async fn write(&self, batch: &Batch) -> Result<(), Trouble> {
        let stores: &[&str] = match batch.head {
            Some(_) => &[RECORDS, HEADS, MARKS],
            None => &[RECORDS],
        };
        let transaction = self.change(stores, TransactionDurability::Strict)?;
        let records = transaction.object_store(RECORDS)?;
        for (number, text) in &batch.records {
            let key = batch.id.record(*number);
            drop(records.add(text.as_str()).with_key(key).primitive()?);
        }
        if let Some((state, head)) = &batch.head {
            let heads = transaction.object_store(HEADS)?;
            let key = batch.id.key();
            drop(heads.put(head.as_str()).with_key(key.clone()).primitive()?);
            let marks = transaction.object_store(MARKS)?;
            if *state == Standing::Running {
                let mark = marks.put(Mark::Running.text());
                drop(mark.with_key(key).primitive()?);
            } else {
                drop(marks.delete(key).primitive()?);
            }
        }
        Ok(transaction.commit().await?)
    }

    /// Notes when a game was last seen going on. It may come late to the disk: what it loses is a
    /// second on a clock.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn beat(&self, id: &GameId, text: &str) -> Result<(), Trouble> {
        let transaction = self.change(&[BEATS], TransactionDurability::Relaxed)?;
        let store = transaction.object_store(BEATS)?;
        drop(store.put(text).with_key(id.key()).primitive()?);
        Ok(transaction.commit().await?)
    }

    fn change(
        &self,
        stores: &[&str],
        durability: TransactionDurability,
    ) -> Result<Transaction<'_>, Trouble> {
        let mut options = TransactionOptions::new();
        options.set_durability(durability);
        let builder = self.idb.transaction(stores);
        let builder = builder.with_mode(TransactionMode::Readwrite);
        Ok(builder.with_options(options).build()?)
    }
}

impl GameId {
    fn key(&self) -> JsValue {
        JsValue::from_str(&self.0)
    }

    /// The key of one of its records.
    fn record(&self, number: u64) -> JsValue {
        // Exact: no game has 2^53 records.
        js_sys::Array::of2(&self.key(), &JsValue::from_f64(number as f64)).into()
    }

    /// All keys of its records: a list sorts after every number.
    fn range(&self) -> KeyRange<JsValue> {
        let least = js_sys::Array::of1(&self.key()).into();
        let greatest = js_sys::Array::of2(&self.key(), &js_sys::Array::new()).into();
        KeyRange::Bound(least, false, greatest, false)
    }
}

/// The number in the key of a record; an impossible one where there is none.
fn number(key: &JsValue) -> u64 {
    let number = js_sys::Array::from(key).get(1).as_f64();
    number.map_or(u64::MAX, |number| number as u64)
}

fn texts<E>(values: impl Iterator<Item = Result<JsValue, E>>) -> Vec<Option<String>> {
    values
        .map(|value| value.ok().and_then(|value| value.as_string()))
        .collect()
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Trouble {
        match &error {
            Error::DomException(DomException::ConstraintError(_)) => Trouble::Clash,
            Error::DomException(DomException::Other(other))
                if other.name() == "QuotaExceededError" =>
            {
                Trouble::Full
            }
            _ => Trouble::Refused {
                why: error.to_string(),
            },
        }
    }
}
