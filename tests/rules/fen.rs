//! FEN, read and written.

use std::fs;

use jadoube::rules::{
    Color, Fen, FenError, FenFault, FenField, FenNotice, FenReader, Position, SetupError,
};
use serde_json::Value;

use crate::board::{squares, start};

fn rows(path: &str) -> Option<Vec<Value>> {
    let text = fs::read_to_string(path).ok()?;
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    Some(
        lines
            .map(|line| serde_json::from_str(line).unwrap())
            .collect(),
    )
}

fn text<'r>(row: &'r Value, name: &str) -> &'r str {
    row[name].as_str().unwrap_or_default()
}

// C26: a whole kind
#[test]
fn each_text_is_refused_at_its_place_or_mended_with_its_notices() {
    for row in rows("tests/data/fen/texts.jsonl").unwrap() {
        let id = text(&row, "id");
        match Fen::read(text(&row, "fen")) {
            Err(FenError { field, at, fault }) => {
                let said = format!("{field:?} {at} {fault:?}");
                assert_eq!(said, text(&row, "error"), "{id}");
            }
            Ok(fen) => {
                assert_eq!(fen.position.to_string(), text(&row, "as"), "{id}");
                let notices: Vec<String> = fen
                    .notices
                    .iter()
                    .map(|notice| format!("{notice:?}"))
                    .collect();
                let expected: Vec<&str> = match row["notices"].as_array() {
                    Some(notices) => notices.iter().filter_map(Value::as_str).collect(),
                    None => Vec::new(),
                };
                assert_eq!(notices, expected, "{id}");
            }
        }
    }
}

// C26: the survey's own verdicts
#[test]
fn verdicts_of_the_shared_folder_hold_where_it_is() {
    let path = "../shared/data/fen/validity.jsonl";
    let Some(rows) = rows(path) else {
        println!("skipped: there is no {path}");
        return;
    };
    for row in rows {
        let id = text(&row, "id");
        let read = Fen::read(text(&row, "fen"));
        match (text(&row, "verdict"), read) {
            ("reject", read) => assert!(read.is_err(), "{id}"),
            ("accept", read) => assert_eq!(read.unwrap().notices, [], "{id}"),
            ("repair_or_reject", read) => {
                let (mended, right) = (read.unwrap(), Fen::read(text(&row, "if_repaired")));
                assert_eq!(mended.position, right.unwrap().position, "{id}");
                assert!(!mended.notices.is_empty(), "{id}");
            }
            (_, read) => assert!(read.is_ok(), "{id}"),
        }
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

fn notices(fen: &str) -> Vec<FenNotice> {
    let fen = Fen::read(fen).unwrap();
    assert_eq!(fen.position.placement(), Position::initial().placement());
    fen.notices
}

#[test]
fn what_files_and_addresses_hold_is_mended_with_a_notice() {
    let spacing = [FenNotice::Spacing];
    assert_eq!(notices(&format!("{START} w KQkq - 0 1")), []);
    assert_eq!(notices(&format!(" {START} w KQkq - 0 1")), spacing);
    assert_eq!(notices(&format!("{START}\u{a0}w KQkq - 0 1")), spacing);
    assert_eq!(notices(&format!("\u{feff}{START} w KQkq - 0 1")), spacing);
    assert_eq!(notices(&format!("{START} w KQkq - 0 1\r\n")), spacing);
    assert_eq!(notices(&format!("{START}_w_KQkq_-_0_1")), spacing);
    for dash in ["\u{2013}", "\u{2014}", "\u{2212}"] {
        assert_eq!(
            notices(&format!("{START} B {dash} {dash} 0 1")),
            [
                FenNotice::Spelling(FenField::Turn),
                FenNotice::Spelling(FenField::Castling),
                FenNotice::Spelling(FenField::EnPassant),
            ]
        );
    }
    assert_eq!(
        notices(&format!("{START} w - - - -")),
        [
            FenNotice::Missing(FenField::HalfmoveClock),
            FenNotice::Missing(FenField::FullmoveNumber),
        ]
    );
    // The clock can't be doubted by a number that is not there.
    assert_eq!(
        notices(&format!("{START} w KQkq - 5")),
        [FenNotice::Missing(FenField::FullmoveNumber)]
    );
    let after = |at| FenNotice::TextAfter(START.len() + at);
    assert_eq!(
        notices(&format!("{START} w KQkq - 0 1 and more")),
        [after(14)]
    );
    assert_eq!(
        notices(&format!("{START} w KQkq - 0 1  etc. ")),
        [after(15)]
    );
}

#[test]
fn counters_out_of_range_are_set_to_what_makes_sense() {
    let counters = |fields: &str| {
        let fen = Fen::read(&format!("{START} w KQkq - {fields}")).unwrap();
        let position = fen.position;
        (
            position.halfmove_clock(),
            position.fullmove_number(),
            fen.notices,
        )
    };
    let set = FenNotice::CounterSet;
    let (clock, number) = (FenField::HalfmoveClock, FenField::FullmoveNumber);
    assert_eq!(counters("0 0"), (0, 1, vec![set(number)]));
    assert_eq!(counters("500 50"), (98, 50, vec![set(clock)]));
    assert_eq!(
        counters("149 2"),
        (149, 2, vec![FenNotice::CounterDoubtful(clock)])
    );
    assert_eq!(counters("200 200"), (200, 200, vec![]));
    let huge = "99999999999999999999999999";
    assert_eq!(
        counters(&format!("{huge} {huge}")),
        (u16::MAX, 1 << 31, vec![set(number), set(clock)])
    );
}

#[test]
fn castling_letters_are_read_as_fen_x_fen_and_shredder_fen_have_them() {
    let rooks = |fen: &str| {
        let fen = Fen::read(fen).unwrap();
        assert_eq!(fen.notices, [], "{}", fen.position);
        Color::ALL.map(|color| fen.position.castling_rooks(color))
    };
    let corners = [squares("a1 h1"), squares("a8 h8")];
    assert_eq!(rooks("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), corners);
    assert_eq!(rooks("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"), corners);
    assert_eq!(rooks("r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1"), corners);
    // X-FEN: the outermost rook, and a letter for an inner one.
    let x_fen = "1r2k1r1/8/8/8/8/8/8/RR2K1RR w BGbg - 0 1";
    assert_eq!(rooks(x_fen), [squares("b1 g1"), squares("b8 g8")]);
    let both = "1r1k2r1/8/8/8/8/8/8/1R1K2R1 w KQkq - 0 1";
    assert_eq!(rooks(both), [squares("b1 g1"), squares("b8 g8")]);
    // Double Chess960: each side has its own files.
    let double = "nr1kqrbn/pbpppppp/1p6/8/8/BP6/P1PPPPPP/NR1KQRBN b BFbf - 0 1";
    assert_eq!(rooks(double), [squares("b1 f1"), squares("b8 f8")]);
    let double = "rk5r/1p6/8/8/8/8/8/1R2K2R w HBha - 0 1";
    assert_eq!(rooks(double), [squares("b1 h1"), squares("a8 h8")]);
}

#[test]
fn castling_letters_are_written_so_that_they_are_read_back() {
    for fen in [
        // X-FEN letters where they tell enough.
        "1r1k2r1/8/8/8/8/8/8/1R1K2R1 w KQkq - 0 1",
        "4k3/8/8/8/8/8/8/1R1K4 w Q - 0 1",
        // A file letter for the inner rook.
        "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1",
        // Double Chess960, where K and Q would be taken for slips.
        "rk5r/1p6/8/8/8/8/8/1R2K2R w HBha - 0 1",
    ] {
        let read = Fen::read(fen).unwrap();
        assert_eq!(read.position.to_string(), fen);
        assert!(read.chess960, "{fen}");
    }
}

#[test]
fn letters_without_their_rook_show_no_chess960() {
    let slip = Fen::read("1r1k4/8/8/8/8/8/8/1R1K4 w KQkq - 0 1").unwrap();
    assert_eq!(
        slip.position.to_string(),
        "1r1k4/8/8/8/8/8/8/1R1K4 w - - 0 1"
    );
    let dropped = Color::ALL.map(FenNotice::CastlingDropped);
    assert_eq!(slip.notices, dropped);
}

#[test]
fn the_en_passant_square_is_written_only_where_a_capture_is_legal() {
    assert!(start().play("e4").fen().ends_with(" b KQkq - 0 1"));
    let legal = start().play("e4 Nf6 e5 d5");
    assert!(legal.fen().ends_with(" w KQkq d6 0 3"));
    // EP-4a: the capture would open the rank.
    let pinned = "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1";
    let read = Fen::read(pinned).unwrap();
    assert_eq!(read.notices, []);
    assert_eq!(
        read.position.to_string(),
        "8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1"
    );
}

#[test]
fn more_pieces_than_play_can_give_are_read_only_for_problems() {
    let queens = "QQQQQQQQ/QQQQQQQQ/8/8/8/8/k7/7K b - - 0 1";
    let fault = Fen::read(queens).map_err(|error| error.fault);
    let too_many = SetupError::TooManyPieces(Color::White);
    assert_eq!(fault.err(), Some(FenFault::Setup(too_many)));
    let reader = FenReader {
        any_material: true,
        ..FenReader::default()
    };
    assert!(reader.read(queens).is_ok());
    let kings = reader.read("kkkkkkkk/8/8/8/8/8/8/K7 w - - 0 1");
    assert!(kings.is_err(), "one king a side in problems, too");
}

#[test]
fn a_fault_of_the_whole_is_laid_to_its_field() {
    let place = |fen: &str| {
        Fen::read(fen)
            .map_err(|error| (error.field, error.at))
            .err()
    };
    let placement = FenField::Placement;
    assert_eq!(
        place("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"),
        Some((FenField::Turn, 22))
    );
    assert_eq!(place("8/8/8/3kK3/8/8/8/8 w - - 0 1"), Some((placement, 8)));
    assert_eq!(
        place("4k2P/8/8/8/8/8/8/4K3 w - - 0 1"),
        Some((placement, 3))
    );
    assert_eq!(place("  4k2P/8/8/8/8/8/8/4K3 w"), Some((placement, 5)));
    assert_eq!(
        place("4k3/8/8/8/8/8/8/4K3 w - e"),
        Some((FenField::EnPassant, 25))
    );
    assert_eq!(place("4k3/8/8/8/8/8/8/4K3 wb"), Some((FenField::Turn, 21)));
}
