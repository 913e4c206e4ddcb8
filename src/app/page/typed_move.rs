//! The field for typed moves: it says what it has read and waits for Enter.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::texts::Texts;

/// What the field shows and whom it tells.
pub struct TypedMove<'a> {
    /// The text in the field.
    pub value: &'a str,
    /// What has been read of it, or how a move is written.
    pub hint: String,
    /// No move can be made any more.
    pub over: bool,
    /// The language.
    pub texts: &'a Texts,
    /// The field itself, so that typing on the board can lead there.
    pub field: &'a NodeRef,
    /// Told of each change.
    pub on_change: &'a Callback<String>,
    /// Told of Enter.
    pub on_enter: &'a Callback<()>,
}

/// The field.
pub fn typed_move(shown: TypedMove<'_>) -> Html {
    let oninput = {
        let change = shown.on_change.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                change.emit(field.value());
            }
        })
    };
    let onsubmit = {
        let enter = shown.on_enter.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            enter.emit(());
        })
    };
    html! {
        <form class="typed" {onsubmit}>
            <label for="typed">{ shown.texts.plain("type-move") }</label>
            <input id="typed" ref={shown.field.clone()} type="text" data-action="type-move"
                autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"
                aria-describedby="typed-hint" value={shown.value.to_owned()}
                readonly={shown.over} {oninput} />
            <p id="typed-hint" class="hint">{ shown.hint }</p>
        </form>
    }
}
