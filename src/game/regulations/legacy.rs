//! Obsolete house rules (LEGACY): each a switch, off unless it is set.

use crate::game::wire::{record, words};

/// The form in which a king earns a pawn (LEGACY-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KingEarnsPawn {
    /// With the king's move, on the pawns' start square of its file, if that is empty.
    SameMove,
}

/// The house rules that are in force.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Legacy {
    /// A king that reaches the last rank earns a new pawn (LEGACY-1).
    pub king_earns_pawn: Option<KingEarnsPawn>,
    /// A king once in check may never castle (LEGACY-2).
    pub checked_king_never_castles: bool,
    /// Check, mate, stalemate and the attack on the queen are said (LEGACY-3).
    pub said_aloud: bool,
    /// A touch that can't be followed by a move costs a move with the king (LEGACY-4).
    pub idle_touch_costs_king_move: bool,
    /// A pawn becomes only what was captured before; if nothing was, the choice is free (LEGACY-5).
    pub promotion_to_captured_only: bool,
    /// Stalemate loses for the stalemated side (LEGACY-6).
    pub stalemate_loses: bool,
}

words!(KingEarnsPawn { SameMove });
record!(Legacy or default {
    king_earns_pawn,
    checked_king_never_castles,
    said_aloud,
    idle_touch_costs_king_move,
    promotion_to_captured_only,
    stalemate_loses,
});
