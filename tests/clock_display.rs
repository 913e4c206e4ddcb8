//! What the faces show, and when that changes.

mod clock_table;
use clock_table::*;

#[test]
fn face_never_shows_zero_while_time_is_left() {
    for (millis, text) in [
        (i64::MIN, "0.0"),
        (-1, "0.0"),
        (0, "0.0"),
        (1, "0.1"),
        (100, "0.1"),
        (101, "0.2"),
        (1_000, "1.0"),
        (9_900, "9.9"),
        (9_901, "0:10"),
        (10_000, "0:10"),
        (10_001, "0:11"),
        (59_999, "1:00"),
        (60_000, "1:00"),
        (60_001, "1:01"),
        (3_599_001, "1:00:00"),
        (3_600_000, "1:00:00"),
        (5_430_000, "1:30:30"),
        (36_000_000, "10:00:00"),
    ] {
        assert_eq!(display_text(Millis(millis)), text, "{millis}");
    }
}

#[test]
fn next_change_of_the_display_is_just_when_the_text_changes() {
    for (text, wait, change) in [
        ("5+0", "0", "1"),
        ("5+0", "0.3", "1"),
        ("0:11+0", "0.5", "1"),
        ("0:10+0", "0", "0.1"),
        ("0:10+0", "3.4", "3.5"),
        ("1d5", "2", "6"),
        ("h1", "0.3", "1"),
    ] {
        let clock = table(text).start().wait(wait);
        let at = clock.read().next_display_change();
        assert_eq!(at, Some(instant(change)), "{text} after {wait}");
    }
    // An hourglass that gains shows it at once.
    let gaining = table("h1").start();
    assert_eq!(gaining.read().next_display_change(), Some(Instant(1)));
    assert_eq!(table("5+0").read().next_display_change(), None);
    let stopped = table("5+0").start().wait("1").act(Event::Stop);
    assert_eq!(stopped.read().next_display_change(), None);
    let fallen = table_on_claim("1+0").start().wait("2:00");
    assert_eq!(fallen.read().next_display_change(), None);
    assert_eq!(fallen.read().text(White).as_deref(), Some("0.0"));
}

#[test]
fn fall_of_the_flag_is_foretold() {
    let clock = table("1d5").start().wait("3");
    assert_eq!(clock.read().falls_at(), Some(instant("1:05")));
    assert_eq!(clock.act(Event::Stop).read().falls_at(), None);
    let fallen = table_on_claim("1+0").start().wait("2:00");
    assert_eq!(fallen.read().falls_at(), None);
}

#[test]
fn low_time_depends_on_the_control() {
    for (text, low) in [
        ("0:05+0", "2"),
        ("0:30+0", "6"),
        ("1+0", "10"),
        ("3+0", "22.5"),
        ("5+0", "37.5"),
        ("90+30", "60"),
    ] {
        assert_eq!(low_time(&control(text), White), Some(time(low)), "{text}");
    }
    assert_eq!(low_time(&Control::Unlimited, White), None);
}
