//! A step of a lesson at the table: the players' edges with their clocks and buttons, as at the table itself, and the
//! line on which a move is written.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::html::Scope;
use yew::prelude::*;

use super::lesson::{LessonPage, Msg};
use crate::app::learn::lesson::Play;
use crate::app::page::clock_bar::{PlayerBar, player_bar};
use crate::app::page::clock_face::Snapshot;
use crate::app::page::clock_source::ClockSource;
use crate::app::page::player::{Act, Asked, PlayerControls, Wanted, claims, player_controls};
use crate::app::texts::Texts;
use crate::game::Action;
use crate::rules::Color;

/// What the players' edges are drawn from.
pub struct Edges<'a> {
    /// The step.
    pub play: &'a Play,
    /// What is open at the learner's edge.
    pub asked: Option<Asked>,
    /// Where the time is read.
    pub source: &'a ClockSource,
    /// The language.
    pub texts: &'a Rc<Texts>,
    /// Whom the buttons tell.
    pub link: &'a Scope<LessonPage>,
}

impl Edges<'_> {
    /// The edge of a side: the learner's with the buttons, the opponent's where there is a clock.
    pub fn of(&self, side: Color) -> Html {
        let Some(sitting) = self.play.sitting() else {
            return Html::default();
        };
        let (game, texts) = (sitting.game(), self.texts);
        let settings = game.settings();
        let near = side == self.play.step().scene.side;
        let clock = settings.has_clock().then(|| Snapshot {
            clock: Rc::new(game.clock().clone()),
            source: self.source.clone(),
        });
        if !near && clock.is_none() {
            return Html::default();
        }
        let over = sitting.outcome().is_some() || self.play.exercise().is_done();
        let offered = near && !over && game.draw_offered_by() == Some(!side);
        let wanted = offered.then(|| Wanted::Draw {
            may_wait: game.may_put_answer_off(side),
        });
        let controls = |wanted| {
            player_controls(&PlayerControls {
                side,
                has_move: game.turn() == side,
                adjusting: game.is_adjusting(),
                binds: sitting.binds(),
                excusable: false,
                over,
                wanted,
                asked: self.asked,
                claims: claims(settings),
                may_intend: false,
                intended: "",
                texts,
                on_act: &self.link.callback(Msg::Act),
                on_intended: &Callback::noop(),
            })
        };
        player_bar(PlayerBar {
            side,
            near,
            name: "",
            question: wanted.map(|it| texts.say(&it.question(side))),
            has_move: !over && game.turn() == side,
            clock,
            by_hand: near && settings.pressed_by_hand() && !over,
            helped: false,
            texts,
            on_press: &self.link.callback(|_| Msg::Does(Action::Press)),
            on_flag: &self.link.callback(|()| Msg::Flag),
            sheet: Html::default(),
            controls: if near {
                controls(wanted)
            } else {
                Html::default()
            },
        })
    }

    /// The line on which the learner writes the move.
    pub fn score_line(&self) -> Html {
        if !self.play.writes() || self.play.exercise().is_done() {
            return Html::default();
        }
        let onsubmit = self.link.batch_callback(|event: SubmitEvent| {
            event.prevent_default();
            let form = event.target_dyn_into::<web_sys::Element>()?;
            let field = form.query_selector("input").ok()??;
            let field = wasm_bindgen::JsCast::dyn_into::<HtmlInputElement>(field).ok()?;
            let text = field.value();
            (!text.trim().is_empty()).then_some(Msg::Write(text))
        });
        html! {
            <form class="write" {onsubmit}>
                <label for="write-down">{ self.texts.plain("exercise-write") }</label>
                <input id="write-down" type="text" data-action="write-down" autocomplete="off" autocapitalize="off"
                    spellcheck="false" enterkeyhint="done" maxlength="16" />
                <button type="submit" data-action="write">{ self.texts.plain("exercise-write-done") }</button>
            </form>
        }
    }
}

/// What a button of the learner does: something at the table, or what is open at the edge afterwards.
pub fn act(act: Act, play: &Play, asked: Option<Asked>) -> (Option<Action>, Option<Asked>) {
    let toggled = |opened: Asked| (None, (asked != Some(opened)).then_some(opened));
    let adjusting = play.sitting().is_some_and(|it| it.game().is_adjusting());
    let action = match act {
        Act::AskResign => return toggled(Asked::Resign),
        Act::AskClaim => return toggled(Asked::Claim),
        Act::Close | Act::ShowMove => return (None, None),
        Act::Adjust if adjusting => Action::EndAdjust,
        Act::Adjust => Action::Adjust,
        Act::CallAccident => Action::CallAccident,
        Act::AgreeAccident => Action::AgreeAccident,
        Act::DenyAccident => Action::DenyAccident,
        Act::OfferDraw => Action::OfferDraw,
        Act::AcceptDraw => Action::AcceptDraw,
        Act::DeclineDraw => Action::DeclineDraw,
        Act::PutOffAnswer => Action::PutOffAnswer,
        Act::Resign => Action::Resign,
        Act::Claim(claimed) => claimed.act(None),
    };
    (Some(action), None)
}
