//! The marks on the squares: one shape for each, all below the pieces.

use yew::prelude::*;

use crate::app::geometry::Orientation;
use crate::app::scene::{Mark, Scene};

/// What the marks are drawn from.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Which marks are where.
    pub scene: Scene,
    /// Where on the screen squares are.
    pub orientation: Orientation,
}

/// Shapes in a square's own units, relative to its centre. Each mark is known by its shape alone.
const DOT: &str = "m-15 0a15 15 0 1 1 30 0a15 15 0 1 1-30 0z";
/// Two rings, one within the other.
pub(super) const TWO_RINGS: &str = "m-48 0a48 48 0 1 1 96 0a48 48 0 1 1-96 0zm6 0a42 42 0 1 0 84 0a42 42 0 1 0-84 0z\
    m6 0a36 36 0 1 1 72 0a36 36 0 1 1-72 0zm5 0a31 31 0 1 0 62 0a31 31 0 1 0-62 0z";
const SOLID_RING: &str =
    "m-48 0a48 48 0 1 1 96 0a48 48 0 1 1-96 0zm7 0a41 41 0 1 0 82 0a41 41 0 1 0-82 0z";
/// Drawn as a dashed line.
const THIN_RING: &str = "m-44 0a44 44 0 1 1 88 0a44 44 0 1 1-88 0z";
const CORNER_TICKS: &str =
    "m-47-47h24v6h-18v18h-6zm94 0v24h-6v-18h-18v-6zm0 94h-24v-6h18v-18h6zm-94 0v-24h6v18h18v6z";
/// A square on its corner; the keyboard's place is a frame.
const DIAMOND: &str = "m0-49l49 49l-49 49l-49-49zm0 11l-38 38l38 38l38-38z";

/// A burst of sixteen rays.
const BURST: &str = "m0-49l7 13l12-9l2 14l14-4l-4 14l14 2l-9 12l13 7l-13 7l9 12l-14 2l4 14l-14-4l-2 14\
    l-12-9l-7 13l-7-13l-12 9l-2-14l-14 4l4-14l-14-2l9-12l-13-7l13-7l-9-12l14-2l-4-14\
    l14 4l2-14l12 9z";

/// All marks of the board, one path a kind.
#[component]
pub fn Markings(props: &Props) -> Html {
    let draw = |mark: Mark, class: &'static str, shape: &str| {
        let squares = props.scene.squares(mark);
        let squares = match mark {
            // A capture shows its own mark alone.
            Mark::Legal => squares - props.scene.squares(Mark::Capture),
            // Both are the ring round the piece in hand.
            Mark::Selected => squares - props.scene.squares(Mark::Touched),
            _ => squares,
        };
        squares.any().then(|| {
            html! { <path {class} d={props.orientation.path(squares, shape)} /> }
        })
    };
    html! {
        <>
            { for draw(Mark::Last, "mark-last", CORNER_TICKS) }
            { for draw(Mark::Check, "mark-check", BURST) }
            { for draw(Mark::Reason, "mark-reason", DIAMOND) }
            { for draw(Mark::Selected, "mark-selected", SOLID_RING) }
            { for draw(Mark::Touched, "mark-touched", SOLID_RING) }
            { for draw(Mark::Adjust, "mark-adjust", THIN_RING) }
            { for draw(Mark::Capture, "mark-capture", TWO_RINGS) }
            { for draw(Mark::Legal, "mark-legal", DOT) }
        </>
    }
}
