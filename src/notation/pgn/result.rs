//! The result of a game in the signs of PGN.

/// How a game ended, as far as PGN tells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PgnResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: it goes on, or nobody knows.
    Open,
}

impl PgnResult {
    /// The sign in a file.
    pub const fn sign(self) -> &'static str {
        match self {
            PgnResult::WhiteWins => "1-0",
            PgnResult::BlackWins => "0-1",
            PgnResult::Draw => "1/2-1/2",
            PgnResult::Open => "*",
        }
    }

    /// The result of exactly such a sign.
    pub fn of_sign(sign: &str) -> Option<PgnResult> {
        [
            PgnResult::WhiteWins,
            PgnResult::BlackWins,
            PgnResult::Draw,
            PgnResult::Open,
        ]
        .into_iter()
        .find(|result| result.sign() == sign)
    }

    /// The result of a sign, also where a typewriter's signs were made typographic ones: `½-½`,
    /// `1–0`.
    pub fn read(text: &str) -> Option<PgnResult> {
        PgnResult::of_sign(text).or(match text {
            "½" | "½-½" | "½–½" | "1/2–1/2" => Some(PgnResult::Draw),
            "1–0" | "1—0" => Some(PgnResult::WhiteWins),
            "0–1" | "0—1" => Some(PgnResult::BlackWins),
            _ => None,
        })
    }
}
