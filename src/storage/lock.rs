//! The browser's lock on a game (Web Locks): one page at a time holds it.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::{Closure, JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::head::GameId;
use super::tenure::Happening;

/// A lock that is asked for or held; dropped, it is let go.
pub struct Lock {
    release: Rc<RefCell<Option<Function>>>,
}

impl Lock {
    /// Asks for the lock on a game, or takes it from whoever holds it, and tells what comes of it:
    /// [`Happening::Granted`] or [`Happening::Refused`], later perhaps [`Happening::Stolen`]. A browser
    /// without locks grants at once.
    pub fn ask(id: &GameId, steal: bool, tell: impl Fn(Happening) + 'static) -> Lock {
        let release: Rc<RefCell<Option<Function>>> = Rc::default();
        let tell = Rc::new(tell);
        let asked = request(id, steal, &release, tell.clone());
        spawn_local(async move {
            match asked {
                // It ends with an error when it is taken away.
                Some(held) => {
                    if JsFuture::from(held).await.is_err() {
                        tell(Happening::Stolen);
                    }
                }
                None => tell(Happening::Granted),
            }
        });
        Lock { release }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if let Some(release) = self.release.borrow_mut().take() {
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }
}

/// Calls `navigator.locks.request`; `None` where there is no such thing.
fn request(
    id: &GameId,
    steal: bool,
    release: &Rc<RefCell<Option<Function>>>,
    tell: Rc<impl Fn(Happening) + 'static>,
) -> Option<Promise> {
    let navigator = web_sys::window()?.navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    let request: Function = Reflect::get(&locks, &"request".into())
        .ok()?
        .dyn_into()
        .ok()?;
    let options = Object::new();
    let option = if steal { "steal" } else { "ifAvailable" };
    Reflect::set(&options, &option.into(), &JsValue::TRUE).ok()?;
    let held = {
        let release = Rc::clone(release);
        Promise::new(&mut move |resolve, _| *release.borrow_mut() = Some(resolve))
    };
    let answer = Closure::once_into_js(move |lock: JsValue| -> JsValue {
        if lock.is_null() {
            tell(Happening::Refused);
            return JsValue::UNDEFINED;
        }
        tell(Happening::Granted);
        held.into()
    });
    let name = JsValue::from_str(&format!("jadoube-game-{}", id.0));
    let promise = request.call3(&locks, &name, &options, &answer).ok()?;
    promise.dyn_into().ok()
}
