//! What is done to the clock beside the game: the arbiter's corrections, take-back, sleep.

mod clock_table;
use clock_table::*;

#[test]
fn arbiter_lifts_a_flag_by_giving_time() {
    table("0:10+0")
        .start()
        .wait("11")
        .act(Event::SetTime(White, time("2:00")))
        .flags(None, None)
        .runs(None)
        .act(Event::Resume)
        .wait("5")
        .shows("1:55", "10");
}

#[test]
fn arbiter_who_takes_all_time_drops_the_flag() {
    let clock = table("1+0")
        .start()
        .wait("5")
        .act(Event::AddTime(Black, time("-2:00")));
    let clock = clock.flags(None, Some("5")).runs(None).shows("55", "0");
    clock
        .refuse(Event::SetTime(Black, Millis(-1)), ClockRefusal::OutOfRange)
        .refuse(
            Event::SetTime(Black, Millis(i64::MAX)),
            ClockRefusal::OutOfRange,
        )
        .refuse(
            Event::AddTime(Black, Millis(i64::MIN)),
            ClockRefusal::OutOfRange,
        );
}

#[test]
fn first_flag_is_the_other_one_when_the_first_is_lifted() {
    let clock = table_on_claim("0:10+0")
        .start()
        .wait("11")
        .press(White)
        .wait("11");
    assert_eq!(clock.read().first_flag(), Some(White));
    let clock = clock
        .act(Event::SetTime(White, time("60")))
        .flags(None, Some("21"));
    assert_eq!(clock.read().first_flag(), Some(Black));
}

#[test]
fn arbiter_gives_the_turn_back_after_an_illegal_move() {
    // The move was pressed with its increment: it is taken off the count, and the increment back.
    let clock = table("5+3").start().wait("10").press(White).wait("4");
    let clock = clock
        .act(Event::Stop)
        .act(Event::SetTurn(White))
        .act(Event::SetMoveCount(White, 0))
        .act(Event::AddTime(White, time("-3")))
        .act(Event::AddTime(Black, time("2:00")))
        .act(Event::Resume)
        .wait("6")
        .press(White);
    let clock = clock.shows("4:50", "6:59");
    assert_eq!(clock.read().completed(White), 1);
    // The time of the annulled move belongs to the one that was played in its place.
    assert_eq!(clock.clock.moves(White).len(), 1);
    assert_eq!(clock.clock.moves(White)[0].used, time("16"));
}

#[test]
fn move_counter_that_is_set_past_the_control_adds_the_next_period_once() {
    let clock = table("40/10 10")
        .start()
        .act(Event::SetMoveCount(White, 60));
    let clock = clock
        .shows("10:00", "10:00")
        .moves_to_control(Some(0), Some(40));
    let clock = clock.wait("1:00").press(White).shows("19:00", "10:00");
    clock.press(Black).press(White).shows("19:00", "10:00");
}

#[test]
fn take_back_gives_both_clocks_back() {
    // Case C38: Black's move is taken back; Black's clock runs, with the time it had.
    let clock = table("5+3")
        .start()
        .wait("10")
        .press(White)
        .wait("20")
        .press(Black);
    let clock = clock.wait("7").shows("4:49", "4:46");
    let clock = clock.take_back(1).runs(Some(Black)).shows("4:56", "5:03");
    let clock = clock.wait("1").shows("4:56", "5:02");
    // And White's as well.
    let clock = clock.take_back(2).runs(Some(White)).shows("5:03", "5:03");
    clock.wait("1").shows("5:02", "5:03");
}

#[test]
fn take_back_gives_back_a_period_and_a_flag() {
    let clock = table("1/1 1")
        .start()
        .wait("10")
        .press(White)
        .shows("1:50", "1:00");
    let clock = clock.wait("2:00").flags(None, Some("1:10"));
    let clock = clock
        .take_back(1)
        .flags(None, None)
        .shows("1:00", "1:00")
        .runs(Some(White));
    assert_eq!(clock.read().period_number(White), 0);
    assert!(clock.clock.moves(White).is_empty());
}

#[test]
fn clocks_stay_frozen_at_the_mating_move() {
    // Case C42
    let clock = table("1+0")
        .start()
        .round("1", "1")
        .wait("1")
        .press(White)
        .wait("1");
    let clock = clock
        .act(Event::Stop)
        .wait("9:00")
        .shows("58", "58")
        .flags(None, None);
    clock
        .runs(None)
        .refuse(Event::Press(Black), ClockRefusal::Stopped);
}

#[test]
fn sleep_is_seen_by_the_wall_clock() {
    let sample = |monotonic, wall| Sample {
        monotonic: Instant(monotonic),
        wall,
    };
    let before = sample(5_000, 1_700_000_000_000);
    for (after, gap) in [
        (sample(65_000, 1_700_000_060_000), None),
        (sample(65_000, 1_700_000_061_000), None),
        (sample(65_000, 1_700_000_059_000), None),
        (
            sample(65_000, 1_700_000_061_001),
            Some(Gap::Missing(Millis(1_001))),
        ),
        (
            sample(5_100, 1_700_000_060_100),
            Some(Gap::Missing(Millis(60_000))),
        ),
        (
            sample(65_000, 1_699_999_999_000),
            Some(Gap::WallSetBack(Millis(61_000))),
        ),
    ] {
        assert_eq!(Gap::between(before, after), gap);
    }
    let extreme = Gap::between(sample(i64::MAX, i64::MIN), sample(i64::MIN, i64::MAX));
    assert_eq!(extreme, Some(Gap::Missing(Millis(i64::MAX))));
    let missing = Gap::Missing(Millis(9_000));
    assert_eq!(
        missing.event(GapPolicy::Count),
        Some(Event::GapCounted(Millis(9_000)))
    );
    assert_eq!(
        missing.event(GapPolicy::Stop),
        Some(Event::GapStopped(Millis(9_000)))
    );
    assert_eq!(
        Gap::WallSetBack(Millis(9_000)).event(GapPolicy::Count),
        None
    );
}

#[test]
fn counted_gap_is_gone_from_the_running_side() {
    // Case C40: 60 s are gone although the source of instants stood still.
    let clock = table("5+0")
        .start()
        .wait("10")
        .act(Event::GapCounted(time("60")));
    let clock = clock.shows("3:50", "5:00").runs(Some(White));
    // A flag that falls in a gap falls when the gap ends.
    let clock = clock
        .wait("2")
        .press(White)
        .wait("1")
        .act(Event::GapCounted(time("10:00")));
    clock.flags(None, Some("13")).runs(None).shows("3:48", "0");
}

#[test]
fn stopped_gap_waits_for_the_players() {
    let clock = table("5+0")
        .start()
        .wait("10")
        .act(Event::GapStopped(time("60")));
    let clock = clock.wait("30").shows("4:50", "5:00").runs(None);
    assert_eq!(clock.read().undecided_gap(), Some(time("60")));
    let forgiven = clock
        .clone()
        .act(Event::Resume)
        .wait("1")
        .shows("4:49", "5:00");
    assert_eq!(forgiven.read().undecided_gap(), None);
    forgiven
        .act(Event::Stop)
        .refuse(Event::GapCounted(time("60")), ClockRefusal::Stopped)
        .refuse(Event::GapCounted(Millis(-1)), ClockRefusal::OutOfRange);
    let counted = clock
        .act(Event::GapCounted(time("60")))
        .shows("3:50", "5:00")
        .runs(None);
    assert_eq!(counted.read().undecided_gap(), None);
    counted.act(Event::Resume).wait("1").shows("3:49", "5:00");
}
