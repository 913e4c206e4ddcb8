//! The written forms of a set-up: the part of an address after `?`, and the JSON that the device
//! remembers. Both are the same pairs of a name and a value, read by one reader.
//!
//! | name | value |
//! | --- | --- |
//! | `table` | `learn play compete`; what else is not said is as at this table |
//! | `laws` | `home school codex club fide2014 fide` |
//! | `enforcement` | `guide arbiter claims` |
//! | `touch` | `off binding` |
//! | `aids` | of `legal reasons undo coordinates hints`, joined by commas, or `none` |
//! | `time` | a control in its written form, such as `5+3` or `none` |
//! | `press` | `itself hand` |
//! | `sleep` | `stop count`: what becomes of the time that the device slept |
//! | `seats` | `side face passed` |
//! | `score` | `app own`: who keeps the score |
//! | `white`, `black` | a player's name |
//! | `event`, `site`, `round` | the tournament or match, the place and the round |
//! | `opponent` | `person`, or the level of the computer: `1 2 3 4 5` |
//! | `side` | `white black`: which side one has against the computer |

use core::fmt::Write;

use serde_json::{Map, Value};

use super::setup::Setup;
use super::setup_words::{AIDS, Words};
use crate::clock::ReadError;
use crate::game::regulations::{Aids, Preset, Table};

/// A value that makes no sense.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupFault {
    /// The name has no such value.
    NoSuchValue {
        /// The name.
        name: &'static str,
        /// The value.
        value: String,
    },
    /// The time control can't be read.
    Time {
        /// Its text.
        text: String,
        /// What is wrong in it, and where.
        error: ReadError,
    },
}

impl Setup {
    /// The set-up of these pairs, in any order, and what of them makes no sense. Other names are
    /// passed over, empty values too.
    pub fn read<'a>(
        pairs: impl Iterator<Item = (&'a str, &'a str)> + Clone,
    ) -> (Setup, Vec<SetupFault>) {
        let mut faults = Vec::new();
        let mut setup = Setup::default();
        for (name, value) in pairs.clone() {
            if name == "table" && !value.trim().is_empty() {
                match Table::of_word(value.trim()) {
                    Some(table) => setup = Setup::at(table),
                    None => faults.push(no_such("table", value)),
                }
            }
        }
        for (name, value) in pairs {
            let value = value.trim();
            if !value.is_empty()
                && let Err(fault) = setup.set(name, value)
            {
                faults.push(fault);
            }
        }
        let asked = setup.clone();
        setup.suit_opponent();
        let left_out = [
            (
                "enforcement",
                asked.enforcement.word(),
                asked.enforcement != setup.enforcement,
            ),
            ("seats", asked.seats.word(), asked.seats != setup.seats),
            ("score", asked.score.word(), asked.score != setup.score),
        ];
        for (name, value, is_left_out) in left_out {
            if is_left_out {
                faults.push(no_such(name, value));
            }
        }
        (setup, faults)
    }

    /// Sets one part of the set-up but the table; other names are passed over.
    ///
    /// # Errors
    ///
    /// The name has no such value; nothing has changed then.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), SetupFault> {
        match name {
            "laws" => {
                self.laws = Preset::from_word(value).ok_or_else(|| no_such("laws", value))?;
            }
            "enforcement" => put(&mut self.enforcement, "enforcement", value)?,
            "touch" => put(&mut self.touch_move, "touch", value)?,
            "press" => put(&mut self.press, "press", value)?,
            "sleep" => put(&mut self.gaps, "sleep", value)?,
            "seats" => put(&mut self.seats, "seats", value)?,
            "score" => put(&mut self.score, "score", value)?,
            "opponent" => put(&mut self.opponent, "opponent", value)?,
            "side" => put(&mut self.own_side, "side", value)?,
            "aids" => self.aids = read_aids(value)?,
            "time" => {
                self.control = value.parse().map_err(|error| SetupFault::Time {
                    text: value.to_owned(),
                    error,
                })?;
            }
            _ => {
                let mut asked = Setup::ASKED.into_iter();
                if let Some(heading) = asked.find(|heading| heading.word() == name) {
                    self.names.set(heading, value);
                }
            }
        }
        Ok(())
    }

    /// The pairs of this set-up: its table, and what differs from it.
    pub fn pairs(&self) -> Vec<(&'static str, String)> {
        let table = Setup::at(self.table);
        let mut pairs = vec![("table", self.table.word().to_owned())];
        let mut differs = |name, value: String, differs: bool| {
            if differs {
                pairs.push((name, value));
            }
        };
        differs("laws", self.laws.word().to_owned(), self.laws != table.laws);
        differs(
            "enforcement",
            self.enforcement.word().to_owned(),
            self.enforcement != table.enforcement,
        );
        differs(
            "touch",
            self.touch_move.word().to_owned(),
            self.touch_move != table.touch_move,
        );
        differs("aids", write_aids(&self.aids), self.aids != table.aids);
        differs(
            "time",
            self.control.to_string(),
            self.control != table.control,
        );
        differs(
            "press",
            self.press.word().to_owned(),
            self.press != table.press,
        );
        differs(
            "sleep",
            self.gaps.word().to_owned(),
            self.gaps != table.gaps,
        );
        differs(
            "seats",
            self.seats.word().to_owned(),
            self.seats != table.seats,
        );
        differs(
            "score",
            self.score.word().to_owned(),
            self.score != table.score,
        );
        differs(
            "opponent",
            self.opponent.word().to_owned(),
            self.opponent != table.opponent,
        );
        differs(
            "side",
            self.own_side.word().to_owned(),
            self.own_side != table.own_side,
        );
        for heading in Setup::ASKED {
            let given = self.names[heading].trim();
            differs(heading.word(), given.to_owned(), !given.is_empty());
        }
        pairs
    }

    /// The address that opens a game by this set-up, from `#` on.
    pub fn address(&self) -> String {
        let mut address = "#/play".to_owned();
        for (number, (name, value)) in self.pairs().into_iter().enumerate() {
            let sign = if number == 0 { '?' } else { '&' };
            let plain = if name == "time" { "+/.:|," } else { "," };
            let _ = write!(address, "{sign}{name}={}", encoded(&value, plain));
        }
        address
    }

    /// The set-up as the device remembers it.
    pub fn to_json(&self) -> String {
        let pairs = self.pairs().into_iter();
        let object: Map<String, Value> = pairs
            .map(|(name, value)| (name.to_owned(), Value::String(value)))
            .collect();
        Value::Object(object).to_string()
    }

    /// The remembered set-up. What of it can't be read is as at its table: nothing that was kept
    /// stands in the way of a game.
    pub fn from_json(text: &str) -> Option<Setup> {
        let Ok(Value::Object(object)) = serde_json::from_str(text) else {
            return None;
        };
        let pairs = object
            .iter()
            .filter_map(|(name, value)| Some((name.as_str(), value.as_str()?)));
        Some(Setup::read(pairs).0)
    }
}

fn no_such(name: &'static str, value: &str) -> SetupFault {
    SetupFault::NoSuchValue {
        name,
        value: value.to_owned(),
    }
}

fn put<T: Words>(place: &mut T, name: &'static str, value: &str) -> Result<(), SetupFault> {
    *place = T::of_word(value).ok_or_else(|| no_such(name, value))?;
    Ok(())
}

fn read_aids(text: &str) -> Result<Aids, SetupFault> {
    let mut aids = Aids {
        legal_squares: false,
        reasons: false,
        take_back: false,
        coordinates: false,
        hints: false,
    };
    if text.eq_ignore_ascii_case("none") {
        return Ok(aids);
    }
    for word in text.split([',', ' ']).filter(|word| !word.is_empty()) {
        let mut known = AIDS.iter();
        let aid = known.find(|aid| aid.word.eq_ignore_ascii_case(word));
        let aid = aid.ok_or_else(|| no_such("aids", word))?;
        (aid.set)(&mut aids, true);
    }
    Ok(aids)
}

fn write_aids(aids: &Aids) -> String {
    let given: Vec<&str> = AIDS
        .iter()
        .filter(|aid| (aid.is_given)(aids))
        .map(|aid| aid.word)
        .collect();
    if given.is_empty() {
        "none".to_owned()
    } else {
        given.join(",")
    }
}

/// The text with `%20` and the like for all but letters, digits, `-`, `~` and the `plain` signs.
fn encoded(text: &str, plain: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        let sign = char::from(byte);
        if sign.is_ascii_alphanumeric() || "-~".contains(sign) || plain.contains(sign) {
            encoded.push(sign);
        } else {
            let _ = write!(encoded, "%{byte:02X}");
        }
    }
    encoded
}
