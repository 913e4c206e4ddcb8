//! Reading a FEN, field by field.

use super::fields::{Field, Fields};
use super::placement::byte_of;
use super::{Fen, FenError, FenFault, FenField, FenNotice, castling, counters};
use crate::rules::bitboard::Bitboard;
use crate::rules::color::Color;
use crate::rules::placement::Placement;
use crate::rules::setup::{Setup, SetupError};
use crate::rules::square::{File, Rank, Square};

/// How a FEN is to be read where the text alone does not tell.
///
/// ```
/// use jadoube::rules::{Fen, FenReader};
///
/// let fen = "4k3/8/8/8/8/8/8/4KR2 w K - 0 1";
/// assert!(Fen::read(fen)?.position.to_string().contains(" w - "));
/// let reader = FenReader { chess960: true, ..FenReader::default() };
/// assert!(reader.read(fen)?.chess960);
/// # Ok::<(), jadoube::rules::FenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FenReader {
    /// The position is known to be one of Chess960: `K` and `Q` mean the outermost rooks.
    pub chess960: bool,
    /// More pieces than play can give are no fault: for problems and tests of the generator.
    pub any_material: bool,
}

impl FenReader {
    /// Reads a FEN: standard, X-FEN or Shredder-FEN.
    ///
    /// # Errors
    ///
    /// The first field that makes no sense, the place and the fault.
    pub fn read(self, text: &str) -> Result<Fen, FenError> {
        let mut notices = Vec::new();
        let mut fields = Fields::of(text);
        let first = fields.next().ok_or(FenError {
            field: FenField::Placement,
            at: text.len(),
            fault: FenFault::Missing,
        })?;
        let placement = Placement::from_fen(first.text).map_err(|error| FenError {
            at: first.at + error.at,
            ..error
        })?;
        let second = fields.next();
        let mut setup = Setup {
            placement,
            turn: read_turn(second, &mut notices)?,
            castling: Bitboard::EMPTY,
            passed: None,
            halfmove_clock: 0,
            fullmove_number: 1,
        };
        let third = fields.next();
        if let Some(field) = not_none(FenField::Castling, third, &mut notices) {
            setup.castling = castling::read(&placement, field, self.chess960, &mut notices)?;
        }
        if let Some(field) = not_none(FenField::EnPassant, fields.next(), &mut notices) {
            let square = read_square(field, &mut notices)?;
            setup.passed = Some(square);
            if setup.check_passed(square).is_err() {
                setup.passed = None;
                notices.push(FenNotice::EnPassantDropped(square));
            }
        }
        let clock = counters::number(FenField::HalfmoveClock, fields.next(), &mut notices)?;
        let number = counters::number(FenField::FullmoveNumber, fields.next(), &mut notices)?;
        counters::set(&mut setup, clock, number, &mut notices);
        let sixth = fields.spacing;
        if let Some(after) = fields.next() {
            notices.push(FenNotice::TextAfter(after.at));
            fields.spacing = sixth;
        }
        if fields.spacing {
            notices.insert(0, FenNotice::Spacing);
        }
        let position = if self.any_material {
            setup.position_of_any_material()
        } else {
            setup.position()
        };
        let position = position.map_err(|fault| {
            let (field, at) = place(fault, first, second, third);
            let fault = FenFault::Setup(fault);
            FenError { field, at, fault }
        })?;
        Ok(Fen {
            chess960: position.castles_as_in_chess960(),
            position,
            notices,
        })
    }
}

fn read_turn(field: Option<Field<'_>>, notices: &mut Vec<FenNotice>) -> Result<Color, FenError> {
    let Some(field) = field else {
        notices.push(FenNotice::Missing(FenField::Turn));
        return Ok(Color::White);
    };
    let mut letters = field.text.char_indices();
    let turn = match letters.next() {
        Some((_, 'w' | 'W')) => Ok(Color::White),
        Some((_, 'b' | 'B')) => Ok(Color::Black),
        other => Err(other),
    };
    match (turn, letters.next()) {
        (Ok(color), None) => {
            if field.begins_with_capital() {
                notices.push(FenNotice::Spelling(FenField::Turn));
            }
            Ok(color)
        }
        (Ok(_), other) | (Err(other), _) => Err(unexpected(FenField::Turn, field, other)),
    }
}

/// The field, unless it is missing or says that there is nothing.
fn not_none<'t>(
    name: FenField,
    field: Option<Field<'t>>,
    notices: &mut Vec<FenNotice>,
) -> Option<Field<'t>> {
    let Some(field) = field else {
        notices.push(FenNotice::Missing(name));
        return None;
    };
    match field.dash() {
        None => Some(field),
        Some(as_written) => {
            if !as_written {
                notices.push(FenNotice::Spelling(name));
            }
            None
        }
    }
}

/// An en passant square: on the third or sixth rank, whatever the board says.
fn read_square(field: Field<'_>, notices: &mut Vec<FenNotice>) -> Result<Square, FenError> {
    let error = |other| unexpected(FenField::EnPassant, field, other);
    let mut letters = field.text.char_indices();
    let first = letters.next();
    let file = first.and_then(|(_, letter)| File::from_letter(letter.to_ascii_lowercase()));
    let file = file.ok_or_else(|| error(first))?;
    let second = letters.next();
    let rank = second.and_then(|(_, digit)| Rank::from_digit(digit));
    let rank = rank
        .filter(|&rank| rank == Rank::ALL[2] || rank == Rank::ALL[5])
        .ok_or_else(|| error(second))?;
    match letters.next() {
        None => {
            if field.begins_with_capital() {
                notices.push(FenNotice::Spelling(FenField::EnPassant));
            }
            Ok(Square::at(file, rank))
        }
        other => Err(error(other)),
    }
}

/// The fault of a field at this character, or at its end.
fn unexpected(name: FenField, field: Field<'_>, letter: Option<(usize, char)>) -> FenError {
    let (i, fault) = match letter {
        Some((i, letter)) => (i, FenFault::UnexpectedCharacter(letter)),
        None => (field.text.len(), FenFault::Missing),
    };
    FenError {
        field: name,
        at: field.at + i,
        fault,
    }
}

/// The field and the byte to which a fault of the whole belongs.
fn place(
    fault: SetupError,
    placement: Field<'_>,
    turn: Option<Field<'_>>,
    castling: Option<Field<'_>>,
) -> (FenField, usize) {
    let byte = |square| placement.at + byte_of(placement.text, square);
    let start = |field: Option<Field<'_>>| field.map_or(placement.at, |field| field.at);
    let at = match fault {
        SetupError::OpponentInCheck(_) => return (FenField::Turn, start(turn)),
        SetupError::Castling(..) => return (FenField::Castling, start(castling)),
        SetupError::EnPassant(..) => return (FenField::EnPassant, start(castling)),
        SetupError::TwoKings(_, one, other) | SetupError::KingsTouch(one, other) => {
            byte(one).max(byte(other))
        }
        SetupError::PawnOnBackRank(square) => byte(square),
        SetupError::NoKing(_)
        | SetupError::TooManyPieces(_)
        | SetupError::TooManyPawns(_)
        | SetupError::TooManyPromoted(_) => placement.at,
    };
    (FenField::Placement, at)
}
