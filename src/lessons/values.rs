//! The values of a lesson file, from text.

use super::goal::{Escape, Goal};
use super::lesson::{Ask, Deed, TurnPart, Way};
use crate::game::MoveText;
use crate::rules::{Bitboard, Color, Piece, Position, Promotion, Role, Square, Wing};

/// Squares, by spaces.
pub fn squares(text: &str) -> Option<Bitboard> {
    text.split_whitespace()
        .map(|word| word.parse::<Square>().ok())
        .collect()
}

/// A side.
pub fn side(text: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|side| side.to_string() == text)
}

/// `yes` or `no`.
pub fn yes_or_no(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

/// Pieces with their squares: `Qd1 qd8`.
pub fn pieces(text: &str) -> Option<Vec<(Square, Piece)>> {
    let piece = |word: &str| {
        let letter = word.chars().next()?;
        let square = word.get(letter.len_utf8()..)?;
        Some((square.parse().ok()?, Piece::from_letter(letter)?))
    };
    text.split_whitespace().map(piece).collect()
}

/// What a move has to do, by commas: `mate`, `capture queen, safe`.
pub fn goals(text: &str) -> Option<Vec<Goal>> {
    text.split(',').map(|one| goal(one.trim())).collect()
}

fn goal(text: &str) -> Option<Goal> {
    let (word, of) = match text.split_once(' ') {
        Some((word, of)) => (word, Some(of.trim())),
        None => (text, None),
    };
    Some(match (word, of) {
        ("mate", None) => Goal::Mate,
        ("check", None) => Goal::Check,
        ("stalemate", None) => Goal::Stalemate,
        ("no-stalemate", None) => Goal::NoStalemate,
        ("safe", None) => Goal::Safe,
        ("en-passant", None) => Goal::EnPassant,
        ("capture", of) => Goal::Capture(given(of, role)?),
        ("castle", of) => Goal::Castle(given(of, wing)?),
        ("promote", of) => Goal::Promote(given(of, |word| Promotion::to(role(word)?))?),
        ("escape", Some("king")) => Goal::Escape(Escape::King),
        ("escape", Some("capture")) => Goal::Escape(Escape::Capture),
        ("escape", Some("between")) => Goal::Escape(Escape::Between),
        _ => return None,
    })
}

/// A word that may be missing, but must mean something.
fn given<T>(word: Option<&str>, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    match word {
        Some(word) => read(word).map(Some),
        None => Some(None),
    }
}

fn role(word: &str) -> Option<Role> {
    Role::ALL.into_iter().find(|role| role.word() == word)
}

fn wing(word: &str) -> Option<Wing> {
    Wing::ALL.into_iter().find(|wing| wing.word() == word)
}

/// What the rules know of a question.
pub fn ask(text: &str) -> Option<Ask> {
    Some(match text.split_once(' ') {
        None if text == "custom" => Ask::Custom,
        None if text == "state" => Ask::State,
        Some(("legal", word)) => Ask::Legal(word.trim().parse().ok()?),
        Some(("castle", word)) => Ask::Castling(wing(word.trim())?),
        _ => return None,
    })
}

/// Moves that follow one another in a position: `e2e4 e7e5`.
///
/// # Errors
///
/// The move that is none, or not legal.
pub fn line(position: &Position, text: &str) -> Result<Vec<MoveText>, String> {
    let mut position = *position;
    let mut line = Vec::new();
    for word in text.split_whitespace() {
        let mv: MoveText = word.parse().map_err(|_| word.to_owned())?;
        position = match mv.find(&position) {
            Ok(legal) => legal.play(),
            Err(_) => return Err(word.to_owned()),
        };
        line.push(mv);
    }
    Ok(line)
}

/// What is done at the table, by spaces: `touch=c1 e2e4 press`; with `>` what the step does by itself.
pub fn way(text: &str) -> Option<Vec<Way>> {
    let part = |word: &str| {
        let by_itself = word.starts_with('>');
        let deed = deed(word.trim_start_matches('>'))?;
        Some(Way { by_itself, deed })
    };
    text.split_whitespace().map(part).collect()
}

fn deed(word: &str) -> Option<Deed> {
    if let Some(square) = word.strip_prefix("touch=") {
        return square.parse().ok().map(Deed::Touch);
    }
    if word == "move" {
        return Some(Deed::Move(Vec::new()));
    }
    let mut parts = TurnPart::WORDS.iter();
    if let Some((_, part)) = parts.find(|(known, _)| *known == word) {
        return Some(Deed::Part(*part));
    }
    let moves: Option<Vec<MoveText>> = word.split('|').map(|one| one.parse().ok()).collect();
    moves.map(Deed::Move)
}
