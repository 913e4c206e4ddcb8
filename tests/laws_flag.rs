//! The checks of CLOCK that end games, of WIN and of LEGACY, as they stand in `docs/laws.md`.

mod table;

use Preset::{Codex, Fide2014, FideNow, Home};
use jadoube::clock::Instant;
use jadoube::game::regulations::*;
use jadoube::game::*;
use jadoube::rules::Color;
use table::*;

/// The flag of the player to move falls, and is called as the laws say.
fn flagged(laws: Preset, fen: &str) -> Scene {
    let mut table = clocked(laws, Enforcement::Guide, "90", fen);
    let flagged = table.game.turn();
    table.wait(minutes(90));
    table.said = table.game.settle(Instant(table.now));
    if table.game.outcome().is_none() {
        table.claim(!flagged, Claim::FlagFallen);
    }
    table
}

fn ended(table: &Scene, result: &str, reason: &str) {
    let laws = table.game.settings().regulations.laws;
    assert_eq!(
        (table.result(), table.reason().as_str()),
        (result, reason),
        "{laws:?}"
    );
}

#[test]
fn overstepping_loses_but_not_against_a_lone_king() {
    // CLOCK-6, WIN-3
    for preset in Preset::ALL {
        ended(&flagged(preset, START), "0-1", "time");
        // CLOCK-9a, C13
        let table = flagged(preset, "8/8/8/3q4/8/8/1k6/6K1 b - - 0 1");
        ended(&table, "1/2-1/2", "time_lone_king");
    }
}

#[test]
fn a_flag_is_checked_against_the_moves_completed() {
    // CLOCK-4, CLOCK-5
    let mut table = clocked(FideNow, Enforcement::Guide, "2/60 30", START);
    table.wait(minutes(10)).play("e2e4 e7e5 g1f3");
    assert_eq!(table.left(Color::White), minutes(50) + minutes(30));
    table.play("b8c6").wait(minutes(80));
    table.game.settle(Instant(table.now));
    ended(&table, "0-1", "time");
}

#[test]
fn the_flag_is_called_when_it_falls_and_no_act_goes_before() {
    // CLOCK-7, IRREG-13
    let mut table = clocked(FideNow, Enforcement::Guide, "5", START);
    assert_eq!(
        table.game.falls_at(Instant(table.now)),
        Some(Instant(minutes(5).get()))
    );
    table.wait(minutes(5));
    let release = Action::Release {
        from: square("e2"),
        to: square("e4"),
    };
    assert_eq!(
        table.try_act(Actor::White, release),
        Err(Refused::FlagDown { side: Color::White })
    );
    table.game.settle(Instant(table.now));
    ended(&table, "0-1", "time");
}

#[test]
fn a_result_reached_before_the_fall_stands() {
    // CLOCK-12a, CLOCK-7
    let mut settings = settings(Codex);
    settings.enforcement = Enforcement::Claims;
    settings.control = "5".parse().unwrap();
    settings.press = Press::ByHand;
    let mut table = table_of(settings, START);
    table.arbiter(Action::StartClock).wait(minutes(6));
    let mut resigned = table.clone();
    resigned.black(Action::Resign);
    ended(&resigned, "1-0", "resignation");
    assert!(resigned.try_claim(Color::Black, Claim::FlagFallen).is_err());
    table.white(Action::OfferDraw).black(Action::AcceptDraw);
    ended(&table, "1/2-1/2", "agreement");
}

#[test]
fn without_an_arbiter_the_codex_counts_flags_on_claim() {
    // CLOCK-7
    let mut settings = settings(Codex);
    settings.control = "5".parse().unwrap();
    settings.enforcement = Enforcement::Claims;
    assert_eq!(settings.flag_call(), FlagCall::Claim);
    settings.enforcement = Enforcement::Arbiter;
    assert_eq!(settings.flag_call(), FlagCall::Auto);
}

#[test]
fn below_an_hour_only_a_claim_counted_in_2014() {
    // CLOCK-11a
    let mut table = clocked(Fide2014, Enforcement::Arbiter, "15", START);
    table.wait(minutes(16));
    assert_eq!(table.game.settle(Instant(table.now)), Vec::new());
    assert_eq!(
        table.try_act(Actor::Arbiter, Action::CallFlag),
        Err(Refused::OnlyByClaim)
    );
    table.play("e2e4 e7e5 g1f3 b8c6");
    assert_eq!(table.game.outcome(), None);
    assert_eq!(
        table.try_claim(Color::White, Claim::FlagFallen),
        Err(Refused::FlagNotDown)
    );
    table.claim(Color::Black, Claim::FlagFallen);
    ended(&table, "0-1", "time");
    // 90 minutes each: the arbiter ends the game at the fall.
    let mut long = clocked(Fide2014, Enforcement::Arbiter, "90", START);
    long.wait(minutes(90));
    long.game.settle(Instant(long.now));
    ended(&long, "0-1", "time");
}

#[test]
fn both_flags_down() {
    // CLOCK-10a: flags count on claim, so both can be found down.
    let both = |laws, control: &str| {
        let mut settings = settings(laws);
        settings.regulations.flag_call = FlagCall::Claim;
        settings.regulations.flag_call_without_arbiter = FlagCall::Claim;
        settings.control = control.parse().unwrap();
        settings.press = Press::ByHand;
        let mut table = table_of(settings, START);
        table.arbiter(Action::StartClock);
        table.wait(minutes(121)).play("e2e4");
        table.wait(minutes(121)).play("e7e5");
        table.claim(Color::White, Claim::FlagFallen);
        table
    };
    let codex = both(Codex, "40/120 60");
    assert_eq!(codex.game.outcome(), None);
    assert!(codex.has_said(|n| *n == Notice::NextPeriod));
    for side in Color::ALL {
        assert_eq!(codex.left(side), minutes(60));
        let reading = codex.game.clock().at(Instant(codex.now));
        assert_eq!(
            (reading.period_number(side), reading.completed(side)),
            (1, 40)
        );
    }
    ended(&both(Fide2014, "40/120 60"), "1/2-1/2", "both_flags");
    assert_eq!(both(FideNow, "40/120 60").game.outcome(), None);
    ended(&both(FideNow, "120"), "1/2-1/2", "both_flags");
    ended(&both(Codex, "120"), "1/2-1/2", "both_flags");
}

#[test]
fn mate_wins_and_so_does_resignation() {
    // WIN-1, MATE-1a
    for preset in Preset::ALL {
        let mut table = table(preset, START);
        table.play("f2f3 e7e5 g2g4 d8h4");
        ended(&table, "0-1", "checkmate");
        // WIN-2
        let mut resigned = self::table(preset, START);
        resigned.black(Action::Resign);
        ended(&resigned, "1-0", "resignation");
    }
}

#[test]
fn resigning_to_a_lone_king_draws_today() {
    // WIN-2a
    for preset in Preset::ALL {
        let mut table = table(preset, "8/8/8/8/8/k7/1q6/6K1 b - - 0 1");
        table.black(Action::Resign);
        if preset == FideNow {
            ended(&table, "1/2-1/2", "resignation_cannot_mate");
        } else {
            ended(&table, "1-0", "resignation");
        }
    }
}

#[test]
fn stopping_the_clocks_resigns_or_calls_the_arbiter() {
    // WIN-6, CLOCK-16
    for preset in Preset::ALL {
        let table = clocked(preset, Enforcement::Guide, "90", START);
        let resigns = matches!(preset, Codex | Preset::Club);
        let mut stopped = table.clone();
        stopped.white(Action::StopClocks {
            call_arbiter: false,
        });
        if resigns {
            ended(&stopped, "0-1", "stopped_clocks");
        } else {
            assert_eq!(stopped.game.outcome(), None);
        }
        let mut called = table;
        called
            .wait(seconds(3))
            .white(Action::StopClocks { call_arbiter: true });
        assert!(called.has_said(|n| *n == Notice::ArbiterCalled { by: Color::White }));
        called.wait(minutes(10));
        assert_eq!(called.left(Color::White), minutes(90) - seconds(3));
        assert_eq!(
            called.try_act(
                Actor::White,
                Action::Touch {
                    square: square("e2")
                }
            ),
            Err(Refused::ClocksStopped)
        );
        called.arbiter(Action::Resume).play("e2e4");
    }
}

#[test]
fn the_clock_runs_from_the_signal() {
    // CLOCK-2
    let mut settings = settings(FideNow);
    settings.control = "5".parse().unwrap();
    settings.press = Press::ByHand;
    let mut table = table_of(settings, START);
    let touch = Action::Touch {
        square: square("e2"),
    };
    assert_eq!(
        table.try_act(Actor::White, touch),
        Err(Refused::ClockNotStarted)
    );
    table.black(Action::Press);
    assert_eq!(table.running(), Some(Color::White));
}

fn with_house_rule(fen: &str, rule: impl Fn(&mut Legacy)) -> Scene {
    let mut settings = settings(FideNow);
    rule(&mut settings.legacy);
    table_of(settings, fen)
}

#[test]
fn a_king_on_the_last_rank_earns_a_pawn() {
    // LEGACY-1a
    let mut table = with_house_rule("8/K7/8/8/8/8/8/7k w - - 0 1", |legacy| {
        legacy.king_earns_pawn = Some(KingEarnsPawn::SameMove);
    });
    // With this rule bare kings can still mate, so they play on.
    assert_eq!(table.game.outcome(), None);
    table.play("a7a8");
    assert_eq!(table.fen(), "K7/8/8/8/8/8/P7/7k b - - 1 1");
}

#[test]
fn a_king_once_in_check_never_castles() {
    // LEGACY-2a
    let fen = "4k3/8/8/b7/8/8/8/1N2K2R w K - 0 1";
    for on in [false, true] {
        let mut table = with_house_rule(fen, |legacy| legacy.checked_king_never_castles = on);
        table.play("b1d2 a5c3");
        assert_eq!(table.allowed().contains(&"e1g1".to_string()), !on);
        let castle = Action::Release {
            from: square("e1"),
            to: square("g1"),
        };
        let tried = table.try_act(Actor::White, castle);
        assert_eq!(tried, if on { Err(Refused::HouseRule) } else { Ok(()) });
    }
}

#[test]
fn check_is_said() {
    // LEGACY-3
    let mut table = with_house_rule(START, |legacy| legacy.said_aloud = true);
    table.play("e2e4 d7d5 e4d5 d8d5 b1c3");
    assert!(table.has_said(|n| *n == Notice::Gardez));
    table.play("d5e5");
    assert!(table.has_said(|n| *n == Notice::Check));
}

#[test]
fn an_idle_touch_costs_a_king_move() {
    // LEGACY-4a
    let fen = "4r1k1/8/8/8/8/8/P3N3/4K3 w - - 0 1";
    let on = |legacy: &mut Legacy| legacy.idle_touch_costs_king_move = true;
    let mut table = with_house_rule(fen, on);
    table.script("T e2").assert_allowed("e1d1 e1d2 e1f1 e1f2");
    // If the king has no move, the touch has no consequence.
    let mut table = with_house_rule(START, on);
    table.script("T a1").assert_free();
}

#[test]
fn a_pawn_becomes_what_was_captured() {
    // LEGACY-5
    let fen = "8/4P1k1/8/8/8/8/3r4/4K2R b - - 0 1";
    let mut table = with_house_rule(fen, |legacy| legacy.promotion_to_captured_only = true);
    table.play("d2d1 e1d1 g7g6");
    // White has lost nothing yet: the choice is free.
    assert!(table.allowed().contains(&"e7e8q".to_string()));
    let fen = "7r/4P1k1/8/8/8/8/8/4K2R w - - 0 1";
    let mut table = with_house_rule(fen, |legacy| legacy.promotion_to_captured_only = true);
    table.play("h1h8 g7h8");
    let promotions: Vec<String> = table
        .allowed()
        .into_iter()
        .filter(|mv| mv.starts_with("e7e8"))
        .collect();
    assert_eq!(promotions, ["e7e8r"]);
    let queen = Action::Promote {
        role: jadoube::rules::Role::Queen,
        square: square("e8"),
    };
    assert_eq!(table.try_act(Actor::White, queen), Err(Refused::HouseRule));
}

#[test]
fn stalemate_may_lose() {
    // LEGACY-6a
    let table = with_house_rule("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", |legacy| {
        legacy.stalemate_loses = true;
    });
    ended(&table, "1-0", "stalemate_loses");
    let table = self::table(Home, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    ended(&table, "1/2-1/2", "stalemate");
}

#[test]
fn who_does_not_appear_in_time_loses() {
    // CLOCK-17a, WIN-4
    let absent = |laws, lateness_allowed, late| {
        let mut settings = settings(laws);
        settings.control = "90".parse().unwrap();
        settings.regulations.clock = ClockUse::On;
        settings.lateness_allowed = lateness_allowed;
        let mut table = table_of(settings, START);
        table.arbiter(Action::StartClock).wait(late);
        let ruling = Ruling::Absent { side: Color::White };
        let tried = table.try_act(Actor::Arbiter, Action::Ruling { ruling });
        (tried, table.result(), table.reason())
    };
    let lost = || (Ok(()), "0-1", "absence".to_string());
    let not_yet = || (Err(Refused::NotAbsent), "-", String::new());
    assert_eq!(absent(Fide2014, true, minutes(45) - seconds(1)), not_yet());
    assert_eq!(absent(Fide2014, true, minutes(45)), lost());
    for preset in [Codex, Preset::Club] {
        assert_eq!(absent(preset, false, minutes(60)), not_yet());
        assert_eq!(absent(preset, false, minutes(60) + seconds(1)), lost());
    }
    assert_eq!(absent(FideNow, false, seconds(0)), not_yet());
    assert_eq!(absent(FideNow, false, seconds(1)), lost());
    assert_eq!(absent(Home, false, minutes(89)), not_yet());
    // Who has done something is there.
    let mut there = clocked(FideNow, Enforcement::Guide, "90", START);
    there.play("e2e4").wait(minutes(1));
    let ruling = Ruling::Absent { side: Color::White };
    assert_eq!(
        there.try_act(Actor::Arbiter, Action::Ruling { ruling }),
        Err(Refused::NotAbsent)
    );
}

#[test]
fn the_arbiter_ends_games_that_people_decide() {
    // WIN-4, WIN-5, WIN-7, DRAW-19, IRREG-25, ADJOURN-5
    for reason in [
        WinReason::Unplayed,
        WinReason::LostAppeal,
        WinReason::Ruling,
    ] {
        let mut table = table(FideNow, START);
        let winner = Color::Black;
        table.rule(Ruling::End {
            outcome: Outcome::Won { winner, reason },
        });
        assert_eq!(table.result(), "0-1");
    }
}

#[test]
fn a_draw_that_the_arbiter_has_allowed_stands() {
    // DRAW-20
    let mut table = clocked(Codex, Enforcement::Arbiter, "90", START);
    table.play("e2e4 e7e5");
    let reason = DrawReason::ThreefoldRepetition;
    table.rule(Ruling::End {
        outcome: Outcome::Drawn { reason },
    });
    for by in Color::ALL {
        assert!(table.try_claim(by, Claim::IllegalMove).is_err());
    }
    ended(&table, "1/2-1/2", "threefold_repetition");
}

#[test]
fn irregularities_are_raised_until_an_adjourned_game_is_over() {
    // ADJOURN-5
    let mut table = clocked(Codex, Enforcement::Claims, "90", START);
    table.script("T g1, L g3, C").play("e7e5");
    table.white(Action::Seal {
        mv: "d2d4".parse().unwrap(),
    });
    table.claim(Color::Black, Claim::IllegalMove);
    assert!(!table.game.is_adjourned());
    assert_eq!(table.fen(), START);
    table.arbiter(Action::Resume).assert_allowed("g1f3 g1h3");
}

#[test]
fn a_sealed_move_is_made_when_the_envelope_is_opened() {
    // ADJOURN-2, ADJOURN-3
    for enforcement in [Enforcement::Guide, Enforcement::Arbiter] {
        let mut table = clocked(FideNow, enforcement, "90", START);
        table.play("e2e4 e7e5").wait(minutes(5));
        table.white(Action::Seal {
            mv: "g1f3".parse().unwrap(),
        });
        assert!(table.game.is_adjourned());
        assert_eq!(table.game.record().len(), 2);
        table.wait(minutes(600));
        assert_eq!(table.left(Color::White), minutes(85));
        let touch = Action::Touch {
            square: square("g1"),
        };
        assert_eq!(table.try_act(Actor::White, touch), Err(Refused::Adjourned));
        assert_eq!(
            table.try_act(Actor::White, Action::OpenSealed),
            Err(Refused::ArbiterOnly)
        );
        table.arbiter(Action::OpenSealed);
        assert_eq!(table.last_move().as_deref(), Some("g1f3"));
        assert_eq!(table.running(), Some(Color::Black));
        assert_eq!(table.left(Color::White), minutes(85));
    }
}

#[test]
fn an_illegal_sealed_move_loses() {
    // ADJOURN-4
    let illegal = Action::Seal {
        mv: "g1g3".parse().unwrap(),
    };
    let mut table = clocked(FideNow, Enforcement::Arbiter, "90", START);
    table.white(illegal.clone()).arbiter(Action::OpenSealed);
    ended(&table, "0-1", "sealed_move");
    let mut guided = clocked(FideNow, Enforcement::Guide, "90", START);
    assert!(matches!(
        guided.try_act(Actor::White, illegal),
        Err(Refused::Illegal { .. })
    ));
}

#[test]
fn a_mating_move_must_be_legal() {
    // MATE-2
    let fen = "6k1/5ppp/4r3/8/8/8/8/R3K3 w Q - 0 1";
    let mut table = clocked(FideNow, Enforcement::Arbiter, "90", fen);
    // The king is in check: the rook on a8 would mate, were the move one.
    table.script("T a1, L a8, C");
    assert_eq!(table.game.outcome(), None);
    assert_eq!(table.game.illegal_moves(Color::White), 1);
    assert_eq!(table.fen(), fen);
}

#[test]
fn a_rook_moved_first_is_a_rook_move() {
    // IRREG-21
    for enforcement in [Enforcement::Guide, Enforcement::Arbiter] {
        let mut table = clocked(FideNow, enforcement, "90", C1);
        table.script("T h1, L f1");
        assert_eq!(table.last_move().as_deref(), Some("h1f1"));
        assert_eq!(table.game.turn(), Color::Black);
    }
}

#[test]
fn a_clock_is_put_right_before_the_game_is_over_and_not_after() {
    // CLOCK-13, IRREG-1
    let mut table = clocked(FideNow, Enforcement::Arbiter, "5+0", START);
    let (side, time) = (Color::White, minutes(6));
    table.wait(minutes(4));
    table.rule(Ruling::SetTime { side, time });
    assert_eq!(table.left(side), time);
    table.wait(minutes(7));
    table.game.settle(jadoube::clock::Instant(table.now));
    assert_eq!(table.result(), "0-1");
    let ruling = Ruling::SetTime { side, time };
    let late = table.try_act(Actor::Arbiter, Action::Ruling { ruling });
    assert!(matches!(late, Err(Refused::GameOver { .. })), "{late:?}");
}
