//! The first field of a FEN: the pieces.

use super::{FenError, FenFault, FenField};
use crate::rules::piece::Piece;
use crate::rules::placement::Placement;
use crate::rules::square::{File, Rank, Square};

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
        let (ranks, misplaced) = ranks(text);
        if ranks != 8 {
            return Err(error(misplaced, FenFault::RankCount(ranks)));
        }
        let mut placement = Placement::EMPTY;
        let mut rank = Rank::ALL[7];
        let mut start = 0;
        let mut files = 0u32;
        let mut letters = text.char_indices();
        loop {
            let (at, letter) = letters.next().unwrap_or((text.len(), '/'));
            if letter == '/' {
                if files != 8 {
                    return Err(error(start, FenFault::RankLength(rank, files)));
                }
                let Some(below) = rank.index().checked_sub(1).and_then(Rank::new) else {
                    return Ok(placement);
                };
                rank = below;
                start = at + 1;
                files = 0;
            } else if let Some(gap) = gap(letter) {
                files += gap;
            } else if let Some(piece) = Piece::from_letter(letter) {
                if let Some(file) = u8::try_from(files).ok().and_then(File::new) {
                    placement.put(Square::at(file, rank), piece);
                }
                files += 1;
            } else {
                return Err(error(at, FenFault::UnexpectedCharacter(letter)));
            }
        }
    }
}

/// The number of empty squares that a digit stands for.
fn gap(letter: char) -> Option<u32> {
    letter.to_digit(9).filter(|&gap| gap > 0)
}

/// How many ranks there are, and the byte of the first that is too much: an empty one, or the
/// ninth. Without such a one, the end.
fn ranks(text: &str) -> (u32, usize) {
    let mut count = 0;
    let mut start = 0;
    let mut misplaced = None;
    for (at, byte) in text.bytes().chain([b'/']).enumerate() {
        if byte == b'/' {
            if at == start || count == 8 {
                misplaced = misplaced.or(Some(start));
            }
            count += 1;
            start = at + 1;
        }
    }
    (count, misplaced.unwrap_or(text.len()))
}

/// The byte at which a field that could be read tells what stands on a square.
pub(super) fn byte_of(field: &str, square: Square) -> usize {
    let mut files = 0;
    let mut ranks = 7u32;
    for (i, letter) in field.char_indices() {
        if letter == '/' {
            (files, ranks) = (0, ranks.saturating_sub(1));
            continue;
        }
        files += gap(letter).unwrap_or(1);
        if ranks == u32::from(square.rank().index()) && files > u32::from(square.file().index()) {
            return i;
        }
    }
    0
}
