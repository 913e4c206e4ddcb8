//! What is asked of somebody, over the page, so that nothing moves.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, SvgElement};
use yew::prelude::*;

/// What is asked, and who is told that it is not answered.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// `dialog`, or `alertdialog` where an answer is wanted before anything else.
    pub role: AttrValue,
    /// Its name.
    pub label: AttrValue,
    /// Told of Escape.
    pub on_close: Callback<()>,
    /// The question and the answers.
    pub children: Html,
}

/// Gives an element the focus, be it a control or a square of the board.
pub fn focus_on(element: &Element) {
    if let Some(control) = element.dyn_ref::<HtmlElement>() {
        let _ = control.focus();
    } else if let Some(square) = element.dyn_ref::<SvgElement>() {
        let _ = square.focus();
    }
}

/// A question: it takes the focus and gives it back, and Escape closes it.
#[component]
pub fn Ask(props: &Props) -> Html {
    let sheet = use_node_ref();
    {
        let sheet = sheet.clone();
        use_effect_with((), move |()| {
            let before = gloo_utils::document().active_element();
            if let Some(sheet) = sheet.cast::<HtmlElement>() {
                // On the sheet, not on a button: no key that is still down answers for the player.
                let _ = sheet.focus();
            }
            move || {
                before.iter().for_each(focus_on);
            }
        });
    }
    let onkeydown = {
        let on_close = props.on_close.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                event.stop_propagation();
                on_close.emit(());
            }
        })
    };
    html! {
        <div class="ask" ref={sheet} role={props.role.clone()} aria-label={props.label.clone()}
            aria-modal="false" tabindex="-1" {onkeydown}>
            { props.children.clone() }
        </div>
    }
}
