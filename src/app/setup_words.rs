//! The words of a set-up's values, as they stand in addresses.

use super::setup::{Opponent, ScoreKeeping, Seats};
use crate::clock::GapPolicy;
use crate::game::regulations::{Aids, Enforcement, Preset, Press, Table, TouchMove};
use crate::rules::Color;

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
