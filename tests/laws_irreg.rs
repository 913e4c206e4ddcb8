//! The checks of IRREG that the table rules on, as they stand in `docs/laws.md`.

mod table;

use Preset::{Club, Codex, Fide2014, FideNow, Home};
use jadoube::game::regulations::*;
use jadoube::game::*;
use jadoube::rules::{Color, Piece, Role};
use table::*;

const PINNED: &str = "4r1k1/8/8/8/8/8/P3N3/4K3 w - - 0 1";
const TO_PROMOTE: &str = "8/4P3/8/8/8/8/k7/4K3 w - - 0 1";

/// Before the arbiter, with a clock pressed by hand.
fn judged(laws: Preset, fen: &str) -> Scene {
    clocked(laws, Enforcement::Arbiter, "90+30", fen)
}

/// With claims only.
fn claims(laws: Preset, control: &str, fen: &str) -> Scene {
    clocked(laws, Enforcement::Claims, control, fen)
}

fn said_illegal(table: &Scene) -> bool {
    table.has_said(|n| matches!(n, Notice::IllegalMove { .. }))
}

#[test]
fn an_illegal_move_is_taken_back_under_touch_move() {
    for preset in all_but(&[Home]) {
        // IRREG-3a
        let mut table = judged(preset, PINNED);
        table.script("T e2, L c3, C");
        assert_eq!(table.fen(), PINNED);
        assert_eq!(*table.game.board(), position(PINNED).placement());
        table.assert_free();
        assert_eq!(table.game.illegal_moves(Color::White), 1);
        assert_eq!(table.running(), Some(Color::White));
        // IRREG-3b
        let mut table = judged(preset, START);
        table.script("T g1, L g3, C");
        table.assert_allowed("g1f3 g1h3");
        // IRREG-3c
        let mut table = judged(preset, P1);
        table.script("T c1, L d5, O d5, C");
        assert_eq!(table.fen(), P1);
        if preset == Preset::School {
            // School looks at the first touched piece only, which has no move.
            table.assert_free();
        } else {
            table.assert_allowed("e4d5 c3d5");
        }
    }
}

#[test]
fn the_first_illegal_move_gives_the_opponent_two_minutes() {
    // IRREG-3a, IRREG-15a
    let mut table = judged(FideNow, PINNED);
    let black = table.left(Color::Black);
    table.script("T e2, L c3, C");
    assert!(said_illegal(&table));
    assert_eq!(table.left(Color::Black), black + minutes(2));
    // No. 2 of any kind, at any later time, loses; Black's are counted apart.
    table.play("a2a3");
    table.script("T g8, L g6, C");
    assert_eq!(table.game.outcome(), None);
    assert_eq!(table.game.illegal_moves(Color::Black), 1);
    table.play("g8g7");
    table.white(Action::Press);
    assert_eq!(
        (table.result(), table.reason()),
        ("0-1", "illegal_moves".into())
    );
}

#[test]
fn the_minutes_depend_on_category_and_preset() {
    // IRREG-15
    let bonus = |laws, control: &str, wait| {
        let mut table = clocked(laws, Enforcement::Arbiter, control, PINNED);
        table.play("a2a3");
        table.wait(minutes(wait)).play("e8f8");
        let before = table.left(Color::Black);
        table.script("T e2, L e6, C");
        assert_eq!(table.game.outcome(), None);
        table.left(Color::Black) - before
    };
    assert_eq!(bonus(FideNow, "90", 0), minutes(2));
    assert_eq!(bonus(FideNow, "15", 0), minutes(1));
    assert_eq!(bonus(FideNow, "5", 0), minutes(1));
    assert_eq!(bonus(Fide2014, "90", 0), minutes(0));
    assert_eq!(bonus(Fide2014, "90", 86), minutes(2));
    assert_eq!(bonus(Codex, "90", 86), minutes(0));
}

#[test]
fn the_second_illegal_move_is_a_draw_against_a_lone_king() {
    // IRREG-15b
    let fen = "7k/8/8/8/8/8/8/KR6 b - - 0 1";
    let mut table = judged(FideNow, fen);
    table.script("T h8, L f6, C").script("T h8, L f6, C");
    assert_eq!(
        (table.result(), table.reason()),
        ("1-0", "illegal_moves".into())
    );
    let mut table = judged(FideNow, fen);
    table.play("h8g7");
    table.script("T b1, L c3, C").script("T b1, L c3, C");
    assert_eq!(
        (table.result(), table.reason()),
        ("1/2-1/2", "illegal_moves_cannot_mate".into())
    );
}

#[test]
fn club_gives_three_and_ukraine_two() {
    // IRREG-16
    let mut table = judged(Club, START);
    for _ in 0..2 {
        table.script("T g1, L g3, C");
        assert_eq!(table.game.outcome(), None);
    }
    table.script("T g1, L g3");
    assert_eq!(table.result(), "0-1");
    let mut settings = table.game.settings().clone();
    settings.regulations.illegal_loses_at = LosesAt::Number(2);
    let mut ukraine = table_of(settings, START);
    ukraine.arbiter(Action::StartClock);
    ukraine.script("T g1, L g3");
    assert_eq!(ukraine.game.illegal_moves(Color::White), 1);
    ukraine.script("T g1, L g3");
    assert_eq!(ukraine.result(), "0-1");
}

#[test]
fn an_illegal_move_found_later_takes_the_moves_after_it_out_of_the_record() {
    // IRREG-3d
    let mut table = claims(Codex, "90+30", START);
    table.play("e2e4 e7e5");
    let before = table.fen();
    // White's knight goes where no knight goes; nobody notices.
    table.script("T g1, L g3, C");
    table.play("b8c6 g3f5 d7d6 d2d4");
    assert_eq!(table.game.record().len(), 7);
    table.claim(Color::Black, Claim::IllegalMove);
    assert_eq!(table.fen(), before);
    assert_eq!(table.game.record().len(), 2);
    table.assert_allowed("g1f3 g1h3 g1e2");
    assert_eq!(table.running(), Some(Color::White));
    assert_eq!(table.game.outcome(), None);
    // Home: a new game instead. IRREG-22
    let mut table = claims(Home, "90+30", START);
    table.script("T g1, L g3, C");
    table.play("e7e5 d2d4");
    table.claim(Color::Black, Claim::IllegalMove);
    assert_eq!(
        (table.result(), table.reason()),
        ("*", "illegal_move".into())
    );
}

#[test]
fn corrections_are_made_before_the_game_is_over() {
    // IRREG-1, IRREG-12
    let mut table = claims(Codex, "90+30", START);
    table.script("T g1, L g3, C").black(Action::Resign);
    assert!(matches!(
        table.try_claim(Color::Black, Claim::IllegalMove),
        Err(Refused::GameOver { .. })
    ));
    // IRREG-12a: a move after mate is void, and no flag falls any more.
    let mut table = judged(FideNow, START);
    table.play("f2f3 e7e5 g2g4 d8h4");
    let after = Action::Release {
        from: square("a2"),
        to: square("a3"),
    };
    assert!(matches!(
        table.try_act(Actor::White, after),
        Err(Refused::GameOver { .. })
    ));
    table.wait(minutes(200));
    table.game.settle(jadoube::clock::Instant(table.now));
    assert_eq!(
        (table.result(), table.reason()),
        ("0-1", "checkmate".into())
    );
}

#[test]
fn a_pawn_left_on_the_last_rank() {
    // IRREG-9a, PROMO-7
    for preset in [FideNow, Fide2014] {
        let mut table = judged(preset, TO_PROMOTE);
        table.script("T e7, L e8, C");
        assert_eq!(table.game.illegal_moves(Color::White), 1);
        assert_eq!(table.last_move().as_deref(), Some("e7e8q"));
        assert_eq!(table.running(), Some(Color::Black));
        assert_eq!(
            table.game.board().get(square("e8")),
            Some(Piece::new(Color::White, Role::Queen))
        );
    }
    let mut table = judged(Codex, TO_PROMOTE);
    table.script("T e7, L e8, C");
    assert_eq!(table.fen(), TO_PROMOTE);
    table.assert_allowed("e7e8q e7e8r e7e8b e7e8n");
    table.script("T e7, L e8, P R e8, C");
    assert_eq!(table.last_move().as_deref(), Some("e7e8r"));
}

#[test]
fn a_pawn_that_becomes_what_it_cannot() {
    // IRREG-9b
    for preset in all_but(&[Home]) {
        let queen = Action::Place {
            piece: Piece::new(Color::Black, Role::Queen),
            square: square("e8"),
        };
        let king = Action::Promote {
            role: Role::King,
            square: square("e8"),
        };
        for wrong in [queen, king] {
            let mut table = judged(preset, TO_PROMOTE);
            table.script("T e7, L e8").white(wrong);
            if table.game.illegal_moves(Color::White) == 0 {
                table.white(Action::Press);
            }
            assert_eq!(table.fen(), TO_PROMOTE);
            table.assert_allowed("e7e8q e7e8r e7e8b e7e8n");
            assert_eq!(table.game.illegal_moves(Color::White), 1);
        }
    }
}

#[test]
fn wrong_castling_is_annulled_and_the_king_must_move() {
    // IRREG-10a
    let fen = "4kr2/8/8/8/8/8/P7/4K2R w K - 0 1";
    for preset in all_but(&[Home]) {
        let mut table = judged(preset, fen);
        table.script("T e1, L g1, T h1, L f1");
        if table.game.illegal_moves(Color::White) == 0 {
            table.white(Action::Press);
        }
        assert!(table.has_said(|n| matches!(
            n,
            Notice::IllegalMove {
                kind: Irregularity::WrongCastling,
                ..
            }
        )));
        table.assert_allowed("e1d1 e1d2 e1e2");
    }
}

#[test]
fn fast_games_are_lost_by_an_illegal_move_noticed_before_the_reply() {
    // IRREG-17a
    let mut table = claims(Fide2014, "5", START);
    table.script("T g1, L g3, C");
    let mut claimed = table.clone();
    claimed.claim(Color::Black, Claim::IllegalMove);
    assert_eq!(
        (claimed.result(), claimed.reason()),
        ("0-1", "illegal_moves".into())
    );
    let mut touched = table.clone();
    touched.script("T e7");
    assert_eq!(
        touched.try_claim(Color::Black, Claim::IllegalMove),
        Err(Refused::NothingToClaim)
    );
    touched.script("T e7, L e5, C");
    assert_eq!(touched.game.outcome(), None);
    // The arbiter sees it at once.
    let mut judged = clocked(Fide2014, Enforcement::Arbiter, "5", START);
    judged.script("T g1, L g3, C");
    assert_eq!(judged.result(), "0-1");
    let mut blitz = clocked(Club, Enforcement::Arbiter, "14", START);
    blitz.script("T g1, L g3");
    assert_eq!(blitz.result(), "0-1");
}

#[test]
fn today_an_illegal_move_in_blitz_stands_after_the_next_move() {
    // IRREG-17b
    let mut table = claims(FideNow, "5", START);
    let black = table.left(Color::Black);
    table.script("T g1, L g3, C").script("T e7");
    let mut claimed = table.clone();
    claimed.claim(Color::Black, Claim::IllegalMove);
    assert_eq!(claimed.left(Color::Black), black + minutes(1));
    assert_eq!(claimed.fen(), START);
    table.script("T e7, L e5");
    assert!(table.has_said(|n| *n == Notice::Stands));
    table.black(Action::Press);
    assert_eq!(
        table.try_claim(Color::White, Claim::IllegalMove),
        Err(Refused::NothingToClaim)
    );
    table.play("g3f5");
}

#[test]
fn an_impossible_position_that_nobody_claims_goes_on() {
    // IRREG-26, IRREG-3: the king is left in check.
    let mut table = claims(FideNow, "90+30", PINNED);
    table.script("T e2, L c3, C").script("T e8, L e7, C");
    assert_eq!(table.game.turn(), Color::White);
    table.script("T e1, L d1, C");
    table.claim(Color::Black, Claim::IllegalMove);
    assert_eq!(table.fen(), PINNED);
    table.assert_free();
}

#[test]
fn a_press_without_a_move_is_an_illegal_move_today() {
    // IRREG-23a
    let mut table = judged(FideNow, START);
    table.white(Action::Press);
    assert_eq!(table.game.illegal_moves(Color::White), 1);
    assert_eq!(table.running(), Some(Color::White));
    for preset in all_but(&[FideNow]) {
        let mut table = judged(preset, START);
        table.white(Action::Press);
        assert!(table.has_said(|n| matches!(n, Notice::PressedWithoutMove { .. })));
        assert_eq!(table.game.illegal_moves(Color::White), 0);
        assert_eq!(table.running(), Some(Color::White));
    }
    let mut guided = clocked(FideNow, Enforcement::Guide, "90+30", START);
    assert_eq!(
        guided.try_act(Actor::White, Action::Press),
        Err(Refused::NoMoveMade)
    );
    // With claims the other clock runs until somebody says something.
    let mut claimed = claims(FideNow, "90+30", START);
    claimed.white(Action::Press);
    assert_eq!(claimed.running(), Some(Color::Black));
    claimed.claim(Color::Black, Claim::IllegalMove);
    assert_eq!(claimed.game.illegal_moves(Color::White), 1);
    assert_eq!(claimed.running(), Some(Color::White));
}

#[test]
fn two_hands_are_an_illegal_move_today() {
    // IRREG-23
    let mut table = judged(FideNow, START);
    table.make("e2e4").white(Action::UseTwoHands);
    assert_eq!(table.game.illegal_moves(Color::White), 1);
    let mut table = judged(Home, START);
    table.white(Action::UseTwoHands);
    assert!(table.has_said(|n| matches!(n, Notice::TwoHands { .. })));
    let mut table = judged(Codex, START);
    table.white(Action::UseTwoHands);
    assert_eq!(table.said, []);
}

#[test]
fn before_the_press_an_illegal_move_is_put_right_without_penalty() {
    // IRREG-24
    let mut table = judged(FideNow, START);
    table.script("T g1, L g3");
    assert_eq!(table.game.illegal_moves(Color::White), 0);
    table.assert_allowed("g1f3 g1h3");
    table.script("T g3, L f3, C");
    assert_eq!(table.last_move().as_deref(), Some("g1f3"));
    assert_eq!(table.game.illegal_moves(Color::White), 0);
    // Put right with another piece, it breaks touch-move.
    let mut table = judged(FideNow, START);
    table.script("T g1, L g3, L g1, T e2, L e4");
    assert!(table.has_said(|n| matches!(n, Notice::TouchMoveBroken { .. })));
    // In the Codex it counts as soon as it is made.
    let mut table = judged(Codex, START);
    table.script("T g1, L g3");
    assert_eq!(table.game.illegal_moves(Color::White), 1);
    assert_eq!(table.fen(), START);
}

#[test]
fn if_black_begins_the_game_is_annulled() {
    // IRREG-14a
    for preset in Preset::ALL {
        let mut table = judged(preset, START);
        table.black(Action::Release {
            from: square("e7"),
            to: square("e5"),
        });
        assert_eq!(
            (table.result(), table.reason()),
            ("*", "black_began".into())
        );
    }
}

#[test]
fn the_arbiter_corrects_clocks_and_restores_positions() {
    // IRREG-25, IRREG-3
    let mut table = clocked(FideNow, Enforcement::Guide, "90+30", START);
    table.play("e2e4 e7e5 g1f3");
    table.rule(Ruling::SetTime {
        side: Color::White,
        time: minutes(10),
    });
    table.rule(Ruling::AddTime {
        side: Color::Black,
        time: minutes(2),
    });
    assert_eq!(table.left(Color::White), minutes(10));
    table.rule(Ruling::Warn { side: Color::Black });
    table.rule(Ruling::RestoreTo { ply: 1 });
    assert_eq!(table.game.record().len(), 1);
    assert_eq!(table.running(), Some(Color::Black));
    assert_eq!(table.left(Color::White), minutes(10));
    table.play("c7c5");
    assert_eq!(
        table.try_act(
            Actor::White,
            Action::Ruling {
                ruling: Ruling::Warn { side: Color::Black }
            }
        ),
        Err(Refused::ArbiterOnly)
    );
    table.rule(Ruling::End {
        outcome: Outcome::Drawn {
            reason: DrawReason::Ruling,
        },
    });
    assert_eq!(table.result(), "1/2-1/2");
}

#[test]
fn the_guide_refuses_what_is_illegal() {
    // IRREG-26
    for preset in Preset::ALL {
        let mut table = table(preset, PINNED);
        let pinned = Action::Release {
            from: square("e2"),
            to: square("c3"),
        };
        assert!(matches!(
            table.try_act(Actor::White, pinned),
            Err(Refused::Illegal { .. })
        ));
        let place = Action::Place {
            piece: Piece::new(Color::White, Role::Queen),
            square: square("a4"),
        };
        assert_eq!(table.try_act(Actor::White, place), Err(Refused::NotGuided));
    }
}

/// Ten quiet moves of each side.
const PAWN_STEPS: [&str; 20] = [
    "a2a3", "a7a6", "b2b3", "b7b6", "c2c3", "c7c6", "d2d3", "d7d6", "e2e3", "e7e6", "f2f3", "f7f6",
    "g2g3", "g7g6", "h2h3", "h7h6", "a3a4", "a6a5", "b3b4", "b6b5",
];

#[test]
fn a_wrong_set_up_is_put_right_stays_or_means_a_new_game() {
    // IRREG-6a
    let swapped = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RBNQKBNR w KQkq - 0 1";
    let after = |laws, control: &str, moves: usize| {
        let mut table = clocked(laws, Enforcement::Guide, control, swapped);
        for text in &PAWN_STEPS[..2 * moves] {
            table.play(text);
        }
        table.game.on_wrong_setup()
    };
    assert_eq!(after(Fide2014, "90", 3), WrongStart::Correct);
    assert_eq!(after(Fide2014, "90", 4), WrongStart::PlayOn);
    for preset in [Codex, FideNow] {
        for moves in [0, 3, 4, 10] {
            assert_eq!(after(preset, "90", moves), WrongStart::NewGame);
        }
    }
    assert_eq!(after(FideNow, "5", 9), WrongStart::NewGame);
    assert_eq!(after(FideNow, "5", 10), WrongStart::PlayOn);
}

#[test]
fn wrong_colours_mean_a_new_game_early_on() {
    // IRREG-7a
    let used = |white, black| {
        let mut table = clocked(Codex, Enforcement::Guide, "40/120", START);
        table.wait(minutes(white)).play("e2e4");
        table.wait(minutes(black)).play("e7e5");
        table
            .game
            .on_wrong_colours(jadoube::clock::Instant(table.now))
    };
    assert_eq!(used(35, 26), WrongStart::PlayOn);
    assert_eq!(used(30, 29), WrongStart::NewGamePossible);
    let moves = |count: usize| {
        let mut table = clocked(FideNow, Enforcement::Guide, "90", START);
        for text in &PAWN_STEPS[..2 * count] {
            table.play(text);
        }
        table
            .game
            .on_wrong_colours(jadoube::clock::Instant(table.now))
    };
    assert_eq!(moves(9), WrongStart::NewGame);
    assert_eq!(moves(10), WrongStart::PlayOn);
}

fn let_go(table: &mut Scene, from: &str, to: &str) {
    let (from, to) = (square(from), square(to));
    table.white(Action::Release { from, to });
}

/// White moves the rook from a1 to d1, knocks the pawn of h2 over and puts it on `back`.
fn knock_over(table: &mut Scene, back: &str) {
    table.script("T a1");
    let_go(table, "h2", "g3");
    let_go(table, "a1", "d1");
    table.wait(seconds(20));
    if back != "g3" {
        let_go(table, "g3", back);
    }
}

const KNOCKED: &str = "4k3/8/8/8/8/8/7P/R3K3 w - - 0 1";

#[test]
fn who_knocks_a_piece_over_sets_it_up_in_his_own_time() {
    // IRREG-5a, IRREG-24
    let mut table = clocked(FideNow, Enforcement::Arbiter, "90+0", KNOCKED);
    knock_over(&mut table, "h2");
    table.white(Action::Press);
    assert_eq!(table.last_move().as_deref(), Some("a1d1"));
    assert!(!said_illegal(&table));
    assert_eq!(table.left(Color::White), minutes(90) - seconds(20));
    assert_eq!(table.left(Color::Black), minutes(90));
    // The clock pressed first is for the arbiter, who may change the times.
    let mut table = clocked(FideNow, Enforcement::Arbiter, "90+0", KNOCKED);
    knock_over(&mut table, "g3");
    table.white(Action::Press);
    assert!(said_illegal(&table));
    let (side, time) = (Color::White, minutes(80));
    table.rule(Ruling::SetTime { side, time });
    assert_eq!(table.left(side), time);
}

#[test]
fn a_piece_put_back_on_the_wrong_square_brings_the_position_back() {
    // IRREG-4
    let stood = position(KNOCKED).placement();
    for preset in [Fide2014, FideNow] {
        let mut table = clocked(preset, Enforcement::Arbiter, "90+0", KNOCKED);
        knock_over(&mut table, "g2");
        table.white(Action::Press);
        assert_eq!(*table.game.board(), stood, "{preset:?}");
        assert_eq!(table.game.outcome(), None, "{preset:?}");
        // The rook that was touched must move.
        assert!(table.allowed().iter().all(|mv| mv.starts_with("a1")));
        // Found later, it comes back on a claim.
        let mut table = claims(preset, "90+0", KNOCKED);
        knock_over(&mut table, "g2");
        table.white(Action::Press);
        table.claim(Color::Black, Claim::IllegalMove);
        assert_eq!(*table.game.board(), stood, "{preset:?}");
        assert_eq!(table.game.turn(), Color::White, "{preset:?}");
    }
    // Where an illegal move counts as soon as it is made, all is back at once.
    let mut table = clocked(Codex, Enforcement::Arbiter, "90+0", KNOCKED);
    let_go(&mut table, "h2", "g3");
    assert_eq!(*table.game.board(), stood);
    assert!(table.has_said(|notice| matches!(notice, Notice::Restored { .. })));
}

#[test]
fn an_impossible_position_in_blitz_that_outlasts_the_next_move_is_a_draw() {
    // IRREG-18: both kings are in check.
    const BOTH: &str = "k3r3/8/8/8/8/8/4R3/4K3 w - - 0 1";
    let drawn = ("1/2-1/2", "impossible_position".to_string());
    let both = |preset, control| {
        let mut table = claims(preset, control, BOTH);
        table.script("T e2, L a2, C");
        assert_eq!(table.game.outcome(), None, "the next move is waited for");
        table
    };
    let mut still = both(FideNow, "5");
    still.script("T e8, L e7, C");
    assert_eq!((still.result(), still.reason()), drawn);
    // The check is gone, or somebody claims, or the game is slow, or by other laws.
    let mut gone = both(FideNow, "15+10");
    gone.script("T e8, L f8, C");
    assert_eq!(gone.game.outcome(), None);
    let mut claimed = both(FideNow, "5");
    claimed.claim(Color::Black, Claim::IllegalMove);
    assert_eq!(claimed.fen(), BOTH);
    claimed.script("T e1, L f1, C").script("T e8, L e7, C");
    assert_eq!(claimed.game.outcome(), None);
    for (preset, control) in [(FideNow, "90+30"), (Fide2014, "5")] {
        let mut other = both(preset, control);
        other.script("T e8, L e7, C");
        assert_eq!(other.game.outcome(), None, "{control}");
    }
    // A pawn on its last rank, with nobody's king in check.
    let mut pawn = claims(FideNow, "5", "8/P7/8/8/8/4k3/8/7K w - - 0 1");
    pawn.script("T a7, L a8, C");
    assert_eq!(pawn.game.outcome(), None);
    pawn.script("T e3, L e4, C");
    assert_eq!((pawn.result(), pawn.reason()), drawn);
}
