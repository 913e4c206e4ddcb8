//! Whatever a learner does, a step holds.

use std::sync::OnceLock;

use jadoube::clock::Instant;
use jadoube::game::Action;
use jadoube::lessons::{Answer, Lesson, Step, Try};
use jadoube::rules::{Piece, Promotion, Role, Square};
use proptest::prelude::*;

use crate::course::{begin, course, folder, follow, steps};

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

/// All steps, read once.
fn all() -> &'static [(String, Step)] {
    static ALL: OnceLock<Vec<(String, Step)>> = OnceLock::new();
    ALL.get_or_init(steps)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 512, failure_persistence: None, ..ProptestConfig::default() })]

    // What is right is mixed in, or no series of tries would get far.
    #[test]
    fn no_series_of_tries_breaks_a_step(
        at in 0usize..1000,
        tries in proptest::collection::vec(proptest::option::of(any_try()), 0..40),
    ) {
        let (_, step) = &all()[at % all().len()];
        let mut exercise = begin(step);
        for attempt in tries {
            if exercise.is_done() {
                break;
            }
            let answer = match attempt {
                Some(attempt) => exercise.attempt(&attempt),
                None => follow(&mut exercise),
            };
            if let Answer::Wrong { why, .. } = answer {
                let (key, _) = why.said();
                prop_assert!(key.starts_with("why-") || key.starts_with("due-"));
                let _ = (why.squares(), why.lines());
            }
            prop_assert!(exercise.is_done() || exercise.solution().is_some());
        }
    }

    // A file cut off, or with a line of another file in it, is read or refused, and can be worked at.
    #[test]
    fn no_damage_to_a_file_breaks_the_reader(
        file in 0usize..1000,
        from in 0usize..4000,
        other in 0usize..4000,
        tries in proptest::collection::vec(any_try(), 0..6),
    ) {
        let texts = texts();
        let lines: Vec<&str> = texts[file % texts.len()].lines().collect();
        let strange: Vec<&str> = texts.iter().flat_map(|text| text.lines()).collect();
        let mut damaged = lines.clone();
        damaged[from % lines.len()] = strange[other % strange.len()];
        let Ok(lesson) = Lesson::read(&damaged.join("\n")) else {
            return Ok(());
        };
        for step in &lesson.steps {
            let mut exercise = begin(step);
            for attempt in &tries {
                let _ = exercise.attempt(attempt);
            }
        }
    }
}

/// The texts of all lessons, read once.
fn texts() -> &'static [String] {
    static TEXTS: OnceLock<Vec<String>> = OnceLock::new();
    TEXTS.get_or_init(|| {
        let path = |file: &str| folder("lessons").join(format!("{file}.lesson"));
        let text = |file: &str| std::fs::read_to_string(path(file)).unwrap();
        course().lessons().map(|it| text(&it.file)).collect()
    })
}
