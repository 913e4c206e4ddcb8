//! The form in which a game is set up, before it is agreed.

use super::setup::Setup;
use super::setup_words::{Aid, Words};
use crate::clock::{Control, PRESET_CONTROLS, ReadError};
use crate::game::regulations::{Enforcement, Table};
use crate::storage::Heading;

/// The word for a time control that is typed.
pub const OWN_TIME: &str = "own";

/// What the players have filled in so far.
#[derive(Clone, PartialEq, Debug)]
pub struct Form {
    setup: Setup,
    /// The typed time control, where none of those on offer is chosen.
    own: Option<String>,
}

impl Form {
    /// The form with an earlier choice in it.
    pub fn new(setup: Setup) -> Form {
        let written = setup.control.to_string();
        let offered = !setup.control.is_limited() || is_offered(&written);
        Form {
            own: (!offered).then_some(written),
            setup,
        }
    }

    /// The choice so far. While a time control can't be read, the last one that could stands in it.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The choice, if all of it makes sense.
    pub fn agreed(&self) -> Option<&Setup> {
        self.time_error().is_none().then_some(&self.setup)
    }

    /// Another value of a part of the set-up, by the words of addresses. Another table brings all
    /// that it stands for; the players stay who they are and where they sit. What needs two people is left
    /// out against the computer.
    pub fn choose(&mut self, name: &str, value: &str) {
        if name != "table" {
            // The words come from the form's own lists: one that is not known changes nothing.
            let _ = self.setup.set(name, value);
            self.setup.suit_opponent();
        } else if let Some(table) = Table::of_word(value) {
            let before = self.setup.clone();
            *self = Form::new(Setup {
                names: before.names,
                seats: before.seats,
                opponent: before.opponent,
                own_side: before.own_side,
                ..Setup::at(table)
            });
        }
    }

    /// Whether a choice is on offer: nothing waits for a claim where the computer would have to make it.
    pub fn offers(&self, name: &str, word: &str) -> bool {
        let claims =
            name == "enforcement" && Enforcement::of_word(word) == Some(Enforcement::Claims);
        !claims || self.setup.computer().is_none()
    }

    /// A name as it is typed, or another line of the head.
    pub fn name(&mut self, heading: Heading, typed: &str) {
        self.setup.names.set(heading, typed);
    }

    /// Gives an aid or withholds it.
    pub fn give(&mut self, aid: &Aid, given: bool) {
        (aid.set)(&mut self.setup.aids, given);
    }

    /// Another of the time controls on offer, or [`OWN_TIME`].
    pub fn choose_time(&mut self, word: &str) {
        if word == OWN_TIME {
            if !self.setup.control.is_limited() {
                self.type_time("5+3");
            } else {
                self.own = Some(self.setup.control.to_string());
            }
        } else if let Ok(control) = word.parse() {
            self.setup.control = control;
            self.own = None;
        }
    }

    /// The time control as it is typed.
    pub fn type_time(&mut self, text: &str) {
        if let Ok(control) = text.parse() {
            self.setup.control = control;
        }
        self.own = Some(text.to_owned());
    }

    /// The typed time control, where one is typed.
    pub fn own_time(&self) -> Option<&str> {
        self.own.as_deref()
    }

    /// What is wrong in the typed time control, and where.
    pub fn time_error(&self) -> Option<ReadError> {
        self.own.as_ref()?.parse::<Control>().err()
    }

    /// The word of the chosen time control.
    pub fn time_word(&self) -> String {
        match self.own {
            Some(_) => OWN_TIME.to_owned(),
            None => self.setup.control.to_string(),
        }
    }
}

fn is_offered(written: &str) -> bool {
    PRESET_CONTROLS
        .iter()
        .any(|preset| preset.written == written)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::setup::Opponent;
    use crate::app::setup::Seats;
    use crate::game::regulations::{Preset, TouchMove};
    use crate::rules::Color;

    #[test]
    fn another_table_keeps_the_players_and_their_seats() {
        let mut form = Form::new(Setup::at(Table::Play));
        form.name(Heading::White, "Anna");
        form.choose("seats", "face");
        form.choose("laws", "club");
        form.choose("table", "learn");
        assert_eq!(form.setup().laws, Preset::Home);
        assert_eq!(form.setup().touch_move, TouchMove::Off);
        assert_eq!(form.setup().seats, Seats::FaceToFace);
        assert_eq!(form.setup().name(Color::White), Some("Anna"));
    }

    // LEARN-8
    #[test]
    fn against_the_computer_nothing_is_left_that_needs_two() {
        let mut form = Form::new(Setup::at(Table::Compete));
        form.choose("seats", "passed");
        assert!(form.offers("enforcement", "claims"));
        form.choose("enforcement", "claims");
        assert_eq!(form.setup().enforcement, Enforcement::Claims);
        form.choose("opponent", "3");
        form.choose("side", "black");
        assert_eq!(form.setup().computer(), Some((Color::White, 3)));
        assert_eq!(form.setup().seats, Seats::SideBySide);
        assert_eq!(form.setup().enforcement, Enforcement::Arbiter);
        form.choose("enforcement", "claims");
        assert_eq!(form.setup().enforcement, Enforcement::Arbiter);
        assert!(!form.offers("enforcement", "claims"));
        assert!(form.offers("enforcement", "guide"));
        form.choose("table", "learn");
        assert_eq!(form.setup().opponent, Opponent::Computer(3));
        assert_eq!(form.setup().own_side, Color::Black);
    }

    #[test]
    fn a_time_that_cant_be_read_is_told_and_not_agreed() {
        let mut form = Form::new(Setup::at(Table::Play));
        form.choose_time(OWN_TIME);
        assert!(form.agreed().is_some());
        form.type_time("7+");
        assert_eq!(form.time_error().map(|error| error.at), Some(2));
        assert_eq!(form.agreed(), None);
        form.type_time("7+2");
        assert_eq!(form.time_error(), None);
        assert_eq!(form.agreed().unwrap().control.to_string(), "7+2");
        assert_eq!(form.time_word(), OWN_TIME);
        form.type_time("x");
        form.choose_time("5+0");
        assert_eq!(form.agreed().unwrap().control.to_string(), "5+0");
        form.choose_time("none");
        assert!(!form.agreed().unwrap().control.is_limited());
    }

    #[test]
    fn every_control_on_offer_is_chosen_by_its_own_word() {
        for preset in PRESET_CONTROLS {
            let mut form = Form::new(Setup::at(Table::Play));
            form.choose_time(preset.written);
            assert_eq!(form.time_word(), preset.written);
            let again = Form::new(form.setup().clone());
            assert_eq!(again.time_word(), preset.written);
            assert_eq!(again.own_time(), None);
        }
    }

    #[test]
    fn a_remembered_time_of_ones_own_stands_in_its_field() {
        let control = "7d2".parse().unwrap();
        let form = Form::new(Setup {
            control,
            ..Setup::at(Table::Play)
        });
        assert_eq!(form.own_time(), Some("7d2"));
        assert_eq!(form.time_word(), OWN_TIME);
    }
}
