use super::*;
use crate::rules::Fen;

#[test]
fn no_row_of_gestures_leaves_the_hand_on_a_foreign_piece() {
    // A walk over all gestures from a fixed seed: whatever comes, the piece in hand is an own one
    // and what is played is legal.
    let fen = Fen::read("r3k2r/1P6/8/3pP3/8/8/6p1/R3K2R w KQkq d6 0 1").unwrap();
    let board = fen.position.placement();
    let table = Table {
        position: &fen.position,
        board: &board,
        chess960: false,
        over: false,
        touch: Touch::Free,
        promoting: None,
    };
    let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = |n: u64| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed % n
    };
    let mut hand = Hand::Empty;
    for _ in 0..200_000 {
        let square = Square::new(random(64) as u8).unwrap();
        let pointer = random(2) as PointerId;
        let at = Place {
            x: random(400) as f64,
            y: random(400) as f64,
        };
        let gesture = match random(8) {
            0 => Gesture::Press {
                pointer,
                at,
                square,
            },
            1 => Gesture::Move { pointer, at },
            2 => Gesture::Lift {
                pointer,
                square: Some(square).filter(|_| random(5) > 0),
            },
            3 => Gesture::Lose { pointer },
            4 => Gesture::Interrupt,
            5 => Gesture::Activate(square),
            6 => Gesture::Dismiss,
            _ => Gesture::Choose(Promotion::ALL[random(4) as usize]),
        };
        let (next, deed) = hand.step(gesture, table);
        if let Some(from) = next.from() {
            assert!(table.own(from), "{gesture:?}");
        }
        if let Deed::Play { mv, .. } = deed {
            assert!(fen.position.legal(mv).is_ok());
            assert_eq!(next, Hand::Empty);
        }
        hand = next;
    }
}
