//! The ways to practice and to the trainers, each with a small picture of what is done there.

use yew::prelude::*;

use super::store;
use crate::app::learn::record::Record;
use crate::app::message::Message;
use crate::app::page::browser::with_language;
use crate::app::page::home_picture::board;
use crate::app::page::marks::TWO_RINGS;
use crate::app::texts::Texts;
use crate::rules::{Color, Role};

/// A way: the address, the name by which tests know it, the keys of what it is called and what it is about, and how
/// the names of its results begin, where it has any.
struct Way {
    address: &'static str,
    action: &'static str,
    about: &'static str,
    results: Option<&'static str>,
    picture: fn() -> Html,
}

const WAYS: [Way; 3] = [
    Way {
        address: "#/practice",
        action: "practice",
        about: "practice-about",
        results: None,
        picture: practice,
    },
    Way {
        address: "#/train/coordinates",
        action: "coordinates",
        about: "coordinates-about",
        results: Some("best/coordinates-"),
        picture: coordinates,
    },
    Way {
        address: "#/train/notation",
        action: "written",
        about: "written-about",
        results: Some("best/notation-"),
        picture: written,
    },
];

/// All ways.
pub fn view(texts: &Texts) -> Html {
    let record = store::load();
    let ways = WAYS.iter().map(|way| {
        let best = way.results.and_then(|results| best(&record, results));
        let best = best.map(|best| texts.say(&Message::of("train-best").number("count", best)));
        html! {
            <li>
                <a class="card" href={with_language(way.address)} data-action={way.action}>
                    { (way.picture)() }
                    <span class="words">
                        <strong>{ texts.plain(way.action) }</strong>
                        <span class="about">{ texts.plain(way.about) }</span>
                        { for best.map(|best| html! { <span class="best">{ best }</span> }) }
                    </span>
                </a>
            </li>
        }
    });
    html! { <ul class="tables ways">{ for ways }</ul> }
}

/// The best of all results whose names begin like this.
fn best(record: &Record, results: &str) -> Option<u32> {
    record
        .under(results)
        .filter_map(|(_, value)| value.parse().ok())
        .max()
}

/// A queen, who attacks her squares, and a pawn she guards.
fn practice() -> Html {
    board(
        &[
            (Color::White, Role::Queen, 1, 1),
            (Color::Black, Role::Rook, 3, 1),
        ],
        html! {
            <>
                { for [(0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2), (3, 3)].map(|(x, y)| html! {
                    <circle class="mark-legal" cx={(x * 100 + 50).to_string()} cy={(y * 100 + 50).to_string()} r="15" />
                }) }
                <path class="mark-capture" d={["M350 150", TWO_RINGS].concat()} />
            </>
        },
    )
}

/// A square and its name.
fn coordinates() -> Html {
    board(
        &[],
        html! {
            <>
                <path class="mark-selected" fill-rule="evenodd" d="M250 102a48 48 0 1 0 0.100 0zM250 110a40 40 0 1 1 -0.100 0z" />
                <text class="picture-name" x="250" y="168">{ "c2" }</text>
                <text class="picture-edge" x="250" y="292">{ "c" }</text>
                <text class="picture-edge" x="22" y="162">{ "2" }</text>
            </>
        },
    )
}

/// A move, and how it is written.
fn written() -> Html {
    board(
        &[(Color::White, Role::Knight, 0, 2)],
        html! {
            <>
                <path class="picture-way" d="M70 215L128 95M104 112L132 86L138 124" />
                <text class="picture-name" x="290" y="170">{ "Nc3" }</text>
            </>
        },
    )
}
