//! The line that says whose move it is, or how the game has ended.

use yew::prelude::*;

use crate::app::verdicts;
use crate::game::Outcome;
use crate::rules::Color;

/// What the line says.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The sentence.
    pub text: AttrValue,
    /// The player to move.
    pub turn: Color,
    /// How the game has ended.
    pub outcome: Option<Outcome>,
    /// It is the line as the far player reads it, beside the one that tests and assistive tools find.
    #[prop_or_default]
    pub mirror: bool,
}

/// The status line; a disc shows whose move it is, the result stands in its place at the end.
#[component]
pub fn Status(props: &Props) -> Html {
    let result = props.outcome.map_or("*", Outcome::result);
    let reason = props.outcome.map(verdicts::reason_word);
    let printed = match result {
        "1-0" => "1–0",
        "0-1" => "0–1",
        "*" => "–",
        _ => "½–½",
    };
    let sign = match props.outcome {
        Some(_) => {
            html! { <strong class="result">{ printed }</strong> }
        }
        None => {
            html! { <span class={classes!("turn", props.turn.to_string())} aria-hidden="true" /> }
        }
    };
    let hook = (!props.mirror).then_some("");
    html! {
        <p class="status" data-status={hook} data-result={result} data-reason={reason}>
            { sign }
            <span>{ &props.text }</span>
        </p>
    }
}
