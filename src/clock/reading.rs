//! What a clock shows at one instant.

use super::chess_clock::ClockSetup;
use super::control::Control;
use super::display::{display_text, same_text};
use super::schedule::Period;
use super::state::{Motion, State};
use super::time::{Instant, Millis};
use crate::rules::Color;

/// How a face stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FaceState {
    /// There is no limit: nothing to show.
    Off,
    /// The time stands still.
    Stopped,
    /// The time runs.
    Running,
    /// The flag is down.
    Flagged,
}

/// The clock at one instant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading<'a> {
    setup: &'a ClockSetup,
    state: State,
}

impl<'a> Reading<'a> {
    pub(super) fn new(setup: &'a ClockSetup, state: State) -> Reading<'a> {
        Reading { setup, state }
    }

    /// The instant that is read: the one asked for, but not before the last event.
    pub fn now(&self) -> Instant {
        self.state.since
    }

    /// Whether the clocks have been started.
    pub fn is_started(&self) -> bool {
        self.state.motion != Motion::NotStarted
    }

    /// The side whose time runs; `None` before the start and while the clocks are stopped.
    pub fn running(&self) -> Option<Color> {
        Some(self.state.turn).filter(|_| self.state.motion == Motion::Running)
    }

    /// The side whose time runs or, if none runs, will run next.
    pub fn turn(&self) -> Color {
        self.state.turn
    }

    /// How the side's face stands.
    pub fn face(&self, side: Color) -> FaceState {
        if !self.setup.control.is_limited() {
            FaceState::Off
        } else if self.flag(side).is_some() {
            FaceState::Flagged
        } else if self.running() == Some(side) {
            FaceState::Running
        } else {
            FaceState::Stopped
        }
    }

    /// The side's remaining time, never negative; `None` without a limit.
    pub fn remaining(&self, side: Color) -> Option<Millis> {
        Some(self.state.faces[side].remaining.or_zero()).filter(|_| self.setup.control.is_limited())
    }

    /// By how much the side has overstepped its time.
    pub fn overstepped(&self, side: Color) -> Millis {
        (-self.state.faces[side].remaining).or_zero()
    }

    /// What is left of the side's simple delay in this turn; nothing in other controls.
    pub fn delay_left(&self, side: Color) -> Millis {
        self.state.delay_left(self.setup, side)
    }

    /// The text of the side's face; `None` without a limit.
    pub fn text(&self, side: Color) -> Option<String> {
        self.remaining(side).map(display_text)
    }

    /// When the side's flag fell; `None` while it is up.
    pub fn flag(&self, side: Color) -> Option<Instant> {
        self.state.faces[side].flag
    }

    /// Of the flags that are down, the one that fell first.
    pub fn first_flag(&self) -> Option<Color> {
        self.state.first_flag
    }

    /// Whether both flags are down (CLOCK-10).
    pub fn both_flags(&self) -> bool {
        Color::ALL.iter().all(|side| self.flag(*side).is_some())
    }

    /// The moves that the side has completed.
    pub fn completed(&self, side: Color) -> u32 {
        self.state.faces[side].completed
    }

    /// The number of the side's period, from 0.
    pub fn period_number(&self, side: Color) -> u32 {
        self.state.faces[side].period
    }

    /// The side's period; `None` without a limit and for an hourglass.
    pub fn period(&self, side: Color) -> Option<&'a Period> {
        let schedule = self.setup.control.schedule(side)?;
        Some(schedule.period(self.period_number(side)))
    }

    /// Whether no new period awaits the side (CLOCK-10). A last period that is repeated is none.
    pub fn is_in_last_period(&self, side: Color) -> bool {
        match &self.setup.control {
            Control::Timed(schedules) => {
                let number = self.period_number(side);
                schedules[side].is_last(number) && schedules[side].control_move(number).is_none()
            }
            Control::Unlimited | Control::Hourglass(_) => true,
        }
    }

    /// How many moves the side still has to complete before its flag falls; `None` where all moves
    /// are in one time.
    pub fn moves_to_control(&self, side: Color) -> Option<u32> {
        let schedule = self.setup.control.schedule(side)?;
        let last = schedule.control_move(self.period_number(side))?;
        Some(last.saturating_sub(self.completed(side)))
    }

    /// All the time that the side has used.
    pub fn used(&self, side: Color) -> Millis {
        self.state.faces[side].used
    }

    /// The time that the side has used since its last completed move.
    pub fn used_for_this_move(&self, side: Color) -> Millis {
        self.state.faces[side].move_used
    }

    /// A gap that waits for the players' decision.
    pub fn undecided_gap(&self) -> Option<Millis> {
        self.state.undecided_gap
    }

    /// When the flag of the side whose time runs will fall, if nothing happens before; `None` if
    /// it won't.
    pub fn falls_at(&self) -> Option<Instant> {
        self.running()?;
        Some(self.now() + self.state.due(self.setup)?)
    }

    /// When the text of a face next changes, if nothing happens before; `None` if it won't.
    ///
    /// A page that repaints at this instant is never wrong, and never repaints in vain.
    pub fn next_display_change(&self) -> Option<Instant> {
        let running = self.running()?;
        let falling = self.remaining(running).filter(|left| left.is_positive());
        let falling = falling.map(|left| left - same_text(left).0 + self.delay_left(running));
        let growing = match self.setup.control {
            Control::Hourglass(_) => {
                let left = self.state.faces[!running].remaining;
                Some(same_text(left).1 - left + Millis(1))
            }
            _ => None,
        };
        let soonest = falling.into_iter().chain(growing).min()?;
        Some(self.now() + soonest)
    }
}
