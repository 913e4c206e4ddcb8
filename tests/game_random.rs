//! Random games of every action: nothing panics, nothing is half applied, the log is the game.

mod table;

use jadoube::clock::{Control, Instant, Millis};
use jadoube::game::regulations::*;
use jadoube::game::*;
use jadoube::rules::{Color, Move, Piece, Role, Square};
use proptest::prelude::*;
use table::{position, square};

/// A seed for one act: the game that it meets decides what becomes of it.
type Seed = (u8, u8, u8, u8, u16);

fn seeds(most: usize) -> impl Strategy<Value = Vec<Seed>> {
    proptest::collection::vec(any::<Seed>(), 1..most)
}

const STARTS: [&str; 8] = [
    table::START,
    table::P1,
    table::C1,
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "3r4/4P3/8/8/8/k7/6p1/4K3 w - - 90 60",
    "4r1k1/8/8/8/8/8/P3N3/4K3 w - - 0 1",
    "8/8/8/3k4/8/8/4R3/4K3 w - - 97 100",
    "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
];

fn settings_of(seed: (u8, u8, u8, u8, u8)) -> Settings {
    let pick = |n: u8, of: usize| usize::from(n) % of;
    let preset = Preset::ALL[pick(seed.0, 6)];
    let mut settings = Settings::at(Table::Play);
    settings.regulations = Regulations::of(preset);
    settings.enforcement = [
        Enforcement::Guide,
        Enforcement::Arbiter,
        Enforcement::Claims,
    ][pick(seed.1, 3)];
    let control = ["none", "90", "2/1 1", "15", "5"][pick(seed.2, 5)];
    settings.control = control.parse::<Control>().unwrap();
    settings.regulations.clock = ClockUse::Optional;
    settings.press = [Press::Itself, Press::ByHand][pick(seed.3, 2)];
    settings.parts = [PartsOfMove::Assisted, PartsOfMove::ByHand][pick(seed.3 / 2, 2)];
    settings.touch_move = [TouchMove::Binding, TouchMove::Off][pick(seed.3 / 16, 2)];
    settings.aids.take_back = true;
    settings.legacy = Legacy {
        king_earns_pawn: (seed.4 & 1 == 1).then_some(KingEarnsPawn::SameMove),
        checked_king_never_castles: seed.4 & 2 == 2,
        said_aloud: seed.4 & 4 == 4,
        idle_touch_costs_king_move: seed.4 & 8 == 8,
        promotion_to_captured_only: seed.4 & 16 == 16,
        stalemate_loses: seed.4 & 32 == 32,
    };
    settings
}

fn at(index: u8) -> Square {
    Square::new(index % 64).unwrap()
}

/// What a player tries who has read a legal move into the seed.
fn part_of(game: &Game, mv: Move, step: u8) -> Action {
    let (from, to) = (mv.from(), mv.to());
    match step % 4 {
        1 if game.promotion_due().is_some()
            || mv.promotion().is_some() && game.board().get(from).is_none() =>
        {
            let role = mv
                .promotion()
                .map_or(Role::Queen, |promotion| promotion.role());
            Action::Promote { role, square: to }
        }
        2 => match game.position().captured_square(mv) {
            Some(square) => Action::TakeOff { square },
            None => Action::Release { from, to },
        },
        3 => match mv.castling() {
            Some(wing) => Action::Release {
                from: game
                    .position()
                    .castling_rook(game.turn(), wing)
                    .unwrap_or(from),
                to: wing.rook_to(game.turn()),
            },
            None => Action::Release { from, to },
        },
        _ => Action::Release { from, to },
    }
}

fn act(game: &Game, seed: Seed) -> (Actor, Action) {
    let (kind, who, a, b, _) = seed;
    let by = match who % 16 {
        0 => Actor::from(!game.turn()),
        1 => Actor::Arbiter,
        _ => Actor::from(game.turn()),
    };
    let allowed = game.obligation().allowed;
    let some_move = allowed.get(usize::from(a) % allowed.len().max(1)).copied();
    let intended = some_move.filter(|_| b % 2 == 0).map(MoveText::from);
    let action = match kind % 64 {
        0..=24 => match some_move {
            Some(mv) => part_of(game, mv, b),
            None => Action::Touch { square: at(a) },
        },
        25..=30 => Action::Touch { square: at(a) },
        31 => Action::TouchBoth {
            first: at(a),
            second: at(b),
        },
        32 => Action::Brush { square: at(a) },
        33 => Action::Adjust,
        34 | 35 => Action::EndAdjust,
        36 => Action::CallAccident,
        37 => {
            let answer = if b % 2 == 0 {
                Action::AgreeAccident
            } else {
                Action::DenyAccident
            };
            return (Actor::from(!game.turn()), answer);
        }
        38..=40 => Action::Release {
            from: at(a),
            to: at(b),
        },
        41 => Action::TakeOff { square: at(a) },
        42 => Action::Place {
            piece: Piece::new(game.turn(), Role::ALL[usize::from(b) % 6]),
            square: at(a),
        },
        43 => Action::Promote {
            role: Role::ALL[usize::from(b) % 6],
            square: at(a),
        },
        44..=51 => {
            let running = game.clock().at(Instant(i64::MAX)).turn();
            return (Actor::from(running), Action::Press);
        }
        52 => Action::OfferDraw,
        53 if a % 8 == 0 => return (Actor::from(!game.turn()), Action::AcceptDraw),
        53 => Action::DeclineDraw,
        54 => Action::PutOffAnswer,
        55 if a % 32 == 0 => Action::Resign,
        55 => Action::UseTwoHands,
        56 | 57 => Action::Claim {
            claim: match a % 6 {
                0 => Claim::Repetition { intended },
                1 => Claim::FiftyMoves { intended },
                2 => Claim::FlagFallen,
                3 => Claim::IllegalMove,
                4 => Claim::TouchMoveBroken,
                _ => Claim::NormalMeans,
            },
        },
        58 => Action::StopClocks {
            call_arbiter: a % 4 != 0,
        },
        59 => Action::Resume,
        60 => return (Actor::Arbiter, Action::CallFlag),
        61 => {
            let side = Color::ALL[usize::from(b) % 2];
            let time = Millis(i64::from(a) * 1000);
            let ruling = match a % 9 {
                0 => Ruling::SetTime { side, time },
                1 => Ruling::AddTime { side, time },
                2 => Ruling::SetPeriod {
                    side,
                    period: u32::from(a % 3),
                },
                3 => Ruling::SetMoveCount {
                    side,
                    count: u32::from(a % 5),
                },
                4 => Ruling::Warn { side },
                5 => Ruling::RestoreTo {
                    ply: u32::from(b) % (game.record().len() + 2),
                },
                6 => Ruling::Absent { side },
                7 => Ruling::TwoMinutes {
                    decision: [
                        TwoMinutesDecision::Agree,
                        TwoMinutesDecision::Reject,
                        TwoMinutesDecision::PutOff { bonus: true },
                        TwoMinutesDecision::PutOff { bonus: false },
                    ][usize::from(b) % 4],
                },
                _ => Ruling::End {
                    outcome: Outcome::Drawn {
                        reason: DrawReason::Ruling,
                    },
                },
            };
            return (Actor::Arbiter, Action::Ruling { ruling });
        }
        62 => Action::GapCounted {
            time: Millis(i64::from(a) * 100),
        },
        63 if a % 4 == 0 => Action::Seal {
            mv: some_move.map_or(
                MoveText {
                    from: at(a),
                    to: at(b),
                    promotion: None,
                },
                MoveText::from,
            ),
        },
        63 if a % 4 == 1 => return (Actor::Arbiter, Action::OpenSealed),
        _ => Action::GapStopped {
            time: Millis(i64::from(a) * 100),
        },
    };
    (by, action)
}

/// Plays the seeds; `judge` sees the game before and after each accepted act, and what was said.
fn play(
    settings: Settings,
    start: &str,
    seeds: &[Seed],
    mut judge: impl FnMut(&Game, &Game, &Action, &[Notice]),
) -> Game {
    let mut game = Game::new(settings, position(start));
    let _ = game.apply(Actor::Arbiter, Action::StartClock, Instant(0));
    let mut now = 0;
    for &seed in seeds {
        now += i64::from(seed.4 % 2048);
        let (by, action) = act(&game, seed);
        let before = game.clone();
        match game.apply(by, action.clone(), Instant(now)) {
            Ok(said) => judge(&before, &game, &action, &said),
            Err(refused) => assert_eq!(game, before, "{by:?} {action:?}: {refused:?}"),
        }
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_act_is_taken_or_refused_whole_and_the_log_is_the_game(
        how in any::<(u8, u8, u8, u8, u8)>(), start in 0..STARTS.len(), seeds in seeds(120),
    ) {
        let game = play(settings_of(how), STARTS[start], &seeds, |_, _, _, _| {});
        let read = Game::from_log(&game.to_log()).unwrap();
        prop_assert_eq!(&read, &game);
    }

    #[test]
    fn a_guided_move_meets_what_was_touched(
        how in any::<(u8, u8, u8, u8, u8)>(), start in 0..STARTS.len(), seeds in seeds(160),
    ) {
        // TOUCH-1 to 15
        let settings = Settings { enforcement: Enforcement::Guide, ..settings_of(how) };
        play(settings, STARTS[start], &seeds, |before, after, action, _| {
            let due = before.obligation();
            if after.record().len() > before.record().len() {
                let mv = after.record().plies().last().unwrap().mv.unwrap();
                assert!(due.allows(mv), "{action:?} made {mv}, but due was {due:?}");
            }
            // What is due can always be done.
            let stuck = after.obligation().allowed.is_empty();
            assert!(!stuck || after.outcome().is_some(), "{action:?}");
            if after.ledger().is_empty() {
                assert_eq!(*after.board(), after.position().placement());
            }
        });
    }

    #[test]
    fn clocks_gain_time_only_by_rule(
        how in any::<(u8, u8, u8, u8, u8)>(), start in 0..STARTS.len(), seeds in seeds(120),
    ) {
        // CLOCK-8: without increment only a ruling, a penalty or a new period gives time.
        play(settings_of(how), STARTS[start], &seeds, |before, after, action, said| {
            let by_rule = matches!(action, Action::Ruling { .. })
                || said.iter().any(|n| matches!(n, Notice::TimeAdded { .. } | Notice::NextPeriod));
            let last = after.log().last().unwrap().at;
            for side in Color::ALL {
                let (was, is) = (before.clock().at(last), after.clock().at(last));
                let new_period = is.period_number(side) != was.period_number(side);
                if !by_rule && !new_period {
                    assert!(is.remaining(side) <= was.remaining(side), "{action:?} {side}");
                }
            }
        });
    }

    #[test]
    fn moves_taken_back_leave_the_game_that_was(
        how in any::<(u8, u8, u8, u8, u8)>(), start in 0..STARTS.len(), seeds in seeds(60),
    ) {
        // C06, C38
        let mut game = play(settings_of(how), STARTS[start], &seeds, |_, _, _, _| {});
        let last = game.log().last().map_or(Instant(0), |entry| entry.at);
        let plies = game.record().len();
        let before = game.record().plies().last().map(|ply| ply.before);
        match game.take_back(last + Millis(500)) {
            Ok(kept) => {
                if game.settings().enforcement == Enforcement::Claims {
                    // There, one act may complete the opponent's illegal move and begin the reply.
                    prop_assert!(game.record().len() < plies);
                } else {
                    prop_assert_eq!(game.record().len() + 1, plies);
                    prop_assert_eq!(Some(*game.position()), before);
                }
                prop_assert_eq!(game.log().len(), kept + 1);
                prop_assert_eq!(&Game::from_log(&game.to_log()).unwrap(), &game);
            }
            Err(refused) => prop_assert_eq!(refused, Refused::NothingToTakeBack),
        }
    }
}

#[test]
fn the_cost_of_an_action_does_not_grow_with_the_game() {
    // Counted, not timed: what a state holds for a turn is the same at move 3 and at move 150.
    let mut scene = table::table_of(
        Settings {
            regulations: Regulations {
                fivefold: Fivefold::Off,
                seventy_five_auto: Switch::Off,
                ..Regulations::of(Preset::FideNow)
            },
            ..Settings::at(Table::Play)
        },
        table::START,
    );
    for _ in 0..75 {
        scene.play("g1f3 g8f6 f3g1 f6g8");
    }
    assert_eq!(scene.game.record().len(), 300);
    assert_eq!(scene.game.log().len(), 300);
    assert!(scene.game.ledger().is_empty());
    scene.script("T g1");
    assert_eq!(scene.game.ledger().touches().len(), 1);
    assert_eq!(scene.game.ledger().touches()[0].square, square("g1"));
}
