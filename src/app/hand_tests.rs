use super::*;
use crate::rules::{CastlingRefusal, Fen, MoveKind, Position, Wing};

/// A position and a hand over it, so that a test reads as what is done.
pub(super) struct Board {
    pub(super) fen: Fen,
    pub(super) touch: Touch,
    pub(super) promoting: Option<(Square, Square)>,
    pub(super) hand: Hand,
    pub(super) deeds: Vec<Deed>,
}

pub(super) fn board(fen: &str) -> Board {
    Board {
        fen: Fen::read(fen).unwrap(),
        touch: Touch::Free,
        promoting: None,
        hand: Hand::Empty,
        deeds: Vec::new(),
    }
}

pub(super) fn start() -> Board {
    board("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
}

pub(super) fn square(name: &str) -> Square {
    name.parse().unwrap()
}

pub(super) fn place(name: &str) -> Place {
    let square = square(name);
    Place {
        x: f64::from(square.file().index()) * 50.0 + 25.0,
        y: f64::from(7 - square.rank().index()) * 50.0 + 25.0,
    }
}

impl Board {
    pub(super) fn gesture(mut self, gesture: Gesture) -> Board {
        let board = self.fen.position.placement();
        let table = Table {
            position: &self.fen.position,
            board: &board,
            chess960: self.fen.chess960,
            over: false,
            touch: self.touch,
            promoting: self.promoting,
        };
        let (hand, deed) = self.hand.step(gesture, table);
        self.hand = hand;
        if deed != Deed::Nothing {
            self.deeds.push(deed);
        }
        self
    }
    pub(super) fn press_with(self, pointer: PointerId, at: &str) -> Board {
        self.gesture(Gesture::Press {
            pointer,
            at: place(at),
            square: square(at),
        })
    }
    pub(super) fn press(self, at: &str) -> Board {
        self.press_with(1, at)
    }
    pub(super) fn move_to(self, at: &str) -> Board {
        self.gesture(Gesture::Move {
            pointer: 1,
            at: place(at),
        })
    }
    pub(super) fn lift(self, at: &str) -> Board {
        self.gesture(Gesture::Lift {
            pointer: 1,
            square: Some(square(at)),
        })
    }
    pub(super) fn tap(self, at: &str) -> Board {
        self.press(at).lift(at)
    }
    pub(super) fn drag(self, from: &str, to: &str) -> Board {
        self.press(from).move_to(to).lift(to)
    }
    pub(super) fn key(self, at: &str) -> Board {
        self.gesture(Gesture::Activate(square(at)))
    }
    pub(super) fn played(&self) -> Option<String> {
        match self.deeds.as_slice() {
            [Deed::Play { mv, .. }] => Some(mv.to_string()),
            _ => None,
        }
    }
    pub(super) fn refused(&self) -> Option<Refusal> {
        match self.deeds.last() {
            Some(Deed::Refuse(refused)) => Some(refused.why),
            _ => None,
        }
    }
    pub(super) fn held(&self) -> Option<String> {
        self.hand.from().map(|square| square.to_string())
    }
}

#[test]
fn the_ways_to_move_end_in_the_same_move() {
    assert_eq!(start().tap("e2").tap("e4").played().unwrap(), "e2e4");
    assert_eq!(start().drag("e2", "e4").played().unwrap(), "e2e4");
    assert_eq!(start().key("e2").key("e4").played().unwrap(), "e2e4");
    assert_eq!(start().tap("e2").key("e4").played().unwrap(), "e2e4");
}

#[test]
fn a_drag_starts_only_after_three_pixels() {
    let near = |x| Gesture::Move {
        pointer: 1,
        at: Place {
            x: place("e2").x + x,
            y: place("e2").y,
        },
    };
    let pressed = start().press("e2").gesture(near(2.9));
    assert!(matches!(pressed.hand, Hand::Pressing { .. }));
    assert!(matches!(
        pressed.gesture(near(3.0)).hand,
        Hand::Dragging { .. }
    ));
}

#[test]
fn a_tap_on_the_piece_in_hand_lets_it_go() {
    assert_eq!(start().tap("e2").held().unwrap(), "e2");
    assert_eq!(start().tap("e2").tap("e2").held(), None);
    assert_eq!(start().key("e2").key("e2").held(), None);
}

#[test]
fn after_a_refusal_both_ways_of_going_on_work() {
    let refused = || start().tap("e2").tap("e5");
    assert_eq!(refused().refused(), Some(Refusal::NotHowItMoves));
    for board in [
        refused().tap("e4"),
        refused().tap("e2").tap("e4"),
        refused().drag("e2", "e4"),
    ] {
        assert!(
            matches!(board.deeds.last(), Some(Deed::Play { mv, .. }) if mv.to_string() == "e2e4")
        );
    }
}

// C31
#[test]
fn a_promotion_dismissed_leaves_all_as_it_was() {
    let promoting = || board("8/4P3/8/k7/8/8/8/4K3 w - - 0 1").drag("e7", "e8");
    assert!(matches!(promoting().hand, Hand::Choosing { .. }));
    let back = promoting().gesture(Gesture::Dismiss);
    assert_eq!(back.hand, Hand::Empty);
    assert!(back.deeds.is_empty());
    let again = back
        .drag("e7", "e8")
        .gesture(Gesture::Choose(Promotion::Rook));
    assert_eq!(again.played().unwrap(), "e7e8r");
    let tapped = promoting()
        .gesture(Gesture::Dismiss)
        .tap("e7")
        .tap("e8")
        .gesture(Gesture::Choose(Promotion::Knight));
    assert_eq!(tapped.played().unwrap(), "e7e8n");
}

// C32
#[test]
fn no_choice_opens_for_an_impossible_promotion() {
    let board = start().drag("a2", "a8");
    assert_eq!(board.refused(), Some(Refusal::NotHowItMoves));
    assert!(!matches!(board.hand, Hand::Choosing { .. }));
    let pinned = super::tests::board("k2r4/3P4/8/8/8/8/8/3K4 w - - 0 1").drag("d7", "e8");
    assert_eq!(pinned.refused(), Some(Refusal::NothingToCapture));
}

// C33
#[test]
fn the_rook_tapped_after_the_king_is_taken_in_hand() {
    let castling = || board("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let rook = castling().tap("e1").tap("h1");
    assert_eq!((rook.held().unwrap().as_str(), rook.played()), ("h1", None));
    assert_eq!(rook.tap("h7").played().unwrap(), "h1h7");
    assert_eq!(castling().tap("e1").tap("g1").played().unwrap(), "e1g1");
    assert_eq!(castling().drag("e1", "c1").played().unwrap(), "e1c1");
    assert_eq!(
        castling().drag("e1", "h1").refused(),
        Some(Refusal::OwnPiece)
    );
}

// C33, VARIANT-2
#[test]
fn in_chess960_the_king_castles_onto_its_rook() {
    let board = || board("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
    let dragged = board().drag("f1", "g1");
    assert!(matches!(
        dragged.deeds.as_slice(),
        [Deed::Play { mv, .. }] if mv.kind() == MoveKind::Castling(Wing::Short)
    ));
}

// C34
#[test]
fn a_second_finger_is_ignored() {
    let board = start()
        .press("e2")
        .move_to("e3")
        .press_with(2, "d2")
        .gesture(Gesture::Move {
            pointer: 2,
            at: place("d4"),
        })
        .gesture(Gesture::Lift {
            pointer: 2,
            square: Some(square("d4")),
        });
    assert!(board.deeds.is_empty());
    assert_eq!(board.lift("e4").played().unwrap(), "e2e4");
}

#[test]
fn what_interrupts_a_drag_leaves_the_hand_as_before() {
    let interruptions = [Gesture::Interrupt, Gesture::Lose { pointer: 1 }];
    for interruption in interruptions {
        let free = start().press("e2").move_to("e4").gesture(interruption);
        assert_eq!(free.hand, Hand::Empty);
        assert!(free.deeds.is_empty());
        // The pointer's end comes too late to mean anything.
        assert!(free.lift("e4").deeds.is_empty());
        let held = start()
            .tap("e2")
            .press("e2")
            .move_to("e4")
            .gesture(interruption);
        assert_eq!(held.held().unwrap(), "e2");
        let aimed = start().tap("e2").press("e4").gesture(interruption);
        assert_eq!(aimed.held().unwrap(), "e2");
        assert_eq!(aimed.tap("e4").played().unwrap(), "e2e4");
    }
}

#[test]
fn a_piece_let_go_beside_the_board_goes_back() {
    let board = start().press("e2").move_to("e4").gesture(Gesture::Lift {
        pointer: 1,
        square: None,
    });
    assert_eq!(board.hand, Hand::Empty);
    assert!(board.deeds.is_empty());
}

// TURN-1
#[test]
fn an_enemy_piece_touched_first_gets_its_reason() {
    assert_eq!(start().tap("e7").refused(), Some(Refusal::NotYours));
    assert_eq!(start().key("e7").refused(), Some(Refusal::NotYours));
    assert_eq!(start().tap("e5").refused(), None);
}

// CASTLE-3c
#[test]
fn castling_out_of_check_is_refused_with_its_condition() {
    let board = board("4k3/4r3/8/8/8/8/8/4K2R w K - 0 1")
        .tap("e1")
        .tap("g1");
    assert!(matches!(
        board.refused(),
        Some(Refusal::Castling(
            Wing::Short,
            CastlingRefusal::InCheck { .. }
        ))
    ));
}

// C42
#[test]
fn nothing_is_taken_in_hand_after_the_end() {
    let position = Position::initial();
    let board = position.placement();
    let table = Table {
        position: &position,
        board: &board,
        chess960: false,
        over: true,
        touch: Touch::Free,
        promoting: None,
    };
    let (hand, deed) = Hand::Empty.step(Gesture::Activate(square("e2")), table);
    assert_eq!((hand, deed), (Hand::Empty, Deed::Nothing));
}
