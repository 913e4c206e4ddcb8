//! One square of the grid, with the piece that stands on it.

use yew::prelude::*;

use super::layer::drawing;
use super::row::Shown;
use crate::app::geometry::{Orientation, UNIT};
use crate::app::scene::Mark;
use crate::app::sentences;
use crate::app::texts::Texts;

/// A cell of the grid; its marks are drawn by [`Markings`](super::marks::Markings), below all pieces. It is no
/// component: a board would begin with 64 of them, and a row has only eight to compare.
pub fn square(shown: &Shown, orientation: Orientation, texts: &Texts) -> Html {
    let Shown { square, piece, .. } = *shown;
    let (x, y) = orientation.corner(square);
    let name = AttrValue::from(texts.square_name(square, piece));
    let description = sentences::square_description(shown.marks).map(|message| texts.say(&message));
    let selected = shown.marks.has(Mark::Selected).then_some("true");
    let class = shown.lifted.then_some("lifted");
    let href = piece.map(drawing);
    let man = piece.map(|piece| format!("{}{}", piece.color.letter(), piece.role.letter()));
    let at = piece.map(|_| square.to_string());
    html! {
        <g key={square.index()} role="gridcell" class="square" transform={format!("translate({x} {y})")}
            tabindex={if shown.tab_stop { "0" } else { "-1" }}
            aria-label={name} aria-description={description} aria-selected={selected}
            data-square={square.to_string()} data-marks={shown.marks.names()}>
            <rect width={UNIT.to_string()} height={UNIT.to_string()} />
            // Empty squares keep it: a move then changes attributes and makes no element.
            <use {class} {href} data-piece={man} data-at={at} />
        </g>
    }
}
