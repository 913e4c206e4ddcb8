//! The line that says whose move it is, or how the game has ended.

use yew::prelude::*;

use crate::app::verdicts;
use crate::game::Outcome;
use crate::rules::Color;

/// The status line: the sentence, and a disc that shows whose move it is; the result stands in its place
/// at the end. `mirror` makes it the line as the far player reads it, beside the one that tests and
/// assistive tools find.
pub fn status(text: AttrValue, turn: Color, outcome: Option<Outcome>, mirror: bool) -> Html {
    let result = outcome.map_or("*", Outcome::result);
    let reason = outcome.map(verdicts::reason_word);
    let sign = match outcome {
        Some(outcome) => {
            html! { <strong class="result">{ outcome.result_text() }</strong> }
        }
        None => {
            html! { <span class={classes!("turn", turn.to_string())} aria-hidden="true" /> }
        }
    };
    let hook = (!mirror).then_some("");
    html! {
        <p class="status" data-status={hook} data-result={result} data-reason={reason}>
            { sign }
            <span>{ text }</span>
        </p>
    }
}
