//! A board to try things on, so that a test reads like the rule.

use jadoube::rules::{Fen, FenReader, Piece, Position, Refusal, Square};

/// A position under test.
#[derive(Clone, Debug)]
pub struct Board(pub Position);

/// The board of a FEN, of whatever material.
pub fn board(fen: &str) -> Board {
    let reader = FenReader {
        any_material: true,
        ..FenReader::default()
    };
    match reader.read(fen) {
        Ok(Fen { position, .. }) => Board(position),
        Err(error) => panic!("{fen}: {error}"),
    }
}

/// The board at the start of a game.
pub fn start() -> Board {
    Board(Position::initial())
}

/// The square of this name.
pub fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

/// The squares of these names.
pub fn squares(names: &str) -> jadoube::rules::Bitboard {
    names.split_whitespace().map(sq).collect()
}

impl Board {
    /// The legal moves in UCI, in the order of the alphabet.
    pub fn moves(&self) -> Vec<String> {
        let mut moves: Vec<String> = self
            .0
            .legal_moves()
            .iter()
            .map(ToString::to_string)
            .collect();
        moves.sort();
        moves
    }

    /// The legal moves of the piece on a square: where it may go, with promotion letters, in the
    /// order of the alphabet.
    pub fn targets(&self, from: &str) -> String {
        let targets: Vec<String> = self
            .moves()
            .iter()
            .filter_map(|mv| mv.strip_prefix(from).map(String::from))
            .collect();
        targets.join(" ")
    }

    /// Whether a move in UCI is legal.
    pub fn can(&self, mv: &str) -> bool {
        self.moves().contains(&mv.into())
    }

    /// The board after these moves in UCI or SAN.
    pub fn play(&self, moves: &str) -> Board {
        moves.split_whitespace().fold(self.clone(), |board, text| {
            let legal = jadoube::notation::read(&board.0, text);
            match legal {
                Ok(legal) => Board(legal.play()),
                Err(error) => panic!("{text} on {}: {error:?}", board.0),
            }
        })
    }

    /// Why the piece on a square can't go to another.
    pub fn why_not(&self, from: &str, to: &str) -> Option<Refusal> {
        self.0.why_not(sq(from), sq(to))
    }

    /// The FEN letter of the piece on a square.
    pub fn on(&self, square: &str) -> Option<char> {
        self.0.piece_at(sq(square)).map(Piece::letter)
    }

    /// The FEN.
    pub fn fen(&self) -> String {
        self.0.to_string()
    }
}
