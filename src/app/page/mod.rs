//! The components: the only part of the page that knows a browser.
//!
//! [`Site`](site) shows the home screen or a table. [`Table`](table) holds the state and hands each component no more than it draws, so that a
//! component whose properties stayed the same is not rendered. Hooks for tests and assistive tools,
//! beside those of the design: `data-action="promote"` with `data-role="queen|rook|bishop|knight"`
//! on the choices of a promotion, `data-action="type-move"` on the field for typed moves,
//! `data-action="language"` on the choice of language, `data-note` on the sentence beside the board
//! that says why something is refused, with `data-squares` for the squares it speaks of.

mod announcer;
mod ask;
pub mod awake;
pub mod board;
mod browser;
mod chooser;
pub mod clock_bar;
pub mod clock_face;
pub mod clock_source;
mod controls;
mod coordinates;
mod desk;
mod home;
mod home_picture;
mod importing;
pub mod keeping;
mod keeping_file;
mod last_game;
mod later;
pub mod layer;
mod learn;
mod marks;
mod note;
mod own_sheet;
mod player;
mod pointer;
mod preferences;
mod printed;
mod row;
mod score_sheet;
mod set_out;
mod setup;
mod share;
mod sheet_keys;
mod shelf;
mod site;
mod speech;
mod spoken;
mod square;
mod status;
mod table;
mod time_picture;
mod typed_move;
mod worker;

use crate::app::destination::Destination;

/// Puts the page into the document, once its sentences are there.
pub fn run() {
    browser::show_trouble_on_panic();
    let place = Destination::read(&browser::hash());
    speech::fetch(speech::wanted(place.language), |_| {
        browser::in_own_task(|| {
            match gloo_utils::document().get_element_by_id("table") {
                Some(host) => yew::Renderer::<site::Site>::with_root(host).render(),
                None => yew::Renderer::<site::Site>::new().render(),
            };
        });
    });
}
