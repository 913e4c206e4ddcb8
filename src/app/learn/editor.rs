//! Setting up a position: any pieces anywhere, and what is wrong with them as a position of a game.

use crate::rules::{
    Bitboard, CastlingFault, Color, EnPassantFault, Fen, FenError, FenFault, File, Piece,
    Placement, Position, Rank, Role, Setup, SetupError, Square, Wing,
};

/// What a tap on a square does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tool {
    /// Pieces are looked at, and moved about.
    #[default]
    Move,
    /// This piece is put there; where it stands already, it is taken away.
    Put(Piece),
    /// What stands there is taken away.
    Remove,
}

/// A change of the pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// The piece has come onto the square.
    Put(Square, Piece),
    /// The piece has been taken off the square.
    Removed(Square, Piece),
}

/// What is being set up. It need not be a position of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Editor {
    setup: Setup,
}

impl Editor {
    /// The start of a game (BOARD-6).
    pub fn initial() -> Editor {
        let setup = Setup::initial();
        Editor { setup }
    }

    /// An empty board.
    pub fn empty() -> Editor {
        Editor::of(Placement::EMPTY)
    }

    /// One piece alone, in the middle of the board; a pawn where it starts.
    pub fn alone(piece: Piece) -> Editor {
        let rank = match piece.role {
            Role::Pawn => Rank::pawns(piece.color),
            _ => Rank::ALL[3],
        };
        let square = Square::at(File::ALL[3], rank);
        Editor::of(Placement::of_pieces([(square, piece)]))
    }

    fn of(placement: Placement) -> Editor {
        let setup = Setup {
            placement,
            castling: Bitboard::EMPTY,
            ..Setup::initial()
        };
        Editor { setup }
    }

    /// Sets up what a FEN says. Pieces that are no position of a game are set up, too: what is wrong with them is told
    /// by [`fault`](Editor::fault).
    ///
    /// # Errors
    ///
    /// The text is no FEN.
    pub fn read(text: &str) -> Result<Editor, FenError> {
        let error = match Fen::read(text) {
            Ok(fen) => {
                let setup = fen.position.setup();
                return Ok(Editor { setup });
            }
            Err(error) => error,
        };
        let mut fields = text.split_whitespace();
        let pieces = fields.next().map(Placement::from_fen);
        let (FenFault::Setup(_), Some(Ok(pieces))) = (error.fault, pieces) else {
            return Err(error);
        };
        let mut editor = Editor::of(pieces);
        if fields.next() == Some("b") {
            editor.setup.turn = Color::Black;
        }
        for letter in fields.next().unwrap_or_default().chars() {
            let color = Color::from_white(letter.is_ascii_uppercase());
            match letter.to_ascii_lowercase() {
                'k' => editor.allow(color, Wing::Short, true),
                'q' => editor.allow(color, Wing::Long, true),
                _ => {}
            }
        }
        editor.set_passed(fields.next().and_then(|square| square.parse().ok()));
        Ok(editor)
    }

    /// All that is set up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The position of a game that it is, if it is one.
    pub fn position(&self) -> Option<Position> {
        self.setup.position().ok()
    }

    /// Why it is no position of a game.
    pub fn fault(&self) -> Option<SetupError> {
        self.setup.position().err()
    }

    /// The FEN; where it is no position of a game, in the same form.
    pub fn fen(&self) -> String {
        if let Some(position) = self.position() {
            return position.to_fen();
        }
        let mut rights = String::new();
        for color in Color::ALL {
            for (wing, letter) in [(Wing::Short, 'K'), (Wing::Long, 'Q')] {
                if self.may_castle(color, wing) {
                    rights.push(if color.is_white() {
                        letter
                    } else {
                        letter.to_ascii_lowercase()
                    });
                }
            }
        }
        if rights.is_empty() {
            rights.push('-');
        }
        let passed = self
            .setup
            .passed
            .map_or("-".to_owned(), |it| it.to_string());
        [
            self.setup.placement.to_fen(),
            self.setup.turn.letter().to_string(),
            rights,
            passed,
            self.setup.halfmove_clock.to_string(),
            self.setup.fullmove_number.to_string(),
        ]
        .join(" ")
    }

    /// A tap on a square with a tool; what has changed by it, if anything has.
    pub fn tap(&mut self, square: Square, tool: Tool) -> Option<Change> {
        let there = self.setup.placement.get(square);
        match tool {
            Tool::Move => None,
            Tool::Put(piece) if there != Some(piece) => Some(self.put(square, piece)),
            Tool::Put(_) | Tool::Remove => self.remove(square),
        }
    }

    /// Puts a piece on a square, in place of what stood there.
    pub fn put(&mut self, square: Square, piece: Piece) -> Change {
        self.setup.placement.put(square, piece);
        self.settle();
        Change::Put(square, piece)
    }

    /// Takes away what stands on a square.
    pub fn remove(&mut self, square: Square) -> Option<Change> {
        let taken = self.setup.placement.take(square)?;
        self.settle();
        Some(Change::Removed(square, taken))
    }

    /// Moves a piece, in place of what stood where it goes.
    pub fn carry(&mut self, from: Square, to: Square) -> Option<Change> {
        let piece = self.setup.placement.take(from)?;
        Some(self.put(to, piece))
    }

    /// Gives a side the move.
    pub fn set_turn(&mut self, turn: Color) {
        if turn != self.setup.turn {
            self.setup.turn = turn;
            self.setup.passed = None;
        }
    }

    /// The squares over which a pawn can just have passed, where it could be taken for it (EP-1).
    pub fn passable(&self) -> impl Iterator<Item = Square> {
        let can = |square: &Square| {
            let passed = Some(*square);
            let setup = Setup {
                passed,
                ..self.setup
            };
            match setup.position() {
                Ok(position) => position.legal_passed_square() == passed,
                // What else is wrong with the pieces is still to be put right.
                Err(_) => setup.can_be_passed(*square),
            }
        };
        Square::all().filter(can)
    }

    /// Lets a pawn have passed over this square just now, or none. Where none can have, nothing changes.
    pub fn set_passed(&mut self, square: Option<Square>) {
        if square.is_none_or(|square| self.setup.can_be_passed(square)) {
            self.setup.passed = square;
        }
    }

    /// Whether a side may still castle towards a wing (CASTLE-2).
    pub fn may_castle(&self, color: Color, wing: Wing) -> bool {
        self.rook(color, wing)
            .is_some_and(|rook| self.setup.castling.has(rook))
    }

    /// Whether king and rook stand where that could be.
    pub fn could_castle(&self, color: Color, wing: Wing) -> bool {
        self.rook(color, wing).is_some()
    }

    /// Lets a side castle towards a wing, or no longer. Where king or rook is not in place, nothing changes.
    pub fn allow(&mut self, color: Color, wing: Wing, allowed: bool) {
        let Some(rook) = self.rook(color, wing) else {
            return;
        };
        self.setup.castling -= self.towards(color, wing);
        if allowed {
            self.setup.castling |= rook.into();
        }
    }

    /// The squares of a side's back rank on a wing of its king.
    fn towards(&self, color: Color, wing: Wing) -> Bitboard {
        let back = Rank::back(color);
        let king = self.king(color);
        let squares = File::ALL.map(|file| Square::at(file, back)).into_iter();
        squares
            .filter(|&it| king.is_some_and(|king| it != king && Wing::of(king, it) == wing))
            .collect()
    }

    /// A side's king, if it has one and stands where castling can begin.
    fn king(&self, color: Color) -> Option<Square> {
        let king = self
            .setup
            .placement
            .of(Piece::new(color, Role::King))
            .only()?;
        let inside = king.file() != File::A && king.file() != File::H;
        (king.rank() == Rank::back(color) && inside).then_some(king)
    }

    /// The rook with which a side may castle towards a wing, else the one with which it could: with the king at home
    /// the one in the corner, with the king elsewhere the outermost (VARIANT-2).
    fn rook(&self, color: Color, wing: Wing) -> Option<Square> {
        let rooks =
            self.towards(color, wing) & self.setup.placement.of(Piece::new(color, Role::Rook));
        let outermost = match wing {
            Wing::Short => rooks.last(),
            Wing::Long => rooks.first(),
        };
        let marked = (rooks & self.setup.castling).first();
        let at_home = self.king(color)?.file() == File::ALL[4];
        let corner = outermost.filter(|it| !at_home || matches!(it.file(), File::A | File::H));
        marked.or(corner)
    }

    /// What pieces that have changed no longer bear out is given up: rights to castle, a pawn just passed.
    fn settle(&mut self) {
        self.setup.passed = None;
        let marked = self.setup.castling;
        let mut kept = Bitboard::EMPTY;
        for color in Color::ALL {
            for wing in Wing::ALL {
                let rook = self.rook(color, wing);
                kept |= rook.map_or(Bitboard::EMPTY, Bitboard::of) & marked;
            }
        }
        self.setup.castling = kept;
    }
}

/// The squares that matter for a fault, to be marked on the board.
pub fn squares_of(fault: &SetupError) -> Bitboard {
    let two = |one: Square, other: Square| Bitboard::of(one) | other.into();
    match *fault {
        SetupError::TwoKings(_, one, other) | SetupError::KingsTouch(one, other) => two(one, other),
        SetupError::PawnOnBackRank(square) => square.into(),
        SetupError::OpponentInCheck(by) => by,
        SetupError::Castling(_, CastlingFault::NoRook(square)) => square.into(),
        SetupError::Castling(_, CastlingFault::TwoRooks(one, other)) => two(one, other),
        SetupError::EnPassant(square, EnPassantFault::Occupied(by)) => two(square, by),
        SetupError::EnPassant(square, _) => square.into(),
        SetupError::NoKing(_)
        | SetupError::TooManyPieces(_)
        | SetupError::TooManyPawns(_)
        | SetupError::TooManyPromoted(_)
        | SetupError::Castling(_, CastlingFault::KingMoved) => Bitboard::EMPTY,
    }
}

#[cfg(test)]
#[path = "editor_tests.rs"]
mod tests;
