//! The one table of letters and signs, for writing and for reading (NOTATION-3, 9).

use crate::rules::Role;

/// Whose letters and signs a move is written with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Letters {
    /// K Q R B N, `x`, `#`: those of FIDE and PGN.
    International,
    /// Pictures of the pieces, which need no language.
    Figurine,
    /// Кр Ф Л С К, `:`, `х`.
    Russian,
    /// Кр Ф Т С К, `:`, `х`.
    Ukrainian,
}

/// How much of a move is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Form {
    /// Without the from-square where it is not needed (NOTATION-7); with international letters,
    /// this is the SAN of PGN.
    Short,
    /// With both squares (NOTATION-4).
    Long,
    /// Short, and a pawn's capture as two file letters, `de` (NOTATION-8).
    Codex,
    /// Two squares and nothing else, as programs write moves to each other; the letters are
    /// always international.
    Uci,
}

/// The notation chosen for the score sheet, typed moves and announcements.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Notation {
    /// Whose letters and signs.
    pub letters: Letters,
    /// How much is written.
    pub form: Form,
}

impl Notation {
    /// Short with international letters: `Nf3`, `exd5`, `e8=Q`.
    pub const SHORT: Notation = Notation::new(Letters::International, Form::Short);
    /// Long with international letters: `Ng1-f3`, `e4xd5`, `e7-e8Q`.
    pub const LONG: Notation = Notation::new(Letters::International, Form::Long);
    /// Short with international letters and pawn captures like `ed`.
    pub const CODEX: Notation = Notation::new(Letters::International, Form::Codex);
    /// `e2e4`, `e7e8q`.
    pub const UCI: Notation = Notation::new(Letters::International, Form::Uci);

    /// The notations that are offered, each with the name by which settings and links keep it.
    pub const ALL: [(&'static str, Notation); 13] = [
        ("short", Notation::SHORT),
        ("long", Notation::LONG),
        ("codex", Notation::CODEX),
        ("figurine", Notation::new(Letters::Figurine, Form::Short)),
        (
            "figurine-long",
            Notation::new(Letters::Figurine, Form::Long),
        ),
        (
            "figurine-codex",
            Notation::new(Letters::Figurine, Form::Codex),
        ),
        ("russian", Notation::new(Letters::Russian, Form::Short)),
        ("russian-long", Notation::new(Letters::Russian, Form::Long)),
        (
            "russian-codex",
            Notation::new(Letters::Russian, Form::Codex),
        ),
        ("ukrainian", Notation::new(Letters::Ukrainian, Form::Short)),
        (
            "ukrainian-long",
            Notation::new(Letters::Ukrainian, Form::Long),
        ),
        (
            "ukrainian-codex",
            Notation::new(Letters::Ukrainian, Form::Codex),
        ),
        ("uci", Notation::UCI),
    ];

    /// The notation with these letters in this form.
    pub const fn new(letters: Letters, form: Form) -> Notation {
        Notation { letters, form }
    }

    /// The notation of a name in [`Notation::ALL`].
    pub fn named(name: &str) -> Option<Notation> {
        let found = Notation::ALL.iter().find(|(other, _)| *other == name);
        found.map(|&(_, notation)| notation)
    }

    /// The name under which settings and links keep it.
    pub fn name(self) -> &'static str {
        let found = Notation::ALL.iter().find(|(_, other)| *other == self);
        // UCI has no letters, so all its combinations bear one name.
        found.map_or("uci", |&(name, _)| name)
    }
}

/// One row of the table.
pub(super) struct Signs {
    /// By role, pawn first, king last.
    pub(super) roles: [&'static str; 6],
    pub(super) capture: char,
    pub(super) mate: char,
}

const SIGNS: [Signs; 4] = [
    Signs {
        roles: ["", "N", "B", "R", "Q", "K"],
        capture: 'x',
        mate: '#',
    },
    Signs {
        roles: ["", "♘", "♗", "♖", "♕", "♔"],
        capture: 'x',
        mate: '#',
    },
    Signs {
        roles: ["", "К", "С", "Л", "Ф", "Кр"],
        capture: ':',
        mate: 'х',
    },
    Signs {
        roles: ["", "К", "С", "Т", "Ф", "Кр"],
        capture: ':',
        mate: 'х',
    },
];

impl Letters {
    /// All four, international first.
    pub const ALL: [Letters; 4] = [
        Letters::International,
        Letters::Figurine,
        Letters::Russian,
        Letters::Ukrainian,
    ];

    pub(super) const fn signs(self) -> &'static Signs {
        &SIGNS[self as usize]
    }

    /// The letter or letters of a role; none for the pawn.
    pub const fn role(self, role: Role) -> &'static str {
        self.signs().roles[role as usize]
    }

    /// The role whose letter is exactly this character.
    pub(super) fn role_of(self, letter: char) -> Option<Role> {
        let is_it = |role: &Role| {
            let mut letters = self.role(*role).chars();
            letters.next() == Some(letter) && letters.next().is_none()
        };
        Role::ALL.into_iter().find(is_it)
    }
}
