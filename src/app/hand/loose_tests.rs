use super::*;
use crate::rules::{Bitboard, Promotion};

const PLACE: Place = Place { x: 10.0, y: 10.0 };
const AWAY: Place = Place { x: 60.0, y: 10.0 };

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// The board has a piece that may be taken up on a1, one on h8 that may not, and nothing else.
fn loose() -> Loose {
    Loose {
        movable: Bitboard::of(square("a1")),
    }
}

/// Does all these gestures; what the hand does then and what came of each that brought something.
fn after(gestures: &[Gesture]) -> (Hand, Vec<Done>) {
    let mut hand = Hand::Empty;
    let mut all = Vec::new();
    for &gesture in gestures {
        let (next, done) = hand.step_loose(gesture, loose());
        hand = next;
        if done != Done::Nothing {
            all.push(done);
        }
    }
    (hand, all)
}

fn press(name: &str) -> Gesture {
    let (pointer, at, square) = (1, PLACE, square(name));
    Gesture::Press {
        pointer,
        at,
        square,
    }
}

const MOVE: Gesture = Gesture::Move {
    pointer: 1,
    at: AWAY,
};

fn lift(name: Option<&str>) -> Gesture {
    let (pointer, square) = (1, name.map(square));
    Gesture::Lift { pointer, square }
}

fn carry(from: &str, to: &str, carried: bool) -> Done {
    let (from, to) = (square(from), square(to));
    Done::Carry { from, to, carried }
}

// LEARN-6
#[test]
fn two_taps_a_drag_and_two_keys_carry_a_piece_alike() {
    let a1 = Done::Tap(square("a1"));
    let taps = [press("a1"), lift(Some("a1")), press("c4"), lift(Some("c4"))];
    let moved = carry("a1", "c4", false);
    assert_eq!(after(&taps), (Hand::Empty, vec![a1, moved]));
    let drag = [press("a1"), MOVE, lift(Some("c4"))];
    let dragged = carry("a1", "c4", true);
    assert_eq!(after(&drag), (Hand::Empty, vec![dragged]));
    let keys = ["a1", "c4"].map(|name| Gesture::Activate(square(name)));
    assert_eq!(after(&keys), (Hand::Empty, vec![a1, moved]));
    // Onto a piece that is not one's own, too.
    let taking = [press("a1"), lift(Some("a1")), press("h8"), lift(Some("h8"))];
    assert_eq!(after(&taking).1[1], carry("a1", "h8", false));
}

#[test]
fn a_square_without_a_piece_to_move_is_chosen_by_a_tap_and_not_dragged() {
    let chosen = (Hand::Empty, vec![Done::Tap(square("e4"))]);
    assert_eq!(after(&[press("e4"), lift(Some("e4"))]), chosen);
    assert_eq!(after(&[Gesture::Activate(square("e4"))]), chosen);
    // A tap that slips to another square chooses neither.
    let slipped = after(&[press("e4"), MOVE, lift(Some("e5"))]);
    assert_eq!(slipped, (Hand::Empty, vec![]));
}

#[test]
fn a_piece_let_go_beside_the_board_is_off_it() {
    let off = after(&[press("a1"), MOVE, lift(None)]);
    assert_eq!(off, (Hand::Empty, vec![Done::Off(square("a1"))]));
}

// C34
#[test]
fn a_second_finger_and_a_lost_one_change_nothing() {
    let other = Gesture::Press {
        pointer: 2,
        at: PLACE,
        square: square("h8"),
    };
    let dragged = after(&[press("a1"), MOVE, other, lift(Some("b2"))]);
    assert_eq!(dragged.1, [carry("a1", "b2", true)]);
    for end in [
        Gesture::Lose { pointer: 1 },
        Gesture::Interrupt,
        Gesture::Dismiss,
    ] {
        assert_eq!(after(&[press("a1"), MOVE, end]), (Hand::Empty, vec![]));
    }
}

#[test]
fn a_second_tap_on_a_held_piece_lets_it_go() {
    let (hand, done) = after(&[press("a1"), lift(Some("a1")), press("a1"), lift(Some("a1"))]);
    assert_eq!((hand, done.len()), (Hand::Empty, 2));
}

// PROMO-1
#[test]
fn what_a_pawn_becomes_is_chosen_after_it_is_let_go() {
    let (from, to) = (square("a7"), square("a8"));
    let promotion = Promotion::Knight;
    let choosing = Hand::Choosing { from, to };
    let (hand, done) = choosing.step_loose(Gesture::Choose(promotion), loose());
    let promoted = Done::Promote {
        from,
        to,
        promotion,
    };
    assert_eq!((hand, done), (Hand::Empty, promoted));
    let dismissed = choosing.step_loose(Gesture::Dismiss, loose());
    assert_eq!(dismissed, (Hand::Empty, Done::Nothing));
}
