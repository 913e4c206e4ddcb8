//! What the bounds claim, against what games show.

use super::pack::Pack;
use super::search::mates_at_once;
use crate::rules::{Color, Ending, FenReader, Position};

fn position(fen: &str) -> Position {
    let reader = FenReader {
        any_material: true,
        ..FenReader::default()
    };
    reader.read(fen).unwrap().position
}

/// Positions with walls, cages and few pieces, where bounds have something to say.
fn starts() -> Vec<Position> {
    let text = include_str!("../../../tests/data/material/can_mate.jsonl");
    let fens = text
        .lines()
        .filter_map(|line| line.split("\"fen\": \"").nth(1));
    fens.map(|rest| position(rest.split('"').next().unwrap()))
        .collect()
}

struct Dice(u64);

impl Dice {
    fn below(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % sides as u64) as usize
    }
}

/// A game of random moves with a liking for those that leave few replies: its positions.
fn game(start: Position, plies: usize, dice: &mut Dice) -> Vec<Position> {
    let mut game = vec![start];
    let mut now = start;
    for _ in 0..plies {
        let mut moves = Vec::new();
        now.each_legal(|legal| moves.push(legal.play()));
        if moves.is_empty() {
            break;
        }
        let picks: Vec<_> = (0..1 + dice.below(6))
            .map(|_| moves[dice.below(moves.len())])
            .collect();
        now = *picks
            .iter()
            .min_by_key(|next| next.count_legal_moves())
            .unwrap();
        game.push(now);
    }
    game
}

// DRAW-9, CLOCK-9
#[test]
fn no_bound_denies_a_mate_that_a_game_reaches() {
    let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
    let mut mates = 0;
    for start in starts() {
        for _ in 0..20 {
            let game = game(start, 120, &mut dice);
            let Some((mate, before)) = game.split_last() else {
                continue;
            };
            if mate.ending() != Some(Ending::Checkmate) {
                continue;
            }
            mates += 1;
            let winner = !mate.turn();
            for now in before {
                assert!(!now.lacks_material_to_mate(winner), "{now} to {mate}");
                let denied = !now.has_mating_plan(winner) && !mates_at_once(now, winner);
                assert!(!denied, "{now} to {mate}");
            }
        }
    }
    assert!(mates > 100, "{mates}");
}

// DRAW-12
#[test]
fn a_packed_position_is_the_same_for_repetition() {
    let mut dice = Dice(0x2545_f491_4f6c_dd1d);
    let mut starts = starts();
    starts.push(Position::initial());
    starts.push(position(
        "r3k2r/pppp1ppp/8/8/4pP2/8/PPPPP1PP/R3K2R b KQkq f3 0 1",
    ));
    starts.push(position("1rk3r1/8/8/8/8/8/8/1RK3R1 w GBgb - 0 1"));
    for start in starts {
        for now in game(start, 60, &mut dice) {
            let pack = Pack::of(&now).unwrap();
            assert_eq!(pack.position().identity(), now.identity(), "{now}");
            assert_eq!(pack.position().legal_moves(), now.legal_moves(), "{now}");
        }
    }
}

// CLOCK-9b: the proof for king and knight against king and queens, by going through all mates that could be.
#[test]
fn king_and_knight_never_mate_a_king_with_queens() {
    use crate::rules::{Bitboard, Piece, Placement, Role, Setup, Square, attacks};
    let mut boards = 0;
    for prey in Square::all() {
        for knight in attacks::knight(prey) {
            for hunter in !attacks::king(prey) - prey.into() - knight.into() {
                // Queens on all squares that the king could go to: more of them could only take more.
                let covered = attacks::king(hunter) | attacks::knight(knight) | hunter.into();
                let free = attacks::king(prey) - covered;
                let queens = free - Bitboard::of(knight);
                let mut placement = Placement::EMPTY;
                placement.put(prey, Piece::new(Color::Black, Role::King));
                placement.put(hunter, Piece::new(Color::White, Role::King));
                placement.put(knight, Piece::new(Color::White, Role::Knight));
                for square in queens {
                    placement.put(square, Piece::new(Color::Black, Role::Queen));
                }
                let setup = Setup {
                    placement,
                    turn: Color::Black,
                    castling: Bitboard::EMPTY,
                    ..Setup::initial()
                };
                // A queen that attacks the white king makes no legal position.
                let Ok(now) = setup.position_of_any_material() else {
                    continue;
                };
                boards += 1;
                assert_ne!(now.ending(), Some(Ending::Checkmate), "{now}");
            }
        }
    }
    assert!(boards > 1_000, "{boards}");
}
