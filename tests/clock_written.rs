//! The written forms of a control, and the PGN tag.

mod clock_table;
use clock_table::*;

#[test]
fn presets_read_back_as_they_are_written() {
    for preset in PRESET_CONTROLS {
        assert_eq!(control(preset.written).to_string(), preset.written);
    }
}

#[test]
fn presets_stand_in_the_group_of_their_length() {
    // CLOCK-20: but bullet is no category of FIDE's, and 10 minutes are rapid in every club.
    for preset in PRESET_CONTROLS {
        let expected = match preset.group {
            Category::Bullet => Category::Blitz,
            Category::Rapid if preset.written == "10+0" => Category::Blitz,
            group => group,
        };
        let category = control(preset.written).category(CategoryTable::FideNow);
        assert_eq!(category, Some(expected), "{}", preset.written);
    }
    assert!(PRESET_CONTROLS.is_sorted_by_key(|preset| preset.group));
}

// CLOCK-14
#[test]
fn a_time_is_read_as_a_clock_shows_it() {
    for (text, seconds) in [
        ("5", 300),
        ("5:00", 300),
        (" 1:30:00 ", 5_400),
        ("0:07", 7),
        ("90m", 5_400),
        ("30s", 30),
        ("0", 0),
    ] {
        let read: Millis = text.parse().unwrap();
        assert_eq!(read, Millis::from_seconds(seconds), "{text}");
    }
    for (text, at) in [("", 0), ("-5", 0), ("5:7", 2), ("5:60", 2), ("5:00 x", 5)] {
        let error = text.parse::<Millis>().unwrap_err();
        assert_eq!(error.at, at, "{text}");
    }
    // Past all limits it saturates.
    assert!("9".repeat(40).parse::<Millis>().is_ok());
}

#[test]
fn many_ways_to_write_have_one_normal_form() {
    for (text, normal) in [
        ("5+3", "5+3"),
        ("5", "5+0"),
        (" 5 + 3 ", "5+3"),
        ("05+03", "5+3"),
        ("0:30+2", "0:30+2"),
        ("30s+2", "0:30+2"),
        ("0.5+2", "0:30+2"),
        ("1:30:00", "90+0"),
        ("1h30+30", "90+30"),
        ("1h30m+30s", "90+30"),
        ("90min+30", "90+30"),
        ("1:30:15+0:30", "1:30:15+30"),
        ("90:15", "1:30:15+0"),
        ("2m30s", "2:30+0"),
        ("0+5", "0+5"),
        ("3+0.5", "3+0.5"),
        ("3+90", "3+90"),
        ("3+1:30", "3+90"),
        ("0:01.25+0", "0:01.25+0"),
        ("10d5", "10d5"),
        ("10D5", "10d5"),
        ("10b5", "10b5"),
        ("10d0", "10+0"),
        ("40/90+30 30+30", "40/90+30 30+30"),
        ("40/90+30, 30+30", "40/90+30 30+30"),
        ("40/90+30,30+30", "40/90+30 30+30"),
        ("40/120", "40/120"),
        ("40/120 60+0", "40/120 60"),
        ("40/1:40:00+30 20/50+30 15+30", "40/100+30 20/50+30 15+30"),
        ("hourglass 3", "h3"),
        ("Hourglass3", "h3"),
        ("h1:30", "h1:30"),
        ("h 3 | h 5", "h3 | h5"),
        ("h3|h3", "h3"),
        ("5+3 | 3+2", "5+3 | 3+2"),
        ("5+3|5+3", "5+3"),
        ("40/120 60 | 10d5", "40/120 60 | 10d5"),
        ("none", "none"),
        ("NONE", "none"),
        ("-", "none"),
    ] {
        let read: Control = text.parse().unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(read.to_string(), normal, "{text}");
        assert_eq!(control(normal), read, "{text}");
    }
}

#[test]
fn errors_say_at_which_character_what_was_expected() {
    use ReadErrorKind::{Expected as Wanted, Impossible};
    for (text, at, why) in [
        ("", 0, Wanted(Expected::Control)),
        ("   ", 3, Wanted(Expected::Control)),
        ("x", 0, Wanted(Expected::Control)),
        ("+3", 0, Wanted(Expected::Control)),
        ("-5", 1, Wanted(Expected::End)),
        ("5+", 2, Wanted(Expected::Seconds)),
        ("5+x", 2, Wanted(Expected::Seconds)),
        ("5d-1", 2, Wanted(Expected::Seconds)),
        ("5x3", 1, Wanted(Expected::MoreOrEnd)),
        ("5+3+2", 3, Wanted(Expected::MoreOrEnd)),
        ("5+3 |", 5, Wanted(Expected::Control)),
        ("5+3 | 3 | 2", 8, Wanted(Expected::MoreOrEnd)),
        ("5+3 | h3", 6, Wanted(Expected::Control)),
        ("h3 | 5+3", 5, Wanted(Expected::Hourglass)),
        ("h", 1, Wanted(Expected::Time)),
        ("h3+2", 2, Wanted(Expected::End)),
        ("none | 5+3", 5, Wanted(Expected::End)),
        ("40/", 3, Wanted(Expected::Time)),
        ("40/90,", 6, Wanted(Expected::Time)),
        ("1:5", 2, Wanted(Expected::Sixty)),
        ("1:60", 2, Wanted(Expected::Sixty)),
        ("1:30:99", 5, Wanted(Expected::Sixty)),
        ("5.", 2, Wanted(Expected::Decimals)),
        ("5.1234", 2, Wanted(Expected::Decimals)),
        ("п'ять", 0, Wanted(Expected::Control)),
        ("5+3 хв", 4, Wanted(Expected::MoreOrEnd)),
        ("0", 0, Impossible(ControlError::NoTime)),
        ("0+0", 0, Impossible(ControlError::NoTime)),
        ("0d5", 0, Impossible(ControlError::NoTime)),
        ("h0", 1, Impossible(ControlError::NoTime)),
        ("0/90", 0, Impossible(ControlError::NoMoves)),
        ("10000/90", 0, Impossible(ControlError::TooManyMoves)),
        (
            "99999999999999999999/90",
            0,
            Impossible(ControlError::TooManyMoves),
        ),
        ("60001", 0, Impossible(ControlError::TimeTooLong)),
        (
            "99999999999999999999999",
            0,
            Impossible(ControlError::TimeTooLong),
        ),
        (
            "99999999999999999999999h59m",
            0,
            Impossible(ControlError::TimeTooLong),
        ),
        ("5+86401", 0, Impossible(ControlError::BonusTooLong)),
        ("5+3 5+3", 4, Impossible(ControlError::PeriodAfterLast)),
        ("40/90 0", 6, Impossible(ControlError::NoTime)),
        (
            "1/1 1/1 1/1 1/1 1/1 1/1 1/1 1/1 1/1 1/1 1/1 1/1 1/1 1/1 1/1 1/1 1",
            0,
            Impossible(ControlError::TooManyPeriods),
        ),
    ] {
        assert_eq!(
            text.parse::<Control>(),
            Err(ReadError { at, why }),
            "{text}"
        );
    }
}

#[test]
fn constructors_refuse_nonsense() {
    let extreme = Millis(i64::MAX);
    let none = Bonus::None;
    for (period, why) in [
        (Period::new(Some(0), Millis(1), none), ControlError::NoMoves),
        (
            Period::new(Some(u32::MAX), Millis(1), none),
            ControlError::TooManyMoves,
        ),
        (Period::new(None, Millis::ZERO, none), ControlError::NoTime),
        (
            Period::new(None, Millis(-1), none),
            ControlError::NegativeTime,
        ),
        (
            Period::new(None, Millis(i64::MIN), none),
            ControlError::NegativeTime,
        ),
        (
            Period::new(None, Millis(1), Bonus::Delay(Millis(-1))),
            ControlError::NegativeTime,
        ),
        (Period::new(None, extreme, none), ControlError::TimeTooLong),
        (
            Period::new(None, Millis(1), Bonus::Increment(extreme)),
            ControlError::BonusTooLong,
        ),
    ] {
        assert_eq!(period, Err(why));
    }
    assert_eq!(Schedule::new(vec![]), Err(ControlError::NoPeriods));
    assert_eq!(HourglassTime::new(extreme), Err(ControlError::TimeTooLong));
    assert_eq!(
        HourglassTime::new(Millis(-1)),
        Err(ControlError::NegativeTime)
    );
    assert_eq!(Control::hourglass(Millis::ZERO), Err(ControlError::NoTime));
    assert_eq!(
        Control::fischer(Millis::from_minutes(5), Millis::from_seconds(3)),
        Ok(control("5+3"))
    );
}

#[test]
fn tags_of_pgn_are_read_and_written() {
    for (written, tag) in [
        ("5+3", "300+3"),
        ("10+0", "600"),
        ("40/90+30 30+30", "40/5400+30:1800+30"),
        ("40/120 60", "40/7200:3600"),
        ("40/120 20/60 30", "40/7200:20/3600:1800"),
        ("40/150", "40/9000"),
        ("h3", "*180"),
        ("none", "-"),
    ] {
        assert_eq!(control(written).to_tag().as_deref(), Ok(tag), "{written}");
        assert_eq!(
            TimeControlTag::read(tag),
            Ok(TimeControlTag::Known(control(written))),
            "{tag}"
        );
    }
    assert_eq!(TimeControlTag::read("?"), Ok(TimeControlTag::Unknown));
}

#[test]
fn tag_says_what_it_can_not_express() {
    for (written, why) in [
        ("10d5", TagError::Delay),
        ("10b5", TagError::Delay),
        ("5+3 | 3+2", TagError::DifferentSides),
        ("h5 | h3", TagError::DifferentSides),
        ("3+0.5", TagError::FractionOfSecond),
        ("h0:30.5", TagError::FractionOfSecond),
    ] {
        assert_eq!(control(written).to_tag(), Err(why), "{written}");
    }
}

#[test]
fn faulty_tags_get_an_error_at_their_place() {
    use ReadErrorKind::{Expected as Wanted, Impossible};
    for (tag, at, why) in [
        ("", 0, Wanted(Expected::TagField)),
        ("400+", 4, Wanted(Expected::Seconds)),
        ("60 minutes", 3, Wanted(Expected::TagFieldOrEnd)),
        (
            "15 min. + 10 s. per move",
            3,
            Wanted(Expected::TagFieldOrEnd),
        ),
        ("40/7200:", 8, Wanted(Expected::TagField)),
        ("40/7200:x", 8, Wanted(Expected::TagField)),
        ("300:300", 4, Impossible(ControlError::PeriodAfterLast)),
        ("*0", 1, Impossible(ControlError::NoTime)),
        ("*", 1, Wanted(Expected::Seconds)),
        ("0", 0, Impossible(ControlError::NoTime)),
        ("-1", 1, Wanted(Expected::End)),
    ] {
        assert_eq!(
            TimeControlTag::read(tag),
            Err(ReadError { at, why }),
            "{tag}"
        );
    }
}

#[test]
fn control_stands_in_a_log_in_its_written_form() {
    let text = serde_json::to_string(&control("40/90+30 30+30")).unwrap();
    assert_eq!(text, "\"40/90+30 30+30\"");
    assert_eq!(
        serde_json::from_str::<Control>(&text).unwrap(),
        control("40/90+30 30+30")
    );
    let error = serde_json::from_str::<Control>("\"5+x\"").unwrap_err();
    assert!(error.to_string().contains("character 2"), "{error}");
}

#[test]
fn events_stand_in_a_log_in_words() {
    for (event, text) in [
        (Event::Start, r#""start""#),
        (Event::Press(Black), r#"{"press":"black"}"#),
        (
            Event::SetTime(White, Millis(5)),
            r#"{"set_time":["white",5]}"#,
        ),
        (Event::GapStopped(Millis(7)), r#"{"gap_stopped":7}"#),
        (Event::TakenBack, r#""taken_back""#),
    ] {
        assert_eq!(serde_json::to_string(&event).unwrap(), text);
        assert_eq!(serde_json::from_str::<Event>(text).unwrap(), event);
    }
}
