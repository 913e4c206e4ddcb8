//! Letters and digits on the board: at its edge, or on every square.

use yew::prelude::*;

use crate::app::geometry::Orientation;
use crate::rules::{Color, File, Rank};

/// The letters of the files and the digits of the ranks: two texts, one place for each glyph.
pub fn at_the_edge(near: Color) -> Html {
    let mut files: String = File::ALL.into_iter().map(File::letter).collect();
    let mut ranks: String = Rank::ALL.into_iter().rev().map(Rank::digit).collect();
    if !near.is_white() {
        files = files.chars().rev().collect();
        ranks = ranks.chars().rev().collect();
    }
    let every = |first: u32| {
        let places: Vec<String> = (0..8)
            .map(|step| (first + step * 100).to_string())
            .collect();
        places.join(" ")
    };
    html! {
        <>
            <text class="files" x={every(50)} y="800" aria-hidden="true">{ files }</text>
            <text class="ranks" x={["0"; 8].join(" ")} y={every(50)} aria-hidden="true">{ ranks }</text>
        </>
    }
}

/// The name of each square in its corner: a text for the light squares and one for the dark, since each has a rim of
/// its squares' colour, by which it stands out from a piece.
pub fn on_every_square(near: Color) -> Html {
    let names = |class: &'static str, of_dark: bool| {
        let (mut names, mut across, mut down) = (String::new(), String::new(), String::new());
        for square in (Orientation { near }).rows().flatten() {
            let (x, y) = Orientation { near }.corner(square);
            // As on the screen, where the first corner is light however the board is turned.
            if ((x + y) / 100 % 2 != 0) != of_dark {
                continue;
            }
            names.push(square.file().letter());
            names.push(square.rank().digit());
            // The digit has a place of its own: letters differ in width.
            for (x, y) in [(x + 4, y + 18), (x + 15, y + 18)] {
                across.push_str(&[&x.to_string(), " "].concat());
                down.push_str(&[&y.to_string(), " "].concat());
            }
        }
        html! { <text {class} x={across} y={down} aria-hidden="true">{ names }</text> }
    };
    html! { <>{ names("corner-names", false) }{ names("corner-names on-dark", true) }</> }
}
