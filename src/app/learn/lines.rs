//! Lines over the board, from square to square: who attacks a square, who guards it, what is pinned. Each kind has a
//! shape of its own, so that none is known by its colour alone.

use crate::app::geometry::{Orientation, UNIT};
use crate::rules::Square;

/// What a line says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stroke {
    /// A way: a plain line with an open point.
    Way,
    /// An attack: a thick line with a full point.
    Attack,
    /// A guard: a dotted line that ends in a ring.
    Guard,
    /// A pin: a double line that ends in a bar.
    Pin,
}

impl Stroke {
    /// The name by which tests and styles know it.
    pub fn name(self) -> &'static str {
        match self {
            Stroke::Way => "way",
            Stroke::Attack => "attack",
            Stroke::Guard => "guard",
            Stroke::Pin => "pin",
        }
    }
}

/// A line over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// Where it begins.
    pub from: Square,
    /// Where it ends.
    pub to: Square,
    /// What it says.
    pub stroke: Stroke,
}

/// How far from the middles of the squares a line begins and ends, so that the pieces stay free.
const ROOM: f64 = 34.0;

/// A line as two paths in the units of the drawing: the line itself, and what stands at its end. `None` where it
/// leads from a square to the same.
pub fn paths(line: Line, orientation: Orientation) -> Option<(String, String)> {
    let middle = |square| {
        let (x, y) = orientation.corner(square);
        (f64::from(x + UNIT / 2), f64::from(y + UNIT / 2))
    };
    let ((x0, y0), (x1, y1)) = (middle(line.from), middle(line.to));
    let (along_x, along_y) = (x1 - x0, y1 - y0);
    let length = along_x.hypot(along_y);
    if length < 1.0 {
        return None;
    }
    let (along_x, along_y) = (along_x / length, along_y / length);
    // A place so far along the line and so far to the right of it.
    let at = |along: f64, aside: f64| {
        let x = x0 + along_x * along - along_y * aside;
        let y = y0 + along_y * along + along_x * aside;
        // Whole units: what writes fractions is a large part of a small page.
        format!("{} {}", x.round() as i32, y.round() as i32)
    };
    let end = length - ROOM;
    let shaft = |to: f64, aside: f64| format!("M{}L{}", at(ROOM, aside), at(to, aside));
    Some(match line.stroke {
        Stroke::Way => (
            shaft(end, 0.0),
            format!(
                "M{}L{}L{}",
                at(end - 16.0, -15.0),
                at(end, 0.0),
                at(end - 16.0, 15.0)
            ),
        ),
        Stroke::Attack => (
            shaft(end - 18.0, 0.0),
            format!(
                "M{}L{}L{}z",
                at(end - 22.0, -17.0),
                at(end + 4.0, 0.0),
                at(end - 22.0, 17.0)
            ),
        ),
        Stroke::Guard => (
            shaft(end - 14.0, 0.0),
            format!(
                "M{}m-10 0a10 10 0 1 1 20 0a10 10 0 1 1-20 0z",
                at(end - 4.0, 0.0)
            ),
        ),
        Stroke::Pin => (
            [shaft(end, -15.0), shaft(end, 15.0)].concat(),
            format!("M{}L{}", at(end, -27.0), at(end, 27.0)),
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Color;

    fn line(from: &str, to: &str, stroke: Stroke) -> Line {
        let (from, to) = (from.parse().unwrap(), to.parse().unwrap());
        Line { from, to, stroke }
    }

    const WHITE: Orientation = Orientation { near: Color::White };

    #[test]
    fn a_line_leads_from_one_square_to_the_other_as_the_eye_sees_them() {
        let up = line("e1", "e4", Stroke::Way);
        let (shaft, _) = paths(up, WHITE).unwrap();
        assert_eq!(shaft, "M450 716L450 484");
        let (shaft, _) = paths(up, WHITE.flipped()).unwrap();
        assert_eq!(shaft, "M350 84L350 316");
    }

    #[test]
    fn each_kind_of_line_has_a_shape_of_its_own() {
        let kinds = [Stroke::Way, Stroke::Attack, Stroke::Guard, Stroke::Pin];
        let shapes = kinds.map(|stroke| paths(line("a1", "d4", stroke), WHITE).unwrap().1);
        for (place, shape) in shapes.iter().enumerate() {
            assert!(!shapes[place + 1..].contains(shape), "{shape}");
        }
    }

    #[test]
    fn a_line_of_no_length_is_none() {
        assert_eq!(paths(line("a1", "a1", Stroke::Attack), WHITE), None);
    }
}
