//! Every exercise can be done, in the number of moves that it states and in no fewer.

use std::collections::HashSet;

use jadoube::lessons::{Answer, Exercise, Goal, Task, Try};
use jadoube::rules::{Move, Position, Promotion, Square};

use crate::course::{begin, follow, steps};

#[test]
fn every_step_is_done_by_what_it_shows_in_the_stated_number_of_moves() {
    for (name, step) in steps() {
        let mut exercise = begin(&step);
        let mut last = Answer::Nothing;
        while !exercise.is_done() {
            assert!(exercise.moves() <= step.moves, "{name} takes too long");
            last = follow(&mut exercise);
            let right = matches!(last, Answer::Right(_) | Answer::Done { .. });
            assert!(right, "{name}: {last:?} at {}", exercise.board().to_fen());
        }
        assert_eq!(last, Answer::Done { moves: step.moves }, "{name}");
    }
}

// MOVE-5 to 12: a search by breadth, which knows nothing of how the runner looks for its own solution.
#[test]
fn no_going_is_done_in_fewer_moves_than_it_states() {
    for (name, step) in steps() {
        if !matches!(step.task, Task::Go { .. }) {
            continue;
        }
        let mut front = vec![begin(&step)];
        let mut seen = HashSet::new();
        let mut moves = 0;
        while !front.iter().any(Exercise::is_done) {
            assert!(!front.is_empty(), "{name} can't be done");
            let next = front.iter().flat_map(after_each_move);
            front = next
                .filter(|it| seen.insert((it.board().to_fen(), it.marks().0)))
                .collect();
            moves += 1;
        }
        assert_eq!(moves, step.moves, "{name}");
    }
}

fn after_each_move(exercise: &Exercise) -> Vec<Exercise> {
    let mut after = Vec::new();
    for (from, _) in exercise.board().pieces() {
        for to in exercise.targets(from) {
            let mut next = exercise.clone();
            let promotion = None;
            let answer = next.attempt(&Try::Go {
                from,
                to,
                promotion,
            });
            if !matches!(answer, Answer::Wrong { .. }) {
                after.push(next);
            }
        }
    }
    after
}

/// The moves that are right at once.
fn right_moves(exercise: &Exercise) -> Vec<(Square, Square, Option<Promotion>)> {
    let position = exercise.position().expect("there is a position");
    let moves = position.legal_moves().into_iter();
    moves
        .map(|mv| (mv.from(), mv.to(), mv.promotion()))
        .filter(|&(from, to, promotion)| {
            let mut tried = exercise.clone();
            let answer = tried.attempt(&Try::Go {
                from,
                to,
                promotion,
            });
            !matches!(answer, Answer::Wrong { .. })
        })
        .collect()
}

// MATE-1
#[test]
fn no_longer_exercise_reaches_its_goal_with_the_first_move() {
    for (name, step) in steps() {
        let Task::Move { goals, lines } = &step.task else {
            continue;
        };
        if lines.is_empty() || goals.is_empty() || step.moves < 2 {
            continue;
        }
        let position = step.scene.position.unwrap();
        for mv in position.legal_moves() {
            let after = position.play(mv).unwrap();
            let missed = goals
                .iter()
                .any(|it| it.missed(&position, mv, &after).is_some());
            assert!(missed, "{name}: {mv} does it at once");
        }
    }
}

/// Whether the player to move mates in two moves by this one, whatever the reply.
fn mates_in_two(position: &Position, mv: Move) -> bool {
    let mates_at_once = |position: &Position| {
        let moves = position.legal_moves().into_iter();
        moves
            .map(|mv| position.play(mv).unwrap())
            .any(|after| after.is_check() && after.legal_moves().is_empty())
    };
    let after = position.play(mv).unwrap();
    let replies = after.legal_moves();
    let mut replies = replies.into_iter().map(|reply| after.play(reply).unwrap());
    !after.legal_moves().is_empty() && replies.all(|reached| mates_at_once(&reached))
}

// MATE-1: whoever finds another way is not told that there is a better one.
#[test]
fn a_mate_in_two_begins_with_any_of_the_moves_that_force_it() {
    for (name, step) in steps() {
        let Task::Move { goals, lines } = &step.task else {
            continue;
        };
        if step.moves != 2 || !goals.contains(&Goal::Mate) {
            continue;
        }
        let position = step.scene.position.unwrap();
        let begins = |mv: &Move| lines.iter().any(|line| line[0] == (*mv).into());
        for mv in position.legal_moves() {
            assert_eq!(mates_in_two(&position, mv), begins(&mv), "{name}: {mv}");
        }
    }
}

#[test]
fn every_move_to_be_found_has_to_be_looked_for() {
    for (name, step) in steps() {
        if !matches!(step.task, Task::Move { .. }) {
            continue;
        }
        let exercise = begin(&step);
        let legal = exercise.position().unwrap().legal_moves().len();
        let right = right_moves(&exercise).len();
        assert!(right >= 1, "{name} has no right move");
        assert!(right < legal || legal == 1, "{name}: {right} of {legal}");
    }
}

#[test]
fn ten_mates_in_one_have_one_mating_move_each() {
    let mates: Vec<_> = steps()
        .into_iter()
        .filter(|(name, _)| name.starts_with("mate-in-one/"))
        .collect();
    assert_eq!(mates.len(), 10);
    for (name, step) in mates {
        assert_eq!(right_moves(&begin(&step)).len(), 1, "{name}");
    }
}

// BOARD-6: positions are legal by the type; a board without kings is one on which nobody is in check.
#[test]
fn only_boards_on_which_one_piece_moves_or_none_have_no_position() {
    for (name, step) in steps() {
        let needs_none = matches!(
            step.task,
            Task::Tap(_) | Task::FindFault | Task::Place(_) | Task::Go { .. } | Task::Choose { .. }
        );
        assert!(step.scene.position.is_some() || needs_none, "{name}");
    }
}

#[test]
fn what_is_to_be_tapped_or_put_is_not_there_from_the_start() {
    for (name, step) in steps() {
        match &step.task {
            Task::Place(pieces) => {
                let occupied = step.scene.board.occupied();
                assert!(pieces.iter().all(|(at, _)| !occupied.has(*at)), "{name}");
            }
            Task::Go { piece, marks, .. } => assert!(!marks.has(*piece), "{name}"),
            Task::FindFault | Task::Tap(_) => assert!(step.moves > 0, "{name}"),
            _ => {}
        }
    }
}
