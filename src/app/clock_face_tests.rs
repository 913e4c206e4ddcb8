use super::*;
use crate::app::language::Language;
use crate::clock::{ClockSetup, Event, FlagCall, Stamped};

fn clock(control: &str, events: &[(i64, Event)]) -> ChessClock {
    let setup = ClockSetup {
        control: control.parse().unwrap(),
        flag_call: FlagCall::Automatic,
        first_to_move: Color::White,
    };
    let stamped = events.iter().map(|(at, event)| Stamped {
        at: Instant(*at),
        event: *event,
    });
    ChessClock::replay(setup, stamped)
}

const START: (i64, Event) = (0, Event::Start);

/// When a face that was read just now is to be looked at again.
fn next_repaint(clock: &ChessClock, side: Color, now: Instant) -> Option<Instant> {
    next_look(clock, side, Face::of(clock, side, now).as_ref(), now)
}

// CLOCK-2
#[test]
fn without_a_limit_there_is_no_face() {
    let clock = clock("none", &[START]);
    assert_eq!(Face::of(&clock, Color::White, Instant(5)), None);
    assert_eq!(next_repaint(&clock, Color::White, Instant(5)), None);
}

#[test]
fn only_the_face_whose_time_runs_is_painted_again() {
    let running = clock("5+3", &[START]);
    let now = Instant(400);
    assert_eq!(
        next_repaint(&running, Color::White, now),
        Some(Instant(1_000))
    );
    assert_eq!(next_repaint(&running, Color::Black, now), None);
    let hourglass = clock("h3", &[START]);
    for side in Color::ALL {
        assert!(next_repaint(&hourglass, side, now).is_some(), "{side}");
    }
    let waiting = clock("5+3", &[]);
    assert_eq!(next_repaint(&waiting, Color::White, now), None);
}

#[test]
fn painted_at_each_of_its_instants_a_face_is_never_wrong() {
    let clock = clock("0:12+1", &[START]);
    let mut now = Instant(0);
    let mut painted = Face::of(&clock, Color::White, now).unwrap();
    let mut next = next_repaint(&clock, Color::White, now);
    for at in 0..14_000 {
        now = Instant(at);
        if next.is_some_and(|next| next <= now) {
            painted = Face::of(&clock, Color::White, now).unwrap();
            next = next_repaint(&clock, Color::White, now);
        }
        let right = Face::of(&clock, Color::White, now).unwrap();
        assert_eq!(painted.text, right.text, "at {at}");
        assert_eq!(painted.state, right.state, "at {at}");
        assert_eq!(painted.seconds, right.seconds, "at {at}");
    }
    assert_eq!(painted.state, FaceState::Flagged);
    assert_eq!(next, None);
}

// CLOCK-7: between reading the clock and setting the timer any change can fall, the flag's too.
#[test]
fn what_changes_between_reading_and_waiting_is_seen() {
    // The steps of the display that a late look passes over must not all end in the fall itself.
    let clock = clock("0:07+0", &[START]);
    for late in 1..450 {
        let mut now = Instant(0);
        let mut shown = Face::of(&clock, Color::White, now);
        let mut looks = 0;
        loop {
            now = Instant(now.0 + late);
            let Some(next) = next_look(&clock, Color::White, shown.as_ref(), now) else {
                break;
            };
            now = now.max(next);
            shown = Face::of(&clock, Color::White, now);
            looks += 1;
            assert!(looks < 1_000, "{late} ms late: it never comes to an end");
        }
        let state = shown.map(|face| face.state);
        assert_eq!(state, Some(FaceState::Flagged), "{late} ms late");
    }
}

// CLOCK-3
#[test]
fn the_small_type_counts_moves_and_tells_the_period() {
    let clock = clock(
        "40/90+30 30+30",
        &[START, (1_000, Event::Press(Color::White))],
    );
    let white = Face::of(&clock, Color::White, Instant(2_000)).unwrap();
    assert_eq!(
        (white.moves, white.period, white.to_control),
        (1, Some((1, 2)), Some(39))
    );
    let black = Face::of(&clock, Color::Black, Instant(2_000)).unwrap();
    assert_eq!((black.moves, black.to_control), (0, Some(40)));
    let keys = |face: &Face| -> Vec<&str> { face.small(true).iter().map(Message::key).collect() };
    assert_eq!(
        keys(&white),
        ["clock-moves", "clock-period", "clock-to-control"]
    );
}

#[test]
fn a_period_that_repeats_has_no_last_one() {
    let face = Face::of(&clock("40/120", &[]), Color::Black, Instant(0)).unwrap();
    assert_eq!(face.period, Some((1, 0)));
    let all_in_one = Face::of(&clock("5+3", &[]), Color::Black, Instant(0)).unwrap();
    assert_eq!((all_in_one.period, all_in_one.to_control), (None, None));
}

#[test]
fn the_clock_is_said_in_words_of_each_language() {
    let clock = clock("1:01:03+0", &[START]);
    let face = |at| Face::of(&clock, Color::White, Instant(at)).unwrap();
    for (language, first, later, last) in [
        (
            Language::English,
            "White’s clock: 1 hour 1 minute 3 seconds",
            "White’s clock: 1 second",
            "White’s clock: the flag is down",
        ),
        (
            Language::Ukrainian,
            "Годинник білих: 1 година 1 хвилина 3 секунди",
            "Годинник білих: 1 секунда",
            "Годинник білих: прапорець упав",
        ),
        (
            Language::Russian,
            "Часы белых: 1 час 1 минута 3 секунды",
            "Часы белых: 1 секунда",
            "Часы белых: флажок упал",
        ),
    ] {
        let texts = Texts::new(language);
        assert_eq!(face(0).spoken(Color::White, true, &texts), first);
        assert_eq!(face(3_662_500).spoken(Color::White, true, &texts), later);
        assert_eq!(face(3_663_000).spoken(Color::White, true, &texts), last);
    }
}

// CLOCK-18
#[test]
fn where_nobody_helps_nobody_counts_the_moves_to_the_control() {
    let face = Face::of(&clock("40/90 30", &[]), Color::White, Instant(0)).unwrap();
    assert_eq!(face.to_control, Some(40));
    let keys = |helped| -> Vec<&str> { face.small(helped).iter().map(Message::key).collect() };
    assert!(keys(true).contains(&"clock-to-control"));
    assert!(!keys(false).contains(&"clock-to-control"));
    let texts = Texts::new(Language::English);
    assert!(!face.spoken(Color::White, false, &texts).contains("40"));
    assert!(face.spoken(Color::White, true, &texts).contains("40"));
}

// CLOCK-3
#[test]
fn the_last_ten_seconds_tick_and_so_does_the_first_warning() {
    let clock = clock("3+0", &[START]);
    let face = |left: i64| Face::of(&clock, Color::White, Instant(180_000 - left)).unwrap();
    let mut ticks = Vec::new();
    let mut before = face(30_000);
    for left in (-1_000..30_000).rev().step_by(100) {
        let now = face(left);
        if now.ticks_after(&before) {
            ticks.push(now.seconds);
        }
        before = now;
    }
    assert_eq!(ticks, [23, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    let other = Face::of(&clock, Color::Black, Instant(175_000)).unwrap();
    assert!(!other.ticks_after(&other), "the other clock stands still");
}
