//! Touching and adjusting (TOUCH): what goes into the ledger, and what a touch ends.

use super::action::Actor;
use super::notice::Notice;
use super::refused::Refused;
use super::regulations::{Enforcement, TouchMove};
use super::state::{Context, State};
use super::touch::{Intent, Obligation};
use crate::rules::{Color, Square};

impl State {
    pub(super) fn touch(
        &mut self,
        by: Color,
        squares: &[Square],
        cx: &mut Context<'_>,
    ) -> Result<(), Refused> {
        self.need_running_clock(cx)?;
        // TOUCH-19
        if let Some(&square) = squares
            .iter()
            .find(|&&square| self.board.get(square).is_none())
        {
            return Err(Refused::NothingThere { square });
        }
        self.opponent_acts(by, cx);
        if by != self.turn {
            // TOUCH-16
            for &square in squares {
                cx.say(Notice::TouchedOutOfTurn { by, square });
            }
            return Ok(());
        }
        if self.hand.adjusting {
            return Ok(());
        }
        let before = self.obligation(cx.settings);
        match *squares {
            [first, second] => {
                let position = self.position;
                self.hand.ledger.enter_both(first, second, &position);
            }
            _ => {
                for &square in squares {
                    self.hand.ledger.enter(square, Intent::Deliberate);
                }
            }
        }
        self.hand.last_touch = squares.last().copied();
        self.hand.accident = None;
        self.touched(by, cx);
        self.say_what_binds(&before, cx);
        Ok(())
    }

    pub(super) fn brush(
        &mut self,
        by: Color,
        square: Square,
        cx: &mut Context<'_>,
    ) -> Result<(), Refused> {
        self.need_running_clock(cx)?;
        if self.board.get(square).is_none() {
            return Err(Refused::NothingThere { square });
        }
        if by != self.turn {
            cx.say(Notice::TouchedOutOfTurn { by, square });
            return Ok(());
        }
        let before = self.obligation(cx.settings);
        self.hand.ledger.enter(square, Intent::Accidental);
        self.say_what_binds(&before, cx);
        Ok(())
    }

    fn say_what_binds(&self, before: &Obligation, cx: &mut Context<'_>) {
        if cx.settings.touch_move == TouchMove::Off {
            return;
        }
        let duty = self.obligation(cx.settings).duty;
        if duty != before.duty {
            cx.say(Notice::Bound { duty });
        }
    }

    pub(super) fn call_accident(&mut self, by: Color, cx: &mut Context<'_>) -> Result<(), Refused> {
        let last = self.excusable().filter(|_| by == self.turn);
        let square = last.ok_or(Refused::NoAccident)?;
        self.hand.accident = Some(square);
        cx.say(Notice::AccidentCalled { by });
        Ok(())
    }

    /// The touch that its player may still call an accident: the last one, before a move has been begun.
    pub(super) fn excusable(&self) -> Option<Square> {
        let last = self.hand.ledger.touches().last()?;
        let fresh = self.hand.last_touch == Some(last.square)
            && self.hand.begun.is_none()
            && self.is_board_untouched();
        (fresh && last.intent == Intent::Deliberate).then_some(last.square)
    }

    pub(super) fn answer_accident(
        &mut self,
        by: Actor,
        agreed: bool,
        cx: &mut Context<'_>,
    ) -> Result<(), Refused> {
        let square = self.hand.accident.ok_or(Refused::NoAccident)?;
        if by.player() == Some(self.turn) {
            return Err(Refused::NoAccident);
        }
        if agreed {
            self.hand.ledger.excuse_last(square);
        }
        self.hand.accident = None;
        self.hand.last_touch = None;
        cx.say(Notice::AccidentAnswered { square, agreed });
        Ok(())
    }

    pub(super) fn adjust(&mut self, by: Color, cx: &Context<'_>) -> Result<(), Refused> {
        self.need_running_clock(cx)?;
        // TOUCH-10
        let own_clock_runs =
            !cx.settings.pressed_by_hand() || self.clock.at(cx.at).running() == Some(by);
        if by != self.turn || !own_clock_runs {
            return Err(Refused::MayNotAdjust);
        }
        if self.hand.begun.is_some() || self.hand.taken.is_some() {
            let duty = self.obligation(cx.settings).duty;
            return Err(Refused::Unfinished { duty });
        }
        self.hand.adjusting = true;
        Ok(())
    }

    pub(super) fn end_adjust(&mut self, by: Color) -> Result<(), Refused> {
        if by != self.turn || !self.hand.adjusting {
            return Err(Refused::NotAdjusting);
        }
        self.hand.adjusting = false;
        Ok(())
    }

    /// What a deliberate touch to move ends: the opponent's offer, and the right to claim against
    /// his last move.
    pub(super) fn touched(&mut self, by: Color, cx: &mut Context<'_>) {
        self.touch_declines(by, cx);
        // TOUCH-17
        if self.breach.take().is_some() {
            cx.say(Notice::ClaimLapsed);
        }
        self.irregularity_ages(by, true, cx);
    }

    /// Where the app rules on claims only, an illegal move that its player has left standing is
    /// made as soon as the opponent acts on it.
    pub(super) fn opponent_acts(&mut self, by: Color, cx: &mut Context<'_>) {
        if cx.settings.enforcement == Enforcement::Claims
            && by != self.turn
            && self.hand.begun.is_none()
            && !self.hand.adjusting
            && !self.is_board_untouched()
        {
            let offender = self.turn;
            self.let_happen(self.irregularity(cx.settings).0, cx);
            self.unpressed[offender] = cx.settings.pressed_by_hand();
            // The line that is being entered is the first of the opponent's turn.
            self.hand.log_start = cx.log_len;
        }
    }
}
