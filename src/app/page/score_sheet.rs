//! The score sheet: the moves in short notation, a number, White's and Black's.

use std::rc::Rc;

use yew::prelude::*;

use crate::app::sitting::Sitting;
use crate::app::texts::Texts;
use crate::notation::Notation;
use crate::rules::Color;

/// One line of the sheet.
#[derive(Properties, PartialEq, Clone)]
pub struct Line {
    /// The number of the move.
    pub number: u32,
    /// The half-move number of White's move; Black's is one more.
    pub ply: usize,
    /// White's move; none when Black began.
    pub white: Option<AttrValue>,
    /// Black's move, once it is made.
    pub black: Option<AttrValue>,
    /// Which of them, by half-move number, is the last of the game.
    pub last: Option<usize>,
}

/// What the sheet shows.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Its lines.
    pub lines: Vec<Line>,
    /// The language.
    pub texts: Rc<Texts>,
}

/// The lines of a game.
pub fn lines(sitting: &Sitting, notation: Notation) -> Vec<Line> {
    let plies = sitting.plies();
    let mut lines: Vec<Line> = Vec::with_capacity(plies.len() / 2 + 1);
    for (index, ply) in plies.iter().enumerate() {
        let last = (index + 1 == plies.len()).then_some(index + 1);
        // What was no legal move has no name.
        let told = sitting.told(index);
        let text = told.map_or_else(|| "?".to_owned(), |told| told.written(notation));
        let text = Some(AttrValue::from(text));
        let blacks = ply.by == Color::Black;
        match lines.last_mut() {
            Some(line) if blacks => {
                line.black = text;
                line.last = last;
            }
            _ => {
                let number = sitting.game().start().fullmove_number();
                lines.push(Line {
                    number: number.saturating_add(lines.len() as u32),
                    ply: if blacks { index } else { index + 1 },
                    white: text.clone().filter(|_| !blacks),
                    black: text.filter(|_| blacks),
                    last,
                });
            }
        }
    }
    lines
}

#[component]
fn SheetLine(line: &Line) -> Html {
    let cell = |text: &Option<AttrValue>, ply: usize| match text {
        Some(text) => html! {
            <td data-ply={ply.to_string()} aria-current={(line.last == Some(ply)).then_some("true")}>
                { text }
            </td>
        },
        None => html! { <td>{ if ply == line.ply { "…" } else { "" } }</td> },
    };
    html! {
        <tr>
            <th scope="row">{ format!("{}.", line.number) }</th>
            { cell(&line.white, line.ply) }
            { cell(&line.black, line.ply + 1) }
        </tr>
    }
}

/// The score sheet.
#[component]
pub fn ScoreSheet(props: &Props) -> Html {
    let texts = &props.texts;
    let lines = props.lines.iter().map(|line| {
        html! { <SheetLine key={line.number} ..line.clone() /> }
    });
    html! {
        <section class="sheet" tabindex="0" aria-label={texts.plain("score-sheet")}>
            if props.lines.is_empty() {
                <p class="empty">{ texts.plain("no-moves") }</p>
            } else {
                <table>
                    <thead>
                        <tr>
                            <td></td>
                            <th scope="col">{ texts.plain("white") }</th>
                            <th scope="col">{ texts.plain("black") }</th>
                        </tr>
                    </thead>
                    <tbody>{ for lines }</tbody>
                </table>
            }
        </section>
    }
}
