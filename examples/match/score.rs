//! A score and how far it may be off.

use std::fmt;

/// Games of a match, by how they ended for the first player.
#[derive(Clone, Copy, Default)]
pub struct Score {
    pub won: u32,
    pub drawn: u32,
    pub lost: u32,
}

/// Within so many standard errors lies the truth in 95 of 100 cases.
const ERRORS: f64 = 1.96;

impl Score {
    /// Points a game, 0 to 1, a draw being half a point (SCORE-1).
    fn mean(self) -> f64 {
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / self.games()
    }

    /// The error of the mean, at 95 %.
    fn error(self) -> f64 {
        let mean = self.mean();
        let squares = f64::from(self.won) * (1.0 - mean).powi(2)
            + f64::from(self.drawn) * (0.5 - mean).powi(2)
            + f64::from(self.lost) * mean.powi(2);
        ERRORS * (squares / self.games()).sqrt() / self.games().sqrt()
    }

    fn games(self) -> f64 {
        f64::from(self.won + self.drawn + self.lost)
    }
}

impl fmt::Display for Score {
    /// Writes per cent: `75.0 ± 9.1 %`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mean, error) = (100.0 * self.mean(), 100.0 * self.error());
        write!(f, "{mean:>5.1} ± {error:>4.1} %")
    }
}
