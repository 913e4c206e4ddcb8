//! Which place of the page is shown: the home screen, the shelf or a table, by the address.

use std::any::Any;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::window;
use yew::html::Scope;
use yew::prelude::*;

mod parts;

use super::browser;
use super::home::Home;
use super::importing::{Importing, Source, Step};
use super::last_game::Found;
use super::later;
use super::learn;
use super::preferences;
use super::set_out::{self, Early};
use super::shelf;
use super::speech;
use crate::app::destination::{Destination, Screen};
use crate::app::language::Language;
use crate::app::texts::Texts;
use crate::storage::Head;

/// A table that has come this soon after the page was opened, in milliseconds, is not preceded by its board.
const PATIENCE: f64 = 700.0;

/// What can happen to the page as a whole.
pub enum Msg {
    /// The address has changed.
    Address,
    /// Another language is chosen on the home screen.
    Language(Language),
    /// The sentences of a language have come.
    Speak(Rc<Texts>),
    /// A game is set up: its address.
    Agreed(String),
    /// There is an unfinished game; nothing once all are told of.
    Unfinished(Found),
    /// The last game is gone on with.
    GoOn,
    /// A part of the page has come, or has not.
    Part(bool),
    /// The board has come, before the table.
    Board,
    /// No pointer is down any longer on the board that is set out.
    Free,
    /// It is to be fetched once more.
    Retry,
    /// A new version of the page is ready.
    Update,
    /// It is to be used.
    Renew,
    /// Games are to be put on the shelf.
    Import(Vec<Source>),
    /// That goes on.
    Importing(Step),
    /// It is called off.
    CancelImport,
    /// What came of it has been read; and a language that came along is wanted.
    CloseImport(Option<Language>),
}

/// The page as a whole.
pub struct Site {
    screen: Screen,
    asked: Option<Language>,
    texts: Rc<Texts>,
    /// The last unfinished game, and what looks for it.
    last_game: Option<Box<Head>>,
    looking: Option<Box<dyn Any>>,
    /// Games that are put on the shelf, wherever the page is meanwhile.
    importing: Option<Importing>,
    /// How many imports have ended: then there is more on the shelf.
    imported: u32,
    /// Whether a part of the page could not be fetched.
    missing: bool,
    /// Whether the board is set out while the table is on its way, and what has been done on it.
    set_out: bool,
    early: Early,
    /// Whether a new version of the page waits to be used.
    update: bool,
    link: Scope<Site>,
    _listeners: [EventListener; 2],
}

impl Component for Site {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Site>) -> Site {
        let link = ctx.link().clone();
        let address = EventListener::new(&window(), "hashchange", move |_| {
            link.send_message(Msg::Address);
        });
        let link = ctx.link().clone();
        let update = EventListener::new(&window(), browser::UPDATE, move |_| {
            link.send_message(Msg::Update);
        });
        let mut site = Site {
            screen: Screen::default(),
            asked: None,
            texts: speech::known(speech::wanted(None)),
            last_game: None,
            looking: None,
            importing: None,
            imported: 0,
            missing: false,
            set_out: false,
            early: Early::default(),
            update: browser::update_waits(),
            link: ctx.link().clone(),
            _listeners: [address, update],
        };
        site.read_address();
        site
    }

    fn update(&mut self, ctx: &Context<Site>, msg: Msg) -> bool {
        match msg {
            Msg::Address => {
                let before = self.screen;
                self.read_address();
                return before != self.screen || self.screen != Screen::Play;
            }
            Msg::Language(language) => {
                browser::store_language(language);
                self.asked = None;
                self.speak(language);
                return false;
            }
            Msg::Speak(texts) => {
                browser::name_document(
                    texts.language(),
                    &texts.plain("title"),
                    &texts.plain("trouble"),
                );
                self.texts = texts;
            }
            Msg::Agreed(address) => {
                let _ = window()
                    .location()
                    .set_hash(&browser::with_language(&address));
                return false;
            }
            Msg::Import(sources) => {
                let runs = matches!(self.importing, Some(Importing::Running(..)));
                if let Some(papers) = later::papers().filter(|_| !runs) {
                    let tell = ctx.link().callback(Msg::Importing);
                    self.importing = Some((papers.import)(sources, tell));
                }
            }
            Msg::Importing(Step::Progress(thousandths, games)) => {
                if let Some(Importing::Running(so_far, put, _)) = &mut self.importing {
                    (*so_far, *put) = (thousandths, games);
                }
            }
            Msg::Importing(Step::Done(import, end)) => {
                self.importing = Some(Importing::Done(import, end));
                self.imported += 1;
            }
            Msg::CancelImport => {
                if let Some(Importing::Running(_, _, cancelled)) = &self.importing {
                    cancelled.set(true);
                }
                return false;
            }
            Msg::CloseImport(language) => {
                self.importing = None;
                if let Some(language) = language {
                    ctx.link().send_message(Msg::Language(language));
                }
            }
            Msg::Part(fetched) => {
                self.missing = !fetched;
                // The board is there, although the table can't be had.
                self.set_out |= !fetched && self.sets_out() && later::boards().is_some();
                self.look_for_last_game();
            }
            Msg::Board => {
                self.set_out = later::tables().is_none() && browser::age() > PATIENCE;
                self.fetch_tables();
                return self.set_out;
            }
            Msg::Free => return later::tables().is_some(),
            Msg::Retry => self.fetch(),
            Msg::Update => self.update = true,
            Msg::Renew => {
                browser::ask_for_update();
                return false;
            }
            Msg::Unfinished(Some(head)) => self.last_game = Some(head),
            Msg::Unfinished(None) => browser::store_unfinished(self.last_game.is_some()),
            Msg::GoOn => {
                if let Some(head) = &self.last_game {
                    let _ = window().location().set_hash(&head.address);
                }
                return false;
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Site>) -> Html {
        let screen = match self.screen {
            Screen::Play => match (later::tables(), later::boards()) {
                (Some(tables), _) if !self.early.is_held() => (tables.table)(self.early.clone()),
                (_, Some(boards)) if self.set_out => (boards.set_out)(set_out::Props {
                    texts: self.texts.clone(),
                    early: self.early.clone(),
                    trouble: self.missing_part(),
                    on_free: ctx.link().callback(|()| Msg::Free),
                    on_language: ctx.link().callback(Msg::Language),
                }),
                _ => self.on_its_way(),
            },
            Screen::Shelf => match later::papers() {
                Some(papers) => (papers.shelf)(&shelf::Props {
                    texts: self.texts.clone(),
                    asked: self.asked,
                    imported: self.imported,
                    on_import: ctx.link().callback(Msg::Import),
                    on_language: ctx.link().callback(Msg::Language),
                }),
                None => self.on_its_way(),
            },
            Screen::Learn => match later::learning() {
                Some(learning) => (learning.view)(&learn::Props {
                    address: browser::hash().into(),
                    texts: self.texts.clone(),
                    on_language: ctx.link().callback(Msg::Language),
                }),
                None => self.on_its_way(),
            },
            Screen::Settings => match later::preferences() {
                Some(part) => (part.view)(&preferences::Props {
                    texts: self.texts.clone(),
                    on_language: ctx.link().callback(Msg::Language),
                }),
                None => self.on_its_way(),
            },
            Screen::Home => {
                let link = ctx.link();
                let form = match later::tables() {
                    Some(tables) => (tables.form)(self.texts.clone(), link.callback(Msg::Agreed)),
                    None => self.missing_part(),
                };
                html! {
                    <Home last_game={self.last_game()} awaits_game={browser::may_be_unfinished()} asked={self.asked} texts={self.texts.clone()} {form}
                        on_language={link.callback(Msg::Language)}
                        on_go_on={link.callback(|()| Msg::GoOn)} />
                }
            }
        };
        let slim = self.screen == Screen::Play;
        let importing = self
            .importing
            .as_ref()
            .zip(later::papers())
            .map(|(importing, papers)| {
                let link = ctx.link();
                let cancel = link.callback(|_| Msg::CancelImport);
                let close = link.callback(Msg::CloseImport);
                (papers.importing)(importing, &self.texts, slim, cancel, close)
            });
        html! { <>{ screen }{ for importing }{ for (self.update && !slim).then(|| self.offer_update()) }</> }
    }
}

impl Site {
    fn read_address(&mut self) {
        let place = Destination::read(&browser::hash());
        self.screen = place.screen;
        self.asked = place.language;
        self.last_game = None;
        self.looking = None;
        self.fetch();
        if self.screen != Screen::Play || self.sets_out() {
            self.speak(speech::wanted(place.language));
        }
    }

    /// A new version is offered where no game is played: the page loads anew with it.
    fn offer_update(&self) -> Html {
        let renew = self.link.callback(|_: MouseEvent| Msg::Renew);
        html! {
            <section class="importing" data-note="update" aria-label={self.texts.plain("update-ready")}>
                <p role="status">{ self.texts.plain("update-ready") }</p>
                <button type="button" data-action="renew" onclick={renew}>{ self.texts.plain("update-use") }</button>
            </section>
        }
    }

    /// On the home screen, asks what game there is to go on with.
    fn look_for_last_game(&mut self) {
        if self.screen == Screen::Home
            && self.looking.is_none()
            && let Some(tables) = later::tables()
        {
            let tell = self.link.callback(Msg::Unfinished);
            self.looking = Some((tables.look_for_last_game)(tell));
        }
    }

    /// What is said of that game.
    fn last_game(&self) -> Option<AttrValue> {
        let (head, tables) = self.last_game.as_ref().zip(later::tables())?;
        Some((tables.last_game)(head, &self.texts).into())
    }

    fn speak(&mut self, language: Language) {
        let link = self.link.clone();
        speech::fetch(language, move |texts| link.send_message(Msg::Speak(texts)));
    }
}
