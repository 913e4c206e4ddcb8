//! The shelf: what its list shows of each kept game, and which of them a search finds.

use super::day::day;
use crate::notation::pgn::PgnGame;
use crate::storage::{GameId, Head, Heading, Kept, Names, Score, Standing, Tally};

/// How a game on the shelf is kept, and so what can be done with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// It was played here and has a result.
    Finished,
    /// It was played here and can go on.
    Unfinished,
    /// It came as PGN.
    Score,
    /// It can't be read.
    Damaged,
}

/// A game on the shelf.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What it is called in the storage.
    pub id: GameId,
    /// How it is kept.
    pub kind: Kind,
    /// The players, the event and the round; empty where they are not known.
    pub names: Names,
    /// The day, as PGN writes it: `2026.11.30`, perhaps with question marks; empty where it is not known.
    pub date: String,
    /// Result and length; none where the game has to be replayed to know them.
    pub tally: Option<Tally>,
    /// What a search looks at.
    folded: String,
}

impl Entry {
    /// What a list shows of what lies under this name: a head or a score. `offset` is the
    /// time zone: how many minutes the clocks here are behind UTC.
    pub fn read(id: GameId, text: &str, offset: i32) -> Entry {
        let (kind, names, date, tally) = match Score::read(text) {
            Some(Ok(score)) => (Kind::Score, score.names, score.date, Some(score.tally)),
            Some(Err(_)) => (Kind::Damaged, Names::default(), String::new(), None),
            None => match Head::read(text) {
                Ok(head) => {
                    let kind = match head.state {
                        Standing::Finished => Kind::Finished,
                        Standing::Running | Standing::PutAway => Kind::Unfinished,
                    };
                    let date = date(&head, offset);
                    // What goes on has gone on since.
                    let tally = head.tally.filter(|_| head.state != Standing::Running);
                    (kind, head.names, date, tally)
                }
                Err(_) => (Kind::Damaged, Names::default(), String::new(), None),
            },
        };
        let mut entry = Entry {
            id,
            kind,
            names,
            date,
            tally,
            folded: String::new(),
        };
        entry.fold();
        entry
    }

    /// The replayed game is known now, or that it can't be read.
    pub fn know(&mut self, tally: Option<Tally>) {
        if tally.is_none() {
            self.kind = Kind::Damaged;
        }
        self.tally = tally;
        self.fold();
    }

    /// Whether all words of a search are found in the names, the event, the date or the result,
    /// whatever their case.
    pub fn is_found(&self, words: &Words) -> bool {
        words.0.iter().all(|word| self.folded.contains(word))
    }

    fn fold(&mut self) {
        let result = self.tally.as_ref().map_or("", |tally| &tally.result);
        let names = Heading::ALL.map(|heading| self.names[heading].as_str());
        self.folded = [&names.join(" "), self.date.as_str(), result]
            .join(" ")
            .to_lowercase();
    }

    /// How many moves were made, a White and a Black one together counted as one.
    pub fn moves(&self) -> Option<u32> {
        self.tally.as_ref().map(|tally| tally.plies.div_ceil(2))
    }
}

/// The words of a search.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Words(Vec<String>);

impl Words {
    /// The words that are typed.
    pub fn typed(text: &str) -> Words {
        let text = text.to_lowercase();
        Words(text.split_whitespace().map(str::to_owned).collect())
    }
}

/// The score of a game that was played here, with what its head knows.
pub fn score_of(kept: &Kept, offset: i32) -> PgnGame {
    let mut score = kept.game.score();
    kept.head.names.put_on(&mut score);
    score.set_tag(Heading::Date.tag(), &date(&kept.head, offset));
    score
}

/// The day of a game: that of the score that it came as, else that on which it was begun.
fn date(head: &Head, offset: i32) -> String {
    match head.names[Heading::Date].as_str() {
        "" => day(head.created, offset),
        told => told.to_owned(),
    }
}

#[cfg(test)]
#[path = "shelf_tests.rs"]
mod tests;
