use super::*;
use crate::app::language::Language;
use crate::game::regulations::{Settings, Table as Kind};
use crate::game::{Action, Actor};
use crate::notation;
use crate::rules::{Fen, Position};

fn texts(language: Language) -> Texts {
    Texts::new(language).with(words::source(language))
}

fn sit(table: Kind, control: &str, fen: &str, moves: &str) -> Sitting {
    let fen = Fen::read(fen).unwrap();
    let mut settings = Settings::at(table);
    settings.control = control.parse().unwrap();
    let mut sitting = Sitting::new(settings, fen.position, fen.chess960);
    for text in moves.split_whitespace() {
        let mv = notation::read_in(sitting.position(), text, Notation::SHORT).unwrap();
        sitting.play(mv.get(), Instant(0)).unwrap();
    }
    sitting
}

fn told(sitting: &Sitting, language: Language, cursor: &str, text: &str) -> Option<Reply> {
    let seen = Seen {
        sitting,
        placement: *sitting.board(),
        past: None,
        held: None,
        cursor: cursor.parse().unwrap(),
        now: Instant(28_000),
        notation: Notation::SHORT,
        last_said: "White: pawn to e4",
    };
    reply(text, &seen, &texts(language))
}

/// What is answered in English at the table where one learns.
fn learn(fen: &str, moves: &str, text: &str) -> String {
    let sitting = sit(Kind::Learn, "none", fen, moves);
    match told(&sitting, Language::English, "e4", text) {
        Some(Reply::Told(told)) => told,
        other => panic!("{text}: {other:?}"),
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
// A position of ../shared/data, known for its many kinds of moves.
const MIDDLE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

// BOARD-2, C45
#[test]
fn what_stands_on_the_board_is_told_by_side_and_by_kind() {
    assert_eq!(
        learn(START, "", "board"),
        "White: king e1; queen d1; rooks a1, h1; bishops c1, f1; knights b1, g1; pawns a2, b2, c2, d2, e2, f2, g2, h2. \
         Black: king e8; queen d8; rooks a8, h8; bishops c8, f8; knights b8, g8; pawns a7, b7, c7, d7, e7, f7, g7, h7."
    );
    assert_eq!(
        learn("4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1", "", "White"),
        "White: king e1; rook a1; pawn e2."
    );
    assert_eq!(
        learn(MIDDLE, "", "knights"),
        "White: knights c3, e5. Black: knights b6, f6."
    );
    assert_eq!(
        learn("4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1", "", "queen"),
        "White: none. Black: none."
    );
}

// BOARD-4
#[test]
fn ranks_and_files_are_told_from_a_and_from_1() {
    assert_eq!(
        learn(MIDDLE, "", "rank 3"),
        "Rank 3: c3, white knight; f3, white queen; h3, black pawn."
    );
    assert_eq!(learn(START, "", "row 5"), "Rank 5 is empty.");
    assert_eq!(
        learn(MIDDLE, "", "file e"),
        "File e: e1, white king; e2, white bishop; e4, white pawn; e5, white knight; e6, black pawn; \
         e7, black queen; e8, black king."
    );
    // Without a name it is that of the square where the keyboard is: e4.
    assert_eq!(learn(START, "e4", "rank"), "Rank 4: e4, white pawn.");
    assert_eq!(
        learn("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "file d"),
        "File d is empty."
    );
}

// MOVE-14, MOVE-15
#[test]
fn a_square_is_told_with_who_attacks_and_who_guards_it() {
    assert_eq!(
        learn(MIDDLE, "", "at e5"),
        "e5, white knight. Not attacked. Not guarded."
    );
    assert_eq!(
        learn(MIDDLE, "", "at d5"),
        "d5, white pawn. Attacked by knights b6, f6, pawn e6. Guarded by knight c3, pawn e4."
    );
    assert_eq!(
        learn(MIDDLE, "", "at d6"),
        "d6, empty. White does not attack it. Black attacks it with queen e7, pawn c7."
    );
    // A pinned piece attacks.
    assert_eq!(
        learn("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "", ": e4"),
        "e4, empty. White attacks it with knight c3. Black does not attack it."
    );
}

// MOVE-12, MOVE-16, CASTLE-1
#[test]
fn the_moves_of_a_piece_are_told_with_captures_and_castling() {
    assert_eq!(
        learn(MIDDLE, "", "moves e1"),
        "e1, white king. It can go to d1, f1. It can castle short and long."
    );
    assert_eq!(
        learn(MIDDLE, "", "moves e5"),
        "e5, white knight. It can go to d3, c4, g4, c6. It can take on g6, d7, f7."
    );
    assert_eq!(
        learn("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "", "moves c3"),
        "c3, white knight. It can’t move now."
    );
    assert_eq!(
        learn(START, "", "moves e7"),
        "It is White’s move, and the pawn on e7 is Black’s."
    );
    assert_eq!(learn(START, "", "moves"), "There is no piece on e4.");
}

// C44, NOTATION-7
#[test]
fn the_last_move_is_told_as_it_was_announced() {
    assert_eq!(learn(START, "", "last"), "No move has been made yet.");
    assert_eq!(
        learn(START, "e4 d5 exd5", "."),
        "White: pawn e to d5, takes pawn."
    );
}

// CLOCK-3
#[test]
fn both_clocks_are_told_in_words_and_which_runs() {
    let mut sitting = sit(Kind::Play, "5+3", START, "");
    let ask = |sitting: &Sitting| told(sitting, Language::English, "e4", ",");
    let stopped = "White’s clock: 5 minutes 3 seconds. Black’s clock: 5 minutes 3 seconds. Neither clock is running.";
    assert_eq!(ask(&sitting), Some(Reply::Told(stopped.to_owned())));
    let started = sitting.act(Actor::Arbiter, Action::StartClock, Instant(0));
    assert!(started.is_ok());
    let running = "White’s clock: 4 minutes 35 seconds. Black’s clock: 5 minutes 3 seconds. White’s clock is running.";
    assert_eq!(ask(&sitting), Some(Reply::Told(running.to_owned())));
    assert_eq!(
        learn(START, "", "clocks"),
        "This game is played without clocks."
    );
}

#[test]
fn whose_move_it_is_is_told_with_number_check_and_end() {
    assert_eq!(learn(START, "e4 e5 Ke2", "turn"), "Move 2. Black to move.");
    assert_eq!(
        learn(START, "e4 d5 Bb5", "who"),
        "Move 2. Black to move, in check."
    );
    assert_eq!(
        learn(START, "f3 e5 g4 Qh4", "turn"),
        "Checkmate: Black has won (Laws of Chess, 5.1.1)."
    );
    // TOUCH-4: what has been touched is told, too.
    let mut sitting = sit(Kind::Play, "none", START, "");
    sitting.touch("d2".parse().unwrap(), Instant(0)).unwrap();
    let said = "Move 1. White to move. The pawn on d2 was touched first: it must move.";
    let asked = told(&sitting, Language::English, "e4", "turn");
    assert_eq!(asked, Some(Reply::Told(said.to_owned())));
}

#[test]
fn material_is_counted() {
    assert_eq!(
        learn("4k3/5ppp/8/8/8/8/4PPPP/R3K1N1 w - - 0 1", "", "material"),
        "White: 1 rook, 1 knight, 4 pawns. Black: 3 pawns. White is ahead by 9, a pawn counting as one."
    );
    assert_eq!(
        learn("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "material"),
        "White: only the king. Black: only the king. Material is even."
    );
}

#[test]
fn what_was_said_is_said_again() {
    assert_eq!(learn(START, "e4", "again"), "White: pawn to e4");
}

// CONDUCT-1
#[test]
fn at_a_serious_game_nobody_is_told_what_pieces_attack() {
    let sitting = sit(Kind::Compete, "none", START, "");
    for (text, said) in [
        (
            "moves g1",
            "In this game nobody is told where pieces can go and what they attack.",
        ),
        (
            "at e4",
            "e4, empty. In this game nobody is told where pieces can go and what they attack.",
        ),
    ] {
        let asked = told(&sitting, Language::English, "e4", text);
        assert_eq!(asked, Some(Reply::Told(said.to_owned())), "{text}");
    }
}

// NOTATION-3: whatever is played in whatever notation, no word is taken for a move.
#[test]
fn every_word_asks_for_one_thing_in_its_language_and_is_no_move() {
    let start: Position = Position::initial();
    for language in Language::ALL {
        let texts = texts(language);
        let mut seen = Vec::new();
        for (subject, words) in COMMANDS
            .iter()
            .map(|it| (it.subject, it.words))
            .chain([(Subject::Help, "word-help")])
        {
            for word in texts.plain(words).split(' ') {
                let asked = commands::read(&word.to_uppercase(), &texts);
                assert_eq!(asked.map(|it| it.subject), Some(subject), "{word}");
                assert!(!seen.contains(&word.to_owned()), "{word} stands twice");
                seen.push(word.to_owned());
                for (name, notation) in Notation::ALL {
                    let square = matches!(subject, Subject::Square | Subject::Moves);
                    let named = square.then(|| format!("{word} e4"));
                    for text in [word.to_owned()].into_iter().chain(named) {
                        let read = notation::read_in(&start, &text, notation);
                        let is_move =
                            matches!(read, Ok(_) | Err(notation::ReadError::Illegal { .. }));
                        assert!(!is_move, "{text} in {name}: {read:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn what_asks_for_nothing_is_left_alone() {
    let sitting = sit(Kind::Learn, "none", START, "");
    for text in [
        "",
        "e5",
        "rank 9",
        "rank e4",
        "at i9",
        "board e4",
        "moves g1 f3",
        "xyz",
    ] {
        assert_eq!(
            told(&sitting, Language::English, "e4", text),
            None,
            "{text}"
        );
    }
    assert_eq!(
        told(&sitting, Language::English, "e4", "?"),
        Some(Reply::List)
    );
}

#[test]
fn ukrainian_and_russian_count_and_name_as_players_do() {
    let fen = "4k3/5ppp/8/8/8/8/4PPPP/R3K1N1 w - - 0 1";
    let sitting = sit(Kind::Learn, "none", fen, "");
    for (language, text, said) in [
        (
            Language::Russian,
            "материал",
            "Белые: 1 ладья, 1 конь, 4 пешки. Чёрные: 3 пешки. Перевес белых: 9, если считать в пешках.",
        ),
        (
            Language::Ukrainian,
            "матеріал",
            "Білі: 1 тура, 1 кінь, 4 пішаки. Чорні: 3 пішаки. Перевага білих: 9, якщо лічити в пішаках.",
        ),
        (
            Language::Russian,
            "ходы g1",
            "g1, белый конь. Может пойти на f3, h3.",
        ),
        (
            Language::Ukrainian,
            "поле e2",
            "e2, білий пішак. Ніхто не нападає. Захищають: король e1, кінь g1.",
        ),
        (
            Language::Russian,
            "доска",
            "Белые: король e1; ладья a1; конь g1; пешки e2, f2, g2, h2. Чёрные: король e8; пешки f7, g7, h7.",
        ),
    ] {
        let asked = told(&sitting, language, "e4", text);
        assert_eq!(asked, Some(Reply::Told(said.to_owned())));
    }
}

// All can be asked in each language, at the start, and each answer is a sentence without holes.
#[test]
fn everything_is_answered_in_each_language() {
    for (table, control, moves) in [
        (Kind::Learn, "none", ""),
        (Kind::Learn, "none", "e4 d5 exd5 Qxd5"),
        (Kind::Play, "5+3", ""),
        (Kind::Compete, "15+10", ""),
    ] {
        let sitting = sit(table, control, START, moves);
        for language in Language::ALL {
            let texts = texts(language);
            for command in &COMMANDS {
                let words = texts.plain(command.words);
                for word in words.split(' ') {
                    let Some(Reply::Told(said)) = told(&sitting, language, "d1", word) else {
                        panic!("{word} is not answered")
                    };
                    assert!(!said.contains(['{', '}', '$']), "{said}");
                    assert!(said.contains(' ') && !said.contains("told-"), "{said}");
                }
            }
        }
    }
}
