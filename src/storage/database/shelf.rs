//! All games at once: listed piece by piece, deleted, put back, scores added.

use indexed_db_futures::KeyRange;
use indexed_db_futures::prelude::*;
use indexed_db_futures::transaction::TransactionDurability;
use wasm_bindgen::JsValue;

use super::{BEATS, Database, HEADS, MARKS, Mark, RECORDS, STORES, Trouble, texts};
use crate::storage::damage::Raw;
use crate::storage::head::{GameId, Head, Standing};
use crate::storage::score::Score;

impl Database {
    /// The heads and scores of at most `count` games after this one, in the order of their names.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn heads_after(
        &self,
        last: Option<&GameId>,
        count: u32,
    ) -> Result<Vec<(GameId, String)>, Trouble> {
        let transaction = self.idb.transaction(HEADS).build()?;
        let store = transaction.object_store(HEADS)?;
        // All names are texts, and an empty one comes before every other.
        let last = last.map_or(JsValue::from_str(""), GameId::key);
        let range = || KeyRange::LowerBound(last.clone(), true);
        let keys = store
            .get_all_keys::<JsValue>()
            .with_query::<JsValue, _>(range())
            .with_limit(count)
            .primitive()?;
        let heads = store
            .get_all::<JsValue>()
            .with_query::<JsValue, _>(range())
            .with_limit(count)
            .primitive()?;
        let keys = texts(keys.await?);
        let heads = texts(heads.await?);
        Ok(keys
            .into_iter()
            .zip(heads)
            .filter_map(|(key, head)| Some((GameId(key?), head.unwrap_or_default())))
            .collect())
    }

    /// A game as it lies here; nobody is fenced off.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn raw(&self, id: &GameId) -> Result<Raw, Trouble> {
        self.take_up(id, &mut |_| None).await
    }

    /// Deletes all that is kept of a game, and gives it back.
    ///
    /// # Errors
    ///
    /// The browser refuses: nothing is deleted.
    pub async fn delete(&self, id: &GameId) -> Result<Raw, Trouble> {
        let raw = self.raw(id).await?;
        let transaction = self.change(&STORES, TransactionDurability::Strict)?;
        for store in [HEADS, MARKS, BEATS] {
            let store = transaction.object_store(store)?;
            drop(store.delete(id.key()).primitive()?);
        }
        let records = transaction.object_store(RECORDS)?;
        drop(records.delete::<JsValue, _>(id.range()).primitive()?);
        transaction.commit().await?;
        Ok(raw)
    }

    /// Puts a deleted game back as it was.
    ///
    /// # Errors
    ///
    /// The browser refuses.
    pub async fn put_back(&self, raw: &Raw) -> Result<(), Trouble> {
        let transaction = self.change(&STORES, TransactionDurability::Strict)?;
        let put = |store, text: &Option<String>, key: JsValue| -> Result<(), Trouble> {
            if let Some(text) = text {
                let store = transaction.object_store(store)?;
                drop(store.put(text.as_str()).with_key(key).primitive()?);
            }
            Ok(())
        };
        put(HEADS, &raw.head, raw.id.key())?;
        put(BEATS, &raw.beat, raw.id.key())?;
        for (number, text) in &raw.records {
            put(RECORDS, text, raw.id.record(*number))?;
        }
        let head = raw.head.as_deref().map(Head::read);
        if matches!(head, Some(Ok(head)) if head.state == Standing::Running) {
            put(MARKS, &Some(Mark::Running.text().to_owned()), raw.id.key())?;
        }
        Ok(transaction.commit().await?)
    }

    /// Adds scores, all of them or none.
    ///
    /// # Errors
    ///
    /// The browser refuses, or has no more room.
    pub async fn add_scores(&self, scores: &[(GameId, Score)]) -> Result<(), Trouble> {
        let transaction = self.change(&[HEADS], TransactionDurability::Strict)?;
        let heads = transaction.object_store(HEADS)?;
        for (id, score) in scores {
            drop(heads.add(score.to_text()).with_key(id.key()).primitive()?);
        }
        Ok(transaction.commit().await?)
    }
}
