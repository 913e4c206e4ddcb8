//! The arbiter at the table: the desk, and what he rules.

use yew::prelude::*;

use super::Table;
use crate::app::desk::{Desk, RULINGS};
use crate::app::message::Message;
use crate::app::page::desk::{Act, ArbitersDesk, arbiters_desk};
use crate::app::verdicts;
use crate::game::{Action, Actor};

/// The desk as it lies open.
pub struct Open {
    desk: Desk,
    /// What is wrong in it.
    wrong: Option<Message>,
}

impl Table {
    /// Opens the desk, or closes it.
    pub(super) fn open_desk(&mut self) {
        self.leaving = false;
        self.desk = match self.desk.take() {
            Some(_) => None,
            None => Some(Open {
                desk: Desk::new(self.sitting.game()),
                wrong: None,
            }),
        };
    }

    /// The desk, where it is open.
    pub(super) fn desk(&self) -> Html {
        let Some(open) = &self.desk else {
            return Html::default();
        };
        let game = self.sitting.game();
        let offered = (0..RULINGS.len()).filter(|&place| RULINGS[place].0.is_offered(game));
        let plies = (0..=game.record().len()).map(|ply| self.when(ply));
        let started = game.settings().has_clock() && game.clock().at(self.now()).is_started();
        arbiters_desk(&ArbitersDesk {
            desk: &open.desk,
            running: started.then(|| self.is_running()),
            offered: offered.collect(),
            plies: plies.collect(),
            wrong: open.wrong.as_ref().map(|wrong| self.texts.say(wrong)),
            texts: &self.texts,
            on_act: &self.callbacks.desk,
        })
    }

    pub(super) fn desk_acts(&mut self, act: Act) {
        match act {
            Act::Fill(name, value) => {
                if let Some(open) = &mut self.desk {
                    open.desk.fill(&name, &value, self.sitting.game());
                    open.wrong = None;
                }
            }
            Act::Rule => self.rule(),
            Act::StopOrResume => {
                let action = if self.is_running() {
                    let call_arbiter = false;
                    Action::StopClocks { call_arbiter }
                } else {
                    Action::Resume
                };
                self.does(Actor::Arbiter, action);
            }
            Act::Close => self.desk = None,
        }
    }

    /// What has been filled in is ruled; what is wrong in it is said at the desk, and nothing is done.
    fn rule(&mut self) {
        let Some(open) = self.desk.take() else {
            return;
        };
        if self.is_elsewhere() || self.settle() {
            return;
        }
        let at = self.now();
        let ruled = open.desk.ruling().and_then(|ruling| {
            let action = Action::Ruling { ruling };
            let done = self.sitting.act(Actor::Arbiter, action, at);
            done.map_err(|refused| verdicts::refused(self.sitting.position(), &refused))
        });
        match ruled {
            Ok(notices) => {
                self.keep();
                self.let_go();
                self.hand = self.hand.after_touch(self.sitting.seen());
                self.hear(&notices);
                if self.note.is_empty() {
                    self.note = vec![Message::of("ruling-done")];
                    self.announce(&self.note.clone());
                }
            }
            Err(wrong) => {
                self.announce(std::slice::from_ref(&wrong));
                self.desk = Some(Open {
                    wrong: Some(wrong),
                    ..open
                });
            }
        }
    }
}
