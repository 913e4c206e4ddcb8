//! The checks of TOUCH as they stand in `docs/laws.md`.

mod table;

use Preset::{Codex, Fide2014, FideNow, Home, School};
use jadoube::game::regulations::*;
use jadoube::game::touch::Duty;
use jadoube::game::*;
use jadoube::rules::Color;
use table::*;

/// The moves left after a script, under these presets, guided as well as before an arbiter.
fn check(laws: &[Preset], fen: &str, script: &str, moves: &str) {
    for table in tables(laws, fen, script) {
        table.assert_allowed(moves);
    }
}

/// Any legal move is left.
fn check_free(laws: &[Preset], fen: &str, script: &str) {
    for table in tables(laws, fen, script) {
        table.assert_free();
    }
}

fn tables(laws: &[Preset], fen: &str, script: &str) -> Vec<Scene> {
    let mut tables = Vec::new();
    for &preset in laws {
        for enforcement in [
            Enforcement::Guide,
            Enforcement::Arbiter,
            Enforcement::Claims,
        ] {
            let mut settings = settings(preset);
            settings.enforcement = enforcement;
            let mut table = table_of(settings, fen);
            table.script(script);
            tables.push(table);
        }
    }
    tables
}

const ALL: &[Preset] = &Preset::ALL;
/// The presets in which an own and an enemy piece bind together, and more than the first piece
/// counts.
fn all_but_school() -> Vec<Preset> {
    all_but(&[School])
}

const PINNED: &str = "4r1k1/8/8/8/8/8/P3N3/4K3 w - - 0 1";
const CHECKED: &str = "4k3/8/8/8/8/8/P2N4/r3K3 w - - 0 1";

#[test]
fn touching_an_own_piece_obliges_to_move_it() {
    check(ALL, START, "T g1", "g1f3 g1h3"); // TOUCH-1a
}

#[test]
fn touching_an_enemy_piece_obliges_to_capture_it() {
    // TOUCH-2a
    let fen = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    check(ALL, fen, "T d5", "e4d5");
    check(ALL, P1, "T d5", "e4d5 c3d5"); // TOUCH-2b
}

#[test]
fn a_touch_that_cannot_be_followed_has_no_consequence() {
    // TOUCH-3a
    check_free(ALL, START, "T a1");
    check_free(ALL, START, "T d8");
    assert_eq!(table(FideNow, START).allowed().len(), 20);
    check_free(ALL, PINNED, "T e2"); // TOUCH-3b
    // TOUCH-3c
    check_free(ALL, CHECKED, "T a2");
    check(ALL, CHECKED, "T a2", "e1e2 e1f2 d2b1");
    check(ALL, CHECKED, "T d2", "d2b1"); // TOUCH-3d
    // TOUCH-3e
    let passed = "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
    check(ALL, passed, "T d5", "e5d6");
}

#[test]
fn of_several_own_pieces_the_first_that_can_move_must() {
    check(ALL, START, "T g1, T e2", "g1f3 g1h3"); // TOUCH-4a
    // TOUCH-4b
    check(&all_but_school(), START, "T a1, T b1", "b1a3 b1c3");
    check_free(&[School], START, "T a1, T b1");
}

#[test]
fn of_several_enemy_pieces_the_first_that_can_be_captured_must_be() {
    // TOUCH-5a
    check(&all_but_school(), P1, "T e7, T d5", "e4d5 c3d5");
    check_free(&[School], P1, "T e7, T d5");
}

#[test]
fn own_and_enemy_piece_bind_together() {
    // TOUCH-6a
    let knight_moves = "c3a4 c3b1 c3b5 c3d5 c3e2";
    check(&all_but_school(), P1, "T c3, T d5", "c3d5");
    check(&[School], P1, "T c3, T d5", knight_moves);
    // TOUCH-6b
    check(&all_but_school(), P1, "T d5, T c3", "c3d5");
    check(&[School], P1, "T d5, T c3", "e4d5 c3d5");
    check(ALL, P1, "T g1, T d5", "g1f3 g1h3 g1e2"); // TOUCH-6c
    check(ALL, P1, "T d5, T g1", "e4d5 c3d5"); // TOUCH-6d
    // TOUCH-6e: School looks at the first piece only (TOUCH-6 is not among its rules).
    check(&all_but_school(), P1, "T h1, T d5", "e4d5 c3d5");
    check_free(&[School], P1, "T h1, T d5");
    // TOUCH-6f
    check(&[FideNow, Codex], P1, "T c3, T e7, T d5", knight_moves);
    check(&[Fide2014], P1, "T c3, T e7, T d5", "c3d5");
}

#[test]
fn if_the_order_is_unknown_the_own_piece_was_first() {
    // TOUCH-7a
    check(ALL, P1, "T g1+d5", "g1f3 g1h3 g1e2");
    check(ALL, P1, "T d5+g1", "g1f3 g1h3 g1e2");
}

#[test]
fn only_deliberate_touches_count() {
    // TOUCH-8a
    for mut table in tables(ALL, START, "T e2, X d2") {
        table.assert_allowed("e2e3 e2e4");
        table.make("e2e4");
        assert_eq!(table.last_move().as_deref(), Some("e2e4"));
    }
    check(&[Home], START, "X d2", "d2d3 d2d4");
    check_free(&all_but(&[Home]), START, "X d2");
}

#[test]
fn a_touch_is_an_accident_if_the_opponent_agrees() {
    // TOUCH-8, APP-2
    let mut table = table(FideNow, START);
    table.script("T d2");
    assert_eq!(
        table.try_act(Actor::Black, Action::AgreeAccident),
        Err(Refused::NoAccident)
    );
    table.white(Action::CallAccident);
    table.assert_allowed("d2d3 d2d4");
    assert_eq!(
        table.try_act(Actor::White, Action::AgreeAccident),
        Err(Refused::NoAccident)
    );
    assert_eq!(table.game.accident_called(), Some(square("d2")));
    table.black(Action::AgreeAccident);
    assert_eq!(table.game.accident_called(), None);
    table.assert_free();
}

#[test]
fn a_touch_that_nobody_excuses_counts() {
    // APP-2
    let mut table = table(FideNow, START);
    table.script("T d2");
    assert_eq!(table.game.excusable(), Some(square("d2")));
    table.white(Action::CallAccident);
    table.black(Action::DenyAccident);
    table.assert_allowed("d2d3 d2d4");
    // Asked once is enough.
    assert_eq!(table.game.excusable(), None);
    assert_eq!(
        table.try_act(Actor::White, Action::CallAccident),
        Err(Refused::NoAccident)
    );
}

#[test]
fn an_accident_is_called_at_once_or_not_at_all() {
    // APP-2
    for mut table in tables(&[FideNow], START, "T g1, T e2") {
        table.white(Action::CallAccident);
        table.arbiter(Action::AgreeAccident);
        table.assert_allowed("g1f3 g1h3");
        // The first touch is no longer the last thing done.
        assert_eq!(table.game.excusable(), None);
    }
    for mut table in tables(&[FideNow], "8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "T e7, L e8") {
        assert_eq!(table.game.excusable(), None, "the move has been begun");
        assert_eq!(
            table.try_act(Actor::White, Action::CallAccident),
            Err(Refused::NoAccident)
        );
    }
}

#[test]
fn adjusting_is_said_before_and_binds_nobody() {
    // TOUCH-9a
    for preset in Preset::ALL {
        let mut table = table(preset, START);
        table.script("A d1, A e1");
        assert_eq!(table.said, []);
        table.assert_free();
        table.script("T e2, L e4");
        assert_eq!(table.last_move().as_deref(), Some("e2e4"));
        let only_made = |notice: &Notice| !matches!(notice, Notice::Made { .. });
        let bound = |notice: &Notice| !matches!(notice, Notice::Bound { .. });
        assert!(!table.has_said(|notice| only_made(notice) && bound(notice)));
    }
    check(ALL, START, "T d2, A", "d2d3 d2d4"); // TOUCH-9b
}

#[test]
fn an_adjusted_piece_stays_on_its_square() {
    // TOUCH-9c
    for preset in Preset::ALL {
        let mut guided = table(preset, START);
        assert_eq!(
            guided.try_script(Color::White, "A d2, L d4"),
            Err(Refused::AdjustedPieceStays {
                square: square("d2")
            })
        );
        guided.assert_free();
        let mut settings = settings(preset);
        settings.enforcement = Enforcement::Arbiter;
        let mut judged = table_of(settings, START);
        judged.script("A d2, L d4");
        assert!(judged.has_said(|n| matches!(n, Notice::AdjustedPieceStays { .. })));
        assert_eq!(*judged.game.board(), position(START).placement());
        judged.assert_free();
        assert_eq!(judged.allowed().len(), 20);
    }
}

#[test]
fn only_the_player_to_move_may_adjust() {
    // TOUCH-10a
    for preset in Preset::ALL {
        let mut table = table(preset, START);
        assert_eq!(
            table.try_act(Actor::Black, Action::Adjust),
            Err(Refused::MayNotAdjust)
        );
        table.script_by(Color::Black, "T g8");
        assert!(table.has_said(|n| matches!(n, Notice::TouchedOutOfTurn { .. })));
        table.play("e2e4");
        table.assert_free();
    }
}

#[test]
fn only_a_player_whose_clock_runs_may_adjust() {
    // TOUCH-10
    let mut table = clocked(FideNow, Enforcement::Guide, "90+30", START);
    table.make("e2e4");
    assert_eq!(
        table.try_act(Actor::Black, Action::Adjust),
        Err(Refused::MayNotAdjust)
    );
    table.white(Action::Press).black(Action::Adjust);
}

#[test]
fn rook_then_king_is_a_rook_move_or_a_king_move_without_castling_there() {
    check(ALL, C1, "T h1, T e1", "h1g1 h1f1"); // TOUCH-11a
    // TOUCH-11b
    let boxed_in = "4k3/8/8/8/8/8/5PPP/R3K1NR w Q - 0 1";
    let king_moves = "e1d1 e1d2 e1e2 e1f1 e1c1";
    check(&all_but_school(), boxed_in, "T h1, T e1", king_moves);
    check_free(&[School], boxed_in, "T h1, T e1");
}

#[test]
fn king_then_rook_is_castling_where_the_laws_say_so() {
    // TOUCH-12a
    for script in ["T e1, T h1", "T e1+h1", "T h1+e1"] {
        check(&[FideNow, Fide2014], C1, script, "e1g1");
        check(&[Codex, School], C1, script, "e1d1 e1f1 e1g1 e1c1");
    }
    check(&[FideNow, Fide2014], C1, "T e1, T h1, T a1", "e1g1"); // TOUCH-12b
}

#[test]
fn king_then_rook_without_castling_there_is_another_king_move() {
    // TOUCH-13a
    let attacked = "5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for script in ["T e1, T h1", "T e1+h1"] {
        check(ALL, attacked, script, "e1d1 e1d2 e1e2 e1c1");
    }
    let mut table = table(FideNow, attacked);
    table.script("T e1, T h1");
    assert!(matches!(
        table.game.obligation().duty,
        Duty::MoveKing { .. }
    ));
}

#[test]
fn a_king_without_a_move_leaves_any_move_or_the_rook() {
    // TOUCH-14a
    let stuck = "3rkr2/8/8/8/8/2n5/P7/4K2R w K - 0 1";
    check_free(&[FideNow, Codex], stuck, "T e1, T h1");
    let free = tables(&[FideNow, Codex], stuck, "T e1, T h1");
    for table in free {
        assert!(table.allowed().contains(&"a2a3".to_string()));
        assert!(table.allowed().contains(&"a2a4".to_string()));
    }
    for table in tables(&[Fide2014], stuck, "T e1, T h1") {
        let allowed = table.allowed();
        assert!(!allowed.is_empty() && allowed.iter().all(|mv| mv.starts_with("h1")));
    }
}

#[test]
fn once_one_move_is_due_later_touches_change_nothing() {
    check(&all_but_school(), P1, "T c3, T d5, T e4", "c3d5"); // TOUCH-15a
}

#[test]
fn touches_on_the_opponents_turn_bind_nobody() {
    // TOUCH-16a
    for preset in Preset::ALL {
        let mut table = table(preset, START);
        table.black(Action::Touch {
            square: square("g8"),
        });
        assert!(table.has_said(|n| matches!(n, Notice::TouchedOutOfTurn { .. })));
        table.play("e2e4 e7e5");
        assert_eq!(table.last_move().as_deref(), Some("e7e5"));
    }
}

#[test]
fn on_a_shared_screen_an_own_piece_is_touched_by_the_player_to_move() {
    // TOUCH-16
    let mut table = clocked(FideNow, Enforcement::Guide, "90+30", START);
    assert_eq!(table.game.presumed_toucher(square("g8")), Color::White);
    table.make("e2e4");
    assert_eq!(table.game.presumed_toucher(square("e7")), Color::Black);
    assert_eq!(table.game.presumed_toucher(square("d2")), Color::White);
    table.white(Action::Press);
    assert_eq!(table.game.presumed_toucher(square("d2")), Color::Black);
}

#[test]
fn a_broken_touch_move_is_claimed_before_touching() {
    // TOUCH-17a
    for preset in all_but(&[School]) {
        let played = || {
            let mut table = clocked(preset, Enforcement::Claims, "90+30", START);
            table.script("T g1, T e2, L e4, C");
            assert_eq!(table.last_move().as_deref(), Some("e2e4"));
            table
        };
        let mut claimed = played();
        claimed.claim(Color::Black, Claim::TouchMoveBroken);
        assert_eq!(claimed.fen(), START);
        claimed.assert_allowed("g1f3 g1h3");
        assert_eq!(claimed.running(), Some(Color::White));
        let mut late = played();
        late.script("T e7");
        assert!(late.has_said(|n| *n == Notice::ClaimLapsed));
        assert_eq!(
            late.try_claim(Color::Black, Claim::TouchMoveBroken),
            Err(Refused::NothingToClaim)
        );
        late.play("e7e5");
    }
}

#[test]
fn the_arbiter_voids_a_move_that_breaks_touch_move() {
    // TOUCH-18, IRREG-11
    for preset in Preset::ALL {
        let mut table = clocked(preset, Enforcement::Arbiter, "90+30", START);
        let before = (table.left(Color::White), table.left(Color::Black));
        table.script("T g1, T e2, L e4");
        assert!(table.has_said(|n| matches!(n, Notice::TouchMoveBroken { .. })));
        assert_eq!(table.fen(), START);
        table.assert_allowed("g1f3 g1h3");
        assert_eq!(before, (table.left(Color::White), table.left(Color::Black)));
        assert_eq!(table.game.illegal_moves(Color::White), 0);
        table.play("g1f3");
    }
}

#[test]
fn the_guide_refuses_a_move_that_breaks_touch_move() {
    // TOUCH-1, IRREG-26
    let mut table = table(FideNow, START);
    table.script("T g1");
    let release = Action::Release {
        from: square("e2"),
        to: square("e4"),
    };
    let duty = Duty::Move {
        piece: square("g1"),
    };
    assert_eq!(
        table.try_act(Actor::White, release),
        Err(Refused::TouchMove { duty })
    );
}

#[test]
fn only_pieces_on_the_board_count() {
    // TOUCH-19a
    let mut table = table(FideNow, P1);
    table.play("c3d5 f6d5");
    // The knight taken on d5 lies beside the board: no square has it, and empty squares bind nobody.
    assert_eq!(
        table.try_act(
            Actor::White,
            Action::Touch {
                square: square("c3")
            }
        ),
        Err(Refused::NothingThere {
            square: square("c3")
        })
    );
    table.assert_free();
}

#[test]
fn what_is_done_is_not_taken_back() {
    // TOUCH-20
    let mut table = table(FideNow, START);
    table.play("e2e4");
    let mut game = table.game.clone();
    assert_eq!(
        game.take_back(jadoube::clock::Instant(0)),
        Err(Refused::NoTakeBack)
    );
    table.black(Action::OfferDraw);
    assert_eq!(
        table.try_act(Actor::Black, Action::OfferDraw),
        Err(Refused::OfferStands)
    );
    table.black(Action::Resign);
    assert!(matches!(
        table.try_act(
            Actor::Black,
            Action::Release {
                from: square("e7"),
                to: square("e5")
            }
        ),
        Err(Refused::GameOver { .. })
    ));
}

#[test]
fn without_touch_move_nothing_binds() {
    let mut learn = settings(Home);
    learn.touch_move = TouchMove::Off;
    let mut table = table_of(learn, START);
    table.script("T g1, T e2");
    table.assert_free();
    table.play("e2e4");
}
