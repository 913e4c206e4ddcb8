//! What the players do beside the board: the clock, "I adjust", offers, claims, resignation.

use std::rc::Rc;

use yew::prelude::*;

use super::Table;
use crate::app::hand::Hand;
use crate::app::message::Message;
use crate::app::move_sentences;
use crate::app::page::clock_bar::PlayerBar;
use crate::app::page::clock_face::Snapshot;
use crate::app::page::player::{Act, Asked, Claimed, PlayerControls};
use crate::app::sentences;
use crate::app::verdicts;
use crate::clock::Instant;
use crate::game::regulations::{Enforcement, Switch, Table as Kind};
use crate::game::{Action, Actor, Claim, MoveText, Notice, Proof, Refused};
use crate::notation;
use crate::rules::Color;

impl Table {
    /// The present instant of this game.
    pub(super) fn now(&self) -> Instant {
        self.source.now()
    }

    /// Whether the players have bars of their own: everywhere but where one learns without a clock.
    pub(super) fn has_bars(&self) -> bool {
        self.setup.table != Kind::Learn || self.sitting.game().settings().has_clock()
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
        let callbacks = &self.callbacks;
        html! {
            <PlayerBar key={side.to_string()} {side} near={side == self.orientation.near}
                name={self.setup.name(side).unwrap_or_default().to_owned()}
                has_move={!over && game.turn() == side} {clock} by_hand={settings.pressed_by_hand() && !over}
                texts={self.texts.clone()} on_press={callbacks.press.clone()} on_flag={callbacks.flag.clone()}>
                <PlayerControls {side} has_move={game.turn() == side} adjusting={game.is_adjusting()}
                    binds={self.sitting.binds()} {over}
                    asked_draw={game.draw_offered_by() == Some(!side)} asked={self.asked[side]}
                    claims={self.claims()}
                    may_intend={settings.regulations.claim_intended_move == Switch::On}
                    intended={self.intended.clone()} texts={self.texts.clone()}
                    on_act={callbacks.act.clone()} on_intended={callbacks.intended.clone()} />
            </PlayerBar>
        }
    }

    /// What these laws let a player claim here.
    fn claims(&self) -> Vec<Claimed> {
        let settings = self.sitting.game().settings();
        let mut claims = vec![Claimed::Repetition, Claimed::FiftyMoves];
        if settings.has_clock() {
            claims.push(Claimed::Flag);
        }
        if settings.enforcement != Enforcement::Guide {
            claims.extend([Claimed::IllegalMove, Claimed::TouchMove]);
        }
        if settings.regulations.two_minute_claim == Switch::On && settings.has_clock() {
            claims.push(Claimed::NormalMeans);
        }
        claims
    }

    pub(super) fn player_acts(&mut self, side: Color, act: Act) {
        let opened = match act {
            Act::AskResign => Some(Asked::Resign),
            Act::AskClaim => Some(Asked::Claim),
            _ => None,
        };
        if let Some(opened) = opened {
            // The button that opened it closes it again.
            self.asked[side] = (self.asked[side] != Some(opened)).then_some(opened);
            self.intended.clear();
            return;
        }
        self.asked[side] = None;
        match act {
            Act::Adjust => self.adjust(side),
            Act::OfferDraw => self.does(side, Action::OfferDraw),
            Act::AcceptDraw => self.does(side, Action::AcceptDraw),
            Act::DeclineDraw => self.does(side, Action::DeclineDraw),
            Act::Resign => self.does(side, Action::Resign),
            Act::Claim(claimed) => self.claim(side, claimed),
            Act::AskResign | Act::AskClaim | Act::Close => {}
        }
    }

    pub(super) fn adjust_by_key(&mut self) {
        if self.sitting.binds() {
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

    fn claim(&mut self, side: Color, claimed: Claimed) {
        let intended = match self.read_intended() {
            Ok(intended) => intended,
            Err(said) => {
                self.note = vec![said];
                self.announce(&self.note.clone());
                return;
            }
        };
        let claim = match claimed {
            Claimed::Repetition => Claim::Repetition { intended },
            Claimed::FiftyMoves => Claim::FiftyMoves { intended },
            Claimed::Flag => Claim::FlagFallen,
            Claimed::IllegalMove => Claim::IllegalMove,
            Claimed::TouchMove => Claim::TouchMoveBroken,
            Claimed::NormalMeans => Claim::NormalMeans,
        };
        self.does(side, Action::Claim { claim });
    }

    /// The move written down for a claim, if there is one.
    fn read_intended(&self) -> Result<Option<MoveText>, Message> {
        if self.intended.trim().is_empty() {
            return Ok(None);
        }
        let position = self.sitting.position();
        match notation::read_in(position, &self.intended, self.notation()) {
            Ok(mv) => Ok(Some(MoveText::from(mv.get()))),
            Err(error) => Err(move_sentences::read_error(
                position,
                &error,
                self.notation(),
            )),
        }
    }

    /// A player presses the clock; before the game has begun, that starts it (CLOCK-2).
    pub(super) fn press(&mut self, side: Color) {
        if self.sitting.game().clock().at(self.now()).is_started() {
            self.does(side, Action::Press);
        } else {
            self.does(Actor::Arbiter, Action::StartClock);
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
        match self.sitting.act(by, action, at) {
            Ok(notices) => {
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

    fn proof(&self, proof: &Proof) -> Message {
        match proof {
            Proof::HalfMoves { count, needed } => Message::of("proof-moves")
                .number("count", u32::from(*count))
                .number("needed", u32::from(*needed)),
            Proof::Occurrences(plies) => {
                let when: Vec<String> = plies.iter().map(|&ply| self.when(ply)).collect();
                Message::of("proof-repetition")
                    .number("count", u32::try_from(plies.len()).unwrap_or(u32::MAX))
                    .text("when", when.join(", "))
            }
        }
    }

    /// When a position stood on the board: after which move, as the score sheet names it.
    fn when(&self, ply: u32) -> String {
        let Some(index) = (ply as usize).checked_sub(1) else {
            return self.texts.plain("proof-start");
        };
        if index < self.sitting.plies().len() {
            self.written(index)
        } else {
            self.texts.plain("proof-intended")
        }
    }

    /// The half-move with this index, from 0, with its number, as the score sheet has it.
    pub(super) fn written(&self, index: usize) -> String {
        let Some(made) = self.sitting.plies().get(index) else {
            return String::new();
        };
        let number = made.before.fullmove_number();
        let dots = if made.by == Color::White { "." } else { "…" };
        let written = self.sitting.told(index);
        let written = written.map_or_else(|| "?".to_owned(), |told| told.written(self.notation()));
        format!("{number}{dots} {written}")
    }
}
