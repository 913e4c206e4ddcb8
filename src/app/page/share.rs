//! What is done with a game to take it along: a file, the clipboard.

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use super::ask::Ask;
use super::keeping_file;
use crate::app::texts::Texts;
use crate::notation::pgn::PgnGame;

/// What is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// The game is saved as a file of PGN.
    Save,
    /// PGN goes to the clipboard.
    CopyPgn,
    /// The position at its end goes there as FEN.
    CopyFen,
    /// What has come of it; the key of its sentence.
    Told(&'static str),
    /// Nothing more.
    Close,
}

/// What has been done with a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sharing {
    told: Option<&'static str>,
}

impl Sharing {
    /// Does it; `tell` hears later what has come of it.
    pub fn act(&mut self, act: Act, game: &PgnGame, tell: Callback<Act>) {
        self.told = None;
        match act {
            Act::Save => keeping_file::save("jadoube.pgn", keeping_file::PGN, &game.to_pgn()),
            Act::CopyPgn => copy(&game.to_pgn(), tell),
            Act::CopyFen => copy(&game.end().to_fen(), tell),
            Act::Told(told) => self.told = Some(told),
            Act::Close => {}
        }
    }
}

/// What can be done with a game, and what has been.
pub fn view(sharing: &Sharing, texts: &Texts, on_act: &Callback<Act>) -> Html {
    let choice = |action: &'static str, key: &'static str, act: Act| {
        let on_act = on_act.clone();
        let onclick = Callback::from(move |_: MouseEvent| on_act.emit(act));
        html! {
            <button type="button" data-action={action} {onclick}>{ texts.plain(key) }</button>
        }
    };
    let close = on_act.reform(|()| Act::Close);
    html! {
        <Ask role="dialog" label={texts.plain("share")} on_close={close}>
            { choice("save-pgn", "share-save", Act::Save) }
            { choice("copy-pgn", "share-pgn", Act::CopyPgn) }
            { choice("copy-fen", "share-fen", Act::CopyFen) }
            { choice("close", "close", Act::Close) }
            <p class="note" role="status" data-note="share">{ for sharing.told.map(|key| texts.plain(key)) }</p>
        </Ask>
    }
}

/// Puts a text on the clipboard. A page that is not served securely has none.
fn copy(text: &str, tell: Callback<Act>) {
    let clipboard = gloo_utils::window().navigator().clipboard();
    // Without a clipboard the binding has nothing to call.
    if JsValue::from(clipboard.clone()).is_undefined() {
        return tell.emit(Act::Told("share-not-copied"));
    }
    let copied = clipboard.write_text(text);
    spawn_local(async move {
        tell.emit(Act::Told(match JsFuture::from(copied).await {
            Ok(_) => "share-copied",
            Err(_) => "share-not-copied",
        }));
    });
}
