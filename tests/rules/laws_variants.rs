//! VARIANT-2 and 3: Fischer's chess and free chess.

use std::collections::HashSet;

use jadoube::rules::{BackRank, Color, Fen, FenReader, Role};

use crate::board::{Board, board, sq};

// VARIANT-2a
#[test]
fn fischers_chess_has_960_starts_and_518_is_the_classical() {
    let starts: HashSet<BackRank> = (0..960).map(|n| BackRank::chess960(n).unwrap()).collect();
    assert_eq!(starts.len(), 960);
    assert!(BackRank::chess960(960).is_none());
    assert_eq!(BackRank::chess960(518), Some(BackRank::CLASSICAL));
    assert_eq!(BackRank::CLASSICAL.to_string(), "RNBQKBNR");
    let of_all = (0..5040).filter_map(BackRank::order);
    assert_eq!(of_all.filter(|order| order.is_chess960()).count(), 960);
    assert!(starts.iter().all(|start| start.is_chess960()));
}

// VARIANT-2a: the numbers that everybody knows
#[test]
fn starts_of_fischers_chess_have_their_known_numbers() {
    for (number, order) in [(0, "BBQNNRKR"), (1, "BQNBNRKR"), (959, "RKRNNQBB")] {
        let start = BackRank::chess960(number).unwrap();
        assert_eq!(start.to_string(), order);
        assert_eq!(start.chess960_number(), Some(number));
    }
}

// VARIANT-2
#[test]
fn every_start_of_fischers_chess_castles_both_ways_for_both_sides() {
    for number in 0..960 {
        let start = BackRank::chess960(number).unwrap();
        let position = start.chess960_start().unwrap().position().unwrap();
        for color in Color::ALL {
            assert_eq!(position.castling_rooks(color).count(), 2, "{start}");
        }
        // Both sides castle from the same files, so the plain letters are read back.
        let fen = position.to_string();
        assert!(fen.contains(" w KQkq - 0 1"), "{fen}");
        let read = Fen::read(&fen).unwrap();
        assert_eq!((read.position, read.notices), (position, vec![]));
        assert_eq!(read.chess960, castles_elsewhere(start), "{start}");
    }
}

fn castles_elsewhere(start: BackRank) -> bool {
    let roles = start.roles();
    (roles[0], roles[4], roles[7]) != (Role::Rook, Role::King, Role::Rook)
}

// VARIANT-2b
#[test]
fn castling_in_fischers_chess_ends_on_the_usual_squares() {
    let board = board("1k6/8/8/8/8/8/8/1KR5 w C - 0 1");
    // Kb1, Rc1, towards the rook: king to g1, rook to f1.
    let legal = board.0.find_move(sq("b1"), sq("c1"), None).unwrap();
    assert_eq!(legal.to_string(), "b1g1");
    let after = Board(legal.play());
    assert_eq!((after.on("g1"), after.on("f1")), (Some('K'), Some('R')));
    assert_eq!(after.0.pieces().count(), 3);
    assert_eq!(board.play("O-O").fen(), after.fen());
}

// VARIANT-2b
#[test]
fn a_step_of_the_king_goes_before_castling_to_the_same_square() {
    let board = board("1k6/8/8/8/8/8/8/5K1R w H - 0 1");
    let to_g1 = board.0.find_move(sq("f1"), sq("g1"), None).unwrap();
    assert_eq!(to_g1.castling(), None);
    let onto_rook = board.0.find_move(sq("f1"), sq("h1"), None).unwrap();
    assert!(onto_rook.castling().is_some());
}

// VARIANT-2b
#[test]
fn a_rook_that_shields_the_king_does_not_castle() {
    let board = board("4k3/8/8/8/8/8/8/qR1K4 w B - 0 1");
    assert!(
        board
            .moves()
            .iter()
            .all(|mv| mv != "d1c1" || !is_castling(&board, mv))
    );
    let refused = board.0.find_move(sq("d1"), sq("b1"), None);
    assert!(matches!(
        refused.err(),
        Some(jadoube::rules::Refusal::Castling(
            _,
            jadoube::rules::CastlingRefusal::RookPinned { .. }
        ))
    ));
}

fn is_castling(board: &Board, uci: &str) -> bool {
    board
        .0
        .legal_moves()
        .iter()
        .any(|mv| mv.to_string() == uci && mv.castling().is_some())
}

// VARIANT-2: a position of Fischer's chess where only White's letters are left
#[test]
fn a_reader_told_of_fischers_chess_takes_k_for_the_outermost_rook() {
    let fen = "4k3/8/8/8/8/8/8/4KR2 w K - 0 1";
    let reader = FenReader {
        chess960: true,
        ..FenReader::default()
    };
    let told = reader.read(fen).unwrap();
    assert_eq!(told.position.castling_rooks(Color::White), sq("f1").into());
    assert!(told.chess960 && told.notices.is_empty());
    // Written so that nobody has to be told.
    let written = told.position.to_string();
    assert_eq!(written, "4k3/8/8/8/8/8/8/4KR2 w F - 0 1");
    assert_eq!(Fen::read(&written).unwrap().position, told.position);
}

// VARIANT-3, VARIANT-3a
#[test]
fn free_chess_has_5039_orders_besides_the_classical() {
    let orders: HashSet<BackRank> = (0..5040).map(|n| BackRank::order(n).unwrap()).collect();
    assert_eq!(orders.len(), 5040);
    assert!(BackRank::order(5040).is_none());
    let free = orders.iter().filter(|&&order| order != BackRank::CLASSICAL);
    assert_eq!(free.count(), 5039);
    let swapped = orders.iter().find(|order| order.to_string() == "RNBKQBNR");
    assert!(swapped.is_some());
    assert!(
        orders
            .iter()
            .all(|order| BackRank::of(order.roles()) == Some(*order))
    );
    assert!(BackRank::of([Role::Rook; 8]).is_none());
}

// VARIANT-3
#[test]
fn free_chess_castles_only_from_the_classical_squares() {
    for number in 0..5040 {
        let order = BackRank::order(number).unwrap();
        let position = order.free_start().position().unwrap();
        let text = order.to_string();
        let mut letters = String::new();
        if &text[4..5] == "K" {
            for (corner, letter) in [(7, 'K'), (0, 'Q')] {
                if &text[corner..=corner] == "R" {
                    letters.push(letter);
                }
            }
        }
        let expected = match letters.as_str() {
            "" => "-".into(),
            white => format!("{white}{}", white.to_lowercase()),
        };
        let fen = position.to_string();
        let lower = text.to_lowercase();
        assert_eq!(
            fen,
            format!("{lower}/pppppppp/8/8/8/8/PPPPPPPP/{text} w {expected} - 0 1")
        );
        assert_eq!(Fen::read(&fen).unwrap().position, position);
    }
}
