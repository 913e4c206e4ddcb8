//! Texts of games are read whole, whatever is in them, and each fault has its sentence.

use super::*;
use crate::app::language::Language;
use crate::storage::Heading;

fn read(text: &str, piece: usize) -> (Import, Vec<Score>) {
    let mut import = Import::new();
    let mut scores = Vec::new();
    for piece in text.as_bytes().chunks(piece) {
        import.push(piece);
        while let Some(score) = import.next_score() {
            scores.extend(score);
        }
    }
    import.finish();
    while let Some(score) = import.next_score() {
        scores.extend(score);
    }
    (import, scores)
}

const BROKEN: &str = "[White \"A\"]\n\n1. e4 e5 2. Ke3 *\n\n[White \"B\"]\n\n1. d4 d5 1-0\n\n\
    [White \"C\"]\n[FEN \"8/8/8 w - - 0 1\"]\n\n1. e4 *\n\n[White \"D\"]\n\n1. f3 e5 2. g4 Qh4# 3. a3 0-1\n\n\
    [White \"E\"]\n\n1. Nf3 d5 2. Nc3 d4 3. N5 e8 *\n";

#[test]
fn one_broken_game_loses_no_other_whatever_the_pieces() {
    let whole = read(BROKEN, BROKEN.len());
    for piece in [1, 7, 64] {
        let (import, scores) = read(BROKEN, piece);
        let white: Vec<&str> = scores
            .iter()
            .map(|it| it.names[Heading::White].as_str())
            .collect();
        assert_eq!(white, ["A", "B", "D", "E"]);
        assert_eq!(import.games(), 4);
        assert_eq!(scores, whole.1);
        assert_eq!(import.faults(), whole.0.faults());
        assert_eq!(import.fault_count() as usize, import.faults().len());
        // What comes before the fault is kept.
        assert_eq!(scores[0].tally.plies, 2);
    }
}

#[test]
fn each_fault_is_told_in_each_language_with_its_place() {
    let mut faults = read(BROKEN, 64).0.faults().to_vec();
    faults.extend(read("nothing at all", 64).0.faults().iter().cloned());
    assert!(faults.len() >= 5, "{faults:?}");
    for language in Language::ALL {
        let texts = Texts::new(language);
        let told: Vec<String> = faults.iter().map(|it| fault(it, &texts)).collect();
        for (told, error) in told.iter().zip(&faults) {
            assert!(told.contains(&error.error.place.line.to_string()), "{told}");
            assert!(!told.contains("import-") && !told.contains('$'), "{told}");
        }
        assert!(told[0].contains("Ke3"), "{}", told[0]);
    }
}

#[test]
fn places_are_those_of_each_file() {
    let mut import = Import::new();
    for name in ["one.pgn", "two.pgn"] {
        import.begin(name);
        import.push(b"\n1. e4 e5 2. Ke3");
        import.finish();
        while import.next_score().is_some() {}
    }
    let places = import
        .faults()
        .iter()
        .map(|it| (&*it.file, it.error.place.game, it.error.place.line));
    assert!(places.eq([("one.pgn", 1, 2), ("two.pgn", 1, 2)]));
    assert!(fault(&import.faults()[1], &Texts::english()).starts_with("two.pgn: "));
    assert_eq!(import.games(), 2);
}

#[test]
fn of_many_faults_the_first_are_told() {
    let text = "1. e4 e5 2. Ke3 *\n\n".repeat(TOLD + 20);
    let (import, scores) = read(&text, 4096);
    assert_eq!(import.faults().len(), TOLD);
    assert_eq!(import.fault_count() as usize, TOLD + 20);
    assert_eq!(scores.len(), TOLD + 20);
}

#[test]
fn choices_come_along_with_games_and_are_no_part_of_them() {
    let games = "[White \"A\"]\n\n1. e4 e5 1-0\n\n[White \"B\"]\n\n1. d4 d5 *\n";
    let (_, alone) = read(games, 64);
    let chosen = "board green\nnotation long\n";
    let file = [along::write(chosen), games.to_owned()].concat();
    for piece in [1, 7, 4096] {
        let (import, scores) = read(&file, piece);
        assert_eq!(import.choices(), chosen);
        assert_eq!(import.faults(), []);
        assert_eq!(scores, alone, "the games are the same");
    }
    assert_eq!(read(games, 64).0.choices(), "");
    // Without any game they come, too.
    assert_eq!(read(&along::write(chosen), 64).0.choices(), chosen);
}
