//! Positions packed into 24 bytes, without loss, and a table of those already seen.

use super::super::bitboard::Bitboard;
use super::super::color::Color;
use super::super::counters::Counters;
use super::super::moves::Move;
use super::super::position::Position;
use super::super::square::{Rank, Square};

/// A position without its counters, exact: the occupied squares and four bits for each piece, lowest
/// square first. A pawn that can be taken en passant, a rook or king that can castle and the white king
/// when it is White's move have codes of their own. Two equal packs are the same position for
/// repetition (DRAW-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pack {
    occupied: u64,
    men: [u64; 2],
}

/// The most pieces that a pack holds.
pub(super) const MOST_PIECES: u32 = 32;

/// Codes 0 to 11 are role * 2 + colour; the others stand for these.
const PASSED_PAWN: u64 = 12;
const CASTLING_ROOK: u64 = 13;
const KING_TO_MOVE: u64 = 14;

impl Pack {
    /// The pack of a position; `None` when it has more than [`MOST_PIECES`].
    pub(super) fn of(position: &Position) -> Option<Pack> {
        let occupied = position.occupied();
        if occupied.count() > MOST_PIECES {
            return None;
        }
        let black = position.of_color(Color::Black);
        let royal = position.kings();
        let to_move = royal & (position.own - black);
        let castling =
            position.castling_rooks(Color::White) | position.castling_rooks(Color::Black);
        // The pawn that stands in front of the square it has passed over.
        let passed = position
            .legal_passed_square()
            .and_then(|square| square.offset(0, if position.turn().is_white() { -1 } else { 1 }))
            .map_or(Bitboard::EMPTY, Bitboard::of);
        let mut men = [0; 2];
        for (i, square) in occupied.into_iter().enumerate() {
            let code = if passed.has(square) {
                PASSED_PAWN
            } else if castling.has(square) {
                CASTLING_ROOK
            } else if to_move.has(square) {
                KING_TO_MOVE
            } else {
                let color = u64::from(black.has(square));
                let diagonal = position.diagonals.has(square);
                let straight = position.straights.has(square);
                let role = match (diagonal, straight) {
                    (true, true) => 4,
                    (true, false) => 2,
                    (false, true) => 3,
                    _ if position.pawns.has(square) => 0,
                    _ if position.knights.has(square) => 1,
                    _ => 5,
                };
                role * 2 + color
            };
            men[i >> 4 & 1] |= code << ((i & 15) * 4);
        }
        Some(Pack {
            occupied: occupied.0,
            men,
        })
    }

    /// The position, with its counters at the start.
    pub(super) fn position(&self) -> Position {
        let mut white = Bitboard::EMPTY;
        let mut black = Bitboard::EMPTY;
        let mut kings = Bitboard::EMPTY;
        let mut turn = Color::Black;
        let mut position = Position {
            pawns: Bitboard::EMPTY,
            knights: Bitboard::EMPTY,
            diagonals: Bitboard::EMPTY,
            straights: Bitboard::EMPTY,
            own: Bitboard::EMPTY,
            opponent: Bitboard::EMPTY,
            rights: Bitboard::EMPTY,
            counters: Counters::START,
        };
        let upper = Bitboard(0xffff_ffff_0000_0000);
        for (i, square) in Bitboard(self.occupied).into_iter().enumerate() {
            let here = Bitboard::of(square);
            let code = self.men[i >> 4 & 1] >> ((i & 15) * 4) & 15;
            let is_black = match code {
                PASSED_PAWN => {
                    position.pawns |= here;
                    // A pawn on the fifth rank is Black's, and has passed over the sixth.
                    let black = upper.has(square);
                    let behind = square.offset(0, if black { 1 } else { -1 });
                    position.rights |= behind.map_or(Bitboard::EMPTY, Bitboard::of);
                    black
                }
                CASTLING_ROOK => {
                    position.straights |= here;
                    position.rights |= here;
                    upper.has(square)
                }
                KING_TO_MOVE => {
                    turn = Color::White;
                    kings |= here;
                    false
                }
                _ => {
                    match code >> 1 {
                        0 => position.pawns |= here,
                        1 => position.knights |= here,
                        2 => position.diagonals |= here,
                        3 => position.straights |= here,
                        4 => {
                            position.diagonals |= here;
                            position.straights |= here;
                        }
                        _ => kings |= here,
                    }
                    code & 1 != 0
                }
            };
            if is_black {
                black |= here;
            } else {
                white |= here;
            }
        }
        position.counters = Counters::new(turn, 0, 1);
        (position.own, position.opponent) = match turn {
            Color::White => (white, black),
            Color::Black => (black, white),
        };
        for (color, side) in [(Color::White, white), (Color::Black, black)] {
            let back = Bitboard::rank(Rank::back(color));
            if (position.rights & back).any() {
                position.rights |= kings & side;
            }
        }
        position
    }

    fn hash(&self) -> u64 {
        let mut hash = self.occupied;
        for part in self.men {
            hash = (hash ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            hash ^= hash >> 29;
        }
        hash
    }
}

/// A position found by the search and the move that led to it. 32 bytes.
#[derive(Clone, Copy)]
pub(super) struct Found {
    pub(super) pack: Pack,
    /// The place in the list of the position before; its own for the first.
    pub(super) before: u32,
    pub(super) mv: Move,
    /// Half-moves from the first position; capped.
    pub(super) depth: u16,
}

/// All positions found, each once, in the order in which they were found. Takes 32 bytes a position
/// and at most 16 for its index.
pub(super) struct Seen {
    list: Vec<Found>,
    /// Open addressing: place in the list + 1, 0 for none; the length is a power of two.
    index: Vec<u32>,
}

impl Seen {
    pub(super) fn new(first: Pack) -> Seen {
        let mut seen = Seen {
            list: Vec::new(),
            index: vec![0; 1 << 10],
        };
        seen.add(Found {
            pack: first,
            before: 0,
            mv: Move::coded(Square::wrapping(0), Square::wrapping(0), 0),
            depth: 0,
        });
        seen
    }

    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    pub(super) fn get(&self, place: u32) -> Option<&Found> {
        self.list.get(place as usize)
    }

    /// Adds a position and returns its place; `None` when it is there already.
    pub(super) fn add(&mut self, found: Found) -> Option<u32> {
        if self.list.len() * 2 >= self.index.len() {
            self.grow();
        }
        let mask = self.index.len() - 1;
        let mut slot = found.pack.hash() as usize & mask;
        loop {
            let entry = self.index.get_mut(slot)?;
            let Some(place) = entry.checked_sub(1) else {
                let place = self.list.len() as u32;
                *entry = place + 1;
                self.list.push(found);
                return Some(place);
            };
            if self.list.get(place as usize)?.pack == found.pack {
                return None;
            }
            slot = (slot + 1) & mask;
        }
    }

    fn grow(&mut self) {
        let length = self.index.len() * 2;
        let mask = length - 1;
        let mut index = vec![0u32; length];
        for (place, found) in self.list.iter().enumerate() {
            let mut slot = found.pack.hash() as usize & mask;
            while index[slot & mask] != 0 {
                slot = (slot + 1) & mask;
            }
            index[slot & mask] = place as u32 + 1;
        }
        self.index = index;
    }

    /// The moves from the first position to this one.
    pub(super) fn line(&self, place: u32) -> Vec<Move> {
        let mut line = Vec::new();
        let mut at = place;
        while let Some(found) = self.get(at) {
            if found.before == at {
                break;
            }
            line.push(found.mv);
            at = found.before;
        }
        line.reverse();
        line
    }
}
