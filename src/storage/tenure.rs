//! Who may write a game: of all the pages that have it open, one.
//!
//! The browser's locks say who holds the game; a record that each page adds on taking it up fences off
//! whoever held it before, so that nothing is overwritten even where the word comes late or where the
//! browser has no locks.

/// How this page stands to the game on its board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tenure {
    /// Nothing is kept yet.
    #[default]
    None,
    /// The lock is asked for.
    Asking,
    /// It is held elsewhere; this page has not taken the game up.
    Elsewhere,
    /// The lock is being taken from whoever holds it.
    Taking,
    /// The lock is held, and the game is being read.
    Reading,
    /// This page writes the game.
    Held,
    /// Another page has taken the game over.
    TakenOver,
}

/// What happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Happening {
    /// A kept game is to be taken up.
    Wanted,
    /// A game is begun here.
    Begun,
    /// The lock is granted, or the browser has none.
    Granted,
    /// Another page holds the lock.
    Refused,
    /// The game has been read, and fenced off.
    Read,
    /// The game can't be read.
    Unread,
    /// Another game is put on the board.
    Left,
    /// Another page has taken the lock.
    Stolen,
    /// A record of this number is there already: another page has taken the game up.
    Clash,
    /// The player asks to have the game here.
    TakeOver,
}

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Ask for the lock, without waiting.
    Ask,
    /// Take the lock from whoever holds it.
    Steal,
    /// Read the game and fence it off.
    TakeUp,
    /// Let the lock go.
    LetGo,
    /// Say that it is open elsewhere.
    SayElsewhere,
    /// Write no more, and say that it has been taken over.
    SayTakenOver,
}

impl Tenure {
    /// Whether this page may write.
    pub fn may_write(self) -> bool {
        self == Tenure::Held
    }

    /// What follows from a happening; what makes no sense in a state changes nothing.
    #[must_use]
    pub fn after(self, happening: Happening) -> (Tenure, Option<Step>) {
        use Happening::{
            Begun, Clash, Granted, Left, Read, Refused, Stolen, TakeOver, Unread, Wanted,
        };
        match (self, happening) {
            (_, Wanted) => (Tenure::Asking, Some(Step::Ask)),
            (_, Left) => (Tenure::None, Some(Step::LetGo)),
            // Nobody else can know of a game that is only begun; the lock is asked for all the same.
            (_, Begun) => (Tenure::Held, Some(Step::Ask)),
            (Tenure::Asking | Tenure::Taking, Granted) => (Tenure::Reading, Some(Step::TakeUp)),
            (Tenure::Reading, Read) => (Tenure::Held, None),
            (Tenure::Reading, Unread) => (Tenure::None, Some(Step::LetGo)),
            (Tenure::Asking, Refused) => (Tenure::Elsewhere, Some(Step::SayElsewhere)),
            (Tenure::Held | Tenure::Reading, Stolen) | (Tenure::Held, Clash) => {
                (Tenure::TakenOver, Some(Step::SayTakenOver))
            }
            (Tenure::Elsewhere | Tenure::TakenOver, TakeOver) => {
                (Tenure::Taking, Some(Step::Steal))
            }
            (tenure, _) => (tenure, None),
        }
    }
}
