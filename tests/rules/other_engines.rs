//! Random games compared, move list by move list, with two engines that others wrote.

use cozy_chess::Board as Cozy;
use jadoube::rules::{BackRank, Color, Fen, Move, Position};
use shakmaty::{CastlingMode, Chess, Position as _, fen::Fen as ShakmatyFen};

use crate::random::Chance;

/// A move as both others write it: castling as the king's move onto its rook.
fn text(position: &Position, mv: Move) -> String {
    match mv.castling() {
        Some(wing) => {
            let rook = position.castling_rook(position.turn(), wing).unwrap();
            format!("{}{rook}", mv.from())
        }
        None => mv.to_string(),
    }
}

fn sorted(mut texts: Vec<String>) -> Vec<String> {
    texts.sort();
    texts
}

/// The same position in the three engines.
struct Three {
    ours: Position,
    cozy: Cozy,
    shakmaty: Chess,
}

impl Three {
    fn of(cozy: Cozy) -> Three {
        let fen = format!("{cozy:#}");
        let ours = Fen::read(&fen).unwrap();
        assert_eq!(ours.notices, [], "{fen}");
        let shakmaty: ShakmatyFen = fen.parse().unwrap();
        Three {
            ours: ours.position,
            shakmaty: shakmaty.into_position(CastlingMode::Chess960).unwrap(),
            cozy,
        }
    }

    /// All three say the same of the position; returns its moves.
    fn compare(&self) -> Vec<Move> {
        let moves = self.ours.legal_moves();
        let ours = sorted(moves.iter().map(|&mv| text(&self.ours, mv)).collect());
        let mut cozy = Vec::new();
        self.cozy.generate_moves(|of_piece| {
            cozy.extend(of_piece.into_iter().map(|mv| mv.to_string()));
            false
        });
        assert_eq!(ours, sorted(cozy), "{}", self.ours);
        let shakmaty = self.shakmaty.legal_moves();
        let shakmaty = shakmaty
            .iter()
            .map(|mv| mv.to_uci(CastlingMode::Chess960).to_string());
        assert_eq!(ours, sorted(shakmaty.collect()), "{}", self.ours);
        assert_eq!(moves.len() as u64, self.ours.count_legal_moves());
        assert_eq!(self.ours.checkers().0, self.shakmaty.checkers().0);
        assert_eq!(self.ours.checkers().0, self.cozy.checkers().0);
        assert_eq!(
            self.ours.pinned(self.ours.turn()).0,
            self.cozy.pinned().0 & self.ours.of_color(self.ours.turn()).0
        );
        let rooks = Color::ALL.map(|color| self.ours.castling_rooks(color).0);
        let rights = self.shakmaty.castles().castling_rights();
        assert_eq!(rooks[0] | rooks[1], rights.0);
        assert_eq!(
            self.ours.is_bare_material(),
            self.shakmaty.is_insufficient_material(),
            "{}",
            self.ours
        );
        let setup = self.shakmaty.to_setup(shakmaty::EnPassantMode::Legal);
        let passed = setup.ep_square.map(|square| square.to_string());
        let ours = self.ours.legal_passed_square();
        assert_eq!(ours.map(|square| square.to_string()), passed);
        assert_eq!(
            (
                u32::from(self.ours.halfmove_clock()),
                self.ours.fullmove_number()
            ),
            (setup.halfmoves, setup.fullmoves.get())
        );
        let board = setup.board.to_string();
        assert_eq!(self.ours.placement().to_string(), board);
        moves
    }

    fn play(&mut self, mv: Move) {
        let text = text(&self.ours, mv);
        self.ours = self.ours.play(mv).unwrap();
        self.cozy.play(text.parse().unwrap());
        let uci: shakmaty::uci::UciMove = text.parse().unwrap();
        let mv = uci.to_move(&self.shakmaty).unwrap();
        self.shakmaty.play_unchecked(mv);
    }

    /// A random game of at most so many half-moves.
    fn game(mut self, chance: &mut Chance, plies: u32) {
        for _ in 0..plies {
            let moves = self.compare();
            if moves.is_empty() || self.cozy.halfmove_clock() >= 99 {
                return;
            }
            self.play(moves[chance.below(moves.len())]);
        }
    }
}

// MOVE-17, CASTLE-3, EP-4, PROMO-1, CHECK-2, DRAW-9
#[test]
fn random_games_have_the_moves_that_two_other_engines_find() {
    for seed in 1..=300 {
        Three::of(Cozy::default()).game(&mut Chance::seeded(seed), 250);
    }
}

// VARIANT-2
#[test]
fn random_games_of_fischers_chess_have_the_moves_that_two_other_engines_find() {
    for seed in 1..=300 {
        let mut chance = Chance::seeded(seed);
        let number = chance.below(960) as u32;
        Three::of(Cozy::chess960_startpos(number)).game(&mut chance, 150);
    }
}

// VARIANT-2
#[test]
fn random_games_with_two_starts_have_the_moves_that_two_other_engines_find() {
    for seed in 1..=200 {
        let mut chance = Chance::seeded(seed);
        let (white, black) = (chance.below(960) as u32, chance.below(960) as u32);
        let start = Cozy::double_chess960_startpos(white, black);
        Three::of(start).game(&mut chance, 100);
    }
}

// VARIANT-2a
#[test]
fn the_960_starts_are_those_of_another_engine() {
    for number in 0..960 {
        let start = BackRank::chess960(number).unwrap().chess960_start();
        let three = Three::of(Cozy::chess960_startpos(number.into()));
        assert_eq!(start.unwrap().position(), Ok(three.ours));
    }
}
