//! Reading the board through its hooks.

use serde_json::{Value, json};

use crate::page::Page;

/// The line that says whose move it is or how the game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// Its text.
    pub text: String,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: String,
    /// By which rule the game ended; empty before that.
    pub reason: String,
}

impl Page<'_> {
    /// The position on the board, as FEN.
    #[track_caller]
    pub fn fen(&self) -> String {
        self.attribute("[data-fen]", "data-fen")
            .unwrap_or_else(|| panic!("the page has no board"))
    }

    /// Waits for a position; a FEN's counters are compared only where they are given.
    #[track_caller]
    pub fn expect_fen(&self, fen: &str) {
        let same = || {
            let shown = self.fen();
            shown == fen
                || shown
                    .strip_prefix(fen)
                    .is_some_and(|rest| rest.starts_with(' '))
        };
        // A wait that fails would not say what is on the board.
        let begun = std::time::Instant::now();
        while !same() {
            assert!(
                begun.elapsed().as_secs() < 5,
                "the board shows {}, expected {fen}",
                self.fen()
            );
            std::thread::sleep(std::time::Duration::from_millis(20));
        }
    }

    /// The piece on a square, such as `wK`.
    #[track_caller]
    pub fn piece_at(&self, square: &str) -> Option<String> {
        self.attribute(&format!("[data-piece][data-at={square}]"), "data-piece")
    }

    /// All pieces, as square and piece, sorted.
    #[track_caller]
    pub fn pieces(&self) -> Vec<(String, String)> {
        let script = "return [...document.querySelectorAll('[data-piece][data-at]')]\
                      .map((e) => [e.dataset.at, e.dataset.piece]).sort()";
        let list = self.js(script, &[]);
        let word =
            |pair: &Value, index: usize| pair[index].as_str().unwrap_or_default().to_string();
        let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
        list.iter()
            .map(|pair| (word(pair, 0), word(pair, 1)))
            .collect()
    }

    /// The pieces that a FEN's first field puts on the board, in the form of [`Page::pieces`].
    pub fn pieces_of(fen: &str) -> Vec<(String, String)> {
        let mut list = Vec::new();
        for (rank, row) in (1..=8).rev().zip(fen.split([' ', '/'])) {
            let mut file = b'a';
            for letter in row.chars() {
                if let Some(gap) = letter.to_digit(10) {
                    file += u8::try_from(gap).unwrap_or(0);
                } else {
                    let color = if letter.is_uppercase() { 'w' } else { 'b' };
                    let piece = format!("{color}{}", letter.to_ascii_uppercase());
                    list.push((format!("{}{rank}", char::from(file)), piece));
                    file += 1;
                }
            }
        }
        list.sort();
        list
    }

    /// The marks of a square, sorted.
    #[track_caller]
    pub fn marks(&self, square: &str) -> Vec<String> {
        let marks = self.attribute(&format!("[data-square={square}]"), "data-marks");
        let mut marks: Vec<String> = marks
            .unwrap_or_default()
            .split_whitespace()
            .map(str::to_string)
            .collect();
        marks.sort();
        marks
    }

    /// The squares that carry a mark, sorted.
    #[track_caller]
    pub fn marked(&self, mark: &str) -> Vec<String> {
        let script = "return [...document.querySelectorAll(`[data-square][data-marks~=${arguments[0]}]`)]\
                      .map((e) => e.dataset.square).sort()";
        let list = self.js(script, &[json!(mark)]);
        let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
        list.iter()
            .filter_map(Value::as_str)
            .map(str::to_string)
            .collect()
    }

    /// The status line.
    #[track_caller]
    pub fn status(&self) -> Status {
        let attribute = |name| self.attribute("[data-status]", name).unwrap_or_default();
        Status {
            text: self.text("[data-status]").unwrap_or_default(),
            result: attribute("data-result"),
            reason: attribute("data-reason"),
        }
    }

    /// Waits until the game has ended with this result, and returns the reason.
    #[track_caller]
    pub fn expect_result(&self, result: &str) -> String {
        self.until(&format!("the game ends {result}"), || {
            self.status().result == result
        });
        self.status().reason
    }

    /// The moves of the score sheet, as they are written there.
    #[track_caller]
    pub fn score(&self) -> Vec<String> {
        let script = "return [...document.querySelectorAll('[data-ply]')]\
                      .sort((a, b) => a.dataset.ply - b.dataset.ply).map((e) => e.textContent.trim())";
        let list = self.js(script, &[]);
        let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
        list.iter()
            .filter_map(Value::as_str)
            .map(str::to_string)
            .collect()
    }

    /// The square that has the keyboard's focus, if one has.
    #[track_caller]
    pub fn focused_square(&self) -> Option<String> {
        let script = "return document.activeElement?.dataset?.square ?? null";
        self.js(script, &[]).as_str().map(str::to_string)
    }

    /// The milliseconds that a side has left.
    #[track_caller]
    pub fn left(&self, side: &str) -> i64 {
        let ms = self.attribute(&format!("[data-clock={side}]"), "data-ms");
        ms.and_then(|ms| ms.parse().ok()).unwrap_or(-1)
    }

    /// Presses the control of one side with this `data-action`, once it is there.
    #[track_caller]
    pub fn action_of(&self, side: &str, name: &str) {
        let selector = format!("[data-action={name}][data-side={side}]");
        self.until(&format!("the control {name} of {side} is there"), || {
            self.exists(&selector)
        });
        self.click(&selector);
    }

    /// Presses the control with this `data-action`.
    #[track_caller]
    pub fn action(&self, name: &str) {
        let selector = format!("[data-action={name}]");
        self.until(&format!("the control {name} is there"), || {
            self.exists(&selector)
        });
        self.click(&selector);
    }
}
