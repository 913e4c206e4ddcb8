//! What can happen to the table.

use std::rc::Rc;

use super::computer;
use super::papers::Wanted;
use crate::app::hand::Gesture;
use crate::app::language::Language;
use crate::app::page::controls::Control;
use crate::app::page::later::{NotFetched, Papers};
use crate::app::page::player::Act;
use crate::app::page::pointer::Heard;
use crate::app::page::{desk, keeping, share};
use crate::app::texts::Texts;
use crate::app::walk::Walk;
use crate::notation::Notation;
use crate::rules::{Color, Square};
use crate::storage::Report;

/// What can happen to the table, and changes it.
pub enum Msg {
    /// What has been done on the board that was set out before the table came.
    Early,
    /// The hand does something over the board.
    Gesture(Gesture),
    /// The window tells the board something.
    Heard(Heard),
    /// Another square has the focus.
    Cursor(Square),
    /// The text of the field for typed moves changes.
    Typing(String),
    /// A letter is typed on the board.
    Letter(String),
    /// Enter in that field.
    Typed,
    /// A button of the game.
    Control(Control),
    /// A step through the game.
    Walk(Walk),
    /// Back to the game as it stands, and to its board.
    BackToGame,
    /// A player writes a half-move, numbered from 1, down on the own sheet.
    WriteDown(Color, u32, String),
    /// A player need not write any longer, or must again.
    Duty,
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
    /// The arbiter does something at his desk.
    Desk(desk::Act),
    /// A flag is seen to fall.
    Flag,
    /// The device may have slept.
    Look,
    /// The keeper of games tells something.
    Kept(Report),
    /// The storage is waited for no longer.
    Open,
    /// A part is drawn; the next is to follow.
    Rest,
    /// Something is asked for about the board, as a text.
    Ask(String),
    /// The part of the page that answers has come with its sentences, or has not.
    Answer(String, Option<Rc<Texts>>),
    /// The list of what can be asked is closed.
    CloseList,
    /// What can be done with the game is asked for.
    Share,
    /// The part of the page that knows scores has come for this, or has not.
    Papers(Wanted, Result<&'static Papers, NotFetched>),
    /// Something is done with it.
    ShareAct(share::Act),
    /// Something is asked for about the keeping of games.
    Keeping(keeping::Act),
    /// Something happens to the computer that plays here.
    Computer(computer::Event),
    /// Another language.
    Language(Language),
    /// What the players are shown changes: the place among the aids, and whether it is shown.
    Aid(usize, bool),
    /// Another notation, or that of the language.
    Notation(Option<Notation>),
    /// The sentences of a language have come.
    Speak(Rc<Texts>),
    /// The address has changed.
    Address,
}
