//! What pieces do by themselves, on a board that need not be a position: without kings, a single rook, a
//! set-up in the making.

use super::attacks;
use super::bitboard::Bitboard;
use super::color::Color;
use super::piece::{Piece, Role};
use super::placement::Placement;
use super::square::{Rank, Square};

/// A piece that shields its king (MOVE-16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pin {
    /// The pinned piece.
    pub pinned: Square,
    /// Its king.
    pub king: Square,
    /// The enemy piece that pins it.
    pub by: Square,
}

impl Placement {
    /// The squares that the piece on `from` attacks (MOVE-14, 15); none when it is empty.
    pub fn attacks_from(&self, from: Square) -> Bitboard {
        let piece = self.get(from);
        piece.map_or(Bitboard::EMPTY, |piece| {
            attacks::of(piece, from, self.occupied())
        })
    }

    /// The pieces of `by` that attack a square (MOVE-14), pinned ones included (MOVE-15).
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        self.of_color(by)
            .into_iter()
            .filter(|&from| self.attacks_from(from).has(square))
            .collect()
    }

    /// The squares to which the piece on `from` goes by itself (MOVE-3 to 12): no king is thought of, and nothing
    /// that came before, so neither check and pins nor castling and en passant.
    pub fn moves_from(&self, from: Square) -> Bitboard {
        let Some(piece) = self.get(from) else {
            return Bitboard::EMPTY;
        };
        let attacked = self.attacks_from(from);
        match piece.role {
            Role::Pawn => attacked & self.of_color(!piece.color) | self.pawn_steps(from, piece),
            _ => attacked - self.of_color(piece.color),
        }
    }

    /// The squares straight before a pawn to which it may go (MOVE-10, 11).
    fn pawn_steps(&self, from: Square, pawn: Piece) -> Bitboard {
        let ahead = if pawn.color.is_white() { 1 } else { -1 };
        let free = |square: &Square| !self.occupied().has(*square);
        let Some(one) = from.offset(0, ahead).filter(free) else {
            return Bitboard::EMPTY;
        };
        let at_start = from.rank() == Rank::pawns(pawn.color);
        let two = one.offset(0, ahead).filter(|two| at_start && free(two));
        Bitboard::of(one) | two.map_or(Bitboard::EMPTY, Bitboard::of)
    }

    /// The pins on the pieces of a side, to each king that it has (MOVE-16).
    pub fn pins(&self, color: Color) -> Vec<Pin> {
        let mut pins = Vec::new();
        for king in self.of(Piece::new(color, Role::King)) {
            for by in self.of_color(!color) {
                let shield = attacks::between(king, by) & self.occupied();
                let pinned = shield.only().filter(|&it| self.of_color(color).has(it));
                let Some(pinned) = pinned else { continue };
                let without = self.occupied() - pinned.into();
                let piece = self.get(by);
                if piece.is_some_and(|piece| attacks::of(piece, by, without).has(king)) {
                    pins.push(Pin { pinned, king, by });
                }
            }
        }
        pins
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Fen, Position};

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn placement(text: &str) -> Placement {
        Placement::from_fen(text).unwrap()
    }

    fn moves(text: &str, from: &str) -> String {
        let squares = placement(text).moves_from(square(from)).into_iter();
        let names: Vec<String> = squares.map(|it| it.to_string()).collect();
        names.join(" ")
    }

    // MOVE-1a, LEARN-3
    #[test]
    fn a_bishop_alone_in_the_middle_has_thirteen_squares() {
        let alone = placement("8/8/8/8/3B4/8/8/8");
        assert_eq!(alone.moves_from(square("d4")).count(), 13);
    }

    // MOVE-10, MOVE-11, MOVE-12
    #[test]
    fn a_pawn_alone_goes_ahead_and_takes_aside() {
        assert_eq!(moves("8/8/8/8/8/8/4P3/8", "e2"), "e3 e4");
        assert_eq!(moves("8/8/8/8/8/4p3/4P3/8", "e2"), "");
        assert_eq!(moves("8/8/8/8/4p3/3p1P2/4P3/8", "e2"), "d3 e3");
        assert_eq!(moves("4p3/4P3/8/8/8/8/8/8", "e7"), "");
        assert_eq!(moves("4P3/8/8/8/8/8/8/8", "e8"), "");
        assert_eq!(moves("8/3p4/8/8/8/8/8/8", "d7"), "d5 d6");
    }

    // MOVE-3, MOVE-4
    #[test]
    fn own_pieces_stand_in_the_way_and_others_can_be_taken() {
        assert_eq!(moves("8/8/8/8/8/P7/8/R2p4", "a1"), "b1 c1 d1 a2");
    }

    // MOVE-14, MOVE-16
    #[test]
    fn a_placement_sees_what_its_position_sees() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "4k3/4r3/8/8/1b6/2N5/4B3/4K3 w - - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "3k4/3r4/8/3Q4/8/3b4/8/3K4 b - - 0 1",
        ] {
            let position: Position = Fen::read(fen).unwrap().position;
            let placement = position.placement();
            for square in Square::all() {
                assert_eq!(
                    placement.attacks_from(square),
                    position.attacks_from(square)
                );
                for by in Color::ALL {
                    let seen = placement.attackers(square, by);
                    assert_eq!(seen, position.attackers(square, by), "{fen} {square}");
                }
            }
            for color in Color::ALL {
                let pins = placement.pins(color);
                let pinned: Bitboard = pins.iter().map(|pin| pin.pinned).collect();
                assert_eq!(pinned, position.pinned(color), "{fen}");
                for pin in pins {
                    assert_eq!(position.pinner(pin.pinned), Some(pin.by), "{fen}");
                }
            }
        }
    }
}
