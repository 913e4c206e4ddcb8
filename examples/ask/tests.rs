//! What the answers hold, and that no question goes without one.

use serde_json::{Value, json};

use crate::answer_line;

fn ask(question: Value) -> Value {
    answer_line(question.to_string().as_bytes())
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn what_is_no_question_gets_an_error() {
    for line in [
        "",
        "{",
        "null",
        "[1]",
        "5",
        "\"fen\"",
        "{}",
        "{\"ask\":5}",
        "{\"ask\":\"tea\"}",
    ] {
        assert!(
            answer_line(line.as_bytes()).get("error").is_some(),
            "{line}"
        );
    }
    assert!(answer_line(b"\xff\xfe").get("error").is_some());
    let deep = "[".repeat(100_000);
    assert!(answer_line(deep.as_bytes()).get("error").is_some());
}

#[test]
fn a_question_without_its_parts_gets_an_error() {
    for question in [
        json!({ "ask": "fen" }),
        json!({ "ask": "fen", "fen": 5 }),
        json!({ "ask": "perft", "fen": START }),
        json!({ "ask": "perft", "fen": START, "depth": -1 }),
        json!({ "ask": "perft", "fen": START, "depth": 1000 }),
        json!({ "ask": "legal", "fen": "chess" }),
        json!({ "ask": "why", "from": "e2" }),
        json!({ "ask": "why", "from": "e2", "to": "e9" }),
        json!({ "ask": "read", "fen": START }),
        json!({ "ask": "play", "fen": START, "moves": ["e4"] }),
        json!({ "ask": "control" }),
        json!({ "ask": "control", "text": 5 }),
        json!({ "ask": "pgn" }),
    ] {
        assert!(ask(question.clone()).get("error").is_some(), "{question}");
    }
}

#[test]
fn a_fen_is_answered_with_its_normal_form_or_its_field() {
    let mended = ask(json!({ "ask": "fen", "fen": START.replace(" 0 1", "") }));
    assert_eq!(
        (&mended["fen"], &mended["repaired"]),
        (&json!(START), &json!(true))
    );
    assert_eq!(
        mended["notices"],
        json!([
            { "notice": "missing", "field": "halfmove_clock" },
            { "notice": "missing", "field": "fullmove_number" },
        ])
    );
    let plain = ask(json!({ "ask": "fen", "fen": START }));
    assert_eq!(
        (&plain["repaired"], plain.get("notices")),
        (&json!(false), None)
    );
    let error = &ask(json!({ "ask": "fen", "fen": START.replace(" w ", " x ") }))["error"];
    assert_eq!(
        (&error["field"], &error["at"], &error["why"]),
        (&json!("turn"), &json!(44), &json!("unexpected_character"))
    );
}

// MOVE-17a
#[test]
fn perft_counts() {
    let nodes = ask(json!({ "ask": "perft", "fen": START, "depth": 3 }));
    assert_eq!(nodes, json!({ "nodes": 8902 }));
}

#[test]
fn legal_moves_are_named_in_each_notation() {
    let moves = &ask(json!({ "ask": "legal", "fen": "4k3/8/8/8/8/8/8/4K2R w K - 0 1" }))["moves"];
    let moves = moves.as_array().unwrap();
    assert_eq!(moves.len(), 15);
    assert!(moves.contains(&json!({
        "uci": "h1h8", "short": "Rh8+", "long": "Rh1-h8+", "russian": "Лh8+", "ukrainian": "Тh8+",
    })));
    assert!(
        moves
            .iter()
            .any(|mv| mv["uci"] == "e1g1" && mv["short"] == "O-O")
    );
}

// CASTLE-3a
#[test]
fn a_reason_names_the_squares_that_matter() {
    let fen = "4kr2/8/8/8/8/8/8/4K2R w K - 0 1";
    let answer = ask(json!({ "ask": "why", "fen": fen, "from": "e1", "to": "g1" }));
    assert_eq!(answer["legal"], false);
    let reason = &answer["reason"];
    assert_eq!(
        (&reason["why"], &reason["move"]),
        (&json!("castling"), &json!("O-O"))
    );
    assert_eq!(reason["condition"], "path_attacked");
    assert_eq!(
        (&reason["square"], &reason["by"]),
        (&json!("f1"), &json!(["f8"]))
    );
    let legal = ask(json!({ "ask": "why", "fen": START, "from": "e2", "to": "e4" }));
    assert_eq!(legal, json!({ "legal": true, "reason": null }));
}

#[test]
fn a_text_is_read_or_told_what_it_is_not() {
    let read = |fen: &str, text: &str| ask(json!({ "ask": "read", "fen": fen, "text": text }));
    assert_eq!(read(START, "Nf3")["uci"], "g1f3");
    let why = |fen: &str, text: &str| read(fen, text)["error"]["why"].clone();
    assert_eq!(why(START, "hello"), "not_a_move");
    assert_eq!(why(START, "Ke2"), "illegal");
    let pawn = "8/4P3/8/k7/8/8/8/4K3 w - - 0 1";
    assert_eq!(why(pawn, "e8"), "incomplete");
    let rooks = "4k3/8/8/8/8/8/8/R4RK1 w - - 0 1";
    assert_eq!(why(rooks, "Rd1"), "ambiguous");
    let candidates = &read(rooks, "Rd1")["error"]["candidates"];
    assert_eq!(candidates, &json!(["a1d1", "f1d1"]));
}

// MATE-1a, DRAW-11a
#[test]
fn a_game_is_played_to_its_end_and_its_repetitions_counted() {
    let mate = ask(json!({ "ask": "play", "fen": null, "moves": "f3 e5 g4 Qh4" }));
    assert_eq!(
        mate["end"],
        json!({ "result": "0-1", "reason": "checkmate" })
    );
    assert_eq!(mate["check"], true);
    let round = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let again = ask(json!({ "ask": "play", "moves": round }));
    assert_eq!(
        again["threefold_plies"],
        json!([8, 9, 10, 11, 12, 13, 14, 15, 16])
    );
    assert_eq!(again["fivefold_plies"], json!([16]));
    // DRAW-13a
    assert_eq!(again["end"]["reason"], "fivefold_repetition");
    let codex = ask(json!({ "ask": "play", "laws": "codex", "moves": round }));
    assert_eq!(codex["end"], Value::Null);
    let wrong = ask(json!({ "ask": "play", "moves": "e4 e5 Ke3" }));
    assert_eq!(
        (&wrong["error"]["ply"], &wrong["error"]["why"]),
        (&json!(3), &json!("illegal"))
    );
}

#[test]
fn a_touch_script_is_answered_with_what_is_left() {
    // TOUCH-12a
    let castles = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
    let touch = |laws: &str, script: &str| {
        ask(json!({ "ask": "touch", "laws": laws, "fen": castles, "script": script }))
    };
    let bound = touch("fide", "T e1, T h1");
    assert_eq!(bound["allowed"], json!(["e1g1"]));
    assert_eq!(bound["why"]["duty"], "castle");
    assert_eq!(
        touch("Codex", "T e1+h1")["allowed"],
        json!(["e1c1", "e1d1", "e1f1", "e1g1"])
    );
    // DONE-4a
    let made = touch("codex", "T e1, L g1, T h1, L f1");
    assert_eq!(made["made"], "e1g1");
    // IRREG-3b
    let back =
        ask(json!({ "ask": "touch", "laws": "fide", "fen": null, "script": "T g1, L g3, C" }));
    assert_eq!(back["allowed"], json!(["g1f3", "g1h3"]));
    assert_eq!(back["notices"][1]["notice"], "illegal_move");
    for (laws, script) in [("chess", "T e1"), ("fide", "T e9"), ("fide", "T e4")] {
        assert!(touch(laws, script).get("error").is_some());
    }
}

#[test]
fn a_flag_is_answered_with_the_result() {
    // CLOCK-9a
    let lone = "8/8/8/3q4/8/8/1k6/6K1 b - - 0 1";
    let flag = |fen: &str, side: &str| {
        ask(json!({ "ask": "flag", "laws": "fide", "fen": fen, "flagged": side }))
    };
    assert_eq!(flag(lone, "black")["result"], "1/2-1/2");
    assert_eq!(flag(lone, "white")["result"], "0-1");
    assert_eq!(
        flag(START, "white"),
        json!({ "result": "0-1", "reason": "time" })
    );
    assert!(flag(START, "green").get("error").is_some());
}

fn control(text: &str) -> Value {
    ask(json!({ "ask": "control", "text": text }))
}

#[test]
fn a_control_is_answered_with_its_normal_form() {
    for (text, normal) in [
        ("5+3", "5+3"),
        // CLOCK-6
        ("  1h30m + 30s ", "90+30"),
        ("0.5+1", "0:30+1"),
        // CLOCK-3, CLOCK-5a
        ("40/120, 16/60", "40/120 16/60"),
        ("40/90+30 30+30", "40/90+30 30+30"),
        ("10D5 | 5b2", "10d5 | 5b2"),
        ("hourglass 3", "h3"),
        ("-", "none"),
    ] {
        assert_eq!(control(text)["text"], normal, "{text}");
        assert_eq!(control(normal)["text"], normal, "{text}");
    }
}

#[test]
fn a_control_is_answered_with_what_each_preset_calls_it() {
    let called = |text: &str, laws: &str| control(text)["category"][laws].clone();
    // CLOCK-20a
    for (text, category) in [
        ("3+2", "blitz"),
        ("10+0", "blitz"),
        ("10+5", "rapid"),
        ("60+0", "classical"),
        ("45+15", "classical"),
    ] {
        for laws in ["fide", "school", "codex"] {
            assert_eq!(called(text, laws), category, "{laws} {text}");
        }
    }
    // CLOCK-20b
    for (laws, text, category) in [
        ("fide2014", "9+0", "blitz"),
        ("fide2014", "10+0", "rapid"),
        ("fide2014", "60+0", "classical"),
        ("club", "14+0", "blitz"),
        ("club", "15+0", "classical"),
        ("home", "1+0", "bullet"),
        ("home", "12+0", "blitz"),
        ("home", "19+0", "blitz"),
        ("home", "20+0", "classical"),
    ] {
        assert_eq!(called(text, laws), category, "{laws} {text}");
    }
    // TURN-7: without a limit there is no category.
    assert_eq!(
        control("none")["category"],
        json!({
            "home": null, "school": null, "codex": null,
            "club": null, "fide2014": null, "fide": null,
        })
    );
}

#[test]
fn what_is_no_control_is_told_where_and_why() {
    for (text, error) in [
        (
            "",
            json!({ "at": 0, "why": "expected", "expected": "control" }),
        ),
        (
            "chess",
            json!({ "at": 0, "why": "expected", "expected": "control" }),
        ),
        (
            "5+",
            json!({ "at": 2, "why": "expected", "expected": "seconds" }),
        ),
        (
            "5+3x",
            json!({ "at": 3, "why": "expected", "expected": "more_or_end" }),
        ),
        (
            "1:75",
            json!({ "at": 2, "why": "expected", "expected": "sixty" }),
        ),
        (
            "h3 | 5",
            json!({ "at": 5, "why": "expected", "expected": "hourglass" }),
        ),
        ("0/90", json!({ "at": 0, "why": "no_moves" })),
        ("0+0", json!({ "at": 0, "why": "no_time" })),
        ("90 30", json!({ "at": 3, "why": "period_after_last" })),
        ("5+99999", json!({ "at": 0, "why": "bonus_too_long" })),
    ] {
        assert_eq!(control(text)["error"], error, "{text}");
    }
}

#[test]
fn games_are_told_with_what_is_wrong_and_odd_about_them() {
    let text = "[White \"Me\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 1-0\n\n1. d4 2. d5 *";
    let answer = ask(json!({ "ask": "pgn", "text": text }));
    let [first, second] = answer["games"].as_array().unwrap().as_slice() else {
        panic!("{answer}");
    };
    assert_eq!(first["tags"], json!({ "White": "Me", "Result": "1-0" }));
    assert_eq!(
        (&first["plies"], &first["result"]),
        (&json!(2), &json!("1-0"))
    );
    let end = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    assert_eq!(first["fen"], end);
    let error = &first["errors"][0];
    for (name, value) in [
        ("why", json!("illegal")),
        ("text", json!("Ke3")),
        ("expected", json!("legal_move")),
        ("game", json!(1)),
        ("line", json!(4)),
        ("column", json!(13)),
    ] {
        assert_eq!(error[name], value, "{name}");
    }
    assert_eq!(
        (&second["plies"], &second["result"]),
        (&json!(2), &json!("*"))
    );
    assert_eq!(second["errors"], json!([]));
    assert_eq!(second["warnings"][0]["why"], "move_number");
    let none = ask(json!({ "ask": "pgn", "text": "" }));
    assert_eq!(none["games"], json!([]));
}
