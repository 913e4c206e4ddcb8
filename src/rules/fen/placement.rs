//! The first field of a FEN: the pieces.

use core::fmt;

use super::{FenError, FenFault, FenField};
use crate::rules::piece::Piece;
use crate::rules::placement::Placement;
use crate::rules::square::{File, Rank, Square};

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
        let ranks = text.split('/').count();
        if ranks != 8 {
            let at = misplaced_rank(text).unwrap_or(text.len());
            return Err(error(at, FenFault::RankCount(ranks as u32)));
        }
        let mut placement = Placement::EMPTY;
        let mut start = 0;
        for (part, rank) in text.split('/').zip(Rank::ALL.into_iter().rev()) {
            let mut files = 0u32;
            for (i, letter) in part.char_indices() {
                if let Some(gap) = gap(letter) {
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
            start += part.len() + 1;
        }
        Ok(placement)
    }
}

/// The number of empty squares that a digit stands for.
fn gap(letter: char) -> Option<u32> {
    letter.to_digit(9).filter(|&gap| gap > 0)
}

/// The byte of the first rank that is too much: an empty one, or the ninth.
fn misplaced_rank(text: &str) -> Option<usize> {
    let mut at = 0;
    for (i, part) in text.split('/').enumerate() {
        if part.is_empty() || i == 8 {
            return Some(at);
        }
        at += part.len() + 1;
    }
    None
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
