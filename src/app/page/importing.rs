//! PGN put on the shelf: read in slices that hold up no frame, with its progress, to be called off.

use std::cell::Cell;
use std::rc::Rc;

use gloo_utils::window;
use js_sys::{Promise, Uint8Array};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::File;
use yew::prelude::*;

use super::browser;
use crate::app::import::{Import, fault};
use crate::app::language::Language;
use crate::app::message::Message;
use crate::app::texts::Texts;
use crate::storage::{Database, GameId, Score, Trouble};

/// So much of a file is in memory at a time, in bytes.
const SLICE: f64 = 131_072.0;

/// So much of it is given to the reader at a time, in bytes: no more than half a frame's work.
const PIECE: usize = 4_096;

/// So many games are written at a time.
const BATCH: usize = 50;

/// So long the page works before it looks whether there is anything else to do, in milliseconds.
const TURN: f64 = 8.0;

/// Where games come from.
#[derive(Clone, Debug)]
pub enum Source {
    /// A file that is chosen or dropped.
    File(File),
    /// A text that is pasted.
    Text(String),
}

/// What happens in an import.
pub enum Step {
    /// It has come so far, in thousandths.
    Progress(u32, u32),
    /// It is at its end.
    Done(Box<Import>, End),
}

/// How an import ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// All is read.
    Whole,
    /// It was called off; what had been read by then is kept.
    Cancelled,
    /// The browser keeps no more.
    NotKept,
    /// A file can't be read.
    Unreadable,
}

/// An import, on its way or at its end.
pub enum Importing {
    /// On its way: thousandths and games so far, and what calls it off.
    Running(u32, u32, Rc<Cell<bool>>),
    /// At its end.
    Done(Box<Import>, End),
}

/// Reads games and puts them on the shelf; `tell` hears of it.
pub fn start(sources: Vec<Source>, tell: Callback<Step>) -> Importing {
    let cancelled = Rc::new(Cell::new(false));
    let mut work = Work {
        import: Import::new(),
        batch: Vec::new(),
        begun: js_sys::Date::now() as i64,
        named: 0,
        turn: now(),
        done: 0.0,
        all: sources.iter().map(Source::size).sum::<f64>().max(1.0),
        tell: tell.clone(),
        cancelled: cancelled.clone(),
    };
    spawn_local(async move {
        let end = work.read(sources).await;
        tell.emit(Step::Done(Box::new(work.import), end));
    });
    Importing::Running(0, 0, cancelled)
}

struct Work {
    import: Import,
    batch: Vec<(GameId, Score)>,
    begun: i64,
    named: u32,
    turn: f64,
    done: f64,
    all: f64,
    tell: Callback<Step>,
    cancelled: Rc<Cell<bool>>,
}

impl Work {
    async fn read(&mut self, sources: Vec<Source>) -> End {
        let Ok((database, _)) = Database::open(None).await else {
            return End::NotKept;
        };
        for source in sources {
            let size = source.size();
            self.import.begin(&source.name());
            let mut at = 0.0;
            while at < size {
                let Some(slice) = source.slice(at, at + SLICE).await else {
                    return End::Unreadable;
                };
                for piece in slice.chunks(PIECE) {
                    self.import.push(piece);
                    self.done += piece.len() as f64;
                    if self.take_games(&database).await.is_err() {
                        return End::NotKept;
                    }
                    if self.cancelled.get() {
                        return self.end(&database, End::Cancelled).await;
                    }
                }
                at += SLICE;
            }
            self.import.finish();
            if self.take_games(&database).await.is_err() {
                return End::NotKept;
            }
        }
        self.end(&database, End::Whole).await
    }

    async fn take_games(&mut self, database: &Database) -> Result<(), Trouble> {
        while let Some(score) = self.import.next_score() {
            if let Some(score) = score {
                let id = GameId::new(self.begun, self.named);
                self.named += 1;
                self.batch.push((id, score));
            }
            if self.batch.len() >= BATCH {
                self.write(database).await?;
            }
            self.breathe().await;
        }
        self.breathe().await;
        Ok(())
    }

    async fn write(&mut self, database: &Database) -> Result<(), Trouble> {
        let batch = std::mem::take(&mut self.batch);
        database.add_scores(&batch).await
    }

    async fn end(&mut self, database: &Database, end: End) -> End {
        match self.write(database).await {
            Ok(()) => end,
            Err(_) => End::NotKept,
        }
    }

    /// Lets the page do what else there is to do, if it has waited long enough.
    async fn breathe(&mut self) {
        if now() - self.turn < TURN {
            return;
        }
        let thousandths = (self.done / self.all * 1_000.0) as u32;
        self.tell
            .emit(Step::Progress(thousandths, self.import.games()));
        let pause = Promise::new(&mut |resolve, _| {
            let _ = window().set_timeout_with_callback(&resolve);
        });
        // A timer does not fail.
        drop(JsFuture::from(pause).await);
        self.turn = now();
    }
}

impl Source {
    fn name(&self) -> String {
        match self {
            Source::File(file) => file.name(),
            Source::Text(_) => String::new(),
        }
    }

    fn size(&self) -> f64 {
        match self {
            Source::File(file) => file.size(),
            Source::Text(text) => text.len() as f64,
        }
    }

    async fn slice(&self, from: f64, to: f64) -> Option<Vec<u8>> {
        match self {
            Source::File(file) => {
                let slice = file.slice_with_f64_and_f64(from, to).ok()?;
                let buffer = JsFuture::from(slice.array_buffer()).await.ok()?;
                Some(Uint8Array::new(&buffer).to_vec())
            }
            Source::Text(text) => {
                let end = (to as usize).min(text.len());
                text.as_bytes().get(from as usize..end).map(<[u8]>::to_vec)
            }
        }
    }
}

fn now() -> f64 {
    window().performance().map_or(0.0, |source| source.now())
}

/// Told that what came of an import has been read, and of a language that came along and is wanted.
pub type OnClose = Callback<Option<Language>>;

/// How far an import is, or what came of it. At a table (`slim`) only the way it goes is shown.
pub fn view(
    importing: &Importing,
    texts: &Texts,
    slim: bool,
    on_cancel: Callback<MouseEvent>,
    on_close: OnClose,
) -> Html {
    let count =
        |key: &'static str, number: u32| texts.say(&Message::of(key).number("count", number));
    match importing {
        Importing::Running(thousandths, games, _) => html! {
            <section class={classes!("importing", slim.then_some("slim"))} data-import="running"
                aria-label={texts.plain("import-files")}>
                <label for="import-progress">{ count("import-so-far", *games) }</label>
                <progress id="import-progress" max="1000" value={thousandths.to_string()} />
                <button type="button" data-action="cancel-import" onclick={on_cancel}>
                    { texts.plain("import-cancel") }
                </button>
            </section>
        },
        Importing::Done(..) if slim => Html::default(),
        Importing::Done(import, end) => {
            let told = match end {
                End::Whole => None,
                End::Cancelled => Some("import-cancelled"),
                End::NotKept => Some("import-not-kept"),
                End::Unreadable => Some("import-unreadable"),
            };
            let faults = import.faults().iter().map(|error| {
                html! { <li>{ fault(error, texts) }</li> }
            });
            let closed = on_close.reform(|_: MouseEvent| None);
            let choices = import.choices();
            let offered = browser::would_change_choices(choices, texts.language()).then(|| {
                let choices = choices.to_owned();
                let onclick = on_close.reform(move |_: MouseEvent| browser::take_choices(&choices));
                html! {
                    <button type="button" data-action="take-choices" {onclick}>{ texts.plain("import-take-choices") }</button>
                }
            });
            html! {
                <section class="importing" data-import="done" aria-label={texts.plain("import-files")} data-games={import.games().to_string()}
                    data-faults={import.fault_count().to_string()}>
                    <p role="status">{ for told.map(|told| texts.plain(told)) }{ " " }{ count("import-put", import.games()) }</p>
                    { for offered }
                    <button type="button" data-action="close-import" onclick={closed}>{ texts.plain("close") }</button>
                    if import.fault_count() > 0 {
                        <details open={true}>
                            <summary>{ count("import-faults", import.fault_count()) }</summary>
                            <ol tabindex="0" aria-label={count("import-faults", import.fault_count())}>{ for faults }</ol>
                        </details>
                    }
                </section>
            }
        }
    }
}
