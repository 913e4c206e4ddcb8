//! Steps of pieces, of one or of many at once.

use super::super::attacks;
use super::super::bitboard::Bitboard;
use super::super::color::Color;
use super::super::piece::Role;
use super::super::square::{File, Square};

/// What a piece attacks with these squares occupied.
pub(super) fn attacks_of(role: Role, color: Color, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => attacks::pawn(color, from),
        Role::Knight => attacks::knight(from),
        Role::Bishop => attacks::bishop(from, occupied),
        Role::Rook => attacks::rook(from, occupied),
        Role::Queen => attacks::queen(from, occupied),
        Role::King => attacks::king(from),
    }
}

/// The squares one step, in its own way of going, from each of the squares: what it attacks there with
/// all squares occupied.
pub(super) fn spread(role: Role, color: Color, from: Bitboard) -> Bitboard {
    let (h, a) = (
        from - Bitboard::file(File::H),
        from - Bitboard::file(File::A),
    );
    let straight = || from.0 << 8 | from.0 >> 8 | h.0 << 1 | a.0 >> 1;
    let diagonal = || h.0 << 9 | a.0 << 7 | h.0 >> 7 | a.0 >> 9;
    Bitboard(match role {
        Role::Pawn if color.is_white() => h.0 << 9 | a.0 << 7,
        Role::Pawn => h.0 >> 7 | a.0 >> 9,
        Role::Knight => {
            let (hh, aa) = (h.0 & !(FILE_G.0), a.0 & !(FILE_B.0));
            h.0 << 17 | a.0 << 15 | h.0 >> 15 | a.0 >> 17 | hh << 10 | aa << 6 | hh >> 6 | aa >> 10
        }
        Role::Bishop => diagonal(),
        Role::Rook => straight(),
        Role::Queen | Role::King => straight() | diagonal(),
    })
}

/// All squares that a piece gets to from these through open ones.
pub(super) fn flood(role: Role, from: Bitboard, open: Bitboard) -> Bitboard {
    let mut set = from;
    loop {
        let next = set | spread(role, Color::White, set) & open;
        if next == set {
            return set;
        }
        set = next;
    }
}

const FILE_B: Bitboard = Bitboard::file(File::ALL[1]);
const FILE_G: Bitboard = Bitboard::file(File::ALL[6]);

/// The set of one square ahead of a pawn; empty beyond the edge.
pub(super) fn ahead(color: Color, from: Square, by: i8) -> Bitboard {
    let ranks = if color.is_white() { by } else { -by };
    from.offset(0, ranks).map_or(Bitboard::EMPTY, Bitboard::of)
}
