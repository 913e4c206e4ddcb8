//! Players who keep the score themselves: what they write down, and the comparison afterwards.

use gloo_timers::callback::Timeout;
use yew::html::Scope;
use yew::prelude::*;

use super::papers::Wanted;
use super::{Msg, Table};
use crate::app::message::Message;
use crate::app::page::{later, own_sheet};
use crate::app::setup::{ScoreKeeping, Seats};
use crate::game::{Action, Difference, Different, ScoreDuty};
use crate::rules::{ByColor, Color};

/// A timer that waits longer fires at once, in milliseconds.
const LONGEST_WAIT: u32 = i32::MAX as u32;

impl Table {
    /// Whether the players' own sheets are shown, and not the app's.
    pub(super) fn writes_own(&self) -> bool {
        let over = self.sitting.outcome().is_some();
        self.setup.score == ScoreKeeping::Own && !(over && self.comparing)
    }

    /// Whether each player has an edge of the device, with all that is the player's.
    pub(super) fn is_face_to_face(&self) -> bool {
        self.has_bars() && self.setup.seats == Seats::FaceToFace
    }

    /// The sheet at a player's own edge: face to face each has one, in which it is also told
    /// afterwards where it differs from the game.
    pub(super) fn seated_sheet(&self, side: Color) -> Html {
        if self.setup.score == ScoreKeeping::Own && self.is_face_to_face() {
            self.own_sheet(Some(side))
        } else {
            Html::default()
        }
    }

    /// The players' own sheets, or that of the player at this edge.
    pub(super) fn own_sheet(&self, seat: Option<Color>) -> Html {
        let game = self.sitting.game();
        let reminders = ByColor::from_fn(|side| match self.reminder(side) {
            Some(said) => AttrValue::from(self.texts.say(&said)),
            None => AttrValue::default(),
        });
        let Some(papers) = later::papers() else {
            return Html::default();
        };
        (papers.own_sheet)(own_sheet::Props {
            written: ByColor::from_fn(|side| game.written(side).to_vec()),
            made: self.sitting.plies().len(),
            first: game.start().fullmove_number(),
            black_began: game.start().turn() == Color::Black,
            seat: seat.map(|side| (side, self.notation())),
            children: seat
                .filter(|_| self.comparing)
                .map_or_else(Html::default, |side| self.compared(side)),
            reminders,
            over: self.sitting.outcome().is_some(),
            texts: self.texts.clone(),
            on_write: self.callbacks.write.clone(),
            on_compare: self.callbacks.compare.clone(),
        })
    }

    /// The sheets are a part of the page that is fetched with the first game that wants them.
    pub(super) fn fetch_sheets(&mut self, ctx: &Context<Table>) {
        let wanted = self.setup.score == ScoreKeeping::Own && later::papers().is_none();
        if wanted && !self.sheets_wanted {
            self.sheets_wanted = true;
            self.want(ctx, Wanted::Sheets);
        }
    }

    /// Sets the timer for the moment at which the duty to write changes by itself; the table is not
    /// drawn before.
    pub(super) fn await_duty(&mut self, link: &Scope<Table>) {
        let now = self.now();
        let changes = self.sitting.game().score_duty_changes(now);
        let changes = changes.filter(|_| self.writes_own());
        self.duty = changes.map(|at| {
            let link = link.clone();
            let wait = u32::try_from(at.since(now).get()).unwrap_or(u32::MAX);
            Timeout::new(wait.min(LONGEST_WAIT), move || link.send_message(Msg::Duty))
        });
    }

    /// Tells the player whose time runs that there is no duty to write any longer.
    pub(super) fn tell_duty(&mut self) {
        let clock = self.sitting.game().clock();
        let running = clock.at(self.now()).running();
        if let Some(said) = running.and_then(|side| self.reminder(side)) {
            self.announce(&[said]);
        }
    }

    /// What a player has to be told about writing (NOTATION-2).
    fn reminder(&self, side: Color) -> Option<Message> {
        let game = self.sitting.game();
        let missing = u32::try_from(game.unwritten(side)).unwrap_or(u32::MAX);
        match game.score_duty(side, self.now()) {
            ScoreDuty::Required if missing > 0 => {
                let key = if game.outcome().is_some() {
                    "own-missing-at-end"
                } else {
                    "own-missing"
                };
                Some(Message::of(key).number("count", missing))
            }
            ScoreDuty::Suspended => Some(Message::of("own-suspended")),
            ScoreDuty::Required | ScoreDuty::Free => None,
        }
    }

    /// A player writes a half-move down.
    pub(super) fn write_down(&mut self, side: Color, ply: u32, text: String) {
        if self.is_elsewhere() {
            return;
        }
        let said = Message::of("own-written").text("move", text.clone());
        match self
            .sitting
            .act(side, Action::WriteDown { ply, text }, self.now())
        {
            Ok(_) => {
                self.keep();
                self.announce(&[said]);
            }
            Err(refused) => self.say_refused(&refused),
        }
    }

    /// Where the players' own records differ from the game, once they are handed in.
    pub(super) fn compared_both(&self) -> Html {
        // Face to face each has it at the own edge.
        if self.setup.score != ScoreKeeping::Own || self.is_face_to_face() {
            return Html::default();
        }
        Color::ALL
            .into_iter()
            .map(|side| self.compared(side))
            .collect()
    }

    fn compared(&self, side: Color) -> Html {
        let Some(papers) = later::papers() else {
            return Html::default();
        };
        let found = (papers.differences)(self.sitting.game(), side, self.notation());
        let count = found.len();
        let key = if count == 0 {
            "record-right"
        } else {
            "record-differs"
        };
        let said = Message::of(key).text("color", side);
        html! {
            <section class="differences" data-differences={side.to_string()} data-count={count.to_string()}>
                <h2>{ self.texts.say(&said) }</h2>
                <ul>{ for found.iter().map(|it| html! { <li>{ self.texts.say(&self.difference(it)) }</li> }) }</ul>
            </section>
        }
    }

    fn difference(&self, found: &Different) -> Message {
        let said = match &found.how {
            Difference::Missing => Message::of("differs-missing"),
            Difference::Unreadable => Message::of("differs-unreadable"),
            Difference::Another(_) => Message::of("differs-another"),
            Difference::Displaced { by } => {
                Message::of("differs-displaced").text("other", self.written(*by))
            }
            Difference::Offer { made: true } => Message::of("differs-offer-missing"),
            Difference::Offer { made: false } => Message::of("differs-offer-added"),
        };
        said.text("move", self.written(found.ply))
            .text("written", &found.written)
    }
}
