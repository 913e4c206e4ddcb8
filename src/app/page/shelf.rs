//! The shelf: the games that are kept here, to look for, open, go on with, take along and delete.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::document;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

mod putting;
mod reading;
mod view;

pub use reading::offset;

use super::importing::Source;
use super::share::{self, Sharing};
use crate::app::language::Language;
use crate::app::message::Message;
use crate::app::shelf::{Entry, Words};
use crate::app::texts::Texts;
use crate::notation::pgn::PgnGame;
use crate::storage::{Database, GameId, Happening, Lock, Raw, Room, Tally};

/// So many games are drawn at first, and more when they are asked for.
const PAGE: usize = 100;

/// What can happen on the shelf.
pub enum Msg {
    /// The storage is open.
    Open(Database),
    /// Another page wants the storage for itself.
    Leave,
    /// Some more games of the list, older ones first.
    Entries(u32, Vec<Entry>),
    /// All games are listed.
    Listed(u32),
    /// A game has been replayed, or can't be read.
    Known(GameId, Option<Tally>),
    /// The browser refuses.
    Refused,
    /// The text of the search changes.
    Search(String),
    /// More of the list is to be drawn.
    More,
    /// A game is to be deleted.
    Delete(GameId),
    /// Nobody has it open.
    Free(GameId),
    /// It is open in another tab.
    InUse,
    /// It is deleted.
    Deleted(Box<Raw>),
    /// It is to be put back.
    Undo,
    /// It is back.
    PutBack(GameId),
    /// What can be done with a game is asked for.
    Share(GameId),
    /// That game.
    Shared(GameId, Rc<PgnGame>),
    /// It can't be read.
    Unreadable,
    /// Something is done with it.
    ShareAct(share::Act),
    /// All games are saved as a file.
    SaveAll,
}

/// What the shelf is given.
#[derive(Clone, Properties, PartialEq)]
pub struct Props {
    /// The language.
    pub texts: Rc<Texts>,
    /// The language that the address asks for, which no way from here must lose.
    pub asked: Option<Language>,
    /// How many imports have ended.
    pub imported: u32,
    /// Games are to be put on the shelf.
    pub on_import: Callback<Vec<Source>>,
    /// Another language is chosen.
    pub on_language: Callback<Language>,
}

/// The shelf as it is drawn.
pub fn view(props: &Props) -> Html {
    html! { <Shelf ..props.clone() /> }
}

/// The shelf.
pub struct Shelf {
    database: Option<Database>,
    /// Older ones first.
    entries: Vec<Entry>,
    /// What has arrived of a later list.
    arriving: Vec<Entry>,
    listed: bool,
    /// How often the list has been begun anew: what comes of an earlier one is of no interest.
    listing: u32,
    typed: String,
    words: Words,
    drawn: usize,
    deleted: Option<(Entry, Raw)>,
    note: Option<Message>,
    /// The game with which something is to be done.
    shared: Option<(GameId, Rc<PgnGame>)>,
    sharing: Sharing,
    lock: Option<Lock>,
    /// What gets the focus when it is drawn.
    focus: Option<String>,
    /// The field for a text of PGN.
    field: NodeRef,
    _room: Option<Room>,
    _pasted: EventListener,
}

impl Component for Shelf {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Shelf>) -> Shelf {
        let room = reading::open(ctx.link());
        let pasted = putting::pasted(&ctx.props().on_import);
        Shelf {
            database: None,
            entries: Vec::new(),
            arriving: Vec::new(),
            listed: false,
            listing: 0,
            typed: String::new(),
            words: Words::default(),
            drawn: PAGE,
            deleted: None,
            note: None,
            shared: None,
            sharing: Sharing::default(),
            lock: None,
            focus: None,
            field: NodeRef::default(),
            _room: room,
            _pasted: EventListener::new(&document(), "paste", move |event| {
                pasted.emit(event.clone())
            }),
        }
    }

    fn update(&mut self, ctx: &Context<Shelf>, msg: Msg) -> bool {
        let link = ctx.link();
        match msg {
            Msg::Open(database) => {
                reading::list(&database, self.listing, link);
                self.database = Some(database);
                return false;
            }
            Msg::Leave => {
                if let Some(database) = self.database.take() {
                    database.close();
                }
                self.note = Some(Message::of("shelf-refused"));
            }
            Msg::Entries(listing, entries) if listing == self.listing => {
                self.arriving.extend(entries);
                // Only the first list grows while it is looked at; a later one takes its place whole.
                if self.listing > 0 {
                    return false;
                }
                self.entries.append(&mut self.arriving);
            }
            Msg::Listed(listing) if listing == self.listing => {
                if self.listing > 0 {
                    self.entries = std::mem::take(&mut self.arriving);
                }
                self.listed = true;
            }
            Msg::Entries(..) | Msg::Listed(_) => return false,
            Msg::Known(id, tally) => {
                if let Some(entry) = self.entries.iter_mut().find(|entry| entry.id == id) {
                    entry.know(tally);
                }
            }
            Msg::Refused => {
                self.listed = true;
                self.note = Some(Message::of("shelf-refused"));
            }
            Msg::Search(text) => {
                self.words = Words::typed(&text);
                self.typed = text;
                self.drawn = PAGE;
            }
            Msg::More => self.drawn += PAGE,
            Msg::Delete(id) => {
                let link = link.clone();
                self.lock = Some(Lock::ask(&id.clone(), false, move |happening| {
                    link.send_message(match happening {
                        Happening::Granted => Msg::Free(id.clone()),
                        _ => Msg::InUse,
                    });
                }));
                return false;
            }
            Msg::Free(id) => {
                reading::delete(self.database.as_ref(), id, link);
                return false;
            }
            Msg::InUse => self.note = Some(Message::of("shelf-in-use")),
            Msg::Deleted(raw) => self.is_deleted(*raw),
            Msg::Undo => {
                if let Some((entry, raw)) = self.deleted.take() {
                    reading::put_back(self.database.as_ref(), raw, link);
                    let place = self.entries.partition_point(|other| other.id < entry.id);
                    self.entries.insert(place, entry);
                }
            }
            Msg::PutBack(id) => self.focus = Some(format!("[data-game='{}'] a", id.0)),
            Msg::Share(id) => {
                let closes = self.shared.as_ref().is_some_and(|(open, _)| *open == id);
                self.shared = None;
                if !closes {
                    reading::share(self.database.as_ref(), id, link);
                }
            }
            Msg::Shared(id, game) => {
                self.sharing = Sharing::default();
                self.shared = Some((id, game));
            }
            Msg::Unreadable => self.note = Some(Message::of("shelf-unreadable")),
            Msg::ShareAct(share::Act::Close) => self.shared = None,
            Msg::ShareAct(act) => {
                if let Some((_, game)) = &self.shared {
                    self.sharing.act(act, game, link.callback(Msg::ShareAct));
                }
            }
            Msg::SaveAll => {
                reading::save_all(self.database.as_ref(), link);
                return false;
            }
        }
        true
    }

    fn changed(&mut self, ctx: &Context<Shelf>, old: &Props) -> bool {
        if ctx.props().imported != old.imported
            && let Some(database) = &self.database
        {
            self.arriving.clear();
            self.listing += 1;
            reading::list(database, self.listing, ctx.link());
        }
        true
    }

    fn view(&self, ctx: &Context<Shelf>) -> Html {
        self.draw(ctx)
    }

    fn rendered(&mut self, _: &Context<Shelf>, _: bool) {
        let wanted = self.focus.take();
        let element = wanted.and_then(|it| document().query_selector(&it).ok().flatten());
        if let Some(element) = element.and_then(|it| it.dyn_into::<HtmlElement>().ok()) {
            let _ = element.focus();
        }
    }
}

impl Shelf {
    fn is_deleted(&mut self, raw: Raw) {
        self.lock = None;
        let place = self.entries.iter().position(|entry| entry.id == raw.id);
        if let Some(place) = place {
            self.note = None;
            self.deleted = Some((self.entries.remove(place), raw));
            self.focus = Some("[data-action=undo-delete]".to_owned());
        }
    }
}
