//! What files hold, and how it is read.

use std::time::Duration;

use jadoube::notation::pgn::{Node, Oddity, PgnResult, read_pgn};

use crate::{at, clean, comments, game, games, main_line, variations};

fn oddities(text: &str) -> Vec<Oddity> {
    let warnings = game(text).warnings().to_vec();
    warnings.into_iter().map(|warning| warning.oddity).collect()
}

#[test]
fn a_game_is_tags_moves_and_a_result() {
    let game =
        clean("[Event \"Cup\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n");
    assert_eq!(game.tag("Event"), Some("Cup"));
    assert_eq!(game.result(), PgnResult::WhiteWins);
    assert_eq!(main_line(&game), "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#");
}

// C21
#[test]
fn no_empty_line_is_needed_between_tags_moves_and_games() {
    let tags = "[Event \"A\"]\n[Site \"?\"]\n[Result \"*\"]\n";
    let text = format!(
        "{tags}1. d4 {{ [%eval +0.16] }} 1... d5 *\n\
         {tags}1. d4 {{ [%eval +0.16] }} 1... c5 {{ [%eval +0.52] (text) }} *\n"
    );
    let games = games(&text);
    assert_eq!(games.len(), 2);
    for (game, moves) in games.iter().zip(["d4 d5", "d4 c5"]) {
        assert_eq!((game.errors(), game.warnings()), (&[][..], &[][..]));
        assert_eq!(game.tag("Site"), Some("?"));
        assert_eq!(main_line(game), moves);
        let nags = game.main_line().map(|node| game.nags(node).count());
        assert_eq!(nags.sum::<usize>(), 0);
    }
}

// C22
#[test]
fn a_result_in_a_comment_ends_no_game() {
    let game = clean("1. e4 {as in another game\n1-0\n} e5 2. Nf3 *");
    assert_eq!(main_line(&game), "e4 e5 Nf3");
    assert_eq!(comments(&game, 1), ["as in another game 1-0"]);
    assert_eq!(game.marker(), Some(PgnResult::Open));
}

// C24
#[test]
fn a_nag_glued_to_its_move_is_read() {
    let game = clean("1. d4 Nf6 2. c4 c5 (2... d6 3. Nc3 g6) 3. d5$1 {a new move} 1-0");
    assert_eq!(main_line(&game), "d4 Nf6 c4 c5 d5");
    assert_eq!(variations(&game, 4), ["d6 Nc3 g6"]);
    assert_eq!(game.nags(at(&game, 5)).collect::<Vec<_>>(), [1]);
    assert_eq!(comments(&game, 5), ["a new move"]);
    assert_eq!(game.result(), PgnResult::WhiteWins);
}

// C16
#[test]
fn a_letter_too_many_is_read() {
    let game = clean("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1\"]\n\n1. Nge2 *");
    assert_eq!(main_line(&game), "Ne2");
}

// C23
#[test]
fn tag_values_are_freed_of_their_escapes() {
    let text = "[White \"The \\\"Open\\\"\"]\n[Black \"Level 6\\\\\"]\n[A \"C:\\games\"]\n[B \"\\\"\\\\\\\"\"]\n[C \"A]]\"]\n\n*";
    let game = game(text);
    assert_eq!(game.tag("White"), Some("The \"Open\""));
    assert_eq!(game.tag("Black"), Some("Level 6\\"));
    assert_eq!(game.tag("A"), Some("C:\\games"));
    assert_eq!(game.tag("B"), Some("\"\\\""));
    assert_eq!(game.tag("C"), Some("A]]"));
}

#[test]
fn variations_nest_and_follow_each_other() {
    let game = clean(
        "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5 (2... Nf6)) 2... d6) (1... e6 2. d4) 2. Nf3 Nc6 *",
    );
    assert_eq!(main_line(&game), "e4 e5 Nf3 Nc6");
    assert_eq!(variations(&game, 2), ["c5 Nf3 d6", "e6 d4"]);
    let sicilian = game.continuations(at(&game, 1)).nth(1).unwrap();
    let alapin = game.continuations(sicilian).nth(1).unwrap();
    assert_eq!(crate::line(&game, Some(alapin)), "c3 d5");
    assert_eq!(game.continuations(alapin).count(), 2);
    assert_eq!(game.move_count(), 12);
}

#[test]
fn comments_stay_where_they_were_made() {
    let game = clean(
        "{ before } 1. e4 {one} {two} e5 ; to the end of the line\n\
         ( { first } 1... c5 { after } ) { and back } 2. Nf3 *",
    );
    assert_eq!(comments(&game, 0), ["before"]);
    assert_eq!(comments(&game, 1), ["one", "two"]);
    assert_eq!(comments(&game, 2), ["to the end of the line", "and back"]);
    let variation = game.continuations(at(&game, 1)).nth(1).unwrap();
    assert_eq!(
        game.comments_before(variation).collect::<Vec<_>>(),
        ["first"]
    );
    assert_eq!(game.comments(variation).collect::<Vec<_>>(), ["after"]);
}

#[test]
fn a_comment_behind_the_result_belongs_to_the_game_on_its_line() {
    let games = games("1. e4 1-0 {White's flag} ; late\n{next} 1. d4 *\n");
    assert_eq!(games.len(), 2);
    assert_eq!(comments(&games[0], 1), ["White's flag", "late"]);
    assert_eq!(comments(&games[1], 0), ["next"]);
}

#[test]
fn signs_become_numbers() {
    let game = clean("1. e4! e5?! 2. Nf3 $14 Nc6 +- 3. Bb5 N 3... a6 □ *");
    let nags: Vec<Vec<u8>> = game
        .main_line()
        .map(|node| game.nags(node).collect())
        .collect();
    assert_eq!(
        nags,
        [vec![1], vec![6], vec![14], vec![18], vec![146], vec![7]]
    );
}

#[test]
fn clocks_are_read_from_comments() {
    let game = clean(
        "1. e4 {[%clk 1:29:58] [%emt 0:00:02]} e5 {late [%clk 0:00:03.5]} 2. Nf3 {[%clk 12]} Nc6 {[%clk -]} *",
    );
    assert_eq!(game.clock(at(&game, 1)), Some(Duration::from_secs(5398)));
    assert_eq!(game.elapsed(at(&game, 1)), Some(Duration::from_secs(2)));
    assert_eq!(game.clock(at(&game, 2)), Some(Duration::from_millis(3500)));
    assert_eq!(game.clock(at(&game, 3)), Some(Duration::from_secs(12)));
    assert_eq!(game.clock(at(&game, 4)), None);
    assert_eq!(game.elapsed(at(&game, 4)), None);
}

// NOTATION-10
#[test]
fn offered_draws_are_seen_within_comments_and_without() {
    let game = clean("1. e4 {(=)} e5 (=) 2. Nf3 Nc6 *");
    let offered: Vec<bool> = game
        .main_line()
        .map(|node| game.draw_offered(node))
        .collect();
    assert_eq!(offered, [true, true, false, false]);
}

#[test]
fn escaped_lines_are_passed_over() {
    let game = clean("% a line for a program\n1. e4 e5\n%1. d4 ( { \n2. Nf3 { 50\n%of it } *");
    assert_eq!(main_line(&game), "e4 e5 Nf3");
    assert_eq!(comments(&game, 3), ["50 %of it"]);
}

#[test]
fn null_moves_give_the_move_away() {
    let game = clean("1. e4 e5 2. -- Nc6 3. Z0 Nf6 *");
    assert_eq!(main_line(&game), "e4 e5 -- Nc6 -- Nf6");
    let end = "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 4 4";
    assert_eq!(game.end().to_fen(), end);
}

// VARIANT-2, VARIANT-2b
#[test]
fn chess960_is_known_by_its_variant_and_by_its_position() {
    let fen = "[SetUp \"1\"]\n[FEN \"rk2r3/4p3/8/8/8/8/4P3/RK2R3 w KQkq - 0 1\"]\n";
    for variant in ["[Variant \"Chess960\"]\n", "[Variant \"chess 960\"]\n", ""] {
        let game = clean(&format!("{variant}{fen}\n1. O-O O-O-O *"));
        assert_eq!(game.end().to_fen(), "2krr3/4p3/8/8/8/8/4P3/R4RK1 w - - 2 2");
    }
    // With the king at home, only the tag tells that a rook on f1 may castle.
    let inner = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4KR2 w K - 0 1\"]\n\n1. O-O *";
    assert_eq!(game(inner).errors().len(), 1);
    assert_eq!(
        main_line(&clean(&format!("[Variant \"Fischerandom\"]\n{inner}"))),
        "O-O"
    );
}

#[test]
fn line_ends_and_byte_order_marks_change_nothing() {
    let text = "[White \"A\"]\n\n1. e4 ; open\n1... e5 {a\nb} *\n\n[White \"B\"]\n\n1. d4 Xd5 *\n";
    let expected = games(text);
    assert_eq!(expected.len(), 2);
    for (from, to) in [("\n", "\r\n"), ("\n", "\r"), ("[White", "\u{feff}[White")] {
        let games = games(&text.replace(from, to));
        assert!(games == expected);
        let place = |game: &jadoube::notation::pgn::PgnGame| game.errors()[0].place;
        assert_eq!(place(&games[1]), place(&expected[1]), "{to:?}");
    }
}

/// The same text in Windows-1251.
fn cyrillic(text: &str) -> Vec<u8> {
    let byte = |c: char| match c {
        'Ё' => 0xa8,
        'ё' => 0xb8,
        'Ї' => 0xaf,
        'І' => 0xb2,
        'і' => 0xb3,
        'ї' => 0xbf,
        'А'..='я' => (c as u32 - 0x410) as u8 + 0xc0,
        c => u8::try_from(u32::from(c)).unwrap(),
    };
    text.chars().map(byte).collect()
}

#[test]
fn windows_1251_is_known_by_its_words() {
    let text = "[White \"Капабланка Хосе\"]\n[Black \"Чёрные\"]\n[Site \"Київ\"]\n\n1. e4 {Слабый ход і хід} *\n";
    let [one_byte, utf8] = [cyrillic(text), text.as_bytes().to_vec()];
    for bytes in [one_byte, utf8] {
        let game = read_pgn(&bytes).next().unwrap();
        assert_eq!(game.tag("White"), Some("Капабланка Хосе"));
        assert_eq!(game.tag("Black"), Some("Чёрные"));
        assert_eq!(game.tag("Site"), Some("Київ"));
        assert_eq!(comments(&game, 1), ["Слабый ход і хід"]);
    }
}

#[test]
fn latin_1_is_known_by_the_letters_around() {
    let bytes = b"[White \"Gr\xfcnfeld\"]\n[Site \"M\xe1laga\"]\n[Black \"\xd6\"]\n\n1. e4 {caf\xe9 \x96 \x93x\x94} *\n";
    let game = read_pgn(bytes).next().unwrap();
    assert_eq!(game.tag("White"), Some("Grünfeld"));
    assert_eq!(game.tag("Site"), Some("Málaga"));
    assert_eq!(game.tag("Black"), Some("Ö"));
    assert_eq!(comments(&game, 1), ["café – “x”"]);
}

#[test]
fn each_game_has_an_encoding_of_its_own() {
    let mut bytes = "[White \"Гість\"]\n\n*\n".as_bytes().to_vec();
    bytes.extend(cyrillic("[White \"Гость\"]\n\n*\n"));
    bytes.extend_from_slice(b"[White \"M\xfcller\"]\n\n*\n");
    let names: Vec<String> = read_pgn(&bytes)
        .map(|game| game.tag("White").unwrap().to_string())
        .collect();
    assert_eq!(names, ["Гість", "Гость", "Müller"]);
}

#[test]
fn two_texts_side_by_side_make_no_character() {
    // The last byte of the one and the first of the other are a character of UTF-8.
    let bytes = b"[Site \"\xa2?\"]\n[Site\xce \"x\"]\n\n*\n";
    let game = read_pgn(bytes).next().unwrap();
    assert_eq!(game.tag("Site"), Some("¢?"));
    assert_eq!(game.tag("SiteÎ"), Some("x"));
}

#[test]
fn a_comment_in_brackets_before_the_first_move_belongs_to_the_start() {
    let game = game("({why} 1. e4 e5) *");
    assert_eq!(comments(&game, 0), ["why"]);
    assert_eq!(main_line(&game), "e4 e5");
    assert!(crate::game(&game.to_pgn()) == game);
}

#[test]
fn russian_letters_and_other_spellings_are_read() {
    let game = clean("1. e2—e4 e7—e5 2. Кg1—f3 ♞c6 3. Bf1-b5 a6 4. 0-0 *");
    assert_eq!(main_line(&game), "e4 e5 Nf3 Nc6 Bb5 a6 O-O");
}

// C19, PROMO-1
#[test]
fn promotions_are_read_in_every_spelling() {
    let tags = "[SetUp \"1\"]\n[FEN \"8/4P3/8/k7/8/8/8/4K3 w - - 0 1\"]\n\n";
    for text in ["e8Q", "e8=Q", "e8q", "e8(Q)", "e7e8Q"] {
        assert_eq!(main_line(&clean(&format!("{tags}1. {text} *"))), "e8=Q");
    }
    for text in ["e8", "e8=", "e8=K", "e8D"] {
        assert_eq!(
            game(&format!("{tags}1. {text} *")).errors().len(),
            1,
            "{text}"
        );
    }
}

#[test]
fn games_without_a_result_end_with_the_next() {
    let games = games(
        "[Event \"A\"]\n\n1. e4 e5\n\n[Event \"B\"]\n\n1. d4\n\n1. c4 c5 2. Nf3\n\n1. f4 {end}\n",
    );
    let lines: Vec<String> = games.iter().map(main_line).collect();
    assert_eq!(lines, ["e4 e5", "d4", "c4 c5 Nf3", "f4"]);
}

#[test]
fn games_of_tags_alone_are_parted_by_repeated_names() {
    let games =
        games("[Event \"A\"]\n[Round \"1\"]\n\n[Event \"A\"]\n[Round \"2\"]\n\n[Date \"?\"]\n");
    let rounds: Vec<Option<&str>> = games.iter().map(|game| game.tag("Round")).collect();
    assert_eq!(rounds, [Some("1"), Some("2")]);
}

#[test]
fn what_is_odd_is_said() {
    let cases = [
        ("[Event \"A]\n\n*", Oddity::BrokenTag),
        ("[Event \"A\"\n\n*", Oddity::BrokenTag),
        ("[Event A\"]\n\n*", Oddity::BrokenTag),
        ("[fEn \"\"]\n\n*", Oddity::TagSpelling),
        ("[White \"A\"]\n[White \"B\"]\n\n*", Oddity::TagRepeated),
        ("[White \"A\"] [Black \"B\"]\n\n*", Oddity::NoLineBreak),
        (
            "[White \"A\"]\n\n[Black \"B\"]\n\n*",
            Oddity::BlankLineInTags,
        ),
        ("[Date \"yesterday\"]\n\n*", Oddity::Date),
        ("[SetUp \"1\"]\n\n*", Oddity::SetUp),
        ("[Variant \"Atomic\"]\n\n*", Oddity::UnknownVariant),
        ("[Result \"1-0\"]\n\n1. e4 0-1", Oddity::Results),
        ("[Result \"1-0\"]\n\n1. e4", Oddity::NoResult),
        ("1. e4 2. e5 *", Oddity::MoveNumber),
        ("1. e2xe4 *", Oddity::NothingCaptured),
        ("1. Nxf3 *", Oddity::NothingCaptured),
        ("1. e4# *", Oddity::NoMate),
        ("1. e4!!! *", Oddity::UnknownSign),
        ("1. e4 {never *", Oddity::UnclosedComment),
        ("1. e4 (1. d4", Oddity::UnclosedVariation),
        ("1. e4 ) *", Oddity::StrayBracket),
        ("1. e4 } *", Oddity::StrayBracket),
        ("1. e4 White resigns 1-0", Oddity::StrayText),
    ];
    for (text, oddity) in cases {
        assert!(
            oddities(text).contains(&oddity),
            "{text}: {:?}",
            oddities(text)
        );
    }
}

// DRAW-15
#[test]
fn a_game_that_goes_on_after_75_quiet_moves_is_odd() {
    let tags = "[SetUp \"1\"]\n[FEN \"k7/2R1Q3/5N2/5pP1/5P2/8/PPP1P3/K7 b - - 150 100\"]\n\n";
    assert_eq!(oddities(&format!("{tags}100... Kb8 *")), [Oddity::PlayedOn]);
    let before = tags.replace("150", "149");
    assert_eq!(oddities(&format!("{before}100... Kb8 *")), []);
}

#[test]
fn the_result_is_that_of_the_tag_before_that_of_the_sign() {
    let cases = [
        ("e4 1-0", PgnResult::WhiteWins),
        ("[Result \"*\"]\n\ne4 1-0", PgnResult::WhiteWins),
        ("[Result \"0-1\"]\n\ne4 1-0", PgnResult::BlackWins),
        ("[Result \"½-½\"]\n\ne4 ½-½", PgnResult::Draw),
        ("[Result \"\"]\n\ne4 1-0", PgnResult::Open),
        ("e4", PgnResult::Open),
    ];
    for (text, result) in cases {
        assert_eq!(game(text).result(), result, "{text}");
    }
}

#[test]
fn a_start_has_no_move_and_nothing_before() {
    let game = clean("1. e4 *");
    assert_eq!(game.mv(Node::START), None);
    assert_eq!(game.before(Node::START), None);
    assert_eq!(game.next(at(&game, 1)), None);
}
