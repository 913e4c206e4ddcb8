//! What mistakes cost at the table, in the steps of the course.

use jadoube::clock::Instant;
use jadoube::game::{Action, Claim, Irregularity, Notice, Refused};
use jadoube::lessons::{Answer, Deed, Exercise, Try, TurnPart, Wrong};
use jadoube::rules::Square;

use crate::course::{begin, step};

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

/// Does one thing after another, and returns the last answer.
fn act(exercise: &mut Exercise, actions: &[Action]) -> Answer {
    let mut answer = Answer::Nothing;
    for action in actions {
        answer = exercise.attempt(&Try::Act(action.clone(), Instant(1000)));
    }
    answer
}

fn why(answer: Answer) -> Wrong {
    match answer {
        Answer::Wrong { why, .. } => why,
        other => panic!("{other:?} is not wrong"),
    }
}

fn touch(square: &str) -> Action {
    Action::Touch { square: sq(square) }
}

fn carry(from: &str, to: &str) -> Action {
    Action::Release {
        from: sq(from),
        to: sq(to),
    }
}

fn due(part: TurnPart) -> Wrong {
    Wrong::Due(Deed::Part(part))
}

// TOUCH-11, CASTLE-4
#[test]
fn who_means_to_castle_and_touches_the_rook_first_begins_anew() {
    let mut castle = begin(&step("touch-move/king-first"));
    let wrong = why(act(&mut castle, &[touch("h1")]));
    assert_eq!(wrong, Wrong::Due(Deed::Touch(sq("e1"))));
    let parts = [touch("e1"), carry("e1", "g1"), carry("h1", "f1")];
    assert_eq!(act(&mut castle, &parts), Answer::Done { moves: 2 });
}

// TOUCH-6a
#[test]
fn own_and_enemy_piece_touched_leave_one_capture() {
    let mut both = begin(&step("touch-move/both"));
    assert_eq!(both.targets(sq("e4")), Default::default());
    let wrong = why(act(&mut both, &[carry("e4", "d5")]));
    assert!(matches!(wrong, Wrong::AtTable(Refused::TouchMove { .. })));
    assert_eq!(
        act(&mut both, &[carry("c3", "d5")]),
        Answer::Done { moves: 1 }
    );
}

// DONE-6, IRREG-23
#[test]
fn the_clock_is_pressed_after_the_move() {
    let mut press = begin(&step("clock/press"));
    let wrong = why(act(&mut press, &[Action::Press]));
    assert_eq!(wrong, Wrong::AtTable(Refused::NoMoveMade));
    let early = why(act(
        &mut press,
        &[touch("e2"), carry("e2", "e4"), touch("d2")],
    ));
    let cost = matches!(early, Wrong::Costs(Notice::TouchedOutOfTurn { .. }));
    assert!(cost || early == due(TurnPart::Press), "{early:?}");
    let parts = [touch("e2"), carry("e2", "e4"), Action::Press];
    assert_eq!(act(&mut press, &parts), Answer::Done { moves: 2 });
}

// DONE-4
#[test]
fn a_press_with_castling_half_made_is_an_illegal_move() {
    let mut castle = begin(&step("clock/castle"));
    let parts = [touch("e1"), carry("e1", "g1"), Action::Press];
    let wrong = why(act(&mut castle, &parts));
    assert!(
        matches!(wrong, Wrong::Costs(Notice::IllegalMove { .. })),
        "{wrong:?}"
    );
    assert_eq!(castle.moves(), 0);
}

// IRREG-9
#[test]
fn a_press_with_the_pawn_unreplaced_is_an_illegal_move() {
    let mut promote = begin(&step("clock/promote"));
    let parts = [touch("e7"), carry("e7", "e8"), Action::Press];
    let wrong = why(act(&mut promote, &parts));
    let kind = Irregularity::UnreplacedPawn;
    assert!(
        matches!(wrong, Wrong::Costs(Notice::IllegalMove { kind: it, .. }) if it == kind),
        "{wrong:?}"
    );
}

// DRAW-2
#[test]
fn a_draw_is_offered_between_the_move_and_the_press() {
    let mut offer = begin(&step("draw/offer"));
    let wrong = why(act(&mut offer, &[Action::OfferDraw]));
    assert!(
        matches!(wrong, Wrong::Costs(Notice::OfferAtWrongTime { .. })),
        "{wrong:?}"
    );
    let pressed = [touch("e2"), carry("e2", "e4"), Action::Press];
    assert_eq!(why(act(&mut offer, &pressed)), due(TurnPart::Offer));
    let parts = [
        touch("e2"),
        carry("e2", "e4"),
        Action::OfferDraw,
        Action::Press,
    ];
    assert_eq!(act(&mut offer, &parts), Answer::Done { moves: 3 });
}

// DRAW-18c
#[test]
fn a_repetition_is_claimed_before_anything_is_touched() {
    let mut claim = begin(&step("draw/repetition"));
    let repetition = Action::Claim {
        claim: Claim::Repetition { intended: None },
    };
    let wrong = why(act(&mut claim, &[touch("e2")]));
    assert_eq!(wrong, due(TurnPart::ClaimRepetition));
    assert_eq!(act(&mut claim, &[repetition]), Answer::Done { moves: 1 });
    assert!(claim.game().unwrap().outcome().is_some());
}

// DRAW-5
#[test]
fn a_winning_player_who_accepts_begins_anew() {
    let mut decline = begin(&step("draw/decline"));
    let wrong = why(act(&mut decline, &[Action::AcceptDraw]));
    assert_eq!(wrong, due(TurnPart::Decline));
    assert!(decline.game().unwrap().outcome().is_none());
    assert_eq!(
        act(&mut decline, &[Action::DeclineDraw]),
        Answer::Done { moves: 1 }
    );
}

// NOTATION-3, NOTATION-7, NOTATION-9
#[test]
fn a_move_is_written_in_any_notation_and_no_other_move_is() {
    let write = |text: &str| Action::WriteDown {
        ply: 1,
        text: text.to_owned(),
    };
    for right in ["Nf3", "Ng1-f3", "Кf3", "g1f3"] {
        let mut score = begin(&step("score/knight"));
        let parts = [touch("g1"), carry("g1", "f3")];
        assert_eq!(act(&mut score, &parts), Answer::Right(None));
        assert_eq!(
            act(&mut score, &[write(right)]),
            Answer::Done { moves: 2 },
            "{right}"
        );
    }
    let mut score = begin(&step("score/knight"));
    let parts = [touch("g1"), carry("g1", "f3"), write("Nc3")];
    assert_eq!(why(act(&mut score, &parts)), Wrong::Miswritten);
}

// CLOCK-7
#[test]
fn a_step_whose_flag_has_fallen_begins_anew() {
    let mut press = begin(&step("clock/press"));
    let late = Try::Act(touch("e2"), Instant(1_000_000));
    assert!(matches!(why(press.attempt(&late)), Wrong::Costs(_)));
    let parts = [touch("e2"), carry("e2", "e4"), Action::Press];
    let at = |action: &Action| Try::Act(action.clone(), Instant(1_000_001));
    let last = parts.iter().map(|it| press.attempt(&at(it))).last();
    assert_eq!(last, Some(Answer::Done { moves: 2 }));
}
