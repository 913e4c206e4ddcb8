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
use crate::rules::square::{File, Rank, Square};

/// A side's rights as its letters name them.
#[derive(Clone, Copy, Default)]
struct Letters {
    /// By wing: whether there is a `K` or `Q`, and the rook it would mean in Chess960.
    by_wing: [Option<Option<Square>>; 2],
    /// The rooks named by their files.
    by_file: Bitboard,
}

/// The rooks that may castle; what makes no sense is dropped with a notice.
pub(super) fn read(
    placement: &Placement,
    field: Field<'_>,
    chess960: bool,
    notices: &mut Vec<FenNotice>,
) -> Result<Bitboard, FenError> {
    let letters = read_letters(placement, field)?;
    let chess960 = chess960 || shows_chess960(placement, &letters);
    let mut rights = Bitboard::EMPTY;
    for color in Color::ALL {
        let (kept, dropped) = side(placement, color, letters[color], chess960);
        rights |= kept;
        if dropped {
            notices.push(FenNotice::CastlingDropped(color));
        }
    }
    Ok(rights)
}

fn read_letters(placement: &Placement, field: Field<'_>) -> Result<ByColor<Letters>, FenError> {
    let mut letters: ByColor<Letters> = ByColor::default();
    for (i, letter) in field.text.char_indices() {
        let error = |fault| FenError {
            field: FenField::Castling,
            at: field.at + i,
            fault,
        };
        let color = Color::from_white(letter.is_ascii_uppercase());
        let side = &mut letters[color];
        let lower = letter.to_ascii_lowercase();
        let repeated = match (wing_of(lower), File::from_letter(lower)) {
            (Some(wing), _) => side.by_wing[wing as usize]
                .replace(outermost_rook(placement, color, wing))
                .is_some(),
            (None, Some(file)) => {
                let rook = Square::at(file, Rank::back(color));
                let repeated = side.by_file.has(rook);
                side.by_file |= rook.into();
                repeated
            }
            (None, None) => return Err(error(FenFault::UnexpectedCharacter(letter))),
        };
        if repeated {
            return Err(error(FenFault::Repeated(letter)));
        }
    }
    Ok(letters)
}

fn wing_of(letter: char) -> Option<Wing> {
    match letter {
        'k' => Some(Wing::Short),
        'q' => Some(Wing::Long),
        _ => None,
    }
}

fn king(placement: &Placement, color: Color) -> Option<Square> {
    placement.of(Piece::new(color, Role::King)).first()
}

fn rooks(placement: &Placement, color: Color) -> Bitboard {
    placement.of(Piece::new(color, Role::Rook)) & Bitboard::rank(Rank::back(color))
}

fn outermost_rook(placement: &Placement, color: Color, wing: Wing) -> Option<Square> {
    let king = king(placement, color).filter(|king| king.rank() == Rank::back(color))?;
    let mut rooks = rooks(placement, color).into_iter();
    match wing {
        Wing::Short => rooks.filter(|&rook| rook > king).last(),
        Wing::Long => rooks.find(|&rook| rook < king),
    }
}

/// Whether the letters come from a game of Chess960, by the signs that the head of this module
/// names.
fn shows_chess960(placement: &Placement, letters: &ByColor<Letters>) -> bool {
    let named = Color::ALL.map(|color| letters[color].by_wing.iter().flatten().count());
    let found = Color::ALL.map(|color| letters[color].by_wing.iter().flatten().flatten().count());
    let file_of = |square: Option<Square>| square.map(Square::file);
    let kings = Color::ALL.map(|color| file_of(king(placement, color)));
    let face_to_face = |wing: Wing| {
        let [white, black] = Color::ALL.map(|color| letters[color].by_wing[wing as usize]);
        match (white, black) {
            (Some(white), Some(black)) => file_of(white) == file_of(black),
            _ => true,
        }
    };
    let king_at_home = match named {
        [0, 0] => false,
        [_, 0] => kings[0] != Some(classical_king(Color::White).file()),
        [0, _] => kings[1] != Some(classical_king(Color::Black).file()),
        _ => kings[0] == kings[1] && Wing::ALL.into_iter().all(face_to_face),
    };
    (letters.white.by_file | letters.black.by_file).any() || named == found && king_at_home
}

/// The rooks of a side that may castle, and whether a right was dropped.
fn side(placement: &Placement, color: Color, letters: Letters, chess960: bool) -> (Bitboard, bool) {
    let mut dropped = false;
    let mut named = letters.by_file;
    for (wing, rook) in Wing::ALL.into_iter().zip(letters.by_wing) {
        let Some(rook) = rook else { continue };
        let kept = rook.filter(|&rook| {
            chess960
                || king(placement, color) == Some(classical_king(color)) && is_corner(wing, rook)
        });
        dropped |= kept.is_none();
        named |= kept.map_or(Bitboard::EMPTY, Bitboard::of);
    }
    let back = Bitboard::rank(Rank::back(color));
    let king = king(placement, color)
        .filter(|&king| back.has(king) && king.file() != File::A && king.file() != File::H);
    let Some(king) = king else {
        return (Bitboard::EMPTY, dropped || named.any());
    };
    let rooks = named & rooks(placement, color);
    let mut kept = Bitboard::EMPTY;
    for short in [false, true] {
        let towards: Bitboard = rooks.into_iter().filter(|&r| (r > king) == short).collect();
        // Of two rooks on one side of the king at most one can castle, and nobody knows which.
        if !towards.more_than_one() {
            kept |= towards;
        }
    }
    (kept, dropped || kept != named)
}

fn classical_king(color: Color) -> Square {
    Square::at(File::ALL[4], Rank::back(color))
}

fn is_corner(wing: Wing, rook: Square) -> bool {
    rook.file()
        == if wing == Wing::Short {
            File::H
        } else {
            File::A
        }
}

impl Position {
    /// Whether a side has rights to castle with king or rooks on other than the classical squares.
    pub(super) fn castles_as_in_chess960(&self) -> bool {
        Color::ALL.into_iter().any(|color| {
            Wing::ALL
                .into_iter()
                .filter_map(|wing| Some((wing, self.castling_rook(color, wing)?)))
                .any(|(wing, rook)| {
                    self.king(color) != classical_king(color) || !is_corner(wing, rook)
                })
        })
    }

    /// The castling field: X-FEN, with a file letter where `K` or `Q` would be another rook; all
    /// file letters where [`read`] would not know that it is Chess960.
    pub(super) fn castling_field(&self) -> String {
        let field = self.castling_letters(|color, wing, rook| {
            let outer = outermost_rook(&self.placement(), color, wing);
            outer == Some(rook)
        });
        let rights = Color::ALL.map(|color| self.castling_rooks(color));
        let text = Field {
            at: 0,
            text: &field,
        };
        let again = read(&self.placement(), text, false, &mut Vec::new());
        if field.is_empty() {
            "-".into()
        } else if again == Ok(rights[0] | rights[1]) {
            field
        } else {
            self.castling_letters(|_, _, _| false)
        }
    }

    fn castling_letters(&self, by_wing: impl Fn(Color, Wing, Square) -> bool) -> String {
        let mut field = String::new();
        for color in Color::ALL {
            for wing in Wing::ALL {
                let Some(rook) = self.castling_rook(color, wing) else {
                    continue;
                };
                let letter = match (by_wing(color, wing, rook), wing) {
                    (true, Wing::Short) => 'k',
                    (true, Wing::Long) => 'q',
                    (false, _) => rook.file().letter(),
                };
                field.push(if color.is_white() {
                    letter.to_ascii_uppercase()
                } else {
                    letter
                });
            }
        }
        field
    }
}
