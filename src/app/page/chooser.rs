//! What a pawn becomes: four choices at the promotion square, turned to the player who promotes.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::layer::drawing;
use crate::app::geometry::Orientation;
use crate::app::hand::Gesture;
use crate::app::message::Message;
use crate::app::texts::Texts;
use crate::rules::{Color, Piece, Promotion, Square};

/// What the chooser shows and whom it tells.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The promotion square.
    pub square: Square,
    /// Whose pawn it is.
    pub color: Color,
    /// Which side sits below.
    pub orientation: Orientation,
    /// The language.
    pub texts: Rc<Texts>,
    /// Told of the choice, or of its absence.
    pub on_gesture: Callback<Gesture>,
}

/// The choices, from the promotion square into the board, with the queen first.
#[component]
pub fn Chooser(props: &Props) -> Html {
    let dialog = use_node_ref();
    {
        let dialog = dialog.clone();
        use_effect_with((), move |()| {
            let first = dialog
                .cast::<Element>()
                .and_then(|dialog| dialog.first_element_child());
            focus(first);
        });
    }
    // A tap that has opened the chooser ends in a click where a choice now is: only a press that
    // began here counts. A click without a press (its detail is 0) comes from a key or a tool.
    let pressed = use_memo((), |()| Cell::new(false));
    let onpointerdown = {
        let pressed = pressed.clone();
        Callback::from(move |_: PointerEvent| pressed.set(true))
    };
    let dismiss = {
        let gesture = props.on_gesture.clone();
        Callback::from(move |event: PointerEvent| {
            event.prevent_default();
            gesture.emit(Gesture::Dismiss);
        })
    };
    let onkeydown = Callback::from(|event: KeyboardEvent| {
        let back = match event.key().as_str() {
            "ArrowDown" | "ArrowRight" => false,
            "ArrowUp" | "ArrowLeft" => true,
            "Tab" => event.shift_key(),
            _ => return,
        };
        event.prevent_default();
        let Some(choice) = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok())
        else {
            return;
        };
        let parent = choice.parent_element();
        focus(if back {
            choice
                .previous_element_sibling()
                .or(parent.and_then(|parent| parent.last_element_child()))
        } else {
            choice
                .next_element_sibling()
                .or(parent.and_then(|parent| parent.first_element_child()))
        });
    });
    let choices = Promotion::ALL.into_iter().map(|promotion| {
        let role = promotion.role().word();
        let onclick = {
            let (gesture, pressed) = (props.on_gesture.clone(), pressed.clone());
            Callback::from(move |event: MouseEvent| {
                if pressed.get() || event.detail() == 0 {
                    gesture.emit(Gesture::Choose(promotion));
                }
            })
        };
        let piece = Piece::new(props.color, promotion.role());
        let name = props.texts.say(&Message::of("promote-role").text("role", role));
        html! {
            <button type="button" data-action="promote" data-role={role} aria-label={name} {onclick}>
                <svg viewBox="0 0 100 100" aria-hidden="true"><use href={drawing(piece)} /></svg>
            </button>
        }
    });
    let (column, row) = props.orientation.place_of(props.square);
    let far = props.color != props.orientation.near;
    let class = classes!(
        "chooser",
        format!("column-{column}"),
        if row == 0 { "from-above" } else { "from-below" },
        far.then_some("far"),
    );
    html! {
        <>
            <div class="veil" onpointerdown={dismiss}></div>
            <div {class} ref={dialog} role="dialog" aria-modal="true"
                aria-label={props.texts.plain("promote-to")} {onkeydown} {onpointerdown}>
                { for choices }
            </div>
        </>
    }
}

fn focus(element: Option<Element>) {
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}
