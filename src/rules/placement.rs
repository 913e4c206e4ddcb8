//! Any pieces on any squares: what stands on the board, whether or not the laws could allow it.

use super::bitboard::Bitboard;
use super::color::Color;
use super::piece::{Piece, Role};
use super::square::{File, Rank, Square};

/// The pieces on the board, without rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placement {
    roles: [Bitboard; 6],
    white: Bitboard,
    black: Bitboard,
}

impl Placement {
    /// An empty board.
    pub const EMPTY: Placement = Placement {
        roles: [Bitboard::EMPTY; 6],
        white: Bitboard::EMPTY,
        black: Bitboard::EMPTY,
    };

    /// The pieces at the start of a game (BOARD-6).
    pub const fn initial() -> Placement {
        Placement {
            roles: [
                Bitboard(0x00ff_0000_0000_ff00),
                Bitboard(0x4200_0000_0000_0042),
                Bitboard(0x2400_0000_0000_0024),
                Bitboard(0x8100_0000_0000_0081),
                Bitboard(0x0800_0000_0000_0008),
                Bitboard(0x1000_0000_0000_0010),
            ],
            white: Bitboard(0xffff),
            black: Bitboard(0xffff_0000_0000_0000),
        }
    }

    /// The placement of these pieces; of two on one square the later stays.
    pub fn of_pieces(pieces: impl IntoIterator<Item = (Square, Piece)>) -> Placement {
        let mut placement = Placement::EMPTY;
        for (square, piece) in pieces {
            placement.put(square, piece);
        }
        placement
    }

    /// The piece on a square.
    pub fn get(&self, square: Square) -> Option<Piece> {
        let color = if self.white.has(square) {
            Color::White
        } else if self.black.has(square) {
            Color::Black
        } else {
            return None;
        };
        Role::ALL
            .into_iter()
            .find(|&role| self.of_role(role).has(square))
            .map(|role| Piece { color, role })
    }

    /// Puts a piece on a square, in place of what stood there.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.take(square);
        self.roles[piece.role as usize] |= square.into();
        match piece.color {
            Color::White => self.white |= square.into(),
            Color::Black => self.black |= square.into(),
        }
    }

    /// Takes the piece off a square and returns it.
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.get(square);
        for set in self
            .roles
            .iter_mut()
            .chain([&mut self.white, &mut self.black])
        {
            *set -= square.into();
        }
        piece
    }

    /// All occupied squares.
    pub fn occupied(&self) -> Bitboard {
        self.white | self.black
    }

    /// The squares of one side's pieces.
    pub fn of_color(&self, color: Color) -> Bitboard {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The squares of all pieces of a role, of both sides.
    pub fn of_role(&self, role: Role) -> Bitboard {
        self.roles[role as usize]
    }

    /// The squares of one side's pieces of a role.
    pub fn of(&self, piece: Piece) -> Bitboard {
        self.of_role(piece.role) & self.of_color(piece.color)
    }

    /// The squares and pieces of the whole board, a1 first.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((square, self.get(square)?)))
    }

    /// The pieces of a rank, from the a-file on.
    pub fn rank(&self, rank: Rank) -> impl Iterator<Item = Option<Piece>> + '_ {
        File::ALL
            .into_iter()
            .map(move |file| self.get(Square::at(file, rank)))
    }
}
