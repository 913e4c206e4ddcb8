//! A clock face. It reads the clock on its own and is painted just after its display has changed;
//! nothing else on the page is rendered then, and nothing is ever subtracted.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use gloo_utils::document;
use web_sys::Element;
use yew::prelude::*;

use super::browser;
use super::clock_source::ClockSource;
use crate::app::clock_face::{Face, next_look};
use crate::app::message::Message;
use crate::app::texts::Texts;
use crate::clock::{ChessClock, FaceState, Instant};
use crate::rules::Color;

/// How old `data-ms` may be while the time runs, in milliseconds: with seconds shown, and with tenths.
const OLDEST: (i64, i64) = (50, 16);

/// The clock as the last action has left it, and where the time is read.
#[derive(Clone)]
pub struct Snapshot {
    /// The clock.
    pub clock: Rc<ChessClock>,
    /// The source of instants.
    pub source: ClockSource,
}

impl PartialEq for Snapshot {
    fn eq(&self, other: &Snapshot) -> bool {
        self.source == other.source
            && (Rc::ptr_eq(&self.clock, &other.clock) || self.clock == other.clock)
    }
}

/// What a face shows and whom it tells.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Whose time it is.
    pub side: Color,
    /// The clock.
    pub snapshot: Snapshot,
    /// The language.
    pub texts: Rc<Texts>,
    /// Whether the whole face is a button that its player presses. Before the start it always is one.
    pub by_hand: bool,
    /// Whether the moves to the control are told (CLOCK-18).
    pub helped: bool,
    /// Told of a press.
    pub on_press: Callback<Color>,
    /// Told when the flag is seen to fall.
    pub on_flag: Callback<()>,
}

/// What can happen to a face.
pub enum Msg {
    /// The display may have changed.
    Look,
}

/// A clock face.
pub struct ClockFace {
    root: NodeRef,
    shown: Option<Face>,
    /// Whether the fall of the flag has been told, or stood in the clock already.
    told: bool,
    timer: Option<Timeout>,
    _visible: EventListener,
}

impl Component for ClockFace {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<ClockFace>) -> ClockFace {
        let link = ctx.link().clone();
        // Timers of a hidden page are late: what is seen again is right at once.
        let visible = EventListener::new(&document(), "visibilitychange", move |_| {
            link.send_message(Msg::Look);
        });
        let mut face = ClockFace {
            root: NodeRef::default(),
            shown: None,
            told: false,
            timer: None,
            _visible: visible,
        };
        face.take(ctx.props());
        face
    }

    fn changed(&mut self, ctx: &Context<ClockFace>, _: &Props) -> bool {
        self.take(ctx.props());
        true
    }

    fn update(&mut self, ctx: &Context<ClockFace>, msg: Msg) -> bool {
        let Msg::Look = msg;
        let face = read(ctx.props());
        let changed = face != self.shown;
        if let (Some(face), Some(before)) = (&face, &self.shown)
            && face.ticks_after(before)
        {
            browser::sound("low");
        }
        self.shown = face;
        if !changed {
            self.wait(ctx);
        }
        changed
    }

    fn view(&self, ctx: &Context<ClockFace>) -> Html {
        let Props {
            side,
            texts,
            by_hand,
            helped,
            ..
        } = ctx.props();
        let Some(face) = &self.shown else {
            return Html::default();
        };
        let small: Vec<String> = if face.started {
            face.small(*helped)
                .iter()
                .map(|said| texts.say(said))
                .collect()
        } else {
            vec![texts.plain("clock-start")]
        };
        let flagged = face.state == FaceState::Flagged;
        let low = face.low && !flagged;
        html! {
            <div class={classes!("clock", low.then_some("low"))} ref={self.root.clone()}
                data-clock={side.to_string()} data-state={face.state_word()}
                role="timer" aria-live="off" aria-label={face.spoken(*side, *helped, texts)}>
                if (*by_hand || !face.started) && !flagged {
                    { press_button(ctx.props(), face.started) }
                }
                <span class="time" aria-hidden="true">
                    if flagged { { flag() } }
                    if low { { sand(texts) } }
                    { &face.text }
                </span>
                <span class="small" aria-hidden="true">{ small.join(" · ") }</span>
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<ClockFace>, _: bool) {
        self.wait(ctx);
    }
}

impl ClockFace {
    /// Takes another clock up.
    fn take(&mut self, props: &Props) {
        let as_left = Face::of(&props.snapshot.clock, props.side, Instant(i64::MIN));
        self.told = as_left.is_none_or(|face| face.state == FaceState::Flagged);
        self.shown = read(props);
    }

    /// Writes the time down for who reads the page, and sets the timer for the next look. The
    /// attribute is not the renderer's: it changes more often than what is painted.
    fn wait(&mut self, ctx: &Context<ClockFace>) {
        let Props { side, snapshot, .. } = ctx.props();
        let now = snapshot.source.now();
        let left = snapshot.clock.at(now).remaining(*side);
        if let (Some(root), Some(left)) = (self.root.cast::<Element>(), left) {
            let _ = root.set_attribute("data-ms", &left.get().to_string());
        }
        let flagged = |face: &Face| face.state == FaceState::Flagged;
        if !self.told && self.shown.as_ref().is_some_and(flagged) {
            self.told = true;
            ctx.props().on_flag.emit(());
        }
        self.timer = next_look(&snapshot.clock, *side, self.shown.as_ref(), now).map(|next| {
            let oldest = match left {
                Some(left) if Face::shows_tenths(left) => OLDEST.1,
                _ => OLDEST.0,
            };
            let delay = next.since(now).get().clamp(1, oldest);
            let link = ctx.link().clone();
            Timeout::new(u32::try_from(delay).unwrap_or(1), move || {
                link.send_message(Msg::Look);
            })
        });
    }
}

fn read(props: &Props) -> Option<Face> {
    let Snapshot { clock, source } = &props.snapshot;
    Face::of(clock, props.side, source.now())
}

/// The button that is the whole face. Its time is not its description: while it has the focus, a screen reader
/// would read each second of a running clock. It acts when it goes down, as a real one does; a click without a
/// pointer comes from a key or an assistive tool.
fn press_button(props: &Props, started: bool) -> Html {
    let side = props.side;
    let onpointerdown = {
        let press = props.on_press.clone();
        Callback::from(move |event: PointerEvent| {
            if event.button() == 0 {
                press.emit(side);
            }
        })
    };
    let onclick = {
        let press = props.on_press.clone();
        Callback::from(move |event: MouseEvent| {
            if event.detail() == 0 {
                press.emit(side);
            }
        })
    };
    let name = if started {
        Message::of("clock-press").text("color", side)
    } else {
        Message::of("clock-start")
    };
    html! {
        <button type="button" class="press" data-action="press" data-side={side.to_string()}
            aria-label={props.texts.say(&name)}
            {onpointerdown} {onclick}></button>
    }
}

/// The mark of a fallen flag.
fn flag() -> Html {
    html! {
        <svg class="mark" viewBox="0 0 24 24">
            <path d="M6 3v18" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" />
            <path d="M7 12h12l-3.5 4 3.5 4H7z" fill="currentColor" />
        </svg>
    }
}

/// The mark of little time: sand run down.
fn sand(texts: &Texts) -> Html {
    html! {
        <svg class="mark" viewBox="0 0 24 24">
            <title>{ texts.plain("clock-low") }</title>
            <path d="M5 3h14M5 21h14M7 3c0 5 3.6 6.500 5 9 1.400-2.500 5-4 5-9M7 21c0-5 3.600-6.500 5-9 1.400 2.500 5 4 5 9"
                fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
            <path d="M8 20.500c.6-2.600 2.600-3.800 4-5 1.400 1.200 3.400 2.400 4 5z" fill="currentColor" />
        </svg>
    }
}
