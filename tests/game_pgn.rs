//! The game at the table as PGN, and PGN played at a table.

mod table;

use std::time::Duration;

use jadoube::clock::{Control, Instant, Millis};
use jadoube::game::pgn::{Opened, StopReason};
use jadoube::game::regulations::*;
use jadoube::game::*;
use jadoube::notation::pgn::{Node, PgnGame, PgnResult, read_pgn};
use jadoube::rules::Color;
use proptest::prelude::*;
use table::*;

fn scored(text: &str) -> PgnGame {
    let game = read_pgn(text.as_bytes()).next().unwrap();
    assert_eq!(game.errors(), []);
    game
}

fn opened(text: &str) -> Opened {
    Game::of_score(&scored(text), Settings::at(Table::Play))
}

fn movetext(score: &PgnGame) -> String {
    score.to_pgn().split_once("\n\n").unwrap().1.to_string()
}

fn tag(game: &Game, name: &str) -> String {
    game.score().tag(name).unwrap_or("none").to_string()
}

// NOTATION-10, CLOCK-1
#[test]
fn a_score_has_clocks_offers_and_the_reason_of_the_end() {
    let mut table = clocked(Preset::FideNow, Enforcement::Guide, "5+3", START);
    table.wait(seconds(2)).script("T e2, L e4, C");
    table.wait(Millis(3_456)).script("T e7, L e5");
    table.black(Action::OfferDraw).black(Action::Press);
    table.wait(seconds(1)).white(Action::DeclineDraw);
    table.script("T g1, L f3, C").black(Action::Resign);
    let score = table.game.score();
    assert_eq!(
        movetext(&score),
        "1. e4 {[%clk 0:05:04]} 1... e5 {[%clk 0:05:02.5]} {(=)} 2. Nf3 {[%clk 0:05:06]}\n1-0\n"
    );
    assert_eq!(score.tag("TimeControl"), Some("300+3"));
    assert_eq!(score.tag("Termination"), Some("normal"));
    assert_eq!(score.tag("EndReason"), Some("resignation"));
    assert_eq!(score.result(), PgnResult::WhiteWins);
}

// NOTATION-10, DRAW-1
#[test]
fn an_offer_is_noted_with_the_move_of_who_made_it() {
    let mut table = clocked(Preset::Codex, Enforcement::Guide, "5+3", START);
    table.white(Action::OfferDraw);
    table.script("T e2, L e4, C").script("T e7, L e5, C");
    table.script("T d2, L d4, C").script("T d7, L d6, C");
    table.white(Action::OfferDraw).black(Action::AcceptDraw);
    let score = table.game.score();
    let offered: Vec<bool> = score.main_line().map(|n| score.draw_offered(n)).collect();
    // The second is made in a turn that has no move.
    assert_eq!(offered, [true, false, true, false]);
    assert_eq!(score.result(), PgnResult::Draw);
    assert_eq!(score.tag("EndReason"), Some("agreement"));
}

// C13, CLOCK-9
#[test]
fn a_flag_that_falls_against_a_bare_king_is_a_draw_in_the_score() {
    let fen = "4k3/8/8/8/8/8/8/3QK3 w - - 0 1";
    let mut table = clocked(Preset::FideNow, Enforcement::Guide, "1", fen);
    table.wait(minutes(2));
    let now = Instant(table.now);
    table.game.settle(now);
    let score = table.game.score();
    assert_eq!(score.result().sign(), "1/2-1/2");
    assert_eq!(score.tag("Termination"), Some("time forfeit"));
    assert_eq!(score.tag("EndReason"), Some("time_lone_king"));
    assert!(score.to_pgn().ends_with("\n\n1/2-1/2\n"));
}

// C25
#[test]
fn a_game_that_black_begins_has_set_up_and_dots() {
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let mut table = table(Preset::FideNow, fen);
    table.play("e7e5");
    let text = table.game.score().to_pgn();
    assert!(
        text.contains(&format!("[FEN \"{fen}\"]\n[SetUp \"1\"]\n")),
        "{text}"
    );
    assert!(text.ends_with("\n\n1... e5 *\n"), "{text}");
    assert!(text.contains("[Termination \"unterminated\"]"));
}

#[test]
fn every_control_has_its_tag_or_says_that_it_has_none() {
    for (control, value) in [
        ("40/90+30 30+30", "40/5400+30:1800+30"),
        ("h3", "*180"),
        ("10d5", "?"),
        ("5+3 | 3+2", "?"),
        ("none", "-"),
    ] {
        let mut settings = settings(Preset::FideNow);
        settings.control = control.parse::<Control>().unwrap();
        let table = table_of(settings, START);
        assert_eq!(tag(&table.game, "TimeControl"), value, "{control}");
    }
}

#[test]
fn without_a_limit_the_score_has_the_time_used_only_where_it_is_known() {
    let score = opened("1. e4 {[%emt 0:00:07]} e5 *").game.score();
    assert_eq!(movetext(&score), "1. e4 e5 *\n");
}

// IRREG-17
#[test]
fn a_score_stops_where_something_illegal_stands() {
    let mut table = clocked(Preset::FideNow, Enforcement::Claims, "5+3", START);
    table.script("T e2, L e4, C");
    table.script("T e8, L e6, C").script("T d2, L d4, C");
    let score = table.game.score();
    assert_eq!(table.game.record().len(), 3);
    assert_eq!(score.main_line().count(), 1);
}

#[test]
fn a_score_with_clocks_is_opened_with_its_clocks() {
    let text = "[TimeControl \"2/60:30+1\"]\n\n\
        1. e4 {[%clk 0:00:50]} e5 {[%clk 0:00:59.3]} 2. Nf3 {[%clk 0:01:10]} Nc6 {[%clk 0:01:20]} \
        3. Bb5 {[%clk 0:01:05]} *";
    let Opened { game, stopped } = opened(text);
    assert_eq!(stopped, None);
    assert_eq!(game.settings().control.to_string(), "2/1 0:30+1");
    let shown: Vec<String> = Color::ALL
        .into_iter()
        .flat_map(|side| {
            game.clock()
                .moves(side)
                .iter()
                .map(|m| m.remaining.unwrap())
        })
        .map(|left| (left.get() as f64 / 1000.0).to_string())
        .collect();
    assert_eq!(shown, ["50", "70", "65", "59.3", "80"]);
    // 10 s, 0.7 s, 50 + 31 - 70 s, 59.3 + 31 - 80 s, 70 + 1 - 65 s
    assert_eq!(game.record().plies()[4].made_at, Instant(38_000));
    assert_eq!(
        game.clock().at(Instant(39_000)).running(),
        Some(Color::Black)
    );
}

#[test]
fn clocks_that_can_not_be_are_taken_as_near_as_may_be() {
    let text = "[TimeControl \"60\"]\n\n1. e4 {[%clk 0:05:00]} e5 {[%clk 0:00:00]} 2. Nf3 Nc6 *";
    let Opened { game, stopped } = opened(text);
    assert_eq!(stopped, None);
    assert_eq!(game.outcome(), None);
    let left = |side: Color| game.clock().moves(side)[0].remaining.unwrap();
    assert_eq!(left(Color::White), seconds(60));
    assert_eq!(left(Color::Black), Millis(1));
}

#[test]
fn a_game_without_a_result_can_be_played_on() {
    let Opened { mut game, .. } = opened("1. e4 e5 2. Nf3 *");
    assert_eq!(game.outcome(), None);
    assert!(game.play("b8c6".parse().unwrap(), Instant(5)).is_ok());
    assert_eq!(movetext(&game.score()), "1. e4 e5 2. Nf3 Nc6 *\n");
}

// WIN-2, WIN-3, DRAW-1
#[test]
fn the_result_comes_with_the_reason_that_the_tags_tell() {
    let won = |winner, reason| Outcome::Won { winner, reason };
    let drawn = |reason| Outcome::Drawn { reason };
    for (tags, result, outcome) in [
        ("", "1-0", won(Color::White, WinReason::Resignation)),
        (
            "[Termination \"Time forfeit\"]\n",
            "0-1",
            won(Color::Black, WinReason::Time),
        ),
        (
            "[Termination \"rules infraction\"]\n",
            "1-0",
            won(Color::White, WinReason::IllegalMoves),
        ),
        (
            "[Termination \"abandoned\"]\n",
            "1-0",
            won(Color::White, WinReason::Absence),
        ),
        (
            "[Termination \"adjudication\"]\n",
            "1-0",
            won(Color::White, WinReason::Ruling),
        ),
        ("", "1/2-1/2", drawn(DrawReason::Agreement)),
        (
            "[Termination \"time forfeit\"]\n",
            "1/2-1/2",
            drawn(DrawReason::TimeCannotMate),
        ),
        (
            "[EndReason \"threefold_repetition\"]\n",
            "1/2-1/2",
            drawn(DrawReason::ThreefoldRepetition),
        ),
        // No mate stands on the board.
        (
            "[EndReason \"checkmate\"]\n",
            "1-0",
            won(Color::White, WinReason::Resignation),
        ),
        (
            "[EndReason \"tea\"]\n",
            "1-0",
            won(Color::White, WinReason::Resignation),
        ),
    ] {
        let game = opened(&format!("{tags}\n1. e4 e5 {result}")).game;
        assert_eq!(game.outcome(), Some(outcome), "{tags}{result}");
    }
    assert_eq!(opened("1. e4 *").game.outcome(), None);
}

// DRAW-13
#[test]
fn a_score_that_goes_on_after_the_end_is_taken_over_up_to_it() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let Opened { game, stopped } = opened(&format!("{shuffle} e4 *"));
    let stopped = stopped.unwrap();
    assert_eq!(stopped.plies, 16);
    let outcome = game.outcome().unwrap();
    assert_eq!(
        stopped.why,
        StopReason::Refused(Refused::GameOver { outcome })
    );
    assert_eq!(outcome.reason(), "fivefold_repetition");
}

#[test]
fn a_null_move_stops_the_game() {
    let stopped = opened("1. e4 e5 2. -- Nc6 *").stopped.unwrap();
    assert_eq!((stopped.plies, stopped.why), (2, StopReason::NullMove));
}

// VARIANT-2
#[test]
fn castling_that_looks_like_a_step_of_the_king_is_castling() {
    let tags =
        "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/5K1R w K - 0 1\"]\n\n";
    for (text, fen) in [
        ("O-O", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"),
        ("Kg1", "4k3/8/8/8/8/8/8/6KR b - - 1 1"),
    ] {
        let Opened { game, stopped } = opened(&format!("{tags}1. {text} *"));
        assert_eq!(stopped, None);
        assert_eq!(game.position().to_fen(), fen);
        assert_eq!(movetext(&game.score()), format!("1. {text} *\n"));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_comes_back_from_its_score(
        choices in proptest::collection::vec((any::<prop::sample::Index>(), 0_i64..90_000, 0_u8..20), 0..150),
        control in prop::sample::select(vec!["none", "5+3", "40/10+1 5", "2/3 2/2 1+5", "h20"]),
    ) {
        let mut settings = Settings::at(Table::Play);
        settings.control = control.parse::<Control>().unwrap();
        let mut game = Game::new(settings.clone(), position(START));
        let mut now = 0;
        if settings.has_clock() {
            game.apply(Actor::Arbiter, Action::StartClock, Instant(0)).unwrap();
        }
        for (choice, time, extra) in choices {
            // A score has tenths of a second, an untimed one no times.
            now += if settings.has_clock() { time / 100 * 100 } else { 0 };
            game.settle(Instant(now));
            if game.outcome().is_some() {
                break;
            }
            let moves = game.position().legal_moves();
            let by = game.turn();
            game.play(moves[choice.index(moves.len())].into(), Instant(now)).unwrap();
            if extra == 0 && game.outcome().is_none() {
                let _ = game.apply(Actor::from(by), Action::OfferDraw, Instant(now));
            }
        }
        let text = game.score().to_pgn();
        let score = scored(&text);
        let Opened { game: again, stopped } = Game::of_score(&score, settings);
        prop_assert_eq!(stopped, None, "{}", &text);
        prop_assert_eq!(again.position(), game.position());
        prop_assert_eq!(again.outcome(), game.outcome(), "{}", &text);
        prop_assert_eq!(again.draw_offered_by(), game.draw_offered_by());
        for side in Color::ALL {
            prop_assert_eq!(again.clock().moves(side), game.clock().moves(side));
        }
        prop_assert_eq!(again.score().to_pgn(), text);
    }
}

#[test]
fn a_clock_reads_from_the_score_as_from_the_game() {
    let mut table = clocked(Preset::FideNow, Enforcement::Guide, "5+3", START);
    table.wait(seconds(10)).script("T e2, L e4, C");
    let score = scored(&table.game.score().to_pgn());
    let first = score.next(Node::START).unwrap();
    assert_eq!(score.clock(first), Some(Duration::from_secs(296)));
}
