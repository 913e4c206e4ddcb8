//! The keeper of the games of a page: finds the last unfinished one, writes each line, yields to others.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::{Interval, Timeout};
use gloo_utils::window;
use wasm_bindgen_futures::spawn_local;

use super::damage::Damaged;
use super::database::{Database, Mark, Trouble};
use super::head::{GameId, Head};
use super::journal::Journal;
use super::lock::Lock;
use super::names::Names;
use super::room::Room;
use super::score::Score;
use super::tenure::{Happening, Step, Tenure};
use super::timeline::Timeline;
use crate::clock::{Instant, Sample};
use crate::game::{Game, wire};

mod begin;
mod find;
mod write;

/// How often the time is noted while a clock runs, in milliseconds.
const BEAT: u32 = 1_000;

/// What the keeper has to tell the page. Each is told once.
#[derive(Clone, Debug)]
pub enum Report {
    /// The last unfinished game is back, with its clocks stopped.
    ComeBack(Box<ComeBack>),
    /// No unfinished game is wanted here: the page may begin one.
    Nothing,
    /// An unfinished game that another address asked for; [`Keeper::go_on`] brings it back.
    Unfinished(GameId, Box<Head>),
    /// The score that was asked for by its name: nothing is kept of it before something happens in it.
    Score(Box<Score>),
    /// No game of the name that was asked for is kept.
    Gone,
    /// The last unfinished game is open in another page; [`Keeper::take_over`] brings it here.
    Elsewhere,
    /// Another page has taken the game over; [`Keeper::take_over`] brings it back here.
    TakenOver,
    /// What happens is not kept, and why; it is tried again.
    NotKept(Trouble),
    /// All that had not been kept now is.
    KeptAgain,
    /// A game can't be read; it stays in the storage as it is, and can be saved as a file.
    SetAside(Rc<Damaged>),
}

/// A game that comes back.
#[derive(Clone, PartialEq, Debug)]
pub struct ComeBack {
    /// The game, with its clocks stopped.
    pub game: Game,
    /// What is known of it beside its lines.
    pub head: Head,
}

/// The keeper of a page; clones are the same keeper.
#[derive(Clone)]
pub struct Keeper {
    inner: Rc<Inner>,
}

struct Inner {
    report: Box<dyn Fn(Report)>,
    /// The name of the database, where it is not the usual one.
    name: Option<String>,
    database: RefCell<Option<Database>>,
    /// Whether the database is asked for and has not answered yet.
    opening: Cell<bool>,
    /// The journals of the games of this page; that of the game on the board is the last.
    journals: RefCell<Vec<Journal>>,
    tenure: Cell<Tenure>,
    /// The game that is asked for.
    wanted: RefCell<Option<GameId>>,
    lock: RefCell<Option<Lock>>,
    timeline: Cell<Timeline>,
    /// So many lines of the game on the board came with it: what begins with them is kept from the next on.
    shown: Cell<usize>,
    beat: RefCell<Option<Interval>>,
    retry: RefCell<Option<Timeout>>,
    /// Says that the storage does not open.
    late: RefCell<Option<Timeout>>,
    /// Listens for pages that want the database for themselves.
    room: RefCell<Option<Room>>,
    told_not_kept: Cell<bool>,
}

impl Drop for Inner {
    /// A connection that nobody uses would hold up who wants the database for himself.
    fn drop(&mut self) {
        if let Some(database) = self.database.take() {
            database.close();
        }
    }
}

impl Keeper {
    /// Opens the storage and looks for the last unfinished game that this address (from `#` on) asked
    /// for, or for the last of all where it asks for none. `report` hears of it later, never before
    /// this returns: one of [`Report::ComeBack`], [`Report::Elsewhere`], [`Report::Nothing`].
    pub fn open(address: &str, report: impl Fn(Report) + 'static) -> Keeper {
        Keeper::open_named(None, address, report)
    }

    /// The same with a database of another name, for tests.
    pub fn open_named(
        name: Option<String>,
        address: &str,
        report: impl Fn(Report) + 'static,
    ) -> Keeper {
        let keeper = Keeper {
            inner: Rc::new(Inner {
                report: Box::new(report),
                name,
                database: RefCell::default(),
                opening: Cell::new(true),
                journals: RefCell::default(),
                tenure: Cell::default(),
                wanted: RefCell::default(),
                lock: RefCell::default(),
                timeline: Cell::default(),
                shown: Cell::default(),
                beat: RefCell::default(),
                retry: RefCell::default(),
                late: RefCell::default(),
                room: RefCell::default(),
                told_not_kept: Cell::default(),
            }),
        };
        let (this, address) = (keeper.clone(), address.to_string());
        spawn_local(async move { this.start(&address).await });
        keeper
    }

    /// The present instant of the game on the board. To be given to whatever the game is asked or told.
    pub fn now(&self) -> Instant {
        self.inner.timeline.get().at(monotonic())
    }

    /// Keeps what has changed in the game on the board. To be called after each action that the game
    /// has accepted, in the same task; where nothing has changed it does nothing.
    pub fn keep(&self, game: &Game) {
        let fresh = self.journal(|journal| (journal.is_fresh(), journal.id().clone()));
        match fresh {
            Some((true, id)) if game.log().len() != self.inner.shown.get() => {
                *self.inner.wanted.borrow_mut() = Some(id);
                self.happens(Happening::Begun);
            }
            Some((false, _)) if self.inner.tenure.get().may_write() => {}
            _ => return,
        }
        let batch = self
            .journal(|journal| journal.follow(game, wall()))
            .flatten();
        self.write(batch);
        self.mind_clock(game);
    }

    /// Keeps that two people have taken the game on the board over from the computer, under these names.
    pub fn go_on_by_two(&self, names: Names) {
        if !self.is_taken_over() {
            let batch = self.journal(|journal| journal.go_on_by_two(names));
            self.write(batch.flatten());
        }
    }

    /// What the game on the board is called, once something of it is kept.
    pub fn id(&self) -> Option<GameId> {
        self.journal(|journal| (!journal.is_fresh()).then(|| journal.id().clone()))
            .flatten()
    }

    /// When the game on the board was begun, in milliseconds since 1970.
    pub fn begun(&self) -> Option<i64> {
        self.journal(|journal| journal.head().created)
    }

    /// Whether another page has the game: then this one must not go on with it.
    pub fn is_taken_over(&self) -> bool {
        let tenure = self.inner.tenure.get();
        matches!(tenure, Tenure::TakenOver | Tenure::Taking | Tenure::Reading)
            && self.journal(|journal| !journal.is_fresh()) == Some(true)
    }

    /// The page no longer has the game on its board: another may take it up.
    pub fn let_go(&self) {
        self.happens(Happening::Left);
    }

    /// Brings the game here from the page that has it.
    pub fn take_over(&self) {
        self.happens(Happening::TakeOver);
    }

    /// Brings back an unfinished game.
    pub fn go_on(&self, id: &GameId) {
        *self.inner.wanted.borrow_mut() = Some(id.clone());
        self.happens(Happening::Wanted);
    }

    /// Notes that a damaged game has been saved as a file: it is not spoken of again.
    pub fn saved(&self, id: &GameId) {
        let (this, id) = (self.clone(), id.clone());
        let database = self.inner.database.borrow().clone();
        spawn_local(async move {
            if let Some(database) = database
                && let Err(trouble) = database.mark(&id, Mark::Saved).await
            {
                this.has_trouble(trouble);
            }
        });
    }

    /// Looks for the last unfinished game that this address asked for, as at the start. To be called
    /// when the address has changed and a game has begun by it.
    pub fn look(&self, address: &str) {
        let (this, address) = (self.clone(), address.to_string());
        spawn_local(async move { this.find(&address).await });
    }

    /// Carries on with whose game it is.
    fn happens(&self, happening: Happening) {
        let (tenure, step) = self.inner.tenure.get().after(happening);
        self.inner.tenure.set(tenure);
        match step {
            Some(Step::Ask) => self.ask(false),
            Some(Step::Steal) => self.ask(true),
            Some(Step::TakeUp) => {
                let this = self.clone();
                spawn_local(async move { this.take_up().await });
            }
            Some(Step::LetGo) => {
                self.inner.beat.take();
                self.inner.lock.take();
            }
            Some(Step::SayElsewhere) => self.report(Report::Elsewhere),
            Some(Step::SayTakenOver) => {
                self.inner.beat.take();
                self.inner.lock.take();
                self.report(Report::TakenOver);
            }
            None => {}
        }
    }

    fn ask(&self, steal: bool) {
        let Some(id) = self.inner.wanted.borrow().clone() else {
            return;
        };
        self.inner.lock.take();
        let (this, asked) = (self.clone(), id.clone());
        let lock = Lock::ask(&id, steal, move |happening| {
            // What comes of an earlier question is no longer of interest.
            if this.inner.wanted.borrow().as_ref() == Some(&asked) {
                this.happens(happening);
            }
        });
        *self.inner.lock.borrow_mut() = Some(lock);
    }

    /// While a clock runs, it is noted how far it has come.
    fn mind_clock(&self, game: &Game) {
        let runs = game.outcome().is_none() && game.clock().at(self.now()).running().is_some();
        if !runs {
            self.inner.beat.take();
        } else if self.inner.beat.borrow().is_none() {
            let this = self.clone();
            let beat = Interval::new(BEAT, move || this.note_time());
            *self.inner.beat.borrow_mut() = Some(beat);
        }
    }

    /// Notes that the game is seen going on now.
    pub fn note_time(&self) {
        let sample = Sample {
            monotonic: self.now(),
            wall: wall(),
        };
        let text = wire::to_text(&sample);
        let id = self.journal(|journal| journal.id().clone());
        let database = self.inner.database.borrow().clone();
        if let (Some(database), Some(id), true) =
            (database, id, self.inner.tenure.get().may_write())
        {
            // What can't be noted is noted a second later.
            spawn_local(async move { drop(database.beat(&id, &text).await) });
        }
    }

    fn journal<T>(&self, what: impl FnOnce(&mut Journal) -> T) -> Option<T> {
        self.inner.journals.borrow_mut().last_mut().map(what)
    }

    fn report(&self, report: Report) {
        (self.inner.report)(report);
    }
}

/// The page's monotonic source, in milliseconds.
fn monotonic() -> f64 {
    window().performance().map_or(0.0, |source| source.now())
}

/// The wall clock, in milliseconds since 1970.
fn wall() -> i64 {
    js_sys::Date::now() as i64
}

/// A number that two pages hardly share.
fn chance() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}
