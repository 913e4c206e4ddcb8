//! The table and the storage: what comes back, what is said of it, games as files.

use yew::Context;

use super::Table;
use super::papers::Wanted;
use crate::app::address::Address;
use crate::app::day;
use crate::app::gaps;
use crate::app::keeping::{News, NotKept};
use crate::app::message::Message;
use crate::app::page::browser;
use crate::app::page::clock_source::ClockSource;
use crate::app::page::keeping::{self, Act};
use crate::app::page::later::Papers;
use crate::app::page::shelf::offset;
use crate::app::setup::{Opponent, Setup};
use crate::app::sitting::{Sitting, stopped};
use crate::game::regulations::Table as Kind;
use crate::game::{Action, Actor, Game};
use crate::notation::pgn::PgnGame;
use crate::rules::Color;
use crate::storage::{self, ComeBack, Heading, Names, Report, Trouble};

impl Table {
    /// A new game is on the board: the keeper takes it up with its first line.
    pub(super) fn begin_keeping(&mut self) {
        self.comparing = false;
        // What could not be fetched is asked for once more.
        self.sheets_wanted = false;
        // A game that begins now is not of the day of the score before it.
        self.setup.names.set(Heading::Date, "");
        self.seat_computer();
        let address = browser::hash();
        let names = self.names();
        self.keeper.begin(self.sitting.game(), names, &address);
        self.source = ClockSource::from(self.keeper.now());
        self.pass();
        self.kept.hear(News::Begun);
    }

    /// Keeps what has just been accepted; to be called in the task that accepted it.
    pub(super) fn keep(&mut self) {
        self.keeper.keep(self.sitting.game());
        browser::store_unfinished(self.sitting.outcome().is_none());
        self.name_address();
        self.pass();
        self.kept.hear(News::WentOn);
    }

    /// A game that came as a score or a link has become one of its own: the address names that.
    fn name_address(&self) {
        if let Some(id) = self.keeper.id().filter(|_| browser::names_a_game()) {
            let hash = browser::hash();
            if storage::asked_for(&hash).as_ref() != Some(&id) {
                browser::replace_hash(&format!("#/play?kept={}", id.0));
            }
        }
    }

    /// Puts a score on the board, to be looked at and gone on with; `told` is the key of what is said.
    pub(super) fn show(&mut self, papers: &Papers, score: &PgnGame, told: &'static str) {
        self.let_go();
        let mut setup = Setup::at(Kind::Learn);
        setup.names = Names::of(score);
        let opened = (papers.open)(score, setup.settings());
        let game = stopped(opened.game);
        setup.control = game.settings().control.clone();
        self.keeper
            .show(&game, setup.names.clone(), &setup.address());
        self.setup = setup;
        self.seat_computer();
        self.sitting = Sitting::going_on(game);
        self.hand = self.hand.after_touch(self.sitting.seen());
        self.source = ClockSource::from(self.keeper.now());
        self.comparing = false;
        self.kept.hear(News::Begun);
        let stopped = opened.stopped.map(|stopped| {
            let plies = u32::try_from(stopped.plies).unwrap_or(u32::MAX);
            Message::of("score-stops").number("moves", plies.div_ceil(2))
        });
        let said = stopped.unwrap_or(Message::of(told));
        self.note = vec![said.clone()];
        self.announce(&[said]);
    }

    /// The score of the game, with what is known beside it.
    pub(super) fn score(&self, papers: &Papers) -> PgnGame {
        let mut score = (papers.score)(self.sitting.game());
        if let Some(begun) = self.keeper.begun() {
            score.set_tag(Heading::Date.tag(), &day::day(begun, offset()));
        }
        self.names().put_on(&mut score);
        for (side, tag) in [(Color::White, "WhiteType"), (Color::Black, "BlackType")] {
            if self.is_computer(side) {
                score.set_tag(tag, "program");
            }
        }
        score
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
    pub(super) fn hear_keeper(&mut self, ctx: &Context<Table>, report: Report) {
        let news = match report {
            Report::ComeBack(back) => return self.come_back(*back),
            Report::Score(score) => return self.want(ctx, Wanted::Score(score)),
            Report::Gone => News::Gone,
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

    /// The score that was asked for can't be read.
    pub(super) fn score_is_gone(&mut self) {
        self.hear_news(News::Gone);
    }

    fn come_back(&mut self, back: ComeBack) {
        self.let_go();
        let mut setup = Address::read(&back.head.address).setup;
        setup.names = back.head.names;
        if let Some((side, _)) = setup.computer() {
            // It has its name from the sentences, in whatever language.
            setup.names.set(side.into(), "");
            if back.head.by_two {
                setup.opponent = Opponent::Person;
            }
        }
        self.setup = setup;
        self.seat_computer();
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
                    self.setup.opponent = Opponent::Person;
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
