//! The lines over a board, as a drawing that takes no pointer.

use yew::prelude::*;

use crate::app::geometry::Orientation;
use crate::app::learn::lines::{Line, paths};

/// The lines: each with a rim in the other tone, so that it is seen on every square and in both themes.
pub fn view(lines: &[Line], orientation: Orientation) -> Html {
    let drawn = lines.iter().filter_map(|&line| {
        let (shaft, end) = paths(line, orientation)?;
        let name = line.stroke.name();
        Some(html! {
            <g class={classes!("drawn", name)} data-drawn={name} data-from={line.from.to_string()}
                data-to={line.to.to_string()}>
                <path class="rim" d={[shaft.as_str(), end.as_str()].concat()} />
                <path class="shaft" d={shaft} />
                <path class="end" d={end} />
            </g>
        })
    });
    html! {
        <svg class="lines" viewBox="0 0 800 800" aria-hidden="true">{ for drawn }</svg>
    }
}
