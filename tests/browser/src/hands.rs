//! Hands: mouse, fingers and keyboard, as real input events of the browser.

use serde_json::{Value, json};

use crate::engine::Engine;
use crate::page::Page;

/// A way of making moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// A click on each of the two squares.
    Clicks,
    /// The piece is dragged by the mouse.
    Drag,
    /// A tap of a finger on each of the two squares.
    Taps,
    /// The piece is dragged by a finger.
    Finger,
    /// Arrow keys and Enter.
    Keys,
}

/// A place in the window, in CSS pixels.
pub type Point = (i64, i64);

impl Page<'_> {
    /// The middle of a square, where it is now.
    #[track_caller]
    pub fn centre(&self, square: &str) -> Point {
        self.middle(&format!("[data-square={square}]"))
    }

    /// The middle of the first element for this selector, where it is now.
    #[track_caller]
    pub fn middle(&self, selector: &str) -> Point {
        let script = "const e = document.querySelector(arguments[0]);\
                      if (!e) return null; const r = e.getBoundingClientRect();\
                      return [Math.round(r.x + r.width / 2), Math.round(r.y + r.height / 2)]";
        let place = self.js(script, &[json!(selector)]);
        match (place[0].as_i64(), place[1].as_i64()) {
            (Some(x), Some(y)) => (x, y),
            _ => panic!("the page has no {selector}"),
        }
    }

    /// Clicks the middle of the first element for this selector, scrolled into view.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        let script = "document.querySelector(arguments[0])?.scrollIntoView({ block: 'nearest' })";
        self.js(script, &[json!(selector)]);
        self.stands_still(selector);
        self.click_at(self.middle(selector));
    }

    /// Waits, for a while, until the first element for this selector moves no longer: what is still on its way may push
    /// it from under the mouse.
    #[track_caller]
    fn stands_still(&self, selector: &str) {
        let script = "const [selector, done] = arguments;\
            const place = () => {\
              const r = document.querySelector(selector)?.getBoundingClientRect();\
              return r && [r.x, r.y, r.width, r.height].map(Math.round).join() };\
            const look = (before, times) => {\
              const now = place();\
              if (now === before || !times) done(null);\
              else setTimeout(look, 20, now, times - 1) };\
            look(null, 25)";
        self.js_later(script, &[json!(selector)]);
    }

    /// Clicks a square.
    #[track_caller]
    pub fn click_square(&self, square: &str) {
        self.click_at(self.centre(square));
    }

    /// Clicks at a place.
    #[track_caller]
    pub fn click_at(&self, place: Point) {
        self.perform(&[pointer("mouse", 1, &[to(place, 0), down(), up()])]);
    }

    /// Taps a square with a finger.
    #[track_caller]
    pub fn tap(&self, square: &str) {
        self.tap_at(self.centre(square));
    }

    /// Taps at a place with a finger.
    #[track_caller]
    pub fn tap_at(&self, place: Point) {
        self.perform(&[pointer("touch", 1, &[to(place, 0), down(), wait(30), up()])]);
    }

    /// Drags the piece on a square to another with the mouse.
    #[track_caller]
    pub fn drag(&self, from: &str, to: &str) {
        self.drag_between("mouse", self.centre(from), self.centre(to));
    }

    /// Drags the piece on a square to another with a finger.
    #[track_caller]
    pub fn touch_drag(&self, from: &str, to: &str) {
        self.drag_between("touch", self.centre(from), self.centre(to));
    }

    /// Drags from place to place with `mouse`, `pen` or `touch`.
    #[track_caller]
    pub fn drag_between(&self, kind: &str, from: Point, target: Point) {
        let half = ((from.0 + target.0) / 2, (from.1 + target.1) / 2);
        self.perform(&[pointer(
            kind,
            1,
            &[
                to(from, 0),
                down(),
                to(half, 30),
                to(target, 30),
                wait(20),
                up(),
            ],
        )]);
    }

    /// Several pointers at once: a list of [`pointer()`]s, whose steps happen side by side.
    #[track_caller]
    pub fn perform(&self, sources: &[Value]) {
        let session = self.browser.session();
        self.must(session.post("actions", &json!({ "actions": sources })));
    }

    /// Turns the wheel over a place, downwards where positive.
    #[track_caller]
    pub fn wheel(&self, place: Point, pixels: i64) {
        let pixels = self.browser.turned_by(pixels);
        let turn = json!({ "type": "scroll", "x": place.0, "y": place.1, "deltaX": 0,
            "deltaY": pixels, "duration": 0, "origin": "viewport" });
        self.perform(&[json!({ "type": "wheel", "id": "wheel", "actions": [turn] })]);
    }

    /// Presses and lets go one key, by its name or letter.
    #[track_caller]
    pub fn press(&self, key: &str) {
        let code = key_code(key);
        self.perform(&[json!({ "type": "key", "id": "keys", "actions": [
            { "type": "keyDown", "value": code }, { "type": "keyUp", "value": code },
        ]})]);
    }

    /// Presses keys one after another, by name (`Tab Enter ArrowUp a`).
    #[track_caller]
    pub fn keys(&self, names: &str) {
        for name in names.split_whitespace() {
            self.press(name);
        }
    }

    /// Types a text where the focus is.
    #[track_caller]
    pub fn write(&self, text: &str) {
        for letter in text.chars() {
            self.press(&letter.to_string());
        }
    }

    /// Brings the keyboard's focus to the board, forwards or backwards by the Tab key.
    #[track_caller]
    fn tab_to_board(&self) {
        if self.focused_square().is_none() {
            self.tab_to("[data-fen] [tabindex='0']");
        }
    }

    /// Brings the keyboard's focus to what a selector names, forwards or backwards by the Tab key. It does not go
    /// round by the browser's own controls: Firefox tells a page nothing of focus that comes from there.
    #[track_caller]
    pub fn tab_to(&self, selector: &str) {
        let behind = "return !!(document.querySelector(arguments[0])\
                      .compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING)";
        self.until(&format!("{selector} is there"), || self.exists(selector));
        for _ in 0..90 {
            if self.exists(&format!("{selector}:focus")) {
                return;
            }
            // WebKitGTK does not hear Shift and Tab right after a click, and goes round.
            let back = self.engine() != Engine::WebKit;
            if back && self.js(behind, &[json!(selector)]) == true {
                self.chord("Shift", "Tab");
            } else {
                self.press("Tab");
            }
        }
        panic!("the Tab key does not reach {selector}");
    }

    /// Presses a key while another is held down.
    #[track_caller]
    pub fn chord(&self, held: &str, key: &str) {
        let (held, key) = (key_code(held), key_code(key));
        self.perform(&[json!({ "type": "key", "id": "keys", "actions": [
            { "type": "keyDown", "value": held },
            { "type": "keyDown", "value": key }, { "type": "keyUp", "value": key },
            { "type": "keyUp", "value": held },
        ]})]);
    }

    /// Moves the keyboard's focus to a square with the arrow keys, from wherever it is on the board.
    /// The board may be turned: the arrows mean what the player sees.
    #[track_caller]
    pub fn walk_to(&self, square: &str) {
        self.tab_to_board();
        for _ in 0..20 {
            let here = self.focused_square();
            let here = here.unwrap_or_else(|| panic!("Tab does not reach the board"));
            if here == square {
                return;
            }
            let ((x, y), (to_x, to_y)) = (self.centre(&here), self.centre(square));
            let key = if to_x > x + 2 {
                "ArrowRight"
            } else if to_x < x - 2 {
                "ArrowLeft"
            } else if to_y > y + 2 {
                "ArrowDown"
            } else {
                "ArrowUp"
            };
            self.press(key);
            self.until(&format!("{key} leaves {here}"), || {
                self.focused_square().is_some_and(|now| now != here)
            });
        }
        panic!("the arrow keys do not reach {square}");
    }

    /// Makes the gesture of a move, such as `e2e4`, without waiting for what comes of it.
    #[track_caller]
    pub fn gesture(&self, way: Way, squares: &str) {
        let (from, to) = (&squares[..2], &squares[2..4]);
        match way {
            Way::Clicks => {
                self.click_square(from);
                self.click_square(to);
            }
            Way::Taps => {
                self.tap(from);
                self.tap(to);
            }
            Way::Drag => self.drag(from, to),
            Way::Finger => self.touch_drag(from, to),
            Way::Keys => {
                self.walk_to(from);
                self.press("Enter");
                self.walk_to(to);
                self.press("Enter");
            }
        }
    }

    /// Makes moves such as `e2e4 e7e5 e7e8q` and waits until each is on the board.
    #[track_caller]
    pub fn play(&self, way: Way, moves: &str) {
        for text in moves.split_whitespace() {
            let before = self.fen();
            self.gesture(way, text);
            if let Some(piece) = text.get(4..5) {
                self.promote(way, piece);
            }
            self.until(&format!("{text} is played, from {before}"), || {
                self.fen() != before
            });
        }
    }
}

/// One pointer of kind `mouse`, `pen` or `touch`, for [`Page::perform`]; those of one kind need
/// numbers of their own.
pub fn pointer(kind: &str, number: u32, steps: &[Value]) -> Value {
    json!({
        "type": "pointer",
        "id": format!("{kind}{number}"),
        "parameters": { "pointerType": kind },
        "actions": steps,
    })
}

/// A step of a pointer: to a place, in so many milliseconds.
pub fn to(place: Point, duration: u64) -> Value {
    json!({ "type": "pointerMove", "duration": duration, "x": place.0, "y": place.1, "origin": "viewport" })
}

/// A step of a pointer: the button or the finger goes down.
pub fn down() -> Value {
    json!({ "type": "pointerDown", "button": 0 })
}

/// A step of a pointer: the button or the finger comes up.
pub fn up() -> Value {
    json!({ "type": "pointerUp", "button": 0 })
}

/// A step of a pointer: nothing for so many milliseconds.
pub fn wait(duration: u64) -> Value {
    json!({ "type": "pause", "duration": duration })
}

fn key_code(name: &str) -> &str {
    match name {
        "Backspace" => "\u{e003}",
        "Tab" => "\u{e004}",
        "Enter" => "\u{e007}",
        "Shift" => "\u{e008}",
        "Delete" => "\u{e017}",
        "Escape" => "\u{e00c}",
        "Space" => " ",
        "End" => "\u{e010}",
        "Home" => "\u{e011}",
        "ArrowLeft" => "\u{e012}",
        "ArrowUp" => "\u{e013}",
        "ArrowRight" => "\u{e014}",
        "ArrowDown" => "\u{e015}",
        letter => letter,
    }
}
