//! What holds for every clock and every list of events.

mod clock_table;
use clock_table::*;
use proptest::prelude::*;

fn side() -> impl Strategy<Value = Color> {
    prop_oneof![Just(White), Just(Black)]
}

/// Lengths up to `most`, often whole minutes or seconds, sometimes neither.
fn length(least: i64, most: Millis) -> impl Strategy<Value = Millis> {
    let most = most.get();
    prop_oneof![
        (least.min(1)..=most / 60_000).prop_map(Millis::from_minutes),
        (least..=most / 1_000).prop_map(Millis::from_seconds),
        (least..=most).prop_map(Millis),
        (least..=10_000_i64.min(most)).prop_map(Millis),
    ]
}

fn bonus() -> impl Strategy<Value = Bonus> {
    let amount = || length(0, LONGEST_BONUS);
    prop_oneof![
        Just(Bonus::None),
        amount().prop_map(Bonus::Increment),
        amount().prop_map(Bonus::Delay),
        amount().prop_map(Bonus::Bronstein),
    ]
}

fn schedule() -> impl Strategy<Value = Schedule> {
    let period = || (1..=60_u32, length(1, LONGEST_TIME), bonus());
    let last = (any::<bool>(), period());
    (proptest::collection::vec(period(), 0..4), last).prop_map(|(periods, (endless, last))| {
        let mut all: Vec<Period> = periods
            .into_iter()
            .map(|(moves, time, bonus)| Period::new(Some(moves), time, bonus).unwrap())
            .collect();
        let moves = Some(last.0).filter(|_| !endless);
        all.push(Period::new(moves, last.1, last.2).unwrap());
        Schedule::new(all).unwrap()
    })
}

fn any_control() -> impl Strategy<Value = Control> {
    let hourglass = || length(1, LONGEST_TIME).prop_map(|time| HourglassTime::new(time).unwrap());
    prop_oneof![
        1 => Just(Control::Unlimited),
        6 => schedule().prop_map(Control::same),
        3 => (schedule(), schedule())
            .prop_map(|(white, black)| Control::Timed(by_color(white, black))),
        2 => (hourglass(), hourglass())
            .prop_map(|(white, black)| Control::Hourglass(by_color(white, black))),
    ]
}

fn by_color<T>(white: T, black: T) -> jadoube::rules::ByColor<T> {
    jadoube::rules::ByColor { white, black }
}

/// Controls short enough for flags to fall in a few events.
fn short_control() -> impl Strategy<Value = Control> {
    prop_oneof![
        Just("0:20+0"),
        Just("0:20+3"),
        Just("0:20d3"),
        Just("0:20b3"),
        Just("0+5"),
        Just("h0:20"),
        Just("3/0:20+2 0:20"),
        Just("2/0:20d2 1/0:10b4 0:20+2"),
        Just("1/0:20b9 0:05b1"),
        Just("2/0:20"),
        Just("0:30+1 | 0:10d8"),
    ]
    .prop_map(control)
}

fn setup(control: impl Strategy<Value = Control>) -> impl Strategy<Value = ClockSetup> {
    let flag_call = prop_oneof![Just(FlagCall::Automatic), Just(FlagCall::OnClaim)];
    (control, flag_call, side()).prop_map(|(control, flag_call, first_to_move)| ClockSetup {
        control,
        flag_call,
        first_to_move,
    })
}

fn any_event(
    amount: impl Strategy<Value = Millis> + Clone + 'static,
) -> impl Strategy<Value = Event> {
    prop_oneof![
        2 => Just(Event::Start),
        8 => side().prop_map(Event::Press),
        1 => side().prop_map(Event::ImpliedCompletion),
        1 => Just(Event::Stop),
        2 => Just(Event::Resume),
        1 => side().prop_map(Event::SetTurn),
        1 => (side(), amount.clone()).prop_map(|(side, time)| Event::SetTime(side, time)),
        1 => (side(), amount.clone()).prop_map(|(side, time)| Event::AddTime(side, time)),
        1 => (side(), any::<u32>()).prop_map(|(side, count)| Event::SetPeriod(side, count)),
        1 => (side(), any::<u32>()).prop_map(|(side, count)| Event::SetMoveCount(side, count)),
        1 => amount.clone().prop_map(Event::GapCounted),
        1 => amount.prop_map(Event::GapStopped),
        1 => Just(Event::TakenBack),
    ]
}

/// What players alone can do, without arbiter and sleep.
fn player_event() -> impl Strategy<Value = Event> {
    prop_oneof![
        8 => side().prop_map(Event::Press),
        1 => side().prop_map(Event::ImpliedCompletion),
        1 => Just(Event::Stop),
        2 => Just(Event::Resume),
    ]
}

/// Events with the time that goes by before each.
fn timed(
    event: impl Strategy<Value = Event>,
    longest: i64,
) -> impl Strategy<Value = Vec<(i64, Event)>> {
    proptest::collection::vec((0..=longest, event), 0..60)
}

fn at(now: i64, event: Event) -> Stamped {
    Stamped {
        at: Instant(now),
        event,
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 400,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn written_form_reads_back(control in any_control()) {
        let text = control.to_string();
        prop_assert_eq!(text.parse(), Ok(control));
    }

    #[test]
    fn normal_form_of_what_can_be_read_is_stable(text in "[0-9]{0,2}[/:+dbhms.|, ]{0,2}[0-9]{0,2}[/:+db |.]{0,2}[0-9]{0,2}") {
        if let Ok(control) = text.parse::<Control>() {
            let normal = control.to_string();
            prop_assert_eq!(normal.parse(), Ok(control));
        }
    }

    #[test]
    fn any_text_is_read_or_gets_an_error_within_it(text in ".{0,40}") {
        let characters = text.chars().count();
        if let Err(error) = text.parse::<Control>() {
            prop_assert!(error.at <= characters);
        }
        if let Err(error) = TimeControlTag::read(&text) {
            prop_assert!(error.at <= characters);
        }
    }

    #[test]
    fn tag_reads_back(control in any_control()) {
        if let Ok(tag) = control.to_tag() {
            prop_assert_eq!(TimeControlTag::read(&tag), Ok(TimeControlTag::Known(control)));
        }
    }

    #[test]
    fn arbitrary_events_never_panic(
        setup in setup(any_control()),
        events in proptest::collection::vec(
            (any::<i64>(), any_event(any::<i64>().prop_map(Millis))), 0..40),
        now in any::<i64>(),
    ) {
        let mut clock = ChessClock::new(setup.clone());
        for (when, event) in events {
            let before = clock.clone();
            if clock.apply(at(when, event)).is_err() {
                prop_assert_eq!(&clock, &before);
            }
            let reading = clock.at(Instant(now));
            for side in Color::ALL {
                prop_assert!(reading.remaining(side) >= Some(Millis::ZERO)
                    || !setup.control.is_limited());
                let _ = (reading.text(side), reading.moves_to_control(side), reading.period(side));
                let _ = (reading.overstepped(side), reading.is_in_last_period(side));
            }
            let _ = (reading.next_display_change(), reading.falls_at(), reading.both_flags());
            let _ = setup.control.category(CategoryTable::FideNow);
        }
    }

    #[test]
    fn both_used_times_together_are_the_time_that_the_clocks_ran(
        setup in setup(short_control()),
        events in timed(player_event(), 4_000),
    ) {
        let mut clock = ChessClock::new(setup);
        let mut now = 0;
        let mut ran = 0;
        clock.apply(at(now, Event::Start)).unwrap();
        for (wait, event) in events {
            if let Some(side) = clock.at(Instant(now)).running() {
                // A flag that falls on the way may stop the clocks.
                let stopped = clock.at(Instant(now + wait));
                ran += match (stopped.running(), stopped.flag(side)) {
                    (None, Some(fell)) => fell.since(Instant(now)).get(),
                    _ => wait,
                };
            }
            now += wait;
            let _ = clock.apply(at(now, event));
            let reading = clock.at(Instant(now));
            prop_assert_eq!(reading.used(White).get() + reading.used(Black).get(), ran);
            for side in Color::ALL {
                let moves: i64 = clock.moves(side).iter().map(|m| m.used.get()).sum();
                let used = reading.used(side).get();
                prop_assert_eq!(moves + reading.used_for_this_move(side).get(), used);
            }
        }
    }

    #[test]
    fn clocks_never_gain_time_but_by_rule(
        setup in setup(short_control()),
        events in timed(player_event(), 4_000),
    ) {
        // Without arbiter: what is left is never more than what the periods and bonuses so far
        // gave, less what was used beyond the delays; and it grows only by completing a move.
        let mut clock = ChessClock::new(setup.clone());
        let mut now = 0;
        clock.apply(at(now, Event::Start)).unwrap();
        let net = |reading: &Reading<'_>, side| {
            reading.remaining(side).unwrap().get() - reading.overstepped(side).get()
        };
        for (wait, event) in events {
            let before = clock.clone();
            let earlier = before.at(Instant(now));
            now += wait;
            let waited = before.at(Instant(now));
            let _ = clock.apply(at(now, event));
            let after = clock.at(Instant(now));
            let both = |reading: &Reading<'_>| net(reading, White) + net(reading, Black);
            prop_assert!(both(&waited) <= both(&earlier));
            for side in Color::ALL {
                if !matches!(setup.control, Control::Hourglass(_)) {
                    prop_assert!(net(&waited, side) <= net(&earlier, side));
                }
                let gain = net(&after, side) - net(&waited, side);
                let completed = clock.moves(side).len() - before.moves(side).len();
                prop_assert!(completed <= 1);
                let Some(schedule) = setup.control.schedule(side) else {
                    prop_assert_eq!(gain, 0);
                    continue;
                };
                let entered = after.period_number(side) - waited.period_number(side);
                prop_assert!(entered as usize <= completed);
                let period = schedule.period(after.period_number(side));
                let mut by_rule = period.bonus().length().get() * completed as i64;
                if entered == 1 {
                    by_rule += period.time().get();
                    // What a Bronstein delay gives back for the last move of the old period.
                    by_rule += schedule.period(waited.period_number(side)).bonus().length().get();
                }
                prop_assert!(gain <= by_rule);
                if completed == 0 || waited.flag(side).is_some() {
                    prop_assert_eq!(gain, 0);
                }
            }
        }
    }

    #[test]
    fn fallen_flag_stays_down_whatever_the_players_do(
        setup in setup(short_control()),
        events in timed(player_event(), 9_000),
    ) {
        let mut clock = ChessClock::new(setup);
        let mut now = 0;
        clock.apply(at(now, Event::Start)).unwrap();
        let mut fell = by_color(None, None);
        let mut first = None;
        for (wait, event) in events {
            now += wait;
            let _ = clock.apply(at(now, event));
            let reading = clock.at(Instant(now));
            for side in Color::ALL {
                prop_assert!(fell[side].is_none() || fell[side] == reading.flag(side));
                fell[side] = reading.flag(side);
            }
            prop_assert!(first.is_none() || first == reading.first_flag());
            first = reading.first_flag();
            if let (Some(white), Some(black)) = (fell.white, fell.black) {
                prop_assert!(white != black);
                prop_assert_eq!(first, Some(if white < black { White } else { Black }));
            }
        }
    }

    #[test]
    fn hourglass_keeps_its_sand(
        events in timed(player_event(), 9_000),
        flag_call in prop_oneof![Just(FlagCall::Automatic), Just(FlagCall::OnClaim)],
    ) {
        let setup = ClockSetup { control: control("h0:20 | h0:30"), flag_call, first_to_move: White };
        let mut clock = ChessClock::new(setup);
        let mut now = 0;
        clock.apply(at(now, Event::Start)).unwrap();
        for (wait, event) in events {
            now += wait;
            let _ = clock.apply(at(now, event));
            let reading = clock.at(Instant(now));
            let sand: i64 = Color::ALL
                .iter()
                .map(|side| reading.remaining(*side).unwrap().get() - reading.overstepped(*side).get())
                .sum();
            prop_assert_eq!(sand, 50_000);
        }
    }

    #[test]
    fn bronstein_and_simple_delay_drop_the_flag_at_the_same_instant(
        delay in 0..5_000_i64,
        minutes in 1..30_000_i64,
        events in timed(side().prop_map(Event::Press), 6_000),
    ) {
        let with = |bonus| {
            let period = Period::new(None, Millis(minutes), bonus).unwrap();
            ChessClock::new(ClockSetup {
                control: Control::same(Schedule::new(vec![period]).unwrap()),
                flag_call: FlagCall::Automatic,
                first_to_move: White,
            })
        };
        let mut simple = with(Bonus::Delay(Millis(delay)));
        let mut bronstein = with(Bonus::Bronstein(Millis(delay)));
        let mut now = 0;
        for (wait, event) in core::iter::once((0, Event::Start)).chain(events) {
            now += wait;
            prop_assert_eq!(simple.apply(at(now, event)), bronstein.apply(at(now, event)));
            let (one, other) = (simple.at(Instant(now)), bronstein.at(Instant(now)));
            prop_assert_eq!(one.falls_at(), other.falls_at());
            for side in Color::ALL {
                prop_assert_eq!(one.flag(side), other.flag(side));
            }
        }
    }

    #[test]
    fn reading_later_is_the_same_whether_or_not_it_was_read_before(
        setup in setup(short_control()),
        events in timed(any_event((0..20_000_i64).prop_map(Millis)), 4_000),
        ticks in proptest::collection::vec(0..4_000_i64, 0..5),
    ) {
        // No tick changes the clock, and a refused event is no event.
        let mut clock = ChessClock::new(setup.clone());
        let mut accepted = Vec::new();
        let mut now = 0;
        for (wait, event) in events {
            for tick in &ticks {
                let _ = clock.at(Instant(now + tick));
            }
            now += wait;
            if clock.apply(at(now, event)).is_ok() {
                accepted.push(at(now, event));
            }
        }
        let again = ChessClock::replay(setup, accepted);
        prop_assert_eq!(again.at(Instant(now)), clock.at(Instant(now)));
        for side in Color::ALL {
            prop_assert_eq!(again.moves(side), clock.moves(side));
        }
    }

    #[test]
    fn text_changes_at_the_next_change_and_not_before(
        setup in setup(short_control()),
        events in timed(any_event((0..20_000_i64).prop_map(Millis)), 4_000),
        wait in 0..4_000_i64,
    ) {
        let mut clock = ChessClock::new(setup);
        let mut now = 0;
        for (wait, event) in events {
            now += wait;
            let _ = clock.apply(at(now, event));
        }
        now += wait;
        let texts = |now| {
            let reading = clock.at(now);
            (reading.text(White), reading.text(Black))
        };
        let shown = texts(Instant(now));
        match clock.at(Instant(now)).next_display_change() {
            None => prop_assert_eq!(texts(Instant(now + 100_000)), shown),
            Some(change) => {
                prop_assert!(change > Instant(now));
                prop_assert_eq!(texts(change + Millis(-1)), shown.clone());
                prop_assert_ne!(texts(change), shown);
            }
        }
    }

    #[test]
    fn texts_count_down_and_reach_zero_only_at_the_end(time in 1..40_000_000_i64) {
        prop_assert_ne!(display_text(Millis(time)), display_text(Millis::ZERO));
        prop_assert!(display_text(Millis(time)).chars().any(|c| ('1'..='9').contains(&c)));
    }
}
