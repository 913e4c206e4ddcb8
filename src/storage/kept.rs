//! Reading a kept game: its head and its records, or why they are damaged.

use super::damage::{Damage, Raw};
use super::head::{GameId, Head};
use super::record::Record;
use super::timeline::Timeline;
use crate::clock::{Instant, Millis, Sample};
use crate::game::wire::Wire;
use crate::game::{Action, Actor, Entry, Game};

/// A kept game.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// Which game.
    pub id: GameId,
    /// What is known of it beside its lines.
    pub head: Head,
    /// The game.
    pub game: Game,
    /// The last instant at which it was seen going on, with the wall clock of then.
    pub seen: Sample,
    /// The number of the next record.
    pub next: u64,
}

impl Kept {
    /// Reads a game from what lies in the storage. Nothing is guessed and nothing repaired.
    ///
    /// # Errors
    ///
    /// What is damaged; the first thing only.
    pub fn read(raw: &Raw) -> Result<Kept, Damage> {
        let missing = || Damage::Head {
            why: "it is missing".to_string(),
        };
        let head = Head::read(raw.head.as_ref().ok_or_else(missing)?)?;
        let start = head.position()?;
        let mut lines: Vec<Entry> = Vec::new();
        let mut wall = head.created;
        let mut next: u64 = 0;
        for (number, text) in &raw.records {
            if *number != next {
                return Err(Damage::Missing { record: next });
            }
            next += 1;
            let unreadable = |why| Damage::Unreadable {
                record: *number,
                why,
            };
            let text = text.as_ref().ok_or_else(|| unreadable("no text".into()))?;
            let record = Record::read(text).map_err(unreadable)?;
            if record.line > lines.len() {
                return Err(Damage::Gap { record: *number });
            }
            lines.truncate(record.line);
            if let Some(entry) = record.entry {
                lines.push(entry);
                wall = record.wall;
            }
        }
        let last = lines.last().map_or(Instant(0), |entry| entry.at);
        let game = Game::replay(head.settings.clone(), start, lines).map_err(Damage::Log)?;
        // A reading of the clocks that can't be read costs no more than the time since the last line.
        let beat: Option<Sample> = raw
            .beat
            .as_deref()
            .and_then(|text| serde_json::from_str(text).ok())
            .and_then(|value| Sample::read(&value).ok());
        let seen = beat
            .filter(|beat| beat.monotonic >= last)
            .unwrap_or(Sample {
                monotonic: last,
                wall,
            });
        Ok(Kept {
            id: raw.id.clone(),
            head,
            game,
            seen,
            next,
        })
    }

    /// The game as it comes back at this wall time, with the page's monotonic source at `now`: a flag
    /// that had fallen is called, clocks that ran are stopped where they were last seen, and the time
    /// since is in the log without being counted.
    pub fn come_back(&self, wall: i64, now: f64) -> (Game, Timeline) {
        let mut game = self.game.clone();
        let seen = self.seen.monotonic;
        game.settle(seen);
        let runs = |game: &Game| game.clock().at(seen).running().is_some();
        if game.outcome().is_none() && runs(&game) {
            let time = Millis(wall.saturating_sub(self.seen.wall)).or_zero();
            let action = if time.is_positive() {
                Action::GapStopped { time }
            } else {
                // The wall clock was set back: nobody knows how long it was.
                Action::StopClocks {
                    call_arbiter: false,
                }
            };
            // A table that refuses it waits for the arbiter: his clocks are for him to stop.
            let _ = game.apply(Actor::Arbiter, action, seen);
        }
        (game, Timeline::going_on(seen, now))
    }
}

/// The kept game that an address asks for by its name: `#/play?kept=…`.
pub fn asked_for(address: &str) -> Option<GameId> {
    let (_, query) = address.split_once('?')?;
    let mut names = query
        .split('&')
        .filter_map(|pair| pair.strip_prefix("kept="));
    let name = names.next().filter(|name| !name.is_empty())?;
    Some(GameId(name.to_owned()))
}

/// Whether a game kept under an address is the one that is wanted by another: its own, or none in
/// particular.
pub fn is_wanted(kept: &str, wanted: &str) -> bool {
    let bare = |address: &str| {
        let text = address.trim_start_matches(['#', '/']);
        text.trim_end_matches('/').to_string()
    };
    bare(wanted).is_empty() || bare(wanted) == bare(kept)
}
