//! A move is made (DONE-1 to 5): the next position, the record, the clock, the end of the game.

use super::hand::Hand;
use super::mating;
use super::notice::Notice;
use super::outcome::{DrawReason, Outcome, WinReason};
use super::regulations::{Fivefold, KingEarnsPawn, Legacy, MaterialDraw, Threefold};
use super::state::{Context, State};
use crate::clock::Event;
use crate::rules::{Color, Ending, Move, Piece, Position, Rank, Role, Square};

/// Half-moves without capture or pawn move after which the game is drawn (DRAW-15).
const SEVENTY_FIVE_MOVES: u16 = 150;

impl State {
    /// Makes a legal move: it can't be taken back any more.
    pub(super) fn make(&mut self, mv: Move, cx: &mut Context<'_>) {
        let before = self.position;
        let by = self.turn;
        let Ok(next) = before.play(mv) else {
            return;
        };
        let next = with_earned_pawn(next, mv, &before, &cx.settings.legacy);
        let log_start = self.hand.log_start;
        self.record.enter(mv, before, &next, cx.at, log_start);
        self.start_turn(next, cx);
        cx.say(Notice::Made { by, mv });
        self.follow_up(by, cx);
        self.end_by_position(cx);
    }

    /// The turn of the player to move in this position begins.
    pub(super) fn start_turn(&mut self, position: Position, cx: &Context<'_>) {
        self.position = position;
        self.turn = position.turn();
        self.adrift = false;
        self.base = position.placement();
        self.board = self.base;
        self.beside.clear();
        self.hand = Hand::new(cx.log_len + 1);
    }

    /// What follows from a player's having moved, legally or not: his reply declines an offer, ends
    /// what he could have claimed, and the clock hears of it.
    pub(super) fn follow_up(&mut self, by: Color, cx: &mut Context<'_>) {
        self.reply_declines(by, cx);
        self.breach = None;
        if self.pressed_idle == Some(!by) {
            self.pressed_idle = None;
        }
        self.irregularity_ages(by, false, cx);
        if !cx.settings.has_clock() {
            return;
        }
        if cx.settings.pressed_by_hand() {
            // DONE-9: the move that was not pressed is completed by the next one.
            if self.unpressed[by] {
                let _ = self.clock_event(Event::ImpliedCompletion(by), cx.at);
            }
            self.unpressed[by] = true;
        } else {
            // Made is completed: the clock presses itself.
            let _ = self.clock_event(Event::Press(by), cx.at);
        }
    }

    /// Ends the game if the position on the board does so by itself, in the order of the laws: mate
    /// and stalemate first (DONE-8).
    pub(super) fn end_by_position(&mut self, cx: &mut Context<'_>) {
        let position = self.position;
        match position.ending() {
            Some(Ending::Checkmate) => {
                let outcome = Outcome::won(!position.turn(), WinReason::Checkmate);
                return self.finish(outcome, cx);
            }
            Some(Ending::Stalemate) if cx.settings.legacy.stalemate_loses => {
                // LEGACY-6
                let outcome = Outcome::won(!position.turn(), WinReason::StalemateLoses);
                return self.finish(outcome, cx);
            }
            Some(Ending::Stalemate) => {
                return self.finish(Outcome::drawn(DrawReason::Stalemate), cx);
            }
            None => {}
        }
        let reason = self
            .material_draw(cx)
            .or_else(|| self.repetition_draw(cx))
            .or_else(|| {
                let on = cx.settings.regulations.seventy_five_auto.is_on();
                (on && position.halfmove_clock() >= SEVENTY_FIVE_MOVES)
                    .then_some(DrawReason::SeventyFiveMoves)
            });
        if let Some(reason) = reason {
            return self.finish(Outcome::drawn(reason), cx);
        }
        if cx.settings.legacy.said_aloud {
            self.say_threats(cx);
        }
    }

    /// DRAW-9
    fn material_draw(&self, cx: &Context<'_>) -> Option<DrawReason> {
        if cx.settings.legacy.king_earns_pawn.is_some() {
            // A bare king can earn a pawn and so mate in the end (LEGACY-1).
            return None;
        }
        let position = &self.position;
        let material = match cx.settings.regulations.material_draw {
            MaterialDraw::OneMinorEach => position.has_one_minor_each(),
            MaterialDraw::ByMaterial | MaterialDraw::DeadPosition => position.is_bare_material(),
        };
        if material {
            return Some(DrawReason::Material);
        }
        let dead = cx.settings.regulations.material_draw == MaterialDraw::DeadPosition
            && mating::is_dead(position);
        dead.then_some(DrawReason::DeadPosition)
    }

    /// DRAW-10, DRAW-11, DRAW-13
    fn repetition_draw(&self, cx: &Context<'_>) -> Option<DrawReason> {
        let regulations = &cx.settings.regulations;
        let times = self.record.occurrences(&self.position);
        if regulations.perpetual_check.is_on() && self.is_perpetual_check(times) {
            return Some(DrawReason::PerpetualCheck);
        }
        let five = match regulations.fivefold {
            Fivefold::Off => false,
            Fivefold::Any => times.len() >= 5,
            Fivefold::Consecutive => {
                let last = times
                    .get(times.len().saturating_sub(5)..)
                    .unwrap_or_default();
                last.len() == 5
                    && last
                        .iter()
                        .zip(last.iter().skip(1))
                        .all(|(earlier, later)| later - earlier == 4)
            }
        };
        if five {
            return Some(DrawReason::FivefoldRepetition);
        }
        (regulations.threefold == Threefold::Auto && times.len() >= 3)
            .then_some(DrawReason::ThreefoldRepetition)
    }

    /// The third occurrence, every move of one side since the first of the three having given check.
    fn is_perpetual_check(&self, times: &[u32]) -> bool {
        let Some(&[first, _, third]) = times.last_chunk::<3>() else {
            return false;
        };
        let moves_each = (third - first) / 2;
        let rows = self.record.running().checks_in_row;
        Color::ALL.into_iter().any(|side| rows[side] >= moves_each)
    }

    /// LEGACY-3
    fn say_threats(&self, cx: &mut Context<'_>) {
        if self.position.is_check() {
            cx.say(Notice::Check);
        }
        let queens = self.position.of(Piece::new(self.turn, Role::Queen));
        if queens
            .into_iter()
            .any(|queen| self.position.attackers(queen, !self.turn).any())
        {
            cx.say(Notice::Gardez);
        }
    }
}

/// The position after a move, with the pawn that a king on the last rank has earned (LEGACY-1).
fn with_earned_pawn(next: Position, mv: Move, before: &Position, legacy: &Legacy) -> Position {
    let Some(KingEarnsPawn::SameMove) = legacy.king_earns_pawn else {
        return next;
    };
    let by = before.turn();
    let king = Piece::new(by, Role::King);
    let arrives = before.piece_at(mv.from()) == Some(king)
        && mv.to().rank() == Rank::last(by)
        && mv.from().rank() != Rank::last(by);
    let square = Square::at(mv.to().file(), Rank::pawns(by));
    let mut setup = next.setup();
    if !arrives || setup.placement.get(square).is_some() {
        return next;
    }
    setup.placement.put(square, Piece::new(by, Role::Pawn));
    // A pawn on its own second rank gives no check that the side to move would have to have left.
    setup.position_of_any_material().unwrap_or(next)
}
