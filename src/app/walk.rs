//! Walking through the half-moves of a game: which of its positions the board shows.

/// A step, as keys, wheel and buttons ask for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Walk {
    /// To the position at the start.
    Start,
    /// By so many half-moves, back where negative.
    By(i32),
    /// To the position after so many half-moves.
    To(usize),
    /// To the game as it stands.
    Present,
}

impl Walk {
    /// Where the step leads in a game of `made` half-moves, from the position after `past` of them;
    /// `None` is the game as it stands, which the last position always is.
    pub fn from(self, past: Option<usize>, made: usize) -> Option<usize> {
        let here = past.unwrap_or(made);
        let to = match self {
            Walk::Start => 0,
            Walk::By(steps) => {
                let length = usize::try_from(steps.unsigned_abs()).unwrap_or(usize::MAX);
                if steps < 0 {
                    here.saturating_sub(length)
                } else {
                    here.saturating_add(length)
                }
            }
            Walk::To(ply) => ply,
            Walk::Present => made,
        };
        (to < made).then_some(to)
    }

    /// The step that a key asks for where the score sheet or nothing has the focus: left and right by
    /// a half-move, up and down by a line of the sheet.
    pub fn of_key(key: &str) -> Option<Walk> {
        Some(match key {
            "ArrowLeft" => Walk::By(-1),
            "ArrowRight" => Walk::By(1),
            "ArrowUp" => Walk::By(-2),
            "ArrowDown" => Walk::By(2),
            "Home" => Walk::Start,
            "End" => Walk::Present,
            _ => return None,
        })
    }
}

/// What a wheel has turned and not yet walked, in pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Turned(f64);

/// How far a wheel turns for a half-move, in pixels: half of a usual notch.
const NOTCH: f64 = 50.0;

impl Turned {
    /// The wheel turns on by so many pixels, or by lines of text; a step when it is far enough.
    pub fn on(&mut self, delta: f64, by_lines: bool) -> Option<Walk> {
        if by_lines {
            self.0 = delta.signum() * NOTCH;
        } else {
            if self.0 * delta < 0.0 {
                self.0 = 0.0;
            }
            self.0 += delta;
        }
        if self.0.abs() < NOTCH {
            return None;
        }
        let back = self.0 < 0.0;
        self.0 = 0.0;
        Some(Walk::By(if back { -1 } else { 1 }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_walk_ends_at_the_start_and_in_the_present() {
        assert_eq!(Walk::By(-1).from(None, 0), None);
        assert_eq!(Walk::By(-1).from(None, 3), Some(2));
        assert_eq!(Walk::By(-2).from(Some(1), 3), Some(0));
        assert_eq!(Walk::By(2).from(Some(1), 3), None);
        assert_eq!(Walk::By(i32::MIN).from(Some(1), 3), Some(0));
        assert_eq!(Walk::By(i32::MAX).from(Some(1), 3), None);
        assert_eq!(Walk::Start.from(None, 3), Some(0));
        assert_eq!(Walk::Start.from(None, 0), None);
        assert_eq!(Walk::Present.from(Some(1), 3), None);
        assert_eq!(Walk::To(3).from(Some(1), 3), None);
        assert_eq!(Walk::To(2).from(None, 3), Some(2));
    }

    #[test]
    fn a_wheel_walks_by_notches_and_a_touchpad_by_distance() {
        let mut turned = Turned::default();
        assert_eq!(turned.on(120.0, false), Some(Walk::By(1)));
        assert_eq!(turned.on(-3.0, true), Some(Walk::By(-1)));
        for _ in 0..4 {
            assert_eq!(turned.on(-10.0, false), None);
        }
        // What was turned the other way does not count.
        assert_eq!(turned.on(30.0, false), None);
        assert_eq!(turned.on(19.0, false), None);
        assert_eq!(turned.on(1.0, false), Some(Walk::By(1)));
    }
}
