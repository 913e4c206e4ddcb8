//! A move told in full: what every written form and the spoken sentence are made from.

use crate::rules::{
    Bitboard, Ending, File, Move, MoveKind, Position, Promotion, Rank, Role, Square, Wing,
};

/// Whether a move gives check (NOTATION-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Check {
    /// Check.
    Given,
    /// Checkmate.
    Mate,
}

/// Castling as it is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Castling {
    /// Towards which wing.
    pub wing: Wing,
    /// Where the rook stood.
    pub rook: Square,
}

/// A move told in full. It holds no position, so a score sheet can keep it and change notation
/// without playing the game again; the app's messages make the spoken sentence from its fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Description {
    /// What moves; in castling, the king.
    pub role: Role,
    /// From where.
    pub from: Square,
    /// To where; in castling, where the king arrives.
    pub to: Square,
    /// What is captured.
    pub capture: Option<Role>,
    /// Whether the capture is en passant.
    pub en_passant: bool,
    /// Castling, with which rook.
    pub castling: Option<Castling>,
    /// What the pawn becomes.
    pub promotion: Option<Promotion>,
    /// Check or checkmate.
    pub check: Option<Check>,
    /// The file of the from-square, where the short form needs it (NOTATION-7).
    pub from_file: Option<File>,
    /// The rank of the from-square, where the short form needs it.
    pub from_rank: Option<Rank>,
    /// Whether two file letters are enough for this pawn capture (NOTATION-8).
    pub two_files: bool,
}

impl Description {
    /// Describes a legal move of the position. Of a move that is not legal there, the squares and
    /// what stands on them are told.
    pub fn of(position: &Position, mv: Move) -> Description {
        let (from, to) = (mv.from(), mv.to());
        let role = position
            .piece_at(from)
            .map_or(Role::Pawn, |piece| piece.role);
        let castling = mv.castling().map(|wing| Castling {
            wing,
            rook: position.castling_rook(position.turn(), wing).unwrap_or(to),
        });
        let en_passant = mv.kind() == MoveKind::EnPassant;
        let capture = if castling.is_some() {
            None
        } else {
            let taken = position.captured_square(mv);
            taken
                .and_then(|square| position.piece_at(square))
                .map(|piece| piece.role)
        };
        let mut told = Description {
            role,
            from,
            to,
            capture,
            en_passant,
            castling,
            promotion: mv.promotion(),
            check: check_after(position, role, mv),
            from_file: None,
            from_rank: None,
            two_files: false,
        };
        match role {
            Role::Pawn if capture.is_some() => {
                told.from_file = Some(from.file());
                told.two_files =
                    !en_passant && pawn_takers(position, from.file(), to.file()) == from.into();
            }
            Role::Pawn | Role::King => {}
            _ => told.tell_apart(position),
        }
        told
    }

    /// Adds what of the from-square decides between like pieces (NOTATION-7): the file, else the
    /// rank, else both.
    fn tell_apart(&mut self, position: &Position) {
        let others = position.movers(self.role, self.to, !Bitboard::of(self.from));
        if others.is_empty() {
            return;
        }
        let same_file = (others & Bitboard::file(self.from.file())).any();
        let same_rank = (others & Bitboard::rank(self.from.rank())).any();
        self.from_file = (!same_file || same_rank).then_some(self.from.file());
        self.from_rank = same_file.then_some(self.from.rank());
    }
}

fn check_after(position: &Position, role: Role, mv: Move) -> Option<Check> {
    let legal = if mv.castling().is_some() {
        position.legal(mv).ok()?
    } else {
        position
            .sole_move(role, mv.to(), mv.from().into(), mv.promotion())
            .ok()?
    };
    let after = legal.play();
    if !after.is_check() {
        None
    } else if after.ending() == Some(Ending::Checkmate) {
        Some(Check::Mate)
    } else {
        Some(Check::Given)
    }
}

/// The pawns of one file that can capture on another, en passant among them (NOTATION-8).
pub(super) fn pawn_takers(position: &Position, from: File, to: File) -> Bitboard {
    let turn = position.turn();
    let on_file = Bitboard::file(from) & position.of_color(turn) & position.of_role(Role::Pawn);
    on_file
        .into_iter()
        .filter(|&pawn| {
            position.attacks_from(pawn).into_iter().any(|prey| {
                prey.file() == to && position.movers(Role::Pawn, prey, pawn.into()).any()
            })
        })
        .collect()
}
