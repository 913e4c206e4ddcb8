//! The layer over the board: the piece that follows the pointer, and the pieces that glide after a
//! move.
//!
//! Moving a piece inside the drawing would cost a layout each frame; an HTML element that is moved by
//! its transform costs none. So these elements live over the drawing, outside the component tree.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use gloo_utils::{document, window};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, HtmlElement, SvgElement};

use super::browser;
use crate::app::geometry::{Bounds, Orientation};
use crate::app::hand::{Hand, Place, PointerId};
use crate::app::scene::Glide;
use crate::rules::{Piece, Placement};

const SVG: &str = "http://www.w3.org/2000/svg";

/// How long a piece glides, in milliseconds; the style sheet has the same figure.
const GLIDE_MS: u32 = 150;

/// The address of a piece's drawing within the page.
pub fn drawing(piece: Piece) -> String {
    format!("#piece-{}{}", piece.color.letter(), piece.role.letter())
}

/// One piece over the board.
struct Flyer {
    element: HtmlElement,
    picture: Element,
}

impl Flyer {
    fn new(host: &Element) -> Option<Flyer> {
        let element: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
        element.set_class_name("flyer");
        let svg = document().create_element_ns(Some(SVG), "svg").ok()?;
        svg.set_attribute("viewBox", "0 0 100 100").ok()?;
        let picture = document().create_element_ns(Some(SVG), "use").ok()?;
        svg.append_child(&picture).ok()?;
        element.append_child(&svg).ok()?;
        host.append_child(&element).ok()?;
        Some(Flyer { element, picture })
    }

    fn show(&self, piece: Piece) {
        // A style or attribute that can't be set leaves the piece unmoved, no more.
        let _ = self.picture.set_attribute("href", &drawing(piece));
        let side = piece.color.letter().to_string();
        let _ = self.element.set_attribute("data-side", &side);
    }

    fn style(&self, name: &str, value: &str) {
        let _ = self.element.style().set_property(name, value);
    }
}

/// A glide under way: ended by its timer or by the next one.
struct Flight {
    hidden: Vec<SvgElement>,
    _timer: Timeout,
}

/// The layer of one board.
#[derive(Default)]
pub struct Layer {
    host: RefCell<Option<Element>>,
    flyers: RefCell<Vec<Flyer>>,
    bounds: Cell<Option<Bounds>>,
    place: Cell<Option<Place>>,
    pointer: Cell<Option<PointerId>>,
    carrying: Cell<bool>,
    waiting: Cell<bool>,
    tick: RefCell<Option<Closure<dyn FnMut()>>>,
    flight: RefCell<Option<Flight>>,
    odd: Cell<bool>,
}

impl Layer {
    /// Builds the layer inside its element.
    pub fn mount(self: &Rc<Layer>, host: Element) {
        let flyers = (0..2).filter_map(|_| Flyer::new(&host)).collect();
        *self.flyers.borrow_mut() = flyers;
        *self.host.borrow_mut() = Some(host);
        let layer = Rc::downgrade(self);
        *self.tick.borrow_mut() = Some(Closure::new(move || {
            if let Some(layer) = layer.upgrade() {
                layer.waiting.set(false);
                layer.follow();
            }
        }));
    }

    /// Measures the board anew; whether it has another size or column than at the last press.
    pub fn is_resized(&self) -> bool {
        let before = self.bounds.take();
        let now = self.bounds();
        before
            .zip(now)
            .is_none_or(|(before, now)| before.size != now.size || before.left != now.left)
    }

    /// Forgets where the board is, after a scroll or before a press.
    pub fn unmeasure(&self) {
        self.bounds.set(None);
    }

    /// The bounds of the board, measured anew only when they are not known.
    pub fn bounds(&self) -> Option<Bounds> {
        if self.bounds.get().is_none() {
            let host = self.host.borrow();
            let rect = host.as_ref()?.get_bounding_client_rect();
            self.bounds.set(Some(Bounds {
                left: rect.left(),
                top: rect.top(),
                size: rect.width(),
            }));
        }
        self.bounds.get()
    }

    /// The pointer that is at work on the board.
    pub fn pointer(&self) -> Option<PointerId> {
        self.pointer.get()
    }

    /// Learns what the hand does now, and did before: a piece is taken up from this board, or put down.
    pub fn carry(&self, before: Hand, now: Hand, board: &Placement) {
        self.attend(now.pointer());
        let dragging = |hand: Hand| matches!(hand, Hand::Dragging { .. });
        match (dragging(before), dragging(now)) {
            (false, true) => {
                if let Some(piece) = now.from().and_then(|from| board.get(from)) {
                    self.lift(piece);
                }
            }
            (true, false) => self.put_down(),
            _ => {}
        }
    }

    /// Says which pointer is at work.
    pub fn attend(&self, pointer: Option<PointerId>) {
        self.pointer.set(pointer);
    }

    /// Whether a piece follows the pointer.
    pub fn is_carrying(&self) -> bool {
        self.carrying.get()
    }

    /// The latest place of the pointer; the piece is put there with the next frame.
    pub fn aim(&self, place: Place) {
        self.place.set(Some(place));
        if self.carrying.get()
            && !self.waiting.replace(true)
            && let Some(tick) = self.tick.borrow().as_ref()
        {
            let _ = window().request_animation_frame(tick.as_ref().unchecked_ref());
        }
    }

    /// Takes a piece up: from now on it follows the pointer.
    pub fn lift(&self, piece: Piece) {
        self.land();
        if let Some(flyer) = self.flyers.borrow().first() {
            flyer.show(piece);
            flyer.element.set_class_name("flyer carried");
        }
        self.carrying.set(true);
        self.follow();
    }

    /// Puts the piece down.
    pub fn put_down(&self) {
        if self.carrying.replace(false)
            && let Some(flyer) = self.flyers.borrow().first()
        {
            flyer.element.set_class_name("flyer");
        }
    }

    fn follow(&self) {
        let (true, Some(place), Some(bounds)) =
            (self.carrying.get(), self.place.get(), self.bounds())
        else {
            return;
        };
        if let Some(flyer) = self.flyers.borrow().first() {
            let half = bounds.size / 16.0;
            // Whole pixels: what writes fractions is a large part of a small page.
            let x = (place.x - bounds.left - half).round() as i32;
            let y = (place.y - bounds.top - half).round() as i32;
            flyer.style("transform", &format!("translate({x}px,{y}px)"));
        }
    }

    /// Lets pieces glide to where they already stand in the drawing.
    pub fn glide(self: &Rc<Layer>, glides: &[Glide], orientation: Orientation) {
        self.land();
        if glides.is_empty() || browser::reduces_motion() {
            return;
        }
        let Some(board) = self
            .host
            .borrow()
            .as_ref()
            .and_then(|host| host.parent_element())
        else {
            return;
        };
        // Of two names for one animation the other one starts it anew.
        let odd = !self.odd.get();
        self.odd.set(odd);
        let class = if odd {
            "flyer gliding-odd"
        } else {
            "flyer gliding-even"
        };
        let mut hidden = Vec::with_capacity(glides.len());
        for (flyer, glide) in self.flyers.borrow().iter().zip(glides) {
            let (from, to) = (
                orientation.place_of(glide.from),
                orientation.place_of(glide.to),
            );
            flyer.show(glide.piece);
            // In hundredths of a square, the size of the flyer.
            for (name, steps) in [
                ("--x0", from.0),
                ("--y0", from.1),
                ("--x1", to.0),
                ("--y1", to.1),
            ] {
                flyer.style(name, &format!("{}%", u32::from(steps) * 100));
            }
            flyer.style("transform", "none");
            flyer.element.set_class_name(class);
            let standing = board.query_selector(&format!("[data-at={}]", glide.to));
            if let Some(piece) = standing
                .ok()
                .flatten()
                .and_then(|piece| piece.dyn_into::<SvgElement>().ok())
            {
                let _ = piece.style().set_property("visibility", "hidden");
                hidden.push(piece);
            }
        }
        let layer = Rc::downgrade(self);
        let timer = Timeout::new(GLIDE_MS, move || {
            if let Some(layer) = layer.upgrade() {
                layer.land();
            }
        });
        *self.flight.borrow_mut() = Some(Flight {
            hidden,
            _timer: timer,
        });
    }

    /// Ends a glide: what was hidden in the drawing is shown.
    fn land(&self) {
        let Some(flight) = self.flight.borrow_mut().take() else {
            return;
        };
        for piece in &flight.hidden {
            let _ = piece.style().remove_property("visibility");
        }
        for flyer in self.flyers.borrow().iter() {
            flyer.element.set_class_name("flyer");
        }
    }
}
