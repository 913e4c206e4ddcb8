//! What it knows of draws, and what it says when one is offered.

use jadoube::opponent::{LEVELS, Thinking, welcomes_draw};
use jadoube::rules::Color;

use crate::question::{CLEAR_SIGHTED, chooses, played, position};

// DRAW-11
#[test]
fn who_is_ahead_avoids_the_repetition_and_who_is_behind_seeks_it() {
    // White has a queen more and could go on as before.
    let start = "6k1/5ppp/8/8/4Q3/8/5PPP/6K1 w - - 0 1";
    let (now, earlier) = played(start, "Qd4 Kf8 Qe4 Kg8 Qd4 Kf8");
    for seed in 0..20 {
        let thinking = Thinking::of(&now, &earlier, CLEAR_SIGHTED, seed).unwrap();
        let next = now.play(thinking.conclude()).unwrap();
        assert!(!earlier.contains(&next.identity()), "{next}");
    }
    // Here it is White who is behind, and has perpetual check (DRAW-10a).
    let start = "6k1/6p1/8/7Q/8/8/q5PP/1r4BK w - - 0 1";
    let (now, earlier) = played(start, "Qe8+ Kh7 Qh5+ Kg8");
    for seed in 0..20 {
        let thinking = Thinking::of(&now, &earlier, CLEAR_SIGHTED, seed).unwrap();
        assert_eq!(thinking.conclude().to_string(), "h5e8");
    }
}

// DRAW-14, DRAW-15
#[test]
fn who_is_ahead_makes_progress_before_fifty_moves_are_over() {
    let pawn = position("8/8/8/3k4/8/P7/8/R3K3 w - - 99 120");
    let mate = position("k7/8/1K6/8/8/8/P7/7R w - - 99 120");
    for seed in 0..20 {
        assert_eq!(chooses(CLEAR_SIGHTED, &pawn, seed), "a3a4");
        assert_eq!(chooses(CLEAR_SIGHTED, &mate, seed), "h1h8");
    }
}

// STALE-1
#[test]
fn who_is_ahead_does_not_give_stalemate() {
    let position = position("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1");
    for level in &LEVELS[2..] {
        for seed in 0..20 {
            let mv = chooses(*level, &position, seed);
            assert!(mv != "f1f7", "{mv}");
        }
    }
}

// DRAW-1
#[test]
fn a_draw_is_welcome_to_who_is_behind_only() {
    let start = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let rook_more = position("4k3/pp6/8/8/8/8/PP6/R3K3 w - - 0 1");
    for side in Color::ALL {
        assert!(!welcomes_draw(&start, side), "it plays on in an even game");
        assert_eq!(welcomes_draw(&rook_more, side), side == Color::Black);
    }
}

// DRAW-1: what hangs is counted.
#[test]
fn the_answer_to_an_offer_counts_what_is_about_to_be_taken() {
    let hanging = position("4k3/pp6/8/3q4/4P3/8/PP6/4K3 w - - 0 1");
    assert!(!welcomes_draw(&hanging, Color::White));
    assert!(welcomes_draw(&hanging, Color::Black));
}

// DRAW-9
#[test]
fn who_cannot_win_any_more_welcomes_a_draw() {
    for (fen, white) in [
        ("4k3/p7/8/8/8/8/8/4K1N1 w - - 0 1", true),
        ("4k3/8/8/8/8/8/8/2N1K1N1 w - - 0 1", true),
        ("4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", false),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", false),
    ] {
        assert_eq!(welcomes_draw(&position(fen), Color::White), white, "{fen}");
    }
}

// DRAW-14
#[test]
fn a_game_that_leads_nowhere_may_be_drawn() {
    let at = |clock: u16| position(&format!("4k3/p7/8/8/8/8/P7/4K3 w - - {clock} 90"));
    for side in Color::ALL {
        assert!(!welcomes_draw(&at(10), side));
        assert!(welcomes_draw(&at(60), side));
    }
}
