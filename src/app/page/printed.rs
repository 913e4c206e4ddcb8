//! What a printed score sheet has round the moves: the event, the players, the result, the signatures.
//! On the screen it is not shown.

use yew::prelude::*;

use super::shelf::offset;
use crate::app::day;
use crate::app::message::Message;
use crate::app::sentences;
use crate::app::sheet::used_text;
use crate::app::sitting::Sitting;
use crate::app::texts::Texts;
use crate::game::{Outcome, ScoreSystem};
use crate::rules::Color;
use crate::storage::{Heading, Names};

/// Above the moves. `begun` is when the game began, in milliseconds since 1970.
pub fn head(sitting: &Sitting, names: &Names, begun: Option<i64>, texts: &Texts) -> Html {
    let control = &sitting.game().settings().control;
    let control = control.is_limited().then(|| control.to_string());
    // An annulled game has none: the line stays free.
    let result = sitting
        .outcome()
        .filter(|&outcome| ScoreSystem::USUAL.points(outcome).is_some())
        .map_or(String::new(), Outcome::result_text);
    let day = match names[Heading::Date].as_str() {
        "" => begun.map(|begun| day::day(begun, offset())),
        told => Some(told.to_owned()),
    };
    let day = day.and_then(|day| day::said(&day));
    let day = day.map_or(String::new(), |said| texts.say(&said));
    html! {
        <section class="printed head" aria-hidden="true">
            <h2>{ texts.plain("print-title") }</h2>
            <dl>
                { field(texts, "print-event", names[Heading::Event].clone()) }
                { field(texts, "print-round", names[Heading::Round].clone()) }
                { field(texts, "print-site", names[Heading::Site].clone()) }
                { field(texts, "print-date", day) }
                { field(texts, "white", names[Heading::White].clone()) }
                { field(texts, "black", names[Heading::Black].clone()) }
                { field(texts, "form-clock", control.unwrap_or_default()) }
                { field(texts, "print-result", result) }
            </dl>
        </section>
    }
}

/// Below the moves: how the game ended, the time used, and where the players sign.
pub fn foot(sitting: &Sitting, texts: &Texts) -> Html {
    let ended = sitting
        .outcome()
        .map(|_| texts.say(&sentences::status(sitting)));
    let game = sitting.game();
    let used = game
        .log()
        .last()
        .filter(|_| game.settings().has_clock())
        .map(|last| {
            let reading = game.clock().at(last.at);
            let used = |side| used_text(reading.used(side));
            texts.say(
                &Message::of("print-used")
                    .text("white", used(Color::White))
                    .text("black", used(Color::Black)),
            )
        });
    html! {
        <section class="printed foot" aria-hidden="true">
            <p>{ for ended }</p>
            <p>{ for used }</p>
            <dl>
                { field(texts, "print-white-signs", String::new()) }
                { field(texts, "print-black-signs", String::new()) }
            </dl>
        </section>
    }
}

/// A name and its value; an empty one is a line to write on.
fn field(texts: &Texts, key: &'static str, value: String) -> Html {
    html! { <div data-heading={key}><dt>{ texts.plain(key) }</dt><dd>{ value }</dd></div> }
}
