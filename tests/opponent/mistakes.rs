//! What each level sees and overlooks: mistakes of people.

use jadoube::opponent::LEVELS;

use crate::question::{CLEAR_SIGHTED, chooses, position, times};

// MATE-1, LEARN-8
#[test]
fn who_overlooks_nothing_mates_in_one_in_every_game() {
    for (fen, mates) in [
        ("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", vec!["e1e8"]),
        (
            "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
            vec!["h5f7"],
        ),
        ("7k/8/5NK1/8/8/8/8/R7 w - - 0 1", vec!["a1h1", "a1a8"]),
        ("6rk/6pp/8/4N3/8/8/8/6K1 w - - 0 1", vec!["e5f7"]),
        ("8/8/8/8/8/1k6/3r4/K7 b - - 0 1", vec!["d2d1"]),
    ] {
        assert_eq!(times(CLEAR_SIGHTED, fen, &mates), 100, "{fen}");
        // It may overlook that the queen can take, but no mate as such.
        assert!(times(LEVELS[4], fen, &mates) >= 90, "{fen}");
    }
}

// MATE-1
#[test]
fn the_higher_the_level_the_seldomer_it_misses_a_mate() {
    let mates = LEVELS.map(|level| times(level, "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", &["e1e8"]));
    assert!((50..95).contains(&mates[0]), "{mates:?}");
    assert!(
        mates[1] < 95 && mates[2] >= 85 && mates[3] >= 90,
        "{mates:?}"
    );
}

// MATE-1
#[test]
fn a_mate_in_two_is_found() {
    let fen = "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1";
    assert_eq!(times(CLEAR_SIGHTED, fen, &["a2a7", "b1b7"]), 100);
}

// LEARN-8: nobody throws away at random.
#[test]
fn every_level_takes_a_queen_that_stands_before_it() {
    let fen = "rnb1kbnr/pppp1ppp/8/4p3/3P3q/6P1/PPP1PP1P/RNBQKBNR w KQkq - 1 3";
    for level in LEVELS {
        let taken = times(level, fen, &["g3h4"]);
        assert!(taken >= 75, "{taken}");
    }
}

// LEARN-8: the queen hangs to a bishop from the other corner.
#[test]
fn the_lower_levels_overlook_the_long_diagonal() {
    let fen = "3k4/7p/8/4q3/8/8/1B5P/1K6 w - - 0 1";
    let taken = LEVELS.map(|level| times(level, fen, &["b2e5"]));
    assert!((50..98).contains(&taken[0]), "{taken:?}");
    assert!((50..98).contains(&taken[1]), "{taken:?}");
    assert!(taken[4] >= 95, "{taken:?}");
}

// LEARN-8: it knows how the pieces move, and no more.
#[test]
fn only_the_first_level_takes_a_guarded_pawn_with_the_queen() {
    let fen = "4k3/2p5/3p4/8/8/8/4P3/3QK3 w - - 0 1";
    let taken = LEVELS.map(|level| times(level, fen, &["d1d6"]));
    assert!(taken[0] >= 80, "{taken:?}");
    assert!((1..40).contains(&taken[1]), "{taken:?}");
    assert!(taken[2] <= 20 && taken[4] <= 8, "{taken:?}");
}

// LEARN-8: the bishop on e3 guards the knight; it could take a pawn instead.
#[test]
fn the_lower_levels_forget_what_a_piece_was_guarding() {
    let fen = "3r2k1/5p2/7p/8/3N4/4B3/5PPP/6K1 w - - 0 1";
    let taken = LEVELS.map(|level| times(level, fen, &["e3h6"]));
    assert!(taken[1] >= 30, "{taken:?}");
    assert!(taken[2] <= taken[1] && taken[3] < taken[2], "{taken:?}");
    assert!(taken[4] <= 30, "{taken:?}");
}

// MATE-1
#[test]
fn the_strongest_level_wins_with_a_queen_against_a_king() {
    let mut now = position("8/8/8/3k4/8/8/8/Q3K3 w - - 0 1");
    let mut earlier = Vec::new();
    while now.ending().is_none() && now.halfmove_clock() < 80 {
        let level = if now.turn().is_white() {
            LEVELS[4]
        } else {
            LEVELS[3]
        };
        let thinking = jadoube::opponent::Thinking::of(&now, &earlier, level, 9).unwrap();
        earlier.push(now.identity());
        now = now.play(thinking.conclude()).unwrap();
    }
    assert_eq!(
        now.ending(),
        Some(jadoube::rules::Ending::Checkmate),
        "{now}"
    );
}

// PROMO-1
#[test]
fn a_pawn_becomes_a_queen_unless_that_is_stalemate() {
    let queen = position("8/4P2k/8/8/8/8/8/K7 w - - 0 1");
    for level in LEVELS {
        assert_eq!(chooses(level, &queen, 1), "e7e8q");
    }
    let stalemate = "8/6P1/7k/8/5K2/8/8/8 w - - 0 1";
    assert!(times(LEVELS[4], stalemate, &["g7g8q", "g7g8r"]) > 90);
}
