//! Which part of the table each action goes to.

use super::action::{Action, Actor, Claim};
use super::refused::Refused;
use super::state::{Context, State};
use crate::clock::Event;

impl State {
    /// Lets an action happen, or refuses it and changes nothing.
    pub(super) fn act(
        &mut self,
        by: Actor,
        action: &Action,
        cx: &mut Context<'_>,
    ) -> Result<(), Refused> {
        if matches!(action, Action::WriteDown { .. }) {
            // Whatever else is due or over: what is missing is filled in at any time (NOTATION-2).
            return self.perform(by, action, cx);
        }
        if let Some(outcome) = self.outcome
            && *action != Action::TakenBack
        {
            return Err(Refused::GameOver { outcome });
        }
        let of_the_arbiter = matches!(
            action,
            Action::CallFlag | Action::Ruling { .. } | Action::TakenBack
        );
        if !of_the_arbiter && let Some(side) = self.automatic_flag(cx) {
            return Err(Refused::FlagDown { side });
        }
        if self.awaits_decision(cx) && !of_the_arbiter && *action != Action::Resign {
            return Err(Refused::ClocksStopped);
        }
        if self.sealed.is_some() && !may_interrupt_adjournment(action) {
            return Err(Refused::Adjourned);
        }
        self.perform(by, action, cx)?;
        if let Some(side) = by.player() {
            self.present[side] = true;
        }
        Ok(())
    }

    fn perform(&mut self, by: Actor, action: &Action, cx: &mut Context<'_>) -> Result<(), Refused> {
        let player = || by.player().ok_or(Refused::PlayersOnly);
        match *action {
            Action::StartClock if !cx.settings.has_clock() => Err(Refused::NoClock),
            Action::StartClock => {
                self.clock_event(Event::Start, cx.at)?;
                self.started_at = Some(cx.at);
                Ok(())
            }
            Action::Adjust => self.adjust(player()?, cx),
            Action::EndAdjust => self.end_adjust(player()?),
            Action::Touch { square } => self.touch(player()?, &[square], cx),
            Action::TouchBoth { first, second } => self.touch(player()?, &[first, second], cx),
            Action::Brush { square } => self.brush(player()?, square, cx),
            Action::CallAccident => self.call_accident(player()?, cx),
            Action::AgreeAccident => self.answer_accident(by, true, cx),
            Action::DenyAccident => self.answer_accident(by, false, cx),
            Action::Release { from, to } => self.release(player()?, from, to, cx),
            Action::TakeOff { square } => self.take_off(player()?, square, cx),
            Action::Promote { role, square } => self.promote(player()?, role, square, cx),
            Action::Place { piece, square } => {
                if State::is_guided(cx) {
                    return Err(Refused::NotGuided);
                }
                self.need_running_clock(cx)?;
                self.place_freely(player()?, piece, square, cx)
            }
            Action::Press => self.press(player()?, cx),
            Action::UseTwoHands => self.use_two_hands(player()?, cx),
            Action::OfferDraw => self.offer_draw(player()?, cx),
            Action::AcceptDraw => self.accept_draw(player()?, cx),
            Action::DeclineDraw => self.decline_draw(player()?, cx),
            Action::PutOffAnswer => self.put_off_answer(player()?, cx),
            Action::Resign => self.resign(player()?, cx),
            Action::Claim { claim } => self.claim(player()?, claim, cx),
            Action::StopClocks { call_arbiter } => self.stop_clocks(by, call_arbiter, cx),
            Action::Resume => self.clock_event(Event::Resume, cx.at),
            Action::CallFlag => self.call_flag(by, cx),
            Action::Ruling { ref ruling } => self.rule(by, ruling, cx),
            Action::Seal { mv } => self.seal(player()?, mv, cx),
            Action::OpenSealed => self.open_sealed(by, cx),
            Action::GapCounted { time } => self.clock_event(Event::GapCounted(time), cx.at),
            Action::GapStopped { time } => self.clock_event(Event::GapStopped(time), cx.at),
            Action::TakenBack => self.clock_event(Event::TakenBack, cx.at),
            Action::WriteDown { ply, ref text } => self.write_down(by, ply, text),
        }
    }
}

/// What can be done while a game is adjourned.
fn may_interrupt_adjournment(action: &Action) -> bool {
    matches!(
        action,
        Action::OpenSealed
            | Action::Resign
            | Action::OfferDraw
            | Action::AcceptDraw
            | Action::DeclineDraw
            | Action::Ruling { .. }
            | Action::TakenBack
            // Irregularities can be raised until the end (ADJOURN-5).
            | Action::Claim {
                claim: Claim::IllegalMove
            }
    )
}
