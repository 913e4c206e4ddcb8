//! Starts with other back ranks: Fischer's chess (VARIANT-2) and free chess (VARIANT-3).

use core::fmt;

use super::bitboard::Bitboard;
use super::color::Color;
use super::piece::{Piece, Role};
use super::placement::Placement;
use super::setup::Setup;
use super::square::{File, Rank, Square};

/// The eight pieces of a back rank at the start, from the a-file on: a king, a queen and two each of
/// rooks, bishops and knights, in any order.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BackRank([Role; 8]);

/// Which of two knights stand on the five squares that are left, by the last part of the number.
const KNIGHTS: [[usize; 2]; 10] = [
    [0, 1],
    [0, 2],
    [0, 3],
    [0, 4],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 3],
    [2, 4],
    [3, 4],
];

impl BackRank {
    /// How many starts Fischer's chess has (VARIANT-2a).
    pub const CHESS960: u16 = 960;
    /// How many orders of the pieces there are; free chess has all but the classical (VARIANT-3a).
    pub const ORDERS: u16 = 5040;

    /// The classical order (BOARD-6).
    pub const CLASSICAL: BackRank = BackRank([
        Role::Rook,
        Role::Knight,
        Role::Bishop,
        Role::Queen,
        Role::King,
        Role::Bishop,
        Role::Knight,
        Role::Rook,
    ]);

    /// The start of this number in Fischer's chess, 0 to 959, as everybody numbers them: 518 is the
    /// classical one (VARIANT-2a).
    pub fn chess960(number: u16) -> Option<BackRank> {
        if number >= Self::CHESS960 {
            return None;
        }
        let number = usize::from(number);
        let mut order = Order::default();
        // The bishop on the light squares b, d, f, h, then that on the dark ones a, c, e, g.
        order.put_at(2 * (number % 4) + 1, Role::Bishop);
        order.put_at(2 * (number / 4 % 4), Role::Bishop);
        order.put(number / 16 % 6, Role::Queen);
        let [first, second] = *KNIGHTS.get(number / 96)?;
        order.put(second, Role::Knight);
        order.put(first, Role::Knight);
        for role in [Role::Rook, Role::King, Role::Rook] {
            order.put(0, role);
        }
        Some(order.back_rank())
    }

    /// One of all orders by a number of our own, 0 to 5039, each order once: for free chess, where
    /// bishops may share a colour and the king may stand outside the rooks (VARIANT-3a).
    pub fn order(number: u16) -> Option<BackRank> {
        if number >= Self::ORDERS {
            return None;
        }
        let number = usize::from(number);
        let mut order = Order::default();
        order.put(number % 8, Role::King);
        order.put(number / 8 % 7, Role::Queen);
        order.put_two(number / 56 % 15, 6, Role::Rook);
        order.put_two(number / 840, 4, Role::Bishop);
        for _ in 0..2 {
            order.put(0, Role::Knight);
        }
        Some(order.back_rank())
    }

    /// These roles, if they are the eight pieces of a back rank.
    pub fn of(roles: [Role; 8]) -> Option<BackRank> {
        let count = |roles: &[Role], role| roles.iter().filter(|&&other| other == role).count();
        Role::ALL
            .into_iter()
            .all(|role| count(&roles, role) == count(&Self::CLASSICAL.0, role))
            .then_some(BackRank(roles))
    }

    /// The roles from the a-file on.
    pub fn roles(self) -> [Role; 8] {
        self.0
    }

    /// The files on which a role stands.
    fn files(self, role: Role) -> impl Iterator<Item = File> {
        File::ALL
            .into_iter()
            .zip(self.0)
            .filter(move |&(_, other)| other == role)
            .map(|(file, _)| file)
    }

    /// Whether Fischer's chess has this start: bishops on squares of both colours, the king between
    /// the rooks (VARIANT-2).
    pub fn is_chess960(self) -> bool {
        let sum: u8 = self.files(Role::Bishop).map(File::index).sum();
        let row: Vec<Role> = self
            .0
            .into_iter()
            .filter(|role| matches!(role, Role::Rook | Role::King))
            .collect();
        sum % 2 == 1 && row == [Role::Rook, Role::King, Role::Rook]
    }

    /// Its number in Fischer's chess, if it is one of its starts.
    pub fn chess960_number(self) -> Option<u16> {
        (0..Self::CHESS960).find(|&number| Self::chess960(number) == Some(self))
    }

    /// The start of a game of Fischer's chess with this back rank: Black's pieces on the same files
    /// as White's, castling from where king and rooks stand (VARIANT-2b). `None` for an order that
    /// is none of its starts.
    pub fn chess960_start(self) -> Option<Setup> {
        self.is_chess960().then(|| self.start(|_| true))
    }

    /// The start of a game of free chess with this back rank: Black's pieces on the same files as
    /// White's, castling with the king on e1 or e8 and a rook in its classical corner (VARIANT-3).
    pub fn free_start(self) -> Setup {
        let king_at_home = self.files(Role::King).eq(Self::CLASSICAL.files(Role::King));
        self.start(|rook| king_at_home && (rook == File::A || rook == File::H))
    }

    fn start(self, castles: impl Fn(File) -> bool) -> Setup {
        let mut placement = Placement::EMPTY;
        let mut castling = Bitboard::EMPTY;
        for color in Color::ALL {
            for (file, role) in File::ALL.into_iter().zip(self.0) {
                let square = Square::at(file, Rank::back(color));
                placement.put(square, Piece::new(color, role));
                let pawn = Square::at(file, Rank::pawns(color));
                placement.put(pawn, Piece::new(color, Role::Pawn));
                if role == Role::Rook && castles(file) {
                    castling |= square.into();
                }
            }
        }
        Setup {
            placement,
            castling,
            ..Setup::initial()
        }
    }
}

impl fmt::Display for BackRank {
    /// The letters from the a-file on: `RNBQKBNR`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .into_iter()
            .try_for_each(|role| write!(f, "{}", role.letter()))
    }
}

impl fmt::Debug for BackRank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A back rank being filled.
#[derive(Default)]
struct Order([Option<Role>; 8]);

impl Order {
    fn put_at(&mut self, file: usize, role: Role) {
        if let Some(place) = self.0.get_mut(file) {
            *place = Some(role);
        }
    }

    /// Puts a piece on the free square of this number, from the a-file on.
    fn put(&mut self, nth: usize, role: Role) {
        if let Some(place) = self.0.iter_mut().filter(|place| place.is_none()).nth(nth) {
            *place = Some(role);
        }
    }

    /// Puts two pieces of a role on the pair of this number among the free squares.
    fn put_two(&mut self, nth: usize, free: usize, role: Role) {
        let mut pairs = (0..free).flat_map(|second| (0..second).map(move |first| (first, second)));
        if let Some((first, second)) = pairs.nth(nth) {
            // The later first, so that the earlier keeps its number.
            self.put(second, role);
            self.put(first, role);
        }
    }

    fn back_rank(self) -> BackRank {
        BackRank(self.0.map(|place| place.unwrap_or(Role::Knight)))
    }
}
