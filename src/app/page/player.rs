//! A player's own buttons, and what is asked of the player: at the player's own edge.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::ask::Ask;
use crate::app::message::Message;
use crate::app::texts::Texts;
use crate::game::regulations::{Enforcement, Settings, Switch};
use crate::game::{Action, Claim, MoveText};
use crate::rules::Color;

/// What a player can claim, as it is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claimed {
    /// The position for the third time (DRAW-11).
    Repetition,
    /// 50 moves (DRAW-14).
    FiftyMoves,
    /// The opponent's flag (CLOCK-7).
    Flag,
    /// An illegal move (IRREG-3).
    IllegalMove,
    /// Touch-move broken (TOUCH-17).
    TouchMove,
    /// No effort to win (DRAW-21).
    NormalMeans,
    /// Nothing in particular: the clocks are stopped and the arbiter is called (CLOCK-16).
    Arbiter,
}

impl Claimed {
    /// What is done at the table by it, with the move that it rests on, if it does on one.
    pub fn act(self, intended: Option<MoveText>) -> Action {
        let claim = match self {
            Claimed::Repetition => Claim::Repetition { intended },
            Claimed::FiftyMoves => Claim::FiftyMoves { intended },
            Claimed::Flag => Claim::FlagFallen,
            Claimed::IllegalMove => Claim::IllegalMove,
            Claimed::TouchMove => Claim::TouchMoveBroken,
            Claimed::NormalMeans => Claim::NormalMeans,
            Claimed::Arbiter => {
                let call_arbiter = true;
                return Action::StopClocks { call_arbiter };
            }
        };
        Action::Claim { claim }
    }

    fn action(self) -> &'static str {
        match self {
            Claimed::Repetition => "claim-repetition",
            Claimed::FiftyMoves => "claim-fifty-moves",
            Claimed::Flag => "claim-flag",
            Claimed::IllegalMove => "claim-illegal-move",
            Claimed::TouchMove => "claim-touch-move",
            Claimed::NormalMeans => "claim-normal-means",
            Claimed::Arbiter => "call-arbiter",
        }
    }
}

/// What these laws let a player claim.
pub fn claims(settings: &Settings) -> Vec<Claimed> {
    let mut claims = vec![Claimed::Repetition, Claimed::FiftyMoves];
    if settings.has_clock() {
        claims.push(Claimed::Flag);
    }
    if settings.enforcement != Enforcement::Guide {
        claims.extend([Claimed::IllegalMove, Claimed::TouchMove]);
    }
    if settings.regulations.two_minute_claim == Switch::On && settings.has_clock() {
        claims.push(Claimed::NormalMeans);
    }
    if settings.has_clock() {
        claims.push(Claimed::Arbiter);
    }
    claims
}

/// What a player does by a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Says "I adjust", or takes it back.
    Adjust,
    /// Calls the touch just made an accident.
    CallAccident,
    /// Agrees that it was one.
    AgreeAccident,
    /// Does not.
    DenyAccident,
    /// Offers a draw.
    OfferDraw,
    /// Accepts it.
    AcceptDraw,
    /// Declines it.
    DeclineDraw,
    /// Lets the other move first, and answers then (DRAW-4).
    PutOffAnswer,
    /// Asks to resign: the first of two acts.
    AskResign,
    /// Resigns.
    Resign,
    /// Opens the list of claims.
    AskClaim,
    /// Goes to the board to show the move that a claim rests on.
    ShowMove,
    /// Claims.
    Claim(Claimed),
    /// Closes what was opened.
    Close,
}

/// What is open at a player's edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Whether to resign.
    Resign,
    /// What to claim.
    Claim,
    /// The move that the claim rests on, on the board.
    Move,
}

/// An answer that a player owes the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// To a draw offer (DRAW-1).
    Draw {
        /// It was made before moving, so that the answer may wait for the move (DRAW-4).
        may_wait: bool,
    },
    /// Whether the last touch was an accident (APP-2).
    Accident,
}

impl Wanted {
    /// The question, as it is put to a player.
    pub fn question(self, asked: Color) -> Message {
        Message::of(match self {
            Wanted::Draw { .. } => "notice-draw-offered",
            Wanted::Accident => "notice-accident-called",
        })
        .text("color", !asked)
    }
}

/// What the buttons show and whom they tell.
pub struct PlayerControls<'a> {
    /// Whose they are.
    pub side: Color,
    /// It is this player's move.
    pub has_move: bool,
    /// "I adjust" has been said and holds.
    pub adjusting: bool,
    /// Touched pieces bind.
    pub binds: bool,
    /// The piece just touched may still be called touched by accident.
    pub excusable: bool,
    /// The game is over.
    pub over: bool,
    /// The other player waits for an answer.
    pub wanted: Option<Wanted>,
    /// What is open.
    pub asked: Option<Asked>,
    /// What these laws let a player claim.
    pub claims: Vec<Claimed>,
    /// A claim may rest on a move written down.
    pub may_intend: bool,
    /// The move written down.
    pub intended: &'a str,
    /// The language.
    pub texts: &'a Texts,
    /// Told of what the player does.
    pub on_act: &'a Callback<(Color, Act)>,
    /// Told of the move written down.
    pub on_intended: &'a Callback<String>,
}

/// The buttons.
pub fn player_controls(shown: &PlayerControls<'_>) -> Html {
    let (texts, side) = (shown.texts, shown.side);
    let button = |action: &'static str, key: &'static str, act: Act| {
        let on_act = shown.on_act.clone();
        let onclick = Callback::from(move |_: MouseEvent| on_act.emit((side, act)));
        let pressed = (act == Act::Adjust).then(|| shown.adjusting.to_string());
        let held = match act {
            Act::AskResign => shown.asked == Some(Asked::Resign),
            Act::AskClaim => matches!(shown.asked, Some(Asked::Claim | Asked::Move)),
            _ => false,
        };
        let expanded = matches!(act, Act::AskResign | Act::AskClaim).then(|| held.to_string());
        html! {
            <button type="button" data-action={action} data-side={side.to_string()} aria-pressed={pressed}
                aria-expanded={expanded} {onclick}>{ texts.plain(key) }</button>
        }
    };
    if shown.over {
        return Html::default();
    }
    let close = {
        let on_act = shown.on_act.clone();
        Callback::from(move |()| on_act.emit((side, Act::Close)))
    };
    let label = texts.say(&Message::of("player-controls").text("color", side));
    html! {
        <div class="acts" role="group" aria-label={label}>
            { match shown.wanted {
                Some(Wanted::Draw { may_wait }) => html! { <>
                    { button("accept-draw", "accept-draw", Act::AcceptDraw) }
                    { button("decline-draw", "decline-draw", Act::DeclineDraw) }
                    if may_wait { { button("put-off-answer", "put-off-answer", Act::PutOffAnswer) } }
                </> },
                Some(Wanted::Accident) => html! { <>
                    { button("agree-accident", "agree-accident", Act::AgreeAccident) }
                    { button("deny-accident", "deny-accident", Act::DenyAccident) }
                </> },
                None => html! { <>
                    // Said after the touch it helps no more (TOUCH-9b): the one takes the other's place.
                    if shown.binds && shown.has_move && shown.excusable {
                        { button("accidental", "accidental", Act::CallAccident) }
                    } else if shown.binds && shown.has_move {
                        { button("adjust", "adjust", Act::Adjust) }
                    }
                    { button("offer-draw", "offer-draw", Act::OfferDraw) }
                </> },
            } }
            { button("claim", "claim", Act::AskClaim) }
            { button("resign", "resign", Act::AskResign) }
            if shown.asked == Some(Asked::Resign) {
                <Ask role="alertdialog" label={texts.plain("resign-question")} on_close={close.clone()}>
                    <p>{ texts.plain("resign-question") }</p>
                    { button("play-on", "play-on", Act::Close) }
                    { button("confirm-resign", "confirm-resign", Act::Resign) }
                </Ask>
            }
            if shown.asked == Some(Asked::Move) {
                <div class="ask over-acts" role="group" aria-label={texts.plain("show-move")}>
                    <p>{ texts.plain("show-move-how") }</p>
                    { button("close", "close", Act::Close) }
                </div>
            }
            if shown.asked == Some(Asked::Claim) {
                <Ask role="dialog" label={texts.plain("claim-title")} on_close={close.clone()}>
                    <p>{ texts.plain("claim-title") }</p>
                    if shown.may_intend {
                        { intended_move(shown) }
                        if shown.has_move { { button("show-move", "show-move", Act::ShowMove) } }
                    }
                    { for shown.claims.iter().map(|&claim| {
                        button(claim.action(), claim.action(), Act::Claim(claim))
                    }) }
                    { button("close", "close", Act::Close) }
                </Ask>
            }
        </div>
    }
}

/// The field for the move that a claim rests on (DRAW-17).
fn intended_move(shown: &PlayerControls<'_>) -> Html {
    let oninput = {
        let change = shown.on_intended.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                change.emit(field.value());
            }
        })
    };
    html! {
        <label class="intended">
            { shown.texts.plain("intended-move") }
            <input type="text" data-action="intended-move" autocomplete="off" autocapitalize="off"
                spellcheck="false" value={shown.intended.to_owned()} {oninput} />
        </label>
    }
}
