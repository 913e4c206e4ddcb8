//! What a clock face shows at an instant, and when it has to be painted again.

use super::message::Message;
use super::texts::Texts;
use crate::clock::{ChessClock, Control, FaceState, Instant, Millis, low_time};
use crate::rules::Color;

/// From this time down the face shows tenths.
const TENTHS: Millis = Millis(9_900);

/// A face at one instant.
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// The time as it is shown.
    pub text: String,
    /// How the face stands.
    pub state: FaceState,
    /// Whether little time is left.
    pub low: bool,
    /// Whether the clocks have been started.
    pub started: bool,
    /// The whole seconds left, rounded up as in the text.
    pub seconds: u32,
    /// The moves that the player has completed.
    pub moves: u32,
    /// Where the control has several periods: the player's, counted from 1, and how many there are;
    /// 0 where the last one repeats without end.
    pub period: Option<(u32, u32)>,
    /// The moves still to be completed in this period; none where it holds all moves.
    pub to_control: Option<u32>,
}

impl Face {
    /// The face of one side; none without a limit.
    pub fn of(clock: &ChessClock, side: Color, now: Instant) -> Option<Face> {
        let reading = clock.at(now);
        let control = &clock.setup().control;
        let left = reading.remaining(side)?;
        let low = low_time(control, side).is_some_and(|bound| left < bound);
        let schedule = control.schedule(side);
        let period = schedule.and_then(|schedule| {
            let count = u32::try_from(schedule.periods().count()).unwrap_or(u32::MAX);
            let repeats = schedule.control_move(count.saturating_sub(1)).is_some();
            let number = reading.period_number(side).saturating_add(1);
            (count > 1 || repeats).then_some((number, if repeats { 0 } else { count }))
        });
        Some(Face {
            text: reading.text(side)?,
            state: reading.face(side),
            low,
            started: reading.is_started(),
            seconds: u32::try_from(left.get().saturating_add(999) / 1_000).unwrap_or(u32::MAX),
            moves: reading.completed(side),
            period,
            to_control: reading.moves_to_control(side),
        })
    }

    /// Whether tenths are shown.
    pub fn shows_tenths(left: Millis) -> bool {
        left <= TENTHS
    }

    /// Whether its player hears how the time runs out: when little is left, and then in each of the last ten seconds.
    pub fn ticks_after(&self, before: &Face) -> bool {
        self.state == FaceState::Running
            && self.low
            && (!before.low || (self.seconds <= 10 && self.seconds < before.seconds))
    }

    /// The word of its state in `data-state`.
    pub fn state_word(&self) -> &'static str {
        match self.state {
            FaceState::Off => "off",
            FaceState::Stopped => "stopped",
            FaceState::Running => "running",
            FaceState::Flagged => "flagged",
        }
    }

    /// The small type below the time: the count of moves, the period, and where the players are
    /// helped the moves to the control (CLOCK-18).
    pub fn small(&self, helped: bool) -> Vec<Message> {
        if self.state == FaceState::Flagged {
            return vec![Message::of("clock-flag-down")];
        }
        let mut small = vec![Message::of("clock-moves").number("count", self.moves)];
        if let Some((number, count)) = self.period {
            small.push(
                Message::of("clock-period")
                    .number("number", number)
                    .number("count", count),
            );
        }
        if let Some(moves) = self.to_control.filter(|_| helped) {
            small.push(Message::of("clock-to-control").number("moves", moves));
        }
        small
    }

    /// The clock in words, for who asks a screen reader for it.
    pub fn spoken(&self, side: Color, helped: bool, texts: &Texts) -> String {
        if self.state == FaceState::Flagged {
            return texts.say(&Message::of("clock-name-flagged").text("color", side));
        }
        let name = Message::of("clock-name")
            .text("color", side)
            .text("time", time_in_words(self.seconds, texts));
        let mut said = texts.say(&name);
        if let Some(moves) = self.to_control.filter(|_| helped) {
            said.push_str(", ");
            said.push_str(&texts.say(&Message::of("clock-to-control").number("moves", moves)));
        }
        said
    }
}

/// A time in words, without the parts of it that are nothing.
pub fn time_in_words(seconds: u32, texts: &Texts) -> String {
    let parts = [
        Message::of("time-hours").number("count", seconds / 3_600),
        Message::of("time-minutes").number("count", seconds / 60 % 60),
        Message::of("time-seconds").number("count", seconds % 60),
    ];
    let counts = [seconds / 3_600, seconds / 60 % 60, seconds % 60];
    let said: Vec<String> = parts
        .iter()
        .zip(counts)
        .enumerate()
        .filter(|(place, (_, count))| *count > 0 || (*place == 2 && seconds == 0))
        .map(|(_, (part, _))| texts.say(part))
        .collect();
    said.join(" ")
}

/// When a face that shows this has to be looked at again, if nothing happens before: at once where the
/// clock has come further since it was read, else with the next change of its display; never while its
/// time stands still. Without the first a flag that falls between reading and waiting would not be seen.
pub fn next_look(
    clock: &ChessClock,
    side: Color,
    shown: Option<&Face>,
    now: Instant,
) -> Option<Instant> {
    if Face::of(clock, side, now).as_ref() != shown {
        return Some(now);
    }
    let reading = clock.at(now);
    let moves = match clock.setup().control {
        // What one side uses the other gains.
        Control::Hourglass(_) => reading.running().is_some(),
        Control::Unlimited | Control::Timed(_) => reading.running() == Some(side),
    };
    reading.next_display_change().filter(|_| moves)
}

#[cfg(test)]
#[path = "clock_face_tests.rs"]
mod tests;
