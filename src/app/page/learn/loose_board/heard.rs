//! What the window tells a board: pointers that have left it, keys, another size.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::window;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::html::Scope;

use super::{LooseBoard, Msg};
use crate::app::hand::Gesture;
use crate::app::page::layer::Layer;
use crate::app::page::pointer::{self, Followed};

/// Whether a key goes to a square.
fn is_on_board(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    target.is_some_and(|it| matches!(it.closest("[data-square]"), Ok(Some(_))))
}

/// Listens for it, as long as what it returns is kept.
pub(super) fn listeners(link: &Scope<LooseBoard>, layer: &Rc<Layer>) -> Vec<EventListener> {
    let on = |event: &'static str, msg: fn() -> Msg| {
        let link = link.clone();
        EventListener::new(&window(), event, move |_| link.send_message(msg()))
    };
    let keys_link = link.clone();
    let keys = EventListener::new(&window(), "keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        match event.key().as_str() {
            "Escape" => keys_link.send_message(Msg::Gesture(Gesture::Dismiss)),
            "Delete" | "Backspace" if is_on_board(event) => {
                keys_link.send_message(Msg::Key("Delete".to_owned()));
            }
            _ => {}
        }
    });
    let followed_link = link.clone();
    let mut listeners = pointer::listeners(layer, move |followed| {
        followed_link.send_message(match followed {
            Followed::Gesture(gesture) => Msg::Gesture(gesture),
            Followed::Lifted(pointer, place) => Msg::Lifted(pointer, place),
        });
    });
    listeners.extend([
        on("blur", || Msg::Gesture(Gesture::Interrupt)),
        on("resize", || Msg::Moved),
        on("scroll", || Msg::Moved),
        keys,
    ]);
    listeners
}
