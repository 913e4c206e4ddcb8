//! The table: the state of the page, and the one way in which it changes.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_utils::window;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::announcer::Announcer;
use super::board::{self, Board, Handle};
use super::browser;
use super::controls::{Controls, Settings};
use super::layer::Layer;
use super::note::Note;
use super::score_sheet::{Line, ScoreSheet};
use super::status::Status;
use super::typed_move::TypedMove;
use crate::app::address::Address;
use crate::app::geometry::Orientation;
use crate::app::hand::{Deed, Gesture, Hand, Refused, Table as Seen};
use crate::app::language::Language;
use crate::app::message::Message;
use crate::app::scene::{self, Glide, Mark, Scene};
use crate::app::sentences;
use crate::app::session::{Action, Session};
use crate::app::texts::Texts;
use crate::notation::{self, Notation, ReadError};
use crate::rules::{Color, Fen, File, Move, Position, Rank, Square};

/// What can happen to the page.
pub enum Msg {
    /// The hand does something over the board.
    Gesture(Gesture),
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

/// What components tell the table, made once, so that properties stay equal.
struct Callbacks {
    gesture: Callback<Gesture>,
    cursor: Callback<Square>,
    typing: Callback<String>,
    letter: Callback<String>,
    typed: Callback<()>,
    flip: Callback<()>,
    take_back: Callback<()>,
    new_game: Callback<()>,
    language: Callback<Language>,
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
            layer,
            root: NodeRef::default(),
            field: NodeRef::default(),
            callbacks: Callbacks {
                gesture: link.callback(Msg::Gesture),
                cursor: link.callback(Msg::Cursor),
                typing: link.callback(Msg::Typing),
                letter: link.callback(Msg::Letter),
                typed: link.callback(|()| Msg::Typed),
                flip: link.callback(|()| Msg::Flip),
                take_back: link.callback(|()| Msg::TakeBack),
                new_game: link.callback(|()| Msg::NewGame),
                language: link.callback(Msg::Language),
            },
            _listeners: listeners(ctx),
        };
        table.sit_down(&address);
        table.name_document();
        table
    }

    fn update(&mut self, _: &Context<Table>, msg: Msg) -> bool {
        match msg {
            Msg::Gesture(gesture) => return self.gesture(gesture),
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
                <ScoreSheet lines={self.lines()} texts={texts.clone()} />
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

impl Table {
    /// Begins the game that an address asks for; what makes no sense in it gets its sentence.
    fn sit_down(&mut self, address: &Address) {
        self.let_go();
        self.note = address
            .faults
            .iter()
            .map(sentences::address_fault)
            .collect();
        let (start, chess960) = match address.fen.as_deref().map(Fen::read) {
            None => (Position::initial(), false),
            Some(Ok(fen)) => {
                self.note
                    .extend(fen.notices.iter().filter_map(sentences::fen_notice));
                (fen.position, fen.chess960)
            }
            Some(Err(error)) => {
                self.note.extend(sentences::fen_error(&error));
                (Position::initial(), false)
            }
        };
        self.session = Session::new(start, chess960);
        if !self.note.is_empty() {
            self.announce(&self.note.clone());
        }
    }

    fn name_document(&self) {
        browser::name_document(
            self.texts.language(),
            &self.texts.plain("title"),
            &self.texts.plain("trouble"),
        );
    }

    /// Whatever is in the hand goes back, and what was said of it is over.
    fn let_go(&mut self) {
        self.hand = Hand::Empty;
        self.layer.0.put_down();
        self.refused = None;
        self.note.clear();
        self.typed.clear();
    }

    fn gesture(&mut self, gesture: Gesture) -> bool {
        let seen = Seen {
            position: self.session.position(),
            chess960: self.session.chess960(),
            over: self.session.outcome().is_some(),
        };
        let (hand, deed) = self.hand.step(gesture, seen);
        if hand == self.hand && deed == Deed::Nothing {
            return false;
        }
        let before = std::mem::replace(&mut self.hand, hand);
        self.carry(before);
        match deed {
            Deed::Nothing => {
                if !matches!(hand, Hand::Aiming { .. }) {
                    self.refused = None;
                    self.note.clear();
                }
            }
            Deed::Play { mv, carried } => self.play(mv, carried),
            Deed::Refuse(refused) => self.refuse(refused),
        }
        if matches!(before, Hand::Choosing { .. }) && hand.from().is_none() {
            self.focus_cursor();
        }
        true
    }

    /// Tells the layer when a piece is taken up and when it is put down.
    fn carry(&self, before: Hand) {
        let dragging = |hand: Hand| matches!(hand, Hand::Dragging { .. });
        match (dragging(before), dragging(self.hand)) {
            (false, true) => {
                let from = self.hand.from();
                if let Some(piece) = from.and_then(|from| self.session.position().piece_at(from)) {
                    self.layer.0.lift(piece);
                }
            }
            (true, false) => self.layer.0.put_down(),
            _ => {}
        }
    }

    fn play(&mut self, mv: Move, carried: bool) {
        let before = *self.session.position();
        if !self.session.apply(Action::Move(mv)) {
            return;
        }
        self.let_go();
        self.gliding = scene::glides(&self.session);
        if carried && !self.gliding.is_empty() {
            self.gliding.remove(0);
        }
        let parts: Vec<String> = sentences::spoken(&before, mv, self.session.position())
            .iter()
            .map(|part| self.texts.say(part))
            .collect();
        let mut text = parts.join(", ");
        if self.session.outcome().is_some() {
            text.push_str(". ");
            text.push_str(&self.texts.say(&sentences::status(&self.session)));
        }
        self.announce_text(text);
    }

    fn refuse(&mut self, refused: Refused) {
        self.note = vec![sentences::refusal(self.session.position(), &refused)];
        self.refused = Some(refused);
        self.announce(&self.note.clone());
    }

    fn take_back(&mut self) {
        let notation = self.notation();
        let taken = self
            .session
            .plies()
            .last()
            .map(|ply| ply.told.written(notation));
        let mut glides = scene::glides(&self.session);
        self.let_go();
        if !self.session.apply(Action::TakeBack) {
            return;
        }
        for glide in &mut glides {
            (glide.from, glide.to) = (glide.to, glide.from);
            if let Some(piece) = self.session.position().piece_at(glide.to) {
                glide.piece = piece;
            }
        }
        self.gliding = glides;
        self.announce(&[match taken {
            Some(taken) => Message::of("spoken-taken-back").text("move", taken),
            None => Message::of("spoken-game-again"),
        }]);
    }

    fn play_typed(&mut self) {
        if self.typed.trim().is_empty() {
            return;
        }
        let position = *self.session.position();
        let read = notation::read_in(&position, &self.typed, self.notation());
        match read.map(|mv| mv.get()) {
            Ok(mv) => self.play(mv, false),
            Err(ReadError::Illegal { from, to, refusal }) => self.refuse(Refused {
                from,
                to,
                why: refusal,
            }),
            Err(error) => {
                self.refused = None;
                self.note = vec![sentences::read_error(&position, &error, self.notation())];
                self.announce(&self.note.clone());
            }
        }
    }

    fn notation(&self) -> Notation {
        self.texts.language().notation()
    }

    fn announce(&mut self, messages: &[Message]) {
        let sentences: Vec<String> = messages.iter().map(|said| self.texts.say(said)).collect();
        self.announce_text(sentences.join(" "));
    }

    fn announce_text(&mut self, text: String) {
        self.announced = (self.announced.0.wrapping_add(1), text.into());
    }

    fn focus_cursor(&self) {
        if let Some(root) = self.root.cast::<Element>() {
            board::focus(&root, self.cursor);
        }
    }

    /// The lines of the score sheet.
    fn lines(&self) -> Vec<Line> {
        let plies = self.session.plies();
        let start = self.session.start();
        let mut lines: Vec<Line> = Vec::with_capacity(plies.len() / 2 + 1);
        for (index, ply) in plies.iter().enumerate() {
            let last = (index + 1 == plies.len()).then_some(index + 1);
            let text = Some(AttrValue::from(ply.told.written(self.notation())));
            let blacks = ply.after.turn() == Color::White;
            match lines.last_mut() {
                Some(line) if blacks => {
                    line.black = text;
                    line.last = last;
                }
                _ => lines.push(Line {
                    number: start.fullmove_number().saturating_add(lines.len() as u32),
                    ply: if blacks { index } else { index + 1 },
                    white: text.clone().filter(|_| !blacks),
                    black: text.filter(|_| blacks),
                    last,
                }),
            }
        }
        lines
    }
}

/// Where the keyboard starts: on White's king's pawn.
fn first_cursor() -> Square {
    Square::at(File::ALL[4], Rank::pawns(Color::White))
}

fn listeners(ctx: &Context<Table>) -> Vec<EventListener> {
    let on = |event: &'static str, msg: fn() -> Msg| {
        let link = ctx.link().clone();
        EventListener::new(&window(), event, move |_| link.send_message(msg()))
    };
    let link = ctx.link().clone();
    let escape = EventListener::new(&window(), "keydown", move |event| {
        let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
        if key.as_deref() == Some("Escape") {
            link.send_message(Msg::Gesture(Gesture::Dismiss));
        }
    });
    vec![
        on("blur", || Msg::Interrupt),
        on("resize", || Msg::Resized),
        on("scroll", || Msg::Scrolled),
        on("hashchange", || Msg::Address),
        escape,
    ]
}
