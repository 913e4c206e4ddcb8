//! Which place of the page is shown: the home screen, the shelf or a table, by the address.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::window;
use yew::html::Scope;
use yew::prelude::*;

use super::browser;
use super::home::Home;
use super::importing::{Importing, Source, Step};
use super::later;
use super::learn;
use super::preferences;
use super::setup;
use super::shelf;
use super::speech;
use super::table::Table;
use crate::app::address::{Address, Screen};
use crate::app::language::Language;
use crate::app::setup::Setup;
use crate::app::setup_sentences;
use crate::app::texts::Texts;
use crate::storage::{Head, Heading, Keeper, Report};

/// What can happen to the page as a whole.
pub enum Msg {
    /// The address has changed.
    Address,
    /// Another language is chosen on the home screen.
    Language(Language),
    /// The sentences of a language have come.
    Speak(Rc<Texts>),
    /// The form in which a game is set up is wanted.
    Form,
    /// A game is set up.
    Agreed(Setup),
    /// There is an unfinished game.
    Unfinished(Box<Head>),
    /// The last game is gone on with.
    GoOn,
    /// A part of the page has come, or has not.
    Part(bool),
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
    /// What came of it has been read.
    CloseImport,
}

/// The page as a whole.
pub struct Site {
    screen: Screen,
    asked: Option<Language>,
    texts: Rc<Texts>,
    /// The last unfinished game, and who told of it.
    last_game: Option<Box<Head>>,
    keeper: Option<Keeper>,
    /// Games that are put on the shelf, wherever the page is meanwhile.
    importing: Option<Importing>,
    /// How many imports have ended: then there is more on the shelf.
    imported: u32,
    /// Whether a part of the page could not be fetched.
    missing: bool,
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
            keeper: None,
            importing: None,
            imported: 0,
            missing: false,
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
            Msg::Form => {
                if later::setting_up().is_none() {
                    self.missing = false;
                    let link = ctx.link().clone();
                    later::fetch_setting_up(move |it| link.send_message(Msg::Part(it.is_ok())));
                }
            }
            Msg::Agreed(agreed) => {
                setup::remember(&agreed);
                let mut address = agreed.address();
                if let Some(language) = self.asked {
                    address.push_str("&lang=");
                    address.push_str(language.tag());
                }
                let _ = window().location().set_hash(&address);
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
            Msg::CloseImport => self.importing = None,
            Msg::Part(fetched) => self.missing = !fetched,
            Msg::Retry => self.fetch(),
            Msg::Update => self.update = true,
            Msg::Renew => {
                browser::ask_for_update();
                return false;
            }
            Msg::Unfinished(head) => self.last_game = Some(head),
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
            Screen::Play => html! { <Table /> },
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
                html! {
                    <Home last_game={self.last_game()} last={setup::remembered().unwrap_or_default()}
                        asked={self.asked} texts={self.texts.clone()}
                        on_language={link.callback(Msg::Language)}
                        on_go_on={link.callback(|()| Msg::GoOn)}
                        form={later::setting_up().map(|_| true).or(self.missing.then_some(false))}
                        on_form={link.callback(|()| Msg::Form)}
                        on_agreed={link.callback(Msg::Agreed)} />
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
                let close = link.callback(|_| Msg::CloseImport);
                (papers.importing)(importing, &self.texts, slim, cancel, close)
            });
        html! { <>{ screen }{ for importing }{ for (self.update && !slim).then(|| self.offer_update()) }</> }
    }
}

impl Site {
    fn read_address(&mut self) {
        let address = Address::read(&browser::hash());
        self.screen = address.screen;
        self.asked = address.language;
        self.look_for_last_game();
        self.fetch();
        if self.screen != Screen::Play {
            self.speak(speech::wanted(address.language));
        }
    }

    /// Fetches what this screen wants.
    fn fetch(&mut self) {
        self.missing = false;
        let link = self.link.clone();
        match self.screen {
            Screen::Shelf => {
                later::fetch_papers(move |it| link.send_message(Msg::Part(it.is_ok())));
            }
            Screen::Learn => {
                later::fetch_learning(move |it| link.send_message(Msg::Part(it.is_ok())));
            }
            Screen::Settings => {
                later::fetch_preferences(move |it| link.send_message(Msg::Part(it.is_ok())));
            }
            Screen::Play | Screen::Home => {}
        }
    }

    /// In the place of a screen that has not come yet.
    fn on_its_way(&self) -> Html {
        if !self.missing {
            return html! { <main aria-busy="true" /> };
        }
        let retry = self.link.callback(|_: MouseEvent| Msg::Retry);
        html! {
            <main class="home">
                <p class="note" role="alert" data-note="part">{ self.texts.plain("part-not-fetched") }</p>
                <button type="button" data-action="retry" onclick={retry}>{ self.texts.plain("retry") }</button>
            </main>
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

    /// On the home screen, asks what game there is to go on with; the table has a keeper of its own.
    fn look_for_last_game(&mut self) {
        self.last_game = None;
        let link = self.link.clone();
        // No game is kept under this address: all that are unfinished are only told of, the last last.
        self.keeper = (self.screen == Screen::Home).then(|| {
            Keeper::open("#/home", move |report| {
                if let Report::Unfinished(_, head) = report {
                    link.send_message(Msg::Unfinished(head));
                }
            })
        });
    }

    /// What is said of that game: at which table, and with what time, it is played.
    fn last_game(&self) -> Option<AttrValue> {
        let head = self.last_game.as_ref()?;
        let setup = Address::read(&head.address).setup;
        let mut told = vec![self.texts.plain(setup_sentences::table(setup.table).name)];
        if setup.control.is_limited() {
            told.push(setup.control.to_string());
        }
        let (white, black) = (&head.names[Heading::White], &head.names[Heading::Black]);
        if let Some((_, level)) = setup.computer() {
            told.push(self.texts.say(&setup_sentences::computer(level)));
        } else if !white.is_empty() && !black.is_empty() {
            told.push(format!("{white} – {black}"));
        }
        Some(told.join(" · ").into())
    }

    fn speak(&mut self, language: Language) {
        let link = self.link.clone();
        speech::fetch(language, move |texts| link.send_message(Msg::Speak(texts)));
    }
}
