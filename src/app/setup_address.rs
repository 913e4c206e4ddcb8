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

use super::setup::{Opponent, ScoreKeeping, Seats, Setup};
use crate::clock::{GapPolicy, ReadError};
use crate::game::regulations::{Aids, Enforcement, Preset, Press, Table, TouchMove};
use crate::rules::Color;

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

/// The words of a value, in the order of the set-up.
pub trait Words: Copy + PartialEq + 'static {
    /// Each value with its word.
    const WORDS: &'static [(Self, &'static str)];

    /// The word of this value.
    fn word(self) -> &'static str {
        let found = Self::WORDS.iter().find(|(value, _)| *value == self);
        found.map_or("", |(_, word)| word)
    }

    /// The value of a word, in any case.
    fn of_word(word: &str) -> Option<Self> {
        let mut words = Self::WORDS.iter();
        let found = words.find(|(_, known)| known.eq_ignore_ascii_case(word));
        found.map(|(value, _)| *value)
    }
}

impl Words for Table {
    const WORDS: &'static [(Table, &'static str)] = &[
        (Table::Learn, "learn"),
        (Table::Play, "play"),
        (Table::Compete, "compete"),
    ];
}

impl Words for Preset {
    const WORDS: &'static [(Preset, &'static str)] = &[
        (Preset::FideNow, Preset::FideNow.word()),
        (Preset::Fide2014, Preset::Fide2014.word()),
        (Preset::Club, Preset::Club.word()),
        (Preset::Codex, Preset::Codex.word()),
        (Preset::School, Preset::School.word()),
        (Preset::Home, Preset::Home.word()),
    ];
}

impl Words for Enforcement {
    const WORDS: &'static [(Enforcement, &'static str)] = &[
        (Enforcement::Guide, "guide"),
        (Enforcement::Arbiter, "arbiter"),
        (Enforcement::Claims, "claims"),
    ];
}

impl Words for TouchMove {
    const WORDS: &'static [(TouchMove, &'static str)] =
        &[(TouchMove::Binding, "binding"), (TouchMove::Off, "off")];
}

impl Words for Press {
    const WORDS: &'static [(Press, &'static str)] =
        &[(Press::ByHand, "hand"), (Press::Itself, "itself")];
}

impl Words for GapPolicy {
    const WORDS: &'static [(GapPolicy, &'static str)] =
        &[(GapPolicy::Stop, "stop"), (GapPolicy::Count, "count")];
}

impl Words for Seats {
    const WORDS: &'static [(Seats, &'static str)] = &[
        (Seats::SideBySide, "side"),
        (Seats::FaceToFace, "face"),
        (Seats::Passed, "passed"),
    ];
}

impl Words for ScoreKeeping {
    const WORDS: &'static [(ScoreKeeping, &'static str)] =
        &[(ScoreKeeping::App, "app"), (ScoreKeeping::Own, "own")];
}

impl Words for Opponent {
    const WORDS: &'static [(Opponent, &'static str)] = &[
        (Opponent::Person, "person"),
        (Opponent::Computer(1), "1"),
        (Opponent::Computer(2), "2"),
        (Opponent::Computer(3), "3"),
        (Opponent::Computer(4), "4"),
        (Opponent::Computer(5), "5"),
    ];
}

impl Words for Color {
    const WORDS: &'static [(Color, &'static str)] =
        &[(Color::White, "white"), (Color::Black, "black")];
}

/// One of the aids: its word, and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Aid {
    /// The word for it in addresses.
    pub word: &'static str,
    /// Only what is shown depends on it: it may change while a game runs.
    pub is_shown: bool,
    /// Whether it is given.
    pub is_given: fn(&Aids) -> bool,
    /// Gives or withholds it.
    pub set: fn(&mut Aids, bool),
}

/// All aids, in the order of the set-up.
pub const AIDS: [Aid; 5] = [
    Aid {
        word: "legal",
        is_shown: true,
        is_given: |aids| aids.legal_squares,
        set: |aids, on| aids.legal_squares = on,
    },
    Aid {
        word: "reasons",
        is_shown: true,
        is_given: |aids| aids.reasons,
        set: |aids, on| aids.reasons = on,
    },
    Aid {
        word: "undo",
        is_shown: false,
        is_given: |aids| aids.take_back,
        set: |aids, on| aids.take_back = on,
    },
    Aid {
        word: "coordinates",
        is_shown: true,
        is_given: |aids| aids.coordinates,
        set: |aids, on| aids.coordinates = on,
    },
    Aid {
        word: "hints",
        is_shown: false,
        is_given: |aids| aids.hints,
        set: |aids, on| aids.hints = on,
    },
];

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
