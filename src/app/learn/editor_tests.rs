use super::*;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn piece(letter: char) -> Piece {
    Piece::from_letter(letter).unwrap()
}

/// Puts these pieces on an empty board, as `Ke1`.
fn board(pieces: &str) -> Editor {
    let mut editor = Editor::empty();
    for text in pieces.split_whitespace() {
        let (letter, at) = text.split_at(1);
        let letter = letter.chars().next().unwrap();
        editor.tap(square(at), Tool::Put(piece(letter)));
    }
    editor
}

// BOARD-6
#[test]
fn the_start_is_a_position_and_the_empty_board_is_none() {
    assert_eq!(Editor::initial().fen(), START);
    let empty = Editor::empty();
    assert_eq!(empty.fen(), "8/8/8/8/8/8/8/8 w - - 0 1");
    assert_eq!(empty.fault(), Some(SetupError::NoKing(Color::White)));
}

#[test]
fn taps_put_replace_and_take_away() {
    let mut editor = Editor::empty();
    let (e4, knight, queen) = (square("e4"), piece('N'), piece('q'));
    let put = |piece| Some(Change::Put(e4, piece));
    assert_eq!(editor.tap(e4, Tool::Put(knight)), put(knight));
    assert_eq!(editor.tap(e4, Tool::Put(queen)), put(queen));
    let removed = Some(Change::Removed(e4, queen));
    assert_eq!(editor.tap(e4, Tool::Put(queen)), removed);
    assert_eq!(editor.tap(e4, Tool::Remove), None);
    assert_eq!(editor.tap(e4, Tool::Move), None);
    assert_eq!(editor, Editor::empty());
}

#[test]
fn a_carried_piece_takes_the_place_of_another() {
    let mut editor = board("Ke1 ke8 Ra1 pa7");
    editor.carry(square("a1"), square("a7"));
    assert_eq!(editor.fen(), "4k3/R7/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(editor.carry(square("a1"), square("b1")), None);
}

// CASTLE-2
#[test]
fn a_right_to_castle_goes_with_its_king_and_rook() {
    let mut editor = Editor::initial();
    assert!(editor.may_castle(Color::White, Wing::Short));
    editor.carry(square("h1"), square("h3"));
    assert!(!editor.may_castle(Color::White, Wing::Short));
    assert!(!editor.could_castle(Color::White, Wing::Short));
    assert!(editor.may_castle(Color::White, Wing::Long));
    editor.carry(square("h3"), square("h1"));
    assert!(
        !editor.may_castle(Color::White, Wing::Short),
        "it does not come back by itself"
    );
    editor.allow(Color::White, Wing::Short, true);
    assert_eq!(editor.fen(), START);
    editor.allow(Color::Black, Wing::Long, false);
    assert!(editor.fen().contains(" KQk "), "{}", editor.fen());
    editor.carry(square("e1"), square("e3"));
    assert!(editor.fen().contains(" k "), "{}", editor.fen());
    assert_eq!(editor.fault(), None);
}

// CASTLE-2
#[test]
fn nobody_castles_without_king_and_rook_in_place() {
    let mut editor = board("Ke1 ke8 Rf1");
    assert!(!editor.could_castle(Color::White, Wing::Short));
    editor.allow(Color::White, Wing::Short, true);
    assert_eq!(editor.fault(), None);
    assert_eq!(editor.fen(), "4k3/8/8/8/8/8/8/4KR2 w - - 0 1");
}

// VARIANT-2
#[test]
fn rights_of_chess960_stay_as_they_are_read() {
    let fen = "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w GBgb - 0 1";
    let mut editor = Editor::read(fen).unwrap();
    assert_eq!(editor.fault(), None);
    let before = editor.fen();
    editor.tap(square("d4"), Tool::Put(piece('N')));
    editor.tap(square("d4"), Tool::Remove);
    assert_eq!(editor.fen(), before);
    editor.remove(square("g1"));
    assert!(!editor.may_castle(Color::White, Wing::Short));
    assert!(editor.may_castle(Color::White, Wing::Long));
}

// EP-1
#[test]
fn a_pawn_just_passed_is_kept_until_something_changes() {
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    let mut editor = Editor::read(fen).unwrap();
    assert_eq!(editor.fen(), fen);
    editor.set_turn(Color::White);
    assert_eq!(editor.fen(), fen);
    editor.set_turn(Color::Black);
    editor.set_turn(Color::White);
    assert_eq!(editor.fen(), fen.replace("d6", "-"));
}

#[test]
fn pieces_that_are_no_position_are_set_up_from_a_fen_too() {
    let alone = Editor::read("8/8/8/8/3R4/8/8/8").unwrap();
    assert_eq!(alone, Editor::alone(piece('R')));
    let editor = Editor::read("4k3/8/8/8/8/8/4r3/R2QK2R b KQ - 3 9").unwrap();
    assert_eq!(editor.setup().turn, Color::Black);
    assert!(editor.may_castle(Color::White, Wing::Long));
    for text in [
        "8/8/8/8/3R4/8/8/8 b - - 0 1",
        "8/8/8/8/8/8/8/R3K2R b KQ - 0 1",
    ] {
        let editor = Editor::read(text).unwrap();
        assert_eq!(editor.fen(), text);
        assert_eq!(Editor::read(&editor.fen()), Ok(editor));
    }
}

// C26
#[test]
fn what_is_no_fen_is_told() {
    for text in [
        "",
        "hello",
        "8/8/8/8/8/8/8 w - - 0 1",
        "8/8/8/8/8/8/8/9 w - -",
    ] {
        let error = Editor::read(text).unwrap_err();
        assert!(!matches!(error.fault, FenFault::Setup(_)), "{text}");
    }
    let turn = Editor::read("4k3/8/8/8/8/8/8/4K3 x - - 0 1");
    assert_eq!(turn.unwrap_err().fault, FenFault::UnexpectedCharacter('x'));
}

#[test]
fn the_squares_of_a_fault_are_known() {
    for (pieces, squares) in [
        ("Ke1 Ka1 ke8", "a1 e1"),
        ("Ke1 ke2", "e1 e2"),
        ("Ke1 ke8 Pa8", "a8"),
        ("Ke1 ke8 Re5", "e5"),
        ("Ke1", ""),
    ] {
        let fault = board(pieces).fault().unwrap();
        let names: Vec<String> = squares_of(&fault)
            .into_iter()
            .map(|it| it.to_string())
            .collect();
        assert_eq!(names.join(" "), squares, "{pieces}: {fault}");
    }
}

#[test]
fn a_pawn_alone_stands_where_it_starts() {
    assert_eq!(
        Editor::alone(piece('P')).fen(),
        "8/8/8/8/8/8/3P4/8 w - - 0 1"
    );
    assert_eq!(
        Editor::alone(piece('p')).fen(),
        "8/3p4/8/8/8/8/8/8 w - - 0 1"
    );
}

/// No row of taps and moves brings the editor to a text that it does not read again.
#[test]
fn whatever_is_set_up_is_read_again() {
    let mut seed = 7_u64;
    let mut draw = |below: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (seed >> 33) % below
    };
    let mut editor = Editor::initial();
    let at = |draw: &mut dyn FnMut(u64) -> u64| Square::new(draw(64) as u8).unwrap();
    for step in 0..3000 {
        let (one, other) = (at(&mut draw), at(&mut draw));
        match draw(7) {
            0 => drop(editor.tap(
                one,
                Tool::Put(piece(
                    "KQRBNPkqrbnp".chars().nth(draw(12) as usize).unwrap(),
                )),
            )),
            1 => drop(editor.remove(one)),
            2 => drop(editor.carry(one, other)),
            3 => editor.set_turn(Color::from_white(draw(2) == 0)),
            4 => editor.allow(
                Color::from_white(draw(2) == 0),
                Wing::ALL[draw(2) as usize],
                draw(2) == 0,
            ),
            5 => editor.set_passed(Some(one)),
            _ if step % 50 == 0 => editor = Editor::initial(),
            _ => {}
        }
        let read = Editor::read(&editor.fen());
        assert_eq!(
            read.map(|it| it.setup().placement),
            Ok(editor.setup().placement)
        );
    }
}

// EP-1, EP-3
#[test]
fn only_a_pawn_that_can_have_passed_and_can_be_taken_for_it_is_offered() {
    let squares = |editor: &Editor| editor.passable().collect::<Vec<_>>();
    // The pawn on d5 may have come from d7; that on g5 has nobody beside it, that on b5 a man behind it.
    let mut editor = Editor::read("4k3/1n6/8/1p1pP1p1/8/8/8/4K3 w - - 0 1").unwrap();
    assert_eq!(squares(&editor), [square("d6")]);
    editor.set_passed(Some(square("b6")));
    assert_eq!(editor.setup().passed, None, "the man on b7 stood there");
    editor.set_passed(Some(square("d6")));
    assert!(editor.fen().contains(" w - d6 "), "{}", editor.fen());
    assert_eq!(Editor::read(&editor.fen()), Ok(editor));
    editor.set_passed(None);
    assert!(editor.fen().contains(" w - - "), "{}", editor.fen());
    // Without kings it may be set up as well, and is kept.
    let mut bare = Editor::read("8/8/8/3pP3/8/8/8/8 w - - 0 1").unwrap();
    bare.set_passed(Some(square("d6")));
    assert!(bare.fault().is_some());
    assert_eq!(Editor::read(&bare.fen()), Ok(bare));
    editor.set_turn(Color::Black);
    assert_eq!(squares(&editor), []);
}
