//! What a board hears from the window: what a pointer does once it is down, wherever the drag leads and whatever
//! becomes of the pointer's capture; Escape; that the page has lost the focus, has another size or has been scrolled.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::window;
use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, PointerEvent};

use super::layer::Layer;
use crate::app::geometry::Orientation;
use crate::app::hand::{Gesture, Place, PointerId};

/// Where a pointer is.
pub fn place(event: &PointerEvent) -> Place {
    Place {
        x: f64::from(event.client_x()),
        y: f64::from(event.client_y()),
    }
}

/// What a board has heard.
pub enum Heard {
    /// A gesture that needs no square.
    Gesture(Gesture),
    /// The pointer at work was lifted at this place.
    Lifted(PointerId, Place),
    /// The window has another size.
    Resized,
    /// The page has been scrolled.
    Scrolled,
}

impl Heard {
    /// What that is for the hand over a board which lies this way round.
    pub fn gesture(self, layer: &Layer, orientation: Orientation) -> Option<Gesture> {
        match self {
            Heard::Gesture(gesture) => Some(gesture),
            Heard::Lifted(pointer, place) => {
                let bounds = layer.bounds();
                let square = bounds.and_then(|bounds| orientation.square_under(place, bounds));
                Some(Gesture::Lift { pointer, square })
            }
            // A resize that leaves the board as it is, such as a late one, ends no drag.
            Heard::Resized => layer.is_resized().then_some(Gesture::Interrupt),
            Heard::Scrolled => {
                layer.unmeasure();
                None
            }
        }
    }
}

/// Listens, as long as what it returns is kept. Pointers other than the one that the layer says is at work are not
/// followed; a move with a piece in the air goes to the layer alone.
pub fn listeners(layer: &Rc<Layer>, tell: impl Fn(Heard) + Clone + 'static) -> Vec<EventListener> {
    let follow = |name: &'static str, act: fn(&Layer, &PointerEvent) -> Option<Heard>| {
        let (layer, tell) = (layer.clone(), tell.clone());
        EventListener::new(&window(), name, move |event| {
            if let Some(event) = event.dyn_ref::<PointerEvent>()
                && layer.pointer() == Some(event.pointer_id())
                && let Some(heard) = act(&layer, event)
            {
                tell(heard);
            }
        })
    };
    let on = |name: &'static str, heard: fn() -> Heard| {
        let tell = tell.clone();
        EventListener::new(&window(), name, move |_| tell(heard()))
    };
    let tell_key = tell.clone();
    let escape = EventListener::new(&window(), "keydown", move |event| {
        let event = event.dyn_ref::<KeyboardEvent>();
        if event.is_some_and(|event| event.key() == "Escape") {
            tell_key(Heard::Gesture(Gesture::Dismiss));
        }
    });
    vec![
        follow("pointermove", |layer, event| {
            let (pointer, at) = (event.pointer_id(), place(event));
            if event.buttons() == 0 {
                // It went up where nobody saw it.
                return Some(Heard::Gesture(Gesture::Lose { pointer }));
            }
            layer.aim(at);
            (!layer.is_carrying()).then_some(Heard::Gesture(Gesture::Move { pointer, at }))
        }),
        follow("pointerup", |_, event| {
            (event.button() == 0).then(|| Heard::Lifted(event.pointer_id(), place(event)))
        }),
        follow("pointercancel", |_, event| {
            let pointer = event.pointer_id();
            Some(Heard::Gesture(Gesture::Lose { pointer }))
        }),
        on("blur", || Heard::Gesture(Gesture::Interrupt)),
        on("resize", || Heard::Resized),
        on("scroll", || Heard::Scrolled),
        escape,
    ]
}
