//! Who plays for the computer: what it is ordered to do is asked of its worker, or done after a pause.

use gloo_timers::callback::Timeout;
use yew::html::Scope;

use super::{Event, Player};
use crate::app::message::Message;
use crate::app::page::table::{Msg, Table};
use crate::app::page::worker::{Answer, Thinker};
use crate::app::partner::{Deed, Order, Partner};
use crate::app::sitting::Sitting;
use crate::clock::Instant;
use crate::game::Action;
use crate::rules::Color;

/// How long an answer is waited for, in milliseconds: loading included, on a slow line.
const PATIENCE: u32 = 15_000;

/// A player with a worker to think.
struct Seated {
    partner: Partner,
    level: u8,
    thinker: Option<Thinker>,
    /// The pause until it acts, or the wait for an answer.
    wait: Option<Timeout>,
}

/// Who plays this side at this level.
pub fn player(side: Color, level: u8) -> Box<dyn Player> {
    Box::new(Seated {
        partner: Partner::of(side),
        level,
        thinker: None,
        wait: None,
    })
}

impl Seated {
    fn stop(&mut self) {
        self.partner.is_stuck_now();
        self.thinker = None;
        self.wait = None;
    }
}

impl Player for Seated {
    fn look(&mut self, sitting: &Sitting, now: Instant, seed: u32, link: &Scope<Table>) {
        if self.thinker.is_none() && !self.partner.is_stuck() {
            let link = link.clone();
            self.thinker = Thinker::start(move |number, answer| {
                link.send_message(Msg::Computer(Event::Heard(number, answer)));
            });
        }
        let Some(order) = self.partner.look(sitting, now) else {
            return;
        };
        let later = |after, event: Event| {
            let link = link.clone();
            Some(Timeout::new(after, move || {
                link.send_message(Msg::Computer(event));
            }))
        };
        let Some(thinker) = &mut self.thinker else {
            self.wait = later(0, Event::Late);
            return;
        };
        self.wait = match order {
            Order::AskMove => {
                thinker.ask_move(&Partner::positions(sitting), self.level, seed);
                later(PATIENCE, Event::Late)
            }
            Order::AskDraw => {
                let black = self.partner.side() == Color::Black;
                thinker.ask_draw(&Partner::positions(sitting), black);
                later(PATIENCE, Event::Late)
            }
            Order::Rest => {
                thinker.rest();
                None
            }
            Order::After(pause, deed) => {
                thinker.rest();
                later(pause, Event::Acts(deed))
            }
        };
    }

    fn hear(&mut self, event: Event, sitting: &Sitting) -> Option<Deed> {
        match event {
            Event::Heard(number, answer) => {
                if self.thinker.as_ref()?.has_asked(number) {
                    match answer {
                        Answer::Move(text) => self.partner.hear_move(&text, sitting),
                        Answer::Draw(welcome) => self.partner.hear_draw(welcome),
                        Answer::Nothing => self.partner.is_stuck_now(),
                    }
                }
            }
            Event::Acts(deed) => return Some(deed),
            Event::Late => self.partner.is_stuck_now(),
            Event::Again => self.again(),
            Event::Come(_) | Event::TwoPlayers => {}
        }
        if self.partner.is_stuck() {
            self.stop();
        }
        None
    }

    fn again(&mut self) {
        self.partner.again();
    }

    fn refused(&mut self) {
        self.stop();
    }

    fn is_stuck(&self) -> bool {
        self.partner.is_stuck()
    }

    fn status(&self, sitting: &Sitting, now: Instant) -> Option<Message> {
        self.partner.status(sitting, now)
    }
}

/// The computer does something by the same ways as a person, but nothing that the person has open, or looks
/// at, is put away by it.
pub fn acts(table: &mut Table, side: Color, deed: Deed) {
    if table.settle() || table.desk.is_some() || table.keeper.is_taken_over() {
        // It looks anew when that is over.
        if let Some(player) = player_of(table) {
            player.again();
        }
        return;
    }
    let at = table.now();
    let before = table.sitting.game().log().len();
    match deed {
        Deed::Play(mv) => {
            let (last, position) = (table.sitting.plies().len(), *table.sitting.position());
            let (past, asked) = (table.past, table.asked);
            let (leaving, sharing) = (table.leaving, table.sharing.take());
            let typed = std::mem::take(&mut table.typed);
            let done = table.sitting.play(mv, at);
            table.done(done, last, &position, false);
            table.keep();
            if table.sitting.outcome().is_none() {
                table.asked = asked;
            }
            (table.past, table.leaving, table.sharing, table.typed) =
                (past, leaving, sharing, typed);
            if past.is_some() {
                table.gliding.clear();
            }
        }
        Deed::Act(action @ Action::Touch { .. }) => {
            // What was said stays said; that a piece is touched is seen.
            if table.sitting.act(side, action, at).is_ok() {
                table.keep();
            }
        }
        Deed::Act(action) => {
            let accepts = action == Action::AcceptDraw;
            table.does(side, action);
            // There may be laws against an early draw: then it has to say no.
            if accepts && table.sitting.game().draw_offered_by() == Some(!side) {
                table.does(side, Action::DeclineDraw);
            }
        }
    }
    if table.sitting.game().log().len() == before
        && let Some(player) = player_of(table)
    {
        player.refused();
    }
}

fn player_of(table: &mut Table) -> Option<&mut Box<dyn Player>> {
    table.computer.as_mut()?.player.as_mut()
}
