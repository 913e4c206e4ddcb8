//! Files, ranks and squares (BOARD-1 to 3).

use core::fmt;
use core::str::FromStr;

use super::color::Color;

/// A file, `a` to `h` from White's left (BOARD-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct File(u8);

/// A rank, 1 to 8 from White's side (BOARD-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rank(u8);

impl File {
    /// The files `a` to `h`.
    pub const ALL: [File; 8] = [
        File(0),
        File(1),
        File(2),
        File(3),
        File(4),
        File(5),
        File(6),
        File(7),
    ];
    /// The a-file.
    pub const A: File = File(0);
    /// The h-file.
    pub const H: File = File(7);

    /// The file with this index, 0 for `a`; `None` from 8 on.
    pub const fn new(index: u8) -> Option<File> {
        if index < 8 { Some(File(index)) } else { None }
    }

    /// 0 for `a` to 7 for `h`.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The letter, `a` to `h`.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }

    /// The file of a lower-case letter.
    pub const fn from_letter(letter: char) -> Option<File> {
        match letter {
            'a'..='h' => File::new(letter as u8 - b'a'),
            _ => None,
        }
    }
}

impl Rank {
    /// The ranks 1 to 8.
    pub const ALL: [Rank; 8] = [
        Rank(0),
        Rank(1),
        Rank(2),
        Rank(3),
        Rank(4),
        Rank(5),
        Rank(6),
        Rank(7),
    ];

    /// The rank with this index, 0 for rank 1; `None` from 8 on.
    pub const fn new(index: u8) -> Option<Rank> {
        if index < 8 { Some(Rank(index)) } else { None }
    }

    /// 0 for rank 1 to 7 for rank 8.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The digit, `1` to `8`.
    pub const fn digit(self) -> char {
        (b'1' + self.0) as char
    }

    /// The rank of a digit.
    pub const fn from_digit(digit: char) -> Option<Rank> {
        match digit {
            '1'..='8' => Rank::new(digit as u8 - b'1'),
            _ => None,
        }
    }

    /// The rank on which `color`'s pieces start (BOARD-6).
    #[inline]
    pub const fn back(color: Color) -> Rank {
        if color.is_white() { Rank(0) } else { Rank(7) }
    }

    /// The last rank for `color`'s pawns (PROMO-1).
    #[inline]
    pub const fn last(color: Color) -> Rank {
        if color.is_white() { Rank(7) } else { Rank(0) }
    }

    /// The rank on which `color`'s pawns start (MOVE-11).
    #[inline]
    pub const fn pawns(color: Color) -> Rank {
        if color.is_white() { Rank(1) } else { Rank(6) }
    }
}

/// A square of the board: a1 = 0, b1 = 1 … h8 = 63.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square where a file and a rank cross.
    #[inline]
    pub const fn at(file: File, rank: Rank) -> Square {
        Square(rank.0 * 8 + file.0)
    }

    /// The square with this index, a1 = 0, h8 = 63; `None` from 64 on.
    #[inline]
    pub const fn new(index: u8) -> Option<Square> {
        if index < 64 {
            Some(Square(index))
        } else {
            None
        }
    }

    /// The square whose index is the low six bits; for places where the compiler should not
    /// have to see that the rest is zero.
    #[inline]
    pub(crate) const fn wrapping(index: u32) -> Square {
        Square((index & 63) as u8)
    }

    /// a1 = 0 to h8 = 63.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// All squares, a1 first, h8 last.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..64u8).map(Square)
    }

    /// Its file.
    #[inline]
    pub const fn file(self) -> File {
        File(self.0 & 7)
    }

    /// Its rank.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank(self.0 >> 3)
    }

    /// Whether it is a light square (BOARD-3a).
    pub const fn is_light(self) -> bool {
        (self.file().0 + self.rank().0) % 2 == 1
    }

    /// The square mirrored from White's side to Black's: a1 and a8 change places.
    pub const fn flip_vertical(self) -> Square {
        Square(self.0 ^ 56)
    }

    /// The square so many files to the right and ranks up, if it is on the board.
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = self.file().0 as i8 + files;
        let rank = self.rank().0 as i8 + ranks;
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            None
        } else {
            Some(Square((rank * 8 + file) as u8))
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file().letter(), self.rank().digit())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Debug for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.digit())
    }
}

/// The text is no name of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotASquare;

impl fmt::Display for NotASquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square from a1 to h8")
    }
}

impl core::error::Error for NotASquare {}

impl FromStr for Square {
    type Err = NotASquare;

    /// Reads `a1` to `h8`, lower case, nothing before or after.
    fn from_str(text: &str) -> Result<Square, NotASquare> {
        let mut chars = text.chars();
        let file = chars.next().and_then(File::from_letter);
        let rank = chars.next().and_then(Rank::from_digit);
        match (file, rank, chars.next()) {
            (Some(file), Some(rank), None) => Ok(Square::at(file, rank)),
            _ => Err(NotASquare),
        }
    }
}
