//! The struct that the table of presets fills, and how the log writes it.

use serde_json::Value;

use super::presets::Regulations;
use crate::game::wire::{Misread, Wire, Writer, check_members, member, serde_by_wire};

/// Which set of laws a game is played by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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
    Fide2014,
    /// The FIDE Laws in force since 2023.
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

            /// The fields that differ from the preset, each with its value.
            pub(super) fn changed(&self) -> Vec<(&'static str, &dyn $crate::game::wire::Wire)> {
                let preset = Regulations::of(self.laws);
                let mut changed: Vec<(&'static str, &dyn $crate::game::wire::Wire)> = Vec::new();
                $(if self.$field != preset.$field {
                    changed.push((stringify!($field), &self.$field));
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
                value: &serde_json::Value,
            ) -> Result<(), super::FieldError> {
                let done = match name {
                    $(stringify!($field) => $crate::game::wire::put(&mut self.$field, value),)*
                    _ => return Err(super::FieldError::NoSuchField(name.to_string())),
                };
                done.map_err(|misread| super::FieldError::NoSuchValue {
                    field: name.to_string(),
                    why: misread.to_string(),
                })
            }
        }
    };
}

pub(super) use rule_sets;

impl Wire for Preset {
    fn write(&self, out: &mut Writer) {
        out.text(self.word());
    }

    fn read(value: &Value) -> Result<Preset, Misread> {
        let word = value.as_str().unwrap_or_default();
        let mut presets = Preset::ALL.into_iter();
        let found = presets.find(|preset| preset.word() == word);
        found.ok_or_else(|| Misread::expected("the name of a preset"))
    }
}

/// The form in the log: the preset's name, and what differs from it.
impl Wire for Regulations {
    fn write(&self, out: &mut Writer) {
        let changed = self.changed();
        out.begin();
        out.member("laws", &self.laws);
        if !changed.is_empty() {
            out.name("changed");
            out.object(&changed);
        }
        out.end();
    }

    fn read(value: &Value) -> Result<Regulations, Misread> {
        check_members(value, &["laws", "changed"])?;
        let mut regulations = Regulations::of(member(value, "laws")?);
        match value.get("changed") {
            None => {}
            Some(Value::Object(changed)) => {
                for (name, value) in changed {
                    regulations.set(name, value).map_err(|_| {
                        Misread::expected("a row and one of its values").within(name)
                    })?;
                }
            }
            Some(_) => return Err(Misread::expected("an object").within("changed")),
        }
        Ok(regulations)
    }
}

serde_by_wire!(Regulations);
