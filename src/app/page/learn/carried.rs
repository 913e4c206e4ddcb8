//! A piece that is carried onto the board from beside it.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use crate::app::geometry::Orientation;
use crate::app::hand::{DRAG_THRESHOLD, Place};
use crate::app::page::layer::Layer;
use crate::rules::{Piece, Square};

/// Keeps what the pointer does with the button on which it went down, wherever it goes.
pub fn capture(event: &PointerEvent) {
    // The current target is the page as a whole.
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    let button = target.and_then(|it| it.closest("button").ok().flatten());
    if let Some(button) = button {
        // Without capture a piece can't be carried off the button, no more.
        let _ = button.set_pointer_capture(event.pointer_id());
    }
}

/// A piece on its way from beside the board.
pub struct Carried {
    /// Which piece.
    pub piece: Piece,
    from: Place,
    lifted: bool,
}

impl Carried {
    /// A pointer is down on the piece.
    pub fn new(piece: Piece, from: Place) -> Carried {
        Carried {
            piece,
            from,
            lifted: false,
        }
    }

    /// The pointer is there now; whether the piece is in the air.
    pub fn go(&mut self, at: Place, layer: &Rc<Layer>) -> bool {
        let far = (at.x - self.from.x).abs().max((at.y - self.from.y).abs());
        if !self.lifted && far >= DRAG_THRESHOLD {
            self.lifted = true;
            layer.unmeasure();
            layer.aim(at);
            layer.lift(self.piece);
        }
        layer.aim(at);
        self.lifted
    }

    /// The pointer goes up there, or is taken away; the square on which the piece comes down.
    pub fn let_go(
        &self,
        at: Option<Place>,
        layer: &Layer,
        orientation: Orientation,
    ) -> Option<Square> {
        if !self.lifted {
            return None;
        }
        layer.put_down();
        orientation.square_under(at?, layer.bounds()?)
    }
}
