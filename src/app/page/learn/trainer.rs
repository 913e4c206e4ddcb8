//! What both trainers show alike: the choices before a round, how a round stands, the way out of it.

use gloo_utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::app::learn::round::{ROUND, Round};
use crate::app::message::Message;
use crate::app::page::announcer::announcer;
use crate::app::texts::Texts;
use crate::clock::Instant;

/// What has been said aloud: how many times, and what.
#[derive(Default)]
pub struct Aloud(u32, AttrValue);

impl Aloud {
    /// Says sentences.
    pub fn say(&mut self, texts: &Texts, said: &[Message]) {
        let said: Vec<String> = said.iter().map(|it| texts.say(it)).collect();
        *self = Aloud(self.0.wrapping_add(1), said.join(" ").into());
    }

    /// The live region.
    pub fn view(&self) -> Html {
        announcer(self.0, &self.1)
    }
}

/// One of several choices: its value, the key of its name, whether it is chosen, and who is told.
pub type Choice<'a> = (&'static str, &'a str, bool, Callback<Event>);

/// A group of choices of which one holds.
pub fn choices(name: &'static str, legend: String, all: Vec<Choice<'_>>) -> Html {
    let all = all.into_iter().map(|(value, label, checked, onchange)| {
        html! {
            <label>
                <input type="radio" {name} {value} {checked} {onchange} />
                { label }
            </label>
        }
    });
    html! {
        <fieldset>
            <legend>{ legend }</legend>
            <div class="row">{ for all }</div>
        </fieldset>
    }
}

/// Whether a round has a clock.
pub fn pace(timed: bool, texts: &Texts, choose: &Callback<bool>) -> Html {
    let (with_clock, without) = (texts.plain("train-timed"), texts.plain("train-free"));
    choices(
        "pace",
        texts.plain("train-pace"),
        vec![
            ("timed", &with_clock, timed, choose.reform(|_| true)),
            ("free", &without, !timed, choose.reform(|_| false)),
        ],
    )
}

/// The way out of a round.
pub fn stop(texts: &Texts, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" data-action="stop-round" {onclick}>{ texts.plain("train-stop") }</button>
    }
}

/// How a round stands: the time that is left, what was right, the run.
pub fn standing(round: &Round, now: Instant, texts: &Texts) -> Html {
    let left = round.left(now);
    let said = match left {
        Some(_) => Message::of("train-right").number("count", round.right),
        None => Message::of("train-run").number("count", round.run),
    };
    let time = left.map(|left| {
        // A second that has begun is one that is left.
        let seconds = (left.0 + 999) / 1000;
        let width = format!("width:{}%", left.0 * 100 / ROUND.0);
        html! {
            <div class="time" role="timer" data-left={left.0.to_string()}
                aria-label={texts.say(&Message::of("train-left").number("seconds", seconds as u32))}>
                <span class="bar"><span class="rest" style={width}></span></span>
                <span class="seconds" aria-hidden="true">{ seconds }</span>
            </div>
        }
    });
    html! {
        <div class="standing">
            { for time }
            <p data-right={round.right.to_string()} data-wrong={round.wrong.to_string()}>{ texts.say(&said) }</p>
        </div>
    }
}

/// Gives the first element for a selector the focus.
pub fn focus(selector: &str) {
    let element = document().query_selector(selector).ok().flatten();
    let Some(element) = element else { return };
    if let Some(html) = element.dyn_ref::<HtmlElement>() {
        let _ = html.focus();
    } else if let Some(svg) = element.dyn_ref::<web_sys::SvgElement>() {
        let _ = svg.focus();
    }
}

/// The square of the board that the Tab key reaches.
pub const BOARD: &str = "[data-square][tabindex='0']";

/// A seed like no other: the milliseconds of the wall clock.
pub fn any_seed() -> u64 {
    js_sys::Date::now() as u64
}
