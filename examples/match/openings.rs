//! The positions from which the games begin: the first moves of well-known openings, open and closed.

use jadoube::notation;
use jadoube::rules::{Identity, Position};

const LINES: [&str; 16] = [
    "e4 e5 Nf3 Nc6 Bc4 Bc5",
    "e4 e5 Nf3 Nc6 Bb5 a6",
    "e4 e5 Nf3 Nf6",
    "e4 e5 f4 exf4",
    "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6",
    "e4 c5 Nc3 Nc6",
    "e4 e6 d4 d5",
    "e4 c6 d4 d5 exd5 cxd5",
    "e4 d5 exd5 Qxd5 Nc3 Qa5",
    "d4 d5 c4 e6 Nc3 Nf6",
    "d4 d5 c4 c6",
    "d4 d5 Nf3 Nf6 Bf4",
    "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6",
    "d4 Nf6 c4 e6 Nc3 Bb4",
    "d4 f5 g3 Nf6",
    "c4 e5 Nc3 Nf6",
];

/// A position to begin with, and the positions before it.
pub struct Opening {
    pub position: Position,
    pub earlier: Vec<Identity>,
}

/// All of them.
pub fn all() -> Result<Vec<Opening>, String> {
    LINES.into_iter().map(opening).collect()
}

fn opening(line: &str) -> Result<Opening, String> {
    let mut position = Position::initial();
    let mut earlier = Vec::new();
    for word in line.split(' ') {
        earlier.push(position.identity());
        let legal = notation::read(&position, word);
        position = legal
            .map_err(|error| format!("{line}, {word}: {error:?}"))?
            .play();
    }
    Ok(Opening { position, earlier })
}
