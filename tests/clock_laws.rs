//! The clauses of the laws that the clock alone decides, each check as it stands.

mod clock_table;
use clock_table::*;

fn minutes(count: i64) -> Millis {
    Millis::from_minutes(count)
}

#[test]
fn one_clock_runs_at_a_time_and_the_press_changes_it() {
    // CLOCK-1
    table("5+0")
        .shows("5:00", "5:00")
        .runs(None)
        .start()
        .runs(Some(White))
        .wait("7")
        .shows("4:53", "5:00")
        .press(White)
        .runs(Some(Black))
        .wait("11")
        .shows("4:53", "4:49")
        .refuse(Event::Press(White), ClockRefusal::NotRunning)
        .press(Black)
        .runs(Some(White));
}

#[test]
fn whites_clock_runs_from_the_start_signal_present_or_not() {
    // CLOCK-2
    table("5+0")
        .wait("3")
        .start()
        .wait("61")
        .shows("3:59", "5:00");
}

#[test]
fn blacks_press_gives_the_start_signal() {
    // CLOCK-2
    table("5+0")
        .refuse(Event::Press(White), ClockRefusal::NotStarted)
        .wait("5")
        .press(Black)
        .refuse(Event::Start, ClockRefusal::Started)
        .runs(Some(White))
        .wait("2")
        .shows("4:58", "5:00");
}

#[test]
fn flag_falls_when_the_moves_of_the_control_were_not_completed() {
    // CLOCK-3, CLOCK-4
    let clock = table("40/120 60").start().rounds(39, "3:00", "2:00");
    let clock = clock
        .moves_to_control(Some(1), Some(1))
        .shows("3:00", "42:00");
    let late = clock.clone().wait("3:00.1").flags(Some("3:18:00"), None);
    late.refuse(Event::Press(White), ClockRefusal::FlagFell(White));
    clock
        .wait("2:59.9")
        .press(White)
        .shows("1:00:00.1", "42:00");
}

#[test]
fn time_saved_in_one_period_is_added_to_the_next() {
    // CLOCK-5a
    let clock = table("40/120 16/60").start().rounds(39, "2:00", "1:00");
    let clock = clock.wait("27:00").press(White);
    assert_eq!(clock.read().remaining(White), Some(time("1:15:00")));
    assert_eq!(clock.read().moves_to_control(White), Some(16));
    assert_eq!(clock.read().completed(White), 40);
    assert_eq!(clock.read().moves_to_control(Black), Some(1));
    // Moves 41 to 56 are in it, 57 is not.
    let clock = clock.wait("1").press(Black).rounds(15, "1:00", "1:00");
    let clock = clock.moves_to_control(Some(1), Some(1));
    let clock = clock.round("1:00", "1:00");
    assert_eq!(clock.read().completed(White), 56);
    assert_eq!(clock.read().remaining(White), Some(time("1:59:00")));
    clock.moves_to_control(Some(16), Some(16));
}

#[test]
fn with_all_moves_in_one_time_the_flag_stops_the_clocks() {
    // CLOCK-6
    table("1+0")
        .start()
        .wait("30")
        .press(White)
        .wait("70")
        .flags(None, Some("1:30"))
        .runs(None)
        .shows("0:30", "0:00")
        .moves_to_control(None, None);
}

#[test]
fn control_move_counts_only_once_the_clock_is_pressed() {
    // DONE-7a
    let clock = table("40/120 60").start().rounds(39, "3:00", "1:00");
    let clock = clock.wait("2:59").shows("0:01", "1:21:00");
    // Made with 0:01 left, pressed at 0:00: too late, at this very instant.
    let clock = clock.wait("1").flags(Some("2:39:00"), None);
    let clock = clock.refuse(Event::Press(White), ClockRefusal::FlagFell(White));
    assert_eq!(clock.read().completed(White), 39);

    let claimed = table_on_claim("40/120 60")
        .start()
        .rounds(39, "3:00", "1:00");
    let claimed = claimed.wait("3:00").press(White).wait("5").press(Black);
    let claimed = claimed
        .flags(Some("2:39:00"), None)
        .shows("0:00", "2:20:55");
    assert_eq!(claimed.read().period_number(White), 0);
    assert!(!claimed.clock.moves(White)[39].in_time);
}

#[test]
fn clock_may_be_stopped_at_the_mating_move_before_the_press() {
    // What mate and stalemate need of the clock: it stops at the move, not at a press.
    table("1+0")
        .start()
        .wait("59")
        .act(Event::Stop)
        .wait("30")
        .flags(None, None)
        .shows("0:01", "1:00");
}

#[test]
fn clock_may_be_pressed_after_the_opponent_has_replied() {
    // DONE-9: White moves and forgets the clock, Black replies at once; the time is White's.
    let clock = table("5+3").start().wait("40").press(White);
    let clock = clock.shows("4:26", "5:03").press(Black);
    let clock = clock.shows("4:26", "5:06").runs(Some(White));
    assert_eq!(clock.read().completed(White), 1);
    assert_eq!(clock.read().completed(Black), 1);
}

#[test]
fn unpressed_move_is_completed_by_the_next_one() {
    // DONE-9: White's first move is never pressed, the second is.
    let clock = table("2/5 5").start().wait("20");
    let clock = clock.act(Event::ImpliedCompletion(White)).runs(Some(White));
    let clock = clock
        .shows("4:40", "5:00")
        .moves_to_control(Some(1), Some(2));
    let clock = clock.wait("10").press(White).shows("9:30", "5:00");
    let used: Vec<i64> = clock
        .clock
        .moves(White)
        .iter()
        .map(|m| m.used.get())
        .collect();
    assert_eq!(used, [20_000, 10_000]);
}

#[test]
fn increment_is_for_those_who_press() {
    // DONE-9, CLOCK-21
    table("5+3")
        .start()
        .wait("10")
        .act(Event::ImpliedCompletion(White))
        .shows("4:53", "5:03")
        .press(White)
        .shows("4:56", "5:03");
}

#[test]
fn without_a_limit_the_clock_shows_nothing_and_no_flag_falls() {
    // TURN-7
    let clock = table("none").start().wait("9:00:00").press(White);
    assert_eq!(clock.read().remaining(White), None);
    assert_eq!(clock.read().face(White), FaceState::Off);
    assert_eq!(clock.read().text(White), None);
    assert_eq!(clock.read().next_display_change(), None);
    let clock = clock.flags(None, None);
    let clock = clock.refuse(Event::AddTime(White, minutes(1)), ClockRefusal::Unlimited);
    assert_eq!(clock.clock.moves(White)[0].used, time("9:00:00"));
}

#[test]
fn fallen_flag_that_nobody_claims_lets_play_go_on() {
    // CLOCK-7, CLOCK-11: 15 minutes each, White's flag falls, Black claims three moves later.
    let clock = table_on_claim("15+0").start().rounds(29, "30", "10");
    let clock = clock.wait("31").flags(Some("19:50"), None);
    let clock = clock
        .press(White)
        .wait("10")
        .press(Black)
        .rounds(2, "5", "5");
    let clock = clock.flags(Some("19:50"), None).runs(Some(White));
    assert_eq!(clock.read().first_flag(), Some(White));
    assert!(!clock.read().both_flags());
    assert_eq!(clock.read().overstepped(White), time("11"));
    assert!(clock.read().remaining(Black) > Some(Millis::ZERO));
}

#[test]
fn arbiter_sees_a_fall_at_once_in_a_game_of_90_minutes() {
    // CLOCK-11
    table("90+0")
        .start()
        .wait("2:00:00")
        .flags(Some("1:30:00"), None)
        .runs(None);
}

#[test]
fn clock_knows_whether_flags_wait_for_a_claim_below_60_minutes() {
    // CLOCK-11, CLOCK-20b
    let below_60 = |text: &str| control(text).game_time(White) < Some(minutes(60));
    assert!(below_60("15+0"));
    assert!(below_60("10+0"));
    assert!(below_60("50+9"));
    assert!(!below_60("45+15"));
    assert!(!below_60("90+0"));
}

#[test]
fn digital_flag_falls_at_zero_and_stays_marked() {
    // CLOCK-8, CLOCK-10: the clock knows the order.
    let clock = table_on_claim("1+0").start().wait("50").press(White);
    let clock = clock
        .wait("59.9")
        .press(Black)
        .wait("20")
        .press(White)
        .wait("1");
    let clock = clock.flags(Some("1:59.9"), Some("2:10"));
    assert!(clock.read().both_flags());
    assert_eq!(clock.read().first_flag(), Some(White));
}

#[test]
fn after_both_flags_the_next_move_begins_the_next_period() {
    // CLOCK-10 (Codex): the arbiter's acts that let the game go on with move 1 of the next period.
    let clock = table_on_claim("40/1 30")
        .start()
        .wait("61")
        .press(White)
        .wait("62");
    let mut clock = clock.press(Black);
    assert!(clock.read().both_flags());
    assert!(!clock.read().is_in_last_period(White));
    for side in [White, Black] {
        clock = clock
            .act(Event::SetPeriod(side, 1))
            .act(Event::SetMoveCount(side, 40))
            .act(Event::SetTime(side, minutes(30)));
        assert!(clock.read().is_in_last_period(side));
    }
    let clock = clock
        .flags(None, None)
        .shows("30:00", "30:00")
        .runs(Some(White));
    assert_eq!(clock.read().first_flag(), None);
    clock.moves_to_control(None, None);
}

#[test]
fn corrected_clock_leaves_five_minutes_or_one_for_each_move() {
    // CLOCK-14a: before a control at move 40.
    assert_eq!(least_time(Some(40 - 34)), time("6:00"));
    assert_eq!(least_time(Some(40 - 37)), time("5:00"));
    assert_eq!(least_time(None), time("5:00"));
}

#[test]
fn only_the_display_proved_wrong_is_corrected() {
    // CLOCK-15a
    let fast = defect_correction(minutes(6), Some(White));
    assert_eq!((fast.white, fast.black), (minutes(6), Millis::ZERO));
    let both = defect_correction(minutes(6), None);
    assert_eq!((both.white, both.black), (minutes(6), minutes(6)));
    let slow = defect_correction(-minutes(6), Some(Black));
    assert_eq!((slow.white, slow.black), (Millis::ZERO, -minutes(6)));
}

#[test]
fn arbiter_stops_the_clocks_and_corrects_a_time() {
    // CLOCK-16
    table("5+0")
        .start()
        .wait("10")
        .act(Event::Stop)
        .wait("1:00:00")
        .refuse(Event::Press(White), ClockRefusal::Stopped)
        .refuse(Event::Stop, ClockRefusal::Stopped)
        .shows("4:50", "5:00")
        .act(Event::AddTime(White, -minutes(1)))
        .act(Event::AddTime(Black, minutes(2)))
        .act(Event::Resume)
        .refuse(Event::Resume, ClockRefusal::Running)
        .wait("5")
        .shows("3:45", "7:00");
}

#[test]
fn lost_time_is_gone_from_the_clock_of_the_late_player() {
    // CLOCK-17a: start at 18:00, White comes at 18:20.
    let clock = table("90+0")
        .start()
        .wait("20:00")
        .shows("1:10:00", "1:30:00");
    assert_eq!(time_lost(minutes(20), false), minutes(20));
    assert_eq!(time_lost(minutes(20), true), minutes(40));
    let penalty = time_lost(minutes(20), true) - minutes(20);
    clock
        .act(Event::AddTime(White, -penalty))
        .shows("50:00", "1:30:00");
    assert_eq!(time_lost(-minutes(3), true), Millis::ZERO);
}

#[test]
fn absent_player_loses_when_the_default_time_is_over() {
    // CLOCK-17a
    let limit = minutes(90);
    let second = Millis::from_seconds(1);
    let fide_2014 = DefaultTime::HalfTheLimit;
    assert!(!fide_2014.is_lost(minutes(45) - second, limit));
    assert!(fide_2014.is_lost(minutes(45), limit));
    let codex = DefaultTime::After(minutes(60));
    assert!(!codex.is_lost(minutes(60), limit));
    assert!(codex.is_lost(minutes(60) + second, limit));
    let fide_now = DefaultTime::After(Millis::ZERO);
    assert!(!fide_now.is_lost(Millis::ZERO, limit));
    assert!(fide_now.is_lost(second, limit));
    assert!(!DefaultTime::Never.is_lost(minutes(100_000), limit));
}

#[test]
fn categories_of_fide_now() {
    // CLOCK-20a
    for (text, minutes_counted, category) in [
        ("3+2", 5, Category::Blitz),
        ("10+0", 10, Category::Blitz),
        ("10+5", 15, Category::Rapid),
        ("60+0", 60, Category::Classical),
        ("45+15", 60, Category::Classical),
        ("10d5", 15, Category::Rapid),
        ("40/90+30 30+30", 150, Category::Classical),
        ("40/120 20/60", 180, Category::Classical),
        ("20/10", 30, Category::Rapid),
        ("h10", 10, Category::Blitz),
        ("5+0 | 12+0", 12, Category::Rapid),
    ] {
        let control = control(text);
        let counted = control.game_time(White).max(control.game_time(Black));
        assert_eq!(counted, Some(minutes(minutes_counted)), "{text}");
        assert_eq!(
            control.category(CategoryTable::FideNow),
            Some(category),
            "{text}"
        );
    }
    assert_eq!(control("none").category(CategoryTable::FideNow), None);
}

#[test]
fn categories_of_the_other_tables() {
    // CLOCK-20b
    use CategoryTable::{Club, Fide2014, Home};
    for (table, text, category) in [
        (Fide2014, "9+0", Category::Blitz),
        (Fide2014, "10+0", Category::Rapid),
        (Fide2014, "59+0", Category::Rapid),
        (Fide2014, "60+0", Category::Classical),
        (Club, "14+0", Category::Blitz),
        (Club, "15+0", Category::Classical),
        (Home, "1+0", Category::Bullet),
        (Home, "2+0", Category::Blitz),
        (Home, "12+0", Category::Blitz),
        (Home, "19+0", Category::Blitz),
        (Home, "20+0", Category::Classical),
    ] {
        assert_eq!(
            control(text).category(table),
            Some(category),
            "{table:?} {text}"
        );
    }
}

#[test]
fn increment_stands_on_the_clock_before_move_1() {
    // CLOCK-21 (FIDE 6.3.2)
    table("5+3")
        .shows("5:03", "5:03")
        .start()
        .wait("2")
        .press(White)
        .shows("5:04", "5:03");
}

#[test]
fn marks_of_time_trouble() {
    // CLOCK-22
    assert_eq!(SCORE_KEEPING_MARK, time("5:00"));
    assert_eq!(TWO_MINUTE_MARK, time("2:00"));
}

#[test]
fn quarter_of_the_time_to_the_first_control() {
    // IRREG-7a: 40 moves in 2 hours each; both players' times together.
    let allowed = defect_correction(minutes(120), None);
    let used = |white, black| {
        let mut used = allowed;
        used.white = minutes(white);
        used.black = minutes(black);
        used
    };
    assert!(quarter_has_passed(allowed, used(35, 26)));
    assert!(!quarter_has_passed(allowed, used(30, 29)));
}

#[test]
fn times_after_a_late_correction_are_in_proportion() {
    // IRREG-19a: found after move 30, error on move 20.
    assert_eq!(proportional_time(minutes(90), 30, 20), Some(minutes(60)));
    assert_eq!(proportional_time(minutes(60), 30, 20), Some(minutes(40)));
    assert_eq!(proportional_time(minutes(60), 0, 0), None);
    assert_eq!(proportional_time(minutes(60), 3, 4), None);
    assert_eq!(proportional_time(-minutes(60), 4, 3), None);
    assert_eq!(
        proportional_time(Millis(i64::MAX), u32::MAX, u32::MAX),
        Some(Millis(i64::MAX).to_nearest_second())
    );
}

#[test]
fn late_correction_is_raised_to_a_minute_for_each_move() {
    // IRREG-20a: 40 moves in 100 minutes, found after move 22, error on move 20, 99 used.
    let corrected = late_correction(minutes(100), Some(40), minutes(99), 22, 20).unwrap();
    assert_eq!(corrected.used, minutes(90));
    assert_eq!(corrected.left, minutes(10));
    assert_eq!(corrected.set_to, minutes(20));
}

#[test]
fn late_correction_is_raised_to_five_minutes() {
    // IRREG-20b: found after move 38, error on move 37.
    let corrected = late_correction(minutes(100), Some(40), minutes(99), 38, 37).unwrap();
    assert_eq!(corrected.used, time("96:24"));
    assert_eq!(corrected.left, time("3:36"));
    assert_eq!(corrected.set_to, time("5:00"));
    // With all moves in one time 5 minutes are enough.
    let sudden = late_correction(minutes(100), None, minutes(99), 22, 20).unwrap();
    assert_eq!(sudden.set_to, time("10:00"));
}
