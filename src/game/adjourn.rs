//! Adjournment (ADJOURN) and players who do not appear (CLOCK-17).

use super::action::Actor;
use super::notice::Notice;
use super::outcome::{Outcome, WinReason};
use super::refused::Refused;
use super::regulations::DefaultAfter;
use super::state::{Context, State};
use super::wire::MoveText;
use crate::clock::{DefaultTime, Event, Millis};
use crate::rules::Color;

impl State {
    pub(super) fn seal(
        &mut self,
        by: Color,
        mv: MoveText,
        cx: &mut Context<'_>,
    ) -> Result<(), Refused> {
        if by != self.turn {
            return Err(Refused::NotYourTurn);
        }
        if self.hand.begun.is_some() || self.hand.taken.is_some() {
            let duty = self.obligation(cx.settings).duty;
            return Err(Refused::Unfinished { duty });
        }
        if self.adrift || !self.is_board_untouched() {
            return Err(Refused::NoMoveMade);
        }
        self.need_running_clock(cx)?;
        if State::is_guided(cx) {
            // A guided player is told before the envelope is closed.
            self.sealed_move(mv, cx)?;
        }
        if cx.settings.has_clock() {
            self.clock_event(Event::Stop, cx.at)?;
        }
        self.sealed = Some(mv);
        cx.say(Notice::Adjourned { by });
        Ok(())
    }

    fn sealed_move(&self, text: MoveText, cx: &Context<'_>) -> Result<crate::rules::Move, Refused> {
        let (from, to) = (text.from, text.to);
        let mv = text
            .find(&self.position)
            .map_err(|refusal| Refused::Illegal { from, to, refusal })?
            .get();
        let due = self.obligation(cx.settings);
        if due.allows(mv) {
            Ok(mv)
        } else {
            Err(Refused::TouchMove { duty: due.duty })
        }
    }

    pub(super) fn open_sealed(&mut self, by: Actor, cx: &mut Context<'_>) -> Result<(), Refused> {
        if by != Actor::Arbiter {
            return Err(Refused::ArbiterOnly);
        }
        let text = self.sealed.ok_or(Refused::NothingSealed)?;
        let player = self.turn;
        let mv = self.sealed_move(text, cx);
        if cx.settings.has_clock() {
            self.clock_event(Event::Resume, cx.at)?;
        }
        self.sealed = None;
        cx.say(Notice::Opened);
        match mv {
            Ok(mv) => {
                self.make(mv, cx);
                if self.unpressed[player] && self.outcome.is_none() {
                    // The arbiter starts the other clock.
                    let _ = self.complete(player, cx);
                }
            }
            // ADJOURN-4
            Err(_) => self.finish(Outcome::won(!player, WinReason::SealedMove), cx),
        }
        Ok(())
    }

    /// CLOCK-17
    pub(super) fn rule_absent(&mut self, side: Color, cx: &mut Context<'_>) -> Result<(), Refused> {
        let started = self.started_at.ok_or(Refused::NotAbsent)?;
        let regulations = &cx.settings.regulations;
        let allowed = if cx.settings.lateness_allowed {
            regulations.default_after_if_lateness_allowed
        } else {
            regulations.default_after
        };
        let default = match allowed {
            DefaultAfter::Never => DefaultTime::Never,
            DefaultAfter::Minutes(minutes) => {
                DefaultTime::After(Millis::from_minutes(i64::from(minutes)))
            }
            DefaultAfter::HalfTheLimit => DefaultTime::HalfTheLimit,
        };
        let limit = cx.settings.control.start_time(side);
        let late = cx.at.since(started);
        if self.present[side] || !default.is_lost(late, limit.unwrap_or(Millis::ZERO)) {
            return Err(Refused::NotAbsent);
        }
        self.finish(Outcome::won(!side, WinReason::Absence), cx);
        Ok(())
    }
}
