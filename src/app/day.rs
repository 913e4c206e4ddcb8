//! Days, as PGN writes them: `2026.11.30`, with question marks for what is not known.

use super::message::Message;

/// The day of a wall time (milliseconds since 1970), as PGN writes it, where the clocks are so many
/// minutes behind UTC.
pub fn day(wall: i64, offset: i32) -> String {
    let local = wall.saturating_sub(i64::from(offset) * 60_000);
    // Counted in eras of 400 years that begin in March, so that the leap day is a year's last.
    let days = local.div_euclid(86_400_000) + 719_468;
    let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = (from_march + 2) % 12 + 1;
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}.{month:02}.{day:02}")
}

/// A day as it is said: whole, the year alone, or nothing.
pub fn said(day: &str) -> Option<Message> {
    let mut parts = day.split('.');
    let mut number = |digits: usize| {
        let part = parts.next().unwrap_or_default();
        let known = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
        known.then_some(part)
    };
    let year = number(4)?;
    let mut within = |last: u32| {
        let number = number(2)?.parse().ok()?;
        (1..=last).contains(&number).then_some(number)
    };
    Some(match (within(12), within(31)) {
        (Some(month), Some(day)) => Message::of("print-day")
            .text("year", year)
            .number("month", month)
            .number("day", day),
        _ => Message::of("shelf-year").text("year", year),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_that_of_the_place() {
        for (wall, offset, expected) in [
            (0, 0, "1970.01.01"),
            (0, 60, "1969.12.31"),
            (1_796_083_199_999, 0, "2026.11.30"),
            (1_796_083_199_999, -120, "2026.12.01"),
            (951_782_400_000, 0, "2000.02.29"),
            (4_107_542_400_000, 0, "2100.03.01"),
        ] {
            assert_eq!(day(wall, offset), expected);
        }
        // What no calendar has is not said.
        let key = |day| said(day).map(|it| it.key());
        assert_eq!(key("2026.11.30"), Some("print-day"));
        assert_eq!(key("2026.13.30"), Some("shelf-year"));
        assert_eq!(key("2026.11.00"), Some("shelf-year"));
        // Whatever stands in a head makes a day.
        for wall in [i64::MIN, i64::MAX] {
            assert!(!day(wall, 840).is_empty());
        }
    }
}
