//! What the window tells a board: pointers that have left it, keys, another size.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::window;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::html::Scope;

use super::{LooseBoard, Msg};
use crate::app::page::layer::Layer;
use crate::app::page::pointer;

/// Whether a key goes to a square.
fn is_on_board(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    target.is_some_and(|it| matches!(it.closest("[data-square]"), Ok(Some(_))))
}

/// Listens for it, as long as what it returns is kept.
pub(super) fn listeners(link: &Scope<LooseBoard>, layer: &Rc<Layer>) -> Vec<EventListener> {
    let keys_link = link.clone();
    let keys = EventListener::new(&window(), "keydown", move |event| {
        let event = event.dyn_ref::<KeyboardEvent>();
        let deletes = |event: &KeyboardEvent| {
            matches!(event.key().as_str(), "Delete" | "Backspace") && is_on_board(event)
        };
        if event.is_some_and(deletes) {
            keys_link.send_message(Msg::Key("Delete".to_owned()));
        }
    });
    let link = link.clone();
    let mut listeners = pointer::listeners(layer, move |heard| {
        link.send_message(Msg::Heard(heard));
    });
    listeners.push(keys);
    listeners
}
