//! What the players do beside the board: the clock, "I adjust", offers, claims, resignation.

use std::rc::Rc;

use yew::prelude::*;

use super::Table;
use crate::app::hand::Hand;
use crate::app::message::Message;
use crate::app::page::browser;
use crate::app::page::clock_bar::{PlayerBar, player_bar};
use crate::app::page::clock_face::Snapshot;
use crate::app::page::player::{Act, Asked, PlayerControls, Wanted, claims, player_controls};
use crate::app::sentences;
use crate::app::verdicts;
use crate::clock::Instant;
use crate::game::regulations::{Switch, Table as Kind};
use crate::game::{Action, Actor, Notice, Refused};
use crate::rules::Color;

impl Table {
    /// The present instant of this game.
    pub(super) fn now(&self) -> Instant {
        self.source.now()
    }

    /// Whether there is an arbiter to call: everywhere but where one learns without a clock.
    pub(super) fn has_arbiter(&self) -> bool {
        self.setup.table != Kind::Learn || self.sitting.game().settings().has_clock()
    }

    /// Whether the players have bars of their own: everywhere but where two learn without a clock.
    pub(super) fn has_bars(&self) -> bool {
        self.has_arbiter() || self.computer.is_some()
    }

    /// Whether a clock runs.
    pub(super) fn is_running(&self) -> bool {
        let clock = self.sitting.game().clock();
        self.sitting.outcome().is_none() && clock.at(self.now()).running().is_some()
    }

    /// A player's bar.
    pub(super) fn bar(&self, side: Color) -> Html {
        let game = self.sitting.game();
        let settings = game.settings();
        let clock = settings.has_clock().then(|| Snapshot {
            clock: Rc::new(game.clock().clone()),
            source: self.source.clone(),
        });
        let over = self.sitting.outcome().is_some();
        let is_computer = self.is_computer(side);
        let callbacks = &self.callbacks;
        let wanted = if game.draw_offered_by() == Some(!side) {
            let may_wait = game.may_put_answer_off(side);
            Some(Wanted::Draw { may_wait })
        } else {
            let called = game.accident_called().is_some() && game.turn() != side;
            called.then_some(Wanted::Accident)
        };
        let wanted = wanted.filter(|_| !over);
        let controls = (!is_computer).then(|| {
            player_controls(&PlayerControls {
                side,
                has_move: game.turn() == side,
                adjusting: game.is_adjusting(),
                excusable: self.is_excusable(),
                binds: self.sitting.binds(),
                over,
                wanted,
                asked: self.asked[side],
                claims: claims(settings),
                may_intend: settings.regulations.claim_intended_move == Switch::On,
                intended: &self.intended,
                texts: &self.texts,
                on_act: &callbacks.act,
                on_intended: &callbacks.intended,
            })
        });
        player_bar(PlayerBar {
            side,
            near: side == self.orientation.near,
            name: &self.names()[side.into()],
            question: wanted.map(|it| self.texts.say(&it.question(side))),
            has_move: !over && game.turn() == side,
            clock,
            by_hand: settings.pressed_by_hand() && !over && !is_computer,
            helped: !self.sitting.is_free_board(),
            texts: &self.texts,
            on_press: &callbacks.press,
            on_flag: &callbacks.flag,
            sheet: self.seated_sheet(side),
            controls: controls.unwrap_or_default(),
        })
    }

    /// Whether the piece just touched binds its player, who may still call the touch an accident.
    fn is_excusable(&self) -> bool {
        let game = self.sitting.game();
        game.excusable().is_some()
            && game.accident_called().is_none()
            && self.sitting.duty().binds()
    }

    pub(super) fn player_acts(&mut self, side: Color, act: Act) {
        let opened = match act {
            Act::AskResign => Some(Asked::Resign),
            Act::AskClaim => Some(Asked::Claim),
            _ => None,
        };
        if let Some(opened) = opened {
            // The button that opened it closes it again.
            let open = match self.asked[side] {
                Some(Asked::Move) => opened == Asked::Claim,
                asked => asked == Some(opened),
            };
            self.asked[side] = (!open).then_some(opened);
            self.intended.clear();
            return;
        }
        let before = self.asked[side].take();
        match act {
            Act::ShowMove => self.go_to_show_move(side),
            Act::Close if before == Some(Asked::Move) => self.come_back_to_claim(side),
            Act::Adjust => self.adjust(side),
            Act::CallAccident => self.does(side, Action::CallAccident),
            Act::AgreeAccident => self.answer_accident(side, Action::AgreeAccident),
            Act::DenyAccident => self.answer_accident(side, Action::DenyAccident),
            Act::OfferDraw => self.does(side, Action::OfferDraw),
            Act::AcceptDraw => self.does(side, Action::AcceptDraw),
            Act::DeclineDraw => self.does(side, Action::DeclineDraw),
            Act::PutOffAnswer => self.does(side, Action::PutOffAnswer),
            Act::Resign => self.does(side, Action::Resign),
            Act::Claim(claimed) => self.claim(side, claimed),
            Act::AskResign | Act::AskClaim | Act::Close => {}
        }
    }

    pub(super) fn adjust_by_key(&mut self) {
        if self.sitting.binds() && !self.computer_has_move() {
            self.adjust(self.sitting.game().turn());
        }
    }

    fn adjust(&mut self, side: Color) {
        let adjusting = self.sitting.game().is_adjusting();
        let action = if adjusting {
            Action::EndAdjust
        } else {
            Action::Adjust
        };
        let at = self.now();
        let _ = self.settle();
        match self.sitting.act(side, action, at) {
            Ok(_) => {
                self.keep();
                self.let_go();
                self.note = vec![if adjusting {
                    Message::of("adjust-over")
                } else {
                    Message::of("adjust-said").text("color", side)
                }];
                self.announce(&self.note.clone());
            }
            Err(refused) => self.say_refused(&refused),
        }
    }

    /// The opponent says whether the touch was an accident: what is in hand follows from that.
    fn answer_accident(&mut self, side: Color, answer: Action) {
        self.does(side, answer);
        let before = std::mem::replace(&mut self.hand, Hand::Empty);
        self.hand = self.hand.after_touch(self.sitting.seen());
        self.carry(before);
    }

    /// A player presses the clock; before the game has begun, that starts it (CLOCK-2).
    pub(super) fn press(&mut self, side: Color) {
        if self.sitting.game().clock().at(self.now()).is_started() {
            // The computer presses its own.
            if !self.is_computer(side) {
                self.does(side, Action::Press);
            }
        } else {
            self.does(Actor::Arbiter, Action::StartClock);
        }
        // A real clock is heard when it is pressed.
        let running = self.sitting.game().clock().at(self.now()).running();
        if let (Some(running), false) = (running, self.unsaid) {
            self.announce(&[Message::of("clock-runs").text("color", running)]);
        }
    }

    /// The space bar presses for the player whose clock runs.
    pub(super) fn press_by_key(&mut self) -> bool {
        let game = self.sitting.game();
        if !game.settings().has_clock() {
            return false;
        }
        let running = game.clock().at(self.now()).running();
        self.press(running.unwrap_or(game.turn()));
        true
    }

    /// Calls a flag that has fallen, and stops the clocks where the device has slept; whether one of
    /// these has happened.
    pub(super) fn settle(&mut self) -> bool {
        let stopped = self.look() && !self.is_running();
        let notices = self.sitting.settle(self.now());
        let called = !notices.is_empty();
        if called {
            browser::sound("flag");
            self.keep();
            self.let_go();
            self.hear(&notices);
        }
        called || stopped
    }

    /// Somebody does something that is no move of the hand over the board.
    pub(super) fn does(&mut self, by: impl Into<Actor>, action: Action) {
        if self.is_elsewhere() {
            return;
        }
        let at = self.now();
        let _ = self.settle();
        let presses = matches!(action, Action::Press | Action::StartClock);
        match self.sitting.act(by, action, at) {
            Ok(notices) => {
                if presses {
                    browser::sound("press");
                }
                self.keep();
                // The press and the arbiter decide over a pawn that has not been replaced.
                if matches!(self.hand, Hand::Choosing { .. }) && self.sitting.promoting().is_none()
                {
                    self.hand = Hand::Empty;
                }
                self.note.clear();
                self.hear(&notices);
            }
            Err(refused) => self.say_refused(&refused),
        }
    }

    pub(super) fn say_refused(&mut self, refused: &Refused) {
        if let Refused::Illegal { from, to, refusal } = *refused {
            let why = refusal;
            self.refuse(crate::app::hand::Refused { from, to, why });
            return;
        }
        self.note = vec![verdicts::refused(self.sitting.position(), refused)];
        self.announce(&self.note.clone());
    }

    /// Shows and announces what has to be said, and the end of the game, if it has come.
    pub(super) fn hear(&mut self, notices: &[Notice]) {
        self.note = self.told(notices);
        let mut said = self.note.clone();
        if self.sitting.outcome().is_some() {
            self.asked = Default::default();
            said.push(sentences::status(&self.sitting));
        }
        if !said.is_empty() {
            self.announce(&said);
        }
    }

    /// The sentences of notices, the proof of a claim among them.
    pub(super) fn told(&self, notices: &[Notice]) -> Vec<Message> {
        let mut said: Vec<Message> = Vec::new();
        for notice in notices {
            let told = verdicts::notice(self.sitting.position(), notice);
            // Each part of a move may say what is still due: once is enough.
            said.extend(told.filter(|told| !said.contains(told)));
            if let Notice::ClaimRight { proof } | Notice::ClaimWrong { proof, .. } = notice {
                said.push(self.proof(proof));
            }
        }
        said
    }
}
