//! From any arrangement of pieces to a legal position, or the reasons why it is none.

use core::fmt;

use super::attacks;
use super::bitboard::Bitboard;
use super::color::{ByColor, Color};
use super::counters::Counters;
use super::piece::{Piece, Role};
use super::placement::Placement;
use super::position::{BACK_RANKS, Position};
use super::square::{File, Rank, Square};

/// All that makes up a position, not yet known to be legal: what a FEN says, or what a person
/// has set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The pieces.
    pub placement: Placement,
    /// Who has the move.
    pub turn: Color,
    /// The rooks that may still castle.
    pub castling: Bitboard,
    /// The square a pawn has just passed over.
    pub passed: Option<Square>,
    /// Half-moves since the last capture or pawn move.
    pub halfmove_clock: u16,
    /// The number of the move about to be made; 0 is taken for 1.
    pub fullmove_number: u32,
}

/// Why an arrangement is no legal position. Checks that no last move can have given are no
/// reason: such positions can be played on, and problems hold them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// A side has no king.
    NoKing(Color),
    /// A side has more than one king; here are two of them.
    TwoKings(Color, Square, Square),
    /// A pawn stands on a back rank.
    PawnOnBackRank(Square),
    /// A side has more than sixteen pieces.
    TooManyPieces(Color),
    /// A side has more than eight pawns.
    TooManyPawns(Color),
    /// A side has more promoted pieces than pawns that are gone.
    TooManyPromoted(Color),
    /// The kings stand side by side.
    KingsTouch(Square, Square),
    /// The side that has just moved is in check from these pieces.
    OpponentInCheck(Bitboard),
    /// A right to castle without king or rook where they belong.
    Castling(Color, CastlingFault),
    /// No pawn can just have passed over this square.
    EnPassant(Square, EnPassantFault),
}

/// What is wrong with a right to castle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CastlingFault {
    /// The king is not on its back rank (in a file where castling starts).
    KingMoved,
    /// No rook of that side stands on this square.
    NoRook(Square),
    /// Two rooks on the same side of the king are marked.
    TwoRooks(Square, Square),
}

/// What is wrong with an en passant square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EnPassantFault {
    /// It is not on the rank behind a double step of the opponent.
    WrongRank,
    /// No enemy pawn stands in front of it.
    NoPawn,
    /// It, or the square from which the pawn came, is occupied.
    Occupied(Square),
}

impl Setup {
    /// The start of a game (BOARD-6).
    pub const fn initial() -> Setup {
        Setup {
            placement: Placement::initial(),
            turn: Color::White,
            castling: Bitboard(0x8100_0000_0000_0081),
            passed: None,
            halfmove_clock: 0,
            fullmove_number: 1,
        }
    }

    /// The legal position of this set-up.
    ///
    /// # Errors
    ///
    /// The first reason why there is none.
    pub fn position(&self) -> Result<Position, SetupError> {
        let position = self.position_of_any_material()?;
        self.check_material()?;
        Ok(position)
    }

    /// The same, but with as many pieces as one likes: for problems and tests of the generator.
    ///
    /// # Errors
    ///
    /// The first reason, other than too many pieces, why there is no such position.
    pub fn position_of_any_material(&self) -> Result<Position, SetupError> {
        let kings = self.check_pieces()?;
        let position = self.without_rights();
        self.check_checks(&position, &kings)?;
        let mut rights = Bitboard::EMPTY;
        for color in Color::ALL {
            rights |= self.check_castling(color, kings[color])?;
        }
        if let Some(passed) = self.passed {
            self.check_passed(passed)?;
            rights |= passed.into();
        }
        Ok(Position { rights, ..position })
    }

    /// Whether each side has no more pieces than play can give it.
    fn check_material(&self) -> Result<(), SetupError> {
        for color in Color::ALL {
            let count = |role| self.placement.of(Piece::new(color, role)).count();
            if self.placement.of_color(color).count() > 16 {
                return Err(SetupError::TooManyPieces(color));
            }
            if count(Role::Pawn) > 8 {
                return Err(SetupError::TooManyPawns(color));
            }
            let promoted = count(Role::Queen).saturating_sub(1)
                + count(Role::Rook).saturating_sub(2)
                + count(Role::Bishop).saturating_sub(2)
                + count(Role::Knight).saturating_sub(2);
            if promoted + count(Role::Pawn) > 8 {
                return Err(SetupError::TooManyPromoted(color));
            }
        }
        Ok(())
    }

    /// The pieces by themselves: kings and pawns. Returns the kings' squares.
    fn check_pieces(&self) -> Result<ByColor<Square>, SetupError> {
        let mut kings =
            ByColor::from_fn(|color| self.placement.of(Piece::new(color, Role::King)).first());
        for color in Color::ALL {
            let set = self.placement.of(Piece::new(color, Role::King));
            if let (Some(first), Some(second)) = (set.first(), set.without_first().first()) {
                return Err(SetupError::TwoKings(color, first, second));
            }
        }
        let (Some(white), Some(black)) = (kings.white.take(), kings.black.take()) else {
            let missing = if self
                .placement
                .of(Piece::new(Color::White, Role::King))
                .is_empty()
            {
                Color::White
            } else {
                Color::Black
            };
            return Err(SetupError::NoKing(missing));
        };
        let pawns = self.placement.of_role(Role::Pawn);
        if let Some(square) = (pawns & BACK_RANKS).first() {
            return Err(SetupError::PawnOnBackRank(square));
        }
        if attacks::king(white).has(black) {
            return Err(SetupError::KingsTouch(white, black));
        }
        Ok(ByColor { white, black })
    }

    fn without_rights(&self) -> Position {
        let role = |role| self.placement.of_role(role);
        Position {
            pawns: role(Role::Pawn),
            knights: role(Role::Knight),
            diagonals: role(Role::Bishop) | role(Role::Queen),
            straights: role(Role::Rook) | role(Role::Queen),
            own: self.placement.of_color(self.turn),
            opponent: self.placement.of_color(!self.turn),
            rights: Bitboard::EMPTY,
            counters: Counters::new(self.turn, self.halfmove_clock, self.fullmove_number),
        }
    }

    fn check_checks(&self, position: &Position, kings: &ByColor<Square>) -> Result<(), SetupError> {
        let given = position.attackers(kings[!self.turn], self.turn);
        if given.any() {
            return Err(SetupError::OpponentInCheck(given));
        }
        Ok(())
    }

    /// The rights of a side as marked squares: its rooks and its king.
    fn check_castling(&self, color: Color, king: Square) -> Result<Bitboard, SetupError> {
        let back = Bitboard::rank(Rank::back(color));
        let rooks = self.castling & back;
        if rooks.is_empty() {
            return Ok(Bitboard::EMPTY);
        }
        let fault = |fault| Err(SetupError::Castling(color, fault));
        if !back.has(king) || king.file() == File::A || king.file() == File::H {
            return fault(CastlingFault::KingMoved);
        }
        let mut seen: [Option<Square>; 2] = [None; 2];
        for rook in rooks {
            if self.placement.get(rook) != Some(Piece::new(color, Role::Rook)) {
                return fault(CastlingFault::NoRook(rook));
            }
            let side = &mut seen[usize::from(rook > king)];
            if let Some(first) = side.replace(rook) {
                return fault(CastlingFault::TwoRooks(first, rook));
            }
        }
        Ok(rooks | king.into())
    }

    /// Whether a pawn can just have passed over this square (EP-1).
    pub fn can_be_passed(&self, square: Square) -> bool {
        self.check_passed(square).is_ok()
    }

    pub(super) fn check_passed(&self, passed: Square) -> Result<(), SetupError> {
        let fault = |fault| Err(SetupError::EnPassant(passed, fault));
        if passed.rank() != Position::passed_rank(self.turn) {
            return fault(EnPassantFault::WrongRank);
        }
        let ahead = if self.turn.is_white() { -1 } else { 1 };
        let (Some(pawn), Some(start)) = (passed.offset(0, ahead), passed.offset(0, -ahead)) else {
            return fault(EnPassantFault::WrongRank);
        };
        if self.placement.get(pawn) != Some(Piece::new(!self.turn, Role::Pawn)) {
            return fault(EnPassantFault::NoPawn);
        }
        for square in [passed, start] {
            if self.placement.get(square).is_some() {
                return fault(EnPassantFault::Occupied(square));
            }
        }
        Ok(())
    }
}

impl fmt::Display for SetupError {
    /// A plain English line for developers; the page has its own sentences.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl core::error::Error for SetupError {}

impl Position {
    /// The start of a game (BOARD-6).
    pub fn initial() -> Position {
        INITIAL
    }

    /// This position as a set-up that can be changed.
    pub fn setup(&self) -> Setup {
        Setup {
            placement: self.placement(),
            turn: self.turn(),
            castling: self.castling_rooks(Color::White) | self.castling_rooks(Color::Black),
            passed: self.passed_square(),
            halfmove_clock: self.halfmove_clock(),
            fullmove_number: self.fullmove_number(),
        }
    }

    /// The pieces alone.
    pub fn placement(&self) -> Placement {
        Placement::of_pieces(self.pieces())
    }
}

const INITIAL: Position = Position {
    pawns: Bitboard(0x00ff_0000_0000_ff00),
    knights: Bitboard(0x4200_0000_0000_0042),
    diagonals: Bitboard(0x2c00_0000_0000_002c),
    straights: Bitboard(0x8900_0000_0000_0089),
    own: Bitboard(0xffff),
    opponent: Bitboard(0xffff_0000_0000_0000),
    rights: Bitboard(0x9100_0000_0000_0091),
    counters: Counters::START,
};
