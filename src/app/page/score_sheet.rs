//! The score sheet: number, White, Black, the times used and draw offers; the way through the game.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement};
use yew::prelude::*;

use super::time_picture::times;
use crate::app::sheet::{Block, Entry, Line, MOVES_A_BLOCK, used_text};
use crate::app::texts::Texts;
use crate::app::walk::Walk;
use crate::rules::Color;

/// What the sheet shows and whom it tells.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Its lines.
    pub blocks: Vec<Block>,
    /// Whether what only paper shows is drawn, too.
    pub paper: bool,
    /// How many half-moves have been made.
    pub made: usize,
    /// After how many of them the board shows the position, where that is not the game's present.
    pub past: Option<usize>,
    /// Whether times stand beside the moves.
    pub timed: bool,
    /// Whether the game is over.
    pub over: bool,
    /// The last move as it is told where the sheet is folded up.
    pub last: AttrValue,
    /// The language.
    pub texts: Rc<Texts>,
    /// Told of each step through the game.
    pub on_walk: Callback<Walk>,
    /// Told that the sheet is to be printed.
    pub on_print: Callback<MouseEvent>,
    /// What is said of the moves below them.
    #[prop_or_default]
    pub children: Html,
}

/// The score sheet. On a phone it is folded up to one line, and opens below the board.
#[component]
pub fn ScoreSheet(props: &Props) -> Html {
    let texts = &props.texts;
    let open = use_state(|| false);
    let roll = use_node_ref();
    {
        let roll = roll.clone();
        use_effect_with((props.past, *open), move |(past, _)| {
            if let Some(roll) = roll.cast::<HtmlElement>() {
                show(&roll, past.is_some());
            }
        });
        use_effect_with(*open, |&open| unfold(open));
    }
    let onclick = {
        let on_walk = props.on_walk.clone();
        Callback::from(move |event: MouseEvent| {
            let target: Option<Element> = event.target().and_then(|it| it.dyn_into().ok());
            let entry = target.and_then(|it| it.closest("[data-ply]").ok().flatten());
            let ply = entry.and_then(|it| it.get_attribute("data-ply")?.parse().ok());
            if let Some(ply) = ply {
                on_walk.emit(Walk::To(ply));
            }
        })
    };
    let onkeydown = {
        let on_walk = props.on_walk.clone();
        Callback::from(move |event: KeyboardEvent| {
            if !event.ctrl_key()
                && !event.alt_key()
                && !event.meta_key()
                && let Some(walk) = Walk::of_key(&event.key())
            {
                event.prevent_default();
                on_walk.emit(walk);
            }
        })
    };
    let ontoggle = {
        let open = open.clone();
        Callback::from(move |_: MouseEvent| open.set(!*open))
    };
    let step = |action: &'static str, sign: &'static str, walk: Walk, idle: bool| {
        let on_walk = props.on_walk.clone();
        let onclick = Callback::from(move |_: MouseEvent| on_walk.emit(walk));
        html! {
            <button type="button" data-action={action} aria-label={texts.plain(action)}
                aria-disabled={idle.then_some("true")} {onclick}>{ sign }</button>
        }
    };
    let shown = props.past.unwrap_or(props.made);
    let (first, present) = (shown == 0, props.past.is_none());
    let blocks = props.blocks.iter().enumerate().map(|(nth, block)| {
        let current = block
            .iter()
            .any(|line| shown == line.ply || shown == line.ply + 1);
        html! {
            <SheetBlock key={nth} block={block.clone()} current={current.then_some(shown)} timed={props.timed}
                texts={texts.clone()} />
        }
    });
    // Blank lines on paper are numbered on from the moves.
    let line = props.blocks.first().and_then(|block| block.first());
    let before = line.map_or(0, |line| line.number.saturating_sub(1));
    let numbering = format!("counter-reset:move {before}");
    // A page has two columns.
    let empty_blocks = match props.blocks.len() {
        _ if !props.paper => 0,
        0 => 2,
        blocks => blocks % 2,
    };
    let span = props.timed.then_some("2");
    html! {
        <section class={classes!("sheet", open.then_some("open"), props.timed.then_some("timed"))}
            aria-label={texts.plain("score-sheet")}>
            { fold(*open, ontoggle, &props.last, texts) }
            <div class="roll" ref={roll} tabindex="0" role="group" aria-label={texts.plain("sheet-keys")}
                {onclick} {onkeydown}>
                if props.blocks.is_empty() {
                    <p class="empty">{ texts.plain("no-moves") }</p>
                }
                <table role="table" class={props.blocks.is_empty().then_some("printed")} style={numbering}>
                    <thead role="rowgroup">
                        <tr role="row">
                            <td role="cell"></td>
                            <th role="columnheader" scope="col" colspan={span}>{ texts.plain("white") }</th>
                            <th role="columnheader" scope="col" colspan={span}>{ texts.plain("black") }</th>
                        </tr>
                    </thead>
                    { for blocks }
                    { for (0..empty_blocks).map(|_| html! {
                        <tbody class="printed">{ print_head(texts, props.timed) }{ for blank(MOVES_A_BLOCK) }</tbody>
                    }) }
                </table>
            </div>
            { props.children.clone() }
            if props.over && props.timed { { times(&props.blocks, texts) } }
            <div class="steps" role="group" aria-label={texts.plain("walk")}>
                { step("walk-start", "«", Walk::Start, first) }
                { step("walk-back", "‹", Walk::By(-1), first) }
                { step("walk-on", "›", Walk::By(1), present) }
                { step("walk-present", "»", Walk::Present, present) }
                <button type="button" class="words" data-action="print" onclick={props.on_print.clone()}>
                    { texts.plain("print") }
                </button>
            </div>
        </section>
    }
}

/// What opens and closes a sheet on a phone, with the last entry in it.
pub fn fold(open: bool, ontoggle: Callback<MouseEvent>, last: &AttrValue, texts: &Texts) -> Html {
    html! {
        <button type="button" class="fold" data-action="sheet" aria-expanded={open.to_string()} onclick={ontoggle}>
            <span>{ texts.plain("score-sheet") }</span>
            <span class="last">{ last }</span>
        </button>
    }
}

/// A sheet has been opened or closed on a phone: the board goes to the upper edge, and the sheet takes
/// what is left below it.
pub fn unfold(open: bool) {
    let board = open.then(|| gloo_utils::document().query_selector("[data-fen]"));
    if let Some(Ok(Some(board))) = board {
        board.scroll_into_view();
    }
}

/// Brings the move whose position is shown into view, or the last one; the page stays where it is.
pub fn show(roll: &HtmlElement, past: bool) {
    if !past {
        // The roll begins at its end: this is the last line.
        roll.set_scroll_top(0);
        return;
    }
    let rect = |it: Option<Element>| it.map(|it| it.get_bounding_client_rect());
    let find = |selector| roll.query_selector(selector).ok().flatten();
    let window = roll.get_bounding_client_rect();
    let head = rect(find("thead")).map_or(0.0, |head| head.height());
    // The far player's sheet has the numbers of its lines at the right.
    let turned = rect(find("tbody th"))
        .zip(rect(find("tbody td")))
        .is_some_and(|(number, entry)| number.left() > entry.left());
    let edges = |it: &DomRect| {
        if turned {
            (-it.bottom(), -it.top())
        } else {
            (it.top(), it.bottom())
        }
    };
    let (top, bottom) = edges(&window);
    // At the start no move is shown: the first line is nearest.
    let line = rect(find("[aria-current]").or_else(|| find("[data-ply]")));
    if let Some(line) = line {
        let line = edges(&line);
        let above = (line.0 - top - head).min(0.0);
        let below = (line.1 - bottom).max(0.0);
        let at = f64::from(roll.scroll_top()) + above.floor() + below.ceil();
        roll.set_scroll_top(at as i32);
    }
}

#[derive(Properties, PartialEq)]
struct BlockProps {
    block: Block,
    /// The half-move in it after which the position is shown.
    current: Option<usize>,
    timed: bool,
    texts: Rc<Texts>,
}

#[component]
fn SheetBlock(props: &BlockProps) -> Html {
    let lines = props
        .block
        .iter()
        .map(|line| sheet_line(line, props.current, props.timed));
    html! {
        <tbody role="rowgroup">
            { print_head(&props.texts, props.timed) }
            { for lines }
            { for blank(MOVES_A_BLOCK - props.block.len()) }
        </tbody>
    }
}

/// The head of a column on paper.
fn print_head(texts: &Texts, timed: bool) -> Html {
    let head = |key| {
        html! {
            <>
                <td>{ texts.plain(key) }</td>
                if timed { <td class="used"></td> }
            </>
        }
    };
    html! {
        <tr key="head" class="printed" aria-hidden="true"><th></th>{ head("white") }{ head("black") }</tr>
    }
}

/// The lines of a column on paper that are left to write on; the style sheet numbers them.
fn blank(lines: usize) -> impl Iterator<Item = Html> {
    (0..lines).map(|nth| html! { <tr key={format!("blank{nth}")} class="printed blank" aria-hidden="true"></tr> })
}

/// A line, with the half-move in it after which the position is shown.
fn sheet_line(line: &Line, current: Option<usize>, timed: bool) -> Html {
    let cell = |entry: &Option<Entry>, ply: usize| {
        let Some(entry) = entry else {
            let sign = if ply == line.ply { "…" } else { "" };
            return html! { <td role="cell" colspan={timed.then_some("2")}>{ sign }</td> };
        };
        let shown = current == Some(ply);
        let used = entry.used.map(used_text);
        html! {
            <>
                <td role="cell">
                    <button type="button" tabindex="-1" data-ply={ply.to_string()}
                        aria-current={shown.then_some("true")}>{ entry.text.clone() }</button>
                    if entry.offer { <span class="offer">{ "(=)" }</span> }
                </td>
                if timed { <td role="cell" class="used">{ for used }</td> }
            </>
        }
    };
    html! {
        <tr key={line.ply} role="row">
            <th role="rowheader" scope="row">{ format!("{}.", line.number) }</th>
            { cell(&line.entries[Color::White], line.ply) }
            { cell(&line.entries[Color::Black], line.ply + 1) }
        </tr>
    }
}
