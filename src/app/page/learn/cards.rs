//! The cards to read, folded until they are wanted.

use yew::prelude::*;

use crate::app::learn::cards::CARDS;
use crate::app::texts::Texts;

/// All cards.
pub fn view(texts: &Texts) -> Html {
    let cards = CARDS.iter().map(|card| {
        let said = card.paragraphs().map(|it| html! { <p>{ texts.say(&it) }</p> });
        html! {
            <details class="reading">
                <summary data-action="card" data-card={card.name}>{ texts.plain(card.title) }</summary>
                { for said }
            </details>
        }
    });
    html! { <section class="cards">{ for cards }</section> }
}
