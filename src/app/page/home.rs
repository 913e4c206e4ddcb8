//! The home screen: three tables to sit down at, and a game set up otherwise.

use std::rc::Rc;

use yew::prelude::*;

use super::browser;
use super::controls::settings;
use super::home_picture::picture;
use crate::app::language::Language;
use crate::app::setup::Opponent;
use crate::app::setup_sentences as said;
use crate::app::setup_words::Words;
use crate::app::texts::Texts;
use crate::game::regulations::Table;

/// What the home screen shows and whom it tells.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// A sentence about the last game, where there is one to go on with.
    pub last_game: Option<AttrValue>,
    /// Whether there probably is one that has not been found yet: its place is left free.
    pub awaits_game: bool,
    /// The form that sets a game up otherwise.
    pub form: Html,
    /// The language that the address asks for, which the way to a table must not lose.
    pub asked: Option<Language>,
    /// The language.
    pub texts: Rc<Texts>,
    /// Another language is chosen.
    pub on_language: Callback<Language>,
    /// The last game is gone on with.
    pub on_go_on: Callback<()>,
}

/// The home screen.
#[component]
pub fn Home(props: &Props) -> Html {
    let texts = &props.texts;
    let tables = Table::WORDS.iter().map(|(table, word)| {
        let offered = said::table(*table);
        let href = address(word, None, props.asked);
        html! {
            <li>
                <a class="card" {href} data-action="sit-down" data-table={*word}>
                    { picture(*table) }
                    <span class="words">
                        <strong>{ texts.plain(offered.name) }</strong>
                        <span class="about">{ texts.plain(offered.about) }</span>
                    </span>
                </a>
            </li>
        }
    });
    let way = |address: &str, action: &'static str, about: &'static str| {
        html! {
            <a class="card way" href={browser::with_language(address)} data-action={action}>
                <strong>{ texts.plain(action) }</strong>
                <span class="about">{ texts.plain(about) }</span>
            </a>
        }
    };
    let go_on = props.last_game.as_ref().map(|told| {
        let go_on = props.on_go_on.clone();
        let onclick = Callback::from(move |_: MouseEvent| go_on.emit(()));
        html! {
            <button type="button" class="card go-on" data-action="go-on" {onclick}>
                <strong>{ texts.plain("home-go-on") }</strong>
                <span class="about">{ told }</span>
            </button>
        }
    });
    html! {
        <main class="home">
            <header>
                <h1>{ texts.plain("title") }</h1>
                <p class="tagline">{ texts.plain("tagline") }</p>
                { settings(texts, &props.on_language, Html::default()) }
            </header>
            if let Some(go_on) = go_on {
                { go_on }
            } else if props.awaits_game {
                <div class="card go-on awaited" aria-hidden="true"><strong>{ "\u{a0}" }</strong><span class="about">{ "\u{a0}" }</span></div>
            }
            <h2>{ texts.plain("home-tables") }</h2>
            <ul class="tables">{ for tables }</ul>
            <div class="elsewhere">
                { way("#/learn", "lessons", "lessons-about") }
                { computer(texts, props.asked) }
                { way("#/shelf", "shelf", "shelf-about") }
            </div>
            <details class="set-up">
                <summary data-action="set-up">{ texts.plain("home-set-up") }</summary>
                { props.form.clone() }
            </details>
        </main>
    }
}

/// The address of a table, with this level of the computer, in the language that was asked for.
fn address(table: &str, level: Option<&str>, asked: Option<Language>) -> String {
    let mut address = ["#/play?table=", table].concat();
    let more = [("&opponent=", level), ("&lang=", asked.map(Language::tag))];
    for (name, value) in more {
        if let Some(value) = value {
            address.push_str(name);
            address.push_str(value);
        }
    }
    address
}

/// The way to a game against the computer: a level is one tap away. It is played where one learns, and a
/// beginner has White (LEARN-8).
fn computer(texts: &Texts, asked: Option<Language>) -> Html {
    let levels = Opponent::WORDS.iter().filter_map(|(opponent, word)| {
        let Opponent::Computer(level) = *opponent else {
            return None;
        };
        Some(html! {
            <a href={address("learn", Some(word), asked)} data-action="play-computer" data-level={*word}
                aria-label={texts.say(&said::computer(level))}>{ *word }</a>
        })
    });
    html! {
        <section class="card way computer" aria-labelledby="computer">
            <span class="words">
                <strong id="computer">{ texts.plain("home-computer") }</strong>
                <span class="about">{ texts.plain("home-computer-about") }</span>
            </span>
            <span class="levels">{ for levels }</span>
        </section>
    }
}
