//! BOARD, TURN and MOVE: the board, the turns, how the pieces move.

use jadoube::rules::{Color, Piece, Position, Refusal, Role, Setup, SetupError, Square};

use crate::board::{board, sq, squares, start};

// BOARD-1, BOARD-3a
#[test]
fn a1_and_h8_are_dark_and_h1_and_a8_light() {
    assert!(!sq("a1").is_light() && !sq("h8").is_light());
    assert!(sq("h1").is_light() && sq("a8").is_light());
    for square in Square::all() {
        let sum = square.file().index() + 1 + square.rank().index() + 1;
        assert_eq!(square.is_light(), sum % 2 == 1, "{square}");
    }
}

// BOARD-3b
#[test]
fn from_blacks_side_a8_is_at_the_right_hand_and_light() {
    // What is drawn at White's bottom right, turned by 180 degrees, is at Black's.
    let turned = |square: Square| Square::new(63 - square.index() as u8).unwrap();
    assert_eq!(turned(sq("h1")), sq("a8"));
    assert_eq!(turned(sq("a1")), sq("h8"));
    assert!(sq("a8").is_light() && !sq("h8").is_light());
}

// BOARD-1, BOARD-2
#[test]
fn sixty_four_squares_are_named_by_file_and_rank() {
    let names: Vec<String> = Square::all().map(|square| square.to_string()).collect();
    assert_eq!(names.len(), 64);
    assert_eq!((names[0].as_str(), names[15].as_str()), ("a1", "h2"));
    assert!(Square::all().all(|square| square.to_string().parse() == Ok(square)));
    for wrong in ["", "a", "a9", "a0", "i1", "A1", "e44", " e4"] {
        assert!(wrong.parse::<Square>().is_err(), "{wrong}");
    }
}

// BOARD-5, BOARD-6a
#[test]
fn the_start_has_32_pieces_and_20_moves() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(start().fen(), fen);
    assert_eq!(board(fen).0, Position::initial());
    assert_eq!(start().0.pieces().count(), 32);
    assert_eq!(start().moves().len(), 20);
    for color in Color::ALL {
        let count = |role| start().0.of(Piece::new(color, role)).count();
        assert_eq!(Role::ALL.map(count), [8, 2, 2, 2, 1, 1]);
    }
}

// BOARD-7a
#[test]
fn the_queen_stands_on_a_square_of_her_own_colour() {
    let queen_is_home = |placement: &str| {
        let board = board(&format!("{placement} w - - 0 1"));
        Color::ALL.map(|color| {
            let queen = board.0.of(Piece::new(color, Role::Queen)).first().unwrap();
            queen.is_light() == color.is_white()
        })
    };
    let right = queen_is_home("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    let swapped = queen_is_home("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR");
    assert_eq!((right, swapped), ([true; 2], [false; 2]));
}

// TURN-1, TURN-3, TURN-4
#[test]
fn white_begins_and_a_move_of_both_counts_one() {
    let board = start();
    assert_eq!(board.0.turn(), Color::White);
    let board = board.play("e4");
    assert_eq!(
        (board.0.turn(), board.0.fullmove_number()),
        (Color::Black, 1)
    );
    let board = board.play("e5");
    assert_eq!(
        (board.0.turn(), board.0.fullmove_number()),
        (Color::White, 2)
    );
    assert_eq!(start().why_not("e7", "e5"), Some(Refusal::NotYours));
}

// TURN-5
#[test]
fn a_king_is_never_captured() {
    // Where a king could be captured, the position is none.
    let setup = Setup {
        placement: jadoube::rules::Placement::from_fen("4k3/8/8/8/8/8/8/K3R3").unwrap(),
        ..Setup::initial()
    };
    let setup = Setup {
        castling: jadoube::rules::Bitboard::EMPTY,
        ..setup
    };
    assert_eq!(
        setup.position(),
        Err(SetupError::OpponentInCheck(squares("e1")))
    );
}

// MOVE-1a, MOVE-5 to 9
#[test]
fn pieces_attack_as_many_squares_as_the_laws_count() {
    let attacks = |piece: char, square: &str| {
        // Kings in corners where they take no square from the lines of the piece.
        let kings = if piece == 'K' {
            vec![("h8", 'k')]
        } else {
            vec![("h7", 'k'), ("h5", 'K')]
        };
        let mut placement = jadoube::rules::Placement::EMPTY;
        for (square, king) in kings.into_iter().chain([(square, piece)]) {
            placement.put(sq(square), Piece::from_letter(king).unwrap());
        }
        let setup = Setup {
            placement,
            castling: jadoube::rules::Bitboard::EMPTY,
            turn: Color::White,
            ..Setup::initial()
        };
        setup.position().unwrap().attacks_from(sq(square)).count()
    };
    assert_eq!(attacks('Q', "d4"), 27);
    assert_eq!(attacks('R', "d4"), 14);
    assert_eq!(attacks('B', "d4"), 13);
    assert_eq!(attacks('K', "d4"), 8);
    assert_eq!(attacks('N', "d4"), 8);
    assert_eq!(attacks('N', "a1"), 2);
    assert_eq!(attacks('B', "a1"), 7);
}

// MOVE-2
#[test]
fn a_captured_piece_leaves_the_board_as_part_of_the_move() {
    let after = board("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1").play("exd5");
    assert_eq!(after.on("d5"), Some('P'));
    assert_eq!(after.0.pieces().count(), 3);
}

// MOVE-3
#[test]
fn a_square_with_an_own_piece_is_closed() {
    assert_eq!(start().why_not("a1", "a2"), Some(Refusal::OwnPiece));
    assert_eq!(start().why_not("g1", "e2"), Some(Refusal::OwnPiece));
}

// MOVE-4, MOVE-9
#[test]
fn only_a_knight_passes_over_pieces() {
    assert_eq!(start().targets("b1"), "a3 c3");
    let by = |square| Some(Refusal::Blocked { by: sq(square) });
    assert_eq!(start().why_not("a1", "a5"), by("a2"));
    assert_eq!(start().why_not("c1", "g5"), by("d2"));
    assert_eq!(start().why_not("d8", "d4"), Some(Refusal::NotYours));
    // The nearest piece is named, from either end of the line.
    let rook = board("4k3/8/8/8/R1p1p3/8/8/4K3 w - - 0 1");
    assert_eq!(rook.why_not("a4", "h4"), by("c4"));
    let rook = board("4k3/8/8/8/2p1p2R/8/8/4K3 w - - 0 1");
    assert_eq!(rook.why_not("h4", "a4"), by("e4"));
}

// MOVE-5
#[test]
fn a_king_goes_one_square_to_where_nothing_attacks_it() {
    let king = board("4k3/8/8/8/8/2r5/8/4K3 w - - 0 1");
    assert_eq!(king.targets("e1"), "d1 d2 e2 f1 f2");
    let by = squares("c3");
    let guarded = board("4k3/8/8/8/8/2r5/2p5/3K4 w - - 0 1");
    assert_eq!(
        guarded.why_not("d1", "c2"),
        Some(Refusal::KingAttacked { by })
    );
}

// MOVE-10, MOVE-11a, MOVE-12
#[test]
fn a_pawn_does_not_pass_or_capture_what_stands_straight_ahead() {
    let board = board("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1");
    assert_eq!(board.targets("e2"), "");
    let by = Refusal::Blocked { by: sq("e3") };
    assert_eq!(board.why_not("e2", "e3"), Some(by));
    assert_eq!(board.why_not("e2", "e4"), Some(by));
}

// MOVE-11b
#[test]
fn a_double_step_needs_both_squares_empty() {
    let board = board("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1");
    assert_eq!(board.targets("e2"), "e3");
    assert_eq!(
        board.why_not("e2", "e4"),
        Some(Refusal::Blocked { by: sq("e4") })
    );
}

// MOVE-11c
#[test]
fn a_pawn_off_its_initial_square_goes_one_square() {
    let board = board("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1");
    assert_eq!(board.targets("e3"), "e4");
    assert_eq!(board.why_not("e3", "e5"), Some(Refusal::NotHowItMoves));
    assert_eq!(board.why_not("e3", "e2"), Some(Refusal::NotHowItMoves));
}

// MOVE-12
#[test]
fn a_pawn_captures_diagonally_and_only_so() {
    let board = board("4k3/8/8/3n1n2/4P3/8/8/4K3 w - - 0 1");
    assert_eq!(board.targets("e4"), "d5 e5 f5");
    let nothing = start().why_not("e2", "d3");
    assert_eq!(nothing, Some(Refusal::NothingToCapture));
}

// MOVE-14, MOVE-15a
#[test]
fn a_pinned_piece_has_no_move_and_still_gives_check() {
    let pinned = board("4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1");
    assert_eq!(pinned.targets("e2"), "");
    assert_eq!(
        pinned.0.attacks_from(sq("e2")) & squares("d3 f3"),
        squares("d3 f3")
    );
    let (king, by) = (sq("e1"), sq("e8"));
    assert_eq!(
        pinned.why_not("e2", "d3"),
        Some(Refusal::Pinned { king, by })
    );
    let checked = board("8/8/4r3/8/2k5/8/4B3/4K3 b - - 0 1");
    assert!(checked.0.is_check());
    assert_eq!(checked.0.checkers(), squares("e2"));
    assert_eq!(checked.0.pinned(Color::White), squares("e2"));
}

// MOVE-16
#[test]
fn no_move_may_leave_the_own_king_attacked() {
    let board = board("4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1");
    assert!(board.moves().iter().all(|mv| mv.starts_with("e1")));
}
