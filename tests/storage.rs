//! Kept games: what is written of them, what comes back, what is set aside, who may write.

mod table;

use jadoube::clock::{Instant, Millis, Sample};
use jadoube::game::regulations::*;
use jadoube::game::*;
use jadoube::rules::Color;
use jadoube::storage::{Record, *};
use proptest::prelude::*;
use table::*;

const WALL: i64 = 1_800_000_000_000;

/// What lies in the storage of one game: written by batches, as the database does it.
#[derive(Clone, Default)]
struct Shelf {
    head: Option<String>,
    records: Vec<(u64, String)>,
    marked_running: bool,
}

impl Shelf {
    fn write(&mut self, batch: Option<Batch>) {
        let Some(batch) = batch else { return };
        for (number, text) in batch.records {
            assert!(
                self.records.iter().all(|(kept, _)| *kept != number),
                "record {number} is written twice"
            );
            self.records.push((number, text));
        }
        self.records.sort();
        if let Some((state, head)) = batch.head {
            self.marked_running = state == Standing::Running;
            self.head = Some(head);
        }
    }

    fn raw(&self) -> Raw {
        let records = self.records.iter().cloned();
        Raw {
            id: GameId::new(WALL, 7),
            head: self.head.clone(),
            records: records.map(|(number, text)| (number, Some(text))).collect(),
            beat: None,
        }
    }

    fn read(&self) -> Result<Kept, Damage> {
        Kept::read(&self.raw())
    }
}

fn journal(game: &Game) -> Journal {
    let head = Head::new(game, Names::default(), "#/play?table=play", WALL);
    Journal::new(GameId::new(WALL, 7), head)
}

/// A game of which each action has been kept.
fn kept(table: &Scene) -> Shelf {
    let mut shelf = Shelf::default();
    let mut journal = journal(&Game::new(
        table.game.settings().clone(),
        *table.game.start(),
    ));
    shelf.write(journal.follow(&table.game, WALL));
    shelf
}

fn learners() -> Scene {
    table_of(Settings::at(Table::Learn), START)
}

fn blitz() -> Scene {
    clocked(Preset::FideNow, Enforcement::Guide, "5+3", START)
}

#[test]
fn a_game_without_a_line_is_not_kept() {
    let table = learners();
    let mut journal = journal(&table.game);
    assert_eq!(journal.follow(&table.game, WALL), None);
    assert_eq!(journal.put_away(), None);
}

#[test]
fn each_action_is_one_record_whose_size_does_not_grow_with_the_game() {
    // The laws of 1985: nothing ends a game but a claim.
    let mut table = table(Preset::Codex, START);
    let mut journal = journal(&table.game);
    let mut longest = 0;
    for round in 0..150 {
        for mv in ["g1f3", "g8f6", "f3g1", "f6g8"] {
            table.play(mv);
            let batch = journal.follow(&table.game, WALL).unwrap();
            assert_eq!(batch.head.is_some(), batch.records[0].0 == 0);
            let bytes: usize = batch.records.iter().map(|(_, text)| text.len()).sum();
            longest = longest.max(bytes);
            if round > 0 {
                assert!(bytes <= longest + 4, "{bytes} bytes for one move");
            }
        }
    }
    assert!(longest < 400, "{longest} bytes for one move");
    // Asked again, nothing has changed and nothing is written.
    assert_eq!(journal.follow(&table.game, WALL), None);
}

#[test]
fn a_game_comes_back_as_it_was_kept() {
    let mut table = blitz();
    table.play("e2e4").wait(seconds(4)).play("e7e5");
    table.script("T g1");
    let shelf = kept(&table);
    let read = shelf.read().unwrap();
    assert_eq!(read.game, table.game);
    assert_eq!(read.next, table.game.log().len() as u64);
    assert_eq!(read.head.address, "#/play?table=play");
    // TOUCH-1: the touch of before still binds.
    assert!(!read.game.ledger().touches().is_empty());
}

#[test]
fn a_take_back_is_added_and_nothing_before_it_is_lost() {
    let mut table = learners();
    let mut shelf = Shelf::default();
    let mut journal = journal(&table.game);
    for mv in ["e2e4", "e7e5", "g1f3"] {
        table.play(mv);
        shelf.write(journal.follow(&table.game, WALL));
    }
    let before = shelf.records.clone();
    table.game.take_back(Instant(table.now)).unwrap();
    shelf.write(journal.follow(&table.game, WALL));
    assert_eq!(shelf.records.len(), before.len() + 1);
    assert_eq!(shelf.records[..before.len()], before[..]);
    assert_eq!(shelf.read().unwrap().game, table.game);
    table.play("b1c3");
    shelf.write(journal.follow(&table.game, WALL));
    assert_eq!(shelf.read().unwrap().game, table.game);
}

#[test]
fn what_could_not_be_written_is_part_of_the_next_batch() {
    let mut table = learners();
    let mut shelf = Shelf::default();
    let mut journal = journal(&table.game);
    table.play("e2e4");
    let refused = journal.follow(&table.game, WALL).unwrap();
    assert!(!journal.has_failed());
    journal.failed(refused);
    assert!(journal.has_failed());
    table.play("e7e5");
    shelf.write(journal.follow(&table.game, WALL));
    assert!(!journal.has_failed());
    assert_eq!(shelf.read().unwrap().game, table.game);
    assert!(shelf.marked_running);
    assert_eq!(journal.retry(), None);
}

#[test]
fn a_finished_game_does_not_come_back_but_after_a_take_back_it_does() {
    let mut table = learners();
    let mut shelf = Shelf::default();
    let mut journal = journal(&table.game);
    for mv in ["f2f3", "e7e5", "g2g4", "d8h4"] {
        table.play(mv);
        shelf.write(journal.follow(&table.game, WALL));
    }
    assert!(!shelf.marked_running);
    assert_eq!(shelf.read().unwrap().head.state, Standing::Finished);
    assert_eq!(journal.put_away(), None);
    table.game.take_back(Instant(table.now)).unwrap();
    shelf.write(journal.follow(&table.game, WALL));
    assert!(shelf.marked_running);
    shelf.write(journal.put_away());
    assert!(!shelf.marked_running);
    assert_eq!(shelf.read().unwrap().head.state, Standing::PutAway);
}

#[test]
fn that_two_people_go_on_in_the_place_of_the_computer_is_kept() {
    let mut table = learners();
    let mut shelf = Shelf::default();
    let mut journal = journal(&table.game);
    let mut names = Names::default();
    names.set(Heading::White, "Anna");
    // Nothing is kept of a game without a line; with the first one it comes along.
    assert_eq!(journal.clone().go_on_by_two(names.clone()), None);
    table.play("e2e4");
    shelf.write(journal.follow(&table.game, WALL));
    let head = shelf.read().unwrap().head;
    assert!(!head.by_two);
    let earlier = shelf.head.clone().unwrap().replace("\"by_two\":false,", "");
    assert_eq!(Head::read(&earlier), Ok(head.clone()), "of an earlier page");
    shelf.write(journal.go_on_by_two(names.clone()));
    let kept = shelf.read().unwrap();
    assert!(kept.head.by_two && shelf.marked_running);
    assert_eq!(
        (&kept.head.names, &kept.head.address),
        (&names, &head.address)
    );
    // It stays so for whoever brings the game back.
    let mut journal = Journal::of(&kept);
    table.play("e7e5");
    shelf.write(journal.follow(&table.game, WALL));
    assert!(shelf.read().unwrap().head.by_two);
}

#[test]
fn a_game_is_written_whole_into_a_storage_that_has_been_emptied() {
    let mut table = learners();
    table.play("e2e4").play("e7e5").play("g1f3");
    let mut journal = journal(&table.game);
    let mut shelf = Shelf::default();
    shelf.write(journal.follow(&table.game, WALL));
    table.game.take_back(Instant(table.now)).unwrap();
    shelf.write(journal.follow(&table.game, WALL));
    let mut shelf = Shelf::default();
    journal.renew(WALL);
    shelf.write(journal.retry());
    assert_eq!(shelf.read().unwrap().game, table.game);
    assert!(shelf.marked_running);
    // It goes on as before.
    table.play("b1c3");
    shelf.write(journal.follow(&table.game, WALL));
    assert_eq!(shelf.read().unwrap().game, table.game);
    // What has no line still is not worth keeping.
    let mut fresh = self::journal(&learners().game);
    fresh.renew(WALL);
    assert_eq!(fresh.retry(), None);
}

/// The clocks stop where the game was last seen, and go on from there.
// CLOCK-16
#[test]
fn time_away_is_on_neither_clock_and_the_clocks_stand_until_resumed() {
    let mut table = blitz();
    table.wait(seconds(10)).play("e2e4").wait(seconds(20));
    let mut raw = kept(&table).raw();
    let seen = Sample {
        monotonic: Instant(table.now),
        wall: WALL + 20_000,
    };
    raw.beat = Some(serde_json::to_string(&seen).unwrap());
    let read = Kept::read(&raw).unwrap();
    assert_eq!(read.seen, seen);
    // The next page's own source begins anew; an hour has gone by.
    let (mut game, line) = read.come_back(WALL + 3_620_000, 180.7);
    assert_eq!(line.at(180.7), seen.monotonic);
    let left = |game: &Game, side, at| game.clock().at(at).remaining(side).unwrap();
    for now in [180.7, 60_000.0] {
        let reading = game.clock().at(line.at(now));
        assert_eq!(reading.running(), None);
        assert_eq!(reading.remaining(Color::White), Some(seconds(296)));
        assert_eq!(reading.remaining(Color::Black), Some(seconds(283)));
    }
    let last = game.log().last().unwrap().clone();
    assert_eq!(
        last.action,
        Action::GapStopped {
            time: Millis(3_600_000)
        }
    );
    game.apply(Actor::Arbiter, Action::Resume, line.at(60_000.0))
        .unwrap();
    assert_eq!(left(&game, Color::Black, line.at(65_000.0)), seconds(278));
    // Stopped, it comes back as it is.
    let mut stopped = kept(&table);
    let mut journal = Journal::of(&stopped.read().unwrap());
    stopped.write(journal.follow(&read.come_back(WALL, 0.0).0, WALL));
    let again = stopped.read().unwrap();
    assert_eq!(again.come_back(WALL + 9_000_000, 5.0).0, again.game);
}

// CLOCK-7
#[test]
fn a_flag_that_fell_before_the_end_is_called_when_the_game_comes_back() {
    let mut table = blitz();
    table.play("e2e4").wait(seconds(400));
    let mut raw = kept(&table).raw();
    let seen = Sample {
        monotonic: Instant(table.now),
        wall: WALL,
    };
    raw.beat = Some(serde_json::to_string(&seen).unwrap());
    let (game, _) = Kept::read(&raw).unwrap().come_back(WALL, 0.0);
    assert!(game.outcome().is_some());
}

#[test]
fn a_game_without_a_clock_comes_back_as_it_is() {
    let mut table = learners();
    table.play("e2e4");
    let read = kept(&table).read().unwrap();
    assert_eq!(read.come_back(WALL + 1, 3.0).0, table.game);
}

#[test]
fn each_kind_of_damage_is_named_and_nothing_is_guessed() {
    let mut table = learners();
    table.play("e2e4 e7e5 g1f3 b8c6");
    let whole = kept(&table).raw();
    let damage = |spoil: &dyn Fn(&mut Raw)| {
        let mut raw = whole.clone();
        spoil(&mut raw);
        Kept::read(&raw).unwrap_err()
    };
    assert!(matches!(
        damage(&|raw| raw.head = None),
        Damage::Head { .. }
    ));
    assert!(matches!(
        damage(&|raw| raw.head = Some("{".into())),
        Damage::Head { .. }
    ));
    let later = |raw: &mut Raw| {
        let head = raw.head.as_deref().unwrap();
        raw.head = Some(head.replace("\"version\":1", "\"version\":99"));
    };
    assert_eq!(damage(&later), Damage::Version(Some(99)));
    assert_eq!(
        damage(&|raw| drop(raw.records.remove(1))),
        Damage::Missing { record: 1 }
    );
    assert!(matches!(
        damage(&|raw| raw.records[2].1 = Some("{\"line\":2,".into())),
        Damage::Unreadable { record: 2, .. }
    ));
    assert!(matches!(
        damage(&|raw| raw.records[0].1 = None),
        Damage::Unreadable { record: 0, .. }
    ));
    let skip = |raw: &mut Raw| {
        let text = raw.records[1].1.take().unwrap();
        raw.records[1].1 = Some(text.replace("\"line\":1", "\"line\":5"));
    };
    assert_eq!(damage(&skip), Damage::Gap { record: 1 });
    let illegal = |raw: &mut Raw| {
        for (_, text) in &mut raw.records {
            *text = text.take().map(|text| text.replace("e4", "e6"));
        }
    };
    assert!(matches!(
        damage(&illegal),
        Damage::Log(LogError::Refused { .. })
    ));
}

#[test]
fn a_damaged_game_is_saved_with_all_that_is_left_of_it() {
    let mut table = learners();
    table.play("e2e4");
    let mut raw = kept(&table).raw();
    raw.records[0].1 = Some("not \"JSON\"".into());
    let damage = Kept::read(&raw).unwrap_err();
    let file = Damaged {
        raw: raw.clone(),
        damage,
    }
    .to_file();
    let file: serde_json::Value = serde_json::from_str(&file).unwrap();
    assert_eq!(file["format"], "jadoube-damaged");
    assert_eq!(file["game"], raw.id.0);
    assert_eq!(file["head"], raw.head.unwrap());
    assert_eq!(file["records"][0], serde_json::json!([0, "not \"JSON\""]));
    assert_eq!(file["records"].as_array().unwrap().len(), raw.records.len());
}

#[test]
fn a_page_that_takes_a_game_up_fences_off_the_one_before() {
    let mut table = learners();
    let mut shelf = Shelf::default();
    let mut first = journal(&table.game);
    table.play("e2e4");
    shelf.write(first.follow(&table.game, WALL));
    // A second page reads the game and takes the number of the next record.
    let taken = shelf.read().unwrap();
    let fence = Record {
        line: taken.game.log().len(),
        wall: WALL,
        entry: None,
    };
    shelf.records.push((taken.next, fence.to_text()));
    assert_eq!(shelf.read().unwrap().game, table.game);
    // What the first adds now has a number that is taken: the database refuses it.
    let mut late = table.clone();
    late.play("e7e5");
    let batch = first.follow(&late.game, WALL).unwrap();
    assert_eq!(batch.records[0].0, taken.next);
    // The second goes on.
    let mut second = Journal::of(&shelf.read().unwrap());
    table.play("c7c5");
    shelf.write(second.follow(&table.game, WALL));
    assert_eq!(shelf.read().unwrap().game, table.game);
}

#[test]
fn an_address_brings_back_its_own_game_and_an_empty_one_the_last() {
    let play = "#/play?table=play";
    assert!(is_wanted(play, play));
    assert!(is_wanted(play, ""));
    assert!(is_wanted(play, "#/"));
    assert!(is_wanted("", "#"));
    assert!(!is_wanted(play, "#/play?table=learn"));
    assert!(!is_wanted("", play));
}

#[test]
fn later_games_have_greater_names() {
    assert!(GameId::new(WALL, u32::MAX) < GameId::new(WALL + 1, 0));
    assert!(GameId::new(999, 0) < GameId::new(WALL, 0));
    assert_ne!(GameId::new(WALL, 1), GameId::new(WALL, 2));
}

fn run(happenings: &[Happening]) -> (Tenure, Vec<Step>) {
    let mut tenure = Tenure::default();
    let mut steps = Vec::new();
    for happening in happenings {
        let (after, step) = tenure.after(*happening);
        tenure = after;
        steps.extend(step);
    }
    (tenure, steps)
}

#[test]
fn the_second_page_says_so_and_may_take_the_game_over() {
    use Happening::*;
    let (tenure, steps) = run(&[Wanted, Refused]);
    assert_eq!(tenure, Tenure::Elsewhere);
    assert_eq!(steps, [Step::Ask, Step::SayElsewhere]);
    let (tenure, steps) = run(&[Wanted, Refused, TakeOver, Granted, Read]);
    assert!(tenure.may_write());
    assert_eq!(steps[2..], [Step::Steal, Step::TakeUp]);
}

#[test]
fn the_first_page_writes_no_more_once_it_is_taken_over_and_may_have_it_back() {
    use Happening::*;
    for lost in [Stolen, Clash] {
        let (tenure, steps) = run(&[Begun, Granted, lost]);
        assert_eq!(tenure, Tenure::TakenOver);
        assert_eq!(steps, [Step::Ask, Step::SayTakenOver]);
        assert!(!tenure.may_write());
        // Said once, however often it is heard.
        assert_eq!(tenure.after(Stolen), (Tenure::TakenOver, None));
        assert_eq!(tenure.after(Clash), (Tenure::TakenOver, None));
        assert_eq!(tenure.after(TakeOver), (Tenure::Taking, Some(Step::Steal)));
    }
}

proptest! {
    /// Only who has begun a game or read it and still has it may write.
    #[test]
    fn nobody_writes_a_game_that_he_has_not_begun_or_read(
        happenings in proptest::collection::vec(
            proptest::sample::select(vec![
                Happening::Wanted, Happening::Begun, Happening::Granted, Happening::Refused,
                Happening::Read, Happening::Unread, Happening::Left, Happening::Stolen,
                Happening::Clash, Happening::TakeOver,
            ]),
            0..30,
        )
    ) {
        let mut tenure = Tenure::default();
        for happening in happenings {
            let (after, step) = tenure.after(happening);
            if after.may_write() && !tenure.may_write() {
                prop_assert!(matches!(happening, Happening::Begun | Happening::Read));
            }
            if step == Some(Step::SayTakenOver) {
                prop_assert!(!after.may_write());
            }
            tenure = after;
        }
    }

    /// Whatever is played, taken back and refused by the storage, in the end the same game lies there.
    #[test]
    fn a_game_is_kept_whatever_fails_on_the_way(
        acts in proptest::collection::vec((0_usize..20, proptest::bool::weighted(0.3)), 1..60)
    ) {
        let mut table = learners();
        let mut shelf = Shelf::default();
        let mut journal = journal(&table.game);
        for (act, fails) in acts {
            table.now += 10;
            if act < 3 {
                let _ = table.game.take_back(Instant(table.now));
            } else {
                let moves: Vec<String> =
                    table.game.position().legal_moves().iter().map(|mv| mv.to_string()).collect();
                if let Some(mv) = moves.get(act * 7 % moves.len().max(1))
                    && mv.len() == 4
                    && table.game.outcome().is_none()
                {
                    table.play(mv);
                }
            }
            let batch = journal.follow(&table.game, WALL);
            match batch {
                Some(batch) if fails => journal.failed(batch),
                batch => shelf.write(batch),
            }
        }
        shelf.write(journal.retry());
        if !table.game.log().is_empty() {
            prop_assert_eq!(shelf.read().unwrap().game, table.game);
        }
    }
}
