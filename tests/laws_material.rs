//! The checks of DRAW-9 and CLOCK-9 that rest on what any series of legal moves can do.

mod table;

use Preset::{Codex, Fide2014, FideNow};
use jadoube::clock::Instant;
use jadoube::game::regulations::*;
use jadoube::game::*;
use table::*;

/// Black's flag falls.
fn black_flags(laws: Preset, fen: &str) -> (&'static str, String) {
    let mut table = clocked(laws, Enforcement::Guide, "90", fen);
    assert_eq!(table.game.outcome(), None, "{fen}");
    table.wait(minutes(90));
    table.game.settle(Instant(table.now));
    (table.result(), table.reason())
}

fn won() -> (&'static str, String) {
    ("1-0", "time".to_string())
}

fn drawn() -> (&'static str, String) {
    ("1/2-1/2", "time_cannot_mate".to_string())
}

#[test]
fn a_knight_can_mate_a_rook_but_not_a_queen() {
    // CLOCK-9b, DRAW-22
    let rook = "4k3/8/8/8/8/8/r7/4K1N1 b - - 0 1";
    let queen = "4k3/8/8/8/8/8/q7/4K1N1 b - - 0 1";
    for preset in [FideNow, Fide2014, Codex] {
        assert_eq!(black_flags(preset, rook), won(), "{preset:?}");
    }
    assert_eq!(black_flags(FideNow, queen), drawn());
    assert_eq!(black_flags(Fide2014, queen), drawn());
    assert_eq!(black_flags(Codex, queen), won());
}

#[test]
fn a_minor_piece_can_mate_a_pawn() {
    // CLOCK-9c
    assert_eq!(
        black_flags(FideNow, "4k3/p7/8/8/8/8/8/4K1N1 b - - 0 1"),
        won()
    );
    // CLOCK-9d
    assert_eq!(
        black_flags(FideNow, "4k3/p7/8/8/8/8/8/4KB2 b - - 0 1"),
        won()
    );
}

#[test]
fn a_flag_that_falls_before_the_only_move_takes_the_last_mating_piece_draws() {
    // C12, CLOCK-9
    let mut table = clocked(
        FideNow,
        Enforcement::Guide,
        "5",
        "8/2kr4/8/K7/8/8/8/8 w - - 0 1",
    );
    table.play("a5a6 d7d8 a6a7");
    table.make("d8a8");
    if table.game.outcome().is_none() {
        table.black(Action::Press).wait(minutes(5));
        table.game.settle(Instant(table.now));
    }
    assert_eq!(table.result(), "1/2-1/2");
}

#[test]
fn a_locked_wall_of_pawns_is_dead() {
    // DRAW-9e, C11
    for fen in [
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
        "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1",
    ] {
        for preset in Preset::ALL {
            let table = table(preset, fen);
            let dead = matches!(preset, FideNow | Fide2014);
            let reason = if dead { "dead_position" } else { "" };
            assert_eq!(table.reason(), reason, "{preset:?} {fen}");
            if !dead {
                // Nobody can mate, so a flag only draws where that is asked.
                let mut flagged = clocked(preset, Enforcement::Guide, "90", fen);
                flagged.wait(minutes(90));
                flagged.game.settle(Instant(flagged.now));
                let loses = preset == Codex;
                assert_eq!(flagged.result(), if loses { "0-1" } else { "1/2-1/2" });
            }
        }
    }
}

#[test]
fn the_move_that_locks_the_board_ends_the_game() {
    // DRAW-9e, DONE-8
    let mut table = table(FideNow, "4k3/8/8/p1p1p3/P1P1P1p1/8/6P1/4K3 w - - 0 1");
    assert_eq!(table.game.outcome(), None);
    table.play("g2g3");
    assert_eq!(table.reason(), "dead_position");
}
