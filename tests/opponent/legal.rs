//! It moves by the rules, in whatever position.

use jadoube::opponent::{LEVELS, Level, Thinking};
use jadoube::rules::{BackRank, Ending, Position};
use proptest::prelude::*;

use crate::question::{chooses, position};

const POSITIONS: [&str; 4] = [
    include_str!("../data/perft/standard.epd"),
    include_str!("../data/perft/tricky.epd"),
    include_str!("../data/perft/random.epd"),
    include_str!("../data/perft/chess960.epd"),
];

/// Every seventh position of the data, which keeps the test short.
fn positions() -> impl Iterator<Item = Position> {
    let lines = POSITIONS.into_iter().flat_map(str::lines);
    let lines = lines.filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.step_by(7).filter_map(|line| {
        let fen = line.split(" ;").next()?;
        Some(position(fen))
    })
}

/// A level that thinks no longer than this, for tests that ask often.
fn short(level: Level) -> Level {
    Level {
        positions: level.positions.min(1_500),
        ..level
    }
}

// LEARN-8, VARIANT-2
#[test]
fn each_level_moves_legally_in_every_position() {
    let mut asked = 0;
    for position in positions() {
        for level in LEVELS {
            let thinking = Thinking::of(&position, &[], short(level), 11);
            match thinking.map(Thinking::conclude) {
                Some(mv) => assert!(position.legal(mv).is_ok(), "{mv} on {position}"),
                None => assert!(position.legal_moves().is_empty(), "{position}"),
            }
            asked += 1;
        }
    }
    assert!(asked > 900, "{asked}");
}

// MATE-1, STALE-1
#[test]
fn nobody_is_asked_for_a_move_when_there_is_none() {
    for (fen, ending) in [
        ("7k/5KQ1/8/8/8/8/8/8 b - - 0 1", Ending::Checkmate),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Ending::Stalemate),
    ] {
        let position = position(fen);
        assert_eq!(position.ending(), Some(ending));
        assert!(Thinking::of(&position, &[], LEVELS[4], 1).is_none());
    }
}

// CHECK-2
#[test]
fn the_only_move_is_played_without_thinking() {
    let position = position("7k/8/8/8/8/8/1r6/K7 w - - 0 1");
    assert_eq!(position.legal_moves().len(), 1);
    for level in LEVELS {
        let mut thinking = Thinking::of(&position, &[], level, 1).unwrap();
        assert_eq!(
            thinking.go_on(0).map(|mv| mv.to_string()),
            Some("a1b2".into())
        );
        assert_eq!(thinking.positions(), 0);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    // LEARN-8, VARIANT-2: from all starts, wherever play has led.
    #[test]
    fn whole_games_from_any_start_are_legal(start in 0u16..960, seed in any::<u64>(), white in 0usize..5, black in 0usize..5) {
        let setup = BackRank::chess960(start).and_then(BackRank::chess960_start);
        let mut position = setup.unwrap().position().unwrap();
        let mut earlier = Vec::new();
        for _ in 0..60 {
            let level = short(LEVELS[if position.turn().is_white() { white } else { black }]);
            let Some(thinking) = Thinking::of(&position, &earlier, level, seed) else {
                break;
            };
            let next = position.play(thinking.conclude());
            earlier.push(position.identity());
            prop_assert!(next.is_ok());
            position = next.unwrap();
        }
    }

    // The same question has the same answer.
    #[test]
    fn a_seed_settles_the_move(seed in any::<u64>(), level in 0usize..5) {
        let position = position("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4");
        let level = short(LEVELS[level]);
        prop_assert_eq!(chooses(level, &position, seed), chooses(level, &position, seed));
    }
}

// LEARN-8: not every game is the same.
#[test]
fn other_seeds_give_other_games() {
    let start = Position::initial();
    for level in LEVELS {
        let mut first: Vec<String> = (0..30)
            .map(|seed| chooses(short(level), &start, seed))
            .collect();
        first.sort();
        first.dedup();
        assert!(first.len() > 1, "{first:?}");
    }
}
