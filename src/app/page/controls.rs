//! The buttons, and the settings.

use std::rc::Rc;

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::app::language::Language;
use crate::app::message::Message;
use crate::app::move_sentences;
use crate::app::texts::Texts;
use crate::notation::Notation;

/// What the buttons show and whom they tell.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// There is a move to take back.
    pub can_take_back: bool,
    /// The language.
    pub texts: Rc<Texts>,
    /// A new game.
    pub on_new_game: Callback<()>,
    /// The board turned round.
    pub on_flip: Callback<()>,
    /// The last move taken back.
    pub on_take_back: Callback<()>,
}

/// The buttons of the game.
#[component]
pub fn Controls(props: &Props) -> Html {
    let button = |action: &'static str, callback: &Callback<()>, disabled: bool| {
        let callback = callback.clone();
        let onclick = Callback::from(move |_: MouseEvent| callback.emit(()));
        // Not `disabled`: a button that has the focus must not lose it.
        html! {
            <button type="button" data-action={action} aria-disabled={disabled.then_some("true")}
                {onclick}>
                { props.texts.plain(action) }
            </button>
        }
    };
    html! {
        <div class="controls">
            { button("undo", &props.on_take_back, !props.can_take_back) }
            { button("flip", &props.on_flip, false) }
            { button("new-game", &props.on_new_game, false) }
        </div>
    }
}

/// What the settings show and whom they tell.
#[derive(Properties, PartialEq)]
pub struct SettingsProps {
    /// The language.
    pub texts: Rc<Texts>,
    /// Another language is chosen.
    pub on_language: Callback<Language>,
    /// What else is set or asked for there.
    #[prop_or_default]
    pub children: Html,
}

fn own_name(language: Language) -> &'static str {
    match language {
        Language::English => "language-english",
        Language::Ukrainian => "language-ukrainian",
        Language::Russian => "language-russian",
    }
}

/// The settings: the language, and what else the place has.
#[component]
pub fn Settings(props: &SettingsProps) -> Html {
    let texts = &props.texts;
    let onchange = {
        let on_language = props.on_language.clone();
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
        <details class="settings">
            <summary data-action="settings">{ texts.plain("settings") }</summary>
            <div class="choices">
                <label for="language">{ texts.plain("language") }</label>
                <select id="language" data-action="language" {onchange}>{ for options }</select>
                { props.children.clone() }
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
