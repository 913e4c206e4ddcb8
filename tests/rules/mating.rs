//! Who can mate by any series of legal moves: DRAW-9, CLOCK-9, WIN-2, IRREG-15, and data.

use std::collections::HashSet;

use jadoube::rules::{Bitboard, Color, Ending, File, Mating, Move, Piece, Placement, Position};
use jadoube::rules::{Proof, Rank, Role, Setup, Square};
use proptest::prelude::*;

use crate::board::board;
use crate::random::Chance;

/// Whether each side can mate, with every line played to its mate.
fn who(fen: &str) -> [Option<bool>; 2] {
    Color::ALL.map(|color| {
        let position = board(fen).0;
        let mating = position.can_mate(color, Position::MATING_BUDGET);
        if let Mating::Possible(line) = &mating {
            assert_mates(position, color, line);
        }
        mating.is_possible()
    })
}

fn assert_mates(start: Position, winner: Color, line: &[Move]) {
    let end = line
        .iter()
        .fold(start, |position, &mv| position.play(mv).unwrap());
    assert_eq!(end.ending(), Some(Ending::Checkmate), "{start} {line:?}");
    assert_eq!(end.turn(), !winner, "{start} {line:?}");
}

const YES: Option<bool> = Some(true);
const NO: Option<bool> = Some(false);

// DRAW-9a
#[test]
fn bare_kings_and_a_single_minor_piece_are_dead() {
    for fen in [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KB2 w - - 0 1",
    ] {
        assert_eq!(who(fen), [NO, NO], "{fen}");
        assert!(board(fen).0.is_plainly_dead(), "{fen}");
    }
}

// DRAW-9b
#[test]
fn bishops_of_one_colour_are_dead_and_of_opposite_colours_are_not() {
    let same = "2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1";
    assert_eq!(who(same), [NO, NO]);
    assert!(board(same).0.is_plainly_dead());
    assert_eq!(who("4kb2/8/8/8/8/8/8/4KB2 w - - 0 1"), [YES, YES]);
    assert_eq!(who("6bk/8/6K1/8/3B4/8/8/8 b - - 0 1")[0], YES);
}

// DRAW-9c
#[test]
fn knight_against_knight_is_not_dead() {
    assert_eq!(who("4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1"), [YES, YES]);
    assert_eq!(who("6nk/5N2/6K1/8/8/8/8/8 b - - 0 1")[0], YES);
}

// DRAW-9d
#[test]
fn two_knights_are_not_dead() {
    assert_eq!(who("4k3/8/8/8/8/8/8/2N1K1N1 w - - 0 1"), [YES, NO]);
    assert_eq!(who("7k/5N2/5NK1/8/8/8/8/8 b - - 0 1")[0], YES);
}

// DRAW-9e
#[test]
fn locked_pawns_that_no_king_passes_are_dead() {
    let wall = board("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1").0;
    assert!(!wall.is_bare_material());
    assert!(wall.is_plainly_dead());
    assert_eq!(wall.is_dead(Position::MATING_BUDGET), Some(true));
}

// C11
#[test]
fn c11_a_closed_wall_is_dead_and_not_for_want_of_material() {
    let wall = board("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1").0;
    assert!(wall.is_plainly_dead());
    for color in Color::ALL {
        let Mating::Impossible(proof) = wall.can_mate(color, Position::MATING_BUDGET) else {
            panic!("{color}");
        };
        assert_ne!(proof, Proof::Material);
    }
}

// C12
#[test]
fn c12_the_only_move_takes_the_last_piece_that_could_mate() {
    let end = board("8/2kr4/8/K7/8/8/8/8 w - - 0 1").play("Ka6 Rd8 Ka7 Ra8+");
    assert_eq!(end.moves(), ["a7a8"]);
    let verdict = end.0.can_mate(Color::Black, Position::MATING_BUDGET);
    assert!(matches!(verdict, Mating::Impossible(_)), "{verdict:?}");
    assert!(end.0.is_plainly_dead());
}

// CLOCK-9a, C13
#[test]
fn a_lone_king_mates_nobody() {
    assert_eq!(who("8/8/8/3q4/8/8/1k6/6K1 b - - 0 1"), [NO, YES]);
}

// CLOCK-9b
#[test]
fn a_knight_mates_with_the_help_of_a_rook_but_not_of_a_queen() {
    assert_eq!(who("8/8/8/3r4/8/8/1k6/6KN b - - 0 1"), [YES, YES]);
    assert_eq!(who("6rk/5N2/7K/8/8/8/8/8 b - - 0 1")[0], YES);
    let queen = board("8/8/8/3q4/8/8/1k6/6KN b - - 0 1").0;
    let verdict = queen.can_mate(Color::White, Position::MATING_BUDGET);
    assert_eq!(verdict, Mating::Impossible(Proof::Material));
}

// CLOCK-9c
#[test]
fn a_knight_mates_with_the_help_of_a_pawn() {
    assert_eq!(who("8/8/8/1k1p4/8/8/8/6KN b - - 0 1")[0], YES);
    assert_eq!(who("8/8/8/8/8/1N6/p1K5/k7 b - - 0 1")[0], YES);
}

// CLOCK-9d
#[test]
fn a_bishop_mates_with_the_help_of_a_pawn() {
    assert_eq!(who("8/8/8/1k1p4/8/8/8/6KB b - - 0 1")[0], YES);
    assert_eq!(who("6nk/6B1/6K1/8/8/8/8/8 b - - 0 1")[0], YES);
}

// WIN-2a, IRREG-15b
#[test]
fn a_lone_king_wins_by_no_fault_of_the_other() {
    assert_eq!(who("8/8/8/8/8/k7/1q6/6K1 b - - 0 1"), [NO, YES]);
    assert_eq!(who("7k/8/8/8/8/8/8/KR6 b - - 0 1"), [YES, NO]);
}

// MATE-1, STALE-1
#[test]
fn a_game_that_is_over_has_been_won_by_the_mate_on_the_board_or_by_nobody() {
    let mate = board("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1").0;
    assert_eq!(mate.can_mate(Color::White, 0), Mating::Possible(Vec::new()));
    assert_eq!(
        mate.can_mate(Color::Black, 0),
        Mating::Impossible(Proof::Over)
    );
    let stalemate = board("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").0;
    assert_eq!(stalemate.is_dead(0), Some(true));
}

#[test]
fn without_budget_a_question_for_the_search_stays_undecided() {
    let start = Position::initial();
    assert_eq!(start.can_mate(Color::White, 0), Mating::Undecided);
    assert_eq!(start.is_dead(0), None);
    assert!(!start.is_plainly_dead());
}

/// The positions of a file of `fen`, `white_can_mate`, `black_can_mate`; how many.
fn all_right(text: &str) -> usize {
    let rows = text.lines().filter(|line| line.starts_with('{'));
    let mut count = 0;
    for row in rows {
        let fen = row.split("\"fen\": \"").nth(1).unwrap();
        let fen = fen.split('"').next().unwrap();
        let can = |color: &str| Some(row.contains(&format!("\"{color}_can_mate\": true")));
        assert_eq!(who(fen), [can("white"), can("black")], "{fen}");
        count += 1;
    }
    count
}

// CLOCK-9, DRAW-9
#[test]
fn right_on_positions_whose_answers_are_known() {
    assert!(all_right(include_str!("../data/material/can_mate.jsonl")) > 100);
}

/// The whole of the data, where it lies beside the project.
#[test]
#[ignore = "half a minute; the data is not part of the project"]
fn right_on_all_positions_beside_the_project() {
    for file in ["basic", "flag_fall_games", "unwinnable_vectors"] {
        let path = format!("../shared/data/material/{file}.jsonl");
        if let Ok(text) = std::fs::read_to_string(path) {
            assert!(all_right(&text) > 100);
        }
    }
}

/// Whether the side mates in any position that can be reached, by going through them all; `None`
/// when there are too many.
fn by_brute_force(start: Position, winner: Color) -> Option<bool> {
    let mut seen = HashSet::from([start.identity()]);
    let mut open = vec![start];
    while let Some(position) = open.pop() {
        if position.ending() == Some(Ending::Checkmate) && position.turn() != winner {
            return Some(true);
        }
        position.each_legal(|legal| {
            let next = legal.play();
            if seen.insert(next.identity()) {
                open.push(next);
            }
        });
        if seen.len() > 40_000 {
            return None;
        }
    }
    Some(false)
}

/// Two kings, pawns that mostly stop one another, and a piece or two.
fn walls(seed: u64) -> Position {
    let mut chance = Chance::seeded(seed);
    loop {
        let mut placement = Placement::EMPTY;
        let mut any = |limit: usize| chance.below(limit);
        for file in File::ALL {
            let rank = 1 + any(5);
            let gap = usize::from(any(8) == 0);
            if any(3) > 0 && rank + gap < 6 {
                let white = Square::at(file, Rank::ALL[rank]);
                let black = Square::at(file, Rank::ALL[rank + 1 + gap]);
                placement.put(white, Piece::new(Color::White, Role::Pawn));
                placement.put(black, Piece::new(Color::Black, Role::Pawn));
            }
        }
        let pieces = [Role::Bishop, Role::Bishop, Role::Knight, Role::Rook];
        let extra = (0..any(3)).map(|_| pieces[any(4)]).collect::<Vec<_>>();
        let men = extra
            .into_iter()
            .map(|role| Piece::new(Color::from_white(any(2) == 0), role))
            .collect::<Vec<_>>();
        let kings = Color::ALL.map(|color| Piece::new(color, Role::King));
        for piece in men.into_iter().chain(kings) {
            let square = Square::new(any(64) as u8).unwrap();
            placement.put(square, piece);
        }
        let setup = Setup {
            placement,
            turn: Color::from_white(any(2) == 0),
            castling: Bitboard::EMPTY,
            ..Setup::initial()
        };
        if let Ok(position) = setup.position() {
            return position;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    // CLOCK-9, DRAW-9
    #[test]
    fn lines_found_end_in_mate_and_verdicts_agree_with_brute_force(seed in any::<u64>()) {
        let position = walls(seed);
        for color in Color::ALL {
            let mating = position.can_mate(color, 50_000);
            if let Mating::Possible(line) = &mating {
                assert_mates(position, color, line);
            }
            if let (Some(ours), Some(truth)) = (mating.is_possible(), by_brute_force(position, color)) {
                prop_assert_eq!(ours, truth, "{} {}", position, color);
            }
        }
    }
}
