//! The game to go on with, as the home screen offers it.

use std::any::Any;

use yew::prelude::*;

use crate::app::address::Address;
use crate::app::setup_sentences;
use crate::app::texts::Texts;
use crate::storage::{Head, Heading, Keeper, Report};

/// A game to go on with; nothing once all are told of.
pub type Found = Option<Box<Head>>;

/// Looks for it, as long as what is returned is kept; the table has a keeper of its own.
pub fn look(tell: Callback<Found>) -> Box<dyn Any> {
    // No game is kept under this address: all that are unfinished are only told of, the last last.
    Box::new(Keeper::open("#/home", move |report| match report {
        Report::Unfinished(_, head) => tell.emit(Some(head)),
        Report::Nothing => tell.emit(None),
        _ => {}
    }))
}

/// What is said of it: at which table, with what time and by whom it is played.
pub fn told(head: &Head, texts: &Texts) -> String {
    let setup = Address::read(&head.address).setup;
    let mut told = vec![texts.plain(setup_sentences::table(setup.table).name)];
    if setup.control.is_limited() {
        told.push(setup.control.to_string());
    }
    let (white, black) = (&head.names[Heading::White], &head.names[Heading::Black]);
    if let Some((_, level)) = setup.computer() {
        told.push(texts.say(&setup_sentences::computer(level)));
    } else if !white.is_empty() && !black.is_empty() {
        told.push(format!("{white} – {black}"));
    }
    told.join(" · ")
}
