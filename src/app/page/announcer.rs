//! What is said to who can't see it: a live region.

use yew::prelude::*;

/// What is to be said.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// How many things have been said; a new number says the text, be it the same as before.
    pub count: u32,
    /// The text.
    pub text: AttrValue,
}

/// Two places that speak in turn, so that a text that is repeated is a change and is spoken.
#[component]
pub fn Announcer(props: &Props) -> Html {
    let place = |parity: u32| {
        let text = (props.count % 2 == parity).then(|| props.text.clone());
        html! { <p>{ for text }</p> }
    };
    html! {
        <div class="announcer" aria-live="polite" aria-atomic="false" data-announcer="">
            { place(0) }
            { place(1) }
        </div>
    }
}
