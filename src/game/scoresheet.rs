//! The players' own score sheets: what they write down, and whether they must (NOTATION-1, NOTATION-2).

use super::action::Actor;
use super::play::Game;
use super::refused::Refused;
use super::regulations::{Below, FromIncrement, Scoresheet};
use super::state::State;
use crate::clock::{Bonus, Control, FaceState, Instant, Millis};
use crate::rules::Color;

/// Whether a player must write the moves down now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScoreDuty {
    /// These laws leave it to the player, in all games or in fast ones.
    Free,
    /// Move by move.
    Required,
    /// Not while so little time is left; what is missing is filled in afterwards (NOTATION-2).
    Suspended,
}

impl State {
    /// A player writes a half-move down on the own sheet, or wipes it out.
    pub(super) fn write_down(&mut self, by: Actor, ply: u32, text: &str) -> Result<(), Refused> {
        let side = by.player().ok_or(Refused::PlayersOnly)?;
        let line = ply.checked_sub(1).filter(|_| ply <= self.record.len());
        let line = line.ok_or(Refused::NotMadeYet)? as usize;
        let sheet = &mut self.written[side];
        if sheet.len() <= line {
            sheet.resize(line + 1, String::new());
        }
        if let Some(entry) = sheet.get_mut(line) {
            *entry = text.trim().to_owned();
        }
        Ok(())
    }
}

impl Game {
    /// What a player has written down, half-move by half-move, empty where nothing stands; no longer
    /// than the last one.
    pub fn written(&self, side: Color) -> &[String] {
        let sheet = &self.state().written[side];
        sheet.get(..self.record().plies().len()).unwrap_or(sheet)
    }

    /// Whether a player must write the moves down now (NOTATION-2).
    pub fn score_duty(&self, side: Color, now: Instant) -> ScoreDuty {
        let settings = self.settings();
        let regulations = &settings.regulations;
        let fast = settings.is_rapid_or_blitz();
        let duty = if fast {
            regulations.scoresheet_in_rapid_blitz
        } else {
            regulations.scoresheet
        };
        if duty == Scoresheet::Optional {
            return ScoreDuty::Free;
        }
        let reading = self.clock().at(now);
        let (Below::Minutes(minutes), Some(left)) =
            (regulations.scoresheet_free_below, reading.remaining(side))
        else {
            return ScoreDuty::Required;
        };
        let enough = match (regulations.scoresheet_not_free_with, reading.period(side)) {
            (FromIncrement::Seconds(bound), Some(period)) => {
                added(period.bonus()) >= Millis::from_seconds(i64::from(bound))
            }
            _ => false,
        };
        let short = left < Millis::from_minutes(i64::from(minutes));
        let goes_on = self.outcome().is_none() && reading.face(side) != FaceState::Flagged;
        if short && goes_on && !enough {
            ScoreDuty::Suspended
        } else {
            ScoreDuty::Required
        }
    }

    /// When what [`Game::score_duty`] says of either player next changes, if nothing happens before;
    /// `None` if it won't. No later than this the players are to be told (NOTATION-2).
    pub fn score_duty_changes(&self, now: Instant) -> Option<Instant> {
        let Below::Minutes(minutes) = self.settings().regulations.scoresheet_free_below else {
            return None;
        };
        let bound = Millis::from_minutes(i64::from(minutes));
        let reading = self.clock().at(now);
        let running = reading.running()?;
        let falling = reading.remaining(running)?;
        let mut changes = vec![
            now + (reading.delay_left(running) + falling - bound + Millis(1)),
            reading.falls_at().unwrap_or(now),
        ];
        if let Control::Hourglass(_) = self.settings().control {
            // What one side uses the other gains.
            let growing = reading.remaining(!running)?;
            changes.push(now + (bound - growing));
        }
        let duties = |at| Color::ALL.map(|side| self.score_duty(side, at));
        let before = duties(now);
        changes.retain(|&at| at > now && duties(at) != before);
        changes.into_iter().min()
    }

    /// How many half-moves are missing on a player's sheet that should stand there by now: all up to
    /// the own move before the last, or up to the last when it is the player's turn; in the end all.
    /// Whether they must, [`Game::score_duty`] says.
    pub fn unwritten(&self, side: Color) -> usize {
        let made = self.record().plies().len();
        let due = if self.outcome().is_some() {
            made
        } else if self.turn() == side {
            made.saturating_sub(1)
        } else {
            made.saturating_sub(2)
        };
        let written = self.written(side).iter().take(due);
        due - written.filter(|text| !text.is_empty()).count()
    }
}

/// What each move adds to the time.
fn added(bonus: Bonus) -> Millis {
    match bonus {
        Bonus::None => Millis::ZERO,
        Bonus::Increment(time) | Bonus::Delay(time) | Bonus::Bronstein(time) => time,
    }
}
