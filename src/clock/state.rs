//! The moving parts of a clock: both faces, whose time runs, and since when they are right.

use super::chess_clock::{ClockSetup, FlagCall};
use super::control::Control;
use super::schedule::Bonus;
use super::time::{Instant, Millis};
use crate::rules::{ByColor, Color};

/// Whether the clocks go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Motion {
    NotStarted,
    Running,
    Stopped,
}

/// One side's part of the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Face {
    /// What is left, on the display; below zero by how much the time is overstepped.
    pub(super) remaining: Millis,
    /// All that has been used.
    pub(super) used: Millis,
    /// What has been used since the own clock began to run for this turn: what delays look at.
    pub(super) turn_used: Millis,
    /// What has been used since the last completed move.
    pub(super) move_used: Millis,
    /// The moves completed.
    pub(super) completed: u32,
    /// The period, from 0.
    pub(super) period: u32,
    /// When the flag fell, if it is down.
    pub(super) flag: Option<Instant>,
}

/// Everything about a clock that time changes; small, so that reading it is cheap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct State {
    pub(super) faces: ByColor<Face>,
    /// Whose time runs, or will run when the clocks go again.
    pub(super) turn: Color,
    pub(super) motion: Motion,
    /// The instant at which the faces are right.
    pub(super) since: Instant,
    /// Of the flags that are down, the one that fell first.
    pub(super) first_flag: Option<Color>,
    /// A gap about which the players have not decided yet.
    pub(super) undecided_gap: Option<Millis>,
}

impl State {
    pub(super) fn new(setup: &ClockSetup) -> State {
        State {
            faces: ByColor::from_fn(|side| Face {
                remaining: setup.control.start_time(side).unwrap_or(Millis::ZERO),
                used: Millis::ZERO,
                turn_used: Millis::ZERO,
                move_used: Millis::ZERO,
                completed: 0,
                period: 0,
                flag: None,
            }),
            turn: setup.first_to_move,
            motion: Motion::NotStarted,
            since: Instant(i64::MIN),
            first_flag: None,
            undecided_gap: None,
        }
    }

    /// Lets time go on until `to`; nothing happens if that is past.
    pub(super) fn advance(&mut self, setup: &ClockSetup, to: Instant) {
        if self.motion == Motion::Running {
            let since = self.since;
            self.run(setup, to.since(since), |due| since + due);
        }
        self.since = self.since.max(to);
    }

    /// Counts a length of time that lies within the one instant `at`.
    pub(super) fn count_gap(&mut self, setup: &ClockSetup, gap: Millis, at: Instant) {
        self.run(setup, gap, |_| at);
    }

    /// Takes the elapsed time from the side whose turn it is. If its flag falls on the way, `fell`
    /// tells the instant from the time that was still due.
    fn run(&mut self, setup: &ClockSetup, elapsed: Millis, fell: impl Fn(Millis) -> Instant) {
        let elapsed = elapsed.or_zero();
        match self.due(setup) {
            Some(due) if due <= elapsed => {
                self.take(setup, due);
                self.drop_flag(setup, self.turn, fell(due));
                if setup.flag_call == FlagCall::OnClaim {
                    self.take(setup, elapsed - due);
                }
            }
            _ => self.take(setup, elapsed),
        }
    }

    /// How long the side whose turn it is can run until its flag falls; `None` if it won't.
    pub(super) fn due(&self, setup: &ClockSetup) -> Option<Millis> {
        let face = &self.faces[self.turn];
        if face.flag.is_some() || !setup.control.is_limited() {
            return None;
        }
        Some(face.remaining.or_zero() + self.delay_left(setup, self.turn))
    }

    /// What is left of the side's simple delay in this turn.
    pub(super) fn delay_left(&self, setup: &ClockSetup, side: Color) -> Millis {
        let face = &self.faces[side];
        match bonus(&setup.control, side, face.period) {
            Bonus::Delay(delay) => (delay - face.turn_used).or_zero(),
            _ => Millis::ZERO,
        }
    }

    fn take(&mut self, setup: &ClockSetup, elapsed: Millis) {
        let charged = (elapsed - self.delay_left(setup, self.turn)).or_zero();
        let face = &mut self.faces[self.turn];
        face.used += elapsed;
        face.turn_used += elapsed;
        face.move_used += elapsed;
        if !setup.control.is_limited() {
            return;
        }
        face.remaining -= charged;
        if matches!(setup.control, Control::Hourglass(_)) {
            self.faces[!self.turn].remaining += charged;
        }
    }

    /// Marks the flag as down, and stops the clocks where flags are called at once.
    fn drop_flag(&mut self, setup: &ClockSetup, side: Color, at: Instant) {
        self.faces[side].flag = Some(at);
        if self.first_flag.is_none() {
            self.first_flag = Some(side);
        }
        if setup.flag_call == FlagCall::Automatic && self.motion == Motion::Running {
            self.motion = Motion::Stopped;
        }
    }

    /// Brings the flag in line with a time that the arbiter has just changed.
    pub(super) fn settle_flag(&mut self, setup: &ClockSetup, side: Color, at: Instant) {
        let face = &mut self.faces[side];
        if !face.remaining.is_positive() {
            if face.flag.is_none() {
                self.drop_flag(setup, side, at);
            }
        } else if face.flag.take().is_some() && self.first_flag == Some(side) {
            self.first_flag = Some(!side).filter(|other| self.faces[*other].flag.is_some());
        }
    }

    /// Completes a move of the side. A side whose flag is down gets nothing for it: no increment,
    /// and no next period (DONE-7).
    pub(super) fn complete(&mut self, setup: &ClockSetup, side: Color, pressed: bool) {
        let face = &mut self.faces[side];
        face.completed = face.completed.saturating_add(1);
        face.move_used = Millis::ZERO;
        let (Some(schedule), None) = (setup.control.schedule(side), face.flag) else {
            return;
        };
        let bonus = schedule.period(face.period).bonus();
        if let Bonus::Bronstein(delay) = bonus
            && pressed
        {
            face.remaining += face.turn_used.min(delay);
        }
        let control_passed = schedule
            .control_move(face.period)
            .is_some_and(|last| face.completed >= last);
        if control_passed {
            face.period = face.period.saturating_add(1);
            let next = schedule.period(face.period);
            face.remaining += next.time();
            // A Bronstein delay stands on the clock all the time: the old one makes way.
            if let Bonus::Bronstein(delay) = bonus {
                face.remaining -= delay;
            }
            match next.bonus() {
                Bonus::Increment(increment) if pressed => face.remaining += increment,
                Bonus::Bronstein(delay) => face.remaining += delay,
                _ => {}
            }
        } else if let Bonus::Increment(increment) = bonus
            && pressed
        {
            face.remaining += increment;
        }
    }

    /// Gives the turn to a side, whose time for it begins anew.
    pub(super) fn give_turn(&mut self, side: Color) {
        if self.turn != side {
            self.turn = side;
            self.faces[side].turn_used = Millis::ZERO;
        }
    }
}

/// What each move of the side gets besides in this period; nothing without periods.
fn bonus(control: &Control, side: Color, period: u32) -> Bonus {
    control
        .schedule(side)
        .map_or(Bonus::None, |schedule| schedule.period(period).bonus())
}
