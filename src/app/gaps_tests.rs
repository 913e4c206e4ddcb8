use super::*;
use crate::app::language::Language;
use crate::clock::{GapPolicy, Sample};
use crate::game::regulations::{Preset, Regulations, Settings, Table};
use crate::rules::{Color, Position};
use crate::storage::{GameId, Head, Kept, Names};

const SLEPT: Millis = Millis(65_000);

/// A game of five minutes each, with White's clock running for ten seconds.
fn running(gaps: GapPolicy) -> Sitting {
    let settings = Settings {
        control: "5+0".parse().unwrap(),
        gaps,
        ..Settings::at(Table::Play)
    };
    start(settings)
}

fn start(settings: Settings) -> Sitting {
    let mut sitting = Sitting::new(settings, Position::initial(), false);
    sitting
        .act(Actor::Arbiter, Action::StartClock, Instant(0))
        .unwrap();
    sitting
}

fn left(sitting: &Sitting, side: Color, at: i64) -> Millis {
    sitting
        .game()
        .clock()
        .at(Instant(at))
        .remaining(side)
        .unwrap()
}

fn runs(sitting: &Sitting, at: i64) -> Option<Color> {
    sitting.game().clock().at(Instant(at)).running()
}

fn english() -> Texts {
    Texts::new(Language::English)
}

fn move_once(sitting: &mut Sitting, from: &str, to: &str, at: i64) {
    let (from, to) = (from.parse().unwrap(), to.parse().unwrap());
    sitting.touch(from, Instant(at)).unwrap();
    sitting.carry(from, to, Instant(at)).unwrap();
}

// CLOCK-16: play was interrupted through no fault of the players.
#[test]
fn a_gap_stops_the_clocks_and_asks() {
    let mut sitting = running(GapPolicy::Stop);
    assert!(enter(&mut sitting, Gap::Missing(SLEPT), Instant(10_000)));
    assert_eq!(runs(&sitting, 20_000), None);
    assert_eq!(left(&sitting, Color::White, 20_000), Millis(290_000));
    assert_eq!(undecided(sitting.game()), Some(SLEPT));
    let said = told(&sitting, &english()).unwrap();
    assert!(said.contains("1 minute 5 seconds"), "{said}");
    assert!(said.contains("White’s clock"), "{said}");
    let last = sitting.game().log().last().unwrap();
    assert_eq!(last.action, Action::GapStopped { time: SLEPT });
    // Found once, it is not found again.
    assert!(!enter(&mut sitting, Gap::Missing(SLEPT), Instant(20_000)));
}

#[test]
fn the_players_let_a_gap_be() {
    let mut sitting = running(GapPolicy::Stop);
    enter(&mut sitting, Gap::Missing(SLEPT), Instant(10_000));
    sitting
        .act(Actor::Arbiter, Action::Resume, Instant(30_000))
        .unwrap();
    assert_eq!(left(&sitting, Color::White, 31_000), Millis(289_000));
    assert_eq!(undecided(sitting.game()), None);
    assert_eq!(told(&sitting, &english()), None);
    assert!(count(&mut sitting, Instant(31_000)).is_err());
}

#[test]
fn the_players_count_a_gap_and_the_clocks_go_on() {
    let mut sitting = running(GapPolicy::Stop);
    enter(&mut sitting, Gap::Missing(SLEPT), Instant(10_000));
    count(&mut sitting, Instant(30_000)).unwrap();
    assert_eq!(runs(&sitting, 30_000), Some(Color::White));
    assert_eq!(left(&sitting, Color::White, 31_000), Millis(224_000));
    assert_eq!(left(&sitting, Color::Black, 31_000), Millis(300_000));
}

// CLOCK-6
#[test]
fn a_flag_that_falls_by_a_counted_gap_ends_the_game() {
    for policy in [GapPolicy::Count, GapPolicy::Stop] {
        let mut sitting = running(policy);
        let gap = Gap::Missing(Millis::from_minutes(5));
        assert!(enter(&mut sitting, gap, Instant(10_000)));
        match policy {
            GapPolicy::Count => sitting.settle(Instant(10_000)),
            GapPolicy::Stop => count(&mut sitting, Instant(12_000)).unwrap(),
        };
        assert_eq!(sitting.outcome().unwrap().result(), "0-1", "{policy:?}");
        assert!(told(&sitting, &english()).unwrap().contains("5 minutes"));
    }
}

#[test]
fn a_gap_that_counts_is_gone_from_the_side_to_move_and_told_until_both_have_moved() {
    let mut sitting = running(GapPolicy::Count);
    move_once(&mut sitting, "e2", "e4", 5_000);
    assert!(enter(&mut sitting, Gap::Missing(SLEPT), Instant(10_000)));
    assert_eq!(runs(&sitting, 10_000), Some(Color::Black));
    assert_eq!(left(&sitting, Color::White, 10_000), Millis(295_000));
    assert_eq!(left(&sitting, Color::Black, 10_000), Millis(230_000));
    let said = told(&sitting, &english()).unwrap();
    assert!(said.contains("1 minute 5 seconds"), "{said}");
    move_once(&mut sitting, "e7", "e5", 11_000);
    assert!(told(&sitting, &english()).is_some());
    move_once(&mut sitting, "g1", "f3", 12_000);
    assert_eq!(told(&sitting, &english()), None);
}

#[test]
fn nothing_is_missing_where_no_clock_runs_or_the_wall_clock_was_set_back() {
    let gap = Gap::Missing(SLEPT);
    let without = Settings::at(Table::Play);
    let mut sitting = Sitting::new(without, Position::initial(), false);
    assert!(!enter(&mut sitting, gap, Instant(0)));
    let mut sitting = running(GapPolicy::Count);
    assert!(!enter(
        &mut sitting,
        Gap::WallSetBack(SLEPT),
        Instant(10_000)
    ));
    assert_eq!(left(&sitting, Color::White, 10_000), Millis(290_000));
    sitting
        .act(Color::White, Action::Resign, Instant(11_000))
        .unwrap();
    assert!(!enter(&mut sitting, gap, Instant(12_000)));
}

// CLOCK-7: the flag fell before anybody slept.
#[test]
fn a_flag_that_had_fallen_is_called_before_a_gap() {
    let mut sitting = running(GapPolicy::Stop);
    assert!(!enter(&mut sitting, Gap::Missing(SLEPT), Instant(300_001)));
    assert!(!sitting.settle(Instant(300_001)).is_empty());
    assert_eq!(sitting.outcome().unwrap().result(), "0-1");
    assert_eq!(undecided(sitting.game()), None);
}

// CLOCK-11: where only a claim counts, the flag falls and the game goes on.
#[test]
fn where_flags_are_claimed_a_counted_gap_lowers_the_flag_only() {
    let mut sitting = start(Settings {
        regulations: Regulations::of(Preset::Fide2014),
        control: "5+0".parse().unwrap(),
        ..Settings::at(Table::Play)
    });
    let gap = Gap::Missing(Millis::from_minutes(6));
    assert!(enter(&mut sitting, gap, Instant(10_000)));
    count(&mut sitting, Instant(20_000)).unwrap();
    assert_eq!(sitting.outcome(), None);
    let clock = sitting.game().clock();
    assert!(clock.at(Instant(20_000)).flag(Color::White).is_some());
}

/// A page that was closed asks as well, whatever the setting: somebody has to let the clocks go on.
#[test]
fn a_game_that_comes_back_asks_about_the_time_away() {
    for (away, asked) in [(SLEPT, Some(SLEPT)), (TOLERANCE, None)] {
        let game = running(GapPolicy::Count).game().clone();
        let kept = Kept {
            id: GameId::new(1_000, 1),
            head: Head::new(&game, Names::default(), "#/play", 1_000),
            game,
            seen: Sample {
                monotonic: Instant(10_000),
                wall: 11_000,
            },
            next: 1,
        };
        let (game, _) = kept.come_back(kept.seen.wall + away.get(), 0.0);
        let mut sitting = Sitting::going_on(game);
        assert_eq!(undecided(sitting.game()), asked);
        assert_eq!(told(&sitting, &english()).is_some(), asked.is_some());
        if asked.is_some() {
            count(&mut sitting, Instant(10_000)).unwrap();
            assert_eq!(left(&sitting, Color::White, 10_000), Millis(225_000));
        }
    }
}
