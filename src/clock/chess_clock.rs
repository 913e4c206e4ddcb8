//! The chess clock: the sum of the events that happened to it.

use serde::{Deserialize, Serialize};

use super::control::Control;
use super::event::{Event, Stamped};
use super::reading::Reading;
use super::schedule::LONGEST_TIME;
use super::state::{Motion, State};
use super::time::{Instant, Millis};
use crate::rules::{ByColor, Color};

/// What a fallen flag does by itself (CLOCK-7, CLOCK-11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FlagCall {
    /// It is called at once: the clocks stop at the instant of the fall.
    #[default]
    Automatic,
    /// It waits for a claim: the clocks go on, the time below zero, and the other may fall too.
    OnClaim,
}

/// What is agreed about a clock before the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct ClockSetup {
    /// The time control.
    pub control: Control,
    /// What a fallen flag does.
    pub flag_call: FlagCall,
    /// The side to move first; Black in games from a position with Black to move.
    #[serde(with = "super::event::color_word")]
    pub first_to_move: Color,
}

/// Why an event did not change the clock.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClockRefusal {
    /// The clocks have been started already.
    Started,
    /// The clocks have not been started.
    NotStarted,
    /// The clocks do not run.
    Stopped,
    /// The clocks run.
    Running,
    /// The side's own clock does not run: its button is down already.
    NotRunning,
    /// The clocks have stopped because this side's flag fell before.
    FlagFell(Color),
    /// The game has no time limit.
    Unlimited,
    /// The time is below zero, or longer than any control.
    OutOfRange,
}

/// A completed move as the clock saw it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CompletedMove {
    /// Its number among the side's moves, from 1.
    pub number: u32,
    /// The time used for it.
    pub used: Millis,
    /// What the face showed after it, increment and new period included; `None` without a limit.
    pub remaining: Option<Millis>,
    /// When it was completed.
    pub at: Instant,
    /// Whether the side's flag was still up.
    pub in_time: bool,
}

/// A chess clock as the events so far have left it. It reads no clock and has no timer: what it
/// shows at an instant is computed when asked for ([`ChessClock::at`]).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChessClock {
    setup: ClockSetup,
    state: State,
    moves: ByColor<Vec<CompletedMove>>,
}

impl ChessClock {
    /// A clock that is set, and not started.
    pub fn new(setup: ClockSetup) -> ChessClock {
        ChessClock {
            state: State::new(&setup),
            setup,
            moves: ByColor::default(),
        }
    }

    /// The clock after all these events. Those that change nothing are passed over.
    pub fn replay(setup: ClockSetup, events: impl IntoIterator<Item = Stamped>) -> ChessClock {
        let mut clock = ChessClock::new(setup);
        for event in events {
            // What was refused when it happened is refused again, and as harmlessly.
            let _ = clock.apply(event);
        }
        clock
    }

    /// What was agreed before the game.
    pub fn setup(&self) -> &ClockSetup {
        &self.setup
    }

    /// The side's completed moves, in order.
    pub fn moves(&self, side: Color) -> &[CompletedMove] {
        &self.moves[side]
    }

    /// What the clock shows at `now`; before the last event, what it showed at that.
    pub fn at(&self, now: Instant) -> Reading<'_> {
        let mut state = self.state;
        state.advance(&self.setup, now);
        Reading::new(&self.setup, state)
    }

    /// Lets an event happen. Time is taken up to the event's instant, not up to a tick.
    ///
    /// # Errors
    /// Says why the event changes nothing; the clock then stays as it was.
    pub fn apply(&mut self, stamped: Stamped) -> Result<(), ClockRefusal> {
        let mut state = self.state;
        if stamped.event == Event::TakenBack {
            // What has run since the last event is given back.
            state.since = state.since.max(stamped.at);
            self.state = state;
            return Ok(());
        }
        state.advance(&self.setup, stamped.at);
        self.change(&mut state, stamped.event)?;
        self.state = state;
        Ok(())
    }

    fn change(&mut self, state: &mut State, event: Event) -> Result<(), ClockRefusal> {
        let at = state.since;
        match event {
            Event::Start => start(state)?,
            Event::Press(side) if state.motion == Motion::NotStarted => {
                if side == state.turn {
                    return Err(ClockRefusal::NotStarted);
                }
                start(state)?;
            }
            Event::Press(side) => {
                running(state)?;
                if side != state.turn {
                    return Err(ClockRefusal::NotRunning);
                }
                self.complete(state, side, true);
                state.give_turn(!side);
            }
            Event::ImpliedCompletion(side) => {
                running(state)?;
                self.complete(state, side, false);
            }
            Event::Stop => {
                running(state)?;
                state.motion = Motion::Stopped;
            }
            Event::Resume => {
                match state.motion {
                    Motion::NotStarted => return Err(ClockRefusal::NotStarted),
                    Motion::Running => return Err(ClockRefusal::Running),
                    Motion::Stopped => state.motion = Motion::Running,
                }
                state.undecided_gap = None;
            }
            Event::SetTurn(side) => state.give_turn(side),
            Event::SetTime(side, time) => {
                self.correctable(Millis::ZERO..=LONGEST_TIME, time)?;
                state.faces[side].remaining = time;
                state.settle_flag(&self.setup, side, at);
            }
            Event::AddTime(side, time) => {
                self.correctable(-LONGEST_TIME..=LONGEST_TIME, time)?;
                state.faces[side].remaining += time;
                state.settle_flag(&self.setup, side, at);
            }
            Event::SetPeriod(side, period) => {
                if self.setup.control.schedule(side).is_none() {
                    return Err(ClockRefusal::Unlimited);
                }
                state.faces[side].period = period;
            }
            Event::SetMoveCount(side, count) => self.set_move_count(state, side, count),
            Event::GapCounted(gap) => {
                if !gap.is_positive() {
                    return Err(ClockRefusal::OutOfRange);
                }
                if state.undecided_gap.take().is_none() {
                    running(state)?;
                }
                state.count_gap(&self.setup, gap, at);
            }
            Event::GapStopped(gap) => {
                if !gap.is_positive() {
                    return Err(ClockRefusal::OutOfRange);
                }
                running(state)?;
                state.motion = Motion::Stopped;
                state.undecided_gap = Some(gap);
            }
            Event::TakenBack => {}
        }
        Ok(())
    }

    fn correctable(
        &self,
        range: core::ops::RangeInclusive<Millis>,
        time: Millis,
    ) -> Result<(), ClockRefusal> {
        if !self.setup.control.is_limited() {
            Err(ClockRefusal::Unlimited)
        } else if !range.contains(&time) {
            Err(ClockRefusal::OutOfRange)
        } else {
            Ok(())
        }
    }

    fn complete(&mut self, state: &mut State, side: Color, pressed: bool) {
        let used = state.faces[side].move_used;
        state.complete(&self.setup, side, pressed);
        let face = &state.faces[side];
        self.moves[side].push(CompletedMove {
            number: face.completed,
            used,
            remaining: Some(face.remaining).filter(|_| self.setup.control.is_limited()),
            at: state.since,
            in_time: face.flag.is_none(),
        });
    }

    /// Moves that the arbiter takes off the count were not completed: their time belongs to the
    /// move to come.
    fn set_move_count(&mut self, state: &mut State, side: Color, count: u32) {
        state.faces[side].completed = count;
        while let Some(last) = self.moves[side].pop_if(|last| last.number > count) {
            state.faces[side].move_used += last.used;
        }
    }
}

fn start(state: &mut State) -> Result<(), ClockRefusal> {
    if state.motion != Motion::NotStarted {
        return Err(ClockRefusal::Started);
    }
    state.motion = Motion::Running;
    Ok(())
}

fn running(state: &State) -> Result<(), ClockRefusal> {
    match state.motion {
        Motion::Running => Ok(()),
        Motion::NotStarted => Err(ClockRefusal::NotStarted),
        Motion::Stopped => Err(state
            .first_flag
            .map_or(ClockRefusal::Stopped, ClockRefusal::FlagFell)),
    }
}
