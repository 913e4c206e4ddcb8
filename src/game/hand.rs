//! The present turn: what has been touched, what is half done, what is still allowed.

use super::regulations::{Settings, TouchMove};
use super::state::State;
use super::touch::{Duty, Ledger, Obligation, TouchRules};
use crate::rules::{Move, Promotion, Role, Square};

/// What the player to move has done on this turn, the move not being made yet.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Hand {
    pub(super) ledger: Ledger,
    /// "I adjust" has been said and holds.
    pub(super) adjusting: bool,
    /// The square just touched, which may still be called an accident.
    pub(super) last_touch: Option<Square>,
    /// The touch that its player has called an accident.
    pub(super) accident: Option<Square>,
    /// The move of several parts that has been begun: from where, to where.
    pub(super) begun: Option<(Square, Square)>,
    /// The piece that stands on the promotion square already.
    pub(super) promoted: Option<Promotion>,
    /// The enemy piece that was taken off first.
    pub(super) taken: Option<Square>,
    /// The promotion square, fixed although the pawn is back (IRREG-9).
    pub(super) fixed: Option<(Square, Square)>,
    /// The move that a claim rested on (DRAW-18).
    pub(super) written: Option<Move>,
    /// How many lines of the log there were when the turn began.
    pub(super) log_start: usize,
}

impl Hand {
    /// The hand at the start of a turn.
    pub(super) fn new(log_start: usize) -> Hand {
        Hand {
            log_start,
            ..Hand::default()
        }
    }

    /// Whether nothing has been done on this turn.
    pub(super) fn is_untouched(&self) -> bool {
        *self == Hand::new(self.log_start)
    }

    /// Goes back to the touches alone: the pieces stand as at the start of the turn.
    pub(super) fn put_back(&mut self) {
        self.begun = None;
        self.promoted = None;
        self.taken = None;
        self.adjusting = false;
        self.last_touch = None;
        self.accident = None;
    }
}

impl State {
    /// The legal moves of the player to move, as far as the house rules allow them; none when the
    /// game is over or the pieces stand impossibly.
    pub(super) fn legal_moves(&self, settings: &Settings) -> Vec<Move> {
        if self.outcome.is_some() || self.adrift {
            return Vec::new();
        }
        let mut moves = self.position.legal_moves();
        let turn = self.position.turn();
        let running = self.record.running();
        // LEGACY-2
        if settings.legacy.checked_king_never_castles && running.checked[turn] {
            moves.retain(|mv| mv.castling().is_none());
        }
        // LEGACY-5
        if settings.legacy.promotion_to_captured_only {
            let lost = |role: Role| {
                running.lost[turn]
                    .get(role as usize)
                    .is_some_and(|&n| n > 0)
            };
            if Promotion::ALL.into_iter().any(|choice| lost(choice.role())) {
                moves.retain(|mv| mv.promotion().is_none_or(|choice| lost(choice.role())));
            }
        }
        moves
    }

    /// The moves still allowed, and why.
    pub(super) fn obligation(&self, settings: &Settings) -> Obligation {
        self.obligation_with(&self.hand.ledger, settings)
    }

    /// The same with other touches.
    pub(super) fn obligation_with(&self, ledger: &Ledger, settings: &Settings) -> Obligation {
        let legal = self.legal_moves(settings);
        if let Some(written) = self.hand.written {
            let duty = Duty::Written {
                from: written.from(),
                to: written.to(),
            };
            return Obligation::new(duty, vec![written]);
        }
        if let Some((from, to)) = self.hand.begun.or(self.hand.fixed) {
            let chosen = self.hand.promoted;
            let moves: Vec<Move> = legal
                .iter()
                .copied()
                .filter(|mv| mv.from() == from && mv.to() == to)
                .filter(|mv| chosen.is_none() || mv.promotion() == chosen)
                .collect();
            if let Some(first) = moves.first() {
                let duty = if let Some(wing) = first.castling() {
                    Duty::FinishCastling { wing }
                } else if first.promotion().is_some() {
                    Duty::Promote { square: to }
                } else {
                    let square = self.position.captured_square(*first).unwrap_or(to);
                    Duty::FinishCapture { square }
                };
                return Obligation::new(duty, moves);
            }
        }
        let rules = TouchRules::of(&settings.regulations, &settings.legacy);
        let mut obligation = match settings.touch_move {
            TouchMove::Off => Obligation::free(&legal),
            TouchMove::Binding => Obligation::of(ledger, &self.position, &legal, rules),
        };
        if let Some(target) = self.hand.taken {
            let takes = |mv: &Move| self.position.captured_square(*mv) == Some(target);
            let moves: Vec<Move> = obligation.allowed.iter().copied().filter(takes).collect();
            if !moves.is_empty() {
                if !obligation.duty.binds() {
                    obligation.duty = Duty::Capture { target };
                }
                obligation.allowed = moves;
            }
        }
        obligation
    }
}
