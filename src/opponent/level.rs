//! The levels: one row each, to be read and changed by who teaches chess.

use crate::rules::Move;

/// What a player still looks at when the half-moves it looks ahead are used up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Then {
    /// Nothing: it takes what it can, guarded or not.
    Nothing,
    /// Whether the piece that has just moved can be taken where it stands, and what is taken back there.
    Recaptures,
    /// All captures, until no more are worth making.
    Captures,
}

impl Then {
    /// Whether a move is still looked at after `last`.
    pub(super) fn follows(self, mv: Move, last: Move) -> bool {
        match self {
            Then::Nothing => false,
            Then::Recaptures => mv.to() == last.to(),
            Then::Captures => true,
        }
    }
}

/// How often a player overlooks captures of each kind, in per cent; where several fit, the highest
/// counts. These are the opponent's captures; its own it overlooks half as often. What is overlooked is so for
/// the whole thought about one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overlooks {
    /// Any capture.
    pub capture: u8,
    /// By a bishop or queen along a diagonal, over three squares or more.
    pub far_diagonal: u8,
    /// By a rook or queen along a file or rank, over four squares or more.
    pub far_line: u8,
    /// By a piece that goes back towards its own side.
    pub backwards: u8,
    /// By a knight.
    pub knight: u8,
    /// Of what was guarded by the piece that has just moved.
    pub left_behind: u8,
    /// Along a line that has just been opened.
    pub opened: u8,
    /// Of what is guarded by a pinned piece alone (MOVE-16).
    pub pinned_guard: u8,
    /// A move that mates (MATE-1), capture or not.
    pub mate: u8,
}

impl Overlooks {
    /// Sees everything.
    pub const NOTHING: Overlooks = Overlooks {
        capture: 0,
        far_diagonal: 0,
        far_line: 0,
        backwards: 0,
        knight: 0,
        left_behind: 0,
        opened: 0,
        pinned_guard: 0,
        mate: 0,
    };
}

/// How a computer opponent plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// How many half-moves it looks ahead, its own first; from 1.
    pub ahead: u8,
    /// What it looks at beyond these.
    pub then: Then,
    /// How many positions it looks at for one move, at most.
    pub positions: u32,
    /// How much it knows of good and bad squares, passed pawns and the safety of the king, in per cent.
    /// What pieces are worth, every level knows.
    pub knowledge: u8,
    /// How far moves can be apart, in hundredths of a pawn, and it still plays the one or the other by
    /// taste.
    pub taste: u16,
    /// What it overlooks.
    pub overlooks: Overlooks,
}

/// The five levels, easiest first (LEARN-8). `cargo run --release --example match` plays them against each
/// other: each beats the one below it by 65 to 90 per cent, which is what a change here has to keep. Ten
/// per cent are a lot: in one thought there are dozens of captures to be overlooked, and the move whose answer was
/// overlooked is the one that looks best.
pub const LEVELS: [Level; 5] = [
    // Knows how the pieces move, and takes what it can, guarded or not.
    Level {
        ahead: 1,
        then: Then::Nothing,
        positions: 300,
        knowledge: 20,
        taste: 50,
        overlooks: Overlooks {
            capture: 0,
            far_diagonal: 30,
            far_line: 15,
            backwards: 20,
            knight: 15,
            left_behind: 0,
            opened: 0,
            pinned_guard: 0,
            mate: 40,
        },
    },
    // Looks at what the opponent can take, but misses much of it: most of all what its own move gives up.
    Level {
        ahead: 2,
        then: Then::Recaptures,
        positions: 2_000,
        knowledge: 20,
        taste: 40,
        overlooks: Overlooks {
            capture: 25,
            far_diagonal: 60,
            far_line: 50,
            backwards: 50,
            knight: 50,
            left_behind: 75,
            opened: 75,
            pinned_guard: 100,
            mate: 50,
        },
    },
    // Leaves fewer pieces where they can be taken; the long diagonal and the pin still surprise it.
    Level {
        ahead: 2,
        then: Then::Recaptures,
        positions: 3_000,
        knowledge: 60,
        taste: 30,
        overlooks: Overlooks {
            capture: 10,
            far_diagonal: 34,
            far_line: 22,
            backwards: 22,
            knight: 22,
            left_behind: 58,
            opened: 58,
            pinned_guard: 85,
            mate: 25,
        },
    },
    // Counts an exchange to its end, and forgets a guard in one of three cases.
    Level {
        ahead: 2,
        then: Then::Captures,
        positions: 8_000,
        knowledge: 80,
        taste: 25,
        overlooks: Overlooks {
            capture: 6,
            far_diagonal: 16,
            far_line: 12,
            backwards: 12,
            knight: 12,
            left_behind: 32,
            opened: 32,
            pinned_guard: 55,
            mate: 10,
        },
    },
    // About a club's beginner: sees its move, the answer and its next move, never misses a mate, and slips
    // where pieces hang together.
    Level {
        ahead: 3,
        then: Then::Captures,
        positions: 20_000,
        knowledge: 100,
        taste: 15,
        overlooks: Overlooks {
            capture: 4,
            far_diagonal: 12,
            far_line: 8,
            backwards: 8,
            knight: 8,
            left_behind: 20,
            opened: 20,
            pinned_guard: 40,
            mate: 0,
        },
    },
];
