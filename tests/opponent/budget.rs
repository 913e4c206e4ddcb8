//! It stops where it is told to.

use jadoube::opponent::{LEVELS, Level, Thinking};

use crate::question::position;

const MIDDLE_GAME: &str = "r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 4 8";

// LEARN-8: ready in time.
#[test]
fn no_level_looks_at_more_positions_than_its_budget() {
    let position = position(MIDDLE_GAME);
    for level in LEVELS {
        let deep = Level { ahead: 20, ..level };
        let mut thinking = Thinking::of(&position, &[], deep, 3).unwrap();
        while thinking.go_on(500).is_none() {}
        assert_eq!(thinking.positions(), level.positions);
    }
}

#[test]
fn a_slice_looks_at_no_more_positions_than_asked() {
    let position = position(MIDDLE_GAME);
    for slice in [1, 7, 100] {
        let mut thinking = Thinking::of(&position, &[], LEVELS[3], 3).unwrap();
        let mut before = 0;
        while thinking.go_on(slice).is_none() {
            let now = thinking.positions();
            assert_eq!(now - before, slice);
            before = now;
        }
        assert!(thinking.positions() - before <= slice);
    }
}

#[test]
fn slices_make_no_difference_to_the_move() {
    let position = position(MIDDLE_GAME);
    for level in LEVELS {
        for seed in 0..5 {
            let begin = || Thinking::of(&position, &[], level, seed).unwrap();
            let mut sliced = begin();
            let found = loop {
                if let Some(mv) = sliced.go_on(13) {
                    break mv;
                }
            };
            assert_eq!(found, begin().conclude());
            assert_eq!(sliced.go_on(1_000), Some(found), "decided is decided");
        }
    }
}

#[test]
fn who_stops_it_early_has_a_legal_move() {
    let position = position(MIDDLE_GAME);
    for slices in [0, 1, 2, 5, 40, 400] {
        let mut thinking = Thinking::of(&position, &[], LEVELS[4], 3).unwrap();
        for _ in 0..slices {
            thinking.go_on(3);
        }
        assert!(position.legal(thinking.best()).is_ok());
    }
    let none = Level {
        positions: 0,
        ..LEVELS[4]
    };
    let mv = Thinking::of(&position, &[], none, 3).unwrap().conclude();
    assert!(position.legal(mv).is_ok());
}
