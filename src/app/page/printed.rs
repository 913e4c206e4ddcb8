//! What a printed score sheet has round the moves: the event, the players, the result, the signatures.
//! On the screen it is not shown.

use yew::prelude::*;

use crate::app::message::Message;
use crate::app::sentences;
use crate::app::setup::Setup;
use crate::app::sheet::used_text;
use crate::app::sitting::Sitting;
use crate::app::texts::Texts;
use crate::game::{Outcome, ScoreSystem};
use crate::rules::Color;

/// Above the moves. `begun` is when the game began, in milliseconds since 1970.
pub fn head(sitting: &Sitting, setup: &Setup, begun: Option<i64>, texts: &Texts) -> Html {
    let name = |side| setup.name(side).unwrap_or_default().to_owned();
    let control = &sitting.game().settings().control;
    let control = control.is_limited().then(|| control.to_string());
    // An annulled game has none: the line stays free.
    let result = sitting
        .outcome()
        .filter(|&outcome| ScoreSystem::USUAL.points(outcome).is_some())
        .map_or(String::new(), Outcome::result_text);
    html! {
        <section class="printed head" aria-hidden="true">
            <h2>{ texts.plain("print-title") }</h2>
            <dl>
                { field(texts, "print-event", String::new()) }
                { field(texts, "print-date", begun.map_or(String::new(), |begun| date(begun, texts))) }
                { field(texts, "white", name(Color::White)) }
                { field(texts, "black", name(Color::Black)) }
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
    html! { <div><dt>{ texts.plain(key) }</dt><dd>{ value }</dd></div> }
}

/// The day of an instant, where the reader is.
fn date(begun: i64, texts: &Texts) -> String {
    let date = js_sys::Date::new(&(begun as f64).into());
    let two = |number: u32| format!("{number:02}");
    texts.say(
        &Message::of("print-day")
            .text("year", date.get_full_year())
            .text("month", two(date.get_month() + 1))
            .text("day", two(date.get_date())),
    )
}
