//! The struct that the table of presets fills, and how the log writes it.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use super::presets::Regulations;

/// Which set of laws a game is played by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Preset {
    /// The article for beginners (seed 003a).
    Home,
    /// The school rules (001).
    School,
    /// The Codex of about 1990 (000, 003c).
    Codex,
    /// The encyclopaedia of about 2010 (003b).
    Club,
    /// The pupil's report with the rules of 2014 to 2018 (002).
    #[serde(rename = "fide2014")]
    Fide2014,
    /// The FIDE Laws in force since 2023.
    #[serde(rename = "fide")]
    FideNow,
}

impl Preset {
    /// All six, in the order of the table.
    pub const ALL: [Preset; 6] = [
        Preset::Home,
        Preset::School,
        Preset::Codex,
        Preset::Club,
        Preset::Fide2014,
        Preset::FideNow,
    ];

    /// The word for it in addresses, logs and questions: `home school codex club fide2014 fide`.
    pub const fn word(self) -> &'static str {
        match self {
            Preset::Home => "home",
            Preset::School => "school",
            Preset::Codex => "codex",
            Preset::Club => "club",
            Preset::Fide2014 => "fide2014",
            Preset::FideNow => "fide",
        }
    }

    /// The preset of a word, in any case; the names of the table (`FideNow`) are understood too.
    pub fn from_word(word: &str) -> Option<Preset> {
        let word = word.to_ascii_lowercase();
        if word == "fidenow" {
            return Some(Preset::FideNow);
        }
        Preset::ALL.into_iter().find(|preset| preset.word() == word)
    }
}

/// Why a field of the regulations was not set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FieldError {
    /// There is no field of this name.
    NoSuchField(String),
    /// The field can't have this value.
    NoSuchValue {
        /// The field.
        field: String,
        /// What the reader of values says, in English, for developers.
        why: String,
    },
}

impl core::fmt::Display for FieldError {
    /// A plain English line for developers; the page has its own sentences.
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            FieldError::NoSuchField(name) => write!(f, "no field `{name}`"),
            FieldError::NoSuchValue { field, why } => write!(f, "`{field}`: {why}"),
        }
    }
}

impl core::error::Error for FieldError {}

/// Turns the table into the struct and its six instances.
macro_rules! rule_sets {
    ($($(#[$doc:meta])* $field:ident: $type:ident =
        $home:expr, $school:expr, $codex:expr, $club:expr, $fide2014:expr, $now:expr;)*) => {
        /// How a game is ruled: one field for each row of "Rule sets", each of which may be set
        /// otherwise than in the preset that it comes from.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct Regulations {
            /// The preset that these regulations started from.
            pub laws: super::Preset,
            $($(#[$doc])* pub $field: $type),*
        }

        impl Regulations {
            /// The names of all fields, in the order of the table.
            pub const FIELDS: &'static [&'static str] = &[$(stringify!($field)),*];

            /// The regulations of a preset as they stand in the table.
            pub const fn of(laws: super::Preset) -> Regulations {
                use super::Preset;
                match laws {
                    Preset::Home => Regulations { laws, $($field: { use $type::*; $home }),* },
                    Preset::School => Regulations { laws, $($field: { use $type::*; $school }),* },
                    Preset::Codex => Regulations { laws, $($field: { use $type::*; $codex }),* },
                    Preset::Club => Regulations { laws, $($field: { use $type::*; $club }),* },
                    Preset::Fide2014 => Regulations { laws, $($field: { use $type::*; $fide2014 }),* },
                    Preset::FideNow => Regulations { laws, $($field: { use $type::*; $now }),* },
                }
            }

            /// The fields that differ from the preset, as the log writes them.
            pub fn changed(&self) -> serde_json::Map<String, serde_json::Value> {
                let preset = Regulations::of(self.laws);
                let mut changed = serde_json::Map::new();
                $(if self.$field != preset.$field
                    && let Ok(value) = serde_json::to_value(self.$field)
                {
                    changed.insert(stringify!($field).to_string(), value);
                })*
                changed
            }

            /// Sets one field, named as in the table, to a value as the log writes it.
            ///
            /// # Errors
            ///
            /// There is no such field, or it has no such value; nothing is changed then.
            pub fn set(
                &mut self,
                name: &str,
                value: serde_json::Value,
            ) -> Result<(), super::FieldError> {
                match name {
                    $(stringify!($field) => {
                        self.$field = serde_json::from_value(value).map_err(|error| {
                            super::FieldError::NoSuchValue {
                                field: name.to_string(),
                                why: error.to_string(),
                            }
                        })?;
                    })*
                    _ => return Err(super::FieldError::NoSuchField(name.to_string())),
                }
                Ok(())
            }
        }
    };
}

pub(super) use rule_sets;

/// The form in the log: the preset's name, and what differs from it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    laws: Preset,
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    changed: Map<String, Value>,
}

impl Serialize for Regulations {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let changed = self.changed();
        let laws = self.laws;
        Written { laws, changed }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Regulations {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Regulations, D::Error> {
        let written = Written::deserialize(from)?;
        let mut regulations = Regulations::of(written.laws);
        for (name, value) in written.changed {
            regulations.set(&name, value).map_err(D::Error::custom)?;
        }
        Ok(regulations)
    }
}
