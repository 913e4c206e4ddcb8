//! The log as a file: it comes back as the same game, and nothing that is none gets past.

mod table;

use jadoube::clock::{GapPolicy, Instant};
use jadoube::game::regulations::*;
use jadoube::game::wire::{self, Wire};
use jadoube::game::*;
use jadoube::rules::Color;
use proptest::prelude::*;
use table::*;

fn played() -> Scene {
    let mut table = clocked(
        Preset::FideNow,
        Enforcement::Arbiter,
        "40/90+30 30+30",
        START,
    );
    table.script("A d1, T e2, L e4, C").wait(seconds(3));
    table.script("T g8, L g6, C").script("T g8, L f6, C");
    table.white(Action::OfferDraw).black(Action::DeclineDraw);
    table.wait(seconds(5)).play("e4e5");
    table.claim(
        Color::Black,
        Claim::Repetition {
            intended: Some("f6g8".parse().unwrap()),
        },
    );
    table.rule(Ruling::AddTime {
        side: Color::White,
        time: minutes(1),
    });
    table.play("f6g8").black(Action::Resign);
    table
}

#[test]
fn a_log_comes_back_as_the_same_game() {
    let table = played();
    let text = table.game.to_log();
    let read = Game::from_log(&text).unwrap();
    assert_eq!(read, table.game);
    assert_eq!(read.to_log(), text);
    assert_eq!(read.outcome(), table.game.outcome());
    assert_eq!(read.illegal_moves(Color::Black), 1);
}

#[test]
fn a_log_is_written_as_the_document_says() {
    let mut table = table(Preset::Codex, START);
    table.script("T e2, L e4");
    let value: serde_json::Value = serde_json::from_str(&table.game.to_log()).unwrap();
    assert_eq!(value["format"], "jadoube-game");
    assert_eq!(value["version"], LOG_VERSION);
    assert_eq!(value["start"], START);
    assert_eq!(
        value["settings"]["regulations"],
        serde_json::json!({ "laws": "codex" })
    );
    assert_eq!(
        value["entries"],
        serde_json::json!([
            { "at": 0, "by": "white", "do": "touch", "square": "e2" },
            { "at": 0, "by": "white", "do": "release", "from": "e2", "to": "e4" },
        ])
    );
}

/// The first version, as it was written: it must be read for ever.
const VERSION_1: &str = r#"{
    "format": "jadoube-game",
    "version": 1,
    "settings": {
        "regulations": { "laws": "fide", "changed": { "two_minute_claim": "on" } },
        "legacy": {},
        "enforcement": "guide",
        "touch_move": "binding",
        "aids": { "legal_squares": true, "reasons": true, "take_back": false,
                  "coordinates": true, "hints": false },
        "control": "5+3",
        "press": "by_hand",
        "parts": "assisted",
        "agreed_draws": "free"
    },
    "entries": [
        { "at": 0, "by": "arbiter", "do": "start_clock" },
        { "at": 2000, "by": "white", "do": "touch", "square": "e2" },
        { "at": 2500, "by": "white", "do": "release", "from": "e2", "to": "e4" },
        { "at": 3000, "by": "white", "do": "press" },
        { "at": 9000, "by": "black", "do": "claim", "claim": { "fifty_moves": {} } },
        { "at": 9500, "by": "black", "do": "resign" }
    ]
}"#;

#[test]
fn the_first_version_is_still_read() {
    let game = Game::from_log(VERSION_1).unwrap();
    assert_eq!(game.settings().regulations.two_minute_claim, Switch::On);
    // What later versions have added is as it was then, or asks.
    assert!(!game.settings().lateness_allowed);
    assert_eq!(game.settings().gaps, GapPolicy::Stop);
    assert_eq!(game.outcome().unwrap().result(), "1-0");
    let reading = game.clock().at(Instant(9500));
    // 5:00 + 3, less 3 seconds, plus 3; and a minute for the wrong claim.
    assert_eq!(
        reading.remaining(Color::White),
        Some(minutes(6) + seconds(3))
    );
}

/// Every action with every kind of thing that it carries, as the document writes it.
const LINES: &str = r#"[
    { "at": 0, "by": "arbiter", "do": "start_clock" },
    { "at": -5, "by": "white", "do": "adjust" },
    { "at": 1, "by": "white", "do": "end_adjust" },
    { "at": 1, "by": "white", "do": "touch", "square": "e2" },
    { "at": 1, "by": "black", "do": "touch_both", "first": "e2", "second": "e4" },
    { "at": 1, "by": "white", "do": "brush", "square": "h8" },
    { "at": 1, "by": "white", "do": "call_accident" },
    { "at": 1, "by": "black", "do": "agree_accident" },
    { "at": 1, "by": "white", "do": "release", "from": "a1", "to": "h8" },
    { "at": 1, "by": "white", "do": "take_off", "square": "c3" },
    { "at": 1, "by": "white", "do": "promote", "role": "Q", "square": "a8" },
    { "at": 1, "by": "white", "do": "place", "piece": "n", "square": "a8" },
    { "at": 1, "by": "white", "do": "press" },
    { "at": 1, "by": "white", "do": "use_two_hands" },
    { "at": 1, "by": "white", "do": "offer_draw" },
    { "at": 1, "by": "white", "do": "accept_draw" },
    { "at": 1, "by": "white", "do": "decline_draw" },
    { "at": 1, "by": "white", "do": "put_off_answer" },
    { "at": 1, "by": "white", "do": "resign" },
    { "at": 1, "by": "white", "do": "claim", "claim": { "repetition": { "intended": "e7e8q" } } },
    { "at": 1, "by": "white", "do": "claim", "claim": { "fifty_moves": {} } },
    { "at": 1, "by": "white", "do": "claim", "claim": "flag_fallen" },
    { "at": 1, "by": "white", "do": "claim", "claim": "illegal_move" },
    { "at": 1, "by": "white", "do": "claim", "claim": "touch_move_broken" },
    { "at": 1, "by": "white", "do": "claim", "claim": "normal_means" },
    { "at": 1, "by": "white", "do": "stop_clocks", "call_arbiter": true },
    { "at": 1, "by": "white", "do": "resume" },
    { "at": 1, "by": "arbiter", "do": "call_flag" },
    { "at": 1, "by": "arbiter", "do": "ruling", "ruling": { "set_time": { "side": "white", "time": 5 } } },
    { "at": 1, "by": "arbiter", "do": "ruling", "ruling": { "add_time": { "side": "black", "time": -5 } } },
    { "at": 1, "by": "arbiter", "do": "ruling", "ruling": { "set_period": { "side": "black", "period": 1 } } },
    { "at": 1, "by": "arbiter", "do": "ruling", "ruling": { "set_move_count": { "side": "black", "count": 40 } } },
    { "at": 1, "by": "arbiter", "do": "ruling", "ruling": { "warn": { "side": "black" } } },
    { "at": 1, "by": "arbiter", "do": "ruling", "ruling": { "restore_to": { "ply": 7 } } },
    { "at": 1, "by": "arbiter", "do": "ruling", "ruling": { "absent": { "side": "black" } } },
    { "at": 1, "by": "arbiter", "do": "ruling", "ruling": { "two_minutes": { "decision": "agree" } } },
    { "at": 1, "by": "arbiter", "do": "ruling", "ruling": { "two_minutes": { "decision": { "put_off": { "bonus": true } } } } },
    { "at": 1, "by": "arbiter", "do": "ruling", "ruling": { "two_minutes": { "decision": "reject" } } },
    { "at": 1, "by": "arbiter", "do": "ruling", "ruling": { "end": { "outcome": { "won": { "winner": "white", "reason": "lost_appeal" } } } } },
    { "at": 1, "by": "arbiter", "do": "ruling", "ruling": { "end": { "outcome": { "drawn": { "reason": "seventy_five_moves" } } } } },
    { "at": 1, "by": "arbiter", "do": "ruling", "ruling": { "end": { "outcome": { "annulled": { "reason": "black_began" } } } } },
    { "at": 1, "by": "white", "do": "seal", "move": "g1f3" },
    { "at": 1, "by": "arbiter", "do": "open_sealed" },
    { "at": 1, "by": "arbiter", "do": "gap_counted", "time": 1000 },
    { "at": 1, "by": "arbiter", "do": "gap_stopped", "time": 1000 },
    { "at": 1, "by": "arbiter", "do": "taken_back" }
]"#;

#[test]
fn every_line_is_written_as_it_is_read() {
    let lines: Vec<serde_json::Value> = serde_json::from_str(LINES).unwrap();
    for line in lines {
        let entry = Entry::read(&line).unwrap_or_else(|misread| panic!("{line}: {misread}"));
        let text = wire::to_text(&entry);
        assert_eq!(
            serde_json::from_str::<serde_json::Value>(&text).unwrap(),
            line
        );
    }
}

#[test]
fn a_line_that_is_wrong_says_where() {
    let misread = |change: fn(&mut serde_json::Value)| {
        let mut line = serde_json::json!({
            "at": 1, "by": "arbiter", "do": "ruling",
            "ruling": { "end": { "outcome": { "drawn": { "reason": "agreement" } } } },
        });
        change(&mut line);
        Entry::read(&line).unwrap_err().at
    };
    let reason = |line: &mut serde_json::Value| {
        line["ruling"]["end"]["outcome"]["drawn"]["reason"] = "boredom".into();
    };
    assert_eq!(misread(reason), "ruling.outcome.reason");
    assert_eq!(misread(|line| line["at"] = "now".into()), "at");
    assert_eq!(misread(|line| line["do"] = "sing".into()), "do");
    assert_eq!(
        misread(|line| line["ruling"] = serde_json::Value::Null),
        "ruling"
    );
}

fn changed(change: impl Fn(&mut serde_json::Value)) -> Result<Game, LogError> {
    let mut value: serde_json::Value = serde_json::from_str(VERSION_1).unwrap();
    change(&mut value);
    Game::from_log(&value.to_string())
}

#[test]
fn what_is_no_log_is_refused_with_the_place() {
    assert!(matches!(
        Game::from_log("{\n  nonsense"),
        Err(LogError::NotJson { line: 2, .. })
    ));
    assert_eq!(Game::from_log("[1, 2]"), Err(LogError::NotALog));
    assert_eq!(
        changed(|log| log["format"] = "pgn".into()),
        Err(LogError::NotALog)
    );
    assert_eq!(
        changed(|log| log["version"] = 99.into()),
        Err(LogError::UnknownVersion { version: Some(99) })
    );
    assert_eq!(
        changed(|log| log["version"] = "1".into()),
        Err(LogError::UnknownVersion { version: None })
    );
    assert!(matches!(
        changed(|log| log["settings"]["press"] = "often".into()),
        Err(LogError::Settings { .. })
    ));
    assert!(matches!(
        changed(|log| log["settings"]["control"] = "5++".into()),
        Err(LogError::Settings { .. })
    ));
    assert!(matches!(
        changed(|log| log["start"] = "8/8 w".into()),
        Err(LogError::Start { .. })
    ));
    assert_eq!(
        changed(|log| log["entries"] = 5.into()),
        Err(LogError::NoEntries)
    );
    assert!(matches!(
        changed(|log| log["entries"][1]["square"] = "e9".into()),
        Err(LogError::Entry { number: 2, .. })
    ));
    assert!(matches!(
        changed(|log| log["entries"][2]["to"] = "e5".into()),
        Err(LogError::Refused { number: 3, .. })
    ));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_the_reader_panic(text in "\\PC*") {
        let _ = Game::from_log(&text);
    }

    #[test]
    fn no_damage_makes_the_reader_panic(at in 0usize..3000, text in "\\PC{0,3}", cut in 0usize..40) {
        let mut log = played().game.to_log();
        let at = at.min(log.len());
        let end = (at + cut).min(log.len());
        if log.is_char_boundary(at) && log.is_char_boundary(end) {
            log.replace_range(at..end, &text);
        }
        let _ = Game::from_log(&log);
    }
}

#[test]
fn extreme_numbers_in_a_log_do_no_harm() {
    for control in ["40/90+30 30+30", "2/1", "5d3", "h3"] {
        let far = i64::MAX.to_string();
        let entries = [
            r#"{ "at": -9223372036854775808, "by": "arbiter", "do": "start_clock" }"#.to_string(),
            r#"{ "at": 0, "by": "arbiter", "do": "ruling", "ruling": { "set_period": { "side": "white", "period": 4294967295 } } }"#.to_string(),
            r#"{ "at": 0, "by": "arbiter", "do": "ruling", "ruling": { "set_move_count": { "side": "white", "count": 4294967295 } } }"#.to_string(),
            r#"{ "at": 1, "by": "white", "do": "release", "from": "e2", "to": "e4" }"#.to_string(),
            r#"{ "at": 2, "by": "white", "do": "press" }"#.to_string(),
            format!(r#"{{ "at": {far}, "by": "arbiter", "do": "call_flag" }}"#),
        ];
        for end in 0..=entries.len() {
            let text = changed_text(control, &entries[..end].join(","));
            // Read or refused, but neither stuck nor stopped.
            if let Ok(game) = Game::from_log(&text) {
                let _ = game.clock().at(Instant(i64::MAX)).text(Color::White);
                let _ = game
                    .clock()
                    .at(Instant(i64::MAX))
                    .moves_to_control(Color::White);
            }
        }
    }
}

fn changed_text(control: &str, entries: &str) -> String {
    let mut value: serde_json::Value = serde_json::from_str(VERSION_1).unwrap();
    value["settings"]["control"] = control.into();
    value["entries"] = serde_json::from_str(&format!("[{entries}]")).unwrap();
    value.to_string()
}
