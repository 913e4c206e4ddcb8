//! What holds in every position that play can reach.

use jadoube::notation;
use jadoube::rules::{
    BackRank, Bitboard, CastlingRefusal, Color, Fen, Piece, Placement, Position, Refusal, Setup,
    Square,
};
use proptest::prelude::*;

/// A game: its start, and for each half-move which of the legal moves is played.
#[derive(Clone, Debug)]
pub struct Game {
    start: u16,
    choices: Vec<u16>,
}

impl Game {
    /// Where it starts.
    pub fn start(&self) -> Position {
        let classical = Position::initial();
        let start = BackRank::chess960(self.start).and_then(BackRank::chess960_start);
        start.map_or(classical, |setup| setup.position().unwrap())
    }

    /// The positions of the game, the start first.
    fn positions(&self) -> Vec<Position> {
        let mut positions = vec![self.start()];
        for &choice in &self.choices {
            let position = positions.last().unwrap();
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[usize::from(choice) % moves.len()];
            positions.push(position.play(mv).unwrap());
        }
        positions
    }
}

/// Games of classical chess and, every other one, of Fischer's.
pub fn games() -> impl Strategy<Value = Game> {
    (0..1920u16, prop::collection::vec(any::<u16>(), 0..160))
        .prop_map(|(start, choices)| Game { start, choices })
}

/// The settings of the property tests: so many cases.
pub fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// The position with the colours and the sides of the board changed.
fn mirrored(position: &Position) -> Setup {
    let setup = position.setup();
    let pieces = setup.placement.pieces().map(|(square, piece)| {
        let piece = Piece::new(!piece.color, piece.role);
        (square.flip_vertical(), piece)
    });
    Setup {
        placement: Placement::of_pieces(pieces),
        turn: !setup.turn,
        castling: setup.castling.flip_vertical(),
        passed: setup.passed.map(Square::flip_vertical),
        ..setup
    }
}

fn sorted<T: Ord>(mut list: Vec<T>) -> Vec<T> {
    list.sort();
    list
}

/// The squares that a reason points at.
fn squares_of(refusal: Refusal) -> Option<Bitboard> {
    match refusal {
        Refusal::Blocked { by } | Refusal::NotEnPassant { pawn: by } => Some(by.into()),
        Refusal::Pinned { by, .. } => Some(by.into()),
        Refusal::LeavesCheck { by, .. }
        | Refusal::EnPassantExposes { by, .. }
        | Refusal::KingAttacked { by }
        | Refusal::Castling(
            _,
            CastlingRefusal::InCheck { by }
            | CastlingRefusal::Between { pieces: by }
            | CastlingRefusal::PathAttacked { by, .. }
            | CastlingRefusal::RookPinned { by },
        ) => Some(by),
        _ => None,
    }
}

proptest! {
    #![proptest_config(config(128))]

    // MOVE-16
    #[test]
    fn play_keeps_positions_legal_and_the_own_king_safe(game in games()) {
        for position in game.positions() {
            let mover = !position.turn();
            let attackers = position.attackers(position.king(mover), position.turn());
            prop_assert!(attackers.is_empty(), "{position}");
            prop_assert_eq!(position.setup().position(), Ok(position));
        }
    }

    // DRAW-12
    #[test]
    fn a_fen_reads_back_as_the_same_position(game in games()) {
        for position in game.positions() {
            let text = position.to_string();
            let read = Fen::read(&text).unwrap();
            prop_assert_eq!(read.position.to_string(), &text[..]);
            prop_assert_eq!(read.position.identity(), position.identity());
            prop_assert_eq!(sorted(read.position.legal_moves()), sorted(position.legal_moves()));
            prop_assert_eq!(read.notices, vec![], "{}", text);
        }
    }

    // MOVE-10 to 12, CASTLE-1, EP-1: the rules are the same for both sides
    #[test]
    fn a_mirrored_position_has_mirrored_moves(game in games()) {
        for position in game.positions() {
            let mirror = mirrored(&position).position().unwrap();
            let turn = |mv: jadoube::rules::Move| {
                (mv.from().flip_vertical(), mv.to().flip_vertical(), mv.kind())
            };
            let same = |mv: jadoube::rules::Move| (mv.from(), mv.to(), mv.kind());
            let ours: Vec<_> = position.legal_moves().into_iter().map(turn).collect();
            let theirs: Vec<_> = mirror.legal_moves().into_iter().map(same).collect();
            prop_assert_eq!(sorted(ours), sorted(theirs), "{}", position);
            prop_assert_eq!(mirrored(&mirror).position(), Ok(position));
            prop_assert_eq!(mirror.ending(), position.ending());
        }
    }

    #[test]
    fn a_game_replayed_from_its_written_moves_is_the_same(game in games()) {
        let positions = game.positions();
        let mut again = game.start();
        for pair in positions.windows(2) {
            let [before, after] = pair else { unreachable!() };
            let mv = before.legal_moves().into_iter().find(|&mv| before.play(mv) == Ok(*after));
            let san = notation::short(before, mv.unwrap());
            let read = notation::read(&again, &san);
            prop_assert!(read.is_ok(), "{san} in {before}: {read:?}");
            again = read.unwrap().play();
            prop_assert_eq!(again, *after);
        }
    }

    // MOVE-3 to 16: what is refused is exactly what is not legal
    #[test]
    fn there_is_a_reason_exactly_against_what_is_not_legal(game in games()) {
        for position in game.positions().into_iter().rev().step_by(7) {
            let legal = position.legal_moves();
            for (from, to) in Square::all().flat_map(|from| Square::all().map(move |to| (from, to))) {
                let possible = legal.iter().any(|mv| {
                    let rook = mv.castling().and_then(|wing| position.castling_rook(position.turn(), wing));
                    mv.from() == from && (mv.to() == to || rook == Some(to))
                });
                let refusal = position.why_not(from, to);
                prop_assert_eq!(refusal.is_none(), possible, "{}{} in {}", from, to, position);
                if let Some(squares) = refusal.and_then(squares_of) {
                    prop_assert!(squares.any(), "{from}{to} in {}: {refusal:?}", position);
                    let empty = squares - position.occupied();
                    prop_assert!(empty.is_empty(), "{from}{to} in {}: {refusal:?}", position);
                }
                if let Err(found) = position.find_move(from, to, None) {
                    prop_assert!(refusal == Some(found) || found == Refusal::PromotionMissing);
                }
            }
        }
    }

    // MOVE-14
    #[test]
    fn attacks_from_a_square_and_attackers_of_it_agree(game in games()) {
        for position in game.positions().into_iter().rev().step_by(9) {
            for square in Square::all() {
                let by = Color::ALL.map(|color| position.attackers(square, color));
                let of: Bitboard = position.pieces()
                    .map(|(from, _)| from)
                    .filter(|&from| position.attacks_from(from).has(square))
                    .collect();
                prop_assert_eq!(by[0] | by[1], of);
            }
        }
    }

    // TOUCH-3e
    #[test]
    fn captures_of_a_square_are_the_moves_that_take_its_piece(game in games()) {
        for position in game.positions().into_iter().rev().step_by(5) {
            let mut all = Vec::new();
            for square in Square::all() {
                for mv in position.legal_captures_of(square) {
                    let after = position.play(mv).unwrap();
                    prop_assert_ne!(after.piece_at(square), position.piece_at(square));
                    all.push(mv);
                }
            }
            let count = |position: &Position| position.occupied().count();
            let captures = position.legal_moves().into_iter().filter(|&mv| {
                count(&position.play(mv).unwrap()) < count(&position)
            });
            prop_assert_eq!(sorted(all), sorted(captures.collect()));
        }
    }
}
