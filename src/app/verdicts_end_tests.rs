use std::collections::BTreeSet;

use super::tests::{english, of_each, said};
use super::*;

const WINS: [WinReason; 11] = [
    WinReason::Checkmate,
    WinReason::Resignation,
    WinReason::Time,
    WinReason::IllegalMoves,
    WinReason::StoppedClocks,
    WinReason::StalemateLoses,
    WinReason::Absence,
    WinReason::LostAppeal,
    WinReason::SealedMove,
    WinReason::Unplayed,
    WinReason::Ruling,
];

const DRAWS: [DrawReason; 17] = [
    DrawReason::Agreement,
    DrawReason::Stalemate,
    DrawReason::Material,
    DrawReason::DeadPosition,
    DrawReason::PerpetualCheck,
    DrawReason::ThreefoldRepetition,
    DrawReason::FivefoldRepetition,
    DrawReason::FiftyMoves,
    DrawReason::SeventyFiveMoves,
    DrawReason::TimeLoneKing,
    DrawReason::TimeCannotMate,
    DrawReason::BothFlags,
    DrawReason::ResignationCannotMate,
    DrawReason::IllegalMovesCannotMate,
    DrawReason::ImpossiblePosition,
    DrawReason::NormalMeans,
    DrawReason::Ruling,
];

// WIN-1, WIN-2, WIN-3
#[test]
fn a_win_says_who_has_won_and_by_what() {
    let told = |reason| of_each(|winner| ending(Outcome::Won { winner, reason }, !winner));
    let sentences: BTreeSet<String> = WINS.into_iter().map(told).collect();
    // Four of them are what the arbiter rules.
    assert_eq!(sentences.len(), WINS.len() - 3);
    assert!(sentences.iter().all(|said| said.contains("White")));
}

// STALE-1, DRAW-1, DRAW-9 to 15
#[test]
fn a_draw_says_by_what_and_stalemate_whose() {
    let told = |reason, turn| english(&ending(Outcome::Drawn { reason }, turn));
    let sentences: BTreeSet<String> = DRAWS
        .into_iter()
        .map(|reason| {
            said(&ending(Outcome::Drawn { reason }, Color::White));
            told(reason, Color::White)
        })
        .collect();
    assert_eq!(sentences.len(), DRAWS.len());
    let annulled = |reason| said(&ending(Outcome::Annulled { reason }, Color::White));
    let illegal = annulled(AnnulReason::IllegalMove);
    assert_ne!(illegal, annulled(AnnulReason::BlackBegan));
}

#[test]
fn each_end_has_a_word_of_its_own_for_who_reads_the_page() {
    let drawn = DRAWS.map(|reason| Outcome::Drawn { reason });
    let won = WINS.map(|reason| Outcome::Won {
        winner: Color::Black,
        reason,
    });
    for ends in [&drawn[..], &won[..]] {
        let words: BTreeSet<String> = ends.iter().map(|end| reason_word(*end)).collect();
        assert_eq!(words.len(), ends.len());
        for word in words {
            let plain = word.chars().all(|c| c.is_ascii_lowercase() || c == '-');
            assert!(plain && !word.is_empty(), "{word}");
        }
    }
    let word = |reason| reason_word(Outcome::Drawn { reason });
    assert_eq!(word(DrawReason::ThreefoldRepetition), "threefold");
    assert_eq!(word(DrawReason::TimeCannotMate), "time-no-mate");
    assert_eq!(word(DrawReason::SeventyFiveMoves), "seventy-five-moves");
}
