//! A player's bar at the player's own edge: name, clock, and the buttons that are this player's.

use std::rc::Rc;

use yew::prelude::*;

use super::clock_face::{ClockFace, Snapshot};
use crate::app::texts::Texts;
use crate::rules::Color;

/// What a bar shows and whom it tells.
pub struct PlayerBar<'a> {
    /// Whose bar it is.
    pub side: Color,
    /// Whether the player sits at the lower edge.
    pub near: bool,
    /// The player's name; empty for the name of the side.
    pub name: &'a str,
    /// What the other player asks; it stands in the place of the name.
    pub question: Option<String>,
    /// Whether it is this player's move.
    pub has_move: bool,
    /// The clock; none in a game without one.
    pub clock: Option<Snapshot>,
    /// Whether the players press it.
    pub by_hand: bool,
    /// Whether the moves to the control are told (CLOCK-18).
    pub helped: bool,
    /// The language.
    pub texts: &'a Rc<Texts>,
    /// Told of a press.
    pub on_press: &'a Callback<Color>,
    /// Told when a flag is seen to fall.
    pub on_flag: &'a Callback<()>,
    /// The player's own score sheet, where it lies at this edge.
    pub sheet: Html,
    /// The player's own buttons and what is asked of the player.
    pub controls: Html,
}

/// A player's bar. Face to face, the far player's is turned by the style sheet.
pub fn player_bar(shown: PlayerBar<'_>) -> Html {
    let side = shown.side.to_string();
    let name = if shown.name.is_empty() {
        shown.texts.plain(if shown.side.is_white() {
            "white"
        } else {
            "black"
        })
    } else {
        shown.name.to_owned()
    };
    html! {
        <section key={side.clone()} class={classes!("bar", if shown.near { "near" } else { "far" })} data-bar={side.clone()}
            aria-label={name.clone()}>
            <p class={classes!("player", shown.has_move.then_some("moving"))}>
                <span class={classes!("turn", side)} aria-hidden="true"></span>
                if let Some(question) = shown.question {
                    <span class="question">{ question }</span>
                } else {
                    <span class="name">{ name }</span>
                }
            </p>
            { shown.sheet }
            if let Some(snapshot) = shown.clock {
                <ClockFace side={shown.side} {snapshot} texts={shown.texts.clone()} by_hand={shown.by_hand}
                    helped={shown.helped}
                    on_press={shown.on_press.clone()} on_flag={shown.on_flag.clone()} />
            }
            { shown.controls }
        </section>
    }
}
