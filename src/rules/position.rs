//! The position: a legal arrangement with the player to move, the rights and the counters.

use super::attacks;
use super::bitboard::Bitboard;
use super::color::Color;
use super::counters::Counters;
use super::moves::Wing;
use super::piece::{Piece, Role};
use super::square::{Rank, Square};

/// The ranks on which castling rights are marked in [`Position::rights`].
pub(super) const BACK_RANKS: Bitboard = Bitboard(0xff00_0000_0000_00ff);

/// A position of chess, legal by construction: one king a side, no pawn on a back rank, the side
/// not to move not in check, rights that the pieces bear out. It is built by
/// [`Setup::position`](super::Setup::position) and changed by playing legal moves only.
///
/// 64 bytes, copied when a move is played. Sliders are kept as two sets, so that a queen stands
/// in both; the king of a side is what none of the four sets holds.
#[derive(Clone, Copy)]
pub struct Position {
    pub(super) pawns: Bitboard,
    pub(super) knights: Bitboard,
    /// Bishops and queens.
    pub(super) diagonals: Bitboard,
    /// Rooks and queens.
    pub(super) straights: Bitboard,
    /// The pieces of the side to move.
    pub(super) own: Bitboard,
    /// The pieces of the other side.
    pub(super) opponent: Bitboard,
    /// On the back ranks, kings and rooks that have not moved since they could castle: a side has
    /// a right where both are marked. On the third or sixth rank, the square that a pawn has just
    /// passed over.
    pub(super) rights: Bitboard,
    pub(super) counters: Counters,
}

impl Position {
    /// The player to move (TURN-3).
    #[inline]
    pub fn turn(&self) -> Color {
        self.counters.turn()
    }

    /// Half-moves since the last capture or pawn move (DRAW-14).
    #[inline]
    pub fn halfmove_clock(&self) -> u16 {
        self.counters.halfmove_clock()
    }

    /// The number of the move about to be made, as FEN counts it: from 1, one more after Black.
    #[inline]
    pub fn fullmove_number(&self) -> u32 {
        self.counters.fullmove_number()
    }

    /// All occupied squares.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.own | self.opponent
    }

    /// The squares of one side's pieces.
    #[inline]
    pub fn of_color(&self, color: Color) -> Bitboard {
        if color == self.turn() {
            self.own
        } else {
            self.opponent
        }
    }

    /// The squares of all pieces of a role, of both sides.
    pub fn of_role(&self, role: Role) -> Bitboard {
        match role {
            Role::Pawn => self.pawns,
            Role::Knight => self.knights,
            Role::Bishop => self.diagonals - self.straights,
            Role::Rook => self.straights - self.diagonals,
            Role::Queen => self.diagonals & self.straights,
            Role::King => self.kings(),
        }
    }

    /// The squares of one side's pieces of a role.
    pub fn of(&self, piece: Piece) -> Bitboard {
        self.of_color(piece.color) & self.of_role(piece.role)
    }

    #[inline]
    pub(super) fn kings(&self) -> Bitboard {
        self.occupied() - (self.pawns | self.knights | self.diagonals | self.straights)
    }

    /// Where a side's king stands.
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        // A position holds one king of each colour, so the set is never empty.
        Square::wrapping((self.of_color(color) & self.kings()).0.trailing_zeros())
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let color = if self.own.has(square) {
            self.turn()
        } else if self.opponent.has(square) {
            !self.turn()
        } else {
            return None;
        };
        let role = match (
            self.pawns.has(square),
            self.knights.has(square),
            self.diagonals.has(square),
            self.straights.has(square),
        ) {
            (true, ..) => Role::Pawn,
            (_, true, ..) => Role::Knight,
            (_, _, true, true) => Role::Queen,
            (_, _, true, _) => Role::Bishop,
            (_, _, _, true) => Role::Rook,
            _ => Role::King,
        };
        Some(Piece { color, role })
    }

    /// The squares and pieces of the whole board, a1 first.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The rooks with which a side may still castle (CASTLE-2): at most one on each side of the
    /// king. Whether castling is possible now is another question (CASTLE-3).
    pub fn castling_rooks(&self, color: Color) -> Bitboard {
        if self.rights.has(self.king(color)) {
            self.rights & BACK_RANKS & self.straights & self.of_color(color)
        } else {
            Bitboard::EMPTY
        }
    }

    /// The rook with which a side may still castle towards a wing.
    pub fn castling_rook(&self, color: Color, wing: Wing) -> Option<Square> {
        let king = self.king(color);
        self.castling_rooks(color)
            .into_iter()
            .find(|&rook| (rook > king) == (wing == Wing::Short))
    }

    /// The square that a pawn has just passed over with a double step (EP-1), whether or not a
    /// pawn can capture there.
    #[inline]
    pub fn passed_square(&self) -> Option<Square> {
        (self.rights - BACK_RANKS).first()
    }

    /// The pieces of `by` that attack a square (MOVE-14), pinned ones included (MOVE-15). The
    /// square may be empty or hold any piece.
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        self.attackers_when(square, by, self.occupied())
    }

    /// The same with other squares occupied than now.
    pub(super) fn attackers_when(&self, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
        (attacks::pawn(!by, square) & self.pawns
            | attacks::knight(square) & self.knights
            | attacks::king(square) & self.kings()
            | attacks::bishop(square, occupied) & self.diagonals
            | attacks::rook(square, occupied) & self.straights)
            & self.of_color(by)
    }

    /// The squares that the piece on `from` attacks (MOVE-14, 15); none when it is empty.
    pub fn attacks_from(&self, from: Square) -> Bitboard {
        let piece = self.piece_at(from);
        piece.map_or(Bitboard::EMPTY, |piece| {
            attacks::of(piece, from, self.occupied())
        })
    }

    /// The pieces that give check to the player to move (CHECK-1).
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.turn()), !self.turn())
    }

    /// Whether the player to move is in check (CHECK-1).
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// The enemy piece that pins the piece on `square` to its own king, if one does (MOVE-16).
    pub fn pinner(&self, square: Square) -> Option<Square> {
        let piece = self.piece_at(square)?;
        let king = self.king(piece.color);
        let without = self.occupied() - square.into();
        let lines = attacks::bishop(king, without) & self.diagonals
            | attacks::rook(king, without) & self.straights;
        (lines & self.of_color(!piece.color))
            .into_iter()
            .find(|&sniper| attacks::between(king, sniper).has(square))
    }

    /// The pieces of a side that are pinned to their king.
    pub fn pinned(&self, color: Color) -> Bitboard {
        (self.of_color(color) - self.king(color).into())
            .into_iter()
            .filter(|&square| self.pinner(square).is_some())
            .collect()
    }

    /// The rank from which the player to move captures en passant: the sixth from his side.
    pub(super) fn passed_rank(turn: Color) -> Rank {
        Rank::ALL[if turn.is_white() { 5 } else { 2 }]
    }
}

impl PartialEq for Position {
    /// The same pieces, player to move, rights and counters.
    fn eq(&self, other: &Position) -> bool {
        self.setup() == other.setup()
    }
}

impl Eq for Position {}
