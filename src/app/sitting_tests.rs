use super::*;
use crate::app::setup_words::AIDS;
use crate::clock::Instant;
use crate::game::regulations::Table as Kind;
use crate::game::{Notice, Refused};
use crate::rules::{Promotion, Role};

fn sq(name: &str) -> Square {
    name.parse().unwrap()
}

fn sit(table: Kind, fen: &str) -> Sitting {
    let fen = Fen::read(fen).unwrap();
    let mut settings = Settings::at(table);
    settings.control = "none".parse().unwrap();
    Sitting::new(settings, fen.position, fen.chess960)
}

/// A hand takes a piece and lets it go elsewhere.
fn by_hand(sitting: &mut Sitting, from: &str, to: &str) -> Result<(), Refused> {
    sitting.touch(sq(from), Instant(0))?;
    sitting.carry(sq(from), sq(to), Instant(0))?;
    Ok(())
}

fn placement(sitting: &Sitting) -> String {
    let fen = sitting.position().to_fen();
    fen.split(' ').take(2).collect::<Vec<_>>().join(" ")
}

// DONE-3, EP-1, DONE-10: at every table a capture by hand is a whole move.
#[test]
fn captured_pieces_leave_the_board_at_every_table() {
    for table in [Kind::Learn, Kind::Play, Kind::Compete] {
        let mut sitting = sit(table, "r3k3/8/8/8/2p5/8/1P6/R3K3 w - - 0 1");
        by_hand(&mut sitting, "b2", "b4").unwrap();
        by_hand(&mut sitting, "c4", "b3").unwrap();
        assert_eq!(
            placement(&sitting),
            "r3k3/8/8/8/8/1p6/8/R3K3 w",
            "{table:?}"
        );
        by_hand(&mut sitting, "a1", "a8").unwrap();
        assert_eq!(placement(&sitting), "R3k3/8/8/8/8/1p6/8/4K3 b", "{table:?}");
    }
}

// PROMO-4, PROMO-5
#[test]
fn a_pawn_is_replaced_in_a_second_act() {
    for table in [Kind::Play, Kind::Compete] {
        let mut sitting = sit(table, "8/4P3/8/8/8/8/k7/4K3 w - - 0 1");
        by_hand(&mut sitting, "e7", "e8").unwrap();
        assert_eq!(sitting.promoting(), Some((sq("e7"), sq("e8"))), "{table:?}");
        assert!(sitting.plies().is_empty(), "{table:?}: not made yet");
        sitting
            .promote(Promotion::Rook, sq("e8"), Instant(0))
            .unwrap();
        assert_eq!(placement(&sitting), "4R3/8/8/8/8/8/k7/4K3 b", "{table:?}");
        assert_eq!(sitting.promoting(), None);
    }
}

// C31, TOUCH-1
#[test]
fn a_touched_piece_is_the_one_that_is_left_to_the_hand() {
    let mut sitting = sit(Kind::Play, "4k3/8/8/8/8/8/P7/4K1N1 w - - 0 1");
    sitting.touch(sq("g1"), Instant(0)).unwrap();
    assert_eq!(
        sitting.seen().touch,
        Touch::Binding {
            rest: Some(sq("g1"))
        }
    );
    assert_eq!(sitting.touched(), Bitboard::of(sq("g1")));
    assert!(sitting.carry(sq("a2"), sq("a3"), Instant(0)).is_err());
    assert!(sitting.plies().is_empty());
}

// TOUCH-3b
#[test]
fn a_pinned_piece_that_is_touched_binds_to_nothing() {
    let mut sitting = sit(Kind::Play, "4r1k1/8/8/8/8/8/P3N3/4K3 w - - 0 1");
    sitting.touch(sq("e2"), Instant(0)).unwrap();
    assert_eq!(sitting.touched(), Bitboard::EMPTY);
    by_hand(&mut sitting, "a2", "a3").unwrap();
    assert_eq!(sitting.plies().len(), 1);
}

// TOUCH-9a
#[test]
fn pieces_touched_after_the_word_are_adjusted() {
    let mut sitting = sit(Kind::Play, "4k3/8/8/8/8/8/P7/4K1N1 w - - 0 1");
    sitting
        .act(Color::White, Action::Adjust, Instant(0))
        .unwrap();
    sitting.touch(sq("g1"), Instant(0)).unwrap();
    assert_eq!(sitting.adjusted(), Bitboard::of(sq("g1")));
    sitting
        .act(Color::White, Action::EndAdjust, Instant(0))
        .unwrap();
    by_hand(&mut sitting, "a2", "a4").unwrap();
    assert_eq!(sitting.plies().len(), 1);
}

#[test]
fn a_new_game_is_taken_back_with_its_clocks_stopped() {
    let mut settings = Settings::at(Kind::Play);
    settings.control = "5+3".parse().unwrap();
    let mut sitting = Sitting::new(settings, Position::initial(), false);
    sitting
        .act(Actor::Arbiter, Action::StartClock, Instant(0))
        .unwrap();
    let e4 = Position::initial()
        .find_move(sq("e2"), sq("e4"), None)
        .unwrap()
        .get();
    sitting.play(e4, Instant(1_000)).unwrap();
    assert!(sitting.new_game());
    assert!(sitting.plies().is_empty());
    assert_eq!(
        sitting.take_back(Instant(90_000)).unwrap(),
        TakenBack::NewGame
    );
    assert_eq!(sitting.plies().len(), 1);
    let reading = sitting.game().clock().at(Instant(90_000));
    assert_eq!(reading.running(), None);
    let left = reading.remaining(Color::Black).unwrap();
    assert!(left.get() > 5 * 60_000, "no time has gone: {left:?}");
}

// IRREG-26
#[test]
fn where_nothing_is_prevented_any_piece_goes_anywhere() {
    let position = Fen::read("4k3/8/8/8/8/1p6/8/R3K3 w - - 0 1")
        .unwrap()
        .position;
    let mut settings = Settings::at(Kind::Compete);
    settings.control = "15+10".parse().unwrap();
    let mut sitting = Sitting::new(settings, position, false);
    sitting
        .act(Actor::Arbiter, Action::StartClock, Instant(0))
        .unwrap();
    // A capture that no rook makes stands until the press, with the captured piece off.
    by_hand(&mut sitting, "a1", "b3").unwrap();
    assert_eq!(sitting.game().to_take_off(), None);
    let piece = sitting.board().get(sq("b3")).unwrap();
    assert_eq!((piece.color, piece.role), (Color::White, Role::Rook));
    let notices = sitting
        .act(Color::White, Action::Press, Instant(0))
        .unwrap();
    let ruled = |notice: &Notice| matches!(notice, Notice::IllegalMove { number: 1, .. });
    assert!(notices.iter().any(ruled), "{notices:?}");
    assert_eq!(
        sitting.board().get(sq("a1")).map(|it| it.role),
        Some(Role::Rook)
    );
    assert_eq!(
        sitting.board().get(sq("b3")).map(|it| it.role),
        Some(Role::Pawn)
    );
}

// DONE-3, PROMO-6
#[test]
fn a_capture_that_promotes_is_made_at_every_table() {
    for table in [Kind::Play, Kind::Compete] {
        let mut sitting = sit(table, "3r4/4P3/8/8/8/k7/8/4K3 w - - 0 1");
        by_hand(&mut sitting, "e7", "d8").unwrap();
        sitting
            .promote(Promotion::Queen, sq("d8"), Instant(0))
            .unwrap();
        assert_eq!(placement(&sitting), "3Q4/8/8/8/8/k7/8/4K3 b", "{table:?}");
    }
}

// APP-2
#[test]
fn a_touch_that_was_an_accident_is_marked_no_more() {
    for table in [Kind::Play, Kind::Compete] {
        let mut sitting = sit(table, "4k3/8/8/8/8/8/P7/4K1N1 w - - 0 1");
        sitting.touch(sq("g1"), Instant(0)).unwrap();
        for (by, action) in [
            (Color::White, Action::CallAccident),
            (Color::Black, Action::AgreeAccident),
        ] {
            assert!(sitting.touched().has(sq("g1")), "{table:?}");
            sitting.act(by, action, Instant(0)).unwrap();
        }
        assert_eq!(sitting.touched(), Bitboard::EMPTY, "{table:?}");
    }
}

// DONE-6: who has moved presses before the device goes to the other.
#[test]
fn a_passed_device_goes_to_the_player_to_move_once_the_clock_is_pressed() {
    let mut sitting = sit(Kind::Play, "4k3/8/8/8/8/8/P7/4K3 w - - 0 1");
    assert_eq!(sitting.holder(), Color::White);
    by_hand(&mut sitting, "a2", "a4").unwrap();
    assert_eq!(
        sitting.holder(),
        Color::Black,
        "no clock: made is completed"
    );

    let mut settings = Settings::at(Kind::Compete);
    settings.control = "15+10".parse().unwrap();
    let mut sitting = Sitting::new(settings, Position::initial(), false);
    sitting
        .act(Actor::Arbiter, Action::StartClock, Instant(0))
        .unwrap();
    by_hand(&mut sitting, "e2", "e4").unwrap();
    assert_eq!(sitting.holder(), Color::White);
    sitting
        .act(Color::White, Action::Press, Instant(0))
        .unwrap();
    assert_eq!(sitting.holder(), Color::Black);
}

// CONDUCT-1
#[test]
fn what_is_shown_may_be_chosen_in_the_middle_of_a_game_but_not_of_a_serious_one() {
    let start = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let mut sitting = sit(Kind::Play, start);
    by_hand(&mut sitting, "e2", "e4").unwrap();
    let log = sitting.game().to_log();
    assert!(!sitting.shown_moves(sq("e8")).is_empty());
    for aid in &AIDS {
        sitting.choose_aid(aid, false);
    }
    assert!(sitting.shown_moves(sq("e8")).is_empty());
    let aids = *sitting.aids();
    assert!(!aids.legal_squares && !aids.reasons && !aids.coordinates);
    // What the game knows of it stays, and what is more than shown.
    assert_eq!(sitting.game().to_log(), log);
    let mut learn = sit(Kind::Learn, start);
    for aid in &AIDS {
        learn.choose_aid(aid, false);
    }
    assert!(learn.aids().take_back && learn.may_take_back());
    let mut compete = sit(Kind::Compete, start);
    let agreed = *compete.aids();
    for aid in &AIDS {
        compete.choose_aid(aid, !(aid.is_given)(&agreed));
    }
    assert_eq!(*compete.aids(), agreed);
}
