//! What the page asks in a line or two, and the thought about it.

use jadoube::opponent::{LEVELS, Thinking, welcomes_draw};
use jadoube::rules::{Color, FenReader, Identity, Position};

/// The positions of a text, one FEN a line, oldest first: those that were on the board since the last
/// capture or pawn move, and last the one that is asked about. `None` where one is no position.
fn positions(text: &str) -> Option<Vec<Position>> {
    let reader = FenReader {
        any_material: true,
        ..FenReader::default()
    };
    let read = |line| reader.read(line).ok().map(|fen| fen.position);
    text.lines().map(read).collect()
}

/// Begins to think about the last of the positions. Levels are counted from 1, as players see them.
/// `None` where there is no such level, no position or no legal move.
pub fn think(text: &str, level: u32, seed: u64) -> Option<Thinking> {
    let level = *LEVELS.get(usize::try_from(level).ok()?.checked_sub(1)?)?;
    let positions = positions(text)?;
    let (last, earlier) = positions.split_last()?;
    let earlier: Vec<Identity> = earlier.iter().map(Position::identity).collect();
    Thinking::of(last, &earlier, level, seed)
}

/// Whether a side is glad of a draw in the last of the positions (DRAW-1); not where there is none.
pub fn welcomes(text: &str, side: Color) -> bool {
    let last = positions(text).and_then(|positions| positions.last().copied());
    last.is_some_and(|position| welcomes_draw(&position, side))
}

#[cfg(test)]
mod tests {
    use super::*;
    use jadoube::rules::Fen;

    const MATE: &str = "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1";

    // LEARN-8
    #[test]
    fn each_level_finds_a_move_that_is_legal() {
        let start = Position::initial();
        for level in 1..=5 {
            let found = think(&start.to_fen(), level, 7).map(Thinking::conclude);
            assert!(start.legal_moves().contains(&found.unwrap()), "{level}");
        }
        let mate = think(MATE, 5, 7).map(|thinking| thinking.conclude().to_string());
        assert_eq!(mate.as_deref(), Some("e1e8"));
    }

    // DRAW-12
    #[test]
    fn the_last_line_is_asked_about_and_those_before_it_are_known() {
        let rooks = "7k/8/8/8/8/8/R7/KR6 w - - 8 5";
        let best = think(rooks, 5, 7).unwrap().conclude();
        let position = Fen::read(rooks).unwrap().position;
        let after = position.play(best).unwrap().to_fen();
        // Two rooks up, nobody lets that position come for the third time.
        let known = format!("{after}\n{after}\n{rooks}");
        let found = think(&known, 5, 7).unwrap().conclude();
        assert_ne!(found, best);
        // Asked about alone, it is no other question.
        let again = think(&format!("{rooks}\n{rooks}"), 5, 7)
            .unwrap()
            .conclude();
        assert_eq!(again, best);
    }

    // DRAW-1
    #[test]
    fn who_is_far_behind_is_glad_of_a_draw() {
        let queen_up = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1";
        assert!(welcomes(queen_up, Color::Black));
        assert!(!welcomes(queen_up, Color::White));
    }

    #[test]
    fn what_makes_no_sense_has_no_answer() {
        for text in [
            "",
            "\n",
            "x",
            "8/8/8/8/8/8/8/8 w - - 0 1",
            "7k/5KQ1/8/8/8/8/8/8 b - - 0 1",
        ] {
            assert!(think(text, 1, 0).is_none(), "{text}");
        }
        for level in [0, 6, u32::MAX] {
            assert!(think(MATE, level, 0).is_none(), "{level}");
        }
        assert!(!welcomes("x", Color::White));
    }
}
