//! The parts of the page that a screen wants: they are fetched, and what is seen until they have come.

use yew::html::Scope;
use yew::prelude::*;

use super::{Msg, Site};
use crate::app::destination::{self, Screen};
use crate::app::page::{browser, later};

impl Site {
    /// Fetches what this screen wants, or is likely to lead to.
    pub(super) fn fetch(&mut self) {
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
            Screen::Play if self.sets_out() => {
                // Where the board can't be had, the table perhaps can.
                later::fetch_boards(move |_| link.send_message(Msg::Board));
            }
            Screen::Play => self.fetch_tables(),
            // What is here already is drawn first.
            Screen::Home => {
                let link = self.link.clone();
                browser::in_own_task(move || fetch_tables(link));
            }
        }
    }

    pub(super) fn fetch_tables(&self) {
        fetch_tables(self.link.clone());
    }

    /// Whether the board may be set out before the table has come: a first game is asked for, and there is none that
    /// would come back in its place.
    pub(super) fn sets_out(&self) -> bool {
        later::tables().is_none()
            && destination::is_first_game(&browser::hash())
            && !browser::may_be_unfinished()
    }

    /// In the place of a screen that has not come yet.
    pub(super) fn on_its_way(&self) -> Html {
        if !self.missing {
            return html! { <main aria-busy="true" /> };
        }
        html! {
            <main class="home">
                <header>
                    <h1><a href={browser::with_language("#/")} data-action="home">{ self.texts.plain("title") }</a></h1>
                </header>
                { self.missing_part() }
            </main>
        }
    }

    /// What is said where a part could not be fetched; nothing while it may still come.
    pub(super) fn missing_part(&self) -> Html {
        if !self.missing {
            return Html::default();
        }
        let retry = self.link.callback(|_: MouseEvent| Msg::Retry);
        html! {
            <>
                <p class="note" role="alert" data-note="part">{ self.texts.plain("part-not-fetched") }</p>
                <button type="button" class="begin" data-action="retry" onclick={retry}>{ self.texts.plain("retry") }</button>
            </>
        }
    }
}

fn fetch_tables(link: Scope<Site>) {
    later::fetch_tables(move |it| link.send_message(Msg::Part(it.is_ok())));
}
