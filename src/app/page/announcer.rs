//! What is said to who can't see it: a live region.

use yew::prelude::*;

/// Two places that speak in turn, so that a text that is repeated is a change and is spoken. `count` is how
/// many things have been said: a new number says the text, be it the same as before.
pub fn announcer(count: u32, text: &AttrValue) -> Html {
    let place = |parity: u32| {
        let text = (count % 2 == parity).then(|| text.clone());
        html! { <p>{ for text }</p> }
    };
    html! {
        <div class="announcer" aria-live="polite" aria-atomic="false" data-announcer="">
            { place(0) }
            { place(1) }
        </div>
    }
}
