//! The arbiter's desk: one dialog in which everything is ruled.

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::ask::Ask;
use crate::app::desk::{Blank, Desk, RESULTS, RULINGS};
use crate::app::texts::Texts;
use crate::rules::Color;

/// What the arbiter does at the desk.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// Fills in a field: its name, and its value.
    Fill(String, String),
    /// Rules.
    Rule,
    /// Stops the clocks, or lets them go on.
    StopOrResume,
    /// Leaves the desk.
    Close,
}

/// What lies on the desk and who is told.
pub struct ArbitersDesk<'a> {
    /// What has been filled in.
    pub desk: &'a Desk,
    /// Whether the game has a clock, and if so, whether it runs.
    pub running: Option<bool>,
    /// Which rulings are offered, by their places in the table of them.
    pub offered: Vec<usize>,
    /// The positions that can return: each after a half-move, by its name.
    pub plies: Vec<String>,
    /// What is wrong.
    pub wrong: Option<String>,
    /// The language.
    pub texts: &'a Texts,
    /// Told of each act.
    pub on_act: &'a Callback<Act>,
}

fn option(value: String, chosen: bool, text: &str) -> Html {
    html! { <option {value} selected={chosen}>{ text }</option> }
}

/// The desk.
pub fn arbiters_desk(shown: &ArbitersDesk<'_>) -> Html {
    let (texts, desk) = (shown.texts, shown.desk);
    let (of_side, blank) = desk.kind.needs();
    let onchange = {
        let on_act = shown.on_act.clone();
        Callback::from(move |event: Event| {
            let filled = if let Some(list) = event.target_dyn_into::<HtmlSelectElement>() {
                (list.name(), list.value())
            } else if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                (field.name(), field.value())
            } else {
                return;
            };
            on_act.emit(Act::Fill(filled.0, filled.1));
        })
    };
    let onsubmit = {
        let on_act = shown.on_act.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            on_act.emit(Act::Rule);
        })
    };
    let button = |action: &'static str, kind: &'static str, act: Option<Act>| {
        let on_act = shown.on_act.clone();
        let onclick = act.map(|act| Callback::from(move |_: MouseEvent| on_act.emit(act.clone())));
        html! {
            <button type={kind} data-action={action} {onclick}>{ texts.plain(action) }</button>
        }
    };
    let rulings = shown.offered.iter().filter_map(|&place| {
        let (kind, word, _, _) = RULINGS.get(place)?;
        Some(option(
            (*word).to_owned(),
            *kind == desk.kind,
            &texts.plain(word),
        ))
    });
    let sides = [(Color::White, "white"), (Color::Black, "black")]
        .map(|(side, word)| option(word.to_owned(), side == desk.side, &texts.plain(word)));
    let value = desk.value.clone();
    let label = texts.plain("ruling-value");
    let blank = match blank {
        Blank::Nothing => Html::default(),
        Blank::Time | Blank::Number => {
            let mode = if blank == Blank::Number {
                "numeric"
            } else {
                "text"
            };
            html! {
                <input type="text" name="value" data-action="ruling-value" aria-label={label}
                    autocomplete="off" inputmode={mode} placeholder={(blank == Blank::Time).then_some("5:00")}
                    aria-invalid={shown.wrong.is_some().then_some("true")} {value} />
            }
        }
        Blank::Ply => {
            let plies =
                shown.plies.iter().enumerate().rev().map(|(ply, name)| {
                    option(ply.to_string(), ply.to_string() == desk.value, name)
                });
            html! {
                <select name="value" data-action="ruling-value" aria-label={label}>{ for plies }</select>
            }
        }
        Blank::Result => {
            let annulled = texts.plain("ruling-annulled");
            let results = RESULTS.iter().map(|(sign, printed)| {
                let text = if printed.is_empty() {
                    &annulled
                } else {
                    *printed
                };
                option((*sign).to_owned(), *sign == desk.value, text)
            });
            html! {
                <select name="value" data-action="ruling-value" aria-label={label}>{ for results }</select>
            }
        }
    };
    let close = {
        let on_act = shown.on_act.clone();
        Callback::from(move |()| on_act.emit(Act::Close))
    };
    html! {
        <Ask role="dialog" label={texts.plain("arbiter")} on_close={close}>
            <form class="desk" {onchange} {onsubmit}>
                <p>{ texts.plain("arbiter") }</p>
                <select name="ruling" data-action="ruling" aria-label={texts.plain("ruling")}>{ for rulings }</select>
                if of_side {
                    <select name="side" data-action="ruling-side" aria-label={texts.plain("ruling-side")}>
                        { for sides }
                    </select>
                }
                { blank }
                if let Some(wrong) = &shown.wrong { <p class="hint wrong" role="alert">{ wrong }</p> }
                { button("rule", "submit", None) }
                if let Some(running) = shown.running {
                    { button(if running { "stop-clocks" } else { "resume" }, "button", Some(Act::StopOrResume)) }
                }
                { button("close", "button", Some(Act::Close)) }
            </form>
        </Ask>
    }
}
