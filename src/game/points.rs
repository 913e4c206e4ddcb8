//! What a result is worth (SCORE-1 to 3).

use super::outcome::Outcome;
use crate::rules::{ByColor, Color};

/// What a win, a draw and a loss are worth, in half points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScoreSystem {
    /// A win.
    pub win: u32,
    /// A draw.
    pub draw: u32,
    /// A loss.
    pub loss: u32,
}

impl ScoreSystem {
    /// 1, ½, 0: the usual one (SCORE-1).
    pub const USUAL: ScoreSystem = ScoreSystem::of(2, 1, 0);
    /// 3, 1, 0, as in football (SCORE-2).
    pub const FOOTBALL: ScoreSystem = ScoreSystem::of(6, 2, 0);

    const fn of(win: u32, draw: u32, loss: u32) -> ScoreSystem {
        ScoreSystem { win, draw, loss }
    }

    /// The half points that each side gets; nothing for a game that is annulled.
    pub const fn points(self, outcome: Outcome) -> Option<ByColor<u32>> {
        let (white, black) = match outcome {
            Outcome::Won { winner, .. } if winner.is_white() => (self.win, self.loss),
            Outcome::Won { .. } => (self.loss, self.win),
            Outcome::Drawn { .. } => (self.draw, self.draw),
            Outcome::Annulled { .. } => return None,
        };
        Some(ByColor { white, black })
    }

    /// The half points of a player in several games, each with the side that he had (SCORE-3).
    pub fn total(self, games: impl IntoIterator<Item = (Color, Outcome)>) -> u32 {
        let each = games
            .into_iter()
            .filter_map(|(side, outcome)| Some(self.points(outcome)?[side]));
        each.fold(0, u32::saturating_add)
    }
}

/// Half points as they are written: `2½`, `½`, `0`.
pub fn points_text(half: u32) -> String {
    match (half / 2, half % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

impl Outcome {
    /// The result as a score sheet has it: `1–0`, `½–½`; a dash for a game that is annulled.
    pub fn result_text(self) -> String {
        match ScoreSystem::USUAL.points(self) {
            Some(points) => format!(
                "{}–{}",
                points_text(points.white),
                points_text(points.black)
            ),
            None => "–".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{AnnulReason, DrawReason, WinReason};

    const DRAW: Outcome = Outcome::Drawn {
        reason: DrawReason::Agreement,
    };
    const ANNULLED: Outcome = Outcome::Annulled {
        reason: AnnulReason::Ruling,
    };

    fn won(winner: Color) -> Outcome {
        Outcome::Won {
            winner,
            reason: WinReason::Checkmate,
        }
    }

    // SCORE-1
    #[test]
    fn a_win_is_one_a_draw_a_half_a_loss_nothing() {
        assert_eq!(won(Color::White).result_text(), "1–0");
        assert_eq!(won(Color::Black).result_text(), "0–1");
        assert_eq!(DRAW.result_text(), "½–½");
        assert_eq!(ANNULLED.result_text(), "–");
        assert_eq!(ScoreSystem::USUAL.points(ANNULLED), None);
    }

    // SCORE-2, SCORE-2a
    #[test]
    fn three_wins_two_draws_and_a_loss_are_four_points_and_eleven_in_football() {
        let side = [Color::White, Color::Black];
        let wins = [0, 1, 0].map(|turn| (side[turn], won(side[turn])));
        let draws = [(Color::Black, DRAW), (Color::White, DRAW)];
        let losses = [(Color::White, won(Color::Black))];
        let games = || wins.into_iter().chain(draws).chain(losses);
        assert_eq!(points_text(ScoreSystem::USUAL.total(games())), "4");
        assert_eq!(points_text(ScoreSystem::FOOTBALL.total(games())), "11");
    }

    // SCORE-3
    #[test]
    fn in_a_mini_match_both_totals_add_up() {
        let games = [won(Color::White), DRAW, won(Color::Black), ANNULLED];
        let total = |side| ScoreSystem::USUAL.total(games.map(|outcome| (side, outcome)));
        assert_eq!(points_text(total(Color::White)), "1½");
        assert_eq!(points_text(total(Color::Black)), "1½");
        // Most points win: one more decides.
        let more = total(Color::White) + ScoreSystem::USUAL.win;
        assert!(more > total(Color::Black));
        assert_eq!(points_text(1), "½");
    }
}
