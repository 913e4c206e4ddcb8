//! The form in which a game is set up.

use std::rc::Rc;

use gloo_utils::window;
use web_sys::HtmlInputElement;
use yew::prelude::*;

mod fields;

use crate::app::setup::{Opponent, ScoreKeeping, Seats, Setup};
use crate::app::setup_form::Form;
use crate::app::setup_sentences as said;
use crate::app::setup_words::{AIDS, Words};
use crate::app::texts::Texts;
use crate::clock::GapPolicy;
use crate::game::regulations::{Enforcement, Preset, Press, TouchMove};
use crate::rules::Color;
use crate::storage::Heading;

/// What the form shows and whom it tells.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// What was agreed last time.
    pub last: Setup,
    /// The language.
    pub texts: Rc<Texts>,
    /// Told what is agreed.
    pub on_agreed: Callback<Setup>,
}

/// What the players do to the form.
pub enum Msg {
    /// A choice, by the words of addresses.
    Choose(&'static str, String),
    /// One of the time controls on offer, or that a time is typed.
    Time(String),
    /// A time as it is typed.
    OwnTime(String),
    /// An aid, by its place in the list.
    Aid(usize, bool),
    /// A player's name, or another line of the score sheet's head.
    Name(Heading, String),
    /// The form is sent.
    Agree,
}

/// The form, as what was agreed last time has it; `tell` hears the address of what is agreed, which is remembered.
pub fn form(texts: Rc<Texts>, tell: Callback<String>) -> Html {
    let last = remembered().unwrap_or_default();
    let on_agreed = Callback::from(move |agreed: Setup| {
        remember(&agreed);
        tell.emit(agreed.address());
    });
    html! { <SetupForm {last} {texts} {on_agreed} /> }
}

/// The form.
pub struct SetupForm {
    form: Form,
}

impl Component for SetupForm {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<SetupForm>) -> SetupForm {
        SetupForm {
            form: Form::new(ctx.props().last.clone()),
        }
    }

    fn update(&mut self, ctx: &Context<SetupForm>, msg: Msg) -> bool {
        match msg {
            Msg::Choose(name, value) => self.form.choose(name, &value),
            Msg::Time(word) => self.form.choose_time(&word),
            Msg::OwnTime(text) => self.form.type_time(&text),
            Msg::Aid(place, given) => {
                if let Some(aid) = AIDS.get(place) {
                    self.form.give(aid, given);
                }
            }
            Msg::Name(heading, name) => self.form.name(heading, &name),
            Msg::Agree => {
                if let Some(setup) = self.form.agreed() {
                    ctx.props().on_agreed.emit(setup.clone());
                }
            }
        }
        true
    }

    fn view(&self, ctx: &Context<SetupForm>) -> Html {
        let texts = &ctx.props().texts;
        let setup = self.form.setup();
        let onsubmit = ctx.link().callback(|event: SubmitEvent| {
            event.prevent_default();
            Msg::Agree
        });
        let plain = |key: &'static str| (texts.plain(key), None);
        let with_about =
            |offered: said::Offered| (texts.plain(offered.name), Some(texts.plain(offered.about)));
        let computer = setup.computer();
        let opponents = |opponent: Opponent| {
            let (name, about) = said::opponent(opponent);
            (texts.say(&name), about.map(|about| texts.plain(about)))
        };
        html! {
            <form class="set-up-form" {onsubmit}>
                { self.choices(ctx, "form-table", "table", setup.table, |table| plain(said::table(table).name), "row") }
                { self.choices(ctx, "form-opponent", "opponent", setup.opponent, opponents, "wide") }
                if computer.is_some() {
                    { self.choices(ctx, "form-side", "side", setup.own_side, |side: Color| plain(said::side(side)), "row") }
                }
                { self.names(ctx) }
                if computer.is_none() {
                    { self.choices(ctx, "form-seats", "seats", setup.seats, |seats: Seats| plain(said::seats(seats)), "") }
                }
                { self.time(ctx) }
                if setup.control.is_limited() {
                    { self.choices(ctx, "form-press", "press", setup.press, |press: Press| plain(said::press(press)), "") }
                    { self.choices(ctx, "form-sleep", "sleep", setup.gaps, |gaps: GapPolicy| plain(said::gaps(gaps)), "") }
                }
                { self.choices(ctx, "form-touch", "touch", setup.touch_move, |touch: TouchMove| plain(said::touch_move(touch)), "") }
                { self.choices(ctx, "form-laws", "laws", setup.laws, |laws: Preset| with_about(said::laws(laws)), "wide") }
                { self.choices(ctx, "form-enforcement", "enforcement", setup.enforcement,
                    |enforcement: Enforcement| plain(said::enforcement(enforcement)), "") }
                if computer.is_none() {
                    { self.choices(ctx, "form-score", "score", setup.score, |score: ScoreKeeping| plain(said::score(score)), "") }
                } else {
                    <p class="hint">{ texts.plain("form-no-claims") }</p>
                }
                { self.aids(ctx) }
                { self.occasion(ctx) }
                <button type="submit" class="begin" data-action="begin"
                    aria-disabled={self.form.agreed().is_none().then_some("true")}>
                    { texts.plain("form-begin") }
                </button>
            </form>
        }
    }
}

type Named = (String, Option<String>);

impl SetupForm {
    /// A choice of one among several.
    fn choices<T: Words>(
        &self,
        ctx: &Context<SetupForm>,
        legend: &'static str,
        name: &'static str,
        chosen: T,
        named: impl Fn(T) -> Named,
        class: &'static str,
    ) -> Html {
        let each = T::WORDS
            .iter()
            .map(|(value, word)| (*word, named(*value), *value == chosen));
        self.fieldset(ctx, legend, name, each.collect(), class)
    }

    /// The same for all types: one code for all the choices.
    fn fieldset(
        &self,
        ctx: &Context<SetupForm>,
        legend: &'static str,
        name: &'static str,
        offered: Vec<(&'static str, Named, bool)>,
        class: &'static str,
    ) -> Html {
        let onchange = ctx
            .link()
            .callback(move |event: Event| Msg::Choose(name, value_of(&event)));
        let each = offered
            .into_iter()
            .filter(|(word, ..)| self.form.offers(name, word))
            .map(|(word, named, is_chosen)| radio(name, word, named, is_chosen, &onchange));
        html! {
            <fieldset class={class}>
                <legend>{ ctx.props().texts.plain(legend) }</legend>
                { for each }
            </fieldset>
        }
    }
}

fn radio(
    name: &'static str,
    word: &str,
    (text, about): Named,
    checked: bool,
    onchange: &Callback<Event>,
) -> Html {
    html! {
        <label class="choice">
            <input type="radio" {name} value={word.to_owned()} {checked} onchange={onchange.clone()} />
            <span>
                { text }
                if let Some(about) = about { <small>{ about }</small> }
            </span>
        </label>
    }
}

/// The text of the field in which an event arose.
fn value_of(event: &Event) -> String {
    event
        .target_dyn_into::<HtmlInputElement>()
        .map(|field| field.value())
        .unwrap_or_default()
}

/// Where the last choice is kept.
const SETUP_KEY: &str = "jadoube-setup";

/// What was agreed last time on this device.
fn remembered() -> Option<Setup> {
    let storage = window().local_storage().ok().flatten()?;
    Setup::from_json(&storage.get_item(SETUP_KEY).ok().flatten()?)
}

/// Keeps what is agreed for the next time; where nothing can be kept, it holds for this game only.
fn remember(setup: &Setup) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(SETUP_KEY, &setup.to_json());
    }
}
