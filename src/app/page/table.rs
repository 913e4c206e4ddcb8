//! The table: the state of the page, and the one way in which it changes.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Interval;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

mod acts;
mod kept;
mod missed;
mod players;
mod scoring;
mod walking;
mod wiring;

use self::wiring::Callbacks;
use super::announcer::Announcer;
use super::awake::Awake;
use super::board::{Board, Handle};
use super::browser;
use super::clock_source::ClockSource;
use super::controls::{Controls, Settings, notation_choice};
use super::keeping::{self, Keeping};
use super::layer::Layer;
use super::note::Note;
use super::player::{Act, Asked};
use super::printed;
use super::score_sheet::ScoreSheet;
use super::status::Status;
use super::typed_move::TypedMove;
use crate::app::address::{Address, Screen};
use crate::app::gaps;
use crate::app::geometry::Orientation;
use crate::app::hand::{Gesture, Hand, Place, PointerId};
use crate::app::keeping::Notes;
use crate::app::language::Language;
use crate::app::message::Message;
use crate::app::move_sentences;
use crate::app::scene::{Glide, Mark, Scene};
use crate::app::sentences;
use crate::app::setup::{Seats, Setup};
use crate::app::sheet::Sheet;
use crate::app::sitting::Sitting;
use crate::app::texts::Texts;
use crate::app::verdicts;
use crate::app::walk::Walk;
use crate::clock::Instant;
use crate::notation::Notation;
use crate::rules::{Bitboard, ByColor, Color, File, Position, Rank, Square};
use crate::storage::{Keeper, Report};

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
    /// A step through the game.
    Walk(Walk),
    /// Back to the game as it stands, and to its board.
    BackToGame,
    /// A player writes a half-move, numbered from 1, down on the own sheet.
    WriteDown(Color, u32, String),
    /// The players' own sheets are to be compared with the game.
    Compare,
    /// A player does something by a button of his own.
    Act(Color, Act),
    /// The text of the move that a claim rests on changes.
    Intended(String),
    /// A player's clock is pressed, or the clock is started.
    Press(Color),
    /// The clock is pressed by the space bar, by whoever has a move to complete.
    Space,
    /// "I adjust" is said by key, by the player to move.
    Adjust,
    /// A flag is seen to fall.
    Flag,
    /// The device may have slept.
    Look,
    /// The keeper of games tells something.
    Kept(Report),
    /// Something is asked for about the keeping of games.
    Keeping(keeping::Act),
    /// Another language.
    Language(Language),
    /// Another notation, or that of the language.
    Notation(Option<Notation>),
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
    sitting: Sitting,
    setup: Setup,
    keeper: Keeper,
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
    orientation: Orientation,
    cursor: Square,
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
    gliding: Vec<Glide>,
    /// Looks for gaps while a clock runs.
    watch: Option<Interval>,
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
            sitting: Sitting::new(address.setup.settings(), Position::initial(), false),
            setup: address.setup.clone(),
            keeper: Keeper::open(&browser::hash(), {
                let link = link.clone();
                move |report| link.send_message(Msg::Kept(report))
            }),
            kept: Notes::default(),
            source: ClockSource::from(Instant(0)),
            hand: Hand::Empty,
            reason: Bitboard::EMPTY,
            note: Vec::new(),
            asked: ByColor::default(),
            intended: String::new(),
            orientation: Orientation { near: Color::White },
            cursor: first_cursor(),
            typed: String::new(),
            past: None,
            sheet: RefCell::default(),
            comparing: false,
            ways: Rc::default(),
            wheel: None,
            texts: Rc::new(Texts::new(language)),
            chosen_notation: address.notation.or_else(browser::stored_notation),
            announced: (0, AttrValue::default()),
            gliding: Vec::new(),
            watch: None,
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
            // No file and no piece is called j.
            Msg::Letter(letter) if letter.eq_ignore_ascii_case("j") => self.adjust_by_key(),
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
            Msg::NewGame => self.new_game(),
            Msg::Walk(walk) => return self.walk(walk),
            Msg::BackToGame => {
                self.walk(Walk::Present);
                self.focus_cursor();
            }
            Msg::WriteDown(side, ply, text) => self.write_down(side, ply, text),
            Msg::Compare => self.comparing = true,
            Msg::Act(side, act) => self.player_acts(side, act),
            Msg::Intended(text) => self.intended = text,
            Msg::Press(side) => self.press(side),
            Msg::Space => return self.press_by_key(),
            Msg::Adjust => self.adjust_by_key(),
            Msg::Flag => return self.settle(),
            Msg::Look => {
                let missed = self.look();
                return self.settle() || missed;
            }
            Msg::Kept(report) => self.hear_keeper(report),
            Msg::Keeping(act) => self.keeping_acts(act),
            Msg::Language(language) => {
                browser::store_language(language);
                self.texts = Rc::new(Texts::new(language));
                self.name_document();
            }
            Msg::Notation(notation) => {
                browser::store_notation(notation);
                self.chosen_notation = notation;
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
                self.chosen_notation = address.notation.or(self.chosen_notation);
                self.sit_down(&address);
                self.keeper.look(&browser::hash());
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
        let scene = match self.past {
            Some(past) => Scene::past(&self.sitting, past),
            None => Scene::of(&self.sitting, self.hand, self.reason),
        };
        let squares: Vec<String> = scene
            .squares(Mark::Reason)
            .into_iter()
            .map(|square| square.to_string())
            .collect();
        let over = self.sitting.outcome().is_some();
        let position = *self.sitting.position();
        let turn = self.sitting.game().turn();
        let shown = *self.shown();
        let placement = match self.past {
            Some(_) => shown.placement(),
            None => *self.sitting.board(),
        };
        let note = if let (Some(past), true) = (self.past, self.note.is_empty()) {
            say(&[self.past_sentence(past)])
        } else if self.note.is_empty() {
            say(&Vec::from_iter(verdicts::duty(
                &position,
                self.sitting.duty(),
            )))
        } else {
            say(&self.note)
        };
        let near = self.orientation.near;
        let has_bars = self.has_bars();
        let classes = classes!(
            "table",
            has_bars.then_some("clocked"),
            (has_bars && self.setup.seats == Seats::FaceToFace).then_some("face-to-face"),
            format!("near-{near}"),
            self.past.map(|_| "past"),
        );
        let mut sheet = self.sheet.borrow_mut();
        sheet.follow(&self.sitting, self.notation());
        let made = self.sitting.plies().len();
        let last = made.checked_sub(1).map(|last| self.written(last));
        html! {
            <main class={classes} ref={self.root.clone()}>
                <header>
                    <h1><a href="#/" data-action="home">{ texts.plain("title") }</a></h1>
                    <p class="tagline">{ texts.plain("tagline") }</p>
                    <Settings texts={texts.clone()} on_language={self.callbacks.language.clone()}>
                        { notation_choice(self.chosen_notation, texts, &self.callbacks.notation) }
                        <Keeping notes={Notes::default()} can_resume={false} files=true
                            can_export={!self.sitting.game().log().is_empty()} texts={texts.clone()}
                            on_act={self.callbacks.keeping.clone()} />
                    </Settings>
                </header>
                if has_bars {
                    { self.bar(!near) }
                }
                <Board position={shown} {placement} {scene} past={self.past} hand={self.hand}
                    orientation={self.orientation}
                    cursor={self.cursor} texts={texts.clone()} layer={self.layer.clone()}
                    on_gesture={self.callbacks.gesture.clone()}
                    on_cursor={self.callbacks.cursor.clone()}
                    on_letter={self.callbacks.letter.clone()} />
                <div class="said">
                    <Status text={say(&[sentences::status(&self.sitting)])} {turn}
                        outcome={self.sitting.outcome()} />
                    <Note text={note} squares={squares.join(" ")} />
                    if self.past.is_some() {
                        <button type="button" class="back" data-action="back-to-game"
                            onclick={self.callbacks.back.clone()}>{ texts.plain("back-to-game") }</button>
                    }
                    <Keeping notes={self.kept.clone()} gap={gaps::told(&self.sitting, texts)}
                        undecided={gaps::undecided(self.sitting.game()).is_some()}
                        can_resume={self.can_resume()} files=false
                        can_export={false} texts={texts.clone()} on_act={self.callbacks.keeping.clone()} />
                </div>
                if self.writes_own() {
                    { self.own_sheet() }
                } else {
                    <ScoreSheet blocks={sheet.blocks().to_vec()} {made} past={self.past}
                        timed={self.sitting.game().settings().has_clock()} last={last.unwrap_or_default()} {over}
                        texts={texts.clone()} on_walk={self.callbacks.walk.clone()}
                        on_print={self.callbacks.print.clone()}>
                        { self.compared() }
                    </ScoreSheet>
                }
                { printed::head(&self.sitting, &self.setup, self.keeper.begun(), texts) }
                { printed::foot(&self.sitting, texts) }
                if has_bars {
                    { self.bar(near) }
                }
                <TypedMove value={self.typed.clone()} hint={say(&[move_sentences::typed(&position, &self.typed, self.notation())])} over={over}
                    texts={texts.clone()} field={self.field.clone()}
                    on_change={self.callbacks.typing.clone()}
                    on_enter={self.callbacks.typed.clone()} />
                <Controls can_take_back={self.sitting.can_take_back()} texts={texts.clone()}
                    on_new_game={self.callbacks.new_game.clone()}
                    on_flip={self.callbacks.flip.clone()}
                    on_take_back={self.callbacks.take_back.clone()} />
                <Awake wanted={self.is_running()} />
                <Announcer count={self.announced.0} text={self.announced.1.clone()} />
            </main>
        }
    }

    fn destroy(&mut self, _: &Context<Table>) {
        self.keeper.let_go();
    }

    fn rendered(&mut self, ctx: &Context<Table>, first: bool) {
        self.watch(ctx.link());
        self.ways.set(self.ways());
        if first && let Some(root) = self.root.cast::<Element>() {
            self.wheel = walking::wheel(&root, self.ways.clone(), ctx.link());
        }
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
