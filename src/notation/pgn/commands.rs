//! Commands within comments: `[%clk 0:10:10]`, `[%emt 0:00:05]`.

use core::time::Duration;

/// The time that a command of this name gives in a comment.
pub(super) fn command_time(comment: &str, name: &str) -> Option<Duration> {
    let mut rest = comment;
    while let Some((_, after)) = rest.split_once("[%") {
        let (command, _) = after.split_once(']')?;
        if let Some(value) = command.strip_prefix(name)
            && value.starts_with(' ')
        {
            return time(value.trim());
        }
        rest = after;
    }
    None
}

/// Hours, minutes and seconds, with parts of a second: `1:05:23.4`, `5:23`, `23`.
fn time(text: &str) -> Option<Duration> {
    let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
    let mut seconds: u64 = 0;
    for part in whole.split(':') {
        if part.is_empty() || part.len() > 6 {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(number(part)?)?;
    }
    let mut millis = 0;
    for digit in fraction.chars().chain("000".chars()).take(3) {
        millis = millis * 10 + u64::from(digit.to_digit(10)?);
    }
    Some(Duration::from_millis(seconds.checked_mul(1_000)? + millis))
}

fn number(digits: &str) -> Option<u64> {
    digits.chars().try_fold(0, |number: u64, digit| {
        Some(number * 10 + u64::from(digit.to_digit(10)?))
    })
}

/// The command that says what the mover's clock shows.
pub fn clock_command(left: Duration) -> String {
    command("[%clk ", left)
}

/// The command that says how much time a move has taken.
pub fn elapsed_command(used: Duration) -> String {
    command("[%emt ", used)
}

fn command(head: &str, time: Duration) -> String {
    let mut text = String::from(head);
    let seconds = time.as_secs();
    push_number(&mut text, seconds / 3600, 1);
    text.push(':');
    push_number(&mut text, seconds / 60 % 60, 2);
    text.push(':');
    push_number(&mut text, seconds % 60, 2);
    let millis = u64::from(time.subsec_millis());
    if millis > 0 {
        text.push('.');
        if millis % 100 == 0 {
            push_number(&mut text, millis / 100, 1);
        } else {
            push_number(&mut text, millis, 3);
        }
    }
    text.push(']');
    text
}

/// A number with at least so many digits.
pub(super) fn push_number(text: &mut String, number: u64, digits: u32) {
    if number > 9 || digits > 1 {
        push_number(text, number / 10, digits.saturating_sub(1));
    }
    text.push((b'0' + (number % 10) as u8) as char);
}
