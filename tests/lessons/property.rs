//! Whatever a learner does, a step holds.

use jadoube::clock::Instant;
use jadoube::game::Action;
use jadoube::lessons::{Answer, Try};
use jadoube::rules::{Piece, Promotion, Role, Square};
use proptest::prelude::*;

use crate::course::{begin, steps};

fn any_square() -> impl Strategy<Value = Square> {
    (0u8..64).prop_map(|index| Square::new(index).unwrap())
}

fn any_try() -> impl Strategy<Value = Try> {
    let promotion = proptest::option::of((0usize..4).prop_map(|at| Promotion::ALL[at]));
    prop_oneof![
        any_square().prop_map(Try::Tap),
        (any_square(), any_square(), promotion).prop_map(|(from, to, promotion)| Try::Go {
            from,
            to,
            promotion
        }),
        (any_square(), 0usize..12).prop_map(|(square, kind)| Try::Put {
            piece: Piece::from_letter("KQRBNPkqrbnp".as_bytes()[kind].into()).unwrap(),
            square,
        }),
        (0usize..6).prop_map(Try::Choose),
        (any_square(), any_square(), 0usize..12).prop_map(|(from, to, kind)| {
            let square = from;
            let action = match kind {
                0..4 => Action::Touch { square },
                4..7 => Action::Release { from, to },
                7 => Action::Adjust,
                8 => Action::Press,
                9 => Action::OfferDraw,
                10 => Action::Promote {
                    role: Role::Queen,
                    square,
                },
                _ => Action::Resign,
            };
            Try::Act(action, Instant(5))
        }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_series_of_tries_breaks_a_step(
        at in 0usize..1000,
        tries in proptest::collection::vec(any_try(), 0..40),
    ) {
        let steps = steps();
        let (_, step) = &steps[at % steps.len()];
        let mut exercise = begin(step);
        for attempt in tries {
            let answer = exercise.attempt(&attempt);
            if let Answer::Wrong { why, .. } = answer {
                let (key, _) = why.said();
                prop_assert!(key.starts_with("why-") || key.starts_with("due-"));
                let _ = (why.squares(), why.lines());
            }
            prop_assert!(exercise.is_done() || exercise.solution().is_some());
        }
    }
}
