//! How strongly the squares glow to which a piece may go: less, as the learner succeeds.

/// What the learner has chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Glowing {
    /// Always.
    On,
    /// Never.
    Off,
    /// Fading with success.
    #[default]
    Fade,
}

/// How strongly the squares glow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Glow {
    /// Not at all.
    Dark,
    /// Faintly.
    Faint,
    /// Clearly.
    Clear,
}

impl Glowing {
    /// The glow for a learner who has done so many steps of this lesson, of the wrong tries in this step.
    /// Where tries are wrong, what has faded comes back.
    pub fn glow(self, done: usize, wrong_tries: u16) -> Glow {
        match (self, done, wrong_tries) {
            (Glowing::Off, ..) => Glow::Dark,
            (Glowing::On, ..) | (_, 0 | 1, _) | (_, _, 2..) => Glow::Clear,
            (_, 2 | 3, _) => Glow::Faint,
            (_, _, 1) => Glow::Faint,
            _ => Glow::Dark,
        }
    }

    /// The words of the choice, as kept with the settings.
    pub const WORDS: [(&'static str, Glowing); 3] = [
        ("on", Glowing::On),
        ("off", Glowing::Off),
        ("fade", Glowing::Fade),
    ];
}
