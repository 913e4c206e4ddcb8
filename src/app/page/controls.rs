//! The buttons, and the settings.

use std::rc::Rc;

use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::ask::Ask;
use super::browser;
use crate::app::in_force::in_force;
use crate::app::language::Language;
use crate::app::message::Message;
use crate::app::move_sentences;
use crate::app::setup_sentences as said;
use crate::app::setup_words::AIDS;
use crate::app::texts::Texts;
use crate::game::regulations::{Aids, Settings as GameSettings};
use crate::notation::Notation;

/// What is done by a button of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Control {
    /// The last move is taken back.
    TakeBack,
    /// The board is turned round.
    Flip,
    /// A new game is asked for.
    NewGame,
    /// It is begun, although one is under way.
    BeginAnew,
    /// It is not.
    Stay,
    /// The arbiter's desk is opened or closed.
    Arbiter,
}

/// What the buttons show and whom they tell.
pub struct Controls<'a> {
    /// There is a move to take back.
    pub can_take_back: bool,
    /// Whether to put the game away is asked.
    pub leaving: bool,
    /// Whether the arbiter's desk is open; none at a table without one.
    pub arbiter: Option<bool>,
    /// The desk.
    pub desk: Html,
    /// The language.
    pub texts: &'a Texts,
    /// Told of each.
    pub on_control: &'a Callback<Control>,
}

/// The buttons of the game.
pub fn controls(shown: Controls<'_>) -> Html {
    let texts = shown.texts;
    let button = |action: &'static str, control: Control| {
        let on_control = shown.on_control.clone();
        let onclick = Callback::from(move |_: MouseEvent| on_control.emit(control));
        // Not `disabled`: a button that has the focus must not lose it.
        let disabled = control == Control::TakeBack && !shown.can_take_back;
        let opened = match control {
            Control::NewGame => shown.leaving,
            Control::Arbiter => shown.arbiter == Some(true),
            _ => false,
        };
        let expanded = opened.then_some("true");
        html! {
            <button type="button" data-action={action} aria-disabled={disabled.then_some("true")}
                aria-expanded={expanded} {onclick}>
                { texts.plain(action) }
            </button>
        }
    };
    let stay = {
        let on_control = shown.on_control.clone();
        Callback::from(move |()| on_control.emit(Control::Stay))
    };
    html! {
        <div class="controls">
            { button("undo", Control::TakeBack) }
            { button("flip", Control::Flip) }
            { button("new-game", Control::NewGame) }
            if shown.arbiter.is_some() { { button("arbiter", Control::Arbiter) } }
            { shown.desk }
            if shown.leaving {
                <Ask role="alertdialog" label={texts.plain("new-game-question")} on_close={stay}>
                    <p>{ texts.plain("new-game-question") }</p>
                    { button("play-on", Control::Stay) }
                    { button("confirm-new-game", Control::BeginAnew) }
                </Ask>
            }
        </div>
    }
}

fn own_name(language: Language) -> &'static str {
    match language {
        Language::English => "language-english",
        Language::Ukrainian => "language-ukrainian",
        Language::Russian => "language-russian",
    }
}

/// The choice of the language.
pub fn language_choice(texts: &Texts, on_language: &Callback<Language>) -> Html {
    let onchange = {
        let on_language = on_language.clone();
        Callback::from(move |event: Event| {
            let choice = event.target_dyn_into::<HtmlSelectElement>();
            if let Some(language) = choice.and_then(|choice| Language::of_tag(&choice.value())) {
                on_language.emit(language);
            }
        })
    };
    let options = Language::ALL.into_iter().map(|language| {
        html! {
            <option value={language.tag()} lang={language.tag()}
                selected={texts.language() == language}>{ texts.plain(own_name(language)) }</option>
        }
    });
    html! {
        <>
            <label for="language">{ texts.plain("language") }</label>
            <select id="language" data-action="language" {onchange}>{ for options }</select>
        </>
    }
}

/// The settings: the language, what else the place has, and the way to all.
pub fn settings(texts: &Texts, on_language: &Callback<Language>, others: Html) -> Html {
    html! {
        <details class="settings">
            <summary data-action="settings">{ texts.plain("settings") }</summary>
            <div class="choices">
                { language_choice(texts, on_language) }
                { others }
                <a class="all-settings" href={browser::with_language("#/settings")} data-action="all-settings">
                    { texts.plain("all-settings") }
                </a>
            </div>
        </details>
    }
}

/// The choice of the notation, each shown by an example; none is that of the language.
pub fn notation_choice(
    chosen: Option<Notation>,
    texts: &Texts,
    on_notation: &Callback<Option<Notation>>,
) -> Html {
    let onchange = {
        let on_notation = on_notation.clone();
        Callback::from(move |event: Event| {
            let choice = event.target_dyn_into::<HtmlSelectElement>();
            on_notation.emit(choice.and_then(|choice| Notation::named(&choice.value())));
        })
    };
    let usual = move_sentences::sample(texts.language().notation());
    let usual = Message::of("notation-usual").text("moves", usual);
    html! {
        <>
            <label for="notation">{ texts.plain("notation") }</label>
            <select id="notation" data-action="notation" {onchange}>
                <option value="" selected={chosen.is_none()}>{ texts.say(&usual) }</option>
                { for Notation::ALL.into_iter().map(|(name, notation)| html! {
                    <option value={name} selected={chosen == Some(notation)}>
                        { move_sentences::sample(notation) }
                    </option>
                }) }
            </select>
        </>
    }
}

/// What the players are shown while a game runs, each with a switch.
pub fn aid_choices(aids: &Aids, texts: &Texts, on_aid: &Callback<(usize, bool)>) -> Html {
    let shown = AIDS.iter().enumerate().filter(|(_, aid)| aid.is_shown);
    let choices = shown.map(|(place, aid)| {
        let on_aid = on_aid.clone();
        let onchange = Callback::from(move |event: Event| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            on_aid.emit((place, field.is_some_and(|field| field.checked())));
        });
        html! {
            <label class="aid">
                <input type="checkbox" name="aids" value={aid.word} checked={(aid.is_given)(aids)} {onchange} />
                { texts.plain(said::aid(aid.word)) }
            </label>
        }
    });
    html! { <>{ for choices }</> }
}

/// What is shown of what holds in a game.
#[derive(Properties, PartialEq)]
pub struct InForceProps {
    /// What was agreed on.
    pub settings: GameSettings,
    /// The language.
    pub texts: Rc<Texts>,
}

/// What holds in the running game, in words.
#[component]
pub fn InForce(props: &InForceProps) -> Html {
    let texts = &props.texts;
    let parts = in_force(&props.settings).into_iter().map(|(title, said)| {
        let said: Vec<String> = said.iter().map(|said| texts.say(said)).collect();
        html! { <><dt>{ texts.plain(title) }</dt>{ for said.into_iter().map(|it| html! { <dd>{ it }</dd> }) }</> }
    });
    html! {
        <details class="laws">
            <summary data-action="laws">{ texts.plain("laws-in-force") }</summary>
            <dl tabindex="0">{ for parts }</dl>
        </details>
    }
}
