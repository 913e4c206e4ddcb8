use super::*;
use crate::app::hand::{Deed, Hand, Refused};
use crate::app::learn::lesson::shown::solution_words;
use crate::app::learn::lines::Stroke;
use crate::app::scene::{Mark, Scene};
use crate::game::Action;
use crate::lessons::{Glow, Lesson, PAUSE};
use crate::rules::{Color, Promotion, Refusal};

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

fn set(names: &str) -> Bitboard {
    names.split_whitespace().map(sq).collect()
}

fn play(lines: &str) -> Play {
    let lesson = Lesson::read(&format!("id: x\nstep: a\n{lines}")).unwrap();
    Play::new(&lesson.steps[0], Instant(0))
}

fn carry(play: &mut Play, from: &str, to: &str) -> Came {
    let (from, to) = (sq(from), sq(to));
    let carried = false;
    play.hand(Done::Carry { from, to, carried }, None)
}

fn tap(play: &mut Play, at: &str) -> Came {
    play.hand(Done::Tap(sq(at)), None)
}

const ROOK: &str = "task: go\nboard: 8/8/8/8/8/4p3/8/4R3\nmarks: e3 a3\nmoves: 2\n";

// MOVE-2
#[test]
fn the_piece_in_hand_shows_where_it_may_go_as_strongly_as_it_shall_glow() {
    let mut rook = play(ROOK);
    assert_eq!(rook.movable(), set("e1"));
    assert_eq!(rook.stars(), set("a3 e3"));
    assert_eq!(rook.hand(Done::Tap(sq("e1")), Some(sq("e1"))), Came::Shown);
    let scene = rook.scene(Glow::Faint);
    assert!(scene.squares(Mark::Legal).has(sq("e2")));
    assert_eq!(scene.squares(Mark::Capture), set("e3"));
    assert_eq!(rook.scene(Glow::Dark).squares(Mark::Legal), Bitboard::EMPTY);
    assert_eq!(carry(&mut rook, "e1", "e3"), Came::Right);
    assert_eq!(rook.glides().len(), 1);
    assert_eq!(rook.stars(), set("a3"));
    assert_eq!(carry(&mut rook, "e3", "a3"), Came::Done);
    assert_eq!(rook.movable(), Bitboard::EMPTY);
}

#[test]
fn a_square_that_is_tapped_with_nothing_in_hand_asks_for_the_piece_first() {
    let mut rook = play(ROOK);
    assert_eq!(tap(&mut rook, "e3"), Came::PieceFirst);
    assert_eq!(rook.exercise().wrong_tries(), 0);
}

#[test]
fn each_wrong_try_says_why_and_the_second_and_third_help() {
    let mut rook = play(ROOK);
    assert_eq!(carry(&mut rook, "e1", "d2"), Came::Wrong);
    assert_eq!(rook.why().unwrap().0, "why-not-how-it-moves");
    assert_eq!(rook.help(), (false, None));
    assert_eq!(rook.crossed(), set("d2"));
    carry(&mut rook, "e1", "e5");
    assert_eq!(rook.reason_squares(), set("e3"));
    assert!(rook.help().0);
    assert_eq!(rook.pointed(), set("e1"));
    carry(&mut rook, "e1", "e5");
    let shown = rook.help().1.and_then(solution_words).unwrap();
    assert_eq!(shown.key(), "exercise-show-way");
    assert_eq!(
        rook.lines().last().map(|line| line.stroke),
        Some(Stroke::Way)
    );
    assert_eq!(carry(&mut rook, "e1", "e3"), Came::Right);
    assert_eq!((rook.why(), rook.help()), (None, (false, None)));
    assert!(rook.crossed().is_empty());
}

#[test]
fn help_that_is_asked_for_hints_and_then_shows() {
    let mut rook = play(ROOK);
    rook.ask_help();
    assert_eq!(rook.help(), (true, None));
    rook.ask_help();
    assert!(rook.help().1.is_some());
    rook.again(Instant(0));
    assert_eq!(rook.help(), (false, None));
    assert_eq!(rook.exercise().wrong_tries(), 0);
}

// MOVE-16
#[test]
fn a_pin_is_drawn_as_a_pin() {
    let mut pin = play("task: move\nboard: 4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1\ngoal: check\n");
    assert_eq!(carry(&mut pin, "e2", "c4"), Came::Wrong);
    let lines = pin.lines();
    assert_eq!(lines.len(), 1);
    assert_eq!(lines[0].stroke, Stroke::Pin);
    assert_eq!((lines[0].from, lines[0].to), (sq("e8"), sq("e1")));
}

// PROMO-1, PROMO-3
#[test]
fn a_pawn_on_the_last_rank_asks_what_it_becomes() {
    let mut pawn = play("task: move\nboard: 7k/P7/8/8/8/8/8/K7 w - - 0 1\ngoal: promote rook\n");
    let (from, to) = (sq("a7"), sq("a8"));
    assert_eq!(carry(&mut pawn, "a7", "a8"), Came::Shown);
    assert_eq!(pawn.choosing(), Some((from, to)));
    assert_eq!(pawn.hand(Done::Nothing, None), Came::Shown);
    assert_eq!(pawn.choosing(), None);
    let promote = |promotion| Done::Promote {
        from,
        to,
        promotion,
    };
    assert_eq!(pawn.hand(promote(Promotion::Queen), None), Came::Wrong);
    assert_eq!(pawn.hand(promote(Promotion::Rook), None), Came::Done);
}

#[test]
fn a_reply_is_shown_after_the_move_that_it_answers() {
    let mut ladder =
        play("task: move\nboard: 8/8/8/4k3/R7/1R6/8/6K1 w - - 0 1\nline: b3b5 e5d6 a4a6\n");
    assert_eq!(carry(&mut ladder, "b3", "b5"), Came::Right);
    assert!(ladder.has_reply());
    assert_eq!(ladder.placement().to_fen(), "8/8/8/1R2k3/R7/8/8/6K1");
    assert_eq!(ladder.movable(), Bitboard::EMPTY, "first the reply");
    let (piece, mv) = ladder.show_reply().unwrap();
    assert_eq!((Some(piece), mv.to()), (Piece::from_letter('k'), sq("d6")));
    assert_eq!(ladder.placement().to_fen(), "8/8/3k4/1R6/R7/8/8/6K1");
    assert_eq!(ladder.glides()[0].to, sq("d6"));
    assert_eq!(carry(&mut ladder, "a4", "a6"), Came::Done);
}

// BOARD-6
#[test]
fn pieces_beside_the_board_are_put_one_after_another_or_as_chosen() {
    let mut place = play("task: place\nboard: 8/8/8/8/8/8/8/8\npieces: Ra1 Nb1\n");
    let knight = Piece::from_letter('N').unwrap();
    assert_eq!(place.taken(), Piece::from_letter('R'));
    place.take(knight);
    assert_eq!(tap(&mut place, "b1"), Came::Right);
    assert_eq!(place.taken(), Piece::from_letter('R'));
    assert_eq!(tap(&mut place, "a2"), Came::Wrong);
    assert_eq!(tap(&mut place, "a1"), Came::Done);
}

// TOUCH-1, TOUCH-9
#[test]
fn at_the_table_a_touch_without_a_word_begins_the_step_anew() {
    let mut table = play(
        "task: table\nboard: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n\
         table: play\nway: adjust touch=g1 e2e4\n",
    );
    let now = Instant(1);
    let round = table.round();
    assert_eq!(table.deed(Deed::Touch(sq("g1")), now), Came::Wrong);
    assert_ne!(table.round(), round, "the hand is empty again");
    assert_eq!(table.why().unwrap().0, "due-adjust");
    assert_eq!(table.acts([Action::Adjust], now), Came::Right);
    assert_eq!(table.deed(Deed::Touch(sq("g1")), now), Came::Right);
    table.acts([Action::EndAdjust], now);
    table.deed(Deed::Touch(sq("e2")), now);
    let (from, to) = (sq("e2"), sq("e4"));
    let why = Refusal::Blocked { by: sq("e3") };
    let to_e5 = Refused {
        from,
        to: sq("e5"),
        why,
    };
    assert_eq!(table.deed(Deed::Refuse(to_e5), now), Came::Wrong);
    assert_eq!(
        table.why().unwrap().0,
        "why-not-how-it-moves",
        "the table says why"
    );
    let carried = true;
    assert_eq!(
        table.deed(Deed::Carry { from, to, carried }, now),
        Came::Done
    );
    assert_eq!(table.glides().len(), 1);
}

// NOTATION-1
#[test]
fn the_move_that_is_written_is_the_last_own_one() {
    let mut table = play(
        "task: table\nboard: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n\
         table: play\nway: e2e4 write\n",
    );
    let now = Instant(1);
    assert!(table.writes());
    let (from, to) = (sq("e2"), sq("e4"));
    let carried = true;
    table.deed(Deed::Touch(from), now);
    assert_eq!(
        table.deed(Deed::Carry { from, to, carried }, now),
        Came::Right
    );
    assert_eq!(table.write("e4", now), Came::Done);
}

// CLOCK-2
#[test]
fn at_the_table_the_reply_is_shown_after_a_while_and_takes_its_time_off_its_own_clock() {
    let mut table = play(
        "task: table\nboard: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n\
         table: play\nclock: 5\nway: move press >e7e5 >press move press\n",
    );
    let now = Instant(1_000);
    let go = |table: &mut Play, from: &str, to: &str, at| {
        table.deed(Deed::Touch(sq(from)), at);
        let (from, to) = (sq(from), sq(to));
        let carried = false;
        table.deed(Deed::Carry { from, to, carried }, at)
    };
    assert_eq!(go(&mut table, "e2", "e4", now), Came::Right);
    assert!(!table.has_reply(), "the clock has to be pressed first");
    assert_eq!(table.acts([Action::Press], now), Came::Right);
    assert!(table.has_reply());
    let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    assert_eq!(table.placement().to_fen(), after_e4);
    assert_eq!(go(&mut table, "d2", "d4", now), Came::Nothing, "not yet");
    let (piece, mv) = table.show_reply().unwrap();
    assert_eq!((Some(piece), mv.to()), (Piece::from_letter('p'), sq("e5")));
    let after_e5 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
    assert_eq!(table.placement().to_fen(), after_e5);
    assert_eq!(table.glides()[0].to, sq("e5"));
    assert!(!table.has_reply());
    let clock = table.sitting().unwrap().game().clock().clone();
    let left = |side, at| clock.at(at).remaining(side).unwrap().0;
    let shown = now + PAUSE;
    assert_eq!(left(Color::White, shown), 299_000);
    assert_eq!(left(Color::Black, shown), 300_000 - PAUSE.0);
    assert_eq!(go(&mut table, "d2", "d4", shown), Came::Right);
    assert_eq!(table.acts([Action::Press], shown), Came::Done);
}

#[test]
fn at_every_table_the_app_can_show_where_a_piece_may_go() {
    for kind in ["learn", "play", "compete"] {
        let table = play(&format!(
            "task: table\nboard: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n\
             table: {kind}\nway: move\n"
        ));
        let sitting = table.sitting().unwrap();
        let refused = false;
        let hand = Hand::Holding {
            from: sq("g1"),
            refused,
        };
        let scene = Scene::of(sitting, hand, Bitboard::EMPTY);
        assert_eq!(scene.squares(Mark::Legal), set("f3 h3"), "{kind}");
        assert_eq!(scene.without_moves().squares(Mark::Legal), Bitboard::EMPTY);
        assert_eq!(
            scene.without_moves().squares(Mark::Selected),
            set("g1"),
            "{kind}"
        );
    }
}
