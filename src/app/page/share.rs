//! What is done with a game to take it along: a file, the clipboard, a link, its QR code.

use qrcodegen::{QrCode, QrCodeEcc};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::prelude::*;

use super::ask::Ask;
use super::keeping_file;
use crate::app::texts::Texts;
use crate::notation::link::write_link;
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
    /// A link that holds the game goes there.
    CopyLink,
    /// The link is shown as a QR code, or no longer.
    Qr,
    /// What has come of it; the key of its sentence.
    Told(&'static str),
    /// Nothing more.
    Close,
}

/// What has been done with a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sharing {
    told: Option<&'static str>,
    /// The code: how many modules it has a side, and the path of the dark ones.
    code: Option<(i32, AttrValue)>,
}

impl Sharing {
    /// Does it; `tell` hears later what has come of it.
    pub fn act(&mut self, act: Act, game: &PgnGame, tell: Callback<Act>) {
        self.told = None;
        let code = self.code.take();
        match act {
            Act::Save => keeping_file::save("jadoube.pgn", keeping_file::PGN, &game.to_pgn()),
            Act::CopyPgn => copy(&game.to_pgn(), tell),
            Act::CopyFen => copy(&game.end().to_fen(), tell),
            Act::CopyLink => match link(game) {
                Some(link) => copy(&link, tell),
                None => self.told = Some("share-no-link"),
            },
            Act::Qr if code.is_some() => {}
            Act::Qr => {
                self.code = link(game).and_then(|link| qr(&link));
                self.told = self.code.is_none().then_some("share-no-link");
            }
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
            { choice("copy-link", "share-link", Act::CopyLink) }
            { choice("show-qr", "share-qr", Act::Qr) }
            { choice("close", "close", Act::Close) }
            if let Some((side, dark)) = &sharing.code {
                // The quiet zone is four modules wide.
                <svg class="qr" role="img" aria-label={texts.plain("share-qr-label")} data-qr={side.to_string()}
                    viewBox={format!("-4 -4 {0} {0}", side + 8)}>
                    <rect x="-4" y="-4" width="100%" height="100%" fill="#fff" />
                    <path d={dark.clone()} fill="#000" />
                </svg>
            }
            <p class="note" role="status" data-note="share">{ for sharing.told.map(|key| texts.plain(key)) }</p>
        </Ask>
    }
}

/// The address that holds the game.
fn link(game: &PgnGame) -> Option<String> {
    let location = gloo_utils::window().location();
    let place = [location.origin().ok()?, location.pathname().ok()?].concat();
    Some(format!("{place}#/game={}", write_link(game)?))
}

/// A text as a QR code; `None` where it is too long for one.
fn qr(text: &str) -> Option<(i32, AttrValue)> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let side = code.size();
    let mut dark = String::new();
    for y in 0..side {
        for x in (0..side).filter(|x| code.get_module(*x, y)) {
            dark.push_str(&format!("M{x} {y}h1v1h-1z"));
        }
    }
    Some((side, dark.into()))
}

/// Puts a text on the clipboard. A page that is not served securely has none.
pub fn copy(text: &str, tell: Callback<Act>) {
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
