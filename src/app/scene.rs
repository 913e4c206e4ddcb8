//! What is drawn where: the pieces and the marks of each square, out of the game and the hand.

use crate::rules::{Bitboard, Move, Piece, Position, Square, Wing};

use super::hand::Hand;
use super::sitting::Sitting;

/// The marks on one square, a set of [`Mark`]s.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Marks(u8);

/// A mark on a square; its number is its place in [`Mark::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The piece in hand may go there.
    Legal,
    /// The piece in hand may go there and captures by it.
    Capture,
    /// The last move began or ended there.
    Last,
    /// The king there is in check.
    Check,
    /// The piece there is in hand.
    Selected,
    /// It matters for the reason that is given.
    Reason,
    /// The piece there has been touched, and that binds (TOUCH-1).
    Touched,
    /// The piece there is put right on its square (TOUCH-9).
    Adjust,
}

impl Mark {
    /// All marks.
    pub const ALL: [Mark; 8] = [
        Mark::Legal,
        Mark::Capture,
        Mark::Last,
        Mark::Check,
        Mark::Selected,
        Mark::Reason,
        Mark::Touched,
        Mark::Adjust,
    ];

    /// The mark by its name in `data-marks`; the squares of a reason stand elsewhere, at the reason.
    pub fn name(self) -> Option<&'static str> {
        Some(match self {
            Mark::Legal => "legal",
            Mark::Capture => "capture",
            Mark::Last => "last",
            Mark::Check => "check",
            Mark::Selected => "selected",
            Mark::Reason => return None,
            Mark::Touched => "touched",
            Mark::Adjust => "adjust",
        })
    }
}

impl Marks {
    /// Whether the mark is on the square.
    pub fn has(self, mark: Mark) -> bool {
        self.0 & (1 << mark as u8) != 0
    }

    /// The names for `data-marks`, space-separated; `None` when there is none.
    pub fn names(self) -> Option<String> {
        let names: Vec<&str> = Mark::ALL
            .into_iter()
            .filter(|&mark| self.has(mark))
            .filter_map(Mark::name)
            .collect();
        (!names.is_empty()).then(|| names.join(" "))
    }
}

/// The squares of each mark.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Scene {
    sets: [Bitboard; 8],
}

impl Scene {
    /// What the game, the hand and the squares of a reason that is still shown put on the board.
    pub fn of(sitting: &Sitting, hand: Hand, reason: Bitboard) -> Scene {
        let position = sitting.position();
        let mut scene = Scene::after(sitting.plies().last().and_then(|ply| ply.mv), position);
        if let Some(from) = hand.from() {
            scene.hold(
                position,
                from,
                &sitting.shown_moves(from),
                sitting.chess960(),
            );
        }
        if sitting.binds() && sitting.outcome().is_none() {
            scene.sets[Mark::Touched as usize] = sitting.touched();
        }
        scene.sets[Mark::Adjust as usize] = sitting.adjusted();
        scene.sets[Mark::Reason as usize] = reason;
        scene
    }

    /// What was on the board after so many half-moves: the marks of the last of them, and no hand's.
    pub fn past(sitting: &Sitting, past: usize) -> Scene {
        let plies = sitting.plies();
        let last = past.checked_sub(1).and_then(|last| plies.get(last)?.mv);
        let ply = plies.get(past);
        ply.map_or(Scene::default(), |ply| Scene::after(last, &ply.before))
    }

    /// The marks of a move and of the position that it led to.
    pub fn after(last: Option<Move>, position: &Position) -> Scene {
        let mut scene = Scene::default();
        if let Some(mv) = last {
            scene.mark(Mark::Last, mv.from());
            scene.mark(Mark::Last, mv.to());
        }
        if position.is_check() {
            scene.mark(Mark::Check, position.king(position.turn()));
        }
        scene
    }

    /// Marks a piece in hand and where it may go by these moves.
    pub fn hold(&mut self, position: &Position, from: Square, moves: &[Move], chess960: bool) {
        self.mark(Mark::Selected, from);
        for mv in moves {
            let rook = mv
                .castling()
                .filter(|_| chess960)
                .and_then(|wing: Wing| position.castling_rook(position.turn(), wing));
            self.mark(Mark::Legal, rook.unwrap_or(mv.to()));
            if position.captured_square(*mv).is_some() {
                self.mark(Mark::Capture, mv.to());
            }
        }
    }

    /// The same with a mark on these squares, for boards on which no game is played.
    #[must_use]
    pub fn with(mut self, mark: Mark, squares: Bitboard) -> Scene {
        self.sets[mark as usize] |= squares;
        self
    }

    /// The same without the squares to which the piece in hand may go.
    #[must_use]
    pub fn without_moves(mut self) -> Scene {
        self.sets[Mark::Legal as usize] = Bitboard::EMPTY;
        self.sets[Mark::Capture as usize] = Bitboard::EMPTY;
        self
    }

    fn mark(&mut self, mark: Mark, square: Square) {
        self.sets[mark as usize] |= square.into();
    }

    /// The squares of a mark.
    pub fn squares(&self, mark: Mark) -> Bitboard {
        self.sets[mark as usize]
    }

    /// The marks of a square.
    pub fn marks(&self, square: Square) -> Marks {
        Marks(
            Mark::ALL
                .into_iter()
                .filter(|&mark| self.squares(mark).has(square))
                .fold(0, |set, mark| set | 1 << mark as u8),
        )
    }
}

/// A piece that glides from one square to another after a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glide {
    /// The piece as it stands on its new square.
    pub piece: Piece,
    /// Where it stood.
    pub from: Square,
    /// Where it stands.
    pub to: Square,
}

/// The pieces that the last move of a game has moved: one, or king and rook in castling.
pub fn glides(sitting: &Sitting) -> Vec<Glide> {
    let last = sitting.plies().last();
    let last = last.and_then(|ply| Some((ply.mv?, &ply.before)));
    last.map_or(Vec::new(), |(mv, before)| {
        move_glides(before, mv, sitting.position())
    })
}

/// The pieces that a move moves, of the positions before and after it.
pub fn move_glides(before: &Position, mv: Move, after: &Position) -> Vec<Glide> {
    let color = before.turn();
    let mut glides = Vec::with_capacity(2);
    let mut add = |from: Square, to: Square| {
        if let Some(piece) = after.piece_at(to)
            && from != to
        {
            glides.push(Glide { piece, from, to });
        }
    };
    add(mv.from(), mv.to());
    if let Some(wing) = mv.castling()
        && let Some(rook) = before.castling_rook(color, wing)
    {
        add(rook, wing.rook_to(color));
    }
    glides
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Instant;
    use crate::game::regulations::{Settings, Table};
    use crate::notation;
    use crate::rules::Fen;

    fn sitting(fen: &str) -> Sitting {
        let fen = Fen::read(fen).unwrap();
        Sitting::new(Settings::at(Table::Learn), fen.position, fen.chess960)
    }

    fn holding(from: &str) -> Hand {
        Hand::Holding {
            from: from.parse().unwrap(),
            refused: false,
        }
    }

    fn names(set: Bitboard) -> String {
        let names: Vec<String> = set.into_iter().map(|s| s.to_string()).collect();
        names.join(" ")
    }

    // EP-1
    #[test]
    fn a_touched_piece_shows_where_it_may_go_and_what_it_may_take() {
        let sitting = sitting("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
        let scene = Scene::of(&sitting, holding("e5"), Bitboard::EMPTY);
        assert_eq!(names(scene.squares(Mark::Legal)), "d6 e6");
        assert_eq!(names(scene.squares(Mark::Capture)), "d6");
        let marks = |name: &str| scene.marks(name.parse().unwrap()).names();
        assert_eq!(marks("d6").unwrap(), "legal capture");
        assert_eq!(marks("e5").unwrap(), "selected");
        assert_eq!(marks("a1"), None);
    }

    // CHECK-1
    #[test]
    fn the_last_move_and_the_check_are_marked() {
        let mut sitting = sitting("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
        let mv = notation::read(sitting.position(), "Ra8").unwrap().get();
        sitting.play(mv, Instant(0)).unwrap();
        let scene = Scene::of(&sitting, Hand::Empty, Bitboard::EMPTY);
        assert_eq!(names(scene.squares(Mark::Last)), "a1 a8");
        assert_eq!(names(scene.squares(Mark::Check)), "e8");
    }

    // CHECK-1
    #[test]
    fn an_earlier_position_has_the_marks_that_it_had() {
        let mut sitting = sitting("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
        for text in ["Ra8", "Kd7", "Kd2"] {
            let mv = notation::read(sitting.position(), text).unwrap().get();
            sitting.play(mv, Instant(0)).unwrap();
        }
        let scene = Scene::past(&sitting, 1);
        assert_eq!(names(scene.squares(Mark::Last)), "a1 a8");
        assert_eq!(names(scene.squares(Mark::Check)), "e8");
        assert_eq!(Scene::past(&sitting, 0), Scene::default());
        assert_eq!(names(Scene::past(&sitting, 2).squares(Mark::Check)), "");
    }

    // CASTLE-1
    #[test]
    fn castling_moves_king_and_rook() {
        let mut sitting = sitting("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
        let mv = notation::read(sitting.position(), "O-O-O").unwrap().get();
        sitting.play(mv, Instant(0)).unwrap();
        let ways: Vec<String> = glides(&sitting)
            .iter()
            .map(|glide| format!("{}{}", glide.from, glide.to))
            .collect();
        assert_eq!(ways, ["e1c1", "a1d1"]);
    }
}
