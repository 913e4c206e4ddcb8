//! The settings page: all that is chosen for looks, words and sounds. Each choice takes effect at once.

use std::rc::Rc;

use gloo_utils::window;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;
use yew::html::Scope;
use yew::prelude::*;

use super::board::{Board, Handle};
use super::browser;
use super::controls::{language_choice, notation_choice};
use super::layer::Layer;
use super::speech::text_of;
use crate::app::choices::said::SAID;
use crate::app::choices::{CHOICES, Choices, LOOKS, SWITCH, words};
use crate::app::geometry::Orientation;
use crate::app::hand::{Gesture, Hand};
use crate::app::language::Language;
use crate::app::scene::{Mark, Scene};
use crate::app::texts::Texts;
use crate::notation::Notation;
use crate::rules::{Bitboard, Color, Fen, Square};

/// What the page is given.
#[derive(Properties, PartialEq, Clone)]
pub struct Props {
    /// The language.
    pub texts: Rc<Texts>,
    /// Another language is chosen.
    pub on_language: Callback<Language>,
}

/// The settings page.
pub fn view(props: &Props) -> Html {
    html! { <Preferences ..props.clone() /> }
}

/// What can happen to it.
pub enum Msg {
    /// Its sentences have come, or can't be had.
    Words(Option<Rc<Texts>>),
    /// This value is chosen for the choice of this name.
    Chosen(&'static str, &'static str),
    /// Moves are to be written so, or as readers of the language write them.
    Notation(Option<Notation>),
    /// All is to be as at first.
    Reset,
    /// Back to where the settings were opened.
    Back,
}

/// The settings page.
pub struct Preferences {
    /// All sentences, those of the page and those of the settings; nothing until they are there.
    texts: Option<Rc<Texts>>,
    unavailable: bool,
    choices: Choices,
    notation: Option<Notation>,
    /// All has just been put back.
    reset: bool,
    layer: Handle,
}

impl Component for Preferences {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Preferences>) -> Preferences {
        fetch(&ctx.props().texts, ctx.link().clone());
        Preferences {
            texts: None,
            unavailable: false,
            choices: browser::stored_choices(),
            notation: browser::stored_notation(),
            reset: false,
            layer: Handle(Rc::new(Layer::default())),
        }
    }

    fn update(&mut self, ctx: &Context<Preferences>, msg: Msg) -> bool {
        self.reset = matches!(msg, Msg::Reset);
        match msg {
            Msg::Words(Some(texts)) => {
                // What was asked for before the language changed comes too late.
                if texts.language() != ctx.props().texts.language() {
                    return false;
                }
                self.texts = Some(texts);
                self.unavailable = false;
            }
            Msg::Words(None) => self.unavailable = self.texts.is_none(),
            Msg::Chosen(name, value) => {
                // Another tab may have changed them since.
                self.choices = browser::stored_choices();
                self.choices.set(name, value);
                browser::store_choices(&self.choices);
                // What is chosen is heard at once.
                match name.strip_prefix("sound-") {
                    Some(kind) => browser::sound(kind),
                    None if matches!(name, "volume" | "haptics") => browser::sound("move"),
                    None => {}
                }
            }
            Msg::Notation(notation) => {
                self.notation = notation;
                browser::store_notation(notation);
            }
            Msg::Reset => {
                self.choices = Choices::default();
                browser::store_choices(&self.choices);
                self.notation = None;
                browser::store_notation(None);
            }
            Msg::Back => {
                if let Ok(history) = window().history() {
                    let _ = history.back();
                }
                return false;
            }
        }
        true
    }

    fn changed(&mut self, ctx: &Context<Preferences>, old: &Props) -> bool {
        if ctx.props().texts != old.texts {
            fetch(&ctx.props().texts, ctx.link().clone());
        }
        true
    }

    fn view(&self, ctx: &Context<Preferences>) -> Html {
        let Props { texts, on_language } = ctx.props();
        let link = ctx.link();
        let all = match &self.texts {
            Some(texts) => self.all(texts, on_language, link),
            None if self.unavailable => html! {
                <p role="alert" data-note="settings">{ texts.plain("settings-not-fetched") }</p>
            },
            None => Html::default(),
        };
        let busy = self.texts.is_none() && !self.unavailable;
        html! {
            <main class="home preferences" aria-busy={busy.then_some("true")}>
                <header>
                    <h1><a href={browser::with_language("#/")} data-action="home">{ texts.plain("title") }</a></h1>
                    <p class="tagline">{ texts.plain("tagline") }</p>
                </header>
                <h2>{ texts.plain("settings") }</h2>
                { all }
            </main>
        }
    }
}

impl Preferences {
    fn all(
        &self,
        texts: &Rc<Texts>,
        on_language: &Callback<Language>,
        link: &Scope<Preferences>,
    ) -> Html {
        let mut looks = Vec::new();
        let mut sounds = Vec::new();
        for (place, (choice, (title, values))) in CHOICES.iter().zip(SAID).enumerate() {
            let field = if choice.values == SWITCH {
                self.switch(choice.name, texts.plain(title), link)
            } else {
                let values = choice.values.iter().zip(values);
                let values = values
                    .map(|(value, said)| self.option(choice.name, value, texts.plain(said), link));
                html! {
                    <fieldset><legend>{ texts.plain(title) }</legend><div class="row">{ for values }</div></fieldset>
                }
            };
            if place < LOOKS {
                &mut looks
            } else {
                &mut sounds
            }
            .push(field);
        }
        html! {
            <>
                <p class="about">{ texts.plain("settings-about") }</p>
                <div class="columns">
                    { self.sample(texts) }
                    <form class="set-up-form">
                        <section>
                            <h3>{ texts.plain("settings-looks") }</h3>
                            { for looks }
                        </section>
                        <section>
                            <h3>{ texts.plain("settings-sounds") }</h3>
                            <div>{ for sounds }</div>
                        </section>
                        <section>
                            <h3>{ texts.plain("settings-words") }</h3>
                            <div class="named">
                                { language_choice(texts, on_language) }
                                { notation_choice(self.notation, texts, &link.callback(Msg::Notation)) }
                            </div>
                        </section>
                    </form>
                </div>
                <div class="end">
                    <button type="button" data-action="reset-settings"
                        onclick={link.callback(|_| Msg::Reset)}>{ texts.plain("settings-reset") }</button>
                    <button type="button" data-action="back"
                        onclick={link.callback(|_| Msg::Back)}>{ texts.plain("settings-back") }</button>
                    <p role="status" data-note="settings">
                        { texts.plain(if self.reset { "settings-were-reset" } else { "settings-taken-along" }) }
                    </p>
                </div>
            </>
        }
    }

    /// One value of a choice of one among many.
    fn option(
        &self,
        name: &'static str,
        value: &'static str,
        said: String,
        link: &Scope<Preferences>,
    ) -> Html {
        html! {
            <label class="choice">
                <input type="radio" {name} {value} checked={self.choices.get(name) == Some(value)}
                    onchange={link.callback(move |_| Msg::Chosen(name, value))} />
                <span>{ said }</span>
            </label>
        }
    }

    /// A choice that is on or off.
    fn switch(&self, name: &'static str, said: String, link: &Scope<Preferences>) -> Html {
        let onchange = link.callback(move |event: Event| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            let on = field.is_some_and(|field| field.checked());
            Msg::Chosen(name, if on { "on" } else { "off" })
        });
        html! {
            <label class="choice">
                <input type="checkbox" {name} checked={self.choices.get(name) == Some("on")} {onchange} />
                <span>{ said }</span>
            </label>
        }
    }

    /// A board that shows what comes of the choices; nobody plays on it.
    fn sample(&self, texts: &Rc<Texts>) -> Html {
        let Ok(fen) =
            Fen::read("r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4")
        else {
            return Html::default();
        };
        let squares = |names: &str| {
            let squares = names
                .split(' ')
                .filter_map(|name| name.parse::<Square>().ok());
            squares.fold(Bitboard::EMPTY, |all, square| all | square.into())
        };
        let scene = Scene::default()
            .with(Mark::Last, squares("a7 a6"))
            .with(Mark::Selected, squares("b5"))
            .with(Mark::Capture, squares("a6 c6"))
            .with(Mark::Legal, squares("a6 c6 a4 c4 d3 e2 f1"));
        let cursor = Square::all().next();
        let board = cursor.map(|cursor| html! {
            // What stands on each square is known to the board and not to the style sheets.
            <Board key={self.choices.get("coordinates").unwrap_or_default()} position={fen.position} placement={fen.position.placement()} {scene}
                past={None::<usize>} hand={Hand::Empty} orientation={Orientation { near: Color::White }}
                coordinates=true {cursor} texts={texts.clone()} layer={self.layer.clone()}
                on_gesture={Callback::<Gesture>::noop()} on_cursor={Callback::<Square>::noop()}
                on_letter={Callback::<String>::noop()} />
        });
        html! {
            <div class="sample" role="img" aria-label={texts.plain("settings-sample")}>
                <div inert=true>{ for board }</div>
            </div>
        }
    }
}

/// Fetches the sentences of the settings, and hands them over with those of the page.
fn fetch(texts: &Rc<Texts>, link: Scope<Preferences>) {
    let texts = texts.clone();
    spawn_local(async move {
        let more = text_of(&words::address(texts.language())).await;
        let all = more.ok().map(|more| Rc::new(texts.with(&more)));
        link.send_message(Msg::Words(all));
    });
}
