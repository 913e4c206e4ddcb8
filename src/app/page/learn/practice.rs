//! The practice board: any pieces anywhere, what each of them does, and what is wrong with them as a position.

use std::rc::Rc;

use yew::prelude::*;

mod acts;
mod tray;
mod view;

use super::carried::Carried;
use crate::app::hand::{Done, Place};
use crate::app::learn::editor::{Editor, Tool};
use crate::app::page::board::Handle;
use crate::app::texts::Texts;
use crate::rules::{Color, FenError, Piece, Role, Square, Wing};

/// What the practice board is given.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The position that the address asks for.
    pub fen: Option<AttrValue>,
    /// The language.
    pub texts: Rc<Texts>,
    /// The head of the page.
    pub head: Html,
}

/// What can happen to the practice board.
pub enum Msg {
    /// The hand has done something over it.
    Done(Done),
    /// A letter, a digit or `Delete` is typed on a square.
    Key(Square, String),
    /// Another tool is taken.
    Tool(Tool),
    /// A pointer goes down on a piece beside the board.
    TakeUp(Piece, Place),
    /// It moves.
    CarryTo(Place),
    /// It goes up there, or is taken away.
    LetGo(Option<Place>),
    /// The usual start is set up.
    Start,
    /// All is taken off.
    Clear,
    /// One piece is put on the board alone.
    Alone(Role),
    /// The board is turned round.
    Flip,
    /// A side gets the move.
    Turn(Color),
    /// A side may castle towards a wing, or no longer.
    Castling(Color, Wing, bool),
    /// A pawn has just passed over this square, or none has.
    Passed(Option<Square>),
    /// The text of the FEN changes.
    Typing(String),
    /// It is to be set up.
    ReadFen,
    /// The FEN goes to the clipboard.
    CopyFen,
    /// So does a link to the position.
    CopyLink,
    /// What has come of that; the key of its sentence.
    Told(&'static str),
}

/// The practice board.
pub struct Practice {
    editor: Editor,
    tool: Tool,
    near: Color,
    /// The piece that is looked at.
    seen: Option<Square>,
    /// The text in the field for a FEN while it is not that of the board.
    typed: Option<String>,
    /// Why that text can't be set up.
    error: Option<FenError>,
    told: Option<&'static str>,
    /// The piece that is carried from beside the board.
    carried: Option<Carried>,
    /// A piece has just been carried: the click that ends it chooses no tool.
    dragged: bool,
    announced: (u32, AttrValue),
    layer: Handle,
}

impl Component for Practice {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Practice>) -> Practice {
        let mut practice = Practice {
            editor: Editor::initial(),
            tool: Tool::Move,
            near: Color::White,
            seen: None,
            typed: None,
            error: None,
            told: None,
            carried: None,
            dragged: false,
            announced: (0, AttrValue::default()),
            layer: Handle(Rc::default()),
        };
        practice.set_up(ctx.props().fen.as_deref());
        practice
    }

    fn update(&mut self, ctx: &Context<Practice>, msg: Msg) -> bool {
        self.act(ctx, msg)
    }

    fn changed(&mut self, ctx: &Context<Practice>, old: &Props) -> bool {
        let fen = &ctx.props().fen;
        if *fen != old.fen && fen.as_deref() != Some(self.editor.fen().as_str()) {
            self.set_up(fen.as_deref());
        }
        true
    }

    fn view(&self, ctx: &Context<Practice>) -> Html {
        self.draw(ctx)
    }
}
