//! Resignation, stopping the clocks, and what the arbiter rules (WIN-2, WIN-6, CLOCK-16, IRREG-25).

use super::action::{Actor, Ruling, TwoMinutesDecision};
use super::mating;
use super::notice::Notice;
use super::outcome::{DrawReason, Outcome, WinReason};
use super::refused::Refused;
use super::regulations::{StoppingClock, VsNoMate};
use super::state::{Context, State};
use super::touch::Ledger;
use crate::clock::{Event, Millis};
use crate::rules::Color;

/// What the opponent of a claimant may get (DRAW-21).
const TWO_MINUTES: Millis = Millis::from_minutes(2);

impl State {
    pub(super) fn resign(&mut self, by: Color, cx: &mut Context<'_>) -> Result<(), Refused> {
        let drawn = cx.settings.regulations.resign_vs_no_mate == VsNoMate::Draw
            && !self.adrift
            && mating::cannot_mate(&self.position, !by, &cx.settings.legacy);
        let outcome = if drawn {
            Outcome::drawn(DrawReason::ResignationCannotMate)
        } else {
            Outcome::won(!by, WinReason::Resignation)
        };
        self.finish(outcome, cx);
        Ok(())
    }

    pub(super) fn stop_clocks(
        &mut self,
        by: Actor,
        call_arbiter: bool,
        cx: &mut Context<'_>,
    ) -> Result<(), Refused> {
        self.clock_event(Event::Stop, cx.at)?;
        if let Some(player) = by.player() {
            let resigns = cx.settings.regulations.stopping_clock == StoppingClock::Resigns;
            if resigns && !call_arbiter {
                // WIN-6
                let outcome = Outcome::won(!player, WinReason::StoppedClocks);
                self.finish(outcome, cx);
            } else {
                cx.say(Notice::ArbiterCalled { by: player });
            }
        }
        Ok(())
    }

    pub(super) fn rule(
        &mut self,
        by: Actor,
        ruling: &Ruling,
        cx: &mut Context<'_>,
    ) -> Result<(), Refused> {
        if by != Actor::Arbiter {
            return Err(Refused::ArbiterOnly);
        }
        match *ruling {
            Ruling::SetTime { side, time } => self.clock_ruling(Event::SetTime(side, time), cx),
            Ruling::AddTime { side, time } => {
                self.clock_ruling(Event::AddTime(side, time), cx)?;
                cx.say(Notice::TimeAdded { side, time });
                Ok(())
            }
            Ruling::SetPeriod { side, period } => {
                self.clock_ruling(Event::SetPeriod(side, period), cx)
            }
            Ruling::SetMoveCount { side, count } => {
                self.clock_ruling(Event::SetMoveCount(side, count), cx)
            }
            Ruling::Warn { side } => {
                cx.say(Notice::Warned { side });
                Ok(())
            }
            Ruling::RestoreTo { ply } => self.restore_to(ply, cx),
            Ruling::Absent { side } => self.rule_absent(side, cx),
            Ruling::TwoMinutes { decision } => self.decide_two_minutes(decision, cx),
            Ruling::End { outcome } => {
                self.finish(outcome, cx);
                Ok(())
            }
        }
    }

    fn clock_ruling(&mut self, event: Event, cx: &Context<'_>) -> Result<(), Refused> {
        if !cx.settings.has_clock() {
            return Err(Refused::NoClock);
        }
        self.clock_event(event, cx.at)
    }

    fn restore_to(&mut self, ply: u32, cx: &mut Context<'_>) -> Result<(), Refused> {
        if ply > self.record.len() {
            return Err(Refused::NoSuchPly);
        }
        if ply == self.record.len() {
            if self.adrift {
                return Err(Refused::NoSuchPly);
            }
            self.put_pieces_back();
            cx.say(Notice::Restored { ply });
            return Ok(());
        }
        self.restore(ply as usize, Ledger::default(), cx);
        Ok(())
    }

    fn decide_two_minutes(
        &mut self,
        decision: TwoMinutesDecision,
        cx: &mut Context<'_>,
    ) -> Result<(), Refused> {
        let claim = self.two_minutes.ok_or(Refused::NothingToDecide)?;
        let flagged = self.clock.at(cx.at).flag(claim.by).is_some();
        let bonus = match decision {
            TwoMinutesDecision::Agree => {
                self.finish(Outcome::drawn(DrawReason::NormalMeans), cx);
                return Ok(());
            }
            // After the flag has fallen there is nothing left to put off.
            TwoMinutesDecision::PutOff { .. } if flagged => return Err(Refused::NothingToDecide),
            TwoMinutesDecision::PutOff { bonus } => bonus,
            TwoMinutesDecision::Reject if flagged => {
                let outcome = self.time_is_up(claim.by, cx.settings);
                self.finish(outcome, cx);
                return Ok(());
            }
            TwoMinutesDecision::Reject => true,
        };
        self.two_minutes = match decision {
            TwoMinutesDecision::PutOff { .. } => Some(super::state::TwoMinutes {
                put_off: true,
                ..claim
            }),
            _ => None,
        };
        if bonus {
            self.give_time(!claim.by, TWO_MINUTES, cx);
        }
        if !claim.put_off {
            // The claim stopped the clocks, so they can go on.
            let _ = self.clock_event(Event::Resume, cx.at);
        }
        Ok(())
    }

    /// Whether a claim of the last two minutes holds the game up.
    pub(super) fn awaits_decision(&self, cx: &Context<'_>) -> bool {
        let flagged = |by: Color| self.clock.at(cx.at).flag(by).is_some();
        self.two_minutes
            .is_some_and(|claim| !claim.put_off || flagged(claim.by))
    }
}
