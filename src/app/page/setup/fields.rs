//! The fields of the form in which a game is set up: names, time, aids, the occasion.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{Msg, SetupForm, radio, value_of};
use crate::app::setup_form::OWN_TIME;
use crate::app::setup_sentences as said;
use crate::app::setup_words::AIDS;
use crate::clock::{Category, PRESET_CONTROLS};
use crate::storage::{Heading, Names};

/// The fields of the event.
const OCCASION: [(Heading, &str); 3] = [
    (Heading::Event, "print-event"),
    (Heading::Round, "print-round"),
    (Heading::Site, "print-site"),
];

impl SetupForm {
    /// A field for a line of the score sheet's head.
    fn field(&self, ctx: &Context<SetupForm>, heading: Heading, key: &'static str) -> Html {
        let oninput = ctx
            .link()
            .callback(move |event: InputEvent| Msg::Name(heading, value_of(&event)));
        let name = heading.word();
        let id = format!("name-{name}");
        html! {
            <p class="field">
                <label for={id.clone()}>{ ctx.props().texts.plain(key) }</label>
                <input {id} type="text" {name} autocomplete="off" maxlength={Names::LONGEST.to_string()}
                    value={self.form.setup().names[heading].clone()} {oninput} />
            </p>
        }
    }

    pub(super) fn names(&self, ctx: &Context<SetupForm>) -> Html {
        let computer = self.form.setup().computer();
        html! {
            <fieldset class="fields">
                <legend>{ ctx.props().texts.plain("form-names") }</legend>
                if let Some((side, _)) = computer {
                    { self.field(ctx, Heading::from(!side), "form-name") }
                } else {
                    { self.field(ctx, Heading::White, "form-white") }
                    { self.field(ctx, Heading::Black, "form-black") }
                }
            </fieldset>
        }
    }

    /// What else a score sheet is headed by: few games at home have it.
    pub(super) fn occasion(&self, ctx: &Context<SetupForm>) -> Html {
        let given = OCCASION
            .iter()
            .any(|(heading, _)| !ctx.props().last.names[*heading].is_empty());
        html! {
            <details class="occasion" open={given}>
                <summary data-action="occasion">{ ctx.props().texts.plain("form-occasion") }</summary>
                { for OCCASION.iter().map(|(heading, key)| self.field(ctx, *heading, key)) }
            </details>
        }
    }

    pub(super) fn time(&self, ctx: &Context<SetupForm>) -> Html {
        let texts = &ctx.props().texts;
        let chosen = self.form.time_word();
        let onchange = ctx
            .link()
            .callback(|event: Event| Msg::Time(value_of(&event)));
        let one =
            |word: &str, name: String| radio("time", word, (name, None), word == chosen, &onchange);
        let groups = [
            Category::Bullet,
            Category::Blitz,
            Category::Rapid,
            Category::Classical,
        ];
        let groups = groups.into_iter().map(|group| {
            let presets = PRESET_CONTROLS
                .iter()
                .filter(move |preset| preset.group == group);
            let id = said::category(group);
            html! {
                <div class="named row" role="group" aria-labelledby={id}>
                    <span class="group" {id}>{ texts.plain(said::category(group)) }</span>
                    <div class="options">
                        { for presets.map(|preset| one(preset.written, preset.written.to_owned())) }
                    </div>
                </div>
            }
        });
        html! {
            <fieldset class="times">
                <legend>{ texts.plain("form-clock") }</legend>
                <div class="row">{ one("none", texts.plain("form-no-clock")) }</div>
                { for groups }
                <div class="row">
                    { one(OWN_TIME, texts.plain("form-own-time")) }
                    if let Some(text) = self.form.own_time() { { self.own_time(ctx, text) } }
                </div>
            </fieldset>
        }
    }

    fn own_time(&self, ctx: &Context<SetupForm>, text: &str) -> Html {
        let texts = &ctx.props().texts;
        let error = self.form.time_error();
        let oninput = ctx
            .link()
            .callback(|event: InputEvent| Msg::OwnTime(value_of(&event)));
        let hint = match &error {
            Some(error) => texts.say(&said::control_error(error)),
            None => texts.plain("form-own-time-hint"),
        };
        html! {
            <p class="field">
                <input type="text" id="own-time" name="own-time" autocomplete="off" autocapitalize="off"
                    spellcheck="false" aria-label={texts.plain("form-own-time-label")}
                    aria-describedby="own-time-hint" aria-invalid={error.is_some().then_some("true")}
                    value={text.to_owned()} {oninput} />
                <span id="own-time-hint" class={classes!("hint", error.is_some().then_some("wrong"))}>{ hint }</span>
            </p>
        }
    }

    pub(super) fn aids(&self, ctx: &Context<SetupForm>) -> Html {
        let texts = &ctx.props().texts;
        let aids = &self.form.setup().aids;
        let each = AIDS.iter().enumerate().map(|(place, aid)| {
            let onchange = ctx.link().callback(move |event: Event| {
                let field = event.target_dyn_into::<HtmlInputElement>();
                Msg::Aid(place, field.is_some_and(|field| field.checked()))
            });
            html! {
                <label class="choice">
                    <input type="checkbox" name="aids" value={aid.word} checked={(aid.is_given)(aids)} {onchange} />
                    <span>{ texts.plain(said::aid(aid.word)) }</span>
                </label>
            }
        });
        html! {
            <fieldset>
                <legend>{ texts.plain("form-aids") }</legend>
                { for each }
            </fieldset>
        }
    }
}
