//! What stands where, in words.

use super::{Teller, named, roles};
use crate::app::message::Message;
use crate::app::sentences;
use crate::rules::{Bitboard, Color, File, Piece, Rank, Role, Square};

impl Teller<'_> {
    /// All pieces of a side, kind by kind.
    pub(super) fn men_of(&self, side: Color) -> String {
        let told = roles().filter_map(|role| self.group(side, role));
        self.listed(told.collect(), "; ")
    }

    /// The pieces of a kind that a side has.
    pub(super) fn kind(&self, side: Color, role: Role) -> String {
        let told = self.group(side, role);
        told.unwrap_or_else(|| self.texts.plain("told-none"))
    }

    fn group(&self, side: Color, role: Role) -> Option<String> {
        let squares = self.seen.placement.of(Piece::new(side, role));
        squares.any().then(|| self.men(role, squares))
    }

    /// Pieces of one kind with their squares: `rooks a1, h1`.
    pub(super) fn men(&self, role: Role, squares: Bitboard) -> String {
        let told = Message::of("told-group").text("role", role.word());
        let told = told.number("count", squares.count().min(2));
        self.say(&told.text("squares", sentences::squares(squares)))
    }

    fn listed(&self, told: Vec<String>, between: &str) -> String {
        if told.is_empty() {
            self.texts.plain("told-none")
        } else {
            told.join(between)
        }
    }

    /// What stands on a rank, from the a-file on.
    pub(super) fn rank(&self, rank: Rank) -> String {
        let men = self.along(File::ALL.map(|file| Square::at(file, rank)));
        let key = if men.is_empty() {
            "told-rank-empty"
        } else {
            "told-rank"
        };
        let told = Message::of(key).text("rank", named(rank));
        self.say(&told.text("pieces", men))
    }

    /// What stands on a file, from the first rank on.
    pub(super) fn file(&self, file: File) -> String {
        let men = self.along(Rank::ALL.map(|rank| Square::at(file, rank)));
        let key = if men.is_empty() {
            "told-file-empty"
        } else {
            "told-file"
        };
        let told = Message::of(key).text("file", file.letter());
        self.say(&told.text("pieces", men))
    }

    fn along(&self, squares: [Square; 8]) -> String {
        let men = squares.into_iter().filter_map(|square| {
            let piece = self.seen.placement.get(square)?;
            Some(self.texts.square_name(square, Some(piece)).to_string())
        });
        men.collect::<Vec<_>>().join("; ")
    }

    /// How many of each kind a side has, the king apart.
    pub(super) fn counts(&self, side: Color) -> String {
        let told = roles().filter(|&role| role != Role::King);
        let told = told.filter_map(|role| {
            let count = self.seen.placement.of(Piece::new(side, role)).count();
            let told = Message::of("told-count").text("role", role.word());
            (count > 0).then(|| self.say(&told.number("count", count)))
        });
        let told: Vec<String> = told.collect();
        if told.is_empty() {
            return self.texts.plain("told-only-king");
        }
        told.join(", ")
    }
}

/// What a piece counts, in pawns.
pub(super) fn worth(role: Role) -> u32 {
    match role {
        Role::King => 0,
        Role::Queen => 9,
        Role::Rook => 5,
        Role::Bishop | Role::Knight => 3,
        Role::Pawn => 1,
    }
}
