//! What the list shows of each game, and what a search finds.

use super::*;
use crate::app::day::said;
use crate::clock::Instant;
use crate::game::regulations::{Settings, Table};
use crate::game::{Action, Actor, Game};
use crate::notation::pgn::read_pgn;
use crate::rules::Position;
use crate::storage::{Journal, Raw};

fn id() -> GameId {
    GameId::new(1, 1)
}

fn score(pgn: &str) -> Entry {
    let game = read_pgn(pgn.as_bytes()).next().unwrap();
    Entry::read(id(), &Score::of(&game).to_text(), 0)
}

fn names(white: &str, black: &str) -> Names {
    let mut names = Names::default();
    names.set(Heading::White, white);
    names.set(Heading::Black, black);
    names
}

#[test]
fn a_score_is_shown_with_names_day_result_and_moves() {
    let entry = score(
        "[White \"Anderssen\"]\n[Black \"Кизерицкий\"]\n[Date \"1851.06.21\"]\n\n1. e4 e5 2. f4 1-0",
    );
    assert_eq!(entry.kind, Kind::Score);
    assert_eq!(entry.names, names("Anderssen", "Кизерицкий"));
    assert_eq!(entry.date, "1851.06.21");
    assert_eq!(entry.moves(), Some(2));
    assert_eq!(entry.tally.as_ref().unwrap().result, "1-0");
    assert_eq!(said(&entry.date).unwrap().key(), "print-day");
}

#[test]
fn what_is_not_known_is_not_shown() {
    let entry = score("[White \"?\"]\n[Date \"????.??.??\"]\n\n1. e4 *");
    assert_eq!(entry.names, Names::default());
    assert_eq!((entry.date.as_str(), said(&entry.date)), ("", None));
    let year = said(&score("[Date \"1851.??.??\"]\n\n1. e4 *").date);
    assert_eq!(year.unwrap().key(), "shelf-year");
    assert_eq!(said(&score("[Date \"<b>\"]\n\n1. e4 *").date), None);
}

#[test]
fn a_search_finds_every_word_in_any_case_and_script() {
    let entry =
        score("[White \"Anderssen\"]\n[Black \"Кизерицкий\"]\n[Date \"1851.06.21\"]\n\n1. e4 1-0");
    for found in [
        "",
        "  ",
        "ander",
        "КИЗЕР",
        "1851 anderssen",
        "1-0",
        "1851.06",
    ] {
        assert!(entry.is_found(&Words::typed(found)), "{found}");
    }
    for not in ["0-1", "anderssen 1852", "carlsen"] {
        assert!(!entry.is_found(&Words::typed(not)), "{not}");
    }
}

/// A game of two half-moves, as the journal keeps it.
fn played(end: bool) -> Raw {
    let mut game = Game::new(Settings::at(Table::Learn), Position::initial());
    let head = Head::new(&game, names("Anna", "Boris"), "#/play", 1_796_083_199_999);
    let mut journal = Journal::new(id(), head);
    for text in ["e2e4", "e7e5"] {
        game.play(text.parse().unwrap(), Instant(0)).unwrap();
    }
    if end {
        game.apply(Actor::White, Action::Resign, Instant(1))
            .unwrap();
    }
    let batch = journal.follow(&game, 1_796_083_199_999).unwrap();
    let put_away = journal.put_away().and_then(|batch| batch.head);
    let head = put_away.or(batch.head).unwrap().1;
    Raw {
        id: id(),
        head: Some(head),
        records: batch
            .records
            .into_iter()
            .map(|(number, text)| (number, Some(text)))
            .collect(),
        beat: None,
    }
}

#[test]
fn a_game_that_has_ended_or_was_put_away_is_shown_without_replaying_it() {
    for (end, kind, result) in [
        (true, Kind::Finished, "0-1"),
        (false, Kind::Unfinished, "*"),
    ] {
        let raw = played(end);
        let entry = Entry::read(id(), raw.head.as_deref().unwrap(), -120);
        assert_eq!((entry.kind, entry.moves()), (kind, Some(1)));
        assert_eq!(entry.tally.as_ref().unwrap().result, result);
        assert_eq!(entry.date, "2026.12.01");
        let score = score_of(&Kept::read(&raw).unwrap(), -120);
        assert_eq!(score.tag("White"), Some("Anna"));
        assert_eq!(score.tag("Date"), Some("2026.12.01"));
        assert_eq!(score.result().sign(), result);
        // Kept as a score it is shown as the same.
        let again = Entry::read(id(), &Score::of(&score).to_text(), 0);
        assert_eq!((again.tally, again.names), (entry.tally, entry.names));
    }
}

#[test]
fn a_score_that_is_gone_on_with_keeps_its_event_and_its_day() {
    let pgn =
        "[Event \"Club cup\"]\n[Site \"Kyiv\"]\n[Date \"1851.06.21\"]\n[Round \"3.1\"]\n\n1. e4 *";
    let found = |entry: &Entry| entry.is_found(&Words::typed("cup 3.1 kyiv 1851"));
    assert!(found(&score(pgn)));
    let mut raw = played(true);
    let mut head = Head::read(raw.head.as_deref().unwrap()).unwrap();
    head.names = Names::of(&read_pgn(pgn.as_bytes()).next().unwrap());
    raw.head = Some(head.to_text());
    assert!(found(&Entry::read(id(), &head.to_text(), 0)));
    let score = score_of(&Kept::read(&raw).unwrap(), 0);
    for (tag, value) in [
        ("Event", "Club cup"),
        ("Site", "Kyiv"),
        ("Date", "1851.06.21"),
        ("Round", "3.1"),
    ] {
        assert_eq!(score.tag(tag), Some(value));
    }
    assert_eq!(score.tag("White"), None);
}

#[test]
fn a_head_without_event_is_read_and_an_empty_line_is_not_written() {
    let raw = played(true);
    let head = raw.head.unwrap();
    assert!(!head.contains("event"), "{head}");
    let older = head.replace("\"Boris\"", "null");
    let names = Head::read(&older).unwrap().names;
    assert_eq!(names[Heading::White], "Anna");
    assert_eq!(
        (&names[Heading::Black], &names[Heading::Event]),
        (&String::new(), &String::new())
    );
}

#[test]
fn what_goes_on_has_to_be_replayed_and_what_can_not_be_read_is_damaged() {
    let raw = played(false);
    let running = raw.head.unwrap().replace("put_away", "running");
    let mut entry = Entry::read(id(), &running, 0);
    assert_eq!((entry.kind, entry.tally.clone()), (Kind::Unfinished, None));
    entry.know(Some(Tally {
        result: "*".to_owned(),
        plies: 3,
    }));
    assert_eq!((entry.kind, entry.moves()), (Kind::Unfinished, Some(2)));
    entry.know(None);
    assert_eq!(entry.kind, Kind::Damaged);
    for text in [
        "",
        "{",
        "[]",
        "{\"format\":\"jadoube-score\",\"version\":9}",
        "{\"format\":\"jadoube-score\",\"version\":1}",
        "{\"format\":\"jadoube-kept\",\"version\":1}",
    ] {
        assert_eq!(Entry::read(id(), text, 0).kind, Kind::Damaged, "{text}");
    }
}
