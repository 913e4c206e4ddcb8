//! The keys of a sheet that lies at a player's edge: with the sheet they are turned to the player.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::texts::Texts;
use crate::notation::{Keys, Notation};

/// The keys of a notation, which write into a field.
pub fn sheet_keys(notation: Notation, field: &NodeRef, texts: &Texts) -> Html {
    let keys = Keys::of(notation);
    let write = |change: Callback<String, String>| {
        let field = field.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(field) = field
                .cast::<HtmlInputElement>()
                .filter(|it| !it.read_only())
            {
                field.set_value(&change.emit(field.value()));
            }
        })
    };
    let key = |sign: &str| {
        let added = sign.to_owned();
        let onclick = write(Callback::from(move |text: String| text + &added));
        html! { <button type="button" data-key={sign.to_owned()} {onclick}>{ sign }</button> }
    };
    let rub_out = write(Callback::from(|mut text: String| {
        text.pop();
        text
    }));
    html! {
        <div class="keys" role="group" aria-label={texts.plain("own-keys")}>
            <div class="row">{ for keys.files.iter().map(|sign| key(sign)) }</div>
            <div class="row">{ for keys.ranks.iter().map(|sign| key(sign)) }</div>
            <div class="row signs">
                { for keys.signs.iter().map(|sign| key(sign)) }
                <button type="button" data-action="rub-out" aria-label={texts.plain("own-rub-out")}
                    onclick={rub_out}>{ "⌫" }</button>
            </div>
        </div>
    }
}
