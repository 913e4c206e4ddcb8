//! The board in words, for who asks: what stands where, who attacks what, the last move, the clocks. What is asked
//! is a typed word, a key on the board or a button, which are all the same text.

use std::fmt::Write as _;

use super::clock_face::Face;
use super::message::Message;
use super::move_sentences;
use super::sentences;
use super::sitting::Sitting;
use super::texts::Texts;
use super::verdicts;
use crate::clock::Instant;
use crate::notation::Notation;
use crate::rules::{Color, Placement, Rank, Role, Square};

mod commands;
mod men;
mod reach;
pub mod words;

pub use commands::{Asked, COMMANDS, Command, Subject};

/// What an answer is taken from.
pub struct Seen<'a> {
    /// The game.
    pub sitting: &'a Sitting,
    /// The pieces as the board shows them.
    pub placement: Placement,
    /// After how many half-moves that is, where it is not the game's present.
    pub past: Option<usize>,
    /// The square of the piece in hand.
    pub held: Option<Square>,
    /// The square that the keyboard is on.
    pub cursor: Square,
    /// The present instant of the game.
    pub now: Instant,
    /// How moves are said.
    pub notation: Notation,
    /// What was said last.
    pub last_said: &'a str,
}

/// What comes of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// The list of what can be asked.
    List,
    /// The answer, to be said and shown.
    Told(String),
}

/// What comes of a text that somebody types; `None` where it asks for nothing.
pub fn reply(text: &str, seen: &Seen<'_>, texts: &Texts) -> Option<Reply> {
    let asked = commands::read(text, texts)?;
    if asked.subject == Subject::Help {
        return Some(Reply::List);
    }
    let told = Teller { seen, texts };
    Some(Reply::Told(told.answer(asked)))
}

/// Puts answers into words.
struct Teller<'a> {
    seen: &'a Seen<'a>,
    texts: &'a Texts,
}

impl Teller<'_> {
    fn answer(&self, asked: Asked) -> String {
        let here = asked.square.unwrap_or(self.seen.cursor);
        match asked.subject {
            Subject::Help => String::new(),
            Subject::Board => self.sides(|side| self.men_of(side)),
            Subject::Side(side) => self.side(side, self.men_of(side)),
            Subject::Role(role) => self.sides(|side| self.kind(side, role)),
            Subject::Rank => self.rank(asked.rank.unwrap_or(here.rank())),
            Subject::File => self.file(asked.file.unwrap_or(here.file())),
            Subject::Square => self.square(here),
            Subject::Moves => self.moves(asked.square.or(self.seen.held).unwrap_or(here)),
            Subject::Last => self.last_move(),
            Subject::Clocks => self.clocks(),
            Subject::Turn => self.turn(),
            Subject::Material => self.material(),
            Subject::Again if self.seen.last_said.is_empty() => self.texts.plain("told-nothing"),
            Subject::Again => self.seen.last_said.to_owned(),
        }
    }

    fn say(&self, message: &Message) -> String {
        self.texts.say(message)
    }

    /// A sentence of each side, White's first.
    fn sides(&self, told: impl Fn(Color) -> String) -> String {
        Color::ALL.map(|side| self.side(side, told(side))).join(" ")
    }

    fn side(&self, side: Color, pieces: String) -> String {
        let told = Message::of("told-side").text("color", side);
        self.say(&told.text("pieces", pieces))
    }

    /// The half-move that led to what the board shows, as it was announced.
    fn last_move(&self) -> String {
        let sitting = self.seen.sitting;
        let made = self.seen.past.unwrap_or(sitting.plies().len());
        let Some((index, ply)) = made
            .checked_sub(1)
            .and_then(|last| Some((last, sitting.plies().get(last)?)))
        else {
            return self.texts.plain("told-no-move");
        };
        let Some(mv) = ply.mv else {
            return self.texts.plain("told-illegal");
        };
        let after = sitting.after(index);
        let parts = move_sentences::spoken(&ply.before, mv, after, self.seen.notation);
        let parts: Vec<String> = parts.iter().map(|part| self.say(part)).collect();
        format!("{}.", parts.join(", "))
    }

    /// Both clocks, and which runs.
    fn clocks(&self) -> String {
        let (game, now) = (self.seen.sitting.game(), self.seen.now);
        let helped = !self.seen.sitting.is_free_board();
        let face = |side| Some((side, Face::of(game.clock(), side, now)?));
        let faces: Vec<(Color, Face)> = Color::ALL.into_iter().filter_map(face).collect();
        if faces.is_empty() {
            return self.texts.plain("told-no-clocks");
        }
        let mut told = String::new();
        for (side, face) in faces {
            let _ = write!(told, "{}. ", face.spoken(side, helped, self.texts));
        }
        told += &match game.clock().at(now).running() {
            Some(side) => self.say(&Message::of("clock-runs").text("color", side)),
            None => self.texts.plain("told-stopped"),
        };
        told
    }

    /// Whose move it is or how the game has ended, and what a touch obliges to.
    fn turn(&self) -> String {
        let sitting = self.seen.sitting;
        let status = self.say(&sentences::status(sitting));
        if sitting.outcome().is_some() {
            return format!("{status}.");
        }
        let number = sitting.position().fullmove_number();
        let told = Message::of("told-turn").number("number", number);
        let mut told = self.say(&told.text("status", status));
        if let Some(duty) = verdicts::duty(sitting.position(), sitting.duty()) {
            let _ = write!(told, " {}", self.say(&duty));
        }
        told
    }

    /// What each side has beside its king, and who has more, counted as 1, 3, 3, 5 and 9.
    fn material(&self) -> String {
        let worth = |side: Color| -> u32 {
            let pieces = self.seen.placement.pieces();
            let own = pieces.filter(|(_, piece)| piece.color == side);
            own.map(|(_, piece)| men::worth(piece.role)).sum()
        };
        let (white, black) = (worth(Color::White), worth(Color::Black));
        let balance = if white == black {
            self.texts.plain("told-even")
        } else {
            let ahead = Color::from_white(white > black);
            let by = white.abs_diff(black);
            self.say(
                &Message::of("told-ahead")
                    .text("color", ahead)
                    .number("count", by),
            )
        };
        let counts = self.sides(|side| self.counts(side));
        format!("{counts} {balance}")
    }
}

/// The ranks from White's to Black's, as they are read out.
fn named(rank: Rank) -> String {
    rank.digit().to_string()
}

/// The roles in the order in which they are read out: the king first.
fn roles() -> impl Iterator<Item = Role> {
    Role::ALL.into_iter().rev()
}

#[cfg(test)]
#[path = "spoken_tests.rs"]
mod tests;
