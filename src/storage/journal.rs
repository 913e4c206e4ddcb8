//! What of a game is kept and what has still to be written: always an addition, whatever happened.

use super::head::{GameId, Head, Standing};
use super::kept::Kept;
use super::names::Names;
use super::record::Record;
use super::score::Tally;
use crate::game::{Entry, Game};

/// The journal of one game.
#[derive(Clone, Debug)]
pub struct Journal {
    id: GameId,
    head: Head,
    /// Whether the head lies in the storage as it is here.
    head_kept: bool,
    /// The lines as the records so far add up to.
    lines: Vec<Entry>,
    /// The number of the next record.
    next: u64,
    /// Records that could not be written, in the order of their numbers.
    failed: Vec<(u64, String)>,
}

/// What is to be written in one transaction.
#[derive(Clone, PartialEq, Debug)]
pub struct Batch {
    /// Of which game.
    pub id: GameId,
    /// The records by number; none of these may exist yet.
    pub records: Vec<(u64, String)>,
    /// The head, if it is new or has changed, with how far the game is.
    pub head: Option<(Standing, String)>,
}

impl Journal {
    /// The journal of a game that begins; nothing is written before its first line.
    pub fn new(id: GameId, head: Head) -> Journal {
        Journal {
            id,
            head,
            head_kept: false,
            lines: Vec::new(),
            next: 0,
            failed: Vec::new(),
        }
    }

    /// The journal of a game that comes back.
    pub fn of(kept: &Kept) -> Journal {
        Journal {
            id: kept.id.clone(),
            head: kept.head.clone(),
            head_kept: true,
            lines: kept.game.log().to_vec(),
            next: kept.next,
            failed: Vec::new(),
        }
    }

    /// Which game it is.
    pub fn id(&self) -> &GameId {
        &self.id
    }

    /// The head.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// Whether nothing has happened in the game that is worth keeping.
    pub fn is_fresh(&self) -> bool {
        self.next == 0
    }

    /// Whether something could not be written so far.
    pub fn has_failed(&self) -> bool {
        !self.failed.is_empty()
    }

    /// What has to be written after the game has changed; `None` if it has not. The cost is that of
    /// the change, not of the game.
    pub fn follow(&mut self, game: &Game, wall: i64) -> Option<Batch> {
        let log = game.log();
        let common = self.common(log);
        let mut added: Vec<Record> = Vec::new();
        for (line, entry) in log.iter().enumerate().skip(common) {
            added.push(Record {
                line,
                wall,
                entry: Some(entry.clone()),
            });
        }
        if added.is_empty() && common < self.lines.len() {
            added.push(Record {
                line: common,
                wall,
                entry: None,
            });
        }
        self.lines.truncate(common);
        self.lines
            .extend_from_slice(log.get(common..).unwrap_or_default());
        self.head.tally = Some(Tally::of(game));
        let state = Standing::of(game);
        // A game without a line is not worth keeping.
        let begun = !added.is_empty() || self.next > 0;
        if begun && self.head.state != state {
            self.head.state = state;
            self.head_kept = false;
        }
        for record in added {
            self.failed.push((self.next, record.to_text()));
            self.next += 1;
        }
        self.batch()
    }

    /// What has to be written where two people take the game over from the computer, under these names; `None` while
    /// nothing of it is kept.
    pub fn go_on_by_two(&mut self, names: Names) -> Option<Batch> {
        self.head.by_two = true;
        self.head.names = names;
        self.head_kept = false;
        self.batch()
    }

    /// What has to be written where another game takes this one's place; `None` where nothing of it is
    /// kept or it has ended.
    pub fn put_away(&mut self) -> Option<Batch> {
        if self.next > 0 && self.head.state == Standing::Running {
            self.head.state = Standing::PutAway;
            self.head_kept = false;
        }
        self.batch()
    }

    /// What could not be written so far, once more.
    pub fn retry(&mut self) -> Option<Batch> {
        self.batch()
    }

    /// The storage has been emptied: all that there is of the game has to be written once more.
    pub fn renew(&mut self, wall: i64) {
        self.failed.clear();
        self.next = 0;
        for (line, entry) in self.lines.iter().enumerate() {
            let record = Record {
                line,
                wall,
                entry: Some(entry.clone()),
            };
            self.failed.push((self.next, record.to_text()));
            self.next += 1;
        }
        self.head_kept = false;
    }

    /// A batch could not be written: it is part of the next one.
    pub fn failed(&mut self, batch: Batch) {
        self.head_kept &= batch.head.is_none();
        for record in batch.records {
            let place = self
                .failed
                .partition_point(|(number, _)| *number < record.0);
            // All may have been put down to be written once more meanwhile.
            if self.failed.get(place).is_none_or(|next| next.0 != record.0) {
                self.failed.insert(place, record);
            }
        }
    }

    fn batch(&mut self) -> Option<Batch> {
        let head =
            (self.next > 0 && !self.head_kept).then(|| (self.head.state, self.head.to_text()));
        if self.failed.is_empty() && head.is_none() {
            return None;
        }
        self.head_kept = true;
        Some(Batch {
            id: self.id.clone(),
            records: std::mem::take(&mut self.failed),
            head,
        })
    }

    /// How many lines the log has in common with what is kept. Lines only ever change from some line
    /// on, and never to the same instant and action, so the search goes from the end.
    fn common(&self, log: &[Entry]) -> usize {
        let mut common = self.lines.len().min(log.len());
        while common > 0 && self.lines.get(common - 1) != log.get(common - 1) {
            common -= 1;
        }
        common
    }
}
