//! Letting pieces go, taking them off, putting them up: where anything can happen on the board, and
//! the move is read from what stands there (IRREG-26, *Arbiter* and *Claims*).

use super::notice::Notice;
use super::outcome::{AnnulReason, Outcome};
use super::reading::carried;
use super::refused::Refused;
use super::regulations::{Enforcement, IllegalCountsWhen, PartsOfMove, Settings};
use super::state::{Context, State};
use super::touch::Intent;
use crate::rules::{Color, Move, Piece, Role, Square};

impl State {
    pub(super) fn release_freely(
        &mut self,
        by: Color,
        from: Square,
        to: Square,
        cx: &mut Context<'_>,
    ) -> Result<(), Refused> {
        let Some(piece) = self.board.get(from) else {
            return Err(Refused::NothingThere { square: from });
        };
        if from == to {
            return self.touch(by, &[from], cx);
        }
        self.opponent_acts(by, cx);
        if !self.is_on_move(by, cx) {
            return Ok(());
        }
        if self.hand.adjusting {
            cx.say(Notice::AdjustedPieceStays { square: from });
            return Ok(());
        }
        self.enter_if_in_place(from, by, cx);
        self.board.take(from);
        if let Some(taken) = self.board.take(to)
            && (cx.settings.parts == PartsOfMove::ByHand || taken.color == by)
        {
            self.beside.push((to, taken));
        }
        self.board.put(to, piece);
        if cx.settings.parts == PartsOfMove::Assisted {
            self.assist(cx.settings);
        }
        self.settle_freely(true, cx);
        Ok(())
    }

    pub(super) fn take_off_freely(
        &mut self,
        by: Color,
        square: Square,
        cx: &mut Context<'_>,
    ) -> Result<(), Refused> {
        let is_beside = |(at, _): &(Square, Piece)| *at == square;
        if !self.beside.iter().any(is_beside) && self.board.get(square).is_none() {
            return Err(Refused::NothingThere { square });
        }
        self.opponent_acts(by, cx);
        if !self.is_on_move(by, cx) {
            return Ok(());
        }
        if self.hand.adjusting {
            cx.say(Notice::AdjustedPieceStays { square });
            return Ok(());
        }
        let beside = self.beside.iter().position(is_beside);
        match beside {
            Some(index) => {
                self.beside.remove(index);
            }
            None => {
                self.enter_if_in_place(square, by, cx);
                self.board.take(square);
                let captures = |mv: &Move| self.position.captured_square(*mv) == Some(square);
                if self.legal_moves(cx.settings).iter().any(captures) {
                    self.hand.taken = Some(square);
                }
            }
        }
        // To take a piece off may be the first part of a capture or a promotion. A piece that has
        // been put on another has made its way, so this finishes the act.
        self.settle_freely(beside.is_some(), cx);
        Ok(())
    }

    pub(super) fn place_freely(
        &mut self,
        by: Color,
        piece: Piece,
        square: Square,
        cx: &mut Context<'_>,
    ) -> Result<(), Refused> {
        self.opponent_acts(by, cx);
        if !self.is_on_move(by, cx) {
            return Ok(());
        }
        if self.hand.adjusting {
            cx.say(Notice::AdjustedPieceStays { square });
            return Ok(());
        }
        // The pawn goes off with the new piece, whether it was put on the square or not (PROMO-6).
        let pawn = Piece::new(by, Role::Pawn);
        let becomes = |mv: &Move| mv.promotion().map(|to| to.role()) == Some(piece.role);
        let mut promotions = self.legal_moves(cx.settings);
        promotions.retain(|mv| mv.to() == square && becomes(mv));
        if self.hand.promoted.is_none() {
            // PROMO-5
            self.hand.promoted = promotions.first().and_then(|mv| mv.promotion());
        }
        promotions.retain(|mv| self.board.get(mv.from()) == Some(pawn));
        let there = self.board.take(square);
        if there != Some(pawn) {
            if let Some(there) = there
                && (cx.settings.parts == PartsOfMove::ByHand || there.color == by)
            {
                self.beside.push((square, there));
            }
            if let [mv] = *promotions {
                self.enter_if_in_place(mv.from(), by, cx);
                self.board.take(mv.from());
            }
        }
        self.board.put(square, piece);
        self.settle_freely(true, cx);
        Ok(())
    }

    /// Whether the player has the move; if not, what he did to the pieces is undone and said.
    fn is_on_move(&mut self, by: Color, cx: &mut Context<'_>) -> bool {
        if by == self.turn {
            return true;
        }
        if self.record.is_empty() && by == Color::Black {
            // IRREG-14
            let reason = AnnulReason::BlackBegan;
            self.finish(Outcome::Annulled { reason }, cx);
        } else {
            cx.say(Notice::MovedOutOfTurn { by });
        }
        false
    }

    /// Enters a piece into the ledger if it stands where it stood at the start of the turn.
    fn enter_if_in_place(&mut self, square: Square, by: Color, cx: &mut Context<'_>) {
        if self.board.get(square) == self.base.get(square) {
            self.hand.ledger.enter(square, Intent::Deliberate);
            self.touched(by, cx);
        }
    }

    /// Finishes what the player has begun, where the app helps: rook of castling, pawn taken en
    /// passant.
    fn assist(&mut self, settings: &Settings) {
        let legal = self.legal_moves(settings);
        let found = legal.into_iter().find(|&mv| {
            let helped = mv.castling().is_some() || mv.promotion().is_none();
            helped && carried(&self.base, mv) == self.board
        });
        if let Some(next) = found.and_then(|mv| self.position.play(mv).ok()) {
            self.board = next.placement();
        }
    }

    /// Looks at what stands on the board after an act; `judged` if the act can complete a move.
    fn settle_freely(&mut self, judged: bool, cx: &mut Context<'_>) {
        let legal = self.legal_moves(cx.settings);
        if let Some(mv) = self.read(&legal) {
            self.arrive(mv, cx);
            return;
        }
        if self.is_board_untouched() {
            return;
        }
        if let Some(mv) = legal.iter().find(|&&mv| self.is_part_of(mv)) {
            if self.hand.begun.is_none() {
                self.hand.begun = Some((mv.from(), mv.to()));
            }
            let duty = self.obligation(cx.settings).duty;
            self.say_what_is_due(duty, cx);
            return;
        }
        if !judged || !self.beside.is_empty() {
            return;
        }
        if let Some(refusal) = self.castling_attempt() {
            // DONE-4
            cx.say(Notice::CastlingIsIllegal { refusal });
            return;
        }
        let made_counts = cx.settings.regulations.illegal_counts_when == IllegalCountsWhen::Made;
        if made_counts || !cx.settings.pressed_by_hand() {
            let (kind, square) = self.irregularity(cx.settings);
            self.rule_on_illegal(kind, square, cx);
        }
    }

    /// A legal move stands on the board. Is it one that touch-move allows?
    fn arrive(&mut self, mv: Move, cx: &mut Context<'_>) {
        let due = self.obligation(cx.settings);
        if due.allows(mv) {
            self.make(mv, cx);
        } else if cx.settings.enforcement == Enforcement::Claims {
            let ledger = self.hand.ledger.clone();
            self.make(mv, cx);
            self.breach = Some(ledger);
        } else {
            // TOUCH-18
            let (by, duty) = (self.turn, due.duty);
            self.hand.fixed = self.hand.fixed.or(self.hand.begun);
            self.put_pieces_back();
            cx.say(Notice::TouchMoveBroken { by, duty });
        }
    }
}
