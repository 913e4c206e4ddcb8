//! The screen stays awake while a clock runs, where the browser can do that.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::{document, window};
use js_sys::{Function, Reflect};
use wasm_bindgen::prelude::*;
use yew::prelude::*;

/// What is wanted of the screen.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// It is to stay awake.
    pub wanted: bool,
}

/// Draws nothing; while it is wanted, it holds a screen wake lock.
pub struct Awake {
    lock: Rc<Lock>,
    _visible: EventListener,
}

impl Component for Awake {
    type Message = ();
    type Properties = Props;

    fn create(ctx: &Context<Awake>) -> Awake {
        let lock = Rc::new(Lock::default());
        lock.want(ctx.props().wanted);
        // The browser takes the lock away from a hidden page.
        let again = lock.clone();
        let visible = EventListener::new(&document(), "visibilitychange", move |_| again.ask());
        Awake {
            lock,
            _visible: visible,
        }
    }

    fn changed(&mut self, ctx: &Context<Awake>, _: &Props) -> bool {
        self.lock.want(ctx.props().wanted);
        false
    }

    fn view(&self, _: &Context<Awake>) -> Html {
        Html::default()
    }

    fn destroy(&mut self, _: &Context<Awake>) {
        self.lock.want(false);
    }
}

/// A wake lock, asked for and given back. Where there is none to be had, nothing happens.
#[derive(Default)]
struct Lock {
    wanted: Cell<bool>,
    asked: Cell<bool>,
    held: RefCell<Option<JsValue>>,
}

impl Lock {
    fn want(self: &Rc<Lock>, wanted: bool) {
        self.wanted.set(wanted);
        if wanted {
            self.ask();
        } else if let Some(held) = self.held.take() {
            release(&held);
        }
    }

    fn ask(self: &Rc<Lock>) {
        let lost =
            |held: &JsValue| get(held, "released").is_some_and(|released| released.is_truthy());
        if self.held.borrow().as_ref().is_some_and(lost) {
            self.held.take();
        }
        if !self.wanted.get() || self.asked.get() || self.held.borrow().is_some() {
            return;
        }
        let navigator = window().navigator();
        let Some(locks) = get(&navigator, "wakeLock").filter(JsValue::is_object) else {
            return;
        };
        let Some(promise) = call(&locks, "request", &["screen".into()]) else {
            return;
        };
        self.asked.set(true);
        let (given, refused) = (self.clone(), self.clone());
        let given = Closure::once_into_js(move |lock: JsValue| {
            given.asked.set(false);
            if given.wanted.get() {
                given.held.replace(Some(lock));
            } else {
                release(&lock);
            }
        });
        let refused = Closure::once_into_js(move |_: JsValue| refused.asked.set(false));
        call(&promise, "then", &[given, refused]);
    }
}

fn release(lock: &JsValue) {
    if let Some(promise) = call(lock, "release", &[]) {
        let ignored = Closure::once_into_js(|_: JsValue| {});
        call(&promise, "catch", &[ignored]);
    }
}

fn get(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok()
}

fn call(object: &JsValue, name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    let function: Function = get(object, name)?.dyn_into().ok()?;
    function.apply(object, &arguments.iter().collect()).ok()
}
