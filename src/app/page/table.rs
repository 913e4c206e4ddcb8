//! The table: the state of the page, and the one way in which it changes.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::{Interval, Timeout};
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

mod acts;
mod asking;
mod claiming;
pub mod computer;
mod drawn;
mod kept;
mod missed;
mod moves;
mod msg;
mod opening;
mod papers;
mod players;
mod rulings;
mod scoring;
mod view;
mod walking;
mod wiring;

use self::asking::Asking;
use self::computer::Computer;
use self::drawn::Drawn;
pub use self::msg::Msg;
use self::papers::Wanted;
use self::wiring::Callbacks;
use super::board::Handle;
use super::browser;
use super::clock_source::ClockSource;
use super::layer::Layer;
use super::player::Asked;
use super::set_out::{Early, first_cursor};
use super::share::Sharing;
use super::speech;
use crate::app::address::Address;
use crate::app::destination::Screen;
use crate::app::geometry::Orientation;
use crate::app::hand::Hand;
use crate::app::keeping::Notes;
use crate::app::message::Message;
use crate::app::scene::Glide;
use crate::app::setup::Setup;
use crate::app::setup_words::AIDS;
use crate::app::sheet::Sheet;
use crate::app::sitting::Sitting;
use crate::app::texts::Texts;
use crate::app::walk::Walk;
use crate::clock::Instant;
use crate::notation::Notation;
use crate::rules::{Bitboard, ByColor, Color, Position, Square};
use crate::storage::Keeper;

/// What a table begins with.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// What has been done on the board that was set out before the table came.
    pub early: Early,
}

/// The state of the page.
pub struct Table {
    sitting: Sitting,
    setup: Setup,
    keeper: Keeper,
    /// The wait for the keeper; nothing once it has answered.
    opening: Option<Timeout>,
    drawn: Drawn,
    /// Whether a game that is to lie here is on its way.
    waiting: bool,
    /// The part with the players' own sheets has been asked for.
    sheets_wanted: bool,
    kept: Notes,
    source: ClockSource,
    hand: Hand,
    /// The squares of the reason that is given.
    reason: Bitboard,
    note: Vec<Message>,
    /// What is open at a player's edge.
    asked: ByColor<Option<Asked>>,
    /// The move written down for a claim.
    intended: String,
    /// Whether to put the game away is asked.
    leaving: bool,
    /// What has been done with the game, while that is open.
    sharing: Option<Sharing>,
    /// The arbiter's desk, where it is open.
    desk: Option<rulings::Open>,
    /// The computer, where it is one of the two.
    computer: Option<Computer>,
    orientation: Orientation,
    cursor: Square,
    /// The cursor had the focus on the board that was set out: it is to have it here.
    takes_focus: bool,
    typed: String,
    /// After how many half-moves the board shows the position, where that is not the present one.
    past: Option<usize>,
    sheet: RefCell<Sheet>,
    /// The game is over, and the players' own sheets have been handed in.
    comparing: bool,
    /// Which ways lead from the shown position, for the wheel.
    ways: Rc<Cell<(bool, bool)>>,
    wheel: Option<EventListener>,
    texts: Rc<Texts>,
    /// The notation, where it is not that of the language.
    chosen_notation: Option<Notation>,
    announced: (u32, AttrValue),
    /// What has been announced since the page was drawn last is still to be said.
    unsaid: bool,
    asking: Asking,
    gliding: Vec<Glide>,
    /// Looks for gaps while a clock runs.
    watch: Option<Interval>,
    /// Waits for the moment at which a player need not write any longer.
    duty: Option<Timeout>,
    layer: Handle,
    root: NodeRef,
    field: NodeRef,
    callbacks: Callbacks,
    _listeners: Vec<EventListener>,
}

impl Component for Table {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Table>) -> Table {
        let link = ctx.link();
        let address = Address::read(&browser::hash());
        let language = speech::wanted(address.language);
        let layer = Handle(Rc::new(Layer::default()));
        let mut table = Table {
            sitting: Sitting::new(address.setup.settings(), Position::initial(), false),
            setup: address.setup.clone(),
            keeper: Keeper::open(&browser::hash(), {
                let link = link.clone();
                move |report| link.send_message(Msg::Kept(report))
            }),
            opening: opening::wait(link),
            drawn: Drawn::Frame,
            waiting: false,
            sheets_wanted: false,
            kept: Notes::default(),
            source: ClockSource::from(Instant(0)),
            hand: Hand::Empty,
            reason: Bitboard::EMPTY,
            note: Vec::new(),
            asked: ByColor::default(),
            intended: String::new(),
            leaving: false,
            sharing: None,
            desk: None,
            computer: None,
            orientation: Orientation { near: Color::White },
            cursor: first_cursor(),
            takes_focus: false,
            typed: String::new(),
            past: None,
            sheet: RefCell::default(),
            comparing: false,
            ways: Rc::default(),
            wheel: None,
            chosen_notation: address.notation.or_else(browser::stored_notation),
            texts: speech::known(language),
            announced: (0, AttrValue::default()),
            unsaid: false,
            asking: Asking::default(),
            gliding: Vec::new(),
            watch: None,
            duty: None,
            layer: layer.clone(),
            root: NodeRef::default(),
            field: NodeRef::default(),
            callbacks: Callbacks::new(link),
            _listeners: wiring::listeners(link, &layer.0),
        };
        table.sit_down(ctx, &address);
        table.name_document();
        link.send_message(Msg::Early);
        if table.texts.language() != language {
            table.speak(ctx, language);
        }
        table
    }

    fn update(&mut self, ctx: &Context<Table>, msg: Msg) -> bool {
        match msg {
            Msg::Early => return self.catch_up(&ctx.props().early),
            Msg::Gesture(gesture) => return self.does_with_hand(gesture),
            Msg::Heard(heard) => {
                let gesture = heard.gesture(&self.layer.0, self.orientation);
                return gesture.is_some_and(|gesture| self.does_with_hand(gesture));
            }
            Msg::Cursor(square) => {
                let moved = self.cursor != square;
                self.cursor = square;
                return moved;
            }
            Msg::Typing(text) => self.typed = text,
            // No file and no piece is called j.
            Msg::Letter(letter) if letter.eq_ignore_ascii_case("j") => self.adjust_by_key(),
            // A sign that is no part of a move asks for something.
            Msg::Letter(sign) if !sign.chars().all(char::is_alphanumeric) => self.ask(ctx, sign),
            Msg::Letter(letter) => {
                self.typed = letter;
                if let Some(field) = self.field.cast::<HtmlElement>() {
                    let _ = field.focus();
                }
            }
            Msg::Typed => self.enter_typed(ctx),
            Msg::Ask(text) => self.ask(ctx, text),
            Msg::Answer(text, words) => self.answer(&text, words),
            Msg::CloseList => self.asking.is_open = false,
            Msg::Control(control) => self.control(control),
            Msg::Walk(walk) => return self.walk(walk),
            Msg::BackToGame => {
                self.walk(Walk::Present);
                self.focus_cursor();
            }
            Msg::WriteDown(side, ply, text) => self.write_down(side, ply, text),
            Msg::Compare => self.comparing = true,
            Msg::Duty => self.tell_duty(),
            Msg::Act(side, act) => self.player_acts(side, act),
            Msg::Intended(text) => self.intended = text,
            Msg::Press(side) => self.press(side),
            Msg::Space => return self.press_by_key(),
            Msg::Adjust => self.adjust_by_key(),
            Msg::Desk(act) => self.desk_acts(act),
            Msg::Flag => return self.settle(),
            Msg::Look => {
                let missed = self.look();
                return self.settle() || missed;
            }
            Msg::Share => self.want(ctx, Wanted::Share),
            Msg::Papers(wanted, papers) => self.take(wanted, papers),
            Msg::ShareAct(act) => self.share_acts(ctx, act),
            Msg::Kept(report) => {
                if opening::answers(&report) {
                    self.opening = None;
                }
                self.hear_keeper(ctx, report);
            }
            Msg::Open => self.opening = None,
            Msg::Rest => return self.draw_next(),
            Msg::Keeping(act) => self.keeping_acts(act),
            Msg::Computer(event) => self.computer_hears(event),
            Msg::Language(language) => {
                browser::store_language(language);
                self.speak(ctx, language);
                return false;
            }
            Msg::Speak(texts) => {
                self.texts = texts;
                self.asking = Asking::default();
                self.name_document();
            }
            Msg::Aid(place, given) => {
                if let Some(aid) = AIDS.get(place) {
                    self.sitting.choose_aid(aid, given);
                }
            }
            Msg::Notation(notation) => {
                browser::store_notation(notation);
                self.chosen_notation = notation;
            }
            Msg::Address => {
                let address = Address::read(&browser::hash());
                if address.screen != Screen::Play {
                    // The table is about to be left.
                    return false;
                }
                if let Some(language) = address.language {
                    self.speak(ctx, language);
                }
                self.chosen_notation = address.notation.or(self.chosen_notation);
                self.sit_down(ctx, &address);
                self.keeper.look(&browser::hash());
            }
        }
        true
    }

    fn view(&self, _: &Context<Table>) -> Html {
        if !self.is_laid_out() {
            return html! { <main class="table" aria-busy="true" /> };
        }
        self.draw()
    }

    fn destroy(&mut self, _: &Context<Table>) {
        self.keeper.let_go();
    }

    fn rendered(&mut self, ctx: &Context<Table>, _: bool) {
        self.await_rest(ctx.link());
        self.unsaid = false;
        if std::mem::take(&mut self.takes_focus) {
            self.focus_cursor();
        }
        self.watch(ctx.link());
        self.await_duty(ctx.link());
        self.fetch_sheets(ctx);
        self.mind_computer(ctx.link());
        self.ways.set(self.ways());
        if self.wheel.is_none()
            && let Some(root) = self.root.cast::<Element>()
        {
            self.wheel = walking::wheel(&root, self.ways.clone(), ctx.link());
        }
        if !self.gliding.is_empty() {
            let glides = std::mem::take(&mut self.gliding);
            self.layer.0.glide(&glides, self.orientation);
        }
    }
}
