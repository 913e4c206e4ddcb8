//! What pieces attack on a board with given occupied squares.
//!
//! Sliders are looked up line by line ("kindergarten bitboards"): the occupied squares of the line
//! are multiplied into six bits, which index a table of 4 KiB for ranks and diagonals and another
//! of 4 KiB for files. Everything is a constant; nothing is filled at start.
//!
//! What a table would only make faster is computed, and has a twin of the same name that looks it up
//! for the counting of moves. A program that does not count, such as the page, does not carry those
//! tables.

use super::bitboard::Bitboard;
use super::color::Color;
use super::piece::{Piece, Role};
use super::square::Square;

const A_FILE: u64 = 0x0101_0101_0101_0101;
const B_FILE: u64 = A_FILE << 1;
const H_FILE: u64 = A_FILE << 7;
/// Multiplies the inner squares of the a-file into the six highest bits.
const FILE_TO_TOP: u64 = 0x0080_4020_1008_0400;

/// The squares that a step of so many files and ranks reaches, for each of several steps.
const fn steps<const N: usize>(from: usize, list: [(i8, i8); N]) -> u64 {
    let from = Square::wrapping(from as u32);
    let mut set = 0;
    let mut i = 0;
    while i < N {
        if let Some(to) = from.offset(list[i].0, list[i].1) {
            set |= Bitboard::of(to).0;
        }
        i += 1;
    }
    set
}

/// The squares in one direction, up to the edge of an empty board.
const fn ray(from: usize, files: i8, ranks: i8) -> u64 {
    let mut set = 0;
    let mut at = Square::wrapping(from as u32);
    while let Some(next) = at.offset(files, ranks) {
        set |= Bitboard::of(next).0;
        at = next;
    }
    set
}

const fn knights() -> [u64; 64] {
    let mut table = [0; 64];
    let mut at = 0;
    while at < 64 {
        table[at] = steps(
            at,
            [
                (1, 2),
                (2, 1),
                (2, -1),
                (1, -2),
                (-1, -2),
                (-2, -1),
                (-2, 1),
                (-1, 2),
            ],
        );
        at += 1;
    }
    table
}

const fn kings() -> [u64; 64] {
    let mut table = [0; 64];
    let mut at = 0;
    while at < 64 {
        table[at] = steps(
            at,
            [
                (0, 1),
                (1, 1),
                (1, 0),
                (1, -1),
                (0, -1),
                (-1, -1),
                (-1, 0),
                (-1, 1),
            ],
        );
        at += 1;
    }
    table
}

const fn pawns() -> [[u64; 64]; 2] {
    let mut table = [[0; 64]; 2];
    let mut at = 0;
    while at < 64 {
        table[0][at] = steps(at, [(-1, 1), (1, 1)]);
        table[1][at] = steps(at, [(-1, -1), (1, -1)]);
        at += 1;
    }
    table
}

/// For each square a line through it, both ways from it, without the square itself.
const fn lines(files: i8, ranks: i8) -> [u64; 64] {
    let mut table = [0; 64];
    let mut at = 0;
    while at < 64 {
        table[at] = ray(at, files, ranks) | ray(at, -files, -ranks);
        at += 1;
    }
    table
}

/// The files that a slider on `file` attacks on its rank, as eight bits, when the inner files
/// (b to g) in `inner` are occupied.
const fn along(file: usize, inner: usize) -> u64 {
    let occupied = (inner << 1) as u64;
    let mut set = 0u64;
    let mut right = file + 1;
    while right < 8 {
        set |= 1 << right;
        if occupied >> right & 1 != 0 {
            break;
        }
        right += 1;
    }
    let mut left = file;
    while left > 0 {
        left -= 1;
        set |= 1 << left;
        if occupied >> left & 1 != 0 {
            break;
        }
    }
    set
}

/// By file and inner occupation: the attacked files, on every rank at once.
const fn rank_fills() -> [[u64; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            table[file][inner] = along(file, inner) * A_FILE;
            inner += 1;
        }
        file += 1;
    }
    table
}

/// By rank and inner occupation (rank 2 is the highest bit): the attacked squares of the a-file.
const fn file_fills() -> [[u64; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut rank = 0;
    while rank < 8 {
        let mut inner = 0;
        while inner < 64 {
            // The product turns the line over: rank 7 comes lowest.
            let turned = along(7 - rank, inner);
            let mut set = 0;
            let mut i = 0;
            while i < 8 {
                if turned >> i & 1 != 0 {
                    set |= 1 << (8 * (7 - i));
                }
                i += 1;
            }
            table[rank][inner] = set;
            inner += 1;
        }
        rank += 1;
    }
    table
}

const fn betweens() -> [[u64; 64]; 64] {
    let directions: [(i8, i8); 8] = [
        (0, 1),
        (1, 1),
        (1, 0),
        (1, -1),
        (0, -1),
        (-1, -1),
        (-1, 0),
        (-1, 1),
    ];
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut i = 0;
        while i < 8 {
            let mut between = 0;
            let mut at = Square::wrapping(from as u32);
            while let Some(next) = at.offset(directions[i].0, directions[i].1) {
                table[from][next.index()] = between;
                between |= Bitboard::of(next).0;
                at = next;
            }
            i += 1;
        }
        from += 1;
    }
    table
}

const fn crosses() -> [u64; 64] {
    let mut table = [0; 64];
    let mut at = 0;
    while at < 64 {
        table[at] = ray(at, 0, 1) | ray(at, 0, -1) | ray(at, 1, 0) | ray(at, -1, 0);
        at += 1;
    }
    table
}

const fn saltires() -> [u64; 64] {
    let mut table = [0; 64];
    let mut at = 0;
    while at < 64 {
        table[at] = ray(at, 1, 1) | ray(at, 1, -1) | ray(at, -1, 1) | ray(at, -1, -1);
        at += 1;
    }
    table
}

static KNIGHTS: [u64; 64] = knights();
static KINGS: [u64; 64] = kings();
static PAWNS: [[u64; 64]; 2] = pawns();
static RANKS: [u64; 64] = lines(1, 0);
static RISING: [u64; 64] = lines(1, 1);
static FALLING: [u64; 64] = lines(1, -1);
static RANK_FILLS: [[u64; 64]; 8] = rank_fills();
static FILE_FILLS: [[u64; 64]; 8] = file_fills();
static BETWEEN: [[u64; 64]; 64] = betweens();
static ROOK_RAYS: [u64; 64] = crosses();
static BISHOP_RAYS: [u64; 64] = saltires();

/// The squares a knight on `from` attacks (MOVE-9).
#[inline]
pub fn knight(from: Square) -> Bitboard {
    Bitboard(KNIGHTS[from.index()])
}

/// The squares a king on `from` attacks (MOVE-5).
#[inline]
pub fn king(from: Square) -> Bitboard {
    Bitboard(KINGS[from.index()])
}

/// The squares a pawn of `color` on `from` attacks (MOVE-12).
pub fn pawn(color: Color, from: Square) -> Bitboard {
    let sides = sides(Bitboard::of(from).0);
    Bitboard(if color.is_white() {
        sides << 8
    } else {
        sides >> 8
    })
}

/// The same, looked up.
#[inline]
pub fn pawn_looked_up(color: Color, from: Square) -> Bitboard {
    Bitboard(PAWNS[color as usize][from.index()])
}

/// The squares to the left and to the right of each square of a set.
#[inline]
const fn sides(set: u64) -> u64 {
    (set << 1 & !A_FILE) | (set >> 1 & !H_FILE)
}

#[inline]
fn line(mask: u64, fills: &[u64; 64], occupied: u64) -> u64 {
    mask & fills[((occupied & mask).wrapping_mul(B_FILE) >> 58) as usize]
}

/// The squares a bishop on `from` attacks, up to and with the first occupied ones (MOVE-8).
#[inline]
pub fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    let at = from.index();
    let fills = &RANK_FILLS[at & 7];
    Bitboard(line(RISING[at], fills, occupied.0) | line(FALLING[at], fills, occupied.0))
}

/// The squares a rook on `from` attacks, up to and with the first occupied ones (MOVE-7).
#[inline]
pub fn rook(from: Square, occupied: Bitboard) -> Bitboard {
    let at = from.index();
    let file = at & 7;
    let rank = line(RANKS[at], &RANK_FILLS[file], occupied.0);
    let inner = (occupied.0 >> file & A_FILE).wrapping_mul(FILE_TO_TOP) >> 58;
    Bitboard(rank | FILE_FILLS[at >> 3][inner as usize] << file)
}

/// The squares a queen on `from` attacks (MOVE-6).
#[inline]
pub fn queen(from: Square, occupied: Bitboard) -> Bitboard {
    bishop(from, occupied) | rook(from, occupied)
}

/// The squares that a piece on `from` attacks (MOVE-14), up to and with the first occupied ones.
pub fn of(piece: Piece, from: Square, occupied: Bitboard) -> Bitboard {
    match piece.role {
        Role::Pawn => pawn(piece.color, from),
        Role::Knight => knight(from),
        Role::Bishop => bishop(from, occupied),
        Role::Rook => rook(from, occupied),
        Role::Queen => queen(from, occupied),
        Role::King => king(from),
    }
}

/// The squares a rook on `from` attacks on an empty board.
#[inline]
pub fn rook_rays(from: Square) -> Bitboard {
    Bitboard(ROOK_RAYS[from.index()])
}

/// The squares a bishop on `from` attacks on an empty board.
#[inline]
pub fn bishop_rays(from: Square) -> Bitboard {
    Bitboard(RISING[from.index()] | FALLING[from.index()])
}

/// The same, looked up.
#[inline]
pub fn bishop_rays_looked_up(from: Square) -> Bitboard {
    Bitboard(BISHOP_RAYS[from.index()])
}

/// The squares strictly between two squares of one rank, file or diagonal; else none.
pub fn between(a: Square, b: Square) -> Bitboard {
    let (from_a, from_b) = if rook_rays(a).has(b) {
        (rook(a, b.into()), rook(b, a.into()))
    } else if bishop_rays(a).has(b) {
        (bishop(a, b.into()), bishop(b, a.into()))
    } else {
        return Bitboard::EMPTY;
    };
    from_a & from_b
}

/// The same, looked up.
#[inline]
pub fn between_looked_up(a: Square, b: Square) -> Bitboard {
    Bitboard(BETWEEN[a.index()][b.index()])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slow(from: Square, occupied: Bitboard, directions: &[(i8, i8)]) -> Bitboard {
        let mut set = Bitboard::EMPTY;
        for &(files, ranks) in directions {
            let mut at = from;
            while let Some(next) = at.offset(files, ranks) {
                set |= next.into();
                if occupied.has(next) {
                    break;
                }
                at = next;
            }
        }
        set
    }

    #[test]
    fn sliders_stop_at_the_first_occupied_square() {
        // MOVE-4, MOVE-6 to 8: looked up = walked square by square.
        let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..4_000 {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            let occupied = Bitboard(seed & seed.rotate_left(23));
            for from in Square::all() {
                let diagonal = slow(from, occupied, &[(1, 1), (1, -1), (-1, 1), (-1, -1)]);
                let straight = slow(from, occupied, &[(0, 1), (0, -1), (1, 0), (-1, 0)]);
                assert_eq!(bishop(from, occupied), diagonal);
                assert_eq!(rook(from, occupied), straight);
                assert_eq!(queen(from, occupied), diagonal | straight);
            }
        }
    }

    #[test]
    fn attack_counts_on_an_empty_board() {
        // MOVE-1a
        let d4: Square = "d4".parse().unwrap();
        let a1: Square = "a1".parse().unwrap();
        let empty = Bitboard::EMPTY;
        assert_eq!(queen(d4, empty).count(), 27);
        assert_eq!(rook(d4, empty).count(), 14);
        assert_eq!(bishop(d4, empty).count(), 13); // LEARN-3
        assert_eq!(king(d4).count(), 8);
        assert_eq!(knight(d4).count(), 8);
        assert_eq!(knight(a1).count(), 2);
        assert_eq!(bishop(a1, empty).count(), 7);
    }

    #[test]
    fn computed_is_what_is_looked_up() {
        for a in Square::all() {
            assert_eq!(bishop_rays(a), bishop_rays_looked_up(a));
            assert_eq!(rook_rays(a), rook(a, Bitboard::EMPTY));
            for color in Color::ALL {
                assert_eq!(pawn(color, a), pawn_looked_up(color, a));
            }
            for b in Square::all() {
                assert_eq!(between(a, b), between_looked_up(a, b));
            }
        }
    }

    #[test]
    fn between_is_empty_off_the_lines_and_symmetric() {
        for a in Square::all() {
            for b in Square::all() {
                assert_eq!(between(a, b), between(b, a));
                let on_line = rook_rays(a).has(b) || bishop_rays(a).has(b);
                assert!(on_line || between(a, b).is_empty());
            }
        }
    }
}
