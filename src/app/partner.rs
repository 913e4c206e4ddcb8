//! The computer as one of the two at the table (LEARN-8): what it has to do next, and how long it takes its
//! time about it. It acts by the same actions as a person; which move it is, and whether a draw is welcome,
//! a worker answers.

use super::message::Message;
use super::sitting::Sitting;
use crate::clock::Instant;
use crate::game::Action;
use crate::rules::{Color, Move, Position};

/// How long it takes until its hand comes, in milliseconds, thinking included: a move that is there at once is
/// hard to follow.
const PAUSE: u32 = 600;

/// How long its hand is on the piece, or takes from the board to the clock, in milliseconds.
const HAND: u32 = 350;

/// So much of its time is left for these, at most: this part of what its clock shows.
const SHARE: i64 = 100;

/// What the computer owes the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Due {
    /// Nothing: somebody else has to do something first.
    Nothing,
    /// Its move.
    Move,
    /// The press of its clock (DONE-7).
    Press,
    /// An answer to the offered draw (DRAW-1).
    Answer,
    /// An answer to whether a touch was an accident (APP-2).
    Accident,
}

/// What the page has to do for the computer. The newest order takes the place of the one before.
#[derive(Clone, PartialEq, Debug)]
pub enum Order {
    /// Nothing; what was under way is dropped.
    Rest,
    /// To ask for the move in the position on the board.
    AskMove,
    /// To ask whether a draw is welcome there.
    AskDraw,
    /// To do something after so many milliseconds.
    After(u32, Deed),
}

/// What the computer does at the table.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    /// It makes its move, with all its parts.
    Play(Move),
    /// Anything else.
    Act(Action),
}

/// The computer at the table.
#[derive(Clone, Debug)]
pub struct Partner {
    side: Color,
    /// When it began to think about its move or answer.
    began: Instant,
    /// What was due when it last looked, and how many lines the log had: the same again is under way.
    seen: Option<(Due, usize)>,
    /// The move that it has decided on, and in which position.
    chosen: Option<(Position, Move)>,
    /// Whether it is glad of the draw that is offered, or that it can claim.
    welcomes: Option<bool>,
    stuck: bool,
}

impl Partner {
    /// The computer, about to play this side.
    pub fn of(side: Color) -> Partner {
        Partner {
            side,
            began: Instant(i64::MIN),
            seen: None,
            chosen: None,
            welcomes: None,
            stuck: false,
        }
    }

    /// Which side it has.
    pub fn side(&self) -> Color {
        self.side
    }

    /// Looks at the table; the order, where something else is to be done than before.
    pub fn look(&mut self, sitting: &Sitting, at: Instant) -> Option<Order> {
        let due = self.due(sitting, at);
        let seen = (due, sitting.game().log().len());
        if self.seen == Some(seen) {
            return None;
        }
        self.seen = Some(seen);
        if due == Due::Nothing {
            self.welcomes = None;
        }
        let after = |longest, deed| Order::After(self.pause(longest, sitting, at), deed);
        let order = match due {
            Due::Nothing => Order::Rest,
            Due::Press => after(HAND, Deed::Act(Action::Press)),
            // Who says so is believed.
            Due::Accident => after(PAUSE, Deed::Act(Action::AgreeAccident)),
            Due::Answer => match self.welcomes {
                None => Order::AskDraw,
                Some(true) => after(self.rest_of_pause(at), Deed::Act(Action::AcceptDraw)),
                Some(false) => after(self.rest_of_pause(at), Deed::Act(Action::DeclineDraw)),
            },
            Due::Move => match self.chosen_in(sitting) {
                None => match (sitting.game().rightful_claim(), self.welcomes) {
                    (Some(_), None) => Order::AskDraw,
                    (Some(claim), Some(true)) => {
                        let claim = Deed::Act(Action::Claim { claim });
                        after(self.rest_of_pause(at), claim)
                    }
                    (_, Some(false)) | (None, _) => Order::AskMove,
                },
                Some(mv) if self.is_touched(mv, sitting) => after(HAND, Deed::Play(mv)),
                Some(mv) if sitting.binds() || sitting.is_free_board() => {
                    let square = mv.from();
                    after(self.rest_of_pause(at), Deed::Act(Action::Touch { square }))
                }
                Some(mv) => after(self.rest_of_pause(at), Deed::Play(mv)),
            },
        };
        if matches!(order, Order::AskMove | Order::AskDraw) {
            self.began = at;
        }
        Some(order)
    }

    /// The move that was asked for, in UCI's form. One that can't be made leaves the computer stuck.
    pub fn hear_move(&mut self, text: &str, sitting: &Sitting) {
        let allowed = sitting.game().obligation().allowed;
        let found = allowed.iter().find(|mv| mv.to_string() == text);
        // It may have touched another piece before the page was left and came back.
        let bound = || allowed.first().filter(|_| sitting.duty().binds());
        match found.or_else(bound) {
            Some(mv) => {
                self.chosen = Some((*sitting.position(), *mv));
                self.seen = None;
            }
            None => self.is_stuck_now(),
        }
    }

    /// Whether a draw is welcome, which was asked for.
    pub fn hear_draw(&mut self, welcomes: bool) {
        self.welcomes = Some(welcomes);
        self.seen = None;
    }

    /// It can't go on: there is no answer, or the table refuses what it does.
    pub fn is_stuck_now(&mut self) {
        self.stuck = true;
    }

    /// Whether it can't go on.
    pub fn is_stuck(&self) -> bool {
        self.stuck
    }

    /// Lets it try again.
    pub fn again(&mut self) {
        self.stuck = false;
        self.seen = None;
    }

    /// Whether the pieces are the computer's to move now, and nobody else's.
    pub fn has_move(&self, sitting: &Sitting) -> bool {
        sitting.outcome().is_none() && sitting.game().turn() == self.side
    }

    /// What the status line says in place of whose move it is.
    pub fn status(&self, sitting: &Sitting, at: Instant) -> Option<Message> {
        if !self.has_move(sitting) || self.stuck {
            return None;
        }
        if self.due(sitting, at) == Due::Move {
            return Some(Message::of("computer-thinks"));
        }
        let waits = sitting.game().is_unpressed(!self.side) && is_running(sitting, at);
        waits.then(|| Message::of("computer-waits"))
    }

    /// The positions that the worker is asked about, a FEN a line: those since the last capture or pawn
    /// move, oldest first (DRAW-12), and the one on the board.
    pub fn positions(sitting: &Sitting) -> String {
        let position = sitting.position();
        let plies = sitting.plies();
        let since = plies
            .len()
            .saturating_sub(usize::from(position.halfmove_clock()));
        let earlier = plies.iter().skip(since).map(|ply| ply.before.to_fen());
        let all: Vec<String> = earlier.chain([position.to_fen()]).collect();
        all.join("\n")
    }

    fn due(&self, sitting: &Sitting, at: Instant) -> Due {
        let game = sitting.game();
        let decided = game.outcome().is_some() || game.is_adjourned();
        if self.stuck || decided || game.two_minutes_claimed_by().is_some() {
            return Due::Nothing;
        }
        let runs = is_running(sitting, at);
        let by_hand = runs && game.settings().pressed_by_hand();
        if by_hand && game.is_unpressed(self.side) {
            return Due::Press;
        }
        if game.draw_offered_by() == Some(!self.side) {
            return Due::Answer;
        }
        if game.accident_called().is_some() && game.turn() != self.side {
            return Due::Accident;
        }
        let waits = by_hand && game.is_unpressed(!self.side);
        if runs && !waits && game.turn() == self.side {
            Due::Move
        } else {
            Due::Nothing
        }
    }

    fn chosen_in(&self, sitting: &Sitting) -> Option<Move> {
        let (position, mv) = self.chosen.as_ref()?;
        (position == sitting.position()).then_some(*mv)
    }

    fn is_touched(&self, mv: Move, sitting: &Sitting) -> bool {
        let touches = sitting.game().ledger().touches();
        touches.iter().any(|touch| touch.square == mv.from())
    }

    /// What is left of the pause when it has thought, in milliseconds.
    fn rest_of_pause(&self, at: Instant) -> u32 {
        let thought = u32::try_from(at.since(self.began).get()).unwrap_or(PAUSE);
        PAUSE.saturating_sub(thought)
    }

    /// So long at most, in milliseconds; less when its time runs short.
    fn pause(&self, longest: u32, sitting: &Sitting, at: Instant) -> u32 {
        let left = sitting.game().clock().at(at).remaining(self.side);
        let share = left.map(|left| u32::try_from(left.get() / SHARE).unwrap_or(longest));
        share.map_or(longest, |share| share.min(longest))
    }
}

/// Whether the time runs, or there is no clock to run.
fn is_running(sitting: &Sitting, at: Instant) -> bool {
    let game = sitting.game();
    !game.settings().has_clock() || game.clock().at(at).running().is_some()
}

#[cfg(test)]
#[path = "partner_tests.rs"]
mod tests;
