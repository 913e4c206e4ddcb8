//! The trainer of the squares' names, on an empty board.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Interval;
use gloo_utils::window;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};
use yew::html::Scope;
use yew::prelude::*;

use super::loose_board::LooseBoard;
use super::store;
use super::trainer::{self, Aloud};
use crate::app::hand::Done;
use crate::app::learn::coordinates::{Exercise, Options, Trainer, Verdict};
use crate::app::learn::round::Round;
use crate::app::message::Message;
use crate::app::page::board::Handle;
use crate::app::page::clock_source::ClockSource;
use crate::app::scene::{Mark, Scene};
use crate::app::texts::Texts;
use crate::clock::Instant;
use crate::rules::{Bitboard, Color, File, Placement, Rank};

/// What the trainer is given.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The seed of the exercises, where the address asks for one.
    pub seed: Option<u64>,
    /// The language.
    pub texts: Rc<Texts>,
    /// The head of the page.
    pub head: Html,
}

/// What can happen to the trainer.
pub enum Msg {
    /// Another exercise is chosen.
    Exercise(Exercise),
    /// Another side.
    Near(Color),
    /// With a clock, or without.
    Timed(bool),
    /// Letters and digits at the board, or none.
    Edge(bool),
    /// A round begins.
    Begin,
    /// It is ended.
    Stop,
    /// The hand has done something over the board.
    Done(Done),
    /// A letter or digit of a name.
    Key(char),
    /// Time has gone on.
    Tick,
}

/// The trainer.
pub struct Coordinates {
    options: Options,
    /// The letters and digits at the board are shown.
    edge: bool,
    trainer: Option<Trainer>,
    /// The last round, and whether it was better than all before.
    over: Option<(Round, bool)>,
    best: Option<u32>,
    source: ClockSource,
    ticking: Option<Interval>,
    aloud: Aloud,
    focus: Option<&'static str>,
    layer: Handle,
    _keys: EventListener,
}

impl Component for Coordinates {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Coordinates>) -> Coordinates {
        let options = Options {
            exercise: Exercise::Find,
            near: Color::White,
            timed: true,
        };
        Coordinates {
            options,
            edge: false,
            trainer: None,
            over: None,
            best: store::load().best(&options.name()),
            source: ClockSource::from(Instant(0)),
            ticking: None,
            aloud: Aloud::default(),
            focus: None,
            layer: Handle(Rc::default()),
            _keys: keys(ctx.link()),
        }
    }

    fn update(&mut self, ctx: &Context<Coordinates>, msg: Msg) -> bool {
        let texts = &ctx.props().texts;
        let now = self.source.now();
        if self
            .trainer
            .as_ref()
            .is_some_and(|it| it.round.is_over(now))
        {
            self.end(texts);
            return true;
        }
        match msg {
            Msg::Exercise(exercise) => self.options.exercise = exercise,
            Msg::Near(near) => self.options.near = near,
            Msg::Timed(timed) => self.options.timed = timed,
            Msg::Edge(edge) => {
                self.edge = edge;
                return true;
            }
            Msg::Begin => self.begin(ctx),
            Msg::Stop => self.end(texts),
            Msg::Done(Done::Tap(square)) => {
                let find = |it: &&mut Trainer| it.options.exercise == Exercise::Find;
                if let Some(trainer) = self.trainer.as_mut().filter(find) {
                    trainer.answer(square);
                    self.aloud.say(texts, &told(trainer));
                }
            }
            Msg::Done(_) => return false,
            Msg::Key(key) => {
                let name = |it: &&mut Trainer| it.options.exercise == Exercise::Name;
                let Some(trainer) = self.trainer.as_mut().filter(name) else {
                    return false;
                };
                if trainer.typed(key).is_some() {
                    self.aloud.say(texts, &told(trainer));
                }
            }
            Msg::Tick => {}
        }
        if self.trainer.is_none() {
            self.best = store::load().best(&self.options.name());
        }
        true
    }

    fn view(&self, ctx: &Context<Coordinates>) -> Html {
        let (texts, link) = (&ctx.props().texts, ctx.link());
        let trainer = self.trainer.as_ref();
        html! {
            <main class="learn at-board trainer">
                { ctx.props().head.clone() }
                <LooseBoard fen={Placement::EMPTY.to_fen()} placement={Placement::EMPTY} scene={scene(trainer)}
                    near={self.options.near} coordinates={self.edge} movable={Bitboard::EMPTY}
                    texts={texts.clone()} layer={self.layer.clone()}
                    on_done={link.callback(|(done, _)| Msg::Done(done))} />
                <div class="beside">
                    <h2 class={classes!(trainer.map(|_| "unseen"))}>{ texts.plain("coordinates") }</h2>
                    { match trainer {
                        Some(trainer) => self.running(trainer, texts, link),
                        None => self.waiting(texts, link),
                    } }
                </div>
                { self.aloud.view() }
            </main>
        }
    }

    fn rendered(&mut self, _: &Context<Coordinates>, _: bool) {
        if let Some(selector) = self.focus.take() {
            trainer::focus(selector);
        }
    }
}

impl Coordinates {
    fn begin(&mut self, ctx: &Context<Coordinates>) {
        let seed = ctx.props().seed.unwrap_or_else(trainer::any_seed);
        let trainer = Trainer::new(self.options, seed, self.source.now());
        self.aloud.say(&ctx.props().texts, &[asked(&trainer)]);
        self.trainer = Some(trainer);
        self.over = None;
        self.focus = Some(trainer::BOARD);
        self.ticking = self.options.timed.then(|| {
            let link = ctx.link().clone();
            Interval::new(200, move || link.send_message(Msg::Tick))
        });
    }

    fn end(&mut self, texts: &Texts) {
        self.ticking = None;
        let Some(trainer) = self.trainer.take() else {
            return;
        };
        let round = trainer.round;
        let name = self.options.name();
        let better = store::change(|record| record.note(&name, round.result()));
        self.best = store::load().best(&name);
        self.over = Some((round, better));
        self.aloud.say(
            texts,
            &trainer::worth(&round, self.options.timed, self.best, better),
        );
        self.focus = Some("[data-action=begin-round]");
    }

    /// While a round lasts.
    fn running(&self, trainer: &Trainer, texts: &Texts, link: &Scope<Coordinates>) -> Html {
        let named = trainer.options.exercise == Exercise::Name;
        let prompt = match trainer.options.exercise {
            Exercise::Find => trainer.asked.to_string(),
            Exercise::Name => {
                let file = trainer.begun.map_or('…', File::letter);
                format!("{file}…").replace("……", "…")
            }
        };
        let wrong = match trainer.last {
            Some(Verdict::Wrong(square)) => {
                Some(Message::of("coordinates-that-is").text("square", square))
            }
            _ => None,
        };
        html! {
            <>
                <div class="ask-row">
                    <p class="prompt" data-asked={(!named).then(|| trainer.asked.to_string())}>
                        <span class="unseen">{ texts.say(&asked(trainer)) }</span>
                        <strong aria-hidden="true">{ prompt }</strong>
                    </p>
                    { trainer::standing(&trainer.round, self.source.now(), texts) }
                </div>
                <p class="verdict" data-note="verdict">{ for wrong.map(|it| texts.say(&it)) }</p>
                if named { { name_keys(trainer.begun, texts, link) } }
                <p class="offers">
                    <button type="button" data-action="stop-round" onclick={link.callback(|_| Msg::Stop)}>
                        { texts.plain("train-stop") }
                    </button>
                </p>
            </>
        }
    }

    /// Before a round, and after one.
    fn waiting(&self, texts: &Texts, link: &Scope<Coordinates>) -> Html {
        let Options {
            exercise,
            near,
            timed,
        } = self.options;
        let on = |msg: fn() -> Msg| link.callback(move |_: Event| msg());
        let plain = |key: &'static str| texts.plain(key);
        let (find, name) = (plain("coordinates-find"), plain("coordinates-name"));
        let (white, black) = (plain("practice-white"), plain("practice-black"));
        let (with_clock, without) = (plain("train-timed"), plain("train-free"));
        let said = match &self.over {
            Some((round, better)) => trainer::worth(round, timed, self.best, *better),
            None => Vec::from_iter(
                self.best
                    .map(|it| Message::of("train-best").number("count", it)),
            ),
        };
        let said: Vec<String> = said.iter().map(|it| texts.say(it)).collect();
        let edge = link.callback(|event: Event| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            Msg::Edge(field.is_some_and(|field| field.checked()))
        });
        html! {
            <>
                if self.over.is_none() { <p class="about">{ texts.plain("coordinates-about") }</p> }
                <p class="worth" data-note="result" data-best={self.best.map(|it| it.to_string())}>{ said.join(" ") }</p>
                <p class="offers">
                    <button type="button" class="main" data-action="begin-round" onclick={link.callback(|_| Msg::Begin)}>
                        { texts.plain(if self.over.is_some() { "train-again" } else { "train-begin" }) }
                    </button>
                </p>
                { trainer::choices("exercise", texts.plain("train-exercise"), vec![
                    ("find", &find, exercise == Exercise::Find, on(|| Msg::Exercise(Exercise::Find))),
                    ("name", &name, exercise == Exercise::Name, on(|| Msg::Exercise(Exercise::Name))),
                ]) }
                { trainer::choices("near", texts.plain("train-near"), vec![
                    ("white", &white, near.is_white(), on(|| Msg::Near(Color::White))),
                    ("black", &black, !near.is_white(), on(|| Msg::Near(Color::Black))),
                ]) }
                { trainer::choices("pace", texts.plain("train-pace"), vec![
                    ("timed", &with_clock, timed, on(|| Msg::Timed(true))),
                    ("free", &without, !timed, on(|| Msg::Timed(false))),
                ]) }
                <div class="row">
                    <label>
                        <input type="checkbox" name="edge" checked={self.edge} onchange={edge} />
                        { texts.plain("coordinates-edge") }
                    </label>
                </div>
            </>
        }
    }
}

/// What is marked: the square to be named, what was found, what was not right.
fn scene(trainer: Option<&Trainer>) -> Scene {
    let Some(trainer) = trainer else {
        return Scene::default();
    };
    let scene = match trainer.options.exercise {
        Exercise::Find => Scene::default(),
        Exercise::Name => Scene::default().with(Mark::Touched, trainer.asked.into()),
    };
    match (trainer.last, trainer.options.exercise) {
        (Some(Verdict::Right(square)), Exercise::Find) => scene.with(Mark::Last, square.into()),
        (Some(Verdict::Wrong(square)), _) => scene.with(Mark::Reason, square.into()),
        _ => scene,
    }
}

/// What is asked for, in words: where the marked square is, for who can't see it.
fn asked(trainer: &Trainer) -> Message {
    let asked = trainer.asked;
    match trainer.options.exercise {
        Exercise::Find => Message::of("coordinates-ask-find").text("square", asked),
        Exercise::Name => {
            let (file, rank) = (asked.file().index(), asked.rank().index());
            let turned = |index: u8| {
                if trainer.options.near.is_white() {
                    index
                } else {
                    7 - index
                }
            };
            Message::of("coordinates-ask-name")
                .number("column", u32::from(turned(file)) + 1)
                .number("row", u32::from(turned(rank)) + 1)
        }
    }
}

/// What has come of a try, and what is asked for now.
fn told(trainer: &Trainer) -> Vec<Message> {
    let verdict = match trainer.last {
        Some(Verdict::Wrong(square)) => Message::of("coordinates-that-is").text("square", square),
        _ => Message::of("train-well"),
    };
    vec![verdict, asked(trainer)]
}

/// The letters and digits as buttons.
fn name_keys(begun: Option<File>, texts: &Texts, link: &Scope<Coordinates>) -> Html {
    let key = |letter: char, pressed: bool| {
        html! {
            <button type="button" data-action="name-key" data-key={letter.to_string()}
                aria-pressed={pressed.then_some("true")} onclick={link.callback(move |_| Msg::Key(letter))}>
                { letter }
            </button>
        }
    };
    html! {
        <div class="name-keys" role="group" aria-label={texts.plain("coordinates-keys")}>
            { for File::ALL.map(|file| key(file.letter(), begun == Some(file))) }
            { for Rank::ALL.map(|rank| key(rank.digit(), false)) }
        </div>
    }
}

/// Letters and digits typed anywhere but in a field.
fn keys(link: &Scope<Coordinates>) -> EventListener {
    let link = link.clone();
    EventListener::new(&window(), "keydown", move |event| {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        if event.ctrl_key() || event.alt_key() || event.meta_key() || event.repeat() {
            return;
        }
        let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
        if target.is_some_and(|it| matches!(it.tag_name().as_str(), "SELECT" | "TEXTAREA")) {
            return;
        }
        let key = event.key();
        let mut letters = key.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            link.send_message(Msg::Key(letter));
        }
    })
}
