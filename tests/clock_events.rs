//! What presses do to the clock: increments, delays, hourglass, periods, flags.

mod clock_table;
use clock_table::*;

#[test]
fn elapsed_is_taken_at_the_event_to_the_millisecond() {
    let clock = table("1+0").start().rounds(60, "0.1", "0.2");
    clock.shows("54", "48");
}

#[test]
fn presets_begin_with_time_and_first_increment() {
    for (text, start) in [
        ("1+0", "1:00"),
        ("3+2", "3:02"),
        ("0+5", "0:05"),
        ("10d5", "10:00"),
        ("10b5", "10:05"),
        ("40/90+30 30+30", "1:30:30"),
        ("h3", "3:00"),
    ] {
        table(text).shows(start, start);
    }
}

#[test]
fn both_sides_may_have_times_of_their_own() {
    table("5+3 | 2d2")
        .start()
        .wait("10")
        .press(White)
        .wait("3")
        .press(Black)
        .shows("4:56", "1:59");
}

#[test]
fn simple_delay_lets_the_time_wait() {
    let clock = table("1d5").start().wait("3").shows("1:00", "1:00");
    assert_eq!(clock.read().delay_left(White), time("2"));
    let clock = clock.wait("3").shows("0:59", "1:00").press(White);
    let clock = clock
        .shows("0:59", "1:00")
        .wait("4.9")
        .press(Black)
        .shows("0:59", "1:00");
    assert_eq!(clock.read().delay_left(White), time("5"));
    let clock = clock.wait("64").flags(Some("1:14.9"), None);
    clock.shows("0", "1:00");
}

#[test]
fn simple_delay_is_not_renewed_by_stopping_the_clock() {
    let clock = table("1d5").start().wait("4").act(Event::Stop).wait("50");
    let clock = clock.act(Event::Resume).wait("2");
    clock.shows("0:59", "1:00");
}

#[test]
fn bronstein_gives_back_what_was_used_but_no_more() {
    table("1b5")
        .shows("1:05", "1:05")
        .start()
        .wait("3")
        .shows("1:02", "1:05")
        .press(White)
        .shows("1:05", "1:05")
        .wait("8")
        .press(Black)
        .shows("1:05", "1:02");
}

#[test]
fn hourglass_gives_to_one_what_the_other_uses() {
    let clock = table("h1")
        .start()
        .wait("20")
        .shows("0:40", "1:20")
        .press(White);
    let clock = clock.wait("30").shows("1:10", "0:50").wait("50");
    clock
        .flags(None, Some("1:40"))
        .shows("2:00", "0")
        .runs(None);
}

#[test]
fn each_period_has_its_own_bonus() {
    // The increment of a move is that of the period in which it will be made.
    let clock = table("2/5 5+10")
        .start()
        .round("30", "30")
        .shows("4:30", "4:30");
    let clock = clock.wait("30").press(White).shows("9:10", "4:30");
    assert_eq!(clock.read().period_number(White), 1);
    assert_eq!(
        clock.read().period(White).map(Period::bonus),
        Some(Bonus::Increment(time("10")))
    );
    let clock = clock.wait("30").press(Black).shows("9:10", "9:10");
    clock.round("10", "5").shows("9:10", "9:15");
}

#[test]
fn bronstein_delay_makes_way_for_that_of_the_next_period() {
    let clock = table("1/5b5 5b2")
        .start()
        .wait("4")
        .press(White)
        .shows("10:02", "5:05");
    clock
        .wait("5")
        .press(Black)
        .wait("3")
        .press(White)
        .shows("10:01", "10:02");
}

#[test]
fn second_period_adds_its_own_time_once() {
    let clock = table("40/100+30 20/50+30 15+30")
        .start()
        .rounds(40, "30", "1:00");
    let clock = clock
        .shows("2:30:30", "2:10:30")
        .moves_to_control(Some(20), Some(20));
    let clock = clock.rounds(20, "30", "30").shows("2:45:30", "2:25:30");
    let clock = clock.moves_to_control(None, None);
    assert!(clock.read().is_in_last_period(White));
    clock.rounds(60, "30", "30").shows("2:45:30", "2:25:30");
}

#[test]
fn increment_can_not_rescue_a_fallen_flag() {
    // The move comes a tenth too late; no increment lifts the flag, now or later.
    let clock = table_on_claim("0:10+30").start().wait("40.1").press(White);
    let clock = clock.flags(Some("40"), None).shows("0", "40");
    assert_eq!(clock.read().overstepped(White), time("0.1"));
    let clock = clock.wait("5").press(Black).wait("5").press(White);
    let clock = clock.flags(Some("40"), None).shows("0", "1:05");
    let moves = clock.clock.moves(White);
    assert_eq!(
        moves.iter().map(|m| m.in_time).collect::<Vec<_>>(),
        [false, false]
    );
    assert_eq!(moves[0].remaining, Some(time("-0.1")));
}

#[test]
fn automatic_flag_stops_both_clocks_at_the_fall_itself() {
    let clock = table("0:10+0")
        .start()
        .wait("3:00")
        .runs(None)
        .flags(Some("10"), None);
    let clock = clock.shows("0", "10");
    assert_eq!(clock.read().face(White), FaceState::Flagged);
    assert_eq!(clock.read().face(Black), FaceState::Stopped);
    assert_eq!(clock.read().used(White), time("10"));
    clock
        .refuse(Event::Press(White), ClockRefusal::FlagFell(White))
        .refuse(Event::Stop, ClockRefusal::FlagFell(White));
}

#[test]
fn black_may_be_the_first_to_move() {
    let setup = ClockSetup {
        control: control("5+0"),
        flag_call: FlagCall::Automatic,
        first_to_move: Black,
    };
    let mut clock = ChessClock::new(setup);
    let press = |at, side| Stamped {
        at: Instant(at),
        event: Event::Press(side),
    };
    assert_eq!(clock.apply(press(0, Black)), Err(ClockRefusal::NotStarted));
    assert_eq!(clock.apply(press(0, White)), Ok(()));
    assert_eq!(
        clock.at(Instant(1_000)).remaining(Black),
        Some(time("4:59"))
    );
}

#[test]
fn event_that_comes_with_an_earlier_stamp_happens_now() {
    let mut clock = table("5+0").start().wait("10").press(White).clock;
    let early = Stamped {
        at: Instant(3_000),
        event: Event::Press(Black),
    };
    assert_eq!(clock.apply(early), Ok(()));
    let reading = clock.at(Instant(0));
    assert_eq!(reading.now(), instant("10"));
    assert_eq!(reading.remaining(White), Some(time("4:50")));
    assert_eq!(reading.remaining(Black), Some(time("5:00")));
}

#[test]
fn time_of_each_move_is_kept_with_what_was_left_after_it() {
    let clock = table("5+3").start().round("10", "20").round("5", "1");
    let kept = |side| -> Vec<(u32, i64, i64)> {
        let seconds = |millis: Millis| millis.get() / 1_000;
        clock
            .clock
            .moves(side)
            .iter()
            .map(|m| (m.number, seconds(m.used), seconds(m.remaining.unwrap())))
            .collect()
    };
    assert_eq!(kept(White), [(1, 10, 296), (2, 5, 294)]);
    assert_eq!(kept(Black), [(1, 20, 286), (2, 1, 288)]);
}
