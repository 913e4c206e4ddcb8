//! How the runner answers.

use jadoube::clock::Instant;
use jadoube::game::{Action, Refused};
use jadoube::lessons::{
    Answer, Deed, Escape, Exercise, Help, Lesson, Solution, Step, Task, Try, TurnPart, Wrong,
};
use jadoube::rules::{Bitboard, Piece, Placement, Refusal, Square};

use crate::course::begin;

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

fn set(names: &str) -> Bitboard {
    names.split_whitespace().map(sq).collect()
}

/// The one step of these lines.
fn step(lines: &str) -> Step {
    let lesson = Lesson::read(&format!("id: x\nstep: a\n{lines}")).unwrap();
    lesson.steps[0].clone()
}

fn exercise(lines: &str) -> Exercise {
    begin(&step(lines))
}

fn go(from: &str, to: &str) -> Try {
    Try::Go {
        from: sq(from),
        to: sq(to),
        promotion: None,
    }
}

fn why(answer: Answer) -> Wrong {
    match answer {
        Answer::Wrong { why, .. } => why,
        other => panic!("{other:?} is not wrong"),
    }
}

#[test]
fn the_second_wrong_try_gets_a_hint_and_the_third_the_solution() {
    let mut rook = exercise("task: go\nboard: 8/8/8/8/8/8/8/R7\nmarks: a8\nmoves: 1\n");
    let help = |answer| match answer {
        Answer::Wrong { help, .. } => help,
        other => panic!("{other:?}"),
    };
    assert_eq!(help(rook.attempt(&go("a1", "b2"))), Help::None);
    assert_eq!(help(rook.attempt(&go("a1", "c2"))), Help::Hint(set("a1")));
    let shown = Solution::Go {
        from: sq("a1"),
        to: sq("a8"),
        promotion: None,
    };
    assert_eq!(help(rook.attempt(&go("a1", "b2"))), Help::Show(shown));
    assert_eq!(rook.wrong_tries(), 3);
    assert_eq!(rook.attempt(&go("a1", "a8")), Answer::Done { moves: 1 });
    assert_eq!(rook.attempt(&go("a8", "a1")), Answer::Nothing);
}

#[test]
fn a_way_that_is_longer_than_need_be_is_done_with_its_count() {
    let mut rook = exercise("task: go\nboard: 8/8/8/8/8/8/8/R7\nmarks: a8\nmoves: 1\n");
    assert_eq!(rook.attempt(&go("a1", "a4")), Answer::Right(None));
    assert_eq!(rook.attempt(&go("a4", "a8")), Answer::Done { moves: 2 });
}

// MOVE-2, 3, 4, 7
#[test]
fn a_rook_alone_is_told_what_is_in_its_way() {
    let mut rook =
        exercise("task: go\nboard: 8/8/8/p7/8/8/8/R2P4\nmarks: a8\npiece: a1\nmoves: 2\n");
    assert_eq!(rook.targets(sq("a1")), set("a2 a3 a4 a5 b1 c1"));
    let refusal = |answer| match why(answer) {
        Wrong::Refused { why, .. } => why,
        other => panic!("{other:?}"),
    };
    assert_eq!(
        refusal(rook.attempt(&go("a1", "a8"))),
        Refusal::Blocked { by: sq("a5") }
    );
    assert_eq!(refusal(rook.attempt(&go("a1", "d1"))), Refusal::OwnPiece);
    assert_eq!(
        refusal(rook.attempt(&go("a1", "b2"))),
        Refusal::NotHowItMoves
    );
    assert_eq!(refusal(rook.attempt(&go("c3", "c4"))), Refusal::NoPiece);
    assert_eq!(
        why(rook.attempt(&go("d1", "d2"))),
        Wrong::AnotherPiece { piece: sq("a1") }
    );
    assert_eq!(rook.attempt(&go("a1", "a5")), Answer::Right(None));
    assert_eq!(rook.board().to_fen(), "8/8/8/R7/8/8/8/3P4");
}

// MOVE-14
#[test]
fn a_careful_piece_is_told_its_guards() {
    let mut rook =
        exercise("task: go\nboard: 8/8/8/8/3n4/8/8/2R5\nmarks: d4\ncareful: yes\nmoves: 2\n");
    let wrong = why(rook.attempt(&go("c1", "c2")));
    let (to, by) = (sq("c2"), set("d4"));
    assert_eq!(wrong, Wrong::Guarded { to, by });
    assert_eq!(wrong.lines(), [(sq("d4"), sq("c2"))]);
    assert!(!rook.targets(sq("c1")).has(sq("c6")));
    assert_eq!(rook.attempt(&go("c1", "d1")), Answer::Right(None));
}

// MOVE-5
#[test]
fn a_king_alone_never_goes_onto_an_attacked_square() {
    let mut king = exercise("task: go\nboard: 8/8/8/8/7r/8/4K3/8\nmarks: d5\nmoves: 3\n");
    assert_eq!(king.attempt(&go("e2", "e3")), Answer::Right(None));
    let wrong = why(king.attempt(&go("e3", "e4")));
    let expected = Refusal::KingAttacked { by: set("h4") };
    assert!(matches!(wrong, Wrong::Refused { why, .. } if why == expected));
    assert_eq!(wrong.squares(), set("e4 h4"));
    assert_eq!(wrong.lines(), [(sq("h4"), sq("e4"))]);
}

// MOVE-10, 12
#[test]
fn a_pawn_that_has_gone_by_begins_anew() {
    let mut pawn = exercise("task: go\nboard: 8/8/8/8/8/3p4/4P3/8\nmarks: d3 d4\nmoves: 2\n");
    let wrong = why(pawn.attempt(&go("e2", "e3")));
    assert_eq!(
        wrong,
        Wrong::PassedBy {
            marks: set("d3 d4")
        }
    );
    assert_eq!(pawn.moves(), 0);
    assert_eq!(pawn.attempt(&go("e2", "d3")), Answer::Right(None));
    assert_eq!(pawn.attempt(&go("d3", "d4")), Answer::Done { moves: 2 });
}

// MATE-1, STALE-1, CHECK-2
#[test]
fn a_move_that_does_not_mate_is_told_why() {
    let mut mate = exercise("task: move\nboard: 7k/5K2/8/6Q1/8/8/8/8 w - - 0 1\ngoal: mate\n");
    assert_eq!(
        why(mate.attempt(&go("g5", "g6"))),
        Wrong::Stalemates { king: sq("h8") }
    );
    assert_eq!(
        why(mate.attempt(&go("g5", "a5"))),
        Wrong::NoCheck { king: sq("h8") }
    );
    let mut back = exercise("task: move\nboard: 6k1/5pp1/8/8/8/8/8/R3Q1K1 w - - 0 1\ngoal: mate\n");
    let wrong = why(back.attempt(&go("a1", "a8")));
    assert!(
        matches!(wrong, Wrong::Escapes { mv, how: Escape::King } if mv.to() == sq("h7")),
        "{wrong:?}"
    );
    assert_eq!(wrong.lines(), [(sq("g8"), sq("h7"))]);
}

// MOVE-16
#[test]
fn a_pinned_piece_is_told_its_pin() {
    let mut pin = exercise("task: move\nboard: 4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1\ngoal: check\n");
    let wrong = why(pin.attempt(&go("e2", "c4")));
    assert_eq!(wrong.squares(), set("e1 e2 e8"));
    assert_eq!(wrong.lines(), [(sq("e8"), sq("e1"))]);
    assert_eq!(wrong.said().0, "why-pinned");
}

#[test]
fn a_line_has_its_replies() {
    let mut ladder =
        exercise("task: move\nboard: 8/8/8/4k3/R7/1R6/8/6K1 w - - 0 1\nline: b3b5 e5d6 a4a6\n");
    assert!(matches!(
        why(ladder.attempt(&go("a4", "a5"))),
        Wrong::AnotherMove
    ));
    let answer = ladder.attempt(&go("b3", "b5"));
    assert!(matches!(answer, Answer::Right(Some(mv)) if mv.to() == sq("d6")));
    assert_eq!(ladder.board().to_fen(), "8/8/3k4/1R6/R7/8/8/6K1");
    assert_eq!(ladder.attempt(&go("a4", "a6")), Answer::Done { moves: 2 });
}

// CASTLE-3a
#[test]
fn an_answer_about_castling_is_told_what_the_rules_say() {
    let mut ask = exercise(
        "task: choose\nboard: 4kr2/8/8/8/8/8/8/4K2R w K - 0 1\nask: castle short\n\
         answers: can-castle way-attacked in-check\n",
    );
    let wrong = why(ask.attempt(&Try::Choose(0)));
    assert_eq!(wrong.squares(), set("f1 f8"));
    assert_eq!(ask.attempt(&Try::Choose(7)), Answer::Nothing);
    assert_eq!(ask.attempt(&Try::Choose(1)), Answer::Done { moves: 1 });
}

// BOARD-7
#[test]
fn a_queen_on_the_kings_square_is_told_her_colour() {
    let mut place = exercise("task: place\nboard: 8/8/8/8/8/8/8/8\npieces: Qd1 Ke1\n");
    let queen = Piece::from_letter('Q').unwrap();
    let put = |square| Try::Put {
        piece: queen,
        square: sq(square),
    };
    let wrong = why(place.attempt(&put("e1")));
    assert!(matches!(wrong, Wrong::Misplaced { colour: true, .. }));
    assert!(matches!(
        why(place.attempt(&put("a1"))),
        Wrong::Misplaced { colour: false, .. }
    ));
    assert_eq!(place.attempt(&put("d1")), Answer::Right(None));
    assert_eq!(place.beside(), [Piece::from_letter('K').unwrap()]);
}

// TOUCH-1
#[test]
fn a_touched_piece_must_be_moved_at_the_table() {
    let mut table = exercise(
        "task: table\nboard: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n\
         table: play\nbefore: touch=g1\nway: move\n",
    );
    assert_eq!(table.targets(sq("e2")), Bitboard::EMPTY);
    assert_eq!(table.targets(sq("g1")), set("f3 h3"));
    let release = |from, to| {
        let (from, to) = (sq(from), sq(to));
        Try::Act(Action::Release { from, to }, Instant(1))
    };
    let wrong = why(table.attempt(&release("e2", "e4")));
    assert!(matches!(wrong, Wrong::AtTable(Refused::TouchMove { .. })));
    assert_eq!(
        table.attempt(&release("g1", "f3")),
        Answer::Done { moves: 1 }
    );
}

// TOUCH-9
#[test]
fn a_piece_touched_without_a_word_costs_the_step() {
    let mut table = exercise(
        "task: table\nboard: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n\
         table: play\nway: adjust touch=g1 e2e4\n",
    );
    let act = |action| Try::Act(action, Instant(1));
    let touch = |square| act(Action::Touch { square: sq(square) });
    assert_eq!(
        why(table.attempt(&touch("g1"))),
        Wrong::Due(Deed::Part(TurnPart::Adjust))
    );
    assert!(
        table.game().unwrap().ledger().touches().is_empty(),
        "begun anew"
    );
    assert_eq!(table.attempt(&act(Action::Adjust)), Answer::Right(None));
    assert_eq!(table.attempt(&touch("g1")), Answer::Right(None));
    assert_eq!(table.attempt(&act(Action::EndAdjust)), Answer::Nothing);
    assert_eq!(table.attempt(&touch("e2")), Answer::Nothing);
    let (from, to) = (sq("e2"), sq("e4"));
    let last = table.attempt(&act(Action::Release { from, to }));
    assert_eq!(last, Answer::Done { moves: 3 });
}

#[test]
fn what_stands_wrongly_is_found_and_what_stands_right_is_told() {
    let mut find =
        exercise("task: find-fault\nboard: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR\n");
    let Task::FindFault = find.step().task else {
        panic!("another task");
    };
    assert!(matches!(
        why(find.attempt(&Try::Tap(sq("a1")))),
        Wrong::StandsRight { .. }
    ));
    assert_eq!(find.attempt(&Try::Tap(sq("d1"))), Answer::Right(None));
    assert_eq!(find.attempt(&Try::Tap(sq("d1"))), Answer::Nothing);
    assert_eq!(find.attempt(&Try::Tap(sq("e1"))), Answer::Done { moves: 2 });
    assert_ne!(find.board(), Placement::initial());
}
