//! What of the page is loaded when it is wanted, and not before.
//!
//! A part is a table of functions, and one function that hands the table over. With the feature `split` that
//! function is where the build takes the program apart: whatever only the table leads to goes into a module of
//! its own, which is fetched by the first call. Without it all is one program, and the call returns at once. Parts that are
//! small share a module: each further one would cut what several need into more pieces.

// What the splitter's macro adds, the call over the border of two modules, is unsafe for the compiler to see.
#![allow(unsafe_code)]

use std::any::Any;
use std::cell::Cell;
use std::rc::Rc;
use std::thread::LocalKey;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::browser;
use super::importing::{self, Importing, OnClose, Source, Step};
use super::last_game::{self, Found};
use super::learn;
use super::own_sheet::{self, OwnSheet};
use super::preferences;
use super::set_out::{self, Early, SetOut};
use super::setup;
use super::share::{self, Sharing};
use super::shelf;
use super::spoken;
use super::table::Table;
use super::table::computer::{Player, seated};
use crate::app::partner::Deed;
use crate::app::spoken::{Reply, Seen};
use crate::app::texts::Texts;
use crate::game::pgn::Opened;
use crate::game::regulations::Settings;
use crate::game::{Different, Game};
use crate::notation::Notation;
use crate::notation::link::{LinkError, read_link};
use crate::notation::pgn::PgnGame;
use crate::rules::Color;
use crate::storage::{Head, Score};

/// A part could not be fetched; asked for once more, it is tried once more.
#[derive(Clone, Copy, Debug)]
pub struct NotFetched;

/// Games as files, links and scores: the shelf, import, what is done with a game to take it along, and
/// the sheets that the players write themselves.
pub struct Papers {
    /// The shelf.
    pub shelf: fn(&shelf::Props) -> Html,
    /// Reads games and puts them on the shelf.
    pub import: fn(Vec<Source>, Callback<Step>) -> Importing,
    /// How far that is.
    pub importing: fn(&Importing, &Texts, bool, Callback<MouseEvent>, OnClose) -> Html,
    /// Does something with a game.
    pub share: fn(&mut Sharing, share::Act, &PgnGame, Callback<share::Act>),
    /// What can be done with it.
    pub sharing: fn(&Sharing, &Texts, &Callback<share::Act>) -> Html,
    /// The score of a game at the table.
    pub score: fn(&Game) -> PgnGame,
    /// The game that a kept score holds; `None` where it can't be read.
    pub read_score: fn(&Score) -> Option<PgnGame>,
    /// The game that a link holds.
    pub read_link: fn(&str) -> Result<PgnGame, LinkError>,
    /// A score as a game at the table.
    pub open: fn(&PgnGame, Settings) -> Opened,
    /// The sheets that the players write themselves.
    pub own_sheet: fn(own_sheet::Props) -> Html,
    /// In what such a sheet differs from the game.
    pub differences: fn(&Game, Color, Notation) -> Vec<Different>,
}

static PAPERS: Papers = Papers {
    shelf: shelf::view,
    import: importing::start,
    importing: importing::view,
    share: Sharing::act,
    sharing: share::view,
    score: Game::score,
    read_score: |score| score.game().ok(),
    read_link,
    open: Game::of_score,
    own_sheet: |props| html! { <OwnSheet ..props /> },
    differences: Game::differences,
};

/// Lessons, practice and training.
pub struct Learning {
    /// The place of learning that the address asks for.
    pub view: fn(&learn::Props) -> Html,
}

static LEARNING: Learning = Learning { view: learn::view };

/// The computer as a player at the table.
pub struct Playing {
    /// Who plays a side for it, at a level.
    pub player: fn(Color, u8) -> Box<dyn Player>,
    /// Lets it do something at the table.
    pub acts: fn(&mut Table, Color, Deed),
}

static PLAYING: Playing = Playing {
    player: seated::player,
    acts: seated::acts,
};

/// The settings page.
pub struct Preferences {
    /// The page.
    pub view: fn(&preferences::Props) -> Html,
}

static PREFERENCES: Preferences = Preferences {
    view: preferences::view,
};

/// The board in words, for who asks.
pub struct Spoken {
    /// Hands over the sentences of the page with those of this part; nothing where they can't be had.
    pub words: fn(&Rc<Texts>, Callback<Option<Rc<Texts>>>),
    /// What comes of a text.
    pub reply: fn(&str, &Seen<'_>, &Texts) -> Option<Reply>,
    /// The list of what can be asked, with the last answer.
    pub list: fn(spoken::Props) -> Html,
}

static SPOKEN: Spoken = Spoken {
    words: spoken::fetch,
    reply: crate::app::spoken::reply,
    list: |props| html! { <spoken::List ..props /> },
};

/// The table, and what there is at home of games: the form that sets one up, and the last one.
pub struct Tables {
    /// The table at which the address sits down; it does first what has been done on the board that was set out.
    pub table: fn(Early) -> Html,
    /// The form; it is told the address of what is agreed.
    pub form: fn(Rc<Texts>, Callback<String>) -> Html,
    /// Looks for the game to go on with, as long as what it returns is kept.
    pub look_for_last_game: fn(Callback<Found>) -> Box<dyn Any>,
    /// What is said of that game.
    pub last_game: fn(&Head, &Texts) -> String,
}

static TABLES: Tables = Tables {
    table: |early| html! { <Table {early} /> },
    form: setup::form,
    look_for_last_game: last_game::look,
    last_game: last_game::told,
};

/// The board, set out before the rest of the table has come.
pub struct Boards {
    /// That board.
    pub set_out: fn(set_out::Props) -> Html,
}

static BOARDS: Boards = Boards {
    set_out: |props| html! { <SetOut ..props /> },
};

/// A part that has come.
type Fetched<P> = LocalKey<Cell<Option<&'static P>>>;

thread_local! {
    static FETCHED_PAPERS: Cell<Option<&'static Papers>> = const { Cell::new(None) };
    static FETCHED_LEARNING: Cell<Option<&'static Learning>> = const { Cell::new(None) };
    static FETCHED_BOARDS: Cell<Option<&'static Boards>> = const { Cell::new(None) };
    static FETCHED_TABLES: Cell<Option<&'static Tables>> = const { Cell::new(None) };
    static FETCHED_PLAYING: Cell<Option<&'static Playing>> = const { Cell::new(None) };
    static FETCHED_PREFERENCES: Cell<Option<&'static Preferences>> = const { Cell::new(None) };
    static FETCHED_SPOKEN: Cell<Option<&'static Spoken>> = const { Cell::new(None) };
}

/// Papers, if they are there.
pub fn papers() -> Option<&'static Papers> {
    FETCHED_PAPERS.get()
}

/// Hands papers over when they have come, in a later task.
pub fn fetch_papers(then: impl FnOnce(Result<&'static Papers, NotFetched>) + 'static) {
    fetch(&FETCHED_PAPERS, papers_part(), then);
}

/// What is for learning, if it is there.
pub fn learning() -> Option<&'static Learning> {
    FETCHED_LEARNING.get()
}

/// Hands that over when it has come, in a later task.
pub fn fetch_learning(then: impl FnOnce(Result<&'static Learning, NotFetched>) + 'static) {
    fetch(&FETCHED_LEARNING, learning_part(), then);
}

/// The computer as a player, if it is there.
pub fn playing() -> Option<&'static Playing> {
    FETCHED_PLAYING.get()
}

/// Hands that over when it has come, in a later task.
pub fn fetch_playing(then: impl FnOnce(Result<&'static Playing, NotFetched>) + 'static) {
    fetch(&FETCHED_PLAYING, playing_part(), then);
}

/// The settings page, if it is there.
pub fn preferences() -> Option<&'static Preferences> {
    FETCHED_PREFERENCES.get()
}

/// Hands that over when it has come, in a later task.
pub fn fetch_preferences(then: impl FnOnce(Result<&'static Preferences, NotFetched>) + 'static) {
    fetch(&FETCHED_PREFERENCES, preferences_part(), then);
}

/// The board in words, if it is there.
pub fn spoken() -> Option<&'static Spoken> {
    FETCHED_SPOKEN.get()
}

/// Hands that over when it has come, in a later task.
pub fn fetch_spoken(then: impl FnOnce(Result<&'static Spoken, NotFetched>) + 'static) {
    fetch(&FETCHED_SPOKEN, spoken_part(), then);
}

/// The board, if it is there.
pub fn boards() -> Option<&'static Boards> {
    FETCHED_BOARDS.get()
}

/// Hands the board over when it has come, in a later task.
pub fn fetch_boards(then: impl FnOnce(Result<&'static Boards, NotFetched>) + 'static) {
    fetch(&FETCHED_BOARDS, boards_part(), then);
}

/// The table, if it is there.
pub fn tables() -> Option<&'static Tables> {
    FETCHED_TABLES.get()
}

/// Hands the table over when it has come, in a later task.
pub fn fetch_tables(then: impl FnOnce(Result<&'static Tables, NotFetched>) + 'static) {
    fetch(&FETCHED_TABLES, tables_part(), then);
}

fn fetch<P>(
    fetched: &'static Fetched<P>,
    part: impl Future<Output = Result<&'static P, NotFetched>> + 'static,
    then: impl FnOnce(Result<&'static P, NotFetched>) + 'static,
) {
    spawn_local(async move {
        let part = part.await;
        if let Ok(part) = part {
            fetched.set(Some(part));
        }
        browser::in_own_task(move || then(part));
    });
}

#[cfg(feature = "split")]
#[wasm_split_helpers::wasm_split(papers, fallible)]
fn papers_part() -> Result<&'static Papers, NotFetched> {
    Ok(&PAPERS)
}

#[cfg(feature = "split")]
#[wasm_split_helpers::wasm_split(learning, fallible)]
fn learning_part() -> Result<&'static Learning, NotFetched> {
    Ok(&LEARNING)
}

#[cfg(feature = "split")]
#[wasm_split_helpers::wasm_split(more, fallible)]
fn playing_part() -> Result<&'static Playing, NotFetched> {
    Ok(&PLAYING)
}

#[cfg(feature = "split")]
#[wasm_split_helpers::wasm_split(more, fallible)]
fn preferences_part() -> Result<&'static Preferences, NotFetched> {
    Ok(&PREFERENCES)
}

#[cfg(not(feature = "split"))]
async fn playing_part() -> Result<&'static Playing, NotFetched> {
    Ok(&PLAYING)
}

#[cfg(feature = "split")]
#[wasm_split_helpers::wasm_split(more, fallible)]
fn spoken_part() -> Result<&'static Spoken, NotFetched> {
    Ok(&SPOKEN)
}

#[cfg(not(feature = "split"))]
async fn spoken_part() -> Result<&'static Spoken, NotFetched> {
    Ok(&SPOKEN)
}

#[cfg(feature = "split")]
#[wasm_split_helpers::wasm_split(boards, fallible)]
fn boards_part() -> Result<&'static Boards, NotFetched> {
    Ok(&BOARDS)
}

#[cfg(not(feature = "split"))]
async fn boards_part() -> Result<&'static Boards, NotFetched> {
    Ok(&BOARDS)
}

#[cfg(feature = "split")]
#[wasm_split_helpers::wasm_split(tables, fallible)]
fn tables_part() -> Result<&'static Tables, NotFetched> {
    Ok(&TABLES)
}

#[cfg(not(feature = "split"))]
async fn tables_part() -> Result<&'static Tables, NotFetched> {
    Ok(&TABLES)
}

#[cfg(not(feature = "split"))]
async fn papers_part() -> Result<&'static Papers, NotFetched> {
    Ok(&PAPERS)
}

#[cfg(not(feature = "split"))]
async fn learning_part() -> Result<&'static Learning, NotFetched> {
    Ok(&LEARNING)
}

#[cfg(not(feature = "split"))]
async fn preferences_part() -> Result<&'static Preferences, NotFetched> {
    Ok(&PREFERENCES)
}

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for NotFetched {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> NotFetched {
        NotFetched
    }
}
