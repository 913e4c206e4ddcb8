//! A player's bar at the player's own edge: name, clock, and the buttons that are this player's.

use std::rc::Rc;

use yew::prelude::*;

use super::clock_face::{ClockFace, Snapshot};
use crate::app::texts::Texts;
use crate::rules::Color;

/// What a bar shows and whom it tells.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Whose bar it is.
    pub side: Color,
    /// Whether the player sits at the lower edge.
    pub near: bool,
    /// The player's name; empty for the name of the side.
    pub name: AttrValue,
    /// What the other player asks; it stands in the place of the name.
    pub question: Option<AttrValue>,
    /// Whether it is this player's move.
    pub has_move: bool,
    /// The clock; none in a game without one.
    pub clock: Option<Snapshot>,
    /// Whether the players press it.
    pub by_hand: bool,
    /// Whether the moves to the control are told (CLOCK-18).
    pub helped: bool,
    /// The language.
    pub texts: Rc<Texts>,
    /// Told of a press.
    pub on_press: Callback<Color>,
    /// Told when a flag is seen to fall.
    pub on_flag: Callback<()>,
    /// The player's own buttons and what is asked of the player.
    #[prop_or_default]
    pub children: Html,
}

/// A player's bar. Face to face, the far player's is turned by the style sheet.
#[component]
pub fn PlayerBar(props: &Props) -> Html {
    let side = props.side.to_string();
    let name = if props.name.is_empty() {
        props.texts.plain(if props.side.is_white() {
            "white"
        } else {
            "black"
        })
    } else {
        props.name.to_string()
    };
    html! {
        <section class={classes!("bar", if props.near { "near" } else { "far" })} data-bar={side.clone()}
            aria-label={name.clone()}>
            <p class={classes!("player", props.has_move.then_some("moving"))}>
                <span class={classes!("turn", side)} aria-hidden="true"></span>
                if let Some(question) = &props.question {
                    <span class="question">{ question }</span>
                } else {
                    <span class="name">{ name }</span>
                }
            </p>
            if let Some(snapshot) = props.clock.clone() {
                <ClockFace side={props.side} {snapshot} texts={props.texts.clone()} by_hand={props.by_hand}
                    helped={props.helped}
                    on_press={props.on_press.clone()} on_flag={props.on_flag.clone()} />
            }
            { props.children.clone() }
        </section>
    }
}
