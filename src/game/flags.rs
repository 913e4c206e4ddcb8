//! Fallen flags (CLOCK-4, 6, 7, 9 to 12).

use super::action::Actor;
use super::mating;
use super::notice::Notice;
use super::outcome::{DrawReason, Outcome, WinReason};
use super::refused::Refused;
use super::regulations::{BothFlags, FlagCall, FlagVsNoMate, Settings};
use super::state::{Context, State};
use crate::clock::Event;
use crate::rules::{Color, Position};

/// How the game ends when a side's time runs out in this position (CLOCK-9).
pub fn flag_outcome(settings: &Settings, position: &Position, flagged: Color) -> Outcome {
    let winner = !flagged;
    match settings.regulations.flag_vs_no_mate {
        _ if mating::has_bare_king(position, winner)
            && settings.legacy.king_earns_pawn.is_none() =>
        {
            Outcome::drawn(DrawReason::TimeLoneKing)
        }
        FlagVsNoMate::AnySeries if mating::cannot_mate(position, winner, &settings.legacy) => {
            Outcome::drawn(DrawReason::TimeCannotMate)
        }
        FlagVsNoMate::LoneKing | FlagVsNoMate::AnySeries => Outcome::won(winner, WinReason::Time),
    }
}

impl State {
    /// The side whose flag has fallen by now, where flags are called as they fall.
    pub(super) fn automatic_flag(&self, cx: &Context<'_>) -> Option<Color> {
        if self.outcome.is_some() || cx.settings.flag_call() == FlagCall::Claim {
            return None;
        }
        self.clock.at(cx.at).first_flag()
    }

    /// Calls a flag that an act has just made fall.
    pub(super) fn call_automatic_flag(&mut self, cx: &mut Context<'_>) {
        if let Some(flagged) = self.automatic_flag(cx) {
            self.flag_falls(flagged, cx);
        }
    }

    pub(super) fn call_flag(&mut self, by: Actor, cx: &mut Context<'_>) -> Result<(), Refused> {
        let reading = self.clock.at(cx.at);
        let flagged = reading.first_flag().ok_or(Refused::FlagNotDown)?;
        if cx.settings.flag_call() == FlagCall::Claim {
            // CLOCK-11
            return Err(Refused::OnlyByClaim);
        }
        if by.player() == Some(flagged) {
            return Err(Refused::FlagNotDown);
        }
        self.flag_falls(flagged, cx);
        Ok(())
    }

    fn flag_falls(&mut self, flagged: Color, cx: &mut Context<'_>) {
        cx.say(Notice::FlagDown { side: flagged });
        // DRAW-21: the arbiter may decide a claim that he put off after the flag has fallen.
        let waits = |claim: super::state::TwoMinutes| claim.by == flagged;
        if self.two_minutes.is_some_and(waits) {
            return;
        }
        let outcome = self.time_is_up(flagged, cx.settings);
        self.finish(outcome, cx);
    }

    /// How the game ends for a side whose flag is down, with what stands on the board.
    pub(super) fn time_is_up(&self, flagged: Color, settings: &Settings) -> Outcome {
        if self.adrift {
            // No position, so nothing shows that the other can't mate.
            return Outcome::won(!flagged, WinReason::Time);
        }
        flag_outcome(settings, &self.position, flagged)
    }

    /// A player points out that the opponent's flag is down.
    pub(super) fn claim_flag(&mut self, by: Color, cx: &mut Context<'_>) -> Result<(), Refused> {
        let reading = self.clock.at(cx.at);
        if reading.flag(!by).is_none() {
            return Err(Refused::FlagNotDown);
        }
        if cx.settings.flag_call() == FlagCall::Auto || reading.flag(by).is_none() {
            let first = if cx.settings.flag_call() == FlagCall::Auto {
                reading.first_flag().unwrap_or(!by)
            } else {
                !by
            };
            self.flag_falls(first, cx);
            return Ok(());
        }
        // CLOCK-10: both are down, and nobody has said which fell first.
        let last_period = Color::ALL
            .into_iter()
            .any(|side| reading.is_in_last_period(side));
        let regulations = &cx.settings.regulations;
        let rule = if last_period {
            regulations.both_flags_in_last_period
        } else {
            regulations.both_flags
        };
        match rule {
            BothFlags::Draw => self.finish(Outcome::drawn(DrawReason::BothFlags), cx),
            BothFlags::PlayOn => {
                for side in Color::ALL {
                    self.begin_next_period(side, cx);
                }
                cx.say(Notice::NextPeriod);
            }
        }
        Ok(())
    }

    /// The next move is the first of the next period.
    fn begin_next_period(&mut self, side: Color, cx: &Context<'_>) {
        let reading = self.clock.at(cx.at);
        let period = reading.period_number(side);
        let Some(schedule) = cx.settings.control.schedule(side) else {
            return;
        };
        let control_move = schedule.control_move(period);
        let time = schedule.period(period.saturating_add(1)).time();
        let mut events = vec![
            Event::SetPeriod(side, period.saturating_add(1)),
            Event::SetTime(side, time),
        ];
        events.extend(control_move.map(|count| Event::SetMoveCount(side, count)));
        for event in events {
            // The control is limited and the values are its own.
            let _ = self.clock_event(event, cx.at);
        }
    }
}
