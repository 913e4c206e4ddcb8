//! Deeds of a step at the table as acts in its game.

use super::lesson::{Deed, TurnPart};
use crate::clock::Instant;
use crate::game::regulations::PartsOfMove;
use crate::game::{Action, Claim, Game, MoveText, Notice, Refused};
use crate::notation;
use crate::rules::Color;

/// An act, and the taking off of what it captures: there is nothing beside the board where a player could
/// lay it (DONE-3).
pub(super) fn act(
    game: &mut Game,
    by: Color,
    action: Action,
    at: Instant,
) -> Result<Vec<Notice>, Refused> {
    let mut notices = game.apply(by.into(), action, at)?;
    if let Some(square) = game.to_take_off() {
        notices.extend(game.apply(by.into(), Action::TakeOff { square }, at)?);
    }
    Ok(notices)
}

/// Who does what the step does by itself.
pub(super) fn scripted_side(game: &Game, deed: &Deed) -> Color {
    let turn = game.turn();
    match deed {
        Deed::Part(TurnPart::Press | TurnPart::Offer | TurnPart::Write) => !turn,
        _ => turn,
    }
}

/// What a hand or a mouth has to do for a deed.
pub fn actions(game: &Game, by: Color, deed: &Deed) -> Vec<Action> {
    match deed {
        Deed::Move(moves) => {
            let allowed = game.obligation().allowed.first().copied();
            let Some(text) = moves.first().copied().or(allowed.map(Into::into)) else {
                return Vec::new();
            };
            let touch = Action::Touch { square: text.from };
            let release = Action::Release {
                from: text.from,
                to: text.to,
            };
            let promote = text.promotion.map(|to| Action::Promote {
                role: to.role(),
                square: text.to,
            });
            let rook = rook_by_hand(game, text);
            // An adjusted piece would have to stay (TOUCH-9).
            let word = game.is_adjusting().then_some(Action::EndAdjust);
            let hand = [touch, release].into_iter().chain(promote).chain(rook);
            word.into_iter().chain(hand).collect()
        }
        Deed::Touch(square) => vec![Action::Touch { square: *square }],
        Deed::Part(part) => vec![match part {
            TurnPart::Adjust => Action::Adjust,
            TurnPart::Press => Action::Press,
            TurnPart::Offer => Action::OfferDraw,
            TurnPart::Accept => Action::AcceptDraw,
            TurnPart::Decline => Action::DeclineDraw,
            TurnPart::Resign => Action::Resign,
            TurnPart::ClaimRepetition => Action::Claim {
                claim: Claim::Repetition { intended: None },
            },
            TurnPart::ClaimFiftyMoves => Action::Claim {
                claim: Claim::FiftyMoves { intended: None },
            },
            TurnPart::Write => return written(game, by),
        }],
    }
}

/// What the hand does with the rook in castling, where the app does not (DONE-4).
fn rook_by_hand(game: &Game, text: MoveText) -> Option<Action> {
    let position = game.position();
    let wing = text.find(position).ok()?.get().castling()?;
    let from = position.castling_rook(position.turn(), wing)?;
    let to = wing.rook_to(position.turn());
    let by_hand = game.settings().parts == PartsOfMove::ByHand;
    by_hand.then_some(Action::Release { from, to })
}

/// The writing down of the last half-move of a side.
fn written(game: &Game, by: Color) -> Vec<Action> {
    let plies = game.record().plies();
    let last = (1..).zip(plies).filter(|(_, ply)| ply.by == by).last();
    last.and_then(|(number, ply)| {
        Some(Action::WriteDown {
            ply: number,
            text: notation::short(&ply.before, ply.mv?),
        })
    })
    .into_iter()
    .collect()
}

/// Does a deed for a side.
///
/// # Errors
///
/// The table refuses a part of it.
pub(super) fn perform(game: &mut Game, by: Color, deed: &Deed, at: Instant) -> Result<(), Refused> {
    for action in actions(game, by, deed) {
        act(game, by, action, at)?;
    }
    Ok(())
}
