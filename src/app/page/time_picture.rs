//! The time picture after a game, and the same as a table for who can't see it.

use yew::prelude::*;

use crate::app::message::Message;
use crate::app::sheet::{Block, Entry, used_text};
use crate::app::texts::Texts;
use crate::app::time_picture::{self, TimePicture};
use crate::rules::Color;

/// The picture of a score sheet; nothing where no time was used.
pub fn times(blocks: &[Block], texts: &Texts) -> Html {
    let Some(picture) = TimePicture::of(blocks) else {
        return Html::default();
    };
    let said = Message::of("times-picture")
        .text("white", used_text(picture.used.white))
        .text("black", used_text(picture.used.black))
        .text("longest", used_text(picture.longest));
    let said = texts.say(&said);
    let cell = |entry: &Option<Entry>| {
        let used = entry.as_ref().and_then(|entry| entry.used);
        html! { <td>{ for used.map(used_text) }</td> }
    };
    let lines = blocks.iter().flat_map(|block| block.iter());
    let rows = lines.map(|line| {
        html! {
            <tr>
                <th scope="row">{ line.number }</th>
                { cell(&line.entries[Color::White]) }
                { cell(&line.entries[Color::Black]) }
            </tr>
        }
    });
    let (width, height) = (picture.width, time_picture::HEIGHT);
    html! {
        <figure class="times" data-times="">
            <svg viewBox={format!("0 0 {width} {height}")} preserveAspectRatio="none" role="img" aria-label={said.clone()}>
                <path class="white" d={picture.bars.white} />
                <path class="black" d={picture.bars.black} />
                <path class="axis" d={format!("M0 {}h{width}", height / 2)} />
            </svg>
            <figcaption aria-hidden="true">{ said }</figcaption>
            <details>
                <summary data-action="times-table">{ texts.plain("times-table") }</summary>
                <table>
                    <thead><tr>
                        <td></td>
                        <th scope="col">{ texts.plain("white") }</th>
                        <th scope="col">{ texts.plain("black") }</th>
                    </tr></thead>
                    <tbody>{ for rows }</tbody>
                </table>
            </details>
        </figure>
    }
}
