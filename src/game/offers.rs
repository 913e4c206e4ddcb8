//! Draws by agreement (DRAW-1 to 7).

use super::action::Action;
use super::notice::{Declined, Notice};
use super::outcome::{DrawReason, Outcome};
use super::play::Game;
use super::refused::Refused;
use super::regulations::{
    AgreeAfter, AgreedDraws, OfferBeforeMoving, OfferDeclinedBy, OfferWindow,
};
use super::state::{Context, State};
use crate::rules::{ByColor, Color};

/// The offers of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Offers {
    /// Whose offer waits for an answer.
    pub standing: Option<Color>,
    /// Whether a side's last offer was declined, and the opponent has made none since (DRAW-6).
    pub declined: ByColor<bool>,
}

/// When an offer is made, seen from its maker.
enum Moment {
    /// Before moving, on the own turn.
    BeforeMoving,
    /// After the own move, before the opponent's time runs or, without presses, before he acts.
    AfterMoving,
    /// On the opponent's time.
    OpponentsTime,
}

impl State {
    pub(super) fn offer_draw(&mut self, by: Color, cx: &mut Context<'_>) -> Result<(), Refused> {
        if self.offers.standing == Some(by) {
            return Err(Refused::OfferStands);
        }
        if self.offers.standing == Some(!by) {
            // Two who both offer agree.
            return self.accept_draw(by, cx);
        }
        self.may_agree(cx)?;
        let regulations = &cx.settings.regulations;
        let in_order = match (self.moment(by, cx), regulations.offer_window) {
            (_, OfferWindow::Any) | (Moment::AfterMoving, _) => true,
            (Moment::BeforeMoving, OfferWindow::AfterMove) => {
                regulations.offer_before_moving == OfferBeforeMoving::InOrder
            }
            (Moment::BeforeMoving, OfferWindow::OwnTurn) => true,
            (Moment::OpponentsTime, OfferWindow::AfterMove) => false,
            (Moment::OpponentsTime, OfferWindow::OwnTurn) => {
                return Err(Refused::NotOnOpponentsTime);
            }
        };
        cx.say(Notice::DrawOffered { by });
        if !in_order {
            cx.say(Notice::OfferAtWrongTime { by });
        }
        if self.offers.declined[by] {
            cx.say(Notice::OfferRepeated { by });
        }
        self.offers.declined[!by] = false;
        self.offers.standing = Some(by);
        Ok(())
    }

    pub(super) fn accept_draw(&mut self, by: Color, cx: &mut Context<'_>) -> Result<(), Refused> {
        if self.offers.standing != Some(!by) {
            return Err(Refused::NoOffer);
        }
        self.may_agree(cx)?;
        let AgreeAfter::Moves(moves) = cx.settings.regulations.agree_after_moves;
        self.need_moves(moves)?;
        self.offers.standing = None;
        self.finish(Outcome::drawn(DrawReason::Agreement), cx);
        Ok(())
    }

    pub(super) fn decline_draw(&mut self, by: Color, cx: &mut Context<'_>) -> Result<(), Refused> {
        if self.offers.standing != Some(!by) {
            return Err(Refused::NoOffer);
        }
        self.decline(by, Declined::Word, cx);
        Ok(())
    }

    pub(super) fn put_off_answer(&self, by: Color, cx: &mut Context<'_>) -> Result<(), Refused> {
        if !self.can_put_answer_off(by) {
            return Err(Refused::NoOffer);
        }
        cx.say(Notice::AnswerPutOff { by });
        Ok(())
    }

    /// Only an offer on the offerer's own turn can be answered after his move.
    pub(super) fn can_put_answer_off(&self, by: Color) -> bool {
        self.offers.standing == Some(!by) && self.turn != by
    }

    /// A deliberate touch to move declines, where the laws say so.
    pub(super) fn touch_declines(&mut self, by: Color, cx: &mut Context<'_>) {
        let touch = cx.settings.regulations.offer_declined_by == OfferDeclinedBy::Touch;
        if touch && self.offers.standing == Some(!by) {
            self.decline(by, Declined::Touch, cx);
        }
    }

    /// Making the reply declines.
    pub(super) fn reply_declines(&mut self, by: Color, cx: &mut Context<'_>) {
        if self.offers.standing == Some(!by) {
            self.decline(by, Declined::Reply, cx);
        }
    }

    fn decline(&mut self, by: Color, how: Declined, cx: &mut Context<'_>) {
        self.offers.standing = None;
        self.offers.declined[!by] = true;
        cx.say(Notice::DrawDeclined { by, how });
    }

    /// Whether the event's rules let the players agree now (EVENT-5).
    fn may_agree(&self, cx: &Context<'_>) -> Result<(), Refused> {
        match cx.settings.agreed_draws {
            AgreedDraws::Free => Ok(()),
            AgreedDraws::NotBeforeMove(moves) => self.need_moves(moves),
            AgreedDraws::WithArbiter | AgreedDraws::Never => Err(Refused::AgreementForbidden),
        }
    }

    fn need_moves(&self, moves: u16) -> Result<(), Refused> {
        let made = |side| self.record.moves_of(side) >= u32::from(moves);
        if Color::ALL.into_iter().all(made) {
            Ok(())
        } else {
            Err(Refused::TooEarly { moves })
        }
    }

    fn moment(&self, by: Color, cx: &Context<'_>) -> Moment {
        if self.turn == by {
            Moment::BeforeMoving
        } else if cx.settings.pressed_by_hand() {
            if self.clock.at(cx.at).turn() == by {
                Moment::AfterMoving
            } else {
                Moment::OpponentsTime
            }
        } else if self.record.moves_of(by) > 0 && self.hand.is_untouched() {
            Moment::AfterMoving
        } else {
            Moment::OpponentsTime
        }
    }
}

impl Game {
    /// The half-moves, by index from 0 and in no order, with which a draw offer is noted on the score
    /// sheet (NOTATION-10): of its maker the move after which it was said, or the move before which.
    pub fn draw_offers(&self) -> Vec<usize> {
        let plies = self.record().plies();
        let offers = self.log().iter().enumerate();
        let offers = offers.filter(|(_, line)| line.action == Action::OfferDraw);
        offers
            .filter_map(|(line, entry)| {
                let by = entry.by.player()?;
                let turn = if line >= self.turn_began() {
                    plies.len()
                } else {
                    plies
                        .partition_point(|ply| ply.log_start <= line)
                        .checked_sub(1)?
                };
                let mover = plies.get(turn).map_or(self.turn(), |ply| ply.by);
                if mover != by {
                    // Before the first move of all there is none of his to note it with yet.
                    Some(turn.checked_sub(1).unwrap_or(turn + 1))
                } else if turn == plies.len() && self.outcome().is_some() {
                    // The move that it was said before is not made any more.
                    turn.checked_sub(2)
                } else {
                    Some(turn)
                }
            })
            .collect()
    }
}
