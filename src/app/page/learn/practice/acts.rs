//! What the practice board does with what it is told.

use gloo_utils::window;
use yew::Context;

use super::{Msg, Practice};
use crate::app::geometry::Orientation;
use crate::app::hand::Done;
use crate::app::learn::editor::{Change, Editor, Tool};
use crate::app::learn::sight::Sight;
use crate::app::message::Message;
use crate::app::page::learn::carried::Carried;
use crate::app::page::{browser, share};
use crate::app::sentences;
use crate::rules::{FenFault, Piece, Square};

impl Practice {
    /// One message; whether anything is to be drawn.
    pub(super) fn act(&mut self, ctx: &Context<Practice>, msg: Msg) -> bool {
        let before = self.editor;
        let seen = self.seen;
        let change = match msg {
            Msg::Done(done) => self.done(done),
            Msg::Key(square, key) => self.key(square, &key),
            Msg::Tool(tool) => {
                if !std::mem::take(&mut self.dragged) {
                    self.tool = if tool == self.tool { Tool::Move } else { tool };
                    self.seen = None;
                }
                return true;
            }
            Msg::TakeUp(piece, at) => {
                self.dragged = false;
                self.carried = Some(Carried::new(piece, at));
                return false;
            }
            Msg::CarryTo(at) => {
                if let Some(carried) = &mut self.carried {
                    self.dragged = carried.go(at, &self.layer.0);
                }
                return false;
            }
            Msg::LetGo(at) => {
                let Some(carried) = self.carried.take() else {
                    return false;
                };
                let orientation = Orientation { near: self.near };
                let square = carried.let_go(at, &self.layer.0, orientation);
                square.map(|square| {
                    self.seen = Some(square);
                    self.tool = Tool::Move;
                    self.editor.put(square, carried.piece)
                })
            }
            Msg::Start => {
                self.editor = Editor::initial();
                self.tool = Tool::Move;
                None
            }
            Msg::Clear => {
                self.editor = Editor::empty();
                if self.tool == Tool::Remove {
                    self.tool = Tool::Move;
                }
                None
            }
            Msg::Alone(role) => {
                self.editor = Editor::alone(Piece::new(self.near, role));
                self.tool = Tool::Move;
                self.seen = self.editor.setup().placement.occupied().first();
                None
            }
            Msg::Flip => {
                self.near = !self.near;
                self.say(
                    ctx,
                    vec![Message::of("spoken-flipped").text("color", self.near)],
                );
                return true;
            }
            Msg::Turn(turn) => {
                self.editor.set_turn(turn);
                None
            }
            Msg::Castling(color, wing, allowed) => {
                self.editor.allow(color, wing, allowed);
                None
            }
            Msg::Passed(square) => {
                self.editor.set_passed(square);
                None
            }
            Msg::Typing(text) => {
                self.typed = Some(text);
                self.error = None;
                return true;
            }
            Msg::ReadFen => {
                // Enter is told twice, by the field and by its form.
                let Some(text) = self.typed.clone().filter(|_| self.error.is_none()) else {
                    return false;
                };
                match Editor::read(text.trim()) {
                    Ok(editor) => {
                        self.editor = editor;
                        self.seen = None;
                        self.typed = None;
                    }
                    Err(error) => {
                        self.error = Some(error);
                        self.say(ctx, self.fen_words());
                        return true;
                    }
                }
                None
            }
            Msg::CopyFen => return self.copy(ctx, &self.editor.fen()),
            Msg::CopyLink => {
                let location = window().location();
                let place = [location.origin(), location.pathname()].map(Result::unwrap_or_default);
                return self.copy(ctx, &[place.concat(), self.address()].concat());
            }
            Msg::Told(told) => {
                self.told = Some(told);
                return true;
            }
        };
        let placement = self.editor.setup().placement;
        self.seen = self.seen.filter(|seen| placement.get(*seen).is_some());
        if self.editor != before {
            self.told = None;
            self.typed = None;
            self.error = None;
            browser::replace_hash(&self.address());
        }
        self.announce(ctx, &before, seen, change);
        true
    }

    /// The hand has done something over the board.
    fn done(&mut self, done: Done) -> Option<Change> {
        match done {
            Done::Tap(square) if self.tool == Tool::Move => {
                self.seen = Some(square).filter(|it| Some(*it) != self.seen);
                None
            }
            Done::Tap(square) => self.editor.tap(square, self.tool),
            Done::Carry { from, to, .. } => {
                self.seen = Some(to);
                self.editor.carry(from, to)
            }
            Done::Off(from) => self.editor.remove(from),
            Done::Promote { .. } | Done::Nothing => None,
        }
    }

    /// A key typed on a square: the letter of a piece puts it there.
    fn key(&mut self, square: Square, key: &str) -> Option<Change> {
        if key == "Delete" {
            return self.editor.remove(square);
        }
        let piece = key.chars().next().and_then(Piece::from_letter)?;
        Some(self.editor.put(square, piece))
    }

    /// Sets up what an address asks for; without a FEN the usual start.
    pub(super) fn set_up(&mut self, fen: Option<&str>) {
        self.seen = None;
        self.typed = None;
        self.error = None;
        match fen.map(Editor::read) {
            None => self.editor = Editor::initial(),
            Some(Ok(editor)) => {
                self.editor = editor;
                // The only piece is what one has come to see.
                self.seen = editor.setup().placement.occupied().only();
            }
            Some(Err(error)) => {
                self.editor = Editor::initial();
                self.typed = fen.map(str::to_owned);
                self.error = Some(error);
            }
        }
    }

    /// The address of what stands on the board.
    pub(super) fn address(&self) -> String {
        ["#/practice?fen=", &self.editor.fen().replace(' ', "_")].concat()
    }

    fn copy(&mut self, ctx: &Context<Practice>, text: &str) -> bool {
        let tell = ctx.link().batch_callback(|act| match act {
            share::Act::Told(told) => Some(Msg::Told(told)),
            _ => None,
        });
        share::copy(text, tell);
        false
    }

    /// What there is to see of the piece that is looked at.
    pub(super) fn sight(&self) -> Option<Sight> {
        self.seen.and_then(|it| Sight::of(self.editor.setup(), it))
    }

    /// What is wrong with the pieces as a position of a game. An empty board is only a beginning.
    pub(super) fn fault_words(&self) -> Option<Message> {
        let empty = self.editor.setup().placement.occupied().is_empty();
        let fault = self.editor.fault().filter(|_| !empty)?;
        Some(sentences::setup_error(&fault))
    }

    /// Why the text in the field can't be set up.
    pub(super) fn fen_words(&self) -> Vec<Message> {
        self.error
            .iter()
            .flat_map(|error| {
                let field = sentences::field_word(error.field);
                let field = Message::of("practice-fen-field").text("field", field);
                let fault =
                    (error.fault != FenFault::Missing).then(|| sentences::fen_fault(error.fault));
                [Some(field), fault].into_iter().flatten()
            })
            .collect()
    }

    /// Says what has changed, what is wrong now that was not before, and what there is to see.
    fn announce(
        &mut self,
        ctx: &Context<Practice>,
        before: &Editor,
        seen: Option<Square>,
        change: Option<Change>,
    ) {
        let mut said: Vec<Message> = change
            .iter()
            .map(|change| match *change {
                Change::Put(square, piece) => sentences::square_name(square, Some(piece)),
                Change::Removed(square, _) => sentences::square_name(square, None),
            })
            .collect();
        if change.is_some() {
            browser::sound("move");
        }
        if self.seen != seen
            && let Some(sight) = self.sight()
        {
            said = sight.words(&self.editor.setup().placement);
        }
        if self.editor.fault() != before.fault() {
            let playable = || Message::of("practice-playable");
            said.push(self.fault_words().unwrap_or_else(playable));
        }
        if !said.is_empty() {
            self.say(ctx, said);
        }
    }

    fn say(&mut self, ctx: &Context<Practice>, said: Vec<Message>) {
        let texts = &ctx.props().texts;
        let said: Vec<String> = said.iter().map(|it| texts.say(it)).collect();
        self.announced = (self.announced.0.wrapping_add(1), said.join(". ").into());
    }
}
