//! What a score sheet is headed by: who plays, where and when.

use core::ops::Index;

use crate::game::wire::{Misread, Wire, Writer, member};
use crate::notation::pgn::PgnGame;
use crate::rules::Color;

/// A line at the head of a score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heading {
    /// Who plays White.
    White,
    /// Who plays Black.
    Black,
    /// The tournament or match.
    Event,
    /// The place.
    Site,
    /// The round, which need not be a number: `3.1`.
    Round,
    /// The day, as PGN writes it, of a game that came as a score; one that is played here has the day
    /// on which it was begun.
    Date,
}

impl Heading {
    /// All of them.
    pub const ALL: [Heading; 6] = [
        Heading::White,
        Heading::Black,
        Heading::Event,
        Heading::Site,
        Heading::Round,
        Heading::Date,
    ];

    /// Its tag in PGN.
    pub const fn tag(self) -> &'static str {
        match self {
            Heading::White => "White",
            Heading::Black => "Black",
            Heading::Event => "Event",
            Heading::Site => "Site",
            Heading::Round => "Round",
            Heading::Date => "Date",
        }
    }

    /// Its name in the heads of kept games, in addresses and in forms.
    pub const fn word(self) -> &'static str {
        match self {
            Heading::White => "white",
            Heading::Black => "black",
            Heading::Event => "event",
            Heading::Site => "site",
            Heading::Round => "round",
            Heading::Date => "date",
        }
    }
}

impl From<Color> for Heading {
    fn from(side: Color) -> Heading {
        match side {
            Color::White => Heading::White,
            Color::Black => Heading::Black,
        }
    }
}

/// The head of a score sheet, as it was entered; empty where nothing was.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names([String; Heading::ALL.len()]);

impl Index<Heading> for Names {
    type Output = String;

    fn index(&self, heading: Heading) -> &String {
        &self.0[heading as usize]
    }
}

impl Names {
    /// The longest line that is kept, in characters.
    pub const LONGEST: usize = 100;

    /// Takes a line as it was typed: without control characters, and no longer than is kept.
    pub fn set(&mut self, heading: Heading, typed: &str) {
        let kept = typed.chars().filter(|c| !c.is_control());
        self.0[heading as usize] = kept.take(Names::LONGEST).collect();
    }

    /// What the tags of a score say; nothing where they say `?`.
    pub fn of(score: &PgnGame) -> Names {
        let mut names = Names::default();
        for heading in Heading::ALL {
            let value = score.tag(heading.tag()).map(str::trim).unwrap_or_default();
            // A part of a day may be known: `1851.??.??`.
            if !value.trim_matches(['?', '.', '-']).is_empty() {
                names.set(heading, value);
            }
        }
        names
    }

    /// Sets the tags of a score for all that is known.
    pub fn put_on(&self, score: &mut PgnGame) {
        for heading in Heading::ALL {
            let name = self[heading].trim();
            if !name.is_empty() {
                score.set_tag(heading.tag(), name);
            }
        }
    }
}

impl Wire for Names {
    fn write(&self, out: &mut Writer) {
        out.begin();
        for heading in Heading::ALL {
            if !self[heading].is_empty() {
                out.member(heading.word(), &self[heading]);
            }
        }
        out.end();
    }

    fn read(value: &serde_json::Value) -> Result<Names, Misread> {
        let mut names = Names::default();
        for heading in Heading::ALL {
            if let Some(name) = member::<Option<String>>(value, heading.word())? {
                names.0[heading as usize] = name;
            }
        }
        Ok(names)
    }
}
