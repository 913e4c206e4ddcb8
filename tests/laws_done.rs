//! The checks of DONE, and PROMO-4 to 6, as they stand in `docs/laws.md`.

mod table;

use Preset::FideNow;
use jadoube::game::regulations::*;
use jadoube::game::touch::Duty;
use jadoube::game::*;
use jadoube::rules::{Color, Role};
use table::*;

const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const TO_PROMOTE: &str = "3r4/4P3/8/8/8/k7/8/4K3 w - - 0 1";

/// A table with a clock pressed by hand, for each preset and enforcement.
fn everywhere(fen: &str) -> Vec<Scene> {
    let mut scenes = Vec::new();
    for preset in Preset::ALL {
        for enforcement in [
            Enforcement::Guide,
            Enforcement::Arbiter,
            Enforcement::Claims,
        ] {
            scenes.push(clocked(preset, enforcement, "90+30", fen));
        }
    }
    scenes
}

#[test]
fn a_quiet_move_is_made_by_letting_go_and_completed_by_the_press() {
    // DONE-1a, DONE-6
    for mut table in everywhere(START) {
        table.script("T e2, L e4");
        assert_eq!(table.last_move().as_deref(), Some("e2e4"));
        assert!(table.game.is_unpressed(Color::White));
        assert_eq!(table.running(), Some(Color::White));
        let mut pressed_after_the_reply = table.clone();
        pressed_after_the_reply.make("e7e5");
        assert_eq!(pressed_after_the_reply.running(), Some(Color::White));
        // DONE-9
        pressed_after_the_reply.white(Action::Press);
        assert_eq!(pressed_after_the_reply.running(), Some(Color::Black));
        pressed_after_the_reply.black(Action::Press);
        assert_eq!(pressed_after_the_reply.running(), Some(Color::White));
        table.white(Action::Press);
        assert_eq!(table.running(), Some(Color::Black));
        assert!(!table.game.is_unpressed(Color::White));
    }
}

#[test]
fn an_unpressed_move_is_completed_by_the_next_one() {
    // DONE-9
    for mut table in everywhere(START) {
        table.wait(seconds(10)).make("e2e4").make("e7e5");
        table.wait(seconds(20)).make("g1f3").white(Action::Press);
        let moves = table.game.clock().moves(Color::White);
        let used: Vec<_> = moves.iter().map(|mv| mv.used).collect();
        assert_eq!(used, [seconds(30), seconds(0)]);
        assert_eq!(table.running(), Some(Color::Black));
    }
}

#[test]
fn until_it_is_let_go_a_piece_may_go_elsewhere() {
    // DONE-2a
    for mut table in everywhere(START) {
        table.script("T e2, L e3");
        assert_eq!(table.last_move().as_deref(), Some("e2e3"));
    }
    let mut table = table(FideNow, START);
    table.script("T e2, L e4");
    assert_eq!(
        table.try_act(
            Actor::White,
            Action::Release {
                from: square("e4"),
                to: square("e3")
            }
        ),
        Err(Refused::NotYourTurn)
    );
    assert_eq!(table.last_move().as_deref(), Some("e2e4"));
    // Before the arbiter the piece goes back to e4.
    let mut judged = clocked(FideNow, Enforcement::Arbiter, "90+30", START);
    judged.script("T e2, L e4");
    judged.white(Action::Release {
        from: square("e4"),
        to: square("e3"),
    });
    assert!(judged.has_said(|n| matches!(n, Notice::MovedOutOfTurn { .. })));
    assert_eq!(*judged.game.board(), judged.game.position().placement());
    assert_eq!(judged.last_move().as_deref(), Some("e2e4"));
}

#[test]
fn a_piece_put_back_on_its_square_stays_touched() {
    // DONE-2, APP-1
    for mut table in everywhere(START) {
        table.white(Action::Release {
            from: square("e2"),
            to: square("e2"),
        });
        table.assert_allowed("e2e3 e2e4");
    }
}

#[test]
fn a_capture_is_made_when_the_captured_piece_is_off() {
    // DONE-3a
    for mut table in everywhere(P1) {
        table.script("T e4, L d5");
        assert_eq!(table.game.turn(), Color::White);
        assert_eq!(
            table.game.obligation().duty,
            Duty::FinishCapture {
                square: square("d5")
            }
        );
        table.script("O d5");
        assert_eq!(table.last_move().as_deref(), Some("e4d5"));
    }
}

#[test]
fn the_captured_piece_may_come_off_first() {
    // DONE-3
    for mut table in everywhere(P1) {
        table.script("O d5");
        table.assert_allowed("e4d5 c3d5");
        table.script("T c3, L d5");
        assert_eq!(table.last_move().as_deref(), Some("c3d5"));
    }
}

#[test]
fn en_passant_is_made_when_the_passed_pawn_is_off() {
    // DONE-3, EP-1
    let fen = "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
    for mut table in everywhere(fen) {
        table.script("T e5, L d6");
        assert_eq!(table.game.turn(), Color::White);
        table.script("O d5");
        assert_eq!(table.last_move().as_deref(), Some("e5d6"));
        assert_eq!(table.game.board().get(square("d5")), None);
    }
}

#[test]
fn the_app_takes_the_captured_piece_off_by_itself() {
    // DONE-3: App
    for enforcement in [Enforcement::Guide, Enforcement::Arbiter] {
        let mut settings = settings(FideNow);
        settings.parts = PartsOfMove::Assisted;
        settings.enforcement = enforcement;
        let mut table = table_of(settings.clone(), P1);
        table.script("T e4, L d5");
        assert_eq!(table.last_move().as_deref(), Some("e4d5"));
        let mut table = table_of(settings.clone(), CASTLES);
        table.script("T e1, L c1");
        assert_eq!(table.last_move().as_deref(), Some("e1c1"));
        let fen = "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
        let mut table = table_of(settings, fen);
        table.script("T e5, L d6");
        assert_eq!(table.last_move().as_deref(), Some("e5d6"));
    }
}

#[test]
fn castling_is_made_by_the_rook_and_fixed_by_the_king() {
    // DONE-4a
    for mut table in everywhere(CASTLES) {
        table.script("T e1, L g1");
        assert_eq!(table.game.turn(), Color::White);
        table.assert_allowed("e1g1");
        table.script("T h1, L f1");
        assert_eq!(table.last_move().as_deref(), Some("e1g1"));
    }
    let mut guided = table(FideNow, CASTLES);
    guided.script("T e1, L g1");
    for (from, to) in [("g1", "f1"), ("g1", "c1"), ("a1", "d1")] {
        let release = Action::Release {
            from: square(from),
            to: square(to),
        };
        assert!(matches!(
            guided.try_act(Actor::White, release),
            Err(Refused::Unfinished { .. })
        ));
    }
}

#[test]
fn an_illegal_castling_leaves_another_king_move() {
    // DONE-4b
    let fen = "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for mut table in everywhere(fen) {
        let tried = table.try_script(Color::White, "T e1, L g1");
        let guided = table.game.settings().enforcement == Enforcement::Guide;
        assert_eq!(tried.is_err(), guided);
        table.assert_allowed("e1d1 e1d2 e1e2 e1c1");
        assert_eq!(table.game.illegal_moves(Color::White), 0);
    }
    // The arbiter's table: the king goes on to another square, and nothing was illegal.
    let mut judged = clocked(FideNow, Enforcement::Arbiter, "90+30", fen);
    judged.script("T e1, L g1, L e2, C");
    assert_eq!(judged.last_move().as_deref(), Some("e1e2"));
    assert_eq!(judged.game.illegal_moves(Color::White), 0);
}

#[test]
fn a_promotion_is_made_by_the_new_piece() {
    // DONE-5, PROMO-4, PROMO-5a
    for mut table in everywhere(TO_PROMOTE) {
        table.script("T e7, L e8");
        assert_eq!(table.game.turn(), Color::White);
        table.assert_allowed("e7e8q e7e8r e7e8b e7e8n");
        table.script("P R e8");
        assert_eq!(table.last_move().as_deref(), Some("e7e8r"));
    }
    let mut guided = table(FideNow, TO_PROMOTE);
    guided.script("T e7, L e8");
    let elsewhere = Action::Promote {
        role: Role::Queen,
        square: square("d8"),
    };
    assert!(guided.try_act(Actor::White, elsewhere).is_err());
    let king = Action::Promote {
        role: Role::King,
        square: square("e8"),
    };
    assert_eq!(
        guided.try_act(Actor::White, king),
        Err(Refused::NoPromotion)
    );
}

#[test]
fn the_pawn_need_not_be_put_on_the_square_first() {
    // PROMO-6
    for mut table in everywhere(TO_PROMOTE) {
        table.script("T e7, P N e8");
        assert_eq!(table.last_move().as_deref(), Some("e7e8n"));
    }
    for mut table in everywhere(TO_PROMOTE) {
        table.script("T e7, P Q d8");
        assert_eq!(table.game.turn(), Color::White);
        table.assert_allowed("e7d8q");
        table.script("O d8");
        assert_eq!(table.last_move().as_deref(), Some("e7d8q"));
    }
}

#[test]
fn the_clock_runs_until_the_piece_is_chosen() {
    // C30, DONE-5
    for press in [Press::Itself, Press::ByHand] {
        let mut settings = settings(FideNow);
        settings.control = "5".parse().unwrap();
        settings.press = press;
        let mut table = table_of(settings, TO_PROMOTE);
        table.arbiter(Action::StartClock).script("T e7, L e8");
        table.wait(seconds(5));
        assert_eq!(table.left(Color::White), seconds(295));
        let mut flagged = table.clone();
        flagged.wait(minutes(5));
        flagged.said = flagged.game.settle(jadoube::clock::Instant(flagged.now));
        // Black has only a king and a rook: he can mate, so the fall is White's loss.
        assert_eq!((flagged.result(), flagged.reason()), ("0-1", "time".into()));
        table.script("P Q e8");
        assert_eq!(table.game.turn(), Color::Black);
    }
}

#[test]
fn the_control_move_counts_only_once_pressed() {
    // DONE-7a
    let mut table = clocked(FideNow, Enforcement::Guide, "2/120", START);
    table.play("e2e4 e7e5");
    table.wait(minutes(120)).wait(seconds(-1));
    table.make("g1f3");
    table.wait(seconds(1));
    assert_eq!(
        table.try_act(Actor::White, Action::Press),
        Err(Refused::FlagDown { side: Color::White })
    );
    table.game.settle(jadoube::clock::Instant(table.now));
    assert_eq!((table.result(), table.reason()), ("0-1", "time".into()));
    // Pressed a moment earlier, the period is over and the next one begins.
    let mut in_time = clocked(FideNow, Enforcement::Guide, "2/120", START);
    in_time.play("e2e4 e7e5");
    in_time.wait(minutes(120)).wait(seconds(-1));
    in_time.play("g1f3");
    assert_eq!(in_time.left(Color::White), minutes(120) + seconds(1));
}

#[test]
fn mate_and_stalemate_beat_the_flag() {
    for enforcement in [Enforcement::Guide, Enforcement::Arbiter] {
        // DONE-8a
        let fen = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
        let mut table = clocked(FideNow, enforcement, "1", fen);
        table.wait(seconds(59)).make("a1a8");
        assert_eq!(
            (table.result(), table.reason()),
            ("1-0", "checkmate".into())
        );
        // C42: the clocks stand.
        table.wait(seconds(5));
        assert_eq!(table.left(Color::White), seconds(1));
        assert_eq!(table.running(), None);
        assert_eq!(
            table.game.settle(jadoube::clock::Instant(table.now)),
            Vec::new()
        );
        // DONE-8b
        let fen = "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1";
        let mut table = clocked(FideNow, enforcement, "1", fen);
        table.wait(seconds(59)).make("f1f7");
        table.wait(seconds(5));
        table.game.settle(jadoube::clock::Instant(table.now));
        assert_eq!(
            (table.result(), table.reason()),
            ("1/2-1/2", "stalemate".into())
        );
    }
}

#[test]
fn automatic_draws_beat_the_flag() {
    // DONE-8: the fifth repetition and the 75 moves
    let fen = "8/8/8/3k4/8/8/4R3/4K3 w - - 149 150";
    let mut table = clocked(FideNow, Enforcement::Guide, "1", fen);
    table.wait(seconds(59)).make("e2d2");
    table.wait(seconds(5));
    table.game.settle(jadoube::clock::Instant(table.now));
    assert_eq!(table.reason(), "seventy_five_moves");
}

#[test]
fn without_a_clock_made_is_completed() {
    // DONE-10
    for preset in Preset::ALL {
        let mut table = table(preset, START);
        table.play("e2e4 e7e5");
        assert!(!table.game.is_unpressed(Color::White));
        assert_eq!(
            table.try_act(Actor::White, Action::Press),
            Err(Refused::NoClock)
        );
    }
    let mut settings = settings(FideNow);
    settings.control = "5+3".parse().unwrap();
    let mut itself = table_of(settings, START);
    itself.arbiter(Action::StartClock).make("e2e4");
    assert_eq!(itself.running(), Some(Color::Black));
    assert_eq!(
        itself.try_act(Actor::Black, Action::Press),
        Err(Refused::ClockPressesItself)
    );
}

#[test]
fn a_move_taken_back_gives_both_clocks_back() {
    // C06, C38
    for press in [Press::Itself, Press::ByHand] {
        let mut settings = settings(FideNow);
        settings.control = "5+3".parse().unwrap();
        settings.press = press;
        settings.aids.take_back = true;
        settings.parts = PartsOfMove::Assisted;
        let mut table = table_of(settings, START);
        table.arbiter(Action::StartClock);
        for text in "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5".split(' ') {
            table.wait(seconds(7)).play(text);
        }
        let before = table.clone();
        let left = Color::ALL.map(|side| before.left(side));
        table.wait(seconds(9)).play("e1g1");
        assert_ne!(left, Color::ALL.map(|side| table.left(side)));
        table.wait(seconds(4));
        let kept = table
            .game
            .take_back(jadoube::clock::Instant(table.now))
            .unwrap();
        assert_eq!(kept, before.game.log().len());
        assert_eq!(
            table.fen(),
            "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"
        );
        assert_eq!(table.running(), Some(Color::White));
        assert_eq!(left, Color::ALL.map(|side| table.left(side)));
        assert_eq!(table.game.record(), before.game.record());
        // White moves, Black moves, Black's move is taken back: Black's clock runs.
        table.play("e1g1 g8f6");
        table
            .game
            .take_back(jadoube::clock::Instant(table.now))
            .unwrap();
        assert_eq!(table.running(), Some(Color::Black));
        assert_eq!(table.game.turn(), Color::Black);
        table.play("g8f6");
    }
}

#[test]
fn after_the_end_a_learner_may_take_the_last_move_back() {
    // C06
    let mut table = table_of(Settings::at(Table::Learn), START);
    table.play("f2f3 e7e5 g2g4 d8h4");
    assert_eq!(table.result(), "0-1");
    table.game.take_back(jadoube::clock::Instant(0)).unwrap();
    assert_eq!(table.game.outcome(), None);
    table.play("d8g5");
}
