//! What the shelf reads from the storage and writes to it.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::html::Scope;

use super::{Msg, Shelf};
use crate::app::choices::along;
use crate::app::page::{browser, keeping_file};
use crate::app::shelf::{Entry, Kind, score_of};
use crate::notation::pgn::PgnGame;
use crate::storage::{Database, GameId, Kept, Raw, Room, Score, Tally, Trouble};

/// So many games are read at a time, so that the page is never held up.
const AT_ONCE: u32 = 200;

/// How many minutes the clocks here are behind UTC.
pub fn offset() -> i32 {
    js_sys::Date::new_0().get_timezone_offset() as i32
}

/// Opens the storage, and makes room for who wants it for itself.
pub fn open(link: &Scope<Shelf>) -> Option<Room> {
    let link = link.clone();
    let leave = link.clone();
    // Before the connection that makes room: it would find nothing where the database is not made yet.
    let opening = Database::open(None);
    spawn_local(async move {
        link.send_message(match opening.await {
            Ok((database, _)) => Msg::Open(database),
            Err(_) => Msg::Refused,
        });
    });
    Room::listen(None, move || leave.send_message(Msg::Leave))
}

/// Lists all games, for this time of listing them, and replays those that go on, to know how they stand.
pub fn list(database: &Database, listing: u32, link: &Scope<Shelf>) {
    let (database, link) = (database.clone(), link.clone());
    spawn_local(async move {
        let read = async {
            let mut unknown = Vec::new();
            let mut last = None;
            loop {
                let heads = database.heads_after(last.as_ref(), AT_ONCE).await?;
                let Some((id, _)) = heads.last() else { break };
                last = Some(id.clone());
                let read = |(id, text): (GameId, String)| Entry::read(id, &text, offset());
                let entries: Vec<Entry> = heads.into_iter().map(read).collect();
                let open = |entry: &&Entry| entry.kind != Kind::Damaged && entry.tally.is_none();
                unknown.extend(entries.iter().filter(open).map(|entry| entry.id.clone()));
                link.send_message(Msg::Entries(listing, entries));
            }
            link.send_message(Msg::Listed(listing));
            for id in unknown {
                let kept = Kept::read(&database.raw(&id).await?);
                let tally = kept.ok().map(|kept| Tally::of(&kept.game));
                link.send_message(Msg::Known(id, tally));
            }
            Ok::<(), Trouble>(())
        };
        if read.await.is_err() {
            link.send_message(Msg::Refused);
        }
    });
}

/// Deletes a game.
pub fn delete(database: Option<&Database>, id: GameId, link: &Scope<Shelf>) {
    with(database, link, async move |database| {
        let raw = database.delete(&id).await?;
        Ok(Some(Msg::Deleted(Box::new(raw))))
    });
}

/// Puts a deleted game back.
pub fn put_back(database: Option<&Database>, raw: Raw, link: &Scope<Shelf>) {
    with(database, link, async move |database| {
        database.put_back(&raw).await?;
        Ok(Some(Msg::PutBack(raw.id)))
    });
}

/// Reads a game, for something to be done with it.
pub fn share(database: Option<&Database>, id: GameId, link: &Scope<Shelf>) {
    with(database, link, async move |database| {
        let game = game(&database.raw(&id).await?);
        Ok(Some(match game {
            Some(game) => Msg::Shared(id, Rc::new(game)),
            None => Msg::Unreadable,
        }))
    });
}

/// Saves all games as a file, older ones first; what is chosen for looks and sounds goes along.
pub fn save_all(database: Option<&Database>, link: &Scope<Shelf>) {
    with(database, link, async move |database| {
        let mut text = along::write(&browser::choices_along());
        let mut last = None;
        loop {
            let heads = database.heads_after(last.as_ref(), AT_ONCE).await?;
            let Some((id, _)) = heads.last() else { break };
            last = Some(id.clone());
            for (id, head) in heads {
                let pgn = match Score::read(&head) {
                    Some(score) => score.ok().map(|score| score.pgn),
                    None => game(&database.raw(&id).await?).map(|game| game.to_pgn()),
                };
                // What can't be read stays where it is.
                if let Some(pgn) = pgn {
                    text.push_str(&pgn);
                    text.push('\n');
                }
            }
        }
        keeping_file::save("jadoube.pgn", keeping_file::PGN, &text);
        Ok(None)
    });
}

fn with<F>(database: Option<&Database>, link: &Scope<Shelf>, what: F)
where
    F: AsyncFnOnce(Database) -> Result<Option<Msg>, Trouble> + 'static,
{
    let Some(database) = database.cloned() else {
        return;
    };
    let link = link.clone();
    spawn_local(async move {
        match what(database).await {
            Ok(Some(msg)) => link.send_message(msg),
            Ok(None) => {}
            Err(_) => link.send_message(Msg::Refused),
        }
    });
}

/// The game that lies there, if it can be read.
fn game(raw: &Raw) -> Option<PgnGame> {
    match Score::read(raw.head.as_deref()?) {
        Some(score) => score.ok()?.game().ok(),
        None => Some(score_of(&Kept::read(raw).ok()?, offset())),
    }
}
