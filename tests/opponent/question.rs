//! Questions to the opponent, so that a test reads like the rule.

use jadoube::opponent::{LEVELS, Level, Overlooks, Thinking};
use jadoube::rules::{Fen, FenReader, Identity, Position};

/// The highest level without its oversights: for what the search has to know by itself.
pub const CLEAR_SIGHTED: Level = Level {
    overlooks: Overlooks::NOTHING,
    ..LEVELS[4]
};

/// The position of a FEN, of whatever material.
pub fn position(fen: &str) -> Position {
    let reader = FenReader {
        any_material: true,
        ..FenReader::default()
    };
    match reader.read(fen) {
        Ok(Fen { position, .. }) => position,
        Err(error) => panic!("{fen}: {error}"),
    }
}

/// The position after these moves in SAN, and the identities of those before it.
pub fn played(from: &str, moves: &str) -> (Position, Vec<Identity>) {
    let mut now = position(from);
    let mut earlier = Vec::new();
    for word in moves.split_whitespace() {
        earlier.push(now.identity());
        now = jadoube::notation::read(&now, word).unwrap().play();
    }
    (now, earlier)
}

/// The move in UCI that a level chooses without a game before.
pub fn chooses(level: Level, position: &Position, seed: u64) -> String {
    match Thinking::of(position, &[], level, seed) {
        Some(thinking) => thinking.conclude().to_string(),
        None => panic!("no move on {position}"),
    }
}

/// In how many of 100 games a level chooses one of these moves.
pub fn times(level: Level, fen: &str, moves: &[&str]) -> usize {
    let position = position(fen);
    let chosen = |seed: &u64| moves.contains(&chooses(level, &position, *seed).as_str());
    (0..100).filter(chosen).count()
}
