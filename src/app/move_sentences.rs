//! Moves in words, in the notation chosen: as they are said aloud, as they are typed, and as examples.

use crate::notation::{self, Castling, Description, Form, Missing, Notation, ReadError};
use crate::rules::{File, Move, MoveKind, Position, Promotion, Rank, Role, Square, Wing};

use super::hand::Refused;
use super::message::Message;
use super::sentences::{refusal, role_at};

/// A move in words, in parts to be joined: who moves what where, what it captures, check. As much of
/// the from-square is said as the notation writes (NOTATION-4, NOTATION-7). A mate or draw that it
/// brings is said by [`status`](super::sentences::status).
pub fn spoken(before: &Position, mv: Move, after: &Position, notation: Notation) -> Vec<Message> {
    let said = |key| Message::of(key).text("color", before.turn());
    let mut parts = match mv.kind() {
        MoveKind::Castling(Wing::Short) => vec![said("spoken-short")],
        MoveKind::Castling(Wing::Long) => vec![said("spoken-long")],
        _ => vec![
            said("spoken-move")
                .text("role", role_at(before, mv.from()))
                .text("from", origin(before, mv, notation))
                .text("to", mv.to()),
        ],
    };
    if mv.kind() == MoveKind::EnPassant {
        parts.push(Message::of("spoken-en-passant"));
    } else if let Some(square) = before.captured_square(mv) {
        parts.push(Message::of("spoken-captures").text("role", role_at(before, square)));
    }
    if let Some(promotion) = mv.promotion() {
        let role = promotion.role().word();
        parts.push(Message::of("spoken-promotes").text("role", role));
    }
    if after.is_check() && after.ending().is_none() {
        parts.push(Message::of("spoken-check"));
    }
    parts
}

/// What is said of the from-square; the word `none` where it is nothing.
fn origin(before: &Position, mv: Move, notation: Notation) -> String {
    if matches!(notation.form, Form::Long | Form::Uci) {
        return mv.from().to_string();
    }
    let told = Description::of(before, mv);
    let file = told.from_file.map(File::letter);
    let rank = told.from_rank.map(Rank::digit);
    let said: String = file.into_iter().chain(rank).collect();
    if said.is_empty() {
        "none".to_owned()
    } else {
        said
    }
}

/// What a typed text is: a move that waits for Enter, or why it is none yet.
pub fn typed(position: &Position, text: &str, notation: Notation) -> Message {
    if text.trim().is_empty() {
        return Message::of("type-move-hint").text("moves", examples(notation));
    }
    match notation::read_in(position, text, notation) {
        Ok(mv) => {
            Message::of("typed-ready").text("move", notation::written(position, mv.get(), notation))
        }
        Err(error) => read_error(position, &error, notation),
    }
}

/// Why a typed text is no move.
pub fn read_error(position: &Position, error: &ReadError, notation: Notation) -> Message {
    match error {
        ReadError::NotAMove { .. } => {
            Message::of("typed-not-a-move").text("moves", examples(notation))
        }
        ReadError::Incomplete(Missing::Promotion) => {
            Message::of("typed-promotion-missing").text("move", PROMOTION.written(notation))
        }
        ReadError::Incomplete(_) => {
            Message::of("typed-incomplete").text("moves", examples(notation))
        }
        ReadError::NoSuchPiece { .. } => Message::of("typed-no-such-piece"),
        ReadError::Ambiguous { candidates } => {
            let moves: Vec<String> = candidates
                .iter()
                .map(|&mv| notation::written(position, mv, notation))
                .collect();
            Message::of("typed-ambiguous").text("moves", moves.join(", "))
        }
        ReadError::Illegal {
            from,
            to,
            refusal: why,
        } => refusal(
            position,
            &Refused {
                from: *from,
                to: *to,
                why: *why,
            },
        ),
    }
}

const fn at(file: usize, rank: usize) -> Square {
    Square::at(File::ALL[file], Rank::ALL[rank])
}

const fn step(role: Role, from: Square, to: Square) -> Description {
    Description {
        role,
        from,
        to,
        capture: None,
        en_passant: false,
        castling: None,
        promotion: None,
        check: None,
        from_file: None,
        from_rank: None,
        two_files: false,
    }
}

const PAWN: Description = step(Role::Pawn, at(4, 1), at(4, 3));
const KNIGHT: Description = step(Role::Knight, at(6, 0), at(5, 2));
const ROOK: Description = step(Role::Rook, at(0, 0), at(3, 0));
const CAPTURE: Description = Description {
    capture: Some(Role::Pawn),
    from_file: Some(File::ALL[4]),
    two_files: true,
    ..step(Role::Pawn, at(4, 3), at(3, 4))
};
const CASTLING: Description = Description {
    castling: Some(Castling {
        wing: Wing::Short,
        rook: at(7, 0),
    }),
    ..step(Role::King, at(4, 0), at(6, 0))
};
const PROMOTION: Description = Description {
    promotion: Some(Promotion::Queen),
    ..step(Role::Pawn, at(4, 6), at(4, 7))
};

fn written(moves: &[Description], notation: Notation) -> String {
    let moves: Vec<String> = moves.iter().map(|told| told.written(notation)).collect();
    moves.join(", ")
}

/// Moves by which one sees how to type them in this notation.
fn examples(notation: Notation) -> String {
    written(&[PAWN, KNIGHT, CASTLING], notation)
}

/// Moves by which one tells this notation from all others.
pub fn sample(notation: Notation) -> String {
    written(&[KNIGHT, ROOK, CAPTURE], notation)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::Letters;

    // NOTATION-3, NOTATION-4, NOTATION-8, NOTATION-9
    #[test]
    fn each_notation_is_told_from_all_others_by_its_sample() {
        let samples = Notation::ALL.map(|(_, notation)| sample(notation));
        for (place, one) in samples.iter().enumerate() {
            let same = samples.iter().filter(|other| *other == one).count();
            assert_eq!(same, 1, "{place}: {one}");
        }
        assert_eq!(sample(Notation::SHORT), "Nf3, Rd1, exd5");
        let russian = Notation::new(Letters::Russian, Form::Long);
        assert_eq!(sample(russian), "Кg1-f3, Лa1-d1, e4:d5");
    }

    // NOTATION-4, NOTATION-6
    #[test]
    fn the_field_for_typed_moves_reads_its_own_examples() {
        let start: Position = Position::initial();
        for (name, notation) in Notation::ALL {
            for example in [PAWN, KNIGHT] {
                let text = example.written(notation);
                let read = notation::read_in(&start, &text, notation).unwrap();
                assert_eq!(
                    (read.from(), read.to()),
                    (example.from, example.to),
                    "{name}: {text}"
                );
            }
        }
    }
}
