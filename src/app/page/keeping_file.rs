//! Saving a text as a file.

use gloo_timers::callback::Timeout;
use gloo_utils::document;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

/// How long a browser may take until it has begun to read what is saved, in milliseconds.
const PATIENCE: u32 = 60_000;

/// The type of a log.
pub const JSON: &str = "application/json";

/// The type of games as PGN.
pub const PGN: &str = "application/vnd.chess-pgn";

/// Offers a text as a file of this type, as a download does.
pub fn save(name: &str, kind: &str, text: &str) {
    // A browser that can't do one of these saves no file; it has nothing to tell of why.
    let _ = offer(name, kind, text);
}

fn offer(name: &str, kind: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&text.into());
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Timeout::new(PATIENCE, move || drop(Url::revoke_object_url(&address))).forget();
    Ok(())
}
