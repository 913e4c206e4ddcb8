//! A lesson as it is played: one step after another.

mod steps;
mod view;

pub use self::steps::address;

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::lesson_table;
use super::store;
use crate::app::hand::{Deed, Done};
use crate::app::learn::lesson::shown::solution_words;
use crate::app::learn::lesson::{Came, Play};
use crate::app::learn::lesson_record;
use crate::app::message::Message;
use crate::app::move_sentences;
use crate::app::page::board::Handle;
use crate::app::page::clock_source::ClockSource;
use crate::app::page::player::{Act, Asked};
use crate::app::page::speech::text_of;
use crate::app::texts::Texts;
use crate::clock::Instant;
use crate::game::Action;
use crate::lessons::{Glowing, Lesson, Listed, Progress, Task};
use crate::rules::{Color, Piece, Square};

/// How long the learner's move stands before the reply comes, in milliseconds.
const REPLY_MS: u32 = 450;

/// How often a learner is praised in other words.
const PRAISES: usize = 6;

/// What the page of a lesson is given.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The lesson, as the course lists it.
    pub listed: Listed,
    /// The lesson after it, if there is one.
    pub next: Option<AttrValue>,
    /// Which step, from 1.
    pub step: u32,
    /// Whether the squares glow to which a piece may go.
    pub glowing: Glowing,
    /// The language.
    pub texts: Rc<Texts>,
    /// The head of the page.
    pub head: Html,
}

/// What can happen to a lesson.
pub enum Msg {
    /// The file of a lesson has come, or can't be had.
    File(String, Option<String>),
    /// It is to be fetched once more.
    Retry,
    /// The hand has done something over a board without a game.
    Hand(Done, Option<Square>),
    /// The hand has done something in a game.
    Deed(Deed),
    /// The learner does something by a button of the table.
    Act((Color, Act)),
    /// The learner does something at the table.
    Does(Action),
    /// A flag has been seen to fall.
    Flag,
    /// The learner has written a move down.
    Write(String),
    /// A piece beside the board is chosen.
    Take(Piece),
    /// An answer is given.
    Choose(usize),
    /// The step is to begin anew.
    Again,
    /// The hint is asked for, and after it what is right.
    Help,
    /// The reply of the step comes.
    Reply,
}

/// Where the focus goes when the page has been drawn.
enum Focus {
    Task,
    Next,
}

/// The page of a lesson.
pub struct LessonPage {
    lesson: Option<Lesson>,
    unavailable: bool,
    play: Option<Play>,
    progress: Progress,
    /// Whether a piece has to be taken up first.
    piece_first: bool,
    /// The answer given last, by index.
    answer: Option<usize>,
    /// What is open at the learner's edge of the table.
    asked: Option<Asked>,
    praises: usize,
    source: ClockSource,
    reply: Option<Timeout>,
    focus: Option<Focus>,
    focusing: Option<Timeout>,
    announced: (u32, AttrValue),
    layer: Handle,
    task: NodeRef,
    next: NodeRef,
}

impl Component for LessonPage {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<LessonPage>) -> LessonPage {
        let mut page = LessonPage {
            lesson: None,
            unavailable: false,
            play: None,
            progress: lesson_record::progress(&store::load()),
            piece_first: false,
            answer: None,
            asked: None,
            praises: 0,
            source: ClockSource::from(Instant(0)),
            reply: None,
            focus: None,
            focusing: None,
            announced: (0, AttrValue::default()),
            layer: Handle(Rc::default()),
            task: NodeRef::default(),
            next: NodeRef::default(),
        };
        page.fetch(ctx);
        page
    }

    fn update(&mut self, ctx: &Context<LessonPage>, msg: Msg) -> bool {
        let now = self.source.now();
        let came = match msg {
            Msg::File(file, _) if file != ctx.props().listed.file => return false,
            Msg::File(_, text) => {
                self.lesson = text.and_then(|text| Lesson::read(&text).ok());
                self.unavailable = self.lesson.is_none();
                self.begin(ctx.props());
                return true;
            }
            Msg::Retry => {
                self.fetch(ctx);
                return true;
            }
            Msg::Reply => {
                self.show_reply(&ctx.props().texts);
                return true;
            }
            Msg::Act((_, act)) => {
                let Some(play) = &mut self.play else {
                    return false;
                };
                let (action, asked) = lesson_table::act(act, play, self.asked);
                self.asked = asked;
                match action {
                    Some(action) => play.acts([action], now),
                    None => Came::Shown,
                }
            }
            msg => match (&mut self.play, msg) {
                (Some(play), Msg::Hand(done, held)) => play.hand(done, held),
                (Some(play), Msg::Deed(deed)) => play.deed(deed, now),
                (Some(play), Msg::Does(action)) => play.acts([action], now),
                (Some(play), Msg::Write(text)) => play.write(&text, now),
                (Some(play), Msg::Take(piece)) => {
                    play.take(piece);
                    Came::Shown
                }
                (Some(play), Msg::Choose(index)) => {
                    self.answer = Some(index);
                    play.choose(index)
                }
                (Some(play), Msg::Flag) => play.acts([Action::CallFlag], now),
                (Some(_), Msg::Again) => {
                    self.again();
                    return true;
                }
                (Some(play), Msg::Help) => {
                    play.ask_help();
                    self.say_help(&ctx.props().texts);
                    return true;
                }
                _ => return false,
            },
        };
        self.came(ctx, came)
    }

    fn changed(&mut self, ctx: &Context<LessonPage>, old: &Props) -> bool {
        let props = ctx.props();
        if props.listed != old.listed {
            self.fetch(ctx);
        } else if props.step != old.step {
            self.begin(props);
        }
        true
    }

    fn view(&self, ctx: &Context<LessonPage>) -> Html {
        self.draw(ctx)
    }

    fn rendered(&mut self, _: &Context<LessonPage>, _: bool) {
        let place = match self.focus.take() {
            None => return,
            Some(Focus::Task) => &self.task,
            Some(Focus::Next) => &self.next,
        };
        if let Some(place) = place.cast::<HtmlElement>() {
            // After the press by which the clock is pressed, which moves the focus itself.
            self.focusing = Some(Timeout::new(0, move || {
                let _ = place.focus();
            }));
        }
    }
}

impl LessonPage {
    fn fetch(&mut self, ctx: &Context<LessonPage>) {
        self.lesson = None;
        self.play = None;
        self.unavailable = false;
        let file = ctx.props().listed.file.clone();
        let then = ctx.link().callback(|(file, text)| Msg::File(file, text));
        spawn_local(async move {
            let text = text_of(&["lessons/", &file, ".lesson"].concat()).await;
            then.emit((file, text.ok()));
        });
    }

    /// Begins the step that the address asks for; the last one, where there are fewer.
    fn begin(&mut self, props: &Props) {
        self.source = ClockSource::from(Instant(0));
        let now = self.source.now();
        let steps = self.lesson.as_ref().map_or(&[][..], |it| &it.steps);
        let wanted = usize::try_from(props.step).map_or(usize::MAX, |it| it.saturating_sub(1));
        let step = steps.get(wanted).or(steps.last());
        self.play = step.map(|step| Play::new(step, now));
        self.progress = lesson_record::progress(&store::load());
        self.fresh();
    }

    fn again(&mut self) {
        self.source = ClockSource::from(Instant(0));
        let now = self.source.now();
        if let Some(play) = &mut self.play {
            play.again(now);
        }
        self.fresh();
    }

    fn fresh(&mut self) {
        self.piece_first = false;
        self.answer = None;
        self.asked = None;
        self.reply = None;
        self.focus = Some(Focus::Task);
    }

    /// What has come of a try is kept, said and shown.
    fn came(&mut self, ctx: &Context<LessonPage>, came: Came) -> bool {
        let texts = &ctx.props().texts;
        self.piece_first = came == Came::PieceFirst;
        match came {
            Came::Nothing => return false,
            Came::Shown => {}
            Came::PieceFirst => self.announce(texts.plain("exercise-piece-first")),
            Came::Right => {
                let left = self.left_words(texts);
                self.announce(left);
                if self.play.as_ref().is_some_and(Play::has_reply) {
                    let link = ctx.link().clone();
                    let reply = Timeout::new(REPLY_MS, move || link.send_message(Msg::Reply));
                    self.reply = Some(reply);
                }
            }
            Came::Wrong => {
                self.note(ctx.props(), Progress::note_wrong);
                let mut said = self.why_words(texts);
                if let Some(help) = self.help_words(texts) {
                    said = [said, help].join(" ");
                }
                self.announce(said);
            }
            Came::Done => {
                let moves = self.play.as_ref().map_or(0, |it| it.exercise().moves());
                self.note(ctx.props(), |progress, lesson, step| {
                    progress.note_done(lesson, step, moves);
                });
                self.praises += 1;
                self.asked = None;
                self.focus = Some(Focus::Next);
                let said = [self.praise(texts), self.done_words(texts)].join(" ");
                self.announce(said);
            }
        }
        true
    }

    /// Keeps how the step went.
    fn note(&mut self, props: &Props, note: impl FnOnce(&mut Progress, &str, &str)) {
        let Some(play) = &self.play else {
            return;
        };
        let step = &play.step().name;
        self.progress = store::change(|record| {
            let mut progress = lesson_record::progress(record);
            note(&mut progress, &props.listed.id, step);
            lesson_record::keep(record, &progress);
            progress
        });
    }

    fn show_reply(&mut self, texts: &Texts) {
        self.reply = None;
        let Some(play) = &mut self.play else {
            return;
        };
        let before = play.position();
        let reply = play.show_reply();
        if let (Some(before), Some((_, mv)), Some(after)) = (before, reply, play.position()) {
            let notation = texts.language().notation();
            let said = move_sentences::spoken(&before, mv, &after, notation);
            let said: Vec<String> = said.iter().map(|it| texts.say(it)).collect();
            self.announce(said.join(", "));
        }
    }

    /// Why the last try was wrong.
    fn why_words(&self, texts: &Texts) -> String {
        let why = self.play.as_ref().and_then(Play::why);
        why.map_or(String::new(), |(key, values)| texts.named(key, &values))
    }

    /// The hint, and what is right, as far as they are given.
    fn help_words(&self, texts: &Texts) -> Option<String> {
        let play = self.play.as_ref()?;
        let (hinted, shown) = play.help();
        if !hinted {
            return None;
        }
        let hint = texts.named(&["hint-", &play.step().hint].concat(), &[]);
        let shown = shown.and_then(solution_words).map(|it| texts.say(&it));
        Some(
            [Some(hint), shown]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" "),
        )
    }

    fn say_help(&mut self, texts: &Texts) {
        if let Some(help) = self.help_words(texts) {
            self.announce(help);
        }
    }

    /// How far it is from here.
    fn left_words(&self, texts: &Texts) -> String {
        let Some(play) = &self.play else {
            return String::new();
        };
        let left = play.exercise().marks().count();
        match play.step().task {
            Task::Go { .. } => texts.say(&Message::of("exercise-left").number("left", left)),
            _ => texts.plain("exercise-right"),
        }
    }

    fn praise(&self, texts: &Texts) -> String {
        let number = self.praises.wrapping_sub(1) % PRAISES + 1;
        texts.named(&["praise-", &number.to_string()].concat(), &[])
    }

    /// In how many moves the step was done, and in how many it can be, where that is told.
    fn done_words(&self, texts: &Texts) -> String {
        let Some(play) = &self.play else {
            return String::new();
        };
        let (moves, fewest) = (play.exercise().moves(), play.step().moves);
        let counts = matches!(play.step().task, Task::Go { .. }) && fewest > 1;
        let key = match counts {
            false => return String::new(),
            true if moves > fewest => "exercise-done-longer",
            true => "exercise-done-best",
        };
        texts.say(
            &Message::of(key)
                .number("moves", moves.into())
                .number("fewest", fewest.into()),
        )
    }

    fn announce(&mut self, text: String) {
        if !text.is_empty() {
            self.announced = (self.announced.0.wrapping_add(1), text.into());
        }
    }
}
