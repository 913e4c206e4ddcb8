//! The board before the rest of the table has come. On a slow way the table needs a while longer than its board, and
//! a beginner's first touch need not wait for it: the pieces are set out and can be moved, and what the hand has done
//! is handed over to the table, which does the same.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::document;
use yew::prelude::*;

use super::board::{Board, Handle};
use super::controls::settings;
use super::layer::Layer;
use super::pointer::{self, Heard};
use crate::app::geometry::Orientation;
use crate::app::hand::{self, Deed, Gesture, Hand, Touch};
use crate::app::language::Language;
use crate::app::message::Message;
use crate::app::scene::{self, Glide, Scene};
use crate::app::texts::Texts;
use crate::rules::{Bitboard, Color, File, Move, Position, Rank, Square};

/// What has been done on the board that was set out, for the table to do.
#[derive(Clone, Default)]
pub struct Early {
    gestures: Rc<RefCell<Vec<Gesture>>>,
    held: Rc<Cell<bool>>,
    focus: Rc<Cell<Option<Square>>>,
}

impl PartialEq for Early {
    fn eq(&self, other: &Early) -> bool {
        Rc::ptr_eq(&self.gestures, &other.gestures)
    }
}

impl Early {
    /// The gestures since they were taken last, in their order.
    pub fn take(&self) -> Vec<Gesture> {
        self.gestures.take()
    }

    /// The square that had the focus when the board went.
    pub fn focus(&self) -> Option<Square> {
        self.focus.take()
    }

    /// Whether a pointer is down on the board: then it stays until that is lifted.
    pub fn is_held(&self) -> bool {
        self.held.get()
    }
}

/// What the board shows and whom it tells.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The language.
    pub texts: Rc<Texts>,
    /// Where it is written down what the hand does.
    pub early: Early,
    /// What is said where the table can't be had.
    pub trouble: Html,
    /// Told when no pointer is down any longer.
    pub on_free: Callback<()>,
    /// Told of another language.
    pub on_language: Callback<Language>,
}

/// What can happen to the board.
pub enum Msg {
    /// The hand does something over it.
    Gesture(Gesture),
    /// The window tells something.
    Heard(Heard),
    /// Another square has the focus.
    Cursor(Square),
}

/// The board that is set out.
pub struct SetOut {
    position: Position,
    last: Option<Move>,
    hand: Hand,
    cursor: Square,
    gliding: Vec<Glide>,
    layer: Handle,
    gesture: Callback<Gesture>,
    focused: Callback<Square>,
    _listeners: Vec<EventListener>,
}

/// White sits below, as at each table that has just been opened.
const ORIENTATION: Orientation = Orientation { near: Color::White };

impl Component for SetOut {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<SetOut>) -> SetOut {
        let link = ctx.link();
        let layer = Handle(Rc::new(Layer::default()));
        SetOut {
            position: Position::initial(),
            last: None,
            hand: Hand::Empty,
            cursor: first_cursor(),
            gliding: Vec::new(),
            gesture: link.callback(Msg::Gesture),
            focused: link.callback(Msg::Cursor),
            _listeners: pointer::listeners(&layer.0, {
                let link = link.clone();
                move |heard| link.send_message(Msg::Heard(heard))
            }),
            layer,
        }
    }

    fn update(&mut self, ctx: &Context<SetOut>, msg: Msg) -> bool {
        match msg {
            Msg::Gesture(gesture) => self.gesture(ctx.props(), gesture),
            Msg::Heard(heard) => heard
                .gesture(&self.layer.0, ORIENTATION)
                .is_some_and(|gesture| self.gesture(ctx.props(), gesture)),
            Msg::Cursor(square) => {
                let moved = self.cursor != square;
                self.cursor = square;
                moved
            }
        }
    }

    fn view(&self, ctx: &Context<SetOut>) -> Html {
        let props = ctx.props();
        let texts = &props.texts;
        let mut scene = Scene::after(self.last, &self.position);
        if let Some(from) = self.hand.from() {
            let moves = self.position.legal_moves_from(Bitboard::of(from));
            scene.hold(&self.position, from, &moves, false);
        }
        html! {
            <main class="table" aria-busy="true">
                <header>
                    <h1><a href="#/" data-action="home">{ texts.plain("title") }</a></h1>
                    <p class="tagline">{ texts.plain("tagline") }</p>
                    { settings(texts, &props.on_language, Html::default()) }
                </header>
                <Board position={self.position} placement={self.position.placement()} {scene} past={None::<usize>}
                    hand={self.hand} orientation={ORIENTATION} coordinates=true cursor={self.cursor}
                    texts={texts.clone()} layer={self.layer.clone()} on_gesture={self.gesture.clone()}
                    on_cursor={self.focused.clone()} on_letter={Callback::noop()} />
                <div class="said">
                    <p class="status">
                        <span class={classes!("turn", self.position.turn().to_string())} aria-hidden="true" />
                        <span>{ texts.say(&Message::of("status-turn").text("color", self.position.turn())) }</span>
                    </p>
                    { props.trouble.clone() }
                </div>
            </main>
        }
    }

    fn rendered(&mut self, _: &Context<SetOut>, _: bool) {
        if !self.gliding.is_empty() {
            self.layer
                .0
                .glide(&std::mem::take(&mut self.gliding), ORIENTATION);
        }
    }

    fn destroy(&mut self, ctx: &Context<SetOut>) {
        let focused = document().active_element();
        let on_board = focused.is_some_and(|it| it.has_attribute("data-square"));
        ctx.props().early.focus.set(on_board.then_some(self.cursor));
    }
}

impl SetOut {
    fn gesture(&mut self, props: &Props, gesture: Gesture) -> bool {
        let board = self.position.placement();
        let table = hand::Table {
            position: &self.position,
            board: &board,
            chess960: false,
            over: self.position.legal_moves().is_empty(),
            touch: Touch::Free,
            promoting: None,
        };
        let (hand, deed) = self.hand.step(gesture, table);
        if hand == self.hand && deed == Deed::Nothing {
            return false;
        }
        props.early.gestures.borrow_mut().push(gesture);
        let before = std::mem::replace(&mut self.hand, hand);
        self.layer.0.carry(before, hand, &board);
        if let Deed::Play { mv, carried } = deed
            && let Ok(after) = self.position.play(mv)
        {
            self.gliding = scene::move_glides(&self.position, mv, &after);
            if carried && !self.gliding.is_empty() {
                self.gliding.remove(0);
            }
            self.last = Some(mv);
            self.position = after;
        }
        props.early.held.set(self.hand.pointer().is_some());
        if !props.early.is_held() {
            props.on_free.emit(());
        }
        true
    }
}

/// Where the keyboard starts: on White's king's pawn.
pub fn first_cursor() -> Square {
    Square::at(File::ALL[4], Rank::pawns(Color::White))
}
