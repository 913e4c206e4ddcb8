//! The table: the state of the page, and the one way in which it changes.

use std::rc::Rc;

use gloo_events::EventListener;
use web_sys::HtmlElement;
use yew::prelude::*;

mod acts;
mod wiring;

use self::wiring::Callbacks;
use super::announcer::Announcer;
use super::board::{Board, Handle};
use super::browser;
use super::controls::{Controls, Settings};
use super::layer::Layer;
use super::note::Note;
use super::score_sheet::{self, ScoreSheet};
use super::status::Status;
use super::typed_move::TypedMove;
use crate::app::address::{Address, Screen};
use crate::app::geometry::Orientation;
use crate::app::hand::{Gesture, Hand, Place, PointerId, Refused};
use crate::app::language::Language;
use crate::app::message::Message;
use crate::app::scene::{Glide, Mark, Scene};
use crate::app::sentences;
use crate::app::session::{Action, Session};
use crate::app::texts::Texts;
use crate::rules::{Color, File, Position, Rank, Square};

/// What can happen to the page.
pub enum Msg {
    /// The hand does something over the board.
    Gesture(Gesture),
    /// A pointer is lifted from the screen.
    Lifted(PointerId, Place),
    /// Another square has the focus.
    Cursor(Square),
    /// The text of the field for typed moves changes.
    Typing(String),
    /// A letter is typed on the board.
    Letter(String),
    /// Enter in that field.
    Typed,
    /// The board is turned round.
    Flip,
    /// The last move is taken back.
    TakeBack,
    /// A new game.
    NewGame,
    /// Another language.
    Language(Language),
    /// The address has changed.
    Address,
    /// The page has lost the focus.
    Interrupt,
    /// The window has another size.
    Resized,
    /// The page has been scrolled.
    Scrolled,
}

/// The state of the page.
pub struct Table {
    session: Session,
    hand: Hand,
    refused: Option<Refused>,
    note: Vec<Message>,
    orientation: Orientation,
    cursor: Square,
    typed: String,
    texts: Rc<Texts>,
    announced: (u32, AttrValue),
    gliding: Vec<Glide>,
    layer: Handle,
    root: NodeRef,
    field: NodeRef,
    callbacks: Callbacks,
    _listeners: Vec<EventListener>,
}

impl Component for Table {
    type Message = Msg;
    type Properties = ();

    fn create(ctx: &Context<Table>) -> Table {
        let link = ctx.link();
        let address = Address::read(&browser::hash());
        let preferred = browser::preferred_languages();
        let language = Language::choose(
            address.language,
            browser::stored_language().as_deref(),
            preferred.iter().map(String::as_str),
        );
        let layer = Handle(Rc::new(Layer::default()));
        let mut table = Table {
            session: Session::new(Position::initial(), false),
            hand: Hand::Empty,
            refused: None,
            note: Vec::new(),
            orientation: Orientation { near: Color::White },
            cursor: first_cursor(),
            typed: String::new(),
            texts: Rc::new(Texts::new(language)),
            announced: (0, AttrValue::default()),
            gliding: Vec::new(),
            layer: layer.clone(),
            root: NodeRef::default(),
            field: NodeRef::default(),
            callbacks: Callbacks::new(link),
            _listeners: wiring::listeners(link, &layer.0),
        };
        table.sit_down(&address);
        table.name_document();
        table
    }

    fn update(&mut self, _: &Context<Table>, msg: Msg) -> bool {
        match msg {
            Msg::Gesture(gesture) => return self.gesture(gesture),
            Msg::Lifted(pointer, place) => {
                let bounds = self.layer.0.bounds();
                let square = bounds.and_then(|bounds| self.orientation.square_under(place, bounds));
                return self.gesture(Gesture::Lift { pointer, square });
            }
            Msg::Interrupt => return self.gesture(Gesture::Interrupt),
            Msg::Resized => {
                // A resize that leaves the board as it is, such as a late one, ends no drag.
                return self.layer.0.is_resized() && self.gesture(Gesture::Interrupt);
            }
            Msg::Scrolled => {
                self.layer.0.unmeasure();
                return false;
            }
            Msg::Cursor(square) => {
                let moved = self.cursor != square;
                self.cursor = square;
                return moved;
            }
            Msg::Typing(text) => self.typed = text,
            Msg::Letter(letter) => {
                self.typed = letter;
                if let Some(field) = self.field.cast::<HtmlElement>() {
                    let _ = field.focus();
                }
            }
            Msg::Typed => self.play_typed(),
            Msg::Flip => {
                // A piece in hand stays there: the turn may come between the two taps of a move.
                self.gesture(Gesture::Interrupt);
                self.orientation = self.orientation.flipped();
                let near = self.orientation.near;
                self.announce(&[Message::of("spoken-flipped").text("color", near)]);
            }
            Msg::TakeBack => self.take_back(),
            Msg::NewGame => {
                self.let_go();
                if self.session.apply(Action::NewGame) {
                    self.note = vec![Message::of("new-game-can-be-taken-back")];
                }
                let mut said = vec![Message::of("spoken-new-game")];
                said.extend(self.note.iter().cloned());
                self.announce(&said);
            }
            Msg::Language(language) => {
                browser::store_language(language);
                self.texts = Rc::new(Texts::new(language));
                self.name_document();
            }
            Msg::Address => {
                let address = Address::read(&browser::hash());
                if address.screen == Screen::Home {
                    // The table is about to be left.
                    return false;
                }
                if let Some(language) = address.language {
                    self.texts = Rc::new(Texts::new(language));
                    self.name_document();
                }
                self.sit_down(&address);
            }
        }
        true
    }

    fn view(&self, _: &Context<Table>) -> Html {
        let texts = &self.texts;
        let say = |messages: &[Message]| -> AttrValue {
            let sentences: Vec<String> = messages.iter().map(|said| texts.say(said)).collect();
            sentences.join(" ").into()
        };
        let scene = Scene::of(&self.session, self.hand, self.refused.as_ref());
        let squares: Vec<String> = scene
            .squares(Mark::Reason)
            .into_iter()
            .map(|square| square.to_string())
            .collect();
        let over = self.session.outcome().is_some();
        let position = *self.session.position();
        html! {
            <main class="table" ref={self.root.clone()}>
                <header>
                    <h1>{ texts.plain("title") }</h1>
                    <p class="tagline">{ texts.plain("tagline") }</p>
                    <Settings texts={texts.clone()} on_language={self.callbacks.language.clone()} />
                </header>
                <Board {position} {scene} hand={self.hand} orientation={self.orientation}
                    cursor={self.cursor} texts={texts.clone()} layer={self.layer.clone()}
                    on_gesture={self.callbacks.gesture.clone()}
                    on_cursor={self.callbacks.cursor.clone()}
                    on_letter={self.callbacks.letter.clone()} />
                <div class="said">
                    <Status text={say(&[sentences::status(&self.session)])} turn={position.turn()}
                        outcome={self.session.outcome()} />
                    <Note text={say(&self.note)} squares={squares.join(" ")} />
                </div>
                <ScoreSheet lines={score_sheet::lines(&self.session, self.notation())} texts={texts.clone()} />
                <TypedMove value={self.typed.clone()} hint={say(&[sentences::typed(&position, &self.typed, self.notation())])} over={over}
                    texts={texts.clone()} field={self.field.clone()}
                    on_change={self.callbacks.typing.clone()}
                    on_enter={self.callbacks.typed.clone()} />
                <Controls can_take_back={self.session.can_take_back()} texts={texts.clone()}
                    on_new_game={self.callbacks.new_game.clone()}
                    on_flip={self.callbacks.flip.clone()}
                    on_take_back={self.callbacks.take_back.clone()} />
                <Announcer count={self.announced.0} text={self.announced.1.clone()} />
            </main>
        }
    }

    fn rendered(&mut self, _: &Context<Table>, _: bool) {
        if !self.gliding.is_empty() {
            let glides = std::mem::take(&mut self.gliding);
            self.layer.0.glide(&glides, self.orientation);
        }
    }
}

/// Where the keyboard starts: on White's king's pawn.
fn first_cursor() -> Square {
    Square::at(File::ALL[4], Rank::pawns(Color::White))
}
