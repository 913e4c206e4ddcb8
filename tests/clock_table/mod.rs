//! A clock on a table: one readable line of one act.
#![allow(dead_code)]

pub use jadoube::clock::*;
pub use jadoube::rules::Color::{self, Black, White};

/// `1:30:00`, `1:30`, `9.5` or `90` (seconds) as a length.
pub fn time(text: &str) -> Millis {
    let (sign, text) = match text.strip_prefix('-') {
        Some(rest) => (-1, rest),
        None => (1, text),
    };
    let (whole, tenths) = text.split_once('.').unwrap_or((text, "0"));
    let seconds = whole
        .split(':')
        .fold(0, |sum, part| sum * 60 + part.parse::<i64>().unwrap());
    Millis(sign * (seconds * 1_000 + tenths.parse::<i64>().unwrap() * 100))
}

pub fn instant(text: &str) -> Instant {
    Instant(time(text).get())
}

pub fn control(text: &str) -> Control {
    text.parse().unwrap()
}

#[derive(Clone)]
pub struct Table {
    setup: ClockSetup,
    pub events: Vec<Stamped>,
    pub clock: ChessClock,
    now: Instant,
}

/// A clock with this control, flags called at once, not started.
pub fn table(text: &str) -> Table {
    table_with(text, FlagCall::Automatic)
}

/// A clock with this control, flags on claim, not started.
pub fn table_on_claim(text: &str) -> Table {
    table_with(text, FlagCall::OnClaim)
}

fn table_with(text: &str, flag_call: FlagCall) -> Table {
    let setup = ClockSetup {
        control: control(text),
        flag_call,
        first_to_move: White,
    };
    Table {
        clock: ChessClock::new(setup.clone()),
        setup,
        events: Vec::new(),
        now: Instant(0),
    }
}

impl Table {
    pub fn start(self) -> Table {
        self.act(Event::Start)
    }

    /// So much time goes by.
    pub fn wait(mut self, text: &str) -> Table {
        self.now = self.now + time(text);
        self
    }

    /// Something happens that the clock takes.
    pub fn act(mut self, event: Event) -> Table {
        self.clock
            .apply(Stamped {
                at: self.now,
                event,
            })
            .unwrap_or_else(|why| panic!("{event:?} refused: {why:?}"));
        self.events.push(Stamped {
            at: self.now,
            event,
        });
        self
    }

    /// Something happens that the clock refuses, without any change.
    pub fn refuse(mut self, event: Event, why: ClockRefusal) -> Table {
        let before = self.clock.clone();
        assert_eq!(
            self.clock.apply(Stamped {
                at: self.now,
                event,
            }),
            Err(why),
            "{event:?}"
        );
        assert_eq!(self.clock, before, "{event:?}");
        self
    }

    pub fn press(self, side: Color) -> Table {
        self.act(Event::Press(side))
    }

    /// Both sides move once, each using so much time.
    pub fn round(self, white: &str, black: &str) -> Table {
        self.wait(white).press(White).wait(black).press(Black)
    }

    /// So many rounds alike.
    pub fn rounds(mut self, count: u32, white: &str, black: &str) -> Table {
        for _ in 0..count {
            self = self.round(white, black);
        }
        self
    }

    /// The last `count` events are taken back now.
    pub fn take_back(mut self, count: usize) -> Table {
        self.events.truncate(self.events.len() - count);
        self.clock = ChessClock::replay(self.setup.clone(), self.events.iter().copied());
        self.act(Event::TakenBack)
    }

    pub fn read(&self) -> Reading<'_> {
        self.clock.at(self.now)
    }

    pub fn now(&self) -> Instant {
        self.now
    }

    /// What the faces must show now, to the millisecond.
    pub fn shows(self, white: &str, black: &str) -> Table {
        assert_eq!(self.read().remaining(White), Some(time(white)), "White");
        assert_eq!(self.read().remaining(Black), Some(time(black)), "Black");
        self
    }

    pub fn runs(self, side: Option<Color>) -> Table {
        assert_eq!(self.read().running(), side);
        self
    }

    pub fn flags(self, white: Option<&str>, black: Option<&str>) -> Table {
        assert_eq!(self.read().flag(White), white.map(instant), "White");
        assert_eq!(self.read().flag(Black), black.map(instant), "Black");
        self
    }

    pub fn moves_to_control(self, white: Option<u32>, black: Option<u32>) -> Table {
        assert_eq!(self.read().moves_to_control(White), white, "White");
        assert_eq!(self.read().moves_to_control(Black), black, "Black");
        self
    }
}
