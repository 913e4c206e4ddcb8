//! Moves read as people type them and files hold them.

use super::describe::pawn_takers;
use super::letters::{Form, Letters, Notation};
use super::parse::parse;
use super::refusal::{illegal, nobody};
use super::said::{Doubt, Expected, Fault, Missing, Reading, Said};
use super::san::read_san;
use crate::rules::{
    CastlingRefusal, File, LegalMove, Move, MoveKind, Position, Promotion, Rank, Refusal, Role,
    Square, Unsettled, Wing, attacks,
};

/// Why a text is not read as a move of the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// It is no move in any position.
    NotAMove {
        /// The first character that does not fit, counted from 0 in characters.
        at: usize,
        /// What was expected there.
        expected: Expected,
    },
    /// It could become a move, but something is lacking; nothing is guessed, no queen above all.
    Incomplete(Missing),
    /// The player to move has no such piece where the text says.
    NoSuchPiece {
        /// The role that is named, by letter or, for a pawn, by no letter.
        role: Role,
        /// The file from which it is said to come.
        file: Option<File>,
        /// The rank from which it is said to come.
        rank: Option<Rank>,
    },
    /// Two or more legal moves are written so.
    Ambiguous {
        /// These.
        candidates: Vec<Move>,
    },
    /// The piece can't go there.
    Illegal {
        /// Where it stands; of several pieces, that which comes nearest to it.
        from: Square,
        /// Where it can't go; in castling, where the king would arrive.
        to: Square,
        /// Why not.
        refusal: Refusal,
    },
}

/// Reads a move in any notation, in whatever way it is typed, as a legal move of the position.
///
/// Letters are those of all notations at once: a Latin `K` is a king and a Cyrillic `К` a knight. A
/// lower-case `b` is the file where a pawn can make the move, else the bishop. Cyrillic
/// look-alikes of Latin letters are understood, but not after a Cyrillic piece letter, unless
/// [`read_in`] is told that such letters are used.
///
/// # Errors
///
/// Why it can't be read, with the place or the pieces.
///
/// ```
/// use jadoube::notation::{self, Missing, ReadError};
/// use jadoube::rules::Fen;
///
/// let position = Fen::read("8/4P3/8/k7/8/8/8/4K3 w - - 0 1").map_err(|_| "FEN")?.position;
/// assert!(notation::read(&position, "e8=Q").is_ok());
/// let no_queen = notation::read(&position, "e8").err();
/// assert_eq!(no_queen, Some(ReadError::Incomplete(Missing::Promotion)));
/// # Ok::<(), &str>(())
/// ```
pub fn read<'p>(position: &'p Position, text: &str) -> Result<LegalMove<'p>, ReadError> {
    read_with(position, text, false, false)
}

/// Reads as [`read`] does, for someone who has chosen this notation: with Russian or Ukrainian
/// letters the whole move may be typed in Cyrillic (`Кре2`), and in the Codex form two files may
/// also stand for a capture en passant.
///
/// # Errors
///
/// Those of [`read`].
pub fn read_in<'p>(
    position: &'p Position,
    text: &str,
    notation: Notation,
) -> Result<LegalMove<'p>, ReadError> {
    let look_alikes = matches!(notation.letters, Letters::Russian | Letters::Ukrainian);
    read_with(position, text, look_alikes, notation.form == Form::Codex)
}

fn read_with<'p>(
    position: &'p Position,
    text: &str,
    look_alikes: bool,
    codex: bool,
) -> Result<LegalMove<'p>, ReadError> {
    if let Some(legal) = read_san(position, text.as_bytes()) {
        return Ok(legal);
    }
    let mut reading = Reading {
        swapped: false,
        look_alikes,
    };
    let (said, doubt) = parse(text, reading);
    let first = resolve(position, said, codex);
    if doubt == Doubt::None {
        return first;
    }
    // The other meaning of the first letter counts where the first meaning gives nothing. It does
    // not where the text is plain: a whole from-square, two files, a pawn that only lacks its
    // promotion.
    let other_possible = match (said, &first) {
        // `bb4`: nobody writes a pawn's step so, but it would be understood.
        (Ok(Said::To { from, to, .. }), Ok(_)) => {
            from.file == Some(to.file()) && from.rank.is_none()
        }
        (_, Ok(_) | Err(ReadError::Incomplete(Missing::Promotion))) => false,
        (Ok(Said::To { from, .. }), Err(_)) => doubt == Doubt::Small && from.square().is_none(),
        (said, Err(_)) => said.is_err(),
    };
    if !other_possible {
        return first;
    }
    reading.swapped = true;
    let (said, _) = parse(text, reading);
    match (resolve(position, said, codex), first) {
        (Ok(other), Ok(first)) if other.get() != first.get() => Err(ReadError::Ambiguous {
            candidates: vec![first.get(), other.get()],
        }),
        (other @ (Ok(_) | Err(ReadError::Ambiguous { .. })), Err(_)) => other,
        (_, first) => first,
    }
}

fn resolve(
    position: &Position,
    said: Result<Said, Fault>,
    codex: bool,
) -> Result<LegalMove<'_>, ReadError> {
    match said {
        Ok(Said::To {
            role,
            from,
            to,
            promotion,
            captures,
        }) => {
            let whole = from.square();
            let role = match (role, whole) {
                (Some(role), _) => role,
                (None, Some(square)) => match position.piece_at(square) {
                    Some(piece) if piece.color == position.turn() => piece.role,
                    _ => return Err(illegal(position, square.into(), to)),
                },
                (None, None) => Role::Pawn,
            };
            let mut origin = from;
            if role == Role::Pawn && origin.file.is_none() {
                if captures {
                    return Err(ReadError::Incomplete(Missing::PawnFile));
                }
                origin.file = Some(to.file());
            }
            match position.sole_move(role, to, origin.squares(), promotion) {
                Ok(legal) => Ok(legal),
                Err(Unsettled::Nobody) => {
                    let king = Some(position.king(position.turn()));
                    match castling_to(position, to) {
                        Some(wing)
                            if role == Role::King && whole == king && promotion.is_none() =>
                        {
                            castle(position, wing)
                        }
                        _ => Err(nobody(position, role, from, origin, to)),
                    }
                }
                Err(unsettled) => Err(told(unsettled, to)),
            }
        }
        Ok(Said::TwoFiles {
            from,
            to,
            promotion,
        }) => two_files(position, from, to, promotion, codex),
        Ok(Said::Castling(wing)) => castle(position, wing),
        Err(Fault::NotAMove { at, expected }) => Err(ReadError::NotAMove { at, expected }),
        Err(Fault::Incomplete(missing)) => Err(ReadError::Incomplete(missing)),
    }
}

fn told(unsettled: Unsettled, to: Square) -> ReadError {
    match unsettled {
        Unsettled::Several(movers) => {
            let moves = movers.into_iter();
            ReadError::Ambiguous {
                candidates: moves
                    .map(|from| Move::new(from, to, MoveKind::Plain))
                    .collect(),
            }
        }
        Unsettled::NothingToPromote(from) => ReadError::Illegal {
            from,
            to,
            refusal: Refusal::NothingToPromote,
        },
        Unsettled::PromotionMissing(_) | Unsettled::Nobody => {
            ReadError::Incomplete(Missing::Promotion)
        }
    }
}

/// A pawn's capture by its files; en passant only where the Codex form is chosen (NOTATION-8).
fn two_files(
    position: &Position,
    from: File,
    to: File,
    promotion: Option<Promotion>,
    codex: bool,
) -> Result<LegalMove<'_>, ReadError> {
    let takers = pawn_takers(position, from, to);
    let ahead = if position.turn().is_white() { 1 } else { -1 };
    let target = |pawn: Square| pawn.offset(to.index() as i8 - from.index() as i8, ahead);
    if takers.more_than_one() {
        let mut candidates = position.legal_moves_from(takers);
        candidates.retain(|mv| {
            mv.to().file() == to && (promotion.is_none() || mv.promotion() == promotion)
        });
        return Err(ReadError::Ambiguous { candidates });
    }
    if let Some(pawn) = takers.first()
        && let Some(to) = target(pawn)
    {
        if !codex && position.passed_square() == Some(to) {
            return Err(ReadError::Incomplete(Missing::Square));
        }
        return position
            .sole_move(Role::Pawn, to, pawn.into(), promotion)
            .map_err(|unsettled| told(unsettled, to));
    }
    // No such capture: it may be the beginning of a longer text.
    Err(ReadError::Incomplete(Missing::Square))
}

fn castle(position: &Position, wing: Wing) -> Result<LegalMove<'_>, ReadError> {
    let turn = position.turn();
    let (king, to) = (position.king(turn), wing.king_to(turn));
    position
        .legal(Move::new(king, to, MoveKind::Castling(wing)))
        .map_err(|_| {
            let rook = position.castling_rook(turn, wing);
            let refusal = match rook.and_then(|rook| position.why_not(king, rook)) {
                Some(refusal) => refusal,
                None => Refusal::Castling(wing, CastlingRefusal::RightLost),
            };
            ReadError::Illegal {
                from: king,
                to,
                refusal,
            }
        })
}

/// The castling that is meant by the king's arrival square, or by the square of the rook.
fn castling_to(position: &Position, to: Square) -> Option<Wing> {
    let turn = position.turn();
    Wing::ALL.into_iter().find(|&wing| {
        let rook = position.castling_rook(turn, wing);
        let steps = attacks::king(position.king(turn)).has(to);
        rook == Some(to) || rook.is_some() && wing.king_to(turn) == to && !steps
    })
}
