//! NOTATION: who must write the moves down, and what the own record is worth.

mod table;

use jadoube::game::regulations::{Enforcement, Preset};
use jadoube::game::{Action, Actor, Difference, Game, LogError, Refused, ScoreDuty};
use jadoube::notation::{self, Form, Letters, Notation};
use jadoube::rules::Color;
use table::{START, Scene, clocked, table};

use jadoube::clock::Instant;

fn write(scene: &mut Scene, by: Actor, ply: u32, text: &str) -> Result<(), Refused> {
    let text = text.to_owned();
    scene.try_act(by, Action::WriteDown { ply, text })
}

/// A table where each half-move is made and pressed by hand, a second each.
fn play(scene: &mut Scene, moves: &str) {
    for text in moves.split(' ') {
        let by = scene.game.turn();
        let mv = notation::read(scene.game.position(), text).unwrap().get();
        let (from, to) = (mv.from(), mv.to());
        scene.now += 1_000;
        scene
            .try_act(by.into(), Action::Touch { square: from })
            .unwrap();
        if scene.game.board().get(to).is_some() {
            scene
                .try_act(by.into(), Action::Release { from, to })
                .unwrap();
            if let Some(square) = scene.game.to_take_off() {
                scene
                    .try_act(by.into(), Action::TakeOff { square })
                    .unwrap();
            }
        } else {
            scene
                .try_act(by.into(), Action::Release { from, to })
                .unwrap();
        }
        if scene.game.settings().pressed_by_hand() {
            scene.try_act(by.into(), Action::Press).unwrap();
        }
    }
}

fn duty(scene: &Scene, side: Color) -> ScoreDuty {
    scene.game.score_duty(side, Instant(scene.now))
}

// NOTATION-1
#[test]
fn a_move_is_written_down_after_it_is_made_and_can_be_corrected() {
    let mut scene = table(Preset::FideNow, START);
    assert_eq!(
        write(&mut scene, Actor::White, 1, "e4"),
        Err(Refused::NotMadeYet)
    );
    play(&mut scene, "e4 e5");
    write(&mut scene, Actor::White, 2, " e6 ").unwrap();
    write(&mut scene, Actor::White, 1, "e4").unwrap();
    write(&mut scene, Actor::White, 2, "e5").unwrap();
    assert_eq!(scene.game.written(Color::White), ["e4", "e5"]);
    assert!(scene.game.written(Color::Black).is_empty());
    assert_eq!(
        write(&mut scene, Actor::White, 3, "Nf3"),
        Err(Refused::NotMadeYet)
    );
    assert_eq!(
        write(&mut scene, Actor::White, 0, "e4"),
        Err(Refused::NotMadeYet)
    );
    assert_eq!(
        write(&mut scene, Actor::Arbiter, 1, "e4"),
        Err(Refused::PlayersOnly)
    );
    write(&mut scene, Actor::White, 2, "").unwrap();
    assert_eq!(scene.game.written(Color::White), ["e4", ""]);
}

// NOTATION-1
#[test]
fn the_own_record_is_part_of_the_log_and_can_be_completed_after_the_game() {
    let mut scene = table(Preset::FideNow, START);
    play(&mut scene, "f3 e5 g4 Qh4");
    assert!(scene.game.outcome().is_some());
    for (ply, text) in [(1, "f3"), (2, "e5"), (3, "g4"), (4, "Qh4#")] {
        write(&mut scene, Actor::Black, ply, text).unwrap();
    }
    let again = Game::from_log(&scene.game.to_log()).unwrap();
    assert_eq!(again.written(Color::Black), ["f3", "e5", "g4", "Qh4#"]);
    assert!(again.differences(Color::Black, Notation::SHORT).is_empty());
    let broken = scene.game.to_log().replace("\"ply\":4", "\"ply\":5");
    assert!(matches!(
        Game::from_log(&broken),
        Err(LogError::Refused {
            refused: Refused::NotMadeYet,
            ..
        })
    ));
}

// NOTATION-2
#[test]
fn under_five_minutes_a_player_may_stop_writing() {
    let mut scene = clocked(Preset::FideNow, Enforcement::Guide, "90+0", START);
    assert_eq!(duty(&scene, Color::White), ScoreDuty::Required);
    scene.now = 85 * 60_000;
    assert_eq!(
        duty(&scene, Color::White),
        ScoreDuty::Required,
        "5 minutes are not less"
    );
    scene.now += 1;
    assert_eq!(duty(&scene, Color::White), ScoreDuty::Suspended);
    assert_eq!(
        duty(&scene, Color::Black),
        ScoreDuty::Required,
        "only who is short of time"
    );
    // The flag falls: what is missing is filled in.
    scene.now = 91 * 60_000;
    assert_eq!(duty(&scene, Color::White), ScoreDuty::Required);
}

// NOTATION-2
#[test]
fn with_half_a_minute_for_each_move_nobody_is_free() {
    let mut scene = clocked(Preset::FideNow, Enforcement::Guide, "90+30", START);
    scene.now = 89 * 60_000;
    assert_eq!(duty(&scene, Color::White), ScoreDuty::Required);
    let mut scene = clocked(Preset::FideNow, Enforcement::Guide, "90+29", START);
    scene.now = 89 * 60_000;
    assert_eq!(duty(&scene, Color::White), ScoreDuty::Suspended);
    // The Codex knows no such exception.
    let mut scene = clocked(Preset::Codex, Enforcement::Guide, "90+30", START);
    scene.now = 89 * 60_000;
    assert_eq!(duty(&scene, Color::White), ScoreDuty::Suspended);
}

// NOTATION-2
#[test]
fn in_rapid_and_blitz_nobody_must_write_by_the_laws_of_today() {
    let scene = clocked(Preset::FideNow, Enforcement::Guide, "5+3", START);
    assert_eq!(duty(&scene, Color::White), ScoreDuty::Free);
    let scene = clocked(Preset::Codex, Enforcement::Guide, "15+0", START);
    assert_eq!(duty(&scene, Color::White), ScoreDuty::Required);
    let scene = table(Preset::Home, START);
    assert_eq!(duty(&scene, Color::White), ScoreDuty::Free);
    let scene = table(Preset::FideNow, START);
    assert_eq!(duty(&scene, Color::White), ScoreDuty::Required);
}

// NOTATION-2: the moment is known beforehand, to the millisecond, in every kind of control.
#[test]
fn the_moment_at_which_the_duty_changes_is_foretold() {
    for (control, moments) in [
        ("90+0", vec![85 * 60_000 + 1, 90 * 60_000]),
        ("90+30", vec![85 * 60_000 + 30_001, 90 * 60_000 + 30_000]),
        ("15d10", vec![10 * 60_000 + 10_001, 15 * 60_000 + 10_000]),
        ("10b5", vec![5 * 60_000 + 5_001, 10 * 60_000 + 5_000]),
        ("h5", vec![1, 5 * 60_000]),
        ("3+2", vec![3 * 60_000 + 2_000]),
    ] {
        let scene = clocked(Preset::Codex, Enforcement::Guide, control, START);
        let duties = |at| Color::ALL.map(|side| scene.game.score_duty(side, Instant(at)));
        let mut now = scene.now;
        let mut found = Vec::new();
        while let Some(Instant(at)) = scene.game.score_duty_changes(Instant(now)) {
            assert_eq!(duties(at - 1), duties(now), "{control}: before {at}");
            assert_ne!(duties(at), duties(now), "{control}: at {at}");
            found.push(at);
            now = at;
        }
        assert_eq!(found, moments, "{control}");
        for later in (now..now + 7_200_000).step_by(1_000) {
            assert_eq!(
                duties(later),
                duties(now),
                "{control}: {later} is not foretold"
            );
        }
    }
}

// NOTATION-2
#[test]
fn nothing_is_foretold_where_nobody_must_write_or_the_clocks_stand() {
    for preset in [Preset::FideNow, Preset::Home] {
        let scene = clocked(preset, Enforcement::Guide, "5+3", START);
        let foretold = scene.game.score_duty_changes(Instant(scene.now));
        assert_eq!(foretold, None);
    }
    // With half a minute for each move nobody is free by the laws of today.
    let scene = clocked(Preset::FideNow, Enforcement::Guide, "90+30", START);
    assert_eq!(scene.game.score_duty_changes(Instant(scene.now)), None);
    let mut scene = clocked(Preset::FideNow, Enforcement::Guide, "90+0", START);
    scene.try_act(Actor::White, Action::Resign).unwrap();
    assert_eq!(scene.game.score_duty_changes(Instant(scene.now)), None);
}

// NOTATION-2: at the control the time is long again, and what is missing is filled in.
#[test]
fn after_the_control_the_duty_is_back() {
    let mut scene = clocked(Preset::FideNow, Enforcement::Guide, "1/90+0 30+0", START);
    scene.now = 86 * 60_000;
    assert_eq!(duty(&scene, Color::White), ScoreDuty::Suspended);
    play(&mut scene, "e4");
    assert_eq!(duty(&scene, Color::White), ScoreDuty::Required);
}

// NOTATION-1: one may reply first, but must have written the own last move before making the next.
#[test]
fn what_should_stand_on_the_sheet_by_now_is_counted() {
    let mut scene = table(Preset::FideNow, START);
    let missing = |scene: &Scene, side| scene.game.unwritten(side);
    play(&mut scene, "e4");
    assert_eq!(missing(&scene, Color::White), 0);
    play(&mut scene, "e5");
    assert_eq!(missing(&scene, Color::White), 1);
    assert_eq!(missing(&scene, Color::Black), 0);
    write(&mut scene, Actor::White, 1, "e4").unwrap();
    assert_eq!(missing(&scene, Color::White), 0);
    play(&mut scene, "Nf3");
    assert_eq!(
        missing(&scene, Color::White),
        0,
        "the reply went before the writing"
    );
    assert_eq!(missing(&scene, Color::Black), 2);
    scene.try_act(Actor::Black, Action::Resign).unwrap();
    assert_eq!(missing(&scene, Color::White), 2);
    assert_eq!(missing(&scene, Color::Black), 3);
}

/// White's record of a game, entry by entry, and in what it differs.
fn compared(moves: &str, written: &[&str], notation: Notation) -> Vec<(usize, Difference)> {
    let mut scene = table(Preset::FideNow, START);
    play(&mut scene, moves);
    for (ply, text) in (1..).zip(written) {
        write(&mut scene, Actor::White, ply, text).unwrap();
    }
    let found = scene.game.differences(Color::White, notation);
    found.into_iter().map(|it| (it.ply, it.how)).collect()
}

const MOVES: &str = "e4 e5 Nf3 Nc6 Bb5 a6";

// NOTATION-3, NOTATION-4, NOTATION-9
#[test]
fn a_record_is_right_in_any_notation() {
    let russian = Notation::new(Letters::Russian, Form::Short);
    for written in [
        ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"],
        ["e2-e4", "e7-e5", "Ng1-f3", "Nb8-c6", "Bf1-b5", "a7-a6"],
        ["e4", "e5", "Кf3", "Кc6", "Сb5", "a6"],
        ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"],
    ] {
        assert_eq!(compared(MOVES, &written, russian), [], "{written:?}");
    }
}

// NOTATION-1
#[test]
fn each_difference_is_told_by_its_kind() {
    let found = compared(
        MOVES,
        &["e4", "e6", "Nf3", "", "Bb9", "Nc6"],
        Notation::SHORT,
    );
    let kinds: Vec<usize> = found.iter().map(|(ply, _)| *ply).collect();
    assert_eq!(kinds, [1, 3, 4, 5]);
    let Difference::Another(mv) = &found[0].1 else {
        panic!("{found:?}");
    };
    assert_eq!(
        (mv.from(), mv.to()),
        (table::square("e7"), table::square("e6"))
    );
    assert_eq!(found[1].1, Difference::Missing);
    assert_eq!(found[2].1, Difference::Unreadable);
    assert_eq!(found[3].1, Difference::Displaced { by: 3 });
}

// NOTATION-1: a pair of moves left out does not make all that follows unreadable.
#[test]
fn a_line_left_out_shows_as_a_shift() {
    let found = compared(MOVES, &["e4", "e5", "Bb5", "a6"], Notation::SHORT);
    assert_eq!(
        found,
        [
            (2, Difference::Displaced { by: 4 }),
            (3, Difference::Displaced { by: 5 }),
            (4, Difference::Missing),
            (5, Difference::Missing),
        ]
    );
}

// NOTATION-10
#[test]
fn a_draw_offer_must_be_noted_with_its_move() {
    let mut scene = table(Preset::FideNow, START);
    play(&mut scene, "e4");
    scene.try_act(Actor::White, Action::OfferDraw).unwrap();
    play(&mut scene, "e5");
    for (ply, text) in [(1, "e4"), (2, "e5 (=)")] {
        write(&mut scene, Actor::White, ply, text).unwrap();
    }
    let found = scene.game.differences(Color::White, Notation::SHORT);
    let kinds: Vec<(usize, &Difference)> = found.iter().map(|it| (it.ply, &it.how)).collect();
    assert_eq!(
        kinds,
        [
            (0, &Difference::Offer { made: true }),
            (1, &Difference::Offer { made: false })
        ]
    );
    write(&mut scene, Actor::White, 1, "e4(=)").unwrap();
    write(&mut scene, Actor::White, 2, "e5").unwrap();
    assert!(
        scene
            .game
            .differences(Color::White, Notation::SHORT)
            .is_empty()
    );
}
