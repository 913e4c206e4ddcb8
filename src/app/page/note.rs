//! The sentence beside the board: why something is refused, what was wrong in the address.

use yew::prelude::*;

/// The note, empty when there is nothing to say, and the squares that it speaks of and that are framed on
/// the board. Its place is kept when it is empty, so that the board stays where it is.
pub fn note(text: AttrValue, squares: String) -> Html {
    let squares = (!squares.is_empty()).then_some(squares);
    html! {
        <p class="note" data-note="" data-squares={squares}>{ text }</p>
    }
}
