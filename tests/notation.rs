//! Notation against the checks of the laws and the cases, one by one.

use jadoube::notation::{self, Check, Description, Expected, Form, Letters, Missing, Notation};
use jadoube::notation::{ReadError, read, read_in};
use jadoube::rules::{CastlingRefusal, Fen, File, Move, Position, Promotion, Rank, Refusal};
use jadoube::rules::{Role, Wing};

const RUSSIAN: Notation = Notation::new(Letters::Russian, Form::Short);
const RUSSIAN_LONG: Notation = Notation::new(Letters::Russian, Form::Long);
const UKRAINIAN_LONG: Notation = Notation::new(Letters::Ukrainian, Form::Long);
const FIGURINE: Notation = Notation::new(Letters::Figurine, Form::Short);

fn position(fen: &str) -> Position {
    Fen::read(fen).unwrap().position
}

fn after(moves: &str) -> Position {
    let start = Position::initial();
    moves.split_whitespace().fold(start, |position, text| {
        read(&position, text).unwrap().play()
    })
}

fn mv(position: &Position, uci: &str) -> Move {
    read(position, uci).unwrap().get()
}

fn short(position: &Position, uci: &str) -> String {
    notation::short(position, mv(position, uci))
}

fn written(position: &Position, uci: &str, notation: Notation) -> String {
    notation::written(position, mv(position, uci), notation)
}

fn reads(position: &Position, text: &str) -> Option<String> {
    read(position, text)
        .ok()
        .map(|legal| legal.get().to_string())
}

fn not_a_move(position: &Position, text: &str) -> (usize, Expected) {
    match read(position, text) {
        Err(ReadError::NotAMove { at, expected }) => (at, expected),
        other => panic!("{text}: {other:?}"),
    }
}

fn refused(position: &Position, text: &str) -> Refusal {
    match read(position, text) {
        Err(ReadError::Illegal { refusal, .. }) => refusal,
        other => panic!("{text}: {other:?}"),
    }
}

// NOTATION-3
#[test]
fn pieces_have_their_letters_and_pawns_none() {
    let letters = |letters: Letters| {
        let roles = Role::ALL.into_iter().rev();
        roles.map(|role| letters.role(role)).collect::<Vec<_>>()
    };
    assert_eq!(
        letters(Letters::International),
        ["K", "Q", "R", "B", "N", ""]
    );
    assert_eq!(letters(Letters::Figurine), ["♔", "♕", "♖", "♗", "♘", ""]);
}

// NOTATION-4
#[test]
fn the_full_form_names_both_squares() {
    let start = Position::initial();
    assert_eq!(written(&start, "e2e4", Notation::LONG), "e2-e4");
    let taking = after("e4 d5");
    assert_eq!(written(&taking, "e4d5", Notation::LONG), "e4xd5");
}

// NOTATION-4a
#[test]
fn queen_h2_h8_in_long_short_and_russian_long() {
    let white = position("4k3/8/8/8/8/8/7Q/4K3 w - - 0 22");
    assert_eq!(written(&white, "h2h8", Notation::LONG), "Qh2-h8+");
    assert_eq!(short(&white, "h2h8"), "Qh8+");
    assert_eq!(written(&white, "h2h8", RUSSIAN_LONG), "Фh2-h8+");
    assert_eq!(reads(&white, "22. Qh2-h8+").as_deref(), Some("h2h8"));
    let black = position("4k3/8/8/8/8/8/3r4/6K1 b - - 0 23");
    assert_eq!(written(&black, "d2d6", Notation::LONG), "Rd2-d6");
    assert_eq!(reads(&black, "23. … Rd2-d6").as_deref(), Some("d2d6"));
    assert_eq!(reads(&black, "23... Rd2-d6").as_deref(), Some("d2d6"));
    assert_eq!(reads(&black, "…Rd6").as_deref(), Some("d2d6"));
}

// NOTATION-5, 5a
#[test]
fn mate_has_a_sign_of_its_own_in_russian() {
    let mate = after("f3 e5 g4");
    assert_eq!(short(&mate, "d8h4"), "Qh4#");
    assert_eq!(written(&mate, "d8h4", RUSSIAN), "Фh4х");
    assert_eq!(written(&mate, "d8h4", RUSSIAN_LONG), "Фd8-h4х");
    assert_eq!(reads(&mate, "2...Фh4х").as_deref(), Some("d8h4"));
    let check = after("e4 f5");
    for notation in [Notation::SHORT, RUSSIAN, RUSSIAN_LONG] {
        assert!(written(&check, "d1h5", notation).ends_with("h5+"));
    }
}

// NOTATION-6, NOTATION-6a
#[test]
fn castling_and_promotion_in_every_form() {
    let white = position("4k3/8/8/8/8/8/6p1/R3K2N w Q - 0 16");
    assert_eq!(short(&white, "e1c1"), "O-O-O");
    assert_eq!(written(&white, "e1c1", Notation::LONG), "O-O-O");
    let black = read(&white, "O-O-O").unwrap().play();
    let long = written(&black, "g2h1q", Notation::LONG);
    assert_eq!(long, "g2xh1Q");
    assert_eq!(written(&black, "g2h1q", Notation::CODEX), "gh1Q");
    assert_eq!(short(&black, "g2h1q"), "gxh1=Q");
    for text in ["g2xh1Q", "gh1Q", "gxh1Q", "gxh1=Q", "g2:h1Ф", "gh1(Q)"] {
        assert_eq!(reads(&black, text).as_deref(), Some("g2h1q"), "{text}");
    }
    let pawn = position("8/4P3/8/k7/8/8/8/4K3 w - - 0 1");
    assert_eq!(written(&pawn, "e7e8q", Notation::LONG), "e7-e8Q");
}

// NOTATION-7a
#[test]
fn two_rooks_are_told_apart_by_the_file() {
    let position = position("4k3/8/8/8/8/8/6K1/R6R w - - 0 12");
    assert_eq!(short(&position, "h1d1"), "Rhd1");
    assert_eq!(short(&position, "a1d1"), "Rad1");
}

// NOTATION-7b
#[test]
fn like_pieces_are_told_apart_by_rank_where_the_file_does_not_decide() {
    let white = position("5rk1/8/2N5/7r/2N5/8/8/4K3 w - - 0 34");
    assert_eq!(short(&white, "c4e5"), "N4e5");
    let black = read(&white, "N4e5").unwrap().play();
    assert_eq!(short(&black, "f8f5"), "Rff5");
}

// NOTATION-7c
#[test]
fn both_file_and_rank_where_neither_decides() {
    let position = position("1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1");
    assert_eq!(short(&position, "h4e1"), "Qh4e1");
}

// NOTATION-7d, C16
#[test]
fn a_pinned_twin_needs_no_telling_apart() {
    let game = after("d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O");
    assert_eq!(short(&game, "g1e2"), "Ne2");
    let alone = position("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1");
    assert_eq!(short(&alone, "g1e2"), "Ne2");
    assert_eq!(reads(&alone, "Nge2").as_deref(), Some("g1e2"));
    assert!(matches!(refused(&alone, "Nce2"), Refusal::Pinned { .. }));
}

// NOTATION-8, NOTATION-8a
#[test]
fn two_files_are_enough_for_a_pawn_capture_that_is_the_only_one() {
    let game = after("e4 d5");
    assert_eq!(written(&game, "e4d5", Notation::CODEX), "ed");
    assert_eq!(reads(&game, "ed").as_deref(), Some("e4d5"));
    assert_eq!(reads(&game, "exd").as_deref(), Some("e4d5"));
    let two = position("4k3/4p3/3P4/4p3/3P4/8/8/4K3 w - - 0 13");
    match read(&two, "de") {
        Err(ReadError::Ambiguous { candidates }) => {
            assert_eq!(candidates, [mv(&two, "d4e5"), mv(&two, "d6e7")]);
        }
        other => panic!("{other:?}"),
    }
    for (uci, codex, short_form) in [("d4e5", "de5", "dxe5"), ("d6e7", "de7", "dxe7")] {
        assert_eq!(written(&two, uci, Notation::CODEX), codex);
        assert_eq!(short(&two, uci), short_form);
        assert_eq!(reads(&two, codex).as_deref(), Some(uci));
    }
}

// NOTATION-8, C18: en passant is a capture, with its square
#[test]
fn en_passant_is_written_as_a_capture() {
    let game = after("e4 Nf6 e5 d5");
    assert_eq!(short(&game, "e5d6"), "exd6");
    assert_eq!(written(&game, "e5d6", Notation::CODEX), "ed6");
    for text in [
        "exd6",
        "exd6 e.p.",
        "exd6ep",
        "ed6",
        "e5d6",
        "e:d6",
        "exd6e.p.",
    ] {
        assert_eq!(reads(&game, text).as_deref(), Some("e5d6"), "{text}");
    }
    assert_eq!(
        read(&game, "ed").err(),
        Some(ReadError::Incomplete(Missing::Square))
    );
    let codex = read_in(&game, "ed", Notation::CODEX).map(|legal| legal.get());
    assert_eq!(codex, Ok(mv(&game, "e5d6")));
}

// NOTATION-9
#[test]
fn russian_and_ukrainian_signs() {
    let game = after("e4 d5 Nf3 dxe4 Bb5");
    assert_eq!(written(&game, "c8d7", RUSSIAN_LONG), "Сc8-d7");
    let game = after("e4 d5 Nf3 dxe4");
    assert_eq!(written(&game, "f3e5", RUSSIAN), "Кe5");
    assert_eq!(written(&game, "h1g1", RUSSIAN), "Лg1");
    assert_eq!(written(&game, "h1g1", UKRAINIAN_LONG), "Тh1-g1");
    assert_eq!(written(&game, "e1e2", UKRAINIAN_LONG), "Крe1-e2");
    assert_eq!(written(&game, "e1e2", FIGURINE), "♔e2");
    let game = after("e4 d5");
    assert_eq!(written(&game, "e4d5", RUSSIAN), "e:d5");
    assert_eq!(written(&game, "e4d5", RUSSIAN_LONG), "e4:d5");
    for text in ["e:d5", "eхd5", "e×d5", "ехd5", "exd5", "ed5", "e4:d5"] {
        assert_eq!(reads(&game, text).as_deref(), Some("e4d5"), "{text}");
    }
}

// NOTATION-10
#[test]
fn an_offered_draw_beside_the_move_is_read_over() {
    let start = Position::initial();
    assert_eq!(reads(&start, "e4 (=)").as_deref(), Some("e2e4"));
    assert_eq!(reads(&start, "Nf3!?(=)").as_deref(), Some("g1f3"));
}

// C14
#[test]
fn no_pin_is_seen_where_there_is_none() {
    let position = position("4k2r/r3bppp/p1p5/3pR3/Pp1P1B2/7P/1PP2PP1/R5K1 w k - 0 37");
    assert_eq!(short(&position, "a1e1"), "Rae1");
    assert_eq!(short(&position, "e5e1"), "Ree1");
}

// C15
#[test]
fn rooks_of_one_file_are_told_apart_by_rank() {
    let position = position("rnbqkbnr/p1p2p2/3p2p1/R3p2p/7P/8/1PPPPPP1/RNBQKBN1 w kq - 0 8");
    assert_eq!(short(&position, "a5a3"), "R5a3");
    assert_eq!(short(&position, "a1a3"), "R1a3");
}

// C17
#[test]
fn a_piece_on_the_passed_square_captures_nothing() {
    let position = position("r4rk1/p2q2pp/4p3/2p1PpB1/1b2N3/5P2/PPQ2P1P/2K3R1 w - f6 0 19");
    assert_eq!(short(&position, "e4f6"), "Nf6+");
    assert_eq!(short(&position, "e5f6"), "exf6");
}

// C19, PROMO-1
#[test]
fn nothing_becomes_a_queen_in_silence() {
    let position = position("8/4P3/8/k7/8/8/8/4K3 w - - 0 1");
    for text in [
        "e8Q", "e8=Q", "e8q", "e8(Q)", "e8/Q", "e8=Ф", "e8♕", "e7e8q", "e7-e8=Q!",
    ] {
        let legal = read(&position, text).unwrap();
        assert_eq!(notation::short(&position, legal.get()), "e8=Q", "{text}");
    }
    for text in ["e8", "e8=", "e8 ", "e8!", "e7e8", "e8(", "e8=?", "e8(=)"] {
        let error = read(&position, text).err();
        let missing = ReadError::Incomplete(Missing::Promotion);
        assert_eq!(error, Some(missing), "{text}");
    }
    assert_eq!(not_a_move(&position, "e8=K"), (3, Expected::Promotion));
    assert_eq!(not_a_move(&position, "e8Кр"), (2, Expected::Promotion));
    assert_eq!(not_a_move(&position, "e8D"), (2, Expected::End));
    assert_eq!(reads(&position, "e8К").as_deref(), Some("e7e8n"));
    assert_eq!(reads(&position, "e8b").as_deref(), Some("e7e8b"));
    assert_eq!(refused(&position, "Ke2=Q"), Refusal::NothingToPromote);
}

// C20
#[test]
fn letters_of_another_language_stop_the_reading() {
    let game = after("e4 e5");
    assert_eq!(not_a_move(&game, "2.Hf3"), (2, Expected::Move));
    assert_eq!(not_a_move(&game, "Hf3"), (0, Expected::Move));
    let game = after("e4 e5 Nf3 Nc6");
    assert_eq!(not_a_move(&game, "Fb5"), (0, Expected::Move));
    let game = after("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7");
    assert_eq!(refused(&game, "Be1"), Refusal::NotHowItMoves);
}

// C46, CASTLE-1
#[test]
fn castling_is_read_in_every_spelling() {
    let both = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for text in [
        "O-O", "0-0", "o-o", "О-О", "о-о", "O–O", "0—0", "O - O", "e1g1", "e1h1", "O-O!",
    ] {
        assert_eq!(reads(&both, text).as_deref(), Some("e1g1"), "{text}");
    }
    for text in [
        "O-O-O",
        "0-0-0",
        "o-o-o",
        "О-О-О",
        "O−O−O",
        "Ke1-c1",
        "O-O-O+",
    ] {
        assert_eq!(reads(&both, text).as_deref(), Some("e1c1"), "{text}");
    }
    for text in ["O", "O-", "0-", "O-O-"] {
        let error = read(&both, text).err();
        assert_eq!(error, Some(ReadError::Incomplete(Missing::Castling)));
    }
    assert_eq!(not_a_move(&both, "OO"), (1, Expected::Castling));
    let closed = Position::initial();
    assert!(matches!(
        refused(&closed, "O-O"),
        Refusal::Castling(Wing::Short, CastlingRefusal::Between { .. })
    ));
    let lost = position("r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1");
    assert_eq!(
        refused(&lost, "O-O-O"),
        Refusal::Castling(Wing::Long, CastlingRefusal::RightLost)
    );
}

// NOTATION-3, 9
#[test]
fn what_people_type_is_understood() {
    let start = Position::initial();
    for text in [
        "Nf3",
        "nf3",
        "Ng1f3",
        "N1f3",
        "Ngf3",
        "g1f3",
        "Ng1-f3",
        "NF3",
        "Кf3",
        "кf3",
        "♘f3",
        "♞f3",
        "♘\u{fe0e}f3",
        "Nf3!?",
        "1.Nf3",
        "1. Nf3",
        "Nf3+",
        "Nf3++",
        "N f3",
        " Nf3 ",
        "Nxf3",
        "G1F3",
        "Kg1f3",
    ] {
        let uci = reads(&start, text);
        // A Latin K is never the knight.
        let expected = (text != "Kg1f3").then_some("g1f3");
        assert_eq!(uci.as_deref(), expected, "{text}");
    }
    for text in [
        "e4",
        "е4",
        "E4",
        "Е4",
        "Pe4",
        "пe4",
        "♙e4",
        "2e4",
        "ee4",
        "e2e4",
        "e2-e4",
        "e2–e4",
        "e2—e4",
        "e2 e4",
        "E2-E4",
        "е2-е4",
        "e4!!",
        "e4‼",
        "\u{feff}e4",
    ] {
        assert_eq!(reads(&start, text).as_deref(), Some("e2e4"), "{text}");
    }
    assert_eq!(reads(&start, "с4").as_deref(), Some("c2c4"));
    assert_eq!(reads(&start, "Nс3").as_deref(), Some("b1c3"));
    assert_eq!(reads(&start, "b4").as_deref(), Some("b2b4"));
    assert_eq!(reads(&start, "B4").as_deref(), Some("b2b4"));
}

#[test]
fn a_small_b_is_the_pawn_where_it_can_be_else_the_bishop() {
    let bishop = after("e4 e5");
    assert_eq!(reads(&bishop, "bc4").as_deref(), Some("f1c4"));
    assert_eq!(reads(&bishop, "сb5").as_deref(), Some("f1b5"));
    // Either way, and so neither.
    assert_eq!(reads(&bishop, "сc4"), None);
    let either = position("4k3/8/8/8/2p5/1P1B4/8/4K3 w - - 0 1");
    assert_eq!(reads(&either, "bxc4").as_deref(), Some("b3c4"));
    assert_eq!(reads(&either, "bc4").as_deref(), Some("b3c4"));
    assert_eq!(reads(&either, "Bxc4").as_deref(), Some("d3c4"));
    // Both would fit, and nobody writes a pawn's step like this.
    let step = position("4k3/8/8/8/8/B7/1P6/4K3 w - - 0 1");
    assert!(matches!(
        read(&step, "bb4"),
        Err(ReadError::Ambiguous { .. })
    ));
    // A whole from-square is meant: the knight is pinned, the bishop is not asked.
    let pinned = position("4k3/8/8/8/1b6/2N5/3B4/4K3 w - - 0 1");
    assert_eq!(reads(&pinned, "b2e3"), None);
}

#[test]
fn cyrillic_files_after_cyrillic_pieces_need_the_notation_to_be_chosen() {
    let game = after("e4 e5");
    assert_eq!(not_a_move(&game, "Кре2"), (2, Expected::Square));
    let chosen = read_in(&game, "Кре2", RUSSIAN).map(|legal| legal.get());
    assert_eq!(chosen, Ok(mv(&game, "e1e2")));
    let chosen = read_in(&game, "Сс4", UKRAINIAN_LONG).map(|legal| legal.get());
    assert_eq!(chosen, Ok(mv(&game, "f1c4")));
}

#[test]
fn each_error_says_what_is_wrong_and_where() {
    let start = Position::initial();
    assert_eq!(not_a_move(&start, ""), (0, Expected::Move));
    assert_eq!(not_a_move(&start, "Q@e3"), (1, Expected::Square));
    assert_eq!(not_a_move(&start, "z4"), (0, Expected::Move));
    assert_eq!(not_a_move(&start, "e9"), (1, Expected::Square));
    assert_eq!(not_a_move(&start, "Nf3 bad"), (4, Expected::End));
    assert_eq!(not_a_move(&start, "Кf3 ы"), (4, Expected::End));
    for text in ["N", "Nf", "e", "Nb1-", "e2e", "e2-e", "R1x"] {
        let error = read(&start, text).err();
        assert_eq!(
            error,
            Some(ReadError::Incomplete(Missing::Square)),
            "{text}"
        );
    }
    assert_eq!(
        read(&start, "xe4").err(),
        Some(ReadError::Incomplete(Missing::PawnFile))
    );
    let endgame = position("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    assert_eq!(
        read(&endgame, "Qd4").err(),
        Some(ReadError::NoSuchPiece {
            role: Role::Queen,
            file: None,
            rank: None
        })
    );
    assert_eq!(
        read(&endgame, "d4").err(),
        Some(ReadError::NoSuchPiece {
            role: Role::Pawn,
            file: Some(File::ALL[3]),
            rank: None
        })
    );
    assert_eq!(
        read(&endgame, "e3e4").err(),
        Some(ReadError::Illegal {
            from: "e3".parse().unwrap(),
            to: "e4".parse().unwrap(),
            refusal: Refusal::NoPiece
        })
    );
    assert_eq!(refused(&start, "e7e5"), Refusal::NotYours);
    assert!(matches!(refused(&start, "Ra3"), Refusal::Blocked { .. }));
    assert_eq!(refused(&start, "Nb1c4"), Refusal::NotHowItMoves);
    assert_eq!(refused(&start, "exd3"), Refusal::NothingToCapture);
}

// NOTATION-7, MOVE-16: of two pieces, the one that only its pin holds back tells most
#[test]
fn the_refusal_is_that_of_the_piece_that_comes_nearest() {
    let position = position("4k3/8/8/8/1b6/2N5/8/N3K3 w - - 0 1");
    match read(&position, "Nd5") {
        Err(ReadError::Illegal { from, refusal, .. }) => {
            assert_eq!(from.to_string(), "c3");
            assert!(matches!(refusal, Refusal::Pinned { .. }));
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_description_holds_what_a_sentence_needs() {
    let white = position("4k3/8/2p5/4p3/8/3N1N2/8/4K3 w - - 0 1");
    let told = Description::of(&white, mv(&white, "d3e5"));
    assert_eq!(told.role, Role::Knight);
    assert_eq!(told.capture, Some(Role::Pawn));
    assert_eq!(told.from_file, Some(File::ALL[3]));
    assert_eq!((told.from_rank, told.check), (None::<Rank>, None));
    let game = after("e4 Nf6 e5 d5");
    let told = Description::of(&game, mv(&game, "e5d6"));
    assert!(told.en_passant && told.capture == Some(Role::Pawn));
    let mate = position("6k1/4Pppp/8/8/8/8/8/4K3 w - - 0 1");
    let told = Description::of(&mate, mv(&mate, "e7e8q"));
    assert_eq!(told.promotion, Some(Promotion::Queen));
    assert_eq!(told.check, Some(Check::Mate));
    let castles = position("5k2/8/8/8/8/8/8/4K2R w K - 0 1");
    let told = Description::of(&castles, mv(&castles, "e1g1"));
    assert_eq!(
        told.castling.map(|castling| castling.wing),
        Some(Wing::Short)
    );
    assert_eq!((told.capture, told.check), (None, Some(Check::Given)));
}

// VARIANT-2
#[test]
fn castling_of_fischers_chess_is_not_mistaken_for_a_step() {
    let position = position("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    assert_eq!(reads(&position, "f1g1").as_deref(), Some("f1g1"));
    let step = read(&position, "f1g1").unwrap().get();
    assert_eq!(step.castling(), None);
    let castling = read(&position, "O-O").unwrap().get();
    assert_eq!(castling.castling(), Some(Wing::Short));
    assert_eq!(
        notation::written(&position, castling, Notation::UCI),
        "f1h1"
    );
    assert_eq!(read(&position, "f1h1").unwrap().get(), castling);
}

#[test]
fn notations_are_kept_by_name() {
    for (name, notation) in Notation::ALL {
        assert_eq!(Notation::named(name), Some(notation));
        assert_eq!(notation.name(), name);
    }
    assert_eq!(Notation::named("descriptive"), None);
}
