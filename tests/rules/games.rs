//! Whole games: where they lead, how they end, where positions come again.

use std::collections::HashMap;
use std::fs;

use jadoube::rules::{Ending, Position};
use serde_json::Value;

use crate::board::{Board, board, start};

fn rows(path: &str) -> Option<Vec<Value>> {
    let text = fs::read_to_string(path).ok()?;
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    Some(
        lines
            .map(|line| serde_json::from_str(line).unwrap())
            .collect(),
    )
}

/// The positions of a game, the start first.
fn positions(start: Option<&str>, moves: &str) -> Vec<Position> {
    let mut boards = vec![start.map_or_else(crate::board::start, board)];
    for mv in moves.split_whitespace() {
        boards.push(boards[boards.len() - 1].play(mv));
    }
    boards.into_iter().map(|Board(position)| position).collect()
}

fn positions_of(row: &Value) -> Vec<Position> {
    positions(row["start"].as_str(), row["moves"].as_str().unwrap())
}

/// The half-moves after which a position stood for at least the `times`th time.
fn plies_of_repetition(positions: &[Position], times: usize) -> Vec<usize> {
    let mut seen = HashMap::new();
    let mut plies = Vec::new();
    for (ply, position) in positions.iter().enumerate() {
        let count = seen.entry(position.identity()).or_insert(0);
        *count += 1;
        if *count >= times {
            plies.push(ply);
        }
    }
    plies
}

fn end(position: &Position) -> Option<&'static str> {
    match position.ending() {
        Some(Ending::Checkmate) => Some("checkmate"),
        Some(Ending::Stalemate) => Some("stalemate"),
        None if position.is_bare_material() => Some("dead (insufficient material)"),
        None => None,
    }
}

fn check_mechanics(rows: Vec<Value>) {
    for row in rows {
        let id = &row["id"];
        let positions = positions_of(&row);
        let last = positions[positions.len() - 1];
        assert_eq!(last.to_string(), row["final_fen"], "{id}");
        assert_eq!(end(&last), row["end"].as_str(), "{id}");
        let checks = (1..positions.len()).filter(|&ply| positions[ply].is_check());
        let checks: Vec<usize> = checks.collect();
        // Of long games only the number is told.
        let told = match row["check_plies"].is_number() {
            true => Value::from(checks.len()),
            false => Value::from(checks),
        };
        assert_eq!(told, row["check_plies"], "{id}");
    }
}

fn check_repetition(rows: Vec<Value>) {
    for row in rows {
        let positions = positions_of(&row);
        for (member, times) in [("threefold_plies", 3), ("fivefold_plies", 5)] {
            let plies = plies_of_repetition(&positions, times);
            assert_eq!(Value::from(plies), row[member], "{} {member}", row["id"]);
        }
    }
}

// MOVE-2, CASTLE-1, EP-1, PROMO-1, CHECK-1, MATE-1, STALE-1, DRAW-9
#[test]
fn games_lead_where_they_led() {
    check_mechanics(rows("tests/data/games/mechanics.jsonl").unwrap());
}

// DRAW-11, DRAW-12, DRAW-13
#[test]
fn positions_come_again_where_they_did() {
    check_repetition(rows("tests/data/games/repetition.jsonl").unwrap());
}

// DRAW-12
#[test]
fn games_of_the_shared_folder_hold_where_it_is() {
    let folder = "../shared/data";
    match rows(&format!("{folder}/games/mechanics.jsonl")) {
        Some(rows) => check_mechanics(rows),
        None => println!("skipped: there is no {folder}"),
    }
    if let Some(rows) = rows(&format!("{folder}/repetition/games.jsonl")) {
        check_repetition(rows);
    }
}

fn thirds(start: Option<&str>, moves: &str) -> Vec<usize> {
    plies_of_repetition(&positions(start, moves), 3)
}

// DRAW-11a, DRAW-11b
#[test]
fn the_start_comes_a_third_time_after_knights_go_out_and_back_twice() {
    let moves = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3";
    assert_eq!(thirds(None, moves), [8, 9]);
}

// DRAW-12a
#[test]
fn the_position_with_an_en_passant_capture_does_not_count() {
    let moves = "e4 Nf6 e5 d5 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1 Nf6";
    let plies = thirds(None, moves);
    assert!(!plies.contains(&12), "{plies:?}");
    assert!(plies.contains(&16), "{plies:?}");
}

// DRAW-12b
#[test]
fn a_double_step_that_nobody_can_take_does_not_part_positions() {
    let moves = "e4 e5 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
    assert_eq!(thirds(None, moves), [10]);
}

// DRAW-12c
#[test]
fn the_position_with_castling_rights_does_not_count() {
    let corners = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let round = "Ke2 Ke7 Ke1 Ke8 ";
    assert!(!thirds(Some(corners), &round.repeat(2)).contains(&8));
    assert!(thirds(Some(corners), &round.repeat(3)).contains(&12));
}

// DRAW-13a, DRAW-13b
#[test]
fn a_fifth_time_need_not_come_in_consecutive_moves() {
    let round = "Nf3 Nf6 Ng1 Ng8 ";
    let fifths = |moves: &str| plies_of_repetition(&positions(None, moves), 5);
    assert_eq!(fifths(&round.repeat(4)), [16]);
    let later = "Nc3 Nc6 Nd5 Nd4 Nc3 Nc6 Nb1 Nb8";
    assert_eq!(fifths(&format!("{}{later}", round.repeat(3))), [20]);
}

// C06
#[test]
fn c06_the_position_before_castling_is_there_as_it_was() {
    let moves = "e4 e5 Nf3 Nc6 Bc4 Bc5";
    let before = start().play(moves);
    let after = before.play("O-O");
    // A move makes a new position and leaves the old one alone.
    assert_eq!(after.on("g1"), Some('K'));
    assert_eq!(
        before.fen(),
        "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"
    );
    assert!(before.can("e1g1"));
}

// C07
#[test]
fn c07_a_passed_square_without_a_captor_hides_no_repetition() {
    let moves = "f4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1";
    assert_eq!(thirds(None, moves), [9]);
}

// C08
#[test]
fn c08_en_passant_that_check_forbids_hides_no_repetition() {
    let fen = "8/8/8/8/4p3/8/R2P3k/K7 w - - 0 37";
    let moves = "d2d4 h2h3 a2a3 h3h2 a3a2 h2h1 a2a3 h1h2 a3a2";
    assert_eq!(thirds(Some(fen), moves), [9]);
}
