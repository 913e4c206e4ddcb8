use super::*;
use crate::notation::{Form, Letters};
use crate::rules::Fen;

fn trainer(exercise: Exercise, seed: u64) -> Trainer {
    let timed = false;
    Trainer::new(Options { exercise, timed }, seed, Instant(0))
}

fn at(fen: &str, san: &str) -> Trainer {
    let before = Fen::read(fen).unwrap().position;
    let mv = notation::read(&before, san).unwrap().get();
    Trainer {
        task: Task { before, mv },
        ..trainer(Exercise::Write, 1)
    }
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

#[test]
fn moves_are_legal_and_of_every_kind() {
    let mut lots = Lots::new(9);
    let mut kinds = std::collections::BTreeSet::new();
    for _ in 0..1500 {
        let task = Task::drawn(&mut lots);
        assert!(task.before.play(task.mv).is_ok());
        let told = Description::of(&task.before, task.mv);
        for (kind, is_it) in [
            ("quiet", !is_special(&told)),
            ("capture", told.capture.is_some()),
            ("castling", told.castling.is_some()),
            ("promotion", told.promotion.is_some()),
            ("check", told.check.is_some()),
            ("file", told.from_file.is_some()),
            ("black", !task.before.turn().is_white()),
        ] {
            if is_it {
                kinds.insert(kind);
            }
        }
    }
    assert_eq!(kinds.len(), 7, "{kinds:?}");
}

#[test]
fn the_same_seed_gives_the_same_moves() {
    let (mut one, mut other) = (trainer(Exercise::Play, 4), trainer(Exercise::Play, 4));
    for _ in 0..5 {
        assert_eq!(one.task, other.task);
        one.go_on();
        other.go_on();
    }
    assert_ne!(one.task, trainer(Exercise::Play, 5).task);
}

// NOTATION-3, NOTATION-9
#[test]
fn what_is_written_in_a_notation_is_right_in_it() {
    for seed in 0..60 {
        let mut trainer = trainer(Exercise::Write, seed);
        for (name, notation) in Notation::ALL {
            let text = trainer.task.written(notation);
            let verdict = trainer.write(&text, notation).clone();
            assert_eq!(verdict, Verdict::Right { usual: true }, "{name}: {text}");
        }
    }
}

// NOTATION-4
#[test]
fn another_spelling_is_right_and_another_move_is_not() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let mut trainer = at(start, "Nf3");
    let short = Notation::SHORT;
    let verdict = trainer.write("Nc3", short).clone();
    assert!(matches!(verdict, Verdict::Other(mv) if mv.to() == square("c3")));
    let verdict = trainer.write("Nf4", short).clone();
    assert!(matches!(verdict, Verdict::Illegal(..)), "{verdict:?}");
    let verdict = trainer.write("hello", short).clone();
    assert!(matches!(verdict, Verdict::NotRead(_)), "{verdict:?}");
    assert_eq!(trainer.round.wrong, 3);
    assert_eq!(
        trainer.write(" g1-f3 ", short),
        &Verdict::Right { usual: false }
    );
    assert_eq!(trainer.round.result(), 0, "not at the first try");
    assert!(trainer.is_done());
    trainer.write("Nf3", short);
    assert_eq!(trainer.round.right, 0, "done is done");
}

// NOTATION-7
#[test]
fn a_text_that_two_moves_are_written_by_is_told_from_the_move() {
    let mut trainer = at("4k3/8/8/8/8/8/6K1/R6R w - - 0 12", "Rad1");
    let verdict = trainer.write("Rd1", Notation::SHORT).clone();
    assert!(matches!(
        verdict,
        Verdict::NotRead(ReadError::Ambiguous { .. })
    ));
    let russian = Notation::new(Letters::Russian, Form::Short);
    assert_eq!(
        trainer.write("Лad1", russian),
        &Verdict::Right { usual: true }
    );
}

// PROMO-1
#[test]
fn a_promotion_asks_what_the_pawn_becomes() {
    let mut trainer = at("8/4P3/8/k7/8/8/8/4K3 w - - 0 1", "e8=N");
    let (from, to) = (square("e7"), square("e8"));
    assert_eq!(trainer.play(from, to, None), None);
    assert_eq!(trainer.round.wrong, 0);
    let queen = trainer.play(from, to, Some(Promotion::Queen)).cloned();
    assert!(matches!(queen, Some(Verdict::Other(_))));
    trainer.play(from, to, Some(Promotion::Knight));
    assert!(trainer.is_done());
}

#[test]
fn a_played_move_is_judged_with_its_reason() {
    let mut trainer = at("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "Kd1");
    let verdict = trainer.play(square("c3"), square("e4"), None).cloned();
    assert!(matches!(
        verdict,
        Some(Verdict::Illegal(_, _, Refusal::Pinned { .. }))
    ));
    trainer.play(square("e1"), square("d1"), None);
    assert!(trainer.is_done());
    trainer.go_on();
    assert!(!trainer.is_done());
}

#[test]
fn each_notation_has_a_best_result_of_its_own() {
    let options = Options {
        exercise: Exercise::Write,
        timed: true,
    };
    assert_eq!(options.name(Notation::SHORT), "notation-write-short-timed");
    let names: std::collections::BTreeSet<String> = Notation::ALL
        .into_iter()
        .map(|(_, notation)| options.name(notation))
        .collect();
    assert_eq!(names.len(), Notation::ALL.len());
}
