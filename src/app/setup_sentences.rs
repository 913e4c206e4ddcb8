//! The sentences about a set-up: its choices, and what is wrong in one.

use super::message::Message;
use super::setup::{Opponent, ScoreKeeping, Seats};
use super::setup_address::SetupFault;
use crate::clock::{Category, ControlError, Expected, GapPolicy, ReadError, ReadErrorKind};
use crate::game::regulations::{Enforcement, Preset, Press, Table, TouchMove};
use crate::rules::Color;

/// What is wrong in an address about the set-up.
pub fn fault(fault: &SetupFault) -> Message {
    match fault {
        SetupFault::NoSuchValue { name, value } => Message::of("address-value")
            .text("name", name)
            .text("value", value),
        SetupFault::Time { text, error } => Message::of("address-time")
            .text("text", text)
            .number("at", place(error)),
    }
}

/// What is wrong in a time control, and where.
pub fn control_error(error: &ReadError) -> Message {
    let (key, what) = match error.why {
        ReadErrorKind::Expected(expected) => ("control-expected", expected_word(expected)),
        ReadErrorKind::Impossible(why) => ("control-impossible", impossible_word(why)),
    };
    Message::of(key)
        .number("at", place(error))
        .text("what", what)
}

/// The place as players count it: the first character is 1.
fn place(error: &ReadError) -> u32 {
    u32::try_from(error.at).map_or(u32::MAX, |at| at.saturating_add(1))
}

fn expected_word(expected: Expected) -> &'static str {
    match expected {
        Expected::Control => "control",
        Expected::Time => "minutes",
        Expected::Seconds | Expected::TagField => "seconds",
        Expected::Sixty => "sixty",
        Expected::Decimals => "decimals",
        Expected::Hourglass => "hourglass",
        Expected::MoreOrEnd | Expected::TagFieldOrEnd => "more",
        Expected::End => "end",
    }
}

fn impossible_word(why: ControlError) -> &'static str {
    match why {
        ControlError::NoPeriods | ControlError::NoTime | ControlError::NegativeTime => "no-time",
        ControlError::TooManyPeriods => "periods",
        ControlError::PeriodAfterLast => "after-last",
        ControlError::NoMoves => "no-moves",
        ControlError::TooManyMoves => "moves",
        ControlError::TimeTooLong => "long",
        ControlError::BonusTooLong => "bonus",
    }
}

/// A choice as it is offered: its name, and a plain sentence about it.
pub struct Offered {
    /// The name.
    pub name: &'static str,
    /// The sentence.
    pub about: &'static str,
}

/// A table.
pub fn table(table: Table) -> Offered {
    let (name, about) = match table {
        Table::Learn => ("table-learn", "table-learn-about"),
        Table::Play => ("table-play", "table-play-about"),
        Table::Compete => ("table-compete", "table-compete-about"),
    };
    Offered { name, about }
}

/// Whom one plays, and a sentence about it; none about a person.
pub fn opponent(opponent: Opponent) -> (Message, Option<&'static str>) {
    let Opponent::Computer(level) = opponent else {
        return (Message::of("opponent-person"), None);
    };
    let about = match level {
        0 | 1 => "opponent-1-about",
        2 => "opponent-2-about",
        3 => "opponent-3-about",
        4 => "opponent-4-about",
        _ => "opponent-5-about",
    };
    (computer(level), Some(about))
}

/// The computer's name.
pub fn computer(level: u8) -> Message {
    Message::of("computer-name").number("level", u32::from(level))
}

/// Which side one has.
pub fn side(side: Color) -> &'static str {
    match side {
        Color::White => "side-white",
        Color::Black => "side-black",
    }
}

/// A set of laws.
pub fn laws(laws: Preset) -> Offered {
    let (name, about) = match laws {
        Preset::Home => ("laws-home", "laws-home-about"),
        Preset::School => ("laws-school", "laws-school-about"),
        Preset::Codex => ("laws-codex", "laws-codex-about"),
        Preset::Club => ("laws-club", "laws-club-about"),
        Preset::Fide2014 => ("laws-fide2014", "laws-fide2014-about"),
        Preset::FideNow => ("laws-fide", "laws-fide-about"),
    };
    Offered { name, about }
}

/// What happens to what is not allowed.
pub fn enforcement(enforcement: Enforcement) -> &'static str {
    match enforcement {
        Enforcement::Guide => "enforcement-guide",
        Enforcement::Arbiter => "enforcement-arbiter",
        Enforcement::Claims => "enforcement-claims",
    }
}

/// Whether touched pieces bind.
pub fn touch_move(touch_move: TouchMove) -> &'static str {
    match touch_move {
        TouchMove::Binding => "touch-binding",
        TouchMove::Off => "touch-off",
    }
}

/// Who presses the clock.
pub fn press(press: Press) -> &'static str {
    match press {
        Press::ByHand => "press-hand",
        Press::Itself => "press-itself",
    }
}

/// What becomes of the time that the device slept.
pub fn gaps(gaps: GapPolicy) -> &'static str {
    match gaps {
        GapPolicy::Stop => "sleep-stop",
        GapPolicy::Count => "sleep-count",
    }
}

/// Where the players sit.
pub fn seats(seats: Seats) -> &'static str {
    match seats {
        Seats::SideBySide => "seats-side",
        Seats::FaceToFace => "seats-face",
        Seats::Passed => "seats-passed",
    }
}

/// Who keeps the score.
pub fn score(score: ScoreKeeping) -> &'static str {
    match score {
        ScoreKeeping::App => "score-app",
        ScoreKeeping::Own => "score-own",
    }
}

/// An aid, by its word in addresses.
pub fn aid(word: &str) -> &'static str {
    match word {
        "legal" => "aid-legal",
        "reasons" => "aid-reasons",
        "undo" => "aid-undo",
        "coordinates" => "aid-coordinates",
        _ => "aid-hints",
    }
}

/// A group of time controls.
pub fn category(category: Category) -> &'static str {
    match category {
        Category::Bullet => "category-bullet",
        Category::Blitz => "category-blitz",
        Category::Rapid => "category-rapid",
        Category::Classical => "category-classical",
    }
}
