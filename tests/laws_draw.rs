//! The checks of DRAW as they stand in `docs/laws.md`, but those of dead positions that a search
//! has to find (`laws_material.rs`).

mod table;

use Preset::{Club, Codex, Fide2014, FideNow, Home, School};
use jadoube::game::regulations::*;
use jadoube::game::*;
use jadoube::rules::Color;
use table::*;

const KNIGHTS: &str = "g1f3 g8f6 f3g1 f6g8";

fn repetition() -> Claim {
    Claim::Repetition { intended: None }
}

fn fifty() -> Claim {
    Claim::FiftyMoves { intended: None }
}

fn fifty_with(text: &str) -> Claim {
    Claim::FiftyMoves {
        intended: Some(text.parse().unwrap()),
    }
}

fn repetition_with(text: &str) -> Claim {
    Claim::Repetition {
        intended: Some(text.parse().unwrap()),
    }
}

fn is_drawn(table: &Scene, reason: &str) {
    let laws = table.game.settings().regulations.laws;
    assert_eq!(
        (table.result(), table.reason().as_str()),
        ("1/2-1/2", reason),
        "{laws:?}"
    );
}

fn is_wrong(table: &mut Scene, by: Color, claim: Claim) {
    table.claim(by, claim);
    assert!(table.has_said(|n| matches!(n, Notice::ClaimWrong { .. })));
    assert_eq!(table.game.outcome(), None);
}

fn with_clock(laws: Preset, fen: &str) -> Scene {
    clocked(laws, Enforcement::Guide, "90", fen)
}

#[test]
fn a_draw_is_offered_by_word_and_agreed() {
    // DRAW-1
    for preset in Preset::ALL {
        let mut table = table(preset, START);
        table.play("e2e4 e7e5 g1f3");
        table.white(Action::OfferDraw).black(Action::AcceptDraw);
        is_drawn(&table, "agreement");
    }
}

#[test]
fn an_offer_is_declined_by_touch_today_and_by_the_reply_before() {
    // DRAW-2a
    for preset in [FideNow, Codex, Club, Fide2014] {
        let mut table = with_clock(preset, START);
        table.play("e2e4 e7e5").make("g1f3");
        table.white(Action::OfferDraw);
        assert_eq!(
            table.said,
            [Notice::DrawOffered { by: Color::White }],
            "the proper time"
        );
        table.white(Action::Press).script("T b8");
        let standing = (preset != FideNow).then_some(Color::White);
        assert_eq!(table.game.draw_offered_by(), standing, "{preset:?}");
        table.play("b8c6");
        assert_eq!(table.game.draw_offered_by(), None);
        assert_eq!(
            table.try_act(Actor::Black, Action::AcceptDraw),
            Err(Refused::NoOffer)
        );
    }
    // By word.
    let mut table = with_clock(Codex, START);
    table.play("e2e4 e7e5").make("g1f3");
    table.white(Action::OfferDraw).black(Action::DeclineDraw);
    assert_eq!(table.game.draw_offered_by(), None);
}

#[test]
fn an_offer_on_the_opponents_time_stands_with_a_warning() {
    // DRAW-3a
    for preset in [Codex, FideNow] {
        let mut table = with_clock(preset, START);
        table.play("e2e4 e7e5 g1f3").white(Action::OfferDraw);
        assert!(table.has_said(|n| *n == Notice::OfferAtWrongTime { by: Color::White }));
        table.black(Action::AcceptDraw);
        is_drawn(&table, "agreement");
    }
    // Club: not accepted on the opponent's time.
    let mut table = with_clock(Club, START);
    table.play("e2e4 e7e5 g1f3");
    assert_eq!(
        table.try_act(Actor::White, Action::OfferDraw),
        Err(Refused::NotOnOpponentsTime)
    );
    // Home and School mind no time.
    for preset in [Home, School] {
        let mut table = with_clock(preset, START);
        table.play("e2e4 e7e5 g1f3").white(Action::OfferDraw);
        assert_eq!(table.said, [Notice::DrawOffered { by: Color::White }]);
    }
}

#[test]
fn an_offer_before_moving_can_be_answered_after_the_move() {
    // DRAW-4a, DRAW-5
    for preset in Preset::ALL {
        let mut table = with_clock(preset, START);
        table.play("e2e4 e7e5").white(Action::OfferDraw);
        let warned = table.has_said(|n| matches!(n, Notice::OfferAtWrongTime { .. }));
        assert_eq!(warned, matches!(preset, Fide2014 | FideNow), "{preset:?}");
        let open = |table: &Scene| Color::ALL.map(|by| table.game.may_put_answer_off(by));
        assert_eq!(open(&table), [false, true]);
        table.black(Action::PutOffAnswer);
        assert_eq!(open(&table), [false, false], "said once");
        assert_eq!(
            table.try_act(Actor::White, Action::OfferDraw),
            Err(Refused::OfferStands)
        );
        table.play("g1f3").black(Action::AcceptDraw);
        is_drawn(&table, "agreement");
    }
}

#[test]
fn an_offer_again_without_one_of_the_opponent_is_misconduct() {
    // DRAW-6a
    let mut table = with_clock(FideNow, START);
    table
        .play("e2e4 e7e5")
        .make("g1f3")
        .white(Action::OfferDraw);
    table.white(Action::Press).black(Action::DeclineDraw);
    table.play("b8c6").make("f1c4").white(Action::OfferDraw);
    assert!(table.has_said(|n| *n == Notice::OfferRepeated { by: Color::White }));
    let mut other = table.clone();
    other.black(Action::AcceptDraw);
    is_drawn(&other, "agreement");
    // Black's own offer between makes White's next one proper.
    table.white(Action::Press).black(Action::DeclineDraw);
    table.make("f8c5").black(Action::OfferDraw);
    table.black(Action::Press).white(Action::DeclineDraw);
    table.make("d2d3").white(Action::OfferDraw);
    assert_eq!(table.said, [Notice::DrawOffered { by: Color::White }]);
}

#[test]
fn today_nothing_is_agreed_before_each_has_moved() {
    // DRAW-7a
    let mut table = with_clock(FideNow, START);
    table.make("e2e4").white(Action::OfferDraw);
    assert_eq!(
        table.try_act(Actor::Black, Action::AcceptDraw),
        Err(Refused::TooEarly { moves: 1 })
    );
    let mut table = with_clock(FideNow, START);
    table.play("e2e4").make("e7e5").black(Action::OfferDraw);
    table.white(Action::AcceptDraw);
    is_drawn(&table, "agreement");
}

#[test]
fn an_event_may_forbid_agreement() {
    // DRAW-7, EVENT-5
    for (rule, refused) in [
        (
            AgreedDraws::NotBeforeMove(2),
            Refused::TooEarly { moves: 2 },
        ),
        (AgreedDraws::WithArbiter, Refused::AgreementForbidden),
        (AgreedDraws::Never, Refused::AgreementForbidden),
    ] {
        let mut sofia = settings(FideNow);
        sofia.agreed_draws = rule;
        let mut table = table_of(sofia, START);
        table.play("e2e4 e7e5 g1f3");
        assert_eq!(table.try_act(Actor::White, Action::OfferDraw), Err(refused));
    }
}

#[test]
fn stalemate_draws_at_once() {
    // DRAW-8
    for preset in Preset::ALL {
        let mut table = table(preset, "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1");
        table.play("f1f7");
        is_drawn(&table, "stalemate");
    }
}

#[test]
fn too_little_material_draws_at_once() {
    // DRAW-9a
    for fen in [
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KB2 w - - 0 1",
    ] {
        for preset in Preset::ALL {
            is_drawn(&table(preset, fen), "material");
        }
    }
    // DRAW-9b
    let one_colour = "2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1";
    let both_colours = "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1";
    // DRAW-9c
    let knights = "4k1n1/8/8/8/8/8/8/4K1N1 w - - 0 1";
    for preset in Preset::ALL {
        is_drawn(&table(preset, one_colour), "material");
        for fen in [both_colours, knights] {
            let table = table(preset, fen);
            if matches!(preset, School | Club) {
                is_drawn(&table, "material");
            } else {
                assert_eq!(table.game.outcome(), None, "{preset:?} {fen}");
            }
        }
        // DRAW-9d
        let two_knights = table(preset, "4k3/8/8/8/8/8/8/2N1K1N1 w - - 0 1");
        assert_eq!(two_knights.game.outcome(), None);
    }
}

#[test]
fn a_capture_that_leaves_too_little_ends_the_game() {
    // DRAW-9, DONE-8
    for preset in Preset::ALL {
        let mut table = table(preset, "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
        table.play("e1e2");
        is_drawn(&table, "material");
    }
}

#[test]
fn perpetual_check_draws_at_school() {
    // DRAW-10a
    let fen = "6k1/6p1/8/7Q/8/8/q5PP/6K1 w - - 0 1";
    let line = "h5e8 g8h7 e8h5 h7g8 h5e8 g8h7 e8h5 h7g8";
    let mut school = table(School, fen);
    school.play(line);
    is_drawn(&school, "perpetual_check");
    for preset in [FideNow, Codex] {
        let mut table = table(preset, fen);
        table.play(line);
        assert_eq!(table.game.outcome(), None);
        assert_eq!(
            table.try_claim(Color::Black, repetition()),
            Err(Refused::OnlyPlayerToMove)
        );
        table.claim(Color::White, repetition());
        is_drawn(&table, "threefold_repetition");
    }
}

#[test]
fn the_third_occurrence_is_claimed_by_the_player_to_move() {
    // DRAW-11a
    let mut table = table(FideNow, START);
    table.play(KNIGHTS).play(KNIGHTS);
    let mut claimed = table.clone();
    claimed.claim(Color::White, repetition());
    let proof = Proof::Occurrences(vec![0, 4, 8]);
    assert!(claimed.has_said(|n| *n
        == Notice::ClaimRight {
            proof: proof.clone()
        }));
    is_drawn(&claimed, "threefold_repetition");
    // DRAW-11b
    table.play("g1f3");
    assert_eq!(
        table.try_claim(Color::White, repetition()),
        Err(Refused::OnlyPlayerToMove)
    );
    table.claim(Color::Black, repetition());
    is_drawn(&table, "threefold_repetition");
}

#[test]
fn the_third_occurrence_elsewhere() {
    // DRAW-11
    for preset in [Home, School] {
        let mut table = table(preset, START);
        table.play(KNIGHTS).play("g1f3 g8f6 f3g1");
        assert_eq!(table.game.outcome(), None);
        table.play("f6g8");
        is_drawn(&table, "threefold_repetition");
        assert!(matches!(
            table.try_claim(Color::White, repetition()),
            Err(Refused::GameOver { .. })
        ));
    }
    for preset in [Club, Fide2014] {
        let mut table = table(preset, START);
        table.play(KNIGHTS).play(KNIGHTS);
        table.claim(Color::Black, repetition());
        is_drawn(&table, "threefold_repetition");
    }
}

#[test]
fn equal_positions_have_equal_possible_moves() {
    // DRAW-12a
    let mut en_passant = table(FideNow, START);
    en_passant.play("e2e4 g8f6 e4e5 d7d5 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1 g8f6");
    is_wrong(&mut en_passant.clone(), Color::White, repetition());
    en_passant.play("g1f3 f6g8 f3g1 g8f6");
    en_passant.claim(Color::White, repetition());
    // DRAW-12b
    let mut double_step = table(FideNow, START);
    double_step.play("e2e4 e7e5 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    double_step.claim(Color::White, repetition());
    is_drawn(&double_step, "threefold_repetition");
    // DRAW-12c
    let mut castling = table(FideNow, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let kings = "e1e2 e8e7 e2e1 e7e8";
    castling.play(kings).play(kings);
    is_wrong(&mut castling.clone(), Color::White, repetition());
    castling.play(kings);
    castling.claim(Color::White, repetition());
    is_drawn(&castling, "threefold_repetition");
    // C07: a raw en passant square makes no difference.
    let mut raw = table(FideNow, START);
    raw.play("f2f4 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1");
    raw.claim(Color::Black, repetition());
    is_drawn(&raw, "threefold_repetition");
}

#[test]
fn the_fifth_occurrence_draws_without_a_claim() {
    // DRAW-13a
    for preset in [FideNow, Fide2014, Codex, Club] {
        let mut table = table(preset, START);
        for _ in 0..3 {
            table.play(KNIGHTS);
        }
        table.play("g1f3 g8f6 f3g1");
        assert_eq!(table.game.outcome(), None);
        table.play("f6g8");
        if matches!(preset, FideNow | Fide2014) {
            is_drawn(&table, "fivefold_repetition");
        } else {
            assert_eq!(table.game.outcome(), None);
        }
    }
    // DRAW-13b
    for preset in [FideNow, Fide2014] {
        let mut table = table(preset, START);
        for _ in 0..3 {
            table.play(KNIGHTS);
        }
        table.play("b1c3 b8c6 c3d5 c6d4 d5c3 d4c6 c3b1 c6b8");
        if preset == FideNow {
            is_drawn(&table, "fivefold_repetition");
        } else {
            assert_eq!(table.game.outcome(), None);
        }
    }
}

const FIFTY: &str = "8/8/8/3k4/8/8/4R3/4K3 w - - 99 100";

#[test]
fn fifty_moves_are_claimed_with_the_move_that_completes_them() {
    // DRAW-14a
    for preset in [FideNow, Codex, Fide2014] {
        let mut table = table(preset, FIFTY);
        table.claim(Color::White, fifty_with("e1f2"));
        is_drawn(&table, "fifty_moves");
        let mut early = self::table(preset, "8/8/8/3k4/8/8/4R3/4K3 w - - 98 100");
        is_wrong(&mut early, Color::White, fifty_with("e1f2"));
        // DRAW-14b
        let mut capture = self::table(preset, "8/8/8/3k4/8/4p3/4R3/4K3 w - - 99 100");
        is_wrong(&mut capture, Color::White, fifty_with("e2e3"));
    }
    // DRAW-14c
    for preset in [FideNow, Codex] {
        let mut table = table(preset, "8/8/8/3k4/8/8/4R3/5K2 b - - 100 100");
        let mut claimed = table.clone();
        claimed.claim(Color::Black, fifty());
        is_drawn(&claimed, "fifty_moves");
        assert_eq!(
            table.try_claim(Color::White, fifty()),
            Err(Refused::OnlyPlayerToMove)
        );
        table.play("d5d4").claim(Color::White, fifty());
        is_drawn(&table, "fifty_moves");
    }
    for preset in [Club, Fide2014] {
        let mut table = table(preset, "8/8/8/3k4/8/8/4R3/5K2 b - - 100 100");
        table.claim(Color::White, fifty());
        is_drawn(&table, "fifty_moves");
    }
    // DRAW-14: School has no such rule.
    let mut table = table(School, "8/8/8/3k4/8/8/4R3/5K2 b - - 100 100");
    assert_eq!(
        table.try_claim(Color::Black, fifty()),
        Err(Refused::NoSuchClaim)
    );
}

#[test]
fn fifty_moves_are_a_hundred_half_moves() {
    // C09
    for preset in [FideNow, Codex, Club, Fide2014] {
        let mut table = table(preset, "8/8/8/8/4k3/8/3K2p1/5r2 w - - 50 119");
        is_wrong(&mut table, Color::White, fifty());
        table.play("d2e2");
        assert_eq!(table.game.outcome(), None);
    }
}

#[test]
fn mate_goes_before_the_count() {
    // C10
    for preset in Preset::ALL {
        let mut table = table(preset, "8/8/2p5/3b1K1k/4p3/4PpR1/5P2/8 w - - 99 113");
        table.play("g3h3");
        assert_eq!(
            (table.result(), table.reason()),
            ("1-0", "checkmate".into())
        );
    }
    // DRAW-15a
    let fen = "k7/8/1K6/8/8/8/8/7R w - - 149 150";
    for preset in [FideNow, Fide2014] {
        let mut mate = table(preset, fen);
        mate.play("h1h8");
        assert_eq!(mate.result(), "1-0");
        let mut draw = table(preset, fen);
        draw.play("h1h7");
        is_drawn(&draw, "seventy_five_moves");
    }
    let mut codex = table(Codex, fen);
    codex.play("h1h7");
    assert_eq!(codex.game.outcome(), None);
    codex.claim(Color::Black, fifty());
    is_drawn(&codex, "fifty_moves");
}

#[test]
fn long_endings_take_75_moves_in_the_codex() {
    // DRAW-16a
    let rook_and_bishop = |count| format!("8/8/8/3k4/8/1r6/4RB2/4K3 w - - {count} 120");
    let mut table = self::table(Codex, &rook_and_bishop(100));
    is_wrong(&mut table, Color::White, fifty());
    let mut table = self::table(Codex, &rook_and_bishop(150));
    table.claim(Color::White, fifty());
    is_drawn(&table, "fifty_moves");
    for preset in [Home, Club, Fide2014, FideNow] {
        let mut table = self::table(preset, &rook_and_bishop(100));
        table.claim(Color::White, fifty());
        is_drawn(&table, "fifty_moves");
    }
    // DRAW-16b
    let mut one_step = self::table(Codex, "8/3P4/8/8/8/2k5/3q4/K6Q w - - 100 150");
    is_wrong(&mut one_step, Color::White, fifty());
    let mut two_steps = self::table(Codex, "8/8/3P4/8/8/2k5/3q4/K6Q w - - 100 150");
    two_steps.claim(Color::White, fifty());
    // DRAW-16: the others of the list, with either colour as the stronger.
    for (fen, long) in [
        ("8/8/8/3k4/8/7p/4NN2/4K3 w - - 100 120", true),
        ("8/8/8/3k4/3q4/8/4NN2/4K3 w - - 100 120", true),
        ("8/8/8/3kb3/8/8/4BB2/4K3 w - - 100 120", true),
        ("8/8/8/3kn3/8/8/4BB2/4K3 w - - 100 120", true),
        ("8/8/3bb3/3k4/8/8/5B2/4K3 w - - 100 120", true),
        ("8/8/8/3kr3/8/8/4BB2/4K3 w - - 100 120", false),
        ("8/8/8/3k4/8/7p/4NB2/4K3 w - - 100 120", false),
    ] {
        let mut table = self::table(Codex, fen);
        table.claim(Color::White, fifty());
        assert_eq!(table.game.outcome().is_none(), long, "{fen}");
    }
}

#[test]
fn a_claim_may_rest_on_a_move_written_down() {
    // DRAW-17
    for preset in [FideNow, Codex, Fide2014] {
        let mut table = table(preset, START);
        table.play(KNIGHTS).play("g1f3 g8f6 f3g1");
        table.claim(Color::Black, repetition_with("f6g8"));
        is_drawn(&table, "threefold_repetition");
    }
    let mut club = table(Club, START);
    club.play(KNIGHTS).play("g1f3 g8f6 f3g1");
    assert_eq!(
        club.try_claim(Color::Black, repetition_with("f6g8")),
        Err(Refused::NoIntendedMove)
    );
    let mut table = table(FideNow, FIFTY);
    assert!(matches!(
        table.try_claim(Color::White, fifty_with("e2d3")),
        Err(Refused::Illegal { .. })
    ));
}

#[test]
fn a_wrong_claim_costs_the_claimant_in_the_codex() {
    // DRAW-18a
    let early = "8/8/8/3k4/8/8/4R3/4K3 w - - 50 100";
    let mut table = clocked(Codex, Enforcement::Guide, "4:30", early);
    table.claim(Color::White, fifty());
    assert_eq!(table.left(Color::White), seconds(0));
    assert_eq!(
        (table.result(), table.reason()),
        ("1/2-1/2", "time_lone_king".into())
    );
    let mut table = clocked(
        Codex,
        Enforcement::Guide,
        "4:30",
        "8/4p3/8/3k4/8/8/4R3/4K3 w - - 50 100",
    );
    table.claim(Color::White, fifty());
    assert_eq!((table.result(), table.reason()), ("0-1", "time".into()));
}

#[test]
fn a_wrong_claim_on_an_intended_move_binds_to_it() {
    // DRAW-18b
    let early = "8/8/8/3k4/8/8/4R3/4K3 w - - 50 100";
    let costs = |laws, control: &str, wait: i64| {
        let mut table = clocked(laws, Enforcement::Guide, control, early);
        table.wait(minutes(wait));
        let before = Color::ALL.map(|side| table.left(side));
        is_wrong(&mut table, Color::White, fifty_with("e1f2"));
        table.assert_allowed("e1f2");
        let [white, black] = Color::ALL.map(|side| table.left(side));
        let cost = [white - before[0], black - before[1]];
        table.play("e1f2");
        cost
    };
    assert_eq!(costs(Codex, "90", 78), [minutes(-5), minutes(0)]);
    assert_eq!(costs(FideNow, "90", 78), [minutes(0), minutes(2)]);
    assert_eq!(costs(FideNow, "15", 3), [minutes(0), minutes(1)]);
    assert_eq!(costs(FideNow, "5", 3), [minutes(0), minutes(1)]);
    assert_eq!(costs(Fide2014, "90", 78), [minutes(0), minutes(0)]);
}

#[test]
fn who_has_touched_a_piece_cannot_claim_on_that_move() {
    // DRAW-18c
    for preset in [FideNow, Fide2014] {
        let mut table = table(preset, START);
        table.play(KNIGHTS).play(KNIGHTS).script("T g1");
        assert_eq!(
            table.try_claim(Color::White, repetition()),
            Err(Refused::TouchedAlready)
        );
    }
    let mut table = table(Codex, START);
    table.play(KNIGHTS).play(KNIGHTS).script("T g1");
    table.claim(Color::White, repetition());
    is_drawn(&table, "threefold_repetition");
}

#[test]
fn a_draw_may_be_asked_for_in_the_last_two_minutes() {
    // DRAW-21a
    let fen = "4k3/pppp4/8/8/8/8/4PPPP/R3K3 w - - 0 1";
    let with_left = |control: &str, used| {
        let mut table = clocked(Fide2014, Enforcement::Guide, control, fen);
        table.wait(used);
        table
    };
    let mut table = with_left("60", minutes(58) + seconds(1));
    table.claim(Color::White, Claim::NormalMeans);
    assert_eq!(table.running(), None);
    let decided = |decision| {
        let mut table = table.clone();
        table.rule(Ruling::TwoMinutes { decision });
        table
    };
    is_drawn(&decided(TwoMinutesDecision::Agree), "normal_means");
    let mut rejected = decided(TwoMinutesDecision::Reject);
    assert_eq!(rejected.left(Color::Black), minutes(62));
    assert_eq!(rejected.running(), Some(Color::White));
    rejected.play("a1a7");
    let mut put_off = decided(TwoMinutesDecision::PutOff { bonus: true });
    assert_eq!(put_off.left(Color::Black), minutes(62));
    // He may decide after the flag has fallen.
    put_off.wait(minutes(2));
    let now = jadoube::clock::Instant(put_off.now);
    put_off.game.settle(now);
    assert_eq!(put_off.game.outcome(), None);
    let mut agreed = put_off.clone();
    agreed.rule(Ruling::TwoMinutes {
        decision: TwoMinutesDecision::Agree,
    });
    is_drawn(&agreed, "normal_means");
    put_off.rule(Ruling::TwoMinutes {
        decision: TwoMinutesDecision::Reject,
    });
    assert_eq!((put_off.result(), put_off.reason()), ("0-1", "time".into()));
    // With 2:00 left, in a period that is not the last, or in a game of 5 minutes: no.
    assert_eq!(
        with_left("60", minutes(58)).try_claim(Color::White, Claim::NormalMeans),
        Err(Refused::NotInLastTwoMinutes)
    );
    assert_eq!(
        with_left("40/60 30", minutes(59)).try_claim(Color::White, Claim::NormalMeans),
        Err(Refused::NotInLastTwoMinutes)
    );
    assert_eq!(
        with_left("5", minutes(4)).try_claim(Color::White, Claim::NormalMeans),
        Err(Refused::NoSuchClaim)
    );
    let mut now = clocked(FideNow, Enforcement::Guide, "60", fen);
    now.wait(minutes(59));
    assert_eq!(
        now.try_claim(Color::White, Claim::NormalMeans),
        Err(Refused::NoSuchClaim)
    );
}
