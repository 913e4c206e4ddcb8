use super::tests::{Board, board, place, square, start};
use super::*;
use crate::rules::Promotion;

/// A board where a touch counts, and what the touches so far leave to be moved.
fn binding(board: Board, rest: Option<&str>) -> Board {
    Board {
        touch: Touch::Binding {
            rest: rest.map(square),
        },
        ..board
    }
}

fn touched(board: &Board) -> Vec<String> {
    let squares = board.deeds.iter().filter_map(|deed| match deed {
        Deed::Touch(square) => Some(square.to_string()),
        _ => None,
    });
    squares.collect()
}

// TOUCH-1, APP-1
#[test]
fn a_piece_is_touched_when_the_pointer_goes_down() {
    let pressed = binding(start(), None).press("e2");
    assert_eq!(touched(&pressed), ["e2"]);
    assert!(matches!(pressed.hand, Hand::Pressing { .. }));
    assert_eq!(touched(&binding(start(), None).key("e2")), ["e2"]);
}

// TOUCH-2
#[test]
fn an_enemy_piece_is_touched_and_not_taken_in_hand() {
    let pressed = binding(start(), None).press("e7");
    assert_eq!(touched(&pressed), ["e7"]);
    assert_eq!(pressed.hand, Hand::Empty);
}

// APP-1
#[test]
fn a_piece_let_go_over_its_own_square_or_beside_the_board_stays_touched() {
    let pressed = || binding(binding(start(), None).press("e2"), Some("e2"));
    for board in [
        pressed().lift("e2"),
        pressed().move_to("e4").lift("e2"),
        pressed().move_to("e4").gesture(Gesture::Lift {
            pointer: 1,
            square: None,
        }),
    ] {
        assert_eq!(board.held().unwrap(), "e2");
        assert_eq!(touched(&board), ["e2"]);
        // The next tap is where it goes.
        let made = board.tap("e4");
        assert!(
            matches!(made.deeds.last(), Some(Deed::Play { mv, .. }) if mv.to_string() == "e2e4")
        );
    }
}

// TOUCH-1, C31
#[test]
fn nothing_that_interrupts_takes_a_touch_back() {
    for interruption in [
        Gesture::Interrupt,
        Gesture::Lose { pointer: 1 },
        Gesture::Dismiss,
    ] {
        let board = binding(binding(start(), None).press("e2").move_to("e4"), Some("e2"));
        let left = board.gesture(interruption);
        assert_eq!(left.held().unwrap(), "e2", "{interruption:?}");
        // The pointer's end comes too late to mean anything.
        assert_eq!(touched(&left.lift("e4")), ["e2"]);
    }
}

// TOUCH-4, TOUCH-12
#[test]
fn a_second_piece_is_touched_too() {
    let board = binding(binding(start(), None).tap("g1"), Some("g1")).tap("e2");
    assert_eq!(touched(&board), ["g1", "e2"]);
    assert_eq!(board.held().unwrap(), "g1", "the first is the one to move");
}

// C34
#[test]
fn a_second_finger_touches_nothing() {
    let board = binding(start(), None).press("e2").press_with(2, "d2");
    assert_eq!(touched(&board), ["e2"]);
}

// PROMO-4, PROMO-5
#[test]
fn a_pawn_arrives_in_one_act_and_becomes_another_piece_in_a_second() {
    let arrived = binding(board("8/4P3/8/k7/8/8/8/4K3 w - - 0 1"), Some("e7")).drag("e7", "e8");
    assert!(matches!(
        arrived.deeds.last(),
        Some(Deed::Carry { carried: true, .. })
    ));
    let mut due = arrived;
    due.promoting = Some((square("e7"), square("e8")));
    // Whatever is pressed, the choice opens.
    let open = due.press("a5");
    assert!(matches!(open.hand, Hand::Choosing { .. }));
    let chosen = open.gesture(Gesture::Choose(Promotion::Rook));
    let to = Promotion::Rook;
    let square = square("e8");
    assert_eq!(chosen.deeds.last(), Some(&Deed::Promote { to, square }));
    assert_eq!(chosen.hand, Hand::Empty);
}

// TOUCH-9c
#[test]
fn an_adjusted_piece_is_let_go_at_once() {
    let mut board = start();
    board.touch = Touch::Adjusting;
    let touched_only = board.tap("d2");
    assert_eq!(touched(&touched_only), ["d2"]);
    assert_eq!(touched_only.hand, Hand::Empty);
    let carried = touched_only.drag("d2", "d4");
    assert!(matches!(carried.deeds.last(), Some(Deed::Carry { .. })));
}

// IRREG-26
#[test]
fn where_nothing_is_prevented_either_side_is_carried_anywhere() {
    for (from, to) in [("e2", "a6"), ("e7", "e2"), ("a1", "h8")] {
        let mut board = start();
        board.touch = Touch::Anything;
        let carried = board.drag(from, to);
        let (from, to) = (square(from), square(to));
        let carry = Deed::Carry {
            from,
            to,
            carried: true,
        };
        assert_eq!(carried.deeds, [Deed::Touch(from), carry]);
    }
}

#[test]
fn a_drag_still_needs_three_pixels() {
    let near = Gesture::Move {
        pointer: 1,
        at: Place {
            x: place("e2").x + 2.9,
            y: place("e2").y,
        },
    };
    let board = binding(start(), None).press("e2").gesture(near);
    assert!(matches!(board.hand, Hand::Pressing { .. }));
}
