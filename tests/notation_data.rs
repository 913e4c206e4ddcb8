//! Notation against collected cases; where they come from stands at the head of each file.

use jadoube::notation::{self, Notation, ReadError};
use jadoube::rules::{Fen, Position};

fn rows(text: &str) -> Vec<Vec<&str>> {
    let rows: Vec<Vec<&str>> = text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(|line| line.split('\t').collect())
        .collect();
    assert!(rows.len() >= 5);
    rows
}

fn position(fen: &str) -> Position {
    Fen::read(fen).unwrap().position
}

// NOTATION-4, 5, 6, 7; C14, C15, C16
#[test]
fn one_move_is_written_short_and_long() {
    for row in rows(include_str!("data/san/generate.tsv")) {
        let position = position(row[0]);
        let mv = notation::read(&position, row[1]).unwrap().get();
        assert_eq!(mv.to_string(), row[1]);
        assert_eq!(notation::short(&position, mv), row[2], "{row:?}");
        let long = notation::written(&position, mv, Notation::LONG);
        assert_eq!(long, row[3].replace('=', ""), "{row:?}");
        assert_eq!(notation::read(&position, row[2]).unwrap().get(), mv);
        assert_eq!(notation::read(&position, row[3]).unwrap().get(), mv);
    }
}

// NOTATION-7
#[test]
fn all_moves_of_a_position_are_written() {
    for row in rows(include_str!("data/san/full_lists.tsv")) {
        let position = position(row[0]);
        let mut written: Vec<String> = position
            .legal_moves()
            .into_iter()
            .map(|mv| notation::short(&position, mv))
            .collect();
        written.sort();
        assert_eq!(written.join(" "), row[1]);
    }
}

// C17, C18, C19, C20, C46
#[test]
fn typed_moves_are_read_or_refused() {
    for row in rows(include_str!("data/san/input.tsv")) {
        let position = position(row[0]);
        match notation::read(&position, row[1]) {
            Ok(legal) => {
                assert_eq!(legal.get().to_string(), row[2], "{row:?}");
                assert_eq!(notation::short(&position, legal.get()), row[3], "{row:?}");
            }
            Err(error) => {
                assert_eq!(row[2], "-", "{row:?} {error:?}");
                let kind = match error {
                    ReadError::Ambiguous { candidates } => {
                        assert!(candidates.len() > 1);
                        "ambiguous"
                    }
                    ReadError::Illegal { .. } | ReadError::NoSuchPiece { .. } => "illegal",
                    // Two files of a capture en passant: the square is lacking.
                    ReadError::NotAMove { .. } | ReadError::Incomplete(_) => "not a move",
                };
                assert_eq!(kind, row[3], "{row:?}");
            }
        }
    }
}
