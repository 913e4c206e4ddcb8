//! A table for tests: one readable line for one act.
#![allow(dead_code)] // each test file uses its part

use jadoube::clock::{Control, Instant, Millis};
use jadoube::game::regulations::*;
use jadoube::game::touch::read_script;
use jadoube::game::*;
use jadoube::rules::{Color, Fen, Position, Square};

pub const P1: &str = "rnbqkb1r/ppp1pppp/5n2/3p4/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 2 3";
pub const C1: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[derive(Clone)]
pub struct Scene {
    pub game: Game,
    pub now: i64,
    /// What was said by the last act.
    pub said: Vec<Notice>,
}

pub fn position(fen: &str) -> Position {
    Fen::read(fen).unwrap().position
}

pub fn square(name: &str) -> Square {
    name.parse().unwrap()
}

pub fn minutes(minutes: i64) -> Millis {
    Millis::from_minutes(minutes)
}

pub fn seconds(seconds: i64) -> Millis {
    Millis::from_seconds(seconds)
}

/// The settings of most tests: guided, touch-move binding, no clock, every part by hand.
pub fn settings(laws: Preset) -> Settings {
    Settings {
        regulations: Regulations::of(laws),
        parts: PartsOfMove::ByHand,
        ..Settings::at(Table::Play)
    }
}

pub fn table(laws: Preset, fen: &str) -> Scene {
    table_of(settings(laws), fen)
}

pub fn table_of(settings: Settings, fen: &str) -> Scene {
    Scene {
        game: Game::new(settings, position(fen)),
        now: 0,
        said: Vec::new(),
    }
}

/// A table with a clock that is pressed by hand, and started.
pub fn clocked(laws: Preset, enforcement: Enforcement, control: &str, fen: &str) -> Scene {
    let mut settings = settings(laws);
    settings.enforcement = enforcement;
    settings.press = Press::ByHand;
    settings.control = control.parse::<Control>().unwrap();
    settings.regulations.clock = ClockUse::On;
    let mut table = table_of(settings, fen);
    table.arbiter(Action::StartClock);
    table
}

impl Scene {
    pub fn try_act(&mut self, by: Actor, action: Action) -> Result<(), Refused> {
        let before = self.game.clone();
        match self.game.apply(by, action, Instant(self.now)) {
            Ok(said) => {
                self.said = said;
                Ok(())
            }
            Err(refused) => {
                assert_eq!(self.game, before, "a refused action changes nothing");
                Err(refused)
            }
        }
    }

    pub fn act(&mut self, by: Actor, action: Action) -> &mut Scene {
        let shown = format!("{action:?}");
        self.try_act(by, action)
            .unwrap_or_else(|refused| panic!("{by:?} {shown}: {refused:?}"));
        self
    }

    pub fn white(&mut self, action: Action) -> &mut Scene {
        self.act(Actor::White, action)
    }

    pub fn black(&mut self, action: Action) -> &mut Scene {
        self.act(Actor::Black, action)
    }

    pub fn arbiter(&mut self, action: Action) -> &mut Scene {
        self.act(Actor::Arbiter, action)
    }

    pub fn rule(&mut self, ruling: Ruling) -> &mut Scene {
        self.arbiter(Action::Ruling { ruling })
    }

    pub fn wait(&mut self, time: Millis) -> &mut Scene {
        self.now += time.get();
        self
    }

    pub fn try_script(&mut self, by: Color, script: &str) -> Result<(), Refused> {
        let steps = read_script(script).unwrap();
        self.said = self.game.perform(by, &steps, Instant(self.now))?;
        Ok(())
    }

    /// The player to move performs a script.
    pub fn script(&mut self, script: &str) -> &mut Scene {
        let by = self.game.turn();
        self.script_by(by, script)
    }

    pub fn script_by(&mut self, by: Color, script: &str) -> &mut Scene {
        self.try_script(by, script)
            .unwrap_or_else(|refused| panic!("{script}: {refused:?}"));
        self
    }

    /// Plays moves in UCI form, each made in all its parts and, with a clock by hand, pressed.
    pub fn play(&mut self, moves: &str) -> &mut Scene {
        for text in moves.split_whitespace() {
            let by = self.game.turn();
            self.make(text);
            if self.game.settings().pressed_by_hand() && self.game.outcome().is_none() {
                self.act(by.into(), Action::Press);
            }
        }
        self
    }

    /// Makes one move in all its parts, without pressing.
    pub fn make(&mut self, text: &str) -> &mut Scene {
        let by = self.game.turn();
        let written: MoveText = text.parse().unwrap();
        let before = *self.game.position();
        let mv = written
            .find(&before)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"))
            .get();
        let (from, to) = (mv.from(), mv.to());
        self.act(by.into(), Action::Release { from, to });
        let by_hand = self.game.settings().parts == PartsOfMove::ByHand;
        if by_hand && let Some(square) = before.captured_square(mv) {
            self.act(by.into(), Action::TakeOff { square });
        }
        if let Some(wing) = mv.castling()
            && by_hand
        {
            let from = before.castling_rook(by, wing).unwrap();
            let to = wing.rook_to(by);
            self.act(by.into(), Action::Release { from, to });
        }
        if let Some(promotion) = mv.promotion() {
            let role = promotion.role();
            self.act(by.into(), Action::Promote { role, square: to });
        }
        assert_ne!(self.game.turn(), by, "{text} is made");
        self
    }

    pub fn claim(&mut self, by: Color, claim: Claim) -> &mut Scene {
        self.act(by.into(), Action::Claim { claim })
    }

    pub fn try_claim(&mut self, by: Color, claim: Claim) -> Result<(), Refused> {
        self.try_act(by.into(), Action::Claim { claim })
    }

    /// The moves still allowed, in UCI form, in alphabetical order.
    pub fn allowed(&self) -> Vec<String> {
        let mut allowed: Vec<String> = self
            .game
            .obligation()
            .allowed
            .iter()
            .map(ToString::to_string)
            .collect();
        allowed.sort();
        allowed
    }

    pub fn assert_allowed(&self, moves: &str) {
        let mut expected: Vec<&str> = moves.split_whitespace().collect();
        expected.sort_unstable();
        let laws = self.game.settings().regulations.laws;
        assert_eq!(self.allowed(), expected, "{laws:?}");
    }

    /// Any legal move is allowed.
    pub fn assert_free(&self) {
        let legal = self.game.position().legal_moves();
        let laws = self.game.settings().regulations.laws;
        assert_eq!(self.allowed().len(), legal.len(), "{laws:?}");
        assert!(!self.game.obligation().duty.binds(), "{laws:?}");
    }

    pub fn fen(&self) -> String {
        self.game.position().to_string()
    }

    /// The last move made, in UCI form.
    pub fn last_move(&self) -> Option<String> {
        let mv = self.game.record().plies().last()?.mv?;
        Some(mv.to_string())
    }

    pub fn left(&self, side: Color) -> Millis {
        let reading = self.game.clock().at(Instant(self.now));
        reading.remaining(side).unwrap()
    }

    pub fn running(&self) -> Option<Color> {
        self.game.clock().at(Instant(self.now)).running()
    }

    pub fn result(&self) -> &'static str {
        self.game.outcome().map_or("-", Outcome::result)
    }

    pub fn reason(&self) -> String {
        self.game.outcome().map_or(String::new(), Outcome::reason)
    }

    pub fn has_said(&self, what: impl Fn(&Notice) -> bool) -> bool {
        self.said.iter().any(what)
    }
}

/// All presets but these.
pub fn all_but(out: &[Preset]) -> Vec<Preset> {
    Preset::ALL
        .into_iter()
        .filter(|preset| !out.contains(preset))
        .collect()
}
