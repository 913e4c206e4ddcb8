//! Where things are on the board: squares in the drawing's own units, and the square under a place
//! of the screen.

use std::fmt::Write;

use crate::rules::{Bitboard, Color, File, Rank, Square};

use super::hand::Place;

/// The side of a square in the units of the drawing, whose view box is 800 x 800.
pub const UNIT: u32 = 100;

/// Which side sits at the lower edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Orientation {
    /// The colour nearest to the lower edge.
    pub near: Color,
}

/// Where the board is on the screen, in CSS pixels of the viewport.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    /// The left edge.
    pub left: f64,
    /// The upper edge.
    pub top: f64,
    /// The side of the whole board.
    pub size: f64,
}

impl Orientation {
    /// The board turned round.
    pub fn flipped(self) -> Orientation {
        Orientation { near: !self.near }
    }

    /// Column from the left and row from above, 0 to 7.
    pub fn place_of(self, square: Square) -> (u8, u8) {
        let (file, rank) = (square.file().index(), square.rank().index());
        if self.near.is_white() {
            (file, 7 - rank)
        } else {
            (7 - file, rank)
        }
    }

    /// The square in a column from the left and a row from above, if there is one.
    pub fn square_in(self, column: u8, row: u8) -> Option<Square> {
        let (file, rank) = if self.near.is_white() {
            (column, 7_u8.checked_sub(row)?)
        } else {
            (7_u8.checked_sub(column)?, row)
        };
        Some(Square::at(File::new(file)?, Rank::new(rank)?))
    }

    /// The ranks from above, each with its squares from the left.
    pub fn rows(self) -> impl Iterator<Item = impl Iterator<Item = Square>> {
        (0..8).map(move |row| (0..8).filter_map(move |column| self.square_in(column, row)))
    }

    /// The square under a place of the screen; `None` beside the board.
    pub fn square_under(self, place: Place, bounds: Bounds) -> Option<Square> {
        let cell = |offset: f64| {
            let index = (offset * 8.0 / bounds.size).floor();
            (0.0..8.0).contains(&index).then_some(index as u8)
        };
        self.square_in(cell(place.x - bounds.left)?, cell(place.y - bounds.top)?)
    }

    /// The next square so many columns to the right and rows down, as the eye sees it; at the edge
    /// the square itself.
    pub fn step(self, from: Square, columns: i8, rows: i8) -> Square {
        let (column, row) = self.place_of(from);
        column
            .checked_add_signed(columns)
            .zip(row.checked_add_signed(rows))
            .and_then(|(column, row)| self.square_in(column, row))
            .unwrap_or(from)
    }

    /// The upper left corner of a square in the units of the drawing.
    pub fn corner(self, square: Square) -> (u32, u32) {
        let (column, row) = self.place_of(square);
        (u32::from(column) * UNIT, u32::from(row) * UNIT)
    }

    /// One path that draws a shape on each of these squares. The shape is a path in the square's own
    /// units, relative (`m …`) to the centre of the square.
    pub fn path(self, squares: Bitboard, shape: &str) -> String {
        let mut path = String::new();
        for square in squares {
            let (x, y) = self.corner(square);
            // Writing to a string does not fail.
            let _ = write!(path, "M{} {}{shape}", x + UNIT / 2, y + UNIT / 2);
        }
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    const WHITE: Orientation = Orientation { near: Color::White };

    // C36
    #[test]
    fn the_square_under_the_pointer_is_the_one_that_is_drawn_there() {
        let bounds = Bounds {
            left: 13.5,
            top: -300.0,
            size: 389.0,
        };
        for orientation in [WHITE, WHITE.flipped()] {
            for square in Square::all() {
                let (column, row) = orientation.place_of(square);
                for (x, y) in [(0.01, 0.01), (0.5, 0.5), (0.99, 0.99)] {
                    let place = Place {
                        x: bounds.left + (f64::from(column) + x) * bounds.size / 8.0,
                        y: bounds.top + (f64::from(row) + y) * bounds.size / 8.0,
                    };
                    assert_eq!(orientation.square_under(place, bounds), Some(square));
                }
            }
        }
    }

    // C36
    #[test]
    fn the_lower_left_corner_is_a1_for_white_and_h8_for_black() {
        assert_eq!(WHITE.square_in(0, 7), Some(square("a1")));
        assert_eq!(WHITE.flipped().square_in(0, 7), Some(square("h8")));
    }

    // C37
    #[test]
    fn beside_the_board_there_is_no_square() {
        let bounds = Bounds {
            left: 10.0,
            top: 10.0,
            size: 80.0,
        };
        for (x, y) in [(9.9, 50.0), (50.0, 9.9), (90.0, 50.0), (50.0, 90.0)] {
            assert_eq!(WHITE.square_under(Place { x, y }, bounds), None);
        }
        let nowhere = Bounds {
            size: 0.0,
            ..bounds
        };
        assert_eq!(
            WHITE.square_under(Place { x: 10.0, y: 10.0 }, nowhere),
            None
        );
    }

    #[test]
    fn arrows_go_as_the_eye_sees_it_and_stop_at_the_edge() {
        assert_eq!(WHITE.step(square("e2"), 0, -1), square("e3"));
        assert_eq!(WHITE.flipped().step(square("e2"), 0, -1), square("e1"));
        assert_eq!(WHITE.flipped().step(square("e2"), 1, 0), square("d2"));
        assert_eq!(WHITE.step(square("a1"), -1, 0), square("a1"));
        assert_eq!(WHITE.step(square("h8"), 0, -1), square("h8"));
    }

    #[test]
    fn rows_run_from_the_upper_left() {
        let names: Vec<String> = WHITE.rows().flatten().map(|s| s.to_string()).collect();
        assert_eq!(names.len(), 64);
        assert_eq!((names[0].as_str(), names[63].as_str()), ("a8", "h1"));
    }
}
