//! What is agreed before the game, and the three tables to sit down at.

use super::Below;
use super::{ClockUse, FlagCall, Legacy, Preset, Regulations};
use crate::clock::{self, Category, Control, GapPolicy, Millis};
use crate::game::wire::{record, serde_by_wire, variants, words};
use crate::rules::Color;

/// What happens to what is not allowed (IRREG-26).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Enforcement {
    /// It is refused, with the reason.
    Guide,
    /// It can happen; the app then rules.
    Arbiter,
    /// It can happen; the app rules only when a player claims.
    Claims,
}

/// Whether touched pieces bind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TouchMove {
    /// They don't: for learners.
    Off,
    /// They do (TOUCH).
    Binding,
}

/// Who presses the clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Press {
    /// The clock presses itself when a move is made, so that made is completed.
    Itself,
    /// The players.
    ByHand,
}

/// Who finishes a move of several parts (DONE-3 to 5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PartsOfMove {
    /// The app takes the captured piece off, and carries the rook when the king has castled.
    Assisted,
    /// The players.
    ByHand,
}

/// When draws may be agreed (EVENT-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AgreedDraws {
    /// As the laws allow.
    Free,
    /// Not before each has made so many moves.
    NotBeforeMove(u16),
    /// With the arbiter's consent only.
    WithArbiter,
    /// Never.
    Never,
}

/// What helps the players (CONDUCT-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Aids {
    /// The squares to which a piece may go are shown.
    pub legal_squares: bool,
    /// Why a piece may not go to a square is told.
    pub reasons: bool,
    /// Moves may be taken back.
    pub take_back: bool,
    /// The board has letters and digits (BOARD-4).
    pub coordinates: bool,
    /// Moves may be suggested.
    pub hints: bool,
}

/// A table to sit down at: a name for a choice of settings, any of which may be changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Table {
    /// To learn the moves: nothing binds, everything is shown.
    Learn,
    /// To play with touch-move, by the present laws.
    Play,
    /// As in an event: nothing is prevented, everything counts.
    Compete,
}

/// What is agreed before a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Settings {
    /// The laws.
    pub regulations: Regulations,
    /// The house rules.
    pub legacy: Legacy,
    /// What happens to what is not allowed.
    pub enforcement: Enforcement,
    /// Whether touched pieces bind.
    pub touch_move: TouchMove,
    /// What helps the players.
    pub aids: Aids,
    /// The time control.
    pub control: Control,
    /// Who presses the clock.
    pub press: Press,
    /// Who finishes moves of several parts.
    pub parts: PartsOfMove,
    /// When draws may be agreed.
    pub agreed_draws: AgreedDraws,
    /// Whether one is allowed to come late (CLOCK-17).
    pub lateness_allowed: bool,
    /// What becomes of the time that the device slept while a clock ran.
    pub gaps: GapPolicy,
}

impl Settings {
    /// The settings of a table, without a clock.
    pub fn at(table: Table) -> Settings {
        let aids = |shown| Aids {
            legal_squares: shown,
            reasons: true,
            take_back: shown,
            coordinates: true,
            hints: shown,
        };
        let play = Settings {
            regulations: Regulations::of(Preset::FideNow),
            legacy: Legacy::default(),
            enforcement: Enforcement::Guide,
            touch_move: TouchMove::Binding,
            aids: Aids {
                take_back: false,
                hints: false,
                ..aids(true)
            },
            control: Control::Unlimited,
            press: Press::Itself,
            parts: PartsOfMove::Assisted,
            agreed_draws: AgreedDraws::Free,
            lateness_allowed: false,
            gaps: GapPolicy::default(),
        };
        match table {
            Table::Learn => Settings {
                regulations: Regulations::of(Preset::Home),
                touch_move: TouchMove::Off,
                aids: aids(true),
                ..play
            },
            Table::Play => play,
            Table::Compete => Settings {
                enforcement: Enforcement::Arbiter,
                aids: aids(false),
                press: Press::ByHand,
                parts: PartsOfMove::ByHand,
                ..play
            },
        }
    }

    /// Whether a clock limits the game.
    pub fn has_clock(&self) -> bool {
        self.control.is_limited() && self.regulations.clock != ClockUse::Off
    }

    /// Whether moves are completed by a press of the players (DONE-10).
    pub fn pressed_by_hand(&self) -> bool {
        self.has_clock() && self.press == Press::ByHand
    }

    /// Whether the game is rapid or blitz by the laws in force (CLOCK-20).
    pub fn is_rapid_or_blitz(&self) -> bool {
        self.has_clock()
            && self
                .control
                .category(self.regulations.categories)
                .is_some_and(|category| category < Category::Classical)
    }

    /// Whether both players have less time for the game than a bound.
    pub fn is_below(&self, bound: Below) -> bool {
        let Below::Minutes(minutes) = bound else {
            return false;
        };
        self.has_clock()
            && Color::ALL.into_iter().all(|side| {
                self.control
                    .game_time(side)
                    .is_some_and(|time| time < Millis::from_minutes(i64::from(minutes)))
            })
    }

    /// Who points out a fallen flag in this game (CLOCK-7, CLOCK-11). Where the app rules only on
    /// claims there is no arbiter.
    pub fn flag_call(&self) -> FlagCall {
        let regulations = &self.regulations;
        if self.is_below(regulations.flag_claim_below) {
            FlagCall::Claim
        } else if self.enforcement == Enforcement::Claims {
            regulations.flag_call_without_arbiter
        } else {
            regulations.flag_call
        }
    }

    /// The clock of this game, not started; `first` is the player to move first.
    pub fn clock(&self, first: Color) -> clock::ChessClock {
        clock::ChessClock::new(clock::ClockSetup {
            control: if self.has_clock() {
                self.control.clone()
            } else {
                Control::Unlimited
            },
            flag_call: match self.flag_call() {
                FlagCall::Auto => clock::FlagCall::Automatic,
                FlagCall::Claim => clock::FlagCall::OnClaim,
            },
            first_to_move: first,
        })
    }
}

words!(Enforcement {
    Guide,
    Arbiter,
    Claims,
});
words!(TouchMove { Off, Binding });
words!(Press { Itself, ByHand });
words!(PartsOfMove { Assisted, ByHand });
variants!(AgreedDraws {
    Free,
    NotBeforeMove(u16),
    WithArbiter,
    Never,
});
record!(Aids {
    legal_squares,
    reasons,
    take_back,
    coordinates,
    hints,
});
record!(Settings {
    regulations,
    legacy,
    enforcement,
    touch_move,
    aids,
    control,
    press,
    parts,
    agreed_draws,
    lateness_allowed,
    gaps,
});
serde_by_wire!(Settings);
