//! The worker in which the computer opponent thinks. It is fetched when a game against the computer begins.

use gloo_events::EventListener;
use gloo_utils::document;
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, MessageEvent, Url, Worker};

/// The element of the page that says where the worker is: by `href` where its script is, a file beside the page;
/// or its text is the script, where the page is one file.
const PLACE: &str = "opponent";

/// Where the wasm is as the script finds it; in a page of one file, an address that holds the bytes.
const WASM: &str = "data-wasm";

/// What the worker answers.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// The move, in UCI's form.
    Move(String),
    /// Whether the draw is welcome.
    Draw(bool),
    /// It has none, or it can't be had.
    Nothing,
}

/// A worker; it ends when dropped.
pub struct Thinker {
    worker: Worker,
    /// The number of the last question.
    asked: u32,
    _heard: [EventListener; 2],
}

impl Thinker {
    /// Starts a worker; `tell` hears later what it answers to the last question. `None` where the browser
    /// has no workers.
    pub fn start(tell: impl Fn(u32, Answer) + Clone + 'static) -> Option<Thinker> {
        let (worker, wasm) = worker().ok()?;
        let failed = tell.clone();
        let heard = [
            EventListener::new(&worker, "message", move |event| {
                if let Some(event) = event.dyn_ref::<MessageEvent>() {
                    let (number, answer) = read(&event.data());
                    tell(number, answer);
                }
            }),
            // The script is not there, or is none.
            EventListener::new(&worker, "error", move |_| failed(0, Answer::Nothing)),
        ];
        worker.post_message(&wasm.into()).ok()?;
        Some(Thinker {
            worker,
            asked: 0,
            _heard: heard,
        })
    }

    /// Asks for the move in the last of the positions, one FEN a line, at a level from 1.
    pub fn ask_move(&mut self, positions: &str, level: u8, seed: u32) {
        let (level, seed) = (u32::from(level), seed);
        self.ask(&["move".into(), positions.into(), level.into(), seed.into()]);
    }

    /// Asks whether a draw is welcome there to White, or to Black.
    pub fn ask_draw(&mut self, positions: &str, black: bool) {
        self.ask(&["draw".into(), positions.into(), u32::from(black).into()]);
    }

    /// Drops the question that it is thinking about.
    pub fn rest(&mut self) {
        self.ask(&[]);
    }

    /// Whether this is the number of the last question; 0 is for all.
    pub fn has_asked(&self, number: u32) -> bool {
        number == 0 || number == self.asked
    }

    fn ask(&mut self, question: &[JsValue]) {
        self.asked += 1;
        let message = Array::of1(&self.asked.into());
        for part in question {
            message.push(part);
        }
        // A message of plain values can always be posted.
        let _ = self.worker.post_message(&message);
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// A new worker, and the address of its wasm.
fn worker() -> Result<(Worker, String), JsValue> {
    let place = document().get_element_by_id(PLACE).ok_or(JsValue::NULL)?;
    let wasm = place.get_attribute(WASM).ok_or(JsValue::NULL)?;
    if let Some(script) = place.get_attribute("href") {
        return Ok((Worker::new(&script)?, wasm));
    }
    let script = Array::of1(&place.text_content().into());
    let options = BlobPropertyBag::new();
    options.set_type("text/javascript");
    let blob = Blob::new_with_str_sequence_and_options(&script, &options)?;
    Ok((
        Worker::new(&Url::create_object_url_with_blob(&blob)?)?,
        wasm,
    ))
}

/// The number of the question, and the answer.
fn read(message: &JsValue) -> (u32, Answer) {
    let message = Array::from(message);
    let number = message.get(0).as_f64().unwrap_or_default() as u32;
    let answer = message.get(1);
    let answer = match (answer.as_string(), answer.as_bool()) {
        (Some(found), _) => Answer::Move(found),
        (None, Some(welcome)) => Answer::Draw(welcome),
        (None, None) => Answer::Nothing,
    };
    (number, answer)
}
