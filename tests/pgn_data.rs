//! PGN against collected files and texts, where they are at hand: beside the project, in
//! `../shared/data/pgn`. They stay out of it, since many come from GPL sources. What they
//! prove is also proved, in small, by `tests/pgn.rs`.

use std::fs;
use std::path::{Path, PathBuf};

use jadoube::game::Game;
use jadoube::game::pgn::Opened;
use jadoube::game::regulations::{Settings, Table};
use jadoube::notation::pgn::{PgnGame, PgnReader, read_pgn};
use serde_json::Value;

/// The folder of the collection, if it is there.
fn collection() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/pgn");
    folder.is_dir().then_some(folder)
}

fn files() -> Vec<(String, Vec<u8>)> {
    let Some(folder) = collection() else {
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = fs::read_dir(folder.join("files"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "pgn"))
        .collect();
    files.sort();
    assert_eq!(files.len(), 25);
    let named = |path: PathBuf| {
        let name = path.file_stem().unwrap().to_str().unwrap().to_string();
        (name, fs::read(path).unwrap())
    };
    files.into_iter().map(named).collect()
}

fn texts() -> Vec<Value> {
    let Some(folder) = collection() else {
        return Vec::new();
    };
    let text = fs::read_to_string(folder.join("cases.jsonl")).unwrap();
    let rows: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(rows.len(), 263);
    rows
}

#[test]
fn all_games_of_all_files_are_read() {
    for (name, bytes) in files() {
        let expected = collection()
            .unwrap()
            .join(format!("files/{name}.expect.tsv"));
        let expected = fs::read_to_string(expected).unwrap();
        let expected: Vec<Vec<&str>> = expected
            .lines()
            .skip(1)
            .map(|line| line.split('\t').collect())
            .collect();
        let games: Vec<PgnGame> = read_pgn(&bytes).collect();
        assert_eq!(games.len(), expected.len(), "{name}");
        for (game, row) in games.iter().zip(expected) {
            let place = format!("{name}, game {}", row[0]);
            assert_eq!(game.errors(), [], "{place}");
            assert_eq!(game.main_line().count().to_string(), row[2], "{place}");
            assert_eq!(game.end().to_fen(), row[3], "{place}");
            assert_eq!(game.tag("Result").unwrap_or("*"), row[1], "{place}");
        }
    }
}

#[test]
fn files_written_and_read_again_are_the_same_games() {
    for (name, bytes) in files() {
        for game in read_pgn(&bytes) {
            same_when_written(&game, &name);
        }
    }
    for row in texts() {
        for game in read_pgn(row["input"].as_str().unwrap().as_bytes()) {
            same_when_written(&game, row["id"].as_str().unwrap());
        }
    }
}

fn same_when_written(game: &PgnGame, place: &str) {
    let text = game.to_pgn();
    let again: Vec<PgnGame> = read_pgn(text.as_bytes()).collect();
    assert_eq!(again.len(), 1, "{place}\n{text}");
    assert_eq!(again[0].errors(), [], "{place}\n{text}");
    assert!(again[0] == *game, "{place}\n{text}");
    assert_eq!(again[0].to_pgn(), text, "{place}");
    let movetext = text.split("\n\n").nth(1).unwrap();
    for line in movetext.lines().filter(|line| !line.starts_with(';')) {
        let one_word = !line.trim_matches(['{', '}']).contains(' ');
        assert!(line.chars().count() <= 80 || one_word, "{place}\n{line}");
    }
}

#[test]
fn games_are_the_same_in_pieces_of_any_size() {
    for (name, bytes) in files() {
        let whole: Vec<PgnGame> = read_pgn(&bytes).collect();
        for size in [1, 7, 1000] {
            let mut reader = PgnReader::new();
            let mut games = Vec::new();
            for piece in bytes.chunks(size) {
                reader.push(piece);
                games.extend(reader.by_ref());
            }
            reader.finish();
            games.extend(reader);
            assert!(games == whole, "{name} in pieces of {size}");
            for (one, other) in games.iter().zip(&whole) {
                assert_eq!(
                    one.warnings(),
                    other.warnings(),
                    "{name} in pieces of {size}"
                );
                assert_eq!(one.line(), other.line(), "{name} in pieces of {size}");
            }
        }
    }
}

#[test]
fn games_of_files_are_played_at_a_table() {
    let mut whole = 0;
    for (name, bytes) in files() {
        // A table takes its time over each move.
        let short = |score: &PgnGame| score.move_count() < 1000;
        for score in read_pgn(&bytes).filter(short).take(5) {
            let Opened { game, stopped } = Game::of_score(&score, Settings::at(Table::Play));
            let plies = game.record().plies().len();
            match stopped {
                None => {
                    whole += 1;
                    assert_eq!(plies, score.main_line().count(), "{name}");
                    assert_eq!(game.position().to_fen(), score.end().to_fen(), "{name}");
                }
                // By the laws of today it was over.
                Some(stopped) => {
                    assert_eq!(stopped.plies, plies, "{name}");
                    assert!(game.outcome().is_some(), "{name}: {stopped:?}");
                }
            }
        }
    }
    assert!(whole > 60 || collection().is_none(), "{whole}");
}
