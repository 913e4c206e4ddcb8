//! The field for typed moves: it says what it has read and waits for Enter.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::app::texts::Texts;

/// What the field shows and whom it tells.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The text in the field.
    pub value: AttrValue,
    /// What has been read of it, or how a move is written.
    pub hint: AttrValue,
    /// No move can be made any more.
    pub over: bool,
    /// The language.
    pub texts: Rc<Texts>,
    /// The field itself, so that typing on the board can lead there.
    pub field: NodeRef,
    /// Told of each change.
    pub on_change: Callback<String>,
    /// Told of Enter.
    pub on_enter: Callback<()>,
}

/// The field.
#[component]
pub fn TypedMove(props: &Props) -> Html {
    let oninput = {
        let change = props.on_change.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                change.emit(field.value());
            }
        })
    };
    let onsubmit = {
        let enter = props.on_enter.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            enter.emit(());
        })
    };
    html! {
        <form class="typed" {onsubmit}>
            <label for="typed">{ props.texts.plain("type-move") }</label>
            <input id="typed" ref={props.field.clone()} type="text" data-action="type-move"
                autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"
                aria-describedby="typed-hint" value={props.value.clone()}
                readonly={props.over} {oninput} />
            <p id="typed-hint" class="hint">{ &props.hint }</p>
        </form>
    }
}
