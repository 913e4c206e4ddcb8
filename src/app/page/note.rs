//! The sentence beside the board: why something is refused, what was wrong in the address.

use yew::prelude::*;

/// What is said.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The sentence; empty when there is none.
    pub text: AttrValue,
    /// The squares that it speaks of and that are framed on the board.
    pub squares: AttrValue,
}

/// The note; its place is kept when it is empty, so that the board stays where it is.
#[component]
pub fn Note(props: &Props) -> Html {
    let squares = (!props.squares.is_empty()).then(|| props.squares.clone());
    html! {
        <p class="note" data-note="" data-squares={squares}>{ &props.text }</p>
    }
}
