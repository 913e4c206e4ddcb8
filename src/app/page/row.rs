//! One row of the grid: rendered only when something in it has changed.

use std::rc::Rc;

use yew::prelude::*;

use super::square::square;
use crate::app::geometry::Orientation;
use crate::app::scene::Marks;
use crate::app::texts::Texts;
use crate::rules::{Piece, Square};

/// What one square of the row shows.
#[derive(Clone, Copy, PartialEq)]
pub struct Shown {
    /// Which square.
    pub square: Square,
    /// What stands on it.
    pub piece: Option<Piece>,
    /// The piece is in the air.
    pub lifted: bool,
    /// Its marks.
    pub marks: Marks,
    /// It is the one of the board that the Tab key reaches.
    pub tab_stop: bool,
}

/// What a row shows.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Its squares from the left; at most eight.
    pub cells: [Option<Shown>; 8],
    /// Where on the screen squares are.
    pub orientation: Orientation,
    /// The language of the squares' names.
    pub texts: Rc<Texts>,
}

/// A row of eight cells.
#[component]
pub fn Row(props: &Props) -> Html {
    let cells = props.cells.iter().flatten();
    let cells = cells.map(|cell| square(cell, props.orientation, &props.texts));
    html! { <g role="row">{ for cells }</g> }
}
