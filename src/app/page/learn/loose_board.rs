//! A board on which no game is played: what the hand does over it is told, and what comes of that is for its owner to
//! say. It is the board of the table, with lines drawn over it.

use std::rc::Rc;

use gloo_events::EventListener;
use yew::prelude::*;

mod heard;

use super::lines;
use crate::app::geometry::Orientation;
use crate::app::hand::{Deed, Done, Gesture, Hand, Loose};
use crate::app::learn::lines::Line;
use crate::app::page::board::{Board, Handle};
use crate::app::page::pointer::Heard;
use crate::app::scene::{Glide, Mark, Scene};
use crate::app::sitting::Sitting;
use crate::app::texts::Texts;
use crate::rules::{Bitboard, Color, File, Placement, Position, Rank, Square};

/// What the board shows and whom it tells.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The position; none where the pieces stand as no game has them.
    #[prop_or_default]
    pub position: Option<Position>,
    /// What `data-fen` says of such pieces.
    #[prop_or_default]
    pub fen: AttrValue,
    /// The pieces.
    pub placement: Placement,
    /// The marks, but for that of the piece in hand.
    pub scene: Scene,
    /// The lines over it.
    #[prop_or_default]
    pub lines: Vec<Line>,
    /// Which side sits below.
    pub near: Color,
    /// The letters and digits are shown (BOARD-4).
    #[prop_or(true)]
    pub coordinates: bool,
    /// The squares whose pieces may be taken up.
    pub movable: Bitboard,
    /// From where and to where the pawn came of which is asked what it becomes (PROMO-1).
    #[prop_or_default]
    pub choosing: Option<(Square, Square)>,
    /// How the pieces have come to where they stand: what glides when they change.
    #[prop_or_default]
    pub glides: Vec<Glide>,
    /// What else is drawn over the board.
    #[prop_or_default]
    pub over: Html,
    /// The game, where one is played on this board after all: then the hand goes by it.
    #[prop_or_default]
    pub game: Option<Played>,
    /// In a game, the squares are marked to which the piece in hand may go.
    #[prop_or(true)]
    pub glow: bool,
    /// Changes whenever whatever is in hand is to be let go.
    #[prop_or_default]
    pub round: u32,
    /// The language.
    pub texts: Rc<Texts>,
    /// The layer over the board, by which its owner can carry pieces onto it.
    pub layer: Handle,
    /// Told what comes of gestures, and which piece is in hand after them.
    #[prop_or_default]
    pub on_done: Callback<(Done, Option<Square>)>,
    /// Told what the hand does in a game.
    #[prop_or_default]
    pub on_deed: Callback<Deed>,
    /// Told of a letter or digit typed on a square, and of `Delete`.
    #[prop_or_default]
    pub on_key: Callback<(Square, String)>,
}

/// A game as it stood after the last act in it.
#[derive(Clone)]
pub struct Played(pub Rc<Sitting>);

impl PartialEq for Played {
    fn eq(&self, other: &Played) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// What can happen to the board.
pub enum Msg {
    /// The hand does something over it.
    Gesture(Gesture),
    /// The window tells something.
    Heard(Heard),
    /// Another square has the focus.
    Cursor(Square),
    /// A key is typed on the square that has the focus.
    Key(String),
}

/// The board.
pub struct LooseBoard {
    hand: Hand,
    cursor: Square,
    /// The piece has been carried to its square: it need not glide there.
    carried: bool,
    gliding: Vec<Glide>,
    gesture: Callback<Gesture>,
    focused: Callback<Square>,
    letter: Callback<String>,
    _listeners: Vec<EventListener>,
}

impl Component for LooseBoard {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<LooseBoard>) -> LooseBoard {
        let link = ctx.link();
        LooseBoard {
            hand: Hand::Empty,
            cursor: Square::at(File::ALL[4], Rank::ALL[3]),
            carried: false,
            gliding: Vec::new(),
            gesture: link.callback(Msg::Gesture),
            focused: link.callback(Msg::Cursor),
            letter: link.callback(Msg::Key),
            _listeners: heard::listeners(link, &ctx.props().layer.0),
        }
    }

    fn update(&mut self, ctx: &Context<LooseBoard>, msg: Msg) -> bool {
        match msg {
            Msg::Gesture(gesture) => self.gesture(ctx.props(), gesture),
            Msg::Heard(heard) => {
                let props = ctx.props();
                let gesture = heard.gesture(&props.layer.0, Orientation { near: props.near });
                gesture.is_some_and(|gesture| self.gesture(props, gesture))
            }
            Msg::Cursor(square) => {
                let moved = self.cursor != square;
                self.cursor = square;
                moved
            }
            Msg::Key(key) => {
                ctx.props().on_key.emit((self.cursor, key));
                false
            }
        }
    }

    fn changed(&mut self, ctx: &Context<LooseBoard>, old: &Props) -> bool {
        let props = ctx.props();
        if props.choosing != old.choosing {
            self.hand = match props.choosing {
                Some((from, to)) => Hand::Choosing { from, to },
                None => Hand::Empty,
            };
        }
        if props.round != old.round {
            let before = std::mem::replace(&mut self.hand, Hand::Empty);
            self.carry(props, before);
        }
        if let Some(Played(game)) = &props.game
            && props.game != old.game
        {
            let before = self.hand;
            self.hand = match game.promoting() {
                Some((from, to)) => Hand::Choosing { from, to },
                _ => self.hand.after_touch(game.seen()),
            };
            self.carry(props, before);
        }
        if props.placement != old.placement {
            // A piece in hand that is no longer there is let go.
            let from = self.hand.from();
            let stays = |from: Square| props.placement.get(from) == old.placement.get(from);
            let elsewhere = props.choosing.is_some() || props.game.is_some();
            if !elsewhere && !from.is_none_or(stays) {
                let before = std::mem::replace(&mut self.hand, Hand::Empty);
                self.carry(props, before);
            }
            self.gliding.clone_from(&props.glides);
            if self.carried && !self.gliding.is_empty() {
                self.gliding.remove(0);
            }
        }
        self.carried = false;
        true
    }

    fn view(&self, ctx: &Context<LooseBoard>) -> Html {
        let props = ctx.props();
        let orientation = Orientation { near: props.near };
        let scene = match &props.game {
            Some(Played(game)) => {
                let scene = Scene::of(game, self.hand, props.scene.squares(Mark::Reason));
                if props.glow {
                    scene
                } else {
                    scene.without_moves()
                }
            }
            None => {
                let held = self.hand.from().filter(|from| props.movable.has(*from));
                let held = held.map_or(Bitboard::EMPTY, Bitboard::of);
                props.scene.with(Mark::Selected, held)
            }
        };
        html! {
            <div class="loose-board">
                <Board position={props.position} fen={props.fen.clone()} placement={props.placement}
                    {scene} past={None::<usize>} hand={self.hand} {orientation}
                    coordinates={props.coordinates} cursor={self.cursor} texts={props.texts.clone()}
                    layer={props.layer.clone()} on_gesture={self.gesture.clone()}
                    on_cursor={self.focused.clone()} on_letter={self.letter.clone()} />
                { lines::view(&props.lines, orientation) }
                { props.over.clone() }
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<LooseBoard>, _: bool) {
        if !self.gliding.is_empty() {
            let glides = std::mem::take(&mut self.gliding);
            let near = ctx.props().near;
            ctx.props().layer.0.glide(&glides, Orientation { near });
        }
    }

    fn destroy(&mut self, ctx: &Context<LooseBoard>) {
        ctx.props().layer.0.attend(None);
    }
}

impl LooseBoard {
    fn gesture(&mut self, props: &Props, gesture: Gesture) -> bool {
        if let Some(Played(game)) = &props.game {
            let (hand, deed) = self.hand.step(gesture, game.seen());
            if hand == self.hand && deed == Deed::Nothing {
                return false;
            }
            let before = std::mem::replace(&mut self.hand, hand);
            self.carry(props, before);
            self.carried = matches!(
                deed,
                Deed::Carry { carried: true, .. } | Deed::Play { carried: true, .. }
            );
            props.on_deed.emit(deed);
            return true;
        }
        let movable = props.movable;
        let (hand, done) = self.hand.step_loose(gesture, Loose { movable });
        if hand == self.hand && done == Done::Nothing {
            return false;
        }
        let before = std::mem::replace(&mut self.hand, hand);
        self.carry(props, before);
        self.carried = matches!(done, Done::Carry { carried: true, .. });
        let held = hand.from().filter(|from| movable.has(*from));
        props.on_done.emit((done, held));
        true
    }

    /// Tells the layer when a piece is taken up and when it is put down.
    fn carry(&self, props: &Props, before: Hand) {
        props.layer.0.carry(before, self.hand, &props.placement);
    }
}
