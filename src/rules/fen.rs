//! FEN, read and written: standard, X-FEN and Shredder-FEN.

use core::fmt;

use super::bitboard::Bitboard;
use super::color::Color;
use super::piece::{Piece, Role};
use super::placement::Placement;
use super::position::Position;
use super::setup::{Setup, SetupError};
use super::square::{File, Rank, Square};

/// The fields of a FEN, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenField {
    /// The pieces, rank 8 first.
    Placement,
    /// `w` or `b`.
    Turn,
    /// The castling rights.
    Castling,
    /// The square a pawn has just passed over.
    EnPassant,
    /// Half-moves since the last capture or pawn move.
    HalfmoveClock,
    /// The number of the move about to be made.
    FullmoveNumber,
}

/// Why a text is no FEN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenFault {
    /// The field is not there.
    Missing,
    /// This character has no business there.
    UnexpectedCharacter(char),
    /// A rank that holds fewer or more than eight squares.
    RankLength(Rank, u32),
    /// Fewer or more than eight ranks.
    RankCount(u32),
    /// Something follows the last field.
    TooMuch,
    /// The fields can be read, but make no legal position.
    Setup(SetupError),
}

/// Where a FEN is wrong, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FenError {
    /// In which field.
    pub field: FenField,
    /// At which byte of the text, from 0.
    pub at: usize,
    /// Why.
    pub fault: FenFault,
}

/// Something odd in a FEN that was put right in reading it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FenNotice {
    /// A right to castle without king or rook in place was dropped.
    CastlingDropped(Color),
    /// An en passant square that no double step can have left was dropped.
    EnPassantDropped(Square),
    /// A counter was missing, unreadable or out of range, and set to the nearest sensible value.
    CounterSet(FenField),
}

fn is_chess960(setup: &Setup, position: &Position) -> bool {
    Color::ALL.into_iter().any(|color| {
        let rooks = setup.castling & Bitboard::rank(Rank::back(color));
        rooks.any()
            && (position.king(color).file() != File::ALL[4]
                || rooks
                    .into_iter()
                    .any(|rook| rook.file() != File::A && rook.file() != File::H))
    })
}

impl fmt::Display for Placement {
    /// The first field of a FEN.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            let mut gap = 0;
            for piece in self.rank(rank) {
                match piece {
                    None => gap += 1,
                    Some(piece) => {
                        if gap > 0 {
                            write!(f, "{gap}")?;
                        }
                        gap = 0;
                        write!(f, "{}", piece.letter())?;
                    }
                }
            }
            if gap > 0 {
                write!(f, "{gap}")?;
            }
            if rank.index() > 0 {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Position {
    /// The FEN: X-FEN castling letters (a file letter only where `K` or `Q` would be another
    /// rook), and the en passant square only where such a capture is legal.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ", self.placement(), self.turn().letter())?;
        let mut any = false;
        for color in Color::ALL {
            for wing in super::Wing::ALL {
                let Some(rook) = self.castling_rook(color, wing) else {
                    continue;
                };
                any = true;
                let letter = self.castling_letter(color, wing, rook);
                let letter = if color.is_white() {
                    letter.to_ascii_uppercase()
                } else {
                    letter
                };
                write!(f, "{letter}")?;
            }
        }
        if !any {
            f.write_str("-")?;
        }
        match self.legal_passed_square() {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", self.halfmove_clock(), self.fullmove_number())
    }
}

impl Position {
    /// `k` or `q`, or the file of the rook when another rook stands further out (X-FEN).
    fn castling_letter(&self, color: Color, wing: super::Wing, rook: Square) -> char {
        let back = Bitboard::rank(Rank::back(color));
        let rooks = self.of(Piece::new(color, Role::Rook)) & back;
        let further = rooks.into_iter().any(|other| match wing {
            super::Wing::Short => other > rook,
            super::Wing::Long => other < rook,
        });
        match (further, wing) {
            (true, _) => rook.file().letter(),
            (_, super::Wing::Short) => 'k',
            (_, super::Wing::Long) => 'q',
        }
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Placement {
    /// Reads the first field of a FEN.
    ///
    /// # Errors
    ///
    /// What is wrong, and at which byte.
    pub fn from_fen(text: &str) -> Result<Placement, FenError> {
        let error = |at, fault| FenError {
            field: FenField::Placement,
            at,
            fault,
        };
        let mut placement = Placement::EMPTY;
        let mut ranks = 0;
        let mut start = 0;
        for part in text.split('/') {
            let Some(rank) = 7u8.checked_sub(ranks).and_then(Rank::new) else {
                return Err(error(
                    start,
                    FenFault::RankCount(text.split('/').count() as u32),
                ));
            };
            let mut files = 0u32;
            for (i, letter) in part.char_indices() {
                if let Some(gap) = letter.to_digit(9).filter(|&gap| gap > 0) {
                    files += gap;
                } else if let Some(piece) = Piece::from_letter(letter) {
                    if let Some(file) = u8::try_from(files).ok().and_then(File::new) {
                        placement.put(Square::at(file, rank), piece);
                    }
                    files += 1;
                } else {
                    return Err(error(start + i, FenFault::UnexpectedCharacter(letter)));
                }
            }
            if files != 8 {
                return Err(error(start, FenFault::RankLength(rank, files)));
            }
            ranks += 1;
            start += part.len() + 1;
        }
        if ranks != 8 {
            return Err(error(text.len(), FenFault::RankCount(u32::from(ranks))));
        }
        Ok(placement)
    }
}

/// A FEN as read: the position and what had to be put right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fen {
    /// The position.
    pub position: Position,
    /// What was put right.
    pub notices: Vec<FenNotice>,
    /// Whether king or rooks castle from other than the classical squares.
    pub chess960: bool,
}

impl Fen {
    /// Reads a FEN, tolerant of missing counters and extra spaces.
    ///
    /// # Errors
    ///
    /// The first field that makes no sense, the place and the fault.
    pub fn read(text: &str) -> Result<Fen, FenError> {
        let mut fields = fields(text);
        let mut notices = Vec::new();
        let missing = |field| FenError {
            field,
            at: text.len(),
            fault: FenFault::Missing,
        };
        let (at, field) = fields.next().ok_or(missing(FenField::Placement))?;
        let placement = Placement::from_fen(field).map_err(|e| FenError { at: at + e.at, ..e })?;
        let (at, field) = fields.next().ok_or(missing(FenField::Turn))?;
        let turn = match field {
            "w" => Color::White,
            "b" => Color::Black,
            _ => {
                return Err(FenError {
                    field: FenField::Turn,
                    at,
                    fault: FenFault::UnexpectedCharacter(field.chars().next().unwrap_or(' ')),
                });
            }
        };
        let mut setup = Setup {
            placement,
            turn,
            castling: Bitboard::EMPTY,
            passed: None,
            halfmove_clock: 0,
            fullmove_number: 1,
        };
        if let Some((at, field)) = fields.next() {
            read_castling(&mut setup, at, field)?;
        }
        if let Some((at, field)) = fields.next()
            && field != "-"
        {
            setup.passed = Some(field.parse().map_err(|_| FenError {
                field: FenField::EnPassant,
                at,
                fault: FenFault::UnexpectedCharacter(field.chars().next().unwrap_or(' ')),
            })?);
        }
        if let Some((_, field)) = fields.next() {
            setup.halfmove_clock = field.parse().unwrap_or_else(|_| {
                notices.push(FenNotice::CounterSet(FenField::HalfmoveClock));
                0
            });
        }
        if let Some((_, field)) = fields.next() {
            setup.fullmove_number = field.parse().unwrap_or_else(|_| {
                notices.push(FenNotice::CounterSet(FenField::FullmoveNumber));
                1
            });
        }
        let position = setup.position().map_err(|fault| FenError {
            field: FenField::Placement,
            at: 0,
            fault: FenFault::Setup(fault),
        })?;
        Ok(Fen {
            chess960: is_chess960(&setup, &position),
            position,
            notices,
        })
    }
}

fn read_castling(setup: &mut Setup, at: usize, field: &str) -> Result<(), FenError> {
    if field == "-" {
        return Ok(());
    }
    for (i, letter) in field.char_indices() {
        let color = Color::from_white(letter.is_ascii_uppercase());
        let back = Bitboard::rank(Rank::back(color));
        let king = setup.placement.of(Piece::new(color, Role::King)).first();
        let rooks = setup.placement.of(Piece::new(color, Role::Rook)) & back;
        let rook = match letter.to_ascii_lowercase() {
            'k' => rooks.into_iter().filter(|&rook| Some(rook) > king).last(),
            'q' => rooks.into_iter().find(|&rook| Some(rook) < king),
            lower => match File::from_letter(lower) {
                Some(file) => Some(Square::at(file, Rank::back(color))),
                None => {
                    return Err(FenError {
                        field: FenField::Castling,
                        at: at + i,
                        fault: FenFault::UnexpectedCharacter(letter),
                    });
                }
            },
        };
        let corner = if letter.eq_ignore_ascii_case(&'k') {
            File::H
        } else {
            File::A
        };
        setup.castling |= rook.unwrap_or(Square::at(corner, Rank::back(color))).into();
    }
    Ok(())
}

/// The fields of a text with the byte at which each begins.
fn fields(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_whitespace()
        .map(move |field| (field.as_ptr() as usize - text.as_ptr() as usize, field))
}

impl fmt::Display for FenError {
    /// A plain English line for developers; the page has its own sentences.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} field, byte {}: {:?}",
            self.field, self.at, self.fault
        )
    }
}

impl core::error::Error for FenError {}
