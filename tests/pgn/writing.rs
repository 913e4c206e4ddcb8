//! Games in export form.

use std::time::Duration;

use jadoube::notation::pgn::{Node, PgnGame, PgnResult, clock_command, elapsed_command, read_pgn};
use jadoube::notation::read;
use jadoube::rules::{Fen, Position};

use crate::{at, comments, game};

/// The text after the tags.
fn movetext(game: &PgnGame) -> String {
    let text = game.to_pgn();
    text.split_once("\n\n").unwrap().1.to_string()
}

/// A game of these moves.
fn played(start: Position, moves: &str) -> PgnGame {
    let mut game = PgnGame::new(start);
    let mut position = start;
    let mut node = Node::START;
    for word in moves.split(' ') {
        let legal = read(&position, word).unwrap();
        node = game.add_move(node, Some(legal.get()));
        position = legal.play();
    }
    game
}

#[test]
fn the_seven_tags_come_first_and_the_others_follow_the_alphabet() {
    let mut game = PgnGame::new(Position::initial());
    game.set_tag("WhiteElo", "1500");
    game.set_tag("ECO", "A00");
    game.set_tag("White", "Me");
    game.set_tag("Date", "2026.11.30");
    game.set_result(PgnResult::Draw);
    let text = "[Event \"?\"]\n[Site \"?\"]\n[Date \"2026.11.30\"]\n[Round \"?\"]\n\
                [White \"Me\"]\n[Black \"?\"]\n[Result \"1/2-1/2\"]\n\
                [ECO \"A00\"]\n[WhiteElo \"1500\"]\n\n1/2-1/2\n";
    assert_eq!(game.to_pgn(), text);
}

// C18
#[test]
fn en_passant_is_written_as_the_capture_that_it_is() {
    let game = played(Position::initial(), "e4 Nf6 e5 d5 e5d6");
    assert_eq!(movetext(&game), "1. e4 Nf6 2. e5 d5 3. exd6 *\n");
    let end = "rnbqkb1r/ppp1pppp/3P1n2/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3";
    assert_eq!(game.end().to_fen(), end);
}

// C16
#[test]
fn a_letter_too_many_is_not_written() {
    let game = game("[FEN \"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1\"]\n\n1. Nge2 *");
    assert_eq!(movetext(&game), "1. Ne2 *\n");
}

// C23
#[test]
fn quotation_marks_and_backslashes_in_tags_come_back() {
    let values = [
        "The \"Open\"",
        "Level 6\\",
        "C:\\games",
        "\"",
        "\\\"",
        "x\\\\",
    ];
    let mut game = PgnGame::new(Position::initial());
    for (nth, value) in values.iter().enumerate() {
        game.set_tag(&format!("Tag{nth}"), value);
    }
    let text = game.to_pgn();
    assert!(text.contains("[Tag0 \"The \\\"Open\\\"\"]\n[Tag1 \"Level 6\\\\\"]\n"));
    let again = read_pgn(text.as_bytes()).next().unwrap();
    for (nth, value) in values.iter().enumerate() {
        assert_eq!(again.tag(&format!("Tag{nth}")), Some(*value));
    }
    assert_eq!(again.warnings(), []);
}

// C24
#[test]
fn a_nag_stays_behind_its_move() {
    let game = game("1. d4 Nf6 2. c4 c5 (2... d6 3. Nc3 g6) 3. d5$1 {a new move} 1-0");
    let text = "1. d4 Nf6 2. c4 c5 (2... d6 3. Nc3 g6) 3. d5 $1 {a new move} 1-0\n";
    assert_eq!(movetext(&game), text);
    let again = crate::game(&game.to_pgn());
    assert_eq!(again.to_pgn(), game.to_pgn());
}

// C25
#[test]
fn a_game_that_black_begins_has_its_position_and_its_dots() {
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let game = played(Fen::read(fen).unwrap().position, "e5");
    let text = game.to_pgn();
    assert!(text.contains(&format!("\n[FEN \"{fen}\"]\n[SetUp \"1\"]\n")));
    assert!(text.ends_with("\n\n1... e5 *\n"));
}

// VARIANT-2
#[test]
fn a_start_of_chess960_says_so() {
    let fen = "rk2r3/4p3/8/8/8/8/4P3/RK2R3 w KQkq - 0 1";
    let game = played(Fen::read(fen).unwrap().position, "O-O O-O-O");
    let text = game.to_pgn();
    assert!(text.contains("[Variant \"Chess960\"]"));
    assert!(crate::game(&text) == game);
}

// NOTATION-10
#[test]
fn an_offered_draw_is_a_comment() {
    let mut game = played(Position::initial(), "e4 e5");
    let node = at(&game, 2);
    game.add_comment(node, "(=)");
    assert_eq!(movetext(&game), "1. e4 e5 {(=)} *\n");
    let again = crate::game(&game.to_pgn());
    assert!(again.draw_offered(at(&again, 2)));
}

#[test]
fn clocks_are_written_to_the_tenth() {
    let cases = [
        (5_398_000, "[%clk 1:29:58]"),
        (3_500, "[%clk 0:00:03.5]"),
        (3_512, "[%clk 0:00:03.512]"),
        (3_012, "[%clk 0:00:03.012]"),
        (0, "[%clk 0:00:00]"),
        (36_000_000, "[%clk 10:00:00]"),
    ];
    for (millis, text) in cases {
        let time = Duration::from_millis(millis);
        assert_eq!(clock_command(time), text);
        assert_eq!(elapsed_command(time), text.replace("clk", "emt"));
        let mut game = played(Position::initial(), "e4");
        let node = at(&game, 1);
        game.add_comment(node, text);
        assert_eq!(crate::game(&game.to_pgn()).clock(node), Some(time));
    }
}

#[test]
fn lines_have_at_most_eighty_characters() {
    let comment = "слово ".repeat(40);
    let game = game(&format!(
        "1. e4 {{{comment}}} e5 ({{{comment}}} 1... c5 (1... d5)) *"
    ));
    let text = game.to_pgn();
    assert!(text.lines().all(|line| line.chars().count() <= 80));
    assert!(text.lines().any(|line| line.chars().count() > 74));
    assert!(crate::game(&text) == game);
}

#[test]
fn no_line_of_a_comment_begins_with_what_others_take_for_an_escape_or_a_tag() {
    let comment = "word %x [y ".repeat(40);
    let game = game(&format!("1. e4 {{{comment}}} *"));
    let text = movetext(&game);
    assert!(text.lines().count() > 4);
    assert!(!text.lines().any(|line| line.starts_with(['%', '['])));
    assert!(crate::game(&game.to_pgn()) == game);
}

#[test]
fn a_closing_brace_in_a_comment_comes_back() {
    let mut game = played(Position::initial(), "e4 e5");
    let node = at(&game, 1);
    game.add_comment(node, "one {two} three");
    game.add_comment(node, "four");
    assert_eq!(
        movetext(&game),
        "1. e4\n; one {two} three\n{four} 1... e5 *\n"
    );
    let again = crate::game(&game.to_pgn());
    assert_eq!(comments(&again, 1), ["one {two} three", "four"]);
}

#[test]
fn what_no_file_can_hold_is_not_taken_over() {
    let mut game = PgnGame::new(Position::initial());
    for name in ["", "a b", "a\"", "[a", "a]", "\n", "%a"] {
        game.set_tag(name, "x");
    }
    assert_eq!(game.tags().count(), 0);
    game.set_tag("Event", "two\nlines");
    assert_eq!(game.tag("Event"), Some("two lines"));
    game.set_tag("Event", "one");
    assert_eq!(game.tags().collect::<Vec<_>>(), [("Event", "one")]);
    game.add_comment(Node::START, " \n ");
    assert_eq!(game.comments(Node::START).count(), 0);
}

#[test]
fn a_move_that_is_not_legal_ends_its_line() {
    let mut game = played(Position::initial(), "e4");
    let e4 = at(&game, 1);
    let mv = game.mv(e4);
    let again = game.add_move(e4, mv);
    game.add_move(again, mv);
    game.add_move(e4, mv);
    assert_eq!(movetext(&game), "1. e4 *\n");
}
