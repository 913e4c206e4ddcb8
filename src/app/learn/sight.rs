//! What a piece does and what is done to it: its squares, who attacks and who guards it, what it pins and by what it
//! is pinned; on any board, with kings or without.

use super::lines::{Line, Stroke};
use crate::app::message::Message;
use crate::app::scene::{Mark, Scene};
use crate::app::sentences::{square_name, squares};
use crate::rules::{Bitboard, Piece, Pin, Placement, Role, Setup, Square};

/// What there is to see of one piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sight {
    /// Where it stands.
    pub square: Square,
    /// Which piece.
    pub piece: Piece,
    /// The squares to which it can go.
    pub goes: Bitboard,
    /// Those of them where it takes something.
    pub takes: Bitboard,
    /// The enemy pieces that attack it.
    pub attackers: Bitboard,
    /// The own pieces that guard it.
    pub guards: Bitboard,
    /// What pins it.
    pub pinned: Option<Pin>,
    /// What it pins.
    pub pins: Vec<Pin>,
}

impl Sight {
    /// What there is to see of the piece on a square, if there is one. Where its side could have the move, it goes by
    /// the laws; elsewhere by itself, as if no king were there.
    pub fn of(setup: &Setup, square: Square) -> Option<Sight> {
        let board = &setup.placement;
        let piece = board.get(square)?;
        let (goes, takes) = ways(setup, square, piece);
        let pins = board.pins(!piece.color).into_iter();
        Some(Sight {
            square,
            piece,
            goes,
            takes,
            attackers: board.attackers(square, !piece.color),
            guards: board.attackers(square, piece.color),
            pinned: board
                .pins(piece.color)
                .into_iter()
                .find(|pin| pin.pinned == square),
            pins: pins.filter(|pin| pin.by == square).collect(),
        })
    }

    /// The marks on the board.
    pub fn scene(&self) -> Scene {
        Scene::default()
            .with(Mark::Legal, self.goes)
            .with(Mark::Capture, self.takes)
    }

    /// The lines over the board.
    pub fn lines(&self) -> Vec<Line> {
        let pins = self.pinned.iter().chain(&self.pins);
        let mut lines: Vec<Line> = pins
            .map(|pin| Line {
                from: pin.by,
                to: pin.king,
                stroke: Stroke::Pin,
            })
            .collect();
        let mut to_it = |from: Bitboard, stroke| {
            let to = self.square;
            lines.extend(from.into_iter().map(|from| Line { from, to, stroke }));
        };
        to_it(self.guards, Stroke::Guard);
        to_it(self.attackers, Stroke::Attack);
        lines
    }

    /// The same in words, a sentence for each thing that there is to say.
    pub fn words(&self, board: &Placement) -> Vec<Message> {
        let mut said = vec![square_name(self.square, Some(self.piece))];
        let mut list = |set: Bitboard, some: &'static str, none: Option<&'static str>| {
            if set.any() {
                said.push(Message::of(some).text("squares", squares(set)));
            } else if let Some(none) = none {
                said.push(Message::of(none));
            }
        };
        list(self.goes, "sight-goes", Some("sight-goes-nowhere"));
        list(self.takes, "sight-takes", None);
        list(self.attackers, "sight-attacked", Some("sight-not-attacked"));
        list(self.guards, "sight-guarded", Some("sight-not-guarded"));
        let pin = |key: &'static str, pin: &Pin| {
            let role = board.get(pin.pinned).map_or("piece", |it| it.role.word());
            Message::of(key)
                .text("role", role)
                .text("pinned", pin.pinned)
                .text("king", pin.king)
                .text("by", pin.by)
        };
        said.extend(self.pinned.iter().map(|it| pin("sight-pinned", it)));
        said.extend(self.pins.iter().map(|it| pin("sight-pins", it)));
        said
    }
}

/// Where the piece goes, and where it takes by that.
fn ways(setup: &Setup, square: Square, piece: Piece) -> (Bitboard, Bitboard) {
    let board = &setup.placement;
    let passed = setup.passed.filter(|_| setup.turn == piece.color);
    let turned = Setup {
        turn: piece.color,
        passed,
        ..*setup
    };
    match turned.position_of_any_material() {
        Ok(position) => {
            let moves = position.legal_moves_from(square.into());
            let takes = |mv: &&crate::rules::Move| position.captured_square(**mv).is_some();
            (
                moves.iter().map(|mv| mv.to()).collect(),
                moves.iter().filter(takes).map(|mv| mv.to()).collect(),
            )
        }
        Err(_) => {
            let king = Piece::new(!piece.color, Role::King);
            let goes = board.moves_from(square) - board.of(king);
            (goes, goes & board.of_color(!piece.color))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::language::Language;
    use crate::app::learn::words;
    use crate::app::texts::Texts;
    use crate::rules::{Color, Fen, Placement};

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn alone(text: &str) -> Setup {
        Setup {
            placement: Placement::from_fen(text).unwrap(),
            castling: Bitboard::EMPTY,
            ..Setup::initial()
        }
    }

    fn game(fen: &str) -> Setup {
        Fen::read(fen).unwrap().position.setup()
    }

    fn told(setup: &Setup, at: &str) -> String {
        let texts = Texts::new(Language::English);
        let texts = words::sources(Language::English)
            .iter()
            .fold(texts, |texts, file| texts.with(file));
        let sight = Sight::of(setup, square(at)).unwrap();
        let words = sight.words(&setup.placement);
        let said: Vec<String> = words.iter().map(|it| texts.say(it)).collect();
        said.join(" ")
    }

    // LEARN-3, MOVE-1a
    #[test]
    fn a_piece_alone_on_the_board_shows_its_squares() {
        let sight = Sight::of(&alone("8/8/8/8/3B4/8/8/8"), square("d4")).unwrap();
        assert_eq!(sight.goes.count(), 13);
        assert!(sight.lines().is_empty());
        assert_eq!(Sight::of(&alone("8/8/8/8/3B4/8/8/8"), square("d5")), None);
    }

    // MOVE-16
    #[test]
    fn a_pinned_piece_says_by_what_and_goes_only_along_the_line() {
        let setup = game("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1");
        let sight = Sight::of(&setup, square("e2")).unwrap();
        assert_eq!(sight.pinned.map(|pin| pin.by), Some(square("e7")));
        assert_eq!(sight.goes.count(), 5);
        assert_eq!(sight.takes, Bitboard::of(square("e7")));
        let pins = sight
            .lines()
            .iter()
            .filter(|it| it.stroke == Stroke::Pin)
            .count();
        assert_eq!(pins, 2, "it is pinned, and pins the other");
        let said = told(&setup, "e2");
        assert!(said.contains("e7") && said.contains("pinned"), "{said}");
    }

    // MOVE-14
    #[test]
    fn attackers_and_guards_of_either_side_are_seen() {
        let setup = game("4k3/8/8/3p4/4P3/5B2/8/4K3 w - - 0 1");
        let sight = Sight::of(&setup, square("d5")).unwrap();
        assert_eq!(sight.piece.color, Color::Black);
        assert_eq!(sight.attackers, Bitboard::of(square("e4")));
        assert_eq!(sight.takes, Bitboard::of(square("e4")));
        let sight = Sight::of(&setup, square("e4")).unwrap();
        assert_eq!(sight.guards, Bitboard::of(square("f3")));
        let strokes: Vec<Stroke> = sight.lines().iter().map(|line| line.stroke).collect();
        assert_eq!(strokes, [Stroke::Guard, Stroke::Attack]);
    }

    // EP-1, CASTLE-1
    #[test]
    fn what_came_before_counts_for_the_side_to_move_alone() {
        let setup = game("4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1");
        let goes = |at: &str| Sight::of(&setup, square(at)).unwrap().goes;
        assert!(goes("e5").has(square("d6")) && goes("e1").has(square("g1")));
        assert!(
            Sight::of(&setup, square("e5"))
                .unwrap()
                .takes
                .has(square("d6"))
        );
        assert_eq!(goes("d5"), Bitboard::of(square("d4")));
    }

    // CHECK-2
    #[test]
    fn where_a_side_can_not_have_the_move_its_pieces_go_by_themselves() {
        // White's king is in check, with Black to move.
        let setup = Setup {
            turn: Color::Black,
            ..alone("4k3/8/8/8/4r3/8/8/4K3")
        };
        let sight = Sight::of(&setup, square("e4")).unwrap();
        assert_eq!(sight.goes.count(), 12);
        assert!(!sight.goes.has(square("e1")), "a king is never taken");
    }
}
