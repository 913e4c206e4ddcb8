//! The worth of a position for the player to move, by material and a few tables.

use super::values::{self, BISHOP_PAIR, DOUBLED, OPEN_FILE, PASSED};
use crate::rules::{Bitboard, Color, File, Piece, Position, Role, Square};

/// What a side's pieces are worth at the start, pawns left out.
const ALL_PIECES: i32 = 3_130;
/// From this advantage on, a king without pawns is driven to the edge.
const MATING_ADVANTAGE: i32 = 400;

/// The worth in hundredths of a pawn; `knowledge` is [`Level::knowledge`](super::Level::knowledge).
pub(super) fn evaluate(position: &Position, knowledge: u8) -> i32 {
    let [white, black] = Color::ALL.map(|color| Side::of(position, color));
    let material = white.material() - black.material();
    let known = white.standing(&black) - black.standing(&white) + driven(&white, &black, material);
    let worth = material + known * i32::from(knowledge) / 100;
    if position.turn().is_white() {
        worth
    } else {
        -worth
    }
}

/// What is asked about one side more than once.
struct Side {
    color: Color,
    king: Square,
    pawns: Bitboard,
    /// The worth of its pieces, pawns left out.
    pieces: i32,
    /// The sum of what squares add, the king's left out.
    squares: i32,
    bishops: u32,
    rooks: Bitboard,
}

impl Side {
    fn of(position: &Position, color: Color) -> Side {
        let of = |role| position.of(Piece::new(color, role));
        let mut side = Side {
            color,
            king: position.king(color),
            pawns: of(Role::Pawn),
            pieces: 0,
            squares: 0,
            bishops: of(Role::Bishop).count(),
            rooks: of(Role::Rook),
        };
        for role in [
            Role::Pawn,
            Role::Knight,
            Role::Bishop,
            Role::Rook,
            Role::Queen,
        ] {
            let squares = of(role);
            if role != Role::Pawn {
                side.pieces += values::worth(role) * squares.count() as i32;
            }
            for square in squares {
                side.squares += values::at(role, color, square);
            }
        }
        side
    }

    fn material(&self) -> i32 {
        self.pieces + values::worth(Role::Pawn) * self.pawns.count() as i32
    }

    /// What its squares, pawns, bishops, rooks and king add.
    fn standing(&self, other: &Side) -> i32 {
        let danger = other.pieces.min(ALL_PIECES);
        let king = values::at(Role::King, self.color, self.king) * danger
            + values::king_at_the_end(self.color, self.king) * (ALL_PIECES - danger);
        let mut standing = self.squares + king / ALL_PIECES;
        if self.bishops > 1 {
            standing += BISHOP_PAIR;
        }
        for pawn in self.pawns {
            let ahead = ahead(self.color, pawn);
            if (ahead & other.pawns).is_empty() {
                let rank = pawn.rank().index() ^ if self.color.is_white() { 0 } else { 7 };
                standing += PASSED[usize::from(rank)];
            }
            if (ahead & Bitboard::file(pawn.file()) & self.pawns).any() {
                standing -= DOUBLED;
            }
        }
        for rook in self.rooks {
            if (Bitboard::file(rook.file()) & self.pawns).is_empty() {
                standing += OPEN_FILE;
            }
        }
        standing
    }
}

/// The squares before a pawn on its file and the files beside it.
fn ahead(color: Color, pawn: Square) -> Bitboard {
    let file = Bitboard::file(pawn.file()).0;
    let left = file >> 1 & !Bitboard::file(File::H).0;
    let right = file << 1 & !Bitboard::file(File::A).0;
    let rank = u32::from(pawn.rank().index()) * 8;
    let before = if color.is_white() {
        // In two steps, because a shift by 64 is none.
        !0 << rank << 8
    } else {
        !(!0 << rank)
    };
    Bitboard((file | left | right) & before)
}

/// What it adds that a king without pawns is near the edge and near the other king: without it, a won
/// ending is won by nobody who looks four half-moves ahead.
fn driven(white: &Side, black: &Side, material: i32) -> i32 {
    let (strong, weak, sign) = if material > 0 {
        (white, black, 1)
    } else {
        (black, white, -1)
    };
    if material.abs() < MATING_ADVANTAGE || weak.pawns.any() {
        return 0;
    }
    let near = 7 - distance(strong.king, weak.king);
    sign * (10 * from_centre(weak.king) + 8 * near)
}

/// How many steps a king needs from one square to another.
fn distance(a: Square, b: Square) -> i32 {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    i32::from(files.max(ranks))
}

/// How many steps along files and ranks a square is from the four in the middle: 0 to 6.
fn from_centre(square: Square) -> i32 {
    let off = |index: u8| i32::from(if index < 4 { 3 - index } else { index - 4 });
    off(square.file().index()) + off(square.rank().index())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Fen;

    fn worth(fen: &str) -> i32 {
        evaluate(&Fen::read(fen).unwrap().position, 100)
    }

    #[test]
    fn a_position_is_worth_the_same_to_both_sides_when_mirrored() {
        // LEARN-8: neither colour is preferred.
        let white = worth("r1bq1rk1/pp3ppp/2n2n2/3p4/8/2N1P3/PPQ2PPP/R1B1KB1R w KQ - 0 1");
        let black = worth("r1b1kb1r/ppq2ppp/2n1p3/8/3P4/2N2N2/PP3PPP/R1BQ1RK1 b kq - 0 1");
        assert_eq!(white, black);
        assert_eq!(worth("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), 0);
    }

    #[test]
    fn passed_and_doubled_pawns_count() {
        let free = worth("4k3/8/3P4/8/8/8/p7/4K3 w - - 0 1");
        let stopped = worth("4k3/2p5/3P4/8/8/8/8/4K3 w - - 0 1");
        assert!(
            free - stopped < 0,
            "a pawn on the last step is worth more than one at home"
        );
        let doubled = worth("4k3/8/8/8/P7/P7/8/4K3 w - - 0 1");
        let apart = worth("4k3/8/8/8/P7/7P/8/4K3 w - - 0 1");
        assert_eq!(apart - doubled, DOUBLED);
    }

    #[test]
    fn a_lone_king_is_driven_to_the_edge() {
        let middle = worth("8/8/8/3k4/8/8/8/R3K3 w - - 0 1");
        let edge = worth("3k4/8/8/8/8/8/8/R3K3 w - - 0 1");
        assert!(edge > middle);
    }
}
