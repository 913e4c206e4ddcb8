//! What is drawn over the board of a lesson: the marks to be collected, the squares that have been found, and those
//! that are pointed out. Each has a shape of its own.

use yew::prelude::*;

use crate::app::geometry::Orientation;
use crate::app::learn::lesson::Play;
use crate::rules::{Bitboard, Square};

/// A star that fills a square.
const STAR: &str =
    "m0-33l9.4 20.1 22 2.7-16.2 15.1 4.2 21.8-19.4-10.7-19.4 10.7 4.2-21.8-16.2-15.1 22-2.7z";
/// A small star in the corner, beside a piece that is to be taken.
const SMALL_STAR: &str =
    "m31-47l4.6 9.8 10.7 1.3-7.9 7.4 2.1 10.6-9.5-5.2-9.5 5.2 2.1-10.6-7.9-7.4 10.7-1.3z";
/// A tick.
const TICK: &str = "m-26 2l17 19 36-42";
/// The same small, beside a piece.
const SMALL_TICK: &str = "m17-31l9 10 18-22";
/// A cross.
const CROSS: &str = "m-17-17l34 34m0-34l-34 34";
/// The same small, beside a piece.
const SMALL_CROSS: &str = "m22-42l20 20m0-20l-20 20";
/// A frame, drawn as a dashed line; at the table there is a dashed ring, too.
const FRAME: &str = "m-42-42h84v84h-84z";

/// The drawing.
pub fn view(play: &Play, orientation: Orientation) -> Html {
    let board = play.placement();
    let occupied = board.occupied();
    let draw = |class: &'static str, squares: Bitboard, large: &str, small: &str| {
        let free = orientation.path(squares - occupied, large);
        let beside = orientation.path(squares & occupied, small);
        let path = [free, beside].concat();
        (!path.is_empty()).then(|| {
            html! { <><path class={classes!(class, "rim")} d={path.clone()} /><path {class} d={path} /></> }
        })
    };
    let pointed = play.pointed();
    let stars: Vec<String> = play
        .stars()
        .into_iter()
        .map(|it: Square| it.to_string())
        .collect();
    html! {
        <svg class="lines collected" viewBox="0 0 800 800" aria-hidden="true" data-stars={stars.join(" ")}>
            { for draw("pointed", pointed, FRAME, FRAME) }
            { for draw("star", play.stars(), STAR, SMALL_STAR) }
            { for draw("cross", play.crossed(), CROSS, SMALL_CROSS) }
            { for draw("tick", play.ticks(), TICK, SMALL_TICK) }
        </svg>
    }
}
