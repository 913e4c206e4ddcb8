//! The shelf: what its list shows of each kept game, and which of them a search finds.

use super::message::Message;
use crate::notation::pgn::PgnGame;
use crate::storage::{GameId, Head, Kept, Names, Score, Standing, Tally};

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
    /// The players; empty where a name is not known.
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
                    // What goes on has gone on since.
                    let tally = head.tally.filter(|_| head.state != Standing::Running);
                    (kind, head.names, day(head.created, offset), tally)
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

    /// Whether all words of a search are found in the names, the date or the result, whatever
    /// their case.
    pub fn is_found(&self, words: &Words) -> bool {
        words.0.iter().all(|word| self.folded.contains(word))
    }

    fn fold(&mut self) {
        let result = self.tally.as_ref().map_or("", |tally| &tally.result);
        let Names { white, black } = &self.names;
        self.folded = format!("{white} {black} {} {result}", self.date).to_lowercase();
    }

    /// How many moves were made, a White and a Black one together counted as one.
    pub fn moves(&self) -> Option<u32> {
        self.tally.as_ref().map(|tally| tally.plies.div_ceil(2))
    }

    /// The day as it is said: whole, the year alone, or nothing.
    pub fn said_day(&self) -> Option<Message> {
        let mut parts = self.date.split('.');
        let mut number = |digits: usize| {
            let part = parts.next().unwrap_or_default();
            let known = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
            known.then_some(part)
        };
        let (year, month, day) = (number(4)?, number(2), number(2));
        Some(match (month, day) {
            (Some(month), Some(day)) => Message::of("print-day")
                .text("year", year)
                .text("month", month)
                .text("day", day),
            _ => Message::of("shelf-year").text("year", year),
        })
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
    name(&mut score, &kept.head.names);
    score.set_tag("Date", &day(kept.head.created, offset));
    score
}

/// Sets the players' names, where they are known.
pub fn name(score: &mut PgnGame, names: &Names) {
    for (tag, name) in [("White", &names.white), ("Black", &names.black)] {
        if !name.is_empty() {
            score.set_tag(tag, name);
        }
    }
}

/// The day of a wall time (milliseconds since 1970), as PGN writes it, where the clocks are so many
/// minutes behind UTC.
pub fn day(wall: i64, offset: i32) -> String {
    let local = wall.saturating_sub(i64::from(offset) * 60_000);
    // Counted in eras of 400 years that begin in March, so that the leap day is a year's last.
    let days = local.div_euclid(86_400_000) + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = (from_march + 2) % 12 + 1;
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}.{month:02}.{day:02}")
}

#[cfg(test)]
#[path = "shelf_tests.rs"]
mod tests;
