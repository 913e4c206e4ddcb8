//! The table and the storage: what comes back, what is said of it, games as files.

use super::Table;
use crate::app::address::Address;
use crate::app::gaps;
use crate::app::keeping::{News, NotKept};
use crate::app::message::Message;
use crate::app::page::browser;
use crate::app::page::clock_source::ClockSource;
use crate::app::page::keeping::{self, Act};
use crate::app::sitting::{Sitting, stopped};
use crate::game::{Action, Actor, Game};
use crate::rules::Color;
use crate::storage::{ComeBack, Names, Report, Trouble};

impl Table {
    /// A new game is on the board: the keeper takes it up with its first line.
    pub(super) fn begin_keeping(&mut self) {
        self.comparing = false;
        let name = |side| self.setup.name(side).unwrap_or_default().to_owned();
        let names = Names {
            white: name(Color::White),
            black: name(Color::Black),
        };
        let address = browser::hash();
        self.keeper.begin(self.sitting.game(), names, &address);
        self.source = ClockSource::from(self.keeper.now());
        self.pass();
        self.kept.hear(News::Begun);
    }

    /// Keeps what has just been accepted; to be called in the task that accepted it.
    pub(super) fn keep(&mut self) {
        self.keeper.keep(self.sitting.game());
        self.pass();
        self.kept.hear(News::WentOn);
    }

    /// Whether another tab has the game; if so, it is said, and nothing is done here.
    pub(super) fn is_elsewhere(&mut self) -> bool {
        let elsewhere = self.keeper.is_taken_over();
        if elsewhere {
            self.announce(&[Message::of("keeping-taken-over")]);
        }
        elsewhere
    }

    /// What the keeper tells.
    pub(super) fn hear_keeper(&mut self, report: Report) {
        let news = match report {
            Report::ComeBack(back) => return self.come_back(*back),
            Report::Nothing | Report::Unfinished(..) => return,
            Report::Elsewhere => News::Elsewhere,
            Report::TakenOver => News::TakenOver,
            Report::NotKept(Trouble::Full) => News::NotKept(NotKept::Full),
            // Another page writes: that it has the game is told by itself.
            Report::NotKept(Trouble::Clash) => return,
            Report::NotKept(Trouble::Refused { .. }) => News::NotKept(NotKept::Refused),
            Report::KeptAgain => News::KeptAgain,
            Report::SetAside(damaged) => News::SetAside(damaged),
        };
        self.hear_news(news);
    }

    fn come_back(&mut self, back: ComeBack) {
        self.let_go();
        let mut setup = Address::read(&back.head.address).setup;
        setup.names.white = back.head.names.white;
        setup.names.black = back.head.names.black;
        self.setup = setup;
        self.sitting = Sitting::going_on(back.game);
        self.hand = self.hand.after_touch(self.sitting.seen());
        self.pass();
        self.source = ClockSource::from(self.keeper.now());
        let asked = gaps::undecided(self.sitting.game()).is_some();
        // Where it is asked whether the time away counts, that says that the clocks stand.
        let stopped = self.can_resume() && !asked;
        self.hear_news(News::Back { stopped });
        if asked {
            self.announce_gap();
        }
    }

    fn hear_news(&mut self, news: News) {
        if self.kept.hear(news) {
            let said = self.kept.sentences();
            self.announce(&said);
        }
    }

    /// Whether the clocks stand in a game that goes on.
    pub(super) fn can_resume(&self) -> bool {
        let game = self.sitting.game();
        let reading = game.clock().at(self.now());
        game.outcome().is_none()
            && game.settings().has_clock()
            && reading.is_started()
            && reading.running().is_none()
    }

    pub(super) fn keeping_acts(&mut self, act: Act) {
        match act {
            Act::Resume => {
                self.does(Actor::Arbiter, Action::Resume);
                self.kept.hear(News::WentOn);
            }
            Act::CountGap => self.count_gap(),
            Act::TakeOver => self.keeper.take_over(),
            Act::SaveDamaged => {
                if let Some(damaged) = self.kept.damaged().cloned() {
                    keeping::save_damaged(&damaged);
                    self.keeper.saved(&damaged.raw.id);
                    self.kept.saved();
                }
            }
            Act::Export => keeping::export(self.sitting.game()),
            Act::Import(text) => match Game::from_log(&text) {
                Ok(game) => {
                    self.let_go();
                    let game = stopped(game);
                    self.sitting = Sitting::going_on(game);
                    self.hand = self.hand.after_touch(self.sitting.seen());
                    self.begin_keeping();
                    self.keep();
                    self.hear_news(News::Opened);
                }
                Err(error) => self.hear_news(News::NoLog(error)),
            },
        }
    }
}
