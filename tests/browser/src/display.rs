//! A display without a screen, for the engine that has no windowless way.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use xtask::browsers::Program;

use crate::guard::{End, Guarded};

/// Width and height in pixels; the pointer rests in the middle.
const SIZE: (u64, u64) = (2000, 3000);

/// A running X server.
pub struct Display {
    _server: Guarded,
    name: String,
}

impl Display {
    /// Starts an X server on a free number, larger than any window of the tests.
    ///
    /// # Panics
    /// When it is missing or does not start.
    pub fn start() -> Self {
        let mut command = Command::new(Program::Xvfb.found());
        let screen = format!("{}x{}x24", SIZE.0, SIZE.1);
        command.args(["-displayfd", "1", "-screen", "0", &screen]);
        let mut server = Guarded::start(&command, End::Ask, Stdio::piped());
        let mut number = String::new();
        if let Some(output) = server.output() {
            drop(BufReader::new(output).read_line(&mut number));
        }
        assert!(!number.trim().is_empty(), "Xvfb finds no free display");
        Self {
            _server: server,
            name: format!(":{}", number.trim()),
        }
    }

    /// Where a window of this width belongs. Nobody manages windows here, so the one under the pointer has the
    /// focus; and the pointer is kept off the page, on the bar above it.
    pub fn place(width: u64) -> (u64, u64) {
        const INTO_THE_BAR: u64 = 10;
        (SIZE.0.saturating_sub(width) / 2, SIZE.1 / 2 - INTO_THE_BAR)
    }

    /// What programs find it by, in the variable `DISPLAY`.
    pub fn name(&self) -> &str {
        &self.name
    }
}
