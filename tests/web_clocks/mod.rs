//! The clock faces and the wake lock, in a page: they read the browser's clock, which no native test has.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use gloo_utils::{document, window};
use jadoube::app::page::awake::{self, Awake};
use jadoube::app::page::clock_bar::{PlayerBar, player_bar};
use jadoube::app::page::clock_face::Snapshot;
use jadoube::app::page::clock_source::ClockSource;
use jadoube::app::texts::Texts;
use jadoube::clock::{ChessClock, ClockSetup, Event, FlagCall, Instant, Stamped};
use jadoube::rules::Color;
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Element, HtmlElement};
use yew::{AppHandle, Component, Context, Html, Properties, html};

/// What the bench has seen: how often it was rendered, who pressed, how often a flag was seen to fall.
#[derive(Default)]
struct Seen {
    renders: u32,
    presses: Vec<Color>,
    flags: u32,
}

#[derive(Properties, Clone)]
struct BenchProps {
    control: &'static str,
    started: bool,
    seen: Rc<RefCell<Seen>>,
}

impl PartialEq for BenchProps {
    fn eq(&self, other: &BenchProps) -> bool {
        Rc::ptr_eq(&self.seen, &other.seen)
    }
}

/// A table with nothing on it but the two bars; it does with the clock what a game does.
struct Bench {
    clock: ChessClock,
    source: ClockSource,
}

enum Msg {
    Press(Color),
    Flag,
}

impl Component for Bench {
    type Message = Msg;
    type Properties = BenchProps;

    fn create(ctx: &Context<Bench>) -> Bench {
        let source = ClockSource::from(Instant(1_000_000));
        let mut clock = ChessClock::new(ClockSetup {
            control: ctx.props().control.parse().unwrap(),
            flag_call: FlagCall::Automatic,
            first_to_move: Color::White,
        });
        if ctx.props().started {
            let (at, event) = (source.now(), Event::Start);
            clock.apply(Stamped { at, event }).unwrap();
        }
        Bench { clock, source }
    }

    fn update(&mut self, ctx: &Context<Bench>, msg: Msg) -> bool {
        let mut seen = ctx.props().seen.borrow_mut();
        match msg {
            Msg::Press(side) => {
                seen.presses.push(side);
                let (at, event) = (self.source.now(), Event::Press(side));
                self.clock.apply(Stamped { at, event }).is_ok()
            }
            Msg::Flag => {
                seen.flags += 1;
                false
            }
        }
    }

    fn view(&self, ctx: &Context<Bench>) -> Html {
        ctx.props().seen.borrow_mut().renders += 1;
        let texts = Rc::new(Texts::english());
        let snapshot = Snapshot {
            clock: Rc::new(self.clock.clone()),
            source: self.source.clone(),
        };
        let (on_press, on_flag) = (
            ctx.link().callback(Msg::Press),
            ctx.link().callback(|()| Msg::Flag),
        );
        let bars = Color::ALL.into_iter().map(|side| {
            player_bar(PlayerBar {
                sheet: Html::default(),
                side,
                near: side.is_white(),
                name: "",
                question: None,
                has_move: true,
                clock: Some(snapshot.clone()),
                by_hand: true,
                helped: true,
                texts: &texts,
                on_press: &on_press,
                on_flag: &on_flag,
                controls: Html::default(),
            })
        });
        html! { <>{ for bars }</> }
    }
}

struct Stand {
    host: Element,
    app: Option<AppHandle<Bench>>,
    seen: Rc<RefCell<Seen>>,
}

impl Stand {
    async fn new(control: &'static str, started: bool) -> Stand {
        let host = document().create_element("div").unwrap();
        document().body().unwrap().append_child(&host).unwrap();
        let seen = Rc::new(RefCell::new(Seen::default()));
        let props = BenchProps {
            control,
            started,
            seen: seen.clone(),
        };
        let app = yew::Renderer::<Bench>::with_root_and_props(host.clone(), props).render();
        let stand = Stand {
            host,
            app: Some(app),
            seen,
        };
        // On a busy machine the first drawing takes its time.
        for _ in 0..500 {
            let drawn = stand.seen.borrow().renders > 0;
            TimeoutFuture::new(20).await;
            if drawn {
                break;
            }
        }
        stand
    }

    fn find(&self, selector: &str) -> Option<Element> {
        self.host.query_selector(selector).unwrap()
    }

    fn face(&self, side: &str) -> Element {
        self.find(&format!("[data-clock={side}]")).unwrap()
    }

    fn left(&self, side: &str) -> f64 {
        let text = self.face(side).get_attribute("data-ms").unwrap();
        text.parse().unwrap()
    }

    fn state(&self, side: &str) -> String {
        self.face(side).get_attribute("data-state").unwrap()
    }

    /// Presses as an assistive tool does: a click without a pointer.
    fn press(&self, side: &str) {
        let button = self.find(&format!("[data-action=press][data-side={side}]"));
        button.unwrap().unchecked_into::<HtmlElement>().click();
    }
}

impl Drop for Stand {
    fn drop(&mut self) {
        if let Some(app) = self.app.take() {
            app.destroy();
        }
        self.host.remove();
    }
}

fn now() -> f64 {
    window().performance().unwrap().now()
}

// CLOCK-1, C41
#[wasm_bindgen_test]
async fn what_a_face_shows_is_wall_time_and_nothing_else_renders_for_it() {
    let stand = Stand::new("5+0", true).await;
    let renders = stand.seen.borrow().renders;
    let (before, began) = (stand.left("white"), now());
    TimeoutFuture::new(1_600).await;
    let (gone, passed) = (before - stand.left("white"), now() - began);
    assert!((gone - passed).abs() < 120.0, "{gone} of {passed} ms");
    assert_eq!(stand.left("black"), 300_000.0);
    assert_eq!(stand.state("white"), "running");
    assert_eq!(stand.state("black"), "stopped");
    assert_eq!(
        stand.seen.borrow().renders,
        renders,
        "a tick rendered the table"
    );
    assert_eq!(renders, 1);
}

#[wasm_bindgen_test]
async fn a_tick_changes_the_document_inside_the_running_face_only() {
    let _stand = Stand::new("0:09+0", true).await;
    let outside = Rc::new(RefCell::new(Vec::new()));
    let changed = Rc::new(RefCell::new(0));
    let note = {
        let (outside, changed) = (outside.clone(), changed.clone());
        wasm_bindgen::closure::Closure::<dyn FnMut(js_sys::Array)>::new(
            move |records: js_sys::Array| {
                for record in records.iter() {
                    let target = js_sys::Reflect::get(&record, &"target".into()).unwrap();
                    let element = target.dyn_ref::<Element>().cloned().or_else(|| {
                        target
                            .dyn_ref::<web_sys::Node>()
                            .and_then(web_sys::Node::parent_element)
                    });
                    *changed.borrow_mut() += 1;
                    let inside = element
                        .as_ref()
                        .and_then(|it| it.closest("[data-clock=white]").unwrap());
                    if inside.is_none() {
                        outside.borrow_mut().push(format!("{target:?}"));
                    }
                }
            },
        )
    };
    let observe = js_sys::Function::new_with_args(
        "note",
        "const o = new MutationObserver((records) => note(records));\
         o.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });\
         return o",
    );
    let observer = observe
        .call1(&wasm_bindgen::JsValue::NULL, note.as_ref())
        .unwrap();
    TimeoutFuture::new(700).await;
    let disconnect: js_sys::Function = js_sys::Reflect::get(&observer, &"disconnect".into())
        .unwrap()
        .unchecked_into();
    disconnect.call0(&observer).unwrap();
    assert!(*changed.borrow() > 10, "tenths are shown: {changed:?}");
    assert_eq!(*outside.borrow(), Vec::<String>::new());
}

// CLOCK-2, DONE-6
#[wasm_bindgen_test]
async fn the_whole_face_starts_the_clock_and_then_gives_the_time_to_the_other() {
    let stand = Stand::new("3+2", false).await;
    assert_eq!(stand.state("white"), "stopped");
    // The press of the side that moves second is the signal.
    stand.press("black");
    TimeoutFuture::new(60).await;
    assert_eq!(stand.state("white"), "running");
    let face = stand.face("white").get_bounding_client_rect();
    let button = stand.find("[data-action=press][data-side=white]").unwrap();
    assert_eq!(
        button.get_attribute("aria-label").as_deref(),
        Some("White: press the clock")
    );
    assert!(face.width() > 0.0);
    stand.press("white");
    TimeoutFuture::new(60).await;
    assert_eq!(
        (stand.state("white"), stand.state("black")),
        ("stopped".into(), "running".into())
    );
    assert!(stand.left("white") > 181_000.0, "with the increment");
    assert_eq!(stand.seen.borrow().presses, [Color::Black, Color::White]);
}

// CLOCK-7, C39
#[wasm_bindgen_test]
async fn a_flag_falls_in_time_and_is_told_once() {
    let stand = Stand::new("0:00.4+0", true).await;
    let name = stand.face("white").get_attribute("aria-label").unwrap();
    assert_eq!(name, "White’s clock: 1 second");
    TimeoutFuture::new(250).await;
    assert_eq!(stand.state("white"), "running");
    TimeoutFuture::new(350).await;
    assert_eq!(stand.state("white"), "flagged");
    assert_eq!(stand.left("white"), 0.0);
    assert_eq!(stand.state("black"), "stopped");
    let name = stand.face("white").get_attribute("aria-label").unwrap();
    assert_eq!(name, "White’s clock: the flag is down");
    assert!(stand.find("[data-action=press][data-side=white]").is_none());
    TimeoutFuture::new(100).await;
    assert_eq!(stand.seen.borrow().flags, 1);
}

// TURN-7
#[wasm_bindgen_test]
async fn without_a_limit_no_clock_is_drawn() {
    let stand = Stand::new("none", false).await;
    assert!(stand.find("[data-clock]").is_none());
}

// C40
#[wasm_bindgen_test]
async fn a_face_is_right_as_soon_as_the_page_is_seen_again() {
    let stand = Stand::new("5+0", true).await;
    // The last timer is lost, as in a page that was frozen.
    let lost = js_sys::Function::new_no_args(
        "const last = setTimeout(() => {}); for (let id = 0; id <= last; id++) clearTimeout(id)",
    );
    let (before, began) = (stand.left("white"), now());
    lost.call0(&wasm_bindgen::JsValue::NULL).unwrap();
    while now() - began < 400.0 {
        wasm_bindgen_futures::JsFuture::from(js_sys::Promise::new(&mut |resolve, _| {
            window().request_animation_frame(&resolve).unwrap();
        }))
        .await
        .unwrap();
    }
    assert!(before - stand.left("white") < 100.0, "the timer is gone");
    let seen = web_sys::Event::new("visibilitychange").unwrap();
    document().dispatch_event(&seen).unwrap();
    TimeoutFuture::new(10).await;
    let (gone, passed) = (before - stand.left("white"), now() - began);
    assert!((gone - passed).abs() < 100.0, "{gone} of {passed} ms");
}

#[wasm_bindgen_test]
async fn the_screen_is_kept_awake_while_it_is_wanted_and_let_go_after() {
    let fake = js_sys::Function::new_no_args(
        "globalThis.__locks = [];\
         Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: {\
           request: (kind) => { const lock = { kind, released: false,\
             release: () => { lock.released = true; return Promise.resolve(); } };\
             globalThis.__locks.push(lock); return Promise.resolve(lock); } } })",
    );
    fake.call0(&wasm_bindgen::JsValue::NULL).unwrap();
    let locks = || {
        let held =
            "return __locks.map((lock) => lock.kind + (lock.released ? '-' : '+')).join(' ')";
        let held = js_sys::Function::new_no_args(held);
        held.call0(&wasm_bindgen::JsValue::NULL)
            .unwrap()
            .as_string()
            .unwrap()
    };
    let host = document().create_element("div").unwrap();
    let render = |wanted| {
        yew::Renderer::<Awake>::with_root_and_props(host.clone(), awake::Props { wanted }).render()
    };
    let mut app = render(false);
    TimeoutFuture::new(20).await;
    assert_eq!(locks(), "");
    app.update(awake::Props { wanted: true });
    TimeoutFuture::new(20).await;
    assert_eq!(locks(), "screen+");
    // Taken away by the browser while the page was hidden.
    js_sys::Function::new_no_args("__locks[0].released = true")
        .call0(&wasm_bindgen::JsValue::NULL)
        .unwrap();
    let seen = web_sys::Event::new("visibilitychange").unwrap();
    document().dispatch_event(&seen).unwrap();
    TimeoutFuture::new(20).await;
    assert_eq!(locks(), "screen- screen+");
    app.update(awake::Props { wanted: false });
    TimeoutFuture::new(20).await;
    assert_eq!(locks(), "screen- screen-");
    app.destroy();
}
