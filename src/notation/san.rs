//! The quick way to read a move that is written by the book, as nearly all moves in files are.

use crate::rules::{Bitboard, File, LegalMove, Move, MoveKind, Position, Promotion, Rank, Role};
use crate::rules::{Square, Wing};

/// The legal move of a SAN text in its one proper spelling: `Nbd7`, `exd5`, `e8=Q+`, `O-O`.
///
/// `None` says only that the quick way does not lead to a move; [`read`](fn@super::read) understands
/// other spellings, and says what is wrong.
pub fn read_san<'p>(position: &'p Position, text: &[u8]) -> Option<LegalMove<'p>> {
    let text = match text {
        [text @ .., b'+' | b'#'] => text,
        _ => text,
    };
    let (role, text) = match text {
        [b'a'..=b'h', ..] => (Role::Pawn, text),
        [b'N', text @ ..] => (Role::Knight, text),
        [b'B', text @ ..] => (Role::Bishop, text),
        [b'R', text @ ..] => (Role::Rook, text),
        [b'Q', text @ ..] => (Role::Queen, text),
        [b'K', text @ ..] => (Role::King, text),
        b"O-O" => return castling(position, Wing::Short),
        b"O-O-O" => return castling(position, Wing::Long),
        _ => return None,
    };
    let (promotion, text) = match text {
        [text @ .., b'=', letter] => (Some(promotion(*letter)?), text),
        _ => (None, text),
    };
    let [origin @ .., file, rank] = text else {
        return None;
    };
    let to = Square::at(file_of(*file)?, rank_of(*rank)?);
    let (captures, origin) = match origin {
        [origin @ .., b'x'] => (true, origin),
        _ => (false, origin),
    };
    let among = match (role, origin) {
        (Role::Pawn, []) if !captures => Bitboard::file(to.file()),
        (Role::Pawn, [file]) if captures => Bitboard::file(file_of(*file)?),
        (Role::Pawn, _) => return None,
        (_, []) => Bitboard::ALL,
        (_, [digit @ b'1'..=b'8']) => Bitboard::rank(rank_of(*digit)?),
        (_, [file]) => Bitboard::file(file_of(*file)?),
        (_, [file, rank]) => Square::at(file_of(*file)?, rank_of(*rank)?).into(),
        _ => return None,
    };
    position.sole_move(role, to, among, promotion).ok()
}

fn castling(position: &Position, wing: Wing) -> Option<LegalMove<'_>> {
    let king = position.king(position.turn());
    let to = wing.king_to(position.turn());
    let castling = Move::new(king, to, MoveKind::Castling(wing));
    position.legal(castling).ok()
}

fn promotion(letter: u8) -> Option<Promotion> {
    Some(match letter {
        b'Q' => Promotion::Queen,
        b'R' => Promotion::Rook,
        b'B' => Promotion::Bishop,
        b'N' => Promotion::Knight,
        _ => return None,
    })
}

fn file_of(letter: u8) -> Option<File> {
    File::new(letter.wrapping_sub(b'a'))
}

fn rank_of(digit: u8) -> Option<Rank> {
    Rank::new(digit.wrapping_sub(b'1'))
}
