//! How messages reach the table: from its components, and from the window.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::window;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::html::Scope;
use yew::prelude::*;

use super::computer::Event as ComputerEvent;
use super::{Msg, Table};
use crate::app::hand::Gesture;
use crate::app::language::Language;
use crate::app::page::controls::Control;
use crate::app::page::desk;
use crate::app::page::keeping;
use crate::app::page::layer::Layer;
use crate::app::page::player::Act;
use crate::app::page::pointer;
use crate::app::page::share;
use crate::app::walk::Walk;
use crate::notation::Notation;
use crate::rules::{Color, Square};

/// What components tell the table, made once, so that properties stay equal.
pub struct Callbacks {
    /// A gesture over the board.
    pub gesture: Callback<Gesture>,
    /// Another square has the focus.
    pub cursor: Callback<Square>,
    /// The text of the field for typed moves.
    pub typing: Callback<String>,
    /// A letter typed on the board.
    pub letter: Callback<String>,
    /// Enter in the field.
    pub typed: Callback<()>,
    /// A button of the game.
    pub control: Callback<Control>,
    /// A player's own button.
    pub act: Callback<(Color, Act)>,
    /// The move written down for a claim.
    pub intended: Callback<String>,
    /// A clock pressed.
    pub press: Callback<Color>,
    /// Something done at the arbiter's desk.
    pub desk: Callback<desk::Act>,
    /// A flag seen to fall.
    pub flag: Callback<()>,
    /// Something asked for about the keeping of games.
    pub keeping: Callback<keeping::Act>,
    /// Something is asked for about the board.
    pub ask: Callback<String>,
    /// The list of that is closed.
    pub close_list: Callback<()>,
    /// What can be done with the game is asked for.
    pub share: Callback<MouseEvent>,
    /// Something is done with it.
    pub share_act: Callback<share::Act>,
    /// A step through the game.
    pub walk: Callback<Walk>,
    /// Back to the game as it stands.
    pub back: Callback<MouseEvent>,
    /// The score sheet is to be printed.
    pub print: Callback<MouseEvent>,
    /// A half-move written down by a player.
    pub write: Callback<(Color, u32, String)>,
    /// The own sheets are to be compared with the game.
    pub compare: Callback<MouseEvent>,
    /// The computer is to try again.
    pub computer_again: Callback<MouseEvent>,
    /// Two people play on without it.
    pub two_players: Callback<MouseEvent>,
    /// Another language.
    pub language: Callback<Language>,
    /// One of the aids, by its place, shown or no longer.
    pub aid: Callback<(usize, bool)>,
    /// Another notation, or that of the language.
    pub notation: Callback<Option<Notation>>,
}

impl Callbacks {
    /// The callbacks of a table.
    pub fn new(link: &Scope<Table>) -> Callbacks {
        Callbacks {
            gesture: link.callback(Msg::Gesture),
            cursor: link.callback(Msg::Cursor),
            typing: link.callback(Msg::Typing),
            letter: link.callback(Msg::Letter),
            typed: link.callback(|()| Msg::Typed),
            control: link.callback(Msg::Control),
            act: link.callback(|(side, act)| Msg::Act(side, act)),
            intended: link.callback(Msg::Intended),
            press: link.callback(Msg::Press),
            desk: link.callback(Msg::Desk),
            flag: link.callback(|()| Msg::Flag),
            keeping: link.callback(Msg::Keeping),
            ask: link.callback(Msg::Ask),
            close_list: link.callback(|()| Msg::CloseList),
            share: link.callback(|_| Msg::Share),
            share_act: link.callback(Msg::ShareAct),
            walk: link.callback(Msg::Walk),
            back: link.callback(|_| Msg::BackToGame),
            print: Callback::from(|_| {
                // Where a browser can't print, it has its own way of saying so.
                let _ = window().print();
            }),
            write: link.callback(|(side, ply, text)| Msg::WriteDown(side, ply, text)),
            compare: link.callback(|_| Msg::Compare),
            computer_again: link.callback(|_| Msg::Computer(ComputerEvent::Again)),
            two_players: link.callback(|_| Msg::Computer(ComputerEvent::TwoPlayers)),
            language: link.callback(Msg::Language),
            aid: link.callback(|(place, given)| Msg::Aid(place, given)),
            notation: link.callback(Msg::Notation),
        }
    }
}

/// What the window tells the table: focus, size, scrolling, the address, Escape, and the pointer at work.
pub fn listeners(link: &Scope<Table>, layer: &Rc<Layer>) -> Vec<EventListener> {
    let on = |event: &'static str, msg: fn() -> Msg| {
        let link = link.clone();
        EventListener::new(&window(), event, move |_| link.send_message(msg()))
    };
    let key_link = link.clone();
    let keys = EventListener::new(&window(), "keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        match event.key().as_str() {
            _ if event.repeat() || event.ctrl_key() || event.alt_key() || event.meta_key() => {}
            // Where a control has the focus, the key is the control's.
            _ if !is_free(event) => {}
            " " => {
                event.prevent_default();
                key_link.send_message(Msg::Space);
            }
            "j" | "J" => key_link.send_message(Msg::Adjust),
            // Up, down, Home and End scroll the page.
            "ArrowLeft" => key_link.send_message(Msg::Walk(Walk::By(-1))),
            "ArrowRight" => key_link.send_message(Msg::Walk(Walk::By(1))),
            _ => {}
        }
    });
    let link = link.clone();
    let mut listeners = pointer::listeners(layer, move |heard| {
        link.send_message(Msg::Heard(heard));
    });
    listeners.extend([
        on("focus", || Msg::Look),
        on("pageshow", || Msg::Look),
        on("visibilitychange", || Msg::Look),
        on("hashchange", || Msg::Address),
        keys,
    ]);
    listeners
}

/// Whether a key goes to the page as a whole and to nothing in it.
fn is_free(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
    target.is_none_or(|it| {
        !matches!(
            it.closest("[tabindex],button,a,input,select,summary"),
            Ok(Some(_))
        )
    })
}
