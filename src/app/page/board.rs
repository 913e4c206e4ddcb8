//! The board: one drawing that is a grid of 64 named cells, and what pointer and keys do on it.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::prelude::*;

use super::browser;
use super::chooser::Chooser;
use super::coordinates;
use super::layer::Layer;
use super::marks::Markings;
use super::pointer;
use super::row::{Row, Shown};
use crate::app::geometry::Orientation;
use crate::app::hand::{Gesture, Hand};
use crate::app::message::Message;
use crate::app::scene::Scene;
use crate::app::texts::Texts;
use crate::rules::{Placement, Position, Square};

/// The dark squares as one path: where every other file and every other rank do not cross.
const DARK_SQUARES: &str = "M100 0h100v800h-100zM300 0h100v800h-100zM500 0h100v800h-100zM700 0h100v800h-100z\
    M0 100h800v100h-800zM0 300h800v100h-800zM0 500h800v100h-800zM0 700h800v100h-800z";

/// What the board shows and whom it tells.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The position; none where the pieces stand as no game has them.
    pub position: Option<Position>,
    /// What `data-fen` says of such pieces.
    #[prop_or_default]
    pub fen: AttrValue,
    /// What the keys do, where that is to be told.
    #[prop_or_default]
    pub keys: Option<AttrValue>,
    /// The pieces as they stand on the board.
    pub placement: Placement,
    /// The marks.
    pub scene: Scene,
    /// After how many half-moves this was the position, where it is not the game's present.
    pub past: Option<usize>,
    /// What the hand is doing.
    pub hand: Hand,
    /// Which side sits below.
    pub orientation: Orientation,
    /// The letters and digits are shown (BOARD-4).
    pub coordinates: bool,
    /// The square that the Tab key reaches.
    pub cursor: Square,
    /// The language.
    pub texts: Rc<Texts>,
    /// The layer over the drawing.
    pub layer: Handle,
    /// Told of each gesture.
    pub on_gesture: Callback<Gesture>,
    /// Told when another square has the focus.
    pub on_cursor: Callback<Square>,
    /// Told of a letter or digit typed on the board.
    pub on_letter: Callback<String>,
}

/// The layer, which is one and the same as long as the board lives.
#[derive(Clone)]
pub struct Handle(pub Rc<Layer>);

impl PartialEq for Handle {
    fn eq(&self, other: &Handle) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The square of the cell in which an event arose.
fn square_of(event: &Event) -> Option<Square> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let cell = target.closest("[data-square]").ok()??;
    cell.get_attribute("data-square")?.parse().ok()
}

/// Says on the board that the keyboard goes over it: after a click WebKit does not show by itself where it is.
const KEYS: &str = "data-keys";

/// Gives a square of this board the focus.
pub fn focus(board: &Element, square: Square) {
    let cell = board.query_selector(&format!("[data-square={square}]"));
    if let Some(cell) = cell
        .ok()
        .flatten()
        .and_then(|cell| cell.dyn_into::<SvgElement>().ok())
    {
        let _ = cell.focus();
    }
}

/// The board.
#[component]
pub fn Board(props: &Props) -> Html {
    let drawing = use_node_ref();
    let layer_host = use_node_ref();
    // Whether a pointer has already told what the click after it would tell again.
    let told = use_memo((), |()| Cell::new(false));

    {
        let (layer, host) = (props.layer.clone(), layer_host.clone());
        use_effect_with((), move |()| {
            if let Some(host) = host.cast::<Element>() {
                layer.0.mount(host);
            }
        });
    }

    let orientation = props.orientation;
    let gesture = props.on_gesture.clone();
    let layer = props.layer.0.clone();

    let onpointerdown = {
        let (gesture, layer, told, drawing) = (
            gesture.clone(),
            layer.clone(),
            told.clone(),
            drawing.clone(),
        );
        Callback::from(move |event: PointerEvent| {
            if event.button() != 0 {
                return;
            }
            told.set(true);
            let at = pointer::place(&event);
            layer.unmeasure();
            let square = layer
                .bounds()
                .and_then(|bounds| orientation.square_under(at, bounds));
            if let Some(square) = square {
                let pointer = event.pointer_id();
                if let Some(board) = drawing.cast::<Element>() {
                    // Without capture a drag beyond the window is not seen, no more.
                    let _ = board.set_pointer_capture(pointer);
                    let _ = board.remove_attribute(KEYS);
                }
                layer.aim(at);
                gesture.emit(Gesture::Press {
                    pointer,
                    at,
                    square,
                });
            }
        })
    };
    // A click that no pointer has announced comes from an assistive tool.
    let onclick = {
        let (gesture, told) = (gesture.clone(), told.clone());
        Callback::from(move |event: MouseEvent| {
            if !told.replace(false)
                && let Some(square) = square_of(&event)
            {
                gesture.emit(Gesture::Activate(square));
            }
        })
    };
    let onfocusin = {
        let on_cursor = props.on_cursor.clone();
        Callback::from(move |event: FocusEvent| {
            if let Some(square) = square_of(&event) {
                on_cursor.emit(square);
            }
        })
    };
    let onkeydown = {
        let (gesture, letter, drawing) =
            (gesture.clone(), props.on_letter.clone(), drawing.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            // Where the focus is now, which may be newer than what was drawn last.
            let Some(cursor) = square_of(&event) else {
                return;
            };
            let key = event.key();
            let next = match key.as_str() {
                "ArrowLeft" => orientation.step(cursor, -1, 0),
                "ArrowRight" => orientation.step(cursor, 1, 0),
                "ArrowUp" => orientation.step(cursor, 0, -1),
                "ArrowDown" => orientation.step(cursor, 0, 1),
                "Home" => (0..7).fold(cursor, |square, _| orientation.step(square, -1, 0)),
                "End" => (0..7).fold(cursor, |square, _| orientation.step(square, 1, 0)),
                "Enter" | " " => {
                    event.prevent_default();
                    if !event.repeat() {
                        gesture.emit(Gesture::Activate(cursor));
                    }
                    return;
                }
                text if text.len() == 1 && text.chars().all(|c| c.is_ascii_alphanumeric()) => {
                    event.prevent_default();
                    letter.emit(key);
                    return;
                }
                // Asks for the last move, the clocks, the piece's moves, the square, the list of all that.
                "." | "," | ";" | ":" | "?" => {
                    event.prevent_default();
                    letter.emit(key);
                    return;
                }
                _ => return,
            };
            event.prevent_default();
            if let Some(board) = drawing.cast::<Element>() {
                let _ = board.set_attribute(KEYS, "");
                focus(&board, next);
            }
        })
    };

    let lifted = match props.hand {
        Hand::Dragging { from, .. } => Some(from),
        _ => None,
    };
    let rows = orientation.rows().enumerate().map(|(row, squares)| {
        let mut cells = [None; 8];
        for (cell, square) in cells.iter_mut().zip(squares) {
            *cell = Some(Shown {
                square,
                piece: props.placement.get(square),
                lifted: lifted == Some(square),
                marks: props.scene.marks(square),
                tab_stop: props.cursor == square,
            });
        }
        let key = if orientation.near.is_white() {
            row
        } else {
            7 - row
        };
        html! { <Row {key} {cells} {orientation} texts={props.texts.clone()} /> }
    });
    let label = use_memo(
        (orientation.near, props.past.is_some(), props.texts.clone()),
        |(near, past, texts)| {
            let key = if *past {
                "board-label-past"
            } else {
                "board-label"
            };
            AttrValue::from(texts.say(&Message::of(key).text("color", *near)))
        },
    );
    let fen = props.position.map(|position| position.to_fen().into());
    let fen: AttrValue = fen.unwrap_or_else(|| props.fen.clone());
    let turn = props.position.map_or(orientation.near, |it| it.turn());
    let every = browser::look("data-coordinates").as_deref() == Some("every");
    html! {
        <div class="board">
            <svg ref={drawing} viewBox="0 0 800 800" role="grid" class="drawing"
                aria-label={(*label).clone()} aria-description={props.keys.clone()} data-fen={fen}
                data-past={props.past.map(|past| past.to_string())}
                {onpointerdown} {onclick} {onfocusin} {onkeydown}>
                <rect class="light-squares" width="800" height="800" />
                <path class="dark-squares" fill-rule="evenodd" d={DARK_SQUARES} />
                if props.coordinates && !every { { coordinates::at_the_edge(orientation.near) } }
                <Markings scene={props.scene} {orientation} />
                { for rows }
                // Over the pieces, which have no corner that is always free.
                if props.coordinates && every { { coordinates::on_every_square(orientation.near) } }
            </svg>
            <div class="layer" ref={layer_host} aria-hidden="true"></div>
            if let Hand::Choosing { to, .. } = props.hand {
                <Chooser square={to} color={props.placement.get(to).map_or(turn, |pawn| pawn.color)} {orientation}
                    texts={props.texts.clone()} on_gesture={props.on_gesture.clone()} />
            }
        </div>
    }
}
