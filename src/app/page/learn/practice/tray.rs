//! The pieces beside the board: tapped to be put on squares, or carried there.

use yew::html::Scope;
use yew::prelude::*;

use super::{Msg, Practice};
use crate::app::learn::editor::Tool;
use crate::app::message::Message;
use crate::app::page::layer::drawing;
use crate::app::page::learn::carried::capture;
use crate::app::page::pointer::place;
use crate::app::texts::Texts;
use crate::rules::{Color, Piece, Role};

/// The order in which the pieces lie there.
const ORDER: [Role; 6] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
    Role::Pawn,
];

/// Four arrows: what is moved about.
const ARROWS: &str = "M50 12v76M12 50h76M50 12l-11 12M50 12l11 12M50 88l-11-12M50 88l11-12M12 50l12-11M12 50l12 11M88 50l-12-11M88 50l-12 11";
/// A bin: what is taken away.
const BIN: &str = "M22 28h56M40 28v-9h20v9M29 28l5 56h32l5-56M43 42v28M57 42v28";

/// The tray.
pub fn view(tool: Tool, carried: bool, texts: &Texts, link: &Scope<Practice>) -> Html {
    let plain = |own: Tool, word: &'static str, key: &'static str, shape: &'static str| {
        html! {
            <button type="button" data-action="tool" data-tool={word} aria-label={texts.plain(key)}
                title={texts.plain(key)} aria-pressed={pressed(tool == own)} onclick={link.callback(move |_| Msg::Tool(own))}>
                <svg viewBox="0 0 100 100" aria-hidden="true"><path class="sign" d={shape} /></svg>
            </button>
        }
    };
    let row = |color: Color, last: Html| {
        html! {
            <>
                { for ORDER.map(|role| piece_button(Piece::new(color, role), tool, texts, link)) }
                { last }
            </>
        }
    };
    html! {
        <div class={classes!("tray", carried.then_some("carrying"))} role="group" aria-label={texts.plain("practice-tray")}>
            { row(Color::White, plain(Tool::Move, "move", "practice-move", ARROWS)) }
            { row(Color::Black, plain(Tool::Remove, "remove", "practice-remove", BIN)) }
        </div>
    }
}

fn pressed(pressed: bool) -> &'static str {
    if pressed { "true" } else { "false" }
}

/// A piece of the tray.
fn piece_button(piece: Piece, tool: Tool, texts: &Texts, link: &Scope<Practice>) -> Html {
    let name = Message::of("practice-piece")
        .text("color", piece.color)
        .text("role", piece.role.word());
    let name = texts.say(&name);
    let word = format!("{}{}", piece.color.letter(), piece.role.letter());
    let own = Tool::Put(piece);
    let onpointerdown = link.batch_callback(move |event: PointerEvent| {
        if event.button() != 0 {
            return None;
        }
        capture(&event);
        Some(Msg::TakeUp(piece, place(&event)))
    });
    html! {
        <button type="button" data-action="tool" data-tool={word} aria-label={name.clone()} title={name}
            aria-pressed={pressed(tool == own)} onclick={link.callback(move |_| Msg::Tool(own))} {onpointerdown}
            onpointermove={link.callback(|event: PointerEvent| Msg::CarryTo(place(&event)))}
            onpointerup={link.callback(|event: PointerEvent| Msg::LetGo(Some(place(&event))))}
            onpointercancel={link.callback(|_: PointerEvent| Msg::LetGo(None))}>
            <svg viewBox="0 0 100 100" aria-hidden="true"><use href={drawing(piece)} /></svg>
        </button>
    }
}

/// Puts one piece alone on the board.
pub fn alone(near: Color, texts: &Texts, link: &Scope<Practice>) -> Html {
    let button = |role: Role| {
        let piece = Piece::new(near, role);
        let name = Message::of("practice-piece")
            .text("color", near)
            .text("role", role.word());
        html! {
            <button type="button" data-action="alone" data-role={role.word()} aria-label={texts.say(&name)}
                onclick={link.callback(move |_| Msg::Alone(role))}>
                <svg viewBox="0 0 100 100" aria-hidden="true"><use href={drawing(piece)} /></svg>
            </button>
        }
    };
    html! {
        <fieldset class="alone">
            <legend>{ texts.plain("practice-alone") }</legend>
            <div class="row">{ for ORDER.map(button) }</div>
        </fieldset>
    }
}
