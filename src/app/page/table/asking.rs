//! What the table tells of the board to who asks: that part of the page is fetched for it.

use std::rc::Rc;

use yew::prelude::*;

use super::{Msg, Table};
use crate::app::message::Message;
use crate::app::page::later;
use crate::app::page::spoken::Props;
use crate::app::spoken::{Reply, Seen};
use crate::app::texts::Texts;
use crate::notation::{self, ReadError};

/// What has been asked.
#[derive(Default)]
pub struct Asking {
    /// The sentences of the page with those of the answers, once they are there.
    words: Option<Rc<Texts>>,
    /// Whether the list of what can be asked is open, with the last answer.
    pub is_open: bool,
    answer: AttrValue,
    /// How often the list itself has been asked for.
    called: u32,
}

impl Asking {
    /// An answer holds no longer.
    pub fn forget(&mut self) {
        self.is_open = false;
        self.answer = AttrValue::default();
    }
}

impl Table {
    /// Enter in the field for moves: what is no move may ask for something.
    pub(super) fn enter_typed(&mut self, ctx: &Context<Table>) {
        let read = notation::read_in(self.sitting.position(), &self.typed, self.notation());
        match read {
            Err(ReadError::Illegal { .. }) | Ok(_) => self.play_typed(),
            Err(_) => self.ask(ctx, self.typed.clone()),
        }
    }

    /// Somebody asks for something: answered now, or when the part has come.
    pub(super) fn ask(&mut self, ctx: &Context<Table>, text: String) {
        if self.asking.words.is_some() {
            return self.answer(&text, None);
        }
        let (link, texts) = (ctx.link().clone(), self.texts.clone());
        later::fetch_spoken(move |part| match part {
            Ok(part) => {
                let answer = link.callback(move |words| Msg::Answer(text.clone(), words));
                (part.words)(&texts, answer);
            }
            Err(_) => link.send_message(Msg::Answer(text, None)),
        });
    }

    /// Answers; `words` are the sentences that have come for it.
    pub(super) fn answer(&mut self, text: &str, words: Option<Rc<Texts>>) {
        if let Some(words) = words
            && words.language() == self.texts.language()
        {
            self.asking.words = Some(words);
        }
        let is_typed = text == self.typed;
        let (Some(part), Some(words)) = (later::spoken(), self.asking.words.clone()) else {
            // What is typed is most often a move with a slip in it, and that can be said.
            if is_typed {
                return self.play_typed();
            }
            self.note = vec![Message::of("part-not-fetched")];
            return self.announce(&self.note.clone());
        };
        let seen = Seen {
            sitting: &self.sitting,
            placement: match self.past {
                Some(_) => self.shown().placement(),
                None => *self.sitting.board(),
            },
            past: self.past,
            held: self.hand.from(),
            cursor: self.cursor,
            now: self.now(),
            notation: self.notation(),
            last_said: &self.announced.1,
        };
        let reply = (part.reply)(text, &seen, &words);
        match reply {
            Some(Reply::Told(told)) => {
                self.asking.answer = told.clone().into();
                self.announce_text(told);
            }
            Some(Reply::List) => self.asking.called += 1,
            None => return self.play_typed(),
        }
        self.asking.is_open = true;
        if is_typed {
            self.typed.clear();
        }
    }

    /// The list of what can be asked, where it is open.
    pub(super) fn list(&self) -> Html {
        let asking = &self.asking;
        let words = asking.words.clone().filter(|_| asking.is_open);
        let shown = later::spoken().zip(words).map(|(part, texts)| {
            (part.list)(Props {
                texts,
                answer: asking.answer.clone(),
                called: asking.called,
                on_ask: self.callbacks.ask.clone(),
                on_close: self.callbacks.close_list.clone(),
            })
        });
        html! { <>{ for shown }</> }
    }
}
