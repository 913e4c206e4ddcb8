//! The arbiter's desk: what he can rule, and what has been filled in for it (IRREG-25, CLOCK-14).

use super::message::Message;
use super::setup_sentences;
use crate::clock::Millis;
use crate::game::{AnnulReason, DrawReason, Game, Outcome, Ruling, TwoMinutesDecision, WinReason};
use crate::rules::Color;

/// What can be ruled, as it is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A side's clock is set.
    SetTime,
    /// A side gets time.
    GiveTime,
    /// A side loses time.
    TakeTime,
    /// A side's count of completed moves is set.
    MoveCount,
    /// A side's period is set.
    Period,
    /// A side is warned.
    Warn,
    /// An earlier position returns.
    Restore,
    /// A side has not come.
    Absent,
    /// A claim of the last two minutes: a draw.
    Agree,
    /// The same: play goes on, and the decision is put off.
    PutOff,
    /// The same, and the opponent gets two minutes.
    PutOffWithTime,
    /// The same: it is rejected.
    Reject,
    /// The game ends.
    End,
}

/// What a ruling needs to be told besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Blank {
    /// Nothing.
    Nothing,
    /// A time, as `5:00` or `1:30:00`.
    Time,
    /// A number.
    Number,
    /// After how many half-moves the position stood.
    Ply,
    /// A result, one of [`RESULTS`].
    Result,
}

/// All rulings: the key of the sentence, which is the word of the choice as well; whether it concerns
/// one side; what is filled in.
pub const RULINGS: [(Kind, &str, bool, Blank); 13] = [
    (Kind::SetTime, "ruling-set-time", true, Blank::Time),
    (Kind::GiveTime, "ruling-give-time", true, Blank::Time),
    (Kind::TakeTime, "ruling-take-time", true, Blank::Time),
    (Kind::Warn, "ruling-warn", true, Blank::Nothing),
    (Kind::Restore, "ruling-restore", false, Blank::Ply),
    (Kind::End, "ruling-end", false, Blank::Result),
    (Kind::MoveCount, "ruling-move-count", true, Blank::Number),
    (Kind::Period, "ruling-period", true, Blank::Number),
    (Kind::Absent, "ruling-absent", true, Blank::Nothing),
    (Kind::Agree, "ruling-agree", false, Blank::Nothing),
    (Kind::PutOff, "ruling-put-off", false, Blank::Nothing),
    (
        Kind::PutOffWithTime,
        "ruling-put-off-time",
        false,
        Blank::Nothing,
    ),
    (Kind::Reject, "ruling-reject", false, Blank::Nothing),
];

/// The results with which a game can be ended: the signs of PGN, and how they are printed; an annulled
/// game has a name instead.
pub const RESULTS: [(&str, &str); 4] = [
    ("1-0", "1–0"),
    ("0-1", "0–1"),
    ("1/2-1/2", "½–½"),
    ("*", ""),
];

/// How the result of a sign is printed; nothing for a game without one.
pub fn printed_result(sign: &str) -> &'static str {
    let found = RESULTS.iter().find(|(known, _)| *known == sign);
    found.map_or("", |(_, printed)| printed)
}

impl Kind {
    /// The ruling whose word this is.
    pub fn of_word(word: &str) -> Option<Kind> {
        let found = RULINGS.iter().find(|ruling| ruling.1 == word);
        found.map(|ruling| ruling.0)
    }

    /// Whether it can be ruled in this game now.
    pub fn is_offered(self, game: &Game) -> bool {
        match self {
            Kind::SetTime
            | Kind::GiveTime
            | Kind::TakeTime
            | Kind::MoveCount
            | Kind::Period
            | Kind::Absent => game.settings().has_clock(),
            Kind::Agree | Kind::PutOff | Kind::PutOffWithTime | Kind::Reject => {
                game.two_minutes_claimed_by().is_some()
            }
            Kind::Warn | Kind::Restore | Kind::End => true,
        }
    }

    /// Whether it concerns one side, and what is filled in for it.
    pub fn needs(self) -> (bool, Blank) {
        let found = RULINGS.iter().find(|ruling| ruling.0 == self);
        found.map_or((false, Blank::Nothing), |ruling| (ruling.2, ruling.3))
    }
}

/// What has been filled in.
#[derive(Clone, PartialEq, Debug)]
pub struct Desk {
    /// What is to be ruled.
    pub kind: Kind,
    /// About which side.
    pub side: Color,
    /// The blank, as it is filled in.
    pub value: String,
}

impl Desk {
    /// The desk with nothing filled in. A claim that waits for a decision comes first.
    pub fn new(game: &Game) -> Desk {
        let kind = if game.two_minutes_claimed_by().is_some() {
            Kind::Agree
        } else if game.settings().has_clock() {
            Kind::SetTime
        } else {
            Kind::Warn
        };
        let mut desk = Desk {
            kind,
            side: game.turn(),
            value: String::new(),
        };
        desk.begin_blank(game);
        desk
    }

    /// Fills in a field, by its name in the form.
    pub fn fill(&mut self, name: &str, value: &str, game: &Game) {
        match name {
            "ruling" => {
                if let Some(kind) = Kind::of_word(value) {
                    self.kind = kind;
                    self.begin_blank(game);
                }
            }
            "side" => {
                self.side = if value == "white" {
                    Color::White
                } else {
                    Color::Black
                };
            }
            _ => value.clone_into(&mut self.value),
        }
    }

    /// What stands in the blank before it is filled in: what a list of choices shows first.
    fn begin_blank(&mut self, game: &Game) {
        self.value = match self.kind.needs().1 {
            Blank::Ply => game.record().len().to_string(),
            Blank::Result => RESULTS[0].0.to_owned(),
            Blank::Nothing | Blank::Time | Blank::Number => String::new(),
        };
    }

    /// The ruling.
    ///
    /// # Errors
    ///
    /// The sentence about what is wrong in the blank.
    pub fn ruling(&self) -> Result<Ruling, Message> {
        let side = self.side;
        let time = || {
            let time: Result<Millis, _> = self.value.parse();
            time.map_err(|error| setup_sentences::control_error(&error))
        };
        let number = || {
            let number: Result<u32, _> = self.value.trim().parse();
            number.map_err(|_| Message::of("ruling-no-number"))
        };
        Ok(match self.kind {
            Kind::SetTime => Ruling::SetTime {
                side,
                time: time()?,
            },
            Kind::GiveTime => Ruling::AddTime {
                side,
                time: time()?,
            },
            Kind::TakeTime => Ruling::AddTime {
                side,
                time: -time()?,
            },
            Kind::MoveCount => Ruling::SetMoveCount {
                side,
                count: number()?,
            },
            // Players count periods from 1.
            Kind::Period => Ruling::SetPeriod {
                side,
                period: number()?
                    .checked_sub(1)
                    .ok_or_else(|| Message::of("ruling-no-number"))?,
            },
            Kind::Warn => Ruling::Warn { side },
            Kind::Restore => Ruling::RestoreTo { ply: number()? },
            Kind::Absent => Ruling::Absent { side },
            Kind::Agree => decided(TwoMinutesDecision::Agree),
            Kind::PutOff => decided(TwoMinutesDecision::PutOff { bonus: false }),
            Kind::PutOffWithTime => decided(TwoMinutesDecision::PutOff { bonus: true }),
            Kind::Reject => decided(TwoMinutesDecision::Reject),
            Kind::End => Ruling::End {
                outcome: outcome(&self.value),
            },
        })
    }
}

fn decided(decision: TwoMinutesDecision) -> Ruling {
    Ruling::TwoMinutes { decision }
}

fn outcome(result: &str) -> Outcome {
    let won = |winner| Outcome::Won {
        winner,
        reason: WinReason::Ruling,
    };
    match result {
        "1-0" => won(Color::White),
        "0-1" => won(Color::Black),
        "1/2-1/2" => Outcome::Drawn {
            reason: DrawReason::Ruling,
        },
        _ => Outcome::Annulled {
            reason: AnnulReason::Ruling,
        },
    }
}

#[cfg(test)]
#[path = "desk_tests.rs"]
mod tests;
