//! Games kept in a real IndexedDB, and pages that share one.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::future::TimeoutFuture;
use jadoube::game::regulations::{Settings, Table};
use jadoube::game::{Action, Actor, Game};
use jadoube::rules::Position;
use jadoube::storage::{
    Batch, Damage, Database, GameId, Head, Journal, Keeper, Kept, Mark, Names, Report, Standing,
    Trouble,
};
use wasm_bindgen_test::{console_log, wasm_bindgen_test};

const ADDRESS: &str = "#/play?table=learn";

/// What a page's keeper has told it.
#[derive(Clone, Default)]
struct Told(Rc<RefCell<Vec<Report>>>);

impl Told {
    fn page(&self, database: &str) -> Keeper {
        let told = self.0.clone();
        Keeper::open_named(Some(database.to_string()), ADDRESS, move |report| {
            told.borrow_mut().push(report);
        })
    }

    /// Waits for a report of this kind.
    async fn wait<T>(&self, what: &str, is: impl Fn(&Report) -> Option<T>) -> T {
        for _ in 0..200 {
            let found = self.0.borrow().iter().rev().find_map(&is);
            if let Some(found) = found {
                return found;
            }
            TimeoutFuture::new(20).await;
        }
        panic!("waited in vain: {what}; told: {:?}", self.0.borrow());
    }

    async fn come_back(&self) -> Game {
        let game = |report: &Report| match report {
            Report::ComeBack(back) => Some(back.game.clone()),
            _ => None,
        };
        self.wait("the game comes back", game).await
    }
}

fn fresh(name: &str) -> String {
    format!("test-{name}-{}", js_sys::Math::random())
}

fn learn() -> Game {
    Game::new(Settings::at(Table::Learn), Position::initial())
}

fn play(keeper: &Keeper, game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let (from, to) = (text[..2].parse().unwrap(), text[2..].parse().unwrap());
        let by = Actor::from(game.turn());
        game.apply(by, Action::Release { from, to }, keeper.now())
            .unwrap();
        keeper.keep(game);
    }
}

fn nothing(report: &Report) -> Option<()> {
    matches!(report, Report::Nothing).then_some(())
}

/// A game with a few moves, as batches.
fn written() -> (Game, Batch) {
    let mut game = learn();
    let head = Head::new(&game, Names::default(), ADDRESS, 1);
    let mut journal = Journal::new(GameId::new(1, 1), head);
    for text in ["e2e4", "e7e5", "g1f3"] {
        let (from, to) = (text[..2].parse().unwrap(), text[2..].parse().unwrap());
        let by = Actor::from(game.turn());
        game.apply(by, Action::Release { from, to }, jadoube::clock::Instant(5))
            .unwrap();
    }
    let batch = journal.follow(&game, 1).unwrap();
    (game, batch)
}

#[wasm_bindgen_test]
async fn what_is_written_is_read_and_no_record_is_ever_overwritten() {
    let (database, made) = Database::open(Some(&fresh("write"))).await.unwrap();
    assert!(made);
    let (game, batch) = written();
    database.write(&batch).await.unwrap();
    let running = database.marked(Mark::Running).await.unwrap();
    assert_eq!(running.first(), Some(&batch.id));
    let again = Batch {
        records: vec![(2, "other".into()), (3, "more".into())],
        head: None,
        ..batch.clone()
    };
    assert_eq!(database.write(&again).await, Err(Trouble::Clash));
    let raw = database.take_up(&batch.id, &mut |_| None).await.unwrap();
    assert_eq!(raw.records.len(), 3);
    assert_eq!(Kept::read(&raw).unwrap().game, game);
    // An ended game is not looked for; its records stay.
    let ended = Batch {
        records: Vec::new(),
        head: Some((Standing::Finished, batch.head.clone().unwrap().1)),
        ..batch.clone()
    };
    database.write(&ended).await.unwrap();
    assert_eq!(database.marked(Mark::Running).await.unwrap(), []);
    let raw = database.take_up(&batch.id, &mut |_| None).await.unwrap();
    assert_eq!(raw.records.len(), 3);
}

#[wasm_bindgen_test]
async fn a_game_comes_back_in_the_next_page() {
    let name = fresh("back");
    let (first, second) = (Told::default(), Told::default());
    let keeper = first.page(&name);
    first.wait("nothing is kept", nothing).await;
    let mut game = learn();
    keeper.begin(&game, Names::default(), ADDRESS);
    play(&keeper, &mut game, "e2e4 e7e5 g1f3");
    game.take_back(keeper.now()).unwrap();
    keeper.keep(&game);
    play(&keeper, &mut game, "b1c3");
    // The lock goes with the page.
    keeper.let_go();
    let next = second.page(&name);
    assert_eq!(second.come_back().await, game);
    play(&next, &mut game, "g8f6");
}

#[wasm_bindgen_test]
async fn a_second_page_says_so_and_takes_over_and_neither_overwrites() {
    let name = fresh("two");
    let (first, second) = (Told::default(), Told::default());
    let one = first.page(&name);
    first.wait("nothing is kept", nothing).await;
    let mut game = learn();
    one.begin(&game, Names::default(), ADDRESS);
    play(&one, &mut game, "e2e4 e7e5");
    let two = second.page(&name);
    two.begin(&learn(), Names::default(), ADDRESS);
    let elsewhere = |report: &Report| matches!(report, Report::Elsewhere).then_some(());
    second.wait("it is open elsewhere", elsewhere).await;
    two.take_over();
    let mut taken = second.come_back().await;
    assert_eq!(taken, game);
    let over = |report: &Report| matches!(report, Report::TakenOver).then_some(());
    first.wait("it is taken over", over).await;
    assert!(one.is_taken_over());
    // What the first plays now is kept nowhere; the second's goes on.
    play(&one, &mut game, "f1c4");
    play(&two, &mut taken, "g1f3");
    one.take_over();
    assert_eq!(first.come_back().await, taken);
    let again = second.wait("it is taken back", over).await;
    assert_eq!(again, ());
}

#[wasm_bindgen_test]
async fn a_damaged_game_is_set_aside_until_it_is_saved_and_never_deleted() {
    let name = fresh("damaged");
    let (database, _) = Database::open(Some(&name)).await.unwrap();
    let (_, mut batch) = written();
    batch.records[1].1 = "{ no JSON".into();
    database.write(&batch).await.unwrap();
    let aside = |report: &Report| match report {
        Report::SetAside(damaged) => Some(damaged.clone()),
        _ => None,
    };
    let told = Told::default();
    told.page(&name);
    let damaged = told.wait("it is set aside", aside).await;
    assert!(matches!(
        damaged.damage,
        Damage::Unreadable { record: 1, .. }
    ));
    assert!(damaged.to_file().contains("{ no JSON"));
    told.wait("a game can begin", nothing).await;
    // The next page speaks of it too, until it is saved.
    let next = Told::default();
    let keeper = next.page(&name);
    next.wait("it is spoken of again", aside).await;
    keeper.saved(&batch.id);
    TimeoutFuture::new(200).await;
    let last = Told::default();
    last.page(&name);
    last.wait("a game can begin", nothing).await;
    assert_eq!(last.0.borrow().len(), 1);
    let raw = database.take_up(&batch.id, &mut |_| None).await.unwrap();
    assert_eq!(raw.records[1].1.as_deref(), Some("{ no JSON"));
    assert_eq!(raw.records.len(), 3);
}

/// A figure, not a check: how long an append takes until it is on the disk.
#[wasm_bindgen_test]
async fn two_hundred_records_are_appended_one_by_one() {
    let (database, _) = Database::open(Some(&fresh("time"))).await.unwrap();
    let (_, first) = written();
    database.write(&first).await.unwrap();
    let text = &first.records[0].1;
    let mut times = Vec::new();
    for number in 3..203 {
        let batch = Batch {
            records: vec![(number, text.clone())],
            head: None,
            id: first.id.clone(),
        };
        let begun = js_sys::Date::now();
        let source = web_sys::window().unwrap().performance().unwrap();
        let exact = source.now();
        database.write(&batch).await.unwrap();
        assert!(js_sys::Date::now() >= begun);
        times.push(source.now() - exact);
    }
    times.sort_by(f64::total_cmp);
    console_log!(
        "append, strict: median {:.2} ms, 95 % {:.2} ms, longest {:.2} ms; {} bytes",
        times[100],
        times[190],
        times[199],
        text.len()
    );
    let raw = database.take_up(&first.id, &mut |_| None).await.unwrap();
    assert_eq!(raw.records.len(), 203);
}
