use super::*;
use crate::app::setup::{Opponent, Setup};
use crate::game::Actor;
use crate::game::regulations::{Press, Table};
use crate::rules::Fen;

/// A game against the computer, which has Black.
fn sit(table: Table, time: &str, fen: Option<&str>) -> (Sitting, Partner) {
    let setup = Setup {
        opponent: Opponent::Computer(3),
        control: time.parse().unwrap(),
        press: Press::ByHand,
        ..Setup::at(table)
    };
    let start = fen.map_or(Position::initial(), |fen| Fen::read(fen).unwrap().position);
    let partner = Partner::of(setup.computer().unwrap().0);
    (Sitting::new(setup.settings(), start, false), partner)
}

fn play(sitting: &mut Sitting, uci: &str, at: i64) {
    let mut moves = sitting.position().legal_moves().into_iter();
    let mv = moves.find(|mv| mv.to_string() == uci).unwrap();
    sitting.play(mv, Instant(at)).unwrap();
}

fn act(sitting: &mut Sitting, by: Color, action: Action, at: i64) {
    sitting.act(by, action, Instant(at)).unwrap();
}

/// Lets the computer do what it is ordered to; what that was.
fn obey(sitting: &mut Sitting, order: Option<Order>, side: Color, at: i64) -> Deed {
    let Some(Order::After(_, deed)) = order else {
        panic!("{order:?}")
    };
    match deed.clone() {
        Deed::Play(mv) => drop(sitting.play(mv, Instant(at)).unwrap()),
        Deed::Act(action) => act(sitting, side, action, at),
    }
    deed
}

// LEARN-8
#[test]
fn a_move_is_asked_for_once_and_made_after_a_pause() {
    let (mut sitting, mut computer) = sit(Table::Learn, "none", None);
    assert_eq!(computer.look(&sitting, Instant(0)), Some(Order::Rest));
    assert_eq!(computer.look(&sitting, Instant(1)), None);
    play(&mut sitting, "e2e4", 2);
    assert_eq!(computer.look(&sitting, Instant(2)), Some(Order::AskMove));
    assert_eq!(computer.look(&sitting, Instant(3)), None);
    computer.hear_move("e7e5", &sitting);
    let order = computer.look(&sitting, Instant(102));
    // The thought was a part of the pause.
    assert!(
        matches!(order, Some(Order::After(500, Deed::Play(_)))),
        "{order:?}"
    );
    obey(&mut sitting, order, Color::Black, 5);
    assert_eq!(sitting.plies().len(), 2);
    assert_eq!(computer.look(&sitting, Instant(6)), Some(Order::Rest));
}

// TOUCH-1
#[test]
fn where_touching_binds_it_touches_its_piece_and_moves_it() {
    for table in [Table::Play, Table::Compete] {
        let (mut sitting, mut computer) = sit(table, "none", None);
        play(&mut sitting, "e2e4", 0);
        assert_eq!(computer.look(&sitting, Instant(0)), Some(Order::AskMove));
        computer.hear_move("g8f6", &sitting);
        let touch = computer.look(&sitting, Instant(1));
        let touched = obey(&mut sitting, touch, Color::Black, 1);
        let square = "g8".parse().unwrap();
        assert_eq!(touched, Deed::Act(Action::Touch { square }), "{table:?}");
        let carry = computer.look(&sitting, Instant(2));
        let carried = obey(&mut sitting, carry, Color::Black, 2);
        assert!(matches!(carried, Deed::Play(_)), "{table:?}");
        assert_eq!(sitting.plies().len(), 2, "{table:?}");
    }
}

// TOUCH-1: the page is left between touch and move, and the answer is another one afterwards.
#[test]
fn what_it_has_touched_it_moves() {
    let (mut sitting, mut computer) = sit(Table::Play, "none", None);
    play(&mut sitting, "e2e4", 0);
    let square = "g8".parse().unwrap();
    act(&mut sitting, Color::Black, Action::Touch { square }, 1);
    assert_eq!(computer.look(&sitting, Instant(1)), Some(Order::AskMove));
    computer.hear_move("e7e5", &sitting);
    assert!(!computer.is_stuck());
    let order = computer.look(&sitting, Instant(2));
    let Some(Order::After(_, Deed::Play(mv))) = order else {
        panic!("{order:?}")
    };
    assert_eq!(mv.from(), square);
}

// DONE-7, CLOCK-4
#[test]
fn it_presses_its_clock_and_waits_for_the_press_of_the_other() {
    let (mut sitting, mut computer) = sit(Table::Play, "5+3", None);
    assert_eq!(computer.look(&sitting, Instant(0)), Some(Order::Rest));
    sitting
        .act(Actor::Arbiter, Action::StartClock, Instant(0))
        .unwrap();
    play(&mut sitting, "e2e4", 1_000);
    assert_eq!(computer.look(&sitting, Instant(1_000)), Some(Order::Rest));
    let said = computer.status(&sitting, Instant(1_000)).unwrap();
    assert_eq!(said.key(), "computer-waits");
    act(&mut sitting, Color::White, Action::Press, 2_000);
    assert_eq!(
        computer.look(&sitting, Instant(2_000)),
        Some(Order::AskMove)
    );
    assert_eq!(
        computer.status(&sitting, Instant(2_000)).unwrap().key(),
        "computer-thinks"
    );
    computer.hear_move("e7e5", &sitting);
    for at in [2_100, 2_200] {
        let order = computer.look(&sitting, Instant(at));
        obey(&mut sitting, order, Color::Black, at);
    }
    let press = computer.look(&sitting, Instant(2_300));
    let pressed = obey(&mut sitting, press, Color::Black, 2_400);
    assert_eq!(pressed, Deed::Act(Action::Press));
    assert_eq!(
        sitting.game().clock().at(Instant(2_500)).running(),
        Some(Color::White)
    );
    assert_eq!(computer.look(&sitting, Instant(2_500)), Some(Order::Rest));
}

// DONE-7, DRAW-1
#[test]
fn it_presses_before_it_answers() {
    let (mut sitting, mut computer) = sit(Table::Play, "5+3", None);
    let start = Action::StartClock;
    sitting.act(Actor::Arbiter, start, Instant(0)).unwrap();
    play(&mut sitting, "e2e4", 0);
    act(&mut sitting, Color::White, Action::Press, 1);
    play(&mut sitting, "e7e5", 2);
    act(&mut sitting, Color::White, Action::OfferDraw, 3);
    let order = computer.look(&sitting, Instant(3));
    let pressed = obey(&mut sitting, order, Color::Black, 4);
    assert_eq!(pressed, Deed::Act(Action::Press));
    assert_eq!(computer.look(&sitting, Instant(4)), Some(Order::AskDraw));
}

// DRAW-1
#[test]
fn an_offered_draw_is_answered_as_it_is_welcome() {
    for (welcome, result) in [(true, "1/2-1/2"), (false, "*")] {
        let (mut sitting, mut computer) = sit(Table::Play, "none", None);
        for mv in ["e2e4", "e7e5"] {
            play(&mut sitting, mv, 0);
        }
        act(&mut sitting, Color::White, Action::OfferDraw, 1);
        assert_eq!(computer.look(&sitting, Instant(1)), Some(Order::AskDraw));
        computer.hear_draw(welcome);
        let order = computer.look(&sitting, Instant(2));
        obey(&mut sitting, order, Color::Black, 3);
        let shown = sitting.outcome().map_or("*", |outcome| outcome.result());
        assert_eq!(shown, result);
        assert_eq!(computer.look(&sitting, Instant(4)), Some(Order::Rest));
    }
}

// DRAW-11
#[test]
fn it_claims_a_draw_that_it_is_glad_of_and_plays_on_otherwise() {
    for welcome in [true, false] {
        let (mut sitting, mut computer) = sit(Table::Play, "none", None);
        for mv in [
            "e2e4", "g8f6", "g1f3", "f6g8", "f3g1", "g8f6", "g1f3", "f6g8",
        ] {
            play(&mut sitting, mv, 0);
        }
        play(&mut sitting, "f3g1", 1);
        assert_eq!(computer.look(&sitting, Instant(1)), Some(Order::AskDraw));
        computer.hear_draw(welcome);
        let order = computer.look(&sitting, Instant(2));
        if welcome {
            obey(&mut sitting, order, Color::Black, 3);
            let result = sitting.outcome().map(|outcome| outcome.result());
            assert_eq!(result, Some("1/2-1/2"));
        } else {
            assert_eq!(order, Some(Order::AskMove));
        }
    }
}

// APP-2
#[test]
fn an_accident_is_believed() {
    let (mut sitting, mut computer) = sit(Table::Play, "none", None);
    let square = "d1".parse().unwrap();
    act(&mut sitting, Color::White, Action::Touch { square }, 0);
    act(&mut sitting, Color::White, Action::CallAccident, 1);
    let order = computer.look(&sitting, Instant(1));
    obey(&mut sitting, order, Color::Black, 2);
    assert!(!sitting.duty().binds());
}

#[test]
fn a_move_that_cant_be_made_leaves_it_stuck_until_it_tries_again() {
    let (mut sitting, mut computer) = sit(Table::Learn, "none", None);
    play(&mut sitting, "e2e4", 0);
    computer.look(&sitting, Instant(0));
    computer.hear_move("e2e4", &sitting);
    assert!(computer.is_stuck());
    assert_eq!(computer.look(&sitting, Instant(1)), Some(Order::Rest));
    assert_eq!(computer.status(&sitting, Instant(1)), None);
    computer.again();
    assert_eq!(computer.look(&sitting, Instant(2)), Some(Order::AskMove));
}

#[test]
fn what_it_decided_on_holds_for_that_position_alone() {
    let (mut sitting, mut computer) = sit(Table::Learn, "none", None);
    play(&mut sitting, "e2e4", 0);
    computer.look(&sitting, Instant(0));
    computer.hear_move("e7e5", &sitting);
    sitting.take_back(Instant(1)).unwrap();
    assert_eq!(computer.look(&sitting, Instant(1)), Some(Order::Rest));
    play(&mut sitting, "d2d4", 2);
    assert_eq!(computer.look(&sitting, Instant(2)), Some(Order::AskMove));
}

// MATE-1
#[test]
fn a_game_that_is_over_is_over_for_it_too() {
    let start = Some("7k/R7/8/8/8/8/8/1R5K w - - 0 1");
    let (mut sitting, mut computer) = sit(Table::Learn, "none", start);
    play(&mut sitting, "b1b8", 0);
    assert_eq!(computer.look(&sitting, Instant(0)), Some(Order::Rest));
    assert!(!computer.has_move(&sitting));
}

// CLOCK-5
#[test]
fn short_of_time_it_takes_less() {
    let (mut sitting, mut computer) = sit(Table::Play, "0:05+0", None);
    sitting
        .act(Actor::Arbiter, Action::StartClock, Instant(0))
        .unwrap();
    play(&mut sitting, "e2e4", 0);
    act(&mut sitting, Color::White, Action::Press, 0);
    computer.look(&sitting, Instant(0));
    computer.hear_move("e7e5", &sitting);
    let order = computer.look(&sitting, Instant(100));
    assert!(matches!(order, Some(Order::After(49, _))), "{order:?}");
}

// DRAW-12
#[test]
fn it_is_told_the_positions_since_the_last_capture_or_pawn_move() {
    let (mut sitting, _) = sit(Table::Learn, "none", None);
    for mv in ["e2e4", "g8f6", "b1c3"] {
        play(&mut sitting, mv, 0);
    }
    let told = Partner::positions(&sitting);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 3, "{told}");
    assert!(lines[0].starts_with("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b"));
    assert_eq!(lines[2], sitting.position().to_fen());
}
