//! A lesson as it is played: one step after another.

mod acts;
mod choices;
mod steps;
mod view;
mod words;

pub use self::steps::address;

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::carried::Carried;
use super::lesson_table;
use super::store;
use crate::app::geometry::Orientation;
use crate::app::hand::{Deed, Done, Place};
use crate::app::learn::lesson::{Came, Play};
use crate::app::learn::lesson_record;
use crate::app::page::board::Handle;
use crate::app::page::clock_source::ClockSource;
use crate::app::page::player::{Act, Asked};
use crate::app::texts::Texts;
use crate::clock::Instant;
use crate::game::Action;
use crate::lessons::{Glowing, Lesson, Listed, Progress};
use crate::rules::{Color, Piece, Square};

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
    /// A pointer goes down on it.
    TakeUp(Piece, Place),
    /// The pointer is there now.
    CarryTo(Place),
    /// It goes up there, or is taken away.
    LetGo(Option<Place>),
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
    /// The piece that is carried from beside the board.
    carried: Option<Carried>,
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
            carried: None,
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
                (Some(play), Msg::TakeUp(piece, at)) => {
                    self.carried = Some(Carried::new(piece, at));
                    play.take(piece);
                    Came::Shown
                }
                (_, Msg::CarryTo(at)) => {
                    if let Some(carried) = &mut self.carried {
                        carried.go(at, &self.layer.0);
                    }
                    Came::Nothing
                }
                (Some(play), Msg::LetGo(at)) => {
                    let near = play.step().scene.side;
                    let carried = self.carried.take();
                    let put = carried.and_then(|carried| {
                        let square = carried.let_go(at, &self.layer.0, Orientation { near });
                        Some((carried.piece, square?))
                    });
                    put.map_or(Came::Nothing, |(piece, square)| play.put(piece, square))
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
