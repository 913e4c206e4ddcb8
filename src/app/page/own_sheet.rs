//! The score sheets that the players write themselves (NOTATION-1).

use std::rc::Rc;

use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

use super::score_sheet::{fold, show, unfold};
use super::sheet_keys::sheet_keys;
use crate::app::message::Message;
use crate::app::texts::Texts;
use crate::notation::Notation;
use crate::rules::{ByColor, Color};

/// The longest entry, in characters.
const LONGEST_ENTRY: &str = "16";

/// What the sheets show and whom they tell.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// What each player has written down, half-move by half-move.
    pub written: ByColor<Vec<String>>,
    /// How many half-moves have been made.
    pub made: usize,
    /// The number of the first move.
    pub first: u32,
    /// Whether Black had it.
    pub black_began: bool,
    /// Face to face, the player at whose edge it lies, and the notation of its keys; else one sheet
    /// stands for both players.
    #[prop_or_default]
    pub seat: Option<(Color, Notation)>,
    /// In what the handed-in sheet differs from the game.
    #[prop_or_default]
    pub children: Html,
    /// What each player has to be told.
    pub reminders: ByColor<AttrValue>,
    /// Whether the game is over.
    pub over: bool,
    /// The language.
    pub texts: Rc<Texts>,
    /// Told of a half-move, numbered from 1, and what is written there.
    pub on_write: Callback<(Color, u32, String)>,
    /// Told that the sheets are to be compared with the game.
    pub on_compare: Callback<MouseEvent>,
}

impl Props {
    fn shift(&self) -> usize {
        usize::from(self.black_began)
    }

    /// What stands at the beginning of a half-move with this index: `3.` or `3…`.
    fn label(&self, index: usize) -> String {
        let place = index + self.shift();
        let sign = if place.is_multiple_of(2) { "." } else { "…" };
        format!("{}{sign}", self.number(place))
    }

    /// The number of the move to which a place belongs; each line has two places.
    fn number(&self, place: usize) -> u32 {
        let line = u32::try_from(place / 2).unwrap_or(u32::MAX);
        self.first.saturating_add(line)
    }
}

/// The sheet of one of the players, and the other's by a button.
#[component]
pub fn OwnSheet(props: &Props) -> Html {
    let texts = &props.texts;
    let open = use_state(|| false);
    let chosen_side = use_state(|| Color::White);
    let side = props.seat.map_or(*chosen_side, |(side, _)| side);
    // The half-move that is to be corrected, by index.
    let chosen = use_state(|| None::<usize>);
    let (field, roll) = (use_node_ref(), use_node_ref());
    let seated = props.seat.is_some();
    {
        let field = field.clone();
        use_effect_with(*open, move |&open| {
            if !seated {
                unfold(open);
            } else if let Some(field) = field.cast::<HtmlInputElement>().filter(|_| open) {
                let _ = field.focus();
            }
        });
    }
    let written = &props.written[side];
    let mut missing =
        (0..props.made).filter(|&line| written.get(line).is_none_or(String::is_empty));
    let empty = missing.next();
    let more = missing.next().is_some();
    let target = chosen.filter(|&line| line < props.made).or(empty);

    {
        let roll = roll.clone();
        use_effect_with((*open, target), move |(_, target)| {
            if let Some(roll) = roll.cast::<HtmlElement>().filter(|_| seated) {
                show(&roll, target.is_some());
            }
        });
    }
    // While the other's sheet was open, the line may have been out of view.
    let onfocus = {
        let roll = roll.clone();
        Callback::from(move |_: FocusEvent| {
            if let Some(roll) = roll.cast::<HtmlElement>().filter(|_| seated) {
                show(&roll, target.is_some());
            }
        })
    };
    let ontoggle = {
        let open = open.clone();
        Callback::from(move |_: MouseEvent| open.set(!*open))
    };
    let onsubmit = {
        let (field, chosen, open) = (field.clone(), chosen.clone(), open.clone());
        let folds = props.seat.is_some() && !more && !props.over;
        let on_write = props.on_write.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let Some(field) = field.cast::<HtmlInputElement>() else {
                return;
            };
            if let Some(ply) = target.and_then(|line| u32::try_from(line + 1).ok()) {
                on_write.emit((side, ply, field.value()));
                field.set_value("");
                chosen.set(None);
                // With the last move written, the board is free again.
                open.set(*open && !folds);
            }
        })
    };
    let choice = |of: Color| {
        let (chosen_side, chosen) = (chosen_side.clone(), chosen.clone());
        let pressed = side == of;
        let onclick = Callback::from(move |_: MouseEvent| {
            chosen_side.set(of);
            chosen.set(None);
        });
        html! {
            <button type="button" data-action="own-sheet" data-side={of.to_string()}
                aria-pressed={pressed.to_string()} {onclick}>
                { texts.say(&Message::of("own-sheet").text("color", of)) }
            </button>
        }
    };
    let entry = |index: usize| {
        let text = written.get(index).filter(|text| !text.is_empty());
        let (chosen, field) = (chosen.clone(), field.clone());
        let before = text.cloned().unwrap_or_default();
        let onclick = Callback::from(move |_: MouseEvent| {
            chosen.set(Some(index));
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.set_value(&before);
                let _ = field.focus();
            }
        });
        let name = format!(
            "{} {}",
            props.label(index),
            text.map_or("–", String::as_str)
        );
        html! {
            <td role="cell">
                <button type="button" data-line={(index + 1).to_string()} aria-label={name}
                    aria-current={(target == Some(index)).then_some("true")} {onclick}>
                    { text.map_or("–", String::as_str) }
                </button>
            </td>
        }
    };
    let lines = (props.made + props.shift()).div_ceil(2);
    let rows = (0..lines).map(|line| {
        let cell = |place: usize| match place.checked_sub(props.shift()) {
            Some(index) if index < props.made => entry(index),
            _ => html! { <td role="cell"></td> },
        };
        html! {
            <tr key={line} role="row">
                <th role="rowheader" scope="row">{ format!("{}.", props.number(line * 2)) }</th>
                { cell(line * 2) }
                { cell(line * 2 + 1) }
            </tr>
        }
    });
    let last: AttrValue = target
        .map(|line| props.label(line))
        .unwrap_or_default()
        .into();
    let prompt = match target {
        Some(line) => texts.say(&Message::of("own-write").text("line", props.label(line))),
        None => texts.plain("own-nothing"),
    };
    let id = format!("write-{side}");
    let hint = format!("{id}-hint");
    let label = texts.say(&Message::of("own-sheet").text("color", side));
    let writing = html! {
        <>
            <div class="roll" ref={roll} tabindex="0" role="group" aria-label={label.clone()}>
                <table role="table" data-own-sheet={side.to_string()}>
                    <thead role="rowgroup"><tr role="row">
                        <td role="cell"></td>
                        <th role="columnheader" scope="col">{ texts.plain("white") }</th>
                        <th role="columnheader" scope="col">{ texts.plain("black") }</th>
                    </tr></thead>
                    <tbody role="rowgroup">{ for rows }</tbody>
                </table>
            </div>
            { props.children.clone() }
            <form class="write" {onsubmit}>
                <label for={id.clone()}>{ prompt }</label>
                // A keyboard of the device can't be turned to the far player.
                <input {id} ref={field.clone()} type="text" data-action="write-down" data-side={side.to_string()}
                    autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="done"
                    inputmode={seated.then_some("none")} maxlength={LONGEST_ENTRY}
                    aria-describedby={hint.clone()} readonly={target.is_none()} {onfocus} />
                if seated {
                    <button type="submit" data-action="put-down">{ texts.plain("own-put") }</button>
                }
                <p id={hint} class="hint" data-reminder={side.to_string()}>{ &props.reminders[side] }</p>
                if let Some((_, notation)) = props.seat {
                    { sheet_keys(notation, &field, texts) }
                }
                if props.over {
                    <button type="button" data-action="compare" onclick={props.on_compare.clone()}>
                        { texts.plain("compare") }
                    </button>
                }
            </form>
        </>
    };
    if seated {
        return html! {
            <section class="own seated" aria-label={label.clone()}>
                <button type="button" class="fold" data-action="sheet" data-side={side.to_string()}
                    aria-expanded={open.to_string()} aria-label={format!("{label} {last}")} onclick={ontoggle}>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 20l1-4.500L15.500 5l3.500 3.500L8.500 19zM13 7.500l3.500 3.500" /></svg>
                    { last }
                </button>
                // Has the focus where a browser gives none to keys that are pressed.
                if *open { <div class="writing" tabindex="-1">{ writing }</div> }
            </section>
        };
    }
    html! {
        <section class={classes!("sheet", "own", open.then_some("open"))} aria-label={texts.plain("score-sheet")}>
            { fold(*open, ontoggle, &last, texts) }
            <div class="steps">{ choice(Color::White) }{ choice(Color::Black) }</div>
            { writing }
        </section>
    }
}
