//! What a pointer does once it is down: followed on the window, so that a drag goes on wherever it
//! leads and whatever becomes of the pointer's capture.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::window;
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;

use super::layer::Layer;
use crate::app::hand::{Gesture, Place, PointerId};

/// Where a pointer is.
pub fn place(event: &PointerEvent) -> Place {
    Place {
        x: f64::from(event.client_x()),
        y: f64::from(event.client_y()),
    }
}

/// What a pointer at work has done.
pub enum Followed {
    /// It moved or was taken away.
    Gesture(Gesture),
    /// It was lifted at this place.
    Lifted(PointerId, Place),
}

/// Follows the pointer that the layer says is at work. A move with a piece in the air goes to the
/// layer alone.
pub fn listeners(
    layer: &Rc<Layer>,
    tell: impl Fn(Followed) + Clone + 'static,
) -> Vec<EventListener> {
    let on = |name: &'static str, act: fn(&Layer, &PointerEvent) -> Option<Followed>| {
        let (layer, tell) = (layer.clone(), tell.clone());
        EventListener::new(&window(), name, move |event| {
            if let Some(event) = event.dyn_ref::<PointerEvent>()
                && layer.pointer() == Some(event.pointer_id())
                && let Some(followed) = act(&layer, event)
            {
                tell(followed);
            }
        })
    };
    vec![
        on("pointermove", |layer, event| {
            let (pointer, at) = (event.pointer_id(), place(event));
            if event.buttons() == 0 {
                // It went up where nobody saw it.
                return Some(Followed::Gesture(Gesture::Lose { pointer }));
            }
            layer.aim(at);
            (!layer.is_carrying()).then_some(Followed::Gesture(Gesture::Move { pointer, at }))
        }),
        on("pointerup", |_, event| {
            (event.button() == 0).then(|| Followed::Lifted(event.pointer_id(), place(event)))
        }),
        on("pointercancel", |_, event| {
            let pointer = event.pointer_id();
            Some(Followed::Gesture(Gesture::Lose { pointer }))
        }),
    ]
}
