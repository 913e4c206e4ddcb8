//! One square of the grid, with the piece that stands on it.

use std::rc::Rc;

use yew::prelude::*;

use super::layer::drawing;
use crate::app::geometry::{Orientation, UNIT};
use crate::app::scene::{Mark, Marks};
use crate::app::sentences;
use crate::app::texts::Texts;
use crate::rules::{Piece, Square};

/// What a square shows.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Which square.
    pub square: Square,
    /// What stands on it.
    pub piece: Option<Piece>,
    /// The piece is in the air: its place shows it faintly.
    pub lifted: bool,
    /// Its marks.
    pub marks: Marks,
    /// It is the one of the board that the Tab key reaches.
    pub tab_stop: bool,
    /// Where on the screen squares are.
    pub orientation: Orientation,
    /// The language of its name.
    pub texts: Rc<Texts>,
}

/// A cell of the grid; its marks are drawn by [`Markings`](super::marks::Markings), below all pieces.
#[component]
pub fn SquareCell(props: &Props) -> Html {
    let Props {
        square,
        piece,
        texts,
        ..
    } = props;
    let (x, y) = props.orientation.corner(*square);
    let name = AttrValue::from(texts.square_name(*square, *piece));
    let description = sentences::square_description(props.marks).map(|message| texts.say(&message));
    let selected = props.marks.has(Mark::Selected).then_some("true");
    let class = props.lifted.then_some("lifted");
    let href = piece.map(drawing);
    let man = piece.map(|piece| format!("{}{}", piece.color.letter(), piece.role.letter()));
    let at = piece.map(|_| square.to_string());
    html! {
        <g role="gridcell" class="square" transform={format!("translate({x} {y})")} tabindex={if props.tab_stop { "0" } else { "-1" }}
            aria-label={name} aria-description={description} aria-selected={selected}
            data-square={square.to_string()} data-marks={props.marks.names()}>
            <rect width={UNIT.to_string()} height={UNIT.to_string()} />
            // Empty squares keep it: a move then changes attributes and makes no element.
            <use {class} {href} data-piece={man} data-at={at} />
        </g>
    }
}
