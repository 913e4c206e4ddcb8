//! What pieces attack and where they can go, in words; not where the players are not to be shown it (CONDUCT-1).

use super::{Teller, roles};
use crate::app::message::Message;
use crate::app::sentences::{self, role_at, squares};
use crate::rules::{Bitboard, Color, MoveKind, Square, Wing};

impl Teller<'_> {
    /// What stands on a square, who attacks it and who guards it (MOVE-14).
    pub(super) fn square(&self, square: Square) -> String {
        let placement = &self.seen.placement;
        let piece = placement.get(square);
        let mut told = vec![format!("{}.", self.texts.square_name(square, piece))];
        if !self.seen.sitting.aids().legal_squares {
            told.push(self.texts.plain("told-not-shown"));
            return told.join(" ");
        }
        let by = |side| placement.attackers(square, side);
        match piece {
            Some(piece) => {
                let (attackers, guards) = (by(!piece.color), by(piece.color));
                told.push(self.who("told-attackers", "told-no-attackers", attackers, None));
                told.push(self.who("told-guards", "told-no-guards", guards, None));
            }
            None => told.extend(
                Color::ALL
                    .map(|side| self.who("told-reach", "told-no-reach", by(side), Some(side))),
            ),
        }
        told.join(" ")
    }

    /// A sentence with the pieces on some squares, or that there are none.
    fn who(
        &self,
        some: &'static str,
        none: &'static str,
        men: Bitboard,
        side: Option<Color>,
    ) -> String {
        let mut told = Message::of(if men.any() { some } else { none });
        if let Some(side) = side {
            told = told.text("color", side);
        }
        let groups = roles().filter_map(|role| {
            let squares = men & self.seen.placement.of_role(role);
            squares.any().then(|| self.men(role, squares))
        });
        let groups: Vec<String> = groups.collect();
        self.say(&told.text("pieces", groups.join(", ")))
    }

    /// Where the piece on a square can go, as the touches of this move allow it.
    pub(super) fn moves(&self, from: Square) -> String {
        let sitting = self.seen.sitting;
        let piece = self.seen.placement.get(from);
        if self.seen.past.is_some() {
            return self.texts.plain("told-past");
        }
        if sitting.outcome().is_some() {
            return format!("{}.", self.say(&sentences::status(sitting)));
        }
        if !sitting.aids().legal_squares {
            return self.texts.plain("told-not-shown");
        }
        let Some(piece) = piece else {
            return self.say(&Message::of("refusal-no-piece").text("from", from));
        };
        let position = sitting.position();
        let turn = position.turn();
        if piece.color != turn {
            let told = Message::of("refusal-not-yours").text("turn", turn);
            let told = told.text("role", role_at(position, from));
            return self.say(&told.text("from", from));
        }
        let mut told = vec![format!("{}.", self.texts.square_name(from, Some(piece)))];
        let moves = sitting.shown_moves(from);
        let castles = |wing| moves.iter().any(|mv| mv.kind() == MoveKind::Castling(wing));
        let (mut free, mut taken) = (Bitboard::EMPTY, Bitboard::EMPTY);
        for mv in &moves {
            if matches!(mv.kind(), MoveKind::Castling(_)) {
                continue;
            }
            let to = Bitboard::of(mv.to());
            if position.captured_square(*mv).is_some() {
                taken |= to;
            } else {
                free |= to;
            }
        }
        for (key, to) in [("told-goes", free), ("told-takes", taken)] {
            if to.any() {
                told.push(self.say(&Message::of(key).text("squares", squares(to))));
            }
        }
        let wings = match (castles(Wing::Short), castles(Wing::Long)) {
            (true, true) => Some("both"),
            (true, false) => Some("short"),
            (false, true) => Some("long"),
            (false, false) => None,
        };
        told.extend(wings.map(|wings| self.say(&Message::of("told-castles").text("wings", wings))));
        if moves.is_empty() {
            told.push(self.texts.plain("told-goes-nowhere"));
        }
        told.join(" ")
    }
}
