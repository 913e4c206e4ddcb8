//! Time that the page was not there to see, while a clock ran: the device slept, or the page was
//! closed. It goes into the log, and the players are told of it and asked.

use super::clock_face::time_in_words;
use super::message::Message;
use super::sitting::Sitting;
use super::texts::Texts;
use crate::clock::{Event, Gap, Instant, Millis, TOLERANCE};
use crate::game::{Action, Actor, Game, Notice, Refused};

/// Enters a gap that has been found at this instant, as the settings of the game have it; whether
/// it means anything to the game. A clock that stands loses nothing, and a flag that had fallen
/// before is to be called first.
pub fn enter(sitting: &mut Sitting, gap: Gap, at: Instant) -> bool {
    let game = sitting.game();
    let runs = game.outcome().is_none() && game.clock().at(at).running().is_some();
    if !runs || game.fallen_flag(at).is_some() {
        return false;
    }
    let action = match gap.event(game.settings().gaps) {
        Some(Event::GapCounted(time)) => Action::GapCounted { time },
        Some(Event::GapStopped(time)) => Action::GapStopped { time },
        _ => return false,
    };
    sitting.act(Actor::Arbiter, action, at).is_ok()
}

/// The gap that the players have to decide about. What is within the tolerance of the sources is
/// not worth a question.
pub fn undecided(game: &Game) -> Option<Millis> {
    // The clocks stand since it was found: any instant will do.
    let gap = game.clock().at(Instant(i64::MIN)).undecided_gap();
    gap.filter(|gap| game.outcome().is_none() && *gap > TOLERANCE)
}

/// The players decide that the gap counts, and the clocks go on, if no flag has fallen by it.
///
/// # Errors
///
/// Why it can't be counted; nothing has changed then.
pub fn count(sitting: &mut Sitting, at: Instant) -> Result<Vec<Notice>, Refused> {
    let time = undecided(sitting.game()).ok_or(Refused::NothingToDecide)?;
    let mut notices = sitting.act(Actor::Arbiter, Action::GapCounted { time }, at)?;
    notices.extend(sitting.settle(at));
    if sitting.outcome().is_none() {
        notices.extend(sitting.act(Actor::Arbiter, Action::Resume, at)?);
    }
    Ok(notices)
}

/// What is said of a gap: the question while it is undecided; that it was counted until both
/// players have moved.
pub fn told(sitting: &Sitting, texts: &Texts) -> Option<String> {
    let game = sitting.game();
    if let Some(time) = undecided(game) {
        let turn = game.clock().at(Instant(i64::MIN)).turn();
        let question = Message::of("gap-question").text("color", turn);
        return Some(texts.say(&with_time(question, time, texts)));
    }
    let last_but_one = sitting.plies().iter().rev().nth(1);
    let since = last_but_one.map_or(Instant(i64::MIN), |ply| ply.made_at);
    let mut lines = game.log().iter().rev().take_while(|line| line.at >= since);
    let counted = lines.find_map(|line| match line.action {
        Action::GapCounted { time } => Some(time),
        _ => None,
    })?;
    Some(texts.say(&with_time(Message::of("gap-counted"), counted, texts)))
}

fn with_time(message: Message, time: Millis, texts: &Texts) -> Message {
    let seconds = (time + Millis(500)).get() / 1_000;
    let seconds = u32::try_from(seconds).unwrap_or(u32::MAX);
    message.text("time", time_in_words(seconds, texts))
}

#[cfg(test)]
#[path = "gaps_tests.rs"]
mod tests;
