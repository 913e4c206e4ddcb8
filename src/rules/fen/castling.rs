//! The castling field. `K` means the outermost rook on the king's right (X-FEN), a file letter the
//! rook on that file (Shredder-FEN).
//!
//! `K` and `Q` are ambiguous: with the king on e1 and a rook on f1, `K` is a right in a game of
//! Chess960 and a slip in any other. They are read as in Chess960 when something shows that it is
//! one: the reader was told, a file letter stands beside them, both sides castle from the same
//! files, or only one side may still castle and its king is at home on another file than e.
//! Otherwise they mean king e1 and rook h1 or a1.

use super::fields::Field;
use super::{FenError, FenFault, FenField, FenNotice};
use crate::rules::bitboard::Bitboard;
use crate::rules::color::{ByColor, Color};
use crate::rules::moves::Wing;
use crate::rules::piece::{Piece, Role};
use crate::rules::placement::Placement;
use crate::rules::position::Position;
use crate::rules::square::{File, Rank};

/// Files of a back rank, one bit each, the a-file lowest.
type Files = u8;

const E_FILE: Files = 1 << 4;
/// By wing: where the rook stands at the start of a classical game.
const CORNERS: [Files; 2] = [1 << 7, 1 << 0];

/// A side's back rank, and its rights as their letters name them.
#[derive(Clone, Copy)]
struct Side {
    king: Files,
    rooks: Files,
    /// By wing: whether there is a `K` or `Q`, and the rook it would mean in Chess960, if any.
    by_wing: [Option<Files>; 2],
    /// The rooks named by their files.
    by_file: Files,
}

impl Side {
    fn of(placement: &Placement, color: Color) -> Side {
        let files = |role| {
            let set = placement.of(Piece::new(color, role));
            (set.0 >> (8 * Rank::back(color).index())) as Files
        };
        Side {
            king: files(Role::King),
            rooks: files(Role::Rook),
            by_wing: [None; 2],
            by_file: 0,
        }
    }

    /// Those of the files that lie on this wing of the king; none where there is no king.
    fn towards(&self, wing: Wing, files: Files) -> Files {
        let left_of_king = self.king.saturating_sub(1);
        files
            & match wing {
                Wing::Long => left_of_king,
                Wing::Short if self.king == 0 => 0,
                Wing::Short => !(left_of_king | self.king),
            }
    }

    fn outermost_rook(&self, wing: Wing) -> Files {
        let rooks = self.towards(wing, self.rooks);
        match wing {
            Wing::Long => rooks & rooks.wrapping_neg(),
            Wing::Short => rooks.checked_ilog2().map_or(0, |highest| 1 << highest),
        }
    }

    /// Notes down a letter, given in lower case, and says whether it stood there before; `None` if
    /// it is none of a right.
    fn name(&mut self, letter: char) -> Option<bool> {
        let wing = match letter {
            'k' => Wing::Short,
            'q' => Wing::Long,
            _ => {
                let rook = 1 << File::from_letter(letter)?.index();
                let repeated = self.by_file & rook != 0;
                self.by_file |= rook;
                return Some(repeated);
            }
        };
        let rook = self.outermost_rook(wing);
        Some(self.by_wing[wing as usize].replace(rook).is_some())
    }

    /// The rooks that may castle, and whether a right was dropped.
    fn rights(&self, chess960: bool) -> (Files, bool) {
        let mut dropped = false;
        let mut named = self.by_file;
        for (rook, corner) in self.by_wing.into_iter().zip(CORNERS) {
            let Some(rook) = rook else { continue };
            if rook != 0 && (chess960 || self.king == E_FILE && rook == corner) {
                named |= rook;
            } else {
                dropped = true;
            }
        }
        let mut kept = 0;
        if self.king & !(CORNERS[0] | CORNERS[1]) != 0 {
            for wing in Wing::ALL {
                let rooks = self.towards(wing, named & self.rooks);
                // Of two rooks on one side of the king at most one can castle, and nobody knows which.
                if rooks.is_power_of_two() {
                    kept |= rooks;
                }
            }
        }
        (kept, dropped || kept != named)
    }
}

/// The rooks that may castle; what makes no sense is dropped with a notice.
pub(super) fn read(
    placement: &Placement,
    field: Field<'_>,
    chess960: bool,
    notices: &mut Vec<FenNotice>,
) -> Result<Bitboard, FenError> {
    let mut sides = ByColor::from_fn(|color| Side::of(placement, color));
    for (i, letter) in field.text.char_indices() {
        let side = &mut sides[Color::from_white(letter.is_ascii_uppercase())];
        let fault = match side.name(letter.to_ascii_lowercase()) {
            Some(false) => continue,
            Some(true) => FenFault::Repeated(letter),
            None => FenFault::UnexpectedCharacter(letter),
        };
        return Err(FenError {
            field: FenField::Castling,
            at: field.at + i,
            fault,
        });
    }
    let chess960 = chess960 || shows_chess960(&sides);
    let mut rights = Bitboard::EMPTY;
    for color in Color::ALL {
        let (kept, dropped) = sides[color].rights(chess960);
        rights.0 |= u64::from(kept) << (8 * Rank::back(color).index());
        if dropped {
            notices.push(FenNotice::CastlingDropped(color));
        }
    }
    Ok(rights)
}

/// Whether the letters come from a game of Chess960, by the signs that the head of this module
/// names.
fn shows_chess960(sides: &ByColor<Side>) -> bool {
    let ByColor { white, black } = sides;
    if white.by_file | black.by_file != 0 {
        return true;
    }
    let mut face_to_face = white.king == black.king;
    for (white, black) in white.by_wing.into_iter().zip(black.by_wing) {
        if white == Some(0) || black == Some(0) {
            return false;
        }
        face_to_face &= white.is_none() || black.is_none() || white == black;
    }
    match (white.by_wing, black.by_wing) {
        ([None, None], [None, None]) => false,
        (_, [None, None]) => white.king != E_FILE,
        ([None, None], _) => black.king != E_FILE,
        _ => face_to_face,
    }
}

impl Position {
    /// Whether a side has rights to castle with king or rooks on other than the classical squares.
    pub fn castles_as_in_chess960(&self) -> bool {
        let corners = Bitboard::file(File::A) | Bitboard::file(File::H);
        Color::ALL.into_iter().any(|color| {
            let rooks = self.castling_rooks(color);
            rooks.any() && (self.king(color).file() != File::ALL[4] || (rooks - corners).any())
        })
    }

    /// Adds the castling field: X-FEN, with a file letter where `K` or `Q` would be another rook;
    /// all file letters where [`read`] would not know that it is Chess960.
    pub(super) fn push_castling_field(&self, text: &mut String) {
        let rights = self.castling_rooks(Color::White) | self.castling_rooks(Color::Black);
        if rights.is_empty() {
            return text.push('-');
        }
        let placement = self.placement();
        let field = self.castling_letters(&placement, true);
        let as_read = Field {
            at: 0,
            text: &field,
        };
        if read(&placement, as_read, false, &mut Vec::new()) == Ok(rights) {
            text.push_str(&field);
        } else {
            text.push_str(&self.castling_letters(&placement, false));
        }
    }

    /// A letter for each right: where possible that of the wing, or that of the rook's file.
    fn castling_letters(&self, placement: &Placement, by_wing: bool) -> String {
        let mut field = String::new();
        for color in Color::ALL {
            let side = Side::of(placement, color);
            for wing in Wing::ALL {
                let Some(rook) = self.castling_rook(color, wing) else {
                    continue;
                };
                let file = rook.file();
                let outermost = side.outermost_rook(wing) == 1 << file.index();
                let letter = match wing {
                    Wing::Short if by_wing && outermost => 'k',
                    Wing::Long if by_wing && outermost => 'q',
                    _ => file.letter(),
                };
                field.push(match color {
                    Color::White => letter.to_ascii_uppercase(),
                    Color::Black => letter,
                });
            }
        }
        field
    }
}
