//! What the table does with games as links, scores and files: that part of the page is fetched for it.

use yew::Context;

use super::{Msg, Table};
use crate::app::message::Message;
use crate::app::page::later::{self, NotFetched, Papers};
use crate::app::page::share::{self, Sharing};
use crate::app::sentences;
use crate::storage::Score;

/// What the part is wanted for.
#[derive(Debug)]
pub enum Wanted {
    /// What can be done with the game is asked for.
    Share,
    /// The address holds a game.
    Link(String),
    /// The players write the score themselves.
    Sheets,
    /// The storage has found a score.
    Score(Box<Score>),
}

impl Table {
    /// Does it now, or when the part has come. A game that is on its way holds the board back.
    pub(super) fn want(&mut self, ctx: &Context<Table>, wanted: Wanted) {
        self.waiting |= !matches!(wanted, Wanted::Share | Wanted::Sheets);
        match later::papers() {
            Some(papers) => self.take(wanted, Ok(papers)),
            None => {
                let link = ctx.link().clone();
                later::fetch_papers(move |papers| link.send_message(Msg::Papers(wanted, papers)));
            }
        }
    }

    /// The part has come, or has not.
    pub(super) fn take(&mut self, wanted: Wanted, papers: Result<&'static Papers, NotFetched>) {
        self.waiting = false;
        let Ok(papers) = papers else {
            return self.say_note(Message::of("part-not-fetched"));
        };
        match wanted {
            Wanted::Share => self.sharing = self.sharing.is_none().then(Sharing::default),
            Wanted::Sheets => {}
            Wanted::Link(text) => match (papers.read_link)(&text) {
                Ok(game) => self.show(papers, &game, "link-shown"),
                Err(error) => self.say_note(sentences::link_error(error)),
            },
            Wanted::Score(score) => match (papers.read_score)(&score) {
                Some(game) => self.show(papers, &game, "score-shown"),
                None => self.score_is_gone(),
            },
        }
    }

    pub(super) fn share_acts(&mut self, ctx: &Context<Table>, act: share::Act) {
        let Some(papers) = later::papers().filter(|_| act != share::Act::Close) else {
            self.sharing = None;
            return;
        };
        if let Some(mut sharing) = self.sharing.take() {
            let score = self.score(papers);
            (papers.share)(
                &mut sharing,
                act,
                &score,
                ctx.link().callback(Msg::ShareAct),
            );
            self.sharing = Some(sharing);
        }
    }

    fn say_note(&mut self, said: Message) {
        self.note.push(said.clone());
        self.announce(&[said]);
    }
}
