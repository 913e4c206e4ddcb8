//! Letting pieces go, taking them off, promoting: for players who are guided.
//!
//! Nothing that is not allowed gets onto the board, so each act is checked before it changes
//! anything.

use super::notice::Notice;
use super::refused::Refused;
use super::regulations::PartsOfMove;
use super::state::{Context, State};
use super::touch::{Duty, Intent};
use crate::rules::{Color, Move, Piece, Promotion, Role, Square};

impl State {
    pub(super) fn release(
        &mut self,
        by: Color,
        from: Square,
        to: Square,
        cx: &mut Context<'_>,
    ) -> Result<(), Refused> {
        self.need_running_clock(cx)?;
        if !State::is_guided(cx) {
            return self.release_freely(by, from, to, cx);
        }
        if by != self.turn {
            return Err(Refused::NotYourTurn);
        }
        if self.board.get(from).is_none() {
            return Err(Refused::NothingThere { square: from });
        }
        if self.hand.adjusting {
            // TOUCH-9c
            return if from == to {
                Ok(())
            } else {
                Err(Refused::AdjustedPieceStays { square: from })
            };
        }
        if from == to {
            return self.touch(by, &[from], cx);
        }
        if self.hand.begun.is_some() {
            return self.release_rook(from, to, cx);
        }
        let mut ledger = self.hand.ledger.clone();
        ledger.enter(from, Intent::Deliberate);
        let allowed = self.obligation_with(&ledger, cx.settings);
        let legal = self.legal_moves(cx.settings);
        let meant = self.meant(&legal, from, to);
        let Some(mv) = meant.iter().copied().find(|&mv| allowed.allows(mv)) else {
            return Err(if !meant.is_empty() {
                Refused::TouchMove { duty: allowed.duty }
            } else {
                self.refusal(from, to)
            });
        };
        self.hand.ledger = ledger;
        self.touched(by, cx);
        self.carry(mv, cx);
        self.hand.begun = Some((mv.from(), mv.to()));
        self.settle(cx);
        Ok(())
    }

    /// The rook's part of castling.
    fn release_rook(
        &mut self,
        from: Square,
        to: Square,
        cx: &mut Context<'_>,
    ) -> Result<(), Refused> {
        let due = self.obligation(cx.settings);
        let wing = due.allowed.first().and_then(|mv| mv.castling());
        let follows = wing.is_some_and(|wing| {
            self.position.castling_rook(self.turn, wing) == Some(from)
                && wing.rook_to(self.turn) == to
        });
        if !follows {
            return Err(Refused::Unfinished { duty: due.duty });
        }
        if let Some(rook) = self.board.take(from) {
            self.board.put(to, rook);
        }
        self.settle(cx);
        Ok(())
    }

    pub(super) fn take_off(
        &mut self,
        by: Color,
        square: Square,
        cx: &mut Context<'_>,
    ) -> Result<(), Refused> {
        self.need_running_clock(cx)?;
        if !State::is_guided(cx) {
            return self.take_off_freely(by, square, cx);
        }
        if by != self.turn {
            return Err(Refused::NotYourTurn);
        }
        if self.hand.adjusting {
            return Err(Refused::AdjustedPieceStays { square });
        }
        let captured = |mv: Move| self.position.captured_square(mv);
        if self.hand.begun.is_some() {
            let due = self.obligation(cx.settings);
            let target = due.allowed.first().and_then(|&mv| captured(mv));
            let beside = self.beside.iter().position(|&(at, _)| at == square);
            match beside {
                _ if target != Some(square) => return Err(Refused::NothingToTakeOff),
                Some(index) => {
                    self.beside.remove(index);
                }
                // En passant: the pawn stands on its own square.
                None if self.board.get(square) == self.base.get(square) => {
                    self.board.take(square);
                }
                None => return Err(Refused::NothingToTakeOff),
            }
            self.settle(cx);
            return Ok(());
        }
        let legal = self.legal_moves(cx.settings);
        if self.hand.taken.is_some() || !legal.iter().any(|&mv| captured(mv) == Some(square)) {
            return Err(Refused::NothingToTakeOff);
        }
        let mut ledger = self.hand.ledger.clone();
        ledger.enter(square, Intent::Deliberate);
        let due = self.obligation_with(&ledger, cx.settings);
        if !due.allowed.iter().any(|&mv| captured(mv) == Some(square)) {
            return Err(Refused::TouchMove { duty: due.duty });
        }
        self.hand.ledger = ledger;
        self.hand.taken = Some(square);
        self.board.take(square);
        self.touched(by, cx);
        Ok(())
    }

    pub(super) fn promote(
        &mut self,
        by: Color,
        role: Role,
        square: Square,
        cx: &mut Context<'_>,
    ) -> Result<(), Refused> {
        self.need_running_clock(cx)?;
        if !State::is_guided(cx) {
            return self.place_freely(by, Piece::new(by, role), square, cx);
        }
        if by != self.turn {
            return Err(Refused::NotYourTurn);
        }
        let promotion = Promotion::to(role).ok_or(Refused::NoPromotion)?;
        let due = self.obligation(cx.settings);
        if self.hand.promoted.is_some() {
            return Err(Refused::Unfinished { duty: due.duty });
        }
        let fits = |mv: &&Move| mv.to() == square && mv.promotion() == Some(promotion);
        let mut fitting = due.allowed.iter().filter(fits);
        let Some(&mv) = fitting.next() else {
            let legal = self.legal_moves(cx.settings);
            let in_rules = self.position.legal_moves();
            return Err(if legal.iter().any(|mv| fits(&mv)) {
                Refused::TouchMove { duty: due.duty }
            } else if in_rules.iter().any(|mv| fits(&mv)) {
                Refused::HouseRule
            } else {
                Refused::NoPromotion
            });
        };
        // PROMO-6: the pawn need not be put on the square first.
        if self.hand.begun.is_none() {
            if fitting.next().is_some() {
                return Err(Refused::WhichPawn);
            }
            self.hand.ledger.enter(mv.from(), Intent::Deliberate);
            self.touched(by, cx);
            self.carry(mv, cx);
            self.hand.begun = Some((mv.from(), mv.to()));
        }
        self.hand.promoted = Some(promotion);
        self.board.put(square, Piece::new(by, role));
        self.settle(cx);
        Ok(())
    }

    /// The moves that letting the piece go there could be or begin; the king let go on its rook
    /// castles.
    fn meant(&self, legal: &[Move], from: Square, to: Square) -> Vec<Move> {
        let onto_rook = |mv: &Move| {
            mv.castling()
                .is_some_and(|wing| self.position.castling_rook(self.turn, wing) == Some(to))
        };
        let meant = legal.iter().copied();
        let meant = meant.filter(|mv| mv.from() == from && (mv.to() == to || onto_rook(mv)));
        // A plain step of the king goes before a castling that ends there (Chess960).
        let (mut plain, castling): (Vec<Move>, Vec<Move>) =
            meant.partition(|mv| mv.castling().is_none());
        plain.extend(castling);
        plain
    }

    fn refusal(&self, from: Square, to: Square) -> Refused {
        match self.position.why_not(from, to) {
            Some(refusal) => Refused::Illegal { from, to, refusal },
            None => Refused::HouseRule,
        }
    }

    /// Carries the piece of a move to its square, and helps with the other parts where the app
    /// does (DONE-3).
    fn carry(&mut self, mv: Move, cx: &Context<'_>) {
        let assisted = cx.settings.parts == PartsOfMove::Assisted;
        let (from, to) = (mv.from(), mv.to());
        if mv.castling().is_some() && (assisted || self.board.get(to).is_some()) {
            if let Ok(next) = self.position.play(mv) {
                self.board = next.placement();
            }
            return;
        }
        if let Some(square) = self.position.captured_square(mv)
            && self.hand.taken != Some(square)
        {
            if assisted {
                self.board.take(square);
            } else if square == to
                && let Some(piece) = self.board.take(square)
            {
                self.beside.push((square, piece));
            }
        }
        if let Some(piece) = self.board.take(from) {
            self.board.put(to, piece);
        }
    }

    /// Makes the move if all its parts are done; says what is due if not.
    fn settle(&mut self, cx: &mut Context<'_>) {
        let due = self.obligation(cx.settings);
        if let Some(mv) = self.read(&due.allowed) {
            self.make(mv, cx);
            return;
        }
        self.say_what_is_due(due.duty, cx);
    }

    pub(super) fn say_what_is_due(&self, duty: Duty, cx: &mut Context<'_>) {
        if let Some(&(square, _)) = self.beside.first() {
            cx.say(Notice::CaptureToFinish { square });
        }
        match duty {
            Duty::FinishCastling { .. } => cx.say(Notice::RookMustFollow),
            Duty::Promote { square } if self.hand.promoted.is_none() => {
                cx.say(Notice::PromotionDue { square });
            }
            Duty::FinishCapture { square } if self.beside.is_empty() => {
                cx.say(Notice::CaptureToFinish { square });
            }
            _ => {}
        }
    }
}
