//! Pressing the clock (DONE-6 to 10, IRREG-9, IRREG-23).

use super::notice::{Irregularity, Notice};
use super::refused::Refused;
use super::regulations::{Enforcement, Press, PressWithoutMove, TwoHands, UnreplacedPawn};
use super::state::{Context, State};
use crate::clock::Event;
use crate::rules::{Color, Promotion, Square};

impl State {
    pub(super) fn press(&mut self, by: Color, cx: &mut Context<'_>) -> Result<(), Refused> {
        if !cx.settings.has_clock() {
            return Err(Refused::NoClock);
        }
        let reading = self.clock.at(cx.at);
        if !reading.is_started() {
            // CLOCK-2: the press of the player who moves second may be the signal.
            return self.clock_event(Event::Press(by), cx.at);
        }
        if cx.settings.press == Press::Itself {
            return Err(Refused::ClockPressesItself);
        }
        if reading.running().is_none() {
            return Err(Refused::ClocksStopped);
        }
        if reading.turn() != by {
            return Err(Refused::NotYourClock);
        }
        if self.unpressed[by] {
            return self.complete(by, cx);
        }
        if self.turn != by {
            return self.clock_event(Event::Press(by), cx.at);
        }
        if !State::is_guided(cx) {
            return self.press_freely(by, cx);
        }
        if self.hand.begun.is_some() || self.hand.taken.is_some() {
            let duty = self.obligation(cx.settings).duty;
            return Err(Refused::Unfinished { duty });
        }
        Err(Refused::NoMoveMade)
    }

    /// The made move is completed.
    pub(super) fn complete(&mut self, by: Color, cx: &mut Context<'_>) -> Result<(), Refused> {
        self.clock_event(Event::Press(by), cx.at)?;
        self.unpressed[by] = false;
        cx.say(Notice::Completed { by });
        if self.hand.is_untouched() {
            self.hand.log_start = cx.log_len + 1;
        }
        self.look_out_for_impossible(cx);
        Ok(())
    }

    /// The player to move presses although no legal move stands on the board.
    fn press_freely(&mut self, by: Color, cx: &mut Context<'_>) -> Result<(), Refused> {
        let claims = cx.settings.enforcement == Enforcement::Claims;
        if self.is_board_untouched() {
            if claims {
                self.clock_event(Event::Press(by), cx.at)?;
                self.pressed_idle = Some(by);
                return Ok(());
            }
            match cx.settings.regulations.press_without_move {
                PressWithoutMove::Warn => cx.say(Notice::PressedWithoutMove { by }),
                PressWithoutMove::Illegal => {
                    self.penalize(by, Irregularity::PressWithoutMove, cx);
                }
            }
            return Ok(());
        }
        let (kind, promotion) = self.irregularity(cx.settings);
        if claims {
            self.let_happen(kind, cx);
            return self.complete(by, cx);
        }
        if kind == Irregularity::UnreplacedPawn
            && cx.settings.regulations.unreplaced_pawn == UnreplacedPawn::IllegalQueen
            && let Some(squares) = promotion
        {
            self.replace_by_queen(by, squares, cx);
            return Ok(());
        }
        self.rule_on_illegal(kind, promotion, cx);
        Ok(())
    }

    /// IRREG-9a: an illegal move, and the pawn becomes a queen.
    fn replace_by_queen(&mut self, by: Color, (from, to): (Square, Square), cx: &mut Context<'_>) {
        let queen = self
            .position
            .find_move(from, to, Some(Promotion::Queen))
            .map(|legal| legal.get());
        if !self.penalize(by, Irregularity::UnreplacedPawn, cx)
            && let Ok(mv) = queen
        {
            self.make(mv, cx);
            if self.outcome.is_none() {
                // The move is made and the own clock runs, so the press counts.
                let _ = self.complete(by, cx);
            }
        }
    }

    /// IRREG-23: penalised as an illegal move; the position stays.
    pub(super) fn use_two_hands(&mut self, by: Color, cx: &mut Context<'_>) -> Result<(), Refused> {
        self.need_running_clock(cx)?;
        if by != self.turn && !self.unpressed[by] {
            return Err(Refused::NotYourTurn);
        }
        let penal = cx.settings.enforcement == Enforcement::Arbiter;
        match cx.settings.regulations.two_hands {
            TwoHands::Ignored => {}
            TwoHands::Illegal if penal => {
                self.penalize(by, Irregularity::TwoHands, cx);
            }
            TwoHands::Warn | TwoHands::Illegal => cx.say(Notice::TwoHands { by }),
        }
        Ok(())
    }
}
