//! Claims to the arbiter (DRAW-11 to 18, DRAW-21, IRREG-3, TOUCH-17).

use super::action::Claim;
use super::mating;
use super::notice::{Irregularity, Notice, Proof};
use super::outcome::{DrawReason, Outcome};
use super::play::Game;
use super::refused::Refused;
use super::regulations::{FiftyMoves, Settings, Threefold, WrongClaim};
use super::state::{Context, State, TwoMinutes};
use super::touch::Ledger;
use super::wire::MoveText;
use crate::clock::{Event, Millis, TWO_MINUTE_MARK};
use crate::rules::{Color, Move, Position};

/// Half-moves without capture or pawn move that a claim needs (DRAW-14).
const FIFTY_MOVES: u16 = 100;
/// The same in the long endings of the Codex (DRAW-16).
const LONG_ENDING: u16 = 150;

/// Which draw is claimed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DrawClaim {
    Repetition,
    FiftyMoves,
}

impl State {
    pub(super) fn claim(
        &mut self,
        by: Color,
        claim: Claim,
        cx: &mut Context<'_>,
    ) -> Result<(), Refused> {
        match claim {
            Claim::Repetition { intended } => {
                self.claim_draw(by, DrawClaim::Repetition, intended, cx)
            }
            Claim::FiftyMoves { intended } => {
                self.claim_draw(by, DrawClaim::FiftyMoves, intended, cx)
            }
            Claim::FlagFallen => self.claim_flag(by, cx),
            Claim::IllegalMove => self.claim_illegal_move(by, cx),
            Claim::TouchMoveBroken => self.claim_touch_move(by, cx),
            Claim::NormalMeans => self.claim_normal_means(by, cx),
        }
    }

    fn claim_draw(
        &mut self,
        by: Color,
        kind: DrawClaim,
        intended: Option<MoveText>,
        cx: &mut Context<'_>,
    ) -> Result<(), Refused> {
        let regulations = &cx.settings.regulations;
        let mover_only = match kind {
            DrawClaim::Repetition => match regulations.threefold {
                Threefold::Off | Threefold::Auto => return Err(Refused::NoSuchClaim),
                Threefold::ClaimMover => true,
                Threefold::ClaimAny => false,
            },
            DrawClaim::FiftyMoves => match regulations.fifty_moves {
                FiftyMoves::Off => return Err(Refused::NoSuchClaim),
                FiftyMoves::ClaimMover => true,
                FiftyMoves::ClaimAny => false,
            },
        };
        if self.adrift {
            return Err(Refused::NothingToClaim);
        }
        if by != self.turn && (mover_only || intended.is_some()) {
            return Err(Refused::OnlyPlayerToMove);
        }
        // DRAW-18c
        if regulations.touch_ends_claim.is_on()
            && by == self.turn
            && self.hand.ledger.has_deliberate()
        {
            return Err(Refused::TouchedAlready);
        }
        let written = intended
            .map(|text| self.intended(text, cx.settings))
            .transpose()?;
        let judged = match written {
            Some(mv) => self.position.play(mv).unwrap_or(self.position),
            None => self.position,
        };
        let (right, proof) = self.judge(kind, &judged, written.is_some(), cx.settings);
        if right {
            cx.say(Notice::ClaimRight { proof });
            let reason = match kind {
                DrawClaim::Repetition => DrawReason::ThreefoldRepetition,
                DrawClaim::FiftyMoves => DrawReason::FiftyMoves,
            };
            self.finish(Outcome::drawn(reason), cx);
            return Ok(());
        }
        self.pay_for_wrong_claim(by, proof, cx);
        if self.outcome.is_none() && written.is_some() {
            // DRAW-17: the move written down is binding.
            self.hand.written = written;
        }
        Ok(())
    }

    /// The move that a claimant has written down.
    fn intended(&self, text: MoveText, settings: &Settings) -> Result<Move, Refused> {
        if !settings.regulations.claim_intended_move.is_on() {
            return Err(Refused::NoIntendedMove);
        }
        let (from, to) = (text.from, text.to);
        let mv = text
            .find(&self.position)
            .map_err(|refusal| Refused::Illegal { from, to, refusal })?
            .get();
        let due = self.obligation(settings);
        if due.allows(mv) {
            Ok(mv)
        } else if due.duty.binds() {
            Err(Refused::TouchMove { duty: due.duty })
        } else {
            Err(Refused::HouseRule)
        }
    }

    fn judge(
        &self,
        kind: DrawClaim,
        position: &Position,
        to_come: bool,
        settings: &Settings,
    ) -> (bool, Proof) {
        match kind {
            DrawClaim::Repetition => {
                let mut times = self.record.occurrences(position).to_vec();
                if to_come {
                    times.push(self.record.len() + 1);
                }
                (times.len() >= 3, Proof::Occurrences(times))
            }
            DrawClaim::FiftyMoves => {
                let count = position.halfmove_clock();
                let long = settings.regulations.long_endings_75.is_on()
                    && mating::is_long_ending(position);
                let needed = if long { LONG_ENDING } else { FIFTY_MOVES };
                (count >= needed, Proof::HalfMoves { count, needed })
            }
        }
    }

    /// DRAW-18
    fn pay_for_wrong_claim(&mut self, by: Color, proof: Proof, cx: &mut Context<'_>) {
        let regulations = &cx.settings.regulations;
        let cost = if cx.settings.is_rapid_or_blitz() {
            regulations.wrong_claim_in_rapid_blitz
        } else {
            regulations.wrong_claim
        };
        cx.say(Notice::ClaimWrong {
            proof,
            arbiter_decides: cost == WrongClaim::Arbiter,
        });
        match cost {
            WrongClaim::Nothing | WrongClaim::Arbiter => {}
            WrongClaim::Opponent(seconds) => {
                self.give_time(!by, Millis::from_seconds(i64::from(seconds)), cx);
            }
            WrongClaim::Claimant(seconds) => {
                let left = self.clock.at(cx.at).remaining(by).unwrap_or(Millis::ZERO);
                let taken = Millis::from_seconds(i64::from(seconds)).min(left.or_zero());
                self.give_time(by, -taken, cx);
                self.call_automatic_flag(cx);
            }
        }
    }

    fn claim_illegal_move(&mut self, by: Color, cx: &mut Context<'_>) -> Result<(), Refused> {
        let found = self.record.plies().iter().position(|ply| {
            let open = |irregular: &super::record::Irregular| !irregular.stands;
            ply.irregular.as_ref().is_some_and(open)
        });
        let Some(index) = found else {
            return self.claim_unfinished(by, cx);
        };
        let Some(ply) = self.record.plies().get(index) else {
            return Err(Refused::NothingToClaim);
        };
        let offender = ply.by;
        let (kind, ledger) = ply.irregular.as_ref().map_or_else(
            || (Irregularity::IllegalMove, Ledger::default()),
            |irregular| (irregular.kind, irregular.ledger.clone()),
        );
        // The position before it returns, whether or not the game then goes on.
        self.restore(index, ledger, cx);
        self.penalize(offender, kind, cx);
        Ok(())
    }

    /// An illegal move that is on the board but not completed, or a press without a move.
    fn claim_unfinished(&mut self, by: Color, cx: &mut Context<'_>) -> Result<(), Refused> {
        if let Some(offender) = self.pressed_idle.filter(|&offender| offender != by) {
            self.pressed_idle = None;
            let _ = self.clock_event(Event::SetTurn(offender), cx.at);
            match cx.settings.regulations.press_without_move {
                super::regulations::PressWithoutMove::Warn => {
                    cx.say(Notice::PressedWithoutMove { by: offender });
                }
                super::regulations::PressWithoutMove::Illegal => {
                    self.penalize(offender, Irregularity::PressWithoutMove, cx);
                }
            }
            return Ok(());
        }
        if by == self.turn || State::is_guided(cx) || self.is_board_untouched() {
            return Err(Refused::NothingToClaim);
        }
        // IRREG-24: before the press it is put right without penalty.
        self.put_pieces_back();
        let ply = self.record.len();
        cx.say(Notice::Restored { ply });
        Ok(())
    }

    /// TOUCH-17, TOUCH-18
    fn claim_touch_move(&mut self, by: Color, cx: &mut Context<'_>) -> Result<(), Refused> {
        if by != self.turn {
            return Err(Refused::NothingToClaim);
        }
        let ledger = self.breach.take().ok_or(Refused::NothingToClaim)?;
        let index = self.record.plies().len().saturating_sub(1);
        self.restore(index, ledger, cx);
        let duty = self.obligation(cx.settings).duty;
        cx.say(Notice::TouchMoveBroken { by: !by, duty });
        Ok(())
    }

    /// DRAW-21
    fn claim_normal_means(&mut self, by: Color, cx: &mut Context<'_>) -> Result<(), Refused> {
        let regulations = &cx.settings.regulations;
        let allowed = regulations.two_minute_claim.is_on()
            && cx.settings.has_clock()
            && !cx.settings.is_below(regulations.two_minute_claim_not_below);
        if !allowed {
            return Err(Refused::NoSuchClaim);
        }
        self.need_running_clock(cx)?;
        let reading = self.clock.at(cx.at);
        let short = reading
            .remaining(by)
            .is_some_and(|left| left < TWO_MINUTE_MARK);
        if !short || !reading.is_in_last_period(by) || self.two_minutes.is_some() {
            return Err(Refused::NotInLastTwoMinutes);
        }
        self.clock_event(Event::Stop, cx.at)?;
        self.two_minutes = Some(TwoMinutes { by, put_off: false });
        cx.say(Notice::NormalMeansClaimed { by });
        Ok(())
    }
}

impl Game {
    /// A draw that the player to move can claim rightly as the pieces stand (DRAW-11, DRAW-14).
    pub fn rightful_claim(&self) -> Option<Claim> {
        let (state, settings) = (self.state(), self.settings());
        let regulations = &settings.regulations;
        let right = |kind| state.judge(kind, &state.position, false, settings).0;
        let intended = None;
        if state.adrift || state.outcome.is_some() {
            None
        } else if matches!(
            regulations.threefold,
            Threefold::ClaimMover | Threefold::ClaimAny
        ) && right(DrawClaim::Repetition)
        {
            Some(Claim::Repetition { intended })
        } else if regulations.fifty_moves != FiftyMoves::Off && right(DrawClaim::FiftyMoves) {
            Some(Claim::FiftyMoves { intended })
        } else {
            None
        }
    }
}
