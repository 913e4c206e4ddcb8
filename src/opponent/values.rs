//! What pieces are worth, and where: in hundredths of a pawn.

use crate::rules::{Color, Role, Square};

/// One value for each square, as White sees the board: the eighth rank first, each from the a-file on.
pub(super) type Board = [i8; 64];

/// What a piece is worth anywhere (LEARN-5); the king, who is never taken, nothing.
pub(super) const fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 300,
        Role::Bishop => 315,
        Role::Rook => 500,
        Role::Queen => 900,
        Role::King => 0,
    }
}

/// What a square adds to a white piece that stands on it, or to a black one on its mirror image. The king's is
/// for the time when the opponent's pieces are on the board.
pub(super) fn at(role: Role, color: Color, square: Square) -> i32 {
    let board = match role {
        Role::Pawn => &PAWN,
        Role::Knight => &KNIGHT,
        Role::Bishop => &BISHOP,
        Role::Rook => &ROOK,
        Role::Queen => &QUEEN,
        Role::King => &KING,
    };
    on(board, color, square)
}

/// The same for a king when the opponent's pieces have gone.
pub(super) fn king_at_the_end(color: Color, square: Square) -> i32 {
    on(&KING_AT_THE_END, color, square)
}

fn on(board: &Board, color: Color, square: Square) -> i32 {
    let seen = if color.is_white() {
        square.flip_vertical()
    } else {
        square
    };
    i32::from(board[seen.index()])
}

/// What a passed pawn adds, by its rank from its own side.
pub(super) const PASSED: [i32; 8] = [0, 5, 8, 15, 30, 55, 90, 0];
/// What the second bishop adds.
pub(super) const BISHOP_PAIR: i32 = 30;
/// What a rook adds on a file without a pawn of its own side.
pub(super) const OPEN_FILE: i32 = 15;
/// What a pawn with another of its side before it on the file costs.
pub(super) const DOUBLED: i32 = 12;

#[rustfmt::skip]
const PAWN: Board = [
      0,   0,   0,   0,   0,   0,   0,   0,
     40,  40,  40,  45,  45,  40,  40,  40,
     15,  18,  22,  30,  30,  22,  18,  15,
      4,   6,  10,  24,  24,   8,   6,   4,
      0,   2,   6,  20,  20,   2,   0,   0,
      2,   2,   2,   6,   6,  -4,   2,   2,
      0,   4,   2, -16, -16,   8,   6,   0,
      0,   0,   0,   0,   0,   0,   0,   0,
];

#[rustfmt::skip]
const KNIGHT: Board = [
    -50, -35, -25, -20, -20, -25, -35, -50,
    -35, -15,   0,   5,   5,   0, -15, -35,
    -20,   5,  18,  22,  22,  18,   5, -20,
    -15,   8,  20,  26,  26,  20,   8, -15,
    -18,   4,  16,  24,  24,  16,   4, -18,
    -25,   2,  14,  12,  12,  14,   2, -25,
    -35, -20,   0,   2,   2,   0, -20, -35,
    -50, -30, -25, -22, -22, -25, -30, -50,
];

#[rustfmt::skip]
const BISHOP: Board = [
    -20, -10, -10, -10, -10, -10, -10, -20,
    -10,   2,   4,   4,   4,   4,   2, -10,
     -8,   4,  10,  10,  10,  10,   4,  -8,
     -6,  10,  10,  16,  16,  10,  10,  -6,
     -6,   4,  14,  14,  14,  14,   4,  -6,
     -8,  10,  10,   8,   8,  10,  10,  -8,
    -10,  12,   2,   6,   6,   2,  12, -10,
    -18, -10, -18, -10, -10, -18, -10, -18,
];

#[rustfmt::skip]
const ROOK: Board = [
      4,   4,   6,   8,   8,   6,   4,   4,
     12,  16,  18,  18,  18,  18,  16,  12,
     -2,   2,   4,   4,   4,   4,   2,  -2,
     -4,   0,   2,   2,   2,   2,   0,  -4,
     -4,   0,   2,   2,   2,   2,   0,  -4,
     -4,   0,   2,   2,   2,   2,   0,  -4,
     -6,  -2,   0,   2,   2,   0,  -2,  -6,
     -4,  -2,   2,   8,   8,   4,  -2,  -4,
];

#[rustfmt::skip]
const QUEEN: Board = [
    -14,  -8,  -4,  -2,  -2,  -4,  -8, -14,
     -8,   0,   2,   2,   2,   2,   0,  -8,
     -4,   2,   6,   6,   6,   6,   2,  -4,
     -2,   2,   6,   8,   8,   6,   2,  -2,
     -2,   2,   6,   8,   8,   6,   2,  -2,
     -4,   2,   4,   4,   4,   4,   2,  -4,
     -8,   0,   4,   3,   3,   2,   0,  -8,
    -14,  -8,  -4,   2,  -2,  -6,  -8, -14,
];

#[rustfmt::skip]
const KING: Board = [
    -60, -60, -60, -60, -60, -60, -60, -60,
    -60, -60, -60, -60, -60, -60, -60, -60,
    -55, -55, -55, -60, -60, -55, -55, -55,
    -50, -50, -55, -60, -60, -55, -50, -50,
    -40, -45, -50, -55, -55, -50, -45, -40,
    -25, -30, -35, -40, -40, -35, -30, -25,
      5,   0, -15, -25, -25, -20,   2,   8,
     18,  26,  12, -10,  -2,  -8,  30,  20,
];

#[rustfmt::skip]
const KING_AT_THE_END: Board = [
    -40, -28, -20, -14, -14, -20, -28, -40,
    -26, -10,   0,   6,   6,   0, -10, -26,
    -16,   2,  16,  22,  22,  16,   2, -16,
    -12,   6,  22,  30,  30,  22,   6, -12,
    -14,   4,  20,  28,  28,  20,   4, -14,
    -18,   0,  12,  16,  16,  12,   0, -18,
    -28, -12,  -2,   2,   2,  -2, -12, -28,
    -45, -32, -24, -20, -20, -24, -32, -45,
];
