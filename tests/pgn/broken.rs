//! What can't be read: where it is said to be, and that nothing else is lost.

use jadoube::notation::pgn::{Oddity, PgnExpected, PgnFault, PgnReader, read_pgn};
use jadoube::notation::{Expected, ReadError};
use jadoube::rules::{Ending, FenField};

use crate::{game, games, main_line, variations};

// C20
#[test]
fn letters_of_another_language_stop_the_game_where_they_stand() {
    let text = "1.e4 e5 2.Hf3 Hc6 3.Fb5 a6 4.Fa4 Hf6 5.0-0 Fe7 6.Be1 b5";
    let game = game(text);
    assert_eq!(main_line(&game), "e4 e5");
    let [error] = game.errors() else {
        panic!("{:?}", game.errors());
    };
    assert_eq!((error.place.line, error.place.column), (1, 11));
    let PgnFault::Move { text, why } = &error.fault else {
        panic!("{error}");
    };
    assert_eq!(text, "Hf3");
    let expected = Expected::Move;
    assert_eq!(why, &ReadError::NotAMove { at: 0, expected });
    assert_eq!(error.fault.expected(), PgnExpected::LegalMove);
}

#[test]
fn a_broken_game_loses_no_other() {
    let games = games(
        "[White \"A\"]\n\n1. e4 e5 2. Ke3 Nc6 3. Nf3 1-0\n\n\
         [White \"B\"]\n\n1. d4 d5 *\n\n\
         [White \"C\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n\n\
         [White \"D\"]\n\n1. e4 {never closed 1-0\n\n\
         [White \"E\"]\n\n1. e4 (1. d4 d5 1-0\n\n\
         [White \"F\"]\n\n1. c4 *\n",
    );
    let names: Vec<Option<&str>> = games.iter().map(|game| game.tag("White")).collect();
    assert_eq!(names, ["A", "B", "C", "D", "E", "F"].map(Some));
    let lines: Vec<String> = games.iter().map(main_line).collect();
    assert_eq!(lines, ["e4 e5", "d4 d5", "", "e4", "e4", "c4"]);
    let errors: Vec<usize> = games.iter().map(|game| game.errors().len()).collect();
    assert_eq!(errors, [1, 0, 1, 0, 0, 0]);
    let place = games[0].errors()[0].place;
    assert_eq!((place.game, place.line, place.column), (1, 3, 13));
    let place = games[2].errors()[0].place;
    assert_eq!((place.game, place.line, place.column), (3, 10, 1));
    let PgnFault::Start(error) = &games[2].errors()[0].fault else {
        panic!("{:?}", games[2].errors());
    };
    assert_eq!(error.field, FenField::Placement);
    assert_eq!(games[2].errors()[0].fault.expected(), PgnExpected::Fen);
    assert_eq!(games[3].warnings()[0].oddity, Oddity::UnclosedComment);
    assert_eq!(games[4].warnings()[0].oddity, Oddity::UnclosedVariation);
    assert_eq!(
        games[4].marker(),
        Some(jadoube::notation::pgn::PgnResult::WhiteWins)
    );
    assert_eq!(games[5].line(), 22);
}

#[test]
fn a_broken_variation_leaves_the_game_whole() {
    let game = game("1. e4 e5 (1... c5 2. Ke3 d6 (2... Nc6) 3. d4) (1... e6) 2. Nf3 Nc6 1-0");
    assert_eq!(main_line(&game), "e4 e5 Nf3 Nc6");
    assert_eq!(variations(&game, 2), ["c5", "e6"]);
    assert_eq!(game.errors().len(), 1);
}

// MATE-1, STALE-1
#[test]
fn no_move_follows_mate_or_stalemate() {
    let mate = game("1. f3 e5 2. g4 Qh4# 3. Kf2 *");
    assert_eq!(
        mate.errors()[0].fault,
        PgnFault::AfterEnd(Ending::Checkmate)
    );
    assert_eq!(mate.errors()[0].fault.expected(), PgnExpected::Result);
    assert_eq!(mate.main_line().count(), 4);
    let tags = "[SetUp \"1\"]\n[FEN \"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1\"]\n\n";
    let stalemate = game(&format!("{tags}1. Qf7 Kg8 *"));
    assert_eq!(
        stalemate.errors()[0].fault,
        PgnFault::AfterEnd(Ending::Stalemate)
    );
}

// CHECK-2
#[test]
fn a_check_can_not_be_passed_over() {
    let game = game("1. e4 f6 2. Qh5+ -- 3. d4 *");
    assert_eq!(game.errors()[0].fault, PgnFault::NullMoveInCheck);
    assert_eq!(main_line(&game), "e4 f6 Qh5+");
}

#[test]
fn what_holds_no_game_says_so() {
    let game = game("Dear Sir,\nI send you nothing.\n");
    assert_eq!(game.errors()[0].fault, PgnFault::NoGame);
    assert_eq!(game.errors()[0].fault.expected(), PgnExpected::TagOrMove);
    for text in ["", "\n\n", " \u{feff}\r\n", "{only a comment}", "% escaped"] {
        assert_eq!(games(text).len(), 0, "{text:?}");
    }
}

#[test]
fn what_stands_over_the_games_is_passed_over() {
    let games = games("2026 City Cup\nAll games, by Bob\n\n[White \"A\"]\n\n1. e4 *\n");
    assert_eq!(games.len(), 1);
    assert_eq!(games[0].errors(), []);
    assert_eq!(games[0].warnings()[0].oddity, Oddity::StrayText);
}

#[test]
fn errors_are_lines_that_name_game_line_and_column() {
    let error = games("*\n\n1. e4 e5 2. Qh6 *")[1].errors()[0].to_string();
    assert!(
        error.starts_with("game 2, line 3, column 13: Qh6: "),
        "{error}"
    );
    assert!(error.ends_with("expected: LegalMove"), "{error}");
}

#[test]
fn columns_count_characters() {
    let game = game("{ Чёрные } 1. e4 Ke9");
    let place = game.errors()[0].place;
    // The 9 is the fault, not the K.
    assert_eq!((place.line, place.column), (1, 20));
}

#[test]
fn columns_are_the_same_in_pieces_where_a_line_is_not_utf8() {
    let text = b"{\xfc \xd0\xbe} 1. e4 ) e5 ) Ke9";
    let whole = read_pgn(text).next().unwrap();
    let mut reader = PgnReader::new();
    for byte in text {
        reader.push(&[*byte]);
        assert!(reader.next().is_none());
    }
    reader.finish();
    let in_pieces = reader.next().unwrap();
    assert_eq!(whole.warnings().len(), 2);
    assert_eq!(in_pieces.warnings(), whole.warnings());
    assert_eq!(in_pieces.errors(), whole.errors());
}

#[test]
fn depth_and_length_exhaust_nothing() {
    const MANY: usize = 100_000;
    // Each variation is one of a move within the one before it.
    let deep = format!(
        "Nf3 Nf6 {}{} *",
        "(Nc6 Ng1 Nb8 Nf3 Nf6 ".repeat(MANY),
        ")".repeat(MANY)
    );
    let wide = format!("1. e4 {} *", "(1. d4) ".repeat(MANY));
    let brackets = "(".repeat(MANY);
    let commented = format!("1. e4 {} *", "{a} ".repeat(MANY));
    for (text, moves) in [
        (deep, 2 + 5 * MANY),
        (wide, 1 + MANY),
        (brackets, 0),
        (commented, 1),
    ] {
        let game = game(&text);
        assert_eq!(game.errors(), []);
        assert_eq!(game.move_count(), moves);
        assert!(crate::game(&game.to_pgn()) == game);
    }
}

#[test]
fn no_text_is_looked_at_again_and_again() {
    // Quadratic reading would take hours.
    let tags: String = (0..200_000)
        .map(|nth| format!("[T{nth} \"x\"]\n"))
        .collect();
    let times = 1_000_000;
    for text in [
        tags,
        "1. e4 ".to_string() + &"[]".repeat(times),
        "1. e4 ".to_string() + &"[x ".repeat(times),
        "1. e4 ".to_string() + &"{}".repeat(times),
        "1. e4 (1. d4 ".to_string() + &"1-0 ".repeat(times),
        "1. e4 {".to_string() + &"\n\n[x".repeat(times),
        "[A \"".to_string() + &"\" ".repeat(times),
        "1. e4 ".to_string() + &"%\n".repeat(times),
        "\"".repeat(times),
        "x ".repeat(times),
        "7 ".repeat(times),
        "* ".repeat(times / 10),
        "$".repeat(times),
        "\r".repeat(times),
    ] {
        for game in read_pgn(text.as_bytes()) {
            assert!(game.warnings().len() <= 100);
            assert!(game.tags().count() <= 1000);
        }
    }
}

#[test]
fn a_game_without_end_is_cut_and_the_reader_goes_on() {
    let mut reader = PgnReader::new();
    reader.push(b"1. e4 {");
    let piece = vec![b'x'; 1 << 20];
    let mut games = Vec::new();
    for _ in 0..40 {
        reader.push(&piece);
        games.extend(reader.by_ref());
    }
    reader.push(b"} *\n\n[White \"Next\"]\n\n1. d4 *\n");
    reader.finish();
    games.extend(reader);
    assert_eq!(games[0].errors()[0].fault, PgnFault::TooLong);
    assert_eq!(
        games[0].errors()[0].fault.expected(),
        PgnExpected::EndOfGame
    );
    let last = games.last().unwrap();
    assert_eq!(last.tag("White"), Some("Next"));
    assert_eq!(main_line(last), "d4");
}

#[test]
fn small_pieces_of_a_long_comment_take_no_long_time() {
    // Quadratic reading would take hours.
    let mut reader = PgnReader::new();
    reader.push(b"1. e4 {");
    for _ in 0..3_000_000 {
        reader.push(b"x");
        assert!(reader.next().is_none());
    }
    reader.push(b"} *");
    reader.finish();
    assert_eq!(reader.count(), 1);
}

#[test]
fn no_more_than_a_hundred_problems_are_kept() {
    let text = "1. e4 ".to_string() + &") ".repeat(1000);
    assert_eq!(game(&text).warnings().len(), 100);
    let text = "1. e4 e5 ".to_string() + &"(Ke9) ".repeat(1000);
    assert_eq!(
        read_pgn(text.as_bytes()).next().unwrap().errors().len(),
        100
    );
}
